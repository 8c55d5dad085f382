//! Whole games of every set-up, held against the ledger, and faults that it finds.

use std::collections::BTreeMap;

use bots::{Bot, Random, Seen};
use boxes::Contents;
use cuba18_bot::Planter;
use cuba18_rules::components::Data;
use cuba18_rules::{Action, Cuba18, Event, View};
use tabletop::{Game, Log, Money, Seat, SeededDice, Setup, Turn, Viewer};

use crate::books::{Books, Entry, sure};

/// How many games of each kind are played, unless the environment asks for another number.
const GAMES: u64 = 2;

fn setup(players: u8, variant: &str, rulings: &str) -> Setup {
    let switches = BTreeMap::from([("rulings".to_owned(), rulings.to_owned())]);
    Cuba18::PROFILE.setup(players, Some(variant), switches).expect("it exists")
}

/// Plays a game of such bots and shows `look` what is announced at each decision and the
/// table after it; the game at its end.
fn played<B: Bot<Cuba18> + Default>(
    setup: &Setup,
    seed: u64,
    mut look: impl FnMut(&[Event], &View) -> Entry,
) -> Result<Cuba18, String> {
    let mut game = Cuba18::new(setup, Data::shelf().built_in()).expect("it exists");
    let mut dice = SeededDice::stream(7, seed);
    let mut bot = B::default();
    loop {
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
        look(&log.0, &game.view(Viewer::Public))?;
    }
}

/// Keeps the books over a whole game.
fn audited<B: Bot<Cuba18> + Default>(setup: &Setup, seed: u64) -> Entry {
    let mut books = Books::new(setup.players, &setup.variant);
    let game = played::<B>(setup, seed, |events, view| {
        events.iter().try_for_each(|event| {
            books.enter(event).map_err(|wrong| format!("{event:?}: {wrong}"))
        })?;
        books.compare(view).map_err(|wrong| format!("{wrong} after {events:?}"))
    })?;
    let outcome = game.outcome().expect("it is over");
    let seats = (0..setup.players).map(Seat::new);
    let scores: Vec<i64> = seats.map(|seat| outcome.standings[seat].score.into()).collect();
    sure(scores == books.worth(), || format!("{scores:?}, in the ledger {:?}", books.worth()))
}

fn audit_every_set_up<B: Bot<Cuba18> + Default>(games: u64) {
    let asked = std::env::var("INGENIO_PLAYOUTS").ok();
    let games = asked.map_or(games, |text| text.parse().expect("a number of games"));
    for &(players, variants) in Cuba18::PROFILE.variants {
        for variant in variants {
            for seed in 0..games {
                let rulings = ["recommended", "german", "english"];
                let rulings = rulings[usize::try_from(seed % 3).expect("few")];
                let setup = setup(players, variant, rulings);
                let wrong = audited::<B>(&setup, seed);
                assert_eq!(wrong, Ok(()), "{players} {variant} {rulings}, seed {seed}");
            }
        }
    }
}

/// Cash, shares, prices and trains of random games are what was announced.
#[test]
fn the_laws_hold_in_the_ledger_of_random_games() {
    audit_every_set_up::<Random<Action>>(2 * GAMES);
}

/// The same where companies are run well.
#[test]
fn the_laws_hold_in_the_ledger_of_greedy_games() {
    audit_every_set_up::<Planter>(GAMES);
}

/// What the ledger says of a game in which `spoil` changes one announcement, or drops it.
fn spoiled(spoil: impl Fn(&Event) -> Option<Vec<Event>>) -> Option<String> {
    let setup = setup(4, "standard", "recommended");
    let mut books = Books::new(setup.players, &setup.variant);
    let mut done = false;
    let game = played::<Planter>(&setup, 3, |events, view| {
        for event in events {
            let changed = spoil(event).filter(|_| !done);
            done |= changed.is_some();
            let entered = changed.unwrap_or_else(|| vec![event.clone()]);
            entered.iter().try_for_each(|event| books.enter(event))?;
        }
        books.compare(view)
    });
    assert!(done, "there was nothing to spoil");
    game.err()
}

/// A dividend of ten too much, a train for one peso less, a share that nobody announced, a price
/// a space too low, a train kept though scrapped: each is found where it happens.
#[test]
fn planted_faults_are_found() {
    let dividend = spoiled(|event| {
        let Event::PaidOut { company, revenue } = *event else { return None };
        Some(vec![Event::PaidOut { company, revenue: revenue + 10 }])
    });
    assert!(dividend.is_some_and(|wrong| wrong.contains("pays")));
    let train = spoiled(|event| {
        let Event::GotTrain { company, train, price, seller: None } = *event else { return None };
        let price = Money::new(price.coins() - 1);
        Some(vec![Event::GotTrain { company, train, price, seller: None }])
    });
    assert!(train.is_some_and(|wrong| wrong.contains("for what costs")));
    let share = spoiled(|event| matches!(event, Event::Bought { .. }).then(Vec::new));
    assert!(share.is_some_and(|wrong| wrong.contains("cash")));
    let price = spoiled(|event| {
        let Event::Priced { company, price } = *event else { return None };
        Some(vec![Event::Priced { company, price: Money::new(price.coins() - 5) }])
    });
    assert!(price.is_some_and(|wrong| wrong.contains("is at")));
    let kept = spoiled(|event| matches!(event, Event::ScrappedTrains { .. }).then(Vec::new));
    assert!(kept.is_some_and(|wrong| wrong.contains("trains")));
}
