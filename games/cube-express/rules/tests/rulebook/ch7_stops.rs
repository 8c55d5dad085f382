//! §7 Actions on the way, room in the stores, the share track.

use cube_express_rules::components::PerResource;
use cube_express_rules::map::Guest;
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Cell, Event, Loco, Need, Readings, Refusal, Resource, Step};

use crate::table::{
    ANNA, BERTA, CARLO, N, S, choices, choices_of, play, play_all, player, refused, spot, step,
    stored,
};

/// An iron mine north of Anna's start, hers or another's.
fn mine() -> Scenario {
    Scenario::players(3).tile("T26", (0, 2), N).driving(ANNA, 3)
}

/// A factory north of Anna's start that wants two coal and an iron, and Anna has them.
fn factory() -> Scenario {
    let scenario = Scenario::players(3).tile("T30", (0, 2), N).driving(ANNA, 3);
    scenario.stores(ANNA, Resource::Coal, 2).stores(ANNA, Resource::Iron, 1)
}

/// §7: a site gives its resource, and its owner's shares rise if another takes it.
#[test]
fn another_owners_shares_rise() {
    let mut game = mine().owner(BERTA, (0, 2)).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(stored(&game, ANNA), [0, 0, 1]);
    assert_eq!(player(&game, BERTA).disc, 2);
    assert_eq!(player(&game, ANNA).disc, 1);
}

/// §7: not if it is one's own, and not if it is nobody's.
#[test]
fn the_own_shares_do_not_rise() {
    let mut game = mine().owner(ANNA, (0, 2)).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(player(&game, ANNA).disc, 1);
    let mut game = mine().build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(stored(&game, ANNA), [0, 0, 1]);
}

/// §7: the start crossing gives coal each time it is entered.
#[test]
fn the_start_crossing_gives_coal() {
    let mut game = Scenario::players(2).driving(ANNA, 3).build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "take"]);
    assert_eq!(stored(&game, ANNA), [1, 0, 0]);
    assert_eq!(refused(&game, ANNA, "take"), Refusal::NothingHere, "once per entry");
}

/// Q11: one action per entry, and a new one for each entry, also by the other loco.
#[test]
fn each_entry_allows_one_action() {
    let scenario = mine().loco(ANNA, Loco::Second, (0, 1));
    let mut game = scenario.build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(refused(&game, ANNA, "take"), Refusal::NothingHere);
    play_all(&mut game, ANNA, &["drive/second/0,2", "take"]);
    assert_eq!(stored(&game, ANNA), [0, 0, 2]);
}

/// Q32: driving on is declining.
#[test]
fn an_action_on_the_way_may_be_declined() {
    let mut game = Scenario::players(2).driving(ANNA, 3).build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "drive/first/1,0"]);
    assert_eq!(refused(&game, ANNA, "take"), Refusal::NothingHere);
    assert_eq!(stored(&game, ANNA), [0, 0, 0]);
}

/// Q15: with an empty reserve nothing is taken, and the owner gets nothing.
#[test]
fn an_empty_reserve_takes_nothing() {
    let mut game =
        mine().owner(BERTA, (0, 2)).dividends(ANNA, 20).stores(ANNA, Resource::Coal, 2).build();
    play(&mut game, ANNA, "drive/first/0,2");
    assert_eq!(refused(&game, ANNA, "take"), Refusal::ReserveEmpty);
    assert_eq!(player(&game, BERTA).disc, 1);
    let mut game = Scenario::players(2)
        .dividends(ANNA, 20)
        .stores(ANNA, Resource::Coal, 2)
        .driving(ANNA, 3)
        .build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "drive/first/0,-1"]);
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::ReserveEmpty);
}

/// §7, the example: the first delivery of two coal and an iron.
#[test]
fn the_first_delivery_takes_field_a() {
    let mut game = factory().build();
    let before = player(&game, ANNA);
    play(&mut game, ANNA, "drive/first/0,2");
    let told = play(&mut game, ANNA, "deliver/2");
    let at = Cell(0, 2);
    let load = PerResource::from_fn(|one| match one {
        Resource::Coal => 2,
        Resource::Wood => 0,
        Resource::Iron => 1,
    });
    let goal = Some(2);
    assert_eq!(told[0], Event::Delivered { seat: ANNA, at, load, first: true, points: 5, goal });
    let after = player(&game, ANNA);
    assert_eq!(stored(&game, ANNA), [0, 0, 0]);
    assert_eq!(after.dividends, before.dividends + 1);
    assert_eq!(after.bets, [0, 1, 0, 0]);
    assert_eq!(after.disc, before.disc + 2);
    assert_eq!(after.reserve, before.reserve);
    assert_eq!(spot(&game, 0, 2).owner, Some(ANNA));
}

/// §7: later deliveries take field B and raise the shares by one, also the own ones.
#[test]
fn later_deliveries_take_field_b() {
    for first in [ANNA, BERTA] {
        let mut game = factory().owner(first, (0, 2)).build();
        play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
        assert_eq!(spot(&game, 0, 2).owner, Some(first));
        assert_eq!(spot(&game, 0, 2).later, [1, 0, 0, 0]);
        assert_eq!(player(&game, ANNA).disc, 2);
    }
}

/// §7: one entry, one delivery, however much is stored.
#[test]
fn one_delivery_per_action() {
    let scenario = factory().stores(ANNA, Resource::Coal, 4).stores(ANNA, Resource::Iron, 2);
    let mut game = scenario.build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(refused(&game, ANNA, "deliver/1"), Refusal::NothingHere);
}

/// §7: without the demanded resources there is no delivery; converting on the spot helps.
#[test]
fn a_delivery_needs_its_resources() {
    let scenario = factory().stores(ANNA, Resource::Coal, 1).stores(ANNA, Resource::Wood, 2);
    let mut game = scenario.build();
    play(&mut game, ANNA, "drive/first/0,2");
    assert_eq!(
        refused(&game, ANNA, "deliver/1"),
        Refusal::TooFewResources {
            need: Need::Store,
            resource: Resource::Coal,
            needed: 2,
            held: 1
        }
    );
    play_all(&mut game, ANNA, &["wood-coal", "deliver/1"]);
    assert_eq!(spot(&game, 0, 2).owner, Some(ANNA));
}

/// Q25: a full goal takes no marker; only if all are full does it go to the reserve.
#[test]
fn a_full_goal_takes_no_marker() {
    let mut game = factory().bets(ANNA, 1, 5).build();
    play(&mut game, ANNA, "drive/first/0,2");
    assert_eq!(refused(&game, ANNA, "deliver/1"), Refusal::GoalFull { most: 5 });
    assert_eq!(refused(&game, ANNA, "deliver/none"), Refusal::GoalHasRoom);
    assert_eq!(refused(&game, ANNA, "deliver/5"), Refusal::NoSuchGoal);
    assert_eq!(refused(&game, ANNA, "deliver/0"), Refusal::NoSuchGoal);
    assert_eq!(choices_of(&game, ANNA, "deliver"), ["deliver/2", "deliver/3", "deliver/4"]);
    let full = factory().bets(ANNA, 1, 5).bets(ANNA, 2, 5).bets(ANNA, 3, 4).dividends(ANNA, 0);
    let mut game = full.bets(ANNA, 3, 5).bets(ANNA, 4, 4).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/4"]);
    let player = player(&game, ANNA);
    assert_eq!(player.bets, [5, 5, 5, 5]);
    let full = Scenario::players(3).tile("T30", (0, 2), N).driving(ANNA, 3);
    let full =
        (1..=4).fold(full.dividends(ANNA, 0).disc(ANNA, 11), |full, goal| full.bets(ANNA, goal, 5));
    let mut game = full.stores(ANNA, Resource::Coal, 2).stores(ANNA, Resource::Iron, 1).build();
    let reserve = crate::table::player(&game, ANNA).reserve;
    play(&mut game, ANNA, "drive/first/0,2");
    assert_eq!(choices_of(&game, ANNA, "deliver"), ["deliver/none"]);
    play(&mut game, ANNA, "deliver/none");
    assert_eq!(crate::table::player(&game, ANNA).reserve, reserve + 1);
}

/// §7, the example: a passenger gets off at anybody's station, into a house that roads join to it.
#[test]
fn a_passenger_gets_off_at_any_station() {
    let scenario = Scenario::players(2).tile("T02", (0, -2), N).tile("T03", (0, 2), N);
    let mut game = scenario.driving(ANNA, 5).build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "drive/first/0,-1", "passenger"]);
    assert_eq!(spot(&game, 0, -1).guests.map(Guest::seat), [Some(ANNA), None, None, None]);
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::NothingHere, "once");
    play(&mut game, ANNA, "drive/first/0,-2");
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::NothingHere, "no station stands here");
}

/// §7, the example: a city whose houses are taken has no room, even if a free house is near.
#[test]
fn a_full_city_takes_nobody() {
    let mut game = Scenario::players(2).passenger(BERTA, (0, -1)).driving(ANNA, 5).build();
    play_all(&mut game, ANNA, &["drive/first/0,0", "drive/first/0,-1"]);
    assert_eq!(refused(&game, ANNA, "passenger"), Refusal::CityFull);
}

/// Q36: into the first free house of the city, on whatever tile.
#[test]
fn passengers_fill_the_houses_of_a_city() {
    let scenario = Scenario::players(3).tile("T04", (0, 2), N).tile("T03", (0, 3), S);
    let mut game =
        scenario.passenger(BERTA, (0, 1)).loco(ANNA, Loco::First, (0, 0)).driving(ANNA, 5).build();
    play_all(&mut game, ANNA, &["drive/first/0,1", "passenger"]);
    assert_eq!(spot(&game, 0, 1).guests[0].seat(), Some(BERTA));
    assert_eq!(spot(&game, 0, 3).guests[0].seat(), Some(ANNA));
}

/// §7: the stores hold as many as the technology level at the end of the turn; Q38: the owner chooses.
#[test]
fn what_finds_no_room_is_given_up() {
    let scenario =
        Scenario::players(2).stores(ANNA, Resource::Coal, 3).stores(ANNA, Resource::Iron, 2);
    let mut game = scenario.step(ANNA, Step::Market).build();
    play(&mut game, ANNA, "market/2/keep");
    assert_eq!(step(&game), (ANNA, Step::Store { gap: Some(2) }));
    assert_eq!(choices_of(&game, ANNA, "drop"), ["drop/coal", "drop/iron"]);
    assert_eq!(
        refused(&game, ANNA, "drop/wood"),
        Refusal::TooFewResources {
            need: Need::Store,
            resource: Resource::Wood,
            needed: 1,
            held: 0
        }
    );
    let reserve = player(&game, ANNA).reserve;
    play(&mut game, ANNA, "drop/coal");
    play(&mut game, ANNA, "iron-wood");
    assert_eq!(stored(&game, ANNA), [2, 1, 0]);
    assert_eq!(player(&game, ANNA).reserve, reserve + 1);
    assert!(matches!(step(&game), (ANNA, Step::Refill { gap: 2 })));
    let game =
        Scenario::players(2).stores(ANNA, Resource::Coal, 3).step(ANNA, Step::Store { gap: None });
    assert_eq!(refused(&game.build(), ANNA, "drop/coal"), Refusal::RoomEnough);
}

/// Q17: the marker is taken when the disc passes it, not when it lands there.
#[test]
fn a_bonus_is_taken_when_it_is_passed() {
    let mut game = factory().disc(ANNA, 2).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, ANNA).disc, 4);
    assert_eq!(player(&game, ANNA).bonuses.count_ones(), 3, "landing is not enough");
    let mut game = factory().disc(ANNA, 3).build();
    let before = player(&game, ANNA).dividends;
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, ANNA).disc, 5);
    assert_eq!(player(&game, ANNA).bonuses.count_ones(), 2);
    assert_eq!(player(&game, ANNA).dividends, before + 2, "one of the delivery, one of the bonus");
}

/// Q17, `bonus-field` = `reached`: or landing is enough; passing it later brings nothing more.
#[test]
fn a_bonus_may_be_taken_when_it_is_reached() {
    let reached = Readings { bonus_reached: true, ..Readings::default() };
    let mut game = factory().reading(reached).disc(ANNA, 2).build();
    let before = player(&game, ANNA).dividends;
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!((player(&game, ANNA).disc, player(&game, ANNA).bonuses.count_ones()), (4, 2));
    assert_eq!(player(&game, ANNA).dividends, before + 2, "one of the delivery, one of the bonus");
    let mut game = factory().reading(reached).disc(ANNA, 3).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, ANNA).bonuses.count_ones(), 2, "passing is enough as well");
    let left = player(&game, ANNA).bonuses;
    let mut game = mine().reading(reached).owner(BERTA, (0, 2)).disc(BERTA, 4).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!(player(&game, BERTA).disc, 5);
    assert_ne!(player(&game, BERTA).bonuses, left, "a field that was left is not reached");
}

/// Q17: leaving the field to the right takes it, also in another's turn; selling to the left does not.
#[test]
fn a_bonus_is_taken_in_anybodys_turn() {
    let mut game = mine().owner(BERTA, (0, 2)).disc(BERTA, 4).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "take"]);
    assert_eq!((player(&game, BERTA).disc, player(&game, BERTA).dividends), (5, 3));
    let mut game = mine().disc(ANNA, 4).build();
    play(&mut game, ANNA, "sell");
    assert_eq!(player(&game, ANNA).bonuses.count_ones(), 3);
}

/// §2, §7: an emptied bonus field means nothing any more.
#[test]
fn a_bonus_is_taken_once() {
    let mut game = factory().disc(ANNA, 5).build();
    play_all(&mut game, ANNA, &["sell", "sell", "drive/first/0,2", "deliver/1"]);
    assert_eq!(player(&game, ANNA).disc, 5);
    assert_eq!(player(&game, ANNA).bonuses.count_ones(), 2);
    assert_eq!(player(&game, ANNA).dividends, 2 + 2 + 1);
}

/// Q18: steps beyond the end are lost, and there are no second nine points for shares.
#[test]
fn shares_do_not_rise_beyond_the_end() {
    let mut game = factory().disc(ANNA, 11).build();
    play_all(&mut game, ANNA, &["drive/first/0,2", "deliver/1"]);
    assert_eq!((player(&game, ANNA).disc, player(&game, ANNA).nines), (12, 1));
    play(&mut game, ANNA, "sell");
    assert_eq!((player(&game, ANNA).disc, player(&game, ANNA).nines), (11, 1));
    let mut game = mine().owner(CARLO, (0, 2)).disc(CARLO, 12).build();
    let told = {
        play(&mut game, ANNA, "drive/first/0,2");
        play(&mut game, ANNA, "take")
    };
    assert_eq!(told, [Event::Took { seat: ANNA, resource: Resource::Iron }]);
    assert!(choices(&game, ANNA).contains(&"done".to_owned()));
}
