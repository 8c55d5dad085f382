//! The page for the host: who gets in, what it tells, a table that is closed, a message to all.

use axum::http::StatusCode;
use serde_json::json;
use server::{Admin, Limits, Options};

use crate::house::{House, Visitor};

const PASSWORD: &str = "open, sesame!";

async fn hosted() -> House {
    let admin = Some(Admin::new(PASSWORD).unwrap());
    House::with(Options { admin, version: "1.2.3+abcd", ..Options::with(Limits::none()) }).await
}

async fn host(house: &House) -> Visitor {
    let mut host = Visitor::default();
    let answer = host.fill(house, "/admin", "password=open%2C+sesame%21").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    assert_eq!(answer.location.as_deref(), Some("/admin"));
    let set = answer.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/admin"] {
        assert!(set.contains(part), "{set}");
    }
    assert!(!set.contains("sesame"), "{set}");
    host
}

#[tokio::test]
async fn without_a_password_there_is_no_page() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    assert_eq!(anna.get(&house, "/admin").await.status, StatusCode::NOT_FOUND);
    for path in ["/admin", "/admin/message", "/admin/leave", "/admin/tables/abc/close"] {
        let answer = anna.fill(&house, path, "password=&said=x").await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(house.store.notice().await.unwrap(), None);
}

#[tokio::test]
async fn nobody_gets_in_without_the_password_and_few_attempts_are_taken() {
    let house = hosted().await;
    let mut stranger = Visitor::default();
    let table = house.table(&mut stranger, "open", &["here"]).await;
    let shown = stranger.get(&house, "/admin").await;
    assert!(shown.text.contains("type=\"password\"") && !shown.text.contains(&table));
    for forged in ["ingenio-host=", "ingenio-host=99999999999999.00", "ingenio-host=x"] {
        let forger = Visitor { cookie: Some(forged.to_owned()) };
        assert!(!forger.get(&house, "/admin").await.text.contains(&table), "{forged}");
        let close = format!("/admin/tables/{table}/close");
        for path in ["/admin/message", &close] {
            let answer = forger.clone().fill(&house, path, "said=Hello").await;
            assert_eq!(answer.location.as_deref(), Some("/admin"), "{answer:?}");
        }
    }
    assert_eq!(house.store.notice().await.unwrap(), None);
    assert_ne!(stranger.view(&house, &table).await["turn"], "closed");
    let mut statuses = Vec::new();
    for attempt in 0..8 {
        let answer = stranger.fill(&house, "/admin", &format!("password=guess{attempt}")).await;
        assert!(answer.cookie.is_none());
        statuses.push(answer.status);
    }
    assert_eq!(statuses[..5], [StatusCode::FORBIDDEN; 5]);
    assert_eq!(statuses[5..], [StatusCode::TOO_MANY_REQUESTS; 3]);
    let right = stranger.fill(&house, "/admin", "password=open%2C+sesame%21").await;
    assert_eq!(right.status, StatusCode::TOO_MANY_REQUESTS, "not even the right one");
}

/// Another site's page cannot make the host's browser do anything.
#[tokio::test]
async fn what_another_site_sends_is_turned_away() {
    let house = hosted().await;
    let host = host(&house).await;
    let request = host.request("POST", "/admin/message").header("origin", "https://evil.example");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let answer = house.send(request.body("said=Hello".into()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    assert_eq!(house.store.notice().await.unwrap(), None);
}

/// What the page tells: version, store, size, tables with people, moves.
#[tokio::test]
async fn the_host_sees_how_it_is_and_which_tables_are_open() {
    let house = hosted().await;
    let (host, mut anna) = (host(&house).await, Visitor::default());
    let table = house.table(&mut anna, "open", &["open"]).await;
    let page = host.get(&house, "/admin").await.text;
    for told in
        ["SQLite", "takes writes", " MiB", "One open table", "Anna", "Santiago de Cuba", &table]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(page.contains("1.2.3+abcd"));
    assert!(!page.contains("href=\"/me\""), "whoever is the host is no stranger");
    assert!(page.contains("noindex"));
    let left = host.clone().fill(&house, "/admin/leave", "").await;
    assert!(left.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    for (language, title) in [("de", "Für den Gastgeber"), ("es", "Para el anfitrión")] {
        let cookie = host.cookie.clone().map(|cookie| format!("{cookie}; language={language}"));
        let page = Visitor { cookie }.get(&house, "/admin").await.text;
        assert!(page.contains(title), "{page}");
    }
}

/// A decision of whichever of Anna's two seats is asked: chance says who begins.
async fn decision(house: &House, anna: &Visitor, table: &str) -> serde_json::Value {
    anna.turn(house, table, 0).await;
    let view = anna.view_as(house, table, 1).await;
    let seat = u64::from(!view["decision"].is_null());
    let view = anna.view_as(house, table, seat).await;
    json!({"decision": view["decision"], "path": view["choices"][0], "seat": seat})
}

/// The host closes a table in the middle of a game: it is written down, all who sit there read it,
/// and nothing is taken any more, not even after a restart.
#[tokio::test]
async fn a_table_that_the_host_closes_takes_no_move() {
    let house = hosted().await;
    let (mut host, mut anna) = (host(&house).await, Visitor::default());
    let table = house.table(&mut anna, "open", &["here"]).await;
    let step = decision(&house, &anna, &table).await;
    assert_eq!(anna.act(&house, &table, &step).await.status, StatusCode::OK);
    let next = decision(&house, &anna, &table).await;
    let closed = host.fill(&house, &format!("/admin/tables/{table}/close"), "").await;
    assert_eq!(closed.location.as_deref(), Some("/admin"), "{closed:?}");
    let entries = house.store.entries(&table, 0).await.unwrap();
    let last = entries.last().unwrap();
    assert_eq!((last.kind.key(), &last.body), ("closed", &json!({"by": "host"})));
    for round in 0..2 {
        let refused = anna.act(&house, &table, &next).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "{round}: {refused:?}");
        assert!(refused.error().contains("closed"), "{refused:?}");
        let undone = anna.post(&house, &format!("/tables/{table}/undo"), &json!({})).await;
        assert_eq!(undone.status, StatusCode::CONFLICT, "{undone:?}");
        assert_eq!(house.entries(&table).await, entries.len());
    }
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("This table has been closed."), "{page}");
    assert_eq!(anna.view(&house, &table).await["turn"], "closed");
    assert!(!host.get(&house, "/admin").await.text.contains(&table));
    let again = host.fill(&house, &format!("/admin/tables/{table}/close"), "").await;
    assert_eq!(again.location.as_deref(), Some("/admin"), "twice is no harm");
    let house = house.restart().await;
    assert_eq!(anna.act(&house, &table, &next).await.status, StatusCode::CONFLICT);
    assert_eq!(anna.view(&house, &table).await["turn"], "closed");
}

/// A message stands on every page, of those who are lost as well, until it is taken back; whatever
/// is in it is text.
#[tokio::test]
async fn what_the_host_says_stands_on_every_page() {
    let house = hosted().await;
    let (mut host, mut anna) = (host(&house).await, Visitor::default());
    let table = house.table(&mut anna, "open", &["here"]).await;
    let table = format!("/tables/{table}");
    let pages = ["/", &table, "/new/cuba", "/rules/cuba", "/nowhere", "/notice", "/admin"];
    let shown = async |path: &str| {
        let request = anna.request("GET", path).header("accept", "text/html");
        house.send(request.body("".into()).unwrap()).await.text
    };
    let said = "We+stop+at+ten+%3Cb%3Eto+sleep%3C%2Fb%3E";
    host.fill(&house, "/admin/message", &format!("said={said}")).await;
    for path in pages {
        let page = shown(path).await;
        assert!(page.contains("We stop at ten &lt;b&gt;to sleep"), "{path}: {page}");
    }
    // Whoever has read it puts it away, on all pages, until something else is said.
    let page = shown("/rules/cuba").await;
    let mark = page.split("name=\"heard\" value=\"").nth(1).unwrap()[..16].to_owned();
    let mut reader = Visitor::default();
    let away = reader.fill(&house, "/settings", &format!("back=/rules/cuba&heard={mark}")).await;
    assert_eq!(away.location.as_deref(), Some("/rules/cuba"), "{away:?}");
    let cookie = Some(format!("heard={mark}"));
    let reader = Visitor { cookie: cookie.clone() };
    for path in ["/", "/rules/cuba", "/nowhere", "/notice"] {
        let request = reader.request("GET", path).header("accept", "text/html");
        let page = house.send(request.body("".into()).unwrap()).await.text;
        assert!(!page.contains("We stop at ten"), "{path}: {page}");
    }
    host.fill(&house, "/admin/message", "said=We+stop+at+nine").await;
    assert!(reader.get(&house, "/").await.text.contains("We stop at nine"), "it is another one");
    host.fill(&house, "/admin/message", &format!("said={said}")).await;
    let nonsense = Visitor::default().fill(&house, "/settings", "heard=%0d%0aset-cookie").await;
    assert!(!nonsense.headers.contains_key("set-cookie"), "{nonsense:?}");
    let long = "x".repeat(1000);
    let answer = host.fill(&house, "/admin/message", &format!("said={long}")).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{answer:?}");
    assert!(shown("/").await.contains("We stop at ten"), "nothing is cut silently");
    host.fill(&house, "/admin/message", "said=+").await;
    for path in pages {
        let page = shown(path).await;
        assert!(!page.contains("From the host") && !page.contains("We stop"), "{path}: {page}");
    }
}
