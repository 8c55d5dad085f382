//! A fortnight of games by turns, in a minute: people come and go, nodes are killed every day,
//! twice no node runs for hours. Nobody is told too little, too much or twice, and no clock is
//! wrong.

mod chance;
mod nodes;
mod people;
mod town;

use nodes::Nodes;
use people::Plays;
use town::Town;

use crate::party::{HOUR, MINUTE, TODAY};

/// So many hours.
const FORTNIGHT: i64 = 14 * 24;
/// The hour of the day at which a node is killed: nobody's night begins or ends then.
const KILL: i64 = 10;

/// What people do who do more than play, in some hour.
async fn live(town: &mut Town) {
    let now = town.nodes.now();
    for person in 0..town.people.len() {
        if town.people[person].is_gone {
            continue;
        }
        let places = |town: &Town, plays: Plays| -> Vec<usize> {
            let here = town.tables.iter().enumerate().filter(|(_, table)| {
                let seat = table.seat(person).filter(|_| !table.is_over);
                seat.is_some_and(|seat| table.sitters[seat].plays == plays)
            });
            here.map(|(index, _)| index).collect()
        };
        if town.people[person].away > now || town.people[person].is_night(now) {
            continue;
        }
        // Whoever is back takes back what bots have played.
        for table in places(town, Plays::StandIn) {
            town.say(person, table, "return").await;
            town.sitter(person, table).plays = Plays::Themselves;
        }
        if town.chance.below(200) == 0 {
            // They go away for some days, and ask a bot to play at some of their tables.
            town.people[person].away = now + (20 + town.chance.below(60) as i64) * HOUR;
            for table in places(town, Plays::Themselves) {
                if town.chance.hits(50) {
                    town.say(person, table, "stand-in&bot=greedy").await;
                    let sitter = town.sitter(person, table);
                    (sitter.plays, sitter.since) = (Plays::StandIn, None);
                }
            }
        } else if town.chance.below(1500) == 0 {
            for table in places(town, Plays::Themselves).into_iter().take(1) {
                town.say(person, table, "leave&sure=yes&bot=greedy").await;
                let sitter = town.sitter(person, table);
                (sitter.plays, sitter.since) = (Plays::Left, None);
            }
        } else if town.chance.below(6000) == 0 {
            town.delete(person).await;
        }
    }
    town.settle().await;
}

/// An hour goes by: what is due is done and told, and people live on.
async fn hour(town: &mut Town, kill: Option<usize>) {
    town.pass(59 * MINUTE).await;
    if let Some(which) = kill {
        // In the middle of telling.
        let moment = std::time::Duration::from_millis(town.chance.next() % 12);
        tokio::time::sleep(moment).await;
        town.nodes.kill(which);
        town.nodes.start_again(which).await;
    } else {
        town.rest().await;
    }
    town.pass(MINUTE).await;
    town.rest().await;
    town.time_out().await;
    town.settle().await;
    town.read(kill.is_some());
    live(town).await;
}

/// No node runs for some hours: clocks stand still.
async fn outage(town: &mut Town, hours: i64) {
    town.rest().await;
    let from = town.nodes.now();
    for which in [0, 1] {
        town.nodes.kill(which);
    }
    town.nodes.turn_hands(hours * HOUR);
    for which in [0, 1] {
        town.nodes.start_again(which).await;
    }
    while town.store.gaps(from).await.unwrap().is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    town.downs.push((from, from + hours * HOUR));
}

/// How many tables there are at a time: `INGENIO_FORTNIGHT_TABLES`, or a few.
fn tables() -> usize {
    let asked = std::env::var("INGENIO_FORTNIGHT_TABLES").ok();
    asked.map_or(12, |asked| asked.parse().unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_fortnight_of_turns() {
    let count = tables();
    let mut town = Town::found(Nodes::start(TODAY).await, count / 3 + 6).await;
    for passed in 0..FORTNIGHT {
        while town.tables.iter().filter(|table| !table.is_over).count() < count {
            town.sit_down().await;
        }
        town.settle().await;
        let (day, clock) = (passed / 24, (town.nodes.now() / HOUR).rem_euclid(24));
        let which = usize::try_from(day % 2).unwrap();
        // Every other day while people play, on the others while they are told.
        town.play((clock == KILL && day % 2 == 0).then_some(which)).await;
        if clock == KILL && (day == 4 || day == 9) {
            outage(&mut town, 5).await;
        }
        hour(&mut town, (clock == KILL && day % 2 == 1).then_some(which)).await;
    }
    let Town { turns, doubled, late, tables, people, .. } = &town;
    let gone = people.iter().filter(|person| person.is_gone).count();
    eprintln!(
        "{turns} turns at {} tables, {} times late, {gone} deleted, {doubled} told twice",
        tables.len(),
        late.len(),
    );
    assert!(*turns > 40 * count && !late.is_empty());
}
