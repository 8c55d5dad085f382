//! Nothing of another seat's secrets in any page, event or answer.

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::house::{House, Visitor};

/// Which holdings an answer shows.
fn shown(view: &Value) -> Vec<bool> {
    let stores = view["view"]["stores"].as_array().unwrap();
    stores.iter().map(|store| store.get("seen").is_some()).collect()
}

/// All entries as one listener is told them.
pub(crate) async fn events(house: &House, visitor: &Visitor, table: &str, last: u64) -> String {
    let path = format!("/api/v1/tables/{table}/events");
    let request = visitor.request("GET", &path).body(Body::empty()).unwrap();
    let mut body = house.router.clone().oneshot(request).await.unwrap().into_body();
    let mut text = String::new();
    while !text.contains(&format!("id: {last}\n")) {
        let frame = body.frame().await.unwrap().unwrap();
        text += &String::from_utf8_lossy(&frame.into_data().unwrap());
    }
    assert!(crate::documented::check_stream(&text) > 0, "{text}");
    text
}

#[tokio::test]
async fn holdings_behind_a_screen_stay_there() {
    let house = House::open().await;
    let (mut anna, mut berta, stranger) =
        (Visitor::default(), Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "hidden", &["open", "bot:greedy"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
    let page = format!("/tables/{table}");
    for _ in 0..60 {
        let mut last = 0;
        for (visitor, seat, sees) in [
            (&anna, Some(0), [true, false, false]),
            (&berta, Some(1), [false, true, false]),
            (&stranger, None, [false; 3]),
        ] {
            let view = visitor.view(&house, &table).await;
            assert_eq!(view["seat"], json!(seat));
            assert_eq!(shown(&view), sees);
            last = view["seq"].as_u64().unwrap();
            let forged = visitor.get(&house, &format!("/api/v1/tables/{table}?seat=2")).await;
            assert_eq!(forged.status, StatusCode::FORBIDDEN, "{forged:?}");
            if let (Some(path), Some(seat)) = (view["choices"].get(0), seat) {
                let body = json!({"decision": view["decision"], "path": path, "seat": seat});
                assert_eq!(visitor.act(&house, &table, &body).await.status, StatusCode::OK);
            }
        }
        let marks = house.store.entries(&table, 0).await.unwrap();
        let mark = marks.iter().rev().find_map(|entry| entry.fingerprint.clone()).unwrap();
        for visitor in [&anna, &berta, &stranger] {
            let text = visitor.get(&house, &page).await.text;
            // A mark is a hash of the true position: whoever has it can try out the holdings.
            assert!(!text.contains(&mark), "a page tells the mark");
            assert!(!text.contains(&token));
        }
        let told = events(&house, &stranger, &table, last).await;
        assert!(!told.contains("fingerprint") && !told.contains("action"), "{told}");
    }
    let answer = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "not before the end");
}

/// Somebody who only watches gets the same page whatever lies behind the screens.
#[tokio::test]
async fn a_forged_seat_in_an_address_shows_nothing() {
    let house = House::open().await;
    let (mut anna, stranger) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "hidden", &["here"]).await;
    anna.turn(&house, &table, 0).await;
    let plain = stranger.get(&house, &format!("/tables/{table}/parts")).await.text;
    for seat in [0, 1, 7, 255] {
        let look = format!("/tables/{table}/parts?seat={seat}&decision=3&picked=aside");
        assert_eq!(stranger.get(&house, &look).await.text, plain);
    }
}

/// Two people at one screen: before the next says so, the page holds nothing of either, only
/// what any passer-by may see.
#[tokio::test]
async fn the_curtain_hides_both() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["here"]).await;
    let view = anna.turn(&house, &table, 0).await;
    let asked = view["turn"]["decide"][0].as_u64().unwrap();
    let other = 1 - asked;
    for (look, curtain) in [("", true), (&*format!("?seat={other}"), true), ("?ply=1", false)] {
        let address = format!("/tables/{table}/parts{look}");
        let page = anna.get(&house, &address).await.text;
        assert_eq!(page.contains(&format!("data-curtain=\"{asked}\"")), curtain, "{page}");
        let public = Visitor::default().get(&house, &address).await.text;
        for region in ["board", "players", "status"] {
            assert_eq!(part(&page, region), part(&public, region), "{look}");
        }
    }
    let page = anna.get(&house, &format!("/tables/{table}/parts?seat={asked}")).await.text;
    assert!(page.contains("data-drawing") && !page.contains("data-curtain"));
    assert_eq!(shown(&anna.view(&house, &table).await), [false, false], "no seat, no secrets");
}

/// What the page shows in one of its regions.
fn part<'p>(page: &'p str, region: &str) -> &'p str {
    let start = page.find(&format!("data-region=\"{region}\"")).unwrap();
    let rest = &page[start + 1..];
    &rest[..rest.find("data-region=").unwrap_or(rest.len())]
}

#[tokio::test]
async fn every_answer_is_guarded() {
    let house = House::open().await;
    let anna = Visitor::default();
    for path in ["/", "/new/santiago-de-cuba", "/nowhere", "/healthz", "/api/v1/tables/x"] {
        let request = anna.request("GET", path).body(Body::empty()).unwrap();
        let response = house.router.clone().oneshot(request).await.unwrap();
        let policy = response.headers()["content-security-policy"].to_str().unwrap();
        assert!(
            policy.starts_with("default-src 'none';") && !policy.contains("unsafe"),
            "{policy}"
        );
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        let body = response.into_body().collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&body);
        assert!(
            !text.contains(" style=") && !text.contains("<style") && !text.contains(" onclick")
        );
    }
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
    let request = anna.request("POST", "/tables");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let response = house.router.clone().oneshot(request.body(Body::from(form)).unwrap()).await;
    let cookie = response.unwrap().headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}
