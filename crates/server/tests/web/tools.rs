//! Pages of games for people who sit at a real table.

use axum::http::StatusCode;

use crate::house::{House, Visitor};

/// 18Cuba's best run is reached from home and from a table's info, and answers what its
/// address says, in the visitor's words.
#[tokio::test]
async fn the_best_run_is_reached_from_home_and_answers_its_address() {
    let house = House::open().await;
    let anna = Visitor::default();
    let home = anna.get(&house, "/").await.text;
    assert_eq!(home.matches("href=\"/tools/").count(), 1, "one game has such a page");
    assert!(home.contains("href=\"/tools/18cuba\""));
    let learn = anna.get(&house, "/learn/18cuba").await;
    assert_eq!(learn.status, StatusCode::OK);
    assert!(learn.text.contains("href=\"/tools/18cuba\""), "the lesson's info leads there");
    let empty = anna.get(&house, "/tools/18cuba").await;
    assert_eq!(empty.status, StatusCode::OK);
    assert!(empty.text.contains("earns $0"));
    let address = "/tools/18cuba?company=MS&phase=1&tiles=B9.57.1&tokens=B9.MS&trains=2";
    let page = anna.get(&house, address).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("route route-0"), "{}", page.text);
    // Changing the language leads back to the same board.
    assert!(page.text.contains("name=\"back\" value=\"/tools/18cuba?company=MS&amp;"));
}

#[tokio::test]
async fn a_game_without_such_a_page_has_none() {
    let house = House::open().await;
    let anna = Visitor::default();
    for game in ["cuba", "chess"] {
        let answer = anna.get(&house, &format!("/tools/{game}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{game}");
    }
}
