//! Several nodes over one database, as processes, behind something that spreads requests.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod alone;
mod client;
mod fortnight;
mod full;
mod node;

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use client::{Client, Done};
use cluster::Cluster;
use node::{Balancer, Node, PASSWORD};
use serde_json::Value;
use store::{Entry, Store};

/// How many play at once.
const CLIENTS: usize = 6;

/// How many tables there are; more if it is asked for.
fn tables() -> usize {
    let wanted = std::env::var("INGENIO_NODES_TABLES").ok();
    wanted.map_or(24, |wanted| wanted.parse().unwrap())
}

/// How often something is killed; more if it is asked for.
fn kills() -> usize {
    let wanted = std::env::var("INGENIO_NODES_KILLS").ok();
    wanted.map_or(8, |wanted| wanted.parse().unwrap())
}

/// Forms for tables of every game: with a bot where there is room for one.
fn forms() -> Vec<String> {
    let output =
        Command::new(env!("CARGO_BIN_EXE_ingenio")).args(["games", "--json"]).output().unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut forms = Vec::new();
    for game in told["games"].as_array().unwrap() {
        let (id, bot) = (game["id"].as_str().unwrap(), game["bots"][0].as_str().unwrap());
        forms.push(format!("game={id}&seat-0=me&seat-1=bot:{bot}"));
        if game["players"].as_array().unwrap().contains(&3.into()) {
            forms.push(format!("game={id}&seat-0=me&seat-1=bot:{bot}&seat-2=here"));
        }
    }
    forms
}

/// Nodes behind a balancer, and people who sit at so many tables.
fn begun(
    url: &str,
    data: &Path,
    nodes: usize,
    tables: usize,
) -> (Vec<Node>, Balancer, Vec<Client>) {
    let nodes: Vec<Node> = (0..nodes).map(|_| Node::start(url, data)).collect();
    let balancer = Balancer::over(&nodes);
    let forms = forms();
    let address = &balancer.address;
    let mut clients: Vec<Client> =
        (0..CLIENTS).map(|number| Client::new(number + 1, address)).collect();
    for table in 0..tables {
        clients[table % CLIENTS].make(&forms[table % forms.len()]);
    }
    (nodes, balancer, clients)
}

/// Lets everybody play while `meanwhile` is done.
fn playing(clients: &mut [Client], meanwhile: impl FnOnce()) {
    let enough = &AtomicBool::new(false);
    thread::scope(|scope| {
        let players: Vec<_> =
            clients.iter_mut().map(|client| scope.spawn(move || client.play(enough))).collect();
        meanwhile();
        enough.store(true, Ordering::SeqCst);
        for player in players {
            player.join().unwrap();
        }
    });
}

/// Every acknowledged move stands where it was said to, once, and the entries have no gaps.
fn check(url: &str, clients: &[Client]) -> usize {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = runtime.block_on(Store::connect(url)).unwrap();
    let mut written: BTreeMap<&str, Vec<Entry>> = BTreeMap::new();
    for table in clients.iter().flat_map(|client| &client.tables) {
        let entries = runtime.block_on(store.entries(table, 0)).unwrap();
        let numbers: Vec<i64> = entries.iter().map(|entry| entry.seq).collect();
        assert!(numbers.iter().copied().eq((1..).take(numbers.len())), "{table} has gaps");
        let requests: Vec<&String> =
            entries.iter().filter_map(|entry| entry.request.as_ref()).collect();
        let once: BTreeSet<&&String> = requests.iter().collect();
        assert_eq!(once.len(), requests.len(), "a move at {table} was made twice");
        written.insert(table, entries);
    }
    let done: Vec<&Done> = clients.iter().flat_map(|client| &client.done).collect();
    for Done { table, seat, id, seq } in &done {
        let entry = &written[table.as_str()][usize::try_from(*seq - 1).unwrap()];
        assert_eq!(entry.request.as_ref(), Some(id), "LOST: entry {seq} of {table}");
        assert_eq!(entry.seat.map(u64::from), Some(*seat));
    }
    done.len()
}

#[test]
fn whatever_is_killed_no_acknowledged_move_is_lost_and_no_table_stands_still() {
    let (mut cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (mut nodes, balancer, mut clients) = begun(&url, data.path(), 3, tables());
    playing(&mut clients, || {
        for kill in 0..kills() {
            thread::sleep(Duration::from_millis(700));
            if kill % 4 == 3 {
                // The database, in good order or as if its power were cut.
                if kill % 8 == 3 {
                    cluster.crash().unwrap();
                } else {
                    cluster.stop().unwrap();
                }
                thread::sleep(Duration::from_millis(300));
                cluster.begin().unwrap();
            } else {
                let number = kill % nodes.len();
                nodes[number].kill();
                thread::sleep(Duration::from_millis(300));
                nodes[number] = Node::start(&url, data.path());
                balancer.replace(number, &nodes[number]);
            }
        }
        thread::sleep(Duration::from_millis(700));
    });
    // Every table goes on, or its game is over.
    for client in &mut clients {
        for table in client.tables.clone() {
            client.step(&table);
        }
    }
    let moves = check(&url, &clients);
    let again: usize = clients.iter().map(|client| client.again).sum();
    eprintln!("{moves} moves acknowledged at {} tables, {again} requests asked again", tables());
    assert!(moves > tables() * 2, "hardly anybody has moved: {moves}");
    assert!(again > 0, "nobody has noticed anything");
}

/// All nodes have all tables in memory, and still a bot thinks at one of them.
#[test]
fn each_turn_of_a_bot_is_thought_by_one_node() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (nodes, _balancer, mut clients) = begun(&url, data.path(), 3, 12);
    playing(&mut clients, || thread::sleep(Duration::from_secs(5)));
    check(&url, &clients);
    let mut thought: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
    for (number, node) in nodes.iter().enumerate() {
        for line in node.said.lock().unwrap().iter() {
            if let Some((_, turn)) = line.split_once("a bot thinks ") {
                thought.entry(turn.to_owned()).or_default().insert(number);
            }
        }
    }
    let at = |number| thought.values().filter(|nodes| nodes.contains(&number)).count();
    assert!((0..3).all(|number| at(number) > 0), "a node never had a turn: {thought:?}");
    let twice: Vec<_> = thought.iter().filter(|(_, nodes)| nodes.len() > 1).collect();
    assert!(twice.is_empty(), "of {} turns two nodes had {twice:?}", thought.len());
}

/// Anna decides until a bot thinks, and it is told at which node.
fn until_a_bot_thinks(anna: &mut Client, table: &str, nodes: &[Node]) -> usize {
    loop {
        // A turn may take several decisions.
        assert!(anna.step(table), "no bot has ever thought");
        let last = anna.done.last().unwrap().seq;
        let thinks = |node: &Node| {
            let said = node.said.lock().unwrap();
            let after = said.iter().rev().find_map(|line| line.split_once("after entry "));
            after.is_some_and(|(_, seq)| seq.parse::<i64>().unwrap() >= last)
        };
        let start = Instant::now();
        while start.elapsed() < Duration::from_millis(300) {
            if let Some(thinker) = nodes.iter().position(thinks) {
                return thinker;
            }
        }
    }
}

/// A node dies while a bot thinks: another goes on by itself, whoever asks for the table or not.
#[test]
fn the_bots_of_a_dead_node_think_elsewhere() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (mut nodes, balancer, _) = begun(&url, data.path(), 2, 0);
    let mut anna = Client::new(1, &balancer.address);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=bot:hard&seat-2=bot:hard&seat-3=bot:hard");
    let table = anna.tables[0].clone();
    let dying = until_a_bot_thinks(&mut anna, &table, &nodes);
    nodes[dying].kill();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = runtime.block_on(Store::connect(&url)).unwrap();
    let count = || runtime.block_on(store.entries(&table, 0)).unwrap().len();
    let (before, start) = (count(), Instant::now());
    while count() == before {
        assert!(start.elapsed() < Duration::from_secs(20), "nobody takes over");
        thread::sleep(Duration::from_millis(50));
    }
    // When all have thought, nothing is left to be taken over.
    anna.step(&table);
    let start = Instant::now();
    while !runtime.block_on(store.abandoned()).unwrap().is_empty() {
        assert!(start.elapsed() < Duration::from_secs(10), "what is done is not said to be");
        thread::sleep(Duration::from_millis(50));
    }
}

/// A node dies before it has claimed the turn that follows a person's move: nothing is left of it,
/// and still another node goes on by itself.
#[test]
fn a_turn_that_nobody_has_claimed_is_found() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (mut nodes, balancer, _) = begun(&url, data.path(), 1, 0);
    let mut anna = Client::new(1, &balancer.address);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=bot:hard&seat-2=bot:hard&seat-3=bot:hard");
    let table = anna.tables[0].clone();
    until_a_bot_thinks(&mut anna, &table, &nodes);
    nodes[0].kill();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let store = runtime.block_on(Store::connect(&url)).unwrap();
    let count = || runtime.block_on(store.entries(&table, 0)).unwrap().len();
    let (before, start) = (count(), Instant::now());
    while runtime.block_on(store.abandoned()).unwrap().is_empty() {
        assert!(start.elapsed() < Duration::from_secs(20), "its lease is never over");
        thread::sleep(Duration::from_millis(50));
    }
    runtime.block_on(store.clear(&table)).unwrap();
    assert!(runtime.block_on(store.abandoned()).unwrap().is_empty());
    assert_eq!(count(), before, "nobody is there to go on");
    let (_node, start) = (Node::start(&url, data.path()), Instant::now());
    while count() == before {
        assert!(start.elapsed() < Duration::from_secs(40), "nobody finds it");
        thread::sleep(Duration::from_millis(50));
    }
}

/// Signed in at one node, the host is known at the other; what is said or closed at one is so at
/// the other.
#[test]
fn the_host_is_heard_at_every_node() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let (nodes, _balancer, _) = begun(&cluster.url(), data.path(), 2, 0);
    let [first, second] = [&nodes[0].address, &nodes[1].address];
    let mut anna = Client::new(1, second);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=here");
    let table = anna.tables[0].clone();
    assert!(anna.step(&table));
    let mut host = Client::new(2, first);
    host.fill(first, "/admin", &format!("password={PASSWORD}"));
    let page = host.page(second, "/admin");
    assert!(page.contains("PostgreSQL") && page.contains(&table), "{page}");
    assert!(page.contains("<dt>Servers</dt><dd>2</dd>"), "{page}");
    let soon = |what: &str, mut is: Box<dyn FnMut() -> bool + '_>| {
        let start = Instant::now();
        while !is() {
            assert!(start.elapsed() < Duration::from_secs(20), "{what}");
            thread::sleep(Duration::from_millis(50));
        }
    };
    host.fill(first, "/admin/message", "said=We+stop+at+ten");
    soon("it is not heard", Box::new(|| anna.page(second, "/").contains("We stop at ten")));
    host.fill(second, "/admin/message", "said=");
    soon("it is still said", Box::new(|| !anna.page(first, "/").contains("We stop at ten")));
    host.fill(first, &format!("/admin/tables/{table}/close"), "");
    let shown = anna.page(second, &format!("/tables/{table}"));
    assert!(shown.contains("This table has been closed."), "{shown}");
}

/// Whoever listens at one node hears of what is done at another.
#[test]
fn a_move_at_one_node_is_heard_at_the_others() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let (nodes, _balancer, _) = begun(&cluster.url(), data.path(), 2, 0);
    let mut anna = Client::new(1, &nodes[0].address);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=here");
    let table = anna.tables[0].clone();
    anna.step(&table);
    let mut stream = anna.listen(&nodes[1].address, &table);
    for _ in 0..10 {
        anna.step(&table);
        let (seq, start) = (anna.done.last().unwrap().seq, Instant::now());
        stream
            .by_ref()
            .find(|line| line.as_ref().unwrap() == &format!("id: {seq}"))
            .unwrap()
            .unwrap();
        // Sooner than it would be looked at anyway.
        assert!(start.elapsed() < Duration::from_millis(1500), "{:?}", start.elapsed());
    }
}

/// A node whose database a newer program has changed writes no more and says so, and none like it
/// is started.
#[test]
fn a_node_among_newer_ones_says_so() {
    let (cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (mut nodes, _balancer, clients) = begun(&url, data.path(), 1, 1);
    cluster.run("insert into ingenio_schema (version) values (99)").unwrap();
    let start = Instant::now();
    while Client::status(&nodes[0].address, "/readyz") != 503 {
        assert!(start.elapsed() < Duration::from_secs(20), "it goes on");
        thread::sleep(Duration::from_millis(50));
    }
    let said = nodes[0].said.lock().unwrap().join("\n");
    assert!(said.contains("a newer Ingenio has changed the database"), "{said}");
    let ready = asked(&nodes[0].address, "/readyz");
    assert!(ready.contains("A newer Ingenio has changed the database"), "{ready}");
    assert!(!ready.contains("retry-after") && !ready.contains("Try again"), "{ready}");
    let table = &clients[0].tables[0];
    assert_eq!(Client::status(&nodes[0].address, &format!("/tables/{table}")), 200, "it is read");
    let mut serve = Command::new(env!("CARGO_BIN_EXE_ingenio"));
    let ended =
        serve.args(["serve", "--listen", "127.0.0.1:0", "--database", &url]).output().unwrap();
    assert_eq!(ended.status.code(), Some(2));
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("newer"), "{said}");
    // It ends well: there is nothing that it could still save.
    nodes[0].stop();
    let said = nodes[0].said.lock().unwrap().join("\n");
    assert!(!said.contains("does not answer"), "{said}");
}

/// What is answered at an address, with its head.
fn asked(address: &str, path: &str) -> String {
    let mut socket = TcpStream::connect(address).unwrap();
    write!(socket, "GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    answer
}

/// A database that breaks down and comes back, with one node: what happens to each connection is
/// not told, trouble is told once, and nobody is said to be gone who is not.
#[test]
fn the_log_of_a_node_whose_database_breaks_down_is_short() {
    let (mut cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let mut command = Node::command(data.path());
    command.env("INGENIO_DATABASE", cluster.url()).env_remove("RUST_LOG");
    let node = Node::begin(command);
    let mut anna = Client::new(1, &node.address);
    anna.make("game=santiago-de-cuba&seat-0=me&seat-1=bot:hard&seat-2=bot:hard");
    let table = anna.tables[0].clone();
    anna.step(&table);
    let ready = || Client::status(&node.address, "/readyz");
    for _ in 0..2 {
        cluster.crash().unwrap();
        thread::sleep(Duration::from_secs(4));
        assert_eq!(ready(), 503);
        cluster.begin().unwrap();
        let start = Instant::now();
        while ready() != 200 {
            assert!(start.elapsed() < Duration::from_secs(20), "it does not recover");
            thread::sleep(Duration::from_millis(50));
        }
    }
    anna.step(&table);
    let said = node.said.lock().unwrap().clone();
    let told = |word: &str| said.iter().filter(|line| line.contains(word)).count();
    assert_eq!(told("sqlx"), 0, "{said:#?}");
    assert_eq!(told("is gone"), 0, "{said:#?}");
    assert!((1..=3).contains(&told("ERROR")), "{said:#?}");
    assert_eq!(told("nothing is saved"), 1, "{said:#?}");
}

/// A database that is away: nothing is acknowledged, readiness says no, and then all is well.
#[test]
fn a_node_without_its_database_says_so() {
    let (mut cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let url = cluster.url();
    let (nodes, _balancer, mut clients) = begun(&url, data.path(), 1, 1);
    let ready = || Client::status(&nodes[0].address, "/readyz");
    assert_eq!(ready(), 200);
    cluster.stop().unwrap();
    assert_eq!(ready(), 503);
    let table = clients[0].tables[0].clone();
    assert_eq!(Client::status(&nodes[0].address, &format!("/tables/{table}")), 503);
    assert_eq!(Client::status(&nodes[0].address, "/healthz"), 200);
    cluster.begin().unwrap();
    let start = Instant::now();
    while ready() != 200 {
        assert!(start.elapsed() < Duration::from_secs(20), "it does not recover");
    }
    clients[0].step(&table);
    check(&url, &clients);
}

/// A stop waits for a database that does not answer, but not for long, and says so once.
#[test]
fn a_node_without_its_database_stops_soon() {
    let (mut cluster, data) = (Cluster::start().unwrap(), tempfile::tempdir().unwrap());
    let mut node = Node::start(&cluster.url(), data.path());
    assert_eq!(Client::status(&node.address, "/readyz"), 200);
    cluster.stop().unwrap();
    let start = Instant::now();
    assert_eq!(node.ends().code(), Some(2));
    assert!(start.elapsed() < Duration::from_secs(6), "{:?}", start.elapsed());
    let why = "stopped, but the database does not answer: nothing can be written now: Connection";
    let is_told = || node.said.lock().unwrap().iter().any(|line| line.contains(why));
    while !is_told() {
        assert!(start.elapsed() < Duration::from_secs(10), "{:?}", node.said.lock().unwrap());
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_database_that_cannot_be_used_is_named_without_its_password() {
    let refused = |url: &str| {
        let mut serve = Command::new(env!("CARGO_BIN_EXE_ingenio"));
        serve.args(["serve", "--listen", "127.0.0.1:0", "--database", url]);
        let ended = serve.output().unwrap();
        assert_eq!(ended.status.code(), Some(2));
        let said = String::from_utf8_lossy(&ended.stderr).into_owned();
        assert!(!said.contains("sesame"), "{said}");
        said
    };
    let wrong = refused("mysql://anna:sesame@127.0.0.1/tables");
    assert!(wrong.contains("its address has the form postgres://"), "{wrong}");
    let silent = refused("postgres://anna:sesame@127.0.0.1:1/tables");
    assert!(
        silent.contains(
            "the database cannot be used: Connection refused (os error 111) at 127.0.0.1:1"
        ),
        "{silent}"
    );
    let cluster = Cluster::start().unwrap();
    let missing = refused(&cluster.url_of("tables"));
    assert!(missing.contains("database \"tables\" does not exist"), "{missing}");
}
