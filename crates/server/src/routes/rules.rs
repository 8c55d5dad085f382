//! The rulings that refusals cite, and what is printed in the boxes.

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Redirect, Response};
use axum::routing::get;
use pages::Asker;
use serde::Deserialize;
use title::{Printed, Title};

use crate::answer;
use crate::error::AppError;
use crate::extract::{Query, Visitor};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/rules/{game}", get(rules))
        .route("/rules/{game}/", get(rules))
        .route("/rules/{game}/{citation}", get(ruling))
        .route("/games/{game}/box", get(values))
        .route("/games/{game}/box.toml", get(file))
}

/// Which of the boxes that are offered.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    #[serde(rename = "box")]
    hash: Option<String>,
}

/// The values of a game's box as we know it, or of another that is offered.
async fn values(
    State(state): State<AppState>,
    Path(game): Path<String>,
    visitor: Visitor,
    Query(which): Query<Which>,
) -> Result<Response, AppError> {
    let (title, printed) = offered(&state, &game, which)?;
    Ok(answer::page(pages::printed(title, &printed, pages::From::Setup, &visitor.preferences)))
}

/// The same as a file, with its labels and comments.
async fn file(
    State(state): State<AppState>,
    Path(game): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, AppError> {
    let (title, printed) = offered(&state, &game, which)?;
    Ok(answer::plain(title.boxes().file_of(&printed)))
}

fn offered(
    state: &AppState,
    game: &str,
    which: Which,
) -> Result<(&'static dyn Title, Printed), AppError> {
    let title = catalog::find(game).map_err(|_| AppError::NotFound)?;
    let printed = match which.hash {
        None => title.boxes().built_in(),
        Some(hash) => {
            let mut offered = state.boxes.offered(title).boxes.into_iter();
            offered.find(|printed| printed.hash == hash).ok_or(AppError::NotFound)?
        }
    };
    Ok((title, printed))
}

/// Where to go back to.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct From {
    table: Option<String>,
    /// Where the guided game stands from which the visitor comes.
    learn: Option<u64>,
}

impl From {
    fn asker(&self) -> Asker<'_> {
        // Nothing but the name of a table is followed.
        let is_name = |table: &&str| table.bytes().all(|letter| letter.is_ascii_alphanumeric());
        match (self.table.as_deref().filter(is_name), self.learn) {
            (Some(table), _) => Asker::Table(table),
            (None, Some(ply)) => Asker::Learner(ply),
            (None, None) => Asker::Nobody,
        }
    }

    /// The same in an address.
    fn query(&self) -> String {
        match self.asker() {
            Asker::Table(table) => format!("?table={table}"),
            Asker::Learner(ply) => format!("?learn={ply}"),
            Asker::Nobody => String::new(),
        }
    }
}

async fn rules(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(from): Query<From>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let page = pages::rules(title, from.asker(), &visitor.preferences);
    page.map(answer::page).ok_or(AppError::NotFound)
}

/// What a refusal cites: a ruling, or a chapter of the rules in short.
async fn ruling(
    Path((game, citation)): Path<(String, String)>,
    visitor: Visitor,
    Query(from): Query<From>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    if let Some(page) = pages::ruling(title, &citation, from.asker(), &visitor.preferences) {
        return Ok(answer::page(page));
    }
    let chapter = pages::chapter(title, &citation).ok_or(AppError::NotFound)?;
    Ok(Redirect::to(&format!("/rules/{game}{}#{chapter}", from.query())).into_response())
}
