//! §7 Using a building.

use tabletop::{Key, Seat, Sink};

use crate::action::{Purchase, Step};
use crate::components::{Building, Cuban, Data, Good, Item, Trade};
use crate::rules::cubans::hand_out;
use crate::rules::delivery::{Delivery, counts, deliveries, delivery, points};
use crate::table::Face;
use crate::{Ending, Event, Refusal, Table, Use};

/// A use of a building that the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub struct Usage {
    pub seat: Seat,
    pub using: Use,
    work: Work,
}

/// What a use comes to.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Work {
    /// The supply gives.
    Gift { item: Item, count: u16 },
    /// Things are handed in for others.
    Swap { give: (Item, u16), take: (Item, u16) },
    /// The value marker moves.
    Flag { to: u8 },
    /// The ship is loaded.
    Load(Delivery),
    /// The newspaper writes about a Cuban.
    Headline { cuban: Option<Cuban> },
    /// Rum and cigars are sold.
    Drinks { rum: u16, cigars: u16, points: u16 },
    /// A demand of the ship is struck.
    Strike { good: Good },
}

/// Works out whether `seat` may use a building as `using` says (§7).
///
/// Whether they may use that building at all is another question: their figure
/// must stand there, or Alonso opens it to its owner.
pub fn usage(table: &Table, seat: Seat, using: Use) -> Result<Usage, Refusal> {
    let data = &table.data;
    let work = match using {
        Use::Bank => Work::Gift { item: Item::Peso, count: data.bank_pesos },
        Use::Church => Work::Gift { item: Item::Point, count: data.church_points },
        Use::Casino { buy, count } => traded(table, seat, (data.casino(buy), count), buy.items())?,
        Use::Distillery { count } => {
            traded(table, seat, (data.distillery, count), [Item::Sugar, Item::Rum])?
        }
        Use::CigarFactory { count } => {
            traded(table, seat, (data.cigar_factory, count), [Item::Tobacco, Item::Cigars])?
        }
        Use::PortAuthority { step } => Work::Flag { to: moved_flag(data, table.town.flag, step)? },
        Use::BlackMarket { give, take } => {
            if give == take {
                return Err(Refusal::SameGood);
            }
            let count = data.black_market_goods.into();
            holds(table, seat, give.item(), count)?;
            supplied(table, take.item(), count)?;
            Work::Swap { give: (give.item(), count), take: (take.item(), count) }
        }
        // One delivery as in a delivery round, for its user alone (Q16).
        Use::TradingOffice(load) => {
            let (delivery, (_, count)) = (delivery(table, seat, load)?, load.cargo());
            at_most(count, data.trading_office_most)?;
            Work::Load(Delivery { points: points(table, load, true), ..delivery })
        }
        // The supply need not have all the points (Q22).
        Use::Sawmill { count } => handed_in(table, seat, (data.sawmill, count), Item::Wood)?,
        Use::Newspaper { cuban } => headline(table, cuban)?,
        Use::Cafe { rum, cigars } => {
            let count = rum.saturating_add(cigars);
            at_most(count, data.cafe_most)?;
            let [rum, cigars] = [u16::from(rum), u16::from(cigars)];
            holds(table, seat, Item::Rum, rum)?;
            holds(table, seat, Item::Cigars, cigars)?;
            let points = rum * data.cafe_rum_points + cigars * data.cafe_cigar_points;
            Work::Drinks { rum, cigars, points }
        }
        Use::CustomsOffice { good } => {
            if table.town.wanted(good) == 0 {
                return Err(Refusal::NotWanted { good, wanted: 0 });
            }
            Work::Strike { good }
        }
    };
    Ok(Usage { seat, using, work })
}

impl Usage {
    /// Uses the building; says what sent the ship off, if that did it (§8).
    pub(crate) fn carry_out(self, table: &mut Table, log: &mut impl Sink<Event>) -> Option<Ending> {
        let Usage { seat, using, work } = self;
        log.record(Event::Used { seat, using });
        match work {
            Work::Gift { item, count } => hand_out(table, seat, item, count, log),
            Work::Swap { give, take } => swap(table, seat, give, take, log),
            Work::Flag { to } => {
                table.town.flag = to;
                log.record(Event::FlagMoved { to: table.flag_points() });
            }
            Work::Load(delivery) => {
                delivery.carry_out(table, log);
                return table.town.is_satisfied().then_some(Ending::TradingOffice);
            }
            Work::Headline { cuban } => print(table, seat, cuban, log),
            Work::Drinks { rum, cigars, points } => {
                hand_in(table, seat, Item::Cigars, cigars, log);
                swap(table, seat, (Item::Rum, rum), (Item::Point, points), log);
            }
            Work::Strike { good } => {
                table.town.demand[good] = Some(0);
                log.record(Event::Struck { good });
                return table.town.is_satisfied().then_some(Ending::CustomsOffice);
            }
        }
        None
    }
}

fn at_most(count: u8, most: u8) -> Result<(), Refusal> {
    match count {
        0 => Err(Refusal::Nothing),
        count if count > most => Err(Refusal::TooMany { most }),
        _ => Ok(()),
    }
}

fn holds(table: &Table, seat: Seat, item: Item, count: u16) -> Result<(), Refusal> {
    let held = table.held(seat, item);
    if held < count { Err(Refusal::NotEnough { item, held }) } else { Ok(()) }
}

fn supplied(table: &Table, item: Item, count: u16) -> Result<(), Refusal> {
    if table.supply().count(item) < count {
        return Err(Refusal::NotInSupply { item });
    }
    Ok(())
}

/// One thing is handed in for another so many times, as far as the supply has it (Q18, Q19).
fn traded(
    table: &Table,
    seat: Seat,
    (trade, count): (Trade, u8),
    [give, take]: [Item; 2],
) -> Result<Work, Refusal> {
    at_most(count, trade.most)?;
    let [given, taken] = [trade.give, trade.take].map(|each| each * u16::from(count));
    holds(table, seat, give, given)?;
    supplied(table, take, taken)?;
    Ok(Work::Swap { give: (give, given), take: (take, taken) })
}

/// One thing is handed in for points so many times, whatever the supply has.
fn handed_in(
    table: &Table,
    seat: Seat,
    (trade, count): (Trade, u8),
    give: Item,
) -> Result<Work, Refusal> {
    at_most(count, trade.most)?;
    let [given, points] = [trade.give, trade.take].map(|each| each * u16::from(count));
    holds(table, seat, give, given)?;
    Ok(Work::Swap { give: (give, given), take: (Item::Point, points) })
}

/// Where the port authority moves the marker: never past the flags (Q17).
pub fn moved_flag(data: &Data, flag: u8, step: Step) -> Result<u8, Refusal> {
    let to = match step {
        Step::Raise => flag.checked_add(data.port_authority_steps),
        Step::Lower => flag.checked_sub(data.port_authority_steps),
    };
    to.filter(|&to| to <= data.last_flag()).ok_or(Refusal::FlagAtEnd)
}

/// Whom the newspaper may write about: anybody who lies face up (Q15).
fn headline(table: &Table, cuban: Option<Cuban>) -> Result<Work, Refusal> {
    let is_up = |cuban: Cuban| table.town.faces[cuban] == Face::Up;
    match cuban {
        Some(cuban) if !is_up(cuban) => Err(Refusal::FaceDown { cuban }),
        None if Cuban::ALL.iter().any(|&cuban| is_up(cuban)) => Err(Refusal::MustTurnDown),
        Some(_) | None => Ok(Work::Headline { cuban }),
    }
}

fn print(table: &mut Table, seat: Seat, cuban: Option<Cuban>, log: &mut impl Sink<Event>) {
    hand_out(table, seat, Item::Peso, table.data.newspaper_pesos, log);
    if let Some(cuban) = cuban {
        let under_car = table.town.cuban_at(table.town.car) == Some(cuban);
        table.town.faces[cuban] = if under_car { Face::DownUnderCar } else { Face::Down };
        log.record(Event::TurnedDown { cuban });
    }
}

fn hand_in(table: &mut Table, seat: Seat, item: Item, count: u16, log: &mut impl Sink<Event>) {
    if count > 0 {
        table.hand_in(seat, item, count);
        log.record(Event::HandedIn { seat, item, count });
    }
}

fn swap(
    table: &mut Table,
    seat: Seat,
    (give, given): (Item, u16),
    (take, taken): (Item, u16),
    log: &mut impl Sink<Event>,
) {
    hand_in(table, seat, give, given, log);
    hand_out(table, seat, take, taken, log);
}

/// Whether `seat` can use `building` in any way.
pub(crate) fn is_usable(table: &Table, seat: Seat, building: Building) -> bool {
    let mut usable = false;
    each_use(table, seat, building, |_| usable = true);
    usable
}

/// Shows `visit` every use of `building` open to `seat`.
///
/// Candidates are spelled out here, [`usage`] decides which are legal.
pub(crate) fn each_use(table: &Table, seat: Seat, building: Building, mut visit: impl FnMut(Use)) {
    let mut propose = |using: Use| {
        if usage(table, seat, using).is_ok() {
            visit(using);
        }
    };
    let (data, held) = (&table.data, |good: Good| table.held(seat, good.item()));
    match building {
        Building::Bank => propose(Use::Bank),
        Building::Church => propose(Use::Church),
        Building::Casino => {
            for &buy in Purchase::ALL {
                let most = data.casino(buy).most;
                (1..=most).for_each(|count| propose(Use::Casino { buy, count }));
            }
        }
        Building::Distillery => {
            counts(held(Good::Sugar) / data.distillery.give)
                .for_each(|count| propose(Use::Distillery { count }));
        }
        Building::CigarFactory => {
            counts(held(Good::Tobacco) / data.cigar_factory.give)
                .for_each(|count| propose(Use::CigarFactory { count }));
        }
        Building::PortAuthority => {
            Step::ALL.iter().for_each(|&step| propose(Use::PortAuthority { step }));
        }
        Building::BlackMarket => {
            for &give in Good::ALL.iter().filter(|&&good| held(good) > 0) {
                Good::ALL.iter().for_each(|&take| propose(Use::BlackMarket { give, take }));
            }
        }
        Building::TradingOffice => {
            deliveries(table, seat).for_each(|load| propose(Use::TradingOffice(load)));
        }
        Building::Sawmill => {
            (1..=data.sawmill.most).for_each(|count| propose(Use::Sawmill { count }));
        }
        Building::Newspaper => {
            Cuban::ALL.iter().for_each(|&cuban| propose(Use::Newspaper { cuban: Some(cuban) }));
            propose(Use::Newspaper { cuban: None });
        }
        Building::Cafe => {
            for rum in 0..=data.cafe_most {
                (0..=data.cafe_most).for_each(|cigars| propose(Use::Cafe { rum, cigars }));
            }
        }
        Building::CustomsOffice => {
            Good::ALL.iter().for_each(|&good| propose(Use::CustomsOffice { good }));
        }
    }
}
