//! Events and refusals as messages; the words stand in `locale/`.

use cuba18_track::{Company, Hex, LayRefusal, RouteFault, Tile};
use tabletop::{Arg, Message, Money, Tell};

use crate::{Event, Refusal};

/// A message with a hex.
fn at(mut said: Message, hex: Hex) -> Message {
    said.args.push(("hex", Arg::Word("hex", hex.id())));
    said
}

/// A message with a tile.
fn with_tile(mut said: Message, tile: Tile) -> Message {
    said.args.push(("tile", Arg::Word("tile", tile.number())));
    said
}

fn by(id: &'static str, company: Company) -> Message {
    Message::new(id).word("company", company)
}

fn paid(id: &'static str, company: Company, amount: Money) -> Message {
    by(id, company).number("amount", amount.coins())
}

impl Tell for Event {
    #[expect(clippy::too_many_lines, reason = "one sentence for each event")]
    fn message(&self) -> Message {
        let say = Message::new;
        match *self {
            Event::Ordered { ref order } => {
                let said = say("event-ordered");
                order.first().map_or(said.clone(), |&seat| said.seat("seat", seat))
            }
            // In auctions and stock rounds.
            Event::Bid { seat, card, amount } => say("event-bid")
                .seat("seat", seat)
                .number("card", card)
                .number("amount", amount.coins()),
            Event::Won { seat, card, amount } => say("event-won")
                .seat("seat", seat)
                .number("card", card)
                .number("amount", amount.coins()),
            Event::Conceded { seat, card, amount } => {
                let said = say("event-conceded").seat("seat", seat).number("card", card);
                said.number("amount", amount.coins())
            }
            Event::Passed { seat } => say("event-passed").seat("seat", seat),
            Event::Converted { seat, card, minor, price, mill } => {
                let said = by("event-converted", minor).seat("seat", seat).number("card", card);
                at(said.number("price", price), mill)
            }
            Event::Founded { seat, company, price } => {
                by("event-founded", company).seat("seat", seat).number("price", price)
            }
            Event::Bought { seat, company, from, price } => {
                let said = paid("event-bought", company, price).seat("seat", seat);
                said.word("source", from)
            }
            Event::Sold { seat, company, shares, income } => {
                paid("event-sold", company, income).seat("seat", seat).number("shares", shares)
            }
            Event::Directed { company, seat } => by("event-directed", company).seat("seat", seat),
            Event::Floated { company, capital } => paid("event-floated", company, capital),
            Event::Priced { company, before, price } => {
                paid("event-priced", company, price).number("before", before.coins())
            }
            Event::Unconverted { seat, card } => {
                say("event-unconverted").seat("seat", seat).number("card", card)
            }
            // Of the whole game.
            Event::SetBegan { rounds } => say("event-set-began").number("rounds", rounds),
            Event::PhaseBegan { phase } => say("event-phase-began").number("phase", phase),
            Event::ScrappedTrains { company, train, count } => {
                by("event-scrapped-trains", company).word("train", train).number("count", count)
            }
            Event::ScrappedWagons { company, count } => {
                by("event-scrapped-wagons", company).number("count", count)
            }
            Event::Aged { company, count } => by("event-aged", company).number("count", count),
            Event::CentralPaid { revenue } => say("event-central-paid").number("amount", revenue),
            Event::Exported { train } => say("event-exported").word("train", train),
            Event::BankBroke => say("event-bank-broke"),
            Event::Ended { ending } => say("event-ended").word("ending", ending),
            // What a company does on the map and with its income.
            Event::Operates { company } => by("event-operates", company),
            Event::Mail { company, amount } => paid("event-mail", company, amount),
            Event::Stationed { company, hex, cost } => {
                at(paid("event-stationed", company, cost), hex)
            }
            Event::Issued { company, shares, income } => {
                paid("event-issued", company, income).number("shares", shares)
            }
            Event::Redeemed { company, cost } => paid("event-redeemed", company, cost),
            Event::Laid { company, hex, tile, cost, .. } => {
                with_tile(at(paid("event-laid", company, cost), hex), tile)
            }
            Event::Commissioned { seat, card, amount } => {
                let said = say("event-commissioned").seat("seat", seat).number("card", card);
                said.number("amount", amount.coins())
            }
            Event::Rented { company, tokens, fee } => {
                paid("event-rented", company, fee).number("count", tokens)
            }
            Event::Ran { company, revenue, .. } => {
                by("event-ran", company).number("amount", revenue)
            }
            Event::Milled { company, cubes } => by("event-milled", company).number("count", cubes),
            Event::Delivered { company, cubes } => {
                by("event-delivered", company).number("count", cubes.total())
            }
            Event::PaidOut { company, revenue } => {
                by("event-paid-out", company).number("amount", revenue)
            }
            Event::Kept { company, revenue } => by("event-kept", company).number("amount", revenue),
            // What a company buys, and how it is paid.
            Event::GotTrain { company, train, price, seller: None } => {
                paid("event-got-train", company, price).word("train", train)
            }
            Event::GotTrain { company, train, price, seller: Some(seller) } => {
                let said = paid("event-got-train-from", company, price).word("train", train);
                said.of("seller", "company", seller)
            }
            Event::GotWagon { company, wagon, price, seller: None } => {
                paid("event-got-wagon", company, price).word("wagon", wagon)
            }
            Event::GotWagon { company, wagon, price, seller: Some(seller) } => {
                let said = paid("event-got-wagon-from", company, price).word("wagon", wagon);
                said.of("seller", "company", seller)
            }
            Event::TradedIn { company, old, train, price } => {
                let said = paid("event-traded-in", company, price).word("train", train);
                said.of("old", "train", old)
            }
            Event::OfferedTrain { company, seller, train, price } => {
                let said = paid("event-offered-train", company, price).word("train", train);
                said.of("seller", "company", seller)
            }
            Event::OfferedWagon { company, seller, wagon, price } => {
                let said = paid("event-offered-wagon", company, price).word("wagon", wagon);
                said.of("seller", "company", seller)
            }
            Event::NamedPrice { company, seller, train, price } => {
                let said = paid("event-named-price", company, price).word("train", train);
                said.of("seller", "company", seller)
            }
            Event::Declined { company } => by("event-declined", company),
            Event::GotMachine { company, generation, price } => {
                paid("event-got-machine", company, price).number("generation", generation)
            }
            Event::Promised { company } => by("event-promised", company),
            Event::Benefited { company, card } => {
                by("event-benefited", company).number("card", card)
            }
            Event::Added { seat, company, amount } => {
                paid("event-added", company, amount).seat("seat", seat)
            }
            Event::Refunded { seat, company, amount } => {
                paid("event-refunded", company, amount).seat("seat", seat)
            }
            Event::DiscardedTrain { company, train } => {
                by("event-discarded-train", company).word("train", train)
            }
            Event::DiscardedWagon { company, wagon } => {
                by("event-discarded-wagon", company).word("wagon", wagon)
            }
        }
    }
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        let said = Message::new(refusal_id(self));
        if let Refusal::NotEnough { cost, held, .. } = *self {
            said.number("cost", cost.coins()).number("held", held.coins())
        } else if let Refusal::CompanyLacks { company, cost, held, .. } = *self {
            said.word("company", company).number("cost", cost.coins()).number("held", held.coins())
        } else if let Refusal::Track { refusal: LayRefusal::SameAs { rotation }, .. } = *self {
            said.number("rotation", rotation)
        } else if let Refusal::BadBid { step } = *self {
            said.number("step", step)
        } else if let Refusal::NotHigher { offered: amount }
        | Refusal::TrainOwed { price: amount } = *self
        {
            said.number("amount", amount.coins())
        } else if let Refusal::TooEarlyForFec { phase }
        | Refusal::NoDealsYet { phase }
        | Refusal::Track { refusal: LayRefusal::SugarTooEarly { phase }, .. } = *self
        {
            said.number("phase", phase)
        } else {
            said
        }
    }
}

/// The id of a refusal's sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each refusal")]
const fn refusal_id(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => "refusal-not-your-turn",
        Refusal::NotThisStep => "refusal-not-this-step",
        Refusal::NoChance => "refusal-no-chance",
        Refusal::ImpossibleOrder => "refusal-impossible-order",
        Refusal::MustBid => "refusal-must-bid",
        Refusal::BadBid { .. } => "refusal-bad-bid",
        Refusal::NoSuchCard => "refusal-no-such-card",
        Refusal::NoConcession => "refusal-no-concession",
        Refusal::CannotFound => "refusal-cannot-found",
        Refusal::TooEarlyForFec { .. } => "refusal-too-early-for-fec",
        Refusal::NoMinorsNow => "refusal-no-minors-now",
        Refusal::NoStartingPrice => "refusal-no-starting-price",
        Refusal::NoMillThere => "refusal-no-mill-there",
        Refusal::NoSalesYet => "refusal-no-sales-yet",
        Refusal::NeverOperated => "refusal-never-operated",
        Refusal::NotOwned => "refusal-not-owned",
        Refusal::PoolFull => "refusal-pool-full",
        Refusal::DirectorsCertificate => "refusal-directors-certificate",
        Refusal::NoShare => "refusal-no-share",
        Refusal::MinorCharter => "refusal-minor-charter",
        Refusal::HoldingLimit => "refusal-holding-limit",
        Refusal::CertificateLimit => "refusal-certificate-limit",
        Refusal::SoldThisRound => "refusal-sold-this-round",
        Refusal::MustSellDown => "refusal-must-sell-down",
        Refusal::NoBenefit => "refusal-no-benefit",
        Refusal::TrainLimit => "refusal-train-limit",
        Refusal::WagonLimit => "refusal-wagon-limit",
        Refusal::MachineLimit => "refusal-machine-limit",
        Refusal::NoHome => "refusal-no-home",
        Refusal::AlreadyShared => "refusal-already-shared",
        Refusal::CannotIssue => "refusal-cannot-issue",
        Refusal::CannotRedeem => "refusal-cannot-redeem",
        Refusal::AlreadyLaid => "refusal-already-laid",
        Refusal::NoCommissioner => "refusal-no-commissioner",
        Refusal::WrongCommissioner => "refusal-wrong-commissioner",
        Refusal::NeedlessRent => "refusal-needless-rent",
        Refusal::NoStation => "refusal-no-station",
        Refusal::OneStation => "refusal-one-station",
        Refusal::SlotKept => "refusal-slot-kept",
        Refusal::NoStationLeft => "refusal-no-station-left",
        Refusal::NotForSale => "refusal-not-for-sale",
        Refusal::NoMachine => "refusal-no-machine",
        Refusal::NotForThisKind => "refusal-not-for-this-kind",
        Refusal::NoDealsYet { .. } => "refusal-no-deals-yet",
        Refusal::NoDeal => "refusal-no-deal",
        Refusal::Declined => "refusal-declined",
        Refusal::NotHigher { .. } => "refusal-not-higher",
        Refusal::CompanyLacks { .. } => "refusal-company-lacks",
        Refusal::NoPriceOfOwn => "refusal-no-price-of-own",
        Refusal::TrainOwed { .. } => "refusal-train-owed",
        Refusal::NotBankrupt => "refusal-not-bankrupt",
        Refusal::IssueNeedsTrain => "refusal-issue-needs-train",
        Refusal::OneCommissioner => "refusal-one-commissioner",
        Refusal::OneByOne => "refusal-one-by-one",
        Refusal::NoTradeIn => "refusal-no-trade-in",
        Refusal::MustBuyTrain => "refusal-must-buy-train",
        Refusal::MustBuyCheapest => "refusal-must-buy-cheapest",
        Refusal::NoEmergency => "refusal-no-emergency",
        Refusal::MustIssueFirst => "refusal-must-issue-first",
        Refusal::NotYetSelling => "refusal-not-yet-selling",
        Refusal::MoreThanNeeded => "refusal-more-than-needed",
        Refusal::DirectorMayNotChange => "refusal-director-may-not-change",
        Refusal::MustHandIn => "refusal-must-hand-in",
        Refusal::NoSurplus => "refusal-no-surplus",
        Refusal::NotEnough { .. } => "refusal-not-enough",
        Refusal::NotTheBest { .. } => "refusal-not-the-best",
        Refusal::Track { refusal, .. } => track_id(*refusal),
        Refusal::BadRoute { fault, .. } => route_id(*fault),
    }
}

const fn route_id(fault: RouteFault) -> &'static str {
    match fault {
        RouteFault::NoSuchTrain => "refusal-route-no-such-train",
        RouteFault::NoSuchWagon => "refusal-route-no-such-wagon",
        RouteFault::OneHarbor => "refusal-route-one-harbor",
        RouteFault::TooFewCubes => "refusal-route-too-few-cubes",
        RouteFault::CannotRent => "refusal-route-cannot-rent",
        RouteFault::TooLong => "refusal-route-too-long",
        RouteFault::Apart => "refusal-route-apart",
        RouteFault::TooShort => "refusal-route-too-short",
        RouteFault::NoCrossing => "refusal-route-no-crossing",
        RouteFault::TrackTwice => "refusal-route-track-twice",
        RouteFault::NoTrack => "refusal-route-no-track",
        RouteFault::WrongGauge => "refusal-route-wrong-gauge",
        RouteFault::EndsBetween => "refusal-route-ends-between",
        RouteFault::NoWay => "refusal-route-no-way",
        RouteFault::Full => "refusal-route-full",
        RouteFault::StopTwice => "refusal-route-stop-twice",
        RouteFault::NoStation => "refusal-route-no-station",
        RouteFault::WrongStop => "refusal-route-wrong-stop",
        RouteFault::NothingToDeliver => "refusal-route-nothing-to-deliver",
        RouteFault::NoWagon => "refusal-route-no-wagon",
        RouteFault::SmallWagon => "refusal-route-small-wagon",
        RouteFault::OtherHarbor => "refusal-route-other-harbor",
        RouteFault::OtherMill => "refusal-route-other-mill",
    }
}

const fn track_id(refusal: LayRefusal) -> &'static str {
    match refusal {
        LayRefusal::NotLand => "refusal-track-not-land",
        LayRefusal::SameAs { .. } => "refusal-track-same-as",
        LayRefusal::NotYet => "refusal-track-not-yet",
        LayRefusal::NoneLeft => "refusal-track-none-left",
        LayRefusal::WrongKind => "refusal-track-wrong-kind",
        LayRefusal::NotYourMill => "refusal-track-not-your-mill",
        LayRefusal::WrongGauge => "refusal-track-wrong-gauge",
        LayRefusal::SugarTooEarly { .. } => "refusal-track-sugar-too-early",
        LayRefusal::NotAnUpgrade => "refusal-track-not-an-upgrade",
        LayRefusal::NotYourCity => "refusal-track-not-your-city",
        LayRefusal::AddsNothing => "refusal-track-adds-nothing",
        LayRefusal::OffTheMap => "refusal-track-off-the-map",
        LayRefusal::NotReached => "refusal-track-not-reached",
    }
}
