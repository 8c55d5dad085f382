//! The ways in: signing in, signing up, and a code where the password is lost.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use store::{NewAccount, Opener, StoreError};
use unicode_normalization::UnicodeNormalization as _;

use super::super::guests::welcome;
use super::super::names::clean;
use super::{Person, begun, changed, new_codes, strangers_page};
use crate::alike::are_alike;
use crate::error::AppError;
use crate::extract::{Form, KNOWN, Visitor, cookie};
use crate::passwords::is_fit;
use crate::state::AppState;
use crate::{answer, secret};

/// A name as it is compared with others: however it is written.
pub(in crate::routes) fn folded(name: &str) -> String {
    let name = clean(name);
    name.text().unwrap_or_default().nfkc().flat_map(char::to_lowercase).nfkc().collect()
}

/// Signs in, and brings the tables of this browser along. Whether the name or the password was
/// wrong is told by neither words nor time.
pub(super) async fn sign_in(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    let folded = folded(form.get("name").unwrap_or_default());
    state.rates.sign_in(visitor.from, &folded)?;
    let store = state.hub.store();
    let account = store.account(&folded).await?;
    let kept = account.as_ref().map(|account| account.password.as_str());
    // Whose browser it is is not kept out by what others try elsewhere.
    let shown = cookie(&headers, KNOWN).map(secret::hash);
    if shown.is_none() || shown != kept.map(|kept| secret::hash(&secret::known_browser(kept))) {
        state.rates.strange_sign_in(&folded)?;
    }
    let password = form.get("password").unwrap_or_default();
    let (true, Some(account)) = (state.passwords.opens(password, kept).await?, account) else {
        let wrong = Some("sign-in-wrong");
        return strangers_page(&state, &visitor, StatusCode::FORBIDDEN, wrong).await;
    };
    // Whoever is signed in already changes places, and brings nothing of the other's along.
    let along = visitor.guest.as_ref().filter(|_| visitor.device.is_none());
    let tables = match along {
        Some(along) => store.places_of(along.id).await?,
        None => Vec::new(),
    };
    let (session, cookies) = begun(&state, account.guest, &headers).await?;
    store.sign_in(session, along.map(|along| along.id)).await?;
    if let Ok(before) = Person::of(&state, visitor).await? {
        store.end_session(before.account.guest, &before.here).await?;
    }
    state.hub.read_again(&tables).await?;
    Ok((AppendHeaders(cookies), Redirect::to("/")).into_response())
}

/// Gives the visitor an account; whatever is theirs stays so.
pub(super) async fn sign_up(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    if visitor.device.is_some() {
        return Ok(Redirect::to("/me").into_response());
    }
    let again =
        async |wrong| strangers_page(&state, &visitor, StatusCode::BAD_REQUEST, Some(wrong)).await;
    let typed = form.get("name").unwrap_or_default();
    let name = clean(typed);
    if name.text().is_none() || !name.is_as_typed() {
        return again("sign-up-no-name").await;
    }
    let Some(name) = name.given() else {
        return again("sign-up-reserved").await;
    };
    let password = form.get("password").unwrap_or_default();
    if !is_fit(password) {
        return again("sign-up-short").await;
    }
    state.rates.sign_up(visitor.from)?;
    let (name, folded) = (name.to_owned(), folded(name));
    let store = state.hub.store();
    // What costs nothing is asked before what does.
    if store.account(&folded).await?.is_some() {
        return again("sign-up-taken").await;
    }
    // All names are looked through: whoever signs up does so once.
    if store.account_names().await?.iter().any(|other| are_alike(&name, other)) {
        return again("sign-up-alike").await;
    }
    let password = state.passwords.hash(password).await?;
    let (guest, _) = welcome(&state, &visitor, Some(&name)).await?;
    let (codes, kept) = new_codes()?;
    let account = NewAccount { guest: guest.id, name, folded, password, codes: kept };
    let name = account.name.clone();
    let (session, cookies) = begun(&state, guest.id, &headers).await?;
    match store.sign_up(account, session).await {
        Err(StoreError::Conflict) => return again("sign-up-taken").await,
        done => done?,
    }
    state.hub.read_again(&store.places_of(guest.id).await?).await?;
    let preferences = super::at_me(&visitor);
    let preferences = pages::Preferences { signed_in: Some(name.clone()), ..preferences };
    let page = answer::page(pages::codes(&preferences, &name, (&codes, false)));
    Ok((AppendHeaders(cookies), page).into_response())
}

/// The form for whoever has lost the password.
pub(super) async fn lost(State(state): State<AppState>, visitor: Visitor) -> Response {
    let by_mail = state.options.mail().is_some();
    answer::page(pages::recover(&visitor.preferences, by_mail, None))
}

/// Sets another password by one of the codes.
pub(super) async fn recover(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    form: Form,
) -> Result<Response, AppError> {
    let again = |status, wrong| {
        let by_mail = state.options.mail().is_some();
        let page = answer::page(pages::recover(&visitor.preferences, by_mail, Some(wrong)));
        Ok((status, page).into_response())
    };
    let password = form.get("password").unwrap_or_default();
    if !is_fit(password) {
        return again(StatusCode::BAD_REQUEST, "sign-up-short");
    }
    let folded = folded(form.get("name").unwrap_or_default());
    // A code cannot be guessed: nobody's attempts take it from whoever has it.
    state.rates.sign_up(visitor.from)?;
    // Whoever is nobody waits as long.
    let password = state.passwords.hash(password).await?;
    let Some(account) = state.hub.store().account(&folded).await? else {
        return again(StatusCode::FORBIDDEN, "recover-wrong");
    };
    let code = secret::code_hash(form.get("code").unwrap_or_default());
    let (session, cookies) = begun(&state, account.guest, &headers).await?;
    match state.hub.store().recover(Opener::Code(code), &password, session).await {
        Err(StoreError::NotFound) => return again(StatusCode::FORBIDDEN, "recover-wrong"),
        done => done?,
    }
    state.hub.guests().forget();
    tokio::spawn(changed::tell_reset(state, account.guest));
    Ok((AppendHeaders(cookies), Redirect::to("/me")).into_response())
}

#[cfg(test)]
mod tests {
    use super::folded;

    #[test]
    fn a_name_is_the_same_however_it_is_written() {
        for same in
            ["Änne", "änne", "ÄNNE", "A\u{308}nne", " Änne ", "Ä\u{200b}nne", "Ａ\u{308}nne"]
        {
            assert_eq!(folded(same), "änne", "{same:?}");
        }
        assert_ne!(folded("Anne"), folded("Änne"));
        assert_eq!(folded("\u{200b}"), "");
    }
}
