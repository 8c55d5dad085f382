//! The page of a table and what its script asks for.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use pages::{Dice, Look, Scene, Trial};
use serde::Deserialize;
use store::Kind;
use tabletop::Seat;
use title::{Header, Objection, Table, Transcript};

use super::names::notice;
use super::relics;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Json, Path, Query, Visitor};
use crate::hub::{Asked, Inside, Room, Wanted};
use crate::records::{self, Depth, Onlooker, Story};
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/tables/{id}", get(page))
        .route("/tables/{id}/parts", get(parts))
        .route("/tables/{id}/why", get(why))
        .route("/tables/{id}/accounts", get(accounts))
        .route("/tables/{id}/pick", post(pick))
        .route("/tables/{id}/really", post(really))
        .route("/tables/{id}/intend", post(intend))
        .route("/tables/{id}/undo", post(undo))
        .route("/tables/{id}/redo", post(redo))
        .route("/tables/{id}/transcript.jsonl", get(transcript))
        .route("/tables/{id}/dice", get(dice))
        .route("/tables/{id}/box", get(printed))
        .route("/tables/{id}/box.toml", get(printed_file))
}

async fn page(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    match show(&state, &id, &visitor, &look, pages::table).await {
        Ok(page) => Ok(answer::page(page)),
        Err(why @ (AppError::OtherData { .. } | AppError::BoxesFull)) => {
            relics::page(&state, &id, &visitor, &look, &why).await
        }
        Err(other) => Err(other),
    }
}

async fn parts(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    Ok(answer::page(show(&state, &id, &visitor, &look, pages::fragment).await?))
}

/// What somebody would have liked to click, and what they had picked before.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tried {
    pub(super) seat: u8,
    path: String,
    decision: Option<i64>,
    picked: Option<String>,
    trial: Option<String>,
    ply: Option<usize>,
}

impl Tried {
    /// What was tried, and how the table looked then.
    pub(super) fn looked(self) -> (String, Look) {
        let Tried { seat, path, decision, picked, trial, ply } = self;
        (path, Look { seat: Some(seat), decision, picked, trial, ply, ..Look::default() })
    }
}

/// Why that cannot be done, as a sentence for the seat that asks.
async fn why(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(tried): Query<Tried>,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    if tried.trial.is_none() || records::terms(&room).has_secrets() {
        visitor.own(&state, &id, tried.seat).await?;
    }
    visitor.seated(&state, &id).await?;
    let (path, look) = tried.looked();
    let said = show(&state, &id, &visitor, &look, |scene| pages::why(scene, &path)).await?;
    said.map(answer::plain).ok_or(AppError::NotFound)
}

async fn accounts(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Query(look): Query<Look>,
) -> Result<Response, AppError> {
    let shown = show_deep(&state, &id, &visitor, &look, Depth::Chapters, pages::accounts).await?;
    shown.map(answer::page).ok_or(AppError::NotFound)
}

/// How every writing request ends: chance and bots get a moment to move on, and
/// the visitor sees the table as it then stands.
async fn after(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    look: &Look,
) -> Result<Response, AppError> {
    visitor.room(state, id).await?.settle().await;
    Ok(answer::page(show(state, id, visitor, look, pages::fragment).await?))
}

/// The position that is looked at if it is not the present one; who tries something out from
/// here on while others decide holds on to this one.
fn past(ply: Option<usize>, trial: Option<&str>, inside: &Inside) -> Option<usize> {
    let last = inside.course.ply();
    ply.filter(|&ply| ply < last || (trial.is_some() && ply == last))
}

pub(super) async fn show<T>(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    look: &Look,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> Result<T, AppError> {
    let depth = if look.log.is_some() { Depth::Moves } else { Depth::Latest };
    show_deep(state, id, visitor, look, depth, draw).await
}

pub(super) async fn show_deep<T>(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    look: &Look,
    depth: Depth,
    draw: impl FnOnce(&Scene<'_>) -> T,
) -> Result<T, AppError> {
    let room = visitor.room(state, id).await?;
    let held = visitor.seats(state, id).await?;
    let inside = room.inside();
    let maker = visitor.guest.as_ref().is_some_and(|guest| guest.id == inside.maker);
    let past = past(look.ply, look.trial.as_deref(), &inside);
    let mut story = Story::of(&inside, past, depth);
    story.tale = room.tale(&inside).filter(|_| past.is_none());
    let onlooker = Onlooker { held: &held, maker, ply: past, now: state.hub.now() };
    let mut record = records::record(&room, &inside, &story, onlooker);
    let imprint = room.imprint().filter(|imprint| imprint.parent.is_some());
    if maker && record.state == pages::State::Waiting {
        record.met = super::company::to_ask(state, &inside).await?;
    }
    if held.is_empty() && record.state == pages::State::Waiting && state.options.has_lobby() {
        let is_listed = state.hub.store().is_listed(id, state.hub.now()).await?;
        record.offered = is_listed.then(|| visitor.name().to_owned());
    }
    record.lost_to = lost_to(state, &inside, (id, visitor, &held)).await?;
    record.parent = imprint.and_then(|imprint| state.boxes.labelled(room.title, imprint).parent);
    let mut scene = Scene::new(&record, &visitor.preferences, look);
    let words = room.title.words(visitor.preferences.language);
    // Only who typed the names is told of them.
    let typed = maker || !held.is_empty();
    if typed && let Some(notice) = notice(words, &inside.names(), look) {
        scene.notify(notice);
    }
    Ok(draw(&scene))
}

/// Who has taken the seat of a visitor who holds none any more, until they have read it.
async fn lost_to(
    state: &AppState,
    inside: &Inside,
    (id, visitor, held): (&str, &Visitor, &[Seat]),
) -> Result<Option<String>, AppError> {
    let house = inside.course.house();
    let mut seats = inside.seats.iter().map(|record| Seat::new(record.seat));
    let guest = visitor.guest.as_ref().filter(|_| held.is_empty());
    let (Some(guest), true) = (guest, seats.any(|seat| house.is_taken_over(seat))) else {
        return Ok(None);
    };
    let lost = state.hub.store().lost(guest.id, Some(id)).await?;
    Ok(lost.into_iter().next().map(|lost| lost.by))
}

/// What a click sends: the path with the new pick.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pick {
    pub(super) seat: u8,
    pub(super) decision: i64,
    pub(super) path: String,
    /// Whether the path is meant as it stands, even if it could go on.
    #[serde(default)]
    commit: bool,
    /// The moves tried out before it, if it is only tried out.
    trial: Option<String>,
    /// The earlier position on which it is tried out.
    ply: Option<usize>,
}

/// Whether a pick is a whole answer; a path that leads nowhere is told what is wrong with it:
/// the spelling, or a rule.
pub(super) fn is_whole(table: &dyn Table, seat: Seat, pick: &Pick) -> Result<bool, Objection> {
    let next = table.next(seat, &pick.path);
    let ends = next.words.is_empty() && next.numbers.is_empty() && !next.open;
    if ends && !next.whole {
        table.action(&pick.path).and_then(|action| table.check(seat, &action))?;
    }
    Ok(pick.commit || ends)
}

/// Whoever makes a pick.
struct Mover {
    /// For whom.
    seat: Seat,
    /// The seats for which they may act.
    seats: Vec<Seat>,
    /// Which of their own, if they move for another.
    by: Option<Seat>,
}

/// Who makes a pick: for a seat of their own or one whose owner allows it, or in a trial at a table
/// where nothing is hidden also for another's.
async fn mover(
    state: &AppState,
    id: &str,
    visitor: &Visitor,
    pick: &Pick,
) -> Result<Mover, AppError> {
    let mut seats = visitor.seated(state, id).await?;
    let room = visitor.room(state, id).await?;
    let free = pick.trial.is_some() && !records::terms(&room).has_secrets();
    let seat = Seat::new(pick.seat);
    match visitor.moving_at(&room, pick.seat).await {
        Ok((_, by)) => {
            seats.extend(by.map(|_| seat));
            Ok(Mover { seat, seats, by })
        }
        Err(AppError::NotLent) if free => Ok(Mover { seat, seats, by: None }),
        Err(other) => Err(other),
    }
}

async fn pick(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(pick): Json<Pick>,
) -> Result<Response, AppError> {
    let Mover { seat, seats: held, by } = mover(&state, &id, &visitor, &pick).await?;
    let room = visitor.room(&state, &id).await?;
    let whole = {
        let inside = room.inside();
        let course = &inside.course;
        let past = past(pick.ply, pick.trial.as_deref(), &inside).map(|ply| course.at(ply));
        let asked = held.iter().find(|&&seat| course.question(seat) == Some(pick.decision));
        if past.is_none() && (pick.ply.is_some() || asked.is_none()) {
            return Err(AppError::Late);
        }
        let moves = pick.trial.as_deref();
        let terms = records::terms(&room);
        let table = past.as_ref().map_or(course.table(), |past| past.as_ref());
        let first = asked.copied().filter(|_| past.is_none()).unwrap_or(seat);
        let trial = moves.and_then(|moves| Trial::new(&terms, table, first, moves));
        // Only on a copy, and only in turn, does one move for others.
        if !held.contains(&seat) && trial.as_ref().and_then(Trial::next) != Some(seat) {
            return Err(AppError::NotYours);
        }
        // Of the past nothing is decided: something is tried out there, or nothing is.
        if past.is_some() && trial.is_none() {
            return Err(AppError::Late);
        }
        let table = trial.as_ref().map_or(table, |trial| trial.table.as_ref());
        is_whole(table, seat, &pick).map_err(|objection| room.objected(&inside, objection))?
    };
    let mut look = Look { seat: Some(pick.seat), ply: pick.ply, ..Look::default() };
    if let (true, Some(trial)) = (whole, &pick.trial) {
        look.decision = Some(pick.decision);
        look.trial = Some(format!("{trial}{}{}", pages::BETWEEN, pick.path));
    } else if whole {
        let (question, wanted) = (pick.decision, vec![Wanted::Path(pick.path)]);
        room.act(Asked { seat, by, question, wanted, request: None }).await?;
    } else {
        look.decision = Some(pick.decision);
        look.picked = Some(pick.path);
        look.trial = pick.trial;
    }
    after(&state, &id, &visitor, &look).await
}

/// Moves that were tried out and are now meant, or that one click makes in a row.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meant {
    seat: u8,
    decision: i64,
    trial: String,
}

impl Meant {
    fn moves(&self) -> impl Iterator<Item = &str> {
        self.trial.split(pages::BETWEEN).filter(|path| !path.is_empty())
    }

    /// The first of them alone.
    pub(super) fn first(&self) -> Pick {
        let path = self.moves().next().unwrap_or_default().to_owned();
        let Meant { seat, decision, .. } = *self;
        Pick { seat, decision, path, commit: true, trial: None, ply: None }
    }
}

async fn really(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(meant): Json<Meant>,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    // What was tried out may have come to another's turn: it is meant by who was asked first.
    let held = visitor.seated(&state, &id).await?;
    let asked = |seat: &Seat| room.inside().course.question(*seat) == Some(meant.decision);
    let (seat, by) = match held.into_iter().find(asked) {
        Some(seat) => (seat, None),
        None => visitor.moving_at(&room, meant.seat).await?,
    };
    let wanted = meant.moves().map(|path| Wanted::Path(path.to_owned())).collect();
    room.act(Asked { seat, by, question: meant.decision, wanted, request: None }).await?;
    after(&state, &id, &visitor, &Look { seat: Some(meant.seat), ..Look::default() }).await
}

/// What a seat decides ahead of time; nothing to take it back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ahead {
    seat: u8,
    intent: Option<String>,
}

async fn intend(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(ahead): Json<Ahead>,
) -> Result<Response, AppError> {
    let seat = visitor.own(&state, &id, ahead.seat).await?;
    visitor.room(&state, &id).await?.intend(seat, ahead.intent).await?;
    after(&state, &id, &visitor, &Look { seat: Some(ahead.seat), ..Look::default() }).await
}

/// Who is at the screen.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct At {
    seat: Option<u8>,
}

/// Who is at the screen, and how many moves there were before the click that is taken back.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    seat: Option<u8>,
    since: Option<usize>,
}

async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(back): Json<Back>,
) -> Result<Response, AppError> {
    let seats = visitor.seated(&state, &id).await?;
    visitor.room(&state, &id).await?.undo(seats, back.since).await?;
    after(&state, &id, &visitor, &Look { seat: back.seat, ..Look::default() }).await
}

async fn redo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Json(at): Json<At>,
) -> Result<Response, AppError> {
    let seats = visitor.seated(&state, &id).await?;
    visitor.room(&state, &id).await?.redo(seats).await?;
    after(&state, &id, &visitor, &Look { seat: at.seat, ..Look::default() }).await
}

async fn transcript(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let text = told(&room)?;
    let disposition = format!("attachment; filename=\"{}-{id}.jsonl\"", room.agreed.game);
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, text.as_str().to_owned()).into_response())
}

/// The transcript of a table, as far as it tells no secret.
pub(super) fn told(room: &Room) -> Result<Transcript, AppError> {
    let inside = room.inside();
    let ended = inside.course.table().outcome();
    // Moves, chance and marks together tell what is hidden: not before the end.
    if !room.is_open(&inside) {
        return Err(AppError::Secret);
    }
    let mut text = written(room, &inside);
    if let Some(ended) = ended {
        text.end(ended);
    }
    Ok(text)
}

/// What chance is drawn from: its seal, and once the game is over or closed the seed itself.
async fn dice(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let inside = room.inside();
    let (seal, opened) = (room.commitment(&inside), room.opened(&inside));
    let seed = opened.as_ref().map(|opened| opened.seed.as_str());
    let dice = Dice { seal: seal.as_deref(), seed, brought: inside.course.brought().is_some() };
    Ok(answer::page(pages::dice(&id, &dice, &visitor.preferences)))
}

/// What is printed in the box that the table plays with, each value with the label it has there.
async fn printed(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    let from = pages::From::Table(&id);
    Ok(answer::page(pages::printed(room.title, &room.printed(), from, &visitor.preferences)))
}

/// The same as a file.
async fn printed_file(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let room = visitor.room(&state, &id).await?;
    Ok(answer::plain(room.title.boxes().file_of(&room.printed())))
}

/// The game as it stands; what was undone is left out.
fn written(room: &Room, inside: &Inside) -> Transcript {
    let agreed = &room.agreed;
    let header = Header::new(&agreed.game, &room.setup, &room.printed(), inside.names());
    let mut text = Transcript::new(&Header { dice: room.opened(inside), ..header });
    let moves = inside.course.moves().into_iter().zip(inside.course.draws());
    for (ply, (noted, draw)) in (0..).zip(moves) {
        let mark = noted.fingerprint.as_deref().map(str::to_owned);
        match (noted.kind, noted.seat) {
            (Kind::Chance, _) | (_, None) => text.chance(ply, (noted.body(), draw), mark),
            (_, Some(seat)) => text.decision(ply, Seat::new(seat), noted.body(), mark),
        }
    }
    text
}
