//! The rules in our own words, by the chapters that refusals cite.

use art::Cited;
use locale::Words;
use maud::{Markup, html};
use santiago_de_cuba_rules::components::Data;
use santiago_de_cuba_rules::{Building, Cuban, Item, Santiago};
use tabletop::{Game as _, Key as _, Setup};

use crate::say;

/// The chapter about the buildings, which lists them.
const BUILDINGS: u8 = 7;

/// The chapters are those of the rulebook.
pub(crate) const CITED: &[Cited] =
    &[&["§1"], &["§2"], &["§3"], &["§4"], &["§5"], &["§6"], &["§7"], &["§8"], &["§9"]];

/// What each chapter tells.
pub(crate) fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
    let flags: Vec<String> = data.flags.iter().map(ToString::to_string).collect();
    // Played openly, nobody has one.
    let screens = if Santiago::PROFILE.has_secrets(&setup.variant) { "up" } else { "down" };
    let numbers = [
        ("start", holdings(words, data).into()),
        ("fare", data.further_station.into()),
        ("helps", helps(words, data).into()),
        ("markers", data.markers.into()),
        ("flags", flags.join(", ").into()),
        ("wood", data.wood_points.into()),
        ("owner", data.owner_points.into()),
        ("ships", data.ships.into()),
        ("goods", data.goods_for_a_point.into()),
        ("screens", screens.into()),
    ];
    let agreed = Santiago::PROFILE.agreed(setup).map(|(name, value)| (name, value.into()));
    let args: Vec<_> = numbers.into_iter().chain(agreed).collect();
    let told = |(chapter, cited): (u8, &Cited)| {
        html! {
            h3 { span class="paragraph" { (cited.concat()) } " " (words.text(&format!("rules-{chapter}"))) }
            p { (words.with(&format!("rules-{chapter}-text"), &args)) }
            @if chapter == BUILDINGS { (buildings(words, data)) }
        }
    };
    (1..).zip(CITED).map(told).collect()
}

/// What everybody begins with.
fn holdings(words: &Words, data: &Data) -> String {
    let items = [Item::Peso, Item::Point].into_iter().chain(Item::ALL.iter().copied().take(6));
    let held = items.filter(|&item| data.start[item] > 0);
    let held: Vec<_> = held.map(|item| say::items(words, item, data.start[item])).collect();
    if held.is_empty() { say::items(words, Item::Peso, 0) } else { held.join(", ") }
}

/// What those give who give without asking for more.
fn helps(words: &Words, data: &Data) -> String {
    let givers = Cuban::ALL.iter().filter(|cuban| data.cubans[**cuban] > 0);
    let helps = givers.map(|cuban| {
        let station = cuban.station();
        format!("{}: {}", say::station(words, station), say::brings(words, data, station))
    });
    helps.collect::<Vec<_>>().join("; ")
}

fn buildings(words: &Words, data: &Data) -> Markup {
    html! {
        dl {
            @for &building in Building::ALL {
                dt { (say::building(words, building)) }
                dd { (say::does(words, data, building)) }
            }
        }
        p { (words.text("rules-7-more")) }
    }
}
