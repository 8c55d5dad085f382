//! What did happen, held against what should have.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use store::Entry;
use tabletop::{Seat, Turn};

use super::hook::Taken;
use super::house::{House, Kill};
use super::ledger::{Due, Ledger};
use super::people::{Person, Talk, Took};
use super::times::{DAY, MINUTE, within};
use crate::client::Client;

/// The program's own idea of when no server ran is off by so much: it notes every ten seconds that
/// one does.
const OFF: i64 = 15_000;
/// What is due is done so soon when the program runs.
const SOON: i64 = MINUTE;
/// A notice may still come so long after there was a need for it: it was on its way.
const ON_ITS_WAY: i64 = 10_000;
/// What had left when a node was killed has arrived by then.
const IN_FLIGHT: Duration = Duration::from_secs(1);
/// Where a bot is to play, it plays by then.
const PATIENCE: Duration = Duration::from_mins(1);
/// Whoever looks without a seat, as clients are numbered.
const STRANGER: usize = 250;
/// What the account does not tell again, so that it is only seen not to be told twice.
const BESIDES: [&str; 5] = ["vote", "close", "closed", "replaced", "absent"];
/// A notice leaves so long after its move.
const MOMENT: i64 = 1000;

/// A table, and who sat down there at first.
pub(crate) struct Sat {
    pub(crate) table: String,
    pub(crate) people: Vec<usize>,
    /// How many days a turn takes.
    pub(crate) days: i64,
}

/// Everything that is looked at in the end.
pub(crate) struct Verdict<'v> {
    pub(crate) house: &'v House,
    pub(crate) people: &'v [Person],
    pub(crate) sat: &'v [Sat],
    pub(crate) talk: &'v Talk,
    pub(crate) taken: Vec<Taken>,
    /// What is wrong.
    pub(crate) faults: Vec<String>,
    pub(crate) figures: BTreeMap<&'static str, usize>,
}

impl Verdict<'_> {
    /// Looks at all of it.
    pub(crate) fn reach(&mut self) {
        let mut dues = BTreeMap::new();
        let mut over = BTreeMap::new();
        let mut going = Vec::new();
        for sat in self.sat {
            let (ledger, entries) = self.told_again(sat);
            self.moves(&sat.table, &entries);
            self.clocks(sat, &ledger);
            self.ends(sat, &ledger, &entries);
            self.seen(sat, &ledger, entries.last().map(|entry| entry.seq));
            for due in &ledger.dues {
                let key = format!("{}-{}-{}", sat.table, due.about, due.seq);
                dues.insert((key, due.person), due.clone());
            }
            if let Some(outcome) = ledger.table.outcome() {
                over.insert(sat.table.clone(), outcome.scores);
            }
            if ledger.goes_on() {
                going.push((sat.table.as_str(), entries.len()));
            }
            self.count("turns", ledger.turns);
            for entry in &entries {
                self.count(entry.kind.key(), 1);
            }
        }
        self.goes_on(going);
        self.notices(&dues);
        self.kept(&over);
        self.count("games over", over.len());
        self.count("kills", self.house.kills.len());
        self.count("orderly stops", self.house.stops);
    }

    fn count(&mut self, what: &'static str, more: usize) {
        *self.figures.entry(what).or_default() += more;
    }

    fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    /// A table, told again from what was written of it.
    fn told_again(&mut self, sat: &Sat) -> (Ledger, Vec<Entry>) {
        let (store, table) = (&self.house.store, &sat.table);
        let found = self.house.runtime.block_on(store.load(table)).unwrap();
        let entries = self.house.runtime.block_on(store.entries(table, 0)).unwrap();
        let took = self.talk.took.lock().unwrap();
        let of = |seat: u64, took: &&Took| took.table == *table && took.seat == seat;
        let next = (0..sat.people.len() as u64).map(|seat| {
            let those = took.iter().filter(|took| of(seat, took));
            those.map(|took| took.person).collect()
        });
        let mut ledger = Ledger::new(&found, &sat.people, next.collect());
        entries.iter().for_each(|entry| ledger.note(entry));
        drop(took);
        for (person, hours) in &ledger.hours {
            if self.people[*person].nights != Some(*hours) {
                self.fault(format!("{table}: {hours:?} are not the nights of {person}"));
            }
        }
        (ledger, entries)
    }

    /// Every acknowledged move stands where it was said to, once.
    fn moves(&mut self, table: &str, entries: &[Entry]) {
        let numbers = entries.iter().map(|entry| entry.seq);
        if !numbers.eq((1..).take(entries.len())) {
            self.fault(format!("{table} has gaps"));
        }
        let requests: Vec<&String> =
            entries.iter().filter_map(|entry| entry.request.as_ref()).collect();
        if requests.iter().collect::<BTreeSet<_>>().len() != requests.len() {
            self.fault(format!("{table}: a move was made twice"));
        }
        let done = self.people.iter().flat_map(|person| &person.client.done);
        let done: Vec<_> = done.filter(|done| done.table == table).cloned().collect();
        for done in &done {
            let entry = usize::try_from(done.seq - 1).ok().and_then(|index| entries.get(index));
            if entry.and_then(|entry| entry.request.as_ref()) != Some(&done.id) {
                self.fault(format!("LOST: {done:?}"));
            }
        }
        self.count("moves by people", done.len());
    }

    /// No clock ran out before its time, and none much later; none went on while nothing ran.
    fn clocks(&mut self, sat: &Sat, ledger: &Ledger) {
        let times = &self.house.times;
        let mut faults = Vec::new();
        for run in &ledger.runs {
            let due = times.after(run.nights, run.from, sat.days * DAY);
            let late = times.awake(times.after(run.nights, run.from, sat.days * DAY + OFF)) + SOON;
            if run.is_over && run.until < due - OFF / 3 {
                faults.push(format!(
                    "TOO EARLY by {} ms: {run:?} of {}",
                    due - run.until,
                    sat.table
                ));
            }
            if run.until > late {
                faults.push(format!(
                    "TOO LATE by {} ms: {run:?} of {}",
                    run.until - late,
                    sat.table
                ));
            }
        }
        self.faults.append(&mut faults);
    }

    /// A table ends itself when nobody has come for a week, and not before; or with the account of
    /// the last person there. No other ends before its game does.
    fn ends(&mut self, sat: &Sat, ledger: &Ledger, entries: &[Entry]) {
        let times = &self.house.times;
        let week = times.after(None, ledger.acted, 7 * DAY);
        let now = self.house.hands.now();
        let late = times.awake(week + DAY + OFF) + SOON;
        let Some(by) = &ledger.closed else {
            if ledger.turn() != Some(Turn::Over) && now > late {
                self.fault(format!("{} has not ended itself at {week}", sat.table));
            }
            return;
        };
        let at = entries.last().map_or(0, |entry| entry.at);
        if *by == json!({"by": "nobody"}) {
            self.count("tables that ended themselves", 1);
            if at < week - OFF || at > late {
                self.fault(format!("{} ended itself at {at}, not {week}", sat.table));
            }
            return;
        }
        self.count("tables that ended with an account", 1);
        let (closers, is_all) = &ledger.closers;
        let are_gone = closers.iter().all(|person| self.people[*person].gone.is_some());
        if *by != json!({"by": "all"}) || !is_all || !are_gone {
            self.fault(format!("{} was closed by {by}, of {closers:?}", sat.table));
        }
    }

    /// Tables at which a bot is to play go on, whether anybody asks for them or not.
    fn goes_on(&mut self, mut going: Vec<(&str, usize)>) {
        let start = Instant::now();
        while !going.is_empty() && start.elapsed() < PATIENCE {
            let (store, runtime) = (&self.house.store, &self.house.runtime);
            going.retain(|&(table, count)| {
                let last = i64::try_from(count).unwrap();
                runtime.block_on(store.entries(table, last)).unwrap().is_empty()
            });
            thread::sleep(Duration::from_millis(50));
        }
        let still = going.iter().map(|(table, count)| format!("{table} stands still at {count}"));
        self.faults.extend(still);
    }

    /// What the API tells of a table is what the entries tell.
    fn seen(&mut self, sat: &Sat, ledger: &Ledger, last: Option<i64>) {
        let mut stranger = Client::new(STRANGER, &self.house.balancer.address);
        let path = format!("/api/v1/tables/{}", sat.table);
        let view = stranger.ask("GET", &path, "text/plain", "").json();
        for person in self.people.iter().filter(|person| person.gone.is_some()) {
            if person.is_named(&view) {
                self.fault(format!("{} still names {}", sat.table, person.name));
            }
        }
        // A bot may have moved since the entries were read.
        if view["seq"].as_i64() != last {
            return;
        }
        let asked = ledger.turn().map(|turn| match turn {
            Turn::Decide(seats) => {
                json!({"decide": seats.iter().map(Seat::index).collect::<Vec<_>>()})
            }
            Turn::Chance => json!("chance"),
            Turn::Over => json!("over"),
        });
        if view["turn"] != asked.unwrap_or_else(|| json!("closed")) {
            self.fault(format!("{} is told to wait for {}", sat.table, view["turn"]));
        }
        let now = self.house.hands.now();
        for (seat, from, nights) in ledger.going() {
            if self.people[ledger.person(seat)].gone.is_some() {
                self.fault(format!("{} waits for {seat:?}, who has gone", sat.table));
            }
            let left = sat.days * DAY - self.house.times.counted(nights, from, now);
            let told = view["people"][seat.index()]["time"].as_i64().unwrap();
            if (told - left).abs() > OFF {
                self.fault(format!("{}: {told} ms are left, not {left}", sat.table));
            }
        }
    }

    /// Nothing was told that was not to be, or twice; nothing was not told that was to be.
    fn notices(&mut self, dues: &BTreeMap<(String, usize), Due>) {
        let mut arrived: BTreeMap<(String, usize), Vec<&Taken>> = BTreeMap::new();
        let taken = std::mem::take(&mut self.taken);
        let mut channels: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
        for one in &taken {
            let (what, channel) = one.key.rsplit_once('-').unwrap();
            channels.entry(one.person).or_default().insert(channel);
            arrived.entry((what.to_owned(), one.person)).or_default().push(one);
        }
        if let Some((person, many)) = channels.iter().find(|(_, channels)| channels.len() > 1) {
            self.fault(format!("{person} has {many:?}"));
        }
        for (key, all) in &arrived {
            self.doubled(all);
            if let Some(due) = dues.get(key) {
                self.count("notices", 1);
                self.arrived(due, all);
            } else if BESIDES.iter().any(|about| key.0.contains(&format!("-{about}-"))) {
                self.count("notices of what the others ask or settle", 1);
            } else {
                self.fault(format!("NOBODY'S: {all:?}"));
            }
        }
        let missing = dues.iter().filter(|(key, due)| !arrived.contains_key(key) && self.must(due));
        let missing: Vec<String> = missing.map(|due| format!("MISSING: {due:?}")).collect();
        self.faults.extend(missing);
    }

    /// Nothing arrives again, but what was on its way at a kill.
    fn doubled(&mut self, all: &[&Taken]) {
        for again in &all[1..] {
            let first = &all[0];
            let killed = |Kill { when, waiting }: &Kill| {
                first.when <= *when + IN_FLIGHT && waiting.contains(&first.key)
            };
            if self.house.kills.iter().any(killed) {
                self.count("notices repeated after a kill", 1);
            } else {
                self.fault(format!("DOUBLED: {:?} and {again:?}", all[0]));
            }
        }
    }

    /// Holds what has arrived against what was to be told.
    fn arrived(&mut self, due: &Due, all: &[&Taken]) {
        for one in all {
            let is_quiet = |at: i64| {
                let hours = self.people[due.person].quiet;
                hours.is_some_and(|(from, long)| within((from, long), at).0)
            };
            if one.at > due.until.saturating_add(ON_ITS_WAY) {
                self.fault(format!("NO NEED: {one:?} of {due:?}"));
            }
            if is_quiet(one.at - ON_ITS_WAY) && is_quiet(one.at) {
                self.fault(format!("IN QUIET HOURS: {one:?} of {due:?}"));
            }
            let gone = self.people[due.person].gone;
            if gone.is_some_and(|(_, done)| one.at > done + ON_ITS_WAY) {
                self.fault(format!("GONE: {one:?} of {due:?}"));
            }
        }
    }

    /// Whether it must have been told: it was due, and still true when all that was due was told.
    fn must(&self, due: &Due) -> bool {
        let Person { quiet, gone, .. } = &self.people[due.person];
        let until = gone.map_or(due.until, |(from, _)| due.until.min(from));
        let is_quiet = |at: i64| quiet.is_some_and(|hours| within(hours, at).0);
        let calms = &self.house.times.calms;
        calms.iter().any(|&(at, by)| {
            let waking = !is_quiet(at) && !is_quiet(by + MINUTE) && !is_quiet(at - MINUTE);
            due.at + MOMENT <= at && until > by && waking
        })
    }

    /// What is kept: every result once, and no name of anybody who has gone.
    fn kept(&mut self, over: &BTreeMap<String, Vec<i32>>) {
        let mut results: BTreeMap<String, BTreeMap<i64, i32>> = BTreeMap::new();
        let mut named = Vec::new();
        let gone = self.people.iter().filter(|person| person.gone.is_some());
        let gone: Vec<String> = gone.map(|person| person.name.to_lowercase()).collect();
        let line = |row: &Value| {
            let text = row.to_string().to_lowercase();
            if gone.iter().any(|name| text.contains(name)) {
                named.push(text);
            }
            if let Some(row) = row.get("results") {
                let (seat, score) = (row["seat"].as_i64().unwrap(), row["score"].as_i64().unwrap());
                let seats = results.entry(row["match_id"].as_str().unwrap().to_owned());
                seats.or_default().insert(seat, i32::try_from(score).unwrap());
            }
            Ok(())
        };
        self.house.runtime.block_on(store::backup(self.house.home(), line)).unwrap();
        self.faults.extend(named.into_iter().map(|named| format!("STILL NAMED: {named}")));
        for (table, scores) in over {
            let found: Option<Vec<i32>> =
                results.get(table).map(|seats| seats.values().copied().collect());
            if found.as_ref() != Some(scores) {
                self.fault(format!("{table} has ended with {scores:?}, not {found:?}"));
            }
        }
        if let Some(other) = results.keys().find(|table| !over.contains_key(*table)) {
            self.fault(format!("{other} is not over, and has a result"));
        }
    }
}
