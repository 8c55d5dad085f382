//! Transcripts that are uploaded: verified line by line, and then tables like any other.

use std::time::Duration;

use axum::http::{StatusCode, header};
use serde_json::{Value, json};
use server::{Limits, Options, Rate};

use crate::company::somebody;
use crate::forking::transcript;
use crate::house::{Answer, House, Visitor};
use crate::over::over;

const OPEN: &str = "game=santiago-de-cuba&variant=open";

/// Sends a file as the form does.
async fn upload(house: &House, visitor: &mut Visitor, file: &str) -> Answer {
    let body = format!(
        "--seam\r\nContent-Disposition: form-data; name=\"transcript\"; filename=\"game.jsonl\"\r\n\
         Content-Type: application/octet-stream\r\n\r\n{file}\r\n--seam--\r\n"
    );
    let request = visitor.request("POST", "/upload").header(header::ACCEPT, "text/html");
    let request = request.header(header::CONTENT_TYPE, "multipart/form-data; boundary=seam");
    let answer = house.send(request.body(body.into()).unwrap()).await;
    visitor.cookie = answer.cookie.clone().or(visitor.cookie.take());
    answer
}

/// Sends a file as programs do.
async fn send(house: &House, visitor: &Visitor, file: &str) -> Answer {
    let request = visitor.request("POST", "/api/v1/transcripts");
    house.send(request.body(file.to_owned().into()).unwrap()).await
}

/// The moves and the end of a transcript, without what only sealed dice have.
fn game(text: &str) -> Vec<Value> {
    let lines = text.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap());
    let plain = |mut line: Value| {
        line.as_object_mut().unwrap().remove("draw");
        line
    };
    lines.map(plain).collect()
}

/// What chance brought is held against the dice that a transcript opens.
#[tokio::test(flavor = "multi_thread")]
async fn dice_that_do_not_bring_what_is_written_are_refused() {
    let house = House::open().await;
    let table = over(&house, &mut Visitor::default(), OPEN).await;
    let text = transcript(&house, &table).await;
    let anna = somebody(&house, "Anna").await;
    assert_eq!(send(&house, &anna, &text).await.status, StatusCode::CREATED);
    let (first, rest) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(first).unwrap();
    let seed = header["dice"]["seed"].as_str().unwrap().to_owned();
    let other = if seed.starts_with('0') { "1" } else { "0" };
    header["dice"]["seed"] = json!(format!("{other}{}", &seed[1..]));
    let refused = send(&house, &anna, &format!("{header}\n{rest}")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused:?}");
    let said = "the dice that the file opens did not bring this (the seed is not what";
    assert!(refused.error().contains(said), "{refused:?}");
}

/// Dice that a file opens go with its moves: what is downloaded again is verified as the file was.
/// As soon as chance is drawn anew after them nothing is said of dice any more.
#[tokio::test(flavor = "multi_thread")]
async fn opened_dice_are_kept_until_chance_is_drawn_anew() {
    let (there, here) = (House::open().await, House::open().await);
    let table = over(&there, &mut Visitor::default(), OPEN).await;
    let text = transcript(&there, &table).await;
    let anna = somebody(&here, "Anna").await;
    let take = async |file: &str| {
        let made = send(&here, &anna, file).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made:?}");
        made.json()["id"].as_str().unwrap().to_owned()
    };
    let whole = take(&text).await;
    let again = transcript(&here, &whole).await;
    let lines = |text: &str| -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (sent, kept) = (lines(&text), lines(&again));
    assert_eq!((&kept[0]["dice"], &kept[1..]), (&sent[0]["dice"], &sent[1..]));
    let drawn = catalog::replay_drawn(&again).expect("the dice bring the same").drawn.unwrap();
    assert!(drawn.draws() > 7, "{drawn:?}");
    let dice = anna.get(&here, &format!("/api/v1/tables/{whole}/dice")).await.json();
    assert_eq!(dice, sent[0]["dice"]);
    let page = anna.get(&here, &format!("/tables/{whole}/dice")).await.text;
    assert!(page.contains("come from a file that opens the dice"), "{page}");
    let record = anna.get(&here, &format!("/api/v1/tables/{whole}/record?seat=0")).await.text;
    assert_eq!(lines(&record)[1]["about"], json!({"ply": sent.len() - 2}), "no seed there");
    let here = here.restart().await;
    assert_eq!(transcript(&here, &whole).await, again);

    // A part of it that goes on with somebody's decision, and one that goes on with chance.
    let cut = |kind: &str| {
        let at = (20..sent.len()).find(|&at| sent[at].get(kind).is_some()).unwrap();
        let lines: Vec<&str> = text.lines().take(at).collect();
        format!("{}\n", lines.join("\n"))
    };
    let take = async |file: &str| {
        let made = send(&here, &anna, file).await.json();
        transcript(&here, made["id"].as_str().unwrap()).await
    };
    let waits = take(&cut("action")).await;
    assert!(catalog::replay_drawn(&waits).is_ok(), "nothing was drawn: {waits}");
    let went_on = take(&cut("chance")).await;
    assert!(catalog::replay(&went_on).is_ok());
    assert_eq!(lines(&went_on)[0].get("dice"), None);
    assert!(lines(&went_on).iter().all(|line| line.get("draw").is_none()), "{went_on}");
}

/// A game of one house is looked at in another, which knows that it came in a file.
#[tokio::test(flavor = "multi_thread")]
async fn a_transcript_becomes_a_table_like_any_other() {
    let (there, here) = (House::open().await, House::open().await);
    let table = over(&there, &mut Visitor::default(), OPEN).await;
    let text = transcript(&there, &table).await;
    let mut anna = somebody(&here, "Anna").await;
    assert!(anna.get(&here, "/").await.text.contains("href=\"/upload\""), "a way leads there");
    assert_eq!(anna.get(&here, "/upload").await.status, StatusCode::OK);
    let uploaded = upload(&here, &mut anna, &text).await.table();
    let view = anna.view(&here, &uploaded).await;
    assert_eq!((&view["turn"], &view["seats"]), (&"over".into(), &json!([0, 1, 2])));
    assert_eq!(view["names"], json!(["Anna", "Ramón", "Celia"]));
    assert_eq!(game(&transcript(&here, &uploaded).await), game(&text), "it is downloaded again");
    let stranger = Visitor::default();
    let end = stranger.get(&here, &format!("/tables/{uploaded}")).await.text;
    assert!(end.contains("class=\"verdict\"") && end.contains("file that was uploaded"), "{end}");
    assert!(!end.contains("/close\""), "nobody closes what is over");
    let past = stranger.get(&here, &format!("/tables/{uploaded}?ply=9")).await;
    assert!(past.text.contains("Ship 1 · Move 9"), "it is looked at move by move");
    let fork = format!("/tables/{uploaded}/fork");
    let fork = Visitor::default().fill(&here, &fork, "ply=9&board=yes").await;
    assert_eq!(fork.status, StatusCode::SEE_OTHER, "and goes on elsewhere");
    // It is nobody's result, and nobody takes it back.
    let profile = stranger.get(&here, "/api/v1/people/Anna").await.json();
    assert_eq!(profile["games"], json!([]), "{profile}");
    for what in ["undo", "close"] {
        let path = format!("/tables/{uploaded}/{what}");
        let refused = anna.post(&here, &path, &json!({"seat": null})).await;
        assert!(refused.status.is_client_error(), "{what}: {refused:?}");
    }
    assert_eq!(
        here.restart().await.entries(&uploaded).await,
        usize::try_from(view["ply"].as_u64().unwrap()).unwrap() + 1
    );
}

/// The longest games, and a game that has not ended: it goes on at the screen of whoever sent it.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_taken_in_by_programs_too() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    house.table(&mut anna, "open", &["bot:random"]).await;
    for (game_of, file) in [
        ("18cuba", "4-standard"),
        ("cuba", "common"),
        ("santiago-de-cuba", "customs_office"),
        ("cube-express", "pile"),
    ] {
        let path = format!(
            "{}/../../games/{game_of}/rules/tests/transcripts/{file}.jsonl",
            env!("CARGO_MANIFEST_DIR")
        );
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{path}"));
        let made = send(&house, &anna, &text).await;
        assert_eq!(made.status, StatusCode::CREATED, "{game_of}: {made:?}");
        let table = made.json()["id"].as_str().unwrap().to_owned();
        assert_eq!(game(&transcript(&house, &table).await), game(&text), "{game_of}");
        // Half of it is a game that goes on.
        let half: Vec<&str> = text.lines().take(text.lines().count() / 2).collect();
        let made = send(&house, &anna, &format!("{}\n", half.join("\n"))).await.json();
        let table = made["id"].as_str().unwrap();
        assert_eq!(made["ply"], json!(half.len() - 1), "{made}");
        let view = anna.view(&house, table).await;
        assert_ne!(view["turn"], "over", "{game_of}");
        assert!(view["ply"].as_u64() >= made["ply"].as_u64());
    }
}

/// A transcript that holds, and one of its decisions.
struct Sample {
    text: String,
    /// Which line that is, from 0.
    decision: usize,
    one: Value,
}

/// A file, and what is told of it: status, line, move, rule, and a part of the sentence.
type Wrong = (String, StatusCode, Value, Value, Value, &'static str);

impl Sample {
    fn of(text: String) -> Sample {
        let is_decision = |line: &str| line.contains("\"action\"");
        let decision = text.lines().skip(20).position(is_decision).unwrap() + 20;
        let one = serde_json::from_str(text.lines().nth(decision).unwrap()).unwrap();
        Sample { text, decision, one }
    }

    /// The same with another value in that decision.
    fn with(&self, field: &str, value: Value) -> String {
        let mut wrong = self.one.clone();
        wrong[field] = value;
        let wrong = wrong.to_string();
        let lines = self.text.lines().enumerate();
        let lines =
            lines.map(|(nth, line)| if nth == self.decision { wrong.as_str() } else { line });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// Another mark than stands there.
    fn other_mark(&self) -> Value {
        let mark = self.one["mark"].as_str().unwrap();
        let other = if mark.ends_with('0') { "1" } else { "0" };
        json!(format!("{}{other}", &mark[..mark.len() - 1]))
    }

    /// What is no transcript, or not one of ours.
    fn strange(&self) -> Vec<Wrong> {
        let (bad, wrong) = (StatusCode::BAD_REQUEST, StatusCode::UNPROCESSABLE_ENTITY);
        let text = &self.text;
        let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
        let data = header["data"].as_str().unwrap();
        let other = text.replacen(data, &"0".repeat(data.len()), 1);
        let chess = text.replacen("santiago-de-cuba", "chess", 1);
        let cut = text[..text.len() / 2].to_owned();
        let none = || Value::Null;
        let (first, last, head) = (json!(1), json!(cut.lines().count()), json!("header"));
        vec![
            (String::new(), bad, first.clone(), none(), none(), "no JSON"),
            ("What is this?".to_owned(), bad, first.clone(), none(), none(), "no JSON"),
            (cut, bad, last, none(), none(), "is cut"),
            ("[]".to_owned(), wrong, first.clone(), none(), head.clone(), "begin"),
            (other, wrong, first.clone(), none(), head.clone(), "data"),
            (chess, wrong, first, none(), head, "chess"),
        ]
    }

    /// What breaks the format in the middle, or at the end.
    fn broken(&self) -> Vec<Wrong> {
        let wrong = StatusCode::UNPROCESSABLE_ENTITY;
        let at = |field: &str, value: Value, rule: &str, said| {
            let (line, ply) = (json!(self.decision + 1), json!(self.decision - 1));
            (self.with(field, value), wrong, line, ply, json!(rule), said)
        };
        let count = self.text.lines().count();
        let end = self.text.replacen("\"places\":[", "\"places\":[9,", 1);
        let end = (end, wrong, json!(count), json!(count - 2), json!("end"), "does not end");
        vec![
            at("mark", self.other_mark(), "mark", "another position"),
            at("ply", json!(9999), "ply", "not in order"),
            at("action", json!("nonsense"), "move", "no move"),
            end,
        ]
    }
}

/// Whatever is wrong is told by line, move and rule, in a sentence; and no table is made.
#[tokio::test(flavor = "multi_thread")]
async fn a_transcript_that_does_not_hold_is_refused() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, OPEN).await;
    let sample = Sample::of(transcript(&house, &table).await);
    for (file, status, line, ply, rule, said) in sample.strange().into_iter().chain(sample.broken())
    {
        let refused = send(&house, &anna, &file).await;
        assert_eq!(refused.status, status, "{refused:?}");
        let told = refused.json();
        assert_eq!((&told["line"], &told["ply"], &told["rule"]), (&line, &ply, &rule), "{told}");
        assert!(refused.error().contains(said), "{told}");
        let page = upload(&house, &mut anna, &file).await;
        assert_eq!(page.status, status, "{page:?}");
        assert!(page.text.contains("role=\"alert\"") && page.text.contains(said), "{page:?}");
    }
    // Who reads another language is told in it alone, and nothing of lines where there are none.
    for (file, said) in [
        ("", "Das ist keine Mitschrift: Ihre erste Zeile ist leer oder kein JSON."),
        ("\0\u{1}\u{2}", "Das ist keine Mitschrift: Ihre erste Zeile ist leer oder kein JSON."),
        ("[]", "Zeile 1: so beginnt keine Mitschrift<"),
    ] {
        let mut german = Visitor { cookie: Some("language=de".to_owned()) };
        let page = upload(&house, &mut german, file).await;
        assert!(page.text.contains(said), "{file}: {page:?}");
    }
    // A move that the rules forbid cites its rule, and the sentence is the game's.
    let other = (sample.one["seat"].as_u64().unwrap() + 1) % 3;
    let refused = send(&house, &anna, &sample.with("seat", json!(other))).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let told = refused.json();
    let place = (json!(sample.decision + 1), json!(sample.decision - 1));
    assert_eq!((&told["line"], &told["ply"]), (&place.0, &place.1), "{told}");
    assert!(told["rule"].as_str().unwrap().starts_with(['§', 'Q']), "{told}");
    assert!(refused.error().contains(told["rule"].as_str().unwrap()), "{told}");
    let listed = anna.get(&house, "/api/v1/tables").await.json();
    assert_eq!(listed["tables"].as_array().unwrap().len(), 1, "none was made");
}

/// Files are bounded, only here; and nobody sends many at once.
#[tokio::test]
async fn files_are_bounded() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["bot:random"]).await;
    let huge = " ".repeat(10 << 20);
    assert_eq!(send(&house, &anna, &huge).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(upload(&house, &mut anna, &huge).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    let most = " ".repeat((1 << 20) + 1);
    assert_eq!(send(&house, &anna, &most).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(upload(&house, &mut anna, &most).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(send(&house, &anna, &most[1..]).await.status, StatusCode::BAD_REQUEST, "no JSON");
    let elsewhere = anna.post(&house, &format!("/tables/{table}/undo"), &json!(most)).await;
    assert_eq!(elsewhere.status, StatusCode::PAYLOAD_TOO_LARGE);
    let stranger = Visitor::default();
    let refused = send(&house, &stranger, "[]").await;
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (StatusCode::UNAUTHORIZED, &"token".into())
    );
    let request = anna.request("POST", "/upload").header(header::CONTENT_TYPE, "text/plain");
    let no_form = house.send(request.body("[]".into()).unwrap()).await;
    assert_eq!(no_form.status, StatusCode::BAD_REQUEST, "{no_form:?}");

    let tables = Some(Rate { burst: 2, every: Duration::from_mins(10) });
    let house = House::with(Options::with(Limits { tables, ..Limits::none() })).await;
    let mut anna = Visitor::default();
    for _ in 0..2 {
        assert_eq!(upload(&house, &mut anna, "[]").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let refused = upload(&house, &mut anna, "[]").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "as many as tables are made");
}

/// A box of its own is played with if it is known here; nobody brings one along.
#[tokio::test]
async fn a_box_that_is_not_known_is_not_brought_along() {
    let folder = tempfile::tempdir().unwrap();
    let boxes = folder.path().join("boxes");
    std::fs::create_dir(&boxes).unwrap();
    let own = format!(
        "{}/../../games/santiago-de-cuba/rules/tests/second-box.toml",
        env!("CARGO_MANIFEST_DIR")
    );
    std::fs::copy(own, boxes.join("own.toml")).unwrap();
    let there = House::hosting(folder).await;
    let page = Visitor::default().get(&there, "/new/santiago-de-cuba").await.text;
    let options = page.split("name=\"box\"").nth(1).expect("there is a choice");
    let hash = options.split("value=\"").nth(2).unwrap().split('"').next().unwrap().to_owned();
    let form = format!("{OPEN}&box={hash}&seat-0=me&name-0=Anna&seat-1=here");
    let mut anna = Visitor::default();
    let table = anna.fill(&there, "/tables", &form).await.table();
    let text = transcript(&there, &table).await;
    assert!(text.contains("\"box\":{"), "{text}");
    let again = send(&there, &anna, &text).await;
    assert_eq!(again.status, StatusCode::CREATED, "{again:?}");
    // The same under the name of another, and one that nobody knows.
    let other = text.replacen("\"data\":\"", "\"data\":\"0", 1);
    let mut header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    header["box"]["head"]["name"] = json!("Mine");
    let values = header["box"].to_string();
    assert!(!values.is_empty());
    let unknown = header.to_string().replacen(&hash, &"0".repeat(hash.len()), 1);
    for file in [other, unknown] {
        let refused = send(&there, &anna, &file).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused:?}");
        assert_eq!(refused.json()["code"], "strange-box");
    }
}

/// Of a game in which something is hidden everybody downloads what they know at any time, and
/// nothing else.
#[tokio::test]
async fn what_one_knows_is_downloaded_at_any_time() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=cuba&variant=common%2Bdelegate&seat-0=me&name-0=Anna&seat-1=bot:random";
    let table = anna.fill(&house, "/tables", form).await.table();
    let mut moves = 0;
    while moves < 12 {
        let view = anna.view(&house, &table).await;
        if view["decision"].is_null() {
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        }
        let wish = json!({"decision": view["decision"], "path": view["choices"][0]});
        assert_eq!(anna.act(&house, &table, &wish).await.status, StatusCode::OK);
        moves += 1;
    }
    while anna.view(&house, &table).await["decision"].is_null() {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let refused = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let path = format!("/api/v1/tables/{table}/record?seat=0");
    assert!(page.contains(&path), "the table leads there");
    let own = anna.get(&house, &path).await;
    assert_eq!(own.status, StatusCode::OK);
    let lines = |text: &str| -> Vec<Value> {
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let own = lines(&own.text);
    assert_eq!((&own[0]["seat"], &own[0]["game"]), (&json!(0), &json!("cuba")));
    assert_eq!(own.len() - 1, house.entries(&table).await);
    let decided = |all: &[Value], seat: u64| {
        let mine = |line: &&Value| line["seat"] == json!(seat) && line["action"] != Value::Null;
        all.iter().filter(mine).count()
    };
    assert_eq!((decided(&own, 0), decided(&own, 1)), (12, 0), "only her own");
    let public = Visitor::default().get(&house, &format!("/api/v1/tables/{table}/record")).await;
    let public = lines(&public.text);
    assert_eq!((decided(&public, 0), decided(&public, 1)), (0, 0));
    for line in own.iter().chain(&public).skip(1) {
        assert!(line.get("mark").is_none() && line.get("chance").is_none(), "{line}");
    }
    let other = Visitor::default().get(&house, &path).await;
    assert!(other.status.is_client_error(), "nobody looks through another's eyes: {other:?}");
}
