//! A server without a network, and visitors who ask it things.

use std::fmt::Write as _;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use cluster::Cluster;
use http_body_util::BodyExt as _;
use serde_json::Value;
use server::AppState;
use store::Store;
use tempfile::TempDir;
use tower::ServiceExt as _;

use crate::documented;

/// A server on a database of its own.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) state: AppState,
    pub(crate) router: Router,
    pub(crate) folder: TempDir,
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) text: String,
    pub(crate) location: Option<String>,
    pub(crate) cookie: Option<String>,
    pub(crate) headers: axum::http::HeaderMap,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The sentence that says what went wrong.
    pub(crate) fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_owned()
    }

    /// The table that was made, or sat down at.
    pub(crate) fn table(&self) -> String {
        let location = self.location.as_deref().unwrap_or_else(|| panic!("no table: {self:?}"));
        location.trim_start_matches("/tables/").to_owned()
    }
}

/// Somebody with a browser: it keeps its cookie.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visitor {
    pub(crate) cookie: Option<String>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::in_folder(tempfile::tempdir().unwrap()).await
    }

    /// A server whose disk is memory, where the system has such a folder.
    pub(crate) async fn in_memory() -> House {
        let memory = tempfile::tempdir_in("/dev/shm");
        House::in_folder(memory.or_else(|_| tempfile::tempdir()).unwrap()).await
    }

    pub(crate) async fn in_folder(folder: TempDir) -> House {
        let store = Store::open(folder.path()).await.unwrap();
        let state = AppState::new(store.clone());
        House { store, router: server::app(state.clone()), state, folder }
    }

    /// A server that offers the boxes in its folder.
    pub(crate) async fn hosting(folder: TempDir) -> House {
        let store = Store::open(folder.path()).await.unwrap();
        let boxes = Some(folder.path().join("boxes"));
        let options = server::Options { boxes, ..server::Options::with(server::Limits::none()) };
        let state = AppState::with(store.clone(), options);
        House { store, router: server::app(state.clone()), state, folder }
    }

    /// Changes the database behind the server's back.
    pub(crate) async fn rewrite(&self, file: &std::path::Path, sql: &str) {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
        let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.to_owned())).execute(&pool).await.unwrap();
        pool.close().await;
    }

    /// A server as somebody runs it.
    pub(crate) async fn with(options: server::Options) -> House {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let state = AppState::with(store.clone(), options);
        House { store, router: server::app(state.clone()), state, folder }
    }

    /// A server that lists tables for everybody.
    pub(crate) async fn listing() -> House {
        House::with(House::listed(server::Options::with(server::Limits::none()))).await
    }

    /// The same options where tables are listed for everybody.
    pub(crate) fn listed(options: server::Options) -> server::Options {
        let contact = "Anna Muster, anna@example.org".parse().unwrap();
        server::Options { contact: Some(contact), public_lobby: true, ..options }
    }

    /// Another server over the same folder.
    pub(crate) async fn beside(&self) -> House {
        let store = Store::open(self.folder.path()).await.unwrap();
        let state = AppState::new(store.clone());
        let folder = tempfile::tempdir().unwrap();
        House { store, router: server::app(state.clone()), state, folder }
    }

    /// Two nodes over one database.
    pub(crate) async fn nodes(cluster: &Cluster) -> [House; 2] {
        let options = || House::listed(server::Options::with(server::Limits::none()));
        [House::node(cluster, options()).await, House::node(cluster, options()).await]
    }

    /// One of them, as somebody runs it.
    pub(crate) async fn node(cluster: &Cluster, options: server::Options) -> House {
        let store = Store::connect(&cluster.url()).await.unwrap();
        let state = AppState::with(store.clone(), options);
        let folder = tempfile::tempdir().unwrap();
        House { store, router: server::app(state.clone()), state, folder }
    }

    /// Ends the server and starts another on the same folder.
    pub(crate) async fn restart(self) -> House {
        let House { store, state, router, folder } = self;
        drop((store, state, router));
        House::hosting(folder).await
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        // As on a network, others get their turn in between.
        tokio::task::yield_now().await;
        let (method, path) = (request.method().clone(), request.uri().path().to_owned());
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let header =
            |name| parts.headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let (status, location) = (parts.status, header(header::LOCATION));
        let cookie = header(header::SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.split(';').next().map(str::to_owned));
        let body = body.collect().await.unwrap().to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        let answer = Answer { status, text, location, cookie, headers: parts.headers };
        documented::check(&method, &path, &answer);
        answer
    }

    /// Anna's table: herself, and whoever `seats` says.
    pub(crate) async fn table(&self, anna: &mut Visitor, variant: &str, seats: &[&str]) -> String {
        let mut form = format!("game=santiago-de-cuba&variant={variant}&seat-0=me&name-0=Anna");
        for (seat, kind) in (1..).zip(seats) {
            write!(form, "&seat-{seat}={kind}&name-{seat}=Player{seat}").unwrap();
        }
        anna.fill(self, "/tables", &form).await.table()
    }

    /// How many entries the table has.
    pub(crate) async fn entries(&self, table: &str) -> usize {
        self.store.entries(table, 0).await.unwrap().len()
    }
}

impl Visitor {
    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let request = Request::builder().method(method).uri(path).header(header::HOST, "here:8018");
        match &self.cookie {
            Some(cookie) => request.header(header::COOKIE, cookie),
            None => request,
        }
    }

    pub(crate) async fn get(&self, house: &House, path: &str) -> Answer {
        house.send(self.request("GET", path).body(Body::empty()).unwrap()).await
    }

    pub(crate) async fn post(&self, house: &House, path: &str, body: &Value) -> Answer {
        house.send(self.request("POST", path).body(Body::from(body.to_string())).unwrap()).await
    }

    pub(crate) async fn fill(&mut self, house: &House, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path);
        let kind = "application/x-www-form-urlencoded";
        let request = request.header(header::CONTENT_TYPE, kind);
        let mut answer = house.send(request.body(Body::from(form.to_owned())).unwrap()).await;
        self.cookie = answer.cookie.clone().or(self.cookie.take());
        if let (StatusCode::TEMPORARY_REDIRECT, Some(again)) = (answer.status, &answer.location) {
            // Sent again elsewhere, as browsers do.
            let request = self.request("POST", again).header(header::CONTENT_TYPE, kind);
            answer = house.send(request.body(Body::from(form.to_owned())).unwrap()).await;
        }
        answer
    }

    /// A form as a browser sends it, which wants a page.
    pub(crate) async fn fill_page(&self, house: &House, path: &str, form: &str) -> Answer {
        let request = self.request("POST", path).header(header::ACCEPT, "text/html");
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        house.send(request.body(Body::from(form.to_owned())).unwrap()).await
    }

    /// The table as programs see it.
    pub(crate) async fn view(&self, house: &House, table: &str) -> Value {
        let answer = self.get(house, &format!("/api/v1/tables/{table}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()
    }

    /// The table as the program of one of several seats sees it.
    pub(crate) async fn view_as(&self, house: &House, table: &str, seat: u64) -> Value {
        self.get(house, &format!("/api/v1/tables/{table}?seat={seat}")).await.json()
    }

    pub(crate) async fn act(&self, house: &House, table: &str, body: &Value) -> Answer {
        self.post(house, &format!("/api/v1/tables/{table}/moves"), body).await
    }

    /// Waits until this seat is asked or the game is over, and says what it sees.
    pub(crate) async fn turn(&self, house: &House, table: &str, seat: u64) -> Value {
        for _ in 0..10_000 {
            let view = self.view_as(house, table, seat).await;
            if !view["decision"].is_null() || view["turn"] != "chance" {
                return view;
            }
            tokio::time::sleep(std::time::Duration::from_micros(300)).await;
        }
        panic!("the table never moved on");
    }
}
