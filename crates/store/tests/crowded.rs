//! A store with a hundred thousand tables is opened and asked as quickly as an empty one.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anna;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use cluster::Cluster;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, PgConnection};
use store::{Entry, Home, Kind, Store, backup};

/// Copies of Anna's table, each with two moves and of another guest.
const COPIES: [&str; 5] = [
    "with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000) \
     insert into guests (token_hash, name, created_at) \
     select cast('guest ' || i as bytes), 'Berta', 1 from n",
    "with recursive n (i) as (select 1 union all select i + 1 from n where i < 100000) \
     insert into matches (id, game, setup, edition, data, secret_seed, maker, created_at, state, \
     asked, ply, moved_at, aids, strict, changes) \
     select 'copy ' || n.i, game, setup, edition, data, secret_seed, maker, created_at, \
     case when n.i % 10 = 0 then 'playing' else 'over' end, asked, ply, n.i, aids, strict, 2 \
     from matches cross join n",
    "insert into seats (match_id, seat, kind, name) \
     select id, 0, 'guest', 'Berta' from matches where id <> 'one'",
    "insert into holders (guest, match_id, seat) \
     select g.id, 'copy ' || (g.id - (select min(id) from guests)), 0 \
     from guests g where g.id > (select min(id) from guests)",
    "insert into entries (match_id, seq, kind, seat, body, at) \
     select m.id, s.seq, 'move', 0, '{}', 1 from matches m \
     cross join (select 2 as seq union all select 3) s where m.id <> 'one'",
];

async fn furnish(store: Store) {
    let body = json!({});
    let (kind, seat) = (Kind::Move, Some(0));
    let first = Entry { seq: 1, kind, seat, body, fingerprint: None, request: None, at: 1 };
    anna::sits(&store, "one", first).await;
}

/// What a node asks before it is ready, and what a visitor asks first.
async fn is_quick(start: Instant, store: Store) {
    store.probe().await.unwrap();
    let ready = start.elapsed();
    let start = Instant::now();
    let anna = store.guest(b"anna").await.unwrap().unwrap();
    assert_eq!(store.tables_of(anna.id).await.unwrap().len(), 1);
    let berta = store.guest(b"guest 77700").await.unwrap().unwrap();
    assert_eq!(store.tables_of(berta.id).await.unwrap()[0].id, "copy 77700");
    let listed = start.elapsed();
    let start = Instant::now();
    assert_eq!(store.open_tables(50).await.unwrap().len(), 50);
    assert_eq!(store.count_open().await.unwrap(), 10_001);
    let (open, kind) = (start.elapsed(), store.kind());
    // What a node looks for when it starts, and every few seconds.
    let start = Instant::now();
    assert_eq!(store.unattended().await.unwrap(), [""; 0]);
    assert_eq!(store.forgotten(0, i64::MAX).await.unwrap(), [""; 0]);
    let waits = start.elapsed();
    eprintln!(
        "{kind}: ready {ready:?}, two guests' tables {listed:?}, the host's {open:?}, \
         what waits {waits:?}"
    );
    for time in [ready, listed, open, waits] {
        assert!(time < Duration::from_secs(1), "{time:?}");
    }
}

/// A copy holds every row once, though it is read a part at a time.
async fn is_copied(home: Home<'_>) {
    let (start, mut tables, mut entries) = (Instant::now(), BTreeSet::new(), BTreeSet::new());
    let count = backup(home, |line| {
        if let Some(id) = line["matches"]["id"].as_str() {
            assert!(tables.insert(id.to_owned()), "{id} is there twice");
        }
        let entry = &line["entries"];
        if let Some(id) = entry["match_id"].as_str() {
            assert!(entries.insert((id.to_owned(), entry["seq"].as_i64())), "{entry}");
        }
        Ok(())
    });
    let count = count.await.unwrap();
    eprintln!("a copy of {count} rows: {:?}", start.elapsed());
    assert_eq!((tables.len(), entries.len()), (100_001, 200_001));
}

#[tokio::test]
async fn a_file_with_a_hundred_thousand_tables_is_ready_within_a_second() {
    let folder = tempfile::tempdir().unwrap();
    furnish(Store::open(folder.path()).await.unwrap()).await;
    let options = SqliteConnectOptions::new().filename(folder.path().join("ingenio.sqlite"));
    let mut connection = options.connect().await.unwrap();
    for sql in COPIES {
        let sql = sqlx::AssertSqlSafe(sql.replace("as bytes", "as blob"));
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let start = Instant::now();
    is_quick(start, Store::open(folder.path()).await.unwrap()).await;
    is_copied(Home::Folder(folder.path())).await;
}

#[tokio::test]
async fn a_database_with_a_hundred_thousand_tables_is_ready_within_a_second() {
    let cluster = Cluster::start().unwrap();
    let url = cluster.url();
    furnish(Store::connect(&url).await.unwrap()).await;
    let mut connection = PgConnection::connect(&url).await.unwrap();
    // What refers to what is as it should be.
    sqlx::raw_sql("set session_replication_role = replica").execute(&mut connection).await.unwrap();
    for sql in COPIES {
        let sql = sqlx::AssertSqlSafe(sql.replace("as bytes", "as bytea"));
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let start = Instant::now();
    is_quick(start, Store::connect(&url).await.unwrap()).await;
    is_copied(Home::Database(&url)).await;
}
