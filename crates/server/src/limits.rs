//! How much of everything there may be, and who has had too much of it.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::error::AppError;

/// Memory of those who have not come back is given up beyond so many.
const MOST_KEYS: usize = 4096;

/// How much of everything there may be. A family never meets these bounds.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections in all.
    pub connections: usize,
    /// About how many bytes all tables in memory may take.
    pub memory: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// The time in which the head of a request must arrive, and the next request
    /// on an idle connection.
    pub head: Duration,
    /// The time in which the body of a request must arrive.
    pub body: Duration,
    /// The time in which whoever gets an answer must take some of it.
    pub taking: Duration,
    /// New guests from one address; nothing to have no bound.
    pub guests: Option<Rate>,
    /// New tables of one guest, and from one address.
    pub tables: Option<Rate>,
    /// Requests of one guest that change something.
    pub writes: Option<Rate>,
    /// Attempts to sign in as the host, from one address.
    pub attempts: Option<Rate>,
    /// Attempts of people to sign in, from one address.
    pub sign_ins: Option<Rate>,
    /// The same by one name from one address.
    pub sign_ins_by_name: Option<Rate>,
    /// The same by one name from wherever: far more, so that nobody is kept out by others.
    pub sign_ins_from_anywhere: Option<Rate>,
    /// Attempts of one person to be told something.
    pub tries: Option<Rate>,
    /// Letters that somebody at one address asks for.
    pub letters: Option<Rate>,
    /// Letters to whoever has one name, or one address of mail.
    pub letters_to: Option<Rate>,
    /// What one person says at tables.
    pub talk: Option<Rate>,
}

/// So many at once, and then one each time so long has passed.
#[derive(Copy, Clone, Debug)]
pub struct Rate {
    /// So many at once.
    pub burst: u32,
    /// One more after so long.
    pub every: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        let rate = |burst, millis| Some(Rate { burst, every: Duration::from_millis(millis) });
        Limits {
            connections: 8192,
            memory: 256 << 20,
            connections_per_address: 256,
            head: Duration::from_secs(30),
            body: Duration::from_secs(20),
            taking: Duration::from_secs(30),
            guests: rate(40, 15_000),
            tables: rate(40, 15_000),
            writes: rate(200, 50),
            attempts: rate(5, 20_000),
            sign_ins: rate(20, 10_000),
            sign_ins_by_name: rate(10, 30_000),
            sign_ins_from_anywhere: rate(300, 2_000),
            tries: rate(5, 10_000),
            letters: rate(5, 110_000),
            letters_to: rate(3, 180_000),
            talk: rate(10, 3_000),
        }
    }
}

impl Limits {
    /// As many of everything as anybody wants; for tests and benches.
    pub fn none() -> Limits {
        Limits {
            guests: None,
            tables: None,
            writes: None,
            sign_ins: None,
            sign_ins_by_name: None,
            sign_ins_from_anywhere: None,
            tries: None,
            letters: None,
            letters_to: None,
            talk: None,
            ..Limits::default()
        }
    }
}

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;

/// Who has had how much.
#[derive(Debug)]
pub(crate) struct Rates {
    guests: Option<Keyed<IpAddr>>,
    tables_from: Option<Keyed<IpAddr>>,
    tables: Option<Keyed<i64>>,
    writes: Option<Keyed<i64>>,
    attempts: Option<Keyed<IpAddr>>,
    sign_ins: Option<Keyed<IpAddr>>,
    sign_ins_by_name: Option<Keyed<(String, IpAddr)>>,
    sign_ins_from_anywhere: Option<Keyed<String>>,
    tries: Option<Keyed<i64>>,
    letters: Option<Keyed<IpAddr>>,
    letters_to: Option<Keyed<String>>,
    talk: Option<Keyed<i64>>,
}

impl Rates {
    pub(crate) fn new(limits: &Limits) -> Rates {
        Rates {
            guests: keyed(limits.guests),
            tables_from: keyed(limits.tables),
            tables: keyed(limits.tables),
            writes: keyed(limits.writes),
            attempts: keyed(limits.attempts),
            sign_ins: keyed(limits.sign_ins),
            sign_ins_by_name: keyed(limits.sign_ins_by_name),
            sign_ins_from_anywhere: keyed(limits.sign_ins_from_anywhere),
            tries: keyed(limits.tries),
            letters: keyed(limits.letters),
            letters_to: keyed(limits.letters_to),
            talk: keyed(limits.talk),
        }
    }

    /// Counts a new guest.
    pub(crate) fn guest(&self, from: Option<IpAddr>) -> Result<(), AppError> {
        from.map_or(Ok(()), |from| count(self.guests.as_ref(), network(from)))
    }

    /// Counts a new table.
    pub(crate) fn table(&self, from: Option<IpAddr>, guest: i64) -> Result<(), AppError> {
        from.map_or(Ok(()), |from| count(self.tables_from.as_ref(), network(from)))?;
        count(self.tables.as_ref(), guest)
    }

    /// Counts an attempt to sign in; those of whom no address is known count together.
    pub(crate) fn attempt(&self, from: Option<IpAddr>) -> Result<(), AppError> {
        let from = from.unwrap_or(Ipv6Addr::UNSPECIFIED.into());
        count(self.attempts.as_ref(), network(from))
    }

    /// Counts an attempt from one address to sign in by a name, whoever has it.
    pub(crate) fn sign_in(&self, from: Option<IpAddr>, folded: &str) -> Result<(), AppError> {
        self.sign_up(from)?;
        let (name, from) = (folded.to_owned(), from.unwrap_or(Ipv6Addr::UNSPECIFIED.into()));
        count(self.sign_ins_by_name.as_ref(), (name, network(from)))
    }

    /// Counts the same where nothing speaks for whoever attempts it: however many addresses they
    /// have.
    pub(crate) fn strange_sign_in(&self, folded: &str) -> Result<(), AppError> {
        count(self.sign_ins_from_anywhere.as_ref(), folded.to_owned())
    }

    /// Counts an attempt to get an account, or to open one by a code that nobody can guess.
    pub(crate) fn sign_up(&self, from: Option<IpAddr>) -> Result<(), AppError> {
        let from = from.unwrap_or(Ipv6Addr::UNSPECIFIED.into());
        count(self.sign_ins.as_ref(), network(from))
    }

    /// Counts an attempt to be told something.
    pub(crate) fn tell(&self, guest: i64) -> Result<(), AppError> {
        count(self.tries.as_ref(), guest)
    }

    /// Counts a letter to whoever is called so, or has this address, whether there is somebody or
    /// not.
    pub(crate) fn letter(&self, from: Option<IpAddr>, to: &str) -> Result<(), AppError> {
        let from = from.unwrap_or(Ipv6Addr::UNSPECIFIED.into());
        count(self.letters.as_ref(), network(from))?;
        count(self.letters_to.as_ref(), to.to_owned())
    }

    /// Counts something that somebody says.
    pub(crate) fn talk(&self, guest: i64) -> Result<(), AppError> {
        count(self.talk.as_ref(), guest)
    }

    /// Forgets whoever has had nothing for so long that nothing is counted against them.
    pub(crate) fn forget(&self) {
        let addresses =
            [&self.guests, &self.tables_from, &self.attempts, &self.sign_ins, &self.letters];
        addresses.into_iter().flatten().for_each(RateLimiter::retain_recent);
        [&self.tables, &self.writes, &self.tries, &self.talk]
            .into_iter()
            .flatten()
            .for_each(RateLimiter::retain_recent);
        self.sign_ins_by_name.iter().for_each(RateLimiter::retain_recent);
        [&self.sign_ins_from_anywhere, &self.letters_to]
            .into_iter()
            .flatten()
            .for_each(RateLimiter::retain_recent);
    }

    /// Counts a request that changes something.
    pub(crate) fn write(&self, guest: i64) -> Result<(), AppError> {
        count(self.writes.as_ref(), guest)
    }
}

fn keyed<K: Hash + Eq + Clone>(rate: Option<Rate>) -> Option<Keyed<K>> {
    let Rate { burst, every } = rate?;
    let quota = Quota::with_period(every)?.allow_burst(NonZeroU32::new(burst)?);
    Some(RateLimiter::hashmap(quota))
}

fn count<K: Hash + Eq + Clone>(limiter: Option<&Keyed<K>>, key: K) -> Result<(), AppError> {
    let Some(limiter) = limiter else { return Ok(()) };
    if limiter.len() > MOST_KEYS {
        limiter.retain_recent();
    }
    limiter.check_key(&key).map_err(|full| {
        let wait = full.wait_time_from(DefaultClock::default().now());
        AppError::TooMany(wait.as_secs() + 1)
    })
}

/// Whoever has an address of the newer kind has as many as they like of one network.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        v4 @ IpAddr::V4(_) => v4,
    }
}

/// The connections there are.
#[derive(Debug)]
pub(crate) struct Connections {
    most: usize,
    most_per_address: usize,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    from: HashMap<IpAddr, usize>,
}

/// Why there is no room for a connection.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Full {
    /// There are too many in all.
    All,
    /// There are too many from this address.
    Address,
}

/// Room for one connection, until it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    connections: Arc<Connections>,
    from: Option<IpAddr>,
}

impl Connections {
    pub(crate) fn new(limits: &Limits) -> Arc<Connections> {
        let (most, most_per_address) = (limits.connections, limits.connections_per_address);
        Arc::new(Connections { most, most_per_address, open: Mutex::default() })
    }

    /// Takes room for a connection; a proxy's own address does not count.
    pub(crate) fn enter(self: &Arc<Connections>, from: Option<IpAddr>) -> Result<Place, Full> {
        let from = from.map(network);
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.all >= self.most {
            return Err(Full::All);
        }
        if let Some(from) = from {
            let count = open.from.entry(from).or_default();
            if *count >= self.most_per_address {
                return Err(Full::Address);
            }
            *count += 1;
        }
        open.all += 1;
        Ok(Place { connections: Arc::clone(self), from })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.open.lock().unwrap_or_else(PoisonError::into_inner);
        open.all -= 1;
        let Some(from) = self.from else { return };
        if let Some(count) = open.from.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                open.from.remove(&from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_by_network_and_given_back() {
        let limits = Limits { connections: 3, connections_per_address: 2, ..Limits::default() };
        let connections = Connections::new(&limits);
        let enter = |text: &str| connections.enter(Some(text.parse().unwrap()));
        let one = enter("2001:db8::1").unwrap();
        let _two = enter("2001:db8::ffff").unwrap();
        assert_eq!(enter("2001:db8::3").unwrap_err(), Full::Address);
        let _three = enter("192.0.2.1").unwrap();
        assert_eq!(enter("192.0.2.2").unwrap_err(), Full::All);
        drop(one);
        let _four = enter("2001:db8::1").unwrap();
        let open = connections.open.lock().unwrap();
        assert_eq!((open.all, open.from.len()), (3, 2));
    }

    /// Of those who have gone no address is remembered.
    #[test]
    fn whoever_has_gone_is_forgotten() {
        let rate = Some(Rate { burst: 2, every: Duration::from_millis(20) });
        let long = Some(Rate { burst: 2, every: Duration::from_mins(1) });
        let limits = Limits { guests: rate, tables: rate, sign_ins: rate, ..Limits::none() };
        let limits = Limits { attempts: rate, sign_ins_by_name: long, ..limits };
        let (rates, from) = (Rates::new(&limits), Some(IpAddr::from([192, 0, 2, 1])));
        let counted = [rates.guest(from), rates.table(from, 1), rates.attempt(from)];
        assert!(counted.iter().all(Result::is_ok) && rates.sign_in(from, "anna").is_ok());
        let remembered = || {
            let all = [&rates.guests, &rates.tables_from, &rates.attempts, &rates.sign_ins];
            all.map(|one| one.as_ref().unwrap().len())
        };
        assert_eq!(remembered(), [1; 4]);
        std::thread::sleep(Duration::from_millis(60));
        rates.forget();
        assert_eq!(remembered(), [0; 4]);
        assert_eq!(rates.sign_ins_by_name.as_ref().unwrap().len(), 1, "not before it is over");
    }

    /// What is said on the page about it holds for what is usual: all is forgotten in half an hour.
    #[test]
    fn nobody_waits_longer_than_ten_minutes() {
        let Limits { guests, tables, writes, attempts, sign_ins, tries, .. } = Limits::default();
        let Limits { sign_ins_by_name, sign_ins_from_anywhere, .. } = Limits::default();
        let by_name = [sign_ins_by_name, sign_ins_from_anywhere];
        for rate in [guests, tables, writes, attempts, sign_ins, tries].into_iter().chain(by_name) {
            let Rate { burst, every } = rate.unwrap();
            assert!(every * burst <= Duration::from_mins(10), "{rate:?}");
        }
    }

    /// Wrong passwords from many addresses keep nobody out who comes from another.
    #[test]
    fn others_wrong_passwords_keep_nobody_out() {
        let rates = Rates::new(&Limits::default());
        let from = |number: u8| Some(IpAddr::from([203, 0, 113, number]));
        for _ in 0..60 {
            let _ = rates.sign_in(from(9), "carlo");
        }
        for number in 10..120 {
            let _ = rates.sign_in(from(number), "carlo");
        }
        assert!(rates.sign_in(from(9), "carlo").is_err(), "but whoever tries again and again");
        assert!(rates.sign_in(from(7), "carlo").is_ok());
        let all = (0..1000).filter(|_| rates.strange_sign_in("carlo").is_ok());
        assert!(all.count() < 310, "for whom nothing speaks, together they are few");
    }

    #[test]
    fn too_much_is_said_with_when_to_come_back() {
        let rate = Some(Rate { burst: 2, every: Duration::from_mins(1) });
        let rates = Rates::new(&Limits { writes: rate, ..Limits::none() });
        assert!(rates.write(1).is_ok() && rates.write(1).is_ok() && rates.write(2).is_ok());
        let refused = rates.write(1).unwrap_err();
        assert!(matches!(refused, AppError::TooMany(55..=61)), "{refused:?}");
        assert!(rates.guest(Some(IpAddr::from([127, 0, 0, 1]))).is_ok());
    }
}
