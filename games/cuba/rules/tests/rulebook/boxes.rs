//! Other boxes: whatever passes the checks can be played, with its own numbers.

use boxes::Contents as _;
use cuba_rules::data::Data;
use cuba_rules::scenario::{Scenario, second};
use cuba_rules::{Act, Building, Cuba, Event, Field, Item, Phase, Refusal};
use tabletop::{Dice as _, SeededDice};

use crate::table::{ANNA, BERTA, choices, pesos, play, plays, points, refused};

/// Nothing of the second box is as in the first, but what has one sensible value: there is one
/// tile for the veto and one for the votes.
#[test]
fn the_second_box_differs_everywhere() {
    let same = ["/building/church/tiles/value", "/building/town_hall/tiles/value"];
    testkit::boxes::differs_everywhere(second(), &[], &same);
}

/// Something else for a place of a box: other letters.
fn other_text(place: &str, _: &str, dice: &mut SeededDice) -> Option<String> {
    if place.starts_with("/ships") {
        let count = 1 + dice.roll(6);
        let any = (0..count).filter_map(|_| "SCTRG".chars().nth(dice.roll(5) as usize));
        return Some(any.collect());
    }
    place.starts_with("/plantations").then(|| {
        let mut fields: Vec<char> = "WLMMFFTTSSCC".chars().collect();
        for last in (1..12u32).rev() {
            fields.swap(last as usize, dice.roll(last + 1) as usize);
        }
        fields.into_iter().collect()
    })
}

/// Nobody is stuck, nothing overflows, every game ends: whatever is printed.
#[test]
fn whatever_passes_the_checks_can_be_played() {
    let from = [Data::shelf().built_in(), second()];
    testkit::boxes::any_sound_box_plays::<Cuba>(&from, 64, other_text);
}

/// §10: duties and taxes ask for what their cards say.
#[test]
fn levies_are_those_of_the_box() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let scenario = Scenario::with(second(), 2).bill(Act::TaxBuildings).bill(Act::DutyTobacco);
    let scenario = scenario.built(ANNA, Building::Hotel, Field::A1).pesos(BERTA, 0);
    let mut game = scenario.yard(ANNA, Item::Tobacco, 4).phase(phase).build();
    plays(&mut game, ANNA, &["enact/tax", "enact/duty", "enact/other"]);
    play(&mut game, ANNA, "pay");
    assert_eq!((pesos(&game, ANNA), points(&game, ANNA)), (10, 3), "two pesos for the hotel");
    let events = play(&mut game, ANNA, "pay");
    let given = Event::HandedIn { seat: ANNA, item: Item::Tobacco, count: 3 };
    assert!(events.contains(&given), "{events:?}");
    assert_eq!(points(&game, ANNA), 3 + 3 + 2);
}

/// §13: the monastery of this box takes one raw.
#[test]
fn a_building_takes_no_more_than_its_box_says() {
    let scenario = Scenario::with(second(), 2).built(ANNA, Building::Monastery, Field::A1);
    let mut game = scenario.yard(ANNA, Item::Sugar, 2).build();
    play(&mut game, ANNA, "play/foreman");
    let many = Refusal::TooMany { most: 1 };
    assert_eq!(refused(&game, ANNA, "use/monastery/sugar/sugar"), many);
    assert!(!choices(&game, ANNA).iter().any(|path| path == "use/monastery/sugar/citrus"));
    let events = play(&mut game, ANNA, "use/monastery/sugar/none");
    assert!(events.contains(&Event::Scored { seat: ANNA, points: 2 }), "{events:?}");
}

/// §1, §6: the warehouse may be printed on any field; the pawn begins there, nobody builds there.
#[test]
fn a_warehouse_lies_where_the_box_says() {
    let mut game = Scenario::with(second(), 2).yard(ANNA, Item::Water, 1).build();
    let player = &game.table().players[ANNA];
    assert_eq!((player.pawn, player.built_on(Field::B1)), (Field::B1, Some(Building::Warehouse)));
    assert_eq!((player.tiles(), player.built_on(Field::A1)), (0, None));
    play(&mut game, ANNA, "play/architect");
    let built = Refusal::BuiltOn { field: Field::B1 };
    assert_eq!(refused(&game, ANNA, "build/distillery/b1"), built);
}
