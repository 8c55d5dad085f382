//! What somebody wants to be told, where, when not, and what they were told.

use locale::Words;
use maud::{Markup, html};

use crate::frame::frame;
use crate::preferences::Preferences;
use crate::when;

/// What somebody has switched on, and what they were told.
#[derive(Clone, Debug)]
pub struct Notices<'n> {
    /// Where they are told.
    pub channels: &'n [NoticeChannel],
    /// The address to which mail goes, if they have one, where any is sent.
    pub mail: Option<Option<&'n str>>,
    /// The public point that a browser is told which is to get what is pushed.
    pub point: &'n str,
    /// When not: the times of the day as browsers write them, and by how many minutes their clock
    /// is ahead.
    pub hours: Option<(String, String, i64)>,
    /// What they were told, the latest first.
    pub past: &'n [Told],
    /// The time in milliseconds since 1970.
    pub now: i64,
    /// What has just been done or refused.
    pub said: Option<String>,
}

/// By what somebody is told.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Way {
    /// A request to an address of theirs.
    Webhook,
    /// Mail.
    Mail,
    /// The push service of a browser.
    Push,
}

/// Where somebody is told.
#[derive(Clone, Debug)]
pub struct NoticeChannel {
    /// What it is called in forms.
    pub id: String,
    /// By what.
    pub way: Way,
    /// The address, or what the browser is called.
    pub target: String,
    /// Whether it is off, by wish or because nothing could be told for long.
    pub is_off: bool,
}

/// Something that somebody was told, or was to be.
#[derive(Clone, Debug)]
pub struct Told {
    /// The table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// What it was about: `turn`, `over`, `invited` or `mentioned`.
    pub about: &'static str,
    /// The number of the entry that it was about.
    pub turn: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What has become of it, by channel.
    pub outcomes: Vec<Outcome>,
}

/// What has become of a notice on one way.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The address, or what the browser is called.
    pub target: String,
    /// `waiting`, `sent`, `moot` or `failed`.
    pub fate: &'static str,
    /// How often it was tried.
    pub tries: i64,
    /// Why it could not be told.
    pub why: String,
}

/// Why something could not be told, in words.
pub fn untold(words: &Words, why: &str) -> String {
    let (why, status) = why.split_once(' ').unwrap_or((why, ""));
    words.with(&format!("notice-why-{why}"), &[("status", status.into())])
}

/// The page.
pub fn notices(preferences: &Preferences, notices: &Notices<'_>) -> Markup {
    let words = preferences.words();
    let title = words.text("notices-title");
    let page = html! {
        main #main.me {
            @if let Some(said) = &notices.said { p.sentence.reply role="status" { (said) } }
            section.card {
                p { a href="/me" { "‹ " (words.text("me-title")) } }
                h1 { (title) }
                p { (words.text("notices-about")) }
            }
            section.card data-calls hidden {
                h2 { (words.text("notices-page")) }
                p { (words.text("notices-page-about")) }
                @for way in ["sound", "desktop"] {
                    p { label { input type="checkbox" data-call=(way); " " (words.text(&format!("notices-{way}"))) } }
                }
                p { button type="button" data-call-try data-text=(words.text("notice-try")) { (words.text("notices-try")) } }
                p.quiet data-call-denied hidden { (words.text("notices-denied")) }
            }
            (push(words, notices))
            @if let Some(address) = notices.mail { (mail(words, notices, address)) }
            section.card {
                h2 { (words.text("notices-webhooks")) }
                p { (words.text("notices-webhooks-about")) }
                (channels(words, notices, Way::Webhook))
                form method="post" action="/me/notices/webhooks" {
                    label for="target" { (words.text("notices-target")) }
                    input #target name="target" type="url" maxlength="500" required autocomplete="off" placeholder="https://";
                    button { (words.text("notices-add")) }
                }
            }
            section.card { (quiet(words, notices)) }
            section.card {
                h2 { (words.text("notices-record")) }
                p { (words.text("notices-record-about")) }
                @if notices.past.is_empty() { p.quiet { (words.text("notices-none")) } }
                @else { ul.places { @for told in notices.past { (line(words, notices.now, told)) } } }
            }
        }
    };
    frame(preferences, &title, &["me.css", "calls.js", "push.js"].map(str::to_owned), page)
}

/// Browsers that are told even if no page is open. Only a script can ask a browser for that.
fn push(words: &Words, notices: &Notices<'_>) -> Markup {
    html! {
        section.card {
            h2 { (words.text("notices-push")) }
            p { (words.text("notices-push-about")) }
            (channels(words, notices, Way::Push))
            p { button type="button" data-push=(notices.point) hidden { (words.text("notices-push-do")) } }
            p.quiet data-push-none { (words.text("notices-push-none")) }
        }
    }
}

fn mail(words: &Words, notices: &Notices<'_>, address: Option<&str>) -> Markup {
    let has_channel = notices.channels.iter().any(|channel| channel.way == Way::Mail);
    html! {
        section.card {
            h2 { (words.text("notices-mail")) }
            (channels(words, notices, Way::Mail))
            @match address {
                Some(_) if has_channel => {}
                Some(address) => {
                    p { (words.with("notices-mail-about", &[("address", address.into())])) }
                    form method="post" action="/me/notices/mail" { button { (words.text("notices-mail-do")) } }
                }
                None => {
                    p { (words.text("notices-mail-none")) }
                    p { a.button href="/me" { (words.text("mail-do")) } }
                }
            }
        }
    }
}

fn channels(words: &Words, notices: &Notices<'_>, way: Way) -> Markup {
    let of_way: Vec<_> = notices.channels.iter().filter(|channel| channel.way == way).collect();
    if of_way.is_empty() {
        return html! {};
    }
    html! {
        ul.places {
            @for channel in of_way {
                @let unknown = words.text("me-session-unknown");
                @let target = if channel.target.is_empty() { &unknown } else { &channel.target };
                @let on = if channel.is_off { ("on", "notices-on") } else { ("try", "notices-try") };
                li {
                    strong { (target) }
                    @if channel.is_off { span.quiet { (words.text("notices-off")) } }
                    div {
                        @for (deed, id) in [on, ("remove", "notices-remove")] {
                            form method="post" action={ "/me/notices/" (channel.id) "/" (deed) } {
                                button { (words.text(id)) span.aloud { ": " (target) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn quiet(words: &Words, notices: &Notices<'_>) -> Markup {
    let (begins, ends, ahead) = match &notices.hours {
        Some((begins, ends, ahead)) => (begins.as_str(), ends.as_str(), *ahead),
        None => ("", "", 0),
    };
    html! {
        h2 { (words.text("quiet-title")) }
        p { (words.text("quiet-about")) }
        form method="post" action="/me/notices/hours" {
            label for="begins" { (words.text("quiet-begins")) }
            input #begins name="begins" type="time" value=(begins);
            label for="ends" { (words.text("quiet-ends")) }
            input #ends name="ends" type="time" value=(ends);
            label for="ahead" { (words.text("quiet-ahead")) }
            select #ahead name="ahead" data-ahead[notices.hours.is_none()] {
                @for half in -24..=28 {
                    @let minutes = half * 30;
                    option value=(minutes) selected[minutes == ahead] { (clock(minutes)) }
                }
            }
            button { (words.text("quiet-do")) }
        }
    }
}

/// By how much a clock is ahead, as it is usually written.
fn clock(minutes: i64) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    format!("UTC{sign}{}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
}

fn line(words: &Words, now: i64, told: &Told) -> Markup {
    let game = [("game", told.game.as_str().into())];
    html! {
        li {
            a href={ "/tables/" (told.table) } { (words.with(&format!("notice-{}", told.about), &game)) }
            span.quiet { (when::ago(words, now, told.at)) }
            ul.outcomes {
                @for outcome in &told.outcomes {
                    li.quiet {
                        @if outcome.target.is_empty() { (words.text("me-session-unknown")) } @else { (outcome.target) }
                        ": " (words.with(&format!("notice-{}", outcome.fate), &[("tries", outcome.tries.into())]))
                        @if !outcome.why.is_empty() { " " (untold(words, &outcome.why)) }
                    }
                }
            }
        }
    }
}
