//! Guests: their names, and the cookies they are known by.

use axum::http::header;
use store::Guest;

use crate::error::AppError;
use crate::extract::{GUEST, Visitor};
use crate::options::PublicUrl;
use crate::secret;
use crate::state::AppState;

/// Cookies live for two years.
const LONG: u32 = 2 * 365 * 24 * 60 * 60;

/// The cookies to send along.
pub(crate) type Cookies = Vec<(header::HeaderName, String)>;

/// A cookie of ours.
pub(crate) fn cookie(state: &AppState, name: &str, value: &str) -> (header::HeaderName, String) {
    let secure = state.options.public_url.as_ref().is_some_and(PublicUrl::is_secure);
    let secure = if secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={LONG}; HttpOnly; SameSite=Lax{secure}");
    (header::SET_COOKIE, cookie)
}

/// A cookie for somebody who has none: nobody is known by it yet.
pub(crate) async fn first_cookie(state: &AppState, visitor: &Visitor) -> Result<Cookies, AppError> {
    match &visitor.token {
        Some(_) => Ok(Vec::new()),
        None => Ok(vec![cookie(state, GUEST, &state.hub.guests().new_token().await?)]),
    }
}

/// The guest who asks, a new one if need be, and the cookie that goes with it.
pub(crate) async fn welcome(
    state: &AppState,
    visitor: &Visitor,
    name: Option<&str>,
) -> Result<(Guest, Cookies), AppError> {
    let store = state.hub.store();
    if let Some(guest) = &visitor.guest {
        let name = name.unwrap_or(&guest.name);
        if name != guest.name {
            state.hub.guests().rename(guest.id, name.to_owned()).await?;
        }
        let guest = Guest { id: guest.id, name: name.to_owned() };
        return Ok((guest, Vec::new()));
    }
    // A token that was given before anybody was known by it is taken up.
    let token = match &visitor.token {
        Some(token) => token.clone(),
        None => state.hub.guests().new_token().await?,
    };
    state.rates.guest(visitor.from)?;
    let guest =
        store.add_guest(&secret::hash(&token), name.unwrap_or_default(), state.hub.now()).await?;
    Ok((guest, vec![cookie(state, GUEST, &token)]))
}
