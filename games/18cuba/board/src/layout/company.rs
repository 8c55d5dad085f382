//! Whose trains run, and with what.

use cuba18_rules::View;
use cuba18_track::{Company, CompanyKind, Phase, Train, Wagon};
use maud::{Markup, html};
use tabletop::Key;

use super::{chip, step};
use crate::link::Link;
use crate::token::sign;
use crate::{Stage, say};

/// What a company may own several of.
struct Kind<'k> {
    of: &'static str,
    have: &'k [String],
    list: fn(&mut Link) -> &mut Vec<String>,
    /// All that may be added, by their keys.
    may: Vec<&'static str>,
    named: fn(&str) -> String,
}

/// The company, its trains and wagons, sugar, rentals.
pub(super) fn panel(view: &View, stage: &Stage<'_>, link: &Link) -> Markup {
    let words = stage.words;
    let company = link.company();
    let room = view.data().track.numbers().train_limit(view.table().phase, company);
    html! {
        section class="layout-company" {
            h3 { (words.text("layout-company")) }
            div class="chips" data-of="company" {
                @for &other in Company::ALL.iter().filter(|other| other.kind() != CompanyKind::Central) {
                    (chip(&link.with(|link| hand_over(link, other)), other == company, &sign(other)))
                }
            }
            h3 { (words.with("layout-trains", &[("limit", room.into())])) }
            (owned(&trains(view, link), room, link))
            @if !company.is_minor() {
                h3 { (words.with("layout-wagons", &[("limit", room.into())])) }
                (owned(&wagons(link), room, link))
                (sugar(view, stage, link))
                h3 { (words.text("layout-rentals")) }
                div class="chips" data-of="rent" {
                    @for rent in 0..=4_u64 {
                        (chip(&link.with(|link| link.position.run.rent = rent), link.position.run.rent == rent, &html! { (rent) }))
                    }
                }
            }
        }
    }
}

fn trains<'l>(view: &View, link: &'l Link) -> Kind<'l> {
    let (narrow, phase) = (link.company().is_minor(), view.table().phase);
    let own = |train: &&Train| train.is_narrow() == narrow && may_run(view, **train, phase);
    Kind {
        of: "trains",
        have: &link.position.run.trains,
        list: |link| &mut link.position.run.trains,
        may: Train::ALL.iter().filter(own).map(|train| train.key()).collect(),
        named: |key| Train::from_key(key).map(say::train).unwrap_or_default().to_owned(),
    }
}

fn wagons(link: &Link) -> Kind<'_> {
    Kind {
        of: "wagons",
        have: &link.position.run.wagons,
        list: |link| &mut link.position.run.wagons,
        may: Wagon::ALL.iter().map(|wagon| wagon.key()).collect(),
        named: |key| format!("{key}w"),
    }
}

/// Whether a train is not scrapped yet.
fn may_run(view: &View, train: Train, phase: Phase) -> bool {
    view.data().scrapped_in(train).is_none_or(|scrapped| phase.number() < scrapped)
}

/// Another company has other trains if its gauge is another.
fn hand_over(link: &mut Link, company: Company) {
    if company.gauge() != link.company().gauge() {
        link.position.run.trains.clear();
        link.position.run.wagons.clear();
        link.position.run.rent = 0;
    }
    company.key().clone_into(&mut link.position.run.company);
}

/// What is owned, each a link that gives it back, and what may be added.
fn owned(kind: &Kind<'_>, room: usize, link: &Link) -> Markup {
    let Kind { of, have, list, may, named } = kind;
    html! {
        div class="chips" data-of=(of) {
            @for (place, key) in have.iter().enumerate() {
                @let less = link.with(|link| drop(list(link).remove(place)));
                (chip(&less, true, &html! { (named(key)) " ✕" }))
            }
            @if have.len() < room {
                @for key in may {
                    @let more = link.with(|link| list(link).push((*key).to_owned()));
                    (step(&more, "chip quiet", &html! { "+ " (named(key)) }))
                }
            }
        }
    }
}

/// The cubes in the warehouses of the mills on the map.
fn sugar(view: &View, stage: &Stage<'_>, link: &Link) -> Markup {
    let board = &view.table().board;
    let mills = Company::MINORS.into_iter().filter(|&minor| !board.stations_of(minor).is_empty());
    let mills: Vec<Company> = mills.collect();
    html! {
        @if !mills.is_empty() {
            h3 { (stage.words.text("layout-sugar")) }
            @for minor in mills {
                @let have = u64::from(view.table().cubes.of(minor));
                div class="chips" data-of="cubes" data-minor=(minor.key()) {
                    (sign(minor))
                    @for count in 0..=MOST_CUBES {
                        @let other = link.with(|link| {
                            link.position.cubes.retain(|(known, _)| known != minor.key());
                            link.position.cubes.push((minor.key().to_owned(), count));
                        });
                        (chip(&other, have == count, &html! { (count) }))
                    }
                }
            }
        }
    }
}

/// As many cubes of one mill as four wagons could ever carry are seldom there.
const MOST_CUBES: u64 = 6;
