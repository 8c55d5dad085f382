//! How decisions are written as paths and read from them.

use tabletop::{Key, Path, Spell, Stop, Words};

use crate::components::Building;
use crate::ship::Ship;
use crate::{Action, Use};

const NONE: &str = "none";

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match *self {
            Action::Plantation { side } => path.word("plantation").key(side),
            Action::Take { item } => path.word("take").key(item),
            Action::Delegate { card } => path.word("delegate").key(card),
            Action::Play { card } => path.word("play").key(card),
            Action::Move { to } => path.word("move").key(to),
            Action::Harvest { field } => path.word("harvest").key(field),
            Action::Buy { good, count } => path.word("buy").key(good).number(count),
            Action::Sell { good, count } => path.word("sell").key(good).number(count),
            Action::Build { building, field } => path.word("build").key(building).key(field),
            Action::Use(using) => {
                using.write(path.word("use"));
                path
            }
            Action::Load { berth, good, count } => {
                path.word("load").key(berth).key(good).number(count)
            }
            Action::Bid { pesos } => path.word("bid").number(pesos),
            Action::Enact { group } => path.word("enact").key(group),
            Action::Pay {} => path.word("pay"),
            Action::Give { first, second } => path.word("give").key(first).key(second),
            Action::Pass {} => path.word("pass"),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        Ok(match words.word()? {
            "plantation" => Action::Plantation { side: words.key()? },
            "take" => Action::Take { item: words.key()? },
            "delegate" => Action::Delegate { card: words.key()? },
            "play" => Action::Play { card: words.key()? },
            "move" => Action::Move { to: words.key()? },
            "harvest" => Action::Harvest { field: words.key()? },
            "buy" => Action::Buy { good: words.key()?, count: words.number()? },
            "sell" => Action::Sell { good: words.key()?, count: words.number()? },
            "build" => Action::Build { building: words.key()?, field: words.key()? },
            "use" => Action::Use(Use::read(words)?),
            "load" => {
                Action::Load { berth: words.key()?, good: words.key()?, count: words.number()? }
            }
            "bid" => Action::Bid { pesos: words.number()? },
            "enact" => Action::Enact { group: words.key()? },
            "pay" => Action::Pay {},
            "give" => Action::Give { first: words.key()?, second: words.key()? },
            "pass" => Action::Pass {},
            other => return Err(Stop::unknown(other)),
        })
    }
}

impl Spell for Use {
    fn write(&self, path: &mut Path) {
        path.key(self.building());
        match *self {
            Use::Hotel
            | Use::Inn
            | Use::SmallBank
            | Use::LargeBank
            | Use::TownHall
            | Use::Dam
            | Use::Warehouse => path,
            Use::CementFactory { count }
            | Use::Sawmill { count }
            | Use::GolfCourse { count }
            | Use::RumCafe { count }
            | Use::CigarCafe { count }
            | Use::CigarFactory { count }
            | Use::Distillery { count } => path.number(count),
            Use::Monastery { first, second } => or_none(path.key(first), second),
            Use::MaterialStore { first, second } => or_none(path.key(first), second),
            Use::SmallOffice { berth, good } => path.key(berth).key(good),
            Use::LargeOffice { berth, good, count } => path.key(berth).key(good).number(count),
            Use::GoodsStore { good } => path.key(good),
            Use::RawStore { raw } => path.key(raw),
            Use::BlackMarket { give, take } => path.key(give).key(take),
            Use::Church { group } => path.key(group),
            Use::Lighthouse { ship } => path.of("ship", ship.number()),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Use, Stop> {
        Ok(match words.key()? {
            Building::CementFactory => Use::CementFactory { count: words.number()? },
            Building::Sawmill => Use::Sawmill { count: words.number()? },
            Building::GolfCourse => Use::GolfCourse { count: words.number()? },
            Building::Monastery => Use::Monastery { first: words.key()?, second: maybe(words)? },
            Building::RumCafe => Use::RumCafe { count: words.number()? },
            Building::CigarCafe => Use::CigarCafe { count: words.number()? },
            Building::SmallOffice => Use::SmallOffice { berth: words.key()?, good: words.key()? },
            Building::LargeOffice => {
                Use::LargeOffice { berth: words.key()?, good: words.key()?, count: words.number()? }
            }
            Building::Hotel => Use::Hotel,
            Building::Inn => Use::Inn,
            Building::GoodsStore => Use::GoodsStore { good: words.key()? },
            Building::RawStore => Use::RawStore { raw: words.key()? },
            Building::MaterialStore => {
                Use::MaterialStore { first: words.key()?, second: maybe(words)? }
            }
            Building::SmallBank => Use::SmallBank,
            Building::LargeBank => Use::LargeBank,
            Building::CigarFactory => Use::CigarFactory { count: words.number()? },
            Building::Distillery => Use::Distillery { count: words.number()? },
            Building::BlackMarket => Use::BlackMarket { give: words.key()?, take: words.key()? },
            Building::Church => Use::Church { group: words.key()? },
            Building::TownHall => Use::TownHall,
            Building::Dam => Use::Dam,
            Building::Lighthouse => Use::Lighthouse { ship: Ship::new(words.number()?) },
            Building::Warehouse => Use::Warehouse,
        })
    }
}

fn or_none(path: &mut Path, member: Option<impl Key>) -> &mut Path {
    match member {
        Some(member) => path.key(member),
        None => path.word(NONE),
    }
}

fn maybe<K: Key>(words: &mut Words<'_>) -> Result<Option<K>, Stop> {
    match words.word()? {
        NONE => Ok(None),
        name => K::from_key(name).map(Some).ok_or_else(|| Stop::unknown(name)),
    }
}
