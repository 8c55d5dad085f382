//! The countable facts of a position, in a fixed order.

use cuba18_track::{Company, Hex, Train, Wagon};
use tabletop::{Digest, Key, Seat};

use crate::round::{Goods, Operating, Purchases, Round, Step};
use crate::{Cuba18, Table};

pub(crate) fn write(game: &Cuba18, out: &mut Digest) {
    table(&game.table, out);
    round(&game.round, out);
}

fn table(table: &Table, out: &mut Digest) {
    out.number(table.bank());
    out.number(table.bank_broke.map_or(-1, |broke| broke as i64));
    for seat in table.cards.seats() {
        let hand = table.cards[seat];
        out.number(table.cash(seat).coins());
        [hand.commissioners, hand.concessions, hand.benefits]
            .into_iter()
            .for_each(|bits| out.byte(bits));
    }
    table.players().for_each(|player| out.number(seat(player)));
    for &company in Company::ALL {
        charter(table, company, out);
    }
    table.by_price().for_each(|company| out.byte(company as u8));
    let depot = &table.depot;
    depot.standard.iter().chain(&depot.narrow).for_each(|&left| out.byte(left));
    depot.pool.iter().for_each(|&left| out.byte(left));
    depot.wagons.iter().chain(depot.wagon_pool.iter()).for_each(|&left| out.byte(left));
    out.byte(depot.eights_exported);
    table.machines.iter().flatten().for_each(|&left| out.byte(left));
    Company::MINORS.into_iter().for_each(|minor| out.byte(table.cubes.of(minor)));
    out.byte(table.phase.number());
    out.byte(table.central_range);
    out.byte(table.concessions);
    for hex in Hex::all() {
        match table.board.tile(hex) {
            None => out.byte(u8::MAX),
            Some(laid) => {
                out.byte(u8::try_from(laid.tile.index()).unwrap_or(u8::MAX));
                out.byte(laid.rotation);
            }
        }
    }
}

fn charter(table: &Table, company: Company, out: &mut Digest) {
    let charter = table.charter(company);
    out.byte(charter.standing as u8);
    out.byte(charter.price.index());
    out.number(charter.treasury.coins());
    out.number(charter.director.map_or(-1, seat));
    charter.held.iter().for_each(|&held| out.byte(held));
    [charter.offering, charter.reserve, charter.pool].into_iter().for_each(|pile| out.byte(pile));
    Train::ALL.iter().for_each(|&train| out.byte(charter.trains[train]));
    Wagon::ALL.iter().for_each(|&wagon| out.byte(charter.wagons[wagon]));
    charter.machines.into_iter().for_each(|count| out.byte(count));
    [charter.placed, charter.released, u8::from(charter.mail)]
        .into_iter()
        .for_each(|count| out.byte(count));
    for (hex, stop) in table.board.stations_of(company) {
        out.bytes(hex.id().as_bytes());
        out.byte(stop);
    }
}

fn round(round: &Round, out: &mut Digest) {
    match round {
        Round::Deal => out.number(0),
        Round::Auction(auction) => {
            out.number(1);
            out.number(auction.card);
            out.number(seat(auction.bidder));
            out.number(auction.high.map_or(-1, |(high, _)| seat(high)));
            out.number(auction.high.map_or(0, |(_, amount)| amount.coins()));
            out.number(auction.out.bits());
        }
        Round::Draft(draft) => {
            [2, draft.rounds_left, draft.place].into_iter().for_each(|number| out.number(number));
        }
        Round::Stock(stock) => {
            let flags = [stock.first, stock.has_sold].map(u8::from);
            [3, stock.place, stock.passes].into_iter().chain(flags).for_each(|n| out.number(n));
            for sold in &stock.sold {
                sold.iter().for_each(|company| out.number(company as u8));
                out.number(-1);
            }
        }
        Round::Operating(turn) => operating(turn, out),
        Round::Over { ending } => {
            out.number(5);
            out.number(*ending as u8);
        }
    }
}

fn operating(turn: &Operating, out: &mut Digest) {
    let flags = [4, turn.number, turn.of, turn.company as u8, u8::from(turn.shared)];
    flags.into_iter().for_each(|number| out.number(number));
    turn.done.iter().for_each(|company| out.number(company as u8));
    match &turn.step {
        Step::Home => out.number(10),
        Step::Track(track) => {
            let flags = [track.laid, track.commissioned, track.fresh_home].map(u8::from);
            [11].into_iter().chain(flags).for_each(|number| out.number(number));
            track.rented.hexes().for_each(|hex| out.bytes(hex.id().as_bytes()));
        }
        Step::Station => out.number(12),
        Step::Run => out.number(13),
        Step::Dividend { revenue } => [14, *revenue].into_iter().for_each(|n| out.number(n)),
        Step::Trains(purchases) => trains(purchases, out),
        Step::Machines => out.number(16),
    }
}

fn trains(purchases: &Purchases, out: &mut Digest) {
    [15, u8::from(purchases.traded), u8::from(purchases.emergency)]
        .into_iter()
        .for_each(|n| out.number(n));
    out.number(purchases.added.coins());
    for refused in purchases.refused.iter().chain(&purchases.refused_wagons) {
        refused.iter().for_each(|company| out.number(company as u8));
        out.number(-1);
    }
    if let Some(offer) = purchases.offer {
        out.number(offer.seller as u8);
        out.number(match offer.goods {
            Goods::Train(train) => train as u8,
            Goods::Wagon(wagon) => 100 + wagon as u8,
        });
        out.number(offer.price.coins());
    }
}

fn seat(seat: Seat) -> i64 {
    i64::try_from(seat.index()).unwrap_or(-1)
}
