//! What somebody wants to be told, and where.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use pages::{NoticeChannel, Notices, Outcome, Told};
use serde::Deserialize;
use store::{Channel, Hours, Off, PastNotice, StoreError, Way};
use tabletop::Key as _;

use super::Person;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, Json, Path};
use crate::secret;
use crate::state::AppState;
use crate::telling;

/// So much of the record is shown.
const SHOWN: i64 = 40;
/// Whoever looks at a table says so more often than this, in milliseconds.
const LOOKING: i64 = 45_000;

pub(super) async fn show(
    State(state): State<AppState>,
    person: Person,
) -> Result<Response, AppError> {
    page(&state, &person, StatusCode::OK, None).await
}

async fn page(
    state: &AppState,
    person: &Person,
    status: StatusCode,
    said: Option<String>,
) -> Result<Response, AppError> {
    let (store, guest) = (state.hub.store(), person.account.guest);
    let channels: Vec<NoticeChannel> =
        store.channels(guest).await?.into_iter().map(shown).collect();
    let mailbox = match state.options.mail() {
        Some(_) => store.mailbox(guest, state.hub.now()).await?.confirmed,
        None => None,
    };
    let mail = state.options.mail().map(|_| mailbox.as_ref().map(|(address, _)| address.as_str()));
    let point = state.teller.point().await?;
    let past = told(store.past_notices(guest, SHOWN).await?, &channels);
    let hours = store.hours(guest).await?;
    let hours = hours.map(|Hours { begins, ends, ahead }| (time(begins), time(ends), ahead));
    let now = state.hub.now();
    let notices =
        Notices { channels: &channels, mail, point: &point, hours, past: &past, now, said };
    let here = "/me/notices".to_owned();
    let preferences = pages::Preferences { here, ..person.visitor.preferences.clone() };
    Ok((status, answer::page(pages::notices(&preferences, &notices))).into_response())
}

fn shown(channel: Channel) -> NoticeChannel {
    let language = telling::language(&channel);
    let Channel { id, way, target, off, .. } = channel;
    let off = off.map(|off| match off {
        Off::Unwanted => "unwanted",
        Off::Ended => "ended",
        Off::Failed => "failed",
    });
    let (way, target) = match way {
        Way::Webhook => (pages::Way::Webhook, target),
        Way::Mail => (pages::Way::Mail, target),
        // Where it leads is long and says nothing.
        Way::Push(to) => (pages::Way::Push, to.called),
    };
    NoticeChannel { id, way, target, language, off }
}

/// What somebody was told, once each, with what became of it on every way.
fn told(past: Vec<PastNotice>, channels: &[NoticeChannel]) -> Vec<Told> {
    let mut all: Vec<Told> = Vec::new();
    for PastNotice { key, game, who, is_one_of_many, at, fate, tries, said } in past {
        let channel = channels.iter().find(|channel| channel.id == key.channel);
        let target = channel.map(|channel| channel.target.clone()).unwrap_or_default();
        let outcome = Outcome { target, fate: fate.key(), tries, why: said };
        let about = key.about.key();
        let same = |told: &&mut Told| {
            (&told.table, told.about, told.turn) == (&key.table, about, key.turn)
        };
        if let Some(told) = all.iter_mut().find(same) {
            told.outcomes.push(outcome);
            continue;
        }
        let game = catalog::find(&game).map_or(game, |title| title.profile().name.to_owned());
        let (table, turn, outcomes) = (key.table, key.turn, vec![outcome]);
        let who = who.map(telling::who);
        all.push(Told { table, game, about, who, is_one_of_many, turn, at, outcomes });
    }
    all
}

/// A minute of the day as browsers write it.
fn time(minute: i64) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The minute of the day that is written so.
fn minute(time: &str) -> Option<i64> {
    let (hours, minutes) = time.split_once(':')?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    let known = (0..24).contains(&hours) && (0..60).contains(&minutes);
    known.then_some(hours * 60 + minutes)
}

pub(super) async fn add(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    let target = form.get("target").unwrap_or_default().trim();
    let preferences = &person.visitor.preferences;
    let words = preferences.words();
    if let Err(why) = state.teller.admits(target) {
        let said = Some(pages::untold(words, &why.to_string()));
        return page(&state, &person, StatusCode::BAD_REQUEST, said).await;
    }
    let channel = Channel {
        id: secret::name()?,
        way: Way::Webhook,
        target: target.to_owned(),
        language: preferences.language.key().to_owned(),
        base: preferences.base.clone(),
        off: None,
    };
    opened(&state, &person, channel).await
}

/// Keeps another channel of somebody's.
pub(super) async fn opened(
    state: &AppState,
    person: &Person,
    channel: Channel,
) -> Result<Response, AppError> {
    let target = channel.target.clone();
    let opened = state.hub.store().open_channel(person.account.guest, channel, state.hub.now());
    match opened.await {
        Err(StoreError::Conflict) => {
            let mine = state.hub.store().channels(person.account.guest).await?;
            let is_known = mine.iter().any(|channel| channel.target == target);
            let said = if is_known { "notices-same" } else { "notices-too-many" };
            let said = Some(person.visitor.preferences.words().text(said));
            page(state, person, StatusCode::CONFLICT, said).await
        }
        done => {
            done?;
            Ok(Redirect::to("/me/notices").into_response())
        }
    }
}

/// What a browser says when it is to be told.
#[derive(Debug, Deserialize)]
pub(super) struct Asked {
    endpoint: String,
    keys: Keys,
}

#[derive(Debug, Deserialize)]
struct Keys {
    p256dh: String,
    auth: String,
}

/// Has notices pushed to the browser that asks.
pub(super) async fn subscribe(
    State(state): State<AppState>,
    person: Person,
    headers: HeaderMap,
    Json(asked): Json<Asked>,
) -> Result<Response, AppError> {
    let Asked { endpoint, keys } = asked;
    let called = super::browser_of(&headers);
    let to = telling::subscription((&keys.p256dh, &keys.auth), &person.here, &called);
    let fits = state.teller.admits(&endpoint).is_ok();
    let to = to.filter(|_| fits).ok_or_else(|| AppError::Bad("subscription".to_owned()))?;
    let preferences = &person.visitor.preferences;
    let channel = Channel {
        id: secret::name()?,
        way: Way::Push(to),
        target: endpoint,
        language: preferences.language.key().to_owned(),
        base: preferences.base.clone(),
        off: None,
    };
    opened(&state, &person, channel).await
}

/// Switches a channel on again.
pub(super) async fn switch_on(
    State(state): State<AppState>,
    Path(id): Path<String>,
    person: Person,
) -> Result<Response, AppError> {
    state.hub.store().switch_on(person.account.guest, &id).await?;
    Ok(Redirect::to("/me/notices").into_response())
}

/// The channel of somebody's that is called so.
async fn own(state: &AppState, person: &Person, id: &str) -> Result<Channel, AppError> {
    let channels = state.hub.store().channels(person.account.guest).await?;
    channels.into_iter().find(|channel| channel.id == id).ok_or(AppError::NotFound)
}

pub(super) async fn attempt(
    State(state): State<AppState>,
    Path(id): Path<String>,
    person: Person,
) -> Result<Response, AppError> {
    let channel = own(&state, &person, &id).await?;
    state.rates.tell(person.account.guest)?;
    let words = person.visitor.preferences.words();
    let (status, said) = match state.teller.attempt(&channel, &secret::name()?).await {
        Ok(()) => (StatusCode::OK, words.text("notice-tried")),
        Err(why) => (StatusCode::BAD_GATEWAY, pages::untold(words, &why.to_string())),
    };
    page(&state, &person, status, Some(said)).await
}

pub(super) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
    person: Person,
) -> Result<Response, AppError> {
    state.hub.store().close_channel(person.account.guest, &id).await?;
    Ok(Redirect::to("/me/notices").into_response())
}

pub(super) async fn hours(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    let typed = |name| form.get(name).filter(|typed| !typed.is_empty());
    let hours = match (typed("begins"), typed("ends")) {
        (None, None) => None,
        (begins, ends) => {
            let [begins, ends] = [begins, ends].map(|time| time.and_then(minute));
            let ahead = typed("ahead").and_then(|ahead| ahead.parse().ok());
            let ahead = ahead.filter(|ahead| (-720..=840).contains(ahead));
            match (begins, ends, ahead) {
                (Some(begins), Some(ends), Some(ahead)) if begins != ends => {
                    Some(Hours { begins, ends, ahead })
                }
                (begins, ends, _) => {
                    let is_same = begins.is_some() && begins == ends;
                    let said = if is_same { "quiet-same" } else { "quiet-wrong" };
                    let said = Some(person.visitor.preferences.words().text(said));
                    return page(&state, &person, StatusCode::BAD_REQUEST, said).await;
                }
            }
        }
    };
    state.hub.store().set_hours(person.account.guest, hours).await?;
    Ok(Redirect::to("/me/notices").into_response())
}

/// Notes that somebody looks at a table, or no longer does.
pub(super) async fn look(
    State(state): State<AppState>,
    Path(id): Path<String>,
    person: Person,
    form: Form,
) -> Result<StatusCode, AppError> {
    // The table has to be one.
    person.visitor.room(&state, &id).await?;
    let now = state.hub.now();
    let until = if form.get("gone").is_some() { now } else { now + LOOKING };
    state.hub.store().look(person.account.guest, &id, until).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_the_day_are_read_as_they_are_written() {
        for (text, read) in [("00:00", 0), ("07:30", 450), ("23:59", 1439)] {
            assert_eq!(minute(text), Some(read));
            assert_eq!(time(read), text);
        }
        for wrong in ["", "24:00", "7", "12:60", "-1:00", "a:b"] {
            assert_eq!(minute(wrong), None, "{wrong}");
        }
    }
}
