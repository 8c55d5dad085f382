//! What lies on the table, whatever the phase.

#[cfg(test)]
mod audits;

use serde::Serialize;
use tabletop::{Key, PerSeat, Printed, Seat};

use crate::Terms;
use crate::components::{
    Act, Building, Character, Favor, Field, Good, Group, Item, PerBuilding, PerGood, PerGroup,
    PerItem, Raw, Side,
};
use crate::data::{Data, Plantation};
use crate::harbor::{Docked, Harbor};
use crate::sets::{Acts, Cards, Favors, Fields};
use crate::ship::Ship;

/// The components as they lie on the table; all of it is in plain sight.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Table {
    /// What is printed in the box.
    #[serde(skip)]
    pub printed: Printed<Data>,
    /// What was agreed.
    pub terms: Terms,
    /// The round, from 1.
    pub round: u8,
    /// Who has the start player card.
    pub start: Seat,
    /// What each player has.
    pub players: PerSeat<Player>,
    /// What nobody has.
    pub supply: Stock,
    /// How many units of each good lie on the market.
    pub market: PerGood<u8>,
    /// The building tiles that nobody has built.
    pub buildings: PerBuilding<u8>,
    /// What the black markers cover.
    pub markers: Favors,
    /// Ships.
    pub harbor: Harbor,
    /// Bills and acts.
    pub parliament: Parliament,
}

/// A number of each item.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stock(PerItem<u8>);

impl Default for Stock {
    fn default() -> Stock {
        Stock(PerItem::from_fn(|_| 0))
    }
}

impl Stock {
    /// A stock with as many of each item as `count` says.
    pub fn from_fn(count: impl FnMut(Item) -> u8) -> Stock {
        Stock(PerItem::from_fn(count))
    }

    /// How many of `item` there are.
    pub fn count(&self, item: Item) -> u8 {
        self.0[item]
    }
}

/// What one player has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Player {
    /// Money.
    pub pesos: u16,
    /// Victory points.
    pub points: u16,
    /// What lies in the yard.
    pub yard: Stock,
    /// The raws in the warehouse.
    pub warehouse: Stock,
    /// Which plantation the player has, once that is settled (Q47).
    pub board: Option<Side>,
    /// Where the pawn stands.
    pub pawn: Field,
    /// What is built on each field, the printed warehouse among it.
    pub lots: [Option<Building>; 12],
    /// The cards played this round.
    pub played: Cards,
    /// The card played last this round.
    pub last: Option<Character>,
}

/// Nobody: what the seats have at which no one sits.
impl Default for Player {
    fn default() -> Player {
        Player {
            pesos: 0,
            points: 0,
            yard: Stock::default(),
            warehouse: Stock::default(),
            board: None,
            pawn: Field::A1,
            lots: [None; 12],
            played: Cards::NONE,
            last: None,
        }
    }
}

impl Player {
    /// The player gets a plantation, and sets the pawn into its warehouse (§1).
    fn settle(&mut self, side: Side, board: &Plantation) {
        self.board = Some(side);
        self.lots[board.warehouse as usize] = Some(Building::Warehouse);
        self.pawn = board.warehouse;
    }

    /// How many of `item` the player has, in yard and warehouse (§7).
    pub fn held(&self, item: Item) -> u8 {
        self.yard.0[item] + self.warehouse.0[item]
    }

    /// What is built on `field`.
    pub const fn built_on(&self, field: Field) -> Option<Building> {
        self.lots[field as usize]
    }

    /// The fields that are built on, the printed warehouse among them.
    pub fn built(&self) -> Fields {
        Field::ALL.iter().copied().filter(|&field| self.built_on(field).is_some()).collect()
    }

    /// How many tiles the player has built, the printed warehouse not counted.
    pub fn tiles(&self) -> u16 {
        let built = self.lots.iter().flatten().count();
        u16::try_from(built.saturating_sub(1)).unwrap_or(u16::MAX)
    }

    /// The fields on which the player has `building`.
    pub fn lots_of(&self, building: Building) -> Fields {
        let is = |field: &Field| self.built_on(*field) == Some(building);
        Field::ALL.iter().copied().filter(is).collect()
    }

    /// The card that is left once four are played: the delegate (§9).
    pub fn fifth(&self) -> Option<Character> {
        let left = Cards::ALL.except(self.played);
        if left.len() == 1 { left.iter().next() } else { None }
    }
}

/// Bills and acts.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Parliament {
    /// The cards that have left their piles.
    pub seen: Acts,
    /// This round's bills.
    pub bills: PerGroup<Option<Act>>,
    /// The acts in force.
    pub acts: PerGroup<Option<Act>>,
    /// The acts enacted this round.
    pub fresh: Acts,
    /// Whether the town hall's votes count this round (§13).
    pub town_hall: bool,
    /// The group vetoed this round.
    pub veto: Option<Group>,
    /// The group vetoed in the round before (Q34).
    pub last_veto: Option<Group>,
}

impl Parliament {
    /// Whether `act` is in force.
    pub fn has(&self, act: Act) -> bool {
        self.acts[act.group()] == Some(act)
    }
}

impl Table {
    /// The table before anything is shuffled (§1).
    pub(crate) fn new(terms: Terms, data: &'static Data) -> Table {
        let market = PerGood::from_fn(|good| data.market[good].start);
        let mut supply = Stock(data.whole);
        let players = PerSeat::from_fn(terms.players, |seat| {
            let mut player = Player { pesos: data.pesos, ..Player::default() };
            if let Some(side) = terms.side(seat) {
                player.settle(side, &data.plantations[side]);
            }
            player
        });
        Good::ALL.iter().for_each(|&good| supply.0[good.item()] -= market[good]);
        Table {
            printed: Printed::new(data),
            terms,
            round: 1,
            start: Seat::new(0),
            players,
            supply,
            market,
            buildings: PerBuilding::from_fn(|building| data.buildings[building].tiles),
            markers: Favors::NONE,
            harbor: Harbor::new(data.ships()),
            parliament: Parliament {
                seen: Acts::NONE,
                bills: PerGroup::default(),
                acts: data.first_acts,
                fresh: Acts::NONE,
                town_hall: false,
                veto: None,
                last_veto: None,
            },
        }
    }

    /// The plantation board of `seat`; before it is settled, what all have in common.
    pub fn plantation(&self, seat: Seat) -> &'static Plantation {
        let side = self.players[seat].board.unwrap_or(Side::Common);
        &self.printed.data().plantations[side]
    }

    /// Whether nobody has the plantation `side`, of those that differ (Q47).
    pub fn is_free(&self, side: Side) -> bool {
        side != Side::Common && self.players.iter().all(|player| player.board != Some(side))
    }

    /// Gives `seat` a plantation.
    pub(crate) fn settle(&mut self, seat: Seat, side: Side) {
        self.players[seat].settle(side, &self.printed.data().plantations[side]);
    }

    /// How many of `item` `seat` has.
    pub fn held(&self, seat: Seat, item: Item) -> u8 {
        self.players[seat].held(item)
    }

    /// How many buildings of `seat` count (Q10).
    pub fn buildings_of(&self, seat: Seat) -> u16 {
        self.players[seat].tiles() + u16::from(self.terms.warehouse_counts)
    }

    /// Who has built `building`, of which there is one tile and none is printed.
    pub fn owner(&self, building: Building) -> Option<Seat> {
        self.players.seats().find(|&seat| self.players[seat].lots.contains(&Some(building)))
    }

    /// Whether the black marker lies on `favor`.
    pub const fn is_covered(&self, favor: Favor) -> bool {
        self.markers.contains(favor)
    }

    /// Gives `seat` up to `count` of `item`, as far as the supply lasts (Q01).
    pub(crate) fn receive(&mut self, seat: Seat, item: Item, count: u8) -> u8 {
        let count = count.min(self.supply.0[item]);
        self.supply.0[item] -= count;
        self.players[seat].yard.0[item] += count;
        count
    }

    /// Takes `count` of `item` from `seat`, from the yard first: what lies there
    /// would rot (Q09). The planner has seen that they are there.
    fn take(&mut self, seat: Seat, item: Item, count: u8) {
        let player = &mut self.players[seat];
        let from_yard = count.min(player.yard.0[item]);
        player.yard.0[item] -= from_yard;
        player.warehouse.0[item] -= count - from_yard;
    }

    /// Puts `count` of `item` of `seat` back into the supply.
    pub(crate) fn hand_in(&mut self, seat: Seat, item: Item, count: u8) {
        self.take(seat, item, count);
        self.supply.0[item] += count;
    }

    /// Moves `count` of `good` from `seat` onto a ship.
    pub(crate) fn put_aboard(&mut self, seat: Seat, docked: crate::Berth, good: Good, count: u8) {
        self.take(seat, good.item(), count);
        if let Some(ship) = &mut self.harbor.berths[docked] {
            ship.cargo[good] += count;
        }
    }

    /// Moves units between `seat` and the market or, past its edges, the supply.
    pub(crate) fn sell(&mut self, seat: Seat, good: Good, count: u8) {
        self.take(seat, good.item(), count);
        let free = self.printed.market[good].spaces - self.market[good];
        let placed = count.min(free);
        self.market[good] += placed;
        self.supply.0[good.item()] += count - placed;
    }

    /// The other way round.
    pub(crate) fn buy(&mut self, seat: Seat, good: Good, count: u8) {
        let bought = count.min(self.market[good]);
        self.market[good] -= bought;
        self.players[seat].yard.0[good.item()] += bought;
        self.receive(seat, good.item(), count - bought);
    }

    /// Takes up to `count` units of `raw` off the market (§10).
    pub(crate) fn take_off_market(&mut self, raw: Raw, count: u8) -> u8 {
        let count = count.min(self.market[raw.good()]);
        self.market[raw.good()] -= count;
        self.supply.0[raw.item()] += count;
        count
    }

    /// Puts up to `count` units of `raw` on the market (§10).
    pub(crate) fn put_on_market(&mut self, raw: Raw, count: u8) -> u8 {
        let good = raw.good();
        let free = self.printed.market[good].spaces - self.market[good];
        let count = count.min(free).min(self.supply.0[raw.item()]);
        self.market[good] += count;
        self.supply.0[raw.item()] -= count;
        count
    }

    /// Moves all raws of `seat` from the yard into the warehouse (§7).
    pub(crate) fn store(&mut self, seat: Seat) -> u8 {
        let player = &mut self.players[seat];
        let mut stored = 0;
        for raw in Raw::ALL.iter().map(|raw| raw.item()) {
            stored += player.yard.0[raw];
            player.warehouse.0[raw] += player.yard.0[raw];
            player.yard.0[raw] = 0;
        }
        stored
    }

    /// The raws of `seat` in the yard go back to the supply (§11).
    pub(crate) fn rot(&mut self, seat: Seat) -> u8 {
        let mut lost = 0;
        for raw in Raw::ALL.iter().map(|raw| raw.item()) {
            let count = std::mem::take(&mut self.players[seat].yard.0[raw]);
            self.supply.0[raw] += count;
            lost += count;
        }
        lost
    }

    /// The ship at `berth` leaves: cargo to the supply, card under the pile (§11).
    pub(crate) fn cast_off(&mut self, berth: crate::Berth) -> Option<Ship> {
        let Docked { ship, cargo } = self.harbor.berths[berth].take()?;
        Good::ALL.iter().for_each(|&good| self.supply.0[good.item()] += cargo[good]);
        self.harbor.pile.put_under(ship);
        Some(ship)
    }

    /// What must hold in every position.
    pub(crate) fn audit(&self) -> Vec<String> {
        let mut breaches = Vec::new();
        for &item in Item::ALL {
            let mut found = u32::from(self.supply.0[item]);
            found += self.players.iter().map(|player| u32::from(player.held(item))).sum::<u32>();
            if let Some(&good) = Good::ALL.iter().find(|good| good.item() == item) {
                let aboard = self.harbor.berths.iter().flatten();
                found += u32::from(self.market[good]);
                found += aboard.map(|docked| u32::from(docked.cargo[good])).sum::<u32>();
            }
            if found != u32::from(self.printed.whole[item]) {
                breaches.push(format!("{item:?}: {found}, not {}", self.printed.whole[item]));
            }
        }
        self.audit_tiles(&mut breaches);
        self.audit_cards(&mut breaches);
        breaches
    }

    fn audit_tiles(&self, breaches: &mut Vec<String>) {
        for &building in Building::ALL {
            let lots = self.players.iter().flat_map(|player| player.lots.iter());
            let built = lots.filter(|&&lot| lot == Some(building)).count();
            // Every plantation has a warehouse that is no tile.
            let settled = self.players.iter().filter(|player| player.board.is_some()).count();
            let on_boards = if building == Building::Warehouse { settled } else { 0 };
            let printed = usize::from(self.printed.buildings[building].tiles) + on_boards;
            if built + usize::from(self.buildings[building]) != printed {
                breaches.push(format!("{building:?}: {built} built of {printed}"));
            }
        }
        for seat in self.players.seats() {
            let player = &self.players[seat];
            let printed = player.board.map(|_| Building::Warehouse);
            if player.built_on(self.plantation(seat).warehouse) != printed {
                breaches.push(format!("{seat:?} has no warehouse"));
            }
            if Item::ALL.iter().any(|&i| i.raw().is_none() && player.warehouse.0[i] > 0) {
                breaches.push(format!("{seat:?} stores what is no raw"));
            }
        }
        for &good in Good::ALL {
            if self.market[good] > self.printed.market[good].spaces {
                breaches.push(format!("{} {good:?} on the market", self.market[good]));
            }
        }
    }

    fn audit_cards(&self, breaches: &mut Vec<String>) {
        let harbor = &self.harbor;
        let docked = harbor.berths.iter().flatten().map(|docked| docked.ship);
        let out: Vec<Ship> = docked.chain(harbor.sea).collect();
        for ship in Ship::all() {
            let times = out.iter().filter(|&&other| other == ship).count();
            let pile = harbor.pile.shuffled().chain(harbor.pile.below().iter().copied());
            let piled = pile.filter(|&other| other == ship).count();
            if times + piled != usize::from(self.printed.ships().any(|other| other == ship)) {
                breaches.push(format!("ship {} lies in {} places", ship.number(), times + piled));
            }
        }
        for docked in harbor.berths.iter().flatten() {
            let spaces = self.printed.spaces(docked.ship);
            if Good::ALL.iter().any(|&good| docked.cargo[good] > spaces[good]) {
                breaches.push(format!("ship {} is overloaded", docked.ship.number()));
            }
        }
        let parliament = &self.parliament;
        let shown = parliament.bills.iter().flatten().chain(parliament.acts.iter().flatten());
        let printed = |act| self.printed.first_acts.iter().any(|&first| first == Some(act));
        if shown.into_iter().any(|&act| !parliament.seen.contains(act) && !printed(act)) {
            breaches.push("an act was never turned up".to_owned());
        }
        if !(1..=self.printed.rounds).contains(&self.round) {
            breaches.push(format!("round {} of {}", self.round, self.printed.rounds));
        }
    }
}
