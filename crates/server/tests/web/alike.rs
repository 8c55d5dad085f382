//! Names that look the same, and pictures in names.

use axum::http::StatusCode;

use crate::house::{House, Visitor};
use crate::people::sign_up;

/// What a field of a form holds, as it is sent.
fn sent(text: &str) -> String {
    let letters: Vec<String> = text.bytes().map(|byte| format!("%{byte:02X}")).collect();
    letters.concat()
}

/// Nobody gets an account whose name can be taken for another's, and is told why.
#[tokio::test]
async fn nobody_signs_up_by_a_name_that_looks_like_another_s() {
    let house = House::open().await;
    sign_up(&house, &mut Visitor::default(), "Olga").await;
    for name in ["\u{41e}lga", "0lga", "OIga", "Olg\u{e1}", "O.l.g.a"] {
        let up = format!("name={}&password=correct+horse", sent(name));
        let refused = Visitor::default().fill(&house, "/me/sign-up", &up).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{name}");
        assert!(
            refused.text.contains("can be taken for somebody else’s here"),
            "{name}: {refused:?}"
        );
    }
    assert_eq!(house.store.account_names().await.unwrap(), ["Olga"]);
    sign_up(&house, &mut Visitor::default(), "Helga").await;
}

/// Nobody is called like the host or the server, with an account or at a table, and is told why.
#[tokio::test]
async fn nobody_is_called_like_who_speaks_for_the_server() {
    let house = House::open().await;
    for name in ["Admin", "\u{410}dmin", "M0derator", "der Gastgeber", "Anfitri\u{f3}n", "Ingenio"]
    {
        let up = format!("name={}&password=correct+horse", sent(name));
        let refused = Visitor::default().fill(&house, "/me/sign-up", &up).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{name}");
        let said = "could be taken for the host’s or this server’s own";
        assert!(refused.text.contains(said), "{name}: {refused:?}");
    }
    assert!(house.store.account_names().await.unwrap().is_empty());
    let mut anna = Visitor::default();
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=System&seat-2=open";
    let form = format!("game=santiago-de-cuba&variant=open&{seats}");
    let made = anna.fill(&house, "/tables", &form).await;
    let path = made.location.clone().unwrap();
    assert!(path.ends_with("?house=2"), "{path}");
    let page = anna.get(&house, &path).await.text;
    assert!(page.contains("may be called that; instead it reads: Player 2"), "{page}");
    let link = page.split("/join/").nth(1).unwrap()[..32].to_owned();
    let mut other = Visitor::default();
    let sat = other.fill(&house, &format!("/join/{link}"), "name=HOST").await;
    let page = other.get(&house, &sat.location.unwrap()).await.text;
    assert!(page.contains("instead it reads: Player 3"), "{page}");
}

/// Whoever sits down where somebody is called like them gets a number, and is told once.
#[tokio::test]
async fn at_a_table_everybody_can_be_told_apart() {
    let house = House::open().await;
    let (mut anna, mut other) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "open", &["open", "here", "here"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let link = page.split("/join/").nth(1).unwrap()[..32].to_owned();
    let name = sent("\u{410}nna");
    let sat = other.fill(&house, &format!("/join/{link}"), &format!("name={name}")).await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{sat:?}");
    let path = sat.location.unwrap();
    assert!(path.ends_with("?apart=2"), "{path}");
    let page = other.get(&house, &path).await.text;
    assert!(page.contains("so that you can be told apart it reads: \u{410}nna 2"), "{page}");
    assert!(anna.get(&house, &format!("/tables/{table}")).await.text.contains("\u{410}nna 2"));
    // At one screen as well.
    let seats = "seat-0=me&name-0=Bo&seat-1=here&name-1=bo&seat-2=here&name-2=B0";
    let form = format!("game=santiago-de-cuba&variant=open&{seats}");
    let table = anna.fill(&house, "/tables", &form).await.table();
    let view = anna.view_as(&house, &table, 0).await;
    assert_eq!(view["names"], serde_json::json!(["Bo", "bo 2", "B0 3"]));
}

/// A family of pictures is one picture in a name and in what is said.
#[tokio::test]
async fn pictures_stay_whole_in_names_and_talk() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let family = "\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467}";
    let form = format!(
        "game=santiago-de-cuba&variant=open&seat-0=me&name-0={}&seat-1=here",
        sent(&format!("\u{202e}An\u{200d}na {family}"))
    );
    let table = anna.fill(&house, "/tables", &form).await.table();
    assert_eq!(anna.view_as(&house, &table, 0).await["names"][0], format!("Anna {family}"));
    let said = sent(&format!("hello\u{200b} {family}\u{2066}!"));
    anna.fill(&house, &format!("/tables/{table}/talk"), &format!("said={said}")).await;
    let talk = anna.get(&house, &format!("/api/v1/tables/{table}/talk")).await.json();
    assert_eq!(talk["messages"][0]["said"], format!("hello {family}!"));
}
