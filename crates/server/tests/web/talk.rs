//! What is said at a table: who reads it, who is told of it, and what nobody can do with it.

use std::time::Duration;

use axum::body::Body;
use axum::http::{StatusCode, header};
use cluster::Cluster;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{Admin, Limits, Options};
use tower::ServiceExt as _;

use crate::company::{somebody, together};
use crate::house::{House, Visitor};

async fn read(house: &House, reader: &Visitor, table: &str) -> Vec<Value> {
    let talk = reader.get(house, &format!("/api/v1/tables/{table}/talk")).await.json();
    talk["messages"].as_array().unwrap().iter().map(|message| message["said"].clone()).collect()
}

async fn say(house: &House, speaker: &Visitor, table: &str, said: &str) -> (StatusCode, Value) {
    let path = format!("/api/v1/tables/{table}/talk");
    let answer = speaker.post(house, &path, &json!({"said": said})).await;
    (answer.status, answer.json())
}

/// What players say everybody reads; what those say who watch, no player before the end where
/// something is hidden.
#[tokio::test]
async fn players_and_watchers_talk_apart() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let (carlo, dora) = (somebody(&house, "Carlo").await, Visitor::default());
    let hidden = house.table(&mut anna, "hidden", &["here"]).await;
    let open = together(&house, (&mut anna, &mut berta), "").await;
    for (table, players_read) in [(&hidden, false), (&open, true)] {
        assert_eq!(say(&house, &anna, table, "hello").await.0, StatusCode::OK);
        assert_eq!(say(&house, &carlo, table, "psst").await.0, StatusCode::OK);
        let refused = say(&house, &dora, table, "me too").await;
        assert_eq!(refused.0, StatusCode::FORBIDDEN, "who watches must be known");
        let both = [json!("hello"), json!("psst")];
        assert_eq!(read(&house, &carlo, table).await, both);
        let anna_reads = read(&house, &anna, table).await;
        assert_eq!(anna_reads, if players_read { &both[..] } else { &both[..1] });
        let page = anna.get(&house, &format!("/tables/{table}/talk")).await.text;
        assert_eq!(page.contains("psst"), players_read);
        let dora_reads = read(&house, &dora, table).await;
        assert_eq!(dora_reads, if players_read { &both[..] } else { &both[..1] }, "nor by leaving");
        let page = carlo.get(&house, &format!("/tables/{table}/talk")).await.text;
        assert_eq!(page.contains("Those who play read this, too."), players_read, "{page}");
        assert_eq!(page.contains("read this only when the game is over"), !players_read, "{page}");
    }
    // Whoever has two seats says for whom; nobody speaks for others.
    let path = format!("/api/v1/tables/{hidden}/talk");
    let second = anna.post(&house, &path, &json!({"said": "me", "seat": 1})).await;
    assert_eq!(second.status, StatusCode::OK);
    let foreign = carlo.post(&house, &path, &json!({"said": "me", "seat": 1})).await;
    assert_eq!(
        (foreign.status, &foreign.json()["code"]),
        (StatusCode::FORBIDDEN, &"not-yours".into())
    );
    let page = carlo.get(&house, &format!("/tables/{hidden}/talk")).await.text;
    assert!(page.contains("Player1") && page.contains("hello"), "{page}");
}

/// Too long, empty, with markup and with what turns letters round: a clear answer, and nothing of
/// it reaches a page as anything but letters.
#[tokio::test]
async fn whatever_is_said_is_letters() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = together(&house, (&mut anna, &mut berta), "").await;
    for unsaid in ["", "  \u{200b}\u{202e} ", &"x".repeat(501)] {
        let (status, answer) = say(&house, &anna, &table, unsaid).await;
        assert_eq!((status, &answer["code"]), (StatusCode::BAD_REQUEST, &"unsaid".into()));
    }
    let large = say(&house, &anna, &table, &"x".repeat(1 << 20)).await;
    assert_eq!(large.0, StatusCode::PAYLOAD_TOO_LARGE);
    for (typed, kept) in [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("a\u{202e}b\u{2066}c\0d\u{1b}[31m\ne", "abcd[31m e"),
        (
            "\u{1f600} caf\u{e9} \u{5e9}\u{5dc}\u{5d5}\u{5dd}",
            "\u{1f600} caf\u{e9} \u{5e9}\u{5dc}\u{5d5}\u{5dd}",
        ),
        (&"\u{e9}".repeat(500), &"\u{e9}".repeat(500)),
    ] {
        assert_eq!(say(&house, &anna, &table, typed).await.0, StatusCode::OK, "{typed:?}");
        assert_eq!(read(&house, &berta, &table).await.last(), Some(&json!(kept)));
    }
    let page = berta.get(&house, &format!("/tables/{table}/talk")).await.text;
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"));
    for bad in ["{}", "{\"said\":1}", "{\"said\":\"a\",\"to\":2}", "[]", "x"] {
        let request = anna.request("POST", &format!("/api/v1/tables/{table}/talk"));
        let answer = house.send(request.body(Body::from(bad)).unwrap()).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{bad}");
    }
    let nowhere = say(&house, &anna, "nosuchtable2", "hello").await;
    assert_eq!(nowhere.0, StatusCode::NOT_FOUND);
}

/// Who says too much at once has to wait, and nobody else has.
#[tokio::test]
async fn a_thousand_messages_are_too_many() {
    let house = House::with(Options::with(Limits { writes: None, ..Limits::default() })).await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = together(&house, (&mut anna, &mut berta), "").await;
    let mut said = 0;
    for _ in 0..1000 {
        match say(&house, &anna, &table, "spam").await.0 {
            StatusCode::OK => said += 1,
            StatusCode::TOO_MANY_REQUESTS => {}
            other => panic!("{other}"),
        }
    }
    assert!((10..30).contains(&said), "{said}");
    assert_eq!(say(&house, &berta, &table, "hello").await.0, StatusCode::OK);
}

/// Whom one does not want to read is not shown to oneself; what is reported the host reads, hides,
/// and may take the word from who said it.
#[tokio::test]
async fn people_mute_and_the_host_hides_and_silences() {
    let admin = Some(Admin::new("open, sesame!").unwrap());
    let house = House::with(Options { admin, ..Options::with(Limits::none()) }).await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = together(&house, (&mut anna, &mut berta), "").await;
    assert_eq!(say(&house, &berta, &table, "nasty").await.0, StatusCode::OK);
    let talk = format!("/tables/{table}/talk");
    let about = format!("{talk}/1");
    anna.fill(&house, &about, "do=mute").await;
    assert_eq!(read(&house, &anna, &table).await, [Value::Null; 0]);
    let page = anna.get(&house, &talk).await.text;
    assert!(page.contains("What was said here is by people whom you do not read."), "{page}");
    let none = page.matches("Nobody has said anything yet.").count();
    assert_eq!(none, 1, "of those who watch, which is true: {page}");
    assert_eq!(anna.get(&house, "/me/export.json").await.json()["muted"], json!(["Berta"]));
    assert_eq!(read(&house, &Visitor::default(), &table).await, ["nasty"], "for herself alone");
    let page = anna.get(&house, &talk).await.text;
    let muted = page.split("name=\"guest\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    anna.fill(&house, &format!("/tables/{table}/unmute"), &format!("guest={muted}")).await;
    assert_eq!(read(&house, &anna, &table).await, ["nasty"]);
    let reported = anna.fill(&house, &about, "do=report").await;
    assert_eq!(reported.status, StatusCode::SEE_OTHER);
    let said = "Reported: the host of this server will read it.";
    assert!(anna.get(&house, &reported.location.unwrap()).await.text.contains(said));
    assert!(!anna.get(&house, &talk).await.text.contains(said), "only then");
    for (path, form) in [(format!("{talk}/9"), "do=report"), (format!("{talk}/x"), "do=report")] {
        assert_eq!(anna.fill(&house, &path, form).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(anna.fill(&house, &about, "do=x").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(berta.fill(&house, &about, "do=mute").await.status, StatusCode::BAD_REQUEST);
    let stranger = Visitor::default().fill(&house, &about, "do=report").await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    // What the host does.
    let hide = format!("/admin/reports/{table}/1");
    let refused = anna.clone().fill(&house, &hide, "do=hide").await;
    assert_eq!(refused.location.as_deref(), Some("/admin"), "only the host");
    let mut host = Visitor::default();
    host.fill(&house, "/admin", "password=open%2C+sesame%21").await;
    let page = host.get(&house, "/admin").await.text;
    assert!(page.contains("One message was reported") && page.contains("nasty"), "{page}");
    let voice = page.split("/admin/voices/").nth(1).unwrap().split('"').next().unwrap().to_owned();
    host.clone().fill(&house, &hide, "do=hide").await;
    assert_eq!(read(&house, &anna, &table).await, [Value::Null]);
    // Hidden is not gone: it can be shown again, and who said it can still be silenced.
    let page = host.get(&house, "/admin").await.text;
    let hidden = page.split("Hidden by you").nth(1).unwrap_or_else(|| panic!("{page}"));
    assert!(hidden.contains("Show it again") && hidden.contains("Let them talk no more"), "{page}");
    assert!(page.contains("Nothing was reported") && hidden.contains("nasty"), "{page}");
    host.clone().fill(&house, &format!("/admin/voices/{voice}"), "do=silence").await;
    assert_eq!(read(&house, &anna, &table).await, [Value::Null]);
    let refused = say(&house, &berta, &table, "again").await;
    assert_eq!((refused.0, &refused.1["code"]), (StatusCode::FORBIDDEN, &"silenced".into()));
    let page = host.get(&house, "/admin").await.text;
    assert!(page.contains("Nothing was reported") && page.contains("Berta may not talk."));
    host.clone().fill(&house, &format!("/admin/voices/{voice}"), "do=let").await;
    assert_eq!(say(&house, &berta, &table, "sorry").await.0, StatusCode::OK);
    host.clone().fill(&house, &hide, "do=keep").await;
    assert_eq!(read(&house, &anna, &table).await, ["nasty", "sorry"]);
    assert!(!host.get(&house, "/admin").await.text.contains("Hidden by you"));
}

/// Notes are shown to whoever wrote them and to nobody else, whatever they ask for.
#[tokio::test]
async fn notes_are_one_s_own() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, Visitor::default());
    let table = together(&house, (&mut anna, &mut berta), "").await;
    let path = format!("/tables/{table}/note");
    let kept = anna.fill(&house, &path, "note=my+%3Cplan%3E%0D%0Asugar+first").await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER);
    let talk = format!("/tables/{table}/talk");
    assert!(anna.get(&house, &talk).await.text.contains("my &lt;plan&gt;\nsugar first"));
    for (visitor, path) in [
        (&berta, talk.clone()),
        (&Visitor::default(), talk.clone()),
        (&berta, format!("/tables/{table}")),
        (&berta, format!("/api/v1/tables/{table}/talk")),
    ] {
        assert!(!visitor.get(&house, &path).await.text.contains("sugar first"), "{path}");
    }
    assert!(anna.get(&house, "/me/export.json").await.text.contains("sugar first"));
    let long = format!("note={}", "x".repeat(4001));
    assert_eq!(anna.fill(&house, &path, &long).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    // Whoever sees the page does not lose what they have written, and reads why.
    let long = anna.fill_page(&house, &path, &format!("note=rum+{}", "x".repeat(4001))).await;
    assert_eq!(long.status, StatusCode::PAYLOAD_TOO_LARGE);
    let kept = format!(">rum {}</textarea>", "x".repeat(4001));
    assert!(long.text.contains(&kept) && long.text.contains("this one has 4005"), "{long:?}");
    assert!(anna.get(&house, &talk).await.text.contains("sugar first"), "nothing has changed");
    // Letters of other alphabets are letters as well.
    let wide = format!("note={}sugar+first", "%F0%9F%A6%8A".repeat(3900));
    assert_eq!(anna.fill(&house, &path, &wide).await.status, StatusCode::SEE_OTHER);
    let nobody = Visitor::default().fill(&house, &path, "note=x").await;
    assert_eq!(nobody.status, StatusCode::FORBIDDEN);
    anna.fill(&house, &path, "note=").await;
    assert!(!anna.get(&house, &talk).await.text.contains("sugar first"));
}

/// What is said on one node is heard on the other, by those who may read it and no others.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_at_once_on_every_node() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let mut anna = somebody(one, "Anna").await;
    let carlo = somebody(one, "Carlo").await;
    let table = house_hidden(one, &mut anna).await;
    let request = anna.request("GET", &format!("/api/v1/tables/{table}/events?seat=0&after=99"));
    let stream = two.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(stream.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut body = stream.into_body();
    assert_eq!(say(one, &carlo, &table, "psst").await.1, json!({"number": 1}));
    assert_eq!(say(one, &carlo, &table, "psst!").await.1, json!({"number": 2}));
    assert_eq!(say(one, &anna, &table, "hello").await.1, json!({"number": 3}));
    let heard = tokio::time::timeout(Duration::from_secs(10), async {
        let mut text = String::new();
        while !text.contains("event: talk") {
            let frame = body.frame().await.unwrap().unwrap();
            text.push_str(str::from_utf8(frame.data_ref().unwrap()).unwrap());
        }
        text
    });
    let heard = heard.await.expect("nothing is heard");
    assert!(heard.contains("data: {\"number\":3}"), "a player is not told of the others: {heard}");
    assert!(!heard.contains("id: "), "what comes after is not missed: {heard}");
}

async fn house_hidden(house: &House, anna: &mut Visitor) -> String {
    house.table(anna, "hidden", &["here"]).await
}
