//! How much memory an open table takes.

use std::collections::BTreeMap;

use serde_json::Value;
use store::{Entry, Kind};
use tabletop::{Seat, Seats, SeededDice, Turn};
use title::{Table, Title};

use super::{Course, Stamp};

/// The entries of a whole game of four good players, or as many as the game takes.
pub(super) fn whole_game(title: &'static dyn Title) -> (Course, Vec<Entry>) {
    let players = title.profile().players().min_by_key(|players| players.abs_diff(4)).unwrap();
    let bot = title.quick_bot();
    let setup = title.profile().setup(players, None, BTreeMap::new()).unwrap();
    let data = title.boxes().built_in().hash;
    let fresh = || Course::new(title, &setup, &data).unwrap();
    let mut course = fresh();
    let mut entries = Vec::new();
    let mut dice = SeededDice::new(5);
    let opened = course.opened(Seats::all(players), 0);
    entries.push(opened.entry.clone());
    course.commit(opened);
    loop {
        let table: &dyn Table = course.table();
        let planned = match table.turn() {
            Turn::Over => return (fresh(), entries),
            Turn::Chance => course.resolve(table.draw(&mut dice), 0).unwrap(),
            Turn::Decide(seats) => {
                let seat: Seat = seats.iter().next().unwrap();
                let action: Value = table.advice(bot, seat, &mut dice).unwrap();
                course.decide(seat, &action, Stamp::default()).unwrap()
            }
        };
        entries.push(planned.entry.clone());
        course.commit(planned);
    }
}

/// A table stays small to its last move: what is long past is packed.
#[test]
fn a_whole_game_takes_little_memory() {
    for &title in catalog::GAMES {
        let (mut course, entries) = whole_game(title);
        let count = entries.len();
        let moves = entries.iter().filter(|entry| entry.kind == Kind::Move).count();
        let used = allocation_counter::measure(|| {
            for entry in &entries {
                course.read(entry.clone()).unwrap();
            }
        });
        let kib = used.bytes_current.max(0).cast_unsigned() / 1024;
        let id = title.profile().id;
        eprintln!("{id}: {kib} KiB for {count} entries, {moves} of them decisions");
        // Games that keep books are long.
        let most = if course.table().ledger().is_some() { 256 } else { 64 };
        assert!(kib <= most, "{id}: {kib} KiB for {count} entries");
        // What the cache reckons with is not far from it.
        let reckoned = u64::try_from(course.bytes() / 1024).unwrap();
        assert!((kib / 2..=2 * kib).contains(&reckoned), "{id}: {reckoned} KiB, not {kib}");
    }
}
