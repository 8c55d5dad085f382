//! §13 The uses of a building, spelled out; [`usage`] decides which are legal.

use tabletop::{Key, Seat};

use crate::components::{Berth, Building, Good, Group, Item, Material, Raw};
use crate::rules::buildings::usage;
use crate::rules::shipping::each_loading;
use crate::{Table, Use};

/// Whether `seat` can use `building` in any way.
pub(crate) fn is_usable(table: &Table, seat: Seat, building: Building) -> bool {
    let mut usable = false;
    each_use(table, seat, building, |_| usable = true);
    usable
}

/// Shows `visit` every use of `building` open to `seat`.
pub(crate) fn each_use(table: &Table, seat: Seat, building: Building, mut visit: impl FnMut(Use)) {
    let most = table.printed.buildings[building].most;
    let mut propose = |using: Use| {
        if usage(table, seat, using).is_ok() {
            visit(using);
        }
    };
    let mut counted = |most: u8, using: fn(u8) -> Use| {
        (1..=most).for_each(|count| propose(using(count)));
    };
    let held = |item| table.held(seat, item);
    match building {
        Building::CementFactory => counted(most, |count| Use::CementFactory { count }),
        Building::Sawmill => counted(most, |count| Use::Sawmill { count }),
        Building::GolfCourse => counted(most, |count| Use::GolfCourse { count }),
        Building::RumCafe => counted(most, |count| Use::RumCafe { count }),
        Building::CigarCafe => counted(most, |count| Use::CigarCafe { count }),
        Building::CigarFactory => {
            counted(held(Item::Tobacco), |count| Use::CigarFactory { count });
        }
        Building::Distillery => counted(held(Item::Sugar), |count| Use::Distillery { count }),
        Building::SmallOffice | Building::LargeOffice => {
            each_shipment(table, seat, (building, most), visit);
        }
        Building::Monastery => pairs(Raw::ALL, |first, second| {
            propose(Use::Monastery { first, second });
        }),
        Building::MaterialStore => pairs(Material::ALL, |first, second| {
            propose(Use::MaterialStore { first, second });
        }),
        Building::GoodsStore => {
            Good::ALL.iter().for_each(|&good| propose(Use::GoodsStore { good }));
        }
        Building::RawStore => {
            Raw::ALL.iter().for_each(|&raw| propose(Use::RawStore { raw }));
        }
        Building::BlackMarket => {
            for &give in Good::ALL.iter().filter(|good| held(good.item()) > 0) {
                Good::ALL.iter().for_each(|&take| propose(Use::BlackMarket { give, take }));
            }
        }
        Building::Church => {
            Group::ALL.iter().for_each(|&group| propose(Use::Church { group }));
        }
        Building::Lighthouse => {
            crate::Ship::all().for_each(|ship| propose(Use::Lighthouse { ship }));
        }
        Building::Hotel => propose(Use::Hotel),
        Building::Inn => propose(Use::Inn),
        Building::SmallBank => propose(Use::SmallBank),
        Building::LargeBank => propose(Use::LargeBank),
        Building::TownHall => propose(Use::TownHall),
        Building::Dam => propose(Use::Dam),
        Building::Warehouse => propose(Use::Warehouse),
    }
}

/// One of the members, or two in either order.
fn pairs<K: Key>(members: &[K], mut propose: impl FnMut(K, Option<K>)) {
    for &first in members {
        propose(first, None);
        members.iter().for_each(|&second| propose(first, Some(second)));
    }
}

fn each_shipment(
    table: &Table,
    seat: Seat,
    (office, most): (Building, u8),
    mut visit: impl FnMut(Use),
) {
    for &berth in Berth::ALL {
        each_loading(table, seat, (berth, most), |good, count| {
            visit(if office == Building::LargeOffice {
                Use::LargeOffice { berth, good, count }
            } else {
                Use::SmallOffice { berth, good }
            });
        });
    }
}
