//! Bots that think: they keep nobody waiting but whoever plays with them.

use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::json;

use crate::house::{House, Visitor};

/// A table at which Anna plays against three bots that think long.
async fn against_hard(house: &House, anna: &mut Visitor) -> String {
    house.table(anna, "open", &["bot:hard", "bot:hard", "bot:hard"]).await
}

#[tokio::test]
async fn a_person_moves_at_once_while_bots_think_at_other_tables() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for _ in 0..8 {
        against_hard(&house, &mut anna).await;
    }
    let table = house.table(&mut anna, "open", &["here"]).await;
    let mut took = Vec::new();
    for _ in 0..5 {
        let mut asked = None;
        for seat in 0..2 {
            let view = anna.view_as(&house, &table, seat).await;
            if !view["decision"].is_null() {
                asked = Some((seat, view));
            }
        }
        let (seat, view) = asked.unwrap();
        let path = &view["choices"][0];
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        let start = Instant::now();
        let answer = anna.act(&house, &table, &body).await;
        took.push(start.elapsed());
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }
    // In line behind the bots each of them would have taken longer.
    took.sort();
    assert!(took[2] < Duration::from_millis(300), "{took:?}");
}

/// What bots have thought is nowhere but in memory; the game goes on from the disk.
#[tokio::test]
async fn a_server_stopped_while_bots_think_ends_at_once_and_goes_on_after_it() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let mut tables = Vec::new();
    for _ in 0..4 {
        tables.push(against_hard(&house, &mut anna).await);
    }
    let start = Instant::now();
    let house = house.restart().await;
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    for table in tables {
        // Somebody comes back: bots go on until Anna is asked.
        let asked = async {
            loop {
                let view = anna.view(&house, &table).await;
                if !view["decision"].is_null() {
                    return;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(Duration::from_mins(1), asked).await.unwrap();
    }
}

/// Whoever waits for a bot sees that it thinks.
#[tokio::test]
async fn a_bot_that_thinks_shows_that_it_does() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = against_hard(&house, &mut anna).await;
    for _ in 0..400 {
        let view = anna.view(&house, &table).await;
        if view["decision"].is_null() {
            let page = anna.get(&house, &format!("/tables/{table}")).await.text;
            if page.contains("is thinking") {
                assert!(page.contains("class=\"thinks\""), "{page}");
                return;
            }
        } else {
            let body = json!({"seat": 0, "decision": view["decision"], "path": view["choices"][0]});
            anna.act(&house, &table, &body).await;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no bot was seen thinking");
}

#[tokio::test]
async fn the_set_up_tells_of_every_level() {
    let house = House::open().await;
    let page = Visitor::default().get(&house, "/new/santiago-de-cuba").await.text;
    for level in ["random", "beginner", "greedy", "medium", "hard"] {
        assert!(page.contains(&format!("value=\"bot:{level}\"")), "{level}");
    }
    for sentence in ["Answers at once.", "Answers within a second.", "Answers within 2 seconds."] {
        assert!(page.contains(sentence), "{sentence}");
    }
}
