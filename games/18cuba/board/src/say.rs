//! Words that several parts need.

use cuba18_rules::{Refusal, View};
use cuba18_track::{
    Board, Company, Gauge, Hex, HexKind, Pattern, Route, Side, StopKind, Tile, Train, ways,
};
use locale::Words;
use tabletop::{Key, Message};

use crate::{Stage, token};

/// The name of a hex, or row and column if it has none.
pub(crate) fn place(view: &View, hex: Hex) -> &'static str {
    view.data().track.name(hex).unwrap_or(hex.id())
}

/// What a concession brings besides its minor, by the numbers of the box.
pub(crate) fn concession(view: &View, words: &Words, card: u8) -> String {
    let amount = view.data().cards.discount;
    words.with(&format!("concession-{card}"), &[("amount", amount.into())])
}

/// What a commissioner lays.
pub(crate) fn commissioner(words: &Words, card: u8) -> String {
    words.text(&format!("commissioner-{card}"))
}

/// A train as its card says; an aged 4n has three stops left.
pub(crate) fn train(train: Train) -> &'static str {
    if train == Train::FourNarrowAged { "(4−1)n" } else { train.key() }
}

/// Which cubes a route delivers, and where.
pub(crate) fn cargo(view: &View, words: &Words, route: &Route) -> String {
    let mills: Vec<String> =
        route.cubes.iter().map(|(mill, count)| format!("{} {count}", mill.key())).collect();
    let harbor = route.harbor.map_or("", |harbor| place(view, harbor));
    words.with("run-cargo", &[("mills", mills.join(", ").into()), ("harbor", harbor.into())])
}

/// What a hex is, for whoever points at it.
pub(crate) fn hex(view: &View, stage: &Stage<'_>, hex: Hex) -> String {
    let words = stage.words;
    let board = &view.table().board;
    let kind = words.text(&format!("kind-{}", board.map().kind(hex).key()));
    let mut told = match view.data().track.name(hex) {
        Some(_) if board.map().kind(hex) == HexKind::Habana => {
            vec![format!("{} {}", hex.id(), place(view, hex))]
        }
        Some(_) => vec![format!("{} {}", hex.id(), place(view, hex)), kind],
        None => vec![hex.id().to_owned(), kind],
    };
    if let Some(laid) = board.tile(hex) {
        told.push(words.with("hex-tile", &[("tile", laid.tile.number().into())]));
    }
    if let Some(pattern) = board.pattern(hex) {
        told.extend(values(view, words, pattern));
    }
    let names = |list: cuba18_track::Companies| {
        list.iter().map(Company::key).collect::<Vec<_>>().join(", ")
    };
    let stations = board.companies_in(hex);
    if !stations.is_empty() {
        told.push(words.with("hex-stations", &[("companies", names(stations).into())]));
    }
    if let Some(home) =
        view.data().track.home_of(hex).filter(|&home| view.terms().setting.has_major(home))
    {
        told.push(words.with("hex-home", &[("company", token::name(words, home).into())]));
    }
    if let Some(mill) = board.mill(hex).filter(|&mill| view.table().cubes.of(mill) > 0) {
        told.push(words.with("hex-cubes", &[("count", view.table().cubes.of(mill).into())]));
    }
    let next = counted(board, &becomes(board, hex));
    if !next.is_empty() {
        told.push(words.with("hex-becomes", &[("tiles", next.join(", ").into())]));
    }
    told.join(" · ")
}

/// The tiles that one may become, each with how many are left.
pub(crate) fn successors(board: &Board, tile: Tile) -> Vec<String> {
    counted(board, &upgrades(board, tile))
}

fn upgrades(board: &Board, tile: Tile) -> Vec<Tile> {
    let mut next: Vec<Tile> =
        board.chart().upgrades(tile, 0).iter().map(|(next, _)| *next).collect();
    next.dedup();
    next
}

/// The tiles that may come next on a hex, left or not.
fn becomes(board: &Board, hex: Hex) -> Vec<Tile> {
    if let Some(laid) = board.tile(hex) {
        return upgrades(board, laid.tile);
    }
    let mut tiles: Vec<Tile> = ways(board, hex).iter().map(|(tile, _)| *tile).collect();
    tiles.dedup();
    tiles
}

fn counted(board: &Board, tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|&tile| format!("{} ×{}", tile.number(), board.left(tile))).collect()
}

/// A tile as its picture shows it, in words for those who do not see it.
pub(crate) fn tile(view: &View, words: &Words, tile: Tile, rotation: u8) -> String {
    let mut told = vec![words.with("hex-tile", &[("tile", tile.number().into())])];
    told.extend(values(view, words, view.data().track.pattern(tile, rotation)));
    told.join(" · ")
}

/// What the stops of a hex bring, and which sides have which track.
fn values(view: &View, words: &Words, pattern: &Pattern) -> Vec<String> {
    let step = view.data().track.numbers().color_step(view.table().phase);
    let mut told: Vec<String> =
        pattern.stops().iter().map(|stop| format!("${}", stop.values[step])).collect();
    let slots: u8 = pattern.stops().iter().map(|stop| stop.slots).sum();
    if pattern.stops().iter().any(|stop| stop.kind == StopKind::City) {
        told.push(words.with("hex-slots", &[("count", slots.into())]));
    }
    for (gauge, id) in [(Gauge::Standard, "hex-standard"), (Gauge::Narrow, "hex-narrow")] {
        let side = |side: Side| words.text(&format!("side-{}", side.key()));
        let sides: Vec<String> = pattern.sides(gauge).iter().map(side).collect();
        if !sides.is_empty() {
            told.push(words.with(id, &[("sides", sides.join(" ").into())]));
        }
    }
    told
}

/// So many tenths as a share of the company.
pub(crate) fn percent(tenths: u8) -> String {
    format!("{}%", u16::from(tenths) * 10)
}

/// A refusal with what only an aid may tell: how much the best run earns.
pub fn hint(refusal: &Refusal) -> Option<Message> {
    let Refusal::NotTheBest { best } = *refusal else { return None };
    Some(Message::new("hint-not-the-best").number("best", best))
}
