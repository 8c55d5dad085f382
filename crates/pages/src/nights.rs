//! The hours in which somebody sleeps, as forms ask for them.

use locale::Words;
use maud::{Markup, html};
use tabletop::Seat;

use crate::frame::frame;
use crate::preferences::Preferences;
use crate::wish;
use crate::zones;

/// What was typed, or stands in the form at first.
#[derive(Copy, Clone, Debug)]
pub struct Hours<'t> {
    /// When nights begin.
    pub from: &'t str,
    /// When they end.
    pub to: &'t str,
    /// By how many minutes the clock there is ahead of Greenwich.
    pub zone: &'t str,
}

impl Default for Hours<'_> {
    fn default() -> Self {
        Hours { from: "23:00", to: "07:00", zone: "0" }
    }
}

/// The fields, whose ids begin and end like this.
pub(crate) fn fields(words: &Words, hours: Hours<'_>, id: impl Fn(&str) -> String) -> Markup {
    html! {
        label for=(id("from")) { (words.text("nights-from")) } " "
        input id=(id("from")) name="from" type="time" value=(hours.from) required; " "
        label for=(id("to")) { (words.text("nights-to")) } " "
        input id=(id("to")) name="to" type="time" value=(hours.to) required; " "
        label for=(id("zone")) { (words.text("nights-zone")) } " "
        select id=(id("zone")) name="zone" data-zone {
            @for ahead in zones::zones() {
                option value=(ahead) selected[ahead.to_string() == hours.zone] { (zones::called(ahead)) }
            }
        } " "
        button { (words.text("nights-keep")) }
    }
}

/// The form of a table again, with what is allowed.
pub fn nights(preferences: &Preferences, (table, seat): (&str, Seat), hours: Hours<'_>) -> Markup {
    let words = preferences.words();
    let heading = words.text("night-title");
    let page = html! {
        main #main.card.narrow {
            h1 { (heading) }
            p.sentence role="alert" { (words.text("nights-wrong")) }
            (wish::said(table, seat, "nights", fields(words, hours, str::to_owned)))
            p { a href={ "/tables/" (table) } { (words.text("lobby-mine")) } }
        }
    };
    frame(preferences, &heading, &[], page)
}
