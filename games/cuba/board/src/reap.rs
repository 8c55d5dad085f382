//! What a pawn would reap on a field, drawn while somebody points at it.

use art::{at, fitted, placed};
use cuba_rules::components::Ground;
use cuba_rules::rules::worker;
use cuba_rules::{Field, Item, Material, Raw, View};
use maud::{Markup, html};
use tabletop::{Key as _, Seat};

use crate::layout::Plot;
use crate::{Stage, say};

/// What the row and the column of a field bring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reaped {
    /// Of each material all that the supply holds.
    pub(crate) materials: Vec<(Item, u16)>,
    /// The raws to be chosen from.
    pub(crate) raws: Vec<(Raw, u16)>,
    /// How many raws may be chosen without water.
    pub(crate) free: u16,
    /// What the fields would give and the supply lacks.
    pub(crate) lacking: Vec<(Item, u16)>,
}

impl Reaped {
    /// What a pawn on `spot` would harvest: of the materials all that the supply holds, and of
    /// the raws as many as are free (§4, Q01).
    pub(crate) fn of(view: &View, seat: Seat, spot: Field) -> Reaped {
        let board = view.table.plantation(seat);
        let active = worker::activated(&view.table, seat, spot);
        let fields = |ground: Ground| {
            let fields = active.iter().filter(|&field| board.ground(field) == ground).count();
            u16::try_from(fields).unwrap_or(0)
        };
        let supply = |item: Item| u16::from(view.table.supply.count(item));
        let mut lacking = Vec::new();
        let mut there = |ground: Ground, item: Item| {
            let short = fields(ground).saturating_sub(supply(item));
            lacking.extend((short > 0).then_some((item, short)));
            fields(ground) - short
        };
        let materials = Material::ALL.iter().map(|&one| one.item());
        let grounds = Material::ALL.iter().map(|&one| Ground::Material(one));
        let materials = materials.zip(grounds).map(|(item, ground)| (item, there(ground, item)));
        let materials = materials.collect();
        let raws = Raw::ALL.iter().map(|&raw| (raw, there(Ground::Raw(raw), raw.item()))).collect();
        Reaped { materials, raws, free: worker::free_raws(&view.table).into(), lacking }
    }

    /// Whether there are more raws than may be chosen.
    pub(crate) fn has_choice(&self) -> bool {
        self.raws.iter().map(|&(_, count)| count).sum::<u16>() > self.free
    }
}

/// The harvest of a field in icons, on a plate over the yard; it is seen while the field is
/// pointed at or has the focus.
pub(crate) fn told(
    view: &View,
    stage: &Stage<'_>,
    (seat, spot): (Seat, Field),
    (plot, (left, top)): (&Plot, (i32, i32)),
) -> Markup {
    let reaped = Reaped::of(view, seat, spot);
    let (x, y, width, _) = plot.yard;
    let mut end = 28;
    let mut next = |wide: i32| {
        end += wide;
        end - wide
    };
    let raws = reaped.raws.iter().map(|&(raw, count)| (raw.item(), count));
    html! {
        g class="reap" transform=(at(x - left, y - top)) {
            rect class="plate" x="-1" y="-1" width=(width + 2) height="24" rx="5" {}
            text class="count" x="13" y="16" { (say::place(stage.words, spot)) }
            @for &(item, count) in reaped.materials.iter().filter(|(_, count)| *count > 0) {
                (pair(item, count, next(30)))
            }
            @if reaped.has_choice() {
                @let any = stage.words.with("reap-any", &[("free", reaped.free.into())]);
                text class="count limit" x=(next(44) + 22) y="16" textLength=[fitted(&any, 4, 37)]
                    lengthAdjust="spacingAndGlyphs" { (any) }
            }
            @for (item, count) in raws.filter(|(_, count)| *count > 0) { (pair(item, count, next(30))) }
        }
    }
}

fn pair(item: Item, count: u16, x: i32) -> Markup {
    html! {
        text class="count" x=(x + 6) y="16" { (count) }
        (placed(say::thing(item), x + 12, 2, 17))
    }
}
