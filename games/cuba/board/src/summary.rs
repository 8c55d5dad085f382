//! The rules in our own words, by the chapters that refusals cite.

use art::Cited;
use cuba_rules::Cuba;
use cuba_rules::components::{Act, Building, Good, Group};
use cuba_rules::data::Data;
use locale::Words;
use maud::{Markup, html};
use tabletop::{Game as _, Key as _, Setup};

use crate::say;

/// The chapters that list acts and buildings.
const LAWS: u8 = 10;
const BUILDINGS: u8 = 13;

/// The chapters are those of the rulebook.
pub(crate) const CITED: &[Cited] = &[
    &["§1"],
    &["§2"],
    &["§3"],
    &["§4"],
    &["§5"],
    &["§6"],
    &["§7"],
    &["§8"],
    &["§9"],
    &["§10"],
    &["§11"],
    &["§12"],
    &["§13"],
    &["§14"],
];

/// What each chapter tells.
pub(crate) fn chapters(words: &Words, data: &Data, setup: &Setup) -> Vec<Markup> {
    let first = |group: Group| {
        let act = data.first_acts[group];
        act.map(|act| say::of_act(words, data, "act", act)).unwrap_or_default()
    };
    let (raws, wares) = (&data.market[Good::Sugar], &data.market[Good::Rum]);
    let numbers = [
        ("rounds", data.rounds.into()),
        ("pesos", data.pesos.into()),
        ("materials", data.materials.into()),
        ("raws", data.raws.into()),
        ("market-raws", raws.start.into()),
        ("market-wares", wares.start.into()),
        ("tax", first(Group::Tax).into()),
        ("duty", first(Group::Duty).into()),
        ("free", data.worker_raws.into()),
        ("empty", raws.empty.into()),
        ("full-raw", raws.full.into()),
        ("full-ware", wares.full.into()),
        ("architect-first", data.architect[0].into()),
        ("architect-second", data.architect[1].into()),
        ("mayor-first", data.mayor[0].into()),
        ("mayor-second", data.mayor[1].into()),
        ("town-hall", data.buildings[Building::TownHall].gain.into()),
        ("enacted", data.enacted.into()),
        ("paid", data.law_paid.into()),
        ("both", data.law_both.into()),
        ("building", data.end_building.into()),
    ];
    let agreed = Cuba::PROFILE.agreed(setup).map(|(name, value)| (name, value.into()));
    let args: Vec<_> = numbers.into_iter().chain(agreed).collect();
    let told = |(chapter, cited): (u8, &Cited)| {
        html! {
            h3 { span class="paragraph" { (cited.concat()) } " " (words.text(&format!("rules-{chapter}"))) }
            p { (words.with(&format!("rules-{chapter}-text"), &args)) }
            @if chapter == LAWS { (acts(words, data)) }
            @if chapter == BUILDINGS { (buildings(words, data)) }
        }
    };
    (1..).zip(CITED).map(told).collect()
}

fn acts(words: &Words, data: &Data) -> Markup {
    html! {
        dl {
            @for &act in Act::ALL {
                dt { (say::of_act(words, data, "act", act)) }
                dd { (say::of_act(words, data, "explains", act)) }
            }
        }
    }
}

fn buildings(words: &Words, data: &Data) -> Markup {
    html! {
        dl {
            @for &building in Building::ALL {
                dt { (say::building(words, building)) }
                dd { (say::does(words, data, building)) " (" (say::cost(words, data, building)) ")" }
            }
        }
    }
}
