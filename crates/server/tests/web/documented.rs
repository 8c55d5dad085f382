//! Every answer is held against the OpenAPI document, and the document against what is served.
//!
//! The schemas are checked by the few keywords that the document uses; one that is not known here
//! fails, so that nothing passes unseen.

use std::sync::LazyLock;

use axum::http::{Method, StatusCode, header};
use serde_json::{Value, json};

use crate::house::{Answer, House, Visitor};

static DOCUMENT: LazyLock<Value> = LazyLock::new(server::api_document);

/// Holds an answer against the document, if it is one to a program.
pub(crate) fn check(method: &Method, path: &str, answer: &Answer) {
    let path = path.split('?').next().unwrap_or_default();
    let Some((known, item)) = documented(path) else {
        let ours = path.starts_with("/api/v1/") || ["/healthz", "/readyz"].contains(&path);
        assert!(!ours || answer.status == StatusCode::NOT_FOUND, "{path} is not documented");
        return;
    };
    let name =
        if method == Method::HEAD { "get".to_owned() } else { method.as_str().to_lowercase() };
    let Some(operation) = item.get(&name) else {
        let refused = [StatusCode::METHOD_NOT_ALLOWED, StatusCode::FORBIDDEN];
        let refused =
            refused.contains(&answer.status) || answer.status == StatusCode::PAYLOAD_TOO_LARGE;
        assert!(refused, "{name} {known} is not documented: {answer:?}");
        if method != Method::HEAD {
            conforms(&answer.json(), &json!({"$ref": "#/components/schemas/Problem"}), known);
        }
        return;
    };
    let status = answer.status.as_str();
    let response = &operation["responses"][status];
    assert!(
        response.is_object(),
        "{name} {known} is not documented to answer {status}: {answer:?}"
    );
    for (header, described) in response["headers"].as_object().into_iter().flatten() {
        let Some(value) = answer.headers.get(header) else { continue };
        let value: Value = serde_json::from_str(value.to_str().unwrap()).unwrap();
        conforms(&value, &described["schema"], header);
    }
    if let Some(retry) = answer.headers.get(header::RETRY_AFTER) {
        assert!(
            response["headers"]["Retry-After"].is_object(),
            "{name} {known} {status}: {retry:?}"
        );
    }
    if method == Method::HEAD {
        return;
    }
    let kind = answer.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().split(';').next().unwrap_or_default();
    let content = &response["content"][kind];
    assert!(content.is_object(), "{name} {known} {status} is not documented to be {kind:?}");
    let body = if kind == "application/json" { answer.json() } else { json!(answer.text) };
    conforms(&body, &content["schema"], known);
}

/// Holds the events of a stream against the document; gives how many there are.
pub(crate) fn check_stream(text: &str) -> usize {
    // What is said is another kind of event.
    let events = text.split("\n\n").filter(|event| !event.contains("event: talk"));
    let events: Vec<_> =
        events.flat_map(str::lines).filter_map(|line| line.strip_prefix("data: ")).collect();
    for event in &events {
        let event: Value = serde_json::from_str(event).unwrap();
        conforms(&event, &json!({"$ref": "#/components/schemas/Entry"}), "an event");
    }
    events.len()
}

/// The documented path that an address belongs to; one without a blank comes first.
fn documented(address: &str) -> Option<(&'static String, &'static Value)> {
    let fits = |known: &str| {
        let (known, asked): (Vec<_>, Vec<_>) =
            (known.split('/').collect(), address.split('/').collect());
        let mut pairs = known.iter().zip(&asked);
        known.len() == asked.len()
            && pairs.all(|(known, asked)| {
                known == asked || (known.starts_with('{') && !asked.is_empty())
            })
    };
    let paths = DOCUMENT["paths"].as_object().unwrap();
    paths
        .iter()
        .find(|(known, _)| *known == address)
        .or_else(|| paths.iter().find(|(known, _)| fits(known)))
}

/// Fails unless a value conforms to a schema; `at` says where it stands.
pub(crate) fn conforms(value: &Value, schema: &Value, at: &str) {
    if let Err(why) = fits(value, schema) {
        panic!("{at}: {why}, in {value}");
    }
}

fn fits(value: &Value, schema: &Value) -> Result<(), String> {
    for (keyword, said) in schema.as_object().ok_or("a schema is an object")? {
        match keyword.as_str() {
            "$ref" => {
                let place = said.as_str().and_then(|place| place.strip_prefix('#'));
                let schema = place.and_then(|place| DOCUMENT.pointer(place));
                fits(value, schema.ok_or_else(|| format!("{said} leads nowhere"))?)?;
            }
            "type" => is_of(value, said)?,
            "enum" => {
                let all = said.as_array().ok_or("a list of values")?;
                ensure(all.contains(value), || format!("{value} is none of {said}"))?;
            }
            "oneOf" => {
                let all = said.as_array().ok_or("a list of schemas")?;
                let count = all.iter().filter(|one| fits(value, one).is_ok()).count();
                ensure(count == 1, || format!("{value} is {count} of {said}"))?;
            }
            "required" => {
                for field in said.as_array().into_iter().flatten().filter_map(Value::as_str) {
                    ensure(value.get(field).is_some(), || format!("{field:?} is missing"))?;
                }
            }
            "properties" => {
                for (field, inside) in value.as_object().into_iter().flatten() {
                    let known = said.get(field);
                    let known = known.ok_or_else(|| format!("{field:?} is not documented"))?;
                    fits(inside, known).map_err(|why| format!("{field}: {why}"))?;
                }
            }
            "additionalProperties" if said.is_object() => {
                for inside in value.as_object().into_iter().flat_map(|fields| fields.values()) {
                    fits(inside, said)?;
                }
            }
            "items" => {
                for one in value.as_array().into_iter().flatten() {
                    fits(one, said)?;
                }
            }
            "minimum" => ensure(value.as_f64() >= said.as_f64() || !value.is_number(), || {
                format!("{value} is below {said}")
            })?,
            // What describes, and what only requests are held against, by the server itself.
            "description"
            | "format"
            | "example"
            | "additionalProperties"
            | "propertyNames"
            | "maximum"
            | "minLength"
            | "maxLength" => {}
            other => return Err(format!("the keyword {other:?} is not known to this check")),
        }
    }
    Ok(())
}

fn is_of(value: &Value, kinds: &Value) -> Result<(), String> {
    let is = |kind: &Value| match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(_) | None => false,
    };
    let fits = kinds.as_array().map_or_else(|| is(kinds), |kinds| kinds.iter().any(is));
    ensure(fits, || format!("{value} is not of the type {kinds}"))
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

#[tokio::test]
async fn the_document_is_served_and_says_what_it_is() {
    let house = House::open().await;
    let answer = Visitor::default().get(&house, "/api/v1/openapi.json").await;
    assert_eq!((answer.status, answer.json()), (StatusCode::OK, DOCUMENT.clone()));
    assert_eq!(DOCUMENT["openapi"], "3.1.0");
    let paths: Vec<_> = DOCUMENT["paths"].as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        paths,
        [
            "/api/v1/lobby",
            "/api/v1/openapi.json",
            "/api/v1/people/{name}",
            "/api/v1/tables",
            "/api/v1/tables/{id}",
            "/api/v1/tables/{id}/dice",
            "/api/v1/tables/{id}/events",
            "/api/v1/tables/{id}/forks",
            "/api/v1/tables/{id}/moves",
            "/api/v1/tables/{id}/record",
            "/api/v1/tables/{id}/talk",
            "/api/v1/transcripts",
            "/healthz",
            "/readyz",
        ]
    );
    let mut names = std::collections::BTreeSet::new();
    for (path, item) in DOCUMENT["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            assert!(["get", "post"].contains(&method.as_str()), "{method}");
            assert!(names.insert(operation["operationId"].as_str().unwrap()), "{path}");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{path}");
            for (status, response) in operation["responses"].as_object().unwrap() {
                assert!(!response["description"].as_str().unwrap().is_empty(), "{path} {status}");
                assert_eq!(response["content"].as_object().unwrap().len(), 1, "{path} {status}");
            }
        }
    }
}

#[tokio::test]
async fn another_way_of_asking_is_refused_with_the_ways_that_there_are() {
    let house = House::open().await;
    for (path, allowed) in [
        ("/api/v1/tables", "GET,HEAD"),
        ("/api/v1/tables/nosuchtable2/moves", "POST"),
        ("/healthz", "GET,HEAD"),
    ] {
        let request = Visitor::default().request("DELETE", path);
        let answer = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
        assert_eq!(answer.headers[header::ALLOW], allowed, "{path}");
        assert_eq!(answer.json()["code"], "method", "{path}");
    }
}

/// The page for people shows all of it, in their words.
#[tokio::test]
async fn the_page_shows_every_request_every_answer_and_every_field() {
    let house = House::open().await;
    for near in ["/api/", "/api/v1"] {
        let led = Visitor::default().get(&house, near).await;
        assert_eq!(
            (led.status, led.location.as_deref()),
            (StatusCode::PERMANENT_REDIRECT, Some("/api"))
        );
    }
    let page = Visitor::default().get(&house, "/api").await;
    assert_eq!(page.status, StatusCode::OK);
    let has = |text: &str| assert!(page.text.contains(text), "{text}");
    for (path, item) in DOCUMENT["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            has(&format!("<b>{}</b> {path}", method.to_uppercase()));
            has(&format!("id=\"{}\"", operation["operationId"].as_str().unwrap()));
            for status in operation["responses"].as_object().unwrap().keys() {
                has(&format!("<code>{status}</code>"));
            }
        }
    }
    for (name, schema) in DOCUMENT["components"]["schemas"].as_object().unwrap() {
        has(&format!("id=\"shape-{name}\""));
        for field in schema["properties"].as_object().into_iter().flat_map(|all| all.keys()) {
            has(&format!("<code>{field}</code>"));
        }
    }
    let home = Visitor::default().get(&house, "/").await.text;
    assert!(home.contains("<a href=\"/api\">For programs</a>"), "{home}");
    for (language, words) in [("de", "Für Programme"), ("es", "Para programas")] {
        let request = Visitor::default().request("GET", "/api").header("accept-language", language);
        let page = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
        assert!(page.text.contains(&format!("<h1>{words}</h1>")), "{language}");
    }
}

#[tokio::test]
async fn every_reference_in_the_document_leads_somewhere_and_every_schema_is_used() {
    fn references<'v>(value: &'v Value, found: &mut Vec<&'v str>) {
        if let Some(place) = value.get("$ref").and_then(Value::as_str) {
            found.push(place);
        }
        let fields = value.as_object().into_iter().flat_map(|fields| fields.values());
        fields.chain(value.as_array().into_iter().flatten()).for_each(|one| references(one, found));
    }
    let mut found = Vec::new();
    references(&DOCUMENT, &mut found);
    for place in &found {
        assert!(DOCUMENT.pointer(place.trim_start_matches('#')).is_some(), "{place}");
    }
    for name in DOCUMENT["components"]["schemas"].as_object().unwrap().keys() {
        // What a stream's events hold is named in words: its media type has no place for it.
        let used = found.contains(&format!("#/components/schemas/{name}").as_str());
        assert!(used || name == "Entry", "{name}");
    }
}

/// The check itself finds what is wrong.
#[test]
fn what_does_not_conform_is_found() {
    let table = json!({"$ref": "#/components/schemas/Taken"});
    assert_eq!(fits(&json!({"seq": 1, "ply": 0}), &table), Ok(()));
    for wrong in [
        json!({"seq": 1}),
        json!({"seq": "1", "ply": 0}),
        json!({"seq": 1, "ply": -1}),
        json!({"seq": 1, "ply": 0, "more": 0}),
        json!([]),
        Value::Null,
    ] {
        assert!(fits(&wrong, &table).is_err(), "{wrong}");
    }
    let turn = json!({"$ref": "#/components/schemas/Turn"});
    for (value, well) in [
        (json!("over"), true),
        (json!({"decide": [0, 2]}), true),
        (json!("decide"), false),
        (json!({"decide": "0"}), false),
        (json!({"over": []}), false),
    ] {
        assert_eq!(fits(&value, &turn).is_ok(), well, "{value}");
    }
    assert!(fits(&json!(1), &json!({"not": {}})).is_err(), "what is not known here fails");
}

#[tokio::test]
async fn a_player_s_tables_are_listed_by_token_and_by_cookie() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let first = house.table(&mut anna, "hidden", &["bot:greedy"]).await;
    let second = house.table(&mut anna, "open", &["open", "bot:random"]).await;
    house.table(&mut Visitor::default(), "open", &["bot:random"]).await;
    let by_cookie = anna.get(&house, "/api/v1/tables").await;
    assert_eq!(by_cookie.status, StatusCode::OK);
    let tables = by_cookie.json();
    let ids: Vec<_> = tables["tables"]
        .as_array()
        .unwrap()
        .iter()
        .map(|table| table["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids.len(), 2, "nobody else's: {tables}");
    assert!(ids.contains(&first.as_str()) && ids.contains(&second.as_str()), "{tables}");
    for table in tables["tables"].as_array().unwrap() {
        assert_eq!(table["seats"], json!([0]));
        let open = table["id"] == second.as_str();
        assert_eq!(table["state"], if open { "open" } else { "playing" }, "{table}");
    }
    let token = anna.cookie.as_deref().unwrap().strip_prefix("ingenio=").unwrap();
    let said = |scheme: &str, token: &str| {
        let request = Visitor::default().request("GET", "/api/v1/tables");
        let request = request.header(header::AUTHORIZATION, format!("{scheme} {token}"));
        request.body(axum::body::Body::empty()).unwrap()
    };
    for scheme in ["Bearer", "bearer", "BEARER "] {
        assert_eq!(house.send(said(scheme, token)).await.json(), tables, "{scheme}");
    }
    let none = Visitor::default().get(&house, "/api/v1/tables").await;
    let wrong = house.send(said("Bearer", "abcdefghijkmnpqrstuvwxyz23456789")).await;
    for refused in [none, wrong] {
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (StatusCode::UNAUTHORIZED, &json!("token"))
        );
        assert_eq!(refused.headers[header::WWW_AUTHENTICATE], "Bearer");
        assert_eq!(refused.error(), "This needs a player's token that is known here.");
    }
}

/// Of a run of amounts any is taken, not only the ends that are listed.
#[tokio::test]
async fn runs_of_amounts_are_told_and_any_amount_of_them_is_taken() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=18cuba&seat-0=me&name-0=Anna&seat-1=here&seat-2=here";
    let table = anna.fill(&house, "/tables", form).await.table();
    for _ in 0..200 {
        anna.turn(&house, &table, 0).await;
        let asked = anna.view_as(&house, &table, 0).await["turn"]["decide"][0].as_u64().unwrap();
        let seen = anna.view_as(&house, &table, asked).await;
        let run = seen["ranges"].as_array().unwrap().iter().find(|run| {
            let number = |field: &str| run[field].as_u64().unwrap();
            number("high") > number("low") + number("step")
        });
        let path = run.map(|run| {
            let path = |number: u64| json!(format!("{}/{number}", run["path"].as_str().unwrap()));
            let [low, high] = ["low", "high"].map(|end| path(run[end].as_u64().unwrap()));
            let choices = seen["choices"].as_array().unwrap();
            assert!(choices.contains(&low) && choices.contains(&high), "{seen}");
            let inside = path(run["low"].as_u64().unwrap() + run["step"].as_u64().unwrap());
            assert!(!choices.contains(&inside), "{seen}");
            inside
        });
        let first = seen["choices"][0].clone();
        let wish = json!({
            "decision": seen["decision"], "seat": asked, "path": path.clone().unwrap_or(first)
        });
        let answer = anna.act(&house, &table, &wish).await;
        assert_eq!(answer.status, StatusCode::OK, "{wish}: {answer:?}");
        if path.is_some() {
            return;
        }
    }
    panic!("nobody was asked for an amount");
}
