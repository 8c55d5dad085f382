//! §1 Material, set-up and order of play.

use std::collections::BTreeMap;

use boxes::Contents;
use cube_express_rules::components::Data;
use cube_express_rules::scenario::Scenario;
use cube_express_rules::{Cell, Chance, CubeExpress, Goal, Loco, Phase, Refusal, Step, Tiles};
use tabletop::{Game, Mute, PerSeat, Seat, SeededDice, Turn, Viewer};

use crate::table::{ANNA, BERTA, CARLO, DORA, draw, is_asked, play, player, refused, spot};

fn fresh(players: u8) -> CubeExpress {
    let setup = CubeExpress::PROFILE.setup(players, None, BTreeMap::new()).expect("it exists");
    CubeExpress::new(&setup, Data::shelf().built_in()).expect("it exists")
}

/// §1: two markers are dividends, three lie on the share track, twenty are the reserve.
#[test]
fn every_player_has_twenty_five_markers() {
    for players in [2, 3, 4] {
        let game = fresh(players);
        for seat in game.table().players.seats() {
            let player = player(&game, seat);
            assert_eq!((player.reserve, player.dividends, player.bonuses.count_ones()), (20, 2, 3));
            assert_eq!((player.stations, player.disc, player.stored()), (5, 1, 0));
            assert_eq!(
                player.level(game.table().data()),
                3,
                "the first field of the technology track"
            );
            assert_eq!(player.loco(Loco::Second), None);
            assert_eq!(game.table().markers(seat), 25);
        }
        assert_eq!(game.table().nines, 6);
    }
}

/// §1: the symbols on the backs leave 24, 34 and 44 tiles; three in each hand, four open.
#[test]
fn decks_and_piles_have_their_sizes() {
    for (players, deck, pile) in [(2, 24, 14), (3, 34, 21), (4, 44, 28)] {
        assert_eq!(Data::shelf().built_in().deck(players).len(), deck);
        let mut game = fresh(players);
        assert_eq!(game.turn(), Turn::Chance);
        draw(&mut game);
        assert_eq!(game.pile(), pile);
        assert!(game.table().market.iter().all(Option::is_some));
        for seat in game.table().players.seats() {
            assert_eq!(game.hand(seat).len(), 3);
        }
    }
}

/// §1, Q34: all five start tiles are used; two players sit opposite each other.
#[test]
fn each_player_begins_on_a_start_tile_and_the_others_stay_empty() {
    let homes: [&[(Seat, i8, i8)]; 3] = [
        &[(ANNA, 0, 1), (BERTA, 0, -1)],
        &[(ANNA, 0, 1), (BERTA, 1, 0), (CARLO, 0, -1)],
        &[(ANNA, 0, 1), (BERTA, 1, 0), (CARLO, 0, -1), (DORA, -1, 0)],
    ];
    for (players, homes) in (2..).zip(homes) {
        let game = fresh(players);
        let map = &game.table().map;
        assert_eq!(map.spots().len(), 5);
        for &(seat, x, y) in homes {
            assert_eq!(spot(&game, x, y).owner, Some(seat));
            assert!(spot(&game, x, y).has_station(game.table().data()));
            assert_eq!(player(&game, seat).loco(Loco::First), map.find(Cell(x, y)));
        }
        assert_eq!(
            map.spots().iter().filter(|spot| spot.has_station(game.table().data())).count(),
            homes.len()
        );
    }
}

/// Q42: chance names the starting player; play goes clockwise.
#[test]
fn chance_decides_who_starts() {
    let mut seen = [false; 4];
    for seed in 0..40 {
        let mut game = fresh(4);
        let deal = game.draw(&mut SeededDice::new(seed));
        game.resolve(&deal, &mut Mute).unwrap();
        let start = game.table().start;
        seen[start.index()] = true;
        is_asked(&game, start);
    }
    assert_eq!(seen, [true; 4]);
}

/// §1: what cannot have been dealt is refused.
#[test]
fn an_impossible_deal_is_refused() {
    let game = fresh(2);
    let Chance::Deal { start, hands, market, goals } = game.draw(&mut SeededDice::new(3)) else {
        panic!("a deal")
    };
    let tried = |chance: Chance| game.clone().resolve(&chance, &mut Mute);
    assert_eq!(tried(Chance::Deal { start, hands, market, goals }), Ok(()));
    let data = game.table().data();
    let four = data.deck(4).less(data.deck(3)).iter().next().unwrap();
    let mut foreign = market;
    foreign[0] = four;
    let mut twice = goals;
    twice[1] = goals[0];
    let few = hands.map(|&hand| hand.without(hand.iter().next().unwrap()));
    let three = PerSeat::from_fn(3, |_| Tiles::default());
    for wrong in [
        Chance::Deal { start: CARLO, hands, market, goals },
        Chance::Deal { start, hands, market: [market[0]; 4], goals },
        Chance::Deal { start, hands, market: foreign, goals },
        Chance::Deal { start, hands, market, goals: twice },
        Chance::Deal { start, hands: few, market, goals },
        Chance::Deal { start, hands: three, market, goals },
    ] {
        assert_eq!(tried(wrong), Err(Refusal::ImpossibleDeal));
    }
    assert_eq!(tried(Chance::Refill { tile: four }), Err(Refusal::NoChance));
}

/// §1: four different goals lie out, ten go back unseen.
#[test]
fn four_goals_lie_out() {
    let mut game = fresh(3);
    draw(&mut game);
    let goals: std::collections::BTreeSet<Goal> = game.table().goals.into_iter().collect();
    assert_eq!(goals.len(), 4);
}

/// §1: whoever is not asked is refused, and so is what another step asks for.
#[test]
fn nobody_acts_out_of_turn_or_step() {
    let mut game = Scenario::players(3).hand(ANNA, &["T01", "T02", "T17"]).build();
    assert_eq!(refused(&game, BERTA, "sell"), Refusal::NotYourTurn);
    for path in ["drive/first/0,0", "market/1/keep", "done", "skip", "take", "drop/coal", "build/0"]
    {
        assert_eq!(refused(&game, ANNA, path), Refusal::NotThisStep, "{path}");
    }
    play(&mut game, ANNA, "lay/T17/0,2/n");
    for path in ["lay/T01/0,3/n", "drive/first/0,0", "market/1/keep", "passenger", "discard/T01"] {
        assert_eq!(refused(&game, ANNA, path), Refusal::NotThisStep, "{path}");
    }
    play(&mut game, ANNA, "skip");
    for path in ["lay/T01/0,3/n", "claim", "build/1", "skip", "market/1/bet", "release/1/0,1"] {
        assert_eq!(refused(&game, ANNA, path), Refusal::NotThisStep, "{path}");
    }
    play(&mut game, ANNA, "done");
    assert_eq!(refused(&game, ANNA, "drive/first/0,0"), Refusal::NotThisStep);
    let over = Scenario::players(2).over().build();
    assert_eq!(refused(&over, ANNA, "sell"), Refusal::NotYourTurn);
}

/// Q35: hands and pile are hidden, everything else is open.
#[test]
fn all_but_the_hands_is_open() {
    let game = Scenario::players(2).build();
    let view = game.view(Viewer::Player(ANNA));
    assert_eq!(&view.table, game.table());
    assert_eq!(view.hands[ANNA].seen(), Some(game.hand(ANNA)));
    assert_eq!(view.hands[BERTA].seen(), None);
    assert_eq!((view.held[BERTA], u32::from(view.pile)), (3, game.pile()));
    assert!(matches!(game.phase(), Phase::Turn { step: Step::Lay, .. }));
}
