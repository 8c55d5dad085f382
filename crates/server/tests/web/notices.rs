//! What people are told where they want it, by webhooks on this machine.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::{Value, json};
use server::{AppState, Clock, Limits, Options};
use store::{Channel, Store, Way};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpListener;

use crate::house::{House, Visitor};
use crate::limits::listening;
use crate::party::{Kept, TODAY};

/// A message: the path that was asked, its head, what it said and when it came.
type Taken = (String, String, Value, Instant);

/// Somebody who takes messages.
#[derive(Clone)]
pub(crate) struct Hook {
    pub(crate) address: String,
    taken: Arc<Mutex<Vec<Taken>>>,
}

impl Hook {
    /// Answers by the path that is asked.
    pub(crate) async fn open() -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let hook = Hook { address, taken: Arc::default() };
        let open = hook.clone();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(open.clone().answer(socket));
            }
        });
        hook
    }

    async fn answer(self, mut socket: tokio::net::TcpStream) {
        let mut read = Vec::new();
        let (head, body) = loop {
            let mut part = [0; 4096];
            let count = socket.read(&mut part).await.unwrap_or(0);
            if count == 0 {
                return;
            }
            read.extend(&part[..count]);
            let text = String::from_utf8_lossy(&read).into_owned();
            let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
            let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
            if length.is_some_and(|length| body.len() >= length.parse().unwrap()) {
                break (head.to_owned(), body.to_owned());
            }
        };
        let path = head.split(' ').nth(1).unwrap().to_owned();
        let body = serde_json::from_str(&body).unwrap();
        self.taken.lock().unwrap().push((path.clone(), head, body, Instant::now()));
        let answer = match path.as_str() {
            "/slow" => {
                tokio::time::sleep(Duration::from_secs(1)).await;
                "204 Yes".to_owned()
            }
            "/silent" => {
                // The other end hangs up.
                let _ = socket.read(&mut [0; 16]).await;
                return;
            }
            "/broken" => "500 No".to_owned(),
            "/gone" => "404 No".to_owned(),
            "/elsewhere" => format!("302 No\r\nLocation: http://{}/taken", self.address),
            _ => "204 Yes".to_owned(),
        };
        let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
        let _ = socket.write_all(answer.as_bytes()).await;
    }

    pub(crate) fn taken(&self, path: &str) -> Vec<(String, Value, Instant)> {
        let taken = self.taken.lock().unwrap();
        let here = taken.iter().filter(|(known, ..)| known == path);
        here.map(|(_, head, body, when)| (head.clone(), body.clone(), *when)).collect()
    }

    pub(crate) async fn until(&self, path: &str, count: usize) -> Vec<(String, Value, Instant)> {
        let start = Instant::now();
        loop {
            let taken = self.taken(path);
            if taken.len() >= count {
                return taken;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "{path}: {taken:?}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

fn private() -> Options {
    Options { allow_private_targets: true, ..Options::with(Limits::none()) }
}

async fn house(options: Options) -> House {
    House::with(options).await
}

/// Somebody with an account.
pub(crate) async fn somebody(house: &House, name: &str) -> Visitor {
    let mut somebody = Visitor::default();
    let form = format!("game=santiago-de-cuba&seat-0=me&name-0={name}&seat-1=here");
    somebody.fill(house, "/tables", &form).await.table();
    let up = format!("name={name}&password=correct+horse+{name}");
    assert_eq!(somebody.fill(house, "/me/sign-up", &up).await.status, StatusCode::OK);
    somebody
}

pub(crate) async fn hooked(house: &House, who: &mut Visitor, target: &str) -> String {
    let form = format!("target={}", target.replace(':', "%3A"));
    let added = who.fill(house, "/me/notices/webhooks", &form).await;
    assert_eq!(added.location.as_deref(), Some("/me/notices"), "{added:?}");
    let page = who.get(house, "/me/notices").await.text;
    let after = page.split(target).nth(1).and_then(|rest| rest.split("/me/notices/").nth(1));
    let id = after.unwrap_or_else(|| panic!("no channel: {page}"));
    id.split('/').next().unwrap().to_owned()
}

/// Anna's and Berta's table, at which Anna is to move, or Berta.
pub(crate) async fn table(house: &House, anna: &mut Visitor, berta: &mut Visitor) -> String {
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let table = anna.fill(house, "/tables", form).await.table();
    let page = anna.get(house, &format!("/tables/{table}")).await.text;
    let link: String = page.split("/join/").nth(1).unwrap().chars().take(32).collect();
    let sat = berta.fill(house, &format!("/join/{link}"), "name=Berta").await;
    assert!(sat.location.is_some(), "{sat:?}");
    table
}

/// Whoever is asked decides what comes first; who that was.
pub(crate) async fn step(house: &House, table: &str, people: &[&Visitor; 2]) -> Option<usize> {
    for _ in 0..2000 {
        for (seat, who) in people.iter().enumerate() {
            let view = who.view(house, table).await;
            if view["turn"] == "over" {
                return None;
            }
            if !view["decision"].is_null() {
                let choice = view["choices"][0].clone();
                let body = json!({ "decision": view["decision"], "path": choice });
                let acted = who.act(house, table, &body).await;
                assert_eq!(acted.status, StatusCode::OK, "{acted:?} {view}");
                return Some(seat);
            }
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    panic!("nobody is asked");
}

/// Lets them play until it is Berta's turn after one of Anna's; when Anna moved.
pub(crate) async fn to_berta(house: &House, table: &str, people: &[&Visitor; 2]) -> Instant {
    let (mut last, mut moved) = (None, Instant::now());
    loop {
        for _ in 0..400 {
            let view = people[1].view(house, table).await;
            if last == Some(0) && !view["decision"].is_null() {
                return moved;
            }
            if !view["decision"].is_null()
                || !people[0].view(house, table).await["decision"].is_null()
            {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        moved = Instant::now();
        last = step(house, table, people).await;
        assert!(last.is_some(), "the game is over");
    }
}

#[tokio::test]
async fn a_turn_is_told_once_soon_and_with_what_chats_read() {
    let (hook, house) = (Hook::open().await, house(private()).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    let id = hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let tried = berta.fill(&house, &format!("/me/notices/{id}/try"), "").await;
    assert!(tried.text.contains("It has arrived."), "{}", tried.text);
    assert_eq!(hook.taken("/taken").len(), 1);
    let people = [&anna, &berta];
    let since = to_berta(&house, &table, &people).await;
    let taken = hook.until("/taken", 2).await;
    let (head, body, when) = &taken[1];
    let took = when.saturating_duration_since(since);
    eprintln!("a notice left {took:?} after the move");
    assert!(took < Duration::from_secs(2), "{took:?}");
    let said = "It is your turn at Santiago de Cuba (Anna, Berta).";
    let said = format!("{said} http://here:8018/tables/{table}");
    assert_eq!((&body["content"], &body["text"]), (&json!(said), &json!(said)));
    let key = body["id"].as_str().unwrap();
    assert!(head.contains(&format!("idempotency-key: {key}\r\n")), "{head}");
    assert!(key.starts_with(&format!("{table}-turn-")), "{key}");
    // However long nothing happens, it is told once.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(hook.taken("/taken").len(), 2);
    let record = berta.get(&house, "/me/notices").await.text;
    assert!(record.contains("It is your turn at Santiago de Cuba (Anna, Berta)."));
    assert!(record.contains("/taken: told"), "on which way: {record}");
    assert!(!anna.get(&house, "/me/notices").await.text.contains("It is your turn at"));
    assert!(!record.contains(&format!("Table {}.", &table[..4])), "there is no other: {record}");
    let export = berta.get(&house, "/me/export.json").await.json();
    assert!(export["notices"]["channels"][0]["target"].as_str().unwrap().ends_with("/taken"));
    let told = &export["notices"]["told"][0];
    assert_eq!((&told["about"], &told["outcome"]), (&json!("turn"), &json!("sent")), "{export}");
    assert_eq!((&told["table"], &told["why"]), (&json!(table), &json!("")), "{export}");
    // Where two people play the same twice, it is said which is meant.
    let second = self::table(&house, &mut anna, &mut berta).await;
    to_berta(&house, &second, &[&anna, &berta]).await;
    let taken = hook.until("/taken", 3).await;
    let said = taken[2].1["content"].as_str().unwrap();
    assert!(said.contains(&format!("(Anna, Berta). Table {}.", &second[..4])), "{said}");
    let record = berta.get(&house, "/me/notices").await.text;
    assert!(record.contains(&format!("Table {}.", &table[..4])), "{record}");
}

/// Ten turns one after the other: each is told within two seconds of the move, whatever lies
/// beneath.
#[tokio::test]
async fn a_notice_leaves_within_two_seconds_of_the_move() {
    for kept in Kept::both() {
        let (hook, house) = (Hook::open().await, kept.house(private()).await);
        let (mut anna, mut berta) =
            (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
        let table = table(&house, &mut anna, &mut berta).await;
        hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
        let people = [&anna, &berta];
        let mut times = Vec::new();
        for turn in 0..10 {
            let since = to_berta(&house, &table, &people).await;
            let taken = hook.until("/taken", turn + 1).await;
            times.push(taken[turn].2.saturating_duration_since(since));
            while !people[1].view(&house, &table).await["decision"].is_null() {
                step(&house, &table, &people).await;
            }
        }
        times.sort();
        eprintln!(
            "notices left {:?} to {:?} after the move, median {:?}",
            times[0], times[9], times[5]
        );
        assert!(times[9] < Duration::from_secs(2), "{times:?}");
    }
}

#[tokio::test]
async fn whoever_acts_at_once_is_not_told() {
    let (hook, house) = (Hook::open().await, house(private()).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let people = [&anna, &berta];
    for _ in 0..3 {
        // Berta answers at once, each time.
        to_berta(&house, &table, &people).await;
        while !people[1].view(&house, &table).await["decision"].is_null() {
            step(&house, &table, &people).await;
        }
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert!(hook.taken("/taken").is_empty(), "{:?}", hook.taken("/taken"));
    let record = berta.get(&house, "/me/notices").await.text;
    assert!(record.contains("not needed"), "{record}");
}

/// A page that was open for a moment keeps nothing back for good: whoever goes without an answer is
/// told of the question, and whoever stays has seen everything else.
#[tokio::test]
async fn whoever_looks_is_told_once_they_have_gone() {
    let hands = Arc::new(AtomicI64::new(TODAY));
    let clock = Clock::Held(Arc::clone(&hands));
    let (hook, house) = (Hook::open().await, house(Options { clock, ..private() }).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let looks = async || {
        let path = format!("/tables/{table}/looking");
        let looked = berta.clone().fill(&house, &path, "here=1").await;
        assert_eq!(looked.status, StatusCode::NO_CONTENT, "{looked:?}");
    };
    // Time goes by, and whoever tells looks for what is due.
    let later = async |seconds: i64| {
        hands.fetch_add(seconds * 1000, Ordering::Relaxed);
        tokio::time::sleep(Duration::from_secs(6)).await;
    };
    looks().await;
    to_berta(&house, &table, &[&anna, &berta]).await;
    let path = format!("/api/v1/tables/{table}/talk");
    let said = anna.post(&house, &path, &json!({"said": "Hello @Berta"})).await;
    assert!(said.status.is_success(), "{said:?}");
    for _ in 0..3 {
        later(25).await;
        assert!(hook.taken("/taken").is_empty(), "she is there: {:?}", hook.taken("/taken"));
        looks().await;
    }
    later(46).await;
    let taken = hook.until("/taken", 1).await;
    assert_eq!(taken.len(), 1, "the turn, and not what she has seen: {taken:?}");
    let record = berta.get(&house, "/me/notices").await.text;
    assert!(record.contains("not needed"), "{record}");
    let stranger = Visitor::default().fill(&house, &format!("/tables/{table}/looking"), "").await;
    assert_eq!(stranger.location.as_deref(), Some("/me"), "only whoever has an account says so");
}

/// After quiet hours, or a time in which no server ran, much is due at once.
#[tokio::test]
async fn what_has_piled_up_is_told_in_a_row() {
    let hands = Arc::new(AtomicI64::new(TODAY));
    let clock = Clock::Held(Arc::clone(&hands));
    let (hook, house) = (Hook::open().await, house(Options { clock, ..private() }).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let many = 8;
    for _ in 0..many {
        let table = table(&house, &mut anna, &mut berta).await;
        to_berta(&house, &table, &[&anna, &berta]).await;
    }
    // A second after the move a notice is due, and no second has gone by.
    assert!(hook.taken("/taken").is_empty());
    hands.fetch_add(2000, Ordering::Relaxed);
    let taken = hook.until("/taken", many).await;
    let took = taken[many - 1].2.saturating_duration_since(taken[0].2);
    assert!(took < Duration::from_secs(5), "{took:?}");
}

/// Sixty turns that were answered at once are nobody's concern, and hold up nothing that is.
#[tokio::test]
async fn what_needs_not_be_told_holds_nothing_up() {
    let hands = Arc::new(AtomicI64::new(TODAY));
    let clock = Clock::Held(Arc::clone(&hands));
    let (hook, house) = (Hook::open().await, house(Options { clock, ..private() }).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    hooked(&house, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let mut turns = 0;
    while turns < 60 {
        let table = table(&house, &mut anna, &mut berta).await;
        let people = [&anna, &berta];
        let mut last = None;
        while let Some(seat) = step(&house, &table, &people).await {
            turns += usize::from(seat == 1 && last == Some(0));
            last = Some(seat);
        }
        hands.fetch_add(1, Ordering::Relaxed);
    }
    let table = table(&house, &mut anna, &mut berta).await;
    to_berta(&house, &table, &[&anna, &berta]).await;
    hands.fetch_add(2000, Ordering::Relaxed);
    let due = Instant::now();
    loop {
        let taken = hook.taken("/taken");
        if taken.iter().any(|(_, said, _)| said.to_string().contains(&table)) {
            break;
        }
        assert!(due.elapsed() < Duration::from_secs(10), "{taken:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(due.elapsed() < Duration::from_secs(4), "{:?}", due.elapsed());
}

/// What is on its way when the server stops in good order is known to have been told.
#[tokio::test]
async fn whoever_stops_waits_for_what_is_on_its_way() {
    let (hook, house) = (Hook::open().await, house(private()).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    hooked(&house, &mut berta, &format!("http://{}/slow", hook.address)).await;
    let (_, stop, served) = listening(&house).await;
    to_berta(&house, &table, &[&anna, &berta]).await;
    hook.until("/slow", 1).await;
    drop(stop);
    served.await.unwrap();
    let record = berta.get(&house, "/me/notices").await.text;
    assert!(record.contains("/slow: told"), "{record}");
}

/// One that never answers, one that fails, one that leads elsewhere and one that is not there hold
/// up nobody; each says why.
#[tokio::test]
async fn bad_webhooks_harm_nobody() {
    let hands = Arc::new(std::sync::atomic::AtomicI64::new(1_800_000_000_000));
    let options = Options { clock: Clock::Held(Arc::clone(&hands)), ..private() };
    let (hook, house) = (Hook::open().await, house(options).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    for path in ["silent", "broken", "gone", "elsewhere"] {
        hooked(&house, &mut berta, &format!("http://{}/{path}", hook.address)).await;
    }
    hooked(&house, &mut anna, &format!("http://{}/taken", hook.address)).await;
    let people = [&anna, &berta];
    to_berta(&house, &table, &people).await;
    hands.fetch_add(1001, std::sync::atomic::Ordering::Relaxed);
    for path in ["/silent", "/broken", "/gone", "/elsewhere"] {
        hook.until(path, 1).await;
    }
    // Berta moves, and Anna is told although one of Berta's is still waited for.
    loop {
        step(&house, &table, &people).await;
        let view = anna.turn(&house, &table, 0).await;
        if !view["decision"].is_null() {
            break;
        }
    }
    hands.fetch_add(1001, std::sync::atomic::Ordering::Relaxed);
    hook.until("/taken", 1).await;
    assert_eq!(hook.taken("/taken").len(), 1, "what is sent elsewhere is not followed");
    let start = Instant::now();
    let record = loop {
        let record = berta.get(&house, "/me/notices").await.text;
        if record.contains("There was no answer in time.") {
            break record;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{record}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    for why in ["waiting, tried once", "refused there (500)", "refused there (404)", "not followed"]
    {
        assert!(record.contains(why), "{why}: {record}");
    }
    assert_eq!(record.matches("given up").count(), 2, "{record}");
    assert!(!record.contains("Off: "), "one notice switches nothing off: {record}");
}

/// Those of one's own that never answer hold up nothing that goes elsewhere.
#[tokio::test]
async fn a_webhook_that_never_answers_holds_up_no_other() {
    let (hook, house) = (Hook::open().await, house(private()).await);
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    for path in ["silent", "silent?again", "silent?still", "taken"] {
        hooked(&house, &mut berta, &format!("http://{}/{path}", hook.address)).await;
    }
    to_berta(&house, &table, &[&anna, &berta]).await;
    let start = Instant::now();
    hook.until("/taken", 1).await;
    assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
}

#[tokio::test]
async fn what_is_private_is_not_reached_unless_the_host_allows_it() {
    let (hook, house) = (Hook::open().await, house(Options::with(Limits::none())).await);
    let mut anna = somebody(&house, "Anna").await;
    let port = hook.address.split(':').nth(1).unwrap();
    for host in ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0x7f.1", "2130706433"] {
        let target = format!("http://{host}:{port}/taken");
        let form = format!("target={}", target.replace(':', "%3A"));
        let refused = anna.fill(&house, "/me/notices/webhooks", &form).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{host}");
        assert!(refused.text.contains("leads into a private network"), "{host}: {}", refused.text);
        // As where a name leads there, or the host no longer allows it.
        let id = format!("hook-{}", host.len());
        let (way, language, base) = (Way::Webhook, "en".to_owned(), "http://here".to_owned());
        let channel = Channel { id: id.clone(), way, target, language, base, off: None };
        let store = &house.store;
        let guest = store.account("anna").await.unwrap().unwrap().guest;
        store.open_channel(guest, channel, 1).await.unwrap();
        let tried = anna.fill(&house, &format!("/me/notices/{id}/try"), "").await;
        assert_eq!(tried.status, StatusCode::BAD_GATEWAY, "{host}");
        assert!(tried.text.contains("leads into a private network"), "{host}: {}", tried.text);
        anna.fill(&house, &format!("/me/notices/{id}/remove"), "").await;
    }
    assert!(hook.taken("/taken").is_empty());
    let form = "target=https%3A%2F%2Fexample.org%2Fhook";
    assert_eq!(anna.fill(&house, "/me/notices/webhooks", form).await.status, StatusCode::SEE_OTHER);
    let twice = anna.fill(&house, "/me/notices/webhooks", form).await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    assert!(twice.text.contains("This address is told already."), "{}", twice.text);
    for wrong in
        ["", "nowhere", "ftp://example.org/", "file:///etc/passwd", "http://a:b@example.org/"]
    {
        let refused = anna.fill(&house, "/me/notices/webhooks", &format!("target={wrong}")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}");
    }
    for (form, status) in [
        ("begins=22:00&ends=07:30&ahead=120", StatusCode::SEE_OTHER),
        ("begins=22:00&ends=&ahead=120", StatusCode::BAD_REQUEST),
        ("begins=25:00&ends=07:00&ahead=0", StatusCode::BAD_REQUEST),
        ("begins=08:00&ends=08:00&ahead=0", StatusCode::BAD_REQUEST),
        ("begins=22:00&ends=07:00&ahead=9999", StatusCode::BAD_REQUEST),
    ] {
        let saved = anna.fill(&house, "/me/notices/hours", form).await;
        assert_eq!(saved.status, status, "{form}");
    }
    let page = anna.get(&house, "/me/notices").await.text;
    assert!(page.contains("value=\"22:00\"") && page.contains("value=\"07:30\""), "{page}");
    assert!(page.contains("Quiet now from 22:00 until 07:30, every day."), "{page}");
    anna.fill(&house, "/me/notices/hours", "").await;
    let page = anna.get(&house, "/me/notices").await.text;
    assert!(page.contains("None yet: you are told at any hour."), "{page}");
}

/// Two nodes over one database: of all turns each is told once, whoever moves where.
#[tokio::test]
async fn of_two_nodes_one_tells() {
    let cluster = Cluster::start().unwrap();
    let node = async || {
        let store = Store::connect(&cluster.url()).await.unwrap();
        let state = AppState::with(store.clone(), private());
        let folder = tempfile::tempdir().unwrap();
        House { store, router: server::app(state.clone()), state, folder }
    };
    let (hook, one, other) = (Hook::open().await, node().await, node().await);
    let (mut anna, mut berta) = (somebody(&one, "Anna").await, somebody(&one, "Berta").await);
    hooked(&one, &mut berta, &format!("http://{}/taken", hook.address)).await;
    let mut tables = Vec::new();
    for _ in 0..6 {
        tables.push(table(&one, &mut anna, &mut berta).await);
    }
    let people = [&anna, &berta];
    for (table, node) in tables.iter().zip([&one, &other].into_iter().cycle()) {
        to_berta(node, table, &people).await;
    }
    let is_told = |table: &String| {
        let taken = hook.taken("/taken");
        taken.iter().any(|(_, body, _)| body["id"].as_str().unwrap().starts_with(table))
    };
    let start = Instant::now();
    while !tables.iter().all(is_told) {
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", hook.taken("/taken"));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let mut told: Vec<String> =
        hook.taken("/taken").iter().map(|(_, body, _)| body["id"].to_string()).collect();
    told.sort();
    let count = told.len();
    told.dedup();
    // Where the machine is slow Berta is told of an earlier turn as well.
    assert_eq!(told.len(), count, "each once: {told:?}");
}

/// Whoever is spoken to by name reads who it was and at which table, and nothing any more of what
/// the host has hidden meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_told_who_mentions_somebody_and_where() {
    let house = house(private()).await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    let hook = Hook::open().await;
    hooked(&house, &mut anna, &format!("http://{}/taken", hook.address)).await;
    let path = format!("/tables/{table}/talk");
    let said = berta.fill(&house, &path, "said=hello+%40Anna").await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{said:?}");
    let mentions = |all: Vec<(String, Value, Instant)>| {
        let all = all.into_iter().map(|(_, body, _)| body);
        all.filter(|body| body["kind"] == "mentioned").collect::<Vec<_>>()
    };
    let told = "Berta mentions you at Santiago de Cuba (Anna, Berta): “hello @Anna”";
    for _ in 0..400 {
        if !mentions(hook.taken("/taken")).is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let taken = mentions(hook.taken("/taken"));
    let [one] = taken.as_slice() else { panic!("{taken:?}") };
    assert!(one["content"].as_str().unwrap().starts_with(told), "{one}");
    assert!(anna.get(&house, "/me/notices").await.text.contains(told));
    house.store.settle_report(&table, 1, true).await.unwrap();
    let page = anna.get(&house, "/me/notices").await.text;
    assert!(!page.contains(told) && page.contains("Somebody mentions you at"), "{page}");
    // What is hidden before it is told is not told.
    let again = berta.fill(&house, &path, "said=again+%40Anna").await;
    assert_eq!(again.status, StatusCode::SEE_OTHER);
    house.store.settle_report(&table, 2, true).await.unwrap();
    for _ in 0..400 {
        let page = anna.get(&house, "/me/notices").await.text;
        if page.contains("not needed") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(mentions(hook.taken("/taken")).len(), 1);
}
