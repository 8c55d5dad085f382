//! §12 The end of the game.

use cuba_rules::scenario::Scenario;
use cuba_rules::{Building, Cuba, Ending, Event, Field, Item, Phase};
use tabletop::{Game, Seat, Turn};

use crate::table::{ANNA, BERTA, play};

/// The sixth round's laws are carried out and nobody pays anything.
fn ended(scenario: Scenario) -> (Cuba, Vec<Event>) {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let mut game = scenario.round(6).phase(phase).build();
    play(&mut game, ANNA, "enact/tax");
    let mut events = play(&mut game, ANNA, "enact/other");
    while let Phase::Levy { seat, .. } = game.current() {
        events = play(&mut game, seat, "pass");
    }
    (game, events)
}

fn places(game: &Cuba) -> Vec<(u8, i32)> {
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.ending, Ending::LastRound);
    outcome.standings.iter().map(|standing| (standing.place, standing.score)).collect()
}

/// §12: after the sixth round two points for each own building; money brings none.
#[test]
fn buildings_score_at_the_end() {
    let scenario = Scenario::players(2).built(ANNA, Building::Hotel, Field::C2);
    let (game, events) = ended(scenario.built(ANNA, Building::Inn, Field::C3).pesos(BERTA, 99));
    assert_eq!(game.turn(), Turn::Over);
    assert!(events.contains(&Event::BuildingsScored { seat: ANNA, points: 4 }));
    assert_eq!(places(&game), [(1, 4), (2, 0)]);
    assert!(game.check(ANNA, &crate::table::action("pass")).is_err());
}

/// Q10: the printed warehouse counts if so agreed.
#[test]
fn the_printed_warehouse_may_count() {
    let (game, _) = ended(Scenario::players(2).terms(|terms| terms.warehouse_counts = true));
    assert_eq!(places(&game), [(1, 2), (1, 2)]);
}

/// §12: a tie goes to whoever has more pesos; Q46: then the win is shared.
#[test]
fn pesos_break_ties() {
    let (game, _) =
        ended(Scenario::players(3).pesos(ANNA, 3).pesos(BERTA, 4).pesos(Seat::new(2), 4));
    assert_eq!(places(&game), [(3, 0), (1, 0), (1, 0)]);
}

/// Q45: the end of the last round is left out.
#[test]
fn nothing_rots_after_the_last_round() {
    let (game, _) = ended(Scenario::players(2).yard(ANNA, Item::Sugar, 2));
    assert_eq!(game.table().held(ANNA, Item::Sugar), 2);
    assert_eq!(game.current(), Phase::Over);
}

/// §12: before the sixth round the game goes on.
#[test]
fn the_fifth_round_is_not_the_last() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let mut game =
        Scenario::players(2).round(5).phase(phase).pesos(ANNA, 0).pesos(BERTA, 0).build();
    play(&mut game, ANNA, "enact/tax");
    play(&mut game, ANNA, "enact/other");
    assert_eq!((game.current(), game.outcome()), (Phase::Arrivals, None));
}
