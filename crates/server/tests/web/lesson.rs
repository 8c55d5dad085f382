//! Guided first games: played by clicks, with nothing kept between them.

use axum::http::StatusCode;
use catalog::{GAMES, Guided};
use serde_json::{Value, json};

use crate::house::{House, Visitor};

/// A pick of the learner's after `ply` moves.
fn pick(ply: u64, path: &str) -> Value {
    json!({"seat": 0, "decision": ply, "path": path, "commit": true})
}

#[tokio::test]
async fn every_lesson_can_be_played_to_its_end() {
    let house = House::open().await;
    let anna = Visitor::default();
    for guided in GAMES.iter().filter_map(|title| Guided::of(*title)) {
        let game = guided.title.profile().id;
        assert!(anna.get(&house, "/").await.text.contains(&format!("/learn/{game}")));
        assert!(anna.get(&house, &format!("/new/{game}")).await.text.contains("/learn/"));
        for (stop, next) in guided.stops().into_iter().zip(guided.stops().into_iter().skip(1)) {
            let base = format!("/learn/{game}/{}", stop.ply);
            let page = anna.get(&house, &base).await;
            assert_eq!(page.status, StatusCode::OK, "{base}");
            let place = format!("{} of {}", stop.nth + 1, guided.decisions());
            assert!(page.text.contains(&place) && page.text.contains("data-pick"), "{base}");
            let (replay, _) = guided.at(stop.ply).unwrap();
            let path = replay.table.path(guided.due(stop.ply).unwrap()).unwrap();
            let after = anna.post(&house, &format!("{base}/pick"), &pick(stop.ply, &path)).await;
            assert_eq!(after.status, StatusCode::OK, "{base}: {}", after.text);
            let there = format!("data-base=\"/learn/{game}/{}\"", next.ply);
            assert!(after.text.contains(&there), "{base}");
        }
        let end = guided.stops().last().unwrap().ply;
        let page = anna.get(&house, &format!("/learn/{game}/{end}")).await.text;
        let (table, rules) = (format!("/new/{game}"), format!("/rules/{game}"));
        assert!(page.contains(&table) && page.contains(&rules), "{game} leads on from its end");
    }
}

#[tokio::test]
async fn what_is_allowed_but_not_the_lesson_is_said_to_be_and_changes_nothing() {
    let house = House::open().await;
    let anna = Visitor::default();
    let other = anna.post(&house, "/learn/18cuba/1/pick", &pick(1, "bid/5")).await;
    assert_eq!(other.status, StatusCode::CONFLICT);
    assert!(other.text.contains("allowed") && other.text.contains("$0"), "{}", other.text);
    let shown = anna.post(&house, "/learn/18cuba/1/show", &json!({"seat": 0})).await;
    assert!(shown.text.contains(r#"data-base="/learn/18cuba/"#) && shown.status.is_success());
    let back = anna.post(&house, "/learn/18cuba/3/undo", &json!({"seat": 0})).await;
    assert!(back.text.contains(r#"data-base="/learn/18cuba/1""#), "one decision back");
    let first = anna.post(&house, "/learn/18cuba/1/undo", &json!({"seat": null})).await;
    assert!(first.text.contains(r#"data-base="/learn/18cuba/1""#), "there is nothing before");
    let past = anna.get(&house, "/learn/18cuba/3/parts?ply=2").await;
    assert!(past.status.is_success() && past.text.contains(r#"data-past="2""#));
}

#[tokio::test]
async fn whatever_cannot_be_is_answered_with_a_sentence() {
    let house = House::open().await;
    let anna = Visitor::default();
    for path in
        ["/learn/havana", "/learn/18cuba/2", "/learn/18cuba/999999", "/learn/18cuba/x", "/rules/x"]
    {
        let answer = anna.get(&house, path).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert!(!answer.text.is_empty(), "{path}");
    }
    let wrong = [
        (pick(1, "bid/99999"), StatusCode::UNPROCESSABLE_ENTITY),
        (pick(1, "nonsense"), StatusCode::BAD_REQUEST),
        (pick(5, "bid/0"), StatusCode::CONFLICT),
        (json!({"seat": 1, "decision": 1, "path": "bid/0"}), StatusCode::FORBIDDEN),
        (json!({"seat": 0}), StatusCode::BAD_REQUEST),
    ];
    for (body, status) in wrong {
        let answer = anna.post(&house, "/learn/18cuba/1/pick", &body).await;
        assert_eq!(answer.status, status, "{body}: {}", answer.text);
        assert!(answer.text.contains("error"), "{body}: {}", answer.text);
    }
    let guided = Guided::of(catalog::find("18cuba").unwrap()).unwrap();
    let end = guided.stops().last().unwrap().ply;
    let late = anna.post(&house, &format!("/learn/18cuba/{end}/pick"), &pick(end, "pass")).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
}

#[tokio::test]
async fn what_refusals_cite_leads_to_its_chapter() {
    let house = House::open().await;
    let anna = Visitor::default();
    let rules = anna.get(&house, "/rules/santiago-de-cuba").await.text;
    assert!(rules.contains(r#"id="chapter-4""#) && rules.contains("data-search"), "{rules}");
    for (cited, place) in [
        ("/rules/santiago-de-cuba/%C2%A74?learn=5", "/rules/santiago-de-cuba?learn=5#chapter-4"),
        ("/rules/18cuba/VII.7?table=abc", "/rules/18cuba?table=abc#chapter-5"),
        ("/rules/cuba/%C2%A713", "/rules/cuba#chapter-13"),
    ] {
        let answer = anna.get(&house, cited).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{cited}");
        assert_eq!(answer.location.as_deref(), Some(place), "{cited}");
    }
    let back = anna.get(&house, "/rules/18cuba?learn=5").await.text;
    assert!(back.contains("/learn/18cuba/5"), "the way back");
    let page = anna.get(&house, "/learn/18cuba").await.text;
    assert!(page.contains("VII.6") && page.contains(r#"data-place="learn=1""#));
}
