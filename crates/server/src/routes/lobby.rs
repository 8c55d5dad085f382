//! The home page and new tables.

use std::collections::BTreeMap;

use axum::Router;
use axum::extract::{Path, State};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use locale::Words;
use serde::Deserialize;
use title::{Printed, Title};

use super::guests::{Cookies, cookie, welcome};
use super::names::clean;
use crate::error::AppError;
use crate::extract::{Form, LANGUAGE, LIGHT, Query, Visitor};
use crate::hub::{Order, Sitter};
use crate::state::AppState;
use crate::{answer, records};

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/", get(home))
        .route("/new/{game}", get(new))
        .route("/learn/{game}", get(learn))
        .route("/tables", post(make))
        .route("/settings", post(settings))
}

async fn home(State(state): State<AppState>, visitor: Visitor) -> Result<Response, AppError> {
    let tables = match &visitor.guest {
        Some(guest) => state.hub.store().tables_of(guest.id).await?,
        None => Vec::new(),
    };
    let tables: Vec<pages::Listing> = tables.into_iter().map(records::listing).collect();
    Ok(answer::page(pages::home(&visitor.preferences, &tables)))
}

/// Where in a lesson.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Lesson {
    #[serde(default)]
    step: usize,
}

async fn learn(
    Path(game): Path<String>,
    visitor: Visitor,
    Query(lesson): Query<Lesson>,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let page = pages::lesson(title, lesson.step, &visitor.preferences);
    page.map_err(AppError::internal)?.map(answer::page).ok_or(AppError::NotFound)
}

async fn new(
    State(state): State<AppState>,
    Path(game): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let title = catalog::find(&game).map_err(|_| AppError::NotFound)?;
    let boxes = state.boxes.offered(title);
    Ok(answer::page(pages::order(&visitor.preferences, visitor.name(), title, &boxes)))
}

async fn make(
    State(state): State<AppState>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    let game = form.get("game").unwrap_or_default();
    let title = catalog::find(game).map_err(|unknown| AppError::Bad(unknown.to_string()))?;
    let words = visitor.preferences.words();
    let known = visitor.guest.as_ref().map(|guest| guest.name.as_str());
    let printed = chosen(&state, title, form.get("box"))?;
    let order = ordered(title, &form, words, known, printed)?;
    let mine = (0..).map_while(|seat| form.get(&format!("seat-{seat}")).map(|kind| (seat, kind)));
    let mine = mine.filter(|(_, kind)| *kind == "me").map(|(seat, _)| seat).next();
    let name = mine.and_then(|seat: usize| clean(form.get(&format!("name-{seat}"))?));
    let cut = name.as_ref().is_some_and(|name| name.cut);
    let name = name.map(|name| name.text);
    let (guest, cookie) = welcome(&state, &visitor, name.as_deref()).await?;
    state.rates.table(visitor.from, guest.id)?;
    let id = state.hub.make(&guest, order).await?;
    // The first chance and the bots are quick; the page need not show the moment before.
    state.hub.room(&id).await?.settle().await;
    let table = format!("/tables/{id}{}", if cut { "?cut=1" } else { "" });
    Ok((AppendHeaders(cookie), Redirect::to(&table)).into_response())
}

fn ordered(
    title: &'static dyn Title,
    form: &Form,
    words: &Words,
    known: Option<&str>,
    printed: Printed,
) -> Result<Order, AppError> {
    let profile = title.profile();
    let mut sitters = Vec::new();
    for seat in 0..profile.players().max().unwrap_or_default() {
        let number = seat + 1;
        let default = || words.with("player-number", &[("number", number.into())]);
        let name = form.get(&format!("name-{seat}")).and_then(clean);
        let name = name.map(|name| name.text);
        match form.get(&format!("seat-{seat}")).unwrap_or("none") {
            "none" => {}
            "me" => {
                let known = known.map(str::to_owned).filter(|known| !known.is_empty());
                sitters.push(Sitter::Here(name.or(known).unwrap_or_else(default)));
            }
            "here" => sitters.push(Sitter::Here(name.unwrap_or_else(default))),
            "open" => sitters.push(Sitter::Open),
            other => sitters.push(bot(title, other)?),
        }
    }
    if !sitters.iter().any(|sitter| matches!(sitter, Sitter::Here(_) | Sitter::Open)) {
        return Err(AppError::Bad(words.text("nobody-plays")));
    }
    let players = u8::try_from(sitters.len()).unwrap_or(u8::MAX);
    let mut switches = BTreeMap::new();
    for switch in profile.switches {
        if let Some(value) = form.get(&format!("rule-{}", switch.name)) {
            switches.insert(switch.name.to_owned(), value.to_owned());
        }
    }
    let variant = form.get("variant").filter(|variant| !variant.is_empty());
    let setup = profile.setup(players, variant, switches)?;
    let aids = form.get("aids") != Some("off");
    Ok(Order { title, setup, printed, sitters, aids })
}

/// The box that was chosen, by its hash; the default one if none was.
fn chosen(state: &AppState, title: &dyn Title, hash: Option<&str>) -> Result<Printed, AppError> {
    let mut offered = state.boxes.offered(title).into_iter();
    let found = match hash {
        None => offered.next(),
        Some(hash) => offered.find(|printed| printed.hash == hash),
    };
    found.ok_or_else(|| AppError::Bad(format!("box {:?}", hash.unwrap_or_default())))
}

fn bot(title: &dyn Title, kind: &str) -> Result<Sitter, AppError> {
    let name = kind.strip_prefix("bot:").unwrap_or_default();
    let known = title.bots().contains(&name);
    let bot = known.then(|| Sitter::Bot(name.to_owned()));
    bot.ok_or_else(|| AppError::Bad(format!("{kind:?}")))
}

async fn settings(State(state): State<AppState>, form: Form) -> Response {
    let mut cookies = Cookies::new();
    for (field, name) in [("language", LANGUAGE), ("light", LIGHT)] {
        let value = form.get(field);
        let known = ["en", "de", "day", "night", "device"];
        if let Some(value) = known.into_iter().find(|&known| value == Some(known)) {
            cookies.push(cookie(&state, name, value));
        }
    }
    let back = form.get("back").filter(|back| is_here(back)).unwrap_or("/");
    (AppendHeaders(cookies), Redirect::to(back)).into_response()
}

/// Whether an address leads to a page of ours: browsers read a backslash as a slash,
/// and leave out what cannot be seen.
fn is_here(address: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_graphic() && letter != '\\';
    address.starts_with('/') && !address.starts_with("//") && address.chars().all(plain)
}
