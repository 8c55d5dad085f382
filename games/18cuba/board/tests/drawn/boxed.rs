//! The table with what is printed in another box.

use art::Board;
use boxes::Contents;
use cuba18_board::Island;
use cuba18_rules::components::Data;
use cuba18_rules::scenario::{Scenario, second};
use cuba18_rules::{Cuba18, Event};
use cuba18_track::{Company, Hex, Train};
use locale::{Language, Words};
use tabletop::{Game, Key, Money, Tell};

use crate::samples::{ANNA, BERTA, hex};
use crate::stage::{seen, seen_in, text, values, watched};

/// What a table shows comes from its box, not from ours.
#[test]
fn the_numbers_shown_are_those_of_the_box() {
    let game = Scenario::of(second(), 4, "standard", &[]).auction(3).build();
    let board = seen(&game, ANNA, "").board.into_string();
    for &train in &[Train::Two, Train::FourDouble, Train::ThreeNarrow] {
        assert!(board.contains(&format!("${}", second().price(train))), "{train:?}");
    }
    let market = &second().market;
    for space in market.spaces() {
        assert!(board.contains(&format!(">{}<", market.amount(space))), "{space:?}");
    }
    let city = Hex::cities()[1];
    assert!(board.contains(second().track.name(city).expect("a city has a name")));
    let question = text(seen(&game, ANNA, "").question);
    let pay = second().cards.commissioners[2].to_string();
    assert!(question.contains(&pay), "{question}");
}

/// A phase says what it brings, by the numbers of the box.
#[test]
fn phases_say_what_they_bring() {
    let told = |data: &'static Data, language| {
        let game = Scenario::of(data, 4, "standard", &[]).build();
        text(seen_in(language, &game, ANNA, "").board)
    };
    let ours = told(Data::shelf().built_in(), Language::En);
    let third = "green tiles, 3n trains, machines +20, deals between companies, \
                 majors build on sugar fields, 2 operating rounds";
    assert!(ours.contains(third), "{ours}");
    assert!(ours.contains("gray tiles, scrapped: 4 4+, 4n trains lose a stop"), "{ours}");
    let other = told(second(), Language::En);
    assert!(!other.contains(third) && other.contains("machines +25"), "{other}");
    assert!(told(second(), Language::De).contains("Maschinen +25"));
}

/// A player's cards say what they do, by the numbers of the box.
#[test]
fn cards_say_what_they_do() {
    for data in [Data::shelf().built_in(), second()] {
        let cards = 1..=6u8;
        let game = cards.clone().fold(Scenario::of(data, 4, "standard", &[]), |game, card| {
            game.commissioner(ANNA, card).concession(ANNA, card).benefit(BERTA, card)
        });
        let game = game.build();
        for &language in Language::ALL {
            let players = seen_in(language, &game, ANNA, "").players.into_string();
            let titles = values(&players, "title");
            let off = format!("${} ", data.cards.discount);
            let discounts = titles.iter().filter(|title| title.starts_with(&off));
            assert_eq!(discounts.count(), 2, "as a concession and as a benefit: {titles:?}");
        }
    }
}

/// The rules in short have the numbers of the box.
#[test]
fn the_summary_has_the_numbers_of_the_box() {
    for &language in Language::ALL {
        let words = Words::new(language, &[Island::locale(language)]);
        let usual = Cuba18::PROFILE.usual();
        let ours = Island::summary(&words, Data::shelf().built_in(), &usual).into_string();
        let other = Island::summary(&words, second(), &usual).into_string();
        assert!(!ours.contains('{') && !other.contains('{'));
        assert!(ours.contains("40, 60") && ours.contains("70") && ours.contains("100"), "{ours}");
        assert!(
            other.contains("50, 70") && other.contains("71") && other.contains("101"),
            "{other}"
        );
    }
}

/// The rules in short tell for how long a station is rented as it was agreed (C18).
#[test]
fn the_summary_follows_what_was_agreed() {
    let words = Words::new(Language::En, &[Island::locale(Language::En)]);
    let told = |switch: &str, value: &str| {
        let mut setup = Cuba18::PROFILE.usual();
        setup.switches.insert(switch.to_owned(), value.to_owned());
        let summary = Island::summary(&words, Data::shelf().built_in(), &setup).into_string();
        let (_, told) = summary.split_once("can be rented for 20, for ").expect("it is told");
        told.split('.').next().unwrap_or_default().to_owned()
    };
    assert_eq!(told("rental", "by-rulings"), "one step or one train");
    assert_eq!(told("rulings", "german"), "a single tile, station or train");
    assert_eq!(told("rulings", "english"), "the whole turn");
    assert_eq!(told("rental", "round"), "the whole turn");
}

/// The log calls a place what the box calls it, in every language.
#[test]
fn the_log_names_places_as_the_box_does() {
    let (company, cost) = (Company::Ms, Money::new(80));
    let named = hex("B9");
    for data in [Data::shelf().built_in(), second()] {
        let name = data.track.name(named).expect("it has a name");
        for &language in Language::ALL {
            let words = Words::new(language, &[Island::locale(language)]);
            let said = |hex| {
                let event = Event::Stationed { company, hex, cost };
                text(Island::line(&event, data, &words, &[]))
            };
            assert!(said(named).contains(name), "{}", said(named));
            // Numbers are emphasized, so they stand apart.
            let nameless = said(hex("A6")).replace(' ', "");
            assert!(["inA6", "enA6"].iter().any(|there| nameless.contains(there)), "{nameless}");
        }
    }
}

/// Every position of a game with another box can be drawn, and every event said.
#[test]
fn a_game_with_another_box_is_drawn() {
    for (players, variant) in [(4, "standard"), (2, "medium"), (2, "short-east")] {
        let setup =
            Cuba18::PROFILE.setup(players, Some(variant), std::collections::BTreeMap::new());
        let setup = setup.expect("it exists");
        let played = testkit::random_game::<Cuba18>(&setup, second(), 3);
        let words = Words::new(Language::En, &[Island::locale(Language::En)]);
        let names = ["Anna", "Berta", "Carlo", "Dora"].map(str::to_owned);
        for event in &played.log.0 {
            assert!(!event.message().id.is_empty());
            let line = Island::line(event, second(), &words, &names).into_string();
            assert!(!line.contains('{'), "{line}");
        }
        let parts = watched(&played.end, &[]);
        assert!(parts.board.into_string().contains("class=\"market\""));
    }
    let game = Scenario::of(second(), 4, "standard", &[])
        .phase(3)
        .major(Company::Ms, 101, &[(ANNA, 6), (BERTA, 2)])
        .build();
    for seat in [ANNA, BERTA] {
        assert!(!seen(&game, seat, "").question.into_string().is_empty());
    }
}
