//! Too much of anything is turned away in a sentence, and nobody else is disturbed.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use axum::http::{StatusCode, header};
use serde_json::json;
use server::{Limits, Options, Rate};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;

use crate::house::{House, Visitor};

fn options(limits: Limits) -> Options {
    Options::with(limits)
}

/// A server on a socket, and how to stop it.
pub(crate) async fn listening(
    house: &House,
) -> (SocketAddr, oneshot::Sender<()>, tokio::task::JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel::<()>();
    let state = house.state.clone();
    let served = tokio::spawn(async move {
        let stopped = async move { drop(stopped.await) };
        server::serve_until(listener, state, stopped).await.unwrap();
    });
    (address, stop, served)
}

/// Sends bytes and reads until the other side hangs up.
async fn exchange(address: SocketAddr, sent: &str) -> String {
    let mut socket = TcpStream::connect(address).await.unwrap();
    socket.write_all(sent.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    // Whoever is turned away may meet a reset after the answer.
    let _ = socket.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

const GET: &str = "GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";

/// Half-sent requests end, and until then hold only their own address up.
#[tokio::test]
async fn half_a_request_holds_nobody_else_up() {
    let head = Duration::from_millis(700);
    let limits = Limits { connections_per_address: 100, head, ..Limits::none() };
    let house = House::with(options(limits)).await;
    let (address, _stop, _) = listening(&house).await;
    let mut halves = Vec::new();
    for _ in 0..300 {
        let mut socket = TcpStream::connect(address).await.unwrap();
        let _ = socket.write_all(b"GET / HTTP/1.1\r\nHost: he").await;
        halves.push(socket);
    }
    let refused = exchange(address, GET).await;
    assert!(
        refused.starts_with("HTTP/1.1 429 ") && refused.contains("Retry-After: 10"),
        "{refused}"
    );
    let (head, problem) = refused.split_once("\r\n\r\n").unwrap();
    let problem: serde_json::Value = serde_json::from_str(problem).unwrap();
    assert_eq!(problem["code"], "too-many");
    let sentence = problem["error"].as_str().unwrap();
    assert!(sentence.starts_with("Too many connections from your address."), "{sentence}");
    for name in ["application/json", "content-security-policy: ", "nosniff", "no-store"] {
        assert!(head.contains(name), "{name}: {head}");
    }
    let start = Instant::now();
    let answer = loop {
        let answer = exchange(address, GET).await;
        if answer.starts_with("HTTP/1.1 200 ") || start.elapsed() > Duration::from_secs(10) {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    drop(halves);
}

/// There is a bound in all, whoever they are.
#[tokio::test]
async fn no_more_connections_than_there_is_room_for() {
    let limits = Limits { connections: 20, ..Limits::none() };
    let house = House::with(options(limits)).await;
    let (address, _stop, _) = listening(&house).await;
    let mut open = Vec::new();
    for _ in 0..20 {
        open.push(TcpStream::connect(address).await.unwrap());
    }
    // The request is not read; its answer can be, whole and without an error.
    for _ in 0..50 {
        let mut late = TcpStream::connect(address).await.unwrap();
        late.write_all(GET.as_bytes()).await.unwrap();
        let mut refused = String::new();
        late.read_to_string(&mut refused).await.unwrap();
        assert!(refused.starts_with("HTTP/1.1 503 ") && refused.contains("no room"), "{refused}");
    }
    drop(open);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(exchange(address, GET).await.starts_with("HTTP/1.1 200 "));
}

/// What never comes to a route is answered as the document says.
#[tokio::test]
async fn what_is_no_request_is_answered_without_a_word() {
    let house = House::with(options(Limits::none())).await;
    let (address, _stop, _) = listening(&house).await;
    let many = "x: 1\r\n".repeat(200);
    for (status, sent) in [
        ("400", "nonsense\r\n\r\n".to_owned()),
        ("414", format!("GET /{} HTTP/1.1\r\nHost: here\r\n\r\n", "x".repeat(70_000))),
        ("431", format!("GET / HTTP/1.1\r\nHost: here\r\n{many}\r\n")),
    ] {
        let answer = exchange(address, &sent).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
        assert!(answer.ends_with("\r\n\r\n"), "{answer}");
        let document = Visitor::default().get(&house, "/api/v1/openapi.json").await.json();
        let said = document["info"]["description"].as_str().unwrap();
        assert!(said.contains(status), "{said}");
    }
}

#[tokio::test]
async fn a_body_without_end_is_cut_off() {
    let limits = Limits { body: Duration::from_millis(300), ..Limits::none() };
    let house = House::with(options(limits)).await;
    let (address, _stop, _) = listening(&house).await;
    let head = "POST /settings HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\nlanguage=";
    let slow = exchange(address, head).await;
    assert!(slow.starts_with("HTTP/1.1 408 ") && slow.contains("took too long"), "{slow}");
    let large = head.replace("500", "50000000000");
    let large = exchange(address, &large).await;
    assert!(large.starts_with("HTTP/1.1 413 "), "not waited for: {large}");
    let chunk = format!("4000\r\n{}\r\n", "x".repeat(0x4000));
    let head = "POST /settings HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n";
    let endless = exchange(address, &format!("{head}{}", chunk.repeat(3))).await;
    assert!(endless.starts_with("HTTP/1.1 413 "), "{endless}");
}

#[tokio::test]
async fn guests_tables_and_writes_have_a_rate() {
    let rate = |burst| Some(Rate { burst, every: Duration::from_secs(30) });
    let limits = Limits { tables: rate(3), writes: rate(8), ..Limits::none() };
    let house = House::with(options(limits)).await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&seat-1=here";
    let mut table = String::new();
    for _ in 0..3 {
        table = anna.fill(&house, "/tables", form).await.table();
    }
    let refused = anna.fill(&house, "/tables", form).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{refused:?}");
    let wait: u64 = refused.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1..=31).contains(&wait));
    assert!(refused.error().starts_with("That was too much at once."), "{refused:?}");
    let undo = format!("/tables/{table}/undo");
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(anna.post(&house, &undo, &json!({"seat": null})).await.status);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    // Whoever only looks, and everybody else, is not held up.
    assert_eq!(anna.get(&house, &format!("/tables/{table}")).await.status, StatusCode::OK);
    let mut berta = Visitor::default();
    assert_eq!(berta.fill(&house, "/tables", form).await.status, StatusCode::SEE_OTHER);
}

/// New guests are counted by the address they come from.
#[tokio::test]
async fn new_guests_from_one_address_have_a_rate() {
    let guests = Some(Rate { burst: 2, every: Duration::from_secs(30) });
    let house = House::with(options(Limits { guests, ..Limits::none() })).await;
    let (address, _stop, _) = listening(&house).await;
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
    let request = format!(
        "POST /tables HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
        form.len()
    );
    for expected in ["303", "303", "429"] {
        let answer = exchange(address, &request).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {expected} ")), "{answer}");
    }
}

/// Behind a proxy what one visitor holds is counted by the address that the proxy tells.
#[tokio::test]
async fn a_visitor_behind_a_proxy_holds_no_more_than_others() {
    let limits = Limits { connections_per_address: 5, ..Limits::none() };
    let trusted_proxies = vec![std::net::IpAddr::from([127, 0, 0, 1])];
    let house = House::with(Options { trusted_proxies, ..options(limits) }).await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let (address, _stop, _) = listening(&house).await;
    let ask = |path: &str, from: &str, more: &str| {
        format!("GET {path} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: {from}\r\n{more}\r\n")
    };
    let events = ask(&format!("/api/v1/tables/{table}/events"), "198.51.100.1:4711", "");
    let mut streams = Vec::new();
    for _ in 0..5 {
        let mut socket = TcpStream::connect(address).await.unwrap();
        socket.write_all(events.as_bytes()).await.unwrap();
        let mut head = [0; 12];
        socket.read_exact(&mut head).await.unwrap();
        assert_eq!(&head, b"HTTP/1.1 200");
        streams.push(socket);
    }
    let close = "Connection: close\r\n";
    let refused = exchange(address, &ask("/", "198.51.100.1", close)).await;
    assert!(
        refused.starts_with("HTTP/1.1 429 ") && refused.contains("retry-after: 10"),
        "{refused}"
    );
    assert!(refused.contains("Try again in 10 seconds."), "{refused}");
    for _ in 0..20 {
        let other = exchange(address, &ask("/", "198.51.100.2", close)).await;
        assert!(other.starts_with("HTTP/1.1 200 "), "{other}");
    }
    drop(streams);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let again = exchange(address, &ask("/", "198.51.100.1", close)).await;
    assert!(again.starts_with("HTTP/1.1 200 "), "{again}");
}

/// Whoever asks and never reads is let go, and holds no stop up.
#[tokio::test]
async fn an_answer_that_nobody_reads_is_not_waited_for() {
    let limits =
        Limits { connections_per_address: 1, taking: Duration::from_millis(400), ..Limits::none() };
    let house = House::with(options(limits)).await;
    let (address, stop, served) = listening(&house).await;
    let mut deaf = TcpStream::connect(address).await.unwrap();
    let many = "GET /new/18cuba HTTP/1.1\r\nHost: here\r\n\r\n".repeat(2_000);
    let flood = tokio::time::timeout(Duration::from_secs(2), deaf.write_all(many.as_bytes()));
    let _ = flood.await;
    let start = Instant::now();
    while !exchange(address, GET).await.starts_with("HTTP/1.1 200 ") {
        assert!(start.elapsed() < Duration::from_secs(10), "it is waited for");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Half a body does not hold a stop up for longer than others' patience.
    let mut half = TcpStream::connect(address).await.unwrap();
    let head = b"POST /settings HTTP/1.1\r\nHost: here\r\nContent-Length: 500\r\n\r\nlang";
    half.write_all(head).await.unwrap();
    tokio::time::sleep(Duration::from_millis(200)).await;
    let start = Instant::now();
    stop.send(()).unwrap();
    served.await.unwrap();
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
    drop((deaf, half));
}

/// A stop ends streams, finishes requests, and leaves one whole file.
#[tokio::test]
async fn a_stop_leaves_nothing_behind() {
    let house = House::with(options(Limits::default())).await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    anna.turn(&house, &table, 0).await;
    let (address, stop, served) = listening(&house).await;
    let path = format!("/api/v1/tables/{table}/events");
    let listening = tokio::spawn(async move {
        exchange(address, &format!("GET {path} HTTP/1.1\r\nHost: here\r\n\r\n")).await
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let start = Instant::now();
    stop.send(()).unwrap();
    served.await.unwrap();
    let told = listening.await.unwrap();
    assert!(told.contains("id: 1\n") && told.ends_with("\n\n"), "the stream ended: {told}");
    assert!(start.elapsed() < Duration::from_secs(5));
    assert!(TcpStream::connect(address).await.is_err(), "nobody listens any more");
    let log = house.folder.path().join("ingenio.sqlite-wal");
    assert_eq!(std::fs::metadata(log).map_or(0, |log| log.len()), 0, "all is in the file");
}

#[tokio::test]
async fn settings_lead_back_to_our_own_pages_only() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for (back, location) in [
        ("/tables/abc?ply=3", "/tables/abc?ply=3"),
        ("//evil.example", "/"),
        ("/%09/evil.example", "/"),
        ("/%5Cevil.example", "/"),
        ("https://evil.example", "/"),
        ("/%0D%0ASet-Cookie:%20a=b", "/"),
        ("/%00", "/"),
        ("/%C3%BC", "/"),
        ("", "/"),
    ] {
        let answer = anna.fill(&house, "/settings", &format!("language=de&back={back}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{back}");
        assert_eq!(answer.headers[header::LOCATION], location, "{back}");
    }
}

/// The page that shows a private link is the answer to a form: its switches lead to the table.
#[tokio::test]
async fn the_switches_of_the_page_of_a_link_lead_to_the_table() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let page = anna.fill(&house, &format!("/tables/{table}/link"), "seat=0").await.text;
    let back = format!("name=\"back\" value=\"/tables/{table}\"");
    assert!(page.contains(&back), "{page}");
}

#[tokio::test]
async fn links_and_cookies_follow_the_public_address() {
    let public_url = Some("https://play.example.org".parse().unwrap());
    let limits = Limits::none();
    let house = House::with(Options { public_url, ..Options::with(limits) }).await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=open";
    let made = anna.fill(&house, "/tables", form).await;
    assert!(made.headers[header::SET_COOKIE].to_str().unwrap().ends_with("; Secure"));
    let page = anna.get(&house, &format!("/tables/{}", made.table())).await.text;
    assert!(page.contains("https://play.example.org/join/"), "{page}");
    // Behind a proxy that keeps no host, our own pages are still ours.
    let request =
        anna.request("POST", "/settings").header(header::ORIGIN, "https://play.example.org");
    let answer = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
    assert_ne!(answer.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn whoever_has_too_long_a_name_is_told_how_it_was_cut() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=here&name-0=Maximiliane-Alexandra-Josephine";
    let made = anna.fill(&house, "/tables", form).await;
    let location = made.headers[header::LOCATION].to_str().unwrap().to_owned();
    assert!(location.ends_with("?cut=1"), "{location}");
    let page = anna.get(&house, &location).await.text;
    assert!(page.contains("Names have at most"), "{page}");
    assert!(page.contains("Maximiliane-Alexandra-Jo"), "{page}");
    let mut berta = Visitor::default();
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy&name-0=Bot%20Ram%C3%B3n";
    let table = berta.fill(&house, "/tables", form).await.table();
    assert!(table.ends_with("?bot=1"), "{table}");
    let page = berta.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Only bots may be called that"), "{page}");
    let table = table.split('?').next().unwrap();
    assert_eq!(berta.view(&house, table).await["names"], json!(["Ramón", "Bot Ramón"]));
    let page = berta.get(&house, &format!("/tables/{table}?cut=1")).await.text;
    assert!(!page.contains("Names have at most"), "nothing was cut: {page}");
}
