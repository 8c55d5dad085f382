//! A player's plantation: yard, fields, buildings, pawn, cards.

use art::{Pick, Piece, Thing, at, figure, placed, seat_class, seat_mark};
use cuba_rules::components::Ground;
use cuba_rules::rules::foreman;
use cuba_rules::sets::Fields;
use cuba_rules::{Action, Building, Character, Field, Item, Material, Phase, Raw, Step, View};
use maud::{Markup, html};
use tabletop::{Key, Seat, Viewer};

use crate::layout::{Layout, Plot, step};
use crate::{Stage, decision, formula, label, motion, reap, say};

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
    (layout, plot): (&Layout, Plot),
) -> Markup {
    let player = &view.table.players[seat];
    let (width, height) = plot.size;
    let start = view.table.start == seat && !matches!(view.phase, Phase::Opening);
    // Points and pesos stand at the right, the flag before them.
    let right = width - 4;
    html! {
        g class={ "plantation " (seat_class(seat)) } transform=(at(plot.at.0, plot.at.1))
            data-look[is_asked(view, stage, seat)] {
            rect class="land-shade" x="1" y="3" width=(width) height=(height) rx="9" {}
            rect class="land" width=(width) height=(height) rx="9" {}
            rect class="seat-bar" width=(width) height="4" rx="2" {}
            (seat_mark(seat, 7, 6, 15))
            text class="owner" x="26" y="19" { (short(stage.name(seat), width)) }
            @if start {
                g class="start" transform=(at(right - 104, 4)) data-ask=[stage.see("start", seat)]
                    data-tell="" {
                    title { (stage.words.text("start-player")) }
                    (placed(Thing::Flag, 0, 0, 18))
                }
            }
            text class="score" x=(right - 63) y="19" { (player.points) }
            (placed(Thing::Point, right - 61, 5, 16))
            text class="score" x=(right - 18) y="19" { (player.pesos) }
            (placed(Thing::Peso, right - 16, 5, 16))
            (yard(stage, view, (layout.class, seat), plot.yard))
            @if player.board.is_some() {
                @for &spot in Field::ALL { (lot(view, stage, (seat, spot), (layout, &plot))) }
            }
            (cards(view, stage, seat, &plot))
        }
    }
}

/// Whether the viewer is asked for a field of their plantation.
fn is_asked(view: &View, stage: &Stage<'_>, seat: Seat) -> bool {
    let own = stage.viewer == Viewer::Player(seat) && stage.decides();
    own && on_field(view, stage, view.table.players[seat].pawn).is_some()
}

/// A name cut to the room beside points and pesos.
fn short(name: &str, width: i32) -> String {
    let room = usize::try_from((width - 136) / 8).unwrap_or(8).max(7);
    if name.chars().count() <= room {
        return name.to_owned();
    }
    name.chars().take(room - 1).chain(['…']).collect()
}

/// What lies in the yard.
fn yard(
    stage: &Stage<'_>,
    view: &View,
    (drawing, seat): (&str, Seat),
    (x, y, width, in_row): (i32, i32, i32, i32),
) -> Markup {
    let yard = &view.table.players[seat].yard;
    let held: Vec<Item> = Item::ALL.iter().copied().filter(|&item| yard.count(item) > 0).collect();
    let rows = if in_row < 8 { 2 } else { 1 };
    // More kinds than fit move together.
    let kinds = i32::try_from(held.len()).unwrap_or(0);
    let in_row = in_row.max((kinds + rows - 1) / rows);
    let pitch = (width - 2) / in_row;
    html! {
        g class="yard" transform=(at(x, y)) data-ask=[stage.see("yard", seat)] data-tell="" {
            title { (stage.words.text("yard")) }
            rect class="yard-ground" width=(width) height=(rows * 24 - 2) rx="5" {}
            @for (index, &item) in (0..).zip(&held) {
                g transform=(at(2 + index % in_row * pitch, 3 + index / in_row * 23)) {
                    title { (say::items(stage.words, item, yard.count(item).into())) }
                    @let from = motion::bought(drawing, stage, (seat, item), |good| view.table.market[good]);
                    g data-piece=(motion::in_yard(drawing, seat, item)) data-from=[from] data-state={ "yard-" (seat.index()) "-" (item.key()) " " (yard.count(item)) } {
                        (placed(say::thing(item), 0, 1, 14))
                    }
                    text class="count" x="18" y="13" { (yard.count(item)) }
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
    (layout, plot): (&Layout, &Plot),
) -> Markup {
    let player = &view.table.players[seat];
    let ground = view.table.plantation(seat).ground(spot);
    let built = player.built_on(spot).filter(|_| ground != Ground::Warehouse);
    let (row, column) = spot.place();
    let field = plot.field;
    let place = |index: usize| i32::try_from(index).unwrap_or(0) * step(field);
    let (pick, title) = click(view, stage, seat, spot);
    // Of a building it is told what it does, of land it is seen.
    let pick = pick.telling(built.is_some());
    let active = if is_active(view, seat, spot) { " active" } else { "" };
    let class = format!("lot{active} r{row} c{column}");
    let below = html! {
        rect class={ "soil " (ground_symbol(ground)) } width=(field) height=(field) rx="6" {}
        @match built {
            Some(building) => g data-state={ "house-" (seat.index()) "-" (spot.key()) " " (building.key()) } { (house(view, building, plot)) },
            None => use href={ "#cuba-" (ground_symbol(ground)) } width=(field) height=(field) {},
        }
        @if ground == Ground::Warehouse { (stores(stage, view, seat, field)) }
    };
    let above = html! {
        // Where the building would stand that is about to be built.
        @if let Some(building) = stage.offer.agreed(decision::built).filter(|_| pick.may()) {
            use class="ghost" href={ "#cuba-" (building.key()) } x="4" y="4" width=(field - 8) height=(field - 8) {}
        }
        // What a building does stands below it.
        @let foot = if built.is_some() && !plot.is_small() { 20 } else { 0 };
        @if !plot.is_small() {
            text class="place" x="10" y=(if foot > 0 { 13 } else { field - 4 }) { (say::place(stage.words, spot)) }
        }
        @if player.pawn == spot { (pawn((seat, spot), (field, field - foot), layout.class)) }
        @if stage.viewer == Viewer::Player(seat) {
            (reap::told(view, stage, (seat, spot), (plot, (8 + place(column), plot.grid + place(row)))))
        }
    };
    let ring = html! { rect x="1" y="1" width=(field - 2) height=(field - 2) rx="6" {} };
    let at = (8 + place(column), plot.grid + place(row));
    pick.piece(&class, at, &title, Piece { below, ring, above })
}

/// The pawn in the lower right corner of a field.
fn pawn((seat, spot): (Seat, Field), (field, foot): (i32, i32), drawing: &str) -> Markup {
    let scale = if field < 40 { "scale(.5)" } else { "scale(.78)" };
    let (x, y) = if field < 40 { (field - 17, foot - 23) } else { (field - 27, foot - 36) };
    html! { g transform={ (at(x, y)) " " (scale) } { (figure(seat, (0, 0), drawing, spot.key())) } }
}

/// Whether the pawn of the player whose worker or foreman is at work activates the field.
fn is_active(view: &View, seat: Seat, spot: Field) -> bool {
    let Phase::Actions { active, step, .. } = view.phase else { return false };
    let at_work = matches!(step, Step::Harvest { .. } | Step::Foreman { .. });
    active == seat && at_work && Fields::cross(view.table.players[seat].pawn).contains(spot)
}

/// What a click on an own field does now, and what the field is.
fn click(view: &View, stage: &Stage<'_>, seat: Seat, spot: Field) -> (Pick, String) {
    let mut title = say::field(view, stage.words, seat, spot);
    if stage.viewer != Viewer::Player(seat) {
        return (Pick::default().or_ask(stage.see("field", seat)), title);
    }
    if let Some(attempt) = on_field(view, stage, spot) {
        let stands_for = |action: &Action| decision::field(action) == Some(spot);
        if matches!(attempt, Action::Move { .. }) {
            let harvest = label::harvest(view, stage.words, seat, spot);
            let args = [("field", title.into()), ("harvest", harvest.into())];
            title = stage.words.with("field-reaps", &args);
        }
        return (Pick::of(stage, &attempt, stands_for), title);
    }
    let Some(building) = view.table.players[seat].built_on(spot) else {
        let goes = stage.ask(&Action::Move { to: spot });
        return (Pick::default().or_ask(goes), title);
    };
    // Of two tiles of a kind the one that would be used can be clicked.
    let place = foreman::place(&view.table, seat, used(view), building);
    let open = place == Ok(spot);
    let stands_for = |action: &Action| decision::used(action) == Some(building);
    let pick = if open || place.is_err() && first_of(view, seat, building) == Some(spot) {
        decision::simplest(building).map_or_else(
            || Pick::only(stage, stands_for).or_ask(stage.ask(&Action::Move { to: spot })),
            |using| Pick::of(stage, &Action::Use(using), stands_for),
        )
    } else {
        Pick::default().or_ask(stage.ask(&Action::Move { to: spot }))
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

/// A building as it looks, and below it what it does where there is room.
fn house(view: &View, building: Building, plot: &Plot) -> Markup {
    let field = plot.field;
    let size = if plot.is_small() { field - 2 } else { field - 14 };
    html! {
        use href={ "#cuba-" (building.key()) } x=((field - size) / 2) y="1" width=(size) height=(size) {}
        @if !plot.is_small() {
            rect class="plate" x="2" y=(field - 20) width=(field - 4) height="19" rx="5" {}
            (formula::draw(&formula::of_building(&view.table.printed, building), (field / 2, field - 19)))
        }
    }
}

/// The raws in the warehouse.
fn stores(stage: &Stage<'_>, view: &View, seat: Seat, field: i32) -> Markup {
    let store = &view.table.players[seat].warehouse;
    let held: Vec<Item> = Raw::ALL.iter().map(|raw| raw.item()).collect();
    let held = held.into_iter().filter(|&item| store.count(item) > 0);
    let size = 16;
    let all: u16 = Raw::ALL.iter().map(|raw| u16::from(store.count(raw.item()))).sum();
    if field < 40 {
        // Where there is no room for each kind, how many there are in all.
        return html! {
            @if all > 0 {
                g class="stored" transform=(at(1, 1)) data-state={ "stores-" (seat.index()) " " (all) } {
                    title { (say::list(stage.words, held.map(|item| (item, store.count(item).into())))) }
                    rect class="plate" width=(field - 4) height="15" rx="4" {}
                    use href="#cuba-raws" x="1" y="1" width="13" height="13" {}
                    text class="count" x="20" y="13" { (all) }
                }
            }
        };
    }
    html! {
        @for (index, item) in (0..).zip(held) {
            g class="stored" transform=(at(1, 1 + index * (field - 2) / 3))
                data-state={ "store-" (seat.index()) "-" (item.key()) " " (store.count(item)) } {
                title { (say::items(stage.words, item, store.count(item).into())) }
                rect class="plate" width=(size + 14) height=((field - 4) / 3) rx="4" {}
                (placed(say::thing(item), 1, ((field - 4) / 3 - size) / 2, size))
                text class="count" x=(size + 7) y=((field - 4) / 6 + 5) { (store.count(item)) }
            }
        }
    }
}

/// The five cards: played face up, the others in hand or face down.
fn cards(view: &View, stage: &Stage<'_>, seat: Seat, plot: &Plot) -> Markup {
    let player = &view.table.players[seat];
    let delegate = view.delegates[seat].seen().flatten();
    let (x, y, in_row, (right, down)) = plot.cards;
    let spot = |index: i32| (index % in_row * right, index / in_row * down);
    // The faces, with a hat or a helmet that tells them apart, are wider where there is room.
    let (wide, tall) =
        (if in_row == 1 { 40 } else { right - 2 }, if down > 0 { down - 2 } else { 28 });
    let face = tall.min(24).min(wide - 2);
    // Where there is no room for the votes the title says them.
    let number = wide >= 34;
    html! {
        g class="cards" transform=(at(x, y)) {
            @for (index, &card) in (0..).zip(Character::ALL) {
                @let lies = (player.played.contains(card), delegate == Some(card));
                @let class = match lies {
                    (true, _) => "card played",
                    (false, true) => "card sent",
                    (false, false) => "card",
                };
                @let below = html! {
                    rect class="card-face" width=(wide) height=(tall) rx="5" {}
                    use href={ "#cuba-" (card.key()) } x=(if number { 2 } else { (wide - face) / 2 }) y=((tall - face) / 2) width=(face) height=(face) {}
                    @if number { text class="count" x=(wide - 7) y=(tall / 2 + 5) { (card.value()) } }
                    @if player.last == Some(card) { circle class="last" cx=(wide - 1) cy="2" r="4" {} }
                };
                @let pick = played(stage, seat, card);
                @if pick.may() {
                    @let ring = html! { rect width=(wide) height=(tall) rx="5" {} };
                    @let title = called(view, stage, seat, card);
                    (pick.piece(class, spot(index), &title, Piece { below, ring, above: html! {} }))
                } @else {
                    @let asks = stage.ask_or_see(&Action::Play { card }, "card", seat);
                    @let (x, y) = spot(index);
                    g class=(class) transform=(at(x, y)) data-ask=[asks] data-tell="" {
                        title { (card_title(stage, card, lies)) }
                        (below)
                    }
                }
            }
            @if view.has_delegate(seat) {
                @let (x, y) = spot(5);
                g class="card down" transform=(at(x, y))
                    data-ask=[stage.see("delegate", seat)] data-tell="" {
                    title { (stage.words.text("delegate-down")) }
                    rect class="card-back" width=(wide) height=(tall) rx="5" {}
                    text class="count" x=(wide / 2) y=(tall / 2 + 5) { "?" }
                }
            }
        }
    }
}

/// What playing a card does, or what it gives if there is nothing to do: as in the question.
fn called(view: &View, stage: &Stage<'_>, seat: Seat, card: Character) -> String {
    let plays = Action::Play { card };
    let way = stage.offer.ways().iter().find(|way| way.decision() == Some(&plays));
    let shown = || stage.words.text(&format!("plays-{}", card.key()));
    way.map_or_else(shown, |way| label::of(view, stage, seat, way).text)
}

/// A click on an own card plays it, or sends it to parliament.
fn played(stage: &Stage<'_>, seat: Seat, card: Character) -> Pick {
    if stage.viewer != Viewer::Player(seat) {
        return Pick::default();
    }
    let this = |action: &Action| matches!(*action, Action::Play { card: wanted } | Action::Delegate { card: wanted } if wanted == card);
    Pick::only(stage, this)
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
