//! Guided first games: each can be played as it is told, with what the board offers.

use catalog::{GAMES, Guided};
use locale::{Language, Words};
use tabletop::{Key as _, Turn, Viewer};
use title::{Eyes, Run, Table, Title};

/// So many decisions of one's own a guided game has at least.
const DECISIONS: usize = 25;
/// The heaviest game has more to show.
const HEAVY: (&str, usize) = ("18cuba", 60);

fn lessons() -> Vec<&'static Guided> {
    GAMES.iter().filter_map(|title| Guided::of(*title)).collect()
}

/// A game that is just being made has none yet: CONTRIBUTING.md says when it needs one.
#[test]
fn every_game_on_the_shelf_is_taught() {
    for title in GAMES {
        let id = title.profile().id;
        let guided = Guided::of(*title).unwrap_or_else(|| panic!("{id} has no guided first game"));
        assert_eq!(guided.title.profile().id, id);
        let again = Guided::of(*title).expect("it is still there");
        assert!(std::ptr::eq(guided, again), "{id} is read once");
    }
}

#[test]
fn every_lesson_has_many_decisions() {
    for guided in lessons() {
        let id = guided.title.profile().id;
        let least = if id == HEAVY.0 { HEAVY.1 } else { DECISIONS };
        assert!(guided.decisions() >= least, "{id}: {}", guided.decisions());
    }
}

#[test]
fn every_step_is_a_decision_of_the_learner_and_said_in_every_language() {
    for guided in lessons() {
        let id = guided.title.profile().id;
        let mut before = None;
        for stop in guided.stops() {
            assert!(before < Some(stop.ply), "{id}: the steps are in order");
            before = Some(stop.ply);
            let (replay, moves) =
                guided.at(stop.ply).unwrap_or_else(|fault| panic!("{id}: {fault}"));
            assert_eq!(u64::try_from(moves.len()), Ok(stop.ply), "{id}");
            // A lesson without closing words of its own ends with those of all.
            let Some(text) = stop.text else {
                assert!(stop.is_end, "{id}: nothing is said after {} moves", stop.ply);
                continue;
            };
            for &language in Language::ALL {
                let words = guided.title.words(language);
                assert!(words.has(text), "{id}: {text} in {}", language.key());
                assert!(!words.text(text).contains('{'), "{id}: {text} in {}", language.key());
            }
            if stop.is_end {
                continue;
            }
            let asked = matches!(replay.table.turn(), Turn::Decide(seats) if seats.contains(Guided::seat()));
            assert!(asked, "{id}: {text} is no decision of the learner");
            let due = guided.due(stop.ply);
            let due = due.unwrap_or_else(|| panic!("{id}: {text} is another's move"));
            let path = replay.table.path(due).unwrap_or_else(|no| panic!("{id}: {no}"));
            let is_run = |run: &Run| path.starts_with(&run.path);
            let is_listed = replay.table.paths(Guided::seat()).contains(&path);
            let is_offered = is_listed || replay.table.runs(Guided::seat()).iter().any(is_run);
            assert!(is_offered, "{id}: {path} is not offered after {} moves", stop.ply);
        }
    }
}

/// A game's words go before those of all pages: a lesson that calls a text `lesson-back` would
/// take the name off a button.
#[test]
fn no_lesson_takes_the_place_of_a_word_of_all_pages() {
    let all = Words::new(Language::En, &[art::locale(Language::En)]);
    assert!(all.has("lesson-back"));
    for guided in lessons() {
        for text in guided.stops().into_iter().filter_map(|stop| stop.text) {
            assert!(!all.has(text), "{}: {text}", guided.title.profile().id);
        }
    }
}

/// The numbers that are written in figures, thousands joined, in order of size.
fn figures(text: &str) -> Vec<u32> {
    let text = text.replace(',', "");
    let runs = text.split(|letter: char| !letter.is_ascii_digit());
    let mut found: Vec<u32> = runs.filter_map(|run| run.parse().ok()).collect();
    found.sort_unstable();
    found
}

#[test]
fn the_languages_name_the_same_numbers() {
    let mut seen = 0;
    for guided in lessons() {
        for text in guided.stops().into_iter().filter_map(|stop| stop.text) {
            let said = |language| figures(&guided.title.words(language).text(text));
            let english = said(Language::En);
            seen += english.len();
            for &language in Language::ALL {
                let id = guided.title.profile().id;
                assert_eq!(said(language), english, "{id}: {text} in {}", language.key());
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

#[test]
fn the_board_offers_every_pick_of_a_lesson() {
    for guided in lessons() {
        for stop in guided.stops().into_iter().filter(|stop| !stop.is_end) {
            let (replay, _) = guided.at(stop.ply).expect("it replays");
            let due = guided.due(stop.ply).expect("it is the learner's");
            let path = replay.table.path(due).expect("it is spelled");
            let id = guided.title.profile().id;
            assert!(
                is_offered(guided.title, &*replay.table, "", &path),
                "{id}: {path} cannot be clicked"
            );
        }
    }
}

/// What a lesson tells the learner to choose, and its quotation marks, in each language.
const CHOOSE: [(Language, &str, char); 3] =
    [(Language::En, "hoose “", '”'), (Language::De, "ähle „", '“'), (Language::Es, "lige «", '»')];

#[test]
fn a_button_that_a_lesson_names_is_there() {
    let mut seen = 0;
    for guided in lessons() {
        for stop in guided.stops().into_iter().filter(|stop| !stop.is_end) {
            let (replay, _) = guided.at(stop.ply).expect("it replays");
            for (language, verb, end) in CHOOSE {
                let words = guided.title.words(language);
                let text = stop.text.map(|text| words.text(text)).unwrap_or_default();
                let eyes = Eyes::new(Viewer::Player(Guided::seat()), words, &[]);
                let parts = replay.table.drawn().parts(&eyes, "", true);
                let choices = parts.choices.0.replace("&amp;", "&");
                for named in text.split(verb).skip(1).filter_map(|rest| rest.split(end).next()) {
                    let id = guided.title.profile().id;
                    assert!(choices.contains(named), "{id}, {}: {named}: {choices}", stop.ply);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

/// Whether clicks lead from `picked` to the whole of `path`.
fn is_offered(title: &dyn Title, table: &dyn Table, picked: &str, path: &str) -> bool {
    let seat = Guided::seat();
    if picked == path {
        return table.next(seat, picked).whole;
    }
    let rest = path.strip_prefix(picked).unwrap_or_default().trim_start_matches('/');
    let numbers = table.next(seat, picked).numbers;
    let entered =
        |&(low, high, _): &(u32, u32, u32)| (low..=high).any(|number| number.to_string() == rest);
    if numbers.iter().any(entered) {
        return true;
    }
    let eyes = Eyes::new(Viewer::Player(seat), title.words(Language::En), &[]);
    let parts = table.drawn().parts(&eyes, picked, true);
    let drawn = [parts.board.0, parts.choices.0, parts.players.0].concat();
    let picks = drawn.split("data-pick=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let fits = |pick: &&str| {
        let after = rest.strip_prefix(*pick);
        after.is_some_and(|after| after.is_empty() || after.starts_with('/'))
    };
    let mut picks: Vec<&str> = picks.filter(fits).collect();
    picks.sort_unstable();
    picks.dedup();
    picks.into_iter().any(|pick| {
        let longer = if picked.is_empty() { pick.to_owned() } else { format!("{picked}/{pick}") };
        is_offered(title, table, &longer, path)
    })
}
