//! The rules of a game told a second time, naively, and held against whole games.
//!
//! A ledger knows the rules by itself: it is told what is announced, keeps its own books, and
//! asks the game for nothing. [`audits_hold`] plays games of every set-up and holds the books
//! against the table after every decision, [`transcripts_hold`] does so with games that were
//! written down; [`spoiled`] shows that they would find a fault.

use std::path::Path;

use bots::{Bot, Budget, Clock, Seen};
use serde_json::Value;
use tabletop::{Game, Log, Outcome, Seat, SeededDice, Setup, Turn, Viewer};

use crate::laws::games_asked;

/// What is wrong with an announcement, or with the table.
pub type Entry = Result<(), String>;

/// Complains unless something holds.
pub fn sure(holds: bool, what: impl FnOnce() -> String) -> Entry {
    if holds { Ok(()) } else { Err(what()) }
}

/// The books of one game.
pub trait Ledger<G: Game> {
    /// Opens them: what lies on the table before the first move.
    fn open(setup: &Setup, data: &'static G::Data) -> Self;

    /// Enters an announcement, unless the rules do not allow it.
    fn enter(&mut self, event: &G::Event) -> Entry;

    /// Holds the books against the table as viewers see it. What was decided without a word, as
    /// that somebody drives no farther, is read off there.
    fn compare(&mut self, see: &dyn Fn(Viewer) -> G::View) -> Entry;

    /// Holds the books against the end of the game.
    fn close(&self, outcome: &Outcome<G::Ending>) -> Entry;
}

/// Audits `games` games of every player count and variant, played by such bots with the box
/// `data`.
///
/// `setup` says what else is agreed, from game to game: [`any_setup`](crate::any_setup) where a
/// ledger knows every switch. The environment variable `INGENIO_PLAYOUTS` asks for another
/// number of games.
///
/// # Panics
///
/// Panics at the first complaint of the ledger, and says which game it was.
pub fn audits_hold<G: Game, L: Ledger<G>, B: Bot<G>>(
    games: u64,
    data: &'static G::Data,
    setup: impl Fn(u8, &str, u64) -> Setup,
    bot: impl Fn() -> B,
) {
    for &(players, variants) in G::PROFILE.variants {
        for variant in variants {
            for seed in 0..games_asked(games) {
                let setup = setup(players, variant, seed);
                let wrong = audit::<G, L>(&setup, data, seed, &mut bot());
                assert_eq!(wrong, Ok(()), "{setup:?}, seed {seed}");
            }
        }
    }
}

/// Keeps the books over a whole game.
///
/// # Errors
///
/// The first complaint of the ledger.
///
/// # Panics
///
/// Panics if the game breaks its bound, or a bot the rules.
pub fn audit<G: Game, L: Ledger<G>>(
    setup: &Setup,
    data: &'static G::Data,
    seed: u64,
    bot: &mut impl Bot<G>,
) -> Entry {
    let mut books = L::open(setup, data);
    let game =
        played::<G>(setup, data, (seed, bot), |events, game| keep(&mut books, events, game))?;
    books.close(&game.outcome().expect("it is over"))
}

/// Enters what was announced at a decision and holds the books against the table.
fn keep<G: Game>(books: &mut impl Ledger<G>, events: &[G::Event], game: &G) -> Entry {
    let mut entries = events.iter();
    entries
        .try_for_each(|event| books.enter(event).map_err(|wrong| format!("{event:?}: {wrong}")))?;
    let compared = books.compare(&|viewer| game.view(viewer));
    compared.map_err(|wrong| format!("{wrong} after {events:?}"))
}

/// Audits every game that is written down in a folder, played with the box `data`: among them
/// is one for every way to end.
///
/// # Panics
///
/// Panics at the first complaint of the ledger, or if a file holds no game.
pub fn transcripts_hold<G: Game, L: Ledger<G>>(folder: &Path, data: &'static G::Data) {
    let files = folder.read_dir().expect("every game has transcripts");
    let mut audited = 0;
    for file in files {
        let file = file.expect("it can be read").path();
        let text = std::fs::read_to_string(&file).expect("it can be read");
        let wrong = reaudit::<G, L>(&text, data);
        assert_eq!(wrong, Ok(()), "{}", file.display());
        audited += 1;
    }
    assert!(audited > 0, "no transcripts in {}", folder.display());
}

/// Keeps the books over a game that was written down.
fn reaudit<G: Game, L: Ledger<G>>(text: &str, data: &'static G::Data) -> Entry {
    let mut lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("a line"));
    let mut header = lines.next().expect("a header");
    let agreed = ["players", "variant", "edition", "setup"].map(|part| header[part].take());
    let [players, variant, edition, switches] = agreed;
    let setup = serde_json::json!({
        "players": players, "variant": variant, "edition": edition, "switches": switches,
    });
    let setup: Setup = serde_json::from_value(setup).expect("a header says what was agreed");
    let mut game = G::new(&setup, data).expect("the set-up exists");
    let mut books = L::open(&setup, data);
    for mut line in lines {
        let mut log = Log::default();
        if let Some(seat) = line["seat"].as_u64() {
            let seat = Seat::new(u8::try_from(seat).expect("few play"));
            let action = serde_json::from_value(line["action"].take()).expect("an action");
            game.apply(seat, &action, &mut log).expect("it was played");
        } else if line.get("chance").is_some() {
            let chance = serde_json::from_value(line["chance"].take()).expect("chance");
            game.resolve(&chance, &mut log).expect("it was drawn");
        }
        keep(&mut books, &log.0, &game)?;
    }
    books.close(&game.outcome().expect("it is over"))
}

/// Games that are looked through for something to spoil.
const TRIED: u64 = 20;

/// What a bot that thinks may spend on a decision.
const BUDGET: Budget = Budget::Moves(200);

/// What the ledger says of a game in which `spoil` changes the first announcement that it
/// likes, or drops it: the first game that has one.
///
/// # Panics
///
/// Panics if no game had anything to spoil.
pub fn spoiled<G: Game, L: Ledger<G>>(
    setup: &Setup,
    data: &'static G::Data,
    bot: &mut impl Bot<G>,
    spoil: impl Fn(&G::Event) -> Option<Vec<G::Event>>,
) -> Entry {
    for seed in 0..TRIED {
        let mut books = L::open(setup, data);
        let mut done = false;
        let game = played::<G>(setup, data, (seed, bot), |events, game| {
            for event in events {
                let changed = if done { None } else { spoil(event) };
                done |= changed.is_some();
                let entered = changed.unwrap_or_else(|| vec![event.clone()]);
                entered.iter().try_for_each(|event| books.enter(event))?;
            }
            books.compare(&|viewer| game.view(viewer))
        });
        if done {
            return game.and_then(|game| books.close(&game.outcome().expect("it is over")));
        }
    }
    panic!("there was nothing to spoil in {TRIED} games");
}

/// Plays a game of such bots and shows `look` what is announced at each decision and the
/// table after it; the game at its end.
fn played<G: Game>(
    setup: &Setup,
    data: &'static G::Data,
    (seed, bot): (u64, &mut impl Bot<G>),
    mut look: impl FnMut(&[G::Event], &G) -> Entry,
) -> Result<G, String> {
    let mut game = G::new(setup, data).expect("the set-up exists");
    let mut dice = SeededDice::stream(7, seed);
    for _ in 0..G::PROFILE.longest {
        let mut log = Log::default();
        match game.turn() {
            Turn::Over => return Ok(game),
            Turn::Chance => {
                let chance = game.draw(&mut dice);
                game.resolve(&chance, &mut log).expect("what is drawn is possible");
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("somebody decides");
                let action =
                    bot.choose(&Seen::new(&game, seat), &mut Clock::new(BUDGET), &mut dice);
                game.apply(seat, &action, &mut log).expect("bots play by the rules");
            }
        }
        look(&log.0, &game)?;
    }
    panic!("law 7: {setup:?}, seed {seed}: not over after {} moves", G::PROFILE.longest);
}
