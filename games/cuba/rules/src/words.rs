//! Events and refusals as messages; the words stand in `locale/`.

use tabletop::{Key, Known, Message, Tell};

use crate::phase::Levy;
use crate::{Character, Event, Refusal, Ship};

impl Tell for Event {
    #[expect(clippy::too_many_lines, reason = "one sentence for each event")]
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Event::Opened { start, ships } => {
                let [first, second, sea] = ships.map(Ship::number);
                let said = say("event-opened").seat("start", start).number("first", first);
                said.number("second", second).number("sea", sea)
            }
            Event::Settled { seat, side } => {
                say("event-settled").seat("seat", seat).word("side", side)
            }
            Event::BillsShown { round, bills } => {
                let names = ["tax", "duty", "subsidy", "other"];
                let said = say("event-bills-shown").number("round", round);
                names
                    .into_iter()
                    .zip(bills)
                    .fold(said, |said, (name, bill)| said.of(name, "act", bill))
            }
            Event::DelegateSent { seat, card: Known::Hidden } => {
                say("event-delegate-sent").seat("seat", seat)
            }
            Event::DelegateSent { seat, card: Known::Seen(card) } => {
                say("event-delegate-sent-own").seat("seat", seat).word("card", card)
            }
            Event::Played { seat, card } => {
                say("event-played").seat("seat", seat).word("card", card)
            }
            Event::Moved { seat, to } => say("event-moved").seat("seat", seat).word("field", to),
            Event::Received { seat, item, count } => {
                counted("event-received", item, count).seat("seat", seat)
            }
            Event::WentShort { seat, item, missing } => {
                counted("event-went-short", item, missing).seat("seat", seat)
            }
            Event::HandedIn { seat, item, count } => {
                counted("event-handed-in", item, count).seat("seat", seat)
            }
            Event::Bought { seat, good, count, pesos } => {
                counted("event-bought", good, count).seat("seat", seat).number("pesos", pesos)
            }
            Event::Sold { seat, good, count, pesos } => {
                counted("event-sold", good, count).seat("seat", seat).number("pesos", pesos)
            }
            Event::Built { seat, building, field, pesos } => {
                let said = say("event-built").seat("seat", seat).word("the", building);
                said.word("field", field).number("pesos", pesos)
            }
            Event::BuiltNothing { seat, points } => {
                say("event-built-nothing").seat("seat", seat).number("points", points)
            }
            Event::Used { seat, using } => {
                say("event-used").seat("seat", seat).word("the", using.building())
            }
            Event::Scored { seat, points } => {
                say("event-scored").seat("seat", seat).number("points", points)
            }
            Event::Earned { seat, pesos } => {
                say("event-earned").seat("seat", seat).number("pesos", pesos)
            }
            Event::Stored { seat, count } => {
                say("event-stored").seat("seat", seat).number("count", count)
            }
            Event::Vetoed { seat, act } => say("event-vetoed").seat("seat", seat).word("act", act),
            Event::Loaded { seat, berth, good, count, points } => {
                let said = counted("event-loaded", good, count).seat("seat", seat);
                said.word("berth", berth).number("points", points)
            }
            Event::LoadedNothing { seat, pesos } => {
                say("event-loaded-nothing").seat("seat", seat).number("pesos", pesos)
            }
            Event::Swapped { back, ship } => {
                say("event-swapped").number("back", back.number()).number("ship", ship.number())
            }
            Event::ShipLeft { ship } => say("event-ship-left").number("ship", ship.number()),
            Event::ShipCame { ship } => say("event-ship-came").number("ship", ship.number()),
            Event::Passed { seat, card } => say(passed(card)).seat("seat", seat),
            Event::Unable { seat, levy: Levy::Tax } => say("event-unable-tax").seat("seat", seat),
            Event::Unable { seat, levy: Levy::Duty } => say("event-unable-duty").seat("seat", seat),
            Event::Unpaid { seat, levy: Levy::Tax } => say("event-unpaid-tax").seat("seat", seat),
            Event::Unpaid { seat, levy: Levy::Duty } => say("event-unpaid-duty").seat("seat", seat),
            Event::NewStart { seat } => say("event-new-start").seat("seat", seat),
            Event::DelegateShown { seat, card, votes } => say("event-delegate-shown")
                .seat("seat", seat)
                .word("card", card)
                .number("votes", votes),
            Event::Sealed { seat, pesos: Known::Hidden } => say("event-sealed").seat("seat", seat),
            Event::Sealed { seat, pesos: Known::Seen(pesos) } => {
                say("event-sealed-own").seat("seat", seat).number("pesos", pesos)
            }
            Event::VotesBought { seat, pesos, votes } => say("event-votes-bought")
                .seat("seat", seat)
                .number("pesos", pesos)
                .number("votes", votes),
            Event::Tied { votes } => say("event-tied").number("votes", votes),
            Event::TiedAgain { votes } => say("event-tied-again").number("votes", votes),
            Event::Won { seat, votes } => {
                say("event-won").seat("seat", seat).number("votes", votes)
            }
            Event::Enacted { act } => say("event-enacted").word("act", act),
            Event::Paid { seat, levy: Levy::Tax, points } => {
                say("event-paid-tax").seat("seat", seat).number("points", points)
            }
            Event::Paid { seat, levy: Levy::Duty, points } => {
                say("event-paid-duty").seat("seat", seat).number("points", points)
            }
            Event::PaidBoth { seat, points } => {
                say("event-paid-both").seat("seat", seat).number("points", points)
            }
            Event::Subsidized { seat, points } => {
                say("event-subsidized").seat("seat", seat).number("points", points)
            }
            Event::TakenOff { raw, count } => counted("event-taken-off", raw, count),
            Event::PutOn { raw, count } => counted("event-put-on", raw, count),
            Event::Rotted { seat, count } => {
                say("event-rotted").seat("seat", seat).number("count", count)
            }
            Event::BuildingsScored { seat, points } => {
                say("event-buildings-scored").seat("seat", seat).number("points", points)
            }
            Event::Ended => say("event-ended"),
        }
    }
}

fn counted(id: &'static str, item: impl Key, count: u8) -> Message {
    Message::new(id).number("count", count).of("item", "item", item)
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Refusal::NotYourTurn => say("refusal-not-your-turn"),
            Refusal::NotThisStep => say("refusal-not-this-step"),
            Refusal::Taken { side } => say("refusal-taken").word("side", side),
            Refusal::WrongKind => say("refusal-wrong-kind"),
            Refusal::NotInSupply { item } => say("refusal-not-in-supply").word("item", item),
            Refusal::NotInHand { card } => say("refusal-not-in-hand").word("card", card),
            Refusal::NotActivated { .. } => say("refusal-not-activated"),
            Refusal::NoWater => say("refusal-no-water"),
            Refusal::NotEnough { item, held, .. } => counted("refusal-not-enough", item, held),
            Refusal::TooDear { cost, held, .. } => {
                say("refusal-too-dear").number("cost", cost).number("held", held)
            }
            Refusal::Nothing { .. } => say("refusal-nothing"),
            Refusal::TooMany { most } => say("refusal-too-many").number("most", most),
            Refusal::TradedBothWays { good } => {
                say("refusal-traded-both-ways").of("item", "item", good)
            }
            Refusal::TradeOrTake => say("refusal-trade-or-take"),
            Refusal::Covered => say("refusal-covered"),
            Refusal::NotCheapest { item } => say("refusal-not-cheapest").word("item", item),
            Refusal::NoTile { .. } => say("refusal-no-tile"),
            Refusal::BuiltOn { .. } => say("refusal-built-on"),
            Refusal::NotOwned { .. } => say("refusal-not-owned"),
            Refusal::UsedAlready { .. } => say("refusal-used-already"),
            Refusal::NotInCross { .. } => say("refusal-not-in-cross"),
            Refusal::NothingToStore => say("refusal-nothing-to-store"),
            Refusal::SameGood => say("refusal-same-good"),
            Refusal::NoWare { .. } => say("refusal-no-ware"),
            Refusal::NoShip { .. } => say("refusal-no-ship"),
            Refusal::NoRoom { good, room } => counted("refusal-no-room", good, room),
            Refusal::OneShip => say("refusal-one-ship"),
            Refusal::NotInPile => say("refusal-not-in-pile"),
            Refusal::VetoedLast { group } => say("refusal-vetoed-last").word("group", group),
            Refusal::NoBill { group } => say("refusal-no-bill").word("group", group),
            Refusal::BidTooHigh { held } => say("refusal-bid-too-high").number("held", held),
            Refusal::NoVoteBuying => say("refusal-no-vote-buying"),
            Refusal::NotTheDuty => say("refusal-not-the-duty"),
            Refusal::NoChance => say("refusal-no-chance"),
            Refusal::ImpossibleDraw => say("refusal-impossible-draw"),
            Refusal::OtherBids => say("refusal-other-bids"),
        }
    }
}

/// Which work is left undone.
const fn passed(card: Character) -> &'static str {
    match card {
        Character::Worker => "event-passed-worker",
        Character::Tradeswoman => "event-passed-tradeswoman",
        Character::Architect => "event-passed-architect",
        Character::Foreman => "event-passed-foreman",
        Character::Mayor => "event-passed-mayor",
    }
}
