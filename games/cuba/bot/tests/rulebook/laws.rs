//! Taxes, duties, subsidies and market acts, the end of a round and of the game (§10-§12).

use cuba_rules::phase::Levy;
use cuba_rules::{Act, Ending, Event, Item, Raw};
use tabletop::{Key, Outcome};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, amount, seated, sum};
use crate::course::Stage;
use crate::estate::{MATERIALS, RAWS, count, value};

impl Books {
    /// Buildings that count for tax, subsidy and at the end (Q10).
    fn buildings(&self, seat: usize) -> i64 {
        let all = count(self.estates[seat].lots.iter());
        if self.agreed.warehouse_counts { all } else { all - 1 }
    }

    fn tax(&self, seat: usize) -> i64 {
        let Some(&act) = self.acts.get("tax") else { return 0 };
        let pesos = i64::from(self.data.acts[act]);
        if act == Act::TaxBuildings { pesos * self.buildings(seat) } else { pesos }
    }

    pub(crate) fn levy_taxes(&mut self) {
        self.taxed.clear();
        self.given.clear();
        self.ask_to_pay(self.start, Levy::Tax);
    }

    /// From `seat` on, whoever can pay is asked (§10, Q41); no tax at all is paid by itself, or
    /// brings nothing (Q42). Taxes of all come before duties of all.
    fn ask_to_pay(&mut self, first: usize, levy: Levy) {
        let mut order = self.in_order();
        order.drain(..order.iter().position(|&seat| seat == first).expect("all sit there"));
        for seat in order {
            let can_pay = match levy {
                Levy::Tax if self.tax(seat) == 0 => {
                    if self.agreed.empty_tax_pays {
                        self.paid(seat, Levy::Tax);
                    }
                    continue;
                }
                Levy::Duty if self.duty().is_none() => continue,
                Levy::Tax => self.estates[seat].pesos >= self.tax(seat),
                Levy::Duty => self.can_give(seat),
            };
            if can_pay {
                self.stage = Stage::Levy { seat, levy, handed: 0 };
                return;
            }
            self.expect(Event::Unable { seat: seated(seat), levy });
        }
        match levy {
            Levy::Tax => self.ask_to_pay(self.start, Levy::Duty),
            Levy::Duty => self.carry_on(),
        }
    }

    /// The next one is asked, or the next law.
    pub(crate) fn ask_next(&mut self, seat: usize, levy: Levy) {
        let next = self.left(seat);
        match levy {
            _ if next != self.start => self.ask_to_pay(next, levy),
            Levy::Tax => self.ask_to_pay(self.start, Levy::Duty),
            Levy::Duty => self.carry_on(),
        }
    }

    /// Points for a tax or a duty.
    fn paid(&mut self, seat: usize, levy: Levy) {
        let points = self.data.law_paid;
        match levy {
            Levy::Tax => self.taxed.insert(seat),
            Levy::Duty => self.given.insert(seat),
        };
        self.estates[seat].points += i64::from(points);
        self.expect(Event::Paid { seat: seated(seat), levy, points });
    }

    /// What a duty asks for: so many of one of these kinds, or two of any of them (Q43).
    fn duty(&self) -> Option<(Vec<&'static str>, i64)> {
        let &act = self.acts.get("duty")?;
        let kind = act.key().trim_start_matches("duty_");
        Some(match kind {
            "materials" => (MATERIALS.to_vec(), 2),
            "raws" => (RAWS.to_vec(), 2),
            _ => {
                let item = Item::ALL.iter().find(|item| item.key() == kind);
                (vec![item.expect("a duty of one kind").key()], self.data.acts[act].into())
            }
        })
    }

    fn can_give(&self, seat: usize) -> bool {
        let Some((kinds, pieces)) = self.duty() else { return false };
        kinds.iter().map(|kind| self.estates[seat].has(kind)).sum::<i64>() >= pieces
    }

    /// The tax is paid as the act says.
    pub(crate) fn pay_tax(&mut self, seat: usize, levy: Levy, points: u16) -> Entry {
        let fits = self.stage == (Stage::Levy { seat, levy: Levy::Tax, handed: 0 });
        let due = self.data.law_paid;
        sure(fits && levy == Levy::Tax, || format!("{:?} comes next", self.stage))?;
        sure(points == due, || format!("a tax paid brings {due}"))?;
        let pesos = self.tax(seat);
        self.estates[seat].pay(pesos)?;
        self.paid(seat, levy);
        self.due.clear();
        self.ask_next(seat, levy);
        Ok(())
    }

    /// A duty is handed in, all of one kind at once or two pieces one by one.
    pub(crate) fn pay_duty(&mut self, seat: usize, item: Item, pieces: u8) -> Entry {
        let Stage::Levy { seat: who, levy: Levy::Duty, handed } = self.stage else {
            return self.not_now();
        };
        let Some((kinds, due)) = self.duty() else { return self.not_now() };
        let at_once = if kinds.len() > 1 { 1 } else { due };
        let fits = who == seat && kinds.contains(&item.key()) && at_once == i64::from(pieces);
        sure(fits, || format!("{who} gives {due} of {kinds:?}"))?;
        self.put_back(seat, item.key(), pieces.into())?;
        let handed = handed + pieces;
        if i64::from(handed) < due {
            self.stage = Stage::Levy { seat, levy: Levy::Duty, handed };
            return Ok(());
        }
        self.paid(seat, Levy::Duty);
        self.ask_next(seat, Levy::Duty);
        Ok(())
    }

    /// The point for both, subsidies, the market; then the round ends (§10, Q41, Q45).
    fn carry_on(&mut self) {
        for seat in self.in_order() {
            if self.taxed.contains(&seat) && self.given.contains(&seat) {
                let points = self.data.law_both;
                self.estates[seat].points += i64::from(points);
                self.expect(Event::PaidBoth { seat: seated(seat), points });
            }
        }
        for seat in self.in_order() {
            if let Some(points) = self.subsidy(seat) {
                self.estates[seat].points += points;
                self.expect(Event::Subsidized { seat: seated(seat), points: sum(points) });
            }
        }
        self.regulate();
        if self.round == self.data.rounds { self.end_game() } else { self.end_round() }
    }

    /// One point for each of something, some of them with a limit (Q44).
    fn subsidy(&self, seat: usize) -> Option<i64> {
        let &act = self.acts.get("subsidy")?;
        let estate = &self.estates[seat];
        let points = match act.key() {
            "subsidy_buildings" => self.buildings(seat),
            "subsidy_materials" => estate.fields_of(self.data, MATERIALS),
            "subsidy_raws" => estate.fields_of(self.data, RAWS),
            "subsidy_water" => estate.has("water"),
            "subsidy_votes" => estate.fifth().map_or(0, value),
            "subsidy_pesos" => estate.pesos / i64::from(self.data.pesos_for_a_point),
            other => panic!("no subsidy {other}"),
        };
        let most = i64::from(self.data.acts[act]);
        Some(if most == 0 { points } else { points.min(most) })
    }

    /// The market acts, to and from the supply as far as possible (Q14), in every round or once
    /// (Q15).
    fn regulate(&mut self) {
        let Some(&act) = self.acts.get("other") else { return };
        if self.agreed.acts_once && !self.fresh.contains(&act) {
            return;
        }
        for &raw in Raw::ALL {
            let units = self.market[raw.key()];
            let good = cuba_rules::Good::ALL.iter().find(|good| good.key() == raw.key());
            let spaces = i64::from(self.data.market[*good.expect("raws are goods")].spaces);
            let most = i64::from(self.data.market_act);
            let change = match act.key() {
                "shortage" => -most.min(units),
                "surplus" => most.min(spaces - units).min(self.supply[raw.key()]),
                _ => 0,
            };
            *self.market.get_mut(raw.key()).expect("every good is listed") += change;
            *self.supply.get_mut(raw.key()).expect("every thing is listed") -= change;
            if change < 0 {
                self.expect(Event::TakenOff { raw, count: amount(-change) });
            } else if change > 0 {
                self.expect(Event::PutOn { raw, count: amount(change) });
            }
        }
    }

    /// Raws in the yards are lost, markers come off, ships leave (§11).
    fn end_round(&mut self) {
        for seat in self.in_order() {
            let mut lost = 0;
            for raw in RAWS {
                let count = self.estates[seat].yard[raw];
                self.move_to_yard(seat, raw, -count);
                lost += count;
            }
            if lost > 0 {
                self.expect(Event::Rotted { seat: seated(seat), count: amount(lost) });
            }
        }
        self.covered.clear();
        self.ships_leave();
        self.stage = Stage::Arrivals;
    }

    /// All cards are back in hand; the church remembers one round (Q34).
    pub(crate) fn begin_round(&mut self) {
        self.round += 1;
        self.estates.iter_mut().for_each(|estate| estate.played.clear());
        self.fresh.clear();
        self.last_veto = self.veto.take();
        self.stage = Stage::Bills;
    }

    /// Points for buildings (§12).
    fn end_game(&mut self) {
        for seat in self.in_order() {
            let points = self.buildings(seat) * i64::from(self.data.end_building);
            self.estates[seat].points += points;
            self.expect(Event::BuildingsScored { seat: seated(seat), points: sum(points) });
        }
        self.expect(Event::Ended);
        self.stage = Stage::Over;
    }

    /// Points, then pesos (§12, Q46).
    pub(crate) fn hold_against_end(&self, outcome: &Outcome<Ending>) -> Entry {
        sure(self.stage == Stage::Over, || format!("{:?} comes next", self.stage))?;
        let merits: Vec<_> =
            self.estates.iter().map(|estate| (estate.points, estate.pesos)).collect();
        for (seat, merit) in merits.iter().enumerate() {
            let standing = outcome.standings[seated(seat)];
            let place = 1 + merits.iter().filter(|other| *other > merit).count();
            let fits = i64::from(standing.score) == merit.0 && usize::from(standing.place) == place;
            sure(fits, || format!("{seat} is {standing:?}, not {place} with {merit:?}"))?;
        }
        Ok(())
    }
}
