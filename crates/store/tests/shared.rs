//! What holds of a store that several nodes share.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anna;

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use anna::PLAYING;
use cluster::Cluster;
use serde_json::json;
use sqlx::{Connection as _, PgConnection};
use store::{
    Abandoned, Claim, Entry, Kind, NewSeat, NewSitter, News, Occupant, SeatRecord, Since, Store,
    StoreError,
};

fn entry(seq: i64, word: &str) -> Entry {
    let (body, request) = (json!({ "word": word }), Some(format!("{word} {seq}")));
    Entry { seq, kind: Kind::Move, seat: Some(0), body, fingerprint: None, request, at: seq }
}

async fn furnish(store: &Store) {
    anna::sits(store, "one", entry(1, "first")).await;
}

async fn run(url: &str, sql: &'static str) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
}

/// How many connections of nodes are encrypted, and how many are not.
async fn encrypted(url: &str) -> (i64, i64) {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let sql = "select count(*) filter (where s.ssl), count(*) filter (where not s.ssl) \
               from pg_stat_ssl s join pg_stat_activity a on a.pid = s.pid \
               where a.application_name = 'ingenio'";
    sqlx::query_as(sql).fetch_one(&mut connection).await.unwrap()
}

/// Whoever wants the way to the database to be encrypted has every connection so; a database that
/// nobody vouches for is refused then.
#[tokio::test]
async fn the_way_to_the_database_may_be_encrypted() {
    let (cluster, stranger) = (Cluster::start().unwrap(), Cluster::start().unwrap());
    let (mine, theirs) = (cluster.secure().unwrap(), stranger.secure().unwrap());
    let url = |certificate: &std::path::Path| {
        format!("{}?sslmode=verify-full&sslrootcert={}", cluster.url(), certificate.display())
    };
    let start = Instant::now();
    // It takes a moment until the database has read what it is to do.
    let store = loop {
        match Store::connect(&url(&mine)).await {
            Ok(store) => break store,
            Err(error) => assert!(start.elapsed() < Duration::from_secs(10), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    furnish(&store).await;
    store.load("one").await.unwrap();
    let (with, without) = encrypted(&cluster.url()).await;
    assert!(with >= 2 && without == 0, "{with} and {without}");
    assert!(Store::connect(&url(&theirs)).await.is_err(), "nobody vouches for it");
    let open = format!("{}?sslmode=disable", cluster.url());
    let open = Store::connect(&open).await.unwrap();
    open.probe().await.unwrap();
    assert!(encrypted(&cluster.url()).await.1 > 0, "the count can tell");
}

/// Of the nodes that start on an empty database one makes its tables, and all can use them.
#[tokio::test]
async fn nodes_that_start_at_once_share_what_one_of_them_makes() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url();
    let (one, two, three) =
        tokio::join!(Store::connect(&url), Store::connect(&url), Store::connect(&url));
    furnish(&one.unwrap()).await;
    for node in [two.unwrap(), three.unwrap()] {
        assert_eq!(node.load("one").await.unwrap().seats.len(), 1);
        node.probe().await.unwrap();
    }
}

/// Where a letter cannot be written down, no name with it can; what is there can be taken elsewhere.
#[tokio::test]
async fn a_database_without_all_letters_is_refused_and_can_be_left() {
    let cluster = Cluster::start().unwrap();
    cluster.run("create database old encoding 'LATIN1' template template0").unwrap();
    let url = cluster.url_of("old");
    let refused = Store::connect(&url).await.unwrap_err().to_string();
    assert!(refused.starts_with("the database is in LATIN1 and has to be in UTF8"), "{refused}");
    let home = store::Home::Database(&url);
    assert_eq!(store::backup(home, |_| Ok(())).await.unwrap(), 0);
    let lines = ["{\"ingenio_backup\":1}", "{\"rows\":0}"].map(|line| Ok(line.to_owned()));
    let refused = store::restore(home, lines.into_iter()).await.unwrap_err().to_string();
    assert!(refused.contains("LATIN1"), "{refused}");
}

/// Where the tables are can be told to whoever reads the log.
#[tokio::test]
async fn a_place_holds_neither_user_nor_password() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url().replace("ingenio@", "ingenio:sesame@");
    let place = Store::connect(&url).await.unwrap().place().unwrap();
    assert!(place.starts_with("127.0.0.1:") && place.ends_with("/postgres"), "{place}");
    assert!(!place.contains("sesame") && !place.contains("ingenio"), "{place}");
}

/// Where a server runs nothing is put back; what one has noted that is gone is not in the way.
#[tokio::test]
async fn a_backup_is_not_put_back_under_a_server_that_runs() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let now = i64::try_from(now.as_millis()).unwrap();
    let restored = async |at: i64| {
        Store::connect(&url).await.unwrap().beat(at, 1000).await.unwrap();
        let lines = ["{\"ingenio_backup\":1}", "{\"alive\":{\"id\":1,\"at\":7}}", "{\"rows\":1}"];
        let lines = lines.map(|line| Ok(line.to_owned()));
        store::restore(store::Home::Database(&url), lines.into_iter()).await
    };
    assert_eq!(restored(now - 60_000).await.unwrap(), 1);
    let refused = restored(now).await.unwrap_err().to_string();
    assert!(refused.starts_with("a server runs over this store"), "{refused}");
}

/// What cannot be kept concerns whoever wanted it, and nobody else.
#[tokio::test]
async fn a_row_that_is_refused_for_what_it_holds_leaves_the_node_ready() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url();
    let store = Store::connect(&url).await.unwrap();
    run(&url, "alter table guests alter column name type varchar(5)").await;
    let refused = store.add_guest(b"anna", "Anna of the long name", 1).await.unwrap_err();
    assert!(matches!(refused, StoreError::Backend(_)), "{refused}");
    store.probe().await.unwrap();
    store.add_guest(b"anna", "Anna", 1).await.unwrap();
}

#[tokio::test]
async fn a_turn_belongs_to_one_node_until_it_lets_go_or_is_gone() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = [cluster.url(), cluster.url()];
    let (one, two) = (Store::connect(&one).await.unwrap(), Store::connect(&two).await.unwrap());
    furnish(&one).await;
    let Claim::Ours(length) = one.claim("one").await.unwrap() else {
        panic!("nobody else is here")
    };
    assert!(matches!(one.claim("one").await.unwrap(), Claim::Ours(_)), "it may be renewed");
    let Claim::Others(left) = two.claim("one").await.unwrap() else { panic!("it is the other's") };
    assert!(left <= length && !left.is_zero(), "{left:?}");
    two.release("one").await.unwrap();
    assert!(matches!(two.claim("one").await.unwrap(), Claim::Others(_)), "not its to let go of");
    one.release("one").await.unwrap();
    assert!(matches!(two.claim("one").await.unwrap(), Claim::Ours(_)));
    assert_eq!(one.abandoned().await.unwrap(), []);
    // The second is heard of no more.
    tokio::time::sleep(length + Duration::from_millis(100)).await;
    let table = "one".to_owned();
    assert_eq!(one.abandoned().await.unwrap(), [Abandoned { table: table.clone(), ours: false }]);
    assert_eq!(two.abandoned().await.unwrap(), [Abandoned { table, ours: true }]);
    one.clear("one").await.unwrap();
    assert_eq!(one.abandoned().await.unwrap(), []);
    assert!(matches!(one.claim("one").await.unwrap(), Claim::Ours(_)), "it is taken over");
    one.clear("one").await.unwrap();
    assert!(matches!(two.claim("one").await.unwrap(), Claim::Others(_)));
    // Two at once.
    one.release("one").await.unwrap();
    let (first, second) = tokio::join!(one.claim("one"), two.claim("one"));
    let ours = [first.unwrap(), second.unwrap()].map(|claim| matches!(claim, Claim::Ours(_)));
    assert!(ours[0] ^ ours[1], "{ours:?}");
}

/// What is left to hear of within so long.
async fn hears(news: &mut tokio::sync::mpsc::Receiver<News>, wanted: &News) -> bool {
    let until = tokio::time::Instant::now() + Duration::from_secs(10);
    while let Ok(Some(heard)) = tokio::time::timeout_at(until, news.recv()).await {
        if heard == *wanted {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn nodes_hear_of_each_other_also_after_the_database_was_away() {
    let mut cluster = Cluster::start().unwrap();
    let url = cluster.url();
    let (one, two) = (Store::connect(&url).await.unwrap(), Store::connect(&url).await.unwrap());
    furnish(&one).await;
    let mut news = two.news().unwrap();
    assert!(hears(&mut news, &News::Missed).await, "what was before is to be looked at");
    let table = News::Tables(vec!["one".to_owned()]);
    let mut known = Since { changes: 0, seq: 1 };
    for seq in 2..4 {
        one.append("one", vec![entry(seq, "move")], PLAYING).await.unwrap();
        assert!(hears(&mut news, &table).await, "{seq}");
        let fresh = two.fresh("one", known).await.unwrap().unwrap();
        assert_eq!(fresh.entries, [entry(seq, "move")]);
        assert_eq!(fresh.changes, known.changes + 1, "each counts once");
        known = Since { changes: fresh.changes, seq };
        assert_eq!(two.fresh("one", known).await.unwrap(), None);
        cluster.crash().unwrap();
        cluster.begin().unwrap();
        assert!(hears(&mut news, &News::Missed).await, "something may have been missed");
    }
    one.intend("one", 0, Some("pass")).await.unwrap();
    assert!(hears(&mut news, &table).await);
    let fresh = two.fresh("one", known).await.unwrap().unwrap();
    assert_eq!((fresh.changes, fresh.entries.len()), (known.changes + 1, 0));
}

#[tokio::test]
async fn a_trial_leaves_nothing_open() {
    let mut cluster = Cluster::start().unwrap();
    let store = Store::connect(&cluster.url()).await.unwrap();
    store.probe().await.unwrap();
    cluster.crash().unwrap();
    for _ in 0..2 {
        let probed = store.probe().await;
        assert!(matches!(probed, Err(StoreError::Unwritable(_))), "{probed:?}");
    }
    cluster.begin().unwrap();
    store.probe().await.unwrap();
}

#[tokio::test]
async fn a_newer_database_is_not_opened_and_no_longer_written_to() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url();
    let store = Store::connect(&url).await.unwrap();
    furnish(&store).await;
    let _news = store.news().unwrap();
    run(&url, "insert into ingenio_schema (version) values (99)").await;
    assert!(matches!(Store::connect(&url).await, Err(StoreError::Newer)));
    // A node that runs already finds out soon.
    let start = Instant::now();
    loop {
        match store.probe().await {
            Ok(()) => tokio::time::sleep(Duration::from_millis(100)).await,
            Err(error) => break assert!(matches!(error, StoreError::Newer), "{error}"),
        }
        assert!(start.elapsed() < Duration::from_secs(10), "it goes on writing");
    }
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 1, "it can still be read");
}

/// What becomes of the next thing that is sent to the database.
const PASS: u8 = 0;
/// It arrives, but the answer does not.
const CUT_AFTER: u8 = 1;
/// It does not arrive.
const CUT_BEFORE: u8 = 2;
/// It arrives, but the answer does not, and nobody can connect any more.
const GONE_AFTER: u8 = 3;
/// Nobody can connect.
const GONE: u8 = 4;

/// A wire to the database that can be cut.
struct Wire {
    url: String,
    fate: Arc<Fate>,
}

/// What becomes of what is sent next that holds this word.
#[derive(Default)]
struct Fate {
    next: AtomicU8,
    word: Mutex<&'static [u8]>,
}

impl Fate {
    fn of(&self, sent: &[u8]) -> u8 {
        let word = *self.word.lock().unwrap();
        let meant = word.is_empty() || sent.windows(word.len()).any(|part| part == word);
        let next = self.next.load(Ordering::SeqCst);
        if next == GONE || !meant {
            return if next == GONE { GONE } else { PASS };
        }
        let then = if next == GONE_AFTER { GONE } else { PASS };
        self.next.store(then, Ordering::SeqCst);
        next
    }
}

impl Wire {
    fn to(cluster: &Cluster) -> Wire {
        let far = cluster.url();
        let far = far.split('@').nth(1).unwrap().split('/').next().unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let near = listener.local_addr().unwrap();
        let fate = Arc::new(Fate::default());
        let (url, shared) = (cluster.url().replace(&far, &near.to_string()), Arc::clone(&fate));
        thread::spawn(move || {
            for socket in listener.incoming().map_while(Result::ok) {
                if shared.next.load(Ordering::SeqCst) != GONE {
                    let (far, fate) = (TcpStream::connect(&far).unwrap(), Arc::clone(&shared));
                    thread::spawn(move || carry(&socket, &far, &fate));
                }
            }
        });
        Wire { url, fate }
    }

    fn next(&self, fate: u8, word: &'static str) {
        *self.fate.word.lock().unwrap() = word.as_bytes();
        self.fate.next.store(fate, Ordering::SeqCst);
    }

    /// What was to be cut has been.
    fn was_cut(&self) -> bool {
        self.fate.next.load(Ordering::SeqCst) == PASS
    }
}

/// Carries bytes both ways until the wire is cut.
fn carry(near: &TcpStream, far: &TcpStream, fate: &Fate) {
    let hear = Arc::new(Mutex::new(true));
    let (mut back, mut to, heard) =
        (far.try_clone().unwrap(), near.try_clone().unwrap(), Arc::clone(&hear));
    thread::spawn(move || {
        let mut bytes = [0; 8192];
        while let Ok(length @ 1..) = back.read(&mut bytes) {
            let heard = heard.lock().unwrap();
            if !*heard || to.write_all(&bytes[..length]).is_err() {
                return;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
    let (mut from, mut on) = (near, far);
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let now = fate.of(&bytes[..length]);
        if now == CUT_AFTER || now == GONE_AFTER {
            *hear.lock().unwrap() = false;
        }
        if now != CUT_BEFORE && now != GONE && on.write_all(&bytes[..length]).is_err() {
            break;
        }
        if now != PASS {
            // The database has done what it was sent.
            thread::sleep(Duration::from_millis(200));
            break;
        }
    }
    let _ = near.shutdown(Shutdown::Both);
    let _ = far.shutdown(Shutdown::Both);
}

/// The connection is lost in the middle of a commit: the answer is true all the same.
#[tokio::test]
async fn what_is_cut_off_is_there_once_and_the_answer_is_true() {
    let cluster = Cluster::start().unwrap();
    let wire = Wire::to(&cluster);
    let aside = Store::connect(&cluster.url()).await.unwrap();
    furnish(&aside).await;
    let store = Store::connect(&wire.url).await.unwrap();
    // Every writer has a connection, and knows its statements.
    for seq in 2..12 {
        store.append("one", vec![entry(seq, "plain")], PLAYING).await.unwrap();
    }
    for (seq, fate) in (12..).zip([CUT_AFTER, CUT_BEFORE, CUT_AFTER, CUT_AFTER, CUT_BEFORE]) {
        wire.next(fate, "cut");
        store.append("one", vec![entry(seq, "cut")], PLAYING).await.unwrap();
        assert!(wire.was_cut());
        let all = aside.entries("one", 0).await.unwrap();
        assert_eq!(all.last(), Some(&entry(seq, "cut")));
        assert_eq!(i64::try_from(all.len()).unwrap(), seq, "it is there once");
        let fresh = aside.fresh("one", Since { changes: -1, seq }).await.unwrap().unwrap();
        assert_eq!(fresh.changes, seq - 1, "and counts once");
    }
    // Another node was first: what is there is not what was asked.
    aside.append("one", vec![entry(17, "other")], PLAYING).await.unwrap();
    for fate in [CUT_AFTER, CUT_BEFORE] {
        wire.next(fate, "late");
        let late = store.append("one", vec![entry(17, "late")], PLAYING).await;
        assert!(matches!(late, Err(StoreError::Conflict)) && wire.was_cut(), "{late:?}");
    }
    // Nobody can look whether it is there: that is what is said.
    wire.next(GONE_AFTER, "unknown");
    let unknown = store.append("one", vec![entry(18, "unknown")], PLAYING).await;
    assert!(matches!(unknown, Err(StoreError::Uncertain(_))), "{unknown:?}");
    assert_eq!(aside.entries("one", 17).await.unwrap(), [entry(18, "unknown")]);
    // Nothing was sent, so nothing has happened.
    let refused = store.append("one", vec![entry(19, "never")], PLAYING).await;
    assert!(
        matches!(refused, Err(StoreError::Unwritable(_) | StoreError::Uncertain(_))),
        "{refused:?}"
    );
    assert_eq!(aside.entries("one", 18).await.unwrap(), []);
    wire.next(PASS, "");
    store.append("one", vec![entry(19, "again")], PLAYING).await.unwrap();
}

/// Guests, tables, links and seats are written once, too.
#[tokio::test]
async fn whatever_is_cut_off_is_written_once() {
    let cluster = Cluster::start().unwrap();
    let wire = Wire::to(&cluster);
    let store = Store::connect(&wire.url).await.unwrap();
    for fate in [PASS, CUT_AFTER, CUT_BEFORE] {
        wire.next(fate, "commit");
        let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
        assert!(wire.was_cut());
        assert_eq!(store.guest(b"anna").await.unwrap(), Some(anna));
    }
    furnish(&store).await;
    let mut agreed = store.load("one").await.unwrap().agreed;
    let fates = [PASS, CUT_AFTER, CUT_BEFORE].into_iter();
    for (number, fate) in (0u8..).zip(fates) {
        wire.next(fate, "commit");
        store.add_key(&[number], "one", 0, 5).await.unwrap();
        assert!(wire.was_cut() && store.key(&[number]).await.unwrap().is_some());
        wire.next(fate, "commit");
        store.intend("one", 0, Some("pass")).await.unwrap();
        assert!(wire.was_cut());
        assert_eq!(store.intents("one").await.unwrap(), [(0, "pass".to_owned())]);
        wire.next(fate, "commit");
        agreed.id = format!("table {number}");
        let record = SeatRecord { seat: 0, occupant: Occupant::Open(None), name: String::new() };
        let seats = [NewSeat { record, holder: None }];
        store.create(&agreed, &seats, &[entry(1, "first")], PLAYING).await.unwrap();
        assert!(wire.was_cut());
        wire.next(fate, "commit");
        let (bot, seated) = (NewSitter::Bot("b".to_owned(), "B".to_owned()), entry(2, "seated"));
        store.take_seat(&agreed.id, bot, &seated, PLAYING).await.unwrap();
        assert!(wire.was_cut());
        assert_eq!(store.entries(&agreed.id, 1).await.unwrap(), [seated]);
    }
}
