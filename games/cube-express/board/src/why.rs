//! What a click on something means that cannot be clicked now, so that it can be asked why.

use art::at;
use cube_express_rules::rules::driving;
use cube_express_rules::{Action, Cell, Loco, Place, Refusal, Side, Spot, Tile, View};
use maud::{Markup, html};
use tabletop::{Key, Reading, read, spelled};

use crate::geometry::corner;
use crate::{Stage, decision, say};

/// What a tile on the map asks: why the loco cannot enter it.
pub(crate) fn of_spot(stage: &Stage<'_>, spot: &Spot) -> Option<String> {
    let loco = stage.offer.agreed(decision::loco).unwrap_or(Loco::First);
    stage.ask(&Action::Drive { loco, to: spot.at })
}

/// What a tile of the hand asks: why it can be laid nowhere.
pub(crate) fn of_tile(stage: &Stage<'_>, tile: Tile, back: bool) -> Option<String> {
    stage.asks.then(|| lays(tile, back))
}

/// How laying a tile is spelled, without the place and how it lies there.
fn lays(tile: Tile, back: bool) -> String {
    let path = spelled(&Action::Lay { tile, back, at: Cell::default(), top: Side::North });
    path.as_str().splitn(3, '/').take(2).collect::<Vec<_>>().join("/")
}

/// The places beside the map, which ask why no tile, or not the chosen one, can lie there.
pub(crate) fn places(view: &View, stage: &Stage<'_>) -> Markup {
    let chosen = stage.offer.agreed(decision::laid);
    let begin = chosen.map_or_else(|| "place".to_owned(), |(tile, back)| lays(tile, back));
    html! {
        @if stage.asks {
            @for open in view.table.map.open() {
                @let (x, y) = corner(open.at);
                g class="open-place" transform=(at(x, y)) data-ask={ (begin) "/" (open.at) } {
                    title { (stage.words.text("open-place")) }
                    rect width="100" height="100" {}
                }
            }
        }
    }
}

/// Every decision that a click could mean which asks so.
pub(crate) fn attempts(view: &View, words: &str) -> Vec<Action> {
    let cells = || view.table.map.open().iter().map(|open| open.at);
    let anywhere = |tile: &str| cells().flat_map(|at| turns(&format!("{tile}/{at}"))).collect();
    let Some(at) = words.strip_prefix("place/").and_then(Cell::from_word) else {
        let here = turns(words);
        return if here.is_empty() { anywhere(words) } else { here };
    };
    // Each hand that the viewer sees is their own.
    let hands = view.hands.seats().filter_map(|seat| view.hands[seat].seen());
    let faces = hands
        .flat_map(cube_express_rules::Tiles::iter)
        .flat_map(|tile| [(tile, false), (tile, true)]);
    faces.flat_map(|(tile, back)| turns(&format!("{}/{at}", lays(tile, back)))).collect()
}

/// What is laid by `words`, in every way that it can be turned.
fn turns(words: &str) -> Vec<Action> {
    let turned = Side::FOUR.into_iter().map(|top| read(&format!("{words}/{}", top.key())));
    let whole = turned.filter_map(|read| match read {
        Ok(Reading::Whole(action)) => Some(action),
        Ok(Reading::Prefix) | Err(_) => None,
    });
    whole.collect()
}

/// These tell least, the first of them least of all.
const LEAST: [Refusal; 5] = [
    Refusal::NotThisStep,
    Refusal::LooksTheSame,
    Refusal::NotBeside,
    Refusal::NoRailsJoin,
    Refusal::RailsDoNotMatch,
];

/// How much a refusal helps: of several ways to lie the one that fails last is nearest to a legal one.
pub(crate) fn helps(refusal: &Refusal) -> u8 {
    let place = LEAST.iter().position(|least| least == refusal);
    place.and_then(|place| u8::try_from(place).ok()).unwrap_or(u8::MAX)
}

/// The name of a tile on the map, for whoever asks; of two alike, where each lies.
pub(crate) fn title(view: &View, stage: &Stage<'_>, place: Place) -> Markup {
    let stop = driving::told(&view.table, place);
    html! { @if stage.asks { title { (say::place(stage.words, stage.names, "name", stop)) } } }
}
