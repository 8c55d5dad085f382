//! §IV Commissioners, concessions and their benefits.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Dq, Ms};
use cuba18_track::{LayRefusal, Train, Wagon};
use tabletop::Money;

use crate::table::{
    ANNA, BERTA, TRACK, asked, buying, cash, choices, lay_refused, may, play, refused, step,
    trains, treasury,
};

/// MS at home in Matanzas with a yellow tile, about to lay.
fn ms() -> Scenario {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 2);
    scenario.treasury(Ms, 100).turn(Ms, TRACK)
}

/// The first commissioner's tile that is offered.
fn commissions(game: &cuba18_rules::Cuba18) -> Vec<String> {
    let paths = choices(game, asked(game)).into_iter();
    paths.filter(|path| path.starts_with("commission/")).collect()
}

/// R017, R021: one extra tile, the bank pays the player, the card is gone.
#[test]
fn a_commissioner_pays_for_an_extra_tile() {
    let mut game = ms().commissioner(ANNA, 1).build();
    let before = cash(&game, ANNA);
    let path = commissions(&game).remove(0);
    play(&mut game, ANNA, &path);
    assert_eq!(cash(&game, ANNA) - before, 30);
    assert_eq!(game.table().cards[ANNA].commissioners, 0);
    assert!(choices(&game, ANNA).iter().any(|path| path.starts_with("lay/")), "its own tile");
}

/// R021: funding of 30, 35, 40, 50, 70, 80.
#[test]
fn the_funding_of_the_commissioners() {
    let far = |tile, rotation| ms().tile("B9", tile, rotation).phase(5);
    for (card, scenario, funding) in [
        (1, ms(), 30),
        (2, ms().tile("B9", "57", 1), 35),
        (3, far("57", 2).tile("C10", "8", 2), 40),
        (4, far("57", 2), 50),
        (5, far("57", 2).tile("C10", "29", 2), 70),
        (6, far("14", 0), 80),
    ] {
        let mut game = scenario.commissioner(ANNA, card).build();
        let before = cash(&game, ANNA);
        let path = commissions(&game).remove(0);
        play(&mut game, ANNA, &path);
        assert_eq!(cash(&game, ANNA) - before, funding, "card {card}");
    }
}

/// R017: the card must be the director's own.
#[test]
fn only_the_director_uses_a_commissioner() {
    let game = ms().commissioner(BERTA, 1).build();
    assert_eq!(commissions(&game), Vec::<String>::new());
    assert_eq!(refused(&game, ANNA, "commission/1/B11/57/1"), Refusal::NoCommissioner);
}

/// R018, R019: the tile must suit the card; green only when green is open; Y and La
/// Habana suit none.
#[test]
fn the_tile_suits_the_card() {
    let game = ms().commissioner(ANNA, 2).commissioner(ANNA, 3).build();
    assert!(commissions(&game).iter().all(|path| path.starts_with("commission/2/")));
    assert_eq!(refused(&game, ANNA, "commission/2/C10/8/0"), Refusal::WrongCommissioner);
    let green = refused(&game, ANNA, "commission/3/C10/23/0");
    assert_eq!(green, Refusal::Track { company: Ms, refusal: LayRefusal::NotYet });
    let habana = ms().phase(3).tile("C8", "8", 5).commissioner(ANNA, 4).build();
    assert_eq!(refused(&habana, ANNA, "commission/4/B7/L44/0"), Refusal::WrongCommissioner);
    assert_eq!(refused(&game, ANNA, "commission/2/E24/201/0"), Refusal::WrongCommissioner);
    assert_eq!(refused(&habana, ANNA, "commission/4/E24/207/0"), Refusal::WrongCommissioner);
}

/// R107, C17: one commissioner in a company's turn.
#[test]
fn one_commissioner_a_turn() {
    let mut game = ms().commissioner(ANNA, 1).commissioner(ANNA, 2).build();
    let path = commissions(&game).remove(0);
    play(&mut game, ANNA, &path);
    assert_eq!(commissions(&game), Vec::<String>::new());
}

/// C17: who directs two companies may use a commissioner in the turn of each.
#[test]
fn a_commissioner_in_the_turn_of_each_company() {
    let scenario = ms().phase(3).major(Cvc, 70, &[(ANNA, 5)]).tile("C14", "57", 1);
    let scenario = scenario.tile("C12", "8", 4).treasury(Cvc, 100);
    let mut game = scenario.commissioner(ANNA, 1).commissioner(ANNA, 3).build();
    let first = commissions(&game).remove(0);
    play(&mut game, ANNA, &first);
    assert_eq!(game.table().cards[ANNA].commissioners.count_ones(), 1);
    while step(&game).0 == Ms {
        crate::table::idle(&mut game);
    }
    assert_eq!(step(&game), (Cvc, TRACK));
    let second = commissions(&game).remove(0);
    play(&mut game, ANNA, &second);
    assert_eq!(game.table().cards[ANNA].commissioners, 0);
}

/// R020: the extra tile obeys the rules of track: it must be reached.
#[test]
fn the_extra_tile_must_be_reached() {
    let game = ms().commissioner(ANNA, 1).build();
    let far = refused(&game, ANNA, "commission/1/F25/9/0");
    assert_eq!(far, Refusal::Track { company: Ms, refusal: LayRefusal::NotReached });
    assert_eq!(lay_refused(&game, "lay/F25/9/0"), LayRefusal::NotReached);
}

/// C60: a commissioner's tile may extend a home tile of the same turn, unless agreed otherwise.
#[test]
fn a_fresh_home_tile_may_be_extended() {
    for (value, allowed) in [("yes", true), ("no", false)] {
        let scenario = Scenario::with(4, "standard", &[("fresh-home", value)]);
        let scenario = scenario.major(Ms, 70, &[(ANNA, 5)]).commissioner(ANNA, 1);
        let mut game = scenario.turn(Ms, TRACK).build();
        play(&mut game, ANNA, "lay/B9/57/2");
        let extends = step(&game) != (Ms, Step::Run) && !commissions(&game).is_empty();
        assert_eq!(extends, allowed);
    }
}

/// R023, C05: converting uses up the credit; the benefit stays with the player, whatever the minor.
#[test]
fn the_benefit_stays_with_the_player() {
    for (card, bits) in [(1, 0), (2, 0b10), (3, 0b100), (4, 0), (5, 0b1_0000), (6, 0b10_0000)] {
        let mut game = Scenario::four().first_stock().concession(ANNA, card).build();
        play(&mut game, ANNA, &format!("convert/{card}/DQ/70/D13"));
        let hand = game.table().cards[ANNA];
        assert_eq!((hand.concessions, hand.benefits), (0, bits), "card {card}");
    }
}

/// R024, C06, C54: concession 2 brings a 1-wagon to a major that the holder directs, within the limit.
#[test]
fn the_free_wagon() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).major(Cvc, 70, &[(BERTA, 5)]);
    let scenario = scenario.minor(Co, ANNA, 70, "C4").benefit(ANNA, 2);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "benefit/wagon/CVC"), Refusal::NoBenefit);
    assert_eq!(refused(&game, ANNA, "benefit/wagon/CO"), Refusal::NoBenefit);
    play(&mut game, ANNA, "benefit/wagon/MS");
    assert_eq!(game.table().charter(Ms).wagons[Wagon::One], 1);
    assert_eq!(refused(&game, ANNA, "benefit/wagon/MS"), Refusal::NoBenefit);
    // A company that has not floated has no charter to put it on.
    let early = scenario.clone().founded(Cvc, 70, &[(ANNA, 4)]).build();
    assert_eq!(refused(&early, ANNA, "benefit/wagon/CVC"), Refusal::NoBenefit);
    let full = scenario.phase(5).wagon(Ms, Wagon::Two).wagon(Ms, Wagon::Two).build();
    assert_eq!(refused(&full, ANNA, "benefit/wagon/MS"), Refusal::WagonLimit);
}

/// C54, R225: the wagon is lost when 1-wagons are scrapped before it is used.
#[test]
fn the_free_wagon_may_come_too_late() {
    let scenario = Scenario::four().phase(6).major(Ms, 70, &[(ANNA, 5)]).benefit(BERTA, 2);
    let mut game = scenario.train(Ms, Train::Five).treasury(Ms, 500).turn(Ms, buying()).build();
    play(&mut game, ANNA, "wagon/bank/3");
    assert_eq!(game.table().cards[BERTA].benefits, 0);
}

/// R025, C40: concession 3 brings a machine from the dearest space of an open
/// generation, within the limit of three.
#[test]
fn the_free_machine() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").benefit(ANNA, 3);
    let mut game = scenario.build();
    assert_eq!(refused(&game, ANNA, "benefit/machine/CO/2"), Refusal::NoMachine);
    play(&mut game, ANNA, "benefit/machine/CO/1");
    assert_eq!(game.table().machines[0], [1, 1, 1, 6]);
    assert_eq!(game.table().charter(Co).machines, [1, 0, 0]);
    let full = scenario.machines(Co, 1, 3).build();
    assert_eq!(refused(&full, ANNA, "benefit/machine/CO/1"), Refusal::MachineLimit);
}

/// R027, R099, C39: the mail is paid at the start of the turn of a company with a train.
#[test]
fn the_mail_is_paid_by_phase() {
    for (phase, train, amount) in [
        (2, Train::Two, 10),
        (3, Train::Three, 20),
        (4, Train::Three, 20),
        (5, Train::Five, 30),
        (6, Train::Five, 30),
        (7, Train::Five, 40),
    ] {
        let scenario = Scenario::four().phase(phase).major(Ms, 70, &[(ANNA, 5)]).mail(Ms);
        let scenario =
            scenario.train(Ms, train).minor(Dq, ANNA, 70, "D13").train(Dq, Train::FiveNarrow);
        let mut game = scenario.turn(Dq, buying()).build();
        let events = loop {
            let events = play(&mut game, ANNA, "pass");
            if step(&game).0 == Ms {
                break events;
            }
        };
        let mail = Event::Mail { company: Ms, amount: Money::new(amount) };
        assert!(events.contains(&mail), "phase {phase}");
        assert_eq!(treasury(&game, Ms), amount);
    }
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).mail(Ms);
    let scenario = scenario.wagon(Ms, Wagon::One).minor(Dq, ANNA, 70, "D13");
    let mut game = scenario.train(Dq, Train::ThreeNarrow).turn(Dq, buying()).build();
    let mut mailed = false;
    while step(&game).0 == Dq {
        let events = play(&mut game, ANNA, "pass");
        mailed |= events.iter().any(|event| matches!(event, Event::Mail { .. }));
    }
    assert!(!mailed, "a wagon is no train");
}

/// R027, R253: the contract may be assigned in any turn of the holder and pays from the next.
#[test]
fn the_mail_contract_is_assigned() {
    let mut game = ms().benefit(ANNA, 5).train(Ms, Train::Two).build();
    play(&mut game, ANNA, "benefit/mail/MS");
    assert_eq!(treasury(&game, Ms), 100);
    assert!(game.table().charter(Ms).mail);
    assert_eq!(game.table().cards[ANNA].benefits, 0);
}

/// R253: a machine taken before the run counts in that run.
#[test]
fn a_benefit_counts_at_once() {
    let scenario = Scenario::four().minor(Co, ANNA, 80, "G26").tile("G26", "L60", 3);
    let scenario = scenario.tile("G28", "L49", 2).train(Co, Train::TwoNarrow).benefit(ANNA, 3);
    let mut game = scenario.turn(Co, Step::Run).build();
    play(&mut game, ANNA, "benefit/machine/CO/1");
    let run = choices(&game, ANNA).into_iter().find(|path| path.starts_with("run")).expect("a run");
    play(&mut game, ANNA, &run);
    assert_eq!(step(&game), (Co, Step::Dividend { revenue: 40 }));
}

/// R028, C02: 80 off one n-train from the bank, never below 0, with a trade-in, too.
#[test]
fn the_discount_on_a_narrow_train() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").benefit(ANNA, 6);
    let mut game = scenario.clone().turn(Co, buying()).build();
    play(&mut game, ANNA, "train/bank/2n/discount");
    assert_eq!((treasury(&game, Co), trains(&game, Co)), (0, vec!["2n"]));
    assert_eq!(game.table().cards[ANNA].benefits, 0);
    let scenario = scenario.phase(3).treasury(Co, 80);
    let mut game = scenario.clone().turn(Co, buying()).build();
    play(&mut game, ANNA, "train/bank/3n/discount");
    assert_eq!(treasury(&game, Co), 0);
    let mut game = scenario.train(Co, Train::TwoNarrow).turn(Co, buying()).build();
    play(&mut game, ANNA, "trade/2n/discount");
    assert_eq!((treasury(&game, Co), trains(&game, Co)), (40, vec!["3n"]));
}

/// R028: no discount from the pool, for a major or for another player.
#[test]
fn where_the_discount_does_not_apply() {
    let scenario = Scenario::four().minor(Co, ANNA, 70, "C4").treasury(Co, 500).turn(Co, buying());
    let other = scenario.clone().benefit(BERTA, 6).build();
    assert_eq!(refused(&other, ANNA, "train/bank/2n/discount"), Refusal::NoBenefit);
    let used = scenario.benefit(ANNA, 6).pool_train(Train::TwoNarrow).build();
    assert_eq!(refused(&used, ANNA, "train/pool/2n/discount"), Refusal::NoBenefit);
    assert!(may(&used, ANNA, "train/pool/2n"));
    let major = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).benefit(ANNA, 6).treasury(Ms, 500);
    let game = major.turn(Ms, buying()).build();
    assert_eq!(refused(&game, ANNA, "train/bank/2/discount"), Refusal::NoBenefit);
}
