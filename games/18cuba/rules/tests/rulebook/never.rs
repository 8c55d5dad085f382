//! What no decision ever does, seen over whole games: rules for which there is no action.

use cuba18_rules::round::Round;
use cuba18_rules::{Action, Cuba18};
use cuba18_track::{Company, Train, Wagon};
use tabletop::{Game, Key, Mute};

use crate::games;

/// A decision of a played game: the position before and after it.
struct Step {
    before: Cuba18,
    after: Cuba18,
}

/// Looks at every decision of every golden transcript.
fn each(mut look: impl FnMut(&Step, &Action)) {
    games::each_decision(|game, seat, action| {
        let mut after = *game;
        after.apply(seat, action, &mut Mute).expect("it was legal");
        look(&Step { before: *game, after }, action);
    });
}

impl Step {
    /// The company whose turn it was.
    fn company(&self) -> Option<Company> {
        let Round::Operating(turn) = self.before.round() else { return None };
        Some(turn.company)
    }

    /// How many more of a train `company` owns after it.
    fn trains(&self, company: Company, train: Train) -> i32 {
        let owned = |game: &Cuba18| i32::from(game.table().charter(company).trains[train]);
        owned(&self.after) - owned(&self.before)
    }

    fn wagons(&self, company: Company, wagon: Wagon) -> i32 {
        let owned = |game: &Cuba18| i32::from(game.table().charter(company).wagons[wagon]);
        owned(&self.after) - owned(&self.before)
    }

    /// Whether a phase began, and with it trains were scrapped or aged.
    fn has_new_phase(&self) -> bool {
        self.before.table().phase != self.after.table().phase
    }
}

/// R040: no share passes between players: a decision changes nobody's holdings but one's own.
#[test]
fn players_do_not_trade_with_each_other() {
    let mut bought = 0;
    games::each_decision(|game, seat, action| {
        let mut after = *game;
        after.apply(seat, action, &mut Mute).expect("it was legal");
        for &company in Company::ALL {
            let [old, new] = [game, &after].map(|game| game.table().charter(company).held);
            for (place, (old, new)) in old.into_iter().zip(new).enumerate() {
                assert!(old == new || place == seat.index(), "{action:?}");
                bought += usize::from(new > old);
            }
        }
    });
    assert!(bought > 200, "{bought}");
}

/// R187: only the company in turn gets a train or a wagon, and it sells none.
#[test]
fn only_the_company_in_turn_buys() {
    let mut bought = 0;
    each(|step, action| {
        let is_gift = matches!(action, Action::Benefit(_));
        for &company in Company::ALL.iter().filter(|_| !is_gift) {
            let in_turn = step.company() == Some(company);
            for change in Wagon::ALL.iter().map(|&wagon| step.wagons(company, wagon)) {
                assert!(change <= 0 || in_turn, "{company:?}: {action:?}");
            }
            // Ageing makes other trains of the same cards.
            for &train in Train::ALL.iter().filter(|&&train| train != Train::FourNarrowAged) {
                let change = step.trains(company, train);
                assert!(change <= 0 || in_turn, "{company:?}: {action:?}");
                bought += usize::from(change > 0);
            }
        }
    });
    assert!(bought > 200, "{bought}");
}

/// R188: a train leaves a company only by a phase, as surplus, in a trade-in or to another company; a
/// wagon also when the first 3-wagon is bought.
#[test]
fn nothing_is_scrapped_or_sold_to_the_bank() {
    let mut lost = 0;
    each(|step, action| {
        if step.has_new_phase() {
            return;
        }
        let buyer = step.company();
        let is_deal = matches!(
            action,
            Action::DealTrain { .. } | Action::DealWagon { .. } | Action::Answer { .. }
        );
        for &company in Company::ALL {
            for &train in Train::ALL.iter().filter(|&&train| step.trains(company, train) < 0) {
                lost += 1;
                let surplus = *action == Action::DiscardTrain { company, train };
                let traded = matches!(action, Action::TradeIn { old, .. } if *old == train);
                let sold = is_deal && buyer.is_some_and(|buyer| step.trains(buyer, train) == 1);
                let is_lawful = surplus || traded && buyer == Some(company) || sold;
                assert!(is_lawful, "{company:?} loses {train:?}: {action:?}");
            }
            for &wagon in Wagon::ALL.iter().filter(|&&wagon| step.wagons(company, wagon) < 0) {
                lost += 1;
                let surplus = *action == Action::DiscardWagon { company, wagon };
                let bought = matches!(action, Action::Wagon { wagon: Wagon::Three, .. });
                let sold = is_deal && buyer.is_some_and(|buyer| step.wagons(buyer, wagon) == 1);
                let is_lawful = surplus || bought && wagon == Wagon::One || sold;
                assert!(is_lawful, "{company:?} loses {wagon:?}: {action:?}");
            }
        }
    });
    assert!(lost > 20, "{lost}");
}

/// R207: a machine stays where it is.
#[test]
fn machines_are_neither_sold_nor_moved() {
    let mut owned = 0;
    each(|step, action| {
        for &company in Company::ALL {
            let [old, new] =
                [&step.before, &step.after].map(|game| game.table().charter(company).machines);
            assert!(old.iter().zip(new).all(|(&old, new)| old <= new), "{company:?}: {action:?}");
            owned += usize::from(new != old);
        }
    });
    assert!(owned > 50, "{owned}");
}
