//! The end of a game: it adds up, tells nothing before, and is quick.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::accounts;
use crate::house::{House, Visitor};
use crate::speed::weight;

/// Plays a game with bots to its end by the first choice; Anna is in the first seat.
pub(crate) async fn over(house: &House, anna: &mut Visitor, form: &str) -> String {
    let form = format!("{form}&seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy");
    let table = anna.fill(house, "/tables", &form).await.table();
    for _ in 0..5000 {
        let view = anna.view(house, &table).await;
        if view["turn"] == "over" {
            return table;
        }
        if view["decision"].is_null() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let body = json!({"decision": view["decision"], "path": view["choices"][0]});
        assert!(anna.act(house, &table, &body).await.status.is_success());
    }
    panic!("the game does not end");
}

/// What stands in the cells of a part of the table of sources, row by row.
fn rows(page: &str, part: &str) -> Vec<Vec<i32>> {
    let table = page.split("class=\"ranking\"").nth(1).expect("sources are shown");
    let rows = table.split(&format!("<{part}>")).nth(1).expect("the table has such a part");
    let rows = rows.split(&format!("</{part}>")).next().unwrap();
    let number = |cell: &str| {
        let cell = cell.split_once('>').unwrap().1.split('<').next().unwrap();
        cell.trim_start_matches('$').replace('−', "-").parse().unwrap()
    };
    rows.split("<tr>").skip(1).map(|row| row.split("<td").skip(1).map(number).collect()).collect()
}

/// What the page says adds up, seat by seat, to the scores of the interface.
async fn adds_up(house: &House, anna: &Visitor, table: &str) -> String {
    let page = anna.get(house, &format!("/tables/{table}")).await.text;
    let (sources, totals) = (rows(&page, "tbody"), rows(&page, "tfoot").remove(0));
    assert!(sources.len() > 2, "{sources:?}");
    for (seat, total) in totals.iter().enumerate() {
        let sum: i32 = sources.iter().map(|row| row[seat]).sum();
        assert_eq!(sum, *total, "{sources:?}");
    }
    let mut scores = totals.clone();
    scores.sort_by_key(|&score| std::cmp::Reverse(score));
    assert_eq!(totals, scores, "the best first");
    // A second chart tells who is ahead where money decides.
    let charts = page.matches("class=\"chart\"").count();
    assert_eq!(charts, if page.contains("<b class=\"sum\">$") { 2 } else { 1 });
    assert_eq!(page.matches("<polyline").count(), charts * totals.len());
    for part in ["class=\"verdict", "class=\"turning\"", "class=\"thanks\"", "data-share", "?ply=0"]
    {
        assert!(page.contains(part), "{part}");
    }
    page
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_every_small_game_adds_up_and_is_small() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    for game in ["santiago-de-cuba", "cuba", "cube-express"] {
        let table = over(&house, &mut anna, &format!("game={game}")).await;
        adds_up(&house, &anna, &table).await;
        let bytes = weight(&house, &anna, &format!("/tables/{table}")).await;
        eprintln!("{game}: {bytes} bytes at the end");
        assert!(bytes < 40_000, "{game}: {bytes} bytes");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_long_game_adds_up_and_is_told_once() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = accounts::played(&house, &mut anna).await;
    let path = format!("/tables/{table}");
    let start = Instant::now();
    adds_up(&house, &anna, &table).await;
    let first = start.elapsed();
    // The quickest of several: what else the machine does is not measured.
    let mut again = Duration::MAX;
    for _ in 0..5 {
        let start = Instant::now();
        anna.get(&house, &path).await;
        again = again.min(start.elapsed());
    }
    let bytes = weight(&house, &anna, &path).await;
    eprintln!("18cuba: {first:?}, again {again:?}, {bytes} bytes");
    assert!(bytes < 60_000, "{bytes} bytes");
}

/// Before the end nothing of it is shown, to nobody.
#[tokio::test]
async fn nothing_is_told_before_the_end() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["bot:greedy", "bot:greedy"]).await;
    for visitor in [&anna, &Visitor::default()] {
        let page = visitor.get(&house, &format!("/tables/{table}")).await.text;
        for part in ["class=\"over\"", "data-over", "class=\"chart\"", "class=\"ranking\""] {
            assert!(!page.contains(part), "{part}");
        }
    }
}

/// Whoever only watched may set up the same: everybody sits a seat further, and all that was agreed
/// is filled in.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_watched_may_set_up_the_same() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&variant=open&rule-stalled-ship=10";
    let table = over(&house, &mut anna, form).await;
    let mut stranger = Visitor::default();
    let page = stranger.get(&house, &format!("/tables/{table}")).await.text;
    let fields = page.split("method=\"get\" action=\"/new/santiago-de-cuba\"").nth(1).unwrap();
    let fields = fields.split("</form>").next().unwrap();
    let fields = fields.split("name=\"").skip(1).map(|field| {
        let mut quoted = field.split('"');
        (quoted.next().unwrap(), quoted.nth(1).unwrap())
    });
    let fields: Vec<(&str, &str)> = fields.collect();
    for field in [
        ("variant", "open"),
        ("rule-stalled-ship", "10"),
        ("rated", "yes"),
        ("seat-1", "open"),
        ("seat-0", "bot:greedy"),
        ("seat-2", "bot:greedy"),
        ("seat-3", "none"),
    ] {
        assert!(fields.contains(&field), "{field:?} in {fields:?}");
    }
    let query: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let query = query.join("&");
    let form = stranger.get(&house, &format!("/new/santiago-de-cuba?{query}")).await.text;
    assert!(!form.contains("role=\"alert\""), "nothing is wrong with it");
    for chosen in ["name=\"variant\" value=\"open\" checked", "<option value=\"10\" selected"] {
        assert!(form.contains(chosen), "{chosen}");
    }
    // As it stands it can be started.
    let order = format!("game=santiago-de-cuba&{query}");
    assert_ne!(stranger.fill(&house, "/tables", &order).await.table(), table);
}

/// The slider has a mark for each round, and a past position says which move led to it; the log
/// tells it, however long ago it was.
#[tokio::test(flavor = "multi_thread")]
async fn rounds_are_marked_and_the_move_shown_is_named() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, "game=santiago-de-cuba&variant=open").await;
    let page = anna.get(&house, &format!("/tables/{table}?ply=9")).await.text;
    let marks = page.split("class=\"rounds\"").nth(1).unwrap().split("</svg>").next().unwrap();
    assert_eq!(marks.matches("data-ply").count(), 7, "a ship each: {marks}");
    assert!(page.contains("Ship 1 · Move 9"), "{page}");
    let told = page.split("class=\"happened\"").nth(1).unwrap().split("</ul>").next().unwrap();
    assert!(told.contains("log-line"), "{told}");
    let marked = page.split("aria-current=\"step\"><span class=\"log-line").count() - 1;
    assert_eq!(marked, told.matches("<li>").count(), "every line of the move is marked");
}
