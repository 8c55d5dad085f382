//! What must not be guessed: tokens, names of tables, seeds.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair};
use sha2::{Digest, Sha256};
use store::{Store, StoreError};

use crate::error::AppError;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// So many letters at the end of a guest's token say that we have made it.
const SEAL: usize = 16;

/// What seals guests' tokens: the same at every node, as it follows from the key of the house.
#[derive(Copy, Clone)]
pub(crate) struct Seal([u8; 32]);

impl std::fmt::Debug for Seal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seal")
    }
}

impl Seal {
    /// The seal of the house that keeps its tables there.
    pub(crate) async fn of(store: &Store) -> store::Result<Seal> {
        let digest =
            Sha256::new().chain_update("ingenio guest 1\n").chain_update(house(store).await?);
        Ok(Seal(digest.finalize().into()))
    }

    /// A guest's token: 160 bits, and what tells every node that the house has made it, before
    /// anybody is known by it.
    pub(crate) fn guest_token(&self) -> Result<String, AppError> {
        let token = token()?;
        let end = self.end(&token);
        Ok(format!("{token}{end}"))
    }

    /// Whether the house has made this token of a guest's.
    pub(crate) fn has_made(&self, text: &str) -> bool {
        if !is_word(text, 32 + SEAL) {
            return false;
        }
        let (token, sealed) = text.split_at(32);
        // What is compared is hashed, so that no time tells how much of it was right.
        hash(sealed) == hash(&self.end(token))
    }

    fn end(&self, token: &str) -> String {
        let digest = Sha256::new().chain_update(self.0).chain_update(token).finalize();
        spelled(&digest[..SEAL])
    }
}

/// The key of the house, which is kept with the tables: the first who asks makes it up.
pub(crate) async fn house(store: &Store) -> store::Result<Vec<u8>> {
    let new = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    let new = new.map_err(|_| StoreError::Broken("vapid".into()))?;
    store.vapid(new.as_ref()).await
}

/// What a browser keeps from which somebody has signed out, so that it is known again: nobody can
/// make it who does not know what is kept of the password, and with another password it is void.
pub(crate) fn known_browser(password: &str) -> String {
    let digest = Sha256::new().chain_update("ingenio browser 1\n").chain_update(password);
    spelled(&digest.finalize())
}

/// 160 bits in 32 letters: an invite, a private link.
pub(crate) fn token() -> Result<String, AppError> {
    letters::<32>()
}

/// Whether somebody may be known by this token.
pub(crate) fn may_be_guest(text: &str) -> bool {
    is_token(text) || is_word(text, 32 + SEAL)
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
