//! What must not be guessed: tokens, names of tables, seeds.

use sha2::{Digest, Sha256};

use crate::error::AppError;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 160 bits in 32 letters: a guest's token, an invite, a private link.
pub(crate) fn token() -> Result<String, AppError> {
    letters::<32>()
}

/// 60 bits in 12 letters: the name of a table. Who has it may watch.
pub(crate) fn name() -> Result<String, AppError> {
    letters::<12>()
}

/// What chance is drawn from at one table.
pub(crate) fn seed() -> Result<[u8; 32], AppError> {
    let mut seed = [0; 32];
    getrandom::fill(&mut seed).map_err(AppError::internal)?;
    Ok(seed)
}

/// What is kept of a token.
pub(crate) fn hash(token: &str) -> Vec<u8> {
    Sha256::digest(token.as_bytes()).to_vec()
}

/// Whether `text` could be a token of ours.
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|letter| ALPHABET.contains(&letter))
}

fn letters<const COUNT: usize>() -> Result<String, AppError> {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).map_err(AppError::internal)?;
    // The alphabet has 32 letters, so five bits of each byte are one of them.
    Ok(bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect())
}
