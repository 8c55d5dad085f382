//! How the game is told: round by round, and where the money came from.

use art::{Gain, Moved, Named, Part};
use cuba18_rules::components::WHOLE;
use cuba18_rules::round::Operating;
use cuba18_rules::{Cuba18, Event, Round, View};
use cuba18_track::Company;
use locale::Words;
use tabletop::{Key as _, Seat};

use crate::question::place;
use crate::token;

/// The money of the start.
const START: &str = "start";
/// Dividends, those of the Ferrocarril Central too.
const DIVIDENDS: &str = "dividends";
/// What shares have gained, held or sold.
const SHARES: &str = "shares";
/// What commissioners paid for tiles.
const COMMISSIONERS: &str = "commissioners";
/// Auction and concessions: what was paid, and the credit and the share that came with it.
const OPENING: &str = "opening";
/// What directors added for trains.
const TRAINS: &str = "trains";

/// The parts of the opening and stock rounds have these keys, operating rounds their number.
const AUCTION: &str = "auction";
const DRAFT: &str = "draft";
const STOCK: &str = "stock";

/// Tells the game round by round.
#[derive(Copy, Clone, Debug)]
pub struct Rounds;

impl art::Chronicle<Cuba18> for Rounds {
    fn begins(&self, before: Option<&View>, after: &View) -> Option<String> {
        let now = key(after.round())?;
        let goes_on = before.is_some_and(|before| match (before.round(), after.round()) {
            (Round::Operating(before), Round::Operating(after)) => is_same(before, after),
            (before, _) => key(before).as_ref() == Some(&now),
        });
        (!goes_on).then_some(now)
    }

    fn names(&self, rounds: &[&str], words: &Words) -> Vec<Named> {
        let mut stock = 0u32;
        let mut latest = 0u32;
        let name = |&round: &&str| {
            let named = |short, long| Named { short: words.text(short), long: words.text(long) };
            if round == AUCTION {
                return named("accounts-auction", "status-auction");
            }
            if round == DRAFT {
                return named("accounts-draft", "status-draft");
            }
            if round == STOCK {
                (stock, latest) = (stock + 1, 0);
                let number = [("number", stock.into())];
                return Named {
                    short: words.with("accounts-stock", &number),
                    long: words.with("round-stock", &number),
                };
            }
            // Between two sets everybody may have passed at once for want of anything to do.
            let number = round.parse().unwrap_or(0);
            stock += u32::from(number <= latest);
            latest = number;
            let short = format!("{stock}.{round}");
            let long = words.with("round-operating", &[("number", short.as_str().into())]);
            Named { short, long }
        };
        rounds.iter().map(name).collect()
    }

    fn sources(&self) -> Vec<&'static str> {
        vec![START, DIVIDENDS, SHARES, COMMISSIONERS, OPENING, TRAINS]
    }

    /// What each company last earned.
    fn remembered(&self, events: &[Event]) -> Vec<(&'static str, u32)> {
        let earned = events.iter().filter_map(|event| {
            if let Event::PaidOut { company, revenue } | Event::Kept { company, revenue } = *event {
                return Some((company, u32::from(revenue)));
            }
            let Event::CentralPaid { revenue } = *event else { return None };
            Some((Company::Fc, revenue))
        });
        earned.map(|(company, revenue)| (company.key(), revenue)).collect()
    }

    fn is_money(&self) -> bool {
        true
    }

    fn begun(&self, first: &View) -> Vec<Gain> {
        let cash = |seat| signed(first.table().cash(seat).coins());
        seats(first).map(|seat| Gain { seat, source: START, amount: cash(seat) }).collect()
    }

    fn gains(&self, moved: &Moved<'_, Cuba18>) -> Vec<Gain> {
        let mut gains = Vec::new();
        let mut opens = false;
        for event in moved.events {
            opens |= matches!(event, Event::Conceded { .. });
            told(event, moved.after, &mut gains);
        }
        // What prices and holdings have changed; the share that comes with a concession is
        // part of the opening.
        let source = if opens { OPENING } else { SHARES };
        for seat in seats(moved.after) {
            let amount = held(moved.after, seat) - held(moved.before, seat);
            gains.push(Gain { seat, source, amount });
        }
        gains.retain(|gain| gain.amount != 0);
        gains
    }

    fn made_of(&self, last: &View, seat: Seat, words: &Words) -> Vec<Part> {
        let cash = Part {
            name: words.text("cash-title"),
            class: "cash-part".to_owned(),
            amount: signed(last.table().cash(seat).coins()),
        };
        let share = |&company: &Company| Part {
            name: company.key().to_owned(),
            class: token::class(company),
            amount: worth(last, company, seat),
        };
        let mut shares: Vec<Part> = Company::ALL.iter().map(share).collect();
        shares.sort_by_key(|part| std::cmp::Reverse(part.amount));
        let parts = [cash].into_iter().chain(shares);
        parts.filter(|part| part.amount != 0).collect()
    }
}

/// Whether it is the same operating round: in another one of the same number those who were done
/// are not, or a company is at an earlier step again.
fn is_same(before: &Operating, after: &Operating) -> bool {
    let done = before.done.iter().all(|company| after.done.contains(company));
    let back = before.company == after.company && place(&after.step) < place(&before.step);
    before.number == after.number && done && !back
}

fn key(round: &Round) -> Option<String> {
    match round {
        Round::Deal | Round::Auction(_) => Some(AUCTION.to_owned()),
        Round::Draft(_) => Some(DRAFT.to_owned()),
        Round::Stock(_) => Some(STOCK.to_owned()),
        Round::Operating(turn) => Some(turn.number.to_string()),
        Round::Over { .. } => None,
    }
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    (0..view.terms().players).map(Seat::new)
}

fn signed(coins: u32) -> i32 {
    i32::try_from(coins).unwrap_or(i32::MAX)
}

/// What the shares of `seat` in a company are worth.
fn worth(view: &View, company: Company, seat: Seat) -> i32 {
    let table = view.table();
    let shares = table.charter(company).shares(&view.data().shares, company, seat);
    signed(table.price(company).times(shares.into()).coins())
}

/// What all shares of `seat` are worth.
fn held(view: &View, seat: Seat) -> i32 {
    Company::ALL.iter().map(|&company| worth(view, company, seat)).sum()
}

/// What an event moved from or to purses. Money for shares is set against their worth.
fn told(event: &Event, after: &View, gains: &mut Vec<Gain>) {
    let mut gain = |seat, source, amount| gains.push(Gain { seat, source, amount });
    let mut pays = |company, revenue: u32| {
        let tenth = revenue / u32::from(WHOLE);
        let tenths = &after.table().charter(company).held;
        for (seat, &tenths) in seats(after).zip(tenths) {
            gain(seat, DIVIDENDS, signed(tenth * u32::from(tenths)));
        }
    };
    if let Event::PaidOut { company, revenue } = *event {
        pays(company, revenue.into());
    }
    if let Event::CentralPaid { revenue } = *event {
        pays(Company::Fc, revenue);
    }
    if let Event::Won { seat, amount, .. } | Event::Conceded { seat, amount, .. } = *event {
        gain(seat, OPENING, -signed(amount.coins()));
    }
    if let Event::Commissioned { seat, amount, .. } = *event {
        gain(seat, COMMISSIONERS, signed(amount.coins()));
    }
    if let Event::Added { seat, amount, .. } = *event {
        gain(seat, TRAINS, -signed(amount.coins()));
    }
    if let Event::Refunded { seat, amount, .. } = *event {
        gain(seat, TRAINS, signed(amount.coins()));
    }
    if let Event::Bought { seat, price, .. } = *event {
        gain(seat, SHARES, -signed(price.coins()));
    }
    if let Event::Sold { seat, income, .. } = *event {
        gain(seat, SHARES, signed(income.coins()));
    }
    let data = after.data();
    if let Event::Founded { seat, price, .. } = *event {
        gain(seat, SHARES, -i32::from(price) * i32::from(data.shares.director));
    }
    if let Event::Converted { seat, price, .. } = *event {
        let whole = i32::from(price) * i32::from(data.shares.converted);
        gain(seat, SHARES, -whole);
        gain(seat, OPENING, whole.min(signed(data.cards.credit)));
    }
}
