//! The accounts of a long game: complete, small and quick.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::house::{House, Visitor};
use crate::speed::weight;

/// A game of three greedy players that is over; Anna passes wherever she may.
pub(crate) async fn played(house: &House, anna: &mut Visitor) -> String {
    let mut form = "game=18cuba&variant=standard&seat-0=me&name-0=Anna".to_owned();
    form.push_str("&seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy");
    let table = anna.fill(house, "/tables", &form).await.table();
    for _ in 0..20_000 {
        let view = anna.view(house, &table).await;
        if view["turn"] == "over" {
            return table;
        }
        if view["decision"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let choices = view["choices"].as_array().unwrap();
        let path = choices.iter().find(|path| *path == "pass").unwrap_or(&choices[0]);
        let body = json!({"decision": view["decision"], "path": path});
        assert!(anna.act(house, &table, &body).await.status.is_success());
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_accounts_of_a_whole_game() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = played(&house, &mut anna).await;
    let path = format!("/tables/{table}/accounts");
    let page = anna.get(&house, &path).await.text;
    // The quickest of several: what else the machine does is not measured.
    let mut took = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        anna.get(&house, &path).await;
        took = took.min(start.elapsed());
    }
    let bytes = weight(&house, &anna, &path).await;
    eprintln!("accounts: {took:?}, {bytes} bytes");
    // A row for each company, a column for each operating round, a line for each player.
    for part in [
        "class=\"ledger\"",
        "class=\"incomes\"",
        "class=\"rust\"",
        "class=\"flow\"",
        "data-csv",
        ">1.1<",
        ">SR 2<",
    ] {
        assert!(page.contains(part), "{part}");
    }
    assert_eq!(page.matches("<polyline").count(), 4);
    assert!(bytes < 60_000, "{bytes} bytes");
}

#[tokio::test]
async fn a_game_without_accounts_has_no_such_page() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let answer = anna.get(&house, &format!("/tables/{table}/accounts")).await;
    assert_eq!(answer.status, axum::http::StatusCode::NOT_FOUND);
    assert!(!anna.get(&house, &format!("/tables/{table}")).await.text.contains("/accounts"));
}
