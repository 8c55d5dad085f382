//! People: signing in, and what is one's own.

mod changed;
mod departing;
mod entering;
mod export;
mod letters;
mod notices;
pub(in crate::routes) mod public;

use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use pages::{Hours, Me, Nobody, SignedIn};
use store::{Account, Device, Mailbox, NewSession, Session};

use super::guests::{Cookies, cookie};
use super::names::plain;
use super::together::{nights, typed};
use crate::alike::LONGEST;
use crate::answer;
use crate::error::AppError;
use crate::extract::{Form, GUEST, KNOWN, Path, Visitor};
use crate::passwords::is_fit;
use crate::pictures;
use crate::secret;
use crate::state::AppState;
pub(super) use entering::folded;

/// So many codes open an account whose password is lost.
const CODES: usize = 10;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/me", get(show))
        .route("/me/sign-in", post(entering::sign_in))
        .route("/me/sign-up", post(entering::sign_up))
        .route("/recover", get(entering::lost).post(entering::recover))
        .route("/recover/mail", post(letters::forgotten))
        .route("/recover/{token}", get(letters::show_reset).post(letters::reset))
        .route("/me/mail", post(letters::name_address))
        .route("/me/mail/remove", post(letters::remove_address))
        .route("/mail/confirm/{token}", get(letters::show_confirm).post(letters::confirm))
        .route("/mail/off/{id}", get(letters::show_off).post(letters::off))
        .route("/me/sign-out", post(sign_out))
        .route("/me/password", post(password))
        .route("/me/codes", post(codes))
        .route("/me/tokens", post(token))
        .route("/me/sessions/{key}/end", post(end))
        .route("/me/export.json", get(export::everything))
        .route("/me/notices", get(notices::show))
        .route("/me/notices/webhooks", post(notices::add))
        .route("/me/notices/mail", post(letters::tell_by_mail))
        .route("/me/notices/push", post(notices::subscribe))
        .route("/me/notices/hours", post(notices::hours))
        .route("/me/notices/{id}/on", post(notices::switch_on))
        .route("/me/notices/{id}/try", post(notices::attempt))
        .route("/me/notices/{id}/remove", post(notices::remove))
        .route("/tables/{id}/looking", post(notices::look))
        .route("/me/night", post(night))
        .route("/me/delete", post(delete))
        .route("/people/{name}", get(public::show))
}

/// Somebody who has signed in with a browser; everybody else is led to where they can.
pub(super) struct Person {
    pub(super) account: Account,
    pub(super) visitor: Visitor,
    /// The hash of the token of this session.
    pub(super) here: Vec<u8>,
}

impl FromRequestParts<AppState> for Person {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Person, Response> {
        let visitor = Visitor::from_request_parts(parts, state).await;
        let visitor = visitor.map_err(IntoResponse::into_response)?;
        let person = Person::of(state, visitor).await.map_err(IntoResponse::into_response)?;
        person.map_err(|_| Redirect::to("/me").into_response())
    }
}

impl Person {
    /// The visitor as somebody who has signed in, or as they are.
    async fn of(state: &AppState, visitor: Visitor) -> Result<Result<Person, Visitor>, AppError> {
        let (Some(guest), Some(token)) = (&visitor.guest, &visitor.token) else {
            return Ok(Err(visitor));
        };
        // A program plays; who comes in and what becomes of it all is for people.
        let account = match visitor.device {
            Some(Device::Browser) => state.hub.store().account_of(guest.id).await?,
            Some(Device::Program) | None => None,
        };
        let here = secret::hash(token);
        Ok(match account {
            Some(account) => Ok(Person { account, visitor, here }),
            None => Err(visitor),
        })
    }

    /// Whether the form holds the password. Whoever guesses at an open browser is slowed down as
    /// at the door.
    async fn opens(&self, state: &AppState, form: &Form) -> Result<bool, AppError> {
        state.rates.sign_in(self.visitor.from, &entering::folded(&self.account.name))?;
        let typed = form.get("old").unwrap_or_default();
        state.passwords.opens(typed, Some(&self.account.password)).await
    }
}

async fn show(State(state): State<AppState>, visitor: Visitor) -> Result<Response, AppError> {
    match Person::of(&state, visitor).await? {
        Ok(person) => own_page(&state, &person, StatusCode::OK, None).await,
        Err(visitor) => strangers_page(&state, &visitor, StatusCode::OK, None).await,
    }
}

/// What is somebody's own, with what has just been done or refused.
async fn own_page(
    state: &AppState,
    person: &Person,
    status: StatusCode,
    said: Option<&'static str>,
) -> Result<Response, AppError> {
    own_page_with(state, person, (status, said), Hours::default()).await
}

/// The same, with these hours in the form that asks when somebody sleeps.
async fn own_page_with(
    state: &AppState,
    person: &Person,
    (status, said): (StatusCode, Option<&'static str>),
    hours: Hours<'_>,
) -> Result<Response, AppError> {
    let (store, account) = (state.hub.store(), &person.account);
    let sessions = store.sessions(account.guest).await?;
    let sessions: Vec<SignedIn> =
        sessions.into_iter().map(|session| listed(session, &person.here)).collect();
    let codes = store.count_codes(account.guest).await?;
    let now = state.hub.now();
    let mail = match state.options.mail() {
        Some(_) => Some(store.mailbox(account.guest, now).await?),
        None => None,
    };
    let mail = mail.as_ref().map(|Mailbox { confirmed, pending }| pages::Mailbox {
        confirmed: confirmed.as_ref().map(|(address, _)| address.as_str()),
        pending: pending.as_deref(),
    });
    let night = store.sleep(account.guest).await?;
    let me = Me { name: &account.name, sessions: &sessions, codes, mail, now, said, night, hours };
    let preferences = at_me(&person.visitor);
    Ok((status, answer::page(pages::me(&preferences, &me))).into_response())
}

/// The ways in, with why the last one did not work.
async fn strangers_page(
    state: &AppState,
    visitor: &Visitor,
    status: StatusCode,
    wrong: Option<&'static str>,
) -> Result<Response, AppError> {
    let tables = match &visitor.guest {
        Some(guest) if visitor.device.is_none() => {
            state.hub.store().places_of(guest.id).await?.len()
        }
        Some(_) | None => 0,
    };
    let nobody = Nobody { name: visitor.name(), tables, wrong };
    let page = pages::nobody(&at_me(visitor), &nobody);
    Ok((status, answer::page(page)).into_response())
}

/// Whoever changes language or light goes on at an address that can be asked for.
fn at_me(visitor: &Visitor) -> pages::Preferences {
    pages::Preferences { here: "/me".to_owned(), ..visitor.preferences.clone() }
}

fn listed(session: Session, here: &[u8]) -> SignedIn {
    SignedIn {
        key: key(&session.hash),
        called: session.called,
        is_program: session.device == Device::Program,
        is_here: session.hash == here,
        made_at: session.made_at,
        seen_day: session.seen_day,
    }
}

/// What a session is called in forms: enough of its hash to tell it from others.
fn key(hash: &[u8]) -> String {
    use std::fmt::Write as _;
    hash.iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A session of somebody's in this browser, and the cookie that goes with it: always another token,
/// so that nobody is brought into a session that somebody else knows.
async fn begun(
    state: &AppState,
    guest: i64,
    headers: &HeaderMap,
) -> Result<(NewSession, Cookies), AppError> {
    let token = state.hub.guests().new_token().await?;
    let session = NewSession {
        hash: secret::hash(&token),
        guest,
        device: Device::Browser,
        called: browser_of(headers),
        at: state.hub.now(),
    };
    Ok((session, vec![cookie(state, GUEST, &token)]))
}

/// The names of the browser that asks and of the system that it runs on.
fn browser_of(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
    browser(agent.unwrap_or_default())
}

/// The names of a browser and of its system, and no more of what it says about itself.
fn browser(agent: &str) -> String {
    // Many pretend to be those that come later.
    let known = [
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("SamsungBrowser/", "Samsung Internet"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("Chrome/", "Chrome"),
        ("CriOS/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    // What runs on a phone names what it is like as well.
    let systems = [
        ("Android", "Android"),
        ("iPhone", "iOS"),
        ("iPad", "iOS"),
        ("Windows", "Windows"),
        ("Macintosh", "macOS"),
        ("Linux", "Linux"),
        ("X11", "Linux"),
    ];
    let named = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let Some(name) = named(&known) else { return String::new() };
    named(&systems).map_or_else(|| name.to_owned(), |system| format!("{name}, {system}"))
}

/// Ten codes, and what is kept of them.
fn new_codes() -> Result<(Vec<String>, Vec<Vec<u8>>), AppError> {
    let codes: Vec<String> = (0..CODES).map(|_| secret::code()).collect::<Result<_, _>>()?;
    let kept = codes.iter().map(|code| secret::code_hash(code)).collect();
    Ok((codes, kept))
}

async fn sign_out(State(state): State<AppState>, person: Person) -> Result<Response, AppError> {
    state.hub.store().end_session(person.account.guest, &person.here).await?;
    state.hub.guests().forget();
    let mut cookies = gone(&state, GUEST);
    cookies.push(cookie(&state, KNOWN, &secret::known_browser(&person.account.password)));
    Ok((AppendHeaders(cookies), Redirect::to("/")).into_response())
}

/// No cookie any more.
fn gone(state: &AppState, name: &str) -> Cookies {
    let (name, kept) = cookie(state, name, "");
    let ended = kept.split("; ").map(|part| match part.split_once('=') {
        Some(("Max-Age", _)) => "Max-Age=0",
        Some(_) | None => part,
    });
    vec![(name, ended.collect::<Vec<_>>().join("; "))]
}

async fn password(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    let new = form.get("password").unwrap_or_default();
    if !is_fit(new) {
        return own_page(&state, &person, StatusCode::BAD_REQUEST, Some("sign-up-short")).await;
    }
    if !person.opens(&state, &form).await? {
        return own_page(&state, &person, StatusCode::FORBIDDEN, Some("me-password-wrong")).await;
    }
    let kept = state.passwords.hash(new).await?;
    state.hub.store().set_password(person.account.guest, &kept, &person.here).await?;
    state.hub.guests().forget();
    own_page(&state, &person, StatusCode::OK, Some("me-password-done")).await
}

async fn codes(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    if !person.opens(&state, &form).await? {
        return own_page(&state, &person, StatusCode::FORBIDDEN, Some("me-password-wrong")).await;
    }
    let (codes, kept) = new_codes()?;
    state.hub.store().set_codes(person.account.guest, kept).await?;
    let page = pages::codes(&at_me(&person.visitor), &person.account.name, (&codes, true));
    Ok(answer::page(page))
}

/// Says when somebody sleeps, for tables to come; or that it is not known.
async fn night(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    let hours = match nights(&form) {
        Err(AppError::Bad(_)) => {
            let said = (StatusCode::BAD_REQUEST, Some("nights-wrong"));
            return own_page_with(&state, &person, said, typed(&form)).await;
        }
        hours => hours?.map(|night| (night.from, night.length)),
    };
    state.hub.store().set_sleep(person.account.guest, hours).await?;
    Ok(Redirect::to("/me").into_response())
}

async fn token(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    // Its owner alone reads it: it may be called a bot.
    let called = plain(form.get("called").unwrap_or_default());
    let called = pictures::cut(&called, LONGEST).trim().to_owned();
    if called.is_empty() {
        return own_page(&state, &person, StatusCode::BAD_REQUEST, Some("me-token-unnamed")).await;
    }
    let token = state.hub.guests().new_token().await?;
    let session = NewSession {
        hash: secret::hash(&token),
        guest: person.account.guest,
        device: Device::Program,
        called: called.clone(),
        at: state.hub.now(),
    };
    state.hub.store().sign_in(session, None).await?;
    Ok(answer::page(pages::token(&at_me(&person.visitor), &called, &token)))
}

async fn end(
    State(state): State<AppState>,
    Path(wanted): Path<String>,
    person: Person,
) -> Result<Response, AppError> {
    let (store, guest) = (state.hub.store(), person.account.guest);
    let sessions = store.sessions(guest).await?;
    if let Some(session) = sessions.iter().find(|session| key(&session.hash) == wanted) {
        store.end_session(guest, &session.hash).await?;
        state.hub.guests().forget();
    }
    Ok(Redirect::to("/me").into_response())
}

async fn delete(
    State(state): State<AppState>,
    person: Person,
    form: Form,
) -> Result<Response, AppError> {
    if !person.opens(&state, &form).await? {
        return own_page(&state, &person, StatusCode::FORBIDDEN, Some("me-password-wrong")).await;
    }
    let (store, guest) = (state.hub.store(), person.account.guest);
    departing::depart(&state, person.visitor.known()?).await?;
    let tables = [store.places_of(guest).await?, store.succeeded_at(guest).await?].concat();
    store.forget(guest, pages::LEFT).await?;
    state.hub.read_again(&tables).await?;
    let cookies = [gone(&state, GUEST), gone(&state, KNOWN)].concat();
    let preferences = pages::Preferences { signed_in: None, ..at_me(&person.visitor) };
    Ok((AppendHeaders(cookies), answer::page(pages::deleted(&preferences))).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_browser_no_more_is_kept_than_its_name_and_its_system() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
                      Chrome/141.0.0.0 Safari/537.36";
        assert_eq!(browser(chrome), "Chrome, Linux");
        assert_eq!(browser(&format!("{chrome} Edg/141.0.0.0")), "Edge, Linux");
        assert_eq!(
            browser("Mozilla/5.0 (X11; rv:143.0) Gecko/20100101 Firefox/143.0"),
            "Firefox, Linux"
        );
        assert_eq!(
            browser("Mozilla/5.0 (iPhone) Version/18.0 Mobile/15E148 Safari/604.1"),
            "Safari, iOS"
        );
        let phone = "Mozilla/5.0 (Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36";
        assert_eq!(browser(phone), "Chrome, Android");
        assert_eq!(browser("Mozilla/5.0 (X11; rv:143.0) Firefox/143.0"), "Firefox, Linux");
        assert_eq!(browser("curl/8.0"), "");
    }
}
