//! What holds of a store in a file alone.

use store::{Device, NewAccount, NewSession, Store, StoreError};

/// A file that a newer program wrote is left alone.
#[tokio::test]
async fn a_newer_database_is_not_opened() {
    let folder = tempfile::tempdir().unwrap();
    drop(Store::open(folder.path()).await.unwrap());
    let file = folder.path().join("ingenio.sqlite");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::raw_sql("pragma user_version = 99").execute(&pool).await.unwrap();
    pool.close().await;
    assert!(matches!(Store::open(folder.path()).await, Err(StoreError::Newer)));
}

/// What is deleted is not only no longer found: its letters are gone from the file.
#[tokio::test]
async fn what_is_deleted_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
    let secret = "$argon2id$anna-s";
    let account = NewAccount {
        guest: anna.id,
        name: "Anna".to_owned(),
        folded: "anna".to_owned(),
        password: secret.to_owned(),
        codes: Vec::new(),
    };
    let called = "Firefox".to_owned();
    let hash = b"session".to_vec();
    let session = NewSession { hash, guest: anna.id, device: Device::Browser, called, at: 1 };
    store.sign_up(account, session).await.unwrap();
    let kept = || {
        let file = std::fs::read(folder.path().join("ingenio.sqlite")).unwrap();
        file.windows(secret.len()).any(|letters| letters == secret.as_bytes())
    };
    store.checkpoint().await.unwrap();
    assert!(kept(), "it is in the file");
    store.forget(anna.id, "left").await.unwrap();
    store.checkpoint().await.unwrap();
    assert!(!kept(), "it has been deleted");
}

/// Two processes on one folder would each believe to know its tables.
#[test]
fn a_folder_has_one_owner_at_a_time() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = store::Lock::take(&data).unwrap();
    let second = store::Lock::take(&data).unwrap_err();
    assert!(second.to_string().contains("another Ingenio uses this folder already"), "{second}");
    drop(first);
    store::Lock::take(&data).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_belongs_to_its_user_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let private = || {
        for file in std::fs::read_dir(&data).unwrap() {
            let path = file.unwrap().path();
            assert_eq!(mode(&path), 0o600, "{}", path.display());
        }
    };
    let store = Store::open(&data).await.unwrap();
    store.add_guest(b"anna", "Anna", 1).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    private();
    drop(store);
    // What an earlier version has left open to others is closed.
    let open = std::fs::Permissions::from_mode;
    std::fs::set_permissions(data.join("ingenio.sqlite"), open(0o644)).unwrap();
    std::fs::set_permissions(&data, open(0o755)).unwrap();
    let store = Store::open(&data).await.unwrap();
    store.add_guest(b"berta", "Berta", 1).await.unwrap();
    assert_eq!(mode(&data), 0o700);
    private();
    drop(store);
    // A folder that holds other things is not ours to close.
    std::fs::write(data.join("letter"), "").unwrap();
    std::fs::set_permissions(&data, open(0o755)).unwrap();
    Store::open(&data).await.unwrap();
    assert_eq!(mode(&data), 0o755);
}
