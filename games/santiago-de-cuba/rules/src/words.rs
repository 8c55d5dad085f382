//! Events and refusals as messages; the words stand in `locale/`.

use tabletop::{Message, Tell};

use crate::components::Item;
use crate::{Event, Load, Refusal};

impl Tell for Event {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Event::LaidOut { start, .. } => say("event-laid-out").seat("start", start),
            Event::Rolled { seat, ref faces } => {
                let goods = ["sugar", "citrus", "tobacco", "rum", "cigars"];
                let rolled = say("event-rolled").seat("seat", seat);
                goods
                    .into_iter()
                    .zip(faces.iter())
                    .fold(rolled, |said, (good, &face)| said.number(good, face))
            }
            Event::SetAside { seat, die } => {
                say("event-set-aside").seat("seat", seat).word("item", die)
            }
            Event::Drove { seat, to, paid } => {
                say("event-drove").seat("seat", seat).word("drive", to).number("paid", paid)
            }
            Event::FlagMoved { to } => say("event-flag-moved").number("to", to),
            Event::Received { seat, item, count } => {
                counted("event-received", item, count).seat("seat", seat)
            }
            Event::WentShort { seat, item, missing } => {
                counted("event-went-short", item, missing).seat("seat", seat)
            }
            Event::HandedIn { seat, item, count } => {
                counted("event-handed-in", item, count).seat("seat", seat)
            }
            Event::Gave { from, to, gift } => match gift.item() {
                Some(item) => counted("event-gave", item, 1u8),
                None => say("event-gave-nothing"),
            }
            .seat("from", from)
            .seat("to", to),
            Event::Claimed { seat, building } => {
                say("event-claimed").seat("seat", seat).word("the", building)
            }
            Event::Walked { seat, building } => {
                say("event-walked").seat("seat", seat).word("to", building)
            }
            Event::Stayed { seat } => say("event-stayed").seat("seat", seat),
            Event::Used { seat, using } => {
                say("event-used").seat("seat", seat).word("the", using.building())
            }
            Event::Delivered { seat, load, points } => {
                delivered(load).seat("seat", seat).number("points", points)
            }
            Event::Passed { seat } => say("event-passed").seat("seat", seat),
            Event::TurnedDown { cuban } => say("event-turned-down").word("station", cuban),
            Event::TurnedUp { cuban } => say("event-turned-up").word("station", cuban),
            Event::Struck { good } => say("event-struck").word("item", good),
            Event::OwnerPaid { owner, visitor, points, .. } => {
                let paid = say("event-owner-paid").seat("owner", owner);
                paid.seat("visitor", visitor).number("points", points)
            }
            Event::ShipLeft { ship, cause } => {
                say("event-ship-left").number("ship", ship).word("ending", cause)
            }
            Event::ScreensLifted => say("event-screens-lifted"),
            Event::Ended { .. } => say("event-ended"),
        }
    }
}

fn counted(id: &'static str, item: Item, count: impl Into<i64>) -> Message {
    Message::new(id).number("count", count).word("item", item)
}

fn delivered(load: Load) -> Message {
    let (item, count) = load.cargo();
    match load {
        Load::Goods { .. } => counted("event-delivered", item, count),
        Load::Wood { instead_of, .. } => {
            Message::new("event-delivered-wood").number("wood", count).word("item", instead_of)
        }
    }
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Refusal::NotYourTurn => say("refusal-not-your-turn"),
            Refusal::NotThisStep => say("refusal-not-this-step"),
            Refusal::NotInSupply { item } => say("refusal-not-in-supply").word("item", item),
            Refusal::DriveTooDear { cost, held } => {
                say("refusal-drive-too-dear").number("cost", cost).number("held", held)
            }
            Refusal::MustGive => say("refusal-must-give"),
            Refusal::NotEnough { item, held } => {
                say("refusal-not-enough").word("item", item).number("count", held)
            }
            Refusal::Owned { .. } => say("refusal-owned"),
            Refusal::NoMarkers => say("refusal-no-markers"),
            Refusal::NotOwned { .. } => say("refusal-not-owned"),
            Refusal::WrongFlower { flower, .. } => {
                say("refusal-wrong-flower").word("flower", flower)
            }
            Refusal::Occupied { .. } => say("refusal-occupied"),
            Refusal::MustMoveOn => say("refusal-must-move-on"),
            Refusal::NotHere { .. } => say("refusal-not-here"),
            Refusal::Nothing => say("refusal-nothing"),
            Refusal::TooMany { most } => say("refusal-too-many").number("most", most),
            Refusal::SameGood => say("refusal-same-good"),
            Refusal::FlagAtEnd => say("refusal-flag-at-end"),
            Refusal::FaceDown { cuban } => say("refusal-face-down").word("station", cuban),
            Refusal::MustTurnDown => say("refusal-must-turn-down"),
            Refusal::NotWanted { good, wanted } => {
                say("refusal-not-wanted").word("item", good).number("count", wanted)
            }
            Refusal::EmptyShip => say("refusal-empty-ship"),
            Refusal::NoChance => say("refusal-no-chance"),
            Refusal::ImpossibleLayout => say("refusal-impossible-layout"),
            Refusal::ImpossibleDice => say("refusal-impossible-dice"),
        }
    }
}
