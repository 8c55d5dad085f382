//! What a visitor may want to know of the house.

use axum::http::StatusCode;

use crate::house::{House, Visitor};

const ABOUT: [&str; 3] = ["/about/privacy", "/about/contact", "/about/whose"];

/// In each language, from the foot of pages and from the table.
#[tokio::test]
async fn every_page_leads_to_what_is_kept_who_runs_it_and_whose_games_these_are() {
    let house = House::listing().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let table = format!("/tables/{table}");
    for page in ["/", "/me", "/lobby", "/new/santiago-de-cuba", "/recover", "/nowhere", &table] {
        let request = anna.request("GET", page).header("accept", "text/html");
        let page = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
        for about in ABOUT {
            assert!(page.text.contains(&format!("href=\"{about}\"")), "{about}: {}", page.text);
        }
    }
    for (language, told) in [
        ("en", ["half an hour", "run by", "Michael Rieneck and Stefan Stadler; eggertspiele 2007"]),
        ("de", ["halbe Stunde", "betrieben von", "Von Leonhard Orgler; Lonny Games 2023"]),
        ("es", ["media hora", "administra", "De Orlando Sá; Spielefaible 2024"]),
    ] {
        let visitor = Visitor { cookie: Some(format!("language={language}")) };
        for (about, told) in ABOUT.into_iter().zip(told) {
            let page = visitor.get(&house, about).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(page.text.contains(told), "{told}: {}", page.text);
        }
        let contact = visitor.get(&house, "/about/contact").await.text;
        let mail = "Anna Muster, <a href=\"mailto:anna@example.org\">anna@example.org</a>";
        assert!(contact.contains(mail), "{contact}");
    }
}

/// Strangers meet only where somebody can be turned to.
#[tokio::test]
async fn without_a_contact_nothing_is_listed_for_everybody() {
    let listing = House::listing().await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=open&listed=public";
    let listed = anna.fill(&listing, "/tables", form).await.table();
    let unlisting = server::Options {
        public_lobby: true,
        contact: None,
        ..server::Options::with(server::Limits::none())
    };
    let state = server::AppState::with(listing.store.clone(), unlisting);
    let (store, folder) = (listing.store.clone(), tempfile::tempdir().unwrap());
    let house = House { store, router: server::app(state.clone()), state, folder };
    assert!(!anna.get(&house, "/").await.text.contains("/lobby"));
    assert!(!anna.get(&house, "/new/santiago-de-cuba").await.text.contains("name=\"listed\""));
    for (page, accept) in [("/lobby", "text/html"), ("/api/v1/lobby", "*/*")] {
        let request = anna.request("GET", page).header("accept", accept);
        let none = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert_eq!(none.status, StatusCode::NOT_FOUND);
        assert!(none.text.contains("Tables are not listed for everybody"), "{}", none.text);
    }
    let sat = Visitor::default().fill(&house, &format!("/lobby/{listed}"), "name=B").await;
    assert_eq!(sat.status, StatusCode::NOT_FOUND, "{sat:?}");
    let refused = anna.fill(&house, "/tables", form).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST);
    assert!(refused.text.contains("Tables are not listed for everybody"), "{}", refused.text);
    assert!(anna.get(&house, "/about/contact").await.text.contains("has not named a contact"));
    let private = form.replace("&listed=public", "&listed=private");
    anna.fill(&house, "/tables", &private).await.table();
}
