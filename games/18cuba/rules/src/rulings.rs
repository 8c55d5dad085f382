//! Where the German and the English rules differ: each ruling as it was agreed.
//!
//! The switch `rulings` chooses a column for all of them; the switch of a ruling
//! overrides it. All are resolved once, when a game begins.

use cuba18_track::Harbors;
use serde::Serialize;
use tabletop::{Key, Switch, closed_set};

/// The switch for all rulings together.
pub(crate) const RULINGS: &str = "rulings";
/// The value of a single switch that leaves the ruling to `rulings`.
pub(crate) const BY_RULINGS: &str = "by-rulings";

/// The switches of this module, `rulings` first.
pub(crate) const SWITCHES: [Switch; 13] = [
    Switch { name: RULINGS, values: &["recommended", "german", "english"] },
    Switch { name: "concession-6", values: &[BY_RULINGS, "any-n-train", "only-2n"] },
    Switch { name: "benefits", values: &[BY_RULINGS, "own-companies", "any-company"] },
    Switch { name: "early-sale", values: &[BY_RULINGS, "forbidden", "allowed"] },
    Switch { name: "without-train", values: &[BY_RULINGS, "no-redeeming", "no-issuing"] },
    Switch { name: "commissioners", values: &[BY_RULINGS, "company-turn", "round"] },
    Switch { name: "rental", values: &[BY_RULINGS, "step", "use", "round"] },
    Switch { name: BANK_BREAK, values: &[BY_RULINGS, "this-set", "one-more-set"] },
    Switch { name: "surplus-wagons", values: &[BY_RULINGS, "handed-in", "kept"] },
    Switch { name: "harbors", values: &[BY_RULINGS, "deliver", "run"] },
    Switch { name: "wagon-limit", values: &[BY_RULINGS, "train-limit", "as-trains"] },
    Switch { name: "bankruptcy", values: &[BY_RULINGS, "refunded", "stays"] },
    Switch { name: EMERGENCY_ISSUE, values: &["together", "one-by-one"] },
];

/// C21, which the first edition knew, too.
pub(crate) const BANK_BREAK: &str = "bank-break";
/// R198.
const EMERGENCY_ISSUE: &str = "emergency-issue";

closed_set! {
    /// Which text decides where the rules differ.
    pub enum Text {
        /// Ruling by ruling the one that we recommend.
        Recommended = "recommended",
        /// The German rules.
        German = "german",
        /// The English rules.
        English = "english",
    }
}

closed_set! {
    /// What concession 6 lowers the price of (C02).
    pub enum Discounted {
        /// Any n-train.
        AnyNarrow = "any-n-train",
        /// A 2n only.
        OnlyTwo = "only-2n",
    }
}

closed_set! {
    /// Which companies may get a benefit (C06).
    pub enum Benefiting {
        /// Those that its holder directs.
        Own = "own-companies",
        /// Any of the right kind.
        Any = "any-company",
    }
}

closed_set! {
    /// Whether shares of a company may be sold before it has operated (C08).
    pub enum EarlySale {
        /// They may not.
        Forbidden = "forbidden",
        /// They may.
        Allowed = "allowed",
    }
}

closed_set! {
    /// What a company without a train may not do with its shares (C14).
    pub enum WithoutTrain {
        /// Redeem one.
        NoRedeeming = "no-redeeming",
        /// Redeem or issue one, but in an emergency.
        NoIssuing = "no-issuing",
    }
}

closed_set! {
    /// How often commissioners may be used (C17).
    pub enum Commissions {
        /// Once in the turn of each company.
        CompanyTurn = "company-turn",
        /// Once in an operating round.
        Round = "round",
    }
}

closed_set! {
    /// How long the rental of an FC token lasts (C18).
    pub enum Rental {
        /// For a step, in the run for a train.
        Step = "step",
        /// For a single tile, station or train.
        Use = "use",
        /// For all that the company does in the round.
        Round = "round",
    }
}

closed_set! {
    /// What is still played when the bank breaks in an operating round (C21).
    pub enum BankBreak {
        /// The set of rounds.
        ThisSet = "this-set",
        /// The set, a stock round and another set.
        OneMoreSet = "one-more-set",
    }
}

closed_set! {
    /// What becomes of wagons above a lower limit (C26).
    pub enum SurplusWagons {
        /// They go to the pool.
        HandedIn = "handed-in",
        /// The company keeps them.
        Kept = "kept",
    }
}

closed_set! {
    /// How many wagons a company may own (C59).
    pub enum WagonLimit {
        /// As many as it may own trains.
        TrainLimit = "train-limit",
        /// As many as it owns trains.
        AsTrains = "as-trains",
    }
}

closed_set! {
    /// What becomes of the cash that a bankrupt director has added (C63).
    pub enum Bankruptcy {
        /// It comes back.
        Refunded = "refunded",
        /// It stays in the company.
        Stays = "stays",
    }
}

closed_set! {
    /// What shares issued in an emergency bring (R198).
    pub enum EmergencyIssue {
        /// Several at once bring the same price each.
        Together = "together",
        /// They are issued one by one, each at the price that the one before has left.
        OneByOne = "one-by-one",
    }
}

/// Every ruling with different readings, as it was agreed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rulings {
    /// C02.
    pub discounted: Discounted,
    /// C06.
    pub benefiting: Benefiting,
    /// C08.
    pub early_sale: EarlySale,
    /// C14.
    pub without_train: WithoutTrain,
    /// C17.
    pub commissions: Commissions,
    /// C18.
    pub rental: Rental,
    /// C21.
    pub bank_break: BankBreak,
    /// C26.
    pub surplus_wagons: SurplusWagons,
    /// C30.
    pub harbors: Harbors,
    /// C59.
    pub wagon_limit: WagonLimit,
    /// C63.
    pub bankruptcy: Bankruptcy,
    /// R198.
    pub emergency_issue: EmergencyIssue,
}

impl Rulings {
    /// The rulings of an edition; `agreed` tells the value of a switch.
    pub(crate) fn new<'s>(edition: u16, agreed: impl Fn(&str) -> &'s str) -> Rulings {
        let text = value::<Text>(agreed(RULINGS));
        let of = Column { agreed: &agreed, text };
        let emergency_issue =
            if edition == 1 { EmergencyIssue::OneByOne } else { value(agreed(EMERGENCY_ISSUE)) };
        // Recommended, German, English.
        Rulings {
            discounted: of.ruling(
                "concession-6",
                [Discounted::AnyNarrow, Discounted::OnlyTwo, Discounted::AnyNarrow],
            ),
            benefiting: of.ruling("benefits", [Benefiting::Own, Benefiting::Any, Benefiting::Own]),
            early_sale: of.ruling(
                "early-sale",
                [EarlySale::Forbidden, EarlySale::Allowed, EarlySale::Forbidden],
            ),
            without_train: of.ruling(
                "without-train",
                [WithoutTrain::NoRedeeming, WithoutTrain::NoIssuing, WithoutTrain::NoRedeeming],
            ),
            commissions: of.ruling(
                "commissioners",
                [Commissions::CompanyTurn, Commissions::CompanyTurn, Commissions::Round],
            ),
            rental: of.ruling("rental", [Rental::Step, Rental::Use, Rental::Round]),
            bank_break: of.ruling(
                BANK_BREAK,
                [BankBreak::ThisSet, BankBreak::OneMoreSet, BankBreak::ThisSet],
            ),
            surplus_wagons: of.ruling(
                "surplus-wagons",
                [SurplusWagons::HandedIn, SurplusWagons::Kept, SurplusWagons::HandedIn],
            ),
            harbors: of.ruling("harbors", [Harbors::Deliver, Harbors::Deliver, Harbors::Run]),
            wagon_limit: of.ruling(
                "wagon-limit",
                [WagonLimit::TrainLimit, WagonLimit::AsTrains, WagonLimit::TrainLimit],
            ),
            bankruptcy: of
                .ruling("bankruptcy", [Bankruptcy::Refunded, Bankruptcy::Stays, Bankruptcy::Stays]),
            emergency_issue,
        }
    }
}

/// What was agreed, and the text that decides unless a single switch does.
struct Column<'a, F> {
    agreed: &'a F,
    text: Text,
}

impl<'s, F: Fn(&str) -> &'s str> Column<'_, F> {
    fn ruling<T: Key>(&self, name: &str, columns: [T; 3]) -> T {
        let agreed = (self.agreed)(name);
        if agreed == BY_RULINGS { columns[self.text as usize] } else { value(agreed) }
    }
}

fn value<T: Key>(agreed: &str) -> T {
    T::from_key(agreed).expect("the profile lists only values that exist")
}
