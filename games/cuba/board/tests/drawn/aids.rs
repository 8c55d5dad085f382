//! What the board tells before something is decided.

use art::Board;
use cuba_board::Island;
use cuba_rules::scenario::{Scenario, boxes};
use cuba_rules::{Building, Cuba, Field, Phase, Step};
use locale::{Language, Words};
use tabletop::{Key, PerSeat, Seats, Viewer};

use crate::boards::{ANNA, anna, busy, done, parts, wide};

/// The words of the choice whose click adds `pick`.
fn label(game: &Cuba, picked: &str, pick: &str) -> String {
    let choices = parts(game, Viewer::Player(ANNA), picked).choices.into_string();
    let button = choices.split_once(&format!("data-pick=\"{pick}\""));
    let (_, button) = button.unwrap_or_else(|| panic!("no {pick}: {choices}"));
    let (_, text) = button.split_once("<span>").expect("words");
    text.split_once("</span>").map_or("", |(text, _)| text).to_owned()
}

/// Every building looks like itself, on the street and where it stands.
#[test]
fn every_building_has_a_drawing_of_its_own() {
    let sheet = parts(&busy().build(), Viewer::Public, "").sheet.into_string();
    let board = anna(&busy().build(), "");
    let mut drawings = std::collections::BTreeSet::new();
    for &building in Building::ALL {
        let id = format!("id=\"cuba-{}\"", building.key());
        let (_, drawing) = sheet.split_once(&id).unwrap_or_else(|| panic!("no {id}"));
        drawings.insert(drawing.split_once("</symbol>").expect("it ends").0);
        assert!(board.contains(&format!("<use href=\"#cuba-{}\"", building.key())), "{id}");
    }
    assert_eq!(drawings.len(), Building::ALL.len(), "no two look alike");
    assert_eq!(board.matches("href=\"#cuba-hotel\"").count(), 2, "on sale and built");
}

/// Whoever builds sees the building faintly on every field where it may stand.
#[test]
fn a_building_is_seen_where_it_would_stand() {
    let game = busy().step(ANNA, Step::Build).build();
    assert!(!anna(&game, "").contains("class=\"ghost\""));
    let sites = anna(&game, "build/small_bank");
    assert_eq!(sites.matches("class=\"ghost\" href=\"#cuba-small_bank\"").count(), 9);
    let asked = parts(&game, Viewer::Player(ANNA), "build/small_bank").question.into_string();
    assert!(asked.contains("Small bank: Pays 2 pesos."), "{asked}");
    let choices = parts(&game, Viewer::Player(ANNA), "").choices.into_string();
    assert!(choices.contains("choice house-choice may"), "{choices}");
}

/// Outside the pawn's row and column a building is the only one (§7, Q23).
#[test]
fn a_single_building_says_that_it_is_the_only_one() {
    let used = cuba_rules::sets::Fields::NONE;
    let near = busy().step(ANNA, Step::Foreman { used });
    assert!(label(&near.build(), "", "use/hotel").starts_with("Hotel: "));
    let far = near.pawn(ANNA, Field::D3).build();
    let said = label(&far, "", "use/hotel");
    assert!(said.starts_with("Hotel (only this one): "), "{said}");
}

/// A card that cannot do its work says before it is played what it brings (§6, §7, §8).
#[test]
fn a_card_without_work_says_what_it_brings_instead() {
    let poor = Scenario::players(2).build();
    assert_eq!(label(&poor, "", "play/architect"), "Architect (3): cannot build: 2 points");
    assert_eq!(label(&poor, "", "play/mayor"), "Mayor (5): cannot load: 4 pesos");
    assert_eq!(label(&poor, "", "play/foreman"), "Foreman (4): no building to use");
    assert_eq!(label(&busy().build(), "", "play/architect"), "Architect (3): build");
    assert_eq!(label(&busy().build(), "", "play/mayor"), "Mayor (5): load a ship");
    assert_eq!(label(&busy().build(), "", "play/foreman"), "Foreman (4): use buildings");
}

/// Whoever bids sees how the votes stand and what each bill would do to them.
#[test]
fn a_bid_says_who_is_ahead_and_what_the_bills_would_do() {
    let vote = cuba_rules::phase::Vote {
        votes: PerSeat::from_fn(3, |seat| if seat == ANNA { 1 } else { 3 }),
        running: Seats::all(3),
        asked: Seats::all(3),
        done: Seats::NONE,
        again: false,
    };
    let game = busy().phase(Phase::Vote(vote)).build();
    assert_eq!(label(&game, "", "bid/1"), "1 peso: 2 votes");
    assert_eq!(label(&game, "", "bid/2"), "2 pesos: 3 votes, level with the most so far");
    assert_eq!(label(&game, "", "bid/3"), "3 pesos: 4 votes, ahead so far");
    let question = parts(&game, Viewer::Player(ANNA), "").question.into_string();
    assert_eq!(question.matches("<li").count(), 4, "{question}");
    assert!(question.contains("You could pay ") && question.contains(" for you."), "{question}");
    let board = anna(&game, "");
    assert!(board.matches("class=\"fate\"").count() >= 3, "taxes, duties and subsidies");
    let public = wide(&parts(&game, Viewer::Public, ""));
    assert!(!public.contains("class=\"fate\""), "a watcher has no fate");
}

/// Pointing at a field tells its place and what the pawn would reap there.
#[test]
fn a_field_tells_its_place_and_its_harvest() {
    let board = anna(&Scenario::players(2).step(ANNA, Step::Pawn).build(), "");
    assert_eq!(board.matches("class=\"reap\"").count(), Field::ALL.len(), "on the own fields only");
    assert!(board.contains("Harvest: 2 wood; any 2 of: "), "{board}");
    for place in ["A1", "B2", "C3", "D3"] {
        assert!(board.contains(&format!(">{place}</text>")), "{place}");
    }
}

/// What the free fields can bring is one click each; whoever has water may want more (§4).
#[test]
fn a_harvest_is_one_click() {
    let harvests = |game: Cuba| {
        let game = done(done(game, ANNA, "play/worker"), ANNA, "move/d2");
        parts(&game, Viewer::Player(ANNA), "").choices.into_string()
    };
    let dry = harvests(Scenario::players(2).build());
    assert_eq!(dry.matches(r#"data-really="harvest/"#).count(), 4, "{dry}");
    assert!(dry.contains(r#"data-really="harvest/c2;harvest/d3""#), "{dry}");
    assert!(dry.contains(r#"<span class="aloud">Harvest 2 tobacco</span>"#), "{dry}");
    let wet = harvests(Scenario::players(2).yard(ANNA, cuba_rules::Item::Water, 1).build());
    assert!(wet.contains(r#"data-really="harvest/c2;harvest/d3;pass""#), "{wet}");
    assert!(wet.contains("Harvest 2 tobacco and no more"), "{wet}");
}

/// A line of the log that names a building tells what it does.
#[test]
fn a_building_in_the_log_tells_its_effect() {
    let event = cuba_rules::Event::Built {
        seat: ANNA,
        building: Building::Dam,
        field: Field::B1,
        pesos: 0,
    };
    let files = [art::locale(Language::En), Island::locale(Language::En)];
    let words = Words::new(Language::En, &files);
    let line = Island::line(&event, boxes()[0], &words, &["Anna".to_owned()]).into_string();
    assert!(line.contains("title=\"Gives 2 water.\""), "{line}");
}
