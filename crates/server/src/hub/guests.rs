//! Who is known by which token: what every request asks, kept beside the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Known, Store};
use tokio::sync::OnceCell;

use super::Hub;
use crate::error::AppError;
use crate::secret::Seal;

/// So many guests are remembered at most; then all are forgotten.
const MOST: usize = 4096;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// The guests who have asked lately.
#[derive(Clone, Debug)]
pub(crate) struct Guests {
    store: Store,
    memory: Arc<Mutex<Memory>>,
    seal: Arc<OnceCell<Seal>>,
}

#[derive(Debug, Default)]
struct Memory {
    known: HashMap<Vec<u8>, Known>,
    /// How often somebody has changed their name, or is known no more by a token.
    changes: u64,
}

impl Hub {
    /// Who is known by the token with this hash.
    pub(crate) async fn known(&self, hash: Vec<u8>) -> Result<Option<Known>, AppError> {
        self.guests.find(hash, self.now()).await
    }
}

impl Guests {
    pub(super) fn new(store: Store) -> Guests {
        Guests { store, memory: Arc::default(), seal: Arc::default() }
    }

    /// Who is known by the token with this hash. That a session is used is noted once a day.
    async fn find(&self, hash: Vec<u8>, now: i64) -> Result<Option<Known>, AppError> {
        let today = now.div_euclid(DAY);
        let is_fresh = |known: &Known| known.session.is_none_or(|(_, day)| day >= today);
        let changes = {
            let memory = self.memory();
            if let Some(known) = memory.known.get(&hash).filter(|known| is_fresh(known)) {
                return Ok(Some(known.clone()));
            }
            memory.changes
        };
        let Some(mut known) = self.store.known(&hash).await? else { return Ok(None) };
        if !is_fresh(&known) {
            // Whoever cannot be noted may come in all the same.
            let _ = self.store.see(&hash, now).await;
            known.session = known.session.map(|(device, _)| (device, today));
        }
        let mut memory = self.memory();
        // What was changed meanwhile is read again.
        if memory.changes == changes {
            if memory.known.len() >= MOST {
                memory.known.clear();
            }
            memory.known.insert(hash, known.clone());
        }
        Ok(Some(known))
    }

    /// A token for somebody who has none: every node knows it as one that was handed out.
    pub(crate) async fn new_token(&self) -> Result<String, AppError> {
        self.seal().await?.guest_token()
    }

    /// Whether a token was handed out here or at another node. Without the store nobody can tell.
    pub(crate) async fn have_made(&self, token: &str) -> bool {
        self.seal().await.is_ok_and(|seal| seal.has_made(token))
    }

    async fn seal(&self) -> Result<&Seal, AppError> {
        Ok(self.seal.get_or_try_init(|| Seal::of(&self.store)).await?)
    }

    /// Gives a guest another name, even if whoever asked for it hangs up.
    pub(crate) async fn rename(&self, guest: i64, name: String) -> Result<(), AppError> {
        let guests = self.clone();
        let renamed = tokio::spawn(async move {
            let renamed = guests.store.rename_guest(guest, &name).await;
            let mut memory = guests.memory();
            memory.changes += 1;
            memory.known.retain(|_, known| known.guest.id != guest);
            renamed
        });
        Ok(renamed.await.map_err(AppError::internal)??)
    }

    /// Forgets all of them: others may have changed their names, and tokens may be over.
    pub(crate) fn forget(&self) {
        let mut memory = self.memory();
        memory.changes += 1;
        memory.known.clear();
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use store::{Device, NewAccount, NewSession};

    use super::*;

    async fn guests() -> (tempfile::TempDir, Store, Guests) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        (folder, store.clone(), Guests::new(store))
    }

    #[tokio::test]
    async fn a_guest_is_remembered_under_the_latest_name() {
        let (_folder, store, guests) = guests().await;
        let find = async || {
            let known = guests.find(b"anna".to_vec(), 1).await.unwrap();
            known.map(|known| known.guest)
        };
        assert_eq!(find().await, None);
        let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
        for _ in 0..2 {
            assert_eq!(find().await, Some(anna.clone()));
        }
        guests.rename(anna.id, "\u{c4}nne".to_owned()).await.unwrap();
        assert_eq!(find().await.unwrap().name, "\u{c4}nne");
        assert_eq!(store.guest(b"anna").await.unwrap().unwrap().name, "\u{c4}nne");
    }

    #[tokio::test]
    async fn that_a_session_is_used_is_noted_by_the_day() {
        let (_folder, store, guests) = guests().await;
        let guest = store.add_guest(b"anna", "Anna", 1).await.unwrap().id;
        let [name, folded, password] = ["Anna", "anna", "x"].map(str::to_owned);
        let account = NewAccount { guest, name, folded, password, codes: Vec::new() };
        let (hash, device, called) = (b"new".to_vec(), Device::Browser, String::new());
        let session = NewSession { hash, guest, device, called, at: 5 };
        store.sign_up(account, session).await.unwrap();
        for (now, day) in [(6, 0), (DAY * 3 + 1, 3), (DAY * 3 + 2, 3), (DAY * 2, 3)] {
            let known = guests.find(b"new".to_vec(), now).await.unwrap().unwrap();
            assert_eq!(known.session, Some((Device::Browser, day)));
            assert_eq!(store.sessions(guest).await.unwrap()[0].seen_day, day);
        }
        store.end_session(guest, b"new").await.unwrap();
        guests.forget();
        assert_eq!(guests.find(b"new".to_vec(), DAY * 3).await.unwrap(), None);
    }
}
