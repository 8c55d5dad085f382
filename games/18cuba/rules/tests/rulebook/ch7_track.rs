//! §VII.6 and §VII.7: track, as a company's turn sees it. The crate `cuba18-track` tests the tiles themselves.

use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Event, Refusal};
use cuba18_track::Company::{Co, Cvc, Fc, Ms, Oe};
use cuba18_track::{Hex, LayRefusal};
use tabletop::Money;

use crate::table::{ANNA, BERTA, TRACK, choices, lay_refused, may, play, refused, step, treasury};

/// MS in Matanzas, its tile turned so.
fn ms(phase: u8, rotation: u8) -> Scenario {
    let scenario = Scenario::four().phase(phase).major(Ms, 70, &[(ANNA, 5)]);
    scenario.tile("B9", "57", rotation).turn(Ms, TRACK)
}

/// CVC with a station in Cárdenas, track to B13 and B9.
fn cvc(phase: u8) -> Scenario {
    let scenario = Scenario::four().phase(phase).major(Cvc, 70, &[(ANNA, 5)]);
    scenario.token(Cvc, "B11", 0).tile("B11", "57", 1).turn(Cvc, TRACK)
}

fn co(phase: u8) -> Scenario {
    Scenario::four().phase(phase).minor(Co, ANNA, 70, "C4").turn(Co, TRACK)
}

/// R107: one tile a turn; a second only by a commissioner.
#[test]
fn one_tile_a_turn() {
    let mut game = ms(1, 2).build();
    play(&mut game, ANNA, "lay/C10/8/2");
    assert!(!matches!(step(&game).1, Step::Track(_)));
    let mut game = ms(1, 2).commissioner(ANNA, 1).build();
    play(&mut game, ANNA, "lay/C10/8/2");
    assert_eq!(refused(&game, ANNA, "lay/C10/8/2"), Refusal::AlreadyLaid);
}

/// R108, R126: yellow lies on empty land only: not in the sea, not on La Habana, Y tiles on Y hexes.
#[test]
fn where_yellow_lies() {
    let game = ms(1, 1).build();
    assert_eq!(lay_refused(&game, "lay/A8/57/0"), LayRefusal::NotLand);
    assert_eq!(lay_refused(&game, "lay/B7/57/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/B9/6/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/B11/201/0"), LayRefusal::WrongKind);
    assert_eq!(lay_refused(&game, "lay/E24/57/0"), LayRefusal::WrongKind);
}

/// Q06: a tile that looks the same at a smaller rotation is laid at that one.
#[test]
fn one_name_for_one_position() {
    let game = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).turn(Ms, TRACK).build();
    assert_eq!(lay_refused(&game, "lay/B9/57/4"), LayRefusal::SameAs { rotation: 1 });
}

/// R109, R134: both sides of a piece are one supply; a piece that comes back is there again.
#[test]
fn pieces_run_out() {
    let hexes = ["B5", "B15", "C6", "C8", "C12", "D3", "D17", "E20", "F23"];
    let laid = |count| hexes.into_iter().take(count).fold(ms(1, 2), |all, at| all.tile(at, "8", 0));
    assert_eq!(lay_refused(&laid(9).build(), "lay/C10/9/2"), LayRefusal::NoneLeft);
    assert!(may(&laid(8).build(), ANNA, "lay/C10/9/2"));
    assert!(may(&laid(9).tile("F23", "23", 0).build(), ANNA, "lay/C10/9/2"));
}

/// R010, R118, C49: no track leads off the map or to a barrier.
#[test]
fn no_track_off_the_map() {
    let game = ms(1, 0).build();
    assert_eq!(lay_refused(&game, "lay/C8/9/0"), LayRefusal::OffTheMap);
    assert_eq!(lay_refused(&game, "lay/C8/8/3"), LayRefusal::OffTheMap);
    assert!(may(&game, ANNA, "lay/C8/8/1"));
}

/// R111, R112, R113: a minor begins with the yellow tile of its mill; nobody else lays it.
#[test]
fn a_minor_begins_at_its_mill() {
    let game = co(1).build();
    let lays: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| path.starts_with("lay")).collect();
    assert!(lays.iter().all(|path| path.starts_with("lay/C4/L5") || path.starts_with("lay/C4/L6")));
    assert!(!lays.is_empty());
    assert_eq!(lay_refused(&game, "lay/C4/57/0"), LayRefusal::NotYourCity);
}

/// R114, R115, R116: a minor lays narrow track: fields on sugar hexes, plain on plain ones, no cities.
#[test]
fn what_a_minor_lays() {
    // L52 turned by 5: standard NE and E, narrow SE: to D5, a sugar hex.
    let game = co(1).tile("C4", "L52", 5).build();
    let lays: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| path.starts_with("lay")).collect();
    assert!(!lays.is_empty() && lays.iter().all(|path| path.starts_with("lay/D5/L")), "{lays:?}");
    // Turned by 0 the narrow track leads SW to D3, a plain hex.
    let game = co(1).tile("C4", "L52", 0).build();
    let lays: Vec<String> =
        choices(&game, ANNA).into_iter().filter(|path| path.starts_with("lay")).collect();
    assert!(!lays.is_empty() && lays.iter().all(|path| path.starts_with("lay/D3/7")), "{lays:?}");
    assert_eq!(lay_refused(&game, "lay/D3/9/0"), LayRefusal::WrongGauge);
}

/// R125: majors lay on sugar fields from phase 3 on, for 10 from the treasury.
#[test]
fn majors_pay_for_sugar_fields() {
    assert_eq!(
        lay_refused(&cvc(2).treasury(Cvc, 50).build(), "lay/B13/9/1"),
        LayRefusal::SugarTooEarly { phase: 3 }
    );
    let (cost, held) = (Money::new(10), Money::new(5));
    let short = Refusal::CompanyLacks { company: Cvc, cost, held, rule: "VII.6" };
    assert_eq!(refused(&cvc(3).treasury(Cvc, 5).build(), ANNA, "lay/B13/9/1"), short);
    let mut game = cvc(3).treasury(Cvc, 10).build();
    play(&mut game, ANNA, "lay/B13/9/1");
    assert_eq!(treasury(&game, Cvc), 0);
}

/// R122, R124, C13: a major lays standard track, cities on cities, plain on plain.
#[test]
fn what_a_major_lays() {
    let game = ms(1, 2).build();
    assert_eq!(lay_refused(&game, "lay/C10/77/0"), LayRefusal::WrongGauge);
    assert_eq!(lay_refused(&game, "lay/C10/57/2"), LayRefusal::WrongKind);
    assert_eq!(lay_refused(&game, "lay/C10/L48/0"), LayRefusal::WrongKind);
}

/// R127, R214, R215, C18: a rental opens the way beyond a full FC city, for 20; a plus train
/// does not help here.
#[test]
fn a_rental_opens_the_way() {
    let scenario = cvc(3).tile("B9", "14", 0).major(Ms, 70, &[(BERTA, 5)]).token(Fc, "B9", 0);
    let scenario = scenario.treasury(Cvc, 25).train(Cvc, cuba18_track::Train::ThreePlus);
    let mut game = scenario.build();
    assert_eq!(lay_refused(&game, "lay/C8/8/1"), LayRefusal::NotReached);
    let events = play(&mut game, ANNA, "lay/C8/8/1/rent/B9");
    let rented = Event::Rented { company: Cvc, tokens: 1, fee: Money::new(20) };
    assert!(events.contains(&rented));
    assert_eq!((treasury(&game, Cvc), treasury(&game, Fc)), (5, 10));
    let poor = scenario.treasury(Cvc, 19).build();
    assert!(matches!(refused(&poor, ANNA, "lay/C8/8/1/rent/B9"), Refusal::CompanyLacks { .. }));
    assert_eq!(refused(&poor, ANNA, "lay/B13/9/1/rent/B9"), Refusal::NeedlessRent);
}

/// C18: one fee covers the whole track step, a commissioner's tile included.
#[test]
fn one_fee_covers_the_track_step() {
    let scenario = cvc(3).tile("B9", "14", 0).major(Ms, 70, &[(BERTA, 5)]).token(Fc, "B9", 0);
    let mut game = scenario.treasury(Cvc, 40).commissioner(ANNA, 3).build();
    play(&mut game, ANNA, "lay/C8/8/1/rent/B9");
    let again = "commission/3/C8/24/1/rent/B9";
    assert_eq!(refused(&game, ANNA, again), Refusal::NeedlessRent);
    play(&mut game, ANNA, again.trim_end_matches("/rent/B9"));
    assert_eq!((treasury(&game, Cvc), treasury(&game, Fc)), (20, 10));
}

/// R128, R129, R133, R135: colors follow each other and open with the phases; upgrades are free.
#[test]
fn upgrades_open_with_the_phases() {
    assert_eq!(lay_refused(&ms(2, 1).build(), "lay/B9/14/0"), LayRefusal::NotYet);
    let mut game = ms(3, 1).build();
    play(&mut game, ANNA, "lay/B9/14/0");
    assert_eq!(treasury(&game, Ms), 0);
    let home = Hex::from_id("B9").expect("a city");
    assert!(game.table().board.has_station(home, 0, Ms));
    assert_eq!(lay_refused(&ms(5, 1).build(), "lay/B9/611/0"), LayRefusal::NotAnUpgrade);
}

/// R137, C44, C65: La Habana goes to one green city or to three; Oe and the FC
/// keep their tracks; a minor never does it.
#[test]
fn la_habana_turns_green() {
    let scenario = ms(3, 1).major(Oe, 70, &[(BERTA, 5)]);
    let habana = Hex::from_id("B7").expect("La Habana");
    let lays: Vec<String> = choices(&scenario.build(), ANNA)
        .into_iter()
        .filter(|path| path.starts_with("lay/B7/"))
        .collect();
    assert!(lays.iter().any(|path| path.starts_with("lay/B7/L44")));
    let three = lays.iter().find(|path| path.starts_with("lay/B7/L45")).expect("three cities");
    let mut game = scenario.build();
    play(&mut game, ANNA, three);
    let stops: Vec<u32> =
        (0..3).map(|stop| game.table().board.stations(habana, stop).len()).collect();
    assert_eq!(stops.iter().sum::<u32>(), 2);
    assert!(stops.iter().all(|&count| count <= 1));
    let one = lays.iter().find(|path| path.starts_with("lay/B7/L44")).expect("one city");
    let mut game = scenario.build();
    play(&mut game, ANNA, one);
    assert_eq!(game.table().board.stations(habana, 0), [Oe, Fc].into_iter().collect());
    assert_eq!(lay_refused(&co(3).build(), "lay/B7/L44/0"), LayRefusal::NotYourCity);
}

/// R138, R143, C56: a minor upgrades its own mill; majors upgrade mills, too.
#[test]
fn who_upgrades_mills() {
    let scenario = cvc(3).minor(Co, ANNA, 70, "B9").tile("B9", "L52", 2);
    let minor = scenario.clone().turn(Co, TRACK).build();
    assert!(choices(&minor, ANNA).iter().any(|path| path.starts_with("lay/B9/L6")));
    // L52 turned by 3: standard W and NW, narrow NE; turned by 0: E and SE.
    let scenario = cvc(3).minor(Co, ANNA, 70, "B9").tile("B9", "L52", 0);
    let major = scenario.build();
    assert!(choices(&major, ANNA).iter().any(|path| path.starts_with("lay/B9/L6")));
}

/// C46, C64: slots and exits that the sources differ on.
#[test]
fn tiles_that_the_sources_differ_on() {
    let slots = |hex, tile| {
        let game = Scenario::four().tile(hex, tile, 0).build();
        game.table().board.slots(Hex::from_id(hex).expect("a city"), 0)
    };
    assert_eq!((slots("B7", "L46"), slots("B7", "L47")), (4, 4));
    assert_eq!((slots("C4", "L76"), slots("C4", "L77")), (4, 4));
    let board = Scenario::four().tile("G24", "512", 0).build().table().board;
    let pattern = board.pattern(Hex::from_id("G24").expect("a city")).expect("a tile");
    assert_eq!(pattern.all_sides().iter().count(), 6);
}

/// R135, C65: three cities full, then one of four slots: all stations move, one slot is free.
#[test]
fn la_habana_turns_brown() {
    let scenario = ms(5, 1).major(Oe, 70, &[(BERTA, 5)]).tile("B7", "L45", 0);
    let habana = Hex::from_id("B7").expect("La Habana");
    let board = scenario.build().table().board;
    let empty = (0..3).find(|&stop| board.stations(habana, stop).is_empty()).expect("a free city");
    let mut game = scenario.token(Ms, "B7", empty).build();
    let brown = choices(&game, ANNA).into_iter().find(|path| path.starts_with("lay/B7/L46"));
    play(&mut game, ANNA, &brown.expect("it is reached"));
    assert_eq!(game.table().board.stations(habana, 0), [Oe, Fc, Ms].into_iter().collect());
    assert_eq!(game.table().board.slots(habana, 0), 4);
}

/// R126: H tiles lie only on La Habana, and nothing else does.
#[test]
fn habana_tiles_lie_in_la_habana() {
    let scenario = Scenario::four().phase(3).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let game = scenario.turn(Ms, TRACK).build();
    let lays = choices(&game, ANNA);
    let on_habana = |path: &String| path.starts_with("lay/B7/");
    let is_habana = |path: &String| path.contains("/L44/") || path.contains("/L45/");
    assert!(lays.iter().any(on_habana));
    assert!(lays.iter().all(|path| on_habana(path) == is_habana(path)));
    assert_eq!(lay_refused(&game, "lay/B9/L44/0"), LayRefusal::NotAnUpgrade);
    assert_eq!(lay_refused(&game, "lay/B7/14/0"), LayRefusal::NotAnUpgrade);
}
