//! A position's fingerprint.

use crate::{Digest, Game};

/// The fingerprint of a position, with the version of the digest that made it.
pub fn fingerprint<G: Game>(game: &G) -> String {
    let mut digest = Digest::default();
    game.digest(&mut digest);
    format!("{}:{:016x}", G::PROFILE.digest, digest.value())
}
