//! The prepared opening of 18Cuba, step by step.

use axum::http::StatusCode;

use crate::house::{House, Visitor};

#[tokio::test]
async fn a_newcomer_plays_along_to_the_first_dividend() {
    let house = House::open().await;
    let anna = Visitor::default();
    assert!(anna.get(&house, "/").await.text.contains("/learn/18cuba"));
    let mut address = "/learn/18cuba".to_owned();
    let mut steps = 0;
    loop {
        let page = anna.get(&house, &address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        steps += 1;
        assert!(page.text.contains(&format!("Step {steps} of 15")), "{address}");
        let next = format!("/learn/18cuba?step={steps}");
        if !page.text.contains(&next) {
            break assert!(page.text.contains("/new/18cuba"), "it ends with a table of one's own");
        }
        address = next;
    }
    assert_eq!(steps, 15);
    // What is said is what is played: the last move pays Oe's dividend.
    let dividend = anna.get(&house, "/learn/18cuba?step=13").await.text;
    assert!(dividend.contains("pays out"), "{dividend}");
    let found = anna.get(&house, "/learn/18cuba?step=4").await.text;
    assert!(found.contains("founds") || found.contains("found"), "{found}");
}

#[tokio::test]
async fn a_step_too_far_is_the_last_and_other_games_have_none() {
    let house = House::open().await;
    let anna = Visitor::default();
    let far = anna.get(&house, "/learn/18cuba?step=999").await;
    assert!(far.status.is_success() && far.text.contains("Step 15 of 15"));
    for path in ["/learn/santiago-de-cuba", "/learn/havana"] {
        assert_eq!(anna.get(&house, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}
