//! Whatever is wrong gets a clear sentence and the right status, and changes nothing.

use axum::body::Body;
use axum::http::{StatusCode, header};
use serde_json::{Value, json};

use crate::house::{Answer, House, Visitor};

/// Anna's table with Berta beside her, and Anna's first question.
async fn at_table(house: &House, anna: &mut Visitor) -> (String, Value) {
    let table = house.table(anna, "hidden", &["bot:greedy"]).await;
    let view = anna.turn(house, &table, 0).await;
    (table, view)
}

async fn refused(
    house: &House,
    table: &str,
    entries: usize,
    answer: Answer,
    status: StatusCode,
    sentence: &str,
) {
    assert_eq!(answer.status, status, "{answer:?}");
    assert_eq!(answer.error(), sentence);
    assert_eq!(house.entries(table).await, entries, "nothing has changed");
}

#[tokio::test]
async fn moves_that_are_not_accepted() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, view) = at_table(&house, &mut anna).await;
    let decision = view["decision"].as_i64().unwrap();
    let path = view["choices"][0].as_str().unwrap();
    let entries = house.entries(&table).await;
    let good = json!({"decision": decision, "path": path});
    let late = "That question is no longer open. You see the table as it stands now.";
    for (body, status, sentence) in [
        (json!({"decision": decision - 1, "path": path}), StatusCode::CONFLICT, late),
        (json!({"decision": decision + 9, "path": path}), StatusCode::CONFLICT, late),
        (
            json!({"decision": decision, "path": path, "seat": 1}),
            StatusCode::FORBIDDEN,
            "That seat is not yours.",
        ),
        (
            json!({"decision": decision, "path": path, "action": {}}),
            StatusCode::BAD_REQUEST,
            "This request cannot be understood: a move has either a path or an action",
        ),
    ] {
        let answer = anna.act(&house, &table, &body).await;
        refused(&house, &table, entries, answer, status, sentence).await;
    }
    for path in ["", "nonsense", "drive", "drive/nowhere", "../../etc/passwd", "aside/rum/rum"] {
        let answer = anna.act(&house, &table, &json!({"decision": decision, "path": path})).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path}: {answer:?}");
        let sentences = ["There is no such move.", "This move is not complete yet."];
        assert!(sentences.contains(&answer.error().as_str()), "{path}: {answer:?}");
    }
    let answer =
        anna.act(&house, &table, &json!({"decision": decision, "path": "drive/maria"})).await;
    let step = view["view"]["phase"]["turn"]["step"].clone();
    if step.get("demand").is_some() {
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{answer:?}");
        assert!(answer.error().ends_with(')'), "the rule is named: {answer:?}");
        assert_eq!(house.entries(&table).await, entries);
        let answer = anna.act(&house, &table, &good).await;
        assert_eq!(answer.status, StatusCode::OK, "after all that the right move is accepted");
    }
}

/// An array is no object, whatever the order of its values.
#[tokio::test]
async fn what_is_no_object_is_refused_with_a_sentence() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, view) = at_table(&house, &mut anna).await;
    let entries = house.entries(&table).await;
    let array = json!([view["decision"], view["choices"][0], null, null, null]);
    let sentence = "The body of this request has to be a JSON object: fields in braces.";
    for body in [array, json!(""), json!(["Hello"]), json!([]), json!(null), json!("x"), json!(7)] {
        for end in ["moves", "talk"] {
            let path = format!("/api/v1/tables/{table}/{end}");
            let answer = anna.post(&house, &path, &body).await;
            assert_eq!(answer.json()["code"], "no-object", "{path} {body}");
            refused(&house, &table, entries, answer, StatusCode::BAD_REQUEST, sentence).await;
        }
    }
    let decided = json!({"decision": view["decision"], "path": view["choices"][0]}).to_string();
    let request = anna.request("POST", &format!("/api/v1/tables/{table}/moves"));
    let spaced = request.body(Body::from(format!(" \r\n\t{decided}"))).unwrap();
    assert_eq!(house.send(spaced).await.status, StatusCode::OK, "space before it is no harm");
}

/// A program is told of its token, and a browser of its cookie.
#[tokio::test]
async fn whoever_is_not_known_is_told_of_what_they_have_sent() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, view) = at_table(&house, &mut anna).await;
    let body = json!({"decision": view["decision"], "path": view["choices"][0]}).to_string();
    let wrong = "a".repeat(48);
    let cookie = format!("ingenio={wrong}");
    let bearer = format!("Bearer {wrong}");
    for (name, value, code, word) in [
        (header::AUTHORIZATION, bearer, "token", "token"),
        (header::COOKIE, cookie, "cookie", "cookie"),
    ] {
        let request = Visitor::default().request("POST", &format!("/api/v1/tables/{table}/moves"));
        let answer =
            house.send(request.header(name, value).body(body.clone().into()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED, "{answer:?}");
        assert_eq!(answer.json()["code"], code);
        assert!(answer.error().contains(word), "{answer:?}");
    }
}

#[tokio::test]
async fn people_who_have_no_seat() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, view) = at_table(&house, &mut anna).await;
    let entries = house.entries(&table).await;
    let body = json!({"decision": view["decision"], "path": view["choices"][0]});
    let stranger = Visitor::default();
    let answer = stranger.act(&house, &table, &body).await;
    let sentence = "You have no seat at this table.";
    refused(&house, &table, entries, answer, StatusCode::FORBIDDEN, sentence).await;
    let mut other = Visitor::default();
    house.table(&mut other, "open", &["bot:random"]).await;
    let answer = other.act(&house, &table, &body).await;
    refused(&house, &table, entries, answer, StatusCode::FORBIDDEN, sentence).await;
    for cookie in
        ["ingenio=", "ingenio=%00", "ingenio=abcdefghijkmnpqrstuvwxyz23456789", "ingenio=ü"]
    {
        let forged = Visitor { cookie: Some(cookie.to_owned()) };
        let answer = forged.act(&house, &table, &body).await;
        if answer.status != StatusCode::UNAUTHORIZED {
            // A header that is no text never was a cookie.
            assert_eq!((answer.status, cookie), (StatusCode::FORBIDDEN, "ingenio=ü"));
            continue;
        }
        let sentence = "Your cookie is not known here. Open the table again by its link.";
        refused(&house, &table, entries, answer, StatusCode::UNAUTHORIZED, sentence).await;
        // The page still shows what everybody may see.
        assert_eq!(forged.get(&house, &format!("/tables/{table}")).await.status, StatusCode::OK);
        assert_eq!(forged.view(&house, &table).await, stranger.view(&house, &table).await);
        let events = forged.request("GET", &format!("/api/v1/tables/{table}/events"));
        let events = events.body(Body::empty()).unwrap();
        let events = tower::ServiceExt::oneshot(house.router.clone(), events).await.unwrap();
        assert_eq!(events.status(), StatusCode::OK, "and goes on showing it");
    }
    for (path, body) in [
        ("pick", json!({"seat": 0, "decision": view["decision"], "path": "x"})),
        ("undo", json!({"seat": 0})),
        ("redo", json!({"seat": 0})),
    ] {
        let answer = stranger.post(&house, &format!("/tables/{table}/{path}"), &body).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}: {answer:?}");
    }
    assert_eq!(house.entries(&table).await, entries);
}

#[tokio::test]
async fn requests_that_make_no_sense() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, _) = at_table(&house, &mut anna).await;
    let entries = house.entries(&table).await;
    let moves = format!("/api/v1/tables/{table}/moves");
    let large = json!({"decision": 1, "path": "x".repeat(20_000)});
    let answer = anna.post(&house, &moves, &large).await;
    let sentence = "That request is too large.";
    refused(&house, &table, entries, answer, StatusCode::PAYLOAD_TOO_LARGE, sentence).await;
    let form = format!("game=santiago-de-cuba&name-0={}", "x".repeat(20_000));
    let answer = anna.fill(&house, "/tables", &form).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    for body in ["{", "{\"decision\":\"one\"}", "{\"decision\":1,\"secret\":1}"] {
        let request = anna.request("POST", &moves).body(Body::from(body)).unwrap();
        let answer = house.send(request).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{body}: {answer:?}");
        assert!(answer.error().starts_with("This request cannot be understood: "), "{answer:?}");
    }
    for (path, sentence) in [
        ("/api/v1/tables/nosuchtable1", "There is no such table."),
        ("/tables/nosuchtable1", "There is no such table."),
        ("/tables/nosuchtable1/transcript.jsonl", "There is no such table."),
        (
            "/join/nosuchlink",
            "This link leads nowhere: it was used, renewed or withdrawn. Ask for a new one.",
        ),
        ("/assets/../Cargo.toml", "There is no such page."),
        ("/assets/Cargo.toml", "There is no such page."),
        ("/new/chess", "There is no such page."),
        ("/nowhere", "There is no such page."),
        ("/tables/%ff", "There is no such page."),
        ("/api/v1/tables/%ff", "There is no such page."),
        ("/join/%ff", "There is no such page."),
    ] {
        let answer = anna.get(&house, path).await;
        assert_eq!((answer.status, answer.error().as_str()), (StatusCode::NOT_FOUND, sentence));
    }
    for query in ["ply=minus", "ply=-1", "nonsense=1"] {
        let answer = anna.get(&house, &format!("/tables/{table}?{query}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert_eq!(answer.error(), format!("This request cannot be understood: {query}"));
    }
    for (method, path) in [("GET", "/settings"), ("DELETE", "/"), ("POST", "/readyz")] {
        let answer = house.send(anna.request(method, path).body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert_eq!(answer.error(), "This page cannot be used that way.");
    }
    assert_eq!(house.entries(&table).await, entries);
}

#[tokio::test]
async fn another_site_cannot_act_in_a_visitor_s_name() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let (table, view) = at_table(&house, &mut anna).await;
    let entries = house.entries(&table).await;
    let body = json!({"decision": view["decision"], "path": view["choices"][0]}).to_string();
    let moves = format!("/api/v1/tables/{table}/moves");
    for (name, value) in [
        (header::ORIGIN.as_str(), "http://elsewhere.example"),
        (header::ORIGIN.as_str(), "null"),
        (header::ORIGIN.as_str(), "http://here:80180"),
        ("sec-fetch-site", "cross-site"),
    ] {
        let request = anna.request("POST", &moves).header(name, value);
        let answer = house.send(request.body(Body::from(body.clone())).unwrap()).await;
        let sentence = "Requests from other sites’ pages are not accepted.";
        refused(&house, &table, entries, answer, StatusCode::FORBIDDEN, sentence).await;
    }
    let request = anna.request("POST", &moves).header(header::ORIGIN, "http://here:8018");
    let answer = house.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!(answer.status, StatusCode::OK);
}

#[tokio::test]
async fn tables_that_cannot_be() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let two = "game=santiago-de-cuba&seat-0=me&seat-1=open";
    let stale = |field: &str| {
        format!(
            "This form is not as this server knows it: nothing is asked here that is called \
             “{field}”. Open it again."
        )
    };
    for (form, sentence) in [
        ("game=chess", "There is no game called “chess” here."),
        ("game=santiago-de-cuba&seat-0=me", "Santiago de Cuba is for 2 to 4 players, not 1."),
        (
            "game=santiago-de-cuba&seat-0=bot:greedy&seat-1=bot:random",
            "At least one seat must be for a person.",
        ),
        (
            "game=santiago-de-cuba&seat-0=me&seat-1=bot:deep",
            "A seat is for a person or for one of this game’s bots; “deep” is neither.",
        ),
        (
            &format!("{two}&variant=closed"),
            "Santiago de Cuba for 2 players has no variant “closed”. Choose from: “Holdings \
             behind screens”, “Holdings open to all”.",
        ),
        (
            &format!("{two}&rule-new-dice=x"),
            "“New ship: who sets a die aside” cannot be “x”. Choose from: “the \
             active player”, “whoever delivered last”.",
        ),
        (&format!("{two}&rule-foo=french"), "Santiago de Cuba has no table rule “foo”."),
        (
            "game=18cuba&seat-0=me&seat-1=open&rule-plantations=dealt",
            "18Cuba has no table rule “plantations”.",
        ),
        (
            "game=cuba&seat-0=me&seat-1=open&rule-rulings=german",
            "Cuba has no table rule “rulings”.",
        ),
        (&format!("{two}&speed=fast"), &stale("speed")),
        (&format!("{two}&undo=zz"), "“Undo” cannot be “zz”. Please choose again."),
        (
            &format!("{two}&pace-minutes=500"),
            "“Minutes a turn” is a number from 1 to 120; “500” is none.",
        ),
        (&format!("{two}&aids="), "“Aids for everybody” cannot be “”. Please choose again."),
        (&format!("{two}&seat-4=me"), &stale("seat-4")),
        (&format!("{two}&name-01=Anna"), &stale("name-01")),
    ] {
        let answer = anna.fill(&house, "/tables", form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
        assert_eq!(answer.error(), sentence, "{form}");
    }
    assert_eq!(anna.cookie, None, "nobody was written down");
}

/// Whoever fills in the form gets it back as they left it, with a whole sentence in their
/// language that says what does not fit.
#[tokio::test]
async fn a_form_that_does_not_fit_comes_back() {
    let house = House::open().await;
    let send = async |form: &str| {
        let request = Visitor::default().request("POST", "/tables");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.header("accept-language", "de").header("accept", "text/html,*/*");
        house.send(request.body(Body::from(form.to_owned())).unwrap()).await
    };
    let four = "game=18cuba&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta&seat-2=open&seat-3=open";
    for (field, sentence) in [
        ("rule-foo=french", "18Cuba hat keine Regel „foo“, die sich vereinbaren ließe."),
        (
            "rule-rulings=french",
            "„Wo die deutsche und die englische Regel verschieden sind“ kann nicht \
             „french“ sein.",
        ),
        (
            "variant=long",
            "Bei 4 Personen hat 18Cuba keine Variante „Lang“. Zur Wahl steht: „Das ganze \
             Spiel“.",
        ),
        (
            "speed=fast",
            "Dieses Formular ist nicht so, wie dieser Server es kennt: Nach „speed“ wird hier nicht \
             gefragt. Öffne es neu.",
        ),
        (
            "pace=live&pace-minutes=900",
            "„Minuten je Zug“ ist eine Zahl von 1 bis 120, „900“ ist keine solche.",
        ),
        (
            "seat-4=cat",
            "Ein Platz ist für einen Menschen oder für einen Bot dieses Spiels; „cat“ ist keins von \
             beiden.",
        ),
    ] {
        let answer = send(&format!("{four}&rule-price-3n=180&{field}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{field}");
        assert_eq!(answer.cookie, None, "nobody was written down");
        let page = answer.text;
        assert!(page.contains(&format!("role=\"alert\">{sentence}")), "{field}: {page}");
        assert!(page.contains("value=\"Anna\"") && page.contains("value=\"Berta\""), "{page}");
        assert!(page.contains("<option value=\"180\" selected>"), "{page}");
        assert!(page.contains("name=\"back\" value=\"/new/18cuba\""), "{page}");
    }
    // Without a game there is no form to come back.
    let page = send("game=chess&seat-0=me").await.text;
    let sentence = "Ein Spiel namens „chess“ gibt es hier nicht.";
    assert!(page.contains(&format!("<p class=\"sentence\">{sentence}</p>")), "{page}");
}

/// What people type is shown as text, never as a part of the page.
#[tokio::test]
async fn names_cannot_smuggle_anything_in() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let name = "%3Cscript%3Ealert(1)%3C/script%3E%0D%0A%E2%80%AE";
    let form = format!("game=santiago-de-cuba&seat-0=me&name-0={name}&seat-1=bot:greedy");
    let table = anna.fill(&house, "/tables", &form).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await;
    assert!(!page.text.contains("<script>alert"), "{}", page.text);
    assert!(page.text.contains("&lt;script&gt;alert(1)&lt;/sc"), "{}", page.text);
    assert!(!page.text.contains('\u{202e}'));
    let home = anna.get(&house, "/").await;
    assert!(!home.text.contains("<script>alert"));
}

#[tokio::test]
async fn errors_speak_the_visitor_s_language() {
    let house = House::open().await;
    let german = |request: axum::http::request::Builder| request.header("accept-language", "de");
    let anna = Visitor::default();
    let request = german(anna.request("GET", "/tables/nosuchtable1"));
    let answer = house.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.error(), "Diesen Tisch gibt es nicht.");
    let request = german(anna.request("GET", "/tables/nosuchtable1")).header("accept", "text/html");
    let answer = house.send(request.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::NOT_FOUND);
    assert!(answer.text.contains("<p class=\"sentence\">Diesen Tisch gibt es nicht.</p>"));
}
