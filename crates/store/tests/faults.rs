//! A failed commit is a failure: nothing is acknowledged that is not on the disk,
//! and when the disk can write again, so can the store.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod anna;

use std::path::Path;
use std::time::Duration;

use anna::PLAYING;
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};
use store::{Entry, Kind, Store, StoreError};

/// As many pages as anybody wants.
const ENOUGH: u32 = 1 << 30;

fn entry(seq: i64) -> Entry {
    let body = json!({"filler": "x".repeat(400)});
    Entry { seq, kind: Kind::Move, seat: Some(0), body, fingerprint: None, request: None, at: seq }
}

/// A store with tables of these names.
async fn opened(folder: &Path, ids: &[&str]) -> Store {
    let store = Store::open(folder).await.unwrap();
    for id in ids {
        anna::sits(&store, id, entry(1)).await;
    }
    store
}

async fn aside(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("ingenio.sqlite"));
    options.busy_timeout(Duration::from_secs(10)).connect().await.unwrap()
}

async fn run(connection: &mut SqliteConnection, sql: &'static str) {
    sqlx::query(sql).execute(connection).await.unwrap();
}

/// Appends until it is refused, and says how often it was not.
async fn fill(store: &Store, from: i64) -> i64 {
    for seq in from..from + 10_000 {
        match store.append("one", vec![entry(seq)], PLAYING).await {
            Ok(()) => {}
            Err(StoreError::Unwritable(_)) => return seq - from,
            Err(error) => panic!("{error:?}"),
        }
    }
    panic!("it never was full");
}

#[tokio::test]
async fn a_full_database_acknowledges_nothing_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let store = opened(folder.path(), &["one"]).await;
    store.bound(1).await.unwrap();
    let mut last = 1;
    for _ in 0..3 {
        last += fill(&store, last + 1).await;
        for _ in 0..20 {
            let refused = store.append("one", vec![entry(last + 1)], PLAYING).await;
            assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
            let probed = store.probe().await;
            assert!(matches!(probed, Err(StoreError::Unwritable(_))), "{probed:?}");
        }
        assert_eq!(store.entries("one", 0).await.unwrap().len(), usize::try_from(last).unwrap());
        store.bound(ENOUGH).await.unwrap();
        store.probe().await.unwrap();
        last += 1;
        store.append("one", vec![entry(last)], PLAYING).await.unwrap();
        store.bound(1).await.unwrap();
    }
    // What was acknowledged is in the file, as any other program reads it.
    let mut other = aside(folder.path()).await;
    let row = sqlx::query_scalar::<_, i64>("select count(*) from entries").fetch_one(&mut other);
    assert_eq!(row.await.unwrap(), last);
}

#[tokio::test]
async fn a_lock_held_too_long_is_a_failure_and_then_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let store = opened(folder.path(), &["one"]).await;
    let mut other = aside(folder.path()).await;
    run(&mut other, "begin immediate").await;
    let refused = store.append("one", vec![entry(2)], PLAYING).await;
    assert!(matches!(refused, Err(StoreError::Unwritable(_))), "{refused:?}");
    // Whoever only reads is not held up.
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 1);
    run(&mut other, "rollback").await;
    store.append("one", vec![entry(2)], PLAYING).await.unwrap();
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 2);
}

/// Of writes that are committed together each succeeds or fails for itself.
#[tokio::test]
async fn neighbors_do_not_fail_with_whoever_was_second() {
    let folder = tempfile::tempdir().unwrap();
    let ids: Vec<String> = (0..40).map(|number| format!("table-{number}")).collect();
    let names: Vec<&str> = ids.iter().map(String::as_str).collect();
    let store = opened(folder.path(), &names).await;
    // While the file is locked the writes gather, and are then committed as one.
    let mut other = aside(folder.path()).await;
    run(&mut other, "begin immediate").await;
    let mut writers = tokio::task::JoinSet::new();
    for (number, id) in ids.iter().cloned().enumerate() {
        let store = store.clone();
        writers.spawn(async move {
            let entries = match number % 4 {
                // The first is already there.
                0 => vec![entry(1)],
                // The second of two is: neither is written.
                1 => vec![entry(2), entry(1)],
                2 => vec![entry(2)],
                _ => vec![entry(2), entry(3)],
            };
            (number, store.append(&id, entries, PLAYING).await)
        });
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    run(&mut other, "rollback").await;
    while let Some(done) = writers.join_next().await {
        let (number, answer) = done.unwrap();
        let expected = if number % 4 < 2 { 1 } else { number % 4 };
        match answer {
            Ok(()) => assert!(number % 4 >= 2, "{number}"),
            Err(StoreError::Conflict) => assert!(number % 4 < 2, "{number}"),
            Err(error) => panic!("{number}: {error:?}"),
        }
        assert_eq!(store.entries(&ids[number], 0).await.unwrap().len(), expected, "{number}");
    }
}

/// A folder in which nobody may write is refused in a sentence; so is a file that
/// is no database.
#[tokio::test]
async fn what_cannot_be_opened_is_said() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("ingenio.sqlite"), "x".repeat(10_000)).unwrap();
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused:?}");
    assert_eq!(refused.to_string().matches("not a database").count(), 1, "said once: {refused}");
    let file = folder.path().join("no-folder");
    std::fs::write(&file, "").unwrap();
    let refused = Store::open(&file).await.unwrap_err();
    assert!(matches!(refused, StoreError::Backend(_)), "{refused}");
}

/// A database of which a page or a table is broken is not opened, and not changed.
#[tokio::test]
async fn a_damaged_database_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    let store = opened(folder.path(), &["one", "two"]).await;
    for seq in 2..400 {
        store.append("one", vec![entry(seq)], PLAYING).await.unwrap();
    }
    store.checkpoint().await.unwrap();
    drop(store);
    let file = folder.path().join("ingenio.sqlite");
    tokio::time::sleep(Duration::from_millis(300)).await;
    let sound = std::fs::read(&file).unwrap();
    let mut bytes = sound.clone();
    for page in (4096 * 20..bytes.len()).step_by(4096 * 7) {
        bytes[page..page + 4096].fill(0xa5);
    }
    std::fs::write(&file, &bytes).unwrap();
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused:?}");
    assert_eq!(std::fs::read(&file).unwrap(), bytes, "nothing was touched");
    std::fs::write(&file, &sound).unwrap();
    run(&mut aside(folder.path()).await, "drop table intents").await;
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(refused.to_string().contains("no such table: intents"), "{refused}");
}

/// What would go into a file that is gone is refused; also when only the lock is.
#[tokio::test]
async fn a_file_that_was_taken_away_takes_no_writes() {
    let folder = tempfile::tempdir().unwrap();
    let _lock = store::Lock::take(folder.path()).unwrap();
    let store = opened(folder.path(), &["one"]).await;
    store.append("one", vec![entry(2)], PLAYING).await.unwrap();
    for (seq, name) in (3..).zip(["lock", "ingenio.sqlite-wal", "ingenio.sqlite"]) {
        let [file, away] = [name, "away"].map(|name| folder.path().join(name));
        std::fs::rename(&file, &away).unwrap();
        for refused in [store.append("one", vec![entry(seq)], PLAYING).await, store.probe().await] {
            assert!(matches!(refused, Err(StoreError::Damaged(_))), "{name}: {refused:?}");
        }
        std::fs::rename(&away, &file).unwrap();
        store.append("one", vec![entry(seq)], PLAYING).await.unwrap();
    }
}

/// An empty file is as good as none; but not if something was written beside it.
#[tokio::test]
async fn an_empty_file_is_made_anew_unless_its_log_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let [file, log] = ["", "-wal"].map(|end| folder.path().join(format!("ingenio.sqlite{end}")));
    std::fs::write(&file, "").unwrap();
    std::fs::write(&log, "x".repeat(5_000)).unwrap();
    let refused = Store::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused:?}");
    assert_eq!(std::fs::metadata(&log).unwrap().len(), 5_000, "nothing was touched");
    std::fs::remove_file(&log).unwrap();
    opened(folder.path(), &["one"]).await;
}

/// A log without its file is not thrown away by a start, and all is there when the file is back.
#[tokio::test]
async fn a_log_without_its_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let store = opened(folder.path(), &["one"]).await;
    store.append("one", vec![entry(2)], PLAYING).await.unwrap();
    // As a kill leaves them.
    let other = tempfile::tempdir().unwrap();
    let [file, log] = ["ingenio.sqlite", "ingenio.sqlite-wal"];
    for name in [file, log] {
        std::fs::copy(folder.path().join(name), other.path().join(name)).unwrap();
    }
    let away = other.path().join("away");
    std::fs::rename(other.path().join(file), &away).unwrap();
    let before = std::fs::read(other.path().join(log)).unwrap();
    let refused = Store::open(other.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged(_)), "{refused:?}");
    assert!(refused.to_string().contains("ingenio.sqlite is missing"), "{refused}");
    assert_eq!(std::fs::read(other.path().join(log)).unwrap(), before, "nothing was touched");
    std::fs::rename(&away, other.path().join(file)).unwrap();
    let found = Store::open(other.path()).await.unwrap();
    assert_eq!(found.entries("one", 0).await.unwrap().len(), 2);
}
