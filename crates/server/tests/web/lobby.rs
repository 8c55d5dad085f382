//! The lobby: tables that anybody finds, and a seat by one click.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::{Value, json};
use server::{Clock, Limits, Options};

use crate::house::{House, Visitor};
use crate::people::sign_up;

/// Anna's table, which anybody may find: herself, a bot and a free seat.
async fn listed(house: &House, anna: &mut Visitor, more: &str) -> String {
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=bot:greedy\
                &seat-2=open&listed=public";
    anna.fill(house, "/tables", &format!("{form}{more}")).await.table()
}

/// Somebody who has been here before, by this name.
async fn somebody(house: &House, name: &str) -> Visitor {
    let mut somebody = Visitor::default();
    let form = format!("game=santiago-de-cuba&seat-0=me&name-0={name}&seat-1=here");
    somebody.fill(house, "/tables", &form).await.table();
    somebody
}

#[tokio::test]
async fn a_seat_at_a_listed_table_is_one_click() {
    let house = House::listing().await;
    let mut anna = Visitor::default();
    let private = house.table(&mut anna, "open", &["open"]).await;
    let stranger = Visitor::default();
    let empty = stranger.get(&house, "/lobby").await.text;
    assert!(empty.contains("No table waits for players"));
    assert!(empty.contains("href=\"/new/santiago-de-cuba\""), "the way to a table of one's own");
    let table = listed(&house, &mut anna, "").await;
    let page = stranger.get(&house, "/lobby").await;
    for told in ["Santiago de Cuba", "One free seat", "Anna", "Holdings open to all", &table] {
        assert!(page.text.contains(told), "{told}: {}", page.text);
    }
    assert!(!page.text.contains(&private), "private is the default");
    assert!(!page.text.contains("/join/"), "nobody is given a link");
    assert!(page.cookie.is_some(), "a cookie is there before the seat");
    assert!(stranger.get(&house, "/").await.text.contains("href=\"/lobby\""));
    let program = stranger.get(&house, "/api/v1/lobby").await.json();
    assert_eq!(program["tables"][0]["id"], table);
    assert_eq!(program["tables"][0]["seats"][1]["bot"], "greedy");
    assert_eq!(program["tables"][0]["seats"][2]["free"], true);
    assert_eq!(program["more"], false);
    let own = anna.get(&house, "/lobby").await.text;
    assert!(own.contains(&format!("href=\"/tables/{table}\"")), "{own}");
    let mut berta = somebody(&house, "Berta").await;
    let sat = berta.fill(&house, &format!("/lobby/{table}"), "name=Berta").await;
    assert_eq!(sat.location, Some(format!("/tables/{table}")), "{sat:?}");
    let view = berta.view(&house, &table).await;
    assert_eq!((&view["names"][2], &view["seat"]), (&"Berta".into(), &2.into()));
    assert!(!stranger.get(&house, "/lobby").await.text.contains(&table), "it is full");
    let mut carlo = somebody(&house, "Carlo").await;
    let late = carlo.fill(&house, &format!("/lobby/{table}"), "name=Carlo").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "it is full: {late:?}");
    for table in [private, "nowhere".to_owned()] {
        let lost = carlo.fill(&house, &format!("/lobby/{table}"), "name=Carlo").await;
        assert_eq!(lost.status, StatusCode::NOT_FOUND, "{lost:?}");
    }
}

/// What matters most among strangers stands there before anybody sits down.
#[tokio::test]
async fn the_list_tells_what_is_agreed() {
    let house = House::listing().await;
    let mut anna = Visitor::default();
    let stranger = Visitor::default();
    let first = async || stranger.get(&house, "/api/v1/lobby").await.json()["tables"][0].clone();
    listed(&house, &mut anna, "&pace=turns&pace-days=2&then=offer&rated=no&undo=free").await;
    let page = stranger.get(&house, "/lobby").await.text;
    for told in
        ["This game is not rated.", "until somebody takes over", "Freely, further by consent"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    let told = |table: &Value| {
        let agreed = |of: &str| table["agreed"][of].clone();
        [agreed("then"), agreed("rated"), agreed("consent"), table["strict"].clone()]
    };
    assert_eq!(told(&first().await), [json!("offer"), json!(false), json!(true), json!(false)]);
    listed(&house, &mut anna, "&undo=strict").await;
    let page = stranger.get(&house, "/lobby").await.text;
    assert!(page.contains("so far without: Anna."), "{page}");
    assert_eq!(told(&first().await)[1..], [json!(true), json!(false), json!(true)]);
}

/// Whether a game counts depends on who sits there, and is said as it is.
#[tokio::test]
async fn a_game_with_guests_is_not_said_to_be_rated() {
    const UNCOUNTED: &str = "so far without: Dora.";
    let house = House::listing().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let mut dora = somebody(&house, "Dora").await;
    sign_up(&house, &mut anna, "Anna").await;
    sign_up(&house, &mut berta, "Berta").await;
    let table = listed(&house, &mut anna, "").await;
    let lobby = async |person: &Visitor| person.get(&house, "/lobby").await.text;
    let page = async |person: &Visitor| person.get(&house, &format!("/tables/{table}")).await.text;
    let (rated, with_you) = ("This game is rated.", "with you it would count in nobody’s rating");
    let seen = lobby(&berta).await;
    assert!(seen.contains(rated) && !seen.contains(with_you), "{seen}");
    let seen = lobby(&dora).await;
    assert!(seen.contains(rated) && seen.contains(with_you), "before one sits down: {seen}");
    dora.fill(&house, &format!("/lobby/{table}"), "name=Dora").await;
    for person in [&anna, &dora] {
        let seen = page(person).await;
        assert!(seen.contains(UNCOUNTED) && !seen.contains(rated), "{seen}");
    }
}

/// Whoever has never been here gets the seat, too, with the cookie that the list gave.
#[tokio::test]
async fn a_stranger_sits_down_by_the_same_click() {
    let house = House::listing().await;
    let table = listed(&house, &mut Visitor::default(), "").await;
    let cookie = Visitor::default().get(&house, "/lobby").await.cookie;
    let mut stranger = Visitor { cookie };
    stranger.fill(&house, &format!("/lobby/{table}"), "name=").await;
    assert_eq!(stranger.view(&house, &table).await["names"][2], "Player 3");
}

/// A page that has the list as it stands is sent nothing.
#[tokio::test]
async fn the_list_is_sent_again_only_when_it_has_changed() {
    let time = Arc::new(AtomicI64::new(1_000_000));
    let clock = Clock::Held(Arc::clone(&time));
    let house =
        House::with(House::listed(Options { clock, ..Options::with(Limits::none()) })).await;
    let stranger = Visitor::default();
    let mark = |page: &str| {
        let rest = page.split("data-mark=\"").nth(1).unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let before = mark(&stranger.get(&house, "/lobby").await.text);
    let again = format!("/lobby/now?page=0&mark={before}");
    assert_eq!(stranger.get(&house, &again).await.status, StatusCode::NO_CONTENT);
    let mut anna = Visitor::default();
    let table = listed(&house, &mut anna, "&days=2").await;
    let part = stranger.get(&house, &again).await;
    assert_eq!(part.status, StatusCode::OK);
    assert!(part.text.contains(&table) && !part.text.contains("<html"));
    // Nobody comes.
    time.fetch_add(2 * 24 * 60 * 60 * 1000 + 1, Ordering::Relaxed);
    assert!(!stranger.get(&house, "/lobby").await.text.contains(&table), "its time is over");
    for days in ["0", "31", "x", "-1"] {
        let form = format!("game=santiago-de-cuba&seat-0=me&seat-1=open&listed=public&days={days}");
        assert_eq!(anna.fill(&house, "/tables", &form).await.status, StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn the_list_has_pages_and_every_node_shows_it() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let mut anna = Visitor::default();
    let first = listed(one, &mut anna, "").await;
    for _ in 0..24 {
        listed(one, &mut anna, "").await;
    }
    let stranger = Visitor::default();
    let page = stranger.get(two, "/lobby").await.text;
    assert!(!page.contains(&first) && page.contains("/lobby?page=1"), "{page}");
    let page = stranger.get(two, "/lobby?page=1").await.text;
    assert!(page.contains(&first) && page.contains("/lobby?page=0"));
    assert_eq!(stranger.get(two, "/api/v1/lobby?page=1").await.json()["more"], false);
    let mut berta = somebody(two, "Berta").await;
    berta.fill(two, &format!("/lobby/{first}"), "name=Berta").await;
    assert!(!stranger.get(one, "/lobby?page=1").await.text.contains(&first));
    for bad in ["x", "-1", "401"] {
        let answer = stranger.get(two, &format!("/api/v1/lobby?page={bad}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(stranger.get(two, "/lobby?page=99999999999").await.status, StatusCode::OK);
}
