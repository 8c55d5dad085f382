//! What a player of 18Cuba may decide ahead of time.
//!
//! An intent holds its premise in its own words: `quiet/5f3a...` is to pass as
//! long as the market looks like that, `pay/MS/80` to run MS and pay out as long
//! as it earns 80.

use bots::{Intents, Seen};
use cuba18_rules::action::{Action, Source};
use cuba18_rules::charter::Standing;
use cuba18_rules::components::WHOLE;
use cuba18_rules::{Cuba18, Round, View};
use cuba18_track::Company;
use tabletop::{Choices, Digest, Key, Message, Seat};

use crate::income::present_income;

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
    /// Bid for a commissioner, never more than this, and then pass.
    Bid(u8, u32),
    /// Buy shares of a company until it floats.
    Float(Company),
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
            Intent::Bid(card, most) => format!("bid/{card}/{most}"),
            Intent::Float(company) => format!("float/{}", company.key()),
            Intent::Pay(company, income) => format!("pay/{}/{income}", company.key()),
            Intent::Keep(company, income) => format!("keep/{}/{income}", company.key()),
        }
    }

    fn told(self) -> Message {
        match self {
            Intent::Round => Message::new("intent-round"),
            Intent::Quiet(_) => Message::new("intent-quiet"),
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
            Intent::Round | Intent::Quiet(_) | Intent::Bid(..) => *action == Action::Pass {},
            Intent::Float(company) => *action == Action::Buy { company, from: Source::Offering },
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

/// How much more than the highest bid one may go ahead of time, in steps of bidding.
const RAISES: [u32; 3] = [2, 6, 12];

/// The most that `seat` may want to bid for the commissioner that is auctioned.
fn bids(view: &View, seat: Seat) -> Vec<Intent> {
    let Round::Auction(auction) = view.round() else { return Vec::new() };
    let high = auction.high.map_or(0, |(_, high)| high.coins());
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

impl Intents<Cuba18> for Foresight {
    fn open(&self, view: &View, seat: Seat) -> Vec<String> {
        let mut open = vec![Intent::Quiet(market(view)), Intent::Round];
        open.extend(bids(view, seat));
        for &company in Company::ALL {
            open.push(Intent::Float(company));
            let income = present_income(view.table(), company);
            if income > 0 {
                open.extend([Intent::Pay(company, income), Intent::Keep(company, income)]);
            }
        }
        open.retain(|intent| intent.holds(view, seat));
        open.into_iter().map(Intent::written).collect()
    }

    fn told(&self, intent: &str) -> Option<Message> {
        Intent::read(intent).map(Intent::told)
    }

    fn holds(&self, view: &View, seat: Seat, intent: &str) -> bool {
        Intent::read(intent).is_some_and(|intent| intent.holds(view, seat))
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
