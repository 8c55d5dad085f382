//! The countable facts of a position, in a fixed order.

use cuba18_track::{Company, Train};
use tabletop::{Digest, Key};

use crate::Cuba18;
use crate::charter::seat_number as seat;
use crate::round::{Auction, Draft, Goods, Offer, Operating, Purchases, Round, Step, Stock, Track};

pub(crate) fn write(game: &Cuba18, out: &mut Digest) {
    // What was agreed stands before the game.
    let Cuba18 { terms, table, round: of } = game;
    table.digest(out);
    round(of, terms.third_reading(), out);
}

fn round(round: &Round, third_reading: bool, out: &mut Digest) {
    match round {
        Round::Deal => out.number(0),
        Round::Auction(Auction { card, bidder, high, out: folded }) => {
            out.number(1);
            out.number(*card);
            out.number(seat(*bidder));
            out.number(high.map_or(-1, |(high, _)| seat(high)));
            out.number(high.map_or(0, |(_, amount)| amount.coins()));
            out.number(folded.bits());
        }
        Round::Draft(Draft { rounds_left, place }) => {
            [2, *rounds_left, *place].into_iter().for_each(|number| out.number(number));
        }
        Round::Stock(Stock { first, place, passes, has_sold, sold }) => {
            [3, *place, *passes, u8::from(*first), u8::from(*has_sold)]
                .into_iter()
                .for_each(|n| out.number(n));
            for sold in sold {
                sold.iter().for_each(|company| out.number(company as u8));
                out.number(-1);
            }
        }
        Round::Operating(turn) => operating(turn, third_reading, out),
        Round::Over { ending } => {
            out.number(5);
            out.number(*ending as u8);
        }
    }
}

fn operating(turn: &Operating, third_reading: bool, out: &mut Digest) {
    let Operating { number, of, done, company, shared, commissioned, rented, step } = turn;
    [4, *number, *of, *company as u8, u8::from(*shared)]
        .into_iter()
        .for_each(|number| out.number(number));
    done.iter().for_each(|company| out.number(company as u8));
    // Only where the rulings ask for them, so that the marks of older games hold.
    if *commissioned {
        out.number(-2);
    }
    if !rented.is_empty() {
        out.number(-3);
        rented.hexes().for_each(|hex| out.bytes(hex.id().as_bytes()));
    }
    match step {
        Step::Home => out.number(10),
        Step::Track(Track { laid, commissioned, fresh_home, rented }) => {
            out.number(11);
            [laid, commissioned, fresh_home].into_iter().for_each(|&flag| out.number(flag));
            rented.hexes().for_each(|hex| out.bytes(hex.id().as_bytes()));
        }
        Step::Station => out.number(12),
        Step::Run => out.number(13),
        Step::Dividend { revenue } => [14, *revenue].into_iter().for_each(|n| out.number(n)),
        Step::Trains(purchases) => trains(purchases, third_reading, out),
        Step::Machines => out.number(16),
    }
}

fn trains(purchases: &Purchases, third_reading: bool, out: &mut Digest) {
    let Purchases { traded, haggles, refused_wagons, offer, emergency, added } = purchases;
    [15, u8::from(*traded), u8::from(*emergency)].into_iter().for_each(|number| out.number(number));
    out.number(added.coins());
    for &train in Train::ALL {
        let refused = |company: &&Company| haggles.of(**company, train).is_some();
        Company::ALL.iter().filter(refused).for_each(|&company| out.number(company as u8));
        out.number(-1);
    }
    for refused in refused_wagons {
        refused.iter().for_each(|company| out.number(company as u8));
        out.number(-1);
    }
    // The first edition knew neither raised offers nor prices of sellers.
    for haggle in haggles.iter().filter(|_| third_reading) {
        out.number(haggle.price.coins());
        out.number(haggle.has_named);
    }
    if let Some(Offer { seller, goods, price, is_named }) = offer {
        out.number(*seller as u8);
        out.number(match *goods {
            Goods::Train(train) => train as u8,
            Goods::Wagon(wagon) => 100 + wagon as u8,
        });
        out.number(price.coins());
        if *is_named {
            out.number(1);
        }
    }
}
