//! What decisions are about, as far as drawing them needs to know.

use cuba_rules::{Action, Berth, Building, Field, Good, Group, Item, Use};

/// Whether a trade buys or sells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trade {
    /// From the market.
    Buys,
    /// To the market.
    Sells,
}

/// Which way goods are traded.
pub(crate) const fn trade(action: &Action) -> Option<Trade> {
    match traded(action) {
        Some((trade, _)) => Some(trade),
        None => None,
    }
}

/// Which way a good is traded.
pub(crate) const fn traded(action: &Action) -> Option<(Trade, Good)> {
    if let Action::Buy { good, .. } = action {
        return Some((Trade::Buys, *good));
    }
    if let Action::Sell { good, .. } = action { Some((Trade::Sells, *good)) } else { None }
}

/// What a building is used for.
pub(crate) const fn using(action: &Action) -> Option<Use> {
    if let Action::Use(using) = action { Some(*using) } else { None }
}

/// The building that is used.
pub(crate) fn used(action: &Action) -> Option<Building> {
    using(action).map(|using| using.building())
}

/// The building that is built.
pub(crate) const fn built(action: &Action) -> Option<Building> {
    if let Action::Build { building, .. } = action { Some(*building) } else { None }
}

/// The field that a click on it would mean.
pub(crate) const fn field(action: &Action) -> Option<Field> {
    if let Action::Move { to: field } | Action::Harvest { field } | Action::Build { field, .. } =
        action
    {
        return Some(*field);
    }
    None
}

/// The berth whose ship is loaded.
pub(crate) const fn berth(action: &Action) -> Option<Berth> {
    match shipped(action) {
        Some((berth, _)) => Some(berth),
        None => None,
    }
}

/// The berth whose ship is loaded, and with what.
pub(crate) const fn shipped(action: &Action) -> Option<(Berth, Good)> {
    if let Action::Load { berth, good, .. }
    | Action::Use(Use::SmallOffice { berth, good } | Use::LargeOffice { berth, good, .. }) =
        action
    {
        return Some((*berth, *good));
    }
    None
}

/// The bill that a click on it would mean.
pub(crate) const fn bill(action: &Action) -> Option<Group> {
    if let Action::Enact { group } | Action::Use(Use::Church { group }) = action {
        return Some(*group);
    }
    None
}

/// The first of the pieces that are given up.
pub(crate) fn given(action: &Action) -> Option<Item> {
    if let Action::Give { first, .. } = action {
        return Some(*first);
    }
    match using(action)? {
        Use::Monastery { first, .. } => Some(first.item()),
        Use::MaterialStore { first, .. } => Some(first.item()),
        Use::BlackMarket { give, .. } => Some(give.item()),
        Use::CementFactory { .. }
        | Use::Sawmill { .. }
        | Use::GolfCourse { .. }
        | Use::RumCafe { .. }
        | Use::CigarCafe { .. }
        | Use::SmallOffice { .. }
        | Use::LargeOffice { .. }
        | Use::Hotel
        | Use::Inn
        | Use::GoodsStore { .. }
        | Use::RawStore { .. }
        | Use::SmallBank
        | Use::LargeBank
        | Use::CigarFactory { .. }
        | Use::Distillery { .. }
        | Use::Church { .. }
        | Use::TownHall
        | Use::Dam
        | Use::Lighthouse { .. }
        | Use::Warehouse => None,
    }
}

/// The least that `building` can be used for, if nothing has to be chosen but an amount.
pub(crate) const fn simplest(building: Building) -> Option<Use> {
    let count = 1;
    match building {
        Building::CementFactory => Some(Use::CementFactory { count }),
        Building::Sawmill => Some(Use::Sawmill { count }),
        Building::GolfCourse => Some(Use::GolfCourse { count }),
        Building::RumCafe => Some(Use::RumCafe { count }),
        Building::CigarCafe => Some(Use::CigarCafe { count }),
        Building::CigarFactory => Some(Use::CigarFactory { count }),
        Building::Distillery => Some(Use::Distillery { count }),
        Building::Hotel => Some(Use::Hotel),
        Building::Inn => Some(Use::Inn),
        Building::SmallBank => Some(Use::SmallBank),
        Building::LargeBank => Some(Use::LargeBank),
        Building::TownHall => Some(Use::TownHall),
        Building::Dam => Some(Use::Dam),
        Building::Warehouse => Some(Use::Warehouse),
        Building::Monastery
        | Building::SmallOffice
        | Building::LargeOffice
        | Building::GoodsStore
        | Building::RawStore
        | Building::MaterialStore
        | Building::BlackMarket
        | Building::Church
        | Building::Lighthouse => None,
    }
}
