//! What a click on something means that cannot be clicked now, so that it can be asked why.

use cuba18_rules::action::{Benefit, Laying};
use cuba18_rules::components::CARDS;
use cuba18_rules::rent::Rent;
use cuba18_rules::round::Step;
use cuba18_rules::{Action, Refusal, Round, View};
use cuba18_track::{Company, Hex, HexKind, LayRefusal, Tile, ways};
use tabletop::{Key, Seat, Viewer};

use crate::click::Site;
use crate::geometry::hexes;
use crate::stock::about_to_convert;
use crate::{Stage, lay, stations, stock};

/// The hexes that can be clicked.
pub(crate) fn spots(stage: &Stage<'_>) -> Vec<Site> {
    [lay::sites(stage), stations::sites(stage), stock::mills(stage)].into_iter().flatten().collect()
}

/// What a hex asks: why no tile may lie there, or whatever the step would put on it.
pub(crate) fn of_hex(view: &View, stage: &Stage<'_>, hex: Hex) -> Option<String> {
    if let Some((card, minor, price)) = about_to_convert(stage) {
        return stage.ask(&Action::Convert { card, minor, price, mill: hex });
    }
    let tile = || stage.asks.then(|| format!("lay/{}", hex.id()));
    let Round::Operating(turn) = view.round() else { return tile() };
    match turn.step {
        Step::Home => stage.ask(&Action::Home { hex, stop: 0 }),
        Step::Station => stage.ask(&Action::Station { hex, stop: 0, rent: Rent::NONE }),
        Step::Track(_) | Step::Run | Step::Dividend { .. } | Step::Trains(_) | Step::Machines => {
            tile()
        }
    }
}

/// What a tile of the manifest asks: why it may lie nowhere.
pub(crate) fn of_tile(stage: &Stage<'_>, tile: Tile) -> Option<String> {
    stage.asks.then(|| format!("tile/{}", tile.number()))
}

/// What a card in the hand of `seat` asks; `kind` is how its use is spelled.
pub(crate) fn of_card(stage: &Stage<'_>, kind: &str, (seat, card): (Seat, u8)) -> Option<String> {
    if stage.viewer != Viewer::Player(seat) {
        return stage.see("card", seat);
    }
    stage.asks.then(|| format!("{kind}/{card}"))
}

/// Every decision that a click could mean which asks so.
pub(crate) fn attempts(view: &View, words: &str) -> Vec<Action> {
    let Some((kind, what)) = words.split_once('/') else { return Vec::new() };
    let card = || what.parse().ok().filter(|card| CARDS.contains(card));
    match kind {
        "lay" => on_hex(view, what).into_iter().map(Action::Lay).collect(),
        "tile" => of_number(view, what).into_iter().map(Action::Lay).collect(),
        "commission" => card().map_or_else(Vec::new, |card| commissions(view, card)),
        "convert" => card().map_or_else(Vec::new, |card| conversions(view, card)),
        "benefit" => card().map_or_else(Vec::new, benefits),
        _ => Vec::new(),
    }
}

/// The tiles that may come on a hex, however they lie; any tile if there is none.
fn on_hex(view: &View, name: &str) -> Vec<Laying> {
    let board = &view.table().board;
    let Some(hex) = hexes(board.map()).find(|hex| hex.id() == name) else { return Vec::new() };
    let found: Vec<Laying> = layings(view, hex).collect();
    let any = || Tile::all().take(1).map(|tile| laying(hex, tile, 0)).collect();
    if found.is_empty() { any() } else { found }
}

/// A tile on every hex that takes it; on bare land if there is none.
fn of_number(view: &View, number: &str) -> Vec<Laying> {
    let board = &view.table().board;
    let Some(tile) = Tile::all().find(|tile| tile.number() == number) else { return Vec::new() };
    let every = hexes(board.map()).flat_map(|hex| layings(view, hex));
    let found: Vec<Laying> = every.filter(|laying| laying.tile == tile).collect();
    let is_bare = |hex: &Hex| board.map().is_land(*hex) && board.pattern(*hex).is_none();
    let bare = || hexes(board.map()).find(is_bare).map(|hex| laying(hex, tile, 0));
    if found.is_empty() { bare().into_iter().collect() } else { found }
}

fn layings(view: &View, hex: Hex) -> impl Iterator<Item = Laying> {
    let ways = ways(&view.table().board, hex).iter();
    ways.map(move |&(tile, rotation)| laying(hex, tile, rotation))
}

const fn laying(hex: Hex, tile: Tile, rotation: u8) -> Laying {
    Laying { hex, tile, rotation, rent: Rent::NONE }
}

fn commissions(view: &View, card: u8) -> Vec<Action> {
    let every = hexes(view.table().board.map()).flat_map(|hex| layings(view, hex));
    every.map(|laying| Action::Commission { card, laying }).collect()
}

/// A concession as every minor in every city, at the first price that there is.
fn conversions(view: &View, card: u8) -> Vec<Action> {
    let map = view.table().board.map();
    let Some(price) = view.data().market.starts().next() else { return Vec::new() };
    let cities = || hexes(map).filter(|&hex| map.kind(hex) == HexKind::City);
    let each =
        Company::MINORS.into_iter().flat_map(|minor| cities().map(move |mill| (minor, mill)));
    each.map(|(minor, mill)| Action::Convert { card, minor, price, mill }).collect()
}

fn benefits(card: u8) -> Vec<Action> {
    let of = |company: Company| match card {
        2 => Some(Benefit::Wagon { company }),
        3 => Some(Benefit::Machine { company, generation: 1 }),
        5 => Some(Benefit::Mail { company }),
        6 => Some(Benefit::Discount { company }),
        _ => None,
    };
    Company::ALL.iter().filter_map(|&company| of(company)).map(Action::Benefit).collect()
}

/// Where the rules tell of what no decision is about.
pub(crate) fn tells_of(what: &str) -> Option<&'static str> {
    match what {
        "card" => Some("IV"),
        "cash" => Some("V"),
        "share" => Some("VI.1"),
        "cargo" => Some("VII.9"),
        "treasury" => Some("VII.11"),
        "machine" => Some("VII.14"),
        "central" => Some("VII.15"),
        "market" => Some("VIII"),
        _ => None,
    }
}

/// How much a refusal helps: of several tiles the one that fails last is nearest to a legal one.
pub(crate) fn helps(refusal: &Refusal) -> u8 {
    if let Refusal::Track { refusal, .. } = refusal {
        return of_track(*refusal);
    }
    if *refusal == Refusal::NotThisStep { 0 } else { u8::MAX }
}

/// In the order in which a tile is checked.
const fn of_track(refusal: LayRefusal) -> u8 {
    match refusal {
        LayRefusal::NotLand => 1,
        LayRefusal::SameAs { .. } => 2,
        LayRefusal::WrongKind => 3,
        LayRefusal::NotAnUpgrade => 4,
        LayRefusal::NotYet => 5,
        LayRefusal::WrongGauge => 6,
        LayRefusal::NotYourMill
        | LayRefusal::NotYourCity
        | LayRefusal::SugarTooEarly { .. }
        | LayRefusal::AddsNothing => 7,
        LayRefusal::OffTheMap => 8,
        LayRefusal::NotReached => 9,
        LayRefusal::NoneLeft => 10,
    }
}
