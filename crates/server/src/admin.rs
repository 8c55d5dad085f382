//! The host's sign-in.

use std::fmt::{self, Write as _};

use sha2::{Digest as _, Sha256};

/// So often a password is hashed: whoever tries many takes so much longer.
const ROUNDS: u32 = 50_000;
/// A password is not shorter than this.
const SHORTEST: usize = 12;
/// A sign-in holds for twelve hours, in milliseconds.
pub(crate) const SESSION: i64 = 12 * 60 * 60 * 1000;

/// What the host's password has become: nobody reads it out of here. Whatever nodes have the same
/// password know each other's sign-ins; with another password all of them are over.
#[derive(Clone)]
pub struct Admin {
    key: [u8; 32],
}

impl fmt::Debug for Admin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Admin")
    }
}

impl Admin {
    /// The sign-in with this password.
    pub fn new(password: &str) -> Result<Admin, String> {
        if password.chars().count() < SHORTEST {
            return Err(format!("the host's password has at least {SHORTEST} letters"));
        }
        Ok(Admin { key: stretched(password) })
    }

    /// Whether this is the password. What is compared is hashed, so that no time tells how much of
    /// it was right.
    pub(crate) fn opens(&self, password: &str) -> bool {
        digest(&[&stretched(password)]) == digest(&[&self.key])
    }

    /// What a browser keeps to be known again.
    pub(crate) fn session(&self, now: i64) -> String {
        let until = now + SESSION;
        format!("{until}.{}", self.seal(until))
    }

    /// Whether a browser brings what it was given, and not too late.
    pub(crate) fn knows(&self, session: &str, now: i64) -> bool {
        let Some((until, seal)) = session.split_once('.') else { return false };
        let Ok(until) = until.parse::<i64>() else { return false };
        let sealed = self.seal(until);
        let same = digest(&[seal.as_bytes()]) == digest(&[sealed.as_bytes()]);
        same && (now..=now.saturating_add(SESSION)).contains(&until)
    }

    fn seal(&self, until: i64) -> String {
        let inner = digest(&[&self.key, &until.to_be_bytes()]);
        digest(&[&self.key, &inner]).iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

fn stretched(password: &str) -> [u8; 32] {
    let first = digest(&[b"ingenio host", password.as_bytes()]);
    (0..ROUNDS).fold(first, |hash, _| digest(&[&hash, password.as_bytes()]))
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    parts.iter().for_each(|part| hash.update(part));
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_in_holds_for_its_time_and_for_its_password() {
        assert!(Admin::new("too short").is_err());
        let host = Admin::new("open, sesame!").unwrap();
        assert!(host.opens("open, sesame!") && !host.opens("open, sesame?") && !host.opens(""));
        let session = host.session(1000);
        let again = Admin::new("open, sesame!").unwrap();
        assert!(host.knows(&session, 1000) && again.knows(&session, 1000 + SESSION));
        assert!(!host.knows(&session, 1001 + SESSION), "it is over");
        assert!(!host.knows(&session, 999), "it was never given");
        assert!(!Admin::new("another password").unwrap().knows(&session, 1000));
        let (until, seal) = session.split_once('.').unwrap();
        let later = until.parse::<i64>().unwrap() + 1;
        for forged in [format!("{later}.{seal}"), format!("{until}."), "x.y".into(), String::new()]
        {
            assert!(!host.knows(&forged, 1000), "{forged}");
        }
        assert_eq!(format!("{host:?}"), "Admin");
    }
}
