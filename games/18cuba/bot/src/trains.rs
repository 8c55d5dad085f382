//! Trains and wagons, and the money for them.

use cuba18_rules::action::Raise;
use cuba18_track::{Company, Train, Wagon};
use tabletop::Money;

use crate::income::{coins, income, is_safe, lasts, present_income};
use crate::{Desk, times};

impl Desk<'_> {
    fn earns_with(&self, trains: Vec<Train>) -> i32 {
        let table = self.view.table();
        income(table, &table.board, self.company(), trains)
    }

    /// A train for what it adds to the income; one that lasts also saves from an emergency.
    pub(crate) fn purchase_of_train(
        &self,
        old: Option<Train>,
        train: Train,
        discount: bool,
    ) -> i32 {
        let table = self.view.table();
        let credit = old.map_or(0, |old| coins(self.view.data().price(old)) / 2);
        let saved = if discount { coins(Money::new(self.view.data().cards.discount)) } else { 0 };
        let price = coins(self.view.data().price(train)) - credit - saved;
        let mut trains: Vec<Train> = table.charter(self.company()).each_train().collect();
        if trains.is_empty() {
            // It must have one: of those it can pay the one that earns most.
            return 10_000 + self.earns_with(vec![train]) - price / 10;
        }
        let before = self.earns_with(trains.clone());
        match trains.iter().position(|&other| Some(other) == old) {
            Some(place) => trains[place] = train,
            None => trains.push(train),
        }
        let gain = times(self.earns_with(trains) - before, self.weights.rounds);
        let needed = !is_safe(table, self.company()) && lasts(table, train);
        gain + if needed { times(1, self.weights.lasting) } else { 0 } - price
    }

    /// The next type for an old narrow train.
    pub(crate) fn trade_in(&self, old: Train, discount: bool) -> i32 {
        let card = if old == Train::FourNarrowAged { Train::FourNarrow } else { old };
        let mut later =
            self.view.data().narrow_trains().into_iter().skip_while(|&(train, _)| train != card);
        later.nth(1).map_or(-1, |(train, _)| self.purchase_of_train(Some(old), train, discount))
    }

    /// A wagon, if mills have sugar for it and money for trains remains.
    pub(crate) fn wagon(&self, wagon: Wagon) -> i32 {
        let table = self.view.table();
        let charter = table.charter(self.company());
        let price = coins(Money::new(self.view.data().cards.wagon_prices[wagon as usize]));
        let is_there = |&&minor: &&Company| table.charter(minor).director.is_some();
        let mills = Company::MINORS.iter().filter(is_there).count();
        if charter.wagon_count() >= charter.train_count() || mills < 2 || !self.can_spare(price) {
            return -1;
        }
        let full = i32::from(table.data().track.numbers().cube) * i32::from(wagon.capacity());
        times(full, self.weights.rounds * self.weights.wagon) - price
    }

    /// Between own companies a train that one can spare saves the other.
    pub(crate) fn deal(&self, seller: Company, train: Train, price: Money) -> i32 {
        let table = self.view.table();
        let charter = table.charter(seller);
        let spare = charter.director == Some(self.seat) && charter.train_count() > 1;
        let needs = table.charter(self.company()).train_count() == 0;
        if spare && needs {
            20_000 + coins(self.view.data().price(train)) - coins(price)
        } else if needs && self.view.is_ruined() {
            // The highest offer at once: another could only be higher.
            coins(price) - 50_000
        } else {
            -1
        }
    }

    /// The company's money before the director's, and of shares those that earn least.
    pub(crate) fn raising(&self, raise: Raise) -> i32 {
        match raise {
            // Several at once bring more than one by one.
            Raise::Issue { shares } => 1 + i32::from(shares),
            Raise::Cash {} => 1,
            Raise::Sell { company, shares } => {
                -i32::from(shares) * (10 + present_income(self.view.table(), company))
            }
        }
    }
}
