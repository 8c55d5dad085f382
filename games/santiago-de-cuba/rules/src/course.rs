//! The course of a turn: what a decision leads to and what follows what.

use tabletop::{Dice, Key, Seat, Seats, Sink};

use crate::choices::has_more_than_pass;
use crate::components::{Building, Cuban, Good, Item, PerGood, SPACES};
use crate::phase::{Step, Then};
use crate::rules::buildings::{Usage, usage};
use crate::rules::cubans::{self, hand_out};
use crate::rules::delivery::{Delivery, delivery};
use crate::rules::driving::{Drive, drive};
use crate::rules::{figure, ship};
use crate::table::Face;
use crate::{Action, Chance, Ending, Event, Gift, Phase, Refusal, Santiago};

/// A decision the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Planned {
    SetAside { die: Good, demand: PerGood<Option<u8>>, then: Then },
    Drive(Drive),
    Take(Good),
    Give { to: Seat, gift: Gift },
    Claim(Building),
    Walk(Building),
    Use { usage: Usage, then: Then },
    Deliver { delivery: Delivery, out: Seats },
    LeaveDelivery { out: Seats },
    Leave { then: Then },
}

/// Draws the set-up: shuffled buildings and Cubans, and a starting player (§1).
pub(crate) fn shuffle(players: u8, dice: &mut dyn Dice) -> Chance {
    let mut houses: [Building; SPACES] = std::array::from_fn(|space| Building::ALL[space]);
    let mut street: [Cuban; Cuban::ALL.len()] = std::array::from_fn(|place| Cuban::ALL[place]);
    mix(&mut houses, dice);
    mix(&mut street, dice);
    let start = u8::try_from(dice.roll(players.into())).unwrap_or(0);
    Chance::Layout { houses, street, start: Seat::new(start) }
}

fn mix<T>(tiles: &mut [T], dice: &mut dyn Dice) {
    for last in (1..tiles.len()).rev() {
        let other = dice.roll(u32::try_from(last + 1).unwrap_or(1)) as usize;
        tiles.swap(last, other);
    }
}

impl Santiago {
    /// Works out a decision of `seat`, or says which rule forbids it.
    pub(crate) fn plan(&self, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        let Phase::Turn { active, .. } = self.phase else { return Err(Refusal::NotYourTurn) };
        let Some((_, step)) = self.asked().filter(|&(asked, _)| asked == seat) else {
            return Err(Refusal::NotYourTurn);
        };
        let (table, town) = (&self.table, &self.table.town);
        match (*step, *action) {
            (Step::Demand { rolled, then, .. }, Action::SetAside { die }) => {
                Ok(Planned::SetAside { die, demand: ship::demand(&rolled, die)?, then })
            }
            (Step::Drive, Action::Drive { to }) => drive(table, seat, to).map(Planned::Drive),
            (Step::Pablo, Action::Take { good }) => {
                cubans::from_pablo(table, good).map(|()| Planned::Take(good))
            }
            (Step::Zorro { .. }, Action::Give { gift }) => {
                cubans::gift(table, seat, gift).map(|()| Planned::Give { to: active, gift })
            }
            (Step::Alonso, Action::Claim { building }) => {
                cubans::claim(table, seat, building).map(|()| Planned::Claim(building))
            }
            (Step::Alonso, Action::Use(using)) => {
                cubans::through_alonso(town, seat, using.building())?;
                Ok(Planned::Use { usage: usage(table, seat, using)?, then: Then::Figure })
            }
            (Step::Alonso, Action::Pass {}) => Ok(Planned::Leave { then: Then::Figure }),
            (Step::Figure { flower }, Action::Walk { building }) => {
                figure::walk(town, seat, flower, building).map(|()| Planned::Walk(building))
            }
            (Step::Use, Action::Use(using)) => {
                let building = using.building();
                if town.figures[seat] != Some(building) {
                    return Err(Refusal::NotHere { building });
                }
                Ok(Planned::Use { usage: usage(table, seat, using)?, then: Then::End })
            }
            (Step::Use, Action::Pass {}) => Ok(Planned::Leave { then: Then::End }),
            (Step::Deliver { out, .. }, Action::Deliver(load)) => {
                Ok(Planned::Deliver { delivery: delivery(table, seat, load)?, out })
            }
            (Step::Deliver { out, .. }, Action::Pass {}) => {
                Ok(Planned::LeaveDelivery { out: out.with(seat) })
            }
            (_, _) => Err(Refusal::NotThisStep),
        }
    }

    /// Carries out what [`Santiago::plan`] worked out.
    pub(crate) fn carry_out(&mut self, seat: Seat, planned: Planned, log: &mut impl Sink<Event>) {
        match planned {
            Planned::SetAside { die, demand, then } => {
                self.table.town.demand = demand;
                log.record(Event::SetAside { seat, die });
                self.go_on(then, log);
            }
            Planned::Drive(drive) => {
                drive.carry_out(&mut self.table, log);
                if drive.passes_harbor {
                    self.raise_flag(Ending::Passed, Then::Arrive, log);
                } else {
                    self.arrive(log);
                }
            }
            Planned::Take(good) => {
                let count = self.table.data.cubans[Cuban::Pablo];
                hand_out(&mut self.table, seat, good.item(), count, log);
                self.send_figure(log);
            }
            Planned::Give { to, gift } => {
                if let Some(item) = gift.item() {
                    self.table.hand_over(seat, to, item);
                }
                log.record(Event::Gave { from: seat, to, gift });
                self.collect(seat, log);
            }
            Planned::Claim(building) => {
                self.table.town.owners[building] = seat.into();
                log.record(Event::Claimed { seat, building });
                self.send_figure(log);
            }
            Planned::Walk(building) => {
                self.table.town.figures[seat] = Some(building);
                log.record(Event::Walked { seat, building });
                self.offer_use(log);
            }
            Planned::Use { usage, then } => match usage.carry_out(&mut self.table, log) {
                Some(cause) => self.depart(cause, seat, then, log),
                None => self.go_on(then, log),
            },
            Planned::Deliver { delivery, out } => {
                delivery.carry_out(&mut self.table, log);
                if self.table.town.is_satisfied() {
                    let chooser = if self.terms.deliverer_chooses { seat } else { self.active() };
                    self.depart(Ending::Loaded, chooser, Then::End, log);
                } else {
                    self.ask_deliverer(self.left_of(seat), out, log);
                }
            }
            Planned::LeaveDelivery { out } => {
                log.record(Event::Passed { seat });
                self.ask_deliverer(self.left_of(seat), out, log);
            }
            Planned::Leave { then } => {
                log.record(Event::Passed { seat });
                self.go_on(then, log);
            }
        }
    }

    /// Lays out the tiles; the player before the first rolls for the first ship (§1, Q25).
    pub(crate) fn lay_out(
        &mut self,
        houses: [Building; SPACES],
        street: [Cuban; Cuban::ALL.len()],
        start: Seat,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let complete = Building::ALL.iter().all(|tile| houses.contains(tile))
            && Cuban::ALL.iter().all(|tile| street.contains(tile));
        if !complete || start.index() >= usize::from(self.terms.players) {
            return Err(Refusal::ImpossibleLayout);
        }
        let town = &mut self.table.town;
        (town.houses, town.street) = (houses, street);
        log.record(Event::LaidOut { houses, street, start });
        let chooser = start.left(self.terms.players - 1, self.terms.players);
        self.phase = Phase::Turn { active: start, step: Step::Dice { chooser, then: Then::Drive } };
        Ok(())
    }

    /// The screens are lifted, the game is over (§9).
    pub(crate) fn end(&mut self, ending: Ending, active: Seat, log: &mut impl Sink<Event>) {
        log.record(Event::Ended { ending });
        self.phase = Phase::Over { ending, active };
    }

    /// Whose turn it is; before and after the game, whose it will be or was.
    const fn active(&self) -> Seat {
        match self.phase {
            Phase::Layout => Seat::new(0),
            Phase::Turn { active, .. }
            | Phase::Screens { active, .. }
            | Phase::Over { active, .. } => active,
        }
    }

    const fn left_of(&self, seat: Seat) -> Seat {
        seat.left(1, self.terms.players)
    }

    fn ask(&mut self, step: Step) {
        self.phase = Phase::Turn { active: self.active(), step };
    }

    /// Whether a step that may be passed is left out: nothing but passing is
    /// possible, and with open holdings that tells nobody anything new (Q24).
    fn skips(&self, seat: Seat, step: Step) -> bool {
        self.terms.open && !has_more_than_pass(&self.table, seat, &step)
    }

    fn go_on(&mut self, then: Then, log: &mut impl Sink<Event>) {
        match then {
            Then::Drive => self.ask(Step::Drive),
            Then::Arrive => self.arrive(log),
            Then::Figure => self.send_figure(log),
            Then::End => self.end_turn(log),
            Then::Next => self.next_turn(),
        }
    }

    /// The car has stopped: a delivery round, or a Cuban's favor (§3, §4).
    fn arrive(&mut self, log: &mut impl Sink<Event>) {
        let (active, town) = (self.active(), &self.table.town);
        let Some(cuban) = town.cuban_at(town.car) else {
            return self.ask_deliverer(active, Seats::NONE, log);
        };
        if town.faces[cuban] != Face::Up {
            // Nothing to be had, and no building either (§6).
            return self.end_turn(log);
        }
        match cuban {
            Cuban::ElZorro => self.collect(active, log),
            Cuban::Alonso if !self.skips(active, Step::Alonso) => self.ask(Step::Alonso),
            Cuban::Pablo if cubans::pablo_has_goods(&self.table) => self.ask(Step::Pablo),
            Cuban::Alonso | Cuban::Pablo => self.send_figure(log),
            Cuban::Pedro => self.favor(cuban, Item::Tobacco, log),
            Cuban::Jose => self.favor(cuban, Item::Sugar, log),
            Cuban::Conchita => self.favor(cuban, Item::Citrus, log),
            Cuban::Miguel => self.favor(cuban, Item::Wood, log),
            Cuban::Maria => self.favor(cuban, Item::Point, log),
            Cuban::Martinez => self.favor(cuban, Item::Peso, log),
        }
    }

    /// A Cuban hands out what he has without asking (§3); it may be used in the
    /// building at once (Q21).
    fn favor(&mut self, cuban: Cuban, item: Item, log: &mut impl Sink<Event>) {
        let (active, count) = (self.active(), self.table.data.cubans[cuban]);
        hand_out(&mut self.table, active, item, count, log);
        self.send_figure(log);
    }

    /// El Zorro goes on to the player after `last`, clockwise (Q05).
    fn collect(&mut self, last: Seat, log: &mut impl Sink<Event>) {
        let active = self.active();
        let others = last.round(self.terms.players).skip(1);
        let mut givers = others.take_while(|&giver| giver != active);
        match givers.find(|&giver| !self.skips(giver, Step::Zorro { giver })) {
            Some(giver) => self.ask(Step::Zorro { giver }),
            // Whoever visits him stays where they are (§6).
            None if self.table.town.figures[active].is_some() => self.offer_use(log),
            None => self.end_turn(log),
        }
    }

    /// The figure must walk where the Cuban's flower points, help or not (Q07);
    /// if no place is free it stays (§6).
    fn send_figure(&mut self, log: &mut impl Sink<Event>) {
        let (active, town) = (self.active(), &self.table.town);
        let flower = |cuban| self.table.data.flower(cuban);
        let Some(flower) = town.cuban_at(town.car).and_then(flower) else {
            return self.end_turn(log);
        };
        if figure::walks(town, active, flower).next().is_some() {
            return self.ask(Step::Figure { flower });
        }
        log.record(Event::Stayed { seat: active });
        if town.figures[active].is_some() { self.offer_use(log) } else { self.end_turn(log) }
    }

    /// The building under the figure may be used, also if it was last turn (Q11).
    fn offer_use(&mut self, log: &mut impl Sink<Event>) {
        if self.skips(self.active(), Step::Use) {
            self.end_turn(log);
        } else {
            self.ask(Step::Use);
        }
    }

    /// The next player from `first` on who has not passed delivers (§4, Q23).
    fn ask_deliverer(&mut self, first: Seat, mut out: Seats, log: &mut impl Sink<Event>) {
        for deliverer in first.round(self.terms.players) {
            if out.contains(deliverer) {
                continue;
            }
            if !self.skips(deliverer, Step::Deliver { deliverer, out }) {
                return self.ask(Step::Deliver { deliverer, out });
            }
            out = out.with(deliverer);
        }
        self.raise_flag(Ending::LastFlag, Then::End, log);
    }

    /// The value marker goes one flag to the right; past the last, the ship leaves (§2, §4).
    fn raise_flag(&mut self, cause: Ending, then: Then, log: &mut impl Sink<Event>) {
        if self.table.town.flag == self.table.data.last_flag() {
            return self.depart(cause, self.active(), then, log);
        }
        self.table.town.flag += 1;
        log.record(Event::FlagMoved { to: self.table.flag_points() });
        self.go_on(then, log);
    }

    /// The ship leaves: the seventh ends the game at once (Q09), another is
    /// rolled for before anything else goes on (§8, Q26).
    fn depart(&mut self, cause: Ending, chooser: Seat, then: Then, log: &mut impl Sink<Event>) {
        let (active, ships) = (self.active(), self.table.data.ships);
        let town = &mut self.table.town;
        log.record(Event::ShipLeft { ship: town.ship, cause });
        town.ship += 1;
        if town.ship <= ships {
            town.flag = 0;
            town.demand = PerGood::default();
            town.waiting = 0;
            return self.ask(Step::Dice { chooser, then });
        }
        if self.terms.open {
            self.end(cause, active, log);
        } else {
            self.phase = Phase::Screens { ending: cause, active };
        }
    }

    /// Pays the owner under the figure, moved or not (§6, Q08); a ship that has
    /// waited too long leaves (Q02).
    fn end_turn(&mut self, log: &mut impl Sink<Event>) {
        let active = self.active();
        figure::pay_owner(&mut self.table, active, log);
        self.table.town.waiting += 1;
        // Forty rounds of four turns are the longest patience.
        if self.table.town.waiting >= self.terms.patience * self.terms.players {
            return self.depart(Ending::Stalled, active, Then::Next, log);
        }
        self.next_turn();
    }

    fn next_turn(&mut self) {
        self.phase = Phase::Turn { active: self.left_of(self.active()), step: Step::Drive };
    }
}
