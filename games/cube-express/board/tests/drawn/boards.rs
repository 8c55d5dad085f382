//! Whole boards.

use art::Board;
use boxes::Contents;
use cube_express_board::{Landscape, sheet_of_tiles};
use cube_express_rules::components::{Data, PerResource, Sort};
use cube_express_rules::scenario::{self, Scenario};
use cube_express_rules::{Action, Cell, CubeExpress, Event, Loco, Resource, Side, Stop, Tile};
use locale::{Language, Words};
use tabletop::{Game, Key, Mute, Seat, Viewer};
use testkit::Seen;

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

/// What `viewer` sees of `game` after clicking `picked`.
fn parts(game: &CubeExpress, viewer: Viewer, picked: &str) -> art::Parts {
    Seen { picked, ..Seen::by(viewer) }.parts::<CubeExpress, Landscape>(game, &[])
}

fn board(game: &CubeExpress, picked: &str) -> String {
    parts(game, Viewer::Player(ANNA), picked).board.into_string()
}

fn scenario() -> Scenario {
    Scenario::players(3).hand(ANNA, &["T13", "T39", "T17"])
}

/// The chosen tile lies as a ghost on each loose end and nowhere else, of its ways one at a time.
#[test]
fn a_chosen_tile_shows_where_it_fits() {
    let game = scenario().build();
    let drawn = board(&game, "lay/T13");
    assert_eq!(drawn.matches(r#"data-faces="""#).count(), 4, "north, east, south and west");
    for (at, top) in [("0,2", "n"), ("0,2", "e"), ("0,2", "s"), ("-2,0", "n")] {
        assert!(drawn.contains(&format!(r#"data-pick="{at}/{top}""#)), "{at} {top}");
    }
    assert!(!drawn.contains(r#"data-pick="0,2/w""#));
    assert_eq!(drawn.matches(r#"class="ghost""#).count(), 12, "three ways in each place");
    assert_eq!(drawn.matches("<g hidden>").count(), 8, "of which one is seen");
    let choices = parts(&game, Viewer::Player(ANNA), "lay/T13").choices.into_string();
    assert!(choices.contains(r#"data-rotate="" data-key="r""#), "{choices}");
}

/// A ghost keeps to its square: no neighbor lies under it.
#[test]
fn a_ghost_hides_no_neighbor() {
    let drawn = board(&scenario().build(), "lay/T13");
    let places = drawn.split(r#"<g class="place may" transform="translate("#).skip(1);
    let places: Vec<&str> = places.filter_map(|rest| rest.split(')').next()).collect();
    assert_eq!(places.len(), 12);
    for place in places {
        let on_grid = place.split(' ').all(|number| number.ends_with("00") || number == "0");
        assert!(on_grid, "{place}");
        assert!(!drawn.contains(&format!(r#"<g transform="translate({place})" data-ask="drive"#)));
    }
}

/// A city is one group, in the color of its station's owner, wherever its roads lead.
#[test]
fn a_city_is_drawn_as_one() {
    let scenario = scenario().tile("T04", (0, 2), Side::North).tile("T03", (0, 3), Side::South);
    let drawn = board(&scenario.build(), "");
    assert_eq!(drawn.matches(r#"class="city owned seat-0""#).count(), 1);
    assert!(drawn.contains("City of Anna: 2 houses, 2 free"), "both tiles in one");
}

/// Every tile within reach is driven to by one click, which takes what it gives; the way is
/// shown, and one may also only drive there, by a choice that hides nothing on the map.
#[test]
fn a_loco_shows_where_it_can_go() {
    let scenario = scenario().tile("T26", (0, 2), Side::North).driving(ANNA, 3);
    let game = scenario.build();
    let drawn = board(&game, "");
    assert!(drawn.contains(r#"data-really="drive/first/0,2;take""#), "{drawn}");
    assert!(!drawn.contains(r#"data-pick="drive/first/0,2""#), "nothing lies on the tile");
    let choices = parts(&game, Viewer::Player(ANNA), "").choices.into_string();
    let (_, rare) = choices.split_once(r#"<details class="rare""#).expect("seldom wanted");
    assert!(rare.contains(r#"data-pick="drive/first/0,2""#), "{rare}");
    for only in ["to the iron mine (2 north), 1 point", "to the start crossing, 1 point"] {
        assert!(rare.contains(&format!("Only drive {only}<")), "{only}: {rare}");
    }
    let far = "drive/first/0,0;drive/first/1,0";
    assert!(drawn.contains(&format!(r#"data-really="{far};passenger""#)), "{drawn}");
    assert!(rare.contains(&format!(r#"data-really="{far}""#)), "{rare}");
    assert!(
        drawn.contains("Drive to the iron mine (2 north), 1 point: take 1 iron"),
        "what the stop gives"
    );
    assert_eq!(drawn.matches(r#"class="step far may""#).count(), 3, "beyond the crossing");
    assert_eq!(drawn.matches(r#"class="route""#).count(), 5);
    assert!(
        drawn.contains(r#"class="route" points="-50,-50 -50,50 50,50""#),
        "from the north to the east"
    );
}

/// Who has driven takes a tile of the market by one click, which says that it ends the drive and
/// what is given up; on the board nothing ends it unsaid.
#[test]
fn the_market_ends_a_drive() {
    let mut game = scenario().driving(ANNA, 3).build();
    let choices = |game: &CubeExpress| parts(game, Viewer::Player(ANNA), "").choices.into_string();
    assert!(!choices(&game).contains("done;market"), "nobody has set off");
    let drive = Action::Drive { loco: Loco::First, to: Cell(0, 0) };
    game.apply(ANNA, &drive, &mut Mute).expect("it is legal");
    let offered = choices(&game);
    assert!(offered.contains("Or finish, give up 2 points, and take a tile"), "{offered}");
    for column in 1..=4 {
        let take = format!(r#"data-really="done;market/{column}/keep""#);
        assert!(offered.contains(&take), "{column}: {offered}");
    }
    let drawn = board(&game, "");
    assert!(!drawn.contains("done;market") && !offered.contains("/bet"), "{drawn}");
    let goals = drawn.matches(r#"class="goal" title="Goal "#).count();
    assert_eq!(goals, 4, "each tells what it is");
    assert_eq!(drawn.matches(r#"/bet" data-tell"#).count(), 4, "and why nothing comes of it");
}

/// The log tells from where to where somebody drove: what lies there, whose it is, and where.
#[test]
fn the_log_names_both_ends_of_a_trip() {
    let none = PerResource::from_fn(|_| 0);
    let stop = |at, sort, owner| Stop { at, sort, owner };
    let drove =
        |from, to| Event::Drove { seat: ANNA, loco: Loco::First, from, to, tiles: 2, load: none };
    let middle = stop(Cell(0, 0), Sort::Coal, None);
    let station = stop(Cell(1, 0), Sort::Station, Some(BERTA));
    let plain = stop(Cell(-2, 3), Sort::Plain, None);
    let names = ["Anna", "Berta"].map(str::to_owned);
    for (language, told) in [
        (
            Language::En,
            [
                "from the start crossing to the station of Berta (1 east), 2 tiles",
                "from plain track (3 north, 2 west) to the start crossing",
            ],
        ),
        (
            Language::De,
            [
                "von der Startkreuzung zum Bahnhof von Berta (1 östlich), 2 Felder",
                "von einfacher Strecke (3 nördlich, 2 westlich) zur Startkreuzung",
            ],
        ),
        (
            Language::Es,
            [
                "desde el cruce inicial hasta la estación de Berta (1 al este), 2 losetas",
                "desde la vía simple (3 al norte, 2 al oeste) hasta el cruce inicial",
            ],
        ),
    ] {
        let words = Words::new(language, &[art::locale(language), Landscape::locale(language)]);
        for (event, said) in [drove(middle, station), drove(plain, middle)].iter().zip(told) {
            let line =
                Landscape::line(event, Data::shelf().built_in(), &words, &names).into_string();
            let mut text = String::new();
            line.split('<').for_each(|part| text.push_str(part.split('>').next_back().unwrap()));
            assert!(text.contains(said), "{said}: {text}");
        }
    }
}

/// Selling a share is never the first choice: it waits with what else is seldom wanted.
#[test]
fn what_is_seldom_wanted_waits() {
    for scenario in [scenario(), scenario().driving(ANNA, 3)] {
        let choices = parts(&scenario.build(), Viewer::Player(ANNA), "").choices.into_string();
        let (before, rare) = choices.split_once(r#"<details class="rare""#).expect("they wait");
        assert!(rare.contains("Sell a share") && !before.contains("Sell a share"), "{choices}");
    }
}

/// A goal says in words what it asks for, how far one has come, and what a marker is worth.
#[test]
fn a_goal_tells_its_progress() {
    let drawn = board(&scenario().build(), "");
    let goals: Vec<&str> = drawn.split(r#"class="goal-text">"#).skip(1).collect();
    assert_eq!(goals.len(), 4);
    for goal in goals {
        let (told, _) = goal.split_once("</div>").expect("its end");
        assert!(told.contains(" of ") && told.contains(" each for the leader, else "), "{told}");
        let (_, short) =
            told.split_once(r#"class="goal-short" aria-hidden="true">"#).expect("short");
        let short = short.split('<').next().expect("a word");
        assert!((5..=14).contains(&short.len()), "{short}");
    }
}

/// The strip on top says the round and the step.
#[test]
fn the_status_tells_round_and_step() {
    let status = |scenario: Scenario| -> String {
        let parts = parts(&scenario.build(), Viewer::Player(ANNA), "");
        parts.status.into_iter().map(maud::Markup::into_string).collect()
    };
    let first = status(scenario());
    assert!(first.contains("Round 1") && first.contains(r#"aria-current="step">Lay"#), "{first}");
    let laid = scenario().tile("T04", (0, 2), Side::North).tile("T03", (0, 3), Side::South);
    let laid = laid.tile("T26", (1, 3), Side::North).back((0, 4), Side::North);
    let later = status(laid.driving(ANNA, 3));
    assert!(later.contains("Round 2") && later.contains(r#"aria-current="step">Drive"#), "{later}");
}

/// A city with a station says how many of its houses are free.
#[test]
fn a_station_shows_its_free_houses() {
    let drawn = board(&scenario().passenger(BERTA, (0, 1)).build(), "");
    let signs: Vec<&str> = drawn.split(r#"<g class="sign "#).skip(1).collect();
    assert_eq!(signs.len(), 3);
    let anna = signs.iter().find(|sign| sign.starts_with("seat-0")).expect("hers");
    assert!(anna.contains("City of Anna: 1 house, 0 free") && anna.contains(">0</text>"), "{anna}");
    assert!(anna.contains("#art-seat-0"), "told by a shape, not by a color alone: {anna}");
}

/// A factory shows whether a delivery could be made.
#[test]
fn a_factory_shows_its_points() {
    let scenario = scenario().tile("T30", (0, 2), Side::North).driving(ANNA, 3);
    let ready = scenario.stores(ANNA, Resource::Coal, 2).stores(ANNA, Resource::Iron, 1);
    assert!(board(&ready.build(), "").contains("deliver for 5 points"));
}

/// The crossed-out house, where no station could stand, says why to a finger as well (Q05).
#[test]
fn a_place_without_a_station_says_why() {
    let scenario = Scenario::players(2).hand(ANNA, &["T02", "T39", "T17"]).dividends(ANNA, 9);
    let drawn = board(&scenario.build(), "lay/T02");
    let (_, sign) = drawn.split_once("<g class=\"wasted\"").expect("next to the first station");
    let (sign, _) = sign.split_once("<circle").expect("its plate");
    assert!(sign.contains("data-tell=\"\""), "{sign}");
    assert!(
        sign.contains("<title>No station could stand there: one stands next door.</title>"),
        "{sign}"
    );
}

/// The ways to pay for a station name what they take, and nothing else.
#[test]
fn a_station_is_paid_in_any_mix() {
    let scenario = Scenario::players(2)
        .back((0, 2), Side::North)
        .tile("T02", (0, 3), Side::North)
        .tile("T26", (1, 3), Side::North)
        .back((0, 4), Side::North)
        .tile("T01", (0, 5), Side::North)
        .station(ANNA, (0, 3))
        .center(ANNA, (0, 5));
    let scenario = [(0, 1), (0, 3), (0, 3), (0, 3)]
        .into_iter()
        .fold(scenario, |scenario, at| scenario.passenger(BERTA, at));
    let choices = parts(&scenario.dividends(ANNA, 4).build(), Viewer::Player(ANNA), "build");
    let choices = choices.choices.into_string();
    for paid in [
        "Pay 4 dividends",
        "Pay 3 dividends and 1 passenger",
        "Pay 1 dividend and 3 passengers",
        "Pay 4 passengers",
    ] {
        assert!(choices.contains(&format!("<span>{paid}</span>")), "{paid}: {choices}");
    }
}

/// Nobody sees another's hand, in no part of the page.
#[test]
fn no_page_shows_another_hand() {
    let game = scenario().hand(BERTA, &["T36", "T14", "T43"]).build();
    for viewer in [Viewer::Player(ANNA), Viewer::Public] {
        let parts = parts(&game, viewer, "lay");
        let page = [parts.board, parts.question, parts.choices, parts.players]
            .map(maud::Markup::into_string)
            .concat();
        let hands = page.matches(r#"class="hand""#).count();
        assert_eq!(hands, usize::from(viewer == Viewer::Player(ANNA)));
        let named = |seat: Seat| game.hand(seat).iter().any(|tile| page.contains(tile.id()));
        assert_eq!((named(ANNA), named(BERTA)), (hands == 1, false));
    }
}

/// The sheet shows every tile with its name.
#[test]
fn the_sheet_shows_every_tile() {
    let sheet = sheet_of_tiles(Data::shelf().built_in()).into_string();
    assert!(sheet.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg""#));
    for name in Tile::all().map(Tile::id).chain(["back", "start", "start crossing"]) {
        assert!(sheet.contains(&format!(">{name}</text>")), "{name}");
    }
}

/// Rails that do not meet are drawn as two, four houses find their corners, four areas their roads.
#[test]
fn another_box_is_drawn_whole() {
    let data = scenario::second();
    let sheet = sheet_of_tiles(data).into_string();
    let houses: usize = Tile::all().map(|tile| data.print(tile.front()).houses()).sum();
    assert_eq!(
        sheet.matches("href=\"#cx-house\"").count(),
        houses + 2,
        "and those of the start tile"
    );
    let rails: u8 = Tile::all().map(|tile| data.print(tile.front()).separate_rails()).sum();
    let drawn = sheet.matches("href=\"#cx-rail-").count();
    assert_eq!(
        drawn,
        usize::from(rails) + 2 + 1 + 1,
        "and those of the crossing, the start, the back"
    );
    let game = Scenario::with(2, data).build();
    let page = parts(&game, Viewer::Player(ANNA), "").board.into_string();
    assert_eq!(page.matches("class=\"share-points\"").count(), 10);
    for goal in ["Exactly: 7 houses in all your cities", "The most stations on the map"] {
        assert!(page.contains(goal), "{goal}");
    }
}

/// Whole random games of the other box can be drawn, for everybody.
#[test]
fn games_of_another_box_can_be_drawn() {
    let setup = CubeExpress::PROFILE.setup(3, None, std::collections::BTreeMap::new());
    let setup = setup.expect("it exists");
    let game = testkit::play::<CubeExpress>(&setup, scenario::second(), 7, |_| ());
    for viewer in [Viewer::Player(ANNA), Viewer::Public] {
        let page = parts(&game, viewer, "").board.into_string();
        assert!(page.contains("class=\"tracks\""));
    }
}

/// The rules in short tell the numbers of the box.
#[test]
fn the_summary_tells_the_numbers_of_another_box() {
    for language in Language::ALL {
        let files = [art::locale(*language), Landscape::locale(*language)];
        let words = Words::new(*language, &files);
        for data in [Data::shelf().built_in(), scenario::second()] {
            let summary =
                Landscape::summary(&words, data, &CubeExpress::PROFILE.usual()).into_string();
            assert!(!summary.contains("{$") && summary.contains("§10"), "{summary}");
        }
    }
    let words =
        Words::new(Language::En, &[art::locale(Language::En), Landscape::locale(Language::En)]);
    let usual = CubeExpress::PROFILE.usual();
    let summary = Landscape::summary(&words, scenario::second(), &usual).into_string();
    for said in [
        "Everybody has 22 markers",
        "3 dividends, a disc on the share track and 4 tiles",
        "a crossing pays 1 dividend for each rail",
        "claimed for 2 dividends",
        "costs 2 coal and 0 iron",
        "lifts your shares by 3, later ones by 2",
        "more than 4 markers on a goal",
        "they get 8 points",
        "Stations 2 points for each house",
    ] {
        assert!(summary.contains(said), "{said}: {summary}");
    }
}

/// One is no plural.
#[test]
fn the_summary_speaks_of_one() {
    let mut value = Data::shelf().built_in().value().clone();
    value["bets"]["most"]["value"] = 1.into();
    let data = boxes::Boxed::<Data>::revive("cube-express", &value).expect("it is sound");
    let words =
        Words::new(Language::En, &[art::locale(Language::En), Landscape::locale(Language::En)]);
    let summary = Landscape::summary(&words, &data, &CubeExpress::PROFILE.usual()).into_string();
    assert!(summary.contains("nobody has more than 1 marker on a goal."), "{summary}");
}

/// The rules in short follow what was agreed (Q01, Q17, Q20), in both languages.
#[test]
fn the_summary_follows_what_was_agreed() {
    let usual = CubeExpress::PROFILE.usual();
    let mut other = usual.clone();
    for (switch, value) in
        [("crossing-pays", "printed"), ("bonus-field", "reached"), ("market-at-the-end", "no")]
    {
        assert!(other.switches.insert(switch.to_owned(), value.to_owned()).is_some(), "{switch}");
    }
    for (language, pairs) in [
        (
            Language::En,
            [
                ("for each rail that joins;", "for each printed rail;"),
                ("your disc passes a marker", "your disc reaches or passes a marker"),
                ("turns still to come are without the market", "from this turn on there is no"),
            ],
        ),
        (
            Language::De,
            [
                ("je verbundener Strecke;", "je aufgedruckter Strecke;"),
                ("Zieht deine Scheibe an einem Marker", "Erreicht deine Scheibe einen Marker"),
                ("die noch folgenden Züge sind ohne Markt", "von diesem Zug an gibt es keinen"),
            ],
        ),
    ] {
        let words = Words::new(language, &[art::locale(language), Landscape::locale(language)]);
        let told =
            |setup| Landscape::summary(&words, Data::shelf().built_in(), setup).into_string();
        for (is_usual, is_other) in pairs {
            assert!(told(&usual).contains(is_usual) && !told(&usual).contains(is_other));
            assert!(told(&other).contains(is_other) && !told(&other).contains(is_usual));
        }
    }
}
