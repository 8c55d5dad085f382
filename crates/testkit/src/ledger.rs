//! The rules of a game told a second time, naively, and held against whole games.
//!
//! A ledger knows the rules by itself: it is told what is announced, keeps its own books, and
//! asks the game for nothing. [`audits_hold`] plays games of every set-up and holds the books
//! against the table after every decision; [`spoiled`] shows that they would find a fault.

use bots::{Bot, Seen};
use tabletop::{Game, Log, Outcome, SeededDice, Setup, Turn, Viewer};

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
    let game = played::<G>(setup, data, (seed, bot), |events, game| {
        let mut entries = events.iter();
        entries.try_for_each(|event| {
            books.enter(event).map_err(|wrong| format!("{event:?}: {wrong}"))
        })?;
        let compared = books.compare(&|viewer| game.view(viewer));
        compared.map_err(|wrong| format!("{wrong} after {events:?}"))
    })?;
    books.close(&game.outcome().expect("it is over"))
}

/// Games that are looked through for something to spoil.
const TRIED: u64 = 20;

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
                let action = bot.choose(&Seen::new(&game, seat), &mut dice);
                game.apply(seat, &action, &mut log).expect("bots play by the rules");
            }
        }
        look(&log.0, &game)?;
    }
    panic!("law 7: {setup:?}, seed {seed}: not over after {} moves", G::PROFILE.longest);
}
