//! The interface under requests that are made up from its own document.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};

use crate::served::{Player, Server};

/// For so many seconds requests are made up.
const SECONDS: &str = "60";

/// Where `cargo xtask test` installs it.
fn schemathesis() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let program = target.join("schemathesis/bin/schemathesis");
    assert!(program.exists(), "{} is missing; `cargo xtask test` installs it", program.display());
    program
}

fn body(answer: &str) -> Value {
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

/// Gives a value that is made up a few that mean something here.
fn suggest(schema: &mut Value, values: Vec<Value>) {
    let any = schema.take();
    *schema = json!({"anyOf": [{"enum": values}, any]});
}

/// Makes requests up from a document: whether all was well, and what was found.
fn made_up(document: &Value, server: &Server, player: &Player, how: &[&str]) -> (bool, String) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openapi.json");
    std::fs::write(&file, document.to_string()).unwrap();
    let mut run = Command::new(schemathesis());
    run.current_dir(&folder).arg("run").arg(&file);
    run.args(["--url", &format!("http://{}", server.address), "--seed", "1"]);
    run.args(how);
    run.args(["--header", &format!("Authorization: Bearer {}", player.token), "--no-color"]);
    // A stream has no end; `crates/server/tests/web` holds it against the document. That a move
    // is refused although it is spelled well is what rules are for.
    run.args(["--exclude-path", "/api/v1/tables/{id}/events"]);
    run.args(["--exclude-checks", "positive_data_acceptance"]);
    run.args(["--phases", "examples,coverage,fuzzing"]);
    let done = run.output().unwrap();
    let said = [done.stdout, done.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    (done.status.success(), said.concat())
}

/// No answer is a server error, or one that the document does not name.
#[test]
fn made_up_requests_get_documented_answers_and_no_server_error() {
    let (server, mut anna) = (Server::start(), Player::default());
    let tables = server.make_all(&mut anna);
    let mut document = body(&server.ask(&anna, "/api/v1/openapi.json", None));
    // Of all the names of tables in the world only these are known; so of questions and moves.
    let (mut ids, mut decisions, mut paths) = (vec![json!("nosuchtable2")], Vec::new(), Vec::new());
    for (_, id) in &tables {
        let seen = body(&server.ask(&anna, &format!("/api/v1/tables/{id}"), None));
        ids.push(json!(id));
        decisions.push(seen["decision"].clone());
        paths.extend(seen["choices"].as_array().unwrap().iter().take(3).cloned());
    }
    decisions.retain(Value::is_number);
    assert!(!decisions.is_empty() && !paths.is_empty(), "somebody is asked something");
    for path in ["/api/v1/tables/{id}", "/api/v1/tables/{id}/moves"] {
        let operation =
            document["paths"][path].as_object_mut().unwrap().values_mut().next().unwrap();
        let parameters = operation["parameters"].as_array_mut().unwrap();
        let id = parameters.iter_mut().find(|one| one["name"] == "id").unwrap();
        id["schema"] = json!({"enum": ids});
    }
    let fields = &mut document["components"]["schemas"]["Move"]["properties"];
    suggest(&mut fields["decision"], decisions);
    suggest(&mut fields["path"], paths);
    let moved = || {
        let seen = tables
            .iter()
            .map(|(_, id)| body(&server.ask(&anna, &format!("/api/v1/tables/{id}"), None)));
        seen.map(|table| table["ply"].as_u64().unwrap()).collect::<Vec<_>>()
    };
    let before = moved();
    let (well, said) = made_up(&document, &server, &anna, &["--max-time", SECONDS]);
    assert!(well, "{said}");
    assert_ne!(before, moved(), "not a single move was made: {said}");
    eprintln!("{said}");
    // What it would find is found: a document that does not name an answer.
    document["paths"]["/healthz"]["get"]["responses"] = json!({"418": {"description": "Tea."}});
    let (well, said) = made_up(&document, &server, &anna, &["--include-path", "/healthz"]);
    assert!(!well && said.contains("Undocumented status code"), "{said}");
}
