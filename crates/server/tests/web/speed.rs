//! Late moves cost what early ones cost, and a page is small.

use std::time::{Duration, Instant};

use axum::body::Body;
use http_body_util::BodyExt as _;
use serde_json::json;
use tower::ServiceExt as _;

use crate::house::{House, Visitor};

/// From here on a move of Santiago de Cuba is a late one.
const LATE: usize = 200;

/// A game of four people at one screen, and how far it is.
struct Game {
    table: String,
    moves: usize,
}

impl Game {
    async fn open(house: &House, anna: &mut Visitor) -> Game {
        Game { table: house.table(anna, "open", &["here", "here", "here"]).await, moves: 0 }
    }

    /// Makes a move and says how long that took; nothing if the game is over.
    async fn go_on(&mut self, house: &House, anna: &Visitor) -> Option<Duration> {
        let view = anna.turn(house, &self.table, 0).await;
        let seat = view["turn"]["decide"][0].as_u64()?;
        let view = anna.view_as(house, &self.table, seat).await;
        let choices = view["choices"].as_array().unwrap();
        let path = &choices[self.moves * 7 % choices.len()];
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        let start = Instant::now();
        assert!(anna.act(house, &self.table, &body).await.status.is_success());
        self.moves += 1;
        Some(start.elapsed())
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Moves at the end of one game and at the beginnings of others are made in turn,
/// so whatever else the machine does holds both up alike; and where the folder lies
/// in memory, no disk hides what a move costs.
#[tokio::test]
async fn late_moves_cost_what_early_ones_cost() {
    let house = House::in_memory().await;
    let mut anna = Visitor::default();
    let (mut early, mut late) = (Vec::new(), Vec::new());
    for _ in 0..4 {
        let mut old = Game::open(&house, &mut anna).await;
        while old.moves < LATE && old.go_on(&house, &anna).await.is_some() {}
        let mut new = Game::open(&house, &mut anna).await;
        while let (Some(then), Some(now)) =
            (new.go_on(&house, &anna).await, old.go_on(&house, &anna).await)
        {
            early.push(then);
            late.push(now);
        }
    }
    let (count, early, late) = (late.len(), median(early), median(late));
    eprintln!("{count} moves, early {early:?}, late {late:?}");
    assert!(count >= 100, "{count}");
    assert!(late.as_secs_f64() < 1.5 * early.as_secs_f64(), "early {early:?}, late {late:?}");
}

/// How many bytes an address is on the wire.
pub(crate) async fn weight(house: &House, anna: &Visitor, path: &str) -> usize {
    lacking(house, anna, path, "").await
}

/// The same for a page that has what these marks stand for.
async fn lacking(house: &House, anna: &Visitor, path: &str, known: &str) -> usize {
    let request = anna.request("GET", path).header("accept-encoding", "br, gzip");
    let request = request.header("known", known).body(Body::empty()).unwrap();
    let response = house.router.clone().oneshot(request).await.unwrap();
    assert!(response.headers().contains_key("content-encoding"), "{path} is not compressed");
    response.into_body().collect().await.unwrap().to_bytes().len()
}

/// Everything that a first visit loads, of every game but the largest, at a full table.
#[tokio::test]
async fn the_page_of_a_running_game_is_under_60_kilobytes() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for game in ["santiago-de-cuba", "cuba", "cube-express"] {
        let bots = "seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
        let form = format!("game={game}&seat-0=me&name-0=Anna&{bots}");
        let table = anna.fill(&house, "/tables", &form).await.table();
        for _ in 0..40 {
            let view = anna.turn(&house, &table, 0).await;
            let Some(path) = view["choices"].get(0) else { continue };
            let body = json!({"decision": view["decision"], "path": path});
            anna.act(&house, &table, &body).await;
        }
        let total = page_weight(&house, &anna, &format!("/tables/{table}")).await;
        assert!(total < 60_000, "{game}: {total} bytes");
    }
}

/// How many bytes a page is with everything that belongs to it.
pub(crate) async fn page_weight(house: &House, anna: &Visitor, page: &str) -> usize {
    let html = anna.get(house, page).await.text;
    let mut total = weight(house, anna, page).await;
    eprintln!("{page}: {total}");
    // Pictures that are no drawings are loaded by who installs or shares the page.
    let kind = |part: &str| part.rsplit('.').next().unwrap_or_default().to_owned();
    let loaded = |part: &&str| part.starts_with("/assets/") && kind(part) != "png";
    let mut assets: Vec<String> = html.split('"').filter(loaded).map(str::to_owned).collect();
    let mut known = 0;
    while known < assets.len() {
        let asset = assets[known].clone();
        known += 1;
        let bytes = weight(house, anna, &asset).await;
        eprintln!("{asset}: {bytes}");
        total += bytes;
        // A script loads those that it names.
        let script = anna.get(house, &asset).await.text;
        let folder = asset.rsplit_once('/').map_or("", |(folder, _)| folder);
        for named in script.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next()) {
            let named = format!("{folder}/{named}");
            if !assets.contains(&named) {
                assets.push(named);
            }
        }
    }
    eprintln!("in all: {total}");
    total
}

/// What is done first, if it can be: a game in which much is built and earned.
const PLAN: [&str; 9] =
    ["pay", "run", "convert", "buy", "lay", "wagon", "train/bank", "machine", "station"];

/// The marks of all parts of a page, which its script sends along.
fn marks(page: &str) -> String {
    let marks = page.split(r#"data-mark=""#).skip(1).filter_map(|rest| rest.split('"').next());
    marks.collect::<Vec<&str>>().join(" ")
}

/// An update is what a page lacks that was last brought up to date twenty moves before.
#[tokio::test]
async fn a_late_game_of_18cuba_is_light() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let seats = "seat-0=me&seat-1=here&seat-2=here&seat-3=here";
    let table = anna.fill(&house, "/tables", &format!("game=18cuba&{seats}")).await.table();
    let (mut page, mut whole, mut update, mut moves) = (0, 0, 0, 0usize);
    let mut known = marks(&anna.get(&house, &format!("/tables/{table}")).await.text);
    loop {
        let view = anna.turn(&house, &table, 0).await;
        let Some(seat) = view["turn"]["decide"][0].as_u64() else { break };
        if moves.is_multiple_of(20) {
            page = page.max(weight(&house, &anna, &format!("/tables/{table}")).await);
            let parts = format!("/tables/{table}/parts");
            whole = whole.max(weight(&house, &anna, &parts).await);
            update = update.max(lacking(&house, &anna, &parts, &known).await);
            known = marks(&anna.get(&house, &format!("/tables/{table}")).await.text);
        }
        let view = anna.view_as(&house, &table, seat).await;
        let all: Vec<&str> =
            view["choices"].as_array().unwrap().iter().filter_map(|path| path.as_str()).collect();
        let planned = PLAN.iter().map(|verb| {
            let begins = |path: &&&str| path.starts_with(verb);
            all.iter().filter(begins).copied().collect::<Vec<&str>>()
        });
        let some = planned.into_iter().find(|some| !some.is_empty()).unwrap_or(all);
        let path = some[moves * 7 % some.len()];
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        assert!(anna.act(&house, &table, &body).await.status.is_success());
        moves += 1;
    }
    // What belongs to a page is the same at every moment of a game.
    let last = weight(&house, &anna, &format!("/tables/{table}")).await;
    let all = page_weight(&house, &anna, &format!("/tables/{table}")).await - last + page;
    eprintln!(
        "{moves} moves, page {page}, in all {all}, update {update}, every part {whole} bytes"
    );
    assert!(moves > 150, "{moves}");
    assert!(all < 80_000 && whole < 22_000, "page {page}, in all {all}, every part {whole}");
    assert!(update < 16_000, "update {update}");
}

/// The bench says what the server does and what the disk alone does, at every load.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bench_compares_moves_with_bare_appends() {
    let folder = tempfile::tempdir().unwrap();
    let figures = server::bench(folder.path(), 1).await.unwrap();
    for clients in [1, 8, 64, 256] {
        let value = |what: &str| {
            let name = format!("server/{what}/{clients} clients");
            let found = figures.iter().find(|figure| figure.name == name);
            found.unwrap_or_else(|| panic!("no {name}")).value
        };
        let (moves, bare, share) = (value("moves"), value("bare appends"), value("moves of bare"));
        eprintln!(
            "{clients}: {moves:.0} of {bare:.0}, {share:.0} %, p99 {:.1} and {:.1} ms",
            value("move p99"),
            value("bare p99")
        );
        assert!(moves > 0.0 && bare > 0.0);
        assert!((share - 100.0 * moves / bare).abs() < 0.1);
    }
}
