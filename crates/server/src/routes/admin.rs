//! The page for the host, behind a sign-in of its own; without a password there is none.

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{Complaints, Health, OpenTable, Preferences, Report};

use super::guests::Cookies;
use crate::admin::{Admin, SESSION};
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Path, Visitor, cookie};
use crate::hub::Closer;
use crate::options::PublicUrl;
use crate::state::AppState;

/// The cookie by which the host is known.
const HOST: &str = "ingenio-host";
/// So many tables are listed.
const MOST: i64 = 200;
/// What is said to everybody is no longer than this.
const LONGEST: usize = 500;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/admin", get(show).post(sign_in))
        .route("/admin/leave", post(leave))
        .route("/admin/message", post(say))
        .route("/admin/tables/{id}/close", post(close))
        .route("/admin/reports/{id}/{number}", post(settle))
        .route("/admin/voices/{guest}", post(voice))
        .route("/notice", get(notice))
}

/// The host, who has signed in.
struct Host;

impl FromRequestParts<AppState> for Host {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Host, Response> {
        let admin = admin(state).map_err(IntoResponse::into_response)?;
        let session = cookie(&parts.headers, HOST);
        let known = session.is_some_and(|session| admin.knows(session, state.hub.now()));
        if known { Ok(Host) } else { Err(Redirect::to("/admin").into_response()) }
    }
}

fn admin(state: &AppState) -> Result<&Admin, AppError> {
    state.options.admin.as_ref().ok_or(AppError::NotFound)
}

/// The host's cookie, which no other page is sent and no other site makes a browser send.
fn set(state: &AppState, value: &str, seconds: i64) -> AppendHeaders<Cookies> {
    let secure = state.options.public_url.as_ref().is_some_and(PublicUrl::is_secure);
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!(
        "{HOST}={value}; Path=/admin; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"
    );
    AppendHeaders(vec![(header::SET_COOKIE, cookie)])
}

async fn show(
    State(state): State<AppState>,
    visitor: Visitor,
    host: Result<Host, Response>,
) -> Result<Response, AppError> {
    admin(&state)?;
    if host.is_err() {
        return Ok(answer::page(pages::sign_in(&visitor.preferences, false)));
    }
    // Whoever has just said something to all, at any node, sees it here.
    let notice = state.notice.latest(state.hub.store()).await;
    let preferences = &Preferences { notice, ..visitor.preferences };
    let now = state.hub.now();
    let health = health(&state, now).await;
    let store = state.hub.store();
    let tables = store.open_tables(MOST).await.unwrap_or_default();
    let tables: Vec<OpenTable> = tables.into_iter().map(listed).collect();
    let reports =
        store.reported(MOST).await.unwrap_or_default().into_iter().map(reported).collect();
    let silenced = store.silenced().await.unwrap_or_default();
    let complaints = Complaints { reports, silenced };
    Ok(answer::page(pages::admin(preferences, &health, (&tables, &complaints), now)))
}

fn reported(reported: store::Reported) -> Report {
    let store::Reported { table, message, count, is_hidden, is_silenced } = reported;
    Report {
        table,
        number: message.number,
        guest: message.guest,
        name: message.name,
        said: message.said.unwrap_or_default(),
        at: message.at,
        count,
        is_hidden,
        is_silenced,
    }
}

/// The host has read what was reported: it stays, or is hidden.
async fn settle(
    State(state): State<AppState>,
    _: Host,
    Path((id, number)): Path<(String, i64)>,
    form: Form,
) -> Result<Response, AppError> {
    let hide = form.get("do") == Some("hide");
    state.hub.room(&id).await?.settle_report(number, hide).await?;
    tracing::info!(table = id, number, hide, "the host has read what was reported");
    Ok(Redirect::to("/admin").into_response())
}

/// Somebody may say nothing any more, or may again.
async fn voice(
    State(state): State<AppState>,
    _: Host,
    Path(guest): Path<i64>,
    form: Form,
) -> Result<Response, AppError> {
    let silent = form.get("do") == Some("silence");
    state.hub.store().silence(guest, silent, state.hub.now()).await?;
    tracing::info!(guest, silent, "the host has decided who may talk");
    Ok(Redirect::to("/admin").into_response())
}

/// How the server is. What cannot be found out is left out: the page is there when it is needed.
async fn health(state: &AppState, now: i64) -> Health {
    let store = state.hub.store();
    let uptime = i64::try_from(state.hub.metrics().uptime().as_millis()).unwrap_or_default();
    Health {
        version: state.options.version,
        store: store.kind(),
        is_ready: store.probe().await.is_ok(),
        bytes: store.size().await.ok(),
        nodes: store.nodes().await.ok().flatten(),
        started: now - uptime,
        open: store.count_open().await.ok(),
    }
}

fn listed(table: store::Listing) -> OpenTable {
    OpenTable {
        id: table.id,
        game: table.game,
        names: table.names,
        moves: table.summary.ply,
        moved_at: table.moved_at,
    }
}

async fn sign_in(
    State(state): State<AppState>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let admin = admin(&state)?;
    state.rates.attempt(visitor.from)?;
    if !admin.opens(form.get("password").unwrap_or_default()) {
        tracing::warn!("somebody has tried to sign in as the host");
        let page = pages::sign_in(&visitor.preferences, true);
        return Ok((StatusCode::FORBIDDEN, answer::page(page)).into_response());
    }
    tracing::info!("the host has signed in");
    let session = admin.session(state.hub.now());
    Ok((set(&state, &session, SESSION / 1000), Redirect::to("/admin")).into_response())
}

async fn leave(State(state): State<AppState>, _: Host) -> Response {
    (set(&state, "", 0), Redirect::to("/")).into_response()
}

async fn say(State(state): State<AppState>, _: Host, form: Form) -> Result<Response, AppError> {
    let words: Vec<&str> = form.get("said").unwrap_or_default().split_whitespace().collect();
    let said = words.join(" ");
    if said.chars().count() > LONGEST {
        return Err(AppError::Unsaid);
    }
    let said = Some(said.as_str()).filter(|said| !said.is_empty());
    state.hub.store().say(said, state.hub.now()).await?;
    state.notice.forget();
    tracing::info!(said = said.is_some(), "the host's message to all has changed");
    Ok(Redirect::to("/admin").into_response())
}

async fn close(
    State(state): State<AppState>,
    _: Host,
    Path(id): Path<String>,
) -> Result<Response, AppError> {
    state.hub.room(&id).await?.close(Closer::Host).await?;
    tracing::info!(table = id, "the host has closed a table");
    Ok(Redirect::to("/admin").into_response())
}

/// What the host says now, for pages that are open already.
async fn notice(visitor: Visitor) -> Response {
    answer::page(pages::notice(&visitor.preferences))
}
