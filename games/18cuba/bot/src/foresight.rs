//! What a player of 18Cuba may decide ahead of time.
//!
//! An intent holds its premise in its own words: `quiet/5f3a...` is to pass as
//! long as the market looks like that, `pay/MS/80` to run MS and pay out as long
//! as it earns 80, `lay/MS/B9/57/1` to lay that tile with MS if it is still legal.

use bots::{Intents, Lead, Numbered, Seen};
use cuba18_rules::action::{Action, Laying, Source};
use cuba18_rules::charter::Standing;
use cuba18_rules::components::WHOLE;
use cuba18_rules::rent::Rent;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Cuba18, Round, View};
use cuba18_track::{Company, Hex, Tile, ways};
use tabletop::{Arg, Choices, Digest, Game, Key, Message, Seat};

use crate::income::present_income;
use crate::leads;
use crate::premises::{buys, highest_bid};

/// Bidding, passing, floating, running and paying out or keeping, ahead of time.
#[derive(Copy, Clone, Debug)]
pub struct Foresight;

/// An intent, read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Intent {
    /// Pass for the rest of this stock round.
    Round,
    /// Pass until somebody buys, sells or founds.
    Quiet(u64),
    /// Pass until somebody sells.
    Calm(u64),
    /// Bid for a commissioner, never more than this, and then pass.
    Bid(u8, u32),
    /// Buy shares of a company until it floats.
    Float(Company),
    /// Buy shares of a company until one owns so many, at this price at most.
    Own(Company, u8, u32),
    /// Lay this tile with a company if it is still legal.
    Lay(Company, Laying),
    /// Run the best run and pay out, while it earns so much.
    Pay(Company, i32),
    /// Run the best run and keep the income, while it earns so much.
    Keep(Company, i32),
}

impl Intent {
    fn read(text: &str) -> Option<Intent> {
        let words: Vec<&str> = text.split('/').collect();
        match words.as_slice() {
            ["round"] => Some(Intent::Round),
            ["quiet", stamp] => u64::from_str_radix(stamp, 16).ok().map(Intent::Quiet),
            ["calm", stamp] => u64::from_str_radix(stamp, 16).ok().map(Intent::Calm),
            ["own", company, shares, price] => Some(Intent::Own(
                Company::from_key(company)?,
                shares.parse().ok()?,
                price.parse().ok()?,
            )),
            ["lay", company, hex, tile, rotation] => {
                let (hex, tile) = (Hex::from_id(hex)?, Tile::from_number(tile)?);
                let rotation = rotation.parse().ok()?;
                let laying = Laying { hex, tile, rotation, rent: Rent::NONE };
                Some(Intent::Lay(Company::from_key(company)?, laying))
            }
            ["bid", card, most] => Some(Intent::Bid(card.parse().ok()?, most.parse().ok()?)),
            ["float", company] => Company::from_key(company).map(Intent::Float),
            ["pay", company, income] => {
                Some(Intent::Pay(Company::from_key(company)?, income.parse().ok()?))
            }
            ["keep", company, income] => {
                Some(Intent::Keep(Company::from_key(company)?, income.parse().ok()?))
            }
            _ => None,
        }
    }

    fn written(self) -> String {
        match self {
            Intent::Round => "round".to_owned(),
            Intent::Quiet(stamp) => format!("quiet/{stamp:016x}"),
            Intent::Calm(stamp) => format!("calm/{stamp:016x}"),
            Intent::Bid(card, most) => format!("bid/{card}/{most}"),
            Intent::Own(company, shares, price) => {
                format!("own/{}/{shares}/{price}", company.key())
            }
            Intent::Lay(company, Laying { hex, tile, rotation, .. }) => {
                format!("lay/{}/{}/{}/{rotation}", company.key(), hex.id(), tile.number())
            }
            Intent::Float(company) => format!("float/{}", company.key()),
            Intent::Pay(company, income) => format!("pay/{}/{income}", company.key()),
            Intent::Keep(company, income) => format!("keep/{}/{income}", company.key()),
        }
    }

    fn told(self) -> Message {
        match self {
            Intent::Round => Message::new("intent-round"),
            Intent::Quiet(_) => Message::new("intent-quiet"),
            Intent::Calm(_) => Message::new("intent-calm"),
            Intent::Own(company, shares, price) => Message::new("intent-own")
                .word("company", company)
                .number("count", shares)
                .number("price", price),
            Intent::Lay(company, Laying { hex, tile, .. }) => {
                let mut said = Message::new("intent-lay").word("company", company);
                said.args.push(("tile", Arg::Word("tile", tile.number())));
                said.args.push(("hex", Arg::Word("hex", hex.id())));
                said
            }
            Intent::Bid(card, most) => {
                Message::new("intent-bid").number("card", card).number("amount", most)
            }
            Intent::Float(company) => Message::new("intent-float").word("company", company),
            Intent::Pay(company, income) => {
                Message::new("intent-pay").word("company", company).number("income", income)
            }
            Intent::Keep(company, income) => {
                Message::new("intent-keep").word("company", company).number("income", income)
            }
        }
    }

    fn holds(self, view: &View, seat: Seat) -> bool {
        let is_stock = matches!(view.round(), Round::Stock(_));
        // Nobody throws concessions away without being asked (R262).
        let may_pass = || is_stock && view.thrown_away(seat).next().is_none();
        // Where nothing operates, the next stock round follows at once.
        let ends = || view.table().operating().next().is_some();
        match self {
            Intent::Round => may_pass() && ends(),
            Intent::Quiet(stamp) => may_pass() && market(view) == stamp,
            Intent::Calm(stamp) => may_pass() && sales(view) == stamp,
            Intent::Own(company, shares, price) => {
                is_stock && buys(view, seat, (company, shares, price))
            }
            Intent::Lay(company, laying) => lays(view, seat, (company, laying)),
            Intent::Bid(card, most) => match view.round() {
                Round::Auction(auction) => {
                    let pays = view.table().cash(seat).coins() >= most;
                    auction.card == card && !auction.out.contains(seat) && pays
                }
                Round::Deal
                | Round::Draft(_)
                | Round::Stock(_)
                | Round::Operating(_)
                | Round::Over { .. } => false,
            },
            Intent::Float(company) => {
                let charter = view.table().charter(company);
                let waits = charter.standing == Standing::Founded
                    && charter.offering > WHOLE - view.data().shares.floats;
                let pays = view.table().cash(seat) >= view.table().price(company);
                is_stock && waits && pays
            }
            Intent::Pay(company, income) | Intent::Keep(company, income) => {
                let directs = view.table().charter(company).director == Some(seat);
                let earns = || present_income(view.table(), company) >= income;
                directs && matches!(view.round(), Round::Operating(_)) && earns()
            }
        }
    }

    /// Whether this action, which is listed now, is what it says to do.
    fn means(self, view: &View, action: &Action) -> bool {
        let operates = |company: Company| match view.round() {
            Round::Operating(turn) => turn.company == company,
            Round::Deal
            | Round::Auction(_)
            | Round::Draft(_)
            | Round::Stock(_)
            | Round::Over { .. } => false,
        };
        match self {
            Intent::Round | Intent::Quiet(_) | Intent::Calm(_) | Intent::Bid(..) => {
                *action == Action::Pass {}
            }
            Intent::Float(company) => *action == Action::Buy { company, from: Source::Offering },
            Intent::Own(company, ..) => {
                matches!(action, Action::Buy { company: of, .. } if *of == company)
            }
            Intent::Lay(company, laying) => operates(company) && *action == Action::Lay(laying),
            // Of runs the first that is listed is the best.
            Intent::Pay(company, _) => {
                operates(company) && matches!(action, Action::Run { .. } | Action::PayOut {})
            }
            Intent::Keep(company, _) => {
                operates(company) && matches!(action, Action::Run { .. } | Action::Keep {})
            }
        }
    }
}

/// Whether the tile can still be laid in this operating round: it comes on what lies there, a
/// piece is left, and once the company builds, the rules allow it.
fn lays(view: &View, seat: Seat, (company, laying): (Company, Laying)) -> bool {
    let Round::Operating(Operating { done, company: now, step, .. }) = view.round() else {
        return false;
    };
    let board = &view.table().board;
    let comes = board.left(laying.tile) > 0
        && ways(board, laying.hex).contains(&(laying.tile, laying.rotation));
    let builds = match step {
        Step::Track(_) => view.game().check(seat, &Action::Lay(laying)).is_ok(),
        Step::Home => true,
        Step::Station | Step::Run | Step::Dividend { .. } | Step::Trains(_) | Step::Machines => {
            false
        }
    };
    view.table().charter(company).director == Some(seat)
        && !done.contains(company)
        && comes
        && (*now != company || builds)
}

/// Half of a company is what one buys for.
const HALF: u8 = WHOLE / 2;

/// How much more than the highest bid one may go ahead of time, in steps of bidding.
const RAISES: [u32; 6] = [1, 2, 4, 6, 10, 16];

/// The most that `seat` may want to bid for the commissioner that is auctioned.
fn bids(view: &View, seat: Seat) -> Vec<Intent> {
    let Round::Auction(auction) = view.round() else { return Vec::new() };
    let high = highest_bid(view);
    let step = view.data().shares.bid_step;
    let most = RAISES.map(|raises| high + raises * step);
    let cash = view.table().cash(seat).coins();
    let payable = most.into_iter().filter(|&most| most <= cash);
    payable.map(|most| Intent::Bid(auction.card, most)).collect()
}

/// The lowest bid that is open, if it is not more than was said.
fn lowest_bid(choices: &Choices<Action>, intent: Intent) -> Option<Action> {
    let Intent::Bid(_, most) = intent else { return None };
    let lowest = choices.ranges().iter().map(|range| range.at(0));
    let bids = lowest.chain(choices.ones().iter().cloned());
    let is_within =
        |action: &Action| matches!(action, Action::Bid { amount } if amount.coins() <= most);
    bids.into_iter().find(is_within)
}

/// Who owns what at which price, as one number.
fn market(view: &View) -> u64 {
    let mut digest = Digest::default();
    for &company in Company::ALL {
        let charter = view.table().charter(company);
        digest.bytes(&charter.held);
        digest.bytes(&[charter.offering, charter.reserve, charter.pool, charter.price.index()]);
    }
    digest.value()
}

/// What has been sold, as one number.
fn sales(view: &View) -> u64 {
    let mut digest = Digest::default();
    let Round::Stock(stock) = view.round() else { return 0 };
    for seat in (0..view.terms().players).map(Seat::new) {
        for &company in Company::ALL {
            digest.bytes(&[u8::from(stock.sold[seat].contains(company))]);
        }
    }
    for &company in Company::ALL {
        digest.bytes(&[view.table().charter(company).pool]);
    }
    digest.value()
}

impl Intents<Cuba18> for Foresight {
    fn open(&self, view: &View, seat: Seat) -> Vec<String> {
        let mut open = vec![Intent::Quiet(market(view)), Intent::Calm(sales(view)), Intent::Round];
        open.extend(bids(view, seat));
        for &company in Company::ALL {
            open.push(Intent::Float(company));
            if view.table().charter(company).held[seat.index()] > 0 {
                let half = HALF / view.data().shares.unit(company);
                open.push(Intent::Own(company, half, view.table().price(company).coins()));
            }
            let income = present_income(view.table(), company);
            if income > 0 {
                open.extend([Intent::Pay(company, income), Intent::Keep(company, income)]);
            }
        }
        open.retain(|intent| intent.holds(view, seat));
        open.into_iter().map(Intent::written).collect()
    }

    fn numbered(&self, view: &View, seat: Seat) -> Vec<Numbered> {
        leads::numbered(view, seat)
    }

    fn leads(&self, view: &View, seat: Seat) -> Vec<Lead<Action>> {
        leads::leads(view, seat)
    }

    fn told(&self, intent: &str) -> Option<Message> {
        Intent::read(intent).map(Intent::told)
    }

    fn holds(&self, view: &View, seat: Seat, intent: &str) -> bool {
        Intent::read(intent).is_some_and(|intent| intent.holds(view, seat))
    }

    fn takes(&self, view: &View, seat: Seat, intent: &str) -> bool {
        // What was tried out is not listed, nor is what holds a number of one's own.
        let named = match Intent::read(intent) {
            Some(Intent::Lay(..) | Intent::Own(..)) => true,
            Some(Intent::Bid(_, most)) => most > highest_bid(view),
            Some(_) | None => false,
        };
        self.open(view, seat).iter().any(|open| open == intent)
            || named && self.holds(view, seat, intent)
    }

    fn of(&self, view: &View, seat: Seat, action: &Action) -> Option<String> {
        let (Round::Operating(turn), Action::Lay(laying)) = (view.round(), action) else {
            return None;
        };
        // What is rented is decided when it is laid.
        let directs = view.table().charter(turn.company).director == Some(seat);
        let intent = Intent::Lay(turn.company, *laying);
        (directs && laying.rent == Rent::NONE).then(|| intent.written())
    }

    fn ended(&self, view: &View, seat: Seat, intent: &str) -> &'static str {
        let stock = matches!(view.round(), Round::Stock(_));
        let Some(intent) = Intent::read(intent) else { return "gone" };
        match intent {
            Intent::Round | Intent::Quiet(_) | Intent::Calm(_) if !stock => "round",
            Intent::Round | Intent::Quiet(_) | Intent::Calm(_)
                if view.thrown_away(seat).next().is_some() =>
            {
                "concession"
            }
            Intent::Quiet(_) => "market",
            Intent::Calm(_) => "sold",
            Intent::Round => "round",
            Intent::Bid(card, _)
                if view.table().cards[seat].commissioners & (1 << (card - 1)) != 0 =>
            {
                "won"
            }
            Intent::Bid(..) => "auction",
            Intent::Float(company) | Intent::Own(company, ..) => {
                bought(view, seat, (company, intent))
            }
            Intent::Lay(company, laying) => {
                let there = view.table().board.tile(laying.hex);
                let same = there.is_some_and(|laid| {
                    (laid.tile, laid.rotation) == (laying.tile, laying.rotation)
                });
                let directs = view.table().charter(company).director == Some(seat);
                match (same, directs) {
                    (true, _) => "laid",
                    (false, true) => "illegal",
                    (false, false) => "director",
                }
            }
            Intent::Pay(company, _) | Intent::Keep(company, _) => {
                let directs = view.table().charter(company).director == Some(seat);
                match (view.round(), directs) {
                    (Round::Operating(_), true) => "income",
                    (Round::Operating(_), false) => "director",
                    (_, _) => "round",
                }
            }
        }
    }

    fn follow(&self, seen: &Seen<'_, Cuba18>, intent: &str) -> Option<Action> {
        let view = seen.view();
        let intent = Intent::read(intent).filter(|intent| intent.holds(&view, seen.seat()))?;
        let mut choices = Choices::default();
        seen.actions(&mut choices);
        lowest_bid(&choices, intent)
            .or_else(|| choices.ones().iter().find(|action| intent.means(&view, action)).cloned())
    }
}

/// Why nothing more is bought.
fn bought(view: &View, seat: Seat, (company, intent): (Company, Intent)) -> &'static str {
    let (table, charter) = (view.table(), view.table().charter(company));
    let price = table.price(company);
    if !matches!(view.round(), Round::Stock(_)) {
        return "round";
    }
    if let Intent::Own(_, shares, most) = intent {
        if charter.shares(&view.data().shares, company, seat) >= shares {
            return "owned";
        }
        if price.coins() > most {
            return "price";
        }
    } else if charter.standing != Standing::Founded {
        return "floated";
    }
    if table.cash(seat) < price { "cash" } else { "no-share" }
}
