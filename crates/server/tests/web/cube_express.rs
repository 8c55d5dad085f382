//! Cube Express over the web: hands and pile stay secret, refusals name their rule.

use std::collections::BTreeSet;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor};
use crate::secrets::events;
use crate::speed::page_weight;

/// The tiles that a view shows in a seat's hand.
fn hand(view: &Value, seat: usize) -> BTreeSet<String> {
    let tiles = view["view"]["hands"][seat]["seen"].as_array();
    let id = |tile: &Value| tile.as_str().map(str::to_owned);
    tiles.into_iter().flatten().filter_map(id).collect()
}

/// Which hands an answer shows.
fn shown(view: &Value) -> Vec<bool> {
    (0..3).map(|seat| view["view"]["hands"][seat].get("seen").is_some()).collect()
}

/// No page, no answer and no event names a tile that another seat was dealt and still holds;
/// of the pile only its size is told.
#[tokio::test]
async fn hands_and_pile_stay_secret() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let stranger = Visitor::default();
    let form = "game=cube-express&seat-0=me&name-0=Anna&seat-1=open&seat-2=bot:greedy";
    let table = anna.fill(&house, "/tables", form).await.table();
    let page = format!("/tables/{table}");
    let text = anna.get(&house, &page).await.text;
    let token = text.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
    let dealt = hand(&berta.view(&house, &table).await, 1);
    assert_eq!(dealt.len(), 3);
    for _ in 0..60 {
        let held = hand(&berta.view(&house, &table).await, 1);
        let secret: Vec<&String> = dealt.intersection(&held).collect();
        for (visitor, sees) in [(&anna, [true, false, false]), (&stranger, [false; 3])] {
            let view = visitor.view(&house, &table).await;
            assert_eq!(shown(&view), sees);
            assert!(view["view"]["pile"].is_u64(), "a number, not the tiles");
            let last = view["seq"].as_u64().unwrap();
            let told = events(&house, visitor, &table, last).await;
            let seen = visitor.get(&house, &page).await.text;
            for tile in &secret {
                let named = format!("{tile}\"");
                for text in [&view.to_string(), &told, &seen] {
                    assert!(!text.contains(&named), "{tile} is Berta's");
                }
            }
        }
        for (visitor, seat) in [(&anna, 0), (&berta, 1)] {
            let view = visitor.view(&house, &table).await;
            if let Some(path) = view["choices"].as_array().and_then(|all| all.first()) {
                let body = json!({"decision": view["decision"], "path": path, "seat": seat});
                assert_eq!(visitor.act(&house, &table, &body).await.status, StatusCode::OK);
            }
        }
    }
}

/// What the rules forbid is refused with the rule's name, and nothing is recorded.
#[tokio::test]
async fn a_refusal_names_its_rule_and_changes_nothing() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=cube-express&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let table = anna.fill(&house, "/tables", form).await.table();
    let start = anna.turn(&house, &table, 0).await;
    let seat = start["turn"]["decide"][0].as_u64().unwrap();
    let view = anna.view_as(&house, &table, seat).await;
    let tile = hand(&view, usize::try_from(seat).unwrap()).into_iter().next().unwrap();
    let before = house.entries(&table).await;
    for (path, rule) in [
        (format!("lay/{tile}/9,9/n"), "§3"),
        (format!("lay/{tile}/1,1/n"), "§3"),
        ("drive/first/0,0".to_owned(), "§1"),
        ("market/1/bet".to_owned(), "§1"),
        ("coal-wood".to_owned(), "§2"),
        (format!("discard/{tile}"), "Q02"),
    ] {
        let body = json!({"decision": view["decision"], "path": path, "seat": seat});
        let answer = anna.act(&house, &table, &body).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {answer:?}");
        assert!(answer.error().ends_with(&format!("({rule})")), "{path}: {}", answer.error());
    }
    assert_eq!(house.entries(&table).await, before, "nothing is recorded");
}

/// The page of a game with a large map, its styles and scripts included, is under 80 kB on the wire.
#[tokio::test]
async fn the_page_of_a_grown_map_is_light() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let bots = "seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    let form = format!("game=cube-express&seat-0=me&name-0=Anna&{bots}");
    let table = anna.fill(&house, "/tables", &form).await.table();
    let mut heaviest = 0;
    for _ in 0..5000 {
        let view = anna.turn(&house, &table, 0).await;
        if !view["end"].is_null() {
            break;
        }
        let choices = view["choices"].as_array().unwrap();
        // Lay what comes first, then finish what can be finished.
        let calm = |path: &&Value| path.as_str().is_some_and(|path| path == "done");
        let Some(path) = choices.iter().find(calm).or(choices.first()) else {
            // The bots are at it.
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
            continue;
        };
        if view["view"]["table"]["map"]["spots"].as_array().unwrap().len() > 30 {
            heaviest = heaviest.max(page_weight(&house, &anna, &format!("/tables/{table}")).await);
        }
        let body = json!({"decision": view["decision"], "path": path});
        anna.act(&house, &table, &body).await;
    }
    assert!((1..80_000).contains(&heaviest), "{heaviest} bytes");
}
