//! The rules in our own words, by the chapters that refusals cite.

use cube_express_rules::CubeExpress;
use cube_express_rules::components::Data;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Game as _, Setup};

/// The whole summary.
pub(crate) fn summary(words: &Words, data: &Data, setup: &Setup) -> Markup {
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
    html! {
        div class="rules" {
            @for chapter in 1..=10u8 {
                section {
                    h3 { span class="paragraph" { "§" (chapter) } " " (words.text(&format!("rules-{chapter}"))) }
                    p { (words.with(&format!("rules-{chapter}-text"), &args)) }
                }
            }
        }
    }
}
