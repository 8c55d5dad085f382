//! What lies on the table in every round. Money moves only here.

#[cfg(test)]
mod audits;

use cuba18_track::{Board, Companies, Company, Cubes, Hex, PerCompany, Phase, Train, Wagon};
use tabletop::{Digest, Key, Money, PerSeat, Printed, Seat};

use crate::Terms;
use crate::charter::{Charter, Standing, seat_number};
use crate::components::{Data, STACK, Space};
use crate::depot::Depot;
use crate::refusal::Refusal;

/// The components as they lie on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Table {
    data: Printed<Data>,
    /// What the bank holds; it pays on when empty (R236).
    bank: i32,
    /// When the bank broke.
    pub bank_broke: Option<Broke>,
    purses: PerSeat<Money>,
    /// Commissioners, concessions and benefits of each player.
    pub cards: PerSeat<Hand>,
    /// The playing order cards: who is first, second, ...
    pub order: [Seat; tabletop::MOST_SEATS],
    charters: PerCompany<Charter>,
    arrivals: u16,
    /// Trains and wagons that no company owns.
    pub depot: Depot,
    /// Machines left on each space, by generation.
    pub machines: [[u8; 4]; 3],
    /// Sugar in the warehouses.
    pub cubes: Cubes,
    /// The phase of the game.
    pub phase: Phase,
    /// Map, tiles, stations.
    pub board: Board,
    /// The range of the FC's newest train (R208).
    pub central_range: u8,
    /// Concessions not yet chosen, as bits.
    pub concessions: u8,
}

/// What kind of round the bank broke in (R234, R235).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Broke {
    /// A stock round.
    InStockRound,
    /// An operating round.
    InOperatingRound,
    /// An operating round of an earlier set, and this set is the last (C21).
    OneMoreSet,
}

/// The cards of a player, as bits: bit n-1 for card n.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Hand {
    /// Commissioners not yet used (§IV.1).
    pub commissioners: u8,
    /// Concessions not yet converted (§IV.2).
    pub concessions: u8,
    /// Benefits of converted concessions not yet used (C05).
    pub benefits: u8,
}

/// Whose money it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Account {
    /// The bank's.
    Bank,
    /// A player's.
    Player(Seat),
    /// A company's treasury.
    Company(Company),
}

impl Table {
    /// The table before the order cards are dealt (§II).
    pub(crate) fn new(terms: Terms, data: &'static Data) -> Table {
        let numbers = data.setting(terms.setting);
        let mut board = Board::new(&data.track, terms.setting.area());
        if let Some((hex, stop)) = central_start(&board) {
            board.place(hex, stop, Company::Fc);
        }
        let mut charters = PerCompany::from_fn(|company| Charter::new(company, terms));
        charters[Company::Fc].price = data.market.of_central();
        let cash = Money::new(numbers.cash);
        let handed_out = i32::from(terms.players) * i32::try_from(numbers.cash).unwrap_or(0);
        Table {
            data: Printed::new(data),
            bank: numbers.bank - handed_out,
            bank_broke: None,
            purses: PerSeat::from_fn(terms.players, |_| cash),
            cards: PerSeat::from_fn(terms.players, |_| Hand::default()),
            order: std::array::from_fn(|seat| Seat::new(u8::try_from(seat).unwrap_or(0))),
            charters,
            arrivals: 0,
            depot: Depot::new(terms.setting, data),
            machines: data.cards.machines,
            cubes: Cubes::NONE,
            phase: Phase::new(1).expect("the first phase exists"),
            board,
            central_range: 1,
            concessions: 0b11_1111,
        }
    }

    /// What is printed in the box.
    pub const fn data(&self) -> &'static Data {
        self.data.data()
    }

    /// What a share of `company` costs.
    pub fn price(&self, company: Company) -> Money {
        self.data.market.price(self.charters[company].price)
    }

    /// `cost`, if the company's treasury covers it; if not, a refusal by the rule that asks for it.
    pub(crate) fn affords(
        &self,
        company: Company,
        cost: Money,
        rule: &'static str,
    ) -> Result<Money, Refusal> {
        let held = self.charters[company].treasury;
        let lacks = Refusal::CompanyLacks { company, cost, held, rule };
        if held < cost { Err(lacks) } else { Ok(cost) }
    }

    /// What the bank holds.
    pub const fn bank(&self) -> i32 {
        self.bank
    }

    /// The cash of `seat`.
    pub fn cash(&self, seat: Seat) -> Money {
        self.purses[seat]
    }

    /// A company's charter.
    pub fn charter(&self, company: Company) -> &Charter {
        &self.charters[company]
    }

    /// A company's charter, to be changed.
    pub(crate) fn charter_mut(&mut self, company: Company) -> &mut Charter {
        &mut self.charters[company]
    }

    /// The players in the order of their cards.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<'_> {
        self.order[..usize::from(self.purses.len())].iter().copied()
    }

    /// Where `seat` is in the playing order.
    pub fn place_in_order(&self, seat: Seat) -> u8 {
        let place = self.players().position(|other| other == seat).unwrap_or(0);
        u8::try_from(place).unwrap_or(0)
    }

    /// The seat at a place of the playing order, round and round.
    pub fn at_place(&self, place: u8) -> Seat {
        self.order[usize::from(place % self.purses.len())]
    }

    /// What an account holds; the bank can always pay.
    fn balance(&self, account: Account) -> Option<Money> {
        match account {
            Account::Bank => None,
            Account::Player(seat) => Some(self.purses[seat]),
            Account::Company(company) => Some(self.charters[company].treasury),
        }
    }

    /// Whether `account` can pay `amount`.
    pub(crate) fn can_pay(&self, account: Account, amount: Money) -> bool {
        self.balance(account).is_none_or(|held| held >= amount)
    }

    /// Moves money. A planner has seen that it is there; what is not is not moved.
    pub(crate) fn pay(&mut self, from: Account, to: Account, amount: Money) {
        debug_assert!(self.can_pay(from, amount), "{from:?} cannot pay {amount}");
        let coins = i32::try_from(amount.coins()).unwrap_or(i32::MAX);
        match from {
            Account::Bank => self.bank -= coins,
            Account::Player(seat) => {
                self.purses[seat] = self.purses[seat].less(amount).unwrap_or_default();
            }
            Account::Company(company) => {
                let treasury = &mut self.charters[company].treasury;
                *treasury = treasury.less(amount).unwrap_or_default();
            }
        }
        match to {
            Account::Bank => self.bank += coins,
            Account::Player(seat) => self.purses[seat] += amount,
            Account::Company(company) => self.charters[company].treasury += amount,
        }
    }

    /// Moves a price token; on a new space it goes under the others (R227).
    pub(crate) fn move_price(&mut self, company: Company, to: Space) {
        if self.charters[company].price != to {
            self.place_price(company, to);
        }
    }

    /// Puts a price token on a space, under the others.
    pub(crate) fn place_price(&mut self, company: Company, to: Space) {
        self.arrivals += 1;
        let charter = &mut self.charters[company];
        charter.price = to;
        charter.arrived = self.arrivals;
    }

    /// The companies that operate, in the order of their turns as prices stand now: minors from
    /// the lowest price up, majors from the highest down (R083 to R085). The FC has no turn.
    pub fn operating(&self) -> impl Iterator<Item = Company> + use<> {
        type Found = arrayvec::ArrayVec<Company, 15>;
        let operates = |company: &Company| {
            let standing = self.charters[*company].standing;
            *company != Company::Fc && matches!(standing, Standing::Floated | Standing::Operated)
        };
        let (mut minors, majors): (Found, Found) =
            self.by_price().filter(operates).partition(|company| company.is_minor());
        // Those in one space keep their order.
        minors.sort_by_key(|&company| self.charters[company].price);
        minors.into_iter().chain(majors)
    }

    /// The companies with a price token, in the order of the board: highest
    /// price first, in one space from top to bottom (R085).
    pub fn by_price(&self) -> impl Iterator<Item = Company> + use<> {
        let mut found: arrayvec::ArrayVec<(Space, u16, Company), 15> = Company::ALL
            .iter()
            .map(|&company| (self.charters[company].price, self.charters[company].arrived, company))
            .filter(|&(_, _, company)| self.charters[company].standing != Standing::Closed)
            .collect();
        found.sort_by_key(|&(space, arrived, _)| (std::cmp::Reverse(space), arrived));
        found.into_iter().map(|(_, _, company)| company)
    }

    /// What a player is worth: cash and shares (R239).
    pub fn worth(&self, seat: Seat) -> Money {
        let shares = Company::ALL.iter().map(|&company| {
            let charter = &self.charters[company];
            let shares = charter.shares(&self.data.shares, company, seat);
            self.price(company).times(shares.into())
        });
        self.purses[seat] + shares.sum()
    }

    pub(crate) fn digest(&self, out: &mut Digest) {
        let Table {
            // Named by its hash, before the game.
            data: _,
            bank,
            bank_broke,
            purses,
            cards,
            // Told by the players in order.
            order: _,
            charters,
            // Told by the order of the prices.
            arrivals: _,
            depot,
            machines,
            cubes,
            phase,
            board,
            central_range,
            concessions,
        } = self;
        out.number(*bank);
        out.number(bank_broke.map_or(-1, |broke| broke as i64));
        for (&Hand { commissioners, concessions, benefits }, cash) in cards.iter().zip(purses) {
            out.number(cash.coins());
            [commissioners, concessions, benefits].into_iter().for_each(|bits| out.byte(bits));
        }
        self.players().for_each(|player| out.number(seat_number(player)));
        for &company in Company::ALL {
            charters[company].digest(out);
            for (hex, stop) in board.stations_of(company) {
                out.bytes(hex.id().as_bytes());
                out.byte(stop);
            }
        }
        self.by_price().for_each(|company| out.byte(company as u8));
        depot.digest(out);
        machines.iter().flatten().for_each(|&left| out.byte(left));
        Company::MINORS.into_iter().for_each(|minor| out.byte(cubes.of(minor)));
        out.byte(phase.number());
        out.byte(*central_range);
        out.byte(*concessions);
        digest_tiles(board, out);
    }

    /// What must hold in every position.
    pub(crate) fn audit(&self, terms: Terms) -> Vec<String> {
        let mut breaches = Vec::new();
        let purses: Money = self.purses.iter().copied().sum();
        let treasuries: Money = self.charters.iter().map(|charter| charter.treasury).sum();
        let held = i32::try_from((purses + treasuries).coins()).unwrap_or(i32::MAX);
        if self.bank + held != self.data.setting(terms.setting).bank {
            breaches.push(format!("{held} held, {} in the bank", self.bank));
        }
        for &company in Company::ALL {
            self.charters[company].audit(&self.data, company, &mut breaches);
        }
        self.audit_trains(terms, &mut breaches);
        self.audit_cards(&mut breaches);
        if self.cubes.total() > self.data.cards.cube_supply {
            breaches.push(format!("{} cubes", self.cubes.total()));
        }
        breaches
    }

    fn audit_trains(&self, terms: Terms, breaches: &mut Vec<String>) {
        let owned = |train: Train| -> u32 {
            let companies = self.charters.iter().map(|charter| u32::from(charter.trains[train]));
            companies.sum::<u32>() + u32::from(self.depot.pool[train])
        };
        let numbers = self.data.setting(terms.setting);
        for (layer, &count) in STACK.iter().zip(&numbers.standard) {
            let sum: u32 = layer.iter().map(|&train| owned(train)).sum();
            if sum > u32::from(count) {
                breaches.push(format!("{sum} of {layer:?}"));
            }
        }
        for ((train, _), &count) in self.data.narrow_trains().into_iter().zip(&numbers.narrow) {
            let aged = if train == Train::FourNarrow { owned(Train::FourNarrowAged) } else { 0 };
            if owned(train) + aged > u32::from(count) {
                breaches.push(format!("too many {train:?}"));
            }
        }
        for &wagon in Wagon::ALL {
            let companies = self.charters.iter().map(|charter| charter.wagons[wagon]);
            let all =
                companies.sum::<u8>() + self.depot.wagon_pool[wagon] + self.depot.wagons[wagon];
            if all > self.data.cards.wagons[wagon as usize] {
                breaches.push(format!("{all} wagons {wagon:?}"));
            }
        }
    }

    fn audit_cards(&self, breaches: &mut Vec<String>) {
        let mut seen = Hand { concessions: self.concessions, ..Hand::default() };
        for hand in &self.cards {
            let twice = seen.commissioners & hand.commissioners
                | seen.concessions & hand.concessions
                | seen.benefits & hand.benefits;
            if twice != 0 {
                breaches.push("a card is there twice".to_owned());
            }
            seen.commissioners |= hand.commissioners;
            seen.concessions |= hand.concessions;
            seen.benefits |= hand.benefits;
        }
    }
}

/// Where the FC's first token lies: the marked slot of La Habana (R009, C45).
fn central_start(board: &Board) -> Option<(Hex, u8)> {
    let map = board.map();
    let habana = Hex::all().find(|&hex| map.kind(hex) == cuba18_track::HexKind::Habana)?;
    let eastern = 1;
    let is_city = map.is_land(habana) && board.slots(habana, eastern) > 0;
    is_city.then_some((habana, eastern))
}

/// The tiles on the map, hex by hex.
fn digest_tiles(board: &Board, out: &mut Digest) {
    for hex in Hex::all() {
        match board.tile(hex) {
            None => out.byte(u8::MAX),
            Some(laid) => {
                out.byte(u8::try_from(laid.tile.index()).unwrap_or(u8::MAX));
                out.byte(laid.rotation);
            }
        }
    }
}

/// The companies that a player directs.
pub fn directed(table: &Table, seat: Seat) -> Companies {
    let all = Company::ALL.iter().copied();
    all.filter(|&company| table.charter(company).director == Some(seat)).collect()
}

#[cfg(feature = "scenario")]
impl Table {
    /// Gives a player exactly this much.
    pub(crate) fn put_cash(&mut self, seat: Seat, cash: Money) {
        self.purses[seat] = cash;
    }

    /// The bank gets what nobody holds.
    pub(crate) fn balance_bank(&mut self, terms: Terms) {
        let purses: Money = self.purses.iter().copied().sum();
        let treasuries: Money = self.charters.iter().map(|charter| charter.treasury).sum();
        let held = i32::try_from((purses + treasuries).coins()).unwrap_or(i32::MAX);
        self.bank = self.data.setting(terms.setting).bank - held;
    }
}
