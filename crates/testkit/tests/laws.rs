//! The laws can be broken: a small game with a flaw for each of them.

mod toy;

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::Game;
use toy::{FLAWS, Toy};

/// What the laws say of the toy game with `flaw`, over a few seeds.
fn verdict(flaw: &str) -> Option<String> {
    let switches = BTreeMap::from([("flaw".to_owned(), flaw.to_owned())]);
    let setup = Toy::PROFILE.setup(3, None, switches).expect("it exists");
    let found = (0..20).find_map(|seed| {
        let played =
            catch_unwind(AssertUnwindSafe(|| drop(testkit::random_game::<Toy>(&setup, &(), seed))));
        played.err()
    });
    found.map(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string)).unwrap_or_default()
    })
}

#[test]
fn a_sound_game_breaks_no_law() {
    assert_eq!(verdict("none"), None);
}

#[test]
fn every_flaw_is_found_and_named() {
    for &flaw in FLAWS.iter().filter(|&&flaw| flaw != "none") {
        let Some(said) = verdict(flaw) else { panic!("{flaw} was not found") };
        let law = flaw.split('-').next().unwrap_or_default().replace("law", "law ");
        assert!(said.contains(&law), "{flaw}: {said}");
    }
}

/// A click can go on with the numbers of a range, and each of them is whole.
#[test]
fn a_range_is_offered_as_numbers() {
    let setup = Toy::PROFILE.setup(2, None, BTreeMap::new()).expect("it exists");
    let mut game = Toy::new(&setup, &()).expect("it exists");
    let chance = game.draw(&mut tabletop::SeededDice::new(1));
    game.resolve(&chance, &mut tabletop::Mute).expect("dealt");
    let seat = tabletop::Seat::new(0);
    let begun = tabletop::next(&game, seat, "");
    assert_eq!(
        (begun.words.as_slice(), begun.whole),
        (&["pass".to_owned(), "bid".to_owned()][..], false)
    );
    let bid = tabletop::next(&game, seat, "bid");
    assert_eq!(bid.numbers.len(), 1);
    let (low, high, _) = bid.numbers[0];
    for number in low..=high {
        assert!(tabletop::next(&game, seat, &format!("bid/{number}")).whole);
    }
    assert!(!tabletop::next(&game, seat, &format!("bid/{}", high + 1)).whole);
}
