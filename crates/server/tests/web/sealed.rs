//! Cuba's secrets: a sealed bid and a delegate sent face down are in nobody
//! else's page, log, event or answer before they are revealed.

use axum::body::Body;
use axum::http::StatusCode;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::house::{House, Visitor};

struct Table {
    house: House,
    anna: Visitor,
    berta: Visitor,
    stranger: Visitor,
    id: String,
}

impl Table {
    /// Anna and Berta at a table of Cuba with delegates.
    async fn set() -> Table {
        let house = House::open().await;
        let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
        let form = "game=cuba&variant=common%2Bdelegate&seat-0=me&name-0=Anna&seat-1=open";
        let id = anna.fill(&house, "/tables", form).await.table();
        let page = anna.get(&house, &format!("/tables/{id}")).await.text;
        let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
        berta.fill(&house, &format!("/join/{token}"), "name=Berta").await;
        Table { house, anna, berta, stranger: Visitor::default(), id }
    }

    /// Decides as `wish` says, if `visitor` is asked.
    async fn act(&self, visitor: &Visitor, wish: impl Fn(&[Value]) -> Value) -> Option<String> {
        let view = visitor.view(&self.house, &self.id).await;
        let choices = view["choices"].as_array().filter(|choices| !choices.is_empty())?;
        let path = wish(choices);
        let body = json!({"decision": view["decision"], "path": path});
        assert_eq!(visitor.act(&self.house, &self.id, &body).await.status, StatusCode::OK);
        path.as_str().map(str::to_owned)
    }

    /// Everything `visitor` is shown and told: answer, page and log, entries.
    async fn all(&self, visitor: &Visitor) -> [String; 3] {
        let view = visitor.view(&self.house, &self.id).await;
        let page = visitor.get(&self.house, &format!("/tables/{}?log=all", self.id)).await.text;
        let path = format!("/api/v1/tables/{}/events", self.id);
        let request = visitor.request("GET", &path).body(Body::empty()).unwrap();
        let mut body = self.house.router.clone().oneshot(request).await.unwrap().into_body();
        let mut told = String::new();
        while !told.contains(&format!("id: {}\n", view["seq"])) {
            let frame = body.frame().await.unwrap().unwrap();
            told += &String::from_utf8_lossy(&frame.into_data().unwrap());
        }
        [view["view"].to_string(), page, told]
    }
}

/// Passes where that is possible, so that pesos are left for the vote.
fn thrifty(choices: &[Value]) -> Value {
    choices.iter().find(|path| **path == "pass").unwrap_or(&choices[0]).clone()
}

#[tokio::test]
async fn a_sealed_bid_and_a_delegate_stay_secret() {
    let table = Table::set().await;
    let (mut bids, mut delegates) = (0, 0);
    for _ in 0..400 {
        // Berta sends the mayor and bids half of what she has.
        let wish = |choices: &[Value]| {
            let mayor = choices.iter().find(|path| **path == "delegate/mayor");
            let half = &choices[choices.len() / 2];
            let bid = Some(half).filter(|path| path.to_string().contains("bid/"));
            mayor.or(bid).cloned().unwrap_or_else(|| thrifty(choices))
        };
        let done = table.act(&table.berta, wish).await.unwrap_or_default();
        let anna_is_asked = !table.anna.view(&table.house, &table.id).await["decision"].is_null();
        if anna_is_asked && done == "delegate/mayor" {
            delegates += 1;
            for visitor in [&table.anna, &table.stranger] {
                let [view, page, told] = table.all(visitor).await;
                assert!(view.contains(r#""delegates":["#) && !view.contains("mayor"), "{view}");
                assert!(!page.contains("Berta sends the mayor"), "the log tells");
                assert!(!page.contains("Mayor: sent to parliament"), "the board tells");
                assert!(!told.contains(r#""seen":"mayor""#), "{told}");
            }
            let [_, page, told] = table.all(&table.berta).await;
            assert!(
                page.contains("Mayor: sent to parliament") && told.contains(r#""seen":"mayor""#)
            );
        }
        if anna_is_asked && done.starts_with("bid/") {
            bids += 1;
            let pesos: u16 = done.trim_start_matches("bid/").parse().unwrap();
            for visitor in [&table.anna, &table.stranger] {
                let [view, page, told] = table.all(visitor).await;
                assert!(!view.contains(&format!(r#"{{"seen":{pesos}}}"#)), "{view}");
                assert!(page.contains("closed fist") && !page.contains("in your fist"));
                assert!(!page.contains("holds out a fist with"), "the log tells");
                let latest = told.rsplit("\"sealed\"").next().unwrap();
                assert!(!latest.contains("seen"), "{latest}");
            }
            let [view, page, _] = table.all(&table.berta).await;
            assert!(
                view.contains(&format!(r#"{{"seen":{pesos}}}"#)) && page.contains("in your fist")
            );
        }
        if bids > 0 && delegates > 0 {
            return;
        }
        // Whatever both are asked, Berta answers first.
        if table.berta.view(&table.house, &table.id).await["decision"].is_null() {
            table.act(&table.anna, thrifty).await;
        }
    }
    panic!("{bids} bids and {delegates} delegates in so many moves");
}
