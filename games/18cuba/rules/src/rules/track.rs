//! §VII.6 and §VII.7 Track.

use crate::components::{CARDS, card_bit, commission};
use std::ops::ControlFlow;

use cuba18_track::{Chart, Company, Laid, Lay, Reach, TileKind, lay, lays};
use tabletop::{Money, Seat, Sink};

use crate::action::Laying;
use crate::rent::Rent;
use crate::round::{Operating, Step, Track};
use crate::rulings::{Commissions, Rental};
use crate::table::Account;
use crate::{Cuba18, Event, Refusal};

/// A tile to be laid, worked out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct TrackPlan {
    pub(crate) laying: Laying,
    /// What the tile costs, without rentals.
    pub(crate) cost: Money,
    /// The commissioner who pays for it.
    pub(crate) card: Option<u8>,
}

impl Laying {
    const fn lay(&self) -> Lay {
        Lay { hex: self.hex, laid: Laid { tile: self.tile, rotation: self.rotation } }
    }

    /// Whether commissioner `card` is for this tile (R018).
    fn suits(&self, chart: &Chart, card: u8) -> bool {
        let info = chart.info(self.tile);
        let Some((color, is_city)) = commission(card) else { return false };
        let kind = match info.kind {
            TileKind::City | TileKind::Mill => Some(true),
            TileKind::Plain | TileKind::Sugar => Some(false),
            TileKind::Y | TileKind::Habana | TileKind::Red | TileKind::DarkGreen => None,
        };
        info.color == color && kind == Some(is_city)
    }
}

impl Cuba18 {
    /// What `company` reaches with these tokens of the FC ignored.
    pub(crate) fn reach(&self, company: Company, rent: Rent) -> Reach {
        if rent.is_empty() {
            return Reach::of(&self.table.board, company);
        }
        Reach::new(&rent.ignored_on(&self.table.board), company, 0)
    }

    /// Whether the company may lay another tile now, as its own or a commissioner's.
    fn may_lay(&self, turn: &Operating, card: Option<u8>) -> Result<(), Refusal> {
        let Step::Track(track) = turn.step else { return Err(Refusal::NotThisStep) };
        // C17, Q13: only set where one in a round is the limit.
        if card.is_some() && turn.commissioned {
            return Err(Refusal::OneCommissioner);
        }
        // C50: the two tiles of a turn may lie anywhere, on one hex, too.
        let used = if card.is_some() { track.commissioned } else { track.laid };
        // C60: by agreement nothing follows a home tile in the same turn.
        if used || track.fresh_home && !self.terms.fresh_home {
            return Err(Refusal::AlreadyLaid);
        }
        Ok(())
    }

    /// Works out a tile (R107 to R144), as the company's own or a commissioner's.
    pub(crate) fn laying(
        &self,
        turn: &Operating,
        track: &Track,
        laying: Laying,
        card: Option<u8>,
    ) -> Result<TrackPlan, Refusal> {
        self.may_lay(turn, card)?;
        if let Some(card) = card {
            self.commissioner(turn.company, card)?;
            if !laying.suits(&self.data().track, card) {
                return Err(Refusal::WrongCommissioner);
            }
        }
        let company = turn.company;
        let new = laying.rent.without(track.rented);
        let (board, phase) = (&self.table.board, self.table.phase);
        let with = |rent: Rent| {
            let reach = self.reach(company, track.rented.or(rent));
            let laid = lay(board, company, phase, &reach, laying.lay());
            laid.map_err(|refusal| Refusal::Track { company, refusal })
        };
        let cost = with(new)?;
        self.is_needed(company, laying.rent, new, |fewer| with(fewer).is_err())?;
        let rule = if new.is_empty() { "VII.6" } else { "VII.15" };
        self.table.affords(company, cost + new.fee(self.data()), rule)?;
        Ok(TrackPlan { laying, cost, card })
    }

    /// Whether every token of `rent` is rentable, new and needed (R215, Q03).
    pub(crate) fn is_needed(
        &self,
        company: Company,
        rent: Rent,
        new: Rent,
        fails: impl Fn(Rent) -> bool,
    ) -> Result<(), Refusal> {
        let rentable =
            Rent::possible(&self.table.board, company, rent.len()).any(|set| set == rent);
        let needed = rent
            .hexes()
            .all(|hex| Rent::NONE.with(hex).is_some_and(|one| fails(rent.without(one))));
        if rent == new && rentable && needed { Ok(()) } else { Err(Refusal::NeedlessRent) }
    }

    /// The director of `company`, if they hold commissioner `card` (R017).
    fn commissioner(&self, company: Company, card: u8) -> Result<Seat, Refusal> {
        let director = self.table.charter(company).director.ok_or(Refusal::NoCommissioner)?;
        let bit = card_bit(card).ok_or(Refusal::NoCommissioner)?;
        if self.table.cards[director].commissioners & bit == 0 {
            return Err(Refusal::NoCommissioner);
        }
        Ok(director)
    }

    /// Shows `found` every tile that the company may lay, with the commissioner who
    /// pays, until it has seen enough.
    ///
    /// `budget` is what it may spend: the treasury, or more where money could still come.
    pub(crate) fn each_laying(
        &self,
        turn: &Operating,
        track: &Track,
        budget: Money,
        mut found: impl FnMut(TrackPlan) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let company = turn.company;
        let own = self.may_lay(turn, None).is_ok();
        let extra = self.may_lay(turn, Some(1)).is_ok();
        let cards: arrayvec::ArrayVec<u8, 6> =
            CARDS.filter(|&card| extra && self.commissioner(company, card).is_ok()).collect();
        if !own && cards.is_empty() {
            return ControlFlow::Continue(());
        }
        let most = budget.coins() / self.data().cards.rental;
        let mut seen: Vec<(Lay, Rent)> = Vec::new();
        for rent in Rent::possible(&self.table.board, company, most) {
            if !rent.without(track.rented).eq(&rent) {
                continue;
            }
            let reach = self.reach(company, track.rented.or(rent));
            // With one set of rentals every tile comes once.
            let others = seen.len();
            lays(&self.table.board, company, self.table.phase, &reach, |lay, cost| {
                let smaller =
                    |&(other, set): &(Lay, Rent)| other == lay && set.without(rent).is_empty();
                if seen[..others].iter().any(smaller) || cost + rent.fee(self.data()) > budget {
                    return ControlFlow::Continue(());
                }
                if most > 0 {
                    seen.push((lay, rent));
                }
                let Lay { hex, laid } = lay;
                let laying = Laying { hex, tile: laid.tile, rotation: laid.rotation, rent };
                if own {
                    found(TrackPlan { laying, cost, card: None })?;
                }
                for &card in cards.iter().filter(|&&card| laying.suits(&self.data().track, card)) {
                    found(TrackPlan { laying, cost, card: Some(card) })?;
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Lays a tile and pays for it.
    pub(crate) fn lay_tile(
        &mut self,
        mut turn: Operating,
        plan: TrackPlan,
        log: &mut impl Sink<Event>,
    ) {
        let Step::Track(track) = turn.step else { return };
        let TrackPlan { laying, cost, card } = plan;
        let Laying { hex, tile, rotation, rent } = laying;
        let company = turn.company;
        self.pay_rent(company, rent, log);
        self.table.pay(Account::Company(company), Account::Bank, cost);
        let fresh_home = self.table.board.tile(hex).is_none()
            && self.table.board.companies_in(hex).contains(company)
            && self.table.board.map().printed(hex).is_none();
        self.table.board.lay(hex, Laid { tile, rotation });
        log.record(Event::Laid { company, hex, tile, rotation, cost });
        self.settle_tokens(hex, log);
        if let (Some(card), Some(seat)) = (card, self.table.charter(company).director) {
            let amount = Money::new(self.data().cards.commissioners[usize::from(card - 1)]);
            self.table.pay(Account::Bank, Account::Player(seat), amount);
            self.table.cards[seat].commissioners &= !(1 << (card - 1));
            log.record(Event::Commissioned { seat, card, amount });
        }
        // C18: one fee covers the step, unless every tile is a use of its own.
        let covers = self.terms.rulings.rental != Rental::Use;
        let track = Track {
            laid: track.laid || card.is_none(),
            commissioned: track.commissioned || card.is_some(),
            fresh_home: track.fresh_home || fresh_home,
            rented: if covers { track.rented.or(rent) } else { Rent::NONE },
        };
        turn.commissioned |= card.is_some() && self.terms.rulings.commissions == Commissions::Round;
        self.rent_for_round(&mut turn, rent);
        self.round = crate::Round::Operating(turn.at(Step::Track(track)));
    }

    /// Keeps tokens rented for the rest of the turn, if rentals last so long (C18).
    pub(crate) fn rent_for_round(&self, turn: &mut Operating, rent: Rent) {
        if self.terms.rulings.rental == Rental::Round {
            turn.rented = turn.rented.or(rent);
        }
    }

    /// Half of a rental goes to the FC, half to the bank (R214).
    pub(crate) fn pay_rent(&mut self, company: Company, rent: Rent, log: &mut impl Sink<Event>) {
        self.pay_tokens(company, u8::try_from(rent.len()).unwrap_or(0), log);
    }

    /// Pays for so many rented tokens.
    pub(crate) fn pay_tokens(&mut self, company: Company, tokens: u8, log: &mut impl Sink<Event>) {
        if tokens == 0 {
            return;
        }
        let half = Money::new(self.data().cards.rental / 2).times(tokens.into());
        let from = Account::Company(company);
        self.table.pay(from, Account::Bank, half);
        self.table.pay(from, Account::Company(Company::Fc), half);
        log.record(Event::Rented { company, tokens, fee: half + half });
    }
}
