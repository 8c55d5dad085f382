//! A company's turn but for its trains.

use cuba18_rules::Round;
use cuba18_rules::action::Laying;
use cuba18_rules::rent::Rent;
use cuba18_rules::round::Step;
use cuba18_track::{Board, Hex, Laid, Reach, STOPS};
use tabletop::Money;

use crate::income::{coins, fleet, income, is_safe, present_income, shortfall};
use crate::{Desk, times};

impl Desk<'_> {
    /// What the company would earn on `board`, be it with the train it will buy.
    fn prospect(&self, board: &Board) -> i32 {
        let table = self.view.table();
        income(table, board, self.company(), fleet(table, self.company()))
    }

    /// How far the company gets on `board`.
    fn extent(&self, board: &Board) -> i32 {
        let reach = Reach::new(board, self.company(), 0);
        let stops = |hex: Hex| STOPS.filter(|&stop| reach.has_stop(hex, stop)).count();
        let ways = |hex: Hex| reach.sides(hex).iter().count();
        let all: usize = Hex::all().map(|hex| 2 * stops(hex) + ways(hex)).sum();
        i32::try_from(all).unwrap_or(0)
    }

    /// Prospect and extent as the board is now.
    fn now(&self) -> (i32, i32) {
        let board = &self.view.table().board;
        *self.now.get_or_init(|| (self.prospect(board), self.extent(board)))
    }

    /// A home where the company earns most.
    pub(crate) fn home(&self, hex: Hex, stop: u8) -> i32 {
        let mut board = self.view.table().board;
        board.place(hex, stop, self.company());
        self.prospect(&board)
    }

    /// Builds for income first, then to get on.
    pub(crate) fn laying(&self, laying: Laying) -> i32 {
        let Laying { hex, tile, rotation, rent } = laying;
        let mut board = self.view.table().board;
        board.lay(hex, Laid { tile, rotation });
        let (earned, reached) = self.now();
        let gain = self.prospect(&board) - earned;
        let nearer = self.extent(&board) - reached;
        times(gain, self.weights.track) + times(nearer, self.weights.extent)
            - coins(rent.fee(self.view.data()))
    }

    /// The same tile, and the commissioner's pay for it.
    pub(crate) fn commission(&self, card: u8, laying: Laying) -> i32 {
        let paid = self.view.data().cards.commissioners[usize::from(card - 1)];
        self.laying(laying) + coins(Money::new(paid))
    }

    /// A station for the income it opens.
    pub(crate) fn station(&self, hex: Hex, stop: u8, rent: Rent) -> i32 {
        let table = self.view.table();
        let place = usize::from(table.charter(self.company()).placed - 1);
        let cost = Money::new(self.view.data().cards.stations[place]) + rent.fee(self.view.data());
        let mut board = table.board;
        board.place(hex, stop, self.company());
        times(self.prospect(&board) - self.now().0, self.weights.rounds) - coins(cost)
    }

    /// Issues a share only if that pays for the train that is missing.
    pub(crate) fn issuing(&self) -> i32 {
        let table = self.view.table();
        let charter = table.charter(self.company());
        let missing = shortfall(table, self.company());
        let helps = missing > 0 && missing <= coins(table.price(self.company()));
        if helps && charter.train_count() == 0 { 10_000 } else { -1 }
    }

    /// Keeps the income for a train that will be needed.
    pub(crate) fn keeping(&self) -> i32 {
        let Round::Operating(turn) = self.view.round() else { return 0 };
        let Step::Dividend { revenue } = turn.step else { return 0 };
        let missing = shortfall(self.view.table(), turn.company);
        let cash = coins(self.view.table().cash(self.seat));
        // A rich director pays the rest; a poor one saves.
        let saves = missing > 0 && (missing <= i32::from(revenue) || missing > cash);
        if saves { 1 } else { -1 }
    }

    /// A machine for a minor that runs, out of what it does not need for trains.
    pub(crate) fn machine(&self, generation: u8) -> i32 {
        let table = self.view.table();
        let place = usize::from(generation - 1);
        let space = table.machines[place].iter().position(|&left| left > 0).unwrap_or(0);
        let price = coins(Money::new(self.view.data().cards.machine_prices[place][space]));
        if !self.can_spare(price) || present_income(table, self.company()) == 0 {
            return -1;
        }
        times(i32::from(self.view.data().cards.machine_bonus[place]), self.weights.rounds) - price
    }

    /// Whether the company can spend `price` and still buy the train it will need.
    pub(crate) fn can_spare(&self, price: i32) -> bool {
        let table = self.view.table();
        is_safe(table, self.company()) || shortfall(table, self.company()) + price <= 0
    }
}
