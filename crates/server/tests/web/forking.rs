//! A position of one table begins another.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::Kind;

use crate::company::{play, somebody};
use crate::house::{Answer, House, Visitor};
use crate::over::over;
use crate::party::{DAY, Kept, TODAY};

const OPEN: &str = "game=santiago-de-cuba&variant=open";
const HIDDEN: &str = "game=santiago-de-cuba&variant=hidden";

/// Goes on elsewhere after so many moves.
async fn fork(
    house: &House,
    visitor: &mut Visitor,
    table: &str,
    (ply, form): (usize, &str),
) -> Answer {
    visitor.fill(house, &format!("/tables/{table}/fork"), &format!("ply={ply}&{form}")).await
}

/// What everybody may download of a table.
pub(crate) async fn transcript(house: &House, table: &str) -> String {
    transcript_of(house, &Visitor::default(), table).await
}

/// What somebody may download of a table.
async fn transcript_of(house: &House, visitor: &Visitor, table: &str) -> String {
    let path = format!("/tables/{table}/transcript.jsonl");
    let answer = visitor.get(house, &path).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    answer.text
}

/// The lines of the first so many moves, without what only the table's own dice have.
fn moves(transcript: &str, count: usize) -> Vec<Value> {
    let lines = transcript.lines().skip(1).take(count);
    let lines = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines
        .map(|mut line| {
            line.as_object_mut().unwrap().remove("draw");
            line
        })
        .collect()
}

/// The position before somebody's decision, about in the middle.
async fn decision(house: &House, table: &str) -> usize {
    let text = transcript(house, table).await;
    let (half, last) = (text.lines().count() / 2, text.lines().count() - 1);
    let decides = |ply: &usize| text.lines().nth(ply + 1).unwrap().contains("\"action\"");
    (half..last).find(decides).unwrap()
}

/// Whoever may look at a finished game goes on alone from any of its positions, on either store:
/// what was is copied and stays, what comes is new, and the first table is as it was.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_goes_on_as_a_board_for_planning() {
    for kept in Kept::both() {
        let hands = Arc::new(AtomicI64::new(TODAY));
        let house = kept.serve(&hands).await;
        let (mut anna, mut stranger) = (Visitor::default(), Visitor::default());
        let table = over(&house, &mut anna, OPEN).await;
        let ply = decision(&house, &table).await;
        let before = (transcript(&house, &table).await, house.entries(&table).await);
        hands.fetch_add(DAY, Ordering::Relaxed);

        let board = fork(&house, &mut stranger, &table, (ply, "board=yes")).await.table();
        for path in ["/", "/me/tables"] {
            let page = stranger.get(&house, path).await.text;
            assert!(page.contains(&board) && page.contains("A board for planning"), "{page}");
            assert!(!page.contains("Your turn"), "it waits for nobody: {page}");
        }
        let mine = stranger.get(&house, "/me/tables?show=turn").await.text;
        assert!(!mine.contains(&board), "{mine}");
        let view = stranger.view(&house, &board).await;
        assert_eq!((&view["ply"], &view["seats"]), (&json!(ply), &json!([0, 1, 2])));
        assert_eq!(view["names"], json!(["Anna", "Ramón", "Celia"]), "bots play no longer");
        let after = transcript_of(&house, &stranger, &board).await;
        assert_eq!(moves(&after, ply), moves(&before.0, ply), "marks as well");
        let entries = house.store.entries(&board, 0).await.unwrap();
        assert_eq!(entries.len(), ply + 1, "nothing else is written");
        assert_eq!(entries[0].body["from"], json!({"table": table, "ply": ply}));
        let now = hands.load(Ordering::Relaxed);
        assert!(entries.iter().all(|entry| entry.at == now), "nobody's clock has gone");

        // Whoever plans alone tries things and goes back, past what chance has brought as well.
        let mut tried = 0;
        loop {
            let asked = stranger.view(&house, &board).await;
            let Some(seat) = asked["turn"]["decide"][0].as_u64() else {
                // Chance is being drawn.
                tokio::time::sleep(Duration::from_millis(1)).await;
                continue;
            };
            let asked = stranger.view_as(&house, &board, seat).await;
            let wish =
                json!({"seat": seat, "decision": asked["decision"], "path": asked["choices"][0]});
            assert_eq!(stranger.act(&house, &board, &wish).await.status, StatusCode::OK);
            tried += 1;
            let is_chance = |line: &str| line.contains("\"chance\"");
            if transcript_of(&house, &stranger, &board).await.lines().skip(ply + 1).any(is_chance) {
                break;
            }
        }
        let undo = format!("/tables/{board}/undo");
        let back = async || stranger.post(&house, &undo, &json!({"seat": null})).await.status;
        for _ in 0..tried {
            assert_eq!(back().await, StatusCode::OK);
        }
        assert_eq!(back().await, StatusCode::CONFLICT, "nobody goes back before it began");
        assert_eq!(stranger.view(&house, &board).await["ply"], json!(ply));
        let still = (transcript(&house, &table).await, house.entries(&table).await);
        assert_eq!(still, before, "where it comes from nothing has changed");

        // Whoever folds it again finds the same.
        let again = kept.serve(&hands).await;
        assert_eq!(transcript_of(&again, &stranger, &board).await, after);
        assert_eq!(
            stranger.post(&again, &undo, &json!({"seat": null})).await.status,
            StatusCode::CONFLICT
        );
    }
}

/// Everybody can read where it comes from: in the log, with the table, and as a program.
#[tokio::test(flavor = "multi_thread")]
async fn where_a_table_comes_from_is_told() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, HIDDEN).await;
    let end = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(end.contains(&format!("/tables/{table}/fork\"")), "the end leads there");
    let past = anna.get(&house, &format!("/tables/{table}?ply=9")).await.text;
    assert!(past.contains(&format!("/tables/{table}/fork?ply=9\"")), "so does the past");
    let form = Visitor::default().get(&house, &format!("/tables/{table}/fork?ply=9")).await;
    assert_eq!(form.status, StatusCode::OK);
    assert!(form.text.contains("name=\"ply\"") && form.text.contains("value=\"9\""), "{form:?}");
    assert!(
        !form.text.contains("name=\"seat-2\" value=\"none\"")
            && !form.text.contains("name=\"rated\"")
    );

    let board = fork(&house, &mut anna, &table, (9, "board=yes")).await.table();
    let page = anna.get(&house, &format!("/tables/{board}?log=all")).await.text;
    assert!(page.contains("played at another table; this one goes on from here"), "the log");
    assert!(page.contains(&format!("href=\"/tables/{table}?ply=9\"")), "a way back");
    assert!(page.contains("begins after 9 moves of another"), "the info");
    let record = anna.get(&house, &format!("/api/v1/tables/{board}/record")).await;
    assert_eq!(record.status, StatusCode::OK);
    let first: Value = serde_json::from_str(record.text.lines().nth(1).unwrap()).unwrap();
    assert_eq!(first["about"], json!({"table": table, "ply": 9}));
    // It is not sealed, and says so.
    let dice = anna.get(&house, &format!("/api/v1/tables/{board}/dice")).await.json();
    assert_eq!(dice, json!({"commitment": null, "seed": null}));
    let dice = anna.get(&house, &format!("/tables/{board}/dice")).await.text;
    assert!(dice.contains("it is not sealed"), "{dice}");
}

/// A new table for people: seats are taken by link, clocks and questions begin with the last.
#[tokio::test(flavor = "multi_thread")]
async fn a_position_begins_a_table_for_people() {
    let kept = Kept::file();
    let hands = Arc::new(AtomicI64::new(TODAY));
    let house = kept.serve(&hands).await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = over(&house, &mut anna, OPEN).await;
    let ply = decision(&house, &table).await;
    let form = "seat-0=me&name-0=Anna&seat-1=open&seat-2=bot:random&pace=turns&pace-days=2";
    let begun = fork(&house, &mut anna, &table, (ply, form)).await.table();
    let view = anna.view(&house, &begun).await;
    assert_eq!(view["turn"], json!({"open": [1]}), "nobody is asked before all are there");
    assert_eq!(house.entries(&begun).await, ply + 1);
    hands.fetch_add(5 * DAY, Ordering::Relaxed);
    let page = anna.get(&house, &format!("/tables/{begun}")).await.text;
    let link = page.split("/join/").nth(1).unwrap()[..32].to_owned();
    let sat = berta.fill(&house, &format!("/join/{link}"), "name=Berta").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{sat:?}");
    let view = anna.turn(&house, &begun, 0).await;
    assert_eq!(view["names"], json!(["Anna", "Berta", "Bot Celia"]));
    for seat in [0, 1] {
        assert_eq!(view["people"][seat]["time"], json!(2 * DAY), "the clocks begin now");
    }
    play(&house, &[&anna, &berta], &begun).await;
    let text = transcript(&house, &begun).await;
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["dice"], Value::Null, "its dice are not sealed");
    let replay = catalog::replay(&text).unwrap();
    assert!(replay.end.is_some(), "and it is a transcript like any other");
}

/// It is not rated, and nobody's result.
#[tokio::test(flavor = "multi_thread")]
async fn what_went_on_elsewhere_is_nobody_s_result() {
    let house = House::open().await;
    let (mut anna, berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = over(&house, &mut anna, OPEN).await;
    let count = async || berta.get(&house, "/api/v1/people/Anna").await.json();
    let before = count().await;
    let ply = decision(&house, &table).await;
    let form = "seat-0=me&name-0=Anna&seat-1=bot:random&seat-2=bot:random&rated=yes";
    let begun = fork(&house, &mut anna, &table, (ply, form)).await.table();
    play(&house, &[&anna], &begun).await;
    assert_eq!(anna.view(&house, &begun).await["turn"], "over");
    assert_eq!(count().await, before);
    let page = anna.get(&house, &format!("/tables/{begun}")).await;
    assert!(page.text.contains("class=\"verdict\""), "its end is told all the same");
    assert_eq!(anna.get(&house, "/me/tables").await.status, StatusCode::OK);
}

/// As long as something is hidden at a table nobody goes on elsewhere, by page or by program; after
/// the end everybody may.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_hidden_is_not_continued_elsewhere() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["bot:greedy"]).await;
    anna.turn(&house, &table, 0).await;
    let tables = async |anna: &Visitor| {
        let listed = anna.get(&house, "/api/v1/tables").await.json();
        listed["tables"].as_array().unwrap().len()
    };
    let page = anna.get(&house, &format!("/tables/{table}/fork?ply=1")).await;
    let form = fork(&house, &mut anna, &table, (1, "board=yes")).await;
    let api = format!("/api/v1/tables/{table}/forks");
    let program = anna.post(&house, &api, &json!({"ply": 0})).await;
    for refused in [page, form, program] {
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{refused:?}");
        assert_eq!(refused.json()["code"], "hidden");
        assert!(refused.error().starts_with("Something is hidden at this table"), "{refused:?}");
    }
    assert_eq!(tables(&anna).await, 1, "none was made");
    let shown = anna.get(&house, &format!("/tables/{table}?ply=1")).await.text;
    assert!(!shown.contains("/fork"), "and no way leads there");

    let open = house.table(&mut anna, "open", &["bot:greedy"]).await;
    anna.turn(&house, &open, 0).await;
    let ply = anna.view(&house, &open).await["ply"].as_u64().unwrap();
    let api = format!("/api/v1/tables/{open}/forks");
    let seats = json!({"ply": ply, "seats": ["open", "me"]});
    let made = anna.post(&house, &api, &seats).await;
    assert_eq!(made.status, StatusCode::CREATED, "a game that goes on, where nothing is hidden");
    let made = made.json();
    assert_eq!((&made["ply"], &made["open"][0]["seat"]), (&json!(ply), &json!(0)));
    let link = made["open"][0]["link"].as_str().unwrap();
    let mut berta = Visitor::default();
    let sat = berta.fill(&house, link, "name=Berta").await;
    assert_eq!(sat.location, Some(format!("/tables/{}", made["id"].as_str().unwrap())));
    let nobody = Visitor::default().post(&house, &api, &json!({"ply": 0})).await;
    assert_eq!(
        (nobody.status, &nobody.json()["code"]),
        (StatusCode::UNAUTHORIZED, &"token".into())
    );
}

/// What chance would have brought at the first table is no table's to know: each draws anew.
#[tokio::test(flavor = "multi_thread")]
async fn chance_is_drawn_anew() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, OPEN).await;
    let text = transcript(&house, &table).await;
    let draws = |line: &&str| line.contains("\"chance\"");
    let ply = text.lines().skip(1).position(|line| draws(&line)).unwrap();
    let mut brought = BTreeSet::new();
    for _ in 0..12 {
        let board = fork(&house, &mut anna, &table, (ply, "board=yes")).await.table();
        let entries = house.store.entries(&board, 0).await.unwrap();
        let chance = entries.iter().skip(ply + 1).find(|entry| entry.kind == Kind::Chance);
        brought.insert(chance.expect("it has gone on").body.to_string());
    }
    assert!(brought.len() > 1, "{brought:?}");
}

/// What there is not, or makes no table, is answered, and nothing is made.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_continued_is_said() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, OPEN).await;
    let last = anna.view(&house, &table).await["ply"].as_u64().unwrap();
    let all = "seat-0=me&seat-1=bot:random&seat-2=bot:random";
    for (form, status, code, said) in [
        (format!("ply={}&{all}", last + 1), StatusCode::BAD_REQUEST, "unfit", "number of moves"),
        (format!("ply=-1&{all}"), StatusCode::BAD_REQUEST, "unfit", "-1"),
        (format!("board=yes&{all}"), StatusCode::BAD_REQUEST, "unfit", "number of moves"),
        (format!("ply={last}&board=yes"), StatusCode::CONFLICT, "ended", "the game is over"),
        ("ply=3&seat-0=me&seat-1=open".to_owned(), StatusCode::BAD_REQUEST, "unfit", "3 players"),
        (format!("ply=3&{all}&seat-3=open"), StatusCode::BAD_REQUEST, "unfit", "3 players"),
        (
            format!("ply=3&{all}&rule-stalled-ship=10&variant=hidden&color=red"),
            StatusCode::BAD_REQUEST,
            "unfit",
            "color",
        ),
        (
            "ply=3&seat-0=bot:random&seat-1=bot:random&seat-2=bot:random".to_owned(),
            StatusCode::BAD_REQUEST,
            "unfit",
            "for a person",
        ),
        (format!("ply=3&{all}&listed=public"), StatusCode::NOT_FOUND, "no-lobby", "listed"),
    ] {
        let refused = anna.fill(&house, &format!("/tables/{table}/fork"), &form).await;
        assert_eq!((refused.status, &refused.json()["code"]), (status, &code.into()), "{form}");
        assert!(refused.error().contains(said), "{form}: {refused:?}");
    }
    let listed = anna.get(&house, "/api/v1/tables").await.json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1, "none was made");
    let nowhere = anna.get(&house, "/tables/nosuchtable2/fork").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    // Whoever fills in the form gets it back, with why.
    let request = anna.request("POST", &format!("/tables/{table}/fork"));
    let request = request.header("accept", "text/html");
    let request = request.header("content-type", "application/x-www-form-urlencoded");
    let page = house.send(request.body("ply=3&seat-0=me&name-0=Dora".into()).unwrap()).await;
    assert_eq!(page.status, StatusCode::BAD_REQUEST);
    assert!(
        page.text.contains("role=\"alert\"") && page.text.contains("value=\"Dora\""),
        "{page:?}"
    );
}

/// One person plans for all: no curtain falls between the seats of such a board.
#[tokio::test(flavor = "multi_thread")]
async fn no_curtain_falls_on_a_board_for_planning() {
    let house = House::open().await;
    let (mut anna, mut stranger) = (Visitor::default(), Visitor::default());
    let table = over(&house, &mut anna, HIDDEN).await;
    let ply = decision(&house, &table).await;
    let board = fork(&house, &mut stranger, &table, (ply, "board=yes")).await.table();
    let page = stranger.get(&house, &format!("/tables/{board}")).await.text;
    assert!(!page.contains("data-curtain") && page.contains("data-turn=\"mine\""), "{page}");
    let own = "&seat-0=me&seat-1=here&name-0=Anna&name-1=Berta";
    let screen = anna.fill(&house, "/tables", &format!("{HIDDEN}{own}")).await.table();
    let page = anna.get(&house, &format!("/tables/{screen}")).await.text;
    assert!(page.contains("data-curtain"), "two people at one screen: {page}");
}

/// A board for planning is private: by page and by program others get what they get of a table that
/// is not there; whoever made it has it on every device. A table with others, and a game that was
/// uploaded, can be looked at.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_finds_a_board_for_planning() {
    let house = House::open().await;
    let (mut anna, berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = over(&house, &mut anna, OPEN).await;
    let ply = decision(&house, &table).await;
    let board = fork(&house, &mut anna, &table, (ply, "board=yes")).await.table();
    let none = "nosuchtable2";
    let pages = ["", "/parts", "/accounts", "/transcript.jsonl", "/dice", "/box", "/box.toml"];
    let more = ["/board.svg", "/fork", "/talk", "/entries.jsonl", "/back?ply=1"];
    let paths = pages.into_iter().chain(more).map(|path| format!("/tables/ID{path}"));
    let api = ["", "/record", "/events", "/dice", "/talk"].map(|p| format!("/api/v1/tables/ID{p}"));
    for path in paths.chain(api) {
        for visitor in [&Visitor::default(), &berta] {
            let [found, missing] = [&board, none].map(|id| path.replace("ID", id));
            let found = visitor.get(&house, &found).await;
            let missing = visitor.get(&house, &missing).await;
            assert_eq!(found.text.replace(&board, none), missing.text, "{path}");
            assert_eq!(found.status, missing.status, "{path}");
            // Of a guest who is not known nobody asks for the table.
            let is_back = path.ends_with("/back?ply=1") && visitor.cookie.is_none();
            assert!(is_back || found.status == StatusCode::NOT_FOUND, "{path}: {found:?}");
        }
        if !path.ends_with("/events") && !path.ends_with("/accounts") {
            let own = anna.get(&house, &path.replace("ID", &board)).await.status;
            assert!(own.is_success() || own.is_redirection(), "{path}: {own}");
        }
    }
    let decides = json!({"seat": 0, "decision": 1, "path": "pass"});
    let moved = berta.post(&house, &format!("/api/v1/tables/{board}/moves"), &decides).await;
    let forked =
        berta.post(&house, &format!("/api/v1/tables/{board}/forks"), &json!({"ply": 1})).await;
    let undone = berta.post(&house, &format!("/tables/{board}/undo"), &json!({"seat": 0})).await;
    let said =
        berta.post(&house, &format!("/api/v1/tables/{board}/talk"), &json!({"said": "Hi"})).await;
    for answer in [moved, forked, undone, said] {
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (StatusCode::NOT_FOUND, &"no-table".into())
        );
    }

    let mut elsewhere = Visitor::default();
    let form = "name=Anna&password=correct+horse+Anna";
    elsewhere.fill(&house, "/me/sign-in", form).await;
    let there = elsewhere.get(&house, &format!("/tables/{board}")).await;
    assert_eq!(there.status, StatusCode::OK, "the same person on another device");
    let form = "seat-0=me&name-0=Anna&seat-1=bot:random&seat-2=bot:random";
    let with_bots = fork(&house, &mut anna, &table, (ply, form)).await.table();
    let watched = berta.get(&house, &format!("/tables/{with_bots}")).await;
    assert_eq!(watched.status, StatusCode::OK, "a table with others is watched like any");
}
