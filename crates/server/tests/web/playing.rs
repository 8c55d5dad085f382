//! Moves, questions, taking back, and starting again.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor};

/// The seat that is asked and its question, at a table where Anna acts for all
/// but the bots; nothing if the game is over.
async fn asked(house: &House, anna: &Visitor, table: &str) -> Option<(u64, Value)> {
    loop {
        let view = anna.turn(house, table, 0).await;
        let seat = view["turn"]["decide"][0].as_u64()?;
        if view["seats"].as_array().is_some_and(|held| held.contains(&json!(seat))) {
            return Some((seat, anna.view_as(house, table, seat).await));
        }
        tokio::task::yield_now().await;
    }
}

/// Decides `count` times: the choices are taken in turn, so that games differ.
pub(crate) async fn play(house: &House, anna: &Visitor, table: &str, count: usize) -> usize {
    for done in 0..count {
        let Some((seat, view)) = asked(house, anna, table).await else { return done };
        let choices = view["choices"].as_array().unwrap();
        let path = &choices[done * 7 % choices.len()];
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        let answer = anna.act(house, table, &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    }
    count
}

#[tokio::test]
async fn the_same_request_again_gets_the_first_answer_again() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let (seat, view) = asked(&house, &anna, &table).await.unwrap();
    let body = json!({
        "seat": seat, "decision": view["decision"], "path": view["choices"][0], "id": "click-1",
    });
    let first = anna.act(&house, &table, &body).await;
    assert_eq!(first.status, StatusCode::OK);
    let entries = house.entries(&table).await;
    let again = anna.act(&house, &table, &body).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, first.json()));
    let house = house.restart().await;
    let again = anna.act(&house, &table, &body).await;
    assert_eq!((again.status, again.json()), (StatusCode::OK, first.json()));
    assert_eq!(house.entries(&table).await, entries, "it was carried out once");
    let without = json!({"seat": seat, "decision": view["decision"], "path": view["choices"][0]});
    assert_eq!(anna.act(&house, &table, &without).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_path_and_an_action_are_the_same_move() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let (seat, view) = asked(&house, &anna, &table).await.unwrap();
    assert_eq!(view["choices"][0], "aside/sugar", "the first ship's dice come first");
    let body = json!({
        "seat": seat, "decision": view["decision"], "action": {"set_aside": {"die": "sugar"}},
    });
    assert_eq!(anna.act(&house, &table, &body).await.status, StatusCode::OK);
}

/// Ends the server in the middle of a game: nothing is lost.
#[tokio::test]
async fn a_restart_loses_nothing() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["here", "bot:greedy"]).await;
    play(&house, &anna, &table, 80).await;
    let (seat, before) = asked(&house, &anna, &table).await.unwrap();
    let entries = house.store.entries(&table, 0).await.unwrap();
    let page = anna.get(&house, &format!("/tables/{table}?seat={seat}")).await;
    let house = house.restart().await;
    assert_eq!(anna.view_as(&house, &table, seat).await, before);
    assert_eq!(anna.get(&house, &format!("/tables/{table}?seat={seat}")).await.text, page.text);
    assert_eq!(house.store.entries(&table, 0).await.unwrap(), entries);
    assert!(play(&house, &anna, &table, 10).await > 0, "the game goes on");
}

#[tokio::test]
async fn undo_goes_as_far_as_is_fair_and_redo_comes_back() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let undo = format!("/tables/{table}/undo");
    let redo = format!("/tables/{table}/redo");
    let nobody = json!({"seat": null});
    // The layout and the dice were chance: they stay.
    let answer = anna.post(&house, &undo, &nobody).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.error().starts_with("That is no longer possible"));
    play(&house, &anna, &table, 1).await;
    let one = anna.view(&house, &table).await;
    assert_eq!(anna.post(&house, &undo, &nobody).await.status, StatusCode::OK);
    let back = anna.view(&house, &table).await;
    assert_eq!(back["ply"].as_u64(), one["ply"].as_u64().map(|ply| ply - 1));
    assert_eq!(back["seq"].as_u64(), one["seq"].as_u64().map(|seq| seq + 1));
    assert_eq!(anna.post(&house, &redo, &nobody).await.status, StatusCode::OK);
    let again = anna.view(&house, &table).await;
    assert_eq!((&again["ply"], &again["view"]), (&one["ply"], &one["view"]));
    assert_eq!(anna.post(&house, &redo, &nobody).await.status, StatusCode::CONFLICT);
    // What was undone and done again survives a restart like everything else.
    let house = house.restart().await;
    assert_eq!(anna.view(&house, &table).await, again);
    play(&house, &anna, &table, 40).await;
    let marks = house.store.entries(&table, 0).await.unwrap();
    for _ in 0..3 {
        anna.post(&house, &undo, &nobody).await;
    }
    let house = house.restart().await;
    let view = anna.view(&house, &table).await;
    let now = house.store.entries(&table, 0).await.unwrap();
    assert_eq!(now[..marks.len()], marks, "entries are only ever added");
    let last = now.last().unwrap();
    let to = last.body["to"].as_i64().unwrap();
    let mark = now.iter().find(|entry| entry.seq == to).unwrap().fingerprint.clone();
    assert_eq!(last.fingerprint, mark, "an undo leads back to the very same position");
    assert!(view["decision"].is_null() || view["decision"] == last.seq);
}

/// Bots' answers go back with a decision, unless the table was set up strictly.
#[tokio::test]
async fn a_strict_table_lets_nobody_go_back_past_a_bot() {
    let house = House::open().await;
    for (undo, status) in [("free", StatusCode::OK), ("strict", StatusCode::CONFLICT)] {
        let mut anna = Visitor::default();
        let seats = "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=bot:greedy";
        let form = format!("{seats}&undo={undo}");
        let table = anna.fill(&house, "/tables", &form).await.table();
        let answered = async || {
            let entries = house.store.entries(&table, 0).await.unwrap();
            let latest = |seat| entries.iter().rposition(|entry| entry.seat == Some(seat));
            latest(0).is_some() && latest(1) > latest(0)
        };
        for _ in 0..40 {
            play(&house, &anna, &table, 1).await;
            asked(&house, &anna, &table).await;
            if answered().await {
                break;
            }
        }
        assert!(answered().await);
        let (address, nobody) = (format!("/tables/{table}/undo"), json!({"seat": null}));
        assert_eq!(anna.post(&house, &address, &nobody).await.status, status, "{undo}");
        let page = anna.get(&house, &format!("/tables/{table}")).await.text;
        let said = "Undo: only until anybody or chance has answered";
        assert_eq!(page.contains(said), undo == "strict", "{page}");
    }
}

#[tokio::test]
async fn the_past_can_be_looked_at_move_by_move() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let (seat, view) = asked(&house, &anna, &table).await.unwrap();
    let ply = view["ply"].as_u64().unwrap();
    let look = async |house: &House, ply: u64| {
        anna.get(house, &format!("/tables/{table}/parts?seat={seat}&ply={ply}")).await.text
    };
    let drawing = |page: &str| {
        let board = page.split("data-drawing>").nth(1).unwrap();
        board.split("data-region=").next().unwrap().to_owned()
    };
    // Somebody who watches has nothing to pick, then or now.
    let watcher = Visitor::default();
    let parts = format!("/tables/{table}/parts");
    let present = watcher.get(&house, &parts).await.text;
    play(&house, &anna, &table, 70).await;
    let past = look(&house, ply).await;
    assert!(past.contains("data-past") && !past.contains("data-pick="), "{past}");
    let seen = watcher.get(&house, &format!("{parts}?ply={ply}")).await.text;
    assert!(drawing(&seen) == drawing(&present), "the board has changed afterwards");
    assert!(look(&house, 0).await.contains("0 / "));
}

/// The parts of a page, each with its mark, and whether it was left out.
fn parts(page: &str) -> Vec<(String, String, bool)> {
    let tag = |part: &str| part.split('>').next().unwrap_or_default().to_owned();
    let mark =
        |tag: &str| tag.split("data-mark=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let named = page.split("data-region=\"").skip(1);
    let named = named.map(|part| (part.split('"').next().unwrap().to_owned(), tag(part)));
    named.map(|(name, tag)| (name, mark(&tag), tag.contains("data-kept"))).collect()
}

/// A pick changes the question and what can be clicked: the rest is not sent again.
#[tokio::test]
async fn parts_that_the_page_has_are_not_sent_again() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let address = format!("/tables/{table}/parts?seat=0");
    let whole = anna.get(&house, &address).await.text;
    let all = parts(&whole);
    assert!(all.len() > 7 && all.iter().all(|(_, _, is_kept)| !is_kept), "{all:?}");
    let again = async |known: &str| {
        let request = anna.request("GET", &address).header("known", known);
        house.send(request.body(axum::body::Body::empty()).unwrap()).await.text
    };
    let marks: Vec<&str> = all.iter().map(|(_, mark, _)| mark.as_str()).collect();
    let same = again(&marks.join(" ")).await;
    assert!(parts(&same).iter().all(|(_, _, is_kept)| *is_kept), "{same}");
    assert!(same.len() * 5 < whole.len(), "{} of {} bytes", same.len(), whole.len());
    // A mark that belongs to another part, or to nothing, leaves nothing out.
    let other = again("0123456789abcdef ,;= ").await;
    assert_eq!(parts(&other), all);
    play(&house, &anna, &table, 3).await;
    let later = parts(&again(&marks.join(" ")).await);
    let kept = |wanted: &str| later.iter().any(|(name, _, is_kept)| name == wanted && *is_kept);
    assert!(kept("sheet") && !kept("log") && !kept("past"), "{later:?}");
}

/// Of a board that has a drawing for wide and one for narrow windows one is enough.
#[tokio::test]
async fn only_the_drawing_that_is_looked_at_is_sent() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let address = format!("/tables/{table}/parts?seat=0");
    let drawings = async |scene: &str| {
        let request = anna.request("GET", &address).header("scene", scene);
        let page = house.send(request.body(axum::body::Body::empty()).unwrap()).await.text;
        ["scene-wide", "scene-narrow"].map(|drawing| page.contains(drawing))
    };
    assert_eq!(drawings("wide").await, [true, false]);
    assert_eq!(drawings("narrow").await, [false, true]);
    assert_eq!(drawings("<script>").await, [true, true], "what is unknown leaves nothing out");
}

/// One event per entry, and those who were away catch up.
#[tokio::test]
async fn events_tell_each_entry_once() {
    use http_body_util::BodyExt as _;
    use tower::ServiceExt as _;
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    play(&house, &anna, &table, 5).await;
    let latest = anna.view(&house, &table).await["seq"].as_u64().unwrap();
    let request = anna.request("GET", &format!("/api/v1/tables/{table}/events"));
    let request = request.header("last-event-id", "2").body(axum::body::Body::empty()).unwrap();
    let mut body = house.router.clone().oneshot(request).await.unwrap().into_body();
    let mut text = String::new();
    while !text.contains(&format!("id: {latest}\n")) {
        let frame = body.frame().await.unwrap().unwrap();
        text += &String::from_utf8_lossy(&frame.into_data().unwrap());
    }
    let ids: Vec<u64> = text
        .lines()
        .filter_map(|line| line.strip_prefix("id: ").and_then(|id| id.parse().ok()))
        .collect();
    assert_eq!(ids, (3..=latest).collect::<Vec<_>>());
    play(&house, &anna, &table, 1).await;
    let frame = body.frame().await.unwrap().unwrap().into_data().unwrap();
    assert!(String::from_utf8_lossy(&frame).contains(&format!("id: {}\n", latest + 1)));
}

/// A game to its end: ranking, transcript, and the transcript holds.
#[tokio::test]
async fn a_finished_game_has_a_transcript_that_holds() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["bot:greedy", "here"]).await;
    play(&house, &anna, &table, 5_000).await;
    let view = anna.view(&house, &table).await;
    assert_eq!(view["turn"], "over");
    let answer = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await;
    let replay = catalog::replay(&answer.text).unwrap();
    assert_eq!(json!(replay.end), view["end"]);
    assert_eq!(Some(replay.plies), view["ply"].as_u64());
    assert!(replay.end.is_some());
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("The game is over"), "{page}");
}
