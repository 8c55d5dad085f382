//! The course of a turn: what a decision leads to and what follows what.

use tabletop::{PerSeat, Seat, Sink};

use crate::choices::has_more_than_done;
use crate::components::{Conversion, Goal, Resource, Tile, Tiles};
use crate::map::{CityId, Place};
use crate::phase::{Driving, Step};
use crate::rules::center::{self, Gain};
use crate::rules::driving::{self, Advance};
use crate::rules::laying::{self, Laying};
use crate::rules::market::{self, Purchase};
use crate::rules::station::{self, Building};
use crate::rules::stops::{self, Delivery};
use crate::rules::{any_time, shares};
use crate::{Action, CubeExpress, Ending, Event, Finale, Phase, Refusal};

/// A decision the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Planned {
    Lay(Laying),
    Discard(Tile),
    Gain(Gain),
    Claim(Place),
    Build { place: Place, building: Building },
    Skip,
    Release { owner: Seat, station: Place, place: Place, due: u8 },
    Advance { advance: Advance, driving: Driving },
    Burn(Driving),
    BuildLoco { place: Place, driving: Driving },
    Take { resource: Resource, place: Place, driving: Driving },
    Deliver { delivery: Delivery, driving: Driving },
    GetOff { place: Place, city: CityId, driving: Driving },
    Done,
    Buy(Purchase),
    Drop { resource: Resource, gap: Option<u8> },
    Convert(Conversion),
    Sell,
}

impl CubeExpress {
    /// Works out a decision of `seat`, or says which rule forbids it.
    pub(crate) fn plan(&self, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        let Some((_, step)) = self.asked().filter(|&(asked, _)| asked == seat) else {
            return Err(Refusal::NotYourTurn);
        };
        let (table, hand) = (&self.table, self.secrets.hands[seat]);
        match (*step, *action) {
            // A payment is one act: nothing else happens in between (Q40).
            (Step::Pay { place, due }, Action::Release { seat: owner, at }) => {
                let station = table.map.find(at).ok_or(Refusal::NoSuchPassenger)?;
                station::release(table, seat, owner, station)?;
                Ok(Planned::Release { owner, station, place, due })
            }
            (Step::Pay { .. }, _) => Err(Refusal::NotThisStep),
            (_, Action::Convert { conversion }) => {
                any_time::conversion(table, seat, conversion).map(|()| Planned::Convert(conversion))
            }
            (_, Action::Sell {}) => any_time::sale(table, seat).map(|()| Planned::Sell),
            (Step::Lay, Action::Lay { tile, back, at, top }) => {
                let face = laying::face(tile, back);
                laying::laying(table, hand, Laying { seat, tile, face, at, top }).map(Planned::Lay)
            }
            (Step::Lay, Action::Discard { tile }) => {
                laying::discard(table, hand, tile).map(|()| Planned::Discard(tile))
            }
            (Step::Center { place }, Action::Take {}) => {
                center::gain(table, seat, place).map(Planned::Gain)
            }
            (Step::Center { place }, Action::Claim {}) => {
                center::claim(table, seat, place).map(|()| Planned::Claim(place))
            }
            (Step::Center { place }, Action::Build { dividends }) => {
                let building = station::building(table, seat, place, dividends)?;
                Ok(Planned::Build { place, building })
            }
            (Step::Center { .. }, Action::Skip {}) => Ok(Planned::Skip),
            (Step::Drive(driving), _) => self.plan_drive(seat, driving, action),
            (Step::Market, Action::Market { column, bet }) => {
                market::purchase(table, seat, column, bet).map(Planned::Buy)
            }
            (Step::Store { gap }, Action::Drop { resource }) => {
                stops::drop_off(table, seat, resource)?;
                Ok(Planned::Drop { resource, gap })
            }
            (_, _) => Err(Refusal::NotThisStep),
        }
    }

    /// Works out a decision of step II (§6, §7).
    fn plan_drive(
        &self,
        seat: Seat,
        driving: Driving,
        action: &Action,
    ) -> Result<Planned, Refusal> {
        let table = &self.table;
        let stop = || stops::stop(table, seat, &driving);
        match *action {
            Action::Drive { loco, to } => {
                let advance = driving::advance(table, seat, &driving, (loco, to))?;
                Ok(Planned::Advance { advance, driving })
            }
            Action::Burn {} => {
                driving::burning(table, seat, &driving).map(|()| Planned::Burn(driving))
            }
            Action::BuildLoco { at } => {
                let place = driving::second_loco_at(table, seat, at)?;
                Ok(Planned::BuildLoco { place, driving })
            }
            Action::Take {} => {
                let place = stop()?;
                let resource = stops::resource(table, seat, place)?;
                Ok(Planned::Take { resource, place, driving })
            }
            Action::Deliver { goal } => {
                let delivery = stops::delivery(table, seat, stop()?, goal)?;
                Ok(Planned::Deliver { delivery, driving })
            }
            Action::Passenger {} => {
                let place = stop()?;
                let city = stops::passenger(table, seat, place)?;
                Ok(Planned::GetOff { place, city, driving })
            }
            Action::Done {} => Ok(Planned::Done),
            Action::Lay { .. }
            | Action::Discard { .. }
            | Action::Claim {}
            | Action::Build { .. }
            | Action::Skip {}
            | Action::Release { .. }
            | Action::Market { .. }
            | Action::Drop { .. }
            | Action::Convert { .. }
            | Action::Sell {} => Err(Refusal::NotThisStep),
        }
    }

    /// Carries out what [`CubeExpress::plan`] worked out.
    pub(crate) fn carry_out(&mut self, seat: Seat, planned: Planned, log: &mut impl Sink<Event>) {
        let table = &mut self.table;
        match planned {
            Planned::Lay(laying) => self.lay(laying, log),
            Planned::Discard(tile) => {
                self.secrets.hands[seat] = self.secrets.hands[seat].without(tile);
                table.boxed = table.boxed.with(tile);
                log.record(Event::Discarded { seat, tile, sort: table.data().sort(tile) });
                self.begin_driving(log);
            }
            Planned::Gain(gain) => {
                gain.carry_out(table, seat, log);
                self.begin_driving(log);
            }
            Planned::Claim(place) => {
                center::own(table, seat, place, log);
                self.begin_driving(log);
            }
            Planned::Build { place, building: Building { dividends, rest } } => {
                table.players[seat].pay(dividends);
                log.record(Event::Built { seat, at: table.map.spot(place).at, dividends });
                self.collect(seat, place, rest, log);
            }
            Planned::Skip => {
                log.record(Event::Skipped { seat });
                self.begin_driving(log);
            }
            Planned::Release { owner, station, place, due } => {
                station::let_go(table, seat, (owner, station), log);
                self.collect(seat, place, due - 1, log);
            }
            Planned::Done => self.end_driving(log),
            Planned::Buy(purchase) => {
                purchase.carry_out(table, seat, log);
                self.secrets.hands[seat] = self.secrets.hands[seat].with(purchase.tile);
                self.store(seat, Some(purchase.column), log);
            }
            Planned::Drop { resource, gap } => {
                table.players[seat].use_up(resource, 1);
                log.record(Event::Dropped { seat, resource });
                self.store(seat, gap, log);
            }
            Planned::Convert(conversion) => {
                any_time::convert(table, seat, conversion, log);
                self.after_any_time(seat, log);
            }
            Planned::Sell => {
                any_time::sell(table, seat, log);
                self.after_any_time(seat, log);
            }
            Planned::Advance { .. }
            | Planned::Burn(_)
            | Planned::BuildLoco { .. }
            | Planned::Take { .. }
            | Planned::Deliver { .. }
            | Planned::GetOff { .. } => self.carry_out_drive(seat, planned, log),
        }
    }

    /// Carries out a decision of step II that does not end it.
    fn carry_out_drive(&mut self, seat: Seat, planned: Planned, log: &mut impl Sink<Event>) {
        let table = &mut self.table;
        // One action per entry (Q11).
        let acted = |driving: Driving| Driving { fresh: None, ..driving };
        let driving = match planned {
            Planned::Advance { advance, mut driving } => {
                advance.carry_out(table, seat, &mut driving, log);
                driving
            }
            Planned::Burn(mut driving) => {
                driving::burn(table, seat, &mut driving, log);
                driving
            }
            Planned::BuildLoco { place, driving } => {
                driving::build_second_loco(table, seat, place, log);
                driving
            }
            Planned::Take { resource, place, driving } => {
                table.players[seat].gain(resource);
                log.record(Event::Took { seat, resource });
                if let Some(owner) = table.map.spot(place).owner.filter(|&owner| owner != seat) {
                    self.raise(owner, self.table.data().site, log);
                }
                acted(driving)
            }
            Planned::Deliver { delivery, driving } => {
                delivery.carry_out(table, seat, log);
                let steps = delivery.rise(self.table.data());
                self.raise(seat, steps, log);
                acted(driving)
            }
            Planned::GetOff { place, city, driving } => {
                stops::get_off(table, seat, (place, city), log);
                acted(driving)
            }
            Planned::Lay(_)
            | Planned::Discard(_)
            | Planned::Gain(_)
            | Planned::Claim(_)
            | Planned::Build { .. }
            | Planned::Skip
            | Planned::Release { .. }
            | Planned::Done
            | Planned::Buy(_)
            | Planned::Drop { .. }
            | Planned::Convert(_)
            | Planned::Sell => return,
        };
        self.drive(seat, driving, log);
    }

    /// The deal is laid out, and the starting player begins (§1).
    pub(crate) fn lay_out(
        &mut self,
        (start, hands): (Seat, &PerSeat<Tiles>),
        (market, goals): ([Tile; 4], [Goal; 4]),
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if start.index() >= usize::from(self.terms.players) {
            return Err(Refusal::ImpossibleDeal);
        }
        self.secrets = crate::deal::dealt((self.terms, self.table.data()), hands, market, goals)?;
        self.table.market = market.map(Some);
        self.table.goals = goals;
        self.table.start = start;
        let hands = hands.map(|&hand| tabletop::Known::Seen(hand));
        log.record(Event::Dealt { start, hands, market, goals });
        self.phase = Phase::Turn { active: start, last: false, step: Step::Lay };
        Ok(())
    }

    /// Lays the tile and offers what is in its center (§3, §4).
    fn lay(&mut self, laying: Laying, log: &mut impl Sink<Event>) {
        let Laying { seat, tile, face, at, top } = laying;
        let hand = &mut self.secrets.hands[seat];
        *hand = hand.without(tile);
        let place = self.table.map.lay(at, face, top);
        if face == tile.front() {
            let sort = self.table.data().sort(tile);
            log.record(Event::Laid { seat, tile, sort, at, top });
        } else {
            self.secrets.backs = self.secrets.backs.with(tile);
            let tile = tabletop::Known::Seen(tile);
            log.record(Event::LaidBack { seat, tile, at, top });
        }
        self.tell_waste(seat, place, log);
        let any_time = any_time::is_possible(&self.table, seat);
        if center::is_worth_asking(&self.table, seat, place, any_time) {
            self.ask(Step::Center { place });
        } else {
            self.begin_driving(log);
        }
    }

    /// Says why no station can ever stand on the tile just laid, if so (§4, Q05).
    fn tell_waste(&self, seat: Seat, place: Place, log: &mut impl Sink<Event>) {
        if let Some(why) = station::wasted(&self.table, seat, place) {
            log.record(Event::StationWasted { seat, at: self.table.map.spot(place).at, why });
        }
    }

    /// The rest of a station's price is paid with passengers; then it stands (§5).
    fn collect(&mut self, seat: Seat, place: Place, mut due: u8, log: &mut impl Sink<Event>) {
        while due > 0 {
            let Some(forced) = station::forced_release(&self.table, seat, due) else {
                return self.ask(Step::Pay { place, due });
            };
            station::let_go(&mut self.table, seat, forced, log);
            due -= 1;
        }
        self.table.map.build(place, seat);
        self.table.players[seat].stations -= 1;
        if self.table.players[seat].stations == 0 {
            shares::give_nine(&mut self.table, seat, Ending::Stations, log);
            self.announce(Ending::Stations, log);
        }
        self.begin_driving(log);
    }

    /// Shares rise; at the top there are nine points more, and the end is near (§7, §9).
    fn raise(&mut self, seat: Seat, steps: u8, log: &mut impl Sink<Event>) {
        if shares::rise(&mut self.table, seat, steps, log) {
            shares::give_nine(&mut self.table, seat, Ending::Shares, log);
            self.announce(Ending::Shares, log);
        }
    }

    /// The last station or the top of the shares ends the game with this round,
    /// in whosever turn it happens (§9, Q19); what is settled stays so (Q22).
    fn announce(&mut self, ending: Ending, log: &mut impl Sink<Event>) {
        if self.table.finale.is_some() {
            return;
        }
        let players = self.terms.players;
        let active = self.active();
        let turns = self.table.start.round(players).skip_while(|&seat| seat != active).count() - 1;
        let turns = u8::try_from(turns).unwrap_or(0);
        self.table.finale = Some(Finale { ending, turns });
        log.record(Event::LastTurns { ending });
    }

    /// Step II begins, with the level that a new station has raised (§6).
    fn begin_driving(&mut self, log: &mut impl Sink<Event>) {
        let seat = self.active();
        self.drive(seat, Driving::new(self.table.level(seat)), log);
    }

    /// Step II goes on, unless nothing is left to do in it.
    fn drive(&mut self, seat: Seat, driving: Driving, log: &mut impl Sink<Event>) {
        self.ask(Step::Drive(driving));
        if !has_more_than_done(&self.table, seat, &driving) {
            self.end_driving(log);
        }
    }

    /// Step III follows, unless there is none.
    fn end_driving(&mut self, log: &mut impl Sink<Event>) {
        let Phase::Turn { active, last, .. } = self.phase else { return };
        if market::follows(&self.table, last) {
            self.ask(Step::Market);
        } else {
            self.store(active, None, log);
        }
    }

    /// What a sale or conversion changes for the step in which it happened.
    fn after_any_time(&mut self, seat: Seat, log: &mut impl Sink<Event>) {
        let Phase::Turn { step, .. } = self.phase else { return };
        match step {
            Step::Drive(driving) => self.drive(seat, driving, log),
            Step::Store { gap } => self.store(seat, gap, log),
            Step::Center { place } => {
                let any_time = any_time::is_possible(&self.table, seat);
                if !center::is_worth_asking(&self.table, seat, place, any_time) {
                    self.tell_waste(seat, place, log);
                    self.begin_driving(log);
                }
            }
            Step::Lay | Step::Pay { .. } | Step::Market | Step::Refill { .. } => {}
        }
    }

    /// The turn ends when there is room for all that is stored (§7).
    fn store(&mut self, seat: Seat, gap: Option<u8>, log: &mut impl Sink<Event>) {
        if stops::has_surplus(&self.table, seat) {
            return self.ask(Step::Store { gap });
        }
        match gap {
            Some(gap) => self.ask(Step::Refill { gap }),
            None => self.end_turn(log),
        }
    }

    /// The gap in the market is filled; an empty pile means a closing round (§8, §9).
    pub(crate) fn refill(
        &mut self,
        gap: u8,
        tile: Tile,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.secrets.pile.contains(tile) {
            return Err(Refusal::NotInPile);
        }
        self.secrets.pile = self.secrets.pile.without(tile);
        self.table.market[usize::from(gap) - 1] = Some(tile);
        log.record(Event::Drawn { tile, sort: self.table.data().sort(tile) });
        // The other endings, settled in this very turn, come first (Q21).
        if self.secrets.pile.is_empty() && self.table.finale.is_none() {
            let (ending, turns) = (Ending::Pile, self.terms.players);
            self.table.finale = Some(Finale { ending, turns });
            log.record(Event::LastTurns { ending });
        }
        self.end_turn(log);
        Ok(())
    }

    /// The next player's turn, or the end (§9).
    fn end_turn(&mut self, log: &mut impl Sink<Event>) {
        let last = match &mut self.table.finale {
            None => false,
            Some(Finale { ending, turns: 0 }) => {
                let ending = *ending;
                self.phase = Phase::Over { ending };
                return log.record(Event::Ended { ending });
            }
            Some(finale) => {
                finale.turns -= 1;
                true
            }
        };
        let active = self.active().left(1, self.terms.players);
        self.phase = Phase::Turn { active, last, step: Step::Lay };
    }

    fn ask(&mut self, next: Step) {
        if let Phase::Turn { step, .. } = &mut self.phase {
            *step = next;
        }
    }

    /// Whose turn it is; only asked during a turn.
    fn active(&self) -> Seat {
        match self.phase {
            Phase::Turn { active, .. } => active,
            Phase::Deal | Phase::Over { .. } => self.table.start,
        }
    }
}
