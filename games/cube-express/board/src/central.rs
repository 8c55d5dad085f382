//! The central board: each open tile of the market with its goal, and the share tracks.

use art::{Pick, Piece, seat_class, seat_mark, seat_shape};
use cube_express_rules::rules::scoring;
use cube_express_rules::{Action, Side, View};
use maud::{Markup, html};
use tabletop::{Seat, Viewer};

use crate::{Stage, decision, say, tile};

/// Goals and market.
pub(crate) fn market(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        section class="market" {
            h3 {
                (stage.words.text("market"))
                span class="pile" { (stage.words.with("pile", &[("count", view.pile.into())])) }
            }
            div class="columns" {
                @for column in 0..4 {
                    div class="column" {
                        (open_tile(view, stage, column))
                        (goal(view, stage, column))
                    }
                }
            }
        }
    }
}

/// Taking a tile of the market, with a bet on its goal or without.
pub(crate) fn takes(stage: &Stage<'_>, column: u8, bet: bool) -> Pick {
    Pick::only(stage, |action| *action == Action::Market { column, bet })
}

/// Who looks, if they play.
const fn own_seat(stage: &Stage<'_>) -> Option<Seat> {
    match stage.viewer {
        Viewer::Player(seat) => Some(seat),
        Viewer::Public => None,
    }
}

/// A goal card: what it asks for, how far one has come, what a marker is worth, whose lie there.
fn goal(view: &View, stage: &Stage<'_>, column: usize) -> Markup {
    let told = Told::of(view, stage, column);
    let inner = html! {
        span class="goal-text" { (told.text) }
        span class="goal-short" aria-hidden="true" { (told.short) }
        (told.progress(stage))
        span class="goal-bets" { (bets(view, stage, column)) }
        span class="goal-worth" { (told.worth(stage)) }
    };
    let pick = goal_pick(stage, column);
    let number = u8::try_from(column + 1).unwrap_or(0);
    let asks = stage.ask(&Action::Market { column: number, bet: true });
    html! {
        @if pick.may() { (pick.button("goal", inner)) }
        @else {
            div class={ "goal" @if told.is_met { " met" } } title=(told.title(stage, column)) data-ask=[asks] data-tell="" {
                (inner)
                // A finger is told what it is, too.
                svg class="aloud" aria-hidden="true" { title { (told.title(stage, column)) } }
            }
        }
    }
}

/// What is told of a goal.
pub(crate) struct Told {
    pub(crate) text: String,
    short: String,
    most: u8,
    other: u8,
    have: Option<u8>,
    wanted: String,
    /// How many are wanted, if that is a number.
    of: Option<u8>,
    is_met: bool,
}

impl Told {
    pub(crate) fn of(view: &View, stage: &Stage<'_>, column: usize) -> Told {
        let table = &view.table;
        let card = table.data().card(table.goals[column]);
        let [most, other] = table.data().values(view.terms.players)[column];
        let seat = own_seat(stage);
        Told {
            text: say::goal(stage.words, card),
            short: say::short(stage.words, card),
            most,
            other,
            have: seat.map(|seat| say::progress(table, seat, card)),
            wanted: say::wanted(table, seat, card),
            of: say::least(card),
            is_met: seat.is_some_and(|seat| scoring::is_met(table, seat, table.goals[column])),
        }
    }

    /// How far one has come, in dots if there are few, and in words.
    pub(crate) fn progress(&self, stage: &Stage<'_>) -> Markup {
        let Some(have) = self.have else { return html! {} };
        let said = [("have", have.into()), ("least", self.wanted.clone().into())];
        let dots = self.of.filter(|&of| of <= 8);
        html! {
            span class={ "have" @if self.is_met { " met" } } {
                @if let Some(of) = dots {
                    span class="dots" aria-hidden="true" {
                        @for nth in 0..of { i class=[(nth < have).then_some("done")] {} }
                    }
                }
                span class="in-words" { (stage.words.with("goal-have", &said)) @if self.is_met { " ✓" } }
                span class="in-short" aria-hidden="true" { (have) "/" (self.wanted) @if self.is_met { " ✓" } }
            }
        }
    }

    /// What a marker is worth.
    pub(crate) fn worth(&self, stage: &Stage<'_>) -> String {
        let worth = [("most", self.most.into()), ("other", self.other.into())];
        stage.words.with("goal-worth", &worth)
    }

    fn title(&self, stage: &Stage<'_>, column: usize) -> String {
        stage.words.with(
            "goal-title",
            &[
                ("goal", (column + 1).into()),
                ("text", self.text.clone().into()),
                ("most", self.most.into()),
                ("other", self.other.into()),
                ("have", self.have.unwrap_or(0).into()),
                ("least", self.wanted.clone().into()),
            ],
        )
    }
}

/// A goal is clicked for a delivery, or to take its tile with a bet on it.
fn goal_pick(stage: &Stage<'_>, column: usize) -> Pick {
    let number = u8::try_from(column + 1).unwrap_or(0);
    let delivers = Pick::only(stage, |action| decision::goal(action) == Some(number));
    if delivers.may() { delivers } else { takes(stage, number, true) }
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
    let asks = stage.ask(&Action::Market { column: number, bet: false });
    let Some(open) = view.table.market[column] else {
        return html! {
            svg class="tile gap" viewBox="-6 -6 112 112" data-ask=[asks] data-tell="" {
                title { (stage.words.text("market-gap")) }
                rect class="gap" width="100" height="100" rx="6" {}
            }
        };
    };
    let pick = takes(stage, number, false);
    let tells = !pick.may();
    let pick = pick.or_ask(asks).telling(tells);
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
const FIELD: i32 = 26;
/// Height of a row.
const ROW: i32 = 22;
/// Height of the points above.
const HEAD: i32 = 20;

/// The share tracks: one row for each player, points above.
pub(crate) fn shares(view: &View, stage: &Stage<'_>) -> Markup {
    let rows = i32::from(view.table.players.len());
    let track = view.table.track();
    let fields = i32::from(track.last()) + 1;
    html! {
        section class="stock" {
            h3 { (stage.words.text("shares")) }
            svg class="shares" viewBox={ "0 0 " (fields * FIELD) " " (rows * ROW + HEAD) } {
                @for (index, points) in (0..).zip(&track.points) {
                    text class="share-points" x=(index * FIELD + FIELD / 2) y="15" { (points) }
                }
                @for (row, seat) in (0..).zip(view.table.players.seats()) {
                    (share_row(view, stage, seat, HEAD + row * ROW))
                }
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
                rect class="field" x=(x + 1) y=(y + 1) width=(FIELD - 2) height=(ROW - 2) rx="3" {}
            }
            @for (nth, &field) in track.bonus_fields.iter().enumerate() {
                @let x = i32::from(field) * FIELD;
                @if player.bonuses & (1 << nth) != 0 {
                    g class="bonus" {
                        title { (stage.words.text("bonus-title")) }
                        (tile::cube(seat, x + 8, y + 6, 15))
                    }
                } @else { text class="spent-bonus" x=(x + 18) y=(y + 17) { "$" } }
            }
            g data-piece={ "disc-" (seat.index()) } data-state={ "disc-" (seat.index()) " " (player.disc) } {
                (seat_mark(seat, i32::from(player.disc) * FIELD + 4, y + 2, 18))
            }
        }
    }
}
