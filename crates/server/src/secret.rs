//! What must not be guessed: tokens, names of tables, seeds.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

use crate::error::AppError;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters at the end of a guest's token say that we have made it.
const SEAL: usize = 16;

/// What seals the tokens of this process: whoever comes with one of a process before gets
/// another, unless somebody is known by it.
static KEY: LazyLock<Result<[u8; 32], getrandom::Error>> = LazyLock::new(|| {
    let mut key = [0; 32];
    getrandom::fill(&mut key)?;
    Ok(key)
});

/// 160 bits in 32 letters: an invite, a private link.
pub(crate) fn token() -> Result<String, AppError> {
    letters::<32>()
}

/// A guest's token: as many bits, and a seal by which we know it before anybody is known by it.
pub(crate) fn guest_token() -> Result<String, AppError> {
    let token = token()?;
    let key = KEY.as_ref().map_err(AppError::internal)?;
    Ok(format!("{token}{}", seal(key, &token)))
}

/// Whether we have made this token of a guest's, in this process.
pub(crate) fn is_sealed(text: &str) -> bool {
    let (Ok(key), true) = (KEY.as_ref(), is_word(text, 32 + SEAL)) else { return false };
    let (token, sealed) = text.split_at(32);
    // What is compared is hashed, so that no time tells how much of it was right.
    hash(sealed) == hash(&seal(key, token))
}

/// Whether somebody may be known by this token.
pub(crate) fn may_be_guest(text: &str) -> bool {
    is_token(text) || is_word(text, 32 + SEAL)
}

fn seal(key: &[u8; 32], token: &str) -> String {
    let digest = Sha256::new().chain_update(key).chain_update(token).finalize();
    spelled(&digest[..SEAL])
}

/// 60 bits in 12 letters: the name of a table. Who has it may watch.
pub(crate) fn name() -> Result<String, AppError> {
    letters::<12>()
}

/// 80 bits in four words of four letters: what opens an account when its password is lost.
pub(crate) fn code() -> Result<String, AppError> {
    let words = [letters::<4>()?, letters::<4>()?, letters::<4>()?, letters::<4>()?];
    Ok(words.join("-"))
}

/// What is kept of a code, however it is typed.
pub(crate) fn code_hash(typed: &str) -> Vec<u8> {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric);
    hash(&letters.map(|letter| letter.to_ascii_lowercase()).collect::<String>())
}

/// What chance is drawn from at one table.
pub(crate) fn seed() -> Result<[u8; 32], AppError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(AppError::internal)?;
    Ok(seed)
}

/// What the link to a seat ends with that its person has left: 160 bits that follow from the
/// table's secret, the seat and the entry that offers it, so that every node knows them and each
/// offer has others.
pub(crate) fn vacancy(seed: &[u8; 32], (seat, offered): (usize, i64)) -> String {
    let what = format!("ingenio seat 1\n{seat} {offered}\n");
    let digest = Sha256::new().chain_update(what).chain_update(seed).finalize();
    spelled(&digest)
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// Whether `text` could be a link's token, or one of the first guests'.
pub(crate) fn is_token(text: &str) -> bool {
    is_word(text, 32)
}

fn is_word(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

fn letters<const COUNT: usize>() -> Result<String, AppError> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(AppError::internal)?;
    Ok(spelled(&bytes))
}

/// The alphabet has 32 letters, so five bits of each byte are one of them.
fn spelled(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}
