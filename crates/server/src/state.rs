//! What every handler shares.

use std::sync::Arc;

use store::Store;

use crate::hub::Hub;

/// What every handler shares: the open tables, and through them the store.
#[derive(Clone, Debug)]
pub struct AppState {
    pub(crate) hub: Arc<Hub>,
}

impl AppState {
    /// The state over a store.
    pub fn new(store: Store) -> AppState {
        AppState { hub: Arc::new(Hub::new(store)) }
    }
}
