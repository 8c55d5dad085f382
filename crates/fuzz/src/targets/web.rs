//! Requests: addresses, forms and JSON bodies, sent to the whole server in process.

use axum::Router;
use axum::body::Body;
use axum::http::{Request, header};
use catalog::GAMES;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{AppState, Limits, Options};
use store::Store;
use tabletop::{Dice as _, SeededDice};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tower::ServiceExt as _;

use super::Target;
use crate::mutate::{any, below, bytes, json_value, one_in};
use crate::watch::Watch;

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";
/// All open tables may take about so many bytes.
const TABLES: usize = 8 * 1024 * 1024;

/// Which part of a request is changed.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sort {
    Forms,
    Bodies,
    Addresses,
}

/// A server with a table of every game, and whoever sits there.
pub(crate) struct Web<'s> {
    sort: Sort,
    watch: &'s Watch,
    runtime: Runtime,
    router: Router,
    cookie: String,
    tables: Vec<String>,
    _folder: TempDir,
}

/// A request: how, where to, what kind, what is in it.
type Asked = (&'static str, String, &'static str, String);

impl<'s> Web<'s> {
    pub(crate) fn open(sort: Sort, watch: &'s Watch) -> anyhow::Result<Web<'s>> {
        let runtime =
            tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        // Memory, where the system has such a folder: what is tried is not the disk.
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir())?;
        let store = runtime.block_on(Store::open(folder.path()))?;
        let limits = Limits { memory: TABLES, ..Limits::none() };
        let options = Options::with(limits);
        let router = runtime.block_on(async { server::app(AppState::with(store, options)) });
        let (cookie, tables) = (String::new(), Vec::new());
        let mut web = Web { sort, watch, runtime, router, cookie, tables, _folder: folder };
        for form in forms() {
            let made = web.send(&("POST", "/tables".to_owned(), FORM, form.clone()));
            let (_, table, _) = made.map_err(|why| anyhow::anyhow!("{form}: {why}"))?;
            web.tables.extend(table.strip_prefix("/tables/").map(str::to_owned));
        }
        anyhow::ensure!(web.tables.len() == forms().len(), "some table was not made");
        Ok(web)
    }

    /// Sends a request: its status, where it leads and what it says, or what is wrong with it.
    fn send(&mut self, asked: &Asked) -> Result<(u16, String, String), String> {
        let (method, address, kind, body) = asked;
        let request = Request::builder().method(*method).uri(address.as_str());
        let request = request.header(header::HOST, "here").header(header::CONTENT_TYPE, *kind);
        let request = if self.cookie.is_empty() {
            request
        } else {
            request.header(header::COOKIE, &self.cookie)
        };
        // What is no address never arrives.
        let Ok(request) = request.body(Body::from(body.clone())) else {
            return Ok((0, String::new(), String::new()));
        };
        let router = self.router.clone();
        let streams = address.contains("/events");
        let answered = self.runtime.block_on(async move {
            let Ok(response) = router.oneshot(request).await;
            let (parts, body) = response.into_parts();
            // A stream of events has no end.
            let text = if streams {
                String::new()
            } else {
                let read = body.collect().await.map_err(|error| error.to_string())?;
                String::from_utf8_lossy(&read.to_bytes()).into_owned()
            };
            Ok::<_, String>((parts, text))
        });
        let (parts, text) = answered?;
        let said = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        if let Some(cookie) = said(header::SET_COOKIE).filter(|_| self.cookie.is_empty()) {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        let leads = said(header::LOCATION).unwrap_or_default().to_owned();
        if parts.status.is_server_error() {
            return Err(format!("is answered {}: {text}", parts.status));
        }
        Ok((parts.status.as_u16(), leads, text))
    }

    /// What programs see of a table.
    fn view(&mut self, table: &str, seat: u64) -> Result<Value, String> {
        let address = format!("/api/v1/tables/{table}?seat={seat}");
        let (_, _, text) = self.send(&("GET", address, JSON, String::new()))?;
        serde_json::from_str(&text).map_err(|error| format!("answers no JSON: {error}"))
    }

    /// A request as a page or a program sends it.
    fn real(&mut self, dice: &mut SeededDice) -> Result<Asked, String> {
        let table = any(dice, &self.tables).clone();
        Ok(match self.sort {
            Sort::Forms => form(dice, &table),
            Sort::Addresses => ("GET", address(dice, &table), FORM, String::new()),
            Sort::Bodies => {
                let view = self.view(&table, 0)?;
                let seat = view["turn"]["decide"][0].as_u64().unwrap_or(0);
                let view = self.view(&table, seat)?;
                let choices = view["choices"].as_array().cloned().unwrap_or_default();
                let path =
                    if choices.is_empty() { json!("pass") } else { any(dice, &choices).clone() };
                body(dice, &table, seat, &view["decision"], &path)
            }
        })
    }
}

/// Forms that make a table of every game, everybody at one screen or with a bot.
fn forms() -> Vec<String> {
    let of = |title: &&dyn title::Title| {
        let profile = title.profile();
        let bot = title.bots().first().copied().unwrap_or_default();
        let least = profile.players().min().unwrap_or(2);
        let seats: Vec<String> = (1..least).map(|seat| format!("&seat-{seat}=here")).collect();
        let seats = seats.concat();
        let start = format!("game={}&seat-0=me&name-0=Anna", profile.id);
        [
            format!("{start}{seats}"),
            format!("{start}{}", seats.replacen("here", &format!("bot:{bot}"), 1)),
        ]
    };
    GAMES.iter().flat_map(of).collect()
}

fn form(dice: &mut SeededDice, table: &str) -> Asked {
    let at = |what: &str| format!("/tables/{table}/{what}");
    let (address, form) = match dice.roll(8) {
        0..4 => {
            let forms = forms();
            let form = any(dice, &forms).replacen("here", "open", usize::from(one_in(dice, 2)));
            ("/tables".to_owned(), form)
        }
        4 => ("/settings".to_owned(), "language=de&light=night&back=/".to_owned()),
        5 => (at("link"), "seat=0".to_owned()),
        6 => (at(&format!("seats/{}", dice.roll(4))), "do=renew".to_owned()),
        _ => (format!("/join/{}", "a".repeat(32)), "name=Berta&also=yes".to_owned()),
    };
    ("POST", address, FORM, form)
}

fn address(dice: &mut SeededDice, table: &str) -> String {
    let number = dice.roll(60);
    let title = any(dice, GAMES).profile().id;
    match dice.roll(14) {
        0 => "/".to_owned(),
        1 => format!("/new/{title}"),
        2 => format!("/learn/{title}?step={number}"),
        3 => format!("/rules/{title}"),
        4 => format!("/tables/{table}?log=all&cut=1"),
        5 => format!("/tables/{table}/parts?seat=0&ply={number}"),
        6 => format!("/tables/{table}/parts?seat=0&trial=;pass;pass"),
        7 => format!("/tables/{table}/parts?seat=0&decision={number}&picked=a/b"),
        8 => format!("/tables/{table}/accounts?ply={number}"),
        9 => format!("/tables/{table}/transcript.jsonl"),
        10 => format!("/api/v1/tables/{table}?seat=0"),
        11 => format!("/api/v1/tables/{table}/events?after={number}"),
        12 => format!("/join/{}", "b".repeat(32)),
        _ => "/assets/script.js".to_owned(),
    }
}

fn body(dice: &mut SeededDice, table: &str, seat: u64, decision: &Value, path: &Value) -> Asked {
    let at = |what: &str| format!("/tables/{table}/{what}");
    let (address, body) = match dice.roll(8) {
        0 => (at("undo"), json!({"seat": null})),
        1 => (at("redo"), json!({"seat": seat})),
        2 => (at("intend"), json!({"seat": seat, "intent": "round"})),
        3 => {
            (at("pick"), json!({"seat": seat, "decision": decision, "path": path, "commit": true}))
        }
        4 => (at("pick"), json!({"seat": seat, "decision": decision, "path": path, "trial": ""})),
        5 => (at("really"), json!({"seat": seat, "decision": decision, "trial": path})),
        _ => (
            format!("/api/v1/tables/{table}/moves"),
            json!({"seat": seat, "decision": decision, "path": path, "id": "r"}),
        ),
    };
    ("POST", address, JSON, body.to_string())
}

impl Target for Web<'_> {
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String> {
        let (method, address, kind, body) = self.real(dice)?;
        let changed: Asked = match self.sort {
            Sort::Addresses => (method, bytes(dice, &address, "?seat=1&ply=0"), kind, body),
            // As it is, so that tables go on.
            Sort::Forms | Sort::Bodies if one_in(dice, 3) => (method, address, kind, body),
            Sort::Forms => (method, address, kind, bytes(dice, &body, "&seat-1=open&variant=")),
            Sort::Bodies => {
                let value: Value = serde_json::from_str(&body).unwrap_or_default();
                let text = if one_in(dice, 4) {
                    bytes(dice, &body, "{[]}")
                } else {
                    json_value(dice, &value).to_string()
                };
                (method, address, kind, text)
            }
        };
        self.watch.note(&format!("{changed:?}"));
        let (status, _, _) = self.send(&changed)?;
        // Somewhere there is always a table that goes on.
        let next = below(dice, self.tables.len());
        let table = self.tables[next].clone();
        if one_in(dice, 16) {
            self.view(&table, 0)?;
        }
        Ok((200..400).contains(&status))
    }
}
