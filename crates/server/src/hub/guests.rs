//! Who is known by which token: what every request asks, kept beside the store.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Guest, Store};

use crate::error::AppError;

/// So many guests are remembered at most; then all are forgotten.
const MOST: usize = 4096;

/// The guests who have asked lately.
#[derive(Clone, Debug)]
pub(crate) struct Guests {
    store: Store,
    known: Arc<Mutex<Known>>,
}

#[derive(Debug, Default)]
struct Known {
    guests: HashMap<Vec<u8>, Guest>,
    /// How often somebody has changed their name.
    renames: u64,
}

impl Guests {
    pub(super) fn new(store: Store) -> Guests {
        Guests { store, known: Arc::default() }
    }

    /// The guest whose token has this hash.
    pub(crate) async fn find(&self, hash: Vec<u8>) -> Result<Option<Guest>, AppError> {
        let renames = {
            let known = self.known();
            if let Some(guest) = known.guests.get(&hash) {
                return Ok(Some(guest.clone()));
            }
            known.renames
        };
        let Some(guest) = self.store.guest(&hash).await? else { return Ok(None) };
        let mut known = self.known();
        // A name that was changed meanwhile is read again.
        if known.renames == renames {
            if known.guests.len() >= MOST {
                known.guests.clear();
            }
            known.guests.insert(hash, guest.clone());
        }
        Ok(Some(guest))
    }

    /// Gives a guest another name, even if whoever asked for it hangs up.
    pub(crate) async fn rename(&self, guest: i64, name: String) -> Result<(), AppError> {
        let guests = self.clone();
        let renamed = tokio::spawn(async move {
            let renamed = guests.store.rename_guest(guest, &name).await;
            let mut known = guests.known();
            known.renames += 1;
            known.guests.retain(|_, known| known.id != guest);
            renamed
        });
        Ok(renamed.await.map_err(AppError::internal)??)
    }

    /// Forgets all of them: others may have changed their names.
    pub(super) fn forget(&self) {
        let mut known = self.known();
        known.renames += 1;
        known.guests.clear();
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_guest_is_remembered_under_the_latest_name() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let guests = Guests::new(store.clone());
        let find = async || guests.find(b"anna".to_vec()).await.unwrap();
        assert_eq!(find().await, None);
        let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
        for _ in 0..2 {
            assert_eq!(find().await, Some(anna.clone()));
        }
        guests.rename(anna.id, "\u{c4}nne".to_owned()).await.unwrap();
        assert_eq!(find().await.unwrap().name, "\u{c4}nne");
        assert_eq!(store.guest(b"anna").await.unwrap().unwrap().name, "\u{c4}nne");
    }
}
