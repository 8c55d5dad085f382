//! What a visitor may want to know of the house: what is kept of them, who runs it, and whose games
//! these are.

use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;
use crate::shelf::shelf;

/// What is said of what is kept, in order.
const KEPT: [&str; 10] = [
    "nothing", "cookies", "tables", "talk", "account", "profile", "notices", "address", "mail",
    "backups",
];

/// What the address of a page begins with.
const SCHEMES: [&str; 2] = ["https://", "http://"];

/// What is kept of visitors, and for how long.
pub fn privacy(preferences: &Preferences, sends_mail: bool) -> Markup {
    let words = preferences.words();
    let mail = if sends_mail { "privacy-mail-sent" } else { "privacy-mail-text" };
    let said = |part: &str| match part {
        "mail" => words.text(mail),
        _ => words.text(&format!("privacy-{part}-text")),
    };
    let about = html! {
        dl {
            @for part in KEPT {
                dt { (words.text(&format!("privacy-{part}"))) }
                dd { (said(part)) }
            }
        }
        p { a href="/about/contact" { (words.text("contact")) } " · " a href="/me" { (words.text("me-title")) } }
    };
    page(preferences, "privacy", about)
}

/// Who runs this server, if they say so.
pub fn contact(preferences: &Preferences, contact: Option<&str>) -> Markup {
    let words = preferences.words();
    let about = html! {
        @match contact {
            Some(contact) => {
                p { (words.text("contact-about")) }
                p.sentence { (linked(contact)) }
            }
            None => {
                p.sentence { (words.text("contact-none")) }
                p { (words.text("error-no-lobby")) }
            }
        }
    };
    page(preferences, "contact", about)
}

/// Whose games these are.
pub fn whose(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let about = html! {
        p { (words.text("whose-about")) }
        dl {
            @for title in shelf() {
                @let own = title.words(preferences.language);
                dt { (title.profile().name) }
                // Every game has them; a new one may still be without.
                @if own.has("makers") { dd { (own.text("makers")) } }
            }
        }
        p { (words.text("whose-program")) }
    };
    page(preferences, "whose", about)
}

fn page(preferences: &Preferences, id: &str, about: Markup) -> Markup {
    let title = preferences.words().text(id);
    let page = html! { main #main.card.legal { h1 { (title) } (about) } };
    frame(preferences, &title, &["legal.css".to_owned()], page)
}

/// A text with links where it names addresses.
fn linked(text: &str) -> Markup {
    html! {
        @for (nth, word) in text.split_whitespace().enumerate() {
            @if nth > 0 { " " }
            @let bare = word.trim_matches([',', ';', '(', ')', '<', '>', '.']);
            @let (before, after) = word.split_once(bare).unwrap_or((word, ""));
            (before)
            @if SCHEMES.iter().any(|scheme| bare.starts_with(scheme)) {
                a href=(bare) rel="noopener" { (bare) }
            } @else if let Some(address) = mail(bare) {
                a href={ "mailto:" (address) } { (address) }
            } @else { (bare) }
            (after)
        }
    }
}

/// The address of mail that a word is, with or without what makes it a link.
fn mail(word: &str) -> Option<&str> {
    Some(word.strip_prefix("mailto:").unwrap_or(word)).filter(|word| is_mail(word))
}

fn is_mail(word: &str) -> bool {
    let plain = |letter: char| letter.is_alphanumeric() || "@.-_+".contains(letter);
    let parts = word.split_once('@');
    let parts = parts.filter(|(name, host)| !name.is_empty() && host.contains('.'));
    parts.is_some() && word.chars().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_in_a_contact_are_links() {
        let text = "Anna Muster, anna@example.org, <https://example.org/me>; @home a@b ,";
        assert_eq!(
            linked(text).into_string(),
            "Anna Muster, <a href=\"mailto:anna@example.org\">anna@example.org</a>, \
             &lt;<a href=\"https://example.org/me\" rel=\"noopener\">https://example.org/me</a>&gt;; \
             @home a@b ,"
        );
        let link = "<a href=\"mailto:anna@example.org\">anna@example.org</a>";
        let said = linked("Write to mailto:anna@example.org or anna@example.org.").into_string();
        assert_eq!(said, format!("Write to {link} or {link}."));
    }
}
