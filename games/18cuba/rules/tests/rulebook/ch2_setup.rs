//! §II The set-up, and §V the course.

use std::collections::BTreeMap;

use cuba18_rules::components::Setting;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Chance, Cuba18, Refusal};
use cuba18_track::Company::{Cvc, Ms};
use cuba18_track::{Company, Hex, Tile, Train};
use tabletop::{Game, Key, Log, Mute, Seat, Setup, Viewer};

use crate::table::{
    ANNA, BERTA, CARLO, DORA, asked, built_in, buying, cash, end_stock, is_asked, pass, play,
};

const VARIANTS: [(u8, &str); 9] = [
    (2, "short-west"),
    (2, "short-east"),
    (2, "medium"),
    (2, "long"),
    (3, "short"),
    (3, "long"),
    (4, "standard"),
    (5, "standard"),
    (6, "standard"),
];

fn setup(players: u8, variant: &str) -> Setup {
    Cuba18::PROFILE.setup(players, Some(variant), BTreeMap::new()).expect("it exists")
}

fn order(seats: [u8; 6]) -> Chance {
    Chance::Order { order: seats.map(Seat::new) }
}

/// R001: eight set-ups, one of them with two halves of the map.
#[test]
fn every_set_up_can_be_played() {
    let found = VARIANTS.map(|(players, variant)| Setting::of(players, variant));
    assert_eq!(found.to_vec(), Setting::ALL.iter().copied().map(Some).collect::<Vec<_>>());
    for (players, variant) in VARIANTS {
        assert!(Cuba18::new(&setup(players, variant), built_in()).is_ok());
    }
    assert!(Cuba18::PROFILE.setup(4, Some("short"), BTreeMap::new()).is_err());
    assert!(Cuba18::PROFILE.setup(7, None, BTreeMap::new()).is_err());
}

/// R002, R003: 10,000 in all, 7,000 in the short game of two; starting cash comes out of it.
#[test]
fn the_bank_and_the_starting_cash() {
    let expected = [720, 720, 950, 1150, 700, 900, 680, 650, 650];
    for ((players, variant), each) in VARIANTS.into_iter().zip(expected) {
        let game = Cuba18::new(&setup(players, variant), built_in()).expect("it exists");
        let whole = if variant.starts_with("short-") { 7000 } else { 10_000 };
        assert_eq!(cash(&game, ANNA), each, "{variant}");
        let handed_out = i32::from(players) * i32::try_from(each).expect("it is small");
        assert_eq!(game.table().bank(), whole - handed_out, "{variant}");
    }
}

/// R004, R006: the numbers of trains of the table; wagons are always 8, 6 and 4.
#[test]
fn the_trains_of_each_set_up() {
    let narrow = [[4, 3, 2, 3], [4, 3, 2, 3], [7, 5, 4, 5], [10, 8, 6, 7], [5, 5, 3, 4]];
    let standard = [[5, 3, 2, 3, 3], [5, 3, 2, 3, 3], [5, 4, 2, 3, 3], [6, 4, 2, 3, 3]];
    for (place, (players, variant)) in VARIANTS.into_iter().enumerate() {
        let game = Cuba18::new(&setup(players, variant), built_in()).expect("it exists");
        let depot = game.table().depot;
        narrow.get(place).into_iter().for_each(|&expected| assert_eq!(depot.narrow, expected));
        standard.get(place).into_iter().for_each(|&expected| assert_eq!(depot.standard, expected));
        assert_eq!(depot.wagons.iter().copied().collect::<Vec<_>>(), [8, 6, 4]);
    }
    let six = Cuba18::new(&setup(6, "standard"), built_in()).expect("it exists").table().depot;
    assert_eq!((six.standard, six.narrow), ([10, 9, 5, 3, 3], [10, 8, 6, 7]));
}

/// R005, R007, C57: the 2 lies on top, below all others lie 8+/4D without end.
#[test]
fn the_stack_of_standard_trains() {
    let game = Scenario::four().build();
    assert_eq!(game.table().depot.top_layer(), 0);
    let bare = Scenario::four().top(cuba18_track::Train::EightPlus).build();
    assert_eq!(bare.table().depot.top_layer(), 5);
}

/// R008, R009, R011, R036, C45: the FC starts at 50 with ten shares on the board, a 1-train and one
/// token in the eastern city of La Habana.
#[test]
fn the_central_railway_at_the_start() {
    let game = Cuba18::new(&setup(4, "standard"), built_in()).expect("it exists");
    let charter = game.table().charter(Company::Fc);
    assert_eq!((game.table().price(Company::Fc).coins(), charter.offering), (50, 10));
    assert_eq!((charter.director, game.table().central_range), (None, 1));
    let tokens = game.table().board.stations_of(Company::Fc);
    assert_eq!(tokens.as_slice(), [(Hex::from_id("B7").expect("La Habana"), 1)]);
    let marked: Vec<&str> =
        Hex::all().filter(|&hex| built_in().track.has_fc_mark(hex)).map(Hex::id).collect();
    assert_eq!(marked, ["B7", "B9", "B11", "C14", "D15", "D19", "E22", "G24"]);
}

/// R012: the order cards are dealt at random; the first card opens. Impossible orders are refused.
#[test]
fn the_order_cards_are_dealt() {
    let mut game = Cuba18::new(&setup(4, "standard"), built_in()).expect("it exists");
    let wrong = game.resolve(&order([0, 0, 1, 2, 4, 5]), &mut Mute);
    assert_eq!(wrong, Err(Refusal::ImpossibleOrder));
    game.resolve(&order([2, 0, 3, 1, 4, 5]), &mut Log::default()).expect("it is an order");
    assert_eq!(game.table().players().collect::<Vec<_>>(), [CARLO, ANNA, DORA, BERTA]);
    is_asked(&game, CARLO);
    assert_eq!(game.resolve(&order([0, 1, 2, 3, 4, 5]), &mut Mute), Err(Refusal::NoChance));
}

/// R016: all holdings are open: every viewer sees the same.
#[test]
fn everything_is_open() {
    let game = Scenario::four().benefit(ANNA, 3).build();
    let public = game.view(Viewer::Public);
    for seat in [ANNA, BERTA, CARLO, DORA] {
        assert_eq!(game.view(Viewer::Player(seat)), public);
    }
}

/// R016: a program reads what lies open, bids, offers and contracts among it.
#[test]
fn a_program_reads_everything() {
    let shown = |game: &Cuba18| serde_json::to_value(game.view(Viewer::Public)).expect("JSON");
    let mut game = Scenario::four().auction(3).build();
    let opener = asked(&game);
    play(&mut game, opener, "bid/15");
    let auction = &shown(&game)["round"]["auction"];
    assert_eq!((&auction["card"], &auction["high_bid"]), (&3.into(), &15.into()));
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).treasury(Ms, 500).mail(Ms);
    let scenario = scenario.major(Cvc, 80, &[(BERTA, 5)]).train(Cvc, Train::Two);
    let mut game = scenario.turn(Ms, buying()).build();
    play(&mut game, ANNA, "deal/CVC/2/120");
    let shown = shown(&game);
    let turn = &shown["round"]["turn"];
    assert_eq!((&turn["company"], &turn["offer"]["seller"]), (&"MS".into(), &"CVC".into()));
    assert_eq!((&turn["offer"]["train"], &turn["offer"]["price"]), (&"2".into(), &120.into()));
    let companies = &shown["companies"];
    assert_eq!(companies["MS"]["mail"], true);
    assert_eq!(
        (&companies["Oe"]["standing"], companies["Oe"]["price"].is_null()),
        (&"closed".into(), true)
    );
}

/// C55: the names of the companies.
#[test]
fn the_names_of_the_companies() {
    for key in ["CS", "SdC", "JU", "DQ"] {
        assert!(Company::from_key(key).is_some(), "{key}");
    }
}

/// R013, R205: ten, eight and four machines on four spaces each.
#[test]
fn the_machines_lie_on_their_prices() {
    let game = Scenario::four().build();
    assert_eq!(game.table().machines, [[1, 1, 1, 7], [1, 1, 1, 5], [1, 1, 1, 1]]);
}

/// R014, R254, C47: L72/L73 pieces are as many as minors founded, less one.
#[test]
fn brown_mills_are_one_fewer_than_minors() {
    let brown = Tile::from_number("L72").expect("a tile");
    for (minors, pieces) in [(0, 0), (1, 0), (3, 2)] {
        let sites = ["C4", "D13", "F21"];
        let mut scenario = Scenario::four().first_stock().all_cash(0);
        for (minor, mill) in Company::MINORS.into_iter().zip(sites).take(minors) {
            scenario = scenario.minor(minor, ANNA, 70, mill).fresh(minor).holds(ANNA, minor, 6);
        }
        let mut game = scenario.cash(ANNA, 50).build();
        end_stock(&mut game);
        assert_eq!(game.table().board.left(brown), pieces, "{minors} minors");
    }
}

/// R037, R038: auction, concessions, first stock round, operating rounds, stock round.
#[test]
fn the_course_of_the_game() {
    let mut game = Scenario::four().auction(1).build();
    for card in 1..=6 {
        assert_eq!(game.auction().expect("an auction").card, card);
        let opener = game.auction().expect("an auction").bidder;
        play(&mut game, opener, "bid/0");
        for _ in 0..3 {
            pass(&mut game);
        }
    }
    for _ in 0..4 {
        pass(&mut game);
    }
    assert!(game.stock().expect("a stock round").first);
    end_stock(&mut game);
    assert!(!game.stock().expect("the next stock round").first, "nobody operates but the FC");
    assert_eq!(game.table().price(Company::Fc).coins(), 55);
}
