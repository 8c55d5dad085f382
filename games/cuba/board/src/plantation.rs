//! A player's plantation: yard, fields, buildings, pawn, cards.

use art::{Pick, Piece, Thing, at, figure, placed, seat_class, seat_mark};
use cuba_rules::components::Ground;
use cuba_rules::rules::foreman;
use cuba_rules::sets::Fields;
use cuba_rules::{Action, Building, Character, Field, Item, Material, Phase, Raw, Step, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::layout::{GRID, Layout, block, step};
use crate::{Stage, decision, formula, say};

/// Everybody's, the viewer's first.
pub(crate) fn plantations(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    let players = view.table.terms.players;
    let first = match stage.viewer {
        Viewer::Player(seat) if seat.index() < usize::from(players) => seat,
        Viewer::Player(_) | Viewer::Public => Seat::new(0),
    };
    html! {
        @for (index, seat) in (0..).zip(first.round(players)) {
            (plantation(view, stage, seat, (layout, layout.plantation(index, players))))
        }
    }
}

fn plantation(
    view: &View,
    stage: &Stage<'_>,
    seat: Seat,
    (layout, (x, y, field)): (&Layout, (i32, i32, i32)),
) -> Markup {
    let player = &view.table.players[seat];
    let (width, height) = block(field);
    let start = view.table.start == seat && !matches!(view.phase, Phase::Opening);
    html! {
        g class={ "plantation " (seat_class(seat)) } transform=(at(x, y)) {
            rect class="land-shade" x="2" y="4" width=(width) height=(height) rx="14" {}
            rect class="land" width=(width) height=(height) rx="14" {}
            rect class="seat-bar" width=(width) height="7" rx="3" {}
            (seat_mark(seat, 12, 15, 24))
            text class="owner" x="44" y="34" { (short(stage.name(seat), width)) }
            @if start {
                // Planted on the edge, where it is in nobody's way.
                g class="start" transform=(at(width - 192, -18)) {
                    title { (stage.words.text("start-player")) }
                    (placed(Thing::Flag, 0, 0, 28))
                }
            }
            text class="score" x=(width - 122) y="35" { (player.points) }
            (placed(Thing::Point, width - 108, 13, 26))
            text class="score" x=(width - 48) y="35" { (player.pesos) }
            (placed(Thing::Peso, width - 36, 13, 26))
            (yard(stage, view, seat, width))
            @if player.board.is_some() {
                @for &spot in Field::ALL { (lot(view, stage, (seat, spot), (layout, field))) }
            }
            (cards(view, stage, seat, (GRID + 3 * step(field) + 6, width)))
        }
    }
}

/// A name cut to the room beside points and pesos.
fn short(name: &str, width: i32) -> String {
    let room = usize::try_from((width - 236) / 11).unwrap_or(8).max(7);
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room - 1).chain(['…']).collect()
}

/// What lies in the yard, above the warehouse.
fn yard(stage: &Stage<'_>, view: &View, seat: Seat, width: i32) -> Markup {
    let yard = &view.table.players[seat].yard;
    let held = Item::ALL.iter().filter(|&&item| yard.count(item) > 0);
    let pitch = (width - 20) / 8;
    html! {
        g class="yard" transform=(at(10, 46)) {
            rect class="yard-ground" width=(width - 20) height="34" rx="8" {}
            @for (index, &item) in (0..).zip(held) {
                g transform=(at(2 + index * pitch, 3)) {
                    title { (say::items(stage.words, item, yard.count(item).into())) }
                    (placed(say::thing(item), 1, 3, 22))
                    text class="count" x="30" y="22" { (yard.count(item)) }
                }
            }
        }
    }
}

/// What a field is drawn with.
pub(crate) const fn ground_symbol(ground: Ground) -> &'static str {
    match ground {
        Ground::Warehouse => "warehouse",
        Ground::Material(Material::Wood) => "forest",
        Ground::Material(Material::Stone) => "mountain",
        Ground::Material(Material::Water) => "lake",
        Ground::Raw(Raw::Citrus) => "grove",
        Ground::Raw(Raw::Sugar) => "cane",
        Ground::Raw(Raw::Tobacco) => "leaves",
    }
}

fn lot(
    view: &View,
    stage: &Stage<'_>,
    (seat, spot): (Seat, Field),
    (layout, field): (&Layout, i32),
) -> Markup {
    let player = &view.table.players[seat];
    let ground = view.table.plantation(seat).ground(spot);
    let built = player.built_on(spot).filter(|_| ground != Ground::Warehouse);
    let (row, column) = spot.place();
    let place = |index: usize| i32::try_from(index).unwrap_or(0) * step(field);
    let (pick, title) = click(view, stage, seat, spot);
    let active = is_active(view, seat, spot);
    let class = if active { "lot active" } else { "lot" };
    let below = html! {
        rect class={ "soil " (ground_symbol(ground)) } width=(field) height=(field) rx="8" {}
        @match built {
            Some(building) => (house(view, stage, building, field)),
            None => use href={ "#cuba-" (ground_symbol(ground)) } width=(field) height=(field) {},
        }
        @if ground == Ground::Warehouse { (stores(stage, view, seat, field)) }
    };
    let above = html! {
        @if player.pawn == spot {
            (figure(seat, field - 36, field - 46, layout.class))
        }
    };
    let ring = html! { rect x="1" y="1" width=(field - 2) height=(field - 2) rx="8" {} };
    let at = (10 + place(column), GRID + place(row));
    pick.piece(class, at, &title, Piece { below, ring, above })
}

/// Whether the pawn of the player whose worker or foreman is at work activates the field.
fn is_active(view: &View, seat: Seat, spot: Field) -> bool {
    let Phase::Actions { active, step, .. } = view.phase else { return false };
    let at_work = matches!(step, Step::Harvest { .. } | Step::Foreman { .. });
    active == seat && at_work && Fields::cross(view.table.players[seat].pawn).contains(spot)
}

/// What a click on an own field does now, and what the field is.
fn click(view: &View, stage: &Stage<'_>, seat: Seat, spot: Field) -> (Pick, String) {
    let title = say::field(view, stage.words, seat, spot);
    if stage.viewer != Viewer::Player(seat) {
        return (Pick::default(), title);
    }
    if let Some(attempt) = on_field(view, stage, spot) {
        let stands_for = |action: &Action| decision::field(action) == Some(spot);
        return (Pick::of(stage, &attempt, stands_for), title);
    }
    let Some(building) = view.table.players[seat].built_on(spot) else {
        return (Pick::default(), title);
    };
    // Of two tiles of a kind the one that would be used can be clicked.
    let place = foreman::place(&view.table, seat, used(view), building);
    let open = place == Ok(spot);
    let stands_for = |action: &Action| decision::used(action) == Some(building);
    let pick = if open || place.is_err() && first_of(view, seat, building) == Some(spot) {
        decision::simplest(building).map_or_else(
            || Pick::only(stage, stands_for),
            |using| Pick::of(stage, &Action::Use(using), stands_for),
        )
    } else {
        Pick::default()
    };
    (pick, title)
}

/// What the viewer would decide by a click on a field, while fields are asked for.
fn on_field(view: &View, stage: &Stage<'_>, spot: Field) -> Option<Action> {
    let Phase::Actions { step, .. } = view.phase else { return None };
    match step {
        Step::Pawn => Some(Action::Move { to: spot }),
        Step::Harvest { .. } => Some(Action::Harvest { field: spot }),
        Step::Build => {
            let building = stage.offer.agreed(decision::built)?;
            Some(Action::Build { building, field: spot })
        }
        Step::Play
        | Step::Trade { .. }
        | Step::Foreman { .. }
        | Step::Load { .. }
        | Step::Arrival { .. } => None,
    }
}

/// The fields whose buildings the foreman has used.
const fn used(view: &View) -> Fields {
    if let Phase::Actions { step: Step::Foreman { used }, .. } = view.phase {
        return used;
    }
    Fields::NONE
}

fn first_of(view: &View, seat: Seat, building: Building) -> Option<Field> {
    view.table.players[seat].lots_of(building).iter().next()
}

fn house(view: &View, stage: &Stage<'_>, building: Building, field: i32) -> Markup {
    let name = say::sign(stage.words, building);
    let large = field > 120;
    html! {
        use href={ "#cuba-house-" (say::theme(building)) } width=(field) height=(field) {}
        @if large {
            @for (line, text) in (0..).zip(&name) {
                text class="lot-name" x=(field / 2) y=(20 + line * 20) { (text) }
            }
        }
        @let scale = if field < 72 { " scale(.8)" } else { "" };
        g transform={ (at(field / 2, field / 2 - 4)) (scale) } {
            (formula::draw(&formula::of_building(&view.table.printed, building), (0, 0)))
        }
    }
}

/// The raws in the warehouse.
fn stores(stage: &Stage<'_>, view: &View, seat: Seat, field: i32) -> Markup {
    let store = &view.table.players[seat].warehouse;
    let held: Vec<Item> = Raw::ALL.iter().map(|raw| raw.item()).collect();
    let held = held.into_iter().filter(|&item| store.count(item) > 0);
    html! {
        @for (index, item) in (0..).zip(held) {
            g class="stored" transform=(at(4, 4 + index * (field - 8) / 3)) {
                title { (say::items(stage.words, item, store.count(item).into())) }
                rect class="plate" x="-2" width="44" height="24" rx="8" {}
                (placed(say::thing(item), 0, 1, 22))
                text class="count" x="31" y="19" { (store.count(item)) }
            }
        }
    }
}

/// The five cards: played face up, the others in hand or face down.
fn cards(view: &View, stage: &Stage<'_>, seat: Seat, (y, width): (i32, i32)) -> Markup {
    let player = &view.table.players[seat];
    let delegate = view.delegates[seat].seen().flatten();
    let pitch = (width - 20) / 6;
    html! {
        g class="cards" transform=(at(10, y)) {
            @for (index, &card) in (0..).zip(Character::ALL) {
                @let lies = (player.played.contains(card), delegate == Some(card));
                @let class = match lies {
                    (true, _) => "card played",
                    (false, true) => "card sent",
                    (false, false) => "card",
                };
                g class=(class) transform=(at(index * pitch, 0)) {
                    title { (card_title(stage, card, lies)) }
                    rect class="card-face" width="46" height="40" rx="7" {}
                    use href={ "#cuba-" (card.key()) } x="2" y="5" width="29" height="29" {}
                    text class="count" x="38" y="27" { (card.value()) }
                    @if player.last == Some(card) { circle class="last" cx="44" cy="4" r="6" {} }
                }
            }
            @if view.has_delegate(seat) {
                g class="card down" transform=(at(5 * pitch, 0)) {
                    title { (stage.words.text("delegate-down")) }
                    rect class="card-back" width="46" height="40" rx="7" {}
                    text class="count" x="23" y="27" { "?" }
                }
            }
        }
    }
}

fn card_title(stage: &Stage<'_>, card: Character, (played, sent): (bool, bool)) -> String {
    let id = match (played, sent) {
        (true, _) => "title-played",
        (false, true) => "title-sent",
        (false, false) => "title-unplayed",
    };
    let name = stage.words.text(&format!("character-{}", card.key()));
    stage.words.with(id, &[("card", name.into())])
}
