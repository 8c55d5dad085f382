//! Two nodes over one database, each with threads of its own, so that one can be killed with all
//! that it was about to do.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};

use cluster::Cluster;
use server::{AppState, Clock, Limits, Options};
use store::Store;
use tokio::runtime::{Builder, Handle, Runtime};

use super::chance::Chance;
use crate::house::House;

struct Node {
    /// Until it is killed.
    runtime: Mutex<Option<Runtime>>,
    handle: Handle,
    house: Arc<House>,
}

impl Node {
    async fn start(url: String, hands: &Arc<AtomicI64>) -> Arc<Node> {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let clock = Clock::Held(Arc::clone(hands));
        let started = runtime.spawn(async move {
            let store = Store::connect(&url).await.unwrap();
            let options =
                Options { clock, allow_private_targets: true, ..Options::with(Limits::none()) };
            let state = AppState::with(store.clone(), options);
            let folder = tempfile::tempdir().unwrap();
            House { store, router: server::app(state.clone()), state, folder }
        });
        let (handle, house) = (runtime.handle().clone(), Arc::new(started.await.unwrap()));
        Arc::new(Node { runtime: Mutex::new(Some(runtime)), handle, house })
    }

    /// Does something there; nothing if it is killed meanwhile.
    async fn run<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        what: impl FnOnce(Arc<House>) -> F,
    ) -> Option<T> {
        match self.handle.spawn(what(Arc::clone(&self.house))).await {
            Ok(done) => Some(done),
            Err(failed) if failed.is_panic() => resume_unwind(failed.into_panic()),
            Err(_) => None,
        }
    }

    /// Whatever it does ends where it waits next.
    fn kill(&self) {
        if let Some(runtime) = self.runtime.lock().unwrap().take() {
            runtime.shutdown_background();
        }
    }
}

/// The nodes, and the clock on all their walls.
pub(super) struct Nodes {
    pub(super) cluster: Cluster,
    hands: Arc<AtomicI64>,
    nodes: Mutex<[Arc<Node>; 2]>,
}

impl Nodes {
    pub(super) async fn start(now: i64) -> Nodes {
        let (cluster, hands) = (Cluster::start().unwrap(), Arc::new(AtomicI64::new(now)));
        let one = Node::start(cluster.url(), &hands).await;
        let two = Node::start(cluster.url(), &hands).await;
        Nodes { cluster, hands, nodes: Mutex::new([one, two]) }
    }

    pub(super) fn now(&self) -> i64 {
        self.hands.load(Ordering::Relaxed)
    }

    /// The clock goes on, whether or not anybody notes it.
    pub(super) fn turn_hands(&self, long: i64) {
        self.hands.fetch_add(long, Ordering::Relaxed);
    }

    fn both(&self) -> [Arc<Node>; 2] {
        self.nodes.lock().unwrap().clone()
    }

    pub(super) fn kill(&self, which: usize) {
        self.both()[which].kill();
    }

    /// Another in the place of one that was killed.
    pub(super) async fn start_again(&self, which: usize) {
        let node = Node::start(self.cluster.url(), &self.hands).await;
        self.nodes.lock().unwrap()[which] = node;
    }

    /// Asks some node, and another if it is killed meanwhile: for what may be asked twice.
    pub(super) async fn ask<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        chance: &mut Chance,
        what: impl Fn(Arc<House>) -> F,
    ) -> T {
        loop {
            if let Some(done) = self.try_ask(chance, &what).await {
                return done;
            }
        }
    }

    /// Asks some node; nothing if it is killed meanwhile.
    pub(super) async fn try_ask<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
        &self,
        chance: &mut Chance,
        what: impl FnOnce(Arc<House>) -> F,
    ) -> Option<T> {
        let node = Arc::clone(&self.both()[chance.below(2)]);
        node.run(what).await
    }

    /// Every node does what is due by its clock; how much that was.
    pub(super) async fn look_after(&self) -> usize {
        let mut done = 0;
        for node in self.both() {
            done += node.run(async |house| house.state.look_after().await).await.unwrap_or(0);
        }
        done
    }

    /// Every node tells what is due.
    pub(super) async fn tell(&self) {
        for node in self.both() {
            node.run(async |house| house.state.tell().await).await;
        }
    }
}
