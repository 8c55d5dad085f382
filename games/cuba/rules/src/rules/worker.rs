//! §4 The worker: moving the pawn and harvesting.

use tabletop::{Key, Seat, Sink};

use crate::components::{Act, Field, Ground, Item, Material, Raw};
use crate::rules::{hand_in, hand_out};
use crate::sets::Fields;
use crate::{Event, Refusal, Table};

/// The fields of `seat` that a pawn on `at` activates and that still give
/// something: row and column, without warehouse and buildings (§4).
///
/// The pawn may stand on the warehouse or a building; it activates its cross
/// all the same (Q04).
pub fn activated(table: &Table, seat: Seat, at: Field) -> Fields {
    Fields::cross(at).except(table.players[seat].built())
}

/// How many raw fields the worker uses without water (§4, §10).
pub fn free_raws(table: &Table) -> u8 {
    if table.parliament.has(Act::Drought) {
        table.printed.drought_raws
    } else {
        table.printed.worker_raws
    }
}

/// Moves the pawn and takes all materials, which come first (Q05); says which
/// raw fields are left to be chosen from.
pub(crate) fn place(
    table: &mut Table,
    seat: Seat,
    to: Field,
    log: &mut impl Sink<Event>,
) -> Fields {
    table.players[seat].pawn = to;
    log.record(Event::Moved { seat, to });
    let board = table.plantation(seat);
    let active = activated(table, seat, to);
    for &material in Material::ALL {
        let gives = |field: &Field| board.ground(*field) == Ground::Material(material);
        let count = active.and(board.materials).iter().filter(gives).count();
        if count > 0 {
            let count = u8::try_from(count).unwrap_or(u8::MAX);
            hand_out(table, seat, material.item(), count, log);
        }
    }
    active.and(board.raws)
}

/// A raw field used: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Harvest {
    pub seat: Seat,
    pub field: Field,
    pub raw: Raw,
    pub water: bool,
}

/// Works out whether `seat` may use the raw field `field` (§4): each once, so
/// many free of charge, each further one for a water from the own stock, also
/// for one just harvested (Q05).
pub fn harvest(
    table: &Table,
    seat: Seat,
    (left, free): (Fields, u8),
    field: Field,
) -> Result<Harvest, Refusal> {
    let Ground::Raw(raw) = table.plantation(seat).ground(field) else {
        return Err(Refusal::NotActivated { field });
    };
    if !left.contains(field) {
        return Err(Refusal::NotActivated { field });
    }
    if table.supply.count(raw.item()) == 0 {
        return Err(Refusal::NotInSupply { item: raw.item() });
    }
    let water = free == 0;
    if water && table.held(seat, Item::Water) == 0 {
        return Err(Refusal::NoWater);
    }
    Ok(Harvest { seat, field, raw, water })
}

impl Harvest {
    /// Pays the water and takes the raw.
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) {
        let Harvest { seat, raw, water, .. } = self;
        if water {
            hand_in(table, seat, Item::Water, 1, log);
        }
        hand_out(table, seat, raw.item(), 1, log);
    }
}

/// Raw fields that are used together.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bundle {
    /// Which; of fields that give the same, the first.
    pub fields: Fields,
    /// Whether more fields could be used after them, for water.
    pub goes_on: bool,
}

/// The ways to use as many raw fields as may still be used free of charge, told apart by what
/// they give: of fields that give the same it does not matter which.
pub fn bundles(table: &Table, seat: Seat, left: Fields, free: u8) -> Vec<Bundle> {
    let ground = table.plantation(seat);
    let of = |raw: Raw| {
        let open = harvests(table, seat, left, free);
        open.filter(move |&field| ground.ground(field) == Ground::Raw(raw))
    };
    let most = |raw: Raw| of(raw).count().min(table.supply.count(raw.item()).into());
    let (citrus, sugar, tobacco) = (most(Raw::Citrus), most(Raw::Sugar), most(Raw::Tobacco));
    let all = (citrus + sugar + tobacco).min(free.into());
    let has_water = table.held(seat, Item::Water) > 0;
    let mut found = Vec::new();
    for first in 0..=citrus.min(all) {
        for second in 0..=sugar.min(all - first) {
            let counts =
                [(Raw::Citrus, first), (Raw::Sugar, second), (Raw::Tobacco, all - first - second)];
            if counts[2].1 <= tobacco {
                let fields = counts.into_iter().flat_map(|(raw, count)| of(raw).take(count));
                let more = counts.into_iter().any(|(raw, count)| count < most(raw));
                found.push(Bundle { fields: fields.collect(), goes_on: has_water && more });
            }
        }
    }
    found
}

/// The raw fields that may still be used; the player may stop before (Q06).
pub fn harvests(table: &Table, seat: Seat, left: Fields, free: u8) -> impl Iterator<Item = Field> {
    left.iter().filter(move |&field| harvest(table, seat, (left, free), field).is_ok())
}
