//! §VII.6 and §VII.7: legal lays and upgrades.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use cuba18_track::scenario::built_in;
use cuba18_track::{
    Area, Board, Color, Company, Hex, Laid, Lay, LayRefusal, Phase, Reach, Tile, lay, lays,
};
use tabletop::{Dice, Key, Money, SeededDice};

use crate::{
    examples::{board, hex},
    random,
};

fn phase(number: u8) -> Phase {
    Phase::new(number).unwrap()
}

/// What laying `tile` costs, or why not.
fn try_lay(
    board: &Board,
    company: Company,
    number: u8,
    (at, tile, rotation): (&str, &str, u8),
) -> Result<u32, LayRefusal> {
    let reach = Reach::new(board, company, 0);
    let laid = Laid { tile: Tile::from_number(tile).unwrap(), rotation };
    lay(board, company, phase(number), &reach, Lay { hex: hex(at), laid }).map(Money::coins)
}

fn all_lays(board: &Board, company: Company, number: u8, rentals: u8) -> BTreeSet<(Hex, Tile, u8)> {
    let reach = Reach::new(board, company, rentals);
    let mut found = BTreeSet::new();
    let all = lays(board, company, phase(number), &reach, |way, _| {
        found.insert((way.hex, way.laid.tile, way.laid.rotation));
        ControlFlow::Continue(())
    });
    assert!(all.is_continue());
    found
}

/// R111, R112: a minor first lays one of L52 to L61 at its mill, any way round.
#[test]
fn a_minor_begins_at_its_mill() {
    let board = board(Area::Full, "", "C14 CO");
    let found = all_lays(&board, Company::Co, 2, 0);
    assert_eq!(found.len(), 10 * 6);
    assert!(found.iter().all(|&(at, tile, _)| at == hex("C14") && tile.number().starts_with('L')));
    assert_eq!(try_lay(&board, Company::Co, 2, ("C14", "57", 0)), Err(LayRefusal::NotYourCity));
    assert_eq!(try_lay(&board, Company::Cvc, 2, ("C14", "57", 0)), Err(LayRefusal::NotYourMill));
}

/// A major at home in an untiled mill hex can lay nothing.
#[test]
fn a_major_waits_for_the_mill_at_its_home() {
    let board = board(Area::Full, "", "C14 CO, C14 CVC");
    assert!(all_lays(&board, Company::Cvc, 3, 0).is_empty());
}

/// R121, R122: a major lays 5, 6 or 57 at home first.
#[test]
fn a_major_begins_at_home() {
    let board = board(Area::Full, "", "C14 CVC");
    let found = all_lays(&board, Company::Cvc, 2, 0);
    let tiles: BTreeSet<_> = found.iter().map(|&(_, tile, _)| tile.number()).collect();
    assert_eq!(tiles, BTreeSet::from(["5", "57", "6"]));
    assert_eq!(found.len(), 6 + 6 + 3);
    let same = LayRefusal::SameAs { rotation: 0 };
    assert_eq!(try_lay(&board, Company::Cvc, 2, ("C14", "57", 3)), Err(same));
}

/// R115, R125: sugar fields are free for minors; majors pay 10 from phase 3 on.
#[test]
fn sugar_fields_cost_majors_ten_from_phase_three() {
    let major = board(Area::Full, "C14 57 1", "C14 CVC");
    let early = try_lay(&major, Company::Cvc, 2, ("C16", "8", 0));
    assert_eq!(early, Err(LayRefusal::SugarTooEarly { phase: 3 }));
    // 57 at rotation 1 runs from E to W: C16 is entered from the west.
    assert_eq!(try_lay(&major, Company::Cvc, 3, ("C16", "9", 1)), Ok(10));
    assert_eq!(try_lay(&major, Company::Cvc, 3, ("C16", "L48", 2)), Err(LayRefusal::WrongKind));
    let minor = board(Area::Full, "C14 L53 0", "C14 CO");
    assert_eq!(try_lay(&minor, Company::Co, 2, ("C16", "L48", 2)), Ok(0));
    assert_eq!(try_lay(&minor, Company::Co, 2, ("C16", "L48", 1)), Err(LayRefusal::OffTheMap));
    assert_eq!(try_lay(&minor, Company::Co, 2, ("C16", "77", 0)), Err(LayRefusal::WrongKind));
}

/// No track towards a barrier, in any rotation or color.
#[test]
fn no_track_leads_to_a_barrier() {
    let board = board(Area::Full, "B9 6 1", "B9 MS");
    // 6 at rotation 1 joins W and NE... C8 lies to the south-west.
    for rotation in 0..6 {
        for number in ["7", "8", "9"] {
            let tile = Tile::from_number(number).unwrap();
            let pattern = built_in().pattern(tile, rotation);
            let towards = pattern.all_sides().contains(cuba18_track::Side::SouthEast);
            let refused = try_lay(&board, Company::Ms, 2, ("C8", number, rotation));
            if towards && rotation < built_in().info(tile).rotations {
                assert_eq!(refused, Err(LayRefusal::OffTheMap), "{number} {rotation}");
            }
        }
    }
}

/// A plain tile is upgraded only to extend one's own gauge.
#[test]
fn an_upgrade_extends_the_own_gauge() {
    // Santa Clara as a mill, narrow track to the west into C12.
    let narrow = board(Area::Full, "C14 L60 0, C12 78 4", "C14 CO, C14 CVC");
    let upgrade = |company, way| try_lay(&narrow, company, 3, way);
    assert_eq!(upgrade(Company::Co, ("C12", "710", 4)), Err(LayRefusal::AddsNothing));
    let standard = board(Area::Full, "C14 57 1, C12 8 4", "C14 CVC");
    let ways: Vec<_> = built_in().upgrades(Tile::from_number("8").unwrap(), 4).to_vec();
    assert!(!ways.is_empty());
    for (tile, rotation) in ways {
        let pattern = built_in().pattern(tile, rotation);
        let adds = pattern.sides(cuba18_track::Gauge::Narrow).is_empty();
        let laid = try_lay(&standard, Company::Cvc, 3, ("C12", tile.number(), rotation));
        assert_eq!(laid.is_ok(), adds, "{} {laid:?}", tile.number());
    }
}

/// R129: green from phase 3, brown from 5, gray from 7.
#[test]
fn colors_open_with_the_phases() {
    let green = board(Area::Full, "C14 57 0", "C14 CVC");
    assert_eq!(try_lay(&green, Company::Cvc, 2, ("C14", "14", 0)), Err(LayRefusal::NotYet));
    assert_eq!(try_lay(&green, Company::Cvc, 3, ("C14", "14", 0)), Ok(0));
    assert_eq!(try_lay(&green, Company::Cvc, 7, ("C14", "611", 0)), Err(LayRefusal::NotAnUpgrade));
}

/// R137, ruling C44: La Habana becomes L44 or L45, by majors only.
#[test]
fn la_habana_is_upgraded_first_to_green() {
    let board = board(Area::Full, "", "B7 Oe, B7 FC 1");
    let found = all_lays(&board, Company::Oe, 3, 0);
    let ways: Vec<_> = found
        .iter()
        .filter(|way| way.0 == hex("B7"))
        .map(|&(_, tile, turn)| (tile.number(), turn))
        .collect();
    assert_eq!(ways, [("L44", 0), ("L45", 0), ("L45", 1)]);
    assert!(all_lays(&board, Company::Oe, 2, 0).iter().all(|way| way.0 == hex("B5")));
}

/// Without a piece L72/L73 a green mill cannot go brown.
#[test]
fn the_supply_limits_upgrades() {
    let one = board(Area::Full, "C14 L66 0", "C14 CO");
    assert_eq!(try_lay(&one, Company::Co, 5, ("C14", "L72", 0)), Ok(0));
    let none = one.with_brown_mills(0);
    assert_eq!(try_lay(&none, Company::Co, 5, ("C14", "L72", 0)), Err(LayRefusal::NoneLeft));
}

/// R127: a rental lets a major build beyond a full city with an FC token.
#[test]
fn a_rental_opens_the_way() {
    let board = board(Area::Full, "B9 57 1, B11 14 1", "B9 MS, B11 CVC, B11 FC");
    let beyond =
        |rentals| all_lays(&board, Company::Ms, 3, rentals).iter().any(|way| way.0 == hex("C12"));
    assert!(!beyond(0));
    assert!(beyond(1));
}

/// Listed is legal and legal is listed, whatever tile is tried anywhere.
#[test]
fn the_list_is_what_the_check_allows() {
    for stream in 0..60 {
        let mut dice = SeededDice::stream(21, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let board = random::board(random::chart(stream), area, 3 + dice.roll(6), &mut dice);
        let Some(company) = random::company(&board, &mut dice) else { continue };
        let number = 1 + u8::try_from(dice.roll(7)).unwrap();
        let listed = all_lays(&board, company, number, 0);
        let reach = Reach::new(&board, company, 0);
        let mut legal = BTreeSet::new();
        for at in Hex::all() {
            for tile in Tile::all() {
                for rotation in 0..6 {
                    let way = Lay { hex: at, laid: Laid { tile, rotation } };
                    if lay(&board, company, phase(number), &reach, way).is_ok() {
                        legal.insert((at, tile, rotation));
                    }
                }
            }
        }
        assert_eq!(listed, legal, "stream {stream}");
    }
}

/// What is laid is reached afterwards, keeps what lay there, and points nowhere closed.
#[test]
fn a_legal_lay_leaves_a_sound_board() {
    for stream in 0..300 {
        let mut dice = SeededDice::stream(22, stream);
        let area = Area::ALL[dice.roll(4) as usize];
        let board = random::board(random::chart(stream), area, 3 + dice.roll(6), &mut dice);
        let Some(company) = random::company(&board, &mut dice) else { continue };
        for (at, tile, rotation) in all_lays(&board, company, 7, 0) {
            let mut after = board;
            after.lay(at, Laid { tile, rotation });
            assert!(Reach::new(&after, company, 0).touches(at));
            let pattern = board.chart().pattern(tile, rotation);
            assert!(pattern.all_sides().without(board.map().open_sides(at)).is_empty());
            if let Some(old) = board.tile(at) {
                assert!(pattern.keeps(board.chart().pattern(old.tile, old.rotation)));
            } else {
                let habana = board.map().kind(at) == cuba18_track::HexKind::Habana;
                assert!(board.chart().info(tile).color == Color::Yellow || habana);
            }
            assert_eq!(after.companies_in(at), board.companies_in(at));
        }
    }
}
