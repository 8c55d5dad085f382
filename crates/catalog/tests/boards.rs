//! Every board offers exactly the legal moves, to the mouse and to the keyboard.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use catalog::GAMES;
use locale::Language;
use tabletop::{Key, Seat, SeededDice, Turn, Viewer};
use title::{Eyes, Table, Title};

/// The values of an attribute, in order.
fn values(html: &str, attribute: &str) -> Vec<String> {
    let start = format!("{attribute}=\"");
    let parts = html.split(&start).skip(1);
    parts.map(|part| part.split('"').next().unwrap_or_default().to_owned()).collect()
}

/// The opening tag around each occurrence of an attribute.
fn tags<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    let start = format!("{attribute}=\"");
    let tag = |(at, _): (usize, &str)| {
        let start = html[..at].rfind('<').unwrap_or(0);
        let end = html[at..].find('>').map_or(html.len(), |end| at + end);
        &html[start..end]
    };
    html.match_indices(&start).map(tag).collect()
}

fn joined(path: &str, more: &str) -> String {
    if path.is_empty() { more.to_owned() } else { format!("{path}/{more}") }
}

/// Clicks everything there is to click, and collects the decisions that come of it.
fn clicked(title: &dyn Title, table: &dyn Table, seat: Seat, names: &[String]) -> BTreeSet<String> {
    let mut whole = BTreeSet::new();
    let mut open = vec![String::new()];
    let mut crumbs = BTreeSet::new();
    while let Some(picked) = open.pop() {
        let language = Language::ALL[picked.len() % Language::ALL.len()];
        let eyes = Eyes::new(Viewer::Player(seat), title.words(language), names);
        let parts = table.drawn().parts(&eyes, &picked, true);
        let board = parts.board.into_string();
        let choices = parts.choices.into_string();
        let players = parts.players.into_string();
        let all = [&board, &choices, &players, &parts.question.into_string()]
            .map(String::as_str)
            .concat();
        let missing = all.split("{$").nth(1).and_then(|rest| rest.get(..80));
        assert_eq!(missing, None, "{picked}: an argument is missing");
        for tag in tags(&all, "data-pick").into_iter().chain(tags(&all, "data-why")) {
            let reachable = tag.starts_with("<button") || tag.contains(r#"tabindex="0""#);
            assert!(
                reachable && (tag.starts_with("<button") || tag.contains("role=\"button\"")),
                "{tag}"
            );
        }
        assert!(
            !all.contains(" style=") && !all.contains("<script"),
            "the page's policy forbids them"
        );
        for why in values(&all, "data-why") {
            assert!(why.ends_with(')') && why.contains('('), "{why} names no rule");
        }
        for said in all.split("data-cited>").skip(1).filter_map(|rest| rest.split('<').next()) {
            assert!(said.ends_with(')') && said.contains('('), "{said} names no rule");
        }
        // Routes that are given by hand have many ways: a few of them.
        for crumb in values(&all, "data-crumb") {
            if crumbs.len() < 12 && crumbs.insert(crumb.clone()) {
                open.push(crumb);
            }
        }
        let beside = values(&choices, "data-pick");
        let on_board = values(&board, "data-pick");
        let picks: BTreeSet<&String> = beside.iter().chain(&on_board).collect();
        for pick in picks {
            let twice = beside.iter().filter(|&other| other == pick).count();
            let drawn = on_board.iter().filter(|&other| other == pick).count();
            // A board may be drawn in two layouts, and in each of them two pieces may
            // mean the same: a house, and the only die that its use can meet.
            assert!(twice <= 1 && drawn <= 4, "{pick}: {twice}, {drawn}");
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

/// A box of the game whose numbers are other than ours everywhere.
fn second(title: &dyn Title) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join(title.profile().id).join("rules/tests/second-box.toml");
    let text = std::fs::read_to_string(file).expect("every game has a second box");
    let printed = title.boxes().read(&text).expect("a sound box");
    assert!(!printed.is_built_in);
    title.boxes().keep(&printed.value).expect("there is room").hash
}

#[test]
fn clicking_reaches_every_legal_move_and_no_other() {
    for title in GAMES {
        for seed in 0..4 {
            let players = title.profile().players().last().unwrap_or(2);
            let setup = title.profile().setup(players, None, BTreeMap::new()).unwrap();
            let names: Vec<String> = (1..=players).map(|seat| format!("Player {seat}")).collect();
            // With our numbers, and with others everywhere.
            let ours = seed % 3 == 0;
            let data = if ours { title.boxes().built_in().hash } else { second(*title) };
            let mut table = title.open(&setup, &data).unwrap();
            let mut dice = SeededDice::new(seed);
            // Random games come to odd positions, good players to late ones.
            let good = title.bots().last().copied().expect("somebody plays it");
            let bot = if seed < 3 { "random" } else { good };
            for asked in 0.. {
                match table.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = table.draw(&mut dice);
                        table.resolve(&chance).map(drop).unwrap();
                    }
                    Turn::Decide(seats) => {
                        // Of a long game, its opening and then every ninth decision.
                        for seat in seats.iter().filter(|_| asked < 60 || asked % 9 == 0) {
                            let clicked = clicked(*title, &*table, seat, &names);
                            for path in table.paths(seat) {
                                assert!(clicked.contains(&path), "{path} cannot be clicked");
                            }
                            for path in clicked {
                                let action = table.action(&path).unwrap();
                                assert!(table.check(seat, &action).is_ok(), "{path} is not legal");
                            }
                        }
                        let seat = seats.iter().next().unwrap();
                        let action = table.advice(bot, seat, &mut dice).unwrap();
                        table.apply(seat, &action).map(drop).unwrap();
                    }
                }
            }
        }
    }
}

/// A path that spells no move, or half a one, draws a board all the same.
#[test]
fn a_path_that_leads_nowhere_is_no_trouble() {
    for title in GAMES {
        let players = title.profile().players().next().unwrap_or(2);
        let setup = title.profile().setup(players, None, BTreeMap::new()).unwrap();
        let table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
        let words = title.words(Language::En);
        for picked in ["nonsense", "drive/nowhere", "///", "use/casino/point/99"] {
            let eyes = Eyes::new(Viewer::Player(Seat::new(0)), words, &[]);
            let parts = table.drawn().parts(&eyes, picked, true);
            assert!(!parts.board.into_string().contains("data-pick"));
        }
    }
}

/// A drawing that stands alone asks nobody for anything.
#[test]
fn a_poster_needs_nothing_else() {
    for title in GAMES {
        let players = title.profile().players().last().unwrap_or(2);
        let setup = title.profile().setup(players, None, BTreeMap::new()).unwrap();
        let table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
        let names: Vec<String> = (1..=players).map(|seat| format!("<{seat}>")).collect();
        let poster =
            table.drawn().poster(Viewer::Public, title.words(Language::De), &names).into_string();
        assert!(poster.starts_with(r#"<svg xmlns="http://www.w3.org/2000/svg""#));
        assert_eq!(poster.matches("://").count(), 1, "only the name space has an address");
        assert!(poster.contains("--sans:sans-serif") && poster.contains("&lt;1&gt;"));
        assert!(!poster.contains("data-pick") && !poster.contains("<script"));
    }
}
