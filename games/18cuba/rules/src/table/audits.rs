//! The audit finds what is planted.

use cuba18_track::{Company, Train, Wagon};
use tabletop::{Game as _, Money, Seat};

use super::Table;
use crate::scenario::Scenario;

/// What is wrong with a sound position after `spoil`.
fn breaches(spoil: impl Fn(&mut Table)) -> String {
    let scenario = Scenario::four().minor(Company::Co, Seat::new(0), 70, "C4");
    let mut game = scenario.major(Company::Ms, 70, &[(Seat::new(1), 5)]).build();
    assert_eq!(game.audit(), Vec::<String>::new());
    spoil(&mut game.table);
    game.audit().join("; ")
}

#[test]
fn money_is_neither_lost_nor_found() {
    assert!(breaches(|table| table.bank += 1).contains("in the bank"));
    assert!(breaches(|table| table.purses[Seat::new(2)] = Money::ZERO).contains("in the bank"));
}

#[test]
fn shares_are_whole_and_directed_by_the_right_player() {
    let more = breaches(|table| table.charters[Company::Ms].pool += 1);
    assert!(more.contains("11 tenths"), "{more}");
    let director = breaches(|table| table.charters[Company::Ms].director = Some(Seat::new(0)));
    assert!(director.contains("is directed by the wrong player"), "{director}");
    // Either is wrong by itself: somebody has more, or it is less than a director's share.
    let fewer = breaches(|table| table.charters[Company::Ms].held[0] = 6);
    assert!(fewer.contains("is directed by the wrong player"), "{fewer}");
    let little = breaches(|table| table.charters[Company::Co].held[0] = 1);
    assert!(little.contains("is directed by the wrong player"), "{little}");
    let machines = breaches(|table| table.charters[Company::Co].machines = [2, 2, 2]);
    assert!(machines.contains("too many machines"), "{machines}");
    let wagons = breaches(|table| table.charters[Company::Co].wagons[Wagon::One] = 1);
    assert!(wagons.contains("Co has wagons"), "{wagons}");
}

/// As many as are printed may be owned, and not one more.
#[test]
fn trains_and_wagons_are_as_many_as_printed() {
    let numbers = |table: &Table| {
        let setting = crate::components::Setting::Four;
        let numbers = table.data.setting(setting);
        (numbers.standard[0], numbers.narrow)
    };
    let all = breaches(|table| table.depot.pool[Train::Two] = numbers(table).0);
    assert_eq!(all, "");
    let more = breaches(|table| table.depot.pool[Train::Two] = numbers(table).0 + 1);
    assert!(more.contains("Two"), "{more}");
    let fours = breaches(|table| {
        table.depot.pool[Train::FourNarrow] = numbers(table).1[2];
        table.depot.pool[Train::FourNarrowAged] = 1;
    });
    assert!(fours.contains("too many FourNarrow"), "{fours}");
    let wagons = breaches(|table| table.depot.wagon_pool[Wagon::Two] += 1);
    assert!(wagons.contains("wagons Two"), "{wagons}");
}

#[test]
fn every_card_is_there_once() {
    let commissioners = breaches(|table| {
        table.cards[Seat::new(0)].commissioners = 1;
        table.cards[Seat::new(1)].commissioners = 1;
    });
    assert!(commissioners.contains("twice"), "{commissioners}");
    let benefits = breaches(|table| {
        table.cards[Seat::new(2)].benefits = 0b110;
        table.cards[Seat::new(3)].benefits = 0b100;
    });
    assert!(benefits.contains("twice"), "{benefits}");
    let concessions = breaches(|table| {
        table.concessions = 0b10;
        table.cards[Seat::new(3)].concessions = 0b10;
    });
    assert!(concessions.contains("twice"), "{concessions}");
    let apart = breaches(|table| {
        table.cards[Seat::new(0)].benefits = 0b001;
        table.cards[Seat::new(1)].benefits = 0b100;
    });
    assert_eq!(apart, "");
}
