//! Letters that leave by themselves, and the one that says that a password was set anew.

use std::time::Duration;

use locale::Language;
use tabletop::Key as _;

use crate::error::AppError;
use crate::mail::Sheet;
use crate::secret;
use crate::state::AppState;

/// A letter is sent again after so long if it did not leave.
const AGAIN: [Duration; 2] = [Duration::from_secs(10), Duration::from_mins(1)];

/// Sends a letter, and again if that may help; whether it has left.
pub(super) async fn leaves(state: &AppState, sheet: &Sheet) -> bool {
    let Some((mail, _)) = state.options.mail() else { return false };
    for pause in AGAIN.into_iter().map(Some).chain([None]) {
        match (mail.send(sheet).await, pause) {
            (Ok(()), _) => return true,
            (Err(why), Some(pause)) if why.may_pass() => tokio::time::sleep(pause).await,
            (Err(_), _) => return false,
        }
    }
    false
}

/// Tells somebody at their address that their password was set anew: it may not have been them.
pub(super) async fn tell_reset(state: AppState, guest: i64) {
    if let Ok(Some(sheet)) = reset_told(&state, guest).await {
        leaves(&state, &sheet).await;
    }
}

async fn reset_told(state: &AppState, guest: i64) -> Result<Option<Sheet>, AppError> {
    let Some((_, base)) = state.options.mail() else { return Ok(None) };
    let store = state.hub.store();
    let mailbox = store.mailbox(guest, state.hub.now()).await?;
    let account = store.account_of(guest).await?;
    let Some(((address, language), account)) = mailbox.confirmed.zip(account) else {
        return Ok(None);
    };
    let words = pages::shared(spoken(&language));
    let text = words.with("mail-changed-text", &[("name", account.name.as_str().into())]);
    Ok(Some(Sheet {
        to: address,
        id: secret::token()?,
        subject: words.text("mail-changed"),
        text: format!("{text}\n\n{base}/recover\n"),
        unsubscribe: None,
    }))
}

/// The language that is called so.
pub(super) fn spoken(key: &str) -> Language {
    let known = Language::ALL.iter().copied().find(|known| known.key() == key);
    known.unwrap_or(Language::En)
}
