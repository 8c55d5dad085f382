//! Two nodes over one database: each decides by what it knows, and none of them wrongly.

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::{Value, json};

use crate::house::{House, Visitor};

/// What whichever of Anna's two seats is asked would answer.
async fn wish(house: &House, anna: &Visitor, table: &str) -> Value {
    for seat in [0, 1] {
        let view = anna.turn(house, table, seat).await;
        if !view["decision"].is_null() {
            let (decision, path) = (&view["decision"], &view["choices"][0]);
            return json!({ "seat": seat, "decision": decision, "path": path });
        }
    }
    panic!("neither seat is asked");
}

/// A node that has not heard of a move refuses the answer to a question that is no longer open,
/// and takes the one to a question that it has not heard of.
#[tokio::test]
async fn a_node_that_is_behind_takes_what_is_right_and_nothing_else() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let mut anna = Visitor::default();
    let table = one.table(&mut anna, "open", &["here"]).await;
    let mut entries = one.entries(&table).await;
    for _ in 0..10 {
        // Both know the question.
        let first = wish(one, &anna, &table).await;
        assert_eq!(wish(two, &anna, &table).await, first);
        assert_eq!(anna.act(one, &table, &first).await.status, StatusCode::OK);
        let again = anna.act(two, &table, &first).await;
        assert_eq!(again.status, StatusCode::CONFLICT, "{again:?}");
        let next = wish(one, &anna, &table).await;
        assert_eq!(anna.act(two, &table, &next).await.status, StatusCode::OK);
        assert_eq!(anna.act(one, &table, &next).await.status, StatusCode::CONFLICT);
        let now = two.entries(&table).await;
        assert!(now >= entries + 2, "both are kept");
        entries = now;
        assert_eq!(one.entries(&table).await, entries);
    }
}

/// Of two who answer the same question at two nodes at once, one is told that it was late.
#[tokio::test]
async fn of_two_answers_at_once_one_counts() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let mut anna = Visitor::default();
    let table = one.table(&mut anna, "open", &["here"]).await;
    for _ in 0..20 {
        let wish = wish(one, &anna, &table).await;
        anna.view(two, &table).await;
        let (here, there) =
            tokio::join!(anna.act(one, &table, &wish), anna.act(two, &table, &wish));
        let mut answers = [here.status, there.status];
        answers.sort();
        assert_eq!(answers, [StatusCode::OK, StatusCode::CONFLICT]);
    }
}

/// Whoever has been at a node before and sits down at another may decide at both at once.
#[tokio::test]
async fn a_seat_taken_at_one_node_counts_at_the_other() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    two.table(&mut berta, "open", &["here"]).await;
    let table = one.table(&mut anna, "open", &["open"]).await;
    let refused = json!({ "seat": 1, "decision": 1, "path": "x" });
    assert_eq!(berta.act(two, &table, &refused).await.status, StatusCode::FORBIDDEN);
    let page = anna.get(one, &format!("/tables/{table}")).await.text;
    let link = page.split("/join/").nth(1).unwrap().split(['"', '<']).next().unwrap();
    berta.fill(one, &format!("/join/{link}"), "name=Berta").await;
    for _ in 0..6 {
        for (who, seat) in [(&anna, 0), (&berta, 1)] {
            let view = who.turn(two, &table, seat).await;
            if view["decision"].is_null() {
                continue;
            }
            let (decision, path) = (&view["decision"], &view["choices"][0]);
            let wish = json!({ "seat": seat, "decision": decision, "path": path });
            assert_eq!(who.act(two, &table, &wish).await.status, StatusCode::OK);
        }
    }
}
