//! A town whose people play by turns: what they do in an hour, and what is seen afterwards.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use serde_json::json;
use sqlx::{PgPool, Row as _};
use store::Store;
use tokio::task::JoinSet;

use super::chance::Chance;
use super::nodes::Nodes;
use super::people::{NIGHT, Person, Plays, Sitter, Table, Then, Told};
use crate::house::{House, Visitor};
use crate::notices::{Hook, hooked, somebody};

/// So long things may take to come to rest.
const PATIENCE: Duration = Duration::from_secs(60);
/// What is being told is told again after so many milliseconds.
const LEASE: i64 = 30_000;

pub(super) struct Town {
    pub(super) nodes: Arc<Nodes>,
    /// Who looks at the database from outside.
    pub(super) store: Store,
    pool: PgPool,
    hook: Hook,
    pub(super) people: Vec<Person>,
    pub(super) tables: Vec<Table>,
    /// When no node ran.
    pub(super) downs: Vec<(i64, i64)>,
    /// Whose time must have run out, and when: table, seat and moment.
    pub(super) late: Vec<(String, i64, i64)>,
    /// Who is still to be told that a game is over: person, table, and since when it is.
    over: Vec<(usize, String, i64)>,
    /// How many messages were looked at.
    read: usize,
    pub(super) turns: usize,
    pub(super) doubled: usize,
    pub(super) chance: Chance,
}

/// What somebody saw and did at a table.
struct Visit {
    table: usize,
    seat: usize,
    /// How much time they had left when they came, if they were asked.
    time: Option<i64>,
    moves: usize,
}

impl Town {
    pub(super) async fn found(nodes: Nodes, count: usize) -> Town {
        let hook = Hook::open().await;
        let mut chance = Chance(22);
        let mut people = Vec::new();
        for number in 0..count {
            let name = format!("Person{number}");
            let target = format!("http://{}/{number}", hook.address);
            let zone = i64::try_from(chance.below(7)).unwrap() - 3;
            let (is_quiet, called) = (chance.hits(40), name.clone());
            let settle = async move |house: Arc<House>| {
                let mut visitor = somebody(&house, &called).await;
                hooked(&house, &mut visitor, &target).await;
                if is_quiet {
                    let (from, to) = NIGHT;
                    let form = format!("begins={from:02}:00&ends={to:02}:00&ahead={}", zone * 60);
                    visitor.fill(&house, "/me/notices/hours", &form).await;
                }
                visitor
            };
            let visitor = nodes.try_ask(&mut chance, settle).await.unwrap();
            let (sleeps, keen) = (chance.hits(50), 10 + chance.below(40));
            let (away, is_gone) = (0, false);
            people.push(Person { name, visitor, zone, sleeps, is_quiet, keen, away, is_gone });
        }
        let url = nodes.cluster.url();
        Town {
            store: Store::connect(&url).await.unwrap(),
            pool: PgPool::connect(&url).await.unwrap(),
            nodes: Arc::new(nodes),
            hook,
            people,
            tables: Vec::new(),
            downs: Vec::new(),
            late: Vec::new(),
            over: Vec::new(),
            read: 0,
            turns: 0,
            doubled: 0,
            chance,
        }
    }

    /// Some people sit down at a new table, some of them with a bot.
    pub(super) async fn sit_down(&mut self) {
        let count = 2 + self.chance.below(2);
        let mut who: Vec<usize> = Vec::new();
        while who.len() < count {
            let next = self.chance.below(self.people.len());
            if !who.contains(&next) && !self.people[next].is_gone {
                who.push(next);
            }
        }
        let days = 1 + i64::try_from(self.chance.below(3)).unwrap();
        let then = if self.chance.hits(50) { Then::Turn } else { Then::Bot };
        let mut form = format!("game=santiago-de-cuba&variant=open&pace=turns&pace-days={days}");
        form += if then == Then::Turn { "&then=turn" } else { "&then=bot" };
        form += &format!("&seat-0=me&name-0={}", self.people[who[0]].name);
        for seat in 1..count {
            form += &format!("&seat-{seat}=open");
        }
        if self.chance.hits(40) {
            form += &format!("&seat-{count}=bot:greedy");
        }
        let sitting: Vec<(String, Visitor, Option<i64>)> = (who.iter())
            .map(|&one| &self.people[one])
            .map(|one| (one.name.clone(), one.visitor.clone(), one.sleeps.then_some(one.zone)))
            .collect();
        let make = async move |house: Arc<House>| {
            let mut maker = sitting[0].1.clone();
            let table = maker.fill(&house, "/tables", &form).await.table();
            let page = maker.get(&house, &format!("/tables/{table}")).await.text;
            let links: Vec<&str> = page.split("/join/").skip(1).map(|rest| &rest[..32]).collect();
            for ((name, visitor, _), link) in sitting[1..].iter().zip(links) {
                let path = format!("/join/{link}");
                let sat = visitor.clone().fill(&house, &path, &format!("name={name}")).await;
                assert_eq!(sat.status, StatusCode::SEE_OTHER, "{sat:?}");
            }
            for (seat, (_, visitor, zone)) in sitting.iter().enumerate() {
                let Some(zone) = zone else { continue };
                let (from, to) = NIGHT;
                let what = format!("nights&from={from:02}:00&to={to:02}:00&zone={zone}");
                say(&house, visitor, (&table, seat), &what).await;
            }
            table
        };
        let id = self.nodes.try_ask(&mut self.chance, make).await.unwrap();
        let sitter = |person| Sitter {
            person,
            plays: Plays::Themselves,
            since: None,
            told: Told::Perhaps,
        };
        let sitters = who.into_iter().map(sitter).collect();
        self.tables.push(Table { id, days, then, sitters, is_over: false });
    }

    /// Where every table of the town stands: whether it is over, and who is asked.
    async fn seen(&self) -> BTreeMap<String, (bool, i64)> {
        let sql = "select id, state, cast(asked as bigint) as asked from matches";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await.unwrap();
        let seen = rows.iter().map(|row| {
            let is_over = row.get::<String, _>("state") != "playing";
            (row.get("id"), (is_over, row.get("asked")))
        });
        seen.collect()
    }

    /// Waits until bots and chance have moved everywhere, and takes in who is asked now.
    pub(super) async fn settle(&mut self) {
        let start = Instant::now();
        let seen = loop {
            let seen = self.seen().await;
            let rests = |table: &Table| {
                let (is_over, asked) = seen[&table.id];
                is_over || (asked != 0 && asked >> table.sitters.len() == 0)
            };
            match self.tables.iter().find(|table| !table.is_over && !rests(table)) {
                None => break seen,
                Some(table) if start.elapsed() > PATIENCE => {
                    panic!("{} does not come to rest: {:?}", table.id, seen[&table.id])
                }
                Some(_) => tokio::time::sleep(Duration::from_millis(3)).await,
            }
        };
        let now = self.nodes.now();
        for table in self.tables.iter_mut().filter(|table| !table.is_over) {
            let (is_over, asked) = seen[&table.id];
            for (seat, sitter) in table.sitters.iter_mut().enumerate() {
                if is_over || asked >> seat & 1 == 0 {
                    let waits = !is_over && sitter.since.is_some();
                    assert!(!waits, "{}: somebody has moved for seat {seat}", table.id);
                    sitter.since = None;
                } else if sitter.since.is_none() {
                    assert_eq!(sitter.plays, Plays::Themselves, "{} {seat}", table.id);
                    sitter.since = Some(now);
                }
            }
            if is_over {
                table.is_over = true;
                let sql = "select seat from entries where match_id = $1 and kind = 'move' \
                           order by seq desc limit 1";
                let last = sqlx::query(sql).bind(&table.id).fetch_one(&self.pool).await.unwrap();
                let last = last.get::<Option<i64>, _>("seat");
                for (seat, sitter) in (0..).zip(&table.sitters) {
                    if last != Some(seat) && !self.people[sitter.person].is_gone {
                        self.over.push((sitter.person, table.id.clone(), now));
                    }
                }
            }
        }
    }

    /// Whoever is awake looks in at the tables where they are asked; some node may be killed
    /// meanwhile.
    pub(super) async fn play(&mut self, kill: Option<usize>) {
        let now = self.nodes.now();
        let mut visits = JoinSet::new();
        for (number, person) in self.people.iter().enumerate() {
            let comes = self.chance.hits(person.keen) && !person.is_night(now);
            if !comes || person.is_gone || person.away > now {
                continue;
            }
            for (index, table) in self.tables.iter().enumerate() {
                let Some(seat) = table.seat(number).filter(|_| !table.is_over) else { continue };
                if table.sitters[seat].plays == Plays::Themselves {
                    let (nodes, visitor) = (Arc::clone(&self.nodes), person.visitor.clone());
                    let (id, chance) = (table.id.clone(), self.chance.fork());
                    let count = table.sitters.len();
                    visits.spawn(async move {
                        let (time, moves) = visit(&nodes, visitor, id, (seat, count), chance).await;
                        Visit { table: index, seat, time, moves }
                    });
                }
            }
        }
        if let Some(which) = kill {
            tokio::time::sleep(Duration::from_millis(self.chance.next() % 40)).await;
            self.nodes.kill(which);
            self.nodes.start_again(which).await;
        }
        while let Some(visit) = visits.join_next().await {
            let Visit { table, seat, time, moves } = visit.unwrap();
            let table = &mut self.tables[table];
            let who = &self.people[table.sitters[seat].person];
            if let Some(time) = time {
                let since = table.sitters[seat].since.unwrap_or(now);
                let left = who.left(table.days, since, (now, &self.downs));
                assert_eq!(time, left, "{} seat {seat}, asked since {since}, now {now}", table.id);
            }
            if moves > 0 {
                self.turns += 1;
                let sitter = &mut table.sitters[seat];
                (sitter.since, sitter.told) = (None, Told::NotYet);
            }
        }
        self.settle().await;
    }

    /// Somebody says something to the others of a table.
    pub(super) async fn say(&mut self, person: usize, table: usize, what: &'static str) {
        let seat = self.tables[table].seat(person).unwrap();
        let (visitor, id) = (self.people[person].visitor.clone(), self.tables[table].id.clone());
        let speak = async move |house: Arc<House>| {
            say(&house, &visitor, (&id, seat), what).await;
        };
        self.nodes.try_ask(&mut self.chance, speak).await.unwrap();
    }

    pub(super) fn sitter(&mut self, person: usize, table: usize) -> &mut Sitter {
        let table = &mut self.tables[table];
        let seat = table.seat(person).unwrap();
        &mut table.sitters[seat]
    }

    /// Somebody deletes their account: their seats stay behind.
    pub(super) async fn delete(&mut self, person: usize) {
        let Person { visitor, name, .. } = &self.people[person];
        let (mut visitor, form) = (visitor.clone(), format!("old=correct+horse+{name}"));
        let delete =
            async move |house: Arc<House>| visitor.fill(&house, "/me/delete", &form).await;
        let done = self.nodes.try_ask(&mut self.chance, delete).await.unwrap();
        assert_eq!(done.location.as_deref(), Some("/"), "{done:?}");
        self.people[person].is_gone = true;
    }

    /// So much time goes by while nodes run, and what is due is done.
    pub(super) async fn pass(&mut self, long: i64) {
        self.store.beat(self.nodes.now() + long, i64::MAX).await.unwrap();
        self.nodes.turn_hands(long);
        self.nodes.tell().await;
    }

    /// Waits until everything that is due is done and told.
    pub(super) async fn rest(&self) {
        let start = Instant::now();
        // What is being told is due again when its teller may be dead.
        let sql = "select (select count(*) from outbox where state = 'waiting' and (due <= $1 \
                   or due between $1 + 2000 and $1 + $2)) \
                   + (select count(*) from clocks where due <= $1)";
        loop {
            self.nodes.look_after().await;
            self.nodes.tell().await;
            let now = self.nodes.now();
            let query = sqlx::query_scalar::<_, i64>(sql).bind(now).bind(LEASE);
            let waiting = query.fetch_one(&self.pool).await.unwrap();
            if waiting == 0 {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "{waiting} wait");
            tokio::time::sleep(Duration::from_millis(3)).await;
        }
    }

    /// Whose time is over by now: it must have run out just now.
    pub(super) async fn time_out(&mut self) {
        let now = self.nodes.now();
        for table in self.tables.iter_mut().filter(|table| !table.is_over) {
            for (seat, sitter) in (0..).zip(&mut table.sitters) {
                let Some(since) = sitter.since else { continue };
                let who = &self.people[sitter.person];
                if who.left(table.days, since, (now, &self.downs)) == 0 {
                    self.late.push((table.id.clone(), seat, now));
                    (sitter.since, sitter.told) = (None, Told::NotYet);
                    if table.then == Then::Bot {
                        sitter.plays = Plays::StandIn;
                    }
                }
            }
        }
        let sql = "select match_id, cast(seat as bigint) as seat, at from entries \
                   where kind = 'timed-out' order by at, match_id, seat";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await.unwrap();
        let found = rows.iter().map(|row| (row.get("match_id"), row.get("seat"), row.get("at")));
        let found: Vec<(String, i64, i64)> = found.collect();
        self.late.sort_by(|one, other| (one.2, &one.0, one.1).cmp(&(other.2, &other.0, other.1)));
        assert_eq!(found, self.late);
    }

    /// What was told since it was last looked: all that had to be and nothing else, once unless a
    /// node was killed meanwhile.
    pub(super) fn read(&mut self, was_killed: bool) {
        let now = self.nodes.now();
        let mut told: BTreeMap<(usize, String, &str), Vec<String>> = BTreeMap::new();
        let taken = self.hook.taken.lock().unwrap();
        for (path, _, body, _) in &taken[self.read..] {
            let id = body["id"].as_str().unwrap().to_owned();
            let (table, rest) = id.split_once('-').unwrap();
            let about = if rest.starts_with("turn") { "turn" } else { "over" };
            let key = (path[1..].parse().unwrap(), table.to_owned(), about);
            told.entry(key).or_default().push(id.clone());
        }
        self.read = taken.len();
        drop(taken);
        let hears = |who: &Person| who.hears(now - 1) || who.hears(now);
        let mut once = |who: usize, table: &str, about: &'static str, perhaps: bool| {
            let ids = told.remove(&(who, table.to_owned(), about)).unwrap_or_default();
            let is_one = ids.iter().all(|id| *id == ids[0]);
            let many = if was_killed { 2 } else { 1 };
            let right = (1..=many).contains(&ids.len()) || (perhaps && ids.is_empty());
            assert!(right && is_one, "{who} at {table} of {about}, now {now}: {ids:?}");
            self.doubled += usize::from(ids.len() > 1);
        };
        for table in self.tables.iter_mut().filter(|table| !table.is_over) {
            for sitter in &mut table.sitters {
                let who = &self.people[sitter.person];
                let began = sitter.since.is_some_and(|since| since < now);
                if began && !who.is_gone && sitter.told != Told::Yes && hears(who) {
                    once(sitter.person, &table.id, "turn", sitter.told == Told::Perhaps);
                    sitter.told = Told::Yes;
                }
            }
        }
        for (who, table, since) in std::mem::take(&mut self.over) {
            if since < now && hears(&self.people[who]) && !self.people[who].is_gone {
                once(who, &table, "over", false);
            } else if !self.people[who].is_gone {
                self.over.push((who, table, since));
            }
        }
        assert!(told.is_empty(), "now {now}: {told:?}");
    }
}

async fn say(house: &House, who: &Visitor, (table, seat): (&str, usize), what: &str) {
    let path = format!("/tables/{table}/together");
    let form = format!("seat={seat}&do={what}");
    let said = who.clone().fill(house, &path, &form).await;
    assert_eq!(said.status, StatusCode::SEE_OTHER, "{what}: {said:?}");
}

/// Somebody plays until it is another person's turn; how much time they had, and their moves.
async fn visit(
    nodes: &Nodes,
    who: Visitor,
    table: String,
    (seat, people): (usize, usize),
    mut chance: Chance,
) -> (Option<i64>, usize) {
    let (mut time, mut moves) = (None, 0);
    loop {
        let look = |house: Arc<House>| {
            let (who, table) = (who.clone(), table.clone());
            async move { who.view(&house, &table).await }
        };
        let view = nodes.ask(&mut chance, look).await;
        let persons = view["turn"]["decide"].as_array().is_some_and(|asked| {
            asked.iter().any(|seat| seat.as_u64().is_some_and(|seat| seat < people as u64))
        });
        if !view["decision"].is_null() {
            time.get_or_insert(view["people"][seat]["time"].as_i64().unwrap());
            let choices = view["choices"].as_array().unwrap();
            let path = &choices[chance.below(choices.len())];
            let wish = json!({"decision": view["decision"], "path": path});
            let (who, table) = (who.clone(), table.clone());
            let acted = async move |house: Arc<House>| {
                who.act(&house, &table, &wish).await
            };
            match nodes.try_ask(&mut chance, acted).await {
                Some(answer) if answer.status == StatusCode::OK => moves += 1,
                // It may have been written all the same: looked at, it is seen.
                None => moves += 1,
                Some(answer) => assert_eq!(answer.status, StatusCode::CONFLICT, "{answer:?}"),
            }
        } else if persons || view["turn"] == "over" {
            return (time, moves);
        } else {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}
