//! Mail: an address of one's own, what is sent there, and the way in when the password is lost.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use locale::Language;
use store::{Channel, Letter, LetterKind, Opener, StoreError, Way};
use tabletop::Key as _;

use super::entering::folded;
use super::{Person, begun, changed, own_page};
use crate::error::AppError;
use crate::extract::{Form, Path, Visitor};
use crate::mail::{self, Sheet};
use crate::passwords::is_fit;
use crate::state::AppState;
use crate::{answer, secret};

/// A link that confirms an address works for a day, one to another password for an hour, in
/// milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
const HOUR: i64 = 60 * 60 * 1000;

/// What is said with a link, by the ids of the sentences: what it is about, and what it does.
struct Told {
    subject: &'static str,
    text: &'static str,
    path: &'static str,
}

impl Told {
    const fn of(kind: LetterKind) -> Told {
        match kind {
            LetterKind::Confirm => {
                Told { subject: "mail-confirm", text: "mail-confirm-text", path: "mail/confirm" }
            }
            LetterKind::Recover => {
                Told { subject: "mail-recover", text: "mail-recover-text", path: "recover" }
            }
        }
    }
}

/// A link that is to be sent, and what is kept of it.
fn written(
    base: &str,
    (name, language): (&str, Language),
    letter: Letter,
) -> Result<(Letter, Sheet), AppError> {
    let token = secret::token()?;
    let Told { subject, text, path } = Told::of(letter.kind);
    let words = pages::shared(language);
    let text = words.with(text, &[("name", name.into())]);
    let sheet = Sheet {
        to: letter.address.clone(),
        // Nothing of the link is in it.
        id: secret::token()?,
        subject: words.text(subject),
        text: format!("{text}\n\n{base}/{path}/{token}\n"),
        unsubscribe: None,
    };
    Ok((Letter { hash: secret::hash(&token), ..letter }, sheet))
}

/// Sends a link to an address that somebody has named, to see whether it is theirs.
pub(super) async fn name_address(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    let (mail, base) = state.options.mail().ok_or(AppError::NotFound)?;
    let Some(address) = mail::address(form.get("address").unwrap_or_default()) else {
        let said = Some("mail-no-address");
        return own_page(&state, &person, StatusCode::BAD_REQUEST, said).await;
    };
    // Whoever gets the mail can set another password: no open browser is enough.
    if !person.opens(&state, &form).await? {
        return own_page(&state, &person, StatusCode::FORBIDDEN, Some("me-password-wrong")).await;
    }
    state.rates.letter(person.visitor.from, &address)?;
    let (store, at) = (state.hub.store(), state.hub.now());
    let (guest, kind) = (person.account.guest, LetterKind::Confirm);
    let letter = Letter { hash: Vec::new(), guest, kind, address, at, until: at + DAY };
    let whom = (person.account.name.as_str(), person.visitor.preferences.language);
    let (letter, sheet) = written(base, whom, letter)?;
    let hash = letter.hash.clone();
    store.write_letter(letter).await?;
    let (status, said) = match mail.send(&sheet).await {
        Ok(()) => (StatusCode::OK, "mail-sent"),
        Err(why) => {
            store.withdraw_letter(&hash).await?;
            // Whether the address is wrong or the house cannot send is another matter.
            if why.may_pass() {
                (StatusCode::BAD_GATEWAY, "mail-unsent")
            } else {
                (StatusCode::BAD_GATEWAY, "mail-bounced")
            }
        }
    };
    own_page(&state, &person, status, Some(said)).await
}

/// Forgets the address of somebody.
pub(super) async fn remove_address(
    State(state): State<AppState>,
    person: Person,
) -> Result<Response, AppError> {
    state.hub.store().remove_address(person.account.guest).await?;
    Ok(Redirect::to("/me").into_response())
}

async fn letter_of(
    state: &AppState,
    token: &str,
    kind: LetterKind,
) -> Result<Option<Letter>, AppError> {
    if !secret::is_token(token) {
        return Ok(None);
    }
    Ok(state.hub.store().letter(&secret::hash(token), kind, state.hub.now()).await?)
}

/// A link that has been used, or is too old.
fn used(visitor: &Visitor) -> Response {
    (StatusCode::NOT_FOUND, answer::page(pages::mail_used(&visitor.preferences))).into_response()
}

/// Asks whoever follows the link: what only looks at links in mail confirms nothing.
pub(super) async fn show_confirm(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let Some(letter) = letter_of(&state, &token, LetterKind::Confirm).await? else {
        return Ok(used(&visitor));
    };
    let account = state.hub.store().account_of(letter.guest).await?;
    let name = account.map(|account| account.name).unwrap_or_default();
    Ok(answer::page(pages::mail_confirm(&visitor.preferences, &name, &letter.address, &token)))
}

pub(super) async fn confirm(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    let Some(letter) = letter_of(&state, &token, LetterKind::Confirm).await? else {
        return Ok(used(&visitor));
    };
    let language = visitor.preferences.language.key();
    match state.hub.store().confirm(letter, language, state.hub.now()).await {
        Err(StoreError::NotFound) => Ok(used(&visitor)),
        done => {
            done?;
            Ok(answer::page(pages::mail_done(&done_with(&visitor), "mail-confirmed")))
        }
    }
}

/// Sends a link to another password to whoever has this name. All that depends on whether there is
/// somebody happens after the answer, so that neither its words nor its time tell.
pub(super) async fn forgotten(
    State(state): State<AppState>,
    visitor: Visitor,
    form: Form,
) -> Result<Response, AppError> {
    if state.options.mail().is_none() {
        return Err(AppError::NotFound);
    }
    let folded = folded(form.get("name").unwrap_or_default());
    state.rates.letter(visitor.from, &folded)?;
    tokio::spawn(send_recovery(state, folded));
    Ok(answer::page(pages::mail_done(&visitor.preferences, "recover-sent")))
}

/// Sends it, if there is somebody with an address. What fails is in the log, or is tried again.
async fn send_recovery(state: AppState, folded: String) {
    let Ok(Some((hash, sheet))) = recovery(&state, &folded).await else { return };
    if !changed::leaves(&state, &sheet).await {
        let _ = state.hub.store().withdraw_letter(&hash).await;
    }
}

async fn recovery(state: &AppState, folded: &str) -> Result<Option<(Vec<u8>, Sheet)>, AppError> {
    let Some((_, base)) = state.options.mail() else { return Ok(None) };
    let (store, at) = (state.hub.store(), state.hub.now());
    let Some(account) = store.account(folded).await? else { return Ok(None) };
    let Some((address, language)) = store.mailbox(account.guest, at).await?.confirmed else {
        return Ok(None);
    };
    let (guest, kind) = (account.guest, LetterKind::Recover);
    let letter = Letter { hash: Vec::new(), guest, kind, address, at, until: at + HOUR };
    let whom = (account.name.as_str(), changed::spoken(&language));
    let (letter, sheet) = written(base, whom, letter)?;
    let hash = letter.hash.clone();
    match store.write_letter(letter).await {
        // There are enough of them under way.
        Err(StoreError::Conflict) => Ok(None),
        done => {
            done?;
            Ok(Some((hash, sheet)))
        }
    }
}

/// The form that a link to another password leads to.
pub(super) async fn show_reset(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    match letter_of(&state, &token, LetterKind::Recover).await? {
        Some(_) => Ok(answer::page(pages::reset(&visitor.preferences, &token, None))),
        None => Ok(used(&visitor)),
    }
}

/// Sets another password by the link, which is used up with it.
pub(super) async fn reset(
    State(state): State<AppState>,
    Path(token): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    let Some(letter) = letter_of(&state, &token, LetterKind::Recover).await? else {
        return Ok(used(&visitor));
    };
    let password = form.get("password").unwrap_or_default();
    if !is_fit(password) {
        let page = pages::reset(&visitor.preferences, &token, Some("sign-up-short"));
        return Ok((StatusCode::BAD_REQUEST, answer::page(page)).into_response());
    }
    let password = state.passwords.hash(password).await?;
    let guest = letter.guest;
    let (session, cookies) = begun(&state, guest, &headers).await?;
    match state.hub.store().recover(Opener::Letter(letter.hash), &password, session).await {
        Err(StoreError::NotFound) => return Ok(used(&visitor)),
        done => done?,
    }
    state.hub.guests().forget();
    tokio::spawn(changed::tell_reset(state, guest));
    Ok((AppendHeaders(cookies), Redirect::to("/me")).into_response())
}

/// Whoever changes language or light does not come back to a link that is used up.
fn done_with(visitor: &Visitor) -> pages::Preferences {
    pages::Preferences { here: "/me".to_owned(), ..visitor.preferences.clone() }
}

/// Has notices sent to the address that somebody has confirmed.
pub(super) async fn tell_by_mail(
    State(state): State<AppState>,
    person: Person,
) -> Result<Response, AppError> {
    let (_, base) = state.options.mail().ok_or(AppError::NotFound)?;
    let (store, guest, now) = (state.hub.store(), person.account.guest, state.hub.now());
    let mailbox = store.mailbox(guest, now).await?;
    let (target, _) = mailbox.confirmed.ok_or(AppError::NotFound)?;
    let channel = Channel {
        id: secret::name()?,
        way: Way::Mail,
        target,
        language: person.visitor.preferences.language.key().to_owned(),
        base: base.to_owned(),
        off: None,
    };
    super::notices::opened(&state, &person, channel).await
}

/// Asks whoever follows the link at the foot of a letter.
pub(super) async fn show_off(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    mail_channel(&state, &id).await?;
    Ok(answer::page(pages::mail_off(&visitor.preferences, &id)))
}

/// Switches a channel of mail off, by whoever has one of its letters: one click, or the request
/// that a mail program makes by itself.
pub(super) async fn off(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, AppError> {
    mail_channel(&state, &id).await?;
    state.hub.store().switch_off(&id, state.hub.now()).await?;
    Ok(answer::page(pages::mail_done(&done_with(&visitor), "mail-is-off")))
}

async fn mail_channel(state: &AppState, id: &str) -> Result<(), AppError> {
    let channel = state.hub.store().channel(id).await?;
    match channel.map(|channel| channel.way) {
        Some(Way::Mail) => Ok(()),
        Some(Way::Webhook | Way::Push(_)) | None => Err(AppError::NoLink),
    }
}
