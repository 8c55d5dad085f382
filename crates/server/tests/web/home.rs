//! The home page: for somebody who comes for the first time, and for somebody with tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::http::StatusCode;
use server::{Clock, Limits, Options};

use crate::house::{House, Visitor};
use crate::over::over;
use crate::speed::page_weight;

/// A newcomer reads one promise, and is at a table with one click: of any game, or of the
/// gentlest. Every game can be set up and learnt, and tells what it asks for.
#[tokio::test]
async fn a_newcomer_is_told_what_this_is_and_where_to_begin() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let page = anna.get(&house, "/").await.text;
    assert_eq!(page.matches("<h1>").count(), 1);
    assert!(page.contains("at a table that knows the rules"), "{page}");
    assert!(!page.contains("data-mine") && !page.contains("Finished"), "there is nothing to list");
    for title in catalog::GAMES {
        let (id, name) = (title.profile().id, title.profile().name);
        assert_eq!(page.matches(&format!("id=\"cover-{id}\"")).count(), 1, "{id}");
        assert!(page.contains(&format!("<h3>{name}</h3>")), "{id}");
        assert!(page.contains(&format!("href=\"/new/{id}\"")), "{id}");
        let learn = [format!("href=\"/learn/{id}\""), format!("href=\"/new/{id}#rules\"")];
        assert!(learn.iter().any(|link| page.contains(link)), "{id}");
        let rules = anna.get(&house, &format!("/new/{id}")).await.text;
        assert!(rules.contains("id=\"rules\""), "{id}: the link leads to them");
    }
    for told in ["2 to 5 players", "45–75 minutes", "3–6 hours", "heavy", "The gentlest to begin"]
    {
        assert!(page.contains(told), "{told}");
    }
    // The first form is that of the large button.
    let form = page.split("<form method=\"post\" action=\"/tables\">").nth(1).unwrap();
    let fields = form.split("</form>").next().unwrap().split("<input type=\"hidden\" name=\"");
    let fields = fields.skip(1).map(|field| {
        let mut parts = field.split('"');
        format!("{}={}", parts.next().unwrap(), parts.nth(1).unwrap())
    });
    let form = fields.collect::<Vec<String>>().join("&");
    assert!(form.starts_with("game=santiago-de-cuba&seat-0=me&seat-1=bot:"), "{form}");
    let table = anna.fill(&house, "/tables", &form).await.table();
    // Whoever begins, the bots think before it is Anna's turn.
    let mut view = anna.turn(&house, &table, 0).await;
    for _ in 0..200 {
        if !view["decision"].is_null() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        view = anna.turn(&house, &table, 0).await;
    }
    assert!(!view["choices"].as_array().unwrap().is_empty(), "a decision is there: {view}");
}

/// The board beside the promise is drawn from a game, in the visitor's language.
#[tokio::test]
async fn the_picture_of_the_board_is_a_board() {
    let house = House::open().await;
    let mut drawings = Vec::new();
    for (language, building) in [("en", "Church"), ("de", "Kirche"), ("es", "Iglesia")] {
        let anna = Visitor { cookie: Some(format!("language={language}")) };
        let page = anna.get(&house, "/").await.text;
        let image =
            page.split("<figure><img src=\"").nth(1).and_then(|rest| rest.split('"').next());
        let drawing = anna.get(&house, image.unwrap()).await;
        assert_eq!(drawing.status, StatusCode::OK);
        assert!(drawing.text.starts_with("<svg") && drawing.text.contains(building), "{language}");
        drawings.push(drawing.text);
    }
    let again = House::open().await;
    let anna = Visitor::default();
    let page = anna.get(&again, "/").await.text;
    let image = page.split("<figure><img src=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(anna.get(&again, image.unwrap()).await.text, drawings[0], "it is always the same");
}

/// A server whose clock the test holds.
async fn timed() -> (House, Arc<AtomicI64>) {
    let hands = Arc::new(AtomicI64::new(1_700_000_000_000));
    let clock = Clock::Held(hands.clone());
    (House::with(Options { clock, ..Options::with(Limits::none()) }).await, hands)
}

/// My turn first, with its cover, who plays and since when; then whom the others wait for, and
/// open seats. The list alone can be asked for again, and tells when something has changed.
#[tokio::test]
async fn my_tables_tell_whose_turn_it_is_and_since_when() {
    let (house, hands) = timed().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let shared = house.table(&mut anna, "open", &["open"]).await;
    let page = anna.get(&house, "/").await.text;
    assert!(page.contains("Welcome back, Anna") && page.contains("Nobody is waiting for you"));
    assert!(page.contains("Seats still open") && page.contains("<title>Ingenio – "));
    assert!(page.contains("/home.js\""), "the page asks again");
    let table = anna.get(&house, &format!("/tables/{shared}")).await.text;
    let invite = table.split("/join/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    berta.fill(&house, &format!("/join/{invite}"), "name=Berta").await;
    let view = anna.turn(&house, &shared, 0).await;
    let first = view["turn"]["decide"][0].as_u64().unwrap();
    hands.fetch_add(14 * 60_000, Ordering::Relaxed);
    let (mover, name, other) =
        if first == 0 { (anna, "Anna", berta) } else { (berta, "Berta", anna) };
    let list = mover.get(&house, "/tables").await.text;
    assert!(list.starts_with("<div data-mine data-title=\"● Your turn – Ingenio\""), "{list}");
    assert!(list.contains("data-turns=\"1\"") && list.contains("One table is waiting for you."));
    let line = list.split(&format!("/tables/{shared}\"")).nth(1).unwrap();
    assert!(line.contains("#cover-santiago-de-cuba") && line.contains("14 minutes ago"), "{line}");
    assert!(line.contains("set one die aside") && line.contains("Anna") && line.contains("Berta"));
    assert!(list.contains("<h2>Your turn"), "{list}");
    assert!(mover.get(&house, "/").await.text.contains(&list), "the page holds the same list");
    let list = other.get(&house, "/tables").await.text;
    assert!(list.contains(&format!("{name} sets a die")) && list.contains("data-turns=\"0\""));
    assert!(!list.contains("●"), "{list}");
}

/// Each table tells its round and what is asked there; once it is over, who won and my place.
#[tokio::test]
async fn a_table_tells_what_is_asked_and_how_it_ended() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["bot:greedy"]).await;
    let view = anna.turn(&house, &table, 0).await;
    assert_eq!(view["turn"]["decide"][0], 0, "{view}");
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let asked =
        page.split("class=\"question yours\">").nth(1).and_then(|rest| rest.split('<').next());
    let asked = asked.unwrap();
    let list = anna.get(&house, "/tables").await.text;
    assert!(list.contains(&format!("<span class=\"state\">{asked}</span>")), "{asked} in {list}");
    assert!(list.contains("<small class=\"round\">Ship 1</small>"), "{list}");
    let table = over(&house, &mut anna, "game=cube-express").await;
    let list = anna.get(&house, "/tables").await.text;
    let line = list.split(&format!("/tables/{table}\"")).nth(1).unwrap();
    let won = line.contains(" wins ") || line.contains(" share the win ");
    assert!(won && line.contains("You: place "), "{line}");
}

/// Who asks again is told only what has changed since.
#[tokio::test]
async fn the_list_is_sent_again_only_when_it_has_changed() {
    let (house, hands) = timed().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let list = anna.get(&house, "/tables").await.text;
    let mark = |list: &str| {
        let mark = list.split("data-mark=\"").nth(1).and_then(|rest| rest.split('"').next());
        mark.unwrap().to_owned()
    };
    let known = format!("/tables?mark={}", mark(&list));
    let same = anna.get(&house, &known).await;
    assert_eq!((same.status, same.text.as_str()), (StatusCode::NO_CONTENT, ""));
    hands.fetch_add(60_000, Ordering::Relaxed);
    let later = anna.get(&house, &known).await;
    assert!(
        later.status == StatusCode::OK && later.text.contains("a minute ago"),
        "{}",
        later.text
    );
    let known = format!("/tables?mark={}", mark(&later.text));
    let view = anna.turn(&house, &table, 0).await;
    let seat = view["turn"]["decide"][0].as_u64().unwrap();
    let view = anna.turn(&house, &table, seat).await;
    let path = &view["choices"][0];
    let body = serde_json::json!({"seat": seat, "decision": view["decision"], "path": path});
    assert!(anna.act(&house, &table, &body).await.status.is_success());
    assert_eq!(anna.get(&house, &known).await.status, StatusCode::OK, "somebody has moved");
}

/// The past comes last; of much of it the latest, and the way to the rest.
#[tokio::test]
async fn finished_games_come_last() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(house.table(&mut anna, "open", &["here"]).await);
    }
    let file = house.folder.path().join("ingenio.sqlite");
    for over in &tables[..7] {
        let sql = format!("update matches set state = 'over', asked = 0 where id = '{over}'");
        house.rewrite(&file, &sql).await;
    }
    let page = anna.get(&house, "/tables").await.text;
    let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what} in {page}"));
    assert!(at(&format!("/tables/{}\"", tables[7])) < at("<h2>Finished</h2>"));
    let finished = &page[at("<h2>Finished</h2>")..];
    assert_eq!(finished.matches("href=\"/tables/").count(), 5);
    assert!(finished.contains("href=\"/me/tables\""));
}

/// Covers, styles, scripts and the picture together, as a first visit loads them.
#[tokio::test]
async fn the_home_page_is_under_60_kilobytes() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let first = page_weight(&house, &anna, "/").await;
    for _ in 0..12 {
        house.table(&mut anna, "hidden", &["bot:greedy", "bot:greedy", "open"]).await;
    }
    let later = page_weight(&house, &anna, "/").await;
    eprintln!("first {first} bytes, with tables {later} bytes");
    assert!(first <= 60_000 && later <= 60_000, "{first}, {later}");
}
