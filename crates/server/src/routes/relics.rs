//! Tables that cannot be played here, since their printed data are not known: what is
//! written of them is shown.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use pages::{Look, Relic, Written};
use serde_json::json;
use store::{Entry, Match};
use tabletop::Setup;
use title::Title;

use crate::answer;
use crate::error::AppError;
use crate::extract::{Path, Visitor};
use crate::hub::{Origin, is_private};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new().route("/tables/{id}/entries.jsonl", get(entries))
}

/// Such a table as the store holds it.
struct Found {
    held: Match,
    setup: Setup,
    title: &'static dyn Title,
    entries: Vec<Entry>,
}

impl Found {
    async fn load(state: &AppState, visitor: &Visitor, id: &str) -> Result<Found, AppError> {
        let held = state.hub.store().load(id).await?;
        let title = catalog::find(&held.agreed.game).map_err(AppError::internal)?;
        let setup = serde_json::from_value(held.agreed.setup.clone());
        let entries = state.hub.store().entries(id, 0).await?;
        let found = Found { setup: setup.map_err(AppError::internal)?, held, title, entries };
        let is_seated = match &visitor.guest {
            Some(guest) => !state.hub.store().held(id, guest.id).await?.is_empty(),
            None => false,
        };
        if found.is_private() && !is_seated { Err(AppError::NoTable) } else { Ok(found) }
    }

    /// Whether it is somebody's own board for planning.
    fn is_private(&self) -> bool {
        let origin = self.entries.first().and_then(|first| Origin::read(&first.body));
        is_private(origin.as_ref(), &self.held.seats)
    }

    /// Whether anybody may know all that was decided and drawn.
    fn is_open(&self) -> bool {
        let over = self.held.summary.state == store::State::Over;
        over || !self.title.profile().has_secrets(&self.setup.variant)
    }
}

/// The page of a table that cannot be played here, and why.
pub(crate) async fn page(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    look: &Look,
    why: &AppError,
) -> Result<Response, AppError> {
    let found = Found::load(state, visitor, id).await?;
    let is_open = found.is_open();
    let written = |entry: &Entry| Written {
        seq: entry.seq,
        kind: entry.kind.key(),
        seat: entry.seat.map(usize::from),
        at: entry.at,
        body: is_open.then(|| entry.body.to_string()),
    };
    let relic = Relic {
        id,
        title: found.title,
        names: names(&found.held),
        began: found.held.agreed.created_at,
        moves: found.held.summary.ply,
        entries: found.entries.iter().map(written).collect(),
        is_open,
        whole_log: look.log.is_some(),
        why: why.sentence(visitor.preferences.words()),
        needs_file: matches!(why, AppError::OtherData { .. }),
    };
    Ok(answer::page(pages::relic(&visitor.preferences, &relic)))
}

fn names(held: &Match) -> Vec<String> {
    held.seats.iter().map(|seat| seat.name.clone()).collect()
}

/// What was agreed, and every entry as it was written: not a transcript, since nobody can
/// say without the data which moves hold.
async fn entries(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    match visitor.room(&state, &id).await {
        // It can be played again, and so it has a transcript.
        Ok(_) => return Ok(Redirect::to(&format!("/tables/{id}/transcript.jsonl")).into_response()),
        Err(AppError::OtherData { .. } | AppError::BoxesFull) => {}
        Err(other) => return Err(other),
    }
    let found = Found::load(&state, &visitor, &id).await?;
    if !found.is_open() {
        return Err(AppError::Secret);
    }
    let (agreed, setup) = (&found.held.agreed, &found.setup);
    let head = json!({
        "table": agreed.id,
        "game": agreed.game,
        "variant": setup.variant,
        "players": setup.players,
        "edition": agreed.edition,
        "data": agreed.data,
        "setup": setup.switches,
        "names": names(&found.held),
        "made_at": agreed.created_at,
    });
    let mut lines = vec![head.to_string()];
    lines.extend(found.entries.iter().map(|entry| {
        let Entry { seq, kind, seat, body, fingerprint, at, request: _ } = entry;
        let kind = kind.key();
        json!({"seq": seq, "kind": kind, "seat": seat, "body": body, "mark": fingerprint, "at": at})
            .to_string()
    }));
    lines.push(String::new());
    let disposition = format!("attachment; filename=\"{}-{id}-entries.jsonl\"", agreed.game);
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, lines.join("\n")).into_response())
}
