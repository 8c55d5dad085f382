//! Where the German and the English rules differ: each reading, chosen by its own switch or by
//! `rulings` for all.

use std::collections::BTreeMap;

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Ending, Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Dq, Fc, Ms, Sdc};
use cuba18_track::{RouteFault, Train, Wagon};
use tabletop::{BadSetup, Game, Setup, Viewer};

use crate::table::{
    ANNA, BERTA, TRACK, asked, buying, cash, choices, end_set, idle, may, play, refused, step,
    treasury,
};

/// A table for four with one switch.
fn with(switch: &str, value: &str) -> Scenario {
    Scenario::with(4, "standard", &[(switch, value)])
}

/// Asserts what the readings of a ruling come to: by the value of its switch, and in the
/// columns recommended, German and English.
fn readings<T: PartialEq + std::fmt::Debug>(
    switch: &str,
    values: &[(&str, T)],
    columns: [&str; 3],
    read: impl Fn(Scenario) -> T,
) {
    for (value, expected) in values {
        assert_eq!(read(with(switch, value)), *expected, "{switch} {value}");
        // A single switch overrides the column.
        for text in TEXTS {
            let both = [(switch, *value), ("rulings", text)];
            let both = Scenario::with(4, "standard", &both);
            assert_eq!(read(both), *expected, "{switch} {value} for {text}");
        }
    }
    for (text, column) in TEXTS.into_iter().zip(columns) {
        let expected = values.iter().find(|(value, _)| *value == column);
        let (_, expected) = expected.expect("a value of the switch");
        assert_eq!(read(with("rulings", text)), *expected, "{switch} for {text}");
    }
    let (_, expected) = values.iter().find(|(value, _)| *value == columns[0]).expect("a value");
    assert_eq!(read(Scenario::four()), *expected, "{switch} by default");
}

const TEXTS: [&str; 3] = ["recommended", "german", "english"];

/// C02: concession 6 (table 4) is for any n-train, or for a 2n only as the German rules have it.
#[test]
fn what_concession_six_is_for() {
    readings(
        "concession-6",
        &[("any-n-train", [true, true, true]), ("only-2n", [true, false, false])],
        ["any-n-train", "only-2n", "any-n-train"],
        |scenario| {
            let scenario = scenario.phase(3).minor(Co, ANNA, 70, "C4").benefit(ANNA, 6);
            let scenario = scenario.treasury(Co, 300).train(Co, Train::TwoNarrow);
            let game = scenario.turn(Co, buying()).build();
            ["train/bank/2n/discount", "train/bank/3n/discount", "trade/2n/discount"]
                .map(|path| may(&game, ANNA, path))
        },
    );
    // R202: in an emergency it counts only for what it is for.
    let scenario = with("concession-6", "only-2n").phase(4).minor(Co, ANNA, 70, "C4");
    let scenario = scenario.benefit(ANNA, 6).turn(Co, buying());
    let missing = scenario.build().view(Viewer::Public).missing(Co);
    assert_eq!(missing.map(tabletop::Money::coins), Some(160));
}

/// C06, Q11: benefits (§IV.2) go to companies of the holder, or to any as the German rules have it.
#[test]
fn who_may_get_a_benefit() {
    readings(
        "benefits",
        &[("own-companies", [true, false, false]), ("any-company", [true, true, true])],
        ["own-companies", "any-company", "own-companies"],
        |scenario| {
            let scenario = scenario.major(Ms, 70, &[(ANNA, 5)]).major(Cvc, 70, &[(BERTA, 5)]);
            let scenario = scenario.train(Ms, Train::Two).train(Cvc, Train::Two).phase(2);
            let scenario = scenario.minor(Co, BERTA, 70, "C4").benefit(ANNA, 2).benefit(ANNA, 3);
            let game = scenario.benefit(ANNA, 5).build();
            ["benefit/wagon/MS", "benefit/mail/CVC", "benefit/machine/CO/1"]
                .map(|path| may(&game, ANNA, path))
        },
    );
}

/// C06, Q11: concession 6 is given to another director's minor, which buys an n-train with it; one's
/// own minors are bought for with the card itself.
#[test]
fn concession_six_may_be_given_away() {
    let scenario = |value| {
        let scenario =
            with("benefits", value).minor(Co, BERTA, 70, "C4").minor(Dq, ANNA, 70, "D13");
        scenario.benefit(ANNA, 6).treasury(Co, 200)
    };
    let own = scenario("own-companies").build();
    assert_eq!(refused(&own, ANNA, "benefit/discount/CO"), Refusal::NoBenefit);
    let game = scenario("any-company").build();
    assert_eq!(refused(&game, ANNA, "benefit/discount/DQ"), Refusal::NoBenefit);
    assert!(may(&game, ANNA, "benefit/discount/CO"));
    let mut game = scenario("any-company").turn(Dq, buying()).build();
    play(&mut game, ANNA, "benefit/discount/CO");
    assert_eq!(refused(&game, ANNA, "train/bank/2n/discount"), Refusal::NoBenefit);
    let mut game = scenario("any-company").discount(Co).turn(Co, buying()).build();
    let before = treasury(&game, Co);
    play(&mut game, BERTA, "train/bank/2n/discount");
    assert_eq!(treasury(&game, Co), before, "a 2n costs 80");
    assert_eq!(refused(&game, BERTA, "train/bank/2n/discount"), Refusal::NoBenefit);
}

/// C08: shares of a company that has not operated may not be sold (English §VI.4), or may, since
/// the German rules do not forbid it.
#[test]
fn whether_shares_are_sold_before_the_first_operation() {
    readings(
        "early-sale",
        &[("forbidden", false), ("allowed", true)],
        ["forbidden", "allowed", "forbidden"],
        |scenario| {
            let scenario = scenario.major(Cvc, 60, &[(BERTA, 5), (ANNA, 3)]).fresh(Cvc);
            may(&scenario.build(), ANNA, "sell/CVC/2")
        },
    );
    // Still nothing is sold in the first stock round.
    let scenario = with("early-sale", "allowed").major(Cvc, 60, &[(BERTA, 5), (ANNA, 3)]);
    let game = scenario.fresh(Cvc).first_stock().build();
    assert_eq!(refused(&game, ANNA, "sell/CVC/1"), Refusal::NoSalesYet);
}

/// C14, Q10: without a train nothing is redeemed (§VII.5), and nothing issued either as the last page
/// of the German rules has it; in an emergency a company issues all the same (§VII.13).
#[test]
fn what_a_company_without_a_train_may_not_do() {
    readings(
        "without-train",
        &[("no-redeeming", [true, false, true, true]), ("no-issuing", [false, false, true, true])],
        ["no-redeeming", "no-issuing", "no-redeeming"],
        |scenario| {
            let scenario = scenario.phase(2).major(Ms, 100, &[(ANNA, 5)]).in_pool(Ms, 1);
            let scenario = scenario.treasury(Ms, 100).tile("B9", "57", 1).turn(Ms, TRACK);
            let [without, with] = [scenario.clone(), scenario.train(Ms, Train::Two)];
            let game = without.build();
            let [issue, redeem] = ["issue", "redeem"].map(|path| may(&game, ANNA, path));
            let emergency = without.treasury(Ms, 0).turn(Ms, buying()).build();
            let with = with.build();
            let both = ["issue", "redeem"].into_iter().all(|path| may(&with, ANNA, path));
            [issue, redeem, both, may(&emergency, ANNA, "raise/issue/1")]
        },
    );
}

/// C17, Q13: one commissioner in a company's turn (§VII.6, in the German rules one for each company and
/// round, which is the same), or one in a round as the last page of the English rules has it.
#[test]
fn how_many_commissioners_work_in_a_round() {
    let commissions = |game: &Cuba18| {
        let paths = choices(game, asked(game)).into_iter();
        paths.filter(|path| path.starts_with("commission/")).collect::<Vec<String>>()
    };
    readings(
        "commissioners",
        &[("company-turn", true), ("round", false)],
        ["company-turn", "company-turn", "round"],
        |scenario| {
            let scenario = scenario.phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
            let scenario = scenario.major(Cvc, 70, &[(ANNA, 5)]).tile("C14", "57", 1);
            let scenario = scenario.tile("C12", "8", 4).treasury(Cvc, 100).treasury(Ms, 300);
            let scenario = scenario.commissioner(ANNA, 1).commissioner(ANNA, 3);
            let mut game = scenario.turn(Ms, TRACK).build();
            let first = commissions(&game).remove(0);
            play(&mut game, ANNA, &first);
            while step(&game).0 == Ms {
                idle(&mut game);
            }
            assert_eq!(step(&game), (Cvc, TRACK));
            !commissions(&game).is_empty()
        },
    );
    // In the next round of the set another may be used.
    let scenario = with("commissioners", "round").phase(3).major(Ms, 70, &[(ANNA, 5)]);
    let scenario = scenario.tile("B9", "57", 2).treasury(Ms, 500).train(Ms, Train::Three);
    let scenario = scenario.commissioner(ANNA, 1).commissioner(ANNA, 3);
    let mut game = scenario.turn_in(Ms, TRACK, 1, 2).build();
    play(&mut game, ANNA, "commission/1/C10/8/2");
    let refusal = refused(&game, ANNA, "commission/3/C10/23/2");
    assert_eq!(refusal, Refusal::OneCommissioner);
    while game.operating().is_some_and(|turn| turn.number == 1) {
        idle(&mut game);
    }
    assert!(!commissions(&game).is_empty());
}

/// CVC east of Matanzas, which is full with MS and the FC: beyond it La Habana.
fn cvc(scenario: Scenario, trains: &[Train]) -> Scenario {
    let scenario = scenario.phase(3).major(Cvc, 70, &[(ANNA, 5)]).token(Cvc, "B11", 0);
    let scenario = scenario.tile("B11", "57", 1).major(Ms, 70, &[(BERTA, 5)]).tile("B9", "14", 0);
    let scenario = scenario.token(Fc, "B9", 0).treasury(Cvc, 100);
    trains.iter().fold(scenario, |all, &train| all.train(Cvc, train))
}

/// C18: a rental is for a token and step (§VII.15), for each use as the German rules have it, or
/// for the round as the English rules have it in §VII.6 to §VII.10.
#[test]
fn how_long_a_rental_lasts() {
    readings(
        "rental",
        &[("step", [20, 20]), ("use", [40, 20]), ("round", [20, 0])],
        ["step", "use", "round"],
        |scenario| {
            let scenario = cvc(scenario, &[Train::Three]).commissioner(ANNA, 3);
            let mut game = scenario.turn(Cvc, TRACK).build();
            play(&mut game, ANNA, "lay/C8/8/1/rent/B9");
            let again = choices(&game, ANNA);
            let again = again.iter().find(|path| path.starts_with("commission/3/C8/24/1"));
            play(&mut game, ANNA, &again.expect("it is beyond the city").clone());
            let track = 100 - treasury(&game, Cvc);
            while step(&game).1 != Step::Run {
                idle(&mut game);
            }
            play(&mut game, ANNA, "run/3,,B7-B9-B11,,");
            [track, 100 - track - treasury(&game, Cvc)]
        },
    );
}

/// C18: two trains past one token pay twice, but once where the rental lasts for the round.
#[test]
fn what_two_trains_pay() {
    for (value, fee) in [("step", 40), ("use", 40), ("round", 20)] {
        // A second way through Matanzas: from Pinar del Río to the harbor.
        let scenario = cvc(with("rental", value), &[Train::Three, Train::Three]);
        let scenario = scenario.token(Cvc, "C4", 0).tile("C4", "57", 1);
        let scenario = scenario.tile("C6", "9", 1).tile("C8", "8", 1);
        let mut game = scenario.turn(Cvc, Step::Run).build();
        let best = choices(&game, ANNA).into_iter().find(|path| path.starts_with("run"));
        let best = best.expect("a run");
        assert_eq!(best.matches("-B9-").count(), 2, "{value}: {best}");
        play(&mut game, ANNA, &best);
        assert_eq!(step(&game).1, Step::Dividend { revenue: 80 + 60 });
        assert_eq!((100 - treasury(&game, Cvc), treasury(&game, Fc)), (fee, fee / 2), "{value}");
    }
}

/// C21: when the bank breaks in an operating round (§IX.1) its set is the last, or one more
/// follows as the German rules have it.
#[test]
fn what_follows_when_the_bank_breaks() {
    readings(
        "bank-break",
        &[("this-set", true), ("one-more-set", false)],
        ["this-set", "one-more-set", "this-set"],
        |scenario| {
            let scenario = scenario.phase(3).major(Ms, 100, &[(ANNA, 5), (BERTA, 5)]);
            let scenario = scenario.train(Ms, Train::Three).bank(50);
            let mut game = scenario.turn(Ms, Step::Dividend { revenue: 90 }).build();
            play(&mut game, ANNA, "pay");
            end_set(&mut game);
            game.outcome().is_some()
        },
    );
}

/// C26: wagons above a lower limit are handed in (English §VII.12), or kept, since the German
/// rules speak of trains only.
#[test]
fn what_becomes_of_surplus_wagons() {
    readings(
        "surplus-wagons",
        &[
            ("handed-in", vec!["discard/CVC/3", "discard_wagon/CVC/1"]),
            ("kept", vec!["discard/CVC/3"]),
        ],
        ["handed-in", "kept", "handed-in"],
        |scenario| {
            let scenario = scenario.phase(3).top(Train::Four).major(Ms, 70, &[(ANNA, 5)]);
            let scenario = scenario.treasury(Ms, 1000).major(Cvc, 100, &[(BERTA, 5)]);
            let four = |all: Scenario, _| all.train(Cvc, Train::Three).wagon(Cvc, Wagon::One);
            let mut game = (0..4).fold(scenario, four).turn(Ms, buying()).build();
            play(&mut game, ANNA, "train/bank/4");
            let asked = choices(&game, BERTA);
            play(&mut game, BERTA, "discard/CVC/3");
            let is_kept = asked.len() == 1;
            assert_eq!(game.table().charter(Cvc).wagons[Wagon::One], 4);
            assert_eq!(may(&game, BERTA, "discard_wagon/CVC/1"), !is_kept);
            let known = ["discard/CVC/3", "discard_wagon/CVC/1"];
            known.into_iter().filter(|path| asked.iter().any(|one| one == path)).collect()
        },
    );
}

/// C30, Q14: several wagons deliver in different harbors (§VII.10), or already their trains run to
/// different ones as the English rules have it.
#[test]
fn which_trains_keep_to_different_harbors() {
    let run = "run/3,1,H25-G26-H27,CO1,H27/3,1,H25-G24-F23-F21,DQ1,H25";
    let refusal = Refusal::BadRoute { company: Sdc, fault: RouteFault::OneHarbor };
    readings(
        "harbors",
        &[("deliver", (true, 160)), ("run", (false, 150))],
        ["deliver", "deliver", "run"],
        |scenario| {
            // Guantánamo has a mill and two harbors; Santiago sends the sugar of Bayamo to one.
            let scenario = scenario.phase(3).major(Sdc, 70, &[(ANNA, 5)]).token(Sdc, "G26", 0);
            let scenario = scenario.minor(Co, BERTA, 70, "G26").tile("G26", "L53", 0).cubes(Co, 1);
            let scenario = scenario.minor(Dq, BERTA, 70, "F21").tile("F21", "L52", 0).cubes(Dq, 1);
            let scenario = scenario.tile("G24", "621", 2).tile("F23", "8", 5);
            let two = |all: Scenario, _| all.train(Sdc, Train::Three).wagon(Sdc, Wagon::One);
            let mut game = (0..2).fold(scenario, two).turn(Sdc, Step::Run).build();
            let legal = may(&game, ANNA, run);
            if !legal {
                assert_eq!(refused(&game, ANNA, run), refusal);
            }
            idle(&mut game);
            let Step::Dividend { revenue } = step(&game).1 else { panic!("it earns") };
            (legal, revenue)
        },
    );
}

/// C59: as many wagons as the train limit (§VII.10, table 11), or as trains as the German rules
/// have it in §VII.12.
#[test]
fn how_many_wagons_a_company_owns() {
    readings(
        "wagon-limit",
        &[("train-limit", [true, true]), ("as-trains", [true, false])],
        ["train-limit", "as-trains", "train-limit"],
        |scenario| {
            let scenario = scenario.phase(2).major(Ms, 70, &[(ANNA, 5)]).train(Ms, Train::Two);
            let scenario = scenario.treasury(Ms, 500).turn(Ms, buying());
            let second = scenario.clone().wagon(Ms, Wagon::One).build();
            [scenario.build(), second].map(|game| may(&game, ANNA, "wagon/bank/1"))
        },
    );
}

/// C63: what a bankrupt director added comes back, or stays in the company since neither text
/// (§VII.13, §IX.1) gives it back.
#[test]
fn what_becomes_of_the_money_of_a_bankrupt_director() {
    readings(
        "bankruptcy",
        &[("refunded", (30, 20)), ("stays", (0, 50))],
        ["refunded", "stays", "stays"],
        |scenario| {
            let scenario = scenario.phase(3).major(Ms, 70, &[(ANNA, 5), (BERTA, 5)]);
            let scenario = scenario.treasury(Ms, 20).cash(ANNA, 30).turn(Ms, buying());
            let mut game = scenario.build();
            let events = play(&mut game, ANNA, "raise/cash");
            assert!(events.contains(&Event::Ended { ending: Ending::Bankruptcy }));
            (cash(&game, ANNA), treasury(&game, Ms))
        },
    );
}

/// A set-up of the first edition.
fn first(switches: &[(&str, &str)]) -> Result<Cuba18, BadSetup> {
    let switches = switches.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
    let setup = Setup {
        players: 4,
        variant: "standard".to_owned(),
        edition: 1,
        switches: switches.collect(),
    };
    Cuba18::new(&setup, crate::table::built_in())
}

/// What does not exist or does not fit is refused in a sentence that names it.
#[test]
fn a_switch_that_does_not_fit_is_named() {
    let refused = |switches: &[(&str, &str)]| {
        let switches = switches.iter().map(|&(name, value)| (name.to_owned(), value.to_owned()));
        let setup = Cuba18::PROFILE.setup(4, None, switches.collect::<BTreeMap<_, _>>());
        setup.expect_err("there is no such set-up").to_string()
    };
    let told = refused(&[("rulings", "french")]);
    assert_eq!(
        told,
        "rule \"rulings\" of 18Cuba cannot be \"french\"; it is recommended, german or english"
    );
    assert!(
        refused(&[("ruling", "german")]).starts_with("18Cuba has no rule \"ruling\"; there is")
    );
    assert!(refused(&[("rental", "deliver")]).contains("it is by-rulings, step, use or round"));
    // The first edition had no such switches, but it had bank-break.
    assert!(first(&[("bank-break", "one-more-set")]).is_ok());
    let told = first(&[("rulings", "german")]).expect_err("it had none").to_string();
    assert!(told.starts_with("Edition 1 of 18Cuba has no rule \"rulings\""), "{told}");
    let told = first(&[("bank-break", "by-rulings")]).expect_err("it had none").to_string();
    assert!(told.contains("it is this-set or one-more-set"), "{told}");
}

/// Two players begin with the long game, whose map is known.
#[test]
fn two_players_begin_with_the_long_game() {
    let setup = Cuba18::PROFILE.setup(2, None, BTreeMap::new()).expect("it exists");
    assert_eq!((setup.variant.as_str(), setup.edition), ("long", 2));
}
