//! What is decided ahead of time happens by itself, and only its seat knows.

use axum::http::StatusCode;
use serde_json::json;

use crate::house::{House, Visitor};

/// A table of 18Cuba of two persons in the first stock round, all concessions converted, and
/// who is asked.
async fn stock_round(house: &House, people: [&Visitor; 2], table: &str) -> u64 {
    let mut done = [false; 2];
    for _ in 0..200 {
        let seat = people[0].view(house, table).await["turn"]["decide"][0].as_u64().unwrap();
        let anna = people[usize::try_from(seat).unwrap()];
        let view = anna.view_as(house, table, seat).await;
        let choices = view["choices"].as_array().unwrap();
        let first = |verb: &str| {
            choices.iter().find(|path| path.as_str().is_some_and(|path| path.starts_with(verb)))
        };
        let wanted = first("concession/").or_else(|| first("convert/"));
        done[usize::try_from(seat).unwrap()] = wanted.is_none() && first("found/").is_some();
        if done == [true; 2] {
            return seat;
        }
        let pass = || choices.iter().find(|path| *path == "pass");
        let path = wanted.or_else(pass).unwrap_or(&choices[0]);
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        assert!(anna.act(house, table, &body).await.status.is_success());
    }
    panic!("no stock round");
}

/// Decides for `seat`, which is asked, the first of what begins with `verb`.
async fn play(house: &House, anna: &Visitor, table: &str, (seat, verb): (u64, &str)) {
    let view = anna.view_as(house, table, seat).await;
    let choices = view["choices"].as_array().unwrap().iter();
    let path = choices.filter_map(|path| path.as_str()).find(|path| path.starts_with(verb));
    let body = json!({"seat": seat, "decision": view["decision"], "path": path.unwrap()});
    assert!(anna.act(house, table, &body).await.status.is_success());
}

/// Waits until the table has so many entries.
async fn written(house: &House, table: &str, entries: usize) {
    for _ in 0..1000 {
        if house.entries(table).await >= entries {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    panic!("only {} entries of {entries}", house.entries(table).await);
}

#[tokio::test]
async fn a_seat_that_passes_ahead_is_not_asked() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let table = anna.fill(&house, "/tables", form).await.table();
    anna.turn(&house, &table, 0).await;
    let asked = stock_round(&house, [&anna, &anna], &table).await;
    let other = 1 - asked;
    let intend = |seat: u64, intent: Option<&str>| json!({"seat": seat, "intent": intent});
    let path = format!("/tables/{table}/intend");
    // Only what is offered may be decided ahead.
    let wrong = anna.post(&house, &path, &intend(other, Some("float/MS"))).await;
    assert_eq!(wrong.status, StatusCode::CONFLICT);
    let noted = anna.post(&house, &path, &intend(other, Some("round"))).await;
    assert_eq!(noted.status, StatusCode::OK, "{noted:?}");
    // It is kept over a restart, and nobody else is told.
    let house = house.restart().await;
    let stranger = Visitor::default().get(&house, &format!("/tables/{table}")).await.text;
    assert!(!stranger.contains("data-intend"));
    let entries = house.entries(&table).await;
    // What one does, the other answers by passing.
    play(&house, &anna, &table, (asked, "found/")).await;
    written(&house, &table, entries + 2).await;
    // Now both pass: the stock round is over, and with it what was decided ahead.
    play(&house, &anna, &table, (asked, "pass")).await;
    written(&house, &table, entries + 3).await;
    let page = anna.get(&house, &format!("/tables/{table}?seat={other}")).await.text;
    assert!(!page.contains("Decided ahead:"), "nothing is decided ahead any more");
}

/// What ends by itself says so, and why, to its seat alone, until one has seen it.
#[tokio::test]
async fn a_seat_is_told_why_what_it_decided_ahead_has_ended() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let form = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna&seat-1=open";
    let table = anna.fill(&house, "/tables", form).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
    anna.turn(&house, &table, 0).await;
    let asked = stock_round(&house, [&anna, &berta], &table).await;
    let (mover, waiter) = if asked == 0 { (&anna, &berta) } else { (&berta, &anna) };
    let address = format!("/tables/{table}");
    let waits = waiter.get(&house, &address).await.text;
    let quiet = waits.split("data-intend=\"").find(|part| part.starts_with("quiet/")).unwrap();
    let quiet = quiet.split('"').next().unwrap();
    let (path, seat) = (format!("{address}/intend"), 1 - asked);
    let noted = waiter.post(&house, &path, &json!({"seat": seat, "intent": quiet})).await;
    assert!(noted.text.contains("Decided ahead:"), "{noted:?}");
    play(&house, mover, &table, (asked, "found/")).await;
    let told = "Pass until somebody buys, sells or founds. Somebody has bought, sold or founded.";
    let mut page = String::new();
    for _ in 0..200 {
        page = waiter.get(&house, &address).await.text;
        if page.contains("Ended by itself:") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    assert!(page.contains("Ended by itself:") && page.contains(told), "{page}");
    assert!(!page.contains("Decided ahead:") && page.contains("data-turn=\"mine\""), "it is asked");
    assert!(!mover.get(&house, &address).await.text.contains("Ended by itself:"));
    let seen = waiter.post(&house, &path, &json!({"seat": seat, "intent": null})).await;
    assert_eq!(seen.status, StatusCode::OK);
    assert!(!seen.text.contains("Ended by itself:"));
}
