//! The choices that are best made by a button beside the board.

use art::{Button, Pick, buttons, icon};
use cuba_rules::components::{Ground, Side};
use cuba_rules::rules::worker::{self, Bundle};
use cuba_rules::{Action, Building, Character, Field, Good, Phase, Raw, Step, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::decision::{Trade, built, trade};
use crate::label::{self, Label};
use crate::plantation::ground_symbol;
use crate::{Stage, bid, say, tiles};

/// A button for everything that may be clicked, passing last.
pub(crate) fn choices(view: &View, stage: &Stage<'_>) -> Markup {
    let Viewer::Player(seat) = stage.viewer else { return html! {} };
    let open = buttons(stage, |way| {
        let Label { item, text } = label::of(view, stage, seat, way);
        let card = way.decision().and_then(card).map(picture);
        let land = way.decision().and_then(side).map(|side| plan(view, stage, side));
        // A building is told by how it looks, what it does and what it costs.
        if let Some(tile) = way.agreed(built).filter(|_| stage.offer.agreed(built).is_none()) {
            let name = say::building(stage.words, tile);
            return Some(Button::new("house-choice", Some(tiles::offered(view, tile)), name));
        }
        if let Some(&Action::Bid { pesos }) = way.decision() {
            return Some(Button::new(
                "bid-choice counted",
                Some(bid::coin(view, stage, seat, pesos)),
                text,
            ));
        }
        let class = match way.decision() {
            _ if land.is_some() => "land-choice",
            Some(Action::Pass {}) => "quiet",
            Some(_) | None => "",
        };
        let picture = card.or(land).or_else(|| item.map(|item| icon(say::thing(item))));
        Some(Button::new(class, picture, text))
    });
    html! { (harvest(view, stage)) (open) (missed(view, stage)) }
}

/// As many fields as are free in one click, for each harvest that they can bring; who wants more
/// for water, or less, clicks the fields.
fn harvest(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Actions { active, step: Step::Harvest { left, free }, .. } = view.phase else {
        return html! {};
    };
    let bundles = worker::bundles(&view.table, active, left, free);
    let is_shorter = |bundle: &&Bundle| bundle.fields.len() + u32::from(bundle.goes_on) > 1;
    let shorter = bundles.iter().filter(is_shorter).filter(|_| stage.decides());
    html! { @for bundle in shorter { (together(view, stage, active, bundle)) } }
}

fn together(view: &View, stage: &Stage<'_>, seat: Seat, bundle: &Bundle) -> Markup {
    let ends = bundle.goes_on.then_some(Action::Pass {});
    let fields = bundle.fields.iter();
    let all: Vec<Action> = fields.map(|field| Action::Harvest { field }).chain(ends).collect();
    let raws = Raw::ALL.iter().map(|&raw| {
        let gives = |&field: &Field| view.table.plantation(seat).ground(field) == Ground::Raw(raw);
        let count = bundle.fields.iter().filter(gives).count();
        (raw, u16::try_from(count).unwrap_or(0))
    });
    let id = if bundle.goes_on { "choose-harvest-end" } else { "choose-harvest-all" };
    let text = stage.words.with(id, &[("raws", say::list(stage.words, raws.clone()).into())]);
    let short = if bundle.goes_on { "reap-only" } else { "reap" };
    Pick::chain(&all).button("reaps", html! {
        span class="aloud" { (text) }
        span aria-hidden="true" {
            (stage.words.text(short))
            @for (raw, count) in raws.filter(|(_, count)| *count > 0) { " " (count) (icon(say::thing(raw))) }
        }
    })
}

/// What players look for in a step though it is not open, each with the reason.
fn missed(view: &View, stage: &Stage<'_>) -> Markup {
    let Phase::Actions { step, .. } = view.phase else { return html! {} };
    match step {
        Step::Play => html! {
            @for &card in Character::ALL {
                @let plays = Action::Play { card };
                @let text = stage.words.text(&format!("plays-{}", card.key()));
                (Pick::gone(stage, &plays, |action| *action == plays).button("gone", html! { (picture(card)) span { (text) } }))
            }
        },
        Step::Trade { .. } => {
            let market = &view.table.printed.market;
            let price = |good: &&Good| market[**good].buys_at(view.table.market[**good]);
            let good = Good::ALL.iter().min_by_key(price).copied().unwrap_or(Good::ALL[0]);
            let trades = [
                (Action::Buy { good, count: 1 }, Trade::Buys, "verb-buy"),
                (Action::Sell { good, count: 1 }, Trade::Sells, "verb-sell"),
            ];
            html! {
                @for (attempt, wanted, id) in trades {
                    (Pick::gone(stage, &attempt, |action| trade(action) == Some(wanted)).button("gone", html! { (stage.words.text(id)) }))
                }
            }
        }
        Step::Build => dear(view, stage),
        Step::Pawn
        | Step::Harvest { .. }
        | Step::Foreman { .. }
        | Step::Load { .. }
        | Step::Arrival { .. } => html! {},
    }
}

/// The buildings on sale that cannot be built now, each with the reason.
fn dear(view: &View, stage: &Stage<'_>) -> Markup {
    let gone = Building::ALL.iter().filter(|&&building| view.table.buildings[building] > 0).map(|&building| {
        let attempt = Action::Build { building, field: tiles::free(view, stage) };
        let pick = Pick::gone(stage, &attempt, |action| built(action) == Some(building));
        let inner = html! { (tiles::offered(view, building)) span { (say::building(stage.words, building)) } };
        pick.button("house-choice gone", inner)
    });
    let gone: Vec<Markup> = gone.filter(|button| !button.0.is_empty()).collect();
    html! {
        @if !gone.is_empty() {
            details class="rare" {
                summary { (stage.words.text("choose-dear")) }
                div { @for button in gone { (button) } }
            }
        }
    }
}

/// The card that is played or sent.
const fn card(action: &Action) -> Option<Character> {
    if let Action::Play { card } | Action::Delegate { card } = action {
        return Some(*card);
    }
    None
}

/// The plantation that is chosen.
const fn side(action: &Action) -> Option<Side> {
    if let Action::Plantation { side } = action { Some(*side) } else { None }
}

/// Width and height of a field on the drawing of a plantation.
const PLOT: usize = 60;

/// A plantation as its board shows it; whoever cannot see it is told its rows.
fn plan(view: &View, stage: &Stage<'_>, side: Side) -> Markup {
    let board = &view.table.printed.plantations[side];
    html! {
        svg class="plan" viewBox="0 0 249 186" role="img" aria-label=(say::rows(stage.words, board)) {
            @for &field in Field::ALL {
                @let (row, column) = field.place();
                @let (x, y, symbol) = (column * (PLOT + 3), row * (PLOT + 3), ground_symbol(board.ground(field)));
                rect class={ "soil " (symbol) } x=(x) y=(y) width=(PLOT) height=(PLOT) rx="7" {}
                use href={ "#cuba-" (symbol) } x=(x) y=(y) width=(PLOT) height=(PLOT) {}
            }
        }
    }
}

fn picture(card: Character) -> Markup {
    html! {
        svg class="icon" viewBox="0 0 32 32" aria-hidden="true" {
            use href={ "#cuba-" (card.key()) } {}
        }
    }
}
