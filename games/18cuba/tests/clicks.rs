//! The title as a host sees it: every legal move can be clicked and no other,
//! crumbs are words, and what only an aid tells stays untold.

use std::collections::{BTreeMap, BTreeSet};

use cuba18::TITLE;
use locale::Language;
use tabletop::{Key, Seat, SeededDice, Turn, Viewer};
use title::{Eyes, Table, Title};

/// The values of an attribute, in order.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!("{attribute}=\"");
    let parts = html.split(&start).skip(1);
    parts.map(|part| part.split('"').next().unwrap_or_default().to_owned()).collect()
}

fn joined(path: &str, more: &str) -> String {
    if path.is_empty() { more.to_owned() } else { format!("{path}/{more}") }
}

/// Clicks everything there is to click, and collects the decisions that come of it.
fn clicked(table: &dyn Table, seat: Seat, names: &[String]) -> BTreeSet<String> {
    let mut whole = BTreeSet::new();
    let mut open = vec![String::new()];
    while let Some(picked) = open.pop() {
        let language = Language::ALL[picked.len() % Language::ALL.len()];
        let eyes = Eyes::new(Viewer::Player(seat), TITLE.words(language), names);
        let parts = table.drawn().parts(&eyes, &picked, true);
        let (board, beside) = (parts.board.into_string(), parts.choices.into_string());
        let question = parts.question.into_string();
        assert!(question.contains("question yours"), "{picked}: {question}");
        assert!(!(board.contains("{$") || beside.contains("{$")), "{picked}");
        let [board, beside] = [board, beside].map(|html| values(&html, "data-pick"));
        for pick in board.iter().chain(&beside).collect::<BTreeSet<_>>() {
            let times = |picks: &[String]| picks.iter().filter(|&other| other == pick).count();
            assert!(times(&board) <= 1 && times(&beside) <= 1, "{picked}: {pick} twice");
            let path = joined(&picked, pick);
            let next = table.next(seat, &path);
            for (low, high, _) in &next.numbers {
                whole.extend([low, high].map(|number| joined(&path, &number.to_string())));
            }
            if next.whole {
                whole.insert(path);
            } else if next.numbers.is_empty() {
                assert!(!next.words.is_empty(), "{path} leads nowhere");
                open.push(path);
            }
        }
    }
    whole
}

/// Plays a game of `players` bots, showing `look` every decision with its number.
fn play(bot: &str, players: u8, seed: u64, mut look: impl FnMut(&dyn Table, Seat, u32)) {
    let setup = TITLE.profile().setup(players, None, BTreeMap::new()).expect("it exists");
    let mut table = TITLE.open(&setup).expect("it opens");
    let mut dice = SeededDice::new(seed);
    for asked in 0.. {
        match table.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let chance = table.draw(&mut dice);
                table.resolve(&chance).map(drop).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                look(&*table, seat, asked);
                let action = table.advice(bot, seat, &mut dice).expect("there is such a bot");
                table.apply(seat, &action).map(drop).expect("bots keep the rules");
            }
        }
    }
}

#[test]
fn clicking_reaches_every_legal_move_and_no_other() {
    let names: Vec<String> = (1..=6).map(|seat| format!("Player {seat}")).collect();
    let games = [("random", 2, 0), ("random", 6, 1), ("greedy", 3, 2), ("greedy", 6, 3)];
    for (bot, players, seed) in games {
        play(bot, players, seed, |table, seat, asked| {
            // Of a long game, its opening and then every ninth decision.
            if asked >= 60 && asked % 9 != 0 {
                return;
            }
            let clicked = clicked(table, seat, &names);
            for path in table.paths(seat) {
                assert!(clicked.contains(&path), "{path} cannot be clicked");
            }
            for path in clicked {
                let action = table.action(&path).unwrap_or_else(|fault| panic!("{path}: {fault}"));
                assert!(table.check(seat, &action).is_ok(), "{path} is not legal");
            }
        });
    }
}

/// Every word that may be picked is said: none but numbers and names stands as it is spelled.
#[test]
fn crumbs_are_words() {
    let mut said: BTreeMap<String, Vec<String>> = BTreeMap::new();
    play("greedy", 4, 1, |table, seat, _| {
        for path in table.paths(seat) {
            let [english, german] = [Language::En, Language::De]
                .map(|language| table.drawn().crumbs(seat, &path, TITLE.words(language)));
            assert_eq!((english.len(), german.len()), (path.split('/').count(), english.len()));
            let verb = path.split('/').next().unwrap_or_default().to_owned();
            let longest = said.entry(verb).or_default();
            if longest.len() < english.len() {
                *longest = english;
            }
        }
    });
    let of = |verb: &str| said.get(verb).map_or(String::new(), |words| words.join(" · "));
    assert_eq!(of("bid"), "Bid · $0");
    assert!(of("convert").starts_with("Convert · no. "), "{}", of("convert"));
    assert!(of("buy").ends_with("the initial offering"), "{}", of("buy"));
    assert!(of("lay").contains(" · tile "), "{}", of("lay"));
    assert!(of("run").starts_with("Run · route"), "{}", of("run"));
}

/// That there is more to earn is told at every table; how much, only where aids are agreed.
#[test]
fn a_table_without_aids_never_tells_the_best_run() {
    let names: Vec<String> = (1..=4).map(|seat| format!("Player {seat}")).collect();
    let mut refused = 0;
    play("greedy", 4, 1, |table, seat, _| {
        let Ok(action) = table.action("run") else { panic!("`run` is a decision") };
        let Err(objection) = table.check(seat, &action) else { return };
        if !objection.to_string().contains("another run") {
            return;
        }
        refused += 1;
        for &language in Language::ALL {
            let words = TITLE.words(language);
            let told = objection.text(words, &names);
            assert!(told.contains('$'), "{told}");
            let untold = objection.clone().unaided().text(words, &names);
            assert!(!untold.contains('$'), "{untold}");
            let eyes = Eyes::new(Viewer::Player(seat), words, &names);
            for picked in ["", "run", "run/~"] {
                let parts = table.drawn().parts(&eyes, picked, false);
                let page = parts.choices.into_string() + &parts.board.into_string();
                assert!(!page.contains("class=\"route "), "{picked}: no run is drawn");
                assert!(!page.contains("data-sure") && !page.contains(&told), "{picked}: {page}");
            }
        }
    });
    assert!(refused > 10, "{refused} companies had something to earn");
}

/// Crumbs of a route that is being given by hand.
#[test]
fn a_route_by_hand_has_crumbs() {
    let mut seen = 0;
    play("greedy", 4, 1, |table, seat, _| {
        if !table.paths(seat).iter().any(|path| path.starts_with("run/")) {
            return;
        }
        seen += 1;
        let crumbs =
            table.drawn().crumbs(seat, "run/2,,B9-B11,,/~2,,B9", TITLE.words(Language::En));
        assert_eq!(crumbs, ["Run", "route", "by hand"]);
    });
    assert!(seen > 0);
}
