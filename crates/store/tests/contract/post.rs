//! Where people get mail, and the links that are sent there.

use store::{
    Channel, Device, Guest, Letter, LetterKind, Mailbox, NewSession, Opener, Store, StoreError, Way,
};

use super::Kept;
use super::notices::somebody;

async fn opened(kept: &Kept) -> (Store, Guest) {
    let store = kept.open().await;
    let anna = somebody(&store, "Anna").await;
    (store, anna)
}

fn letter(hash: &[u8], guest: i64, kind: LetterKind, address: &str) -> Letter {
    let address = address.to_owned();
    Letter { hash: hash.to_vec(), guest, kind, address, at: 10, until: 100 }
}

fn session(hash: &[u8], guest: i64, at: i64) -> NewSession {
    let called = String::new();
    NewSession { hash: hash.to_vec(), guest, device: Device::Browser, called, at }
}

async fn confirmed(store: &Store, guest: i64, address: &str) {
    let letter = letter(address.as_bytes(), guest, LetterKind::Confirm, address);
    store.write_letter(letter.clone()).await.unwrap();
    store.confirm(letter, "de", 20).await.unwrap();
}

fn both(confirmed: Option<&str>, pending: Option<&str>) -> Mailbox {
    let confirmed = confirmed.map(|address| (address.to_owned(), "de".to_owned()));
    Mailbox { confirmed, pending: pending.map(str::to_owned) }
}

pub(crate) async fn an_address_is_confirmed_once_and_in_time(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let confirm = LetterKind::Confirm;
    let one = letter(b"one", anna.id, confirm, "anna@example.org");
    store.write_letter(one.clone()).await.unwrap();
    assert!(!format!("{one:?}").contains("example.org"), "it is not told to the log");
    assert_eq!(store.mailbox(anna.id, 50).await.unwrap(), both(None, Some("anna@example.org")));
    assert_eq!(store.letter(b"one", confirm, 99).await.unwrap(), Some(one.clone()));
    assert_eq!(store.letter(b"one", LetterKind::Recover, 99).await.unwrap(), None);
    assert_eq!(store.letter(b"one", confirm, 100).await.unwrap(), None, "it is too old");
    let late = store.confirm(one.clone(), "de", 100).await;
    assert!(matches!(late, Err(StoreError::NotFound)));
    // Whoever names another no longer means the first.
    let two = letter(b"two", anna.id, confirm, "a@example.org");
    store.write_letter(two.clone()).await.unwrap();
    assert_eq!(store.letter(b"one", confirm, 50).await.unwrap(), None);
    store.confirm(two.clone(), "de", 50).await.unwrap();
    assert_eq!(store.mailbox(anna.id, 50).await.unwrap(), both(Some("a@example.org"), None));
    let again = store.confirm(two, "de", 51).await;
    assert!(matches!(again, Err(StoreError::NotFound)), "{again:?}");
    // A channel of mail follows.
    let [id, target, language, base] = ["mail", "a@example.org", "de", "x"].map(str::to_owned);
    let channel = Channel { id, way: Way::Mail, target, language, base, off: None };
    store.open_channel(anna.id, channel, 60).await.unwrap();
    confirmed(&store, anna.id, "b@example.org").await;
    assert_eq!(store.channels(anna.id).await.unwrap()[0].target, "b@example.org");
    store.write_letter(letter(b"three", anna.id, confirm, "c@example.org")).await.unwrap();
    store.withdraw_letter(b"three").await.unwrap();
    assert_eq!(store.mailbox(anna.id, 50).await.unwrap(), both(Some("b@example.org"), None));
}

pub(crate) async fn a_link_to_a_new_password_works_once_and_in_time(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let recover = LetterKind::Recover;
    let sent = |hash: &[u8]| letter(hash, anna.id, recover, "anna@example.org");
    let opens = async |hash: &[u8], token: &[u8], at| {
        let by = Opener::Letter(hash.to_vec());
        store.recover(by, "$argon2id$two", session(token, anna.id, at)).await
    };
    for hash in [b"one", b"two", b"six"] {
        store.write_letter(sent(hash)).await.unwrap();
    }
    let more = store.write_letter(sent(b"more")).await;
    assert!(matches!(more, Err(StoreError::Conflict)), "so many are enough: {more:?}");
    assert!(matches!(opens(b"one", b"late", 100).await, Err(StoreError::NotFound)));
    assert!(matches!(opens(b"no", b"wrong", 50).await, Err(StoreError::NotFound)));
    assert_eq!(store.sessions(anna.id).await.unwrap().len(), 1, "nothing has changed");
    opens(b"one", b"new", 50).await.unwrap();
    let sessions = store.sessions(anna.id).await.unwrap();
    assert_eq!((sessions.len(), sessions[0].hash.as_slice()), (1, b"new".as_slice()));
    assert_eq!(store.account("anna").await.unwrap().unwrap().password, "$argon2id$two");
    for hash in [b"one", b"two"] {
        let again = opens(hash, b"again", 51).await;
        assert!(matches!(again, Err(StoreError::NotFound)), "the others are over with it");
    }
    // Those that are too old make room, and are forgotten in time.
    for hash in [b"one", b"two", b"six"] {
        store.write_letter(sent(hash)).await.unwrap();
    }
    store.write_letter(Letter { at: 100, until: 200, ..sent(b"later") }).await.unwrap();
    store.sweep_letters(100).await.unwrap();
    assert_eq!(kept.copied().await.join("\n").matches("\"letters\":").count(), 1);
    // A new address makes those worthless that went to the one before.
    confirmed(&store, anna.id, "b@example.org").await;
    assert!(matches!(opens(b"later", b"old", 101).await, Err(StoreError::NotFound)));
}

pub(crate) async fn an_address_goes_with_its_owner(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = somebody(&store, "Berta").await;
    for who in [&anna, &berta] {
        confirmed(&store, who.id, &format!("{}@example.org", who.name)).await;
        let hash = who.name.as_bytes();
        store
            .write_letter(letter(hash, who.id, LetterKind::Recover, "x@example.org"))
            .await
            .unwrap();
    }
    let copied = kept.copied().await.join("\n");
    for told in ["\"addresses\":", "\"letters\":"] {
        assert_eq!(copied.matches(told).count(), 2, "{told}");
    }
    store.remove_address(anna.id).await.unwrap();
    assert_eq!(store.mailbox(anna.id, 50).await.unwrap(), Mailbox::default());
    store.forget(berta.id, "left").await.unwrap();
    assert!(!kept.copied().await.join("\n").contains("@example.org"));
}
