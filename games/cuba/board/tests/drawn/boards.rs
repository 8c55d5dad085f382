//! Whole boards.

use std::collections::BTreeMap;

use art::Board;
use cuba_board::Island;
use cuba_rules::data::Data;
use cuba_rules::scenario::{Scenario, boxes, second};
use cuba_rules::{Act, Berth, Building, Character, Cuba, Field, Good, Item, Phase, Ship, Step};
use locale::{Language, Words};
use tabletop::{Choices, Game, Key, Mute, PerSeat, Reading, Seat, Seats, SeededDice, Setup, Turn};
use tabletop::{Viewer, read};
use testkit::Seen;

pub(crate) const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

/// What `viewer` sees of `game` after clicking `picked`.
pub(crate) fn parts(game: &Cuba, viewer: Viewer, picked: &str) -> art::Parts {
    Seen { picked, ..Seen::by(viewer) }.parts::<Cuba, Island>(game, &[])
}

/// The wide drawing, one element a line.
pub(crate) fn wide(parts: &art::Parts) -> String {
    let board = parts.board.clone().into_string();
    let start = board.find(r#"<svg class="scene scene-wide""#).expect("the wide drawing");
    let end = board.find(r#"<svg class="scene scene-narrow""#).expect("the narrow drawing");
    board[start..end].replace("><", ">\n<")
}

pub(crate) fn anna(game: &Cuba, picked: &str) -> String {
    wide(&parts(game, Viewer::Player(ANNA), picked))
}

pub(crate) fn busy() -> Scenario {
    Scenario::players(3)
        .built(ANNA, Building::Hotel, Field::B1)
        .built(ANNA, Building::Distillery, Field::C2)
        .built(BERTA, Building::Dam, Field::D3)
        .yard(ANNA, Item::Sugar, 2)
        .yard(ANNA, Item::Wood, 2)
        .yard(ANNA, Item::Stone, 2)
        .cargo(Berth::Third, Good::Tobacco, 2)
        .act(Act::HarborAct)
}

/// Where things lie, what they are called and what they say, without their shapes.
#[test]
fn a_board_before_a_card() {
    let board = anna(&busy().build(), "");
    let tells = |line: &&str| ["<text", "<title"].iter().any(|tag| line.starts_with(tag));
    let telling: Vec<&str> = board.lines().filter(tells).collect();
    insta::assert_snapshot!(telling.join("\n"));
}

#[test]
fn the_pawn_may_go_to_every_field() {
    let board = anna(&busy().step(ANNA, Step::Pawn).build(), "");
    assert_eq!(board.matches("data-pick=").count(), 12);
    assert!(board.contains(r#"data-pick="move/c2""#));
}

/// Whoever chooses a plantation sees each as it is printed, under a short name (Q47); whoever
/// cannot see it is told its rows.
#[test]
fn plantations_to_choose_from_are_drawn() {
    let switches = BTreeMap::from([("plantations".to_owned(), "chosen".to_owned())]);
    let setup = Cuba::PROFILE.setup(2, None, switches).expect("it exists");
    let mut game = Cuba::new(&setup, boxes()[0]).expect("it exists");
    while game.turn() == Turn::Chance {
        let chance = game.draw(&mut SeededDice::new(1));
        game.resolve(&chance, &mut Mute).expect("it was drawn");
    }
    let Turn::Decide(seats) = game.turn() else { panic!("somebody chooses") };
    let chooser = Viewer::Player(seats.iter().next().expect("somebody"));
    let choices = parts(&game, chooser, "").choices.into_string();
    let buttons: Vec<&str> = choices.split("<button").skip(1).collect();
    assert_eq!(buttons.len(), 5, "{choices}");
    for button in &buttons {
        assert_eq!(button.matches("<use href=\"#cuba-").count(), Field::ALL.len(), "{button}");
        assert!(button.contains("aria-label=\"warehouse, "), "{button}");
    }
    assert!(buttons[0].contains("<span>The blue plantation</span>"), "{}", buttons[0]);
}

/// A label promises no more than the supply holds, and says so (Q01).
#[test]
fn the_worker_is_promised_what_the_supply_holds() {
    let told = |language, wood: u8, citrus: u8| {
        let game = Scenario::players(2).scarce(Item::Wood, wood).scarce(Item::Citrus, citrus);
        let game = game.step(ANNA, Step::Pawn).build();
        let seen = Seen { language, ..Seen::by(Viewer::Player(ANNA)) };
        let choices = seen.parts::<Cuba, Island>(&game, &[]).choices.into_string();
        let (_, button) = choices.split_once("data-pick=\"move/c2\"").expect("a button");
        let (_, text) = button.split_once("<span>").expect("words");
        text.split_once("</span>").map_or("", |(text, _)| text).to_owned()
    };
    let en = |wood, citrus| told(Language::En, wood, citrus);
    let raws = "any 2 of: 1 citrus fruit, 2 sugar cane, 1 tobacco";
    assert_eq!(en(9, 9), format!("C2: 2 wood; {raws}"));
    assert_eq!(en(2, 1), en(9, 9), "just enough");
    assert_eq!(en(1, 9), format!("C2: 1 wood; {raws} (the supply lacks 1 wood)"));
    assert_eq!(en(0, 1), format!("C2: {raws} (the supply lacks 2 wood)"));
    assert_eq!(
        en(0, 0),
        "C2: any 2 of: 2 sugar cane, 1 tobacco (the supply lacks 2 wood, 1 citrus fruit)"
    );
    let german = told(Language::De, 0, 1);
    let raws = "2 nach Wahl aus: 1 Zitrusfrucht, 2 Zuckerrohr, 1 Tabak";
    assert_eq!(german, format!("C2: {raws} (im Vorrat fehlt: 2 Holz)"));
}

#[test]
fn tiles_can_be_clicked_and_say_why_not() {
    let board = anna(&busy().step(ANNA, Step::Build).build(), "");
    let affordable = board.matches(r#"data-pick="build/"#).count();
    assert_eq!(affordable + board.matches("data-why=").count(), Building::ALL.len());
    assert!(board.contains(r#"data-pick="build/small_bank""#));
    let sites = anna(&busy().step(ANNA, Step::Build).build(), "build/small_bank");
    assert_eq!(sites.matches("data-pick=").count(), 9, "warehouse and two buildings are taken");
}

#[test]
fn buildings_are_used_where_they_stand() {
    let used = cuba_rules::sets::Fields::NONE;
    let board = anna(&busy().step(ANNA, Step::Foreman { used }).build(), "");
    for word in ["use/hotel", "use/distillery", "use/warehouse"] {
        assert_eq!(board.matches(&format!("data-pick=\"{word}\"")).count(), 1, "{word}");
    }
    assert_eq!(board.matches("lot active").count(), 6, "the pawn's row and column glow");
}

/// A button says what its click does, also where one building alone has options.
#[test]
fn a_building_without_options_is_called_by_its_name() {
    let used = cuba_rules::sets::Fields::NONE;
    let game = busy().step(ANNA, Step::Foreman { used }).build();
    let choices = parts(&game, Viewer::Player(ANNA), "").choices.into_string();
    let label = |pick: &str| {
        let (_, button) = choices.split_once(&format!("data-pick=\"{pick}\"")).expect("a button");
        let (_, text) = button.split_once("<span>").expect("words");
        text.split_once("</span>").map_or("", |(text, _)| text).to_owned()
    };
    assert!(label("use/hotel").starts_with("Hotel: "), "{}", label("use/hotel"));
    assert!(label("use/warehouse").starts_with("Warehouse: "), "{}", label("use/warehouse"));
    assert!(!choices.contains("No more<"), "{choices}");
}

#[test]
fn ships_are_loaded_where_they_lie() {
    let game = busy().step(ANNA, Step::Load { berth: None }).build();
    let board = anna(&game, "");
    assert_eq!(board.matches(r#"data-pick="load/1/sugar""#).count(), 1, "nothing else fits");
    let spaces = anna(&game, "load/1");
    assert_eq!(spaces.matches(r#"data-pick="sugar""#).count(), 1);
    assert_eq!(spaces.matches("space full").count(), 2);
}

#[test]
fn goods_are_traded_in_their_row() {
    use cuba_rules::sets::Goods;
    let step = Step::Trade { bought: Goods::NONE, sold: Goods::NONE };
    let game = busy().step(ANNA, step).build();
    assert_eq!(anna(&game, "buy").matches("data-pick=").count(), 5);
    let sells = anna(&game, "sell");
    assert_eq!(sells.matches("data-pick=").count(), 1);
    assert_eq!(sells.matches("data-why=").count(), 4);
}

/// Buying and selling are told apart wherever one can click, and the question stays the same while
/// one trades.
#[test]
fn a_sale_says_that_it_is_one() {
    use cuba_rules::sets::Goods;
    let step = Step::Trade { bought: Goods::NONE, sold: Goods::NONE };
    let game = busy().step(ANNA, step).build();
    let asked = |game: &Cuba| parts(game, Viewer::Player(ANNA), "").question.into_string();
    assert!(asked(&game).contains("or take a free piece instead"), "{}", asked(&game));
    let traded = done(game, ANNA, "buy/tobacco/1");
    assert!(asked(&traded).contains("trade on, or stop"), "{}", asked(&traded));
    for picked in ["buy", "sell"] {
        let parts = parts(&traded, Viewer::Player(ANNA), picked);
        let (choices, board) = (parts.choices.into_string(), parts.board.into_string());
        let verb = if picked == "buy" { "Buy" } else { "Sell" };
        let texts =
            choices.split("data-pick=").skip(1).filter_map(|one| one.split("<span>").nth(1));
        assert!(texts.clone().next().is_some());
        assert!(texts.clone().all(|text| text.starts_with(verb)), "{choices}");
        assert!(board.contains(&format!("<title>{verb}")), "{board}");
    }
}

#[test]
fn bills_are_enacted_where_they_lie() {
    let phase = Phase::Enact { winner: ANNA, first: None };
    let board = anna(&busy().phase(phase).build(), "");
    assert_eq!(board.matches("data-pick=").count(), 4);
}

#[test]
fn both_layouts_show_the_same() {
    let game = busy().step(ANNA, Step::Pawn).build();
    let board = parts(&game, Viewer::Player(ANNA), "").board.into_string();
    let (wide, narrow) = board.split_once(r#"<svg class="scene scene-narrow""#).unwrap();
    for what in ["data-pick=", r#"class="plantation"#, r#"class="tile"#, "class=\"bill"] {
        assert_eq!(wide.matches(what).count(), narrow.matches(what).count(), "{what}");
    }
}

#[test]
fn others_see_no_way_to_click() {
    let game = busy().step(ANNA, Step::Pawn).build();
    let parts = parts(&game, Viewer::Player(BERTA), "");
    let all = parts.board.into_string() + &parts.choices.into_string();
    assert!(!all.contains("data-pick") && !all.contains("data-why"));
    assert!(parts.question.into_string().contains("Anna is sending the worker out."));
}

/// Everything a page shows, in one text.
fn page(game: &Cuba, viewer: Viewer) -> String {
    let parts = parts(game, viewer, "");
    let pieces = [parts.board, parts.question, parts.choices, parts.players];
    pieces.map(maud::Markup::into_string).concat()
}

pub(crate) fn done(mut game: Cuba, seat: Seat, path: &str) -> Cuba {
    let Ok(Reading::Whole(action)) = read(path) else { panic!("{path}") };
    game.apply(seat, &action, &mut Mute).expect("legal");
    game
}

/// A sealed bid is on nobody else's page.
#[test]
fn a_sealed_bid_is_not_drawn() {
    let vote = cuba_rules::phase::Vote {
        votes: PerSeat::from_fn(3, |_| 2),
        running: Seats::all(3),
        asked: Seats::all(3),
        done: Seats::NONE,
        again: false,
    };
    let game = busy().phase(Phase::Vote(vote)).build();
    let [low, high] = ["bid/1", "bid/9"].map(|path| done(game, BERTA, path));
    for viewer in [Viewer::Player(ANNA), Viewer::Public] {
        assert_eq!(page(&low, viewer), page(&high, viewer));
        assert!(page(&low, viewer).contains("closed fist"));
    }
    assert!(page(&high, Viewer::Player(BERTA)).contains("9 pesos in your fist"));
}

/// The delegate is on nobody else's page.
#[test]
fn a_delegate_is_not_drawn() {
    let phase = Phase::Delegates { chosen: Seats::NONE };
    let game = busy().terms(|terms| terms.delegate = true).phase(phase).build();
    let pages = |viewer: Viewer| {
        let one = |card: &Character| {
            page(&done(game, BERTA, &format!("delegate/{}", card.key())), viewer)
        };
        Character::ALL.iter().map(one).collect::<Vec<_>>()
    };
    for viewer in [Viewer::Player(ANNA), Viewer::Public] {
        assert!(pages(viewer).windows(2).all(|pair| pair[0] == pair[1]));
    }
    let own = pages(Viewer::Player(BERTA));
    assert!(own.windows(2).all(|pair| pair[0] != pair[1]));
    assert!(own[4].contains("Mayor: sent to parliament"));
}

/// With a delegate no card is left over: the question says so.
#[test]
fn whoever_has_a_delegate_is_asked_otherwise() {
    let asked = |scenario: Scenario| {
        parts(&scenario.build(), Viewer::Player(ANNA), "").question.into_string()
    };
    assert!(asked(busy()).contains("The one left over goes to parliament."));
    let question = asked(busy().delegate(ANNA, Character::Worker));
    assert!(question.contains("Your delegate lies face down."), "{question}");
}

/// No letter of the board is smaller than the layouts reckon with.
#[test]
fn no_letters_are_smaller_than_legible() {
    for (end, _) in cuba_board::CSS.match_indices("px var(--") {
        let digits = cuba_board::CSS[..end].rsplit(' ').next().unwrap_or_default();
        assert!(digits.parse::<u8>().is_ok_and(|size| size >= 14), "{digits}");
    }
}

#[test]
fn every_piece_that_moves_has_a_name() {
    let board = anna(&busy().build(), "");
    for piece in ["figure-0", "figure-1", "figure-2", "ship-1", "ship-4", "ship-7", "ship-10"] {
        assert_eq!(board.matches(&format!("data-piece=\"wide-{piece}\"")).count(), 1, "{piece}");
    }
}

/// A good that was sold, loaded or bought glides from where it lay.
#[test]
fn a_good_says_where_it_has_come_from() {
    use cuba_rules::Event;
    let game = busy().yard(BERTA, Item::Rum, 1).build();
    let (seat, pesos) = (BERTA, 2);
    let lately = [
        Event::Sold { seat, good: Good::Sugar, count: 1, pesos },
        Event::Loaded { seat, berth: Berth::Third, good: Good::Tobacco, count: 2, points: 6 },
        Event::Bought { seat, good: Good::Rum, count: 1, pesos },
    ];
    let board =
        |lately: &[Event]| wide(&Seen::by(Viewer::Public).parts::<Cuba, Island>(&game, lately));
    assert!(!board(&[]).contains("data-from"), "nothing has happened");
    let board = board(&lately);
    let comes = |piece: &str, from: &str| {
        board.contains(&format!("data-piece=\"wide-{piece}\" data-from=\"wide-{from}\""))
    };
    assert!(comes("shelf-sugar-0", "yard-1-sugar"), "{board}");
    assert!(comes("aboard-7-tobacco-1", "yard-1-tobacco"), "{board}");
    assert!(comes("yard-1-rum", "shelf-rum-2"), "{board}");
}

/// What a box's summary says in a language.
fn summary(language: Language, data: &'static Data) -> String {
    summary_of(language, data, &Cuba::PROFILE.usual())
}

fn summary_of(language: Language, data: &'static Data, setup: &Setup) -> String {
    let files = [art::locale(language), Island::locale(language)];
    Island::summary(&Words::new(language, &files), data, setup).into_string()
}

/// The rules in short follow what was agreed (Q10, Q15).
#[test]
fn the_summary_follows_what_was_agreed() {
    let told = |changes: &[(&str, &str)]| {
        let mut setup = Cuba::PROFILE.usual();
        let changes = changes.iter().map(|&(switch, value)| (switch.to_owned(), value.to_owned()));
        setup.switches.extend(changes);
        summary_of(Language::En, boxes()[0], &setup)
    };
    let usual = told(&[]);
    assert!(usual.contains("each of your buildings, the printed warehouse too, brings"), "{usual}");
    assert!(usual.contains("market acts carried out. These"), "{usual}");
    let other = told(&[("warehouse-counts", "no"), ("market-acts", "once")]);
    assert!(other.contains("each of your buildings (not the printed warehouse) brings"), "{other}");
    assert!(other.contains("but only in the round in which they are enacted. These"), "{other}");
}

/// What cannot come up is not worth a word: lots with the same plantation for all (Q47), and
/// a tax without a building where everybody has the printed one (Q10, Q42).
#[test]
fn switches_that_settle_nothing_are_idle() {
    let idle = |variant: &str, counts: &str| {
        let mut setup = Cuba::PROFILE.setup(3, Some(variant), BTreeMap::new()).expect("it exists");
        setup.switches.insert("warehouse-counts".to_owned(), counts.to_owned());
        let switches = Cuba::PROFILE.switches.iter().map(|switch| switch.name);
        switches.filter(|switch| Island::is_idle(&setup, switch)).collect::<Vec<_>>()
    };
    assert_eq!(idle("individual", "no"), Vec::<&str>::new());
    assert_eq!(idle("individual+delegate", "yes"), ["empty-tax"]);
    assert_eq!(idle("common+delegate", "no"), ["plantations"]);
    assert_eq!(idle("common", "yes"), ["plantations", "empty-tax"]);
}

#[test]
fn the_summary_names_every_building_act_and_chapter() {
    for &language in Language::ALL {
        for data in boxes() {
            let summary = summary(language, data);
            assert!(!summary.contains("{$") && summary.contains("§14"), "{summary}");
            assert_eq!(summary.matches("<dt>").count(), Building::ALL.len() + Act::ALL.len());
        }
    }
}

/// Every chapter whose numbers are printed says those of the box, and so does every building.
#[test]
fn the_summary_has_the_numbers_of_the_box() {
    for &language in Language::ALL {
        let [ours, other] = boxes().map(|data| summary(language, data));
        let parts = |text: &str, tag: &str| -> Vec<String> {
            let end = tag.replace("dt", "dd").replace('<', "</");
            let parts = text.split(tag).skip(1).map(|part| part.split(&end).next());
            parts.map(|part| part.unwrap_or_default().to_owned()).collect()
        };
        let chapters = parts(&ours, "<section").into_iter().zip(parts(&other, "<section"));
        let same = chapters.zip(1..).filter(|((ours, other), _)| ours == other);
        let same: Vec<u8> = same.map(|(_, chapter)| chapter).collect();
        assert_eq!(same, [3, 7, 11, 14], "these have no printed numbers");
        let rows = parts(&ours, "<dt>").into_iter().zip(parts(&other, "<dt>"));
        let same = rows.filter(|(ours, other)| ours == other).count();
        assert_eq!(same, 2, "the harbor act and the corruption act have none");
    }
}

/// The longest name below a pile is drawn as wide as its card, so that it does not run into the next.
#[test]
fn names_of_piles_keep_to_their_cards() {
    let setup = Cuba::PROFILE.setup(3, None, BTreeMap::new()).expect("it exists");
    let game = Cuba::new(&setup, boxes()[0]).expect("it exists");
    let seen = Seen { language: Language::Es, ..Seen::by(Viewer::Public) };
    let board = seen.parts::<Cuba, Island>(&game, &[]).board.into_string();
    let labels =
        board.split("class=\"group\"").skip(1).filter_map(|rest| rest.split("</text>").next());
    let long: Vec<&str> = labels.filter(|label| label.contains("Subvención")).collect();
    assert!(!long.is_empty() && long.iter().all(|label| label.contains("textLength")), "{long:?}");
}

/// Whole games with both boxes, in every language: nothing that is said lacks a number.
#[test]
fn every_number_is_brought() {
    for (data, seed) in boxes().into_iter().zip(1..) {
        let setup = Cuba::PROFILE.setup(3, None, BTreeMap::new()).expect("it exists");
        let mut game = Cuba::new(&setup, data).expect("it exists");
        let mut dice = SeededDice::new(seed);
        let mut drawn = 0;
        while game.turn() != Turn::Over {
            let Turn::Decide(seats) = game.turn() else {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut Mute).expect("it was drawn");
                continue;
            };
            let seat = seats.iter().next().expect("somebody");
            drawn += 1;
            let language = Language::ALL[drawn % Language::ALL.len()];
            let seen = Seen { language, ..Seen::by(Viewer::Player(seat)) };
            let parts = seen.parts::<Cuba, Island>(&game, &[]);
            let pieces = [parts.board, parts.question, parts.choices, parts.players];
            let page = pieces.map(maud::Markup::into_string).concat();
            assert!(!page.contains("{$"), "{page}");
            let mut choices = Choices::default();
            game.actions(seat, &mut choices);
            let action = choices.any(&mut dice).expect("somebody can do something");
            game.apply(seat, &action, &mut Mute).expect("listed");
        }
        assert!(drawn > 60, "{drawn}");
        let over = parts(&game, Viewer::Public, "").question.into_string();
        assert!(over.contains(&format!("after {} rounds", data.rounds)), "{over}");
    }
}

/// Prices that the heading does not say stand in their row; six spaces fit on a ship.
#[test]
fn another_box_is_drawn_as_it_is_printed() {
    let board = anna(&Scenario::with(second(), 2).build(), "");
    for price in ["9", "8", "6", "5", "4", "3", "10"] {
        assert!(board.contains(&format!(">{price}</text>")), "{price}");
    }
    let moored = board.matches("class=\"space\"").count();
    let aboard = |ship| second().spaces(Ship::new(ship)).iter().map(|&n| usize::from(n)).sum();
    let all: usize = [1, 4, 7, 10].into_iter().map::<usize, _>(aboard).sum();
    assert_eq!(moored, all);
}
