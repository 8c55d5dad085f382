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

/// Moves in a row that one click makes are legal, each after those before it.
fn plays_out(table: &dyn Table, seat: Seat, chain: &str) {
    let mut table = table.boxed_clone();
    for path in chain.split(';') {
        let action = table.action(path).expect("a path that can be read");
        assert!(table.check(seat, &action).is_ok(), "{path} of {chain} is not legal");
        table.apply(seat, &action).map(drop).expect("it is legal");
    }
}

/// Nothing that is drawn lacks a word, a way to it by keys, or its rule.
fn can_be_read_and_reached(all: &str, picked: &str) {
    let missing = all.split("{$").nth(1).and_then(|rest| rest.get(..80));
    assert_eq!(missing, None, "{picked}: an argument is missing");
    for tag in tags(all, "data-pick").into_iter().chain(tags(all, "data-why")) {
        let reachable = tag.starts_with("<button") || tag.contains(r#"tabindex="0""#);
        assert!(
            reachable && (tag.starts_with("<button") || tag.contains("role=\"button\"")),
            "{tag}"
        );
    }
    assert!(!all.contains(" style=") && !all.contains("<script"), "the page's policy forbids them");
    for why in values(all, "data-why") {
        assert!(why.ends_with(')') && why.contains('('), "{why} names no rule");
    }
    for said in all.split("data-cited>").skip(1).filter_map(|rest| rest.split('<').next()) {
        assert!(said.ends_with(')') && said.contains('('), "{said} names no rule");
    }
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
        can_be_read_and_reached(&all, &picked);
        for chain in values(&all, "data-really") {
            plays_out(table, seat, &chain);
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

/// The classes of what players expect to click, on the board and in the panels, by game.
const EXPECTED: [(&str, &[&str]); 4] = [
    (
        "18cuba",
        &[
            "hex",
            "space",
            "owner",
            "pile",
            "train",
            "wagon",
            "machine",
            "cargo",
            "treasury",
            "card-chip",
            "share",
            "piece-left",
            "cash",
        ],
    ),
    (
        "cuba",
        &[
            "row", "tile", "bill", "act", "lot", "yard", "card", "favor", "berth", "ship",
            "figure", "start", "holdings",
        ],
    ),
    (
        "santiago-de-cuba",
        &[
            "house", "station", "deck-die", "aside", "flag", "berth", "ship", "car", "figure",
            "deed", "deeds", "holdings", "screen",
        ],
    ),
    (
        "cube-express",
        &["open-place", "card", "gap", "goal", "share-row", "loco", "stores", "level", "locos"],
    ),
];

/// Elements that have no end.
const VOID: [&str; 4] = ["br", "hr", "img", "input"];

/// Every element as its opening tag, with those around it.
fn elements(html: &str) -> Vec<(&str, Vec<&str>)> {
    let mut around: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for tag in html.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        if tag.starts_with('/') {
            around.pop();
            continue;
        }
        found.push((tag, around.clone()));
        if !VOID.contains(&tag.split(' ').next().unwrap_or_default()) {
            around.push(tag);
        }
    }
    assert!(around.is_empty(), "never closed: {around:?}");
    found
}

fn has_class(tag: &str, class: &str) -> bool {
    let classes = tag.split(" class=\"").nth(1).and_then(|rest| rest.split('"').next());
    classes.is_some_and(|classes| classes.split(' ').any(|one| one == class))
}

fn speaks(tag: &str) -> bool {
    ["data-pick=", "data-really=", "data-why=", "data-ask="].iter().any(|mark| tag.contains(mark))
        || has_class(tag, "picked")
}

/// What is expected to be clicked and says nothing.
fn silent<'h>(html: &'h str, expected: &[&str]) -> Vec<&'h str> {
    let all = elements(html);
    // What lies upon it, or within it, may be what is clicked.
    let above = |tag: &str| {
        let place = tag.split("transform=\"").nth(1).and_then(|rest| rest.split('"').next());
        place.is_some_and(|place| {
            html.contains(&format!("<g class=\"spot may\" transform=\"{place}\""))
        })
    };
    let within = |tag: &str| {
        all.iter().any(|(inner, around)| {
            speaks(inner) && around.iter().any(|outer| std::ptr::eq(*outer, tag))
        })
    };
    let is_piece = |tag: &str| expected.iter().any(|class| has_class(tag, class));
    let pieces = all.iter().filter(|(tag, _)| is_piece(tag));
    let mute = pieces.filter(|(tag, around)| {
        !speaks(tag) && !around.iter().any(|outer| speaks(outer)) && !above(tag) && !within(tag)
    });
    mute.map(|(tag, _)| *tag).collect()
}

/// Everything that is expected to be clicked can be, was, says why not or can be asked; and some
/// of what can be asked answers in words, with its rule if it is refused.
fn answers(title: &dyn Title, table: &dyn Table, seat: Seat, names: &[String]) {
    let words = title.words(Language::ALL[seat.index() % Language::ALL.len()]);
    let eyes = Eyes::new(Viewer::Player(seat), words, names);
    let parts = table.drawn().parts(&eyes, "", true);
    let all = [parts.board.into_string(), parts.players.into_string()].concat();
    let game = title.profile().id;
    let expected = EXPECTED.iter().find(|(one, _)| *one == game).map_or(&[][..], |(_, all)| all);
    // The script for that is loaded only where it is needed.
    assert!(title.zooms() || !all.contains("data-zoom"), "{game} is looked at from near and far");
    let mute: BTreeSet<&str> = silent(&all, expected).into_iter().collect();
    assert!(mute.is_empty(), "silent: {mute:#?}");
    let asks = values(&all, "data-ask");
    let decides = matches!(table.turn(), Turn::Decide(seats) if seats.contains(seat));
    let free = ["tried-open", "tried-begun"].map(|id| words.text(id));
    for ask in asks.iter().step_by(1 + asks.len() / 8) {
        let said = table.drawn().why(&eyes, "", ask, true);
        let said = said.unwrap_or_else(|| panic!("{ask} is no question"));
        let spoken = !said.contains(['{', '}', '<']) && !said.starts_with("refusal-");
        assert!(spoken && said.contains(' '), "{ask}: {said}");
        assert!(!decides || said.ends_with(')') || free.contains(&said), "{ask}: {said}");
    }
}

/// A check that finds nothing must be one that can find something.
#[test]
fn silent_pieces_are_found() {
    let html = r#"<g class="a x" data-ask="q"><g class="a inner"></g></g><g class="a mute"><br></g>
        <g class="a"><g data-pick="p"></g></g><g class="ab"></g>"#;
    assert_eq!(silent(html, &["a"]), [r#"g class="a mute""#]);
}

/// Every chapter that can be cited is told, and at its place.
#[test]
fn every_chapter_is_told_at_its_place() {
    for title in GAMES {
        let data = title.boxes().built_in().hash;
        let summary = title.summary(Language::En, &data, &title.profile().usual()).into_string();
        let places = values(&summary, "<section id");
        let cited = values(&summary, "data-cites");
        let chapters = title.chapters();
        assert!(!chapters.is_empty() && places.len() == chapters.len(), "{places:?}");
        for (index, chapter) in chapters.iter().enumerate() {
            assert_eq!(places[index], format!("chapter-{}", index + 1));
            assert_eq!(cited[index], chapter.join(" "));
        }
    }
}

/// Nobody is told why of nonsense, and nobody who does not play.
#[test]
fn only_players_are_told_why_and_only_of_what_there_is() {
    for title in GAMES {
        let players = title.profile().players().next().unwrap_or(2);
        let setup = title.profile().setup(players, None, BTreeMap::new()).unwrap();
        let table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
        let words = title.words(Language::En);
        let eyes = |viewer| Eyes::new(viewer, words, &[]);
        let public = table.drawn().parts(&eyes(Viewer::Public), "", true).board.into_string();
        assert!(!public.contains("data-ask"));
        for ask in [
            "",
            "nonsense",
            "lay/nowhere",
            "tile/0",
            "benefit/9",
            "place/x",
            "see/nothing",
            "see/",
            "see/holdings/9",
        ] {
            assert_eq!(table.drawn().why(&eyes(Viewer::Player(Seat::new(0))), "", ask, true), None);
        }
        assert_eq!(table.drawn().why(&eyes(Viewer::Public), "", "pass", true), None);
    }
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
            let good = title.quick_bot();
            let bot = if seed < 3 { "random" } else { good };
            for asked in 0.. {
                match table.turn() {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = table.draw(&mut dice);
                        table.resolve(&chance).map(drop).unwrap();
                    }
                    Turn::Decide(seats) => {
                        // Of a long game, its opening and then every fifteenth decision.
                        for seat in seats.iter().filter(|_| asked < 40 || asked % 15 == 0) {
                            let clicked = clicked(*title, &*table, seat, &names);
                            answers(*title, &*table, seat, &names);
                            // Whoever waits is told whose turn it is.
                            let other = (seat.index() + 1) % usize::from(players);
                            answers(
                                *title,
                                &*table,
                                Seat::new(u8::try_from(other).unwrap()),
                                &names,
                            );
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
                        table.apply(seat, &action).map(drop).expect("it is legal");
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
