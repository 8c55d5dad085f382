//! §VI.6 The auction of commissioners and the choice of concessions.

use cuba18_track::{Company, Wagon};
use tabletop::{Dice, Money, Seat, Seats, Sink};

use crate::action::Chance;
use crate::components::{CARDS, Data, card_bit};
use crate::refusal::enough;
use crate::round::{Auction, Draft, Round};
use crate::rules::benefits::{CENTRAL, WAGON};
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// Deals the playing order cards (R012).
pub(crate) fn shuffle(players: u8, dice: &mut dyn Dice) -> Chance {
    let mut order: [Seat; tabletop::MOST_SEATS] =
        std::array::from_fn(|seat| Seat::new(u8::try_from(seat).unwrap_or(0)));
    for last in (1..usize::from(players)).rev() {
        let other = dice.roll(u32::try_from(last + 1).unwrap_or(1)) as usize;
        order.swap(last, other);
    }
    Chance::Order { order }
}

impl Auction {
    /// The lowest bid that is high enough.
    pub(crate) fn lowest(&self, data: &Data) -> Money {
        self.high.map_or(Money::ZERO, |(_, high)| high + Money::new(data.shares.bid_step))
    }
}

impl Cuba18 {
    /// The first auction begins (R062).
    pub(crate) fn open_auction(&mut self, card: u8) {
        let bidder = self.table.at_place(card - 1);
        self.round = Round::Auction(Auction { card, bidder, high: None, out: Seats::NONE });
    }

    /// Whether `seat` may bid `amount` (R063).
    pub(crate) fn bid(&self, auction: &Auction, amount: Money) -> Result<(), Refusal> {
        let step = self.data().shares.bid_step;
        if amount < auction.lowest(self.data()) || !amount.coins().is_multiple_of(step) {
            return Err(Refusal::BadBid { step });
        }
        enough(amount, self.table.cash(auction.bidder), "VI.6").map(drop)
    }

    /// The next bidder, or the end of the auction.
    ///
    /// Q04: who cannot raise is not asked; all money is open.
    pub(crate) fn after_bid(&mut self, auction: Auction, log: &mut impl Sink<Event>) {
        let place = self.table.place_in_order(auction.bidder);
        let others = (1..=self.terms.players).map(|steps| self.table.at_place(place + steps));
        let can_raise = |seat: &Seat| {
            !auction.out.contains(*seat)
                && auction.high.is_none_or(|(high, _)| high != *seat)
                && self.table.cash(*seat) >= auction.lowest(self.data())
        };
        if let Some(bidder) = others.into_iter().find(can_raise) {
            self.round = Round::Auction(Auction { bidder, ..auction });
            return;
        }
        if let Some((seat, amount)) = auction.high {
            self.table.pay(Account::Player(seat), Account::Bank, amount);
            self.table.cards[seat].commissioners |= 1 << (auction.card - 1);
            log.record(Event::Won { seat, card: auction.card, amount });
        }
        if usize::from(auction.card) < self.data().cards.commissioners.len() {
            return self.open_auction(auction.card + 1);
        }
        // R064: who has least chooses first.
        self.deal_order(|cash| cash.coins().into(), log);
        let rounds_left = self.numbers().concessions - 1;
        self.ask_draft(Draft { rounds_left, place: 0 }, log);
    }

    /// Sorts the playing order by `merit` of cash, lowest first; ties keep their order.
    pub(crate) fn deal_order(&mut self, merit: impl Fn(Money) -> i64, log: &mut impl Sink<Event>) {
        let players = usize::from(self.terms.players);
        let mut order = self.table.order;
        order[..players].sort_by_key(|&seat| merit(self.table.cash(seat)));
        self.table.order = order;
        log.record(Event::Ordered { order: order[..players].to_vec() });
    }

    /// Whether `seat` may choose concession `card` (R065).
    pub(crate) fn concession(&self, seat: Seat, card: u8) -> Result<Money, Refusal> {
        let bit = card_bit(card).ok_or(Refusal::NoSuchCard)?;
        if self.table.concessions & bit == 0 {
            return Err(Refusal::NoSuchCard);
        }
        let cost = Money::new(self.data().cards.concessions[usize::from(card - 1)]);
        enough(cost, self.table.cash(seat), "VI.6")
    }

    /// Hands a concession over.
    pub(crate) fn concede(
        &mut self,
        seat: Seat,
        card: u8,
        amount: Money,
        log: &mut impl Sink<Event>,
    ) {
        let bit = 1 << (card - 1);
        self.table.pay(Account::Player(seat), Account::Bank, amount);
        self.table.concessions &= !bit;
        self.table.cards[seat].concessions |= bit;
        log.record(Event::Conceded { seat, card, amount });
        // C61: the wagon is set aside while the card may be converted.
        if card == WAGON {
            self.table.depot.wagons[Wagon::One] -= 1;
        }
        // C05: the FC share is handed over now.
        if card == CENTRAL {
            let share = self.unit(Company::Fc);
            let central = self.table.charter_mut(Company::Fc);
            central.offering -= share;
            central.held[seat.index()] += share;
        }
    }

    /// The next player who can choose, or the first stock round.
    pub(crate) fn ask_draft(&mut self, mut draft: Draft, log: &mut impl Sink<Event>) {
        loop {
            if draft.place == self.terms.players {
                if draft.rounds_left == 0 {
                    break;
                }
                draft = Draft { rounds_left: draft.rounds_left - 1, place: 0 };
            }
            let seat = self.table.at_place(draft.place);
            if CARDS.clone().any(|card| self.concession(seat, card).is_ok()) {
                self.round = Round::Draft(draft);
                return;
            }
            draft.place += 1;
        }
        // R066: what nobody chose leaves the game.
        self.table.concessions = 0;
        self.open_stock(true, log);
    }
}
