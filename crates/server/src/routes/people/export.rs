//! Everything that is somebody's, as one file.

use std::collections::VecDeque;
use std::convert::Infallible;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt as _, stream};
use serde_json::{Value, json};
use store::{Channel, Device, Hours, Mailbox, PastNotice, Rating, Session};
use tokio::sync::OwnedSemaphorePermit;

use super::super::table::told;
use super::{Person, folded};
use crate::error::AppError;
use crate::state::AppState;

/// Whoever comes while another is served may come back after so many seconds.
const WAIT: u64 = 10;
/// More notices than this nobody was told in the days for which they are kept.
const MOST_TOLD: i64 = 10_000;
/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// What stands between two tables.
const BETWEEN: &str = ",\n";

/// What is still to be written.
struct Rest {
    state: AppState,
    guest: i64,
    tables: VecDeque<String>,
    /// What stands before the next table; nothing when all is written.
    before: Option<String>,
    _place: OwnedSemaphorePermit,
}

/// Hands out everything: who they are, where they are signed in, and their tables, one after
/// another, so that a thousand take no more room than one.
pub(super) async fn everything(
    State(state): State<AppState>,
    person: Person,
) -> Result<Response, AppError> {
    let place = std::sync::Arc::clone(&state.exports).try_acquire_owned();
    let place = place.map_err(|_| AppError::TooMany(WAIT))?;
    let (store, account) = (state.hub.store(), person.account);
    let guest = account.guest;
    let sessions = store.sessions(guest).await?;
    let Mailbox { confirmed, pending } = store.mailbox(guest, state.hub.now()).await?;
    let mail = json!({
        "address": confirmed.map(|(address, _)| address),
        "unconfirmed": pending,
    });
    let said = store.said_by(guest).await?.into_iter();
    let said = said.map(|(table, at, said)| json!({ "table": table, "at": at, "said": said }));
    let profile = store.profile(&folded(&account.name)).await?;
    let head = json!({
        "ingenio_export": 1,
        "person": { "name": account.name, "made_at": account.made_at },
        "sessions": sessions.iter().map(session).collect::<Vec<_>>(),
        "mail": mail,
        "said": said.collect::<Vec<_>>(),
        "ratings": profile.iter().flat_map(|profile| &profile.ratings).map(rating).collect::<Vec<_>>(),
        "muted": store.muted(guest).await?.into_iter().map(|(_, name)| name).collect::<Vec<_>>(),
        "night": store.sleep(guest).await?.map(night),
        "notices": {
            "channels": store.channels(guest).await?.iter().map(channel).collect::<Vec<_>>(),
            "quiet_hours": store.hours(guest).await?.map(hours),
            "told": store.past_notices(guest, MOST_TOLD).await?.iter().map(told_once).collect::<Vec<_>>(),
        },
    });
    let head = head.to_string();
    let before = Some(format!("{},\"tables\":[", head.strip_suffix('}').unwrap_or(&head)));
    let tables = store.places_of(guest).await?.into();
    let rest = Rest { state: state.clone(), guest, tables, before, _place: place };
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"ingenio.json\""),
    ];
    // What packs an answer asks once more after its end.
    Ok((headers, Body::from_stream(stream::unfold(rest, next).fuse())).into_response())
}

fn rating(rating: &Rating) -> Value {
    let Rating { game, pool, mean, deviation, games, wins } = rating;
    json!({
        "game": game, "among": pool, "mean": mean, "deviation": deviation, "games": games,
        "wins": wins,
    })
}

fn night((begins, length): (i64, i64)) -> Value {
    json!({ "begins": begins, "length": length })
}

fn channel(channel: &Channel) -> Value {
    json!({ "kind": channel.way.key(), "target": channel.target, "language": channel.language })
}

/// What somebody was told by one channel, and what became of it.
fn told_once(past: &PastNotice) -> Value {
    let PastNotice { key, game, who, at, fate, tries, said, is_one_of_many: _ } = past;
    json!({
        "table": key.table,
        "game": game,
        "about": key.about.key(),
        "by": who.as_ref().map(|who| &who.by).filter(|by| !by.is_empty()),
        "at": at,
        "outcome": fate.key(),
        "tries": tries,
        "why": said,
    })
}

fn hours(hours: Hours) -> Value {
    let Hours { begins, ends, ahead } = hours;
    json!({ "begins": begins, "ends": ends, "ahead": ahead })
}

/// A session without what would open it.
fn session(session: &Session) -> Value {
    let kind = match session.device {
        Device::Browser => "browser",
        Device::Program => "program",
    };
    json!({
        "kind": kind,
        "called": session.called,
        "made_at": session.made_at,
        "last_used": session.seen_day * DAY,
    })
}

async fn next(mut rest: Rest) -> Option<(Result<String, Infallible>, Rest)> {
    let before = rest.before.take()?;
    let Some(id) = rest.tables.pop_front() else {
        // Whoever has no table still has a list of them.
        let before = if before == BETWEEN { "" } else { &before };
        return Some((Ok(format!("{before}]}}\n")), rest));
    };
    let table = table(&rest, &id).await;
    rest.before = Some(BETWEEN.to_owned());
    Some((Ok(format!("{before}{table}")), rest))
}

/// A table, and its transcript unless that would tell a secret or cannot be read.
async fn table(rest: &Rest, id: &str) -> Value {
    let hub = &rest.state.hub;
    let Ok(room) = hub.read(id).await else {
        return json!({ "id": id, "transcript": null });
    };
    let held = hub.store().held(id, rest.guest).await.unwrap_or_default();
    let transcript = told(&room).ok().map(|text| {
        let lines = text.as_str().lines().map(serde_json::from_str::<Value>);
        lines.filter_map(Result::ok).collect::<Vec<_>>()
    });
    json!({
        "id": id,
        "game": room.agreed.game,
        "made_at": room.agreed.created_at,
        "names": room.inside().names(),
        "seats": held,
        "transcript": transcript,
    })
}
