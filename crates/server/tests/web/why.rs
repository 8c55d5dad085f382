//! "Why can't I?": whatever a piece asks is answered in a sentence, to its own seat alone.

use axum::http::StatusCode;

use crate::house::{House, Visitor};

/// What the pieces of a page ask.
fn questions(page: &str) -> Vec<&str> {
    page.split("data-ask=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn every_piece_is_answered_to_its_own_seat() {
    let house = House::open().await;
    for game in ["18cuba", "cuba", "cube-express", "santiago-de-cuba"] {
        let mut anna = Visitor::default();
        let form = format!("game={game}&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta");
        let table = anna.fill(&house, "/tables", &form).await.table();
        let seat = anna.turn(&house, &table, 0).await["turn"]["decide"][0].as_u64().unwrap();
        let page = anna.get(&house, &format!("/tables/{table}?seat={seat}")).await.text;
        let asked = questions(&page);
        assert!(!asked.is_empty(), "{game}: nothing can be asked");
        for path in asked {
            let path = path.replace('+', "%2B");
            let address = format!("/tables/{table}/why?seat={seat}&path={path}");
            let told = anna.get(&house, &address).await;
            assert_eq!(told.status, StatusCode::OK, "{game} {path}: {told:?}");
            assert!(told.text.len() > 10 && !told.text.contains(['{', '<']), "{path}: {told:?}");
            let stranger = Visitor::default().get(&house, &address).await;
            assert_eq!(stranger.status, StatusCode::FORBIDDEN, "{game} {path}: {stranger:?}");
        }
        let nonsense = ["", "x", "lay/nowhere", "//", "%00", "convert/999"];
        for path in nonsense {
            let address = format!("/tables/{table}/why?seat={seat}&path={path}");
            let told = anna.get(&house, &address).await;
            assert_eq!(told.status, StatusCode::NOT_FOUND, "{game} {path}: {told:?}");
        }
        let address = format!("/tables/{table}/why?seat=7&path=pass");
        let other = anna.get(&house, &address).await;
        assert_eq!(other.status, StatusCode::FORBIDDEN, "{game}: {other:?}");
    }
}

/// In a guided game, too; what is not at its place there is nowhere.
#[tokio::test]
async fn a_guided_game_is_answered_as_well() {
    let house = House::open().await;
    let learner = Visitor::default();
    let page = learner.get(&house, "/learn/18cuba").await.text;
    let base = page.split("data-base=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let path = questions(&page)[0];
    let told = learner.get(&house, &format!("{base}/why?seat=0&path={path}")).await;
    assert_eq!(told.status, StatusCode::OK, "{told:?}");
    assert!(told.text.len() > 10, "{told:?}");
    let other = learner.get(&house, &format!("{base}/why?seat=1&path={path}")).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN, "{other:?}");
    let nowhere = learner.get(&house, &format!("/learn/18cuba/2/why?seat=0&path={path}")).await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND, "{nowhere:?}");
}
