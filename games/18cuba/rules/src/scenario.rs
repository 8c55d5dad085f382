//! Positions built by hand, for tests that read like the rulebook.
//!
//! Nothing is floated at first; it is seat 0's turn in a stock round that is
//! not the first. The bank makes up what nobody holds.
#![expect(clippy::missing_panics_doc, reason = "a test that builds what cannot be should fail")]

use std::collections::BTreeMap;
use std::sync::OnceLock;

use boxes::{Boxed, Contents};
use cuba18_track::{Company, Hex, Laid, Phase, Tile, Train, Wagon};
use tabletop::{Money, Seat, Setup};

use crate::charter::Standing;
use crate::components::{Data, Space, WHOLE, layer_of};
use crate::round::{Auction, Draft, Operating, Round, Step, Stock};
use crate::setup::PROFILE;
use crate::{Cuba18, Table, Terms};

/// A position in the making.
#[derive(Clone, Debug)]
#[must_use = "it is built at last"]
pub struct Scenario {
    game: Cuba18,
    bank: Option<i32>,
}

/// A box whose numbers are other than ours.
pub fn second() -> &'static Data {
    static SECOND: OnceLock<&'static Data> = OnceLock::new();
    SECOND.get_or_init(|| {
        let boxed = Boxed::<Data>::read(PROFILE.id, SECOND_FILE);
        let boxed = boxed.unwrap_or_else(|wrong| panic!("{wrong:#?}"));
        Data::shelf().keep(boxed).unwrap_or_else(|full| panic!("{full}"))
    })
}

/// That box, word by word.
pub const SECOND_FILE: &str = include_str!("../tests/second-box.toml");

fn space(table: &Table, price: u16) -> Space {
    let space = table.data().market.with_price(price);
    space.unwrap_or_else(|| panic!("no price {price}"))
}

fn hex(id: &str) -> Hex {
    Hex::from_id(id).unwrap_or_else(|| panic!("no hex {id}"))
}

impl Scenario {
    /// A table for `players` of this variant.
    pub fn new(players: u8, variant: &str) -> Scenario {
        Scenario::with(players, variant, &[])
    }

    /// A table with these switches.
    pub fn with(players: u8, variant: &str, switches: &[(&str, &str)]) -> Scenario {
        Scenario::of(Data::shelf().built_in(), players, variant, switches)
    }

    /// A table with what is printed in some box.
    pub fn of(
        data: &'static Data,
        players: u8,
        variant: &str,
        switches: &[(&str, &str)],
    ) -> Scenario {
        let switches =
            switches.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        let setup = PROFILE.setup(players, Some(variant), switches).expect("it exists");
        Scenario::agreed(data, &setup)
    }

    /// A table for four in the first edition of our reading of the rules.
    pub fn first_edition() -> Scenario {
        let variant = "standard".to_owned();
        let setup = Setup { players: 4, variant, edition: 1, switches: BTreeMap::new() };
        Scenario::agreed(Data::shelf().built_in(), &setup)
    }

    fn agreed(data: &'static Data, setup: &Setup) -> Scenario {
        let terms = Terms::new(setup).expect("it exists");
        let table = Table::new(terms, data);
        let mut game = Cuba18 { terms, table, round: Round::Deal };
        game.table.concessions = 0;
        game.open_stock(false, &mut tabletop::Mute);
        Scenario { game, bank: None }
    }

    /// The standard table for four.
    pub fn four() -> Scenario {
        Scenario::new(4, "standard")
    }

    /// The playing order.
    pub fn order(mut self, order: &[Seat]) -> Scenario {
        self.game.table.order[..order.len()].copy_from_slice(order);
        self
    }

    /// `seat` has exactly so much.
    pub fn cash(mut self, seat: Seat, coins: u32) -> Scenario {
        self.game.table.put_cash(seat, Money::new(coins));
        self
    }

    /// Everybody has exactly so much.
    pub fn all_cash(mut self, coins: u32) -> Scenario {
        for seat in (0..self.game.terms.players).map(Seat::new) {
            self.game.table.put_cash(seat, Money::new(coins));
        }
        self
    }

    /// The bank holds so much; the rest lies out of play with a minor nobody founded.
    pub fn bank(mut self, coins: i32) -> Scenario {
        self.bank = Some(coins);
        self
    }

    /// A minor that has operated: 60% with its director, 40% on the charter.
    pub fn minor(mut self, minor: Company, director: Seat, price: u16, mill: &str) -> Scenario {
        let table = &mut self.game.table;
        let space = space(table, price);
        let charter = table.charter_mut(minor);
        charter.standing = Standing::Operated;
        charter.start = space;
        charter.director = Some(director);
        charter.offering = 0;
        charter.held[director.index()] = 6;
        charter.reserve = 4;
        (charter.placed, charter.released) = (1, 1);
        table.place_price(minor, space);
        table.board.place(hex(mill), 0, minor);
        self
    }

    /// A major that has operated: tenths by holder, the director first, the rest on the charter.
    /// Its home station stands in the first stop of its home, if it has one.
    pub fn major(mut self, major: Company, price: u16, held: &[(Seat, u8)]) -> Scenario {
        let table = &mut self.game.table;
        let (data, space) = (table.data(), space(table, price));
        let charter = table.charter_mut(major);
        charter.standing = Standing::Operated;
        charter.start = space;
        charter.director = held.first().map(|&(seat, _)| seat);
        charter.offering = 0;
        for &(seat, tenths) in held {
            charter.held[seat.index()] = tenths;
        }
        charter.reserve = WHOLE - charter.in_hands();
        charter.release_tokens(&data.shares);
        table.place_price(major, space);
        if let Some(home) = data.track.home(major) {
            self = self.token(major, home.id(), 0);
        }
        self
    }

    /// A major that was founded but not floated: tenths by holder, the director first.
    pub fn founded(mut self, major: Company, price: u16, held: &[(Seat, u8)]) -> Scenario {
        let table = &mut self.game.table;
        let space = space(table, price);
        let charter = table.charter_mut(major);
        charter.standing = Standing::Founded;
        charter.start = space;
        charter.director = held.first().map(|&(seat, _)| seat);
        for &(seat, tenths) in held {
            charter.held[seat.index()] = tenths;
        }
        charter.offering = WHOLE - charter.in_hands();
        table.place_price(major, space);
        self
    }

    /// The company has floated but not operated: its home station is not there yet.
    pub fn fresh(mut self, company: Company) -> Scenario {
        let charter = self.game.table.charter_mut(company);
        charter.standing = Standing::Floated;
        if !company.is_minor() {
            charter.placed = 0;
            for (at, _) in self.game.table.board.stations_of(company) {
                self.game.table.board.remove(at, company);
            }
        }
        self
    }

    /// The FC has operated.
    pub fn central_operated(mut self) -> Scenario {
        self.game.table.charter_mut(Company::Fc).standing = Standing::Operated;
        self
    }

    /// The price token lies here, under others.
    pub fn price(mut self, company: Company, price: u16) -> Scenario {
        let space = space(&self.game.table, price);
        self.game.table.place_price(company, space);
        self
    }

    /// `seat` holds so many tenths, from charter or offering.
    pub fn holds(mut self, seat: Seat, company: Company, tenths: u8) -> Scenario {
        let charter = self.game.table.charter_mut(company);
        let pile = if charter.reserve > 0 { &mut charter.reserve } else { &mut charter.offering };
        *pile = *pile + charter.held[seat.index()] - tenths;
        charter.held[seat.index()] = tenths;
        self
    }

    /// So many tenths of the charter lie in the pool instead.
    pub fn in_pool(mut self, company: Company, tenths: u8) -> Scenario {
        let charter = self.game.table.charter_mut(company);
        let pile = if charter.reserve > 0 { &mut charter.reserve } else { &mut charter.offering };
        *pile -= tenths;
        charter.pool += tenths;
        self
    }

    /// So much is in the treasury.
    pub fn treasury(mut self, company: Company, coins: u32) -> Scenario {
        self.game.table.charter_mut(company).treasury = Money::new(coins);
        self
    }

    /// The company owns one more such train, taken from the bank.
    pub fn train(mut self, company: Company, train: Train) -> Scenario {
        self.take_train(train);
        self.game.table.charter_mut(company).trains[train] += 1;
        self
    }

    /// One more such train lies in the pool.
    pub fn pool_train(mut self, train: Train) -> Scenario {
        self.take_train(train);
        self.game.table.depot.pool[train] += 1;
        self
    }

    fn take_train(&mut self, train: Train) {
        let depot = &mut self.game.table.depot;
        if train.is_narrow() {
            if depot.narrow_left(train) > 0 {
                depot.take_narrow(train);
            }
        } else if let Some(left) = layer_of(train).and_then(|layer| depot.standard.get_mut(layer)) {
            *left = left.saturating_sub(1);
        }
    }

    /// The company owns one more such wagon.
    pub fn wagon(mut self, company: Company, wagon: Wagon) -> Scenario {
        self.game.table.depot.wagons[wagon] -= 1;
        self.game.table.charter_mut(company).wagons[wagon] += 1;
        self
    }

    /// The minor owns so many machines of a generation, the cheapest of them.
    pub fn machines(mut self, minor: Company, generation: u8, count: u8) -> Scenario {
        for _ in 0..count {
            let spaces = &self.game.table.machines[usize::from(generation) - 1];
            let at = spaces.iter().position(|&left| left > 0).expect("machines are left");
            self.game.take_machine(minor, generation, at);
        }
        self
    }

    /// The company holds the mail contract.
    pub fn mail(mut self, company: Company) -> Scenario {
        self.game.table.charter_mut(company).mail = true;
        self
    }

    /// A tile lies here.
    pub fn tile(mut self, at: &str, number: &str, rotation: u8) -> Scenario {
        let tile = Tile::from_number(number).unwrap_or_else(|| panic!("no tile {number}"));
        self.game.table.board.lay(hex(at), Laid { tile, rotation });
        self
    }

    /// A station stands here.
    pub fn token(mut self, company: Company, at: &str, stop: u8) -> Scenario {
        self.game.table.board.place(hex(at), stop, company);
        if company != Company::Fc {
            self.game.table.charter_mut(company).placed += 1;
        }
        self
    }

    /// So much sugar lies in a minor's warehouse.
    pub fn cubes(mut self, minor: Company, count: u8) -> Scenario {
        self.game.table.cubes = self.game.table.cubes.with(minor, count);
        self
    }

    /// The phase, with the trains gone that begin it, and those that it scraps.
    pub fn phase(mut self, number: u8) -> Scenario {
        self.game.table.phase = Phase::new(number).expect("it exists");
        let top = usize::from(number.saturating_sub(2));
        let depot = &mut self.game.table.depot;
        for left in depot.standard.iter_mut().take(top) {
            *left = 0;
        }
        if number >= 2
            && let Some(left) = depot.standard.get_mut(top)
        {
            *left = left.saturating_sub(1);
        }
        for (train, scrapped) in [(Train::TwoNarrow, 4), (Train::ThreeNarrow, 6)] {
            if number >= scrapped {
                depot.scrap_narrow(train);
            }
        }
        self
    }

    /// The stack of standard trains begins with this one; the older are sold.
    pub fn top(mut self, train: Train) -> Scenario {
        let layer = layer_of(train).expect("a standard train");
        for left in self.game.table.depot.standard.iter_mut().take(layer) {
            *left = 0;
        }
        self
    }

    /// The bank has no such narrow train any more.
    pub fn sold_out(mut self, train: Train) -> Scenario {
        self.game.table.depot.scrap_narrow(train);
        self
    }

    /// So many 8+/4D went to the FC.
    pub fn eights_exported(mut self, count: u8) -> Scenario {
        self.game.table.depot.eights_exported = count;
        self
    }

    /// The range of the FC's train.
    pub fn central_range(mut self, range: u8) -> Scenario {
        self.game.table.central_range = range;
        self
    }

    /// `seat` holds this commissioner.
    pub fn commissioner(mut self, seat: Seat, card: u8) -> Scenario {
        self.game.table.cards[seat].commissioners |= 1 << (card - 1);
        self
    }

    /// `seat` holds this concession.
    pub fn concession(mut self, seat: Seat, card: u8) -> Scenario {
        self.game.table.cards[seat].concessions |= 1 << (card - 1);
        if card == 2 {
            self.game.table.depot.wagons[Wagon::One] -= 1;
        }
        self
    }

    /// The minor was given concession 6.
    pub fn discount(mut self, company: Company) -> Scenario {
        self.game.table.charter_mut(company).discount = true;
        self
    }

    /// `seat` holds the benefit of this concession.
    pub fn benefit(mut self, seat: Seat, card: u8) -> Scenario {
        self.game.table.cards[seat].benefits |= 1 << (card - 1);
        // C61: the wagon of concession 2 is set aside.
        if card == 2 {
            self.game.table.depot.wagons[Wagon::One] -= 1;
        }
        self
    }

    /// This commissioner is about to be auctioned.
    pub fn auction(mut self, card: u8) -> Scenario {
        self.game.table.concessions = 0b11_1111;
        self.game.open_auction(card);
        self
    }

    /// So many rounds of choosing concessions are to come, from the first in order.
    pub fn draft(mut self, rounds: u8) -> Scenario {
        self.game.table.concessions = 0b11_1111;
        self.game.round = Round::Draft(Draft { rounds_left: rounds - 1, place: 0 });
        self
    }

    /// It is the first stock round.
    pub fn first_stock(mut self) -> Scenario {
        self.game.open_stock(true, &mut tabletop::Mute);
        self
    }

    /// It is this step of a company's turn, in the only round of a set.
    pub fn turn(self, company: Company, step: Step) -> Scenario {
        self.turn_in(company, step, 1, 1)
    }

    /// It is this step of a company's turn, in a round of a set of so many.
    pub fn turn_in(mut self, company: Company, step: Step, number: u8, of: u8) -> Scenario {
        let done = cuba18_track::Companies::NONE;
        self.game.round = Round::Operating(Operating {
            number,
            of,
            done,
            company,
            shared: false,
            commissioned: false,
            rented: crate::rent::Rent::NONE,
            step,
        });
        self
    }

    /// The company has issued or redeemed a share in this turn.
    pub fn shared(mut self) -> Scenario {
        if let Round::Operating(turn) = &mut self.game.round {
            turn.shared = true;
        }
        self
    }

    /// These companies have operated in this round.
    pub fn done(mut self, companies: &[Company]) -> Scenario {
        if let Round::Operating(turn) = &mut self.game.round {
            turn.done = companies.iter().copied().collect();
        }
        self
    }

    /// The position.
    pub fn build(&self) -> Cuba18 {
        let mut game = self.game;
        game.table.balance_bank(game.terms);
        if let Some(bank) = self.bank {
            let hoard = u32::try_from(game.table.bank() - bank).expect("that much is there");
            game.table.charter_mut(Company::Cs).treasury = Money::new(hoard);
            game.table.balance_bank(game.terms);
        }
        game
    }
}

impl Cuba18 {
    /// What lies on the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whose turn it is and what is pending.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The auction in progress.
    pub const fn auction(&self) -> Option<&Auction> {
        if let Round::Auction(auction) = &self.round { Some(auction) } else { None }
    }

    /// The stock round in progress.
    pub const fn stock(&self) -> Option<&Stock> {
        if let Round::Stock(stock) = &self.round { Some(stock) } else { None }
    }

    /// The company's turn in progress.
    pub const fn operating(&self) -> Option<&Operating> {
        if let Round::Operating(turn) = &self.round { Some(turn) } else { None }
    }
}
