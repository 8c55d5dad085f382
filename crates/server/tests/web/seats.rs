//! Sitting down: by invite, by private link, and closing a table.

use axum::http::StatusCode;

use crate::house::{House, Visitor};

fn link(page: &str) -> String {
    let token = page.split("/join/").nth(1).unwrap_or_else(|| panic!("no link: {page}"));
    format!("/join/{}", token.split('"').next().unwrap())
}

#[tokio::test]
async fn an_invite_seats_one_guest_and_the_game_begins() {
    let house = House::open().await;
    let (mut anna, mut berta, mut carlo) =
        (Visitor::default(), Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "hidden", &["open"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Waiting for players"));
    let link = link(&page);
    let stranger = berta.get(&house, &format!("/tables/{table}")).await.text;
    assert!(!stranger.contains("/join/"), "only the maker sees the links");
    assert!(
        berta.get(&house, &link).await.text.contains("<p class=\"sentence\">Anna invites you to")
    );
    let sat = berta.fill(&house, &link, "name=Berta").await;
    assert_eq!(sat.table(), table);
    let view = berta.turn(&house, &table, 1).await;
    assert_eq!(view["names"], serde_json::json!(["Anna", "Berta"]));
    assert_eq!(view["seats"], serde_json::json!([1]));
    let late = carlo.fill(&house, &link, "name=Carlo").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND, "an invite works once");
    assert_eq!(carlo.cookie, None);
}

#[tokio::test]
async fn a_private_link_brings_a_seat_to_another_device_once() {
    let house = House::open().await;
    let (mut anna, mut phone, mut thief) =
        (Visitor::default(), Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "hidden", &["bot:greedy"]).await;
    let wanted = format!("/tables/{table}/link");
    assert_eq!(anna.fill(&house, &wanted, "seat=1").await.status, StatusCode::FORBIDDEN);
    assert_eq!(thief.fill(&house, &wanted, "seat=0").await.status, StatusCode::FORBIDDEN);
    let link = link(&anna.fill(&house, &wanted, "seat=0").await.text);
    assert_eq!(phone.fill(&house, &link, "").await.table(), table);
    assert_eq!(phone.view(&house, &table).await["seats"], serde_json::json!([0]));
    assert_eq!(thief.fill(&house, &link, "").await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.view(&house, &table).await["seats"], serde_json::json!([0]));
}

#[tokio::test]
async fn only_the_maker_closes_a_table_and_only_before_the_first_move() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "open", &["open"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let link = link(&page);
    let close = format!("/tables/{table}/close");
    assert_eq!(berta.fill(&house, &close, "").await.status, StatusCode::FORBIDDEN);
    house.table(&mut berta, "open", &["bot:random"]).await;
    assert_eq!(berta.fill(&house, &close, "").await.status, StatusCode::CONFLICT);
    assert_eq!(anna.fill(&house, &close, "").await.status, StatusCode::SEE_OTHER);
    assert!(!anna.get(&house, "/").await.text.contains(&table), "it is gone from the list");
    assert_eq!(berta.fill(&house, &link, "name=B").await.status, StatusCode::CONFLICT);

    let table = house.table(&mut anna, "open", &["here"]).await;
    let view = anna.turn(&house, &table, 0).await;
    let seat = view["turn"]["decide"][0].as_u64().unwrap();
    let view = anna.view_as(&house, &table, seat).await;
    let body = serde_json::json!({
        "seat": seat, "decision": view["decision"], "path": view["choices"][0],
    });
    anna.act(&house, &table, &body).await;
    let close = format!("/tables/{table}/close");
    assert_eq!(anna.fill(&house, &close, "").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn my_turn_comes_first_in_my_list() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let mine = house.table(&mut anna, "open", &["here"]).await;
    anna.turn(&house, &mine, 0).await;
    let waiting = house.table(&mut anna, "open", &["open"]).await;
    let page = anna.get(&house, "/").await.text;
    let at = |table: &str| page.find(&format!("/tables/{table}\"")).unwrap();
    assert!(at(&mine) < at(&waiting));
    assert!(page.contains("Your turn") && page.contains("Seats still open"));
}

/// Who has no scripts is told what is missing at a table; a lesson says it in its own words.
#[tokio::test]
async fn a_table_without_scripts_says_what_is_missing() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let said = page.split("<noscript>").nth(1).and_then(|rest| rest.split("</noscript>").next());
    assert!(
        said.unwrap().contains("to choose something here you need to switch them on"),
        "{page}"
    );
}

/// What those learn of a page who meet only its address: search engines and chats.
#[tokio::test]
async fn pages_say_what_they_are_and_tables_are_not_sought() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=cuba&seat-0=me&name-0=Anna&seat-1=open&seat-2=open";
    let table = anna.fill(&house, "/tables", form).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("<meta name=\"robots\" content=\"noindex\">"), "{page}");
    let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let door = Visitor::default().get(&house, &format!("/join/{token}")).await.text;
    let about = "content=\"Anna invites you to Cuba. 2 seats are free.\"";
    assert!(door.contains(&format!("property=\"og:description\" {about}")), "{door}");
    assert!(door.contains("property=\"og:title\" content=\"Cuba: "), "{door}");
    let picture = door.split("property=\"og:image\" content=\"").nth(1).unwrap();
    let picture = picture.split('"').next().unwrap();
    let (_, picture) = picture.split_once("/assets/").unwrap();
    let answer = anna.get(&house, &format!("/assets/{picture}")).await;
    assert_eq!(answer.status, StatusCode::OK, "a whole address leads to a picture");
    assert!(door.contains("noindex"), "{door}");
    let home = Visitor::default().get(&house, "/").await.text;
    assert!(home.contains("name=\"description\"") && !home.contains("noindex"), "{home}");
    let robots = Visitor::default().get(&house, "/robots.txt").await.text;
    // Who may not read a page cannot know that it wants to be in no index, nor show what it is.
    assert!(
        robots.contains("Disallow: /api/\n")
            && !robots.contains("/join")
            && !robots.contains("/tables")
    );
    let manifest = home.split("rel=\"manifest\" href=\"").nth(1).unwrap();
    let manifest = Visitor::default().get(&house, manifest.split('"').next().unwrap()).await;
    let manifest: serde_json::Value = serde_json::from_str(&manifest.text).unwrap();
    assert_eq!(manifest["start_url"], "/");
}
