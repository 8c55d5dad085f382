//! What decisions are about, as far as drawing them needs to know.

use santiago_de_cuba_rules::{Action, Building, Cuban, Good, Item, Load, Purchase, Station, Use};

/// What is done at a building.
pub(crate) const fn using(action: &Action) -> Option<Use> {
    if let Action::Use(using) = action { Some(*using) } else { None }
}

/// The building that is used.
pub(crate) fn used(action: &Action) -> Option<Building> {
    using(action).map(|using| using.building())
}

/// The building that a click on it would mean: to be claimed, walked to or used.
pub(crate) fn building(action: &Action) -> Option<Building> {
    if let Action::Claim { building } | Action::Walk { building } = action {
        return Some(*building);
    }
    used(action)
}

/// The Cuban whom the newspaper turns down.
pub(crate) fn turned(action: &Action) -> Option<Cuban> {
    if let Some(Use::Newspaper { cuban }) = using(action) { cuban } else { None }
}

/// The station that a click on it would mean.
pub(crate) fn station(action: &Action) -> Option<Station> {
    if let Action::Drive { to } = action {
        return Some(*to);
    }
    turned(action).map(Cuban::station)
}

/// What is loaded on the ship.
pub(crate) const fn load(action: &Action) -> Option<Load> {
    if let Action::Deliver(load) | Action::Use(Use::TradingOffice(load)) = action {
        return Some(*load);
    }
    None
}

/// The die of the ship that a click on it would mean.
pub(crate) fn die(action: &Action) -> Option<Good> {
    if let Action::SetAside { die } | Action::Use(Use::CustomsOffice { good: die }) = action {
        return Some(*die);
    }
    load(action).map(|load| load.meets())
}

/// What is bought in the casino.
pub(crate) fn purchase(action: &Action) -> Option<Purchase> {
    if let Some(Use::Casino { buy, .. }) = using(action) { Some(buy) } else { None }
}

/// What is handed in on the black market.
pub(crate) fn handed_in(action: &Action) -> Option<Item> {
    if let Some(Use::BlackMarket { give, .. }) = using(action) { Some(give.item()) } else { None }
}

/// How much rum is sold in the café.
pub(crate) fn rum_sold(action: &Action) -> Option<u8> {
    if let Some(Use::Cafe { rum, .. }) = using(action) { Some(rum) } else { None }
}

/// How many cigars are sold in the café.
pub(crate) fn cigars_sold(action: &Action) -> Option<u8> {
    if let Some(Use::Cafe { cigars, .. }) = using(action) { Some(cigars) } else { None }
}

/// The demand that a load meets, and with what.
pub(crate) fn demand(action: &Action) -> Option<(Good, Item)> {
    load(action).map(|load| (load.meets(), load.cargo().0))
}
