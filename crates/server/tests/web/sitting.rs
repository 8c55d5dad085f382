//! Sitting down cannot fail halfway, and nobody takes a second seat by accident.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::{StatusCode, header};
use serde_json::json;
use tabletop::{Dice as _, SeededDice};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};

use crate::house::{House, Visitor};

fn link(page: &str) -> String {
    let token = page.split("/join/").nth(1).unwrap_or_else(|| panic!("no link: {page}"));
    format!("/join/{}", token.split('"').next().unwrap())
}

/// Anna's table with an open seat, and the link to it.
async fn open_table(house: &House, anna: &mut Visitor) -> (String, String) {
    let table = house.table(anna, "open", &["open"]).await;
    let link = link(&anna.get(house, &format!("/tables/{table}")).await.text);
    (table, link)
}

/// A browser on a socket: it keeps its cookie, and may hang up before it has read it.
#[derive(Default)]
struct Browser {
    cookie: Option<String>,
}

impl Browser {
    /// Sends a request; reads the answer unless it hangs up before.
    async fn send(&mut self, to: SocketAddr, method: &str, path: &str, hang_up: Option<Duration>) {
        let mut socket = TcpStream::connect(to).await.unwrap();
        let cookie = self.cookie.as_ref().map(|cookie| format!("Cookie: {cookie}\r\n"));
        let (cookie, body) = (cookie.unwrap_or_default(), "name=Berta");
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\n{cookie}\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        socket.write_all(text.as_bytes()).await.unwrap();
        if let Some(after) = hang_up {
            tokio::time::sleep(after).await;
            return;
        }
        let mut answer = Vec::new();
        socket.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer);
        let line = |name: &str| {
            let found = answer.lines().find_map(|line| line.strip_prefix(name));
            found.map(|value| value.split(';').next().unwrap().trim().to_owned())
        };
        self.cookie = line("set-cookie:").or(self.cookie.take());
        if answer.starts_with("HTTP/1.1 307") {
            let again = line("location:").unwrap();
            Box::pin(self.send(to, method, &again, None)).await;
        }
    }
}

/// 200 joins are broken off at random moments and tried again, as a double click
/// does: everybody has the seat in the end, and nobody two.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_join_that_was_broken_off_is_tried_again() {
    let house = House::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, house.state.clone()));
    let mut dice = SeededDice::new(3);
    let mut anna = Visitor::default();
    for round in 0..200 {
        let (table, link) = open_table(&house, &mut anna).await;
        let mut berta = Browser::default();
        // Some come by the page, some send the form at once.
        if round % 2 == 0 {
            berta.send(address, "GET", &link, None).await;
            assert!(berta.cookie.is_some(), "the cookie is there before the seat is taken");
        }
        for _ in 0..2 {
            let after = Duration::from_micros(u64::from(dice.roll(8_000)));
            berta.send(address, "POST", &link, Some(after)).await;
        }
        berta.send(address, "POST", &link, None).await;
        let berta = Visitor { cookie: berta.cookie };
        let seats = berta.view(&house, &table).await["seats"].clone();
        assert_eq!(seats, json!([1]), "round {round}");
        let again = berta.get(&house, &link).await;
        assert_eq!(again.table(), table, "the link leads to her seat for ever");
    }
}

/// A double click sends the form twice at once: both get the seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_clicks_twice_gets_one_seat_twice() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for _ in 0..150 {
        let (table, link) = open_table(&house, &mut anna).await;
        let mut berta = Visitor { cookie: berta_s_cookie(&house, &link).await };
        let mut twin = berta.clone();
        let form = "name=Berta";
        let (one, two) =
            tokio::join!(berta.fill(&house, &link, form), twin.fill(&house, &link, form));
        assert_eq!((one.table(), two.table()), (table.clone(), table.clone()));
        assert_eq!(berta.view(&house, &table).await["seats"], json!([1]));
    }
}

/// The same on another device, by a private link.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_clicks_a_private_link_twice_is_let_in_twice() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for _ in 0..100 {
        let (table, _) = open_table(&house, &mut anna).await;
        let page = anna.fill(&house, &format!("/tables/{table}/link"), "seat=0").await.text;
        let token = page.split("/join/").nth(1).unwrap().get(..32).unwrap();
        let link = format!("/join/{token}");
        let mut device = Visitor { cookie: berta_s_cookie(&house, &link).await };
        let mut twin = device.clone();
        let (one, two) = tokio::join!(device.fill(&house, &link, ""), twin.fill(&house, &link, ""));
        assert_eq!((one.table(), two.table()), (table.clone(), table.clone()));
        assert_eq!(device.view(&house, &table).await["seats"], json!([0]));
    }
}

/// What the page behind a link gives to whoever has no cookie.
async fn berta_s_cookie(house: &House, link: &str) -> Option<String> {
    let mut berta = Visitor::default();
    let request = berta.request("GET", link).body(axum::body::Body::empty()).unwrap();
    berta.cookie = house.send(request).await.cookie;
    assert!(berta.cookie.is_some(), "the cookie is there before the seat is taken");
    berta.cookie
}

#[tokio::test]
async fn looking_at_a_link_takes_and_writes_nothing() {
    let house = House::open().await;
    let (mut anna, berta) = (Visitor::default(), Visitor::default());
    let (table, link) = open_table(&house, &mut anna).await;
    let entries = house.entries(&table).await;
    for _ in 0..3 {
        let page = berta.get(&house, &link).await;
        assert_eq!(page.status, StatusCode::OK);
    }
    assert_eq!(house.entries(&table).await, entries);
    assert!(house.store.invite(link.trim_start_matches("/join/")).await.unwrap().is_some());
    // Whoever keeps no cookies is told so, and takes nothing.
    let body = axum::body::Body::from("name=Berta");
    let request = berta.request("POST", &format!("{link}?cookie=1"));
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let answer = house.send(request.body(body).unwrap()).await;
    assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{answer:?}");
    assert!(answer.error().starts_with("Your browser keeps no cookies"));
    assert_eq!(house.entries(&table).await, entries);
}

#[tokio::test]
async fn nobody_takes_a_second_seat_by_accident() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "open", &["open", "open"]).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let links: Vec<String> = page
        .split("/join/")
        .skip(1)
        .map(|part| format!("/join/{}", part.split('"').next().unwrap()))
        .collect();
    berta.fill(&house, &links[0], "name=Berta").await;
    for visitor in [&mut anna, &mut berta] {
        let shown = visitor.get(&house, &links[1]).await.text;
        assert!(shown.contains("You already sit at this table."), "{shown}");
        assert_eq!(visitor.fill(&house, &links[1], "name=Carlo").await.table(), table);
    }
    let view = berta.view(&house, &table).await;
    assert_eq!((&view["seats"], &view["turn"]), (&json!([1]), &json!({"open": [2]})));
    // Who plays for somebody beside them says so.
    berta.fill(&house, &links[1], "name=Carlo&also=yes").await;
    assert_eq!(berta.view(&house, &table).await["seats"], json!([1, 2]));
}

/// Two links of one table, opened at once by one guest over real sockets: one seat.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_links_at_once_give_one_seat() {
    let house = House::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, house.state.clone()));
    let mut anna = Visitor::default();
    for round in 0..40 {
        let table = house.table(&mut anna, "open", &["open", "open"]).await;
        let page = anna.get(&house, &format!("/tables/{table}")).await.text;
        let links = page.split("/join/").skip(1).map(|part| part.split('"').next().unwrap());
        let links: Vec<String> = links.map(|token| format!("/join/{token}")).collect();
        let cookie = berta_s_cookie(&house, &links[0]).await;
        let mut twins = [0, 1].map(|_| Browser { cookie: cookie.clone() });
        let [one, two] = &mut twins;
        tokio::join!(
            one.send(address, "POST", &links[0], None),
            two.send(address, "POST", &links[1], None)
        );
        let view = Visitor { cookie }.view(&house, &table).await;
        let seats = view["seats"].as_array().unwrap();
        assert_eq!(seats.len(), 1, "round {round}: {seats:?}");
    }
}

/// A token that a visitor has chosen does not become theirs: they get another.
#[tokio::test]
async fn nobody_chooses_their_own_token() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, link) = open_table(&house, &mut anna).await;
    for chosen in ["a".repeat(32), "b".repeat(48), "short".to_owned()] {
        let cookie = Some(format!("ingenio={chosen}"));
        let mut victim = Visitor { cookie: cookie.clone() };
        let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
        victim.fill(&house, "/tables", form).await.table();
        assert_ne!(victim.cookie, cookie);
        let home = Visitor { cookie }.get(&house, "/").await.text;
        assert!(!home.contains("/tables/"), "whoever chose it is nobody: {home}");
    }
    // By a link as well, whether it is looked at first or not; and what was handed out counts.
    let cookie = Some(format!("ingenio={}", "c".repeat(32)));
    let mut victim = Visitor { cookie: cookie.clone() };
    let shown = victim.get(&house, &link).await.cookie;
    assert!(shown.is_some() && shown != cookie, "{shown:?}");
    victim.fill(&house, &link, "name=Berta").await;
    assert_ne!(victim.cookie, cookie);
    assert_eq!(victim.view(&house, &table).await["seats"], json!([1]));
    assert_eq!(Visitor { cookie }.view(&house, &table).await["seats"], json!([]));
}

/// While seats are open stands there what is agreed and who finds the table, and the maker gives it
/// up in sight; who has sat down reads the same.
#[tokio::test]
async fn who_waits_reads_what_is_agreed() {
    let house = House::listing().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let seats = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=open&seat-2=open";
    for (listed, found) in [
        ("public", "Anybody finds this table in the list of open tables."),
        ("private", "This table is in no list: whoever has a link finds it."),
    ] {
        let agreed = format!("{seats}&pace=turns&pace-days=2&undo=strict&rated=no&listed={listed}");
        let page = format!("/tables/{}", anna.fill(&house, "/tables", &agreed).await.table());
        let invite = link(&anna.get(&house, &page).await.text);
        berta.fill(&house, &invite, "name=Berta").await;
        for (visitor, closes) in [(&anna, 1), (&berta, 0)] {
            let shown = visitor.get(&house, &page).await.text;
            let board = shown.split("data-region=\"board\"").nth(1).unwrap();
            let board = board.split("data-region=").next().unwrap();
            for told in [
                "Clocks: 2 days a turn",
                "When the time is over: a bot plays this turn",
                "Undo: only until anybody or chance has answered",
                "This game is not rated.",
                found,
            ] {
                assert!(board.contains(told), "{told}: {board}");
            }
            let closing = format!("action=\"{page}/close\"");
            assert_eq!(board.matches(&closing).count(), closes, "{board}");
            assert_eq!(shown.matches(&closing).count(), closes, "once");
        }
    }
}

#[tokio::test]
async fn the_maker_renews_and_withdraws_links_and_gives_seats_to_bots() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "open", &["open", "open"]).await;
    let page = format!("/tables/{table}");
    let first = link(&anna.get(&house, &page).await.text);
    let seat = format!("/tables/{table}/seats/1");
    house.table(&mut berta, "open", &["here"]).await;
    let refused = berta.fill(&house, &seat, "do=renew").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(refused.error(), "Only whoever set up the table may do that.");
    assert_eq!(anna.fill(&house, &seat, "do=nonsense").await.status, StatusCode::BAD_REQUEST);
    for nowhere in ["3", "9", "255", "256", "-1", "x"] {
        let nowhere = format!("/tables/{table}/seats/{nowhere}");
        assert_eq!(anna.fill(&house, &nowhere, "do=renew").await.status, StatusCode::NOT_FOUND);
    }

    assert_eq!(anna.fill(&house, &seat, "do=renew").await.table(), table);
    assert_eq!(berta.get(&house, &first).await.status, StatusCode::NOT_FOUND);
    let second = link(&anna.get(&house, &page).await.text);
    assert_ne!(first, second);
    assert_eq!(berta.get(&house, &second).await.status, StatusCode::OK);

    anna.fill(&house, &seat, "do=withdraw").await;
    assert_eq!(berta.fill(&house, &second, "name=Berta").await.status, StatusCode::NOT_FOUND);
    let shown = anna.get(&house, &page).await.text;
    assert!(shown.contains("There is no link for this seat."));
    assert_eq!(shown.matches("Withdraw the link").count(), 1, "only seat 2 has one: {shown}");
    let house = house.restart().await;
    assert!(anna.get(&house, &page).await.text.contains("There is no link for this seat."));

    anna.fill(&house, &seat, "do=bot:greedy").await;
    let late = anna.fill(&house, &seat, "do=renew").await;
    assert_eq!(
        (late.status, late.error().as_str()),
        (StatusCode::CONFLICT, "Somebody has already taken that seat.")
    );
    anna.fill(&house, &format!("/tables/{table}/seats/2"), "do=bot:greedy").await;
    let view = anna.turn(&house, &table, 0).await;
    assert_eq!(view["names"], json!(["Anna", "Bot Ramón", "Bot Celia"]));
    for _ in 0..500 {
        if !anna.view(&house, &table).await["decision"].is_null() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the bots stand still");
}

/// A link for another device works for one guest, again and again, but not for two.
#[tokio::test]
async fn a_private_link_gives_its_guest_the_same_answer_again() {
    let house = House::open().await;
    let (mut anna, mut phone, mut thief) =
        (Visitor::default(), Visitor::default(), Visitor::default());
    let table = house.table(&mut anna, "open", &["bot:greedy"]).await;
    let made = anna.fill(&house, &format!("/tables/{table}/link"), "seat=0").await;
    let link = link(&made.text);
    for _ in 0..3 {
        assert_eq!(phone.fill(&house, &link, "").await.table(), table);
        assert_eq!(phone.view(&house, &table).await["seats"], json!([0]));
    }
    assert_eq!(thief.fill(&house, &link, "").await.status, StatusCode::NOT_FOUND);
}
