//! All tables of a person: pictures, filters, putting away, and pages.

use std::time::Instant;

use axum::http::{StatusCode, header};
use serde_json::json;
use store::{
    Agreed, EndedSeat, Ending, Entry, Kind, NewSeat, Occupant, SeatRecord, State, Summary,
};

use crate::company::{play, together};
use crate::house::{House, Visitor};
use crate::party::{Kept, Party};
use crate::speed::weight;

#[tokio::test(flavor = "multi_thread")]
async fn my_tables_are_shown_filtered_and_put_away() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let over = together(&house, (&mut anna, &mut berta), "").await;
    play(&house, &[&anna, &berta], &over).await;
    let hot = house.table(&mut anna, "hidden", &["here"]).await;
    let cuba =
        anna.fill(&house, "/tables", "game=cuba&seat-0=me&name-0=Anna&seat-1=open").await.table();
    let shown = async |anna: &Visitor, query: &str| {
        let page = anna.get(&house, &format!("/me/tables{query}")).await;
        assert_eq!(page.status, StatusCode::OK, "{query}");
        [&over, &hot, &cuba].map(|table| page.text.contains(&format!("href=\"/tables/{table}\"")))
    };
    assert_eq!(shown(&anna, "").await, [true, true, true]);
    assert_eq!(shown(&anna, "?show=turn").await, [false, true, false]);
    assert_eq!(shown(&anna, "?show=running").await, [false, true, true]);
    assert_eq!(shown(&anna, "?show=over").await, [true, false, false]);
    assert_eq!(shown(&anna, "?show=all&game=cuba").await, [false, false, true]);
    assert_eq!(shown(&Visitor::default(), "").await, [false, false, false]);
    let pages = [
        anna.get(&house, "/me/tables?show=over").await.text,
        berta.get(&house, "/me/tables?show=over").await.text,
    ];
    for said in ["You have won", " won · You: place 2 of 2"] {
        let told = pages.iter().filter(|page| page.contains(said)).count();
        assert_eq!(told, 1, "{said}: {pages:?}");
    }
    let archive = format!("/tables/{over}/archive");
    let put = anna.fill(&house, &archive, "away=yes&back=%2Fme%2Ftables%3Fshow%3Dover").await;
    assert_eq!(put.location.as_deref(), Some("/me/tables?show=over"));
    assert_eq!(shown(&anna, "").await, [false, true, true]);
    assert_eq!(shown(&anna, "?show=archived").await, [true, false, false]);
    assert!(!anna.get(&house, "/").await.text.contains(&over), "the home page is tidy as well");
    assert!(berta.get(&house, "/me/tables").await.text.contains(&over), "for her alone");
    let back = anna.fill(&house, &archive, "away=no&back=%2F%2Fevil.example").await;
    assert_eq!(back.location.as_deref(), Some("/me/tables"), "nobody is led elsewhere");
    assert_eq!(shown(&anna, "").await, [true, true, true]);
    let mut stranger = Visitor::default();
    house.table(&mut stranger, "open", &["here"]).await;
    assert_eq!(stranger.fill(&house, &archive, "away=yes").await.status, StatusCode::FORBIDDEN);
    for (path, form) in [(archive.as_str(), "away=perhaps"), (archive.as_str(), "")] {
        assert_eq!(anna.fill(&house, path, form).await.status, StatusCode::BAD_REQUEST);
    }
    for bad in ["?show=x", "?after=x", "?after=1", "?more=1"] {
        let answer = anna.get(&house, &format!("/me/tables{bad}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad}");
    }
}

/// Where it is one's turn stands how much time is left, as on the home page.
#[tokio::test]
async fn my_tables_tell_how_much_time_i_have() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "pace=turns&pace-days=3").await;
    let asked = party.asked().await;
    let shown = async |seat: usize| party.people[seat].get(&party.house, "/me/tables").await.text;
    assert!(shown(asked).await.contains("Your turn · 3 d 0 h left"));
    assert!(!shown((asked + 1) % 3).await.contains(" left"), "it is not their time");
}

/// Tables of the same people are told apart by the variant, where there are several, and the pace.
#[tokio::test]
async fn tables_of_the_same_people_are_told_apart() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for agreed in ["variant=open&pace=turns&pace-days=3", "variant=hidden&pace=live", ""] {
        let seats = "seat-0=me&name-0=Anna&seat-1=here";
        let game = if agreed.is_empty() { "game=cube-express" } else { "game=santiago-de-cuba" };
        anna.fill(&house, "/tables", &format!("{game}&{seats}&{agreed}")).await.table();
    }
    for page in ["/", "/me/tables"] {
        let shown = anna.get(&house, page).await.text;
        let words = |variant| {
            let words = catalog::find("santiago-de-cuba").unwrap().words(locale::Language::En);
            words.text(&format!("variant-{variant}"))
        };
        for told in [
            format!("{} · Clocks: 3 days a turn", words("open")),
            format!("{} · Clocks: 5 minutes a turn, 30 more in the whole game", words("hidden")),
        ] {
            assert!(shown.contains(&format!("<small class=\"round\">{told}</small>")), "{shown}");
        }
    }
}

/// Any page is told what waits elsewhere, but not at the table that it shows itself; who is nobody
/// here need not ask again.
#[tokio::test]
async fn pages_are_told_what_waits_elsewhere() {
    let kept = Kept::file();
    let party = Party::meet(&kept, "").await;
    let asked = party.asked().await;
    let told = async |seat: usize, query: &str| {
        let path = format!("/me/calls{query}");
        party.people[seat].get(&party.house, &path).await.json()["title"].clone()
    };
    assert_eq!(told(asked, "").await, "● Your turn – Ingenio");
    assert_eq!(told(asked, "?table=another").await, "● Your turn – Ingenio");
    assert!(told(asked, &format!("?table={}", party.table)).await.is_null());
    assert!(told((asked + 1) % 3, "").await.is_null());
    let stranger = Visitor::default().get(&party.house, "/me/calls").await;
    assert_eq!(stranger.status, StatusCode::NO_CONTENT);
}

/// A picture is what everybody may see, whoever asks, and is kept until something happens.
#[tokio::test]
async fn the_picture_of_a_board_tells_no_secret() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["here", "bot:greedy"]).await;
    let path = format!("/tables/{table}/board.svg?at=1");
    let mine = anna.get(&house, &path).await;
    assert_eq!(mine.headers[header::CONTENT_TYPE], "image/svg+xml");
    assert!(mine.headers[header::CACHE_CONTROL].to_str().unwrap().contains("immutable"));
    assert!(mine.text.starts_with("<svg"), "{}", &mine.text[..80]);
    assert_eq!(mine.text, Visitor::default().get(&house, &path).await.text);
    let missing = anna.get(&house, "/tables/nosuchtable2/board.svg").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    let page = anna.get(&house, "/me/tables").await.text;
    assert!(
        page.contains(&format!("src=\"/tables/{table}/board.svg?at=")) && page.contains("lazy")
    );
}

/// A picture of any game's board is small on the wire, and drawn at once.
#[tokio::test]
async fn pictures_of_boards_are_small_and_quick() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for game in ["santiago-de-cuba", "cuba", "cube-express", "18cuba"] {
        let form = format!("game={game}&seat-0=me&seat-1=here&seat-2=here&seat-3=here");
        let table = anna.fill(&house, "/tables", &form).await.table();
        let path = format!("/tables/{table}/board.svg");
        let bytes = weight(&house, &anna, &path).await;
        let mut least = u128::MAX;
        for _ in 0..7 {
            let start = Instant::now();
            assert_eq!(anna.get(&house, &path).await.status, StatusCode::OK);
            least = least.min(start.elapsed().as_micros());
        }
        eprintln!("{game}: {bytes} bytes, {least} µs");
        assert!(bytes < 60_000 && least < 100_000, "{game}: {bytes} bytes, {least} µs");
    }
}

/// Somebody's thousand tables: a page of them, and the home page's part, are there at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_tables_are_no_burden() {
    let house = House::in_memory().await;
    let mut anna = Visitor::default();
    let first = house.table(&mut anna, "open", &["here"]).await;
    let pattern = house.store.load(&first).await.unwrap();
    let holder = Some(pattern.agreed.maker);
    let mut made = tokio::task::JoinSet::new();
    for number in 0..999i64 {
        let (store, pattern) = (house.store.clone(), pattern.clone());
        made.spawn(async move {
            let id = format!("table{number:07}");
            let agreed = Agreed { id: id.clone(), ..pattern.agreed };
            let seat = |record: SeatRecord| NewSeat { record, holder };
            let bot = Occupant::Bot("greedy".to_owned());
            let bot = SeatRecord { seat: 1, occupant: bot, name: "Bot Olga".to_owned() };
            let seats = [seat(pattern.seats[0].clone()), NewSeat { record: bot, holder: None }];
            let playing = Summary { state: State::Playing, asked: 1, ply: 0, due: None };
            store.create(&agreed, &seats, &[], playing).await.unwrap();
            let entry = Entry {
                seq: 1,
                kind: Kind::Move,
                seat: Some(0),
                body: json!({}),
                fingerprint: None,
                request: None,
                at: number,
            };
            let ended =
                [1, 2].map(|place| EndedSeat { place, score: 0, bot: None, taken_over: false });
            let game = "santiago-de-cuba".to_owned();
            let ending = Ending { game, rated: false, seats: ended.into() };
            let over = Summary { state: State::Over, asked: 0, ply: 1, due: None };
            let follows = (over, store::Follows { ending: Some(ending), vacant: None });
            store.append_following(&id, vec![entry], follows, Vec::new()).await.unwrap();
        });
    }
    made.join_all().await;
    for path in
        ["/me/tables", "/me/tables?show=over", "/me/tables?after=500-table0000500", "/tables"]
    {
        let mut least = u128::MAX;
        for _ in 0..7 {
            let start = Instant::now();
            assert_eq!(anna.get(&house, path).await.status, StatusCode::OK);
            least = least.min(start.elapsed().as_micros());
        }
        eprintln!("{path} of 1,000 tables: {least} µs");
        assert!(least < 60_000, "{path}: {least} µs");
    }
    // Page by page all of them come by, each once.
    let (mut path, mut seen) =
        ("/me/tables?show=all".to_owned(), std::collections::BTreeSet::new());
    for _ in 0..50 {
        let page = anna.get(&house, &path).await.text;
        for link in page.split("<a href=\"/tables/").skip(1) {
            assert!(seen.insert(link.split('"').next().unwrap().to_owned()), "{link} twice");
        }
        let more = "href=\"/me/tables?show=all&amp;after=";
        let Some(after) = page.split(more).nth(1) else { break };
        path = format!("/me/tables?show=all&after={}", after.split('"').next().unwrap());
    }
    assert_eq!(seen.len(), 1000);
}
