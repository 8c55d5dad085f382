//! Whoever leaves a table harms nobody.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Among, Kind};

use crate::house::{House, Visitor};
use crate::party::{DAY, Kept, Party, TODAY};
use crate::people::sign_up;
use crate::secrets::events;

/// A bot plays on, for good, also after a restart; the others keep their game to its end.
#[tokio::test]
async fn who_gives_up_leaves_a_bot_that_plays_on() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        let first = party.asked().await;
        let unsure = party.say(first, "leave").await;
        assert_eq!(unsure.status, StatusCode::BAD_REQUEST, "one click is not enough");
        let question = party.view(first).await["decision"].clone();
        party.do_say(first, "leave&sure=yes&bot=greedy").await;
        assert_ne!(party.asked().await, first, "a bot has moved");
        assert_eq!(party.try_move(first, &question).await.status, StatusCode::CONFLICT);
        assert_eq!(party.refused(first, "return").await, "not-now");
        assert_eq!(party.refused(first, "leave&sure=yes").await, "not-now");
        assert_eq!(party.all(Among::Left).await.len(), 1);
        let mut party = party.restart(&kept, 1000).await;
        let person = party.view(0).await["people"][first].clone();
        assert_eq!((&person["left"], &person["until"]), (&json!(true), &json!("end")));
        let others: Vec<usize> = (0..3).filter(|seat| *seat != first).collect();
        assert!(party.page(others[0]).await.contains(" gave up; a bot plays on."), "in the log");
        // Another gives up as well, and the last lets a bot play until the end.
        party.do_say(others[1], "leave&sure=yes&bot=greedy").await;
        party.do_say(others[0], "stand-in&bot=greedy").await;
        for _ in 0..3000 {
            if party.view(0).await["turn"] == "over" {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
        assert_eq!(party.view(0).await["turn"], "over");
        let page = party.page(others[0]).await;
        assert!(page.contains("<small>gave up</small>"), "it is marked in the result");
        assert_eq!(party.refused(others[0], "return").await, "not-now");
        // Once more with the same people: who let a bot play is a person.
        assert!(!page.contains("value=\"bot:greedy\""), "{page}");
    }
}

/// Meanwhile nobody moves beside the bot, and whoever returns plays again.
#[tokio::test]
async fn a_bot_plays_for_a_while_and_gives_the_seat_back() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        let away = party.asked().await;
        let question = party.view(away).await["decision"].clone();
        party.do_say(away, "stand-in&bot=greedy").await;
        party.do_say(away, "stand-in&bot=greedy").await;
        assert_eq!(party.all(Among::StoodIn).await.len(), 1, "twice is once");
        let late = party.try_move(away, &question).await;
        assert_eq!(
            (late.status, &late.json()["code"]),
            (StatusCode::CONFLICT, &json!("bot-plays"))
        );
        for _ in 0..6 {
            assert_ne!(party.play().await, away);
        }
        assert!(party.page(away).await.contains("Play myself again"));
        let mut party = party.restart(&kept, 1000).await;
        assert_eq!(
            party.view(0).await["people"][away]["bot"],
            "greedy",
            "a restart changes nothing"
        );
        party.do_say(away, "return").await;
        party.do_say(away, "return").await;
        assert_eq!(party.all(Among::Returned).await.len(), 1);
        let mut played = false;
        for _ in 0..12 {
            played |= party.play().await == away;
        }
        assert!(played, "they play themselves");
        // Programs and all who watch read every step, in order.
        let last = party.view(0).await["seq"].as_u64().unwrap();
        let told = events(&party.house, &Visitor::default(), &party.table, last).await;
        let about = |kind: &str| {
            let line = told.lines().find(|line| line.contains(&format!("\"kind\":\"{kind}\"")));
            let line = line.unwrap_or_else(|| panic!("{kind}: {told}"));
            serde_json::from_str::<Value>(line.trim_start_matches("data:")).unwrap()
        };
        assert_eq!(about("stood-in")["about"], json!({"bot": "greedy", "why": "wish"}));
        assert_eq!(about("returned")["seat"], json!(away));
    }
}

/// Nobody does anything for a seat that is not theirs, and nonsense changes nothing.
#[tokio::test]
async fn only_who_sits_there_speaks_for_a_seat() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let path = format!("/tables/{}/together", party.table);
    let before = party.house.entries(&party.table).await;
    let mut stranger = Visitor::default();
    for who in [&mut stranger, &mut party.people[1].clone()] {
        for what in ["leave&sure=yes", "stand-in", "close", "answer&yes=yes"] {
            let said = who.fill(&party.house, &path, &format!("seat=0&do={what}")).await;
            assert_eq!(said.status, StatusCode::FORBIDDEN, "{what}: {said:?}");
        }
    }
    for what in [
        "",
        "x",
        "stand-in&bot=god",
        "vote&on=9",
        "vote&on=1",
        "answer",
        "ask-back",
        "ask-back&ply=x",
        "nights&from=25:00&to=1:00&zone=0",
        "nights&from=1:00&to=1:00&zone=0",
        "nights&from=1:00&to=2:00&zone=5940",
        "nights&from=9:00&to=8:00&zone=0",
    ] {
        let said = party.say(0, what).await;
        assert_eq!(said.status, StatusCode::BAD_REQUEST, "{what}: {said:?}");
    }
    assert_eq!(party.refused(0, "vote&on=1&yes=yes").await, "not-now");
    assert_eq!(party.refused(0, "answer&yes=yes").await, "not-now");
    assert_eq!(party.house.entries(&party.table).await, before);
}

/// Before the game the maker closes a table; later all who are still there do, one by one.
#[tokio::test]
async fn all_together_close_a_table() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        for _ in 0..4 {
            party.play().await;
        }
        party.do_say(1, "leave&sure=yes").await;
        party.settled().await;
        party.do_say(0, "close").await;
        assert!(party.page(2).await.contains("Anna would like to close this table."));
        let open = "All are asked whether this table is closed. Yet to agree: Carlo.";
        assert!(party.page(0).await.contains(open), "who has agreed sees who is missing");
        party.do_say(0, "keep").await;
        assert!(!party.page(0).await.contains(open));
        assert!(!party.page(2).await.contains("Anna would like to close this table."));
        party.do_say(2, "close").await;
        assert_eq!(party.refused(1, "close").await, "not-now", "who has left is not asked");
        assert!(party.all(Kind::Closed).await.is_empty());
        party.do_say(0, "close").await;
        let closed = party.all(Kind::Closed).await;
        assert_eq!(
            closed.iter().map(|entry| &entry.body).collect::<Vec<_>>(),
            [&json!({"by": "all"})]
        );
        assert_eq!(party.refused(2, "stand-in").await, "closed");
        assert!(party.page(2).await.contains("All together closed the table."));
        let mine = party.people[2].get(&party.house, "/").await.text;
        assert!(mine.contains(&party.table), "its record is kept, and found");
    }
}

/// Nobody has done anything for as long as was said: the table ends itself, once.
#[tokio::test]
async fn an_abandoned_table_ends_itself_after_a_time_that_it_was_told() {
    for kept in Kept::both() {
        let party = Party::meet(&kept, "abandoned=10").await;
        assert!(party.page(0).await.contains("ends itself after 10 days."));
        party.play().await;
        party.wait(9 * DAY).await;
        party.play().await;
        party.wait(9 * DAY).await;
        assert!(party.all(Kind::Closed).await.is_empty(), "somebody came");
        let other = kept.serve(&party.hands).await;
        party.pass(2 * DAY).await;
        tokio::join!(party.house.state.look_after(), other.state.look_after());
        other.state.look_after().await;
        let closed = party.all(Kind::Closed).await;
        assert_eq!(
            closed.iter().map(|entry| &entry.body).collect::<Vec<_>>(),
            [&json!({"by": "nobody"})]
        );
        assert!(party.page(1).await.contains("Nobody came any more"));
        assert_eq!(other.state.look_after().await, 0, "it is not looked after again");
    }
}

/// Days that nobody would want are refused.
#[tokio::test]
async fn what_is_agreed_about_absence_is_sound() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for bad in [
        "abandoned=6",
        "abandoned=366",
        "abandoned=x",
        "pace=fast",
        "pace=live&pace-minutes=0",
        "pace=live&pace-reserve=601",
        "pace=turns&pace-days=31",
        "then=never",
        "undo=always",
    ] {
        let form = format!("game=santiago-de-cuba&seat-0=me&seat-1=open&{bad}");
        let answer = anna.fill(&house, "/tables", &form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad}");
    }
}

/// Whose time was over has no say in whether the table is closed. If they are the last person there
/// and delete their account, bots play it to its end, instead of waiting for them turn by turn.
#[tokio::test]
async fn nobody_waits_for_an_account_that_is_gone_while_a_bot_plays_for_it() {
    let (kept, hands) = (Kept::file(), Arc::new(AtomicI64::new(TODAY)));
    let (house, mut anna) = (kept.serve(&hands).await, Visitor::default());
    sign_up(&house, &mut anna, "Anna").await;
    let agreed = "pace=turns&pace-days=1&then=bot&seat-0=me&seat-1=bot:greedy";
    let form = format!("game=santiago-de-cuba&{agreed}");
    let table = anna.fill(&house, "/tables", &form).await.table();
    while anna.view(&house, &table).await["decision"].is_null() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    house.store.beat(TODAY + 2 * DAY, i64::MAX).await.unwrap();
    hands.store(TODAY + 2 * DAY, Ordering::Relaxed);
    house.state.look_after().await;
    anna.fill(&house, "/me/delete", "old=correct+horse").await;
    let entries = house.store.entries(&table, 0).await.unwrap();
    let count = |among| entries.iter().filter(|entry| entry.kind == Kind::Among(among)).count();
    assert_eq!((count(Among::TimedOut), count(Among::Left)), (1, 1), "{entries:?}");
}
