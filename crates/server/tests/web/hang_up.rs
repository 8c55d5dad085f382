//! A client that hangs up changes nothing: what it asked is done whole or not begun.

use std::net::SocketAddr;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use tabletop::{Dice as _, SeededDice};
use tokio::io::AsyncWriteExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;

use crate::house::{House, Visitor};

/// So many clients hang up, at the same time as others play on.
const RUDE: u64 = 8;
/// So many requests each of them breaks off.
const BREAKS: u32 = 125;
/// So many clients wait for their answers.
const POLITE: u64 = 3;

/// Forms for tables that people share with bots, and that people play alone.
const TABLES: [&str; 3] = [
    "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=here&seat-2=bot:greedy",
    "game=18cuba&variant=short-west&seat-0=me&seat-1=here",
    "game=cube-express&seat-0=me&seat-1=bot:random&seat-2=here",
];

/// What a request is: where to, what kind, what is in it.
type Request = (String, &'static str, String);

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";

/// Sends a request over a socket and hangs up some time after.
async fn hang_up(address: SocketAddr, cookie: &str, request: &Request, after: Duration) {
    let (path, kind, body) = request;
    let length = body.len();
    let text = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    );
    let mut socket = TcpStream::connect(address).await.unwrap();
    socket.write_all(text.as_bytes()).await.unwrap();
    tokio::time::sleep(after).await;
}

/// Who is asked of Anna's people, and what they may do.
async fn question(house: &House, anna: &Visitor, table: &str) -> Option<(u64, Value)> {
    let view = anna.view(house, table).await;
    let seat = view["turn"]["decide"][0].as_u64()?;
    let held = view["seats"].as_array()?.contains(&json!(seat));
    if !held {
        return None;
    }
    let view = anna.view_as(house, table, seat).await;
    // Somebody else may have answered meanwhile.
    (!view["decision"].is_null()).then_some((seat, view))
}

/// One of the requests that change something, as good as any that a page sends.
async fn request(
    house: &House,
    anna: &Visitor,
    tables: &[String],
    dice: &mut SeededDice,
) -> Request {
    let table = &tables[dice.roll(u32::try_from(tables.len()).unwrap()) as usize];
    let at = |what: &str| format!("/tables/{table}/{what}");
    let kind = dice.roll(16);
    let nobody = json!({"seat": null}).to_string();
    match kind {
        0 => return ("/tables".to_owned(), FORM, TABLES[dice.roll(3) as usize].to_owned()),
        1 => return ("/settings".to_owned(), FORM, "language=de&back=/".to_owned()),
        2 => return (at("link"), FORM, "seat=0".to_owned()),
        3 => return (at("close"), FORM, String::new()),
        4 | 5 => return (at("undo"), JSON, nobody),
        6 => return (at("redo"), JSON, nobody),
        7 => return (at("intend"), JSON, json!({"seat": 1, "intent": "round"}).to_string()),
        8 => return (at("intend"), JSON, json!({"seat": 1, "intent": null}).to_string()),
        9 => {
            let open = "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=open";
            let made = anna.clone().fill(house, "/tables", open).await.table();
            let page = anna.get(house, &format!("/tables/{made}")).await.text;
            let token = page.split("/join/").nth(1).unwrap().split('"').next().unwrap();
            return (format!("/join/{token}"), FORM, "name=Berta".to_owned());
        }
        _ => {}
    }
    let Some((seat, view)) = question(house, anna, table).await else {
        return (at("undo"), JSON, nobody);
    };
    let choices = view["choices"].as_array().unwrap();
    let path = &choices[dice.roll(u32::try_from(choices.len()).unwrap()) as usize];
    let decision = &view["decision"];
    match kind {
        10 | 11 => {
            let body = json!({"seat": seat, "decision": decision, "path": path, "commit": true});
            (at("pick"), JSON, body.to_string())
        }
        12 => (
            at("really"),
            JSON,
            json!({"seat": seat, "decision": decision, "trial": path}).to_string(),
        ),
        _ => {
            let body = json!({"seat": seat, "decision": decision, "path": path});
            (format!("/api/v1/tables/{table}/moves"), JSON, body.to_string())
        }
    }
}

/// Waits for a table to come to rest, as far as its disk, and lets it be played on.
async fn stands_well(house: &House, anna: &Visitor, table: &str) {
    for _ in 0..1_000 {
        let view = anna.view(house, table).await;
        let disk = house.store.entries(table, 0).await.unwrap().last().unwrap().seq;
        if view["seq"].as_i64() < Some(disk) {
            // It may have been written just now; but it must be told soon.
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        if view["turn"] == "over" || view["turn"] == "closed" || !view["turn"]["open"].is_null() {
            return;
        }
        if let Some((seat, view)) = question(house, anna, table).await {
            let body =
                json!({"seat": seat, "decision": view["decision"], "path": view["choices"][0]});
            let answer = anna.act(house, table, &body).await;
            // What a client that has hung up asked for may be done only now.
            if answer.status == StatusCode::CONFLICT {
                continue;
            }
            assert!(answer.status.is_success(), "{table}: {answer:?}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let disk = house.store.entries(table, 0).await.unwrap().last().unwrap().seq;
    let view = anna.view(house, table).await;
    panic!("{table} stands still at {} of {disk}: {}", view["seq"], view["turn"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_clients_hang_up_and_every_table_goes_on() {
    let house = House::open().await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, house.state.clone()));
    let mut anna = Visitor::default();
    let mut tables = Vec::new();
    for number in 0..12 {
        tables.push(anna.fill(&house, "/tables", TABLES[number % 3]).await.table());
    }
    let (house, anna, tables) = &*Box::leak(Box::new((house, anna, tables)));
    let mut clients = JoinSet::new();
    for number in 0..RUDE + POLITE {
        clients.spawn(async move {
            let mut dice = SeededDice::new(number);
            for _ in 0..BREAKS {
                let wanted = request(house, anna, tables, &mut dice).await;
                if number < RUDE {
                    let cookie = anna.cookie.as_deref().unwrap();
                    let after = Duration::from_micros(u64::from(dice.roll(8_000)));
                    hang_up(address, cookie, &wanted, after).await;
                } else if wanted.1 == JSON {
                    let body = serde_json::from_str(&wanted.2).unwrap();
                    let answer = anna.post(house, &wanted.0, &body).await;
                    assert!(!answer.status.is_server_error(), "{wanted:?}: {answer:?}");
                }
            }
        });
    }
    while let Some(done) = clients.join_next().await {
        done.unwrap();
    }
    for table in tables {
        stands_well(house, anna, table).await;
    }
    let home = anna.get(house, "/").await.text;
    let made = home.split("/tables/").skip(1).filter_map(|part| part.split('"').next());
    for table in made.take(60) {
        stands_well(house, anna, table).await;
    }
}

/// Two servers over one folder: what the other wrote is read when it is met, and
/// then the table moves on as if it had been written here.
#[tokio::test]
async fn what_another_server_wrote_is_read_and_the_table_moves_on() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=bot:greedy";
    let table = anna.fill(&house, "/tables", form).await.table();
    anna.turn(&house, &table, 0).await;
    let other = house.beside().await;
    for _ in 0..20 {
        let (seat, view) = loop {
            if let Some(question) = question(&house, &anna, &table).await {
                break question;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        };
        let body = json!({"seat": seat, "decision": view["decision"], "path": view["choices"][0]});
        // The first server never hears of what is decided at the second.
        assert!(anna.act(&other, &table, &body).await.status.is_success());
        let late = anna.act(&house, &table, &body).await;
        assert_eq!(late.status.as_u16(), 409, "{late:?}");
        if !caught_up(&house, &anna, &table).await {
            break;
        }
    }
}

/// Waits until a table knows its disk and asks Anna again; `false` if the game is over.
async fn caught_up(house: &House, anna: &Visitor, table: &str) -> bool {
    for _ in 0..1_000 {
        let view = anna.view(house, table).await;
        let disk = house.store.entries(table, 0).await.unwrap().last().unwrap().seq;
        if view["seq"].as_i64() == Some(disk) && !view["decision"].is_null() {
            return true;
        }
        if view["turn"] == "over" {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("{table} stands still: {}", anna.view(house, table).await["turn"]);
}
