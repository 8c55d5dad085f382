//! Passwords, and what is kept of them.
//!
//! Hashing one is meant to be slow, so few are hashed at once and beside everything else: whoever
//! tries many waits, and nobody's move waits with them.

use std::sync::{Arc, OnceLock};

use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Algorithm, Argon2, Params, Version};
use tokio::sync::Semaphore;

use crate::error::AppError;

/// Memory in KiB, rounds and lanes of argon2id: the first of the ways that OWASP recommends.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);
/// So many may wait to be hashed; whoever comes then is asked to come back.
const MOST_WAITING: usize = 32;
/// After so many seconds.
const WAIT: u64 = 5;
/// No password has more bytes than this.
const LONGEST: usize = 1024;

/// Where passwords are hashed.
#[derive(Debug)]
pub(crate) struct Passwords {
    waiting: Arc<Semaphore>,
    working: Arc<Semaphore>,
    /// What is compared where nobody has the name, so that it takes as long.
    decoy: OnceLock<String>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        // Half of the machine at most, so that the rest of it plays.
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Passwords {
            waiting: Arc::new(Semaphore::new(MOST_WAITING)),
            working: Arc::new(Semaphore::new((cores / 2).max(1))),
            decoy: OnceLock::new(),
        }
    }
}

/// Whether a password is long enough, and not too long, to be one.
pub(crate) fn is_fit(password: &str) -> bool {
    password.chars().count() >= pages::SHORTEST_PASSWORD && password.len() <= LONGEST
}

impl Passwords {
    /// What is kept of a password.
    pub(crate) async fn hash(&self, password: &str) -> Result<String, AppError> {
        let password = password.to_owned();
        self.work(move || hashed(&password)).await?
    }

    /// Whether this is the password of which `kept` was kept. Where there is none it is not, which
    /// takes as long.
    pub(crate) async fn opens(&self, password: &str, kept: Option<&str>) -> Result<bool, AppError> {
        let is_there = kept.is_some();
        let kept = match (kept, self.decoy.get()) {
            (Some(kept), _) => kept.to_owned(),
            (None, Some(decoy)) => decoy.clone(),
            (None, None) => {
                let decoy = self.hash("nobody's").await?;
                self.decoy.get_or_init(|| decoy).clone()
            }
        };
        let password = password.get(..LONGEST).unwrap_or(password).to_owned();
        let opens = self.work(move || {
            let kept = PasswordHash::new(&kept).map_err(AppError::internal)?;
            Ok::<_, AppError>(way()?.verify_password(password.as_bytes(), &kept).is_ok())
        });
        Ok(opens.await?? && is_there)
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, AppError> {
        let waiting = Arc::clone(&self.waiting).try_acquire_owned();
        let waiting = waiting.map_err(|_| AppError::TooMany(WAIT))?;
        let working = Arc::clone(&self.working).acquire_owned().await;
        let working = working.map_err(AppError::internal)?;
        // Whoever hangs up leaves it to be done, and its place is taken until then.
        let done = tokio::task::spawn_blocking(move || {
            let done = work();
            drop((waiting, working));
            done
        });
        done.await.map_err(AppError::internal)
    }
}

fn way() -> Result<Argon2<'static>, AppError> {
    let (memory, rounds, lanes) = COST;
    let params = Params::new(memory, rounds, lanes, None).map_err(AppError::internal)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hashed(password: &str) -> Result<String, AppError> {
    let hash = way()?.hash_password(password.as_bytes()).map_err(AppError::internal)?;
    Ok(hash.to_string())
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[tokio::test]
    async fn a_password_is_kept_as_what_only_it_opens() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        let told: Vec<&str> = kept.split('$').collect();
        assert_eq!(told[1..4], ["argon2id", "v=19", "m=19456,t=2,p=1"]);
        assert_ne!(kept, passwords.hash("correct horse").await.unwrap(), "each has its own salt");
        assert!(passwords.opens("correct horse", Some(&kept)).await.unwrap());
        assert!(!passwords.opens("correct hors", Some(&kept)).await.unwrap());
        assert!(!passwords.opens("nobody's", None).await.unwrap(), "nobody has this one");
        assert!(!is_fit("1234567") && is_fit("12345678") && !is_fit(&"x".repeat(1025)));
    }

    /// Whether somebody has the name is not told by how long the answer takes.
    #[tokio::test]
    async fn it_takes_as_long_where_there_is_nobody() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        passwords.opens("warm", None).await.unwrap();
        let (mut least, mut tries) = ([u128::MAX; 2], 0);
        let is_alike = |[there, nobody]: [u128; 2]| there < nobody * 2 && nobody < there * 2;
        // Where the machine is busy with others the least of them takes longer to be met.
        while tries < 8 || (tries < 40 && !is_alike(least)) {
            tries += 1;
            for (least, kept) in least.iter_mut().zip([Some(kept.as_str()), None]) {
                let start = Instant::now();
                passwords.opens("wrong horse", kept).await.unwrap();
                *least = start.elapsed().as_micros().min(*least);
            }
        }
        assert!(is_alike(least), "{least:?} µs where there is somebody, and nobody");
    }

    #[tokio::test]
    async fn more_than_may_wait_are_asked_to_come_back() {
        let passwords = Arc::new(Passwords::default());
        let mut asked = tokio::task::JoinSet::new();
        for _ in 0..MOST_WAITING * 2 {
            let passwords = Arc::clone(&passwords);
            asked.spawn(async move { passwords.hash("correct horse").await });
        }
        let answers = asked.join_all().await;
        let refused =
            |answer: &&Result<String, AppError>| matches!(answer, Err(AppError::TooMany(WAIT)));
        let refused = answers.iter().filter(refused).count();
        assert!(refused > 0 && refused <= MOST_WAITING, "{refused}");
        assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count() + refused, answers.len());
    }
}
