//! Three people at a table whose clock can be moved, over either store.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::{Value, json};
use server::{AppState, Clock, Limits, Options};
use store::{Entry, Kind, Store};
use tempfile::TempDir;

use crate::house::{Answer, House, Visitor};

pub(crate) const MINUTE: i64 = 60_000;
pub(crate) const HOUR: i64 = 60 * MINUTE;
pub(crate) const DAY: i64 = 24 * HOUR;
/// Noon in Greenwich, some day in 2026.
pub(crate) const TODAY: i64 = 20_600 * DAY + 12 * HOUR;

/// Where everything is kept.
pub(crate) enum Kept {
    File(TempDir),
    Database(Cluster),
}

impl Kept {
    pub(crate) fn both() -> [Kept; 2] {
        [Kept::File(tempfile::tempdir().unwrap()), Kept::Database(Cluster::start().unwrap())]
    }

    pub(crate) fn file() -> Kept {
        Kept::File(tempfile::tempdir().unwrap())
    }

    async fn store(&self) -> Store {
        match self {
            Kept::File(folder) => Store::open(Path::new(folder.path())).await.unwrap(),
            Kept::Database(cluster) => Store::connect(&cluster.url()).await.unwrap(),
        }
    }

    /// A server over it, with these hands for a clock.
    pub(crate) async fn serve(&self, hands: &Arc<AtomicI64>) -> House {
        let clock = Clock::Held(Arc::clone(hands));
        self.house(Options { clock, allow_private_targets: true, ..Options::with(Limits::none()) })
            .await
    }

    /// A server over it as somebody runs it.
    pub(crate) async fn house(&self, options: Options) -> House {
        let store = self.store().await;
        let state = AppState::with(store.clone(), options);
        let folder = tempfile::tempdir().unwrap();
        House { store, router: server::app(state.clone()), state, folder }
    }
}

/// Anna, Berta and Carlo, by seat.
pub(crate) struct Party {
    pub(crate) house: House,
    pub(crate) hands: Arc<AtomicI64>,
    pub(crate) people: [Visitor; 3],
    pub(crate) table: String,
}

impl Party {
    /// They sit down at a table of which more was agreed.
    pub(crate) async fn meet(kept: &Kept, agreed: &str) -> Party {
        let hands = Arc::new(AtomicI64::new(TODAY));
        let house = kept.serve(&hands).await;
        let mut people = [const { Visitor { cookie: None } }; 3];
        let seats = "seat-0=me&name-0=Anna&seat-1=open&seat-2=open";
        // Of a field that is there twice the first counts.
        let form = format!("{agreed}&{seats}&game=santiago-de-cuba&variant=open");
        let table = people[0].fill(&house, "/tables", &form).await.table();
        let page = people[0].get(&house, &format!("/tables/{table}")).await.text;
        let links = page.split("/join/").skip(1).map(|rest| rest[..32].to_owned());
        let links: Vec<String> = links.collect();
        for (seat, name) in [(1, "Berta"), (2, "Carlo")] {
            let link = format!("/join/{}", links[seat - 1]);
            let sat = people[seat].fill(&house, &link, &format!("name={name}")).await;
            assert_eq!(sat.status, StatusCode::SEE_OTHER, "{sat:?}");
        }
        Party { house, hands, people, table }
    }

    /// The server dies, so much time goes by, and another begins.
    pub(crate) async fn restart(self, kept: &Kept, later: i64) -> Party {
        let Party { house, hands, people, table } = self;
        drop(house);
        hands.fetch_add(later, Ordering::Relaxed);
        let house = kept.serve(&hands).await;
        // What is due is found at once, and that nothing ran before.
        house.state.look_after().await;
        Party { house, hands, people, table }
    }

    /// So much time goes by while the server runs.
    pub(crate) async fn pass(&self, long: i64) {
        let later = self.hands.load(Ordering::Relaxed) + long;
        self.house.store.beat(later, i64::MAX).await.unwrap();
        self.hands.store(later, Ordering::Relaxed);
    }

    /// The same, and what is due is done.
    pub(crate) async fn wait(&self, long: i64) {
        self.pass(long).await;
        self.house.state.look_after().await;
    }

    /// What somebody says to the others.
    pub(crate) async fn say(&mut self, seat: usize, what: &str) -> Answer {
        let path = format!("/tables/{}/together", self.table);
        let form = format!("seat={seat}&do={what}");
        self.people[seat].fill(&self.house, &path, &form).await
    }

    /// The same, and it is done.
    pub(crate) async fn do_say(&mut self, seat: usize, what: &str) {
        let said = self.say(seat, what).await;
        assert_eq!(said.status, StatusCode::SEE_OTHER, "{what}: {said:?}");
    }

    /// The same, and it is refused.
    pub(crate) async fn refused(&mut self, seat: usize, what: &str) -> String {
        let before = self.house.entries(&self.table).await;
        let said = self.say(seat, what).await;
        assert_eq!(said.status, StatusCode::CONFLICT, "{what}: {said:?}");
        assert_eq!(self.house.entries(&self.table).await, before, "nothing is written");
        said.json()["code"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn view(&self, seat: usize) -> Value {
        self.people[seat].view(&self.house, &self.table).await
    }

    /// Who of the three is asked to decide themselves, once chance and bots have.
    pub(crate) async fn asked(&self) -> usize {
        for _ in 0..2000 {
            for seat in 0..3 {
                if !self.view(seat).await["decision"].is_null() {
                    return seat;
                }
            }
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        panic!("nobody is asked")
    }

    /// What somebody's first choice is answered.
    pub(crate) async fn try_move(&self, seat: usize, decision: &Value) -> Answer {
        let path = self.view(seat).await["choices"][0].clone();
        let path = if path.is_null() { json!("pass") } else { path };
        let wish = json!({"decision": decision, "path": path});
        self.people[seat].act(&self.house, &self.table, &wish).await
    }

    /// Whoever is asked takes the first choice; who it was.
    pub(crate) async fn play(&self) -> usize {
        let seat = self.asked().await;
        let decision = self.view(seat).await["decision"].clone();
        let acted = self.try_move(seat, &decision).await;
        assert_eq!(acted.status, StatusCode::OK, "{acted:?}");
        seat
    }

    /// Bots have played to the end with the first seat, which takes its first choices; how it ended.
    pub(crate) async fn until_over(&self) -> Value {
        for _ in 0..3000 {
            let view = self.view(0).await;
            if view["turn"] == "over" {
                return view["end"].clone();
            }
            if !view["decision"].is_null() {
                self.try_move(0, &view["decision"]).await;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        panic!("the game goes on")
    }

    pub(crate) async fn page(&self, seat: usize) -> String {
        self.people[seat].get(&self.house, &format!("/tables/{}", self.table)).await.text
    }

    /// The entries of one kind.
    pub(crate) async fn all(&self, kind: impl Into<Kind>) -> Vec<Entry> {
        let kind = kind.into();
        let entries = self.house.store.entries(&self.table, 0).await.unwrap();
        entries.into_iter().filter(|entry| entry.kind == kind).collect()
    }

    /// Chance and bots have moved on.
    pub(crate) async fn settled(&self) {
        self.asked().await;
    }

    /// Waits for so many entries of a kind: another node may be about to write them.
    pub(crate) async fn until(&self, kind: impl Into<Kind>, count: usize) -> Vec<Entry> {
        let kind = kind.into();
        for _ in 0..500 {
            let found = self.all(kind).await;
            if found.len() >= count {
                return found;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        self.all(kind).await
    }
}
