//! The central board: goals above the market, and the share tracks.

use art::{Pick, Piece, seat_class, seat_mark, seat_shape};
use cube_express_rules::rules::scoring;
use cube_express_rules::{Action, Side, View};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use crate::{Stage, decision, say, tile};

/// Goals, market and shares.
pub(crate) fn central(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        section class="central" {
            h3 {
                (stage.words.text("market"))
                span class="pile" { (stage.words.with("pile", &[("count", view.pile.into())])) }
            }
            div class="columns" { @for column in 0..4 { (self::column(view, stage, column)) } }
            h3 { (stage.words.text("shares")) }
            (shares(view, stage))
        }
    }
}

fn column(view: &View, stage: &Stage<'_>, column: usize) -> Markup {
    html! {
        div class="column" {
            (goal(view, stage, column))
            (open_tile(view, stage, column))
        }
    }
}

/// A goal card: what it asks for, what it is worth, whose markers lie there.
fn goal(view: &View, stage: &Stage<'_>, column: usize) -> Markup {
    let table = &view.table;
    let card = table.data().card(table.goals[column]);
    let [most, other] = table.data().values(view.terms.players)[column];
    let text = say::goal(stage.words, card);
    let seat = match stage.viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    };
    let have = seat.map_or(0, |seat| say::progress(table, seat, card));
    let wanted = say::wanted(table, seat, card);
    let title = stage.words.with(
        "goal-title",
        &[
            ("goal", (column + 1).into()),
            ("text", text.clone().into()),
            ("most", most.into()),
            ("other", other.into()),
            ("have", have.into()),
            ("least", wanted.clone().into()),
        ],
    );
    let met = seat.is_some_and(|seat| scoring::is_met(table, seat, table.goals[column]));
    let inner = html! {
        span class="goal-text" { (text) }
        span class="goal-worth" {
            b { (most) } span class="slash" { "/" } span { (other) }
            @if seat.is_some() { span class="have" { (have) "/" (wanted) @if met { " ✓" } } }
        }
        span class="goal-bets" { (bets(view, stage, column)) }
    };
    let pick = goal_pick(stage, column);
    let number = u8::try_from(column + 1).ok();
    let asks = stage.ask(&Action::Deliver { goal: number });
    html! {
        @if pick.may() { (pick.button("goal", inner)) }
        @else { div class={ "goal" @if met { " met" } } title=(title) data-ask=[asks] { (inner) } }
    }
}

/// A goal can be chosen for a delivery, or for a bet when the tile below it was taken.
fn goal_pick(stage: &Stage<'_>, column: usize) -> Pick {
    let number = u8::try_from(column + 1).unwrap_or(0);
    let bet = Action::Market { column: number, bet: true };
    if stage.offer.agreed(decision::column) == Some(number) {
        return Pick::only(stage, |action| *action == bet);
    }
    Pick::only(stage, |action| decision::goal(action) == Some(number))
}

/// Whose markers lie on a goal.
fn bets(view: &View, stage: &Stage<'_>, column: usize) -> Markup {
    let table = &view.table;
    html! {
        @for seat in table.players.seats() {
            @let bets = table.player(seat).bets[column];
            @if bets > 0 { span class="bets" { (seat_shape(seat)) b { (bets) } } }
        }
        @if view.terms.players == 2 {
            @let count = table.data().neutral;
            @let neutral = stage.words.with("goal-neutral", &[("count", count.into())]);
            span class="bets neutral" title=(neutral) { "◆" b { (count) } }
        }
    }
}

fn open_tile(view: &View, stage: &Stage<'_>, column: usize) -> Markup {
    let number = u8::try_from(column + 1).unwrap_or(0);
    let takes = stage.ask(&Action::Market { column: number, bet: false });
    let Some(open) = view.table.market[column] else {
        return html! {
            svg class="tile gap" viewBox="-6 -6 112 112" data-ask=[takes] data-tell="" {
                title { (stage.words.text("market-gap")) }
                rect class="gap" width="100" height="100" rx="6" {}
            }
        };
    };
    let pick = Pick::only(stage, |action| decision::column(action) == Some(number)).or_ask(takes);
    let piece = Piece {
        below: tile::card(view.table.data(), open.front(), Side::North),
        ring: html! { rect x="1" y="1" width="98" height="98" rx="5" {} },
        above: html! {},
    };
    let name = say::name(stage.words, view.table.data(), open.front());
    html! {
        svg class="tile" viewBox="-6 -6 112 112" { (pick.piece("card", (0, 0), &name, piece)) }
    }
}

/// Width of a field of the share track.
const FIELD: i32 = 44;
/// Height of a row.
const ROW: i32 = 36;

/// One row for each player, points above.
fn shares(view: &View, stage: &Stage<'_>) -> Markup {
    let rows = i32::from(view.table.players.len());
    let track = view.table.track();
    let fields = i32::from(track.last()) + 1;
    html! {
        svg class="shares" viewBox={ "0 0 " (fields * FIELD) " " (rows * ROW + 28) } {
            @for (index, points) in (0..).zip(&track.points) {
                text class="share-points" x=(index * FIELD + FIELD / 2) y="20" { (points) }
            }
            @for (row, seat) in (0..).zip(view.table.players.seats()) {
                (share_row(view, stage, seat, 28 + row * ROW))
            }
        }
    }
}

fn share_row(view: &View, stage: &Stage<'_>, seat: Seat, y: i32) -> Markup {
    let player = view.table.player(seat);
    let track = view.table.track();
    let points = track.worth(player.disc);
    let title = [("seat", stage.name(seat).into()), ("points", points.into())];
    let sells = stage.ask_or_see(&Action::Sell {}, "shares", seat);
    html! {
        g class={ "share-row " (seat_class(seat)) } data-ask=[sells] data-tell="" {
            title { (stage.words.with("shares-title", &title)) }
            @for field in 0..track.points.len() {
                @let x = i32::try_from(field).unwrap_or(0) * FIELD;
                rect class="field" x=(x + 1) y=(y + 1) width=(FIELD - 2) height=(ROW - 2) rx="4" {}
            }
            @for (nth, &field) in track.bonus_fields.iter().enumerate() {
                @let x = i32::from(field) * FIELD;
                @if player.bonuses & (1 << nth) != 0 {
                    g class="bonus" {
                        title { (stage.words.text("bonus-title")) }
                        (tile::cube(seat, x + 23, y + 13, 19))
                    }
                } @else { text class="spent-bonus" x=(x + 34) y=(y + 29) { "$" } }
            }
            (seat_mark(seat, i32::from(player.disc) * FIELD + 5, y + 5, 26))
        }
    }
}
