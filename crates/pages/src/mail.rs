//! What links in letters lead to.

use maud::{Markup, html};

use crate::frame::frame;
use crate::me::{field, files, least};
use crate::preferences::Preferences;

/// Asks whether an address belongs to an account.
pub fn mail_confirm(preferences: &Preferences, name: &str, address: &str, token: &str) -> Markup {
    let words = preferences.words();
    let about =
        words.with("mail-confirm-about", &[("name", name.into()), ("address", address.into())]);
    let form = html! {
        p { (about) }
        form method="post" action={ "/mail/confirm/" (token) } {
            button.main { (words.text("mail-confirm-do")) }
        }
    };
    page(preferences, &words.text("mail-confirm"), form)
}

/// Asks whether no more notices are wanted by mail.
pub fn mail_off(preferences: &Preferences, id: &str) -> Markup {
    let words = preferences.words();
    let form = html! {
        p { (words.text("mail-off-about")) }
        form method="post" action={ "/mail/off/" (id) } {
            button.main { (words.text("mail-off-do")) }
        }
    };
    page(preferences, &words.text("mail-off"), form)
}

/// What was done by a link, or is on its way, by the id of its sentence.
pub fn mail_done(preferences: &Preferences, said: &str) -> Markup {
    let words = preferences.words();
    let about = html! {
        p.sentence role="status" { (words.text(said)) }
        p { a.button href="/me" { (words.text("me-codes-done")) } }
    };
    page(preferences, &words.text("mail"), about)
}

/// A link that has been used, or is too old.
pub fn mail_used(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let about = html! {
        p.sentence { (words.text("mail-used")) }
        p { a href="/me" { (words.text("sign-in")) } " · " a href="/recover" { (words.text("recover")) } }
    };
    page(preferences, &words.text("mail"), about)
}

/// The form that a link to another password leads to.
pub fn reset(preferences: &Preferences, token: &str, wrong: Option<&'static str>) -> Markup {
    let words = preferences.words();
    let form = html! {
        @if let Some(wrong) = wrong { p.sentence.reply role="alert" { (least(preferences, wrong)) } }
        p { (words.text("reset-about")) }
        form method="post" action={ "/recover/" (token) } {
            (field("password", &least(preferences, "recover-new"), "password", "new-password"))
            button.main { (words.text("recover-do")) }
        }
    };
    page(preferences, &words.text("mail-recover"), form)
}

fn page(preferences: &Preferences, title: &str, about: Markup) -> Markup {
    let page = html! { main #main.me { section.card { h1 { (title) } (about) } } };
    frame(preferences, title, &files(), page)
}
