//! What handlers take from a request.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use locale::Language;
use pages::Preferences;
use serde::Serialize;
use serde::de::DeserializeOwned;
use store::{Device, Guest};
use tabletop::{Key, Seat};

use crate::error::AppError;
use crate::hub::Room;
use crate::options::Options;
use crate::secret;
use crate::state::AppState;

/// The cookie that holds a guest's token.
pub(crate) const GUEST: &str = "ingenio";
/// The cookie by which a browser is known again from which somebody has signed out.
pub(crate) const KNOWN: &str = "known";
/// The cookie that holds the chosen language.
pub(crate) const LANGUAGE: &str = "language";
/// The cookie that holds day or night.
pub(crate) const LIGHT: &str = "light";
/// The cookie that holds which message of the host has been put away.
pub(crate) const HEARD: &str = "heard";

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) guest: Option<Guest>,
    /// With what the visitor is signed in; nothing without an account.
    pub(crate) device: Option<Device>,
    /// A token by which somebody is known, or which we have handed out to become one.
    pub(crate) token: Option<String>,
    /// What is said to the visitor if they are nobody: there may be a cookie or a program's token,
    /// by which nobody is known.
    pub(crate) stranger: AppError,
    pub(crate) preferences: Preferences,
    /// The address that the request comes from.
    pub(crate) from: Option<IpAddr>,
}

/// How a visitor wants pages to look, from cookies and headers.
pub(crate) fn preferences(headers: &HeaderMap, options: &Options, path: &str) -> Preferences {
    let wish = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let spoken = |key: &str| Language::ALL.iter().copied().find(|known| known.key() == key);
    let chosen = cookie(headers, LANGUAGE).and_then(spoken);
    let light = cookie(headers, LIGHT);
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok());
    Preferences {
        language: chosen.unwrap_or_else(|| wished(wish.unwrap_or_default())),
        light: ["day", "night"].into_iter().find(|&known| light == Some(known)),
        base: match &options.public_url {
            Some(url) => url.origin().to_owned(),
            None => format!("http://{}", host.unwrap_or("127.0.0.1:8018")),
        },
        here: path.to_owned(),
        known: said(headers, "known").to_owned(),
        notice: None,
        signed_in: None,
        scene: ["wide", "narrow"].into_iter().find(|&scene| said(headers, "scene") == scene),
    }
}

/// What the script of a table says about its page.
fn said<'h>(headers: &'h HeaderMap, name: &str) -> &'h str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

impl Visitor {
    /// What the visitor is called, as far as they have said.
    pub(crate) fn name(&self) -> &str {
        self.guest.as_ref().map_or("", |guest| guest.name.as_str())
    }

    /// The guest, or why there is none.
    pub(crate) fn known(&self) -> Result<&Guest, AppError> {
        self.guest.as_ref().ok_or_else(|| self.stranger.clone())
    }

    /// The table called `id`, as everybody finds one who comes from outside. A board for planning is
    /// private: to whoever holds no seat there it is none.
    pub(crate) async fn room(&self, state: &AppState, id: &str) -> Result<Arc<Room>, AppError> {
        let room = state.hub.room(id).await?;
        self.may_see(&room).await?;
        Ok(room)
    }

    /// The same for whoever answers `question` there.
    pub(crate) async fn room_asking(
        &self,
        state: &AppState,
        id: &str,
        question: i64,
    ) -> Result<Arc<Room>, AppError> {
        let guest = self.guest.as_ref().map(|guest| guest.id);
        let room = state.hub.room_asking(id, guest, question).await?;
        self.may_see(&room).await?;
        Ok(room)
    }

    async fn may_see(&self, room: &Room) -> Result<(), AppError> {
        if room.inside().is_private() && self.held_at(room).await?.is_empty() {
            return Err(AppError::NoTable);
        }
        Ok(())
    }

    async fn held_at(&self, room: &Room) -> Result<Vec<Seat>, AppError> {
        let Some(guest) = &self.guest else { return Ok(Vec::new()) };
        room.held(guest.id).await
    }

    /// The visitor's seats at a table; there must be one.
    pub(crate) async fn seated(&self, state: &AppState, id: &str) -> Result<Vec<Seat>, AppError> {
        self.known()?;
        // An unknown table is said to be one before anything is said about seats.
        self.seated_at(&*self.room(state, id).await?).await
    }

    /// The same at a table that was just asked for.
    pub(crate) async fn seated_at(&self, room: &Room) -> Result<Vec<Seat>, AppError> {
        let held = room.held(self.known()?.id).await?;
        if held.is_empty() { Err(AppError::NoSeat) } else { Ok(held) }
    }

    /// The seat with this number, if the visitor may act for it.
    pub(crate) async fn own(&self, state: &AppState, id: &str, seat: u8) -> Result<Seat, AppError> {
        owned(&self.seated(state, id).await?, seat)
    }

    /// The same at a table that was just asked for.
    pub(crate) async fn own_at(&self, room: &Room, seat: u8) -> Result<Seat, AppError> {
        owned(&self.seated_at(room).await?, seat)
    }

    /// The seat with this number, and which of the visitor's own seats moves for it, if it is
    /// another's who allows that.
    pub(crate) async fn moving_at(
        &self,
        room: &Room,
        seat: u8,
    ) -> Result<(Seat, Option<Seat>), AppError> {
        let (held, seat) = (self.seated_at(room).await?, Seat::new(seat));
        if held.contains(&seat) {
            return Ok((seat, None));
        }
        let lent = room.inside().course.house().lent(seat);
        let by = held.into_iter().find(|own| lent.contains(*own));
        // Where something is hidden nobody could allow it.
        let refusal = if room.has_secrets() { AppError::NotYours } else { AppError::NotLent };
        by.map(|by| (seat, Some(by))).ok_or(refusal)
    }

    /// The seats at a table for which the visitor may act.
    pub(crate) async fn seats(&self, state: &AppState, id: &str) -> Result<Vec<Seat>, AppError> {
        if self.guest.is_none() {
            return Ok(Vec::new());
        }
        self.held_at(&*self.room(state, id).await?).await
    }
}

/// The seat with this number, if it is among these.
fn owned(held: &[Seat], seat: u8) -> Result<Seat, AppError> {
    let seat = Seat::new(seat);
    if held.contains(&seat) { Ok(seat) } else { Err(AppError::NotYours) }
}

/// What the visitor of a page is called who has signed in, if that can be found out: whatever else
/// went wrong is what the page is about.
pub(crate) async fn signed_in(headers: &HeaderMap, state: &AppState) -> Option<String> {
    let token = cookie(headers, GUEST).filter(|token| secret::may_be_guest(token))?;
    let known = state.hub.known(secret::hash(token)).await.ok()??;
    known.session.is_some().then_some(known.guest.name)
}

/// What the host says to everybody, unless the visitor has put it away.
pub(crate) async fn unheard(headers: &HeaderMap, state: &AppState) -> Option<Arc<str>> {
    let said = state.notice.now(state.hub.store()).await;
    said.filter(|said| cookie(headers, HEARD) != Some(pages::mark(said).as_str()))
}

impl FromRequestParts<AppState> for Visitor {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Visitor, AppError> {
        let here = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let notice = unheard(&parts.headers, state).await;
        let preferences =
            Preferences { notice, ..preferences(&parts.headers, &state.options, here) };
        let bearer = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let bearer = bearer.and_then(|value| value.split_once(' '));
        let bearer = bearer.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"));
        let bearer = bearer.map(|(_, token)| token.trim_start_matches(' '));
        let token = bearer.or_else(|| cookie(&parts.headers, GUEST));
        let known = match token.filter(|token| secret::may_be_guest(token)) {
            Some(token) => state.hub.known(secret::hash(token)).await?,
            None => None,
        };
        let device = known.as_ref().and_then(|known| known.session).map(|(device, _)| device);
        let guest = known.map(|known| known.guest);
        let signed_in = guest.as_ref().filter(|_| device.is_some()).map(|guest| guest.name.clone());
        let preferences = Preferences { signed_in, ..preferences };
        // Nobody becomes known by a token of their own choice, or of somebody else's.
        let ours = match token {
            Some(token) if guest.is_some() || state.hub.guests().have_made(token).await => {
                Some(token.to_owned())
            }
            Some(_) | None => None,
        };
        let stranger = match token {
            Some(_) if bearer.is_some() => AppError::Token,
            Some(_) => AppError::Cookie,
            None => AppError::NoSeat,
        };
        let writes = !matches!(parts.method, Method::GET | Method::HEAD);
        if let Some(guest) = guest.as_ref().filter(|_| writes) {
            state.rates.write(guest.id)?;
        }
        let from = state.options.client(&parts.headers, &parts.extensions);
        Ok(Visitor { token: ours, stranger, guest, device, preferences, from })
    }
}

/// The query of an address.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Query<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Query<T>, AppError> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        let axum::extract::Query(query) =
            query.map_err(|_| AppError::Bad(parts.uri.query().unwrap_or_default().to_owned()))?;
        Ok(Query(query))
    }
}

/// What stands in an address where a route has room for it.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<AppState> for Path<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Path<T>, AppError> {
        let path = axum::extract::Path::from_request_parts(parts, state).await;
        // What is no text, or no number where there has to be one, leads nowhere.
        let axum::extract::Path(path) = path.map_err(|_| AppError::NotFound)?;
        Ok(Path(path))
    }
}

/// A body of JSON, asked or answered.
#[derive(Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<AppState> for Json<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &AppState) -> Result<Json<T>, AppError> {
        let body = body(request, state).await?;
        // An array would be taken for the fields of an object in their order.
        if body.trim_ascii_start().first() != Some(&b'{') {
            return Err(AppError::NoObject);
        }
        let read = serde_json::from_slice(&body);
        read.map(Json).map_err(|error| AppError::Bad(error.to_string()))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// The fields of a form, in order.
#[derive(Debug)]
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// A form with these fields.
    pub(crate) const fn of(fields: Vec<(String, String)>) -> Form {
        Form(fields)
    }

    /// All of them.
    pub(crate) fn fields(&self) -> &[(String, String)] {
        &self.0
    }

    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl FromRequest<AppState> for Form {
    type Rejection = AppError;

    async fn from_request(request: Request, state: &AppState) -> Result<Form, AppError> {
        let form = axum::Form::<Vec<(String, String)>>::from_request(request, state).await;
        let axum::Form(fields) = form.map_err(|rejection| match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge,
            _ => AppError::Bad(rejection.body_text()),
        })?;
        Ok(Form(fields))
    }
}

async fn body(request: Request, state: &AppState) -> Result<Bytes, AppError> {
    Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => AppError::TooLarge,
        _ => AppError::Bad(rejection.body_text()),
    })
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter();
    let pairs = all.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(';'));
    let mut pairs = pairs.filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

/// The language a browser wishes for most among those we speak.
fn wished(accept: &str) -> Language {
    let mut best = (0, Language::En);
    for wish in accept.split(',') {
        let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
        let primary = tag.trim().split('-').next().unwrap_or_default();
        let known = Language::ALL.iter().find(|known| known.key().eq_ignore_ascii_case(primary));
        // Weights are decimal fractions: as text padded to the same length they compare.
        let digits = weight.trim().replace('.', "");
        let weight = format!("{digits:0<4.4}").parse::<u32>().unwrap_or_default();
        if let Some(&known) = known
            && weight > best.0
        {
            best = (weight, known);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browser_s_first_wish_that_we_speak_is_granted() {
        assert_eq!(wished("de-AT,de;q=0.9,en;q=0.8"), Language::De);
        assert_eq!(wished("fr,en;q=0.7,de;q=0.3"), Language::En);
        assert_eq!(wished("fr, de;q=0.4"), Language::De);
        assert_eq!(wished("es-CU,es;q=0.9,en;q=0.8"), Language::Es);
        assert_eq!(wished("ca, es-419;q=0.6, de;q=0.5"), Language::Es);
        assert_eq!(wished(""), Language::En);
        assert_eq!(wished(";;;q=,=q"), Language::En);
    }
}
