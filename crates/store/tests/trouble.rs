//! What a node says of a database in trouble, and how it goes on when that is over.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anna;

use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use anna::PLAYING;
use cluster::Cluster;
use serde_json::json;
use store::{Claim, Entry, Kind, Store, StoreError};

fn entry(seq: i64) -> Entry {
    let (kind, seat, body) = (Kind::Move, Some(0), json!({}));
    Entry { seq, kind, seat, body, fingerprint: None, request: None, at: seq }
}

/// A database of somebody who may have so many connections, and where it is.
fn allowed(connections: u32) -> (Cluster, String) {
    let cluster = Cluster::start().unwrap();
    cluster.run(&format!("create role few login connection limit {connections}")).unwrap();
    cluster.run("create database tables owner few").unwrap();
    let url = cluster.url_of("tables").replace("ingenio@", "few@");
    (cluster, url)
}

/// Whoever may have few connections is served over fewer, and nobody waits for one that is refused.
#[tokio::test]
async fn a_node_makes_do_with_few_connections() {
    for connections in [5, 6, 9] {
        let (_cluster, url) = allowed(connections);
        let store = Store::connect(&url).await.unwrap();
        let _news = store.news().unwrap();
        anna::sits(&store, "one", entry(1)).await;
        let start = Instant::now();
        let asked = (0..60).map(|number| {
            let store = store.clone();
            tokio::spawn(async move {
                match number % 3 {
                    0 => store.load("one").await.map(drop).unwrap(),
                    1 => store.claim("one").await.map(drop).unwrap(),
                    _ => store.probe().await.unwrap(),
                }
            })
        });
        for answered in asked.collect::<Vec<_>>() {
            answered.await.unwrap();
        }
        assert!(start.elapsed() < Duration::from_secs(2), "{connections}: {:?}", start.elapsed());
    }
}

/// What the database says of it is what the log is told.
#[tokio::test]
async fn where_there_is_no_connection_the_database_says_why() {
    let (cluster, url) = allowed(9);
    let store = Store::connect(&url).await.unwrap();
    anna::sits(&store, "one", entry(1)).await;
    cluster.run("alter role few connection limit 0").unwrap();
    cluster
        .run("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'few'")
        .unwrap();
    let why = "too many connections for role \"few\"";
    let (read, claimed, written) = tokio::join!(
        store.load("one"),
        store.claim("one"),
        store.append("one", vec![entry(2)], PLAYING)
    );
    for error in [read.unwrap_err(), claimed.unwrap_err(), written.unwrap_err()] {
        assert!(error.to_string().contains(why), "{error}");
    }
    cluster.run("alter role few connection limit 9").unwrap();
    store.load("one").await.unwrap();
}

/// A connection keeps for ever that nothing may be written: it is let go.
#[tokio::test]
async fn a_database_that_was_read_only_is_written_to_again() {
    let cluster = Cluster::start().unwrap();
    cluster.create("tables").unwrap();
    let store = Store::connect(&cluster.url_of("tables")).await.unwrap();
    anna::sits(&store, "one", entry(1)).await;
    cluster.run("alter database tables set default_transaction_read_only = on").unwrap();
    cluster
        .run("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'tables'")
        .unwrap();
    for _ in 0..8 {
        let (written, claimed) =
            tokio::join!(store.append("one", vec![entry(2)], PLAYING), store.claim("one"));
        let refused = written.unwrap_err();
        assert!(matches!(refused, StoreError::Unwritable(_)), "{refused:?}");
        assert!(refused.to_string().contains("read-only transaction"), "{refused}");
        assert!(claimed.is_err());
        // All of them know the database as it is now.
        let readers = (0..8).map(|_| {
            tokio::spawn({
                let store = store.clone();
                async move { store.leases().await.map(drop) }
            })
        });
        for reader in readers.collect::<Vec<_>>() {
            reader.await.unwrap().unwrap();
        }
    }
    cluster.run("alter database tables reset default_transaction_read_only").unwrap();
    let start = Instant::now();
    while store.append("one", vec![entry(2)], PLAYING).await.is_err() {
        assert!(start.elapsed() < Duration::from_secs(5), "it does not recover");
    }
    while !matches!(store.claim("one").await, Ok(Claim::Ours(_))) {
        assert!(start.elapsed() < Duration::from_secs(5), "it does not recover");
    }
}

/// Where nobody could be sent anything it is known that nothing was written, and said once.
#[tokio::test]
async fn of_what_was_never_sent_it_is_known() {
    let mut cluster = Cluster::start().unwrap();
    let store = Store::connect(&cluster.url()).await.unwrap();
    anna::sits(&store, "one", entry(1)).await;
    for seq in 2..12 {
        store.append("one", vec![entry(seq)], PLAYING).await.unwrap();
    }
    tokio::time::sleep(Duration::from_millis(1200)).await;
    cluster.stop().unwrap();
    let refused = store.append("one", vec![entry(12)], PLAYING).await.unwrap_err();
    assert!(matches!(refused, StoreError::Unwritable(_)), "{refused:?}");
    let trial = store.probe().await.unwrap_err().to_string();
    for said in [refused.to_string(), trial, store.checkpoint().await.unwrap_err().to_string()] {
        assert_eq!(said, "nothing can be written now: Connection refused (os error 111)");
    }
}

/// Whoever hangs up in the middle of a word is named.
#[tokio::test]
async fn a_connection_that_is_lost_at_the_start_is_told_in_a_sentence() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let place = listener.local_addr().unwrap();
    thread::spawn(move || listener.incoming().for_each(drop));
    let url = format!("postgres://anna@{place}/tables?sslmode=disable");
    let said = Store::connect(&url).await.unwrap_err().to_string();
    assert!(
        [
            format!("the connection was lost at {place}"),
            format!("Connection reset by peer (os error 104) at {place}")
        ]
        .contains(&said),
        "{said}"
    );
}
