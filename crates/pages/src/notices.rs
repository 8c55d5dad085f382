//! What somebody wants to be told, where, when not, and what they were told.

use locale::{Language, Words};
use maud::{Markup, html};
use tabletop::Key as _;

use crate::called::called;
use crate::clocks;
use crate::frame::frame;
use crate::preferences::Preferences;
use crate::when;
use crate::zones;

/// Of what was said a notice has about so many letters.
const FIRST_WORDS: usize = 60;

/// So much of a table's address tells it from others.
const SHORT: usize = 4;

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
    /// In which language.
    pub language: Language,
    /// Why it is off, if it is: `unwanted`, `ended` or `failed`.
    pub off: Option<&'static str>,
}

/// Something that somebody was told, or was to be.
#[derive(Clone, Debug)]
pub struct Told {
    /// The table.
    pub table: String,
    /// The game's name.
    pub game: String,
    /// What it was about, in one word.
    pub about: &'static str,
    /// Who did it, and who sits at that table, if that is told.
    pub who: Option<Who>,
    /// Whether they play this game with one of these people at another table as well.
    pub is_one_of_many: bool,
    /// The number of the entry that it was about.
    pub turn: i64,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What has become of it, by channel.
    pub outcomes: Vec<Outcome>,
}

/// Who did what somebody is told, and where.
#[derive(Clone, Debug)]
pub struct Who {
    /// Who spoke to them, has taken their seat or asks them; of a turn nobody.
    pub by: String,
    /// What they said.
    pub said: Option<String>,
    /// Who sits at that table.
    pub players: Vec<String>,
    /// Who of them has won, once that is known.
    pub winners: Vec<String>,
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

/// What somebody is told of a table, in words: what about, of which game, and perhaps who did it
/// and who sits there.
pub fn told(words: &Words, about: &str, game: &str, who: Option<&Who>) -> String {
    let Some(Who { by, said, players, winners }) = who else {
        return words.with(&format!("notice-{about}"), &[("game", game.into())]);
    };
    let names = |names: &[String]| {
        let names: Vec<_> = names.iter().map(|name| called(words, name)).collect();
        names.join(", ")
    };
    let arguments = [
        ("game", game.into()),
        ("name", called(words, by).into()),
        ("players", names(players).into()),
        ("winners", names(winners).into()),
        ("said", begin(said.as_deref().unwrap_or_default()).into()),
    ];
    let form = if about == "over" && !winners.is_empty() { "won" } else { "by" };
    words.with(&format!("notice-{about}-{form}"), &arguments)
}

/// How much time is left, as a sentence of its own.
pub fn remaining(words: &Words, left: i64) -> String {
    words.with("notice-left", &[("time", clocks::told(words, left).into())])
}

/// Which of several tables is meant, as its address begins.
pub fn which_table(words: &Words, table: &str) -> String {
    let begins: String = table.chars().take(SHORT).collect();
    words.with("notice-table", &[("table", begins.into())])
}

/// The first words of what was said.
fn begin(said: &str) -> String {
    let Some((end, _)) = said.char_indices().nth(FIRST_WORDS) else { return said.to_owned() };
    let cut = said[..end].rsplit_once(' ').map_or(&said[..end], |(words, _)| words);
    format!("{cut} …")
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
            p.quiet role="status" data-push-said
                data-asking=(words.text("notices-push-asking")) data-denied=(words.text("notices-denied"))
                data-unreached=(words.text("notices-push-unreached")) data-failed=(words.text("notices-push-failed")) {
                (words.text("notices-push-none"))
            }
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
                @let on = if channel.off.is_some() { ("on", "notices-on") } else { ("try", "notices-try") };
                li {
                    strong { (target) }
                    span.quiet {
                        (words.text(&format!("language-{}", channel.language.key())))
                        @if let Some(why) = channel.off { ". " (words.text(&format!("notices-off-{why}"))) }
                    }
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
        @if let Some((begins, ends, _)) = &notices.hours {
            p { (words.with("quiet-now", &[("begins", begins.as_str().into()), ("ends", ends.as_str().into())])) }
            form method="post" action="/me/notices/hours" { button { (words.text("quiet-none")) } }
        } @else {
            p { (words.text("quiet-not")) }
        }
        form method="post" action="/me/notices/hours" {
            label for="begins" { (words.text("quiet-begins")) }
            input #begins name="begins" type="time" value=(begins);
            label for="ends" { (words.text("quiet-ends")) }
            input #ends name="ends" type="time" value=(ends);
            label for="ahead" { (words.text("quiet-ahead")) }
            select #ahead name="ahead" data-ahead[notices.hours.is_none()] {
                @for minutes in zones::zones() {
                    option value=(minutes) selected[minutes == ahead] { (zones::called(minutes)) }
                }
            }
            button { (words.text("quiet-do")) }
        }
    }
}

fn line(words: &Words, now: i64, past: &Told) -> Markup {
    html! {
        li {
            a href={ "/tables/" (past.table) } {
                (told(words, past.about, &past.game, past.who.as_ref()))
                @if past.is_one_of_many { " " (which_table(words, &past.table)) }
            }
            span.quiet { (when::ago(words, now, past.at)) }
            ul.outcomes {
                @for outcome in &past.outcomes {
                    li.quiet {
                        @if outcome.target.is_empty() { (words.text("me-session-unknown")) } @else { (outcome.target) }
                        ": " (words.with(&format!("notice-{}", outcome.fate), &[("tries", outcome.tries.into())]))
                        @if !outcome.why.is_empty() { ". " (untold(words, &outcome.why)) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_what_was_said_a_notice_has_the_first_words() {
        assert_eq!(begin("@Berta, your turn"), "@Berta, your turn");
        let (long, end) = (begin(&"tobacco ".repeat(20)), "tobacco …");
        assert!(long.ends_with(end) && long.chars().count() <= FIRST_WORDS + 2, "{long}");
        assert_eq!(begin(&"\u{e9}".repeat(61)), format!("{} …", "\u{e9}".repeat(60)));
    }
}
