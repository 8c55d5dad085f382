//! The runs of 18Cuba: whoever watches sees them, and without aids nobody is told the best.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor};

/// What is done first where it is legal: build and earn.
const PLAN: [&str; 10] = [
    "pay",
    "convert",
    "concession",
    "buy",
    "found",
    "lay",
    "commission",
    "station",
    "train",
    "machine",
];

/// A question: who is asked, its name, and what may be done.
struct Asked {
    seat: u64,
    decision: i64,
    choices: Vec<String>,
}

async fn asked(house: &House, anna: &Visitor, table: &str) -> Asked {
    let seat = anna.view(house, table).await["turn"]["decide"][0].as_u64().unwrap();
    let view = anna.view_as(house, table, seat).await;
    let choices = view["choices"].as_array().unwrap().iter();
    let choices = choices.filter_map(Value::as_str).map(str::to_owned).collect();
    Asked { seat, decision: view["decision"].as_i64().unwrap(), choices }
}

impl Asked {
    fn body(&self, path: &str) -> Value {
        json!({"seat": self.seat, "decision": self.decision, "path": path})
    }

    /// The best run, if it is a run that earns.
    fn run(&self) -> Option<&String> {
        self.choices.iter().find(|path| path.starts_with("run/") && path.contains('-'))
    }

    /// Some way to build and earn.
    fn way(&self, dice: &mut u64) -> &str {
        *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let kinds = PLAN.iter().chain(&["pass", "run", ""]);
        let kinds =
            kinds.map(|verb| self.choices.iter().filter(move |path| path.starts_with(verb)));
        let found = kinds.map(Iterator::collect::<Vec<_>>).find(|found| !found.is_empty()).unwrap();
        found[usize::try_from(*dice >> 33).unwrap() % found.len()]
    }
}

/// A table at which Anna plays every seat, come to a run that earns.
async fn at_a_run(house: &House, anna: &mut Visitor, aids: &str) -> (String, Asked) {
    let mut dice = 1;
    for _ in 0..5 {
        let seats = "seat-0=me&name-0=Anna&seat-1=here&seat-2=here&seat-3=here";
        let form = format!("game=18cuba&{seats}&aids={aids}");
        let table = anna.fill(house, "/tables", &form).await.table();
        anna.turn(house, &table, 0).await;
        for _ in 0..400 {
            let now = asked(house, anna, &table).await;
            if now.run().is_some() {
                return (table, now);
            }
            let done = anna.act(house, &table, &now.body(now.way(&mut dice))).await;
            assert!(done.status.is_success(), "{done:?}");
        }
    }
    panic!("no company ever ran");
}

/// VII.10: how much more could be earned is an aid.
#[tokio::test]
async fn without_aids_a_refused_run_does_not_tell_the_best() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for (aids, told) in [("on", true), ("off", false)] {
        let (table, now) = at_a_run(&house, &mut anna, aids).await;
        let refused = anna.act(&house, &table, &now.body("run")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused:?}");
        assert_eq!(refused.error().contains('$'), told, "{refused:?}");
        assert!(refused.error().contains("Another run"), "{refused:?}");
    }
}

/// A run stays on the map for everybody until the company's turn is over, and in the past.
#[tokio::test]
async fn whoever_watches_sees_the_run() {
    let house = House::open().await;
    let (mut anna, stranger) = (Visitor::default(), Visitor::default());
    let (table, now) = at_a_run(&house, &mut anna, "on").await;
    let page = format!("/tables/{table}");
    let drawn = async |page: &str| {
        let page = stranger.get(&house, page).await.text;
        assert!(page.contains("data-drawing"));
        page.contains("class=\"ran\"")
    };
    assert!(!drawn(&page).await, "what is only offered is the director's");
    let done = anna.act(&house, &table, &now.body(now.run().unwrap())).await;
    let ply = done.json()["ply"].as_u64().unwrap();
    assert!(drawn(&page).await);
    let mut dice = 1;
    while drawn(&page).await {
        let now = asked(&house, &anna, &table).await;
        anna.act(&house, &table, &now.body(now.way(&mut dice))).await;
    }
    assert!(drawn(&format!("{page}?ply={ply}")).await, "the past keeps it");
    assert!(!drawn(&format!("{page}?ply={}", ply - 1)).await);
}
