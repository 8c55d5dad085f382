//! Clocks that are set back or leap ahead: nothing breaks, and nobody is locked out.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use serde_json::json;
use server::{Clock, Limits, Options};

use crate::house::{House, Visitor};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
/// Some time in 2026.
const TODAY: i64 = 1_780_000_000_000;

struct Held {
    house: House,
    hands: Arc<AtomicI64>,
}

impl Held {
    async fn open() -> Held {
        let hands = Arc::new(AtomicI64::new(TODAY));
        let clock = Clock::Held(Arc::clone(&hands));
        // As somebody runs it, with its bounds: they must not lock anybody out either.
        let house = House::with(Options { clock, ..Options::with(Limits::default()) }).await;
        Held { house, hands }
    }

    fn set(&self, to: i64) {
        self.hands.store(to, Ordering::Relaxed);
    }

    /// A private link to Anna's seat at a table.
    async fn link(&self, anna: &mut Visitor, table: &str) -> String {
        let page = anna.fill(&self.house, &format!("/tables/{table}/link"), "seat=0").await;
        assert_eq!(page.status, StatusCode::OK, "{page:?}");
        page.text.split("/join/").nth(1).unwrap()[..32].to_owned()
    }

    /// Whether somebody new gets in by a link.
    async fn admits(&self, link: &str) -> bool {
        let mut device = Visitor::default();
        let came = device.fill(&self.house, &format!("/join/{link}"), "").await.status;
        assert!(matches!(came, StatusCode::SEE_OTHER | StatusCode::NOT_FOUND), "{came}");
        came == StatusCode::SEE_OTHER
    }
}

#[tokio::test]
async fn play_goes_on_whatever_the_clock_does() {
    let held = Held::open().await;
    let (house, mut anna) = (&held.house, Visitor::default());
    let times = [TODAY, 0, i64::MAX, -5, TODAY + 400 * DAY, 1, i64::MIN, i64::MAX - 1, TODAY];
    let mut tables = Vec::new();
    for time in times {
        held.set(time);
        // As the server does every second: that a clock has leapt is nobody's absence.
        house.state.look_after().await;
        let table = house.table(&mut anna, "hidden", &["here", "bot:greedy"]).await;
        tables.push(table);
        for table in &tables {
            let seat = anna.turn(house, table, 0).await["turn"]["decide"][0].as_u64().unwrap();
            let view = anna.view_as(house, table, seat).await;
            // A bot may be asked.
            let Some(path) = view["choices"].get(0) else { continue };
            let body = json!({"seat": seat, "decision": view["decision"], "path": path});
            let acted = anna.act(house, table, &body).await;
            assert_eq!(acted.status, StatusCode::OK, "at {time}: {acted:?}");
            for what in ["undo", "redo"] {
                let done = anna
                    .post(house, &format!("/tables/{table}/{what}"), &json!({"seat": seat}))
                    .await
                    .status;
                assert!(!done.is_server_error(), "{what} at {time}: {done}");
            }
        }
        for page in ["/", "/readyz", &format!("/tables/{}?log=all", tables[0])] {
            assert_eq!(anna.get(house, page).await.status, StatusCode::OK, "{page} at {time}");
        }
        let link = held.link(&mut anna, &tables[0]).await;
        assert!(held.admits(&link).await, "a new link works at {time}");
    }
    let seqs = |views: Vec<serde_json::Value>| -> Vec<_> {
        views.iter().map(|view| (view["ply"].clone(), view["turn"].clone())).collect()
    };
    let mut before = Vec::new();
    for table in &tables {
        before.push(anna.turn(house, table, 0).await);
    }
    let house = held.house.restart().await;
    let mut after = Vec::new();
    for table in &tables {
        after.push(anna.turn(&house, table, 0).await);
    }
    assert_eq!(seqs(before), seqs(after), "what was written at any time is read again");
}

#[tokio::test]
async fn a_link_works_for_a_day_and_not_for_as_long_as_a_clock_was_wrong() {
    let held = Held::open().await;
    let mut anna = Visitor::default();
    let table = held.house.table(&mut anna, "open", &["here"]).await;
    let link = held.link(&mut anna, &table).await;
    for (time, works) in [(TODAY + DAY + 1, false), (TODAY + DAY, true)] {
        held.set(time);
        assert_eq!(held.admits(&link).await, works, "{time}");
    }
    // Made while the clock was a year ahead.
    held.set(TODAY + 365 * DAY);
    let early = held.link(&mut anna, &table).await;
    held.set(TODAY);
    assert!(!held.admits(&early).await, "it would work for a year");
    // A clock that is put right by an hour takes no link away.
    let link = held.link(&mut anna, &table).await;
    held.set(TODAY - HOUR);
    assert!(held.admits(&link).await);
}
