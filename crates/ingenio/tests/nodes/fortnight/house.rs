//! The nodes, what they are kept in, and the time that goes by.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use cluster::Cluster;
use store::{Fate, Home, NoticeKey, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::hands::Hands;
use super::times::{MINUTE, Times};
use crate::node::{Balancer, Node};

/// Noon in Greenwich, some day in 2026.
const BEGIN: i64 = 20_600 * super::times::DAY + 12 * super::times::HOUR;
/// What is being told is told within so long, in milliseconds; else another node tells it.
const LEASE: i64 = 30_000;
/// A notice leaves so long after its move.
const MOMENT: i64 = 1500;
/// More than there are people, whom the store numbers from one.
const GUESTS: i64 = 200;
/// So many due notices of one person the store tells at most: there may be more.
const SHOWN: usize = 4;
/// What is due is seen to by then.
const PATIENCE: Duration = Duration::from_mins(2);

/// Fails while anybody else is in the middle of something.
const IDLE: &str = "do $$ begin if exists (select from pg_stat_activity where state <> 'idle' \
                    and pid <> pg_backend_pid()) then raise 'busy'; end if; end $$";

/// In what everything is kept.
pub(crate) enum Kept {
    File,
    Database(Cluster),
}

/// A node that was killed.
pub(crate) struct Kill {
    pub(crate) when: Instant,
    /// What had not been noted as told: so much of it as had arrived may arrive again.
    pub(crate) waiting: BTreeSet<String>,
}

/// What people come to.
pub(crate) struct House {
    kept: Kept,
    /// How the database is reached, if it is one.
    url: Option<String>,
    data: TempDir,
    pub(crate) hands: Arc<Hands>,
    nodes: Vec<Node>,
    pub(crate) balancer: Balancer,
    /// How the test looks at what is kept, and says that servers ran while it moved the hands.
    pub(crate) store: Store,
    pub(crate) runtime: Runtime,
    pub(crate) times: Times,
    pub(crate) kills: Vec<Kill>,
    /// What nodes were telling that were killed since time last went by.
    orphans: BTreeSet<String>,
    pub(crate) stops: usize,
}

impl House {
    pub(crate) fn open(kept: Kept) -> House {
        let hands = Arc::new(Hands::at(BEGIN));
        let (data, runtime) = (tempfile::tempdir().unwrap(), Runtime::new().unwrap());
        fs::set_permissions(data.path(), Permissions::from_mode(0o700)).unwrap();
        let count = if matches!(kept, Kept::File) { 1 } else { 2 };
        let nodes: Vec<Node> = (0..count).map(|_| begun(&kept, &data, &hands)).collect();
        let balancer = Balancer::over(&nodes);
        let url = match &kept {
            Kept::File => None,
            Kept::Database(cluster) => Some(cluster.url()),
        };
        let store = runtime.block_on(async {
            match &url {
                Some(url) => Store::connect(url).await.unwrap(),
                None => Store::open(data.path()).await.unwrap(),
            }
        });
        let (times, kills, orphans, stops) = (Times::default(), Vec::new(), BTreeSet::new(), 0);
        House {
            kept,
            url,
            data,
            hands,
            nodes,
            balancer,
            store,
            runtime,
            times,
            kills,
            orphans,
            stops,
        }
    }

    /// How many nodes there are.
    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Where everything is kept.
    pub(crate) fn home(&self) -> Home<'_> {
        match &self.url {
            Some(url) => Home::Database(url),
            None => Home::Folder(self.data.path()),
        }
    }

    /// Ends a node, killed or in good order, and starts another in its place.
    pub(crate) fn restart(&mut self, number: usize, kill: bool) {
        self.end(number, kill);
        thread::sleep(Duration::from_millis(150));
        self.begin(number);
    }

    /// Ends all nodes; so much time goes by, and they are started again.
    pub(crate) fn sleep(&mut self, long: i64, kill: bool) {
        (0..self.nodes.len()).for_each(|number| self.end(number, kill));
        let from = self.hands.now();
        self.hands.move_on(long);
        // From the first that runs again clocks go; before the hands are moved on it has noted so.
        self.begin(0);
        self.until("that no node ran is not noted", async || {
            !self.store.gaps(from).await.unwrap().is_empty()
        });
        self.times.downs.push((from, self.hands.now()));
        self.orphans.clear();
        (1..self.nodes.len()).for_each(|number| self.begin(number));
    }

    fn end(&mut self, number: usize, kill: bool) {
        let node = &mut self.nodes[number];
        if kill {
            node.kill();
            self.note_kill();
        } else {
            node.stop();
            self.stops += 1;
        }
    }

    /// Notes what was on its way.
    fn note_kill(&mut self) {
        let (when, now) = (Instant::now(), self.hands.now());
        let (store, runtime) = (&self.store, &self.runtime);
        let past = (1..=GUESTS)
            .flat_map(|guest| runtime.block_on(store.past_notices(guest, i64::MAX)).unwrap());
        let waiting = past.filter(|notice| notice.fate == Fate::Waiting);
        let waiting = waiting.map(|notice| named(&notice.key)).collect();
        let due = runtime.block_on(store.due_notices(now + LEASE)).unwrap();
        // What nobody has begun to tell is due sooner.
        let claimed = due.iter().filter(|notice| notice.due > now + MOMENT);
        self.orphans.extend(claimed.map(|notice| named(&notice.key)));
        self.kills.push(Kill { when, waiting });
    }

    fn begin(&mut self, number: usize) {
        let node = begun(&self.kept, &self.data, &self.hands);
        self.balancer.replace(number, &node);
        self.nodes[number] = node;
    }

    /// Moves the hands on while the nodes run, and says that they did all the time.
    pub(crate) fn leap(&mut self, long: i64) {
        self.pause(long);
        let from = self.hands.now();
        self.hands.move_on(long);
        self.nodes.iter().for_each(|node| node.signal("CONT"));
        self.times.leaps.push((from, self.hands.now()));
        self.orphans.clear();
    }

    /// Holds all nodes before a leap, none of them in the middle of a transaction: nobody could go
    /// on. Nor is anything being told: it would arrive at another time than it left, and be another
    /// node's to tell.
    fn pause(&self, long: i64) {
        let start = Instant::now();
        loop {
            let awake = self.hands.now() + long;
            self.runtime.block_on(self.store.beat(awake, i64::MAX)).unwrap();
            self.nodes.iter().for_each(|node| node.signal("STOP"));
            if self.is_idle() && !self.is_telling() {
                return;
            }
            self.nodes.iter().for_each(|node| node.signal("CONT"));
            assert!(start.elapsed() < PATIENCE, "the nodes never rest: {}", self.said());
            thread::sleep(Duration::from_millis(10));
        }
    }

    fn is_idle(&self) -> bool {
        match &self.kept {
            Kept::File => true,
            Kept::Database(cluster) => cluster.run(IDLE).is_ok(),
        }
    }

    /// Whether anything is being told, or is about to be. What waits for the end of hours without
    /// notices does so until a whole minute; what a node was telling that was killed waits for
    /// another.
    fn is_telling(&self) -> bool {
        let now = self.hands.now();
        let mut shown: BTreeMap<String, usize> = BTreeMap::new();
        let due = self.runtime.block_on(self.store.due_notices(now + LEASE)).unwrap();
        due.into_iter().any(|notice| {
            let count = shown.entry(notice.channel.id).or_default();
            *count += 1;
            let waits = notice.due % MINUTE == 0 || self.orphans.contains(&named(&notice.key));
            notice.due <= now || !waits || *count >= SHOWN
        })
    }

    /// Waits until tables that are due have been looked after.
    pub(crate) fn settle(&self) {
        let now = self.hands.now();
        self.until("tables stay due", async || self.store.due(now, 1).await.unwrap().is_empty());
    }

    /// Waits until what was to be told by now is being told.
    pub(crate) fn calm(&mut self) {
        self.hands.move_on(MOMENT);
        let now = self.hands.now();
        self.until("something is not told", async || {
            self.store.due_notices(now).await.unwrap().is_empty()
        });
        self.times.calms.push((now, self.hands.now()));
    }

    fn until(&self, what: &str, done: impl AsyncFn() -> bool) {
        let start = Instant::now();
        while !self.runtime.block_on(done()) {
            assert!(start.elapsed() < PATIENCE, "{what}: {}", self.said());
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// What the nodes have said.
    pub(crate) fn said(&self) -> String {
        let said = self.nodes.iter().map(|node| node.said.lock().unwrap().join("\n"));
        said.collect::<Vec<_>>().join("\n")
    }
}

/// What a notice is called where it arrives.
fn named(key: &NoticeKey) -> String {
    format!("{}-{}-{}-{}", key.table, key.about.key(), key.turn, key.channel)
}

fn begun(kept: &Kept, data: &TempDir, hands: &Hands) -> Node {
    let mut command = Node::command(data.path());
    if let Kept::Database(cluster) = kept {
        command.env("INGENIO_DATABASE", cluster.url());
    }
    command.env("INGENIO_ALLOW_PRIVATE_TARGETS", "true").env("RUST_LOG", "warn");
    hands.show_to(&mut command);
    Node::begin(command)
}
