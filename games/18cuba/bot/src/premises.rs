//! What decisions ahead of time look at.

use cuba18_rules::action::{Action, Source};
use cuba18_rules::charter::Standing;
use cuba18_rules::{Round, View};
use cuba18_track::Company;
use tabletop::{Game, Key as _, Seat, Turn};

/// Whether a seat is the one to decide.
pub(crate) fn is_asked(view: &View, seat: Seat) -> bool {
    matches!(view.game().turn(), Turn::Decide(seats) if seats.contains(seat))
}

/// Whether a seat goes on buying: it owns less than it wants, pays no more than it said, and if it
/// is asked, the rules let it buy.
pub(crate) fn buys(view: &View, seat: Seat, (company, shares, most): (Company, u8, u32)) -> bool {
    let table = view.table();
    let charter = table.charter(company);
    let held = charter.shares(&view.data().shares, company, seat);
    let price = table.price(company);
    let left = charter.offering + charter.pool + charter.reserve > 0;
    let wants = charter.standing != Standing::Closed && held < shares && left;
    let may = |&from: &Source| view.game().check(seat, &Action::Buy { company, from }).is_ok();
    wants
        && price.coins() <= most
        && table.cash(seat) >= price
        && (!is_asked(view, seat) || Source::ALL.iter().any(may))
}

/// How high the bids are for the commissioner that is auctioned.
pub(crate) fn highest_bid(view: &View) -> u32 {
    let Round::Auction(auction) = view.round() else { return 0 };
    auction.high.map_or(0, |(_, high)| high.coins())
}
