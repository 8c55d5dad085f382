//! Parliament: the new start player, votes, bids and what is enacted (§3, §9).

use std::collections::BTreeSet;

use cuba_rules::{Act, Event};
use tabletop::{Key, Known};
use testkit::ledger::{Entry, sure};

use crate::books::{Books, group, seated, sum};
use crate::course::Stage;
use crate::estate::value;

impl Books {
    /// Whose fourth card is worth most begins, of several whoever played it last (§3); then the
    /// fifth cards are shown.
    pub(crate) fn open_parliament(&mut self) {
        let mut best = (0, self.start);
        for seat in self.in_order() {
            let last = self.estates[seat].played.last().map_or(0, |&card| value(card));
            if last >= best.0 {
                best = (last, seat);
            }
        }
        self.start = best.1;
        self.expect(Event::NewStart { seat: seated(self.start) });
        for seat in self.in_order() {
            let card = self.estates[seat].fifth().expect("four cards were played");
            let hall = self.data.buildings[cuba_rules::Building::TownHall].gain;
            let more = if self.town_hall == Some(seat) { hall } else { 0 };
            self.votes[seat] = value(card) + i64::from(more);
            let votes = sum(self.votes[seat]);
            self.expect(Event::DelegateShown { seat: seated(seat), card, votes });
            self.estates[seat].delegate = None;
        }
        let all = (0..self.players()).collect();
        if self.is_in_force(Act::Corruption) {
            return self.elect(&self.leaders(&all));
        }
        self.ask_for_bids(all, false);
    }

    /// Those of `running` who have the most votes.
    fn leaders(&self, running: &BTreeSet<usize>) -> BTreeSet<usize> {
        let most = running.iter().map(|&seat| self.votes[seat]).max();
        running.iter().copied().filter(|&seat| Some(self.votes[seat]) == most).collect()
    }

    /// Whoever has pesos may bid.
    fn bidders(&self, running: &BTreeSet<usize>) -> BTreeSet<usize> {
        running.iter().copied().filter(|&seat| self.estates[seat].pesos > 0).collect()
    }

    fn ask_for_bids(&mut self, running: BTreeSet<usize>, is_second: bool) {
        let asked = self.bidders(&running);
        if asked.is_empty() {
            return self.count_votes(&running, is_second);
        }
        self.stage = Stage::Bids { asked, running, is_second };
    }

    /// No more than one has (Q36).
    pub(crate) fn seal(&mut self, seat: usize, pesos: Known<u16>) -> Entry {
        let Stage::Bids { asked, .. } = &self.stage else { return self.not_now() };
        let held = self.estates[seat].pesos;
        let bid = pesos.seen().map(i64::from).filter(|&pesos| pesos <= held);
        let is_asked = asked.contains(&seat) && self.estates[seat].fist.is_none();
        sure(is_asked && bid.is_some(), || format!("{seat} has {held} pesos"))?;
        self.estates[seat].fist = bid;
        Ok(())
    }

    /// All fists are opened at once, and everybody pays (§9).
    pub(crate) fn open_fist(&mut self, seat: usize, (pesos, votes): (i64, i64)) -> Entry {
        let Stage::Bids { asked, running, is_second } = self.stage.clone() else {
            return self.not_now();
        };
        let is_ready = asked.iter().all(|&seat| self.estates[seat].fist.is_some());
        let order: Vec<usize> =
            self.in_order().into_iter().filter(|seat| asked.contains(seat)).collect();
        sure(is_ready && order[0] == seat, || format!("{order:?} open their fists"))?;
        for &seat in &order {
            let pesos = self.estates[seat].fist.take().expect("all have bid");
            self.estates[seat].pay(pesos)?;
            self.votes[seat] += pesos;
            let (pesos, votes) = (sum(pesos), sum(self.votes[seat]));
            self.expect(Event::VotesBought { seat: seated(seat), pesos, votes });
        }
        // The first of them is the one that was just announced.
        let own = self.due.pop_front();
        let announced =
            Event::VotesBought { seat: seated(seat), pesos: sum(pesos), votes: sum(votes) };
        sure(own == Some(announced), || format!("{own:?} was due"))?;
        self.count_votes(&running, is_second);
        Ok(())
    }

    /// Those who tie bid once more (§9).
    fn count_votes(&mut self, running: &BTreeSet<usize>, is_second: bool) {
        let leaders = self.leaders(running);
        let may_bid = !self.bidders(&leaders).is_empty();
        if leaders.len() > 1 && !is_second && may_bid {
            let votes = leaders.iter().map(|&seat| self.votes[seat]).max().unwrap_or(0);
            self.expect(Event::Tied { votes: sum(votes) });
            return self.ask_for_bids(leaders, true);
        }
        self.elect(&leaders);
    }

    /// Of those who still tie, the first from the new start player on (Q37, Q38).
    fn elect(&mut self, leaders: &BTreeSet<usize>) {
        let order = self.in_order();
        let winner = order.into_iter().find(|seat| leaders.contains(seat)).expect("somebody leads");
        let votes = sum(self.votes[winner]);
        if leaders.len() > 1 {
            self.expect(Event::TiedAgain { votes });
        }
        self.expect(Event::Won { seat: seated(winner), votes });
        self.town_hall = None;
        self.stage = Stage::Enact { winner };
    }

    /// Exactly so many bills become acts, each in the place of its group's old one; the others
    /// are gone (§9, Q39).
    pub(crate) fn enact(&mut self, act: Act) -> Entry {
        let Stage::Enact { .. } = self.stage else { return self.not_now() };
        let bill = self.bills.remove(group(act));
        sure(bill == Some(act), || format!("{bill:?} is the bill, not {}", act.key()))?;
        self.acts.insert(group(act), act);
        self.fresh.insert(act);
        if self.fresh.len() == usize::from(self.data.enacted) {
            self.bills.clear();
            self.levy_taxes();
        }
        Ok(())
    }
}
