//! What a refusal cites can be looked up.

use axum::http::StatusCode;
use serde_json::json;

use crate::house::{House, Visitor};

/// The value of an attribute of the table's page.
fn attribute<'p>(page: &'p str, name: &str) -> Option<&'p str> {
    page.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

#[tokio::test]
async fn a_ruling_that_a_page_lists_is_one_click_away() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["bot:random"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let title = catalog::find("santiago-de-cuba").unwrap();
    let words = title.words(locale::Language::En);
    let texts: Vec<&str> = words.ids("ruling-").collect();
    let listed = attribute(&page, "data-citations").unwrap_or_default();
    let chapters = listed.split_whitespace().filter(|cited| cited.starts_with('§')).count();
    assert_eq!(listed.split_whitespace().count(), texts.len() + chapters, "{listed}");
    for (citation, id) in listed.split_whitespace().zip(texts) {
        let rules = attribute(&page, "data-rules").unwrap();
        let ruling = anna.get(&house, &format!("{rules}{citation}?table={table}")).await;
        assert_eq!(ruling.status, StatusCode::OK, "{citation}");
        let text = maud::html! { (words.text(id)) }.into_string();
        assert!(ruling.text.contains(&text), "{citation}: {}", ruling.text);
        assert!(ruling.text.contains(&format!("href=\"/tables/{table}\"")), "{citation}");
        // Whoever comes from elsewhere is led nowhere else.
        let astray = anna.get(&house, &format!("{rules}{citation}?table=//elsewhere")).await;
        assert!(!astray.text.contains("href=\"/tables/"), "{citation}");
    }
}

#[tokio::test]
async fn what_is_no_ruling_has_no_page() {
    let house = House::open().await;
    let anna = Visitor::default();
    for path in ["santiago-de-cuba/Q99", "santiago-de-cuba/%C2%A799", "chess/", "chess/Q01"] {
        let answer = anna.get(&house, &format!("/rules/{path}")).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn a_refusal_names_its_rule_to_programs() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["bot:random"]).await;
    let view = anna.turn(&house, &table, 0).await;
    let claim = json!({"decision": view["decision"], "path": "claim/bank"});
    let answer = anna.act(&house, &table, &claim).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{answer:?}");
    assert!(answer.error().ends_with(" (§1)"), "{answer:?}");
    assert_eq!(answer.json()["rule"], "§1");
    let address = answer.json()["rule_url"].as_str().unwrap().to_owned();
    assert_eq!(address, "/rules/santiago-de-cuba#chapter-1");
    let (page, place) = address.split_once('#').unwrap();
    assert!(anna.get(&house, page).await.text.contains(&format!("id=\"{place}\"")));
    let spelled = json!({"decision": view["decision"], "path": "nonsense"});
    assert_eq!(anna.act(&house, &table, &spelled).await.json().get("rule"), None);
}
