//! Events and refusals as messages; the words stand in `locale/`.

use tabletop::{Message, Tell};

use crate::components::{PerResource, Sort};
use crate::{Event, Refusal, Resource};

impl Tell for Event {
    fn message(&self) -> Message {
        let by = |id: &'static str, seat| Message::new(id).seat("seat", seat);
        match *self {
            Event::Dealt { start, .. } => Message::new("event-dealt").seat("start", start),
            Event::Laid { seat, sort, .. } => tell_tile(by("event-laid", seat), sort),
            Event::LaidBack { seat, .. } => by("event-laid-back", seat),
            Event::StationWasted { seat, why, .. } => {
                by("event-station-wasted", seat).word("waste", why)
            }
            Event::Discarded { seat, sort, .. } => tell_tile(by("event-discarded", seat), sort),
            Event::CrossingPaid { seat, count } => {
                by("event-crossing-paid", seat).number("count", count)
            }
            Event::Took { seat, resource } => {
                by("event-took", seat).number("count", 1).word("item", resource)
            }
            Event::Claimed { seat, .. } => by("event-claimed", seat),
            Event::Built { seat, dividends, .. } => {
                by("event-built", seat).number("count", dividends)
            }
            Event::Released { seat, owner, .. } if seat == owner => by("event-released-own", seat),
            Event::Released { seat, owner, .. } => by("event-released", seat).seat("owner", owner),
            Event::Skipped { seat } => by("event-skipped", seat),
            Event::Drove { seat, loco, from, to, tiles, load } => {
                let drove = by("event-drove", seat).word("loco", loco).number("tiles", tiles);
                carried(drove.of("from", "from", from.sort).of("to", "to", to.sort), &load)
            }
            Event::Burned { seat } => by("event-burned", seat),
            Event::LocoBuilt { seat, .. } => by("event-loco-built", seat),
            Event::Delivered { seat, load, first, points, goal, .. } => {
                let id = if first { "event-delivered-first" } else { "event-delivered-later" };
                let told = by(id, seat).number("points", points).number("goal", goal.unwrap_or(0));
                carried(told, &load)
            }
            Event::GotOff { seat, host: Some(host), .. } if host != seat => {
                by("event-got-off", seat).seat("host", host)
            }
            Event::GotOff { seat, .. } => by("event-got-off-at-home", seat),
            Event::SharesRose { seat, points, .. } => {
                by("event-shares-rose", seat).number("points", points)
            }
            Event::Bonus { seat } => by("event-bonus", seat),
            Event::Sold { seat, points, .. } => by("event-sold", seat).number("points", points),
            Event::Converted { seat, conversion } => {
                by("event-converted", seat).word("conversion", conversion)
            }
            Event::Nine { seat, ending, points } => {
                by("event-nine", seat).of("why", "nine", ending).number("points", points)
            }
            Event::NoNine { seat, points } => by("event-no-nine", seat).number("points", points),
            Event::Bought { seat, sort, .. } => tell_tile(by("event-bought", seat), sort),
            Event::Bet { seat, goal } => by("event-bet", seat).number("goal", goal),
            Event::Dropped { seat, resource } => {
                by("event-dropped", seat).number("count", 1).word("item", resource)
            }
            Event::Drawn { sort, .. } => tell_tile(Message::new("event-drawn"), sort),
            Event::LastTurns { ending } => Message::new("event-last-turns").word("ending", ending),
            Event::Ended { .. } => Message::new("event-ended"),
        }
    }
}

/// The sentence with how much of each resource there is.
fn carried(message: Message, load: &PerResource<u8>) -> Message {
    let message = message.number("coal", load[Resource::Coal]);
    message.number("wood", load[Resource::Wood]).number("iron", load[Resource::Iron])
}

/// The sentence with what a tile is.
fn tell_tile(message: Message, sort: Sort) -> Message {
    message.of("tile", "tile", sort)
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Refusal::NotYourTurn => say("refusal-not-your-turn"),
            Refusal::NotThisStep => say("refusal-not-this-step"),
            Refusal::CannotConvert { resource, held } => {
                say("refusal-cannot-convert").number("count", held).word("item", resource)
            }
            Refusal::NoShares => say("refusal-no-shares"),
            Refusal::ReserveEmpty => say("refusal-reserve-empty"),
            Refusal::NotInHand => say("refusal-not-in-hand"),
            Refusal::NotBeside => say("refusal-not-beside"),
            Refusal::RailsDoNotMatch => say("refusal-rails-do-not-match"),
            Refusal::NoRailsJoin => say("refusal-no-rails-join"),
            Refusal::JoinsStations => say("refusal-joins-stations"),
            Refusal::LooksTheSame => say("refusal-looks-the-same"),
            Refusal::SomethingFits => say("refusal-something-fits"),
            Refusal::NotInCenter => say("refusal-not-in-center"),
            Refusal::TooFewDividends { needed, held, .. } => {
                say("refusal-too-few-dividends").number("needed", needed).number("held", held)
            }
            Refusal::StationNextDoor => say("refusal-station-next-door"),
            Refusal::CityHasStation => say("refusal-city-has-station"),
            Refusal::NoStationLeft => say("refusal-no-station-left"),
            Refusal::PaysTooMuch { cost } => say("refusal-pays-too-much").number("cost", cost),
            Refusal::PaysTooLittle { cost, passengers } => {
                say("refusal-pays-too-little").number("cost", cost).number("passengers", passengers)
            }
            Refusal::NoSuchPassenger => say("refusal-no-such-passenger"),
            Refusal::OthersFirst => say("refusal-others-first"),
            Refusal::NoSuchLoco => say("refusal-no-such-loco"),
            Refusal::TripOver => say("refusal-trip-over"),
            Refusal::NoPoints => say("refusal-no-points"),
            Refusal::NoRailsThere => say("refusal-no-rails-there"),
            Refusal::AlreadyThere => say("refusal-already-there"),
            Refusal::TooFar { tiles, points } => {
                say("refusal-too-far").number("tiles", tiles).number("points", points)
            }
            Refusal::Reversing => say("refusal-reversing"),
            Refusal::TooFewResources { resource, needed, held, .. } => {
                let said = say("refusal-too-few-resources").number("count", needed);
                said.word("item", resource).number("held", held)
            }
            Refusal::LocosBuilt => say("refusal-locos-built"),
            Refusal::NotOwnStation => say("refusal-not-own-station"),
            Refusal::NothingHere => say("refusal-nothing-here"),
            Refusal::CityFull => say("refusal-city-full"),
            Refusal::NoSuchGoal => say("refusal-no-such-goal"),
            Refusal::GoalFull { most } => say("refusal-goal-full").number("most", most),
            Refusal::GoalHasRoom => say("refusal-goal-has-room"),
            Refusal::NoGoalMarker => say("refusal-no-goal-marker"),
            Refusal::BurnedEnough { most } => say("refusal-burned-enough").number("most", most),
            Refusal::NoSuchColumn => say("refusal-no-such-column"),
            Refusal::RoomEnough => say("refusal-room-enough"),
            Refusal::NoChance => say("refusal-no-chance"),
            Refusal::ImpossibleDeal => say("refusal-impossible-deal"),
            Refusal::NotInPile => say("refusal-not-in-pile"),
        }
    }
}
