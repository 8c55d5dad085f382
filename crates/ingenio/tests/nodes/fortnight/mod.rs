//! A fortnight at many tables in a minute or two: people who come and go, nodes that are restarted
//! every day, clocks that run out; and everything held against what the test knows by itself.

mod hands;
mod hook;
mod house;
mod ledger;
mod people;
mod times;
mod verdict;

use std::thread;
use std::time::{Duration, Instant};

use cluster::Cluster;

use hook::Hook;
use house::{House, Kept};
use people::{Person, Talk};
use times::{DAY, HOUR, MINUTE};
use verdict::{Sat, Verdict};

const DAYS: usize = 14;
/// So many tables there are unless more are asked for.
const FEW: usize = 16;
/// So many play at once.
const HANDS: usize = 6;
/// Quick games, for two and for three.
const GAMES: [(&str, usize); 7] = [
    ("santiago-de-cuba", 2),
    ("cube-express", 2),
    ("cuba", 2),
    ("18cuba", 2),
    ("santiago-de-cuba", 3),
    ("cube-express", 3),
    ("cuba", 3),
];
const THEN: [&str; 8] = ["turn", "offer", "vote", "offer", "vote", "pass", "bot", "turn"];

/// How much of everything there is.
struct Scale {
    tables: usize,
    people: usize,
    /// How often people come, every day.
    times: usize,
}

impl Scale {
    /// As much as is asked for: hundreds of tables take many minutes. Otherwise a few, of which the
    /// suite sees the end within one.
    fn wanted() -> Scale {
        let wanted = std::env::var("INGENIO_FORTNIGHT_TABLES").ok();
        let tables: usize = wanted.map_or(FEW, |wanted| wanted.parse().unwrap());
        let times = match tables {
            0..100 if tables <= FEW => 1,
            0..100 => 2,
            100.. => 4,
        };
        Scale { tables, people: (tables / 3).clamp(15, 120), times }
    }

    /// Who deletes their account on a day.
    fn leaver(&self, day: usize) -> Option<usize> {
        (day % 4 == 2).then_some(day * 3 % self.people)
    }

    /// The tables at which nobody ever does anything: where the others vote, nobody does, and
    /// nobody has to be replaced.
    fn forgotten<'s>(&self, sat: &'s [Sat]) -> impl Iterator<Item = &'s Sat> {
        let leavers: Vec<usize> = (0..DAYS).filter_map(|day| self.leaver(day)).collect();
        let votes = sat.iter().skip(2).step_by(THEN.len());
        let stays = move |sat: &&Sat| !sat.people.iter().any(|person| leavers.contains(person));
        votes.filter(stays).step_by(2)
    }
}

/// Everybody's table: who sits there, and what was agreed.
fn seated(people: &mut [Person], number: usize) -> Sat {
    let (game, seats) = GAMES[number % GAMES.len()];
    let (then, days) = (THEN[number % THEN.len()], i64::try_from(number % 2 + 1).unwrap());
    let open: Vec<String> = (1..seats).map(|seat| format!("&seat-{seat}=open")).collect();
    let open = open.concat();
    let form =
        format!("game={game}&pace=turns&pace-days={days}&then={then}&abandoned=7&seat-0=me{open}");
    let maker = number % people.len();
    let (table, links) = people[maker].make(&form);
    assert_eq!(links.len(), seats - 1);
    let mut sitting = vec![maker];
    for (nth, link) in links.iter().enumerate() {
        let other = (maker + 1 + nth + number / people.len() * 2) % people.len();
        let other = if sitting.contains(&other) { (other + 3) % people.len() } else { other };
        people[other].join(link);
        sitting.push(other);
    }
    Sat { table, people: sitting, days }
}

/// Everybody comes, some at a time; a node is ended meanwhile, if it is to be.
fn come(house: &mut House, people: &mut [Person], talk: &Talk, day: usize, end: Option<bool>) {
    let share = people.len().div_ceil(HANDS);
    thread::scope(|scope| {
        let some = people.chunks_mut(share);
        let all: Vec<_> = some
            .map(|some| scope.spawn(move || some.iter_mut().for_each(|one| one.come(talk, day))))
            .collect();
        if let Some(kill) = end {
            thread::sleep(Duration::from_millis(100 + 37 * day as u64));
            let number = day % house.count();
            house.restart(number, kill);
        }
        for one in all {
            one.join().unwrap();
        }
    });
}

/// So much time goes by. If it is to be looked closely, it is seen that nothing happens half a
/// minute before the clock is over that is the first to be.
fn leap(house: &mut House, talk: &Talk, long: i64, closely: bool) {
    let now = house.hands.now();
    let ends = std::mem::take(&mut *talk.ends.lock().unwrap());
    let next = ends.into_iter().find(|end| *end > now + HOUR && *end < now + long);
    let first = next.filter(|_| closely).map_or(0, |end| end - now - MINUTE / 2);
    if first > 0 {
        house.leap(first);
        // A second is how often it is looked what is due.
        thread::sleep(Duration::from_millis(1500));
    }
    house.leap(long - first);
}

/// Two weeks go by.
fn fortnight(kept: Kept) {
    let scale = Scale::wanted();
    let start = Instant::now();
    let mut house = House::open(kept);
    let hook = Hook::open(&house.hands);
    let address = house.balancer.address.clone();
    let mut people: Vec<Person> =
        (0..scale.people).map(|number| Person::new(number, &address, &hook.address)).collect();
    let mut talk = Talk::new(&house.hands);
    let sat: Vec<Sat> = (0..scale.tables).map(|number| seated(&mut people, number)).collect();
    talk.forgotten = scale.forgotten(&sat).map(|sat| sat.table.clone()).collect();
    eprintln!("{} tables after {:.1?}", sat.len(), start.elapsed());
    for day in 0..DAYS {
        for time in 0..scale.times {
            let odd = i64::try_from(day * 7 + time * 5).unwrap() % 11;
            let long = DAY / i64::try_from(scale.times).unwrap() + (odd - 5) * 13 * MINUTE;
            leap(&mut house, &talk, long, time + 1 == scale.times && day % 2 == 0);
            house.settle();
            let ends = time == day % scale.times;
            come(&mut house, &mut people, &talk, day, ends.then_some(day % 3 != 1));
            house.calm();
        }
        if day % 5 == 3 {
            house.sleep(5 * HOUR, day % 2 == 0);
        }
        if let Some(leaver) = scale.leaver(day) {
            people[leaver].leave_for_good(&talk);
        }
        eprintln!("day {} is over after {:.1?}", day + 1, start.elapsed());
    }
    house.settle();
    house.calm();
    // What is on its way arrives.
    thread::sleep(Duration::from_secs(1));
    eprintln!("the fortnight is over after {:.1?}", start.elapsed());
    let taken = hook.taken();
    let (house, people, sat, talk) = (&house, &people[..], &sat[..], &talk);
    let (faults, figures) = Default::default();
    let mut verdict = Verdict { house, people, sat, talk, taken, faults, figures };
    verdict.reach();
    eprintln!("{:?} in {:.1?}", verdict.figures, start.elapsed());
    let faults = verdict.faults;
    assert!(faults.is_empty(), "{} faults: {:#?}", faults.len(), &faults[..faults.len().min(50)]);
    let figures = verdict.figures;
    // The oftener people come, the fewer do.
    let least = scale.tables * 2 / (scale.times + 1);
    assert!(figures["timed-out"] > least, "clocks hardly run out");
    assert!(figures["notices"] > scale.tables * scale.times * 5, "hardly anybody is told");
    assert!(figures.contains_key("tables that ended themselves"), "none is abandoned");
    // At few tables it depends on chance what else people do.
    let more: &[&str] =
        if scale.tables > FEW { &["stood-in", "returned", "voted", "took-over"] } else { &[] };
    for kind in ["left", "slept", "nights"].iter().chain(more) {
        assert!(figures.contains_key(kind), "{kind} never happens");
    }
}

/// Two nodes share a database.
#[test]
fn a_fortnight_at_two_nodes() {
    fortnight(Kept::Database(Cluster::start().unwrap()));
}

/// One node has a file.
#[test]
fn a_fortnight_at_one_node() {
    fortnight(Kept::File);
}
