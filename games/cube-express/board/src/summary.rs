//! The rules in our own words, by the chapters that refusals cite.

use art::Cited;
use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Game as _, Setup};

/// The chapters are those of the rulebook.
pub(crate) const CITED: &[Cited] =
    &[&["§1"], &["§2"], &["§3"], &["§4"], &["§5"], &["§6"], &["§7"], &["§8"], &["§9"], &["§10"]];

/// What each chapter tells.
pub(crate) fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
    let numbers = [
        ("markers", data.markers),
        ("dividends", data.dividends),
        ("hand", data.hand),
        ("crossing", data.crossing_dividends),
        ("claim", data.claim),
        ("coal", data.loco_coal),
        ("iron", data.loco_iron),
        ("site", data.site),
        ("first", data.first_delivery),
        ("later", data.later_delivery),
        ("bets", data.most_bets),
        ("nine", data.nine_points),
        ("houses", data.house_points),
        ("passengers", data.passenger_points),
        ("purse", data.dividend_points),
    ];
    let numbers = numbers.into_iter().map(|(name, number)| (name, number.into()));
    let agreed = CubeExpress::PROFILE.agreed(setup).map(|(name, value)| (name, value.into()));
    let args: Vec<_> = numbers.chain(agreed).collect();
    let told = |(chapter, cited): (u8, &Cited)| {
        html! {
            h3 { span class="paragraph" { (cited.concat()) } " " (words.text(&format!("rules-{chapter}"))) }
            p { (words.with(&format!("rules-{chapter}-text"), &args)) }
        }
    };
    (1..).zip(CITED).map(told).collect()
}
