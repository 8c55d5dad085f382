//! People as everybody may see them.

use axum::extract::State;
use axum::response::Response;
use pages::{Person, Played, Standing};
use store::{Profile, Rating};

use super::folded;
use crate::error::AppError;
use crate::extract::{Path, Visitor};
use crate::state::AppState;
use crate::{answer, records};

/// Somebody with an account, by their name.
pub(in crate::routes) async fn found(state: &AppState, name: &str) -> Result<Profile, AppError> {
    state.hub.store().profile(&folded(name)).await?.ok_or(AppError::NotFound)
}

/// What somebody has played, each game with how well.
pub(in crate::routes) fn played(profile: &Profile) -> Vec<Played> {
    let standing = |game: &str, pool: &str| -> Option<Standing> {
        let of = |rating: &&Rating| rating.game == game && rating.pool == pool;
        profile.ratings.iter().find(of).map(records::standing)
    };
    let games = profile.played.iter().map(|(game, games, wins)| Played {
        game: game.clone(),
        games: *games,
        wins: *wins,
        people: standing(game, "people"),
        bots: standing(game, "bots"),
    });
    games.collect()
}

pub(super) async fn show(
    State(state): State<AppState>,
    Path(name): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let profile = found(&state, &name).await?;
    let person = Person {
        name: &profile.name,
        since: profile.made_at,
        played: &played(&profile),
        latest: &profile.latest,
        now: state.hub.now(),
    };
    Ok(answer::page(pages::person(&visitor.preferences, &person)))
}
