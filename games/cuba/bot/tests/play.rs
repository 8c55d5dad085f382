//! How the greedy player plays: nothing that an experienced one would laugh at.

use bots::{Bot, Budget, Clock, Greedy, Seen};
use cuba_bot::Eye;
use cuba_rules::components::Character::{Architect, Foreman, Mayor, Tradeswoman};
use cuba_rules::components::Favor;
use cuba_rules::phase::Vote;
use cuba_rules::scenario::{Scenario, second};
use cuba_rules::sets::{Fields, Goods};
use cuba_rules::{Act, Action, Building, Cuba, Field, Group, Item, Phase, Step};
use tabletop::{Game, Key, Mute, PerSeat, Seat, Seats, SeededDice, Turn};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

/// What Anna does.
fn chosen(game: &Cuba) -> Action {
    let mut clock = Clock::new(Budget::Moves(0));
    Greedy::new(Eye, 3).choose(&Seen::new(game, ANNA), &mut clock, &mut SeededDice::new(1))
}

/// With nothing left to do with goods she leaves the market, though it would keep the round going.
#[test]
fn nobody_trades_to_and_fro() {
    let step = Step::Trade { bought: Goods::NONE, sold: Goods::NONE };
    let scenario = Scenario::players(2).round(6).covered(Favor::Material).covered(Favor::Raw);
    let four = [Mayor, Architect, Foreman, Tradeswoman];
    let scenario = scenario.played(ANNA, &four).played(BERTA, &four);
    assert_eq!(chosen(&scenario.last_step(ANNA, step).build()), Action::Pass {});
}

/// The winner of the vote enacts what serves her: seven points for her water.
#[test]
fn bills_are_enacted_that_serve() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let scenario = Scenario::players(3).bill(Act::SubsidyWater).yard(ANNA, Item::Water, 7);
    let mut game = scenario.start(BERTA).phase(phase).build();
    let mut enacted = Vec::new();
    while let Action::Enact { group } = chosen(&game) {
        enacted.push(group);
        game.apply(ANNA, &Action::Enact { group }, &mut Mute).expect("it was listed");
        if !matches!(game.current(), Phase::Enact { .. }) {
            break;
        }
    }
    assert!(enacted.contains(&Group::Subsidy), "{enacted:?}");
}

/// Votes are bought if something is at stake, and not for nothing.
#[test]
fn votes_are_bought_for_what_they_bring() {
    let vote = Vote {
        votes: PerSeat::from_fn(2, |seat: Seat| if seat == ANNA { 4 } else { 5 }),
        running: Seats::all(2),
        asked: Seats::all(2),
        done: Seats::NONE,
        again: false,
    };
    let scenario = Scenario::players(2).bill(Act::SubsidyWater).phase(Phase::Vote(vote));
    assert_eq!(chosen(&scenario.build()), Action::Bid { pesos: 0 });
    let Action::Bid { pesos } = chosen(&scenario.yard(ANNA, Item::Water, 7).build()) else {
        panic!("a bid")
    };
    assert!(pesos > 0, "seven points are worth a few pesos");
}

/// A new building lies where one foreman reaches it together with the others.
#[test]
fn buildings_lie_together() {
    let scenario = Scenario::players(2).built(ANNA, Building::Hotel, Field::C2);
    let scenario = scenario.built(ANNA, Building::Dam, Field::D3).step(ANNA, Step::Build);
    let scenario = scenario.yard(ANNA, Item::Wood, 1).yard(ANNA, Item::Stone, 1);
    let Action::Build { field, .. } = chosen(&scenario.yard(ANNA, Item::Water, 1).build()) else {
        panic!("something is built")
    };
    let together = |pawn: &Field| {
        let cross = Fields::cross(*pawn);
        [Field::C2, Field::D3, field].into_iter().all(|field| cross.contains(field))
    };
    assert!(Field::ALL.iter().any(together), "{field:?}");
}

/// A whole game with other numbers everywhere: every decision is one that the rules list.
#[test]
fn another_box_is_played_to_its_end() {
    let setup = Cuba::PROFILE.setup(2, None, std::collections::BTreeMap::new()).expect("listed");
    let mut game = Cuba::new(&setup, second()).expect("listed");
    let mut dice = SeededDice::new(4);
    while game.turn() != Turn::Over {
        if let Turn::Decide(seats) = game.turn() {
            let seat = seats.iter().next().expect("somebody");
            let mut clock = Clock::new(Budget::Moves(0));
            let seen = Seen::new(&game, seat);
            let action = Greedy::new(Eye, 3).choose(&seen, &mut clock, &mut dice);
            game.apply(seat, &action, &mut Mute).expect("a robot plays by the rules");
        } else {
            let chance = game.draw(&mut dice);
            game.resolve(&chance, &mut Mute).expect("it was drawn");
        }
    }
    let scores = game.outcome().expect("it is over").standings.map(|standing| standing.score);
    assert!(scores.iter().all(|&score| score > 10), "{scores:?}");
}
