//! Signing in, and what is the visitor's own.

use maud::{Markup, html};

use crate::called::address;
use crate::frame::frame;
use crate::nights::{self, Hours};
use crate::preferences::Preferences;
use crate::when;

/// A password has at least so many letters.
pub const SHORTEST_PASSWORD: usize = 8;

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Somebody without an account.
#[derive(Clone, Debug, Default)]
pub struct Nobody<'m> {
    /// What they were called before, or have typed.
    pub name: &'m str,
    /// How many tables this browser has.
    pub tables: usize,
    /// Why it did not work, by the id of its sentence.
    pub wrong: Option<&'static str>,
}

/// Somebody with an account.
#[derive(Clone, Debug)]
pub struct Me<'m> {
    /// The name by which they sign in.
    pub name: &'m str,
    /// Where they are signed in.
    pub sessions: &'m [Place],
    /// How many codes are left.
    pub codes: i64,
    /// Where they get mail, where any is sent.
    pub mail: Option<Mailbox<'m>>,
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// What has just been done or refused, by the id of its sentence.
    pub said: Option<&'static str>,
    /// When their clocks stand still at tables to come: from which minute of the day in Greenwich,
    /// and for how many.
    pub night: Option<(i64, i64)>,
    /// What stands in the form that asks for it.
    pub hours: Hours<'m>,
}

/// Where somebody gets mail.
#[derive(Copy, Clone, Debug, Default)]
pub struct Mailbox<'m> {
    /// The address that they have confirmed.
    pub confirmed: Option<&'m str>,
    /// One that they have yet to confirm.
    pub pending: Option<&'m str>,
}

/// Where somebody is signed in.
#[derive(Clone, Debug)]
pub struct Place {
    /// What it is called in forms.
    pub key: String,
    /// The browser, or what the program is called.
    pub called: String,
    /// Whether it is a program.
    pub is_program: bool,
    /// Whether the page is asked for from there.
    pub is_here: bool,
    /// When it began, in milliseconds since 1970.
    pub made_at: i64,
    /// The day on which it was last used, counted from 1970.
    pub seen_day: i64,
}

pub(crate) fn files() -> [String; 1] {
    ["me.css".to_owned()]
}

/// A field of a form with its label.
pub(crate) fn field(id: &str, label: &str, kind: &str, fill: &str) -> Markup {
    html! {
        label for=(id) { (label) }
        input #(id) name=(id.rsplit('-').next().unwrap_or(id)) type=(kind) required autocomplete=(fill);
    }
}

pub(crate) fn least(preferences: &Preferences, id: &str) -> String {
    preferences.words().with(id, &[("least", SHORTEST_PASSWORD.into())])
}

/// The two ways to an account: signing in, and keeping what is there.
pub fn nobody(preferences: &Preferences, nobody: &Nobody<'_>) -> Markup {
    let words = preferences.words();
    let Nobody { name, tables, wrong } = *nobody;
    let page = html! {
        main #main.me {
            @if let Some(wrong) = wrong { p.sentence.reply role="alert" { (least(preferences, wrong)) } }
            section.card {
                h1 { (words.text("sign-in")) }
                p { (words.text("sign-in-about")) }
                form method="post" action="/me/sign-in" {
                    (field("in-name", &words.text("sign-in-name"), "text", "username"))
                    (field("in-password", &words.text("sign-in-password"), "password", "current-password"))
                    @if tables > 0 { p.quiet { (words.with("sign-in-along", &[("count", tables.into())])) } }
                    button.main { (words.text("sign-in")) }
                }
                p { a href="/recover" { (words.text("sign-in-lost")) } }
            }
            section.card {
                h2 { (words.text("sign-up")) }
                p { (words.text("sign-up-about")) }
                form method="post" action="/me/sign-up" {
                    label for="up-name" { (words.text("sign-in-name")) }
                    input #up-name name="name" maxlength="24" required autocomplete="username" value=(name);
                    (field("up-password", &least(preferences, "sign-up-password"), "password", "new-password"))
                    button.main { (words.text("sign-up-do")) }
                }
            }
        }
    };
    frame(preferences, &words.text("sign-in"), &files(), page)
}

/// The ways in for whoever has lost the password: by mail, where any is sent, and by a code.
pub fn recover(preferences: &Preferences, by_mail: bool, wrong: Option<&'static str>) -> Markup {
    let words = preferences.words();
    let page = html! {
        main #main.me {
            @if let Some(wrong) = wrong { p.sentence.reply role="alert" { (least(preferences, wrong)) } }
            @if by_mail {
                section.card {
                    h1 { (words.text("recover")) }
                    p { (words.text("recover-mail-about")) }
                    form method="post" action="/recover/mail" {
                        (field("mail-name", &words.text("sign-in-name"), "text", "username"))
                        button.main { (words.text("recover-mail-do")) }
                    }
                }
            }
            section.card {
                @if by_mail { h2 { (words.text("recover-by-code")) } } @else { h1 { (words.text("recover")) } }
                p { (words.text("recover-about")) }
                form method="post" action="/recover" {
                    (field("name", &words.text("sign-in-name"), "text", "username"))
                    (field("code", &words.text("recover-code"), "text", "off"))
                    (field("password", &least(preferences, "recover-new"), "password", "new-password"))
                    button.main { (words.text("recover-do")) }
                }
                p { a href="/me" { (words.text("sign-in")) } }
            }
        }
    };
    frame(preferences, &words.text("recover"), &files(), page)
}

/// What is somebody's own.
pub fn me(preferences: &Preferences, me: &Me<'_>) -> Markup {
    let words = preferences.words();
    let old = |id: &str| field(id, &words.text("me-password-old"), "password", "current-password");
    let page = html! {
        main #main.me {
            @if let Some(said) = me.said { p.sentence.reply role="status" { (least(preferences, said)) } }
            section.card {
                h1 { (words.text("me-title")) }
                p.sentence { (words.with("me-signed-in", &[("name", me.name.into())])) }
                p {
                    a href="/me/tables" { (words.text("tables-all")) } " · "
                    a href={ "/people/" (address(me.name)) } { (words.text("person-mine")) }
                }
                form method="post" action="/me/sign-out" { button { (words.text("me-sign-out")) } }
            }
            (told(preferences))
            (night(preferences, me))
            section.card {
                h2 { (words.text("me-sessions")) }
                (places(preferences, me, false))
            }
            (tokens(preferences, me))
            section.card {
                h2 { (words.text("me-export")) }
                p { (words.text("me-export-about")) }
                p { a.button href="/me/export.json" download { (words.text("me-export-do")) } }
            }
            details.card {
                summary { (words.text("me-password")) }
                p { (words.text("me-password-about")) }
                form method="post" action="/me/password" {
                    (old("change-old"))
                    (field("change-password", &least(preferences, "recover-new"), "password", "new-password"))
                    button { (words.text("me-password-do")) }
                }
            }
            @if let Some(mailbox) = me.mail { (mail(preferences, mailbox)) }
            details.card {
                summary { (words.text("me-codes")) }
                p { (words.with("me-codes-left", &[("count", me.codes.into())])) }
                form method="post" action="/me/codes" {
                    (old("codes-old"))
                    button { (words.text("me-codes-make")) }
                }
            }
            details.card {
                summary { (words.text("me-leave")) }
                p { (words.text("me-leave-about")) }
                form method="post" action="/me/delete" {
                    (old("leave-old"))
                    button.danger { (words.text("me-leave-do")) }
                }
            }
        }
    };
    let files: Vec<String> = files().into_iter().chain(["clocks.js".to_owned()]).collect();
    frame(preferences, &words.text("me-title"), &files, page)
}

/// What programs of theirs sign in with.
fn tokens(preferences: &Preferences, me: &Me<'_>) -> Markup {
    let words = preferences.words();
    html! {
        section.card {
            h2 { (words.text("me-tokens")) }
            p { (words.text("me-tokens-about")) " " a href="/api" { (words.text("programs")) } }
            @if me.sessions.iter().any(|place| place.is_program) { (places(preferences, me, true)) }
            @else { p.quiet { (words.text("me-tokens-none")) } }
            form method="post" action="/me/tokens" {
                label for="called" { (words.text("me-token-called")) }
                input #called name="called" maxlength="24" required autocomplete="off";
                button { (words.text("me-token-make")) }
            }
        }
    }
}

/// The hours in which clocks stand still at tables to come.
fn night(preferences: &Preferences, me: &Me<'_>) -> Markup {
    let words = preferences.words();
    let at = |minute: i64| format!("{:02}:{:02}", minute / 60 % 24, minute % 60);
    html! {
        section.card {
            h2 { (words.text("night-title")) }
            p { (words.text("night-about")) }
            @if let Some((from, length)) = me.night {
                p { (words.with("nights-now", &[("from", at(from).into()), ("to", at(from + length).into())])) }
                form method="post" action="/me/night" { button { (words.text("nights-none")) } }
            } @else {
                p { (words.text("night-none")) }
                form method="post" action="/me/night" {
                    (nights::fields(words, me.hours, |field| format!("night-{field}")))
                }
            }
        }
    }
}

/// Where they get mail.
fn mail(preferences: &Preferences, mailbox: Mailbox<'_>) -> Markup {
    let words = preferences.words();
    let Mailbox { confirmed, pending } = mailbox;
    html! {
        details.card open[pending.is_some()] {
            summary { (words.text("mail")) }
            p { (words.text("mail-about")) }
            @if let Some(address) = confirmed {
                ul.places { li {
                    strong { (address) }
                    span.quiet { (words.text("mail-is-confirmed")) }
                    form method="post" action="/me/mail/remove" { button { (words.text("notices-remove")) } }
                } }
            }
            @if let Some(address) = pending {
                p.sentence { (words.with("mail-pending", &[("address", address.into())])) }
            }
            form method="post" action="/me/mail" {
                label for="address" { (words.text("mail-address")) }
                input #address name="address" type="email" maxlength="254" required autocomplete="email";
                (field("mail-old", &words.text("me-password-old"), "password", "current-password"))
                button { (words.text("mail-do")) }
            }
        }
    }
}

/// The way to what they want to be told.
fn told(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    html! {
        section.card {
            h2 { (words.text("notices-title")) }
            p { (words.text("notices-about")) }
            p { a.button href="/me/notices" { (words.text("notices-choose")) } }
        }
    }
}

fn places(preferences: &Preferences, me: &Me<'_>, programs: bool) -> Markup {
    let words = preferences.words();
    let today = me.now.div_euclid(DAY);
    html! {
        ul.places {
            @for place in me.sessions.iter().filter(|place| place.is_program == programs) {
                li {
                    strong {
                        @if place.called.is_empty() { (words.text("me-session-unknown")) }
                        @else { (place.called) }
                        @if place.is_here { " · " (words.text("me-session-here")) }
                    }
                    span.quiet {
                        @let since = when::ago(words, me.now, place.made_at);
                        @let days = (today - place.seen_day).max(0);
                        (since) " · " (words.with("me-session-seen", &[("days", days.into())]))
                    }
                    @if !place.is_here {
                        form method="post" action={ "/me/sessions/" (place.key) "/end" } {
                            button { (words.text("me-session-end")) span.aloud { ": " (place.called) } }
                        }
                    }
                }
            }
        }
    }
}

/// The codes of somebody, to be printed; they are shown once.
pub fn codes(
    preferences: &Preferences,
    name: &str,
    (codes, replaces): (&[String], bool),
) -> Markup {
    let words = preferences.words();
    let title = words.text("me-codes-title");
    let page = html! {
        main #main.me {
            section.card {
                h1 { (title) }
                p { (words.text("me-codes-about")) @if replaces { " " (words.text("me-codes-before")) } }
                p { strong { (name) } " · " (preferences.base) }
                ol.codes { @for code in codes { li { code { (code) } } } }
                p {
                    button type="button" data-print { (words.text("print")) } " "
                    a.button.main href="/me" { (words.text("me-codes-done")) }
                }
            }
        }
    };
    let files: Vec<String> = files().into_iter().chain(["share.js".to_owned()]).collect();
    frame(preferences, &title, &files, page)
}

/// What somebody reads whose account is no more.
pub fn deleted(preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let title = words.text("me-deleted");
    let page = html! {
        main #main.me {
            section.card {
                h1 { (title) }
                p role="status" { (words.text("me-deleted-about")) }
                p { a.button.main href="/" { (words.text("go-home")) } }
            }
        }
    };
    frame(preferences, &title, &files(), page)
}

/// The token of a program; it is shown once.
pub fn token(preferences: &Preferences, called: &str, token: &str) -> Markup {
    let words = preferences.words();
    let title = words.with("me-token-title", &[("name", called.into())]);
    let page = html! {
        main #main.me {
            section.card {
                h1 { (title) }
                p { (words.text("me-token-once")) }
                p.invites {
                    input readonly value=(token) aria-label=(words.text("me-token-text")) data-link;
                    button type="button" data-copy { (words.text("copy")) }
                }
                p { a.button.main href="/me" { (words.text("me-codes-done")) } }
            }
        }
    };
    frame(preferences, &title, &files(), page)
}
