//! Two nodes over one database: each decides by what it knows, and none of them wrongly.

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::{Value, json};
use server::{Admin, Limits, Options};

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

/// The link to the open seat of Anna's table.
async fn invite(house: &House, anna: &Visitor, table: &str) -> String {
    let page = anna.get(house, &format!("/tables/{table}")).await.text;
    let link = page.split("/join/").nth(1).unwrap().split(['"', '<']).next().unwrap();
    format!("/join/{link}")
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
    berta.fill(one, &invite(one, &anna, &table).await, "name=Berta").await;
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

/// A friend opens an invite at one node and sits down at another, with the cookie that the first
/// has given: nobody is sent anywhere again, so that who follows no such answer sits as well.
#[tokio::test]
async fn a_cookie_of_one_node_counts_at_the_other_before_anybody_is_known_by_it() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let mut anna = Visitor::default();
    for (here, there) in [(one, two), (two, one)] {
        let table = one.table(&mut anna, "open", &["open"]).await;
        let link = invite(one, &anna, &table).await;
        let shown = Visitor::default().get(here, &link).await;
        assert_eq!(shown.status, StatusCode::OK);
        let cookie = shown.cookie;
        assert!(cookie.is_some());
        let berta = Visitor { cookie: cookie.clone() };
        let sat = berta.fill_page(there, &link, "name=Berta").await;
        assert_eq!((sat.status, sat.cookie), (StatusCode::SEE_OTHER, None));
        assert_eq!(sat.location.unwrap(), format!("/tables/{table}"));
        assert_eq!(berta.view(here, &table).await["seats"], json!([1]));
        // Looked at again, nobody gets another.
        assert_eq!(berta.get(here, &link).await.cookie, None);
    }
    // What another house has given is not ours.
    let strange = House::open().await;
    let mut berta = Visitor::default();
    strange.table(&mut berta, "open", &["here"]).await;
    let table = one.table(&mut anna, "open", &["open"]).await;
    let link = invite(one, &anna, &table).await;
    let again = berta.fill_page(two, &link, "name=Berta").await;
    assert_eq!(again.status, StatusCode::TEMPORARY_REDIRECT);
    assert!(again.cookie.is_some() && again.cookie != berta.cookie);
}

/// Whoever has said something to all at one node is led to a page that says it, at whichever.
#[tokio::test]
async fn the_host_s_page_shows_what_was_said_at_another_node() {
    let cluster = Cluster::start().unwrap();
    let hosted = async || {
        let admin = Some(Admin::new("open, sesame!").unwrap());
        House::node(&cluster, Options { admin, ..Options::with(Limits::none()) }).await
    };
    let [one, two] = [hosted().await, hosted().await];
    let mut host = Visitor::default();
    host.fill(&one, "/admin", "password=open%2C+sesame%21").await;
    for said in ["Tea", "Coffee", "Water"] {
        assert_eq!(host.get(&two, "/admin").await.status, StatusCode::OK);
        host.fill(&one, "/admin/message", &format!("said={said}")).await;
        let page = host.get(&two, "/admin").await.text;
        assert!(page.contains(&format!("</strong> {said}")), "{page}");
    }
}
