//! What every handler shares.

use std::ops::Deref;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use store::{News, Store};
use tokio::sync::{Semaphore, mpsc, watch};

use crate::boxes::BoxFolder;
use crate::hub::Hub;
use crate::limits::{Connections, Limits, Rates};
use crate::notice::Notice;
use crate::options::Options;
use crate::passwords::Passwords;
use crate::telling::Teller;

/// So often it is looked for tables that are due.
const TICK: Duration = Duration::from_secs(1);
/// So often it is said that the server runs.
const BEAT: Duration = Duration::from_secs(4);

/// So often it is looked for tables that no node lets go on; news come more often than that.
const SWEEP: Duration = Duration::from_secs(5);

/// So often whoever has gone is forgotten. Nobody has to wait longer than ten minutes for anything
/// that is counted, so that no address is remembered for half an hour.
const FORGET: Duration = Duration::from_mins(10);

/// What every handler shares: the open tables, and through them the store. A request clones
/// it several times.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Shared>);

/// What is shared.
#[derive(Debug)]
pub struct Shared {
    pub(crate) hub: Hub,
    pub(crate) options: Options,
    pub(crate) rates: Rates,
    pub(crate) passwords: Passwords,
    /// One person at a time is handed everything that is theirs.
    pub(crate) exports: Arc<Semaphore>,
    pub(crate) boxes: Arc<BoxFolder>,
    /// What visitors hold who come through a proxy.
    pub(crate) visits: Arc<Connections>,
    pub(crate) notice: Notice,
    pub(crate) teller: Arc<Teller>,
    stopping: watch::Sender<bool>,
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl AppState {
    /// The state over a store, without bounds on what anybody may do.
    pub fn new(store: Store) -> AppState {
        AppState::with(store, Options::with(Limits::none()))
    }

    /// The state over a store.
    pub fn with(store: Store, options: Options) -> AppState {
        let boxes = BoxFolder::new(options.boxes.clone(), options.default_boxes.clone());
        let boxes = Arc::new(boxes);
        let news = store.news();
        let hub = Hub::new(store.clone(), options.clock.clone(), options.limits.memory);
        let teller = Teller::begin(store, &options, Arc::clone(hub.told()));
        let shared = Arc::new(Shared {
            hub: hub.with_boxes(Arc::clone(&boxes)),
            visits: Connections::new(&Limits { connections: usize::MAX, ..options.limits.clone() }),
            rates: Rates::new(&options.limits),
            passwords: Passwords::default(),
            exports: Arc::new(Semaphore::new(1)),
            boxes,
            options,
            notice: Notice::default(),
            teller,
            stopping: watch::Sender::new(false),
        });
        tokio::spawn(forget(Arc::downgrade(&shared)));
        if let Some(news) = news {
            tokio::spawn(follow(Arc::downgrade(&shared), news));
        }
        tokio::spawn(tick(Arc::downgrade(&shared)));
        tokio::spawn(resume(Arc::downgrade(&shared)));
        AppState(shared)
    }

    /// Does now what is due by the clock, which otherwise happens every second; how many tables
    /// were looked after.
    pub async fn look_after(&self) -> usize {
        self.hub.look_after().await.unwrap_or_default()
    }

    /// Ends every event stream, now and from now on.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Tells when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }
}

/// Looks for tables that are due, as long as there is a server.
async fn tick(server: Weak<Shared>) {
    let mut beaten = None::<Instant>;
    while let Some(server) = server.upgrade() {
        // What fails now is tried again soon; the store has said why.
        if beaten.is_none_or(|beaten| beaten.elapsed() >= BEAT) {
            beaten = Some(Instant::now());
            let _ = server.hub.beat().await;
        }
        let seen = server.hub.look_after().await.unwrap_or_default();
        drop(server);
        // Where there were any, there may be more.
        if seen == 0 {
            tokio::time::sleep(TICK).await;
        }
    }
}

/// Takes up, once, what was left when the last server ended. A store that cannot be read has said
/// so, and is asked again.
async fn resume(server: Weak<Shared>) {
    while let Some(server) = server.upgrade() {
        if server.hub.resume().await.is_ok() {
            return;
        }
        drop(server);
        tokio::time::sleep(TICK).await;
    }
}

/// Forgets now and then who has been here, as long as there is a server.
async fn forget(server: Weak<Shared>) {
    loop {
        tokio::time::sleep(FORGET).await;
        let Some(server) = server.upgrade() else { return };
        server.rates.forget();
    }
}

/// Takes in what is heard of other nodes, as long as there is a server.
async fn follow(server: Weak<Shared>, mut news: mpsc::Receiver<News>) {
    let mut swept = Instant::now();
    while let Some(heard) = news.recv().await {
        let Some(server) = server.upgrade() else { return };
        if swept.elapsed() >= SWEEP {
            swept = Instant::now();
            let _ = server.hub.sweep().await;
        }
        // What fails now is looked at again soon; the store has said why.
        let _ = server.hub.hear(heard).await;
    }
}
