//! What is tried out happens to nobody.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor};

/// A table of 18Cuba at which Anna plays every seat.
async fn set(house: &House, anna: &mut Visitor) -> String {
    let mut form = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna".to_owned();
    form.push_str("&seat-1=here&name-1=Berta");
    let table = anna.fill(house, "/tables", &form).await.table();
    anna.turn(house, &table, 0).await;
    table
}

/// Who is asked, the name of the question, and what may be done.
async fn asked(house: &House, anna: &Visitor, table: &str) -> (u64, i64, Vec<Value>) {
    let seat = anna.turn(house, table, 0).await["turn"]["decide"][0].as_u64().unwrap();
    let view = anna.view_as(house, table, seat).await;
    let choices = view["choices"].as_array().unwrap().clone();
    (seat, view["decision"].as_i64().unwrap(), choices)
}

#[tokio::test]
async fn a_trial_changes_nothing_until_it_is_meant() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = set(&house, &mut anna).await;
    // Through the auction to the stock round, in which a player may sell and buy in one turn.
    let (seat, decision, choices) = loop {
        let (seat, decision, choices) = asked(&house, &anna, &table).await;
        let path = choices[0].as_str().unwrap();
        if path.starts_with("convert") || path.starts_with("found") {
            break (seat, decision, choices);
        }
        let path = choices.iter().find(|path| *path == "pass").unwrap_or(&choices[0]);
        let body = json!({"seat": seat, "decision": decision, "path": path});
        assert!(anna.act(&house, &table, &body).await.status.is_success());
    };
    let before = house.entries(&table).await;
    let path = &choices[0];
    let pick = json!({"seat": seat, "decision": decision, "path": path, "trial": ""});
    let tried = anna.post(&house, &format!("/tables/{table}/pick"), &pick).await;
    assert_eq!(tried.status, StatusCode::OK, "{tried:?}");
    let moves = format!(";{}", path.as_str().unwrap());
    assert!(tried.text.contains(&format!("data-trial=\"{}\"", &moves[1..])));
    assert!(tried.text.contains("data-really") && tried.text.contains("class=\"compare\""));
    assert_eq!(house.entries(&table).await, before, "nothing is written");
    assert_eq!(asked(&house, &anna, &table).await.1, decision, "the question is still open");
    // An illegal move is refused in a trial as it is at the table.
    let twice = json!({"seat": seat, "decision": decision, "path": path, "trial": moves});
    let refused = anna.post(&house, &format!("/tables/{table}/pick"), &twice).await;
    assert!(refused.status.is_client_error() && refused.text.contains("VI.2"), "{refused:?}");
    assert_eq!(house.entries(&table).await, before);
    // Then it is meant.
    let meant = json!({"seat": seat, "decision": decision, "trial": moves});
    let done = anna.post(&house, &format!("/tables/{table}/really"), &meant).await;
    assert_eq!(done.status, StatusCode::OK, "{done:?}");
    assert_eq!(house.entries(&table).await, before + 1);
    assert!(!done.text.contains("data-trial"));
}

/// What if I had done something else? It is tried out where I was asked, whatever has happened
/// since, and the open question waits.
#[tokio::test]
async fn a_decision_of_the_past_is_tried_out_otherwise() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = set(&house, &mut anna).await;
    let (seat, _, choices) = asked(&house, &anna, &table).await;
    for _ in 0..3 {
        let (seat, decision, choices) = asked(&house, &anna, &table).await;
        let body = json!({"seat": seat, "decision": decision, "path": choices[0]});
        assert!(anna.act(&house, &table, &body).await.status.is_success());
    }
    let (_, open, _) = asked(&house, &anna, &table).await;
    let before = house.entries(&table).await;
    // The first move was chance's; then the first was asked.
    let past = anna.get(&house, &format!("/tables/{table}?ply=1")).await.text;
    assert!(past.contains("data-past=\"1\"") && past.contains("data-try=\"\""), "{past}");
    assert!(!past.contains("data-decision") && !past.contains("data-pick="), "only looked at");
    let wonder = anna.get(&house, &format!("/tables/{table}?ply=1&trial=")).await.text;
    assert!(wonder.contains("data-decision=\"1\"") && wonder.contains("data-pick="), "{wonder}");
    assert!(!wonder.contains("data-turn=\"mine\"") && !wonder.contains("● "), "it is no turn");
    let other = choices.last().unwrap();
    assert_ne!(*other, choices[0]);
    let pick = json!({"seat": seat, "decision": 1, "path": other, "trial": "", "ply": 1});
    let tried = anna.post(&house, &format!("/tables/{table}/pick"), &pick).await;
    assert_eq!(tried.status, StatusCode::OK, "{tried:?}");
    let tried = tried.text;
    let moves = format!("data-trial=\"{}\"", other.as_str().unwrap());
    assert!(tried.contains(&moves) && tried.contains("data-past=\"1\""), "{tried}");
    assert!(tried.contains("data-leave") && !tried.contains("data-really"), "nobody turns back");
    assert_eq!(house.entries(&table).await, before, "nothing is written");
    assert_eq!(asked(&house, &anna, &table).await.1, open, "the question is still open");
    // Nothing of the past is decided, nor of a future.
    for (ply, trial) in [(1, None), (99, Some(""))] {
        let pick = json!({"seat": seat, "decision": 1, "path": other, "trial": trial, "ply": ply});
        let refused = anna.post(&house, &format!("/tables/{table}/pick"), &pick).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{refused:?}");
    }
    assert_eq!(house.entries(&table).await, before);
}

/// Where something is hidden, one's own decisions may be tried out (`differ.rs` shows that nothing
/// is told); but what was hidden in the past is nothing for others at the same screen.
#[tokio::test]
async fn where_something_is_hidden_the_past_of_a_shared_screen_is_not_tried_out() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for (seats, offered) in [(["here"], false), (["bot:greedy"], true)] {
        let table = house.table(&mut anna, "hidden", &seats).await;
        let (seat, decision, choices) = asked(&house, &anna, &table).await;
        let page = anna.get(&house, &format!("/tables/{table}?seat={seat}")).await.text;
        assert!(page.contains("data-try=\"\""), "one's own decision is tried out");
        let ply = page.split("data-last=\"").nth(1).unwrap().split('"').next().unwrap();
        let body = json!({"seat": seat, "decision": decision, "path": choices[0]});
        assert!(anna.act(&house, &table, &body).await.status.is_success());
        let look = format!("/tables/{table}?seat={seat}&ply={ply}&trial=");
        let past = anna.get(&house, &look).await.text;
        assert_eq!(past.contains("data-trial"), offered, "{seats:?}");
    }
}

/// What is agreed for everybody is agreed for the whole game.
#[tokio::test]
async fn a_table_without_aids_offers_no_trial_and_nothing_ahead() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    for (aids, offered) in [("on", true), ("off", false)] {
        let table = anna.fill(&house, "/tables", &format!("{form}&aids={aids}")).await.table();
        anna.turn(&house, &table, 0).await;
        let seat = anna.view(&house, &table).await["turn"]["decide"][0].as_u64().unwrap();
        let page = anna.get(&house, &format!("/tables/{table}?seat={seat}")).await.text;
        assert_eq!(page.contains("data-try"), offered, "{aids}");
        let decision = anna.view_as(&house, &table, seat).await["decision"].clone();
        let pick = json!({"seat": seat, "decision": decision, "path": "bid/5", "trial": ""});
        let entries = house.entries(&table).await;
        let tried = anna.post(&house, &format!("/tables/{table}/pick"), &pick).await;
        assert_eq!(tried.text.contains("data-trial"), offered, "{aids}");
        assert_eq!(house.entries(&table).await, entries, "{aids}: nothing is written");
    }
}

/// Several moves that are meant happen all or not at all.
#[tokio::test]
async fn what_is_meant_happens_whole_or_not_at_all() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let mut table = set(&house, &mut anna).await;
    let nobody = json!({"seat": null});
    let (mut whole, mut refused, mut undos) = (0, 0, 0);
    for round in 0..400 {
        if anna.turn(&house, &table, 0).await["turn"] == "over" {
            table = set(&house, &mut anna).await;
        }
        let really = format!("/tables/{table}/really");
        let (seat, decision, choices) = asked(&house, &anna, &table).await;
        let first = choices[round * 7 % choices.len()].as_str().unwrap().to_owned();
        let body = json!({"seat": seat, "decision": decision, "path": first});
        assert!(anna.act(&house, &table, &body).await.status.is_success());
        // What could follow is found out at the table itself, and taken back.
        if anna.turn(&house, &table, 0).await["turn"] == "over" {
            continue;
        }
        let (next, _, then) = asked(&house, &anna, &table).await;
        let undone = anna.post(&house, &format!("/tables/{table}/undo"), &nobody).await;
        if undone.status != StatusCode::OK {
            continue;
        }
        let (_, decision, _) = asked(&house, &anna, &table).await;
        let before = house.entries(&table).await;
        let ply = anna.turn(&house, &table, 0).await["ply"].clone();
        let meant = |trial: String| json!({"seat": seat, "decision": decision, "trial": trial});
        let broken = meant(format!("{first};nonsense/and/more"));
        let answer = anna.post(&house, &really, &broken).await;
        assert!(answer.status.is_client_error(), "{answer:?}");
        assert_eq!(house.entries(&table).await, before, "nothing of it is written");
        refused += 1;
        let then = then[round * 3 % then.len()].as_str().unwrap();
        let answer = anna.post(&house, &really, &meant(format!("{first};{then}"))).await;
        if next == seat {
            assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
            let now = house.store.entries(&table, 0).await.unwrap();
            assert!(now.len() >= before + 2, "all of it is written");
            assert!(now[before..before + 2].iter().all(|entry| entry.seat.is_some()));
            whole += 1;
            // What one click has decided goes back with one click.
            if now.len() == before + 2 {
                let back = json!({"seat": null, "since": ply});
                let undone = anna.post(&house, &format!("/tables/{table}/undo"), &back).await;
                assert_eq!(undone.status, StatusCode::OK, "{undone:?}");
                assert_eq!(anna.turn(&house, &table, 0).await["ply"], ply);
                undos += 1;
            }
        } else {
            assert_eq!(answer.status, StatusCode::CONFLICT, "{answer:?}");
            assert_eq!(house.entries(&table).await, before, "the other seat is asked: nothing");
            let body = json!({"seat": seat, "decision": decision, "path": first});
            assert!(anna.act(&house, &table, &body).await.status.is_success());
        }
        if whole >= 5 && refused >= 20 && undos >= 2 {
            return;
        }
    }
    panic!("{whole} meant, {undos} of them taken back, and {refused} refused");
}

/// Where nothing is hidden, whoever waits may move for others on a copy: nothing is written, the
/// copy holds on to its position while the game goes on, and only players may.
#[tokio::test]
async fn whoever_waits_may_move_for_others_on_a_copy() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let form = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna&seat-1=open";
    let table = anna.fill(&house, "/tables", form).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
    let asked = anna.turn(&house, &table, 0).await["turn"]["decide"][0].as_u64().unwrap();
    let (actor, waiter) = if asked == 0 { (&anna, &berta) } else { (&berta, &anna) };
    let before = house.entries(&table).await;
    let waits = waiter.get(&house, &format!("/tables/{table}")).await.text;
    let ply = waits.split("data-at=\"").nth(1).expect("a way to try").split('"').next().unwrap();
    let ply: u64 = ply.parse().unwrap();
    let look = format!("/tables/{table}?ply={ply}&trial=");
    let copy = waiter.get(&house, &look).await.text;
    assert!(copy.contains("data-trial=\"\"") && copy.contains("data-pick="), "{copy}");
    assert!(copy.contains(&format!("data-seat=\"{asked}\"")), "it moves for the other");
    assert!(!copy.contains("data-really") && !copy.contains("data-turn=\"mine\""));
    let path = actor.view_as(&house, &table, asked).await["choices"][0].clone();
    let pick = |trial: Option<&str>| json!({"seat": asked, "decision": ply, "path": path, "commit": true, "trial": trial, "ply": ply});
    let address = format!("/tables/{table}/pick");
    let tried = waiter.post(&house, &address, &pick(Some(""))).await;
    assert_eq!(tried.status, StatusCode::OK, "{tried:?}");
    let moves = path.as_str().unwrap().to_owned();
    assert!(tried.text.contains(&format!("data-trial=\"{moves}\"")), "{}", tried.text);
    assert_eq!(house.entries(&table).await, before, "nothing is written");
    // For real nobody moves for another, nor does a stranger on a copy.
    let real = json!({"seat": asked, "decision": ply, "path": path, "commit": true});
    let real = waiter.post(&house, &address, &real).await;
    assert_eq!(real.status, StatusCode::FORBIDDEN, "{real:?}");
    let stranger = Visitor::default().post(&house, &address, &pick(Some(""))).await;
    assert!(stranger.status.is_client_error(), "{stranger:?}");
    let meant = json!({"seat": asked, "decision": ply, "trial": moves});
    let meant = waiter.post(&house, &format!("/tables/{table}/really"), &meant).await;
    assert!(meant.status.is_client_error(), "{meant:?}");
    assert_eq!(house.entries(&table).await, before);
    // The game goes on; the copy stays where it was.
    let view = actor.view_as(&house, &table, asked).await;
    let body = json!({"seat": asked, "decision": view["decision"], "path": path});
    assert!(actor.act(&house, &table, &body).await.status.is_success());
    let later = format!("/tables/{table}?ply={ply}&trial={moves}");
    let copy = waiter.get(&house, &later).await.text;
    assert!(
        copy.contains(&format!("data-trial=\"{moves}\"")) && copy.contains("data-keep"),
        "{copy}"
    );
}

/// Where something is hidden, nobody moves for others, not even on a copy.
#[tokio::test]
async fn where_something_is_hidden_nobody_moves_for_others() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "hidden", &["open"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
    let asked = anna.turn(&house, &table, 0).await["turn"]["decide"][0].as_u64().unwrap();
    let waiter = if asked == 0 { &berta } else { &anna };
    let waits = waiter.get(&house, &format!("/tables/{table}")).await.text;
    assert!(!waits.contains("data-at="), "no way to try");
    let last = waits.split("data-last=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let copy = waiter.get(&house, &format!("/tables/{table}?ply={last}&trial=")).await.text;
    assert!(!copy.contains("data-trial") && !copy.contains("data-pick="), "{copy}");
    let pick = json!({"seat": asked, "decision": 1, "path": "x", "trial": "", "ply": last.parse::<u64>().unwrap()});
    let tried = waiter.post(&house, &format!("/tables/{table}/pick"), &pick).await;
    assert_eq!(tried.status, StatusCode::FORBIDDEN, "{tried:?}");
}
