//! People: accounts, sessions, codes, and what becomes of their tables.

use serde_json::json;
use store::{
    Device, Entry, Guest, Kind, NewAccount, NewSession, NewSitter, Occupant, Opener, State, Store,
    StoreError, Summary,
};

use super::{Kept, PLAYING, agreed, entry, opened, seat};

fn session(hash: &[u8], guest: i64) -> NewSession {
    let called = "Firefox".to_owned();
    NewSession { hash: hash.to_vec(), guest, device: Device::Browser, called, at: 86_400_000 * 3 }
}

fn account(guest: i64, name: &str) -> NewAccount {
    NewAccount {
        guest,
        name: name.to_owned(),
        folded: name.to_lowercase(),
        password: "$argon2id$one".to_owned(),
        codes: vec![b"code 1".to_vec(), b"code 2".to_vec()],
    }
}

async fn id(store: &Store, hash: &[u8]) -> Option<i64> {
    store.guest(hash).await.unwrap().map(|guest| guest.id)
}

/// Berta's table, at which Anna has taken the second seat.
async fn at_berta_s(store: &Store, anna: &Guest) -> Guest {
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    let seats = [
        seat(0, Occupant::Person, "Berta", Some(berta.id)),
        seat(1, Occupant::Open(Some("to two".to_owned())), "", None),
    ];
    let waiting = Summary { state: State::Waiting, asked: 0, ply: 0, due: None };
    store.create(&agreed("two", berta.id), &seats, &[], waiting).await.unwrap();
    let seated = Entry { body: json!({"name": "Anna"}), ..entry(1, Kind::Seated) };
    let sitter = NewSitter::Guest(anna.clone(), "to two".to_owned());
    store.take_seat("two", sitter, &seated, PLAYING).await.unwrap();
    berta
}

pub(crate) async fn a_guest_who_signs_up_keeps_every_table_and_another_token(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    assert_eq!(store.known(b"anna").await.unwrap().unwrap().session, None);
    store.sign_up(account(anna.id, "Änne"), session(b"new", anna.id)).await.unwrap();
    drop(store);
    let store = kept.open().await;
    assert_eq!(id(&store, b"anna").await, None, "what was known before is nobody's");
    let known = store.known(b"new").await.unwrap().unwrap();
    assert_eq!((known.guest.id, known.guest.name.as_str()), (anna.id, "Änne"));
    assert_eq!(known.session, Some((Device::Browser, 3)));
    assert_eq!(store.held("one", anna.id).await.unwrap(), [0]);
    let found = store.account("änne").await.unwrap().unwrap();
    assert_eq!((found.guest, found.name.as_str()), (anna.id, "Änne"));
    assert_eq!(store.account_of(anna.id).await.unwrap(), Some(found));
    assert_eq!(store.count_codes(anna.id).await.unwrap(), 2);
    assert_eq!(store.places_of(anna.id).await.unwrap(), ["one"]);
}

pub(crate) async fn a_name_is_one_account_and_a_guest_has_one(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    store.sign_up(account(anna.id, "Anna"), session(b"new", anna.id)).await.unwrap();
    for (guest, name) in [(berta.id, "ANNA"), (anna.id, "Other")] {
        let again = store.sign_up(account(guest, name), session(b"other", guest)).await;
        assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    }
    assert_eq!(id(&store, b"berta").await, Some(berta.id), "nothing of it has happened");
    assert_eq!(id(&store, b"other").await, None);
    assert_eq!(store.account("other").await.unwrap(), None);
}

/// Seats and what was made pass to the account; where both sit at one table both seats are theirs.
pub(crate) async fn whoever_signs_in_brings_the_tables_of_this_browser_along(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = at_berta_s(&store, &anna).await;
    store.sign_up(account(berta.id, "Berta"), session(b"first", berta.id)).await.unwrap();
    let before = store.load("one").await.unwrap().changes;
    store.sign_in(session(b"second", berta.id), Some(anna.id)).await.unwrap();
    assert_eq!(store.held("two", berta.id).await.unwrap(), [0, 1]);
    assert_eq!(store.held("one", berta.id).await.unwrap(), [0]);
    let one = store.load("one").await.unwrap();
    assert_eq!((one.agreed.maker, one.changes), (berta.id, before + 1));
    assert_eq!(store.load("two").await.unwrap().agreed.maker, berta.id);
    assert_eq!(id(&store, b"anna").await, None);
    for hash in [b"first".as_slice(), b"second"] {
        assert_eq!(id(&store, hash).await, Some(berta.id), "on any number of devices");
    }
    store.sign_in(session(b"third", berta.id), Some(berta.id)).await.unwrap();
    assert_eq!(store.held("one", berta.id).await.unwrap(), [0], "nobody loses anything to oneself");
}

pub(crate) async fn a_password_that_is_changed_ends_other_sessions(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    store.sign_up(account(anna.id, "Anna"), session(b"here", anna.id)).await.unwrap();
    let device = Device::Program;
    let program = NewSession { device, ..session(b"program", anna.id) };
    store.sign_in(program, None).await.unwrap();
    store.sign_in(session(b"there", anna.id), None).await.unwrap();
    store.set_password(anna.id, "$argon2id$two", b"here").await.unwrap();
    for (hash, who) in [(b"here".as_slice(), Some(anna.id)), (b"there", None), (b"program", None)] {
        assert_eq!(id(&store, hash).await, who);
    }
    let found = store.account_of(anna.id).await.unwrap().unwrap();
    assert_eq!(found.password, "$argon2id$two");
    assert!(!format!("{found:?}").contains("argon2id"), "it is not told to the log");
    let nobody = store.set_password(anna.id + 1, "x", b"here").await;
    assert!(matches!(nobody, Err(StoreError::NotFound)));
}

fn code(hash: &[u8]) -> Opener {
    Opener::Code(hash.to_vec())
}

pub(crate) async fn a_code_opens_an_account_once(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    store.sign_up(account(anna.id, "Anna"), session(b"lost", anna.id)).await.unwrap();
    store.recover(code(b"code 1"), "$argon2id$two", session(b"found", anna.id)).await.unwrap();
    assert_eq!(id(&store, b"lost").await, None);
    assert_eq!(id(&store, b"found").await, Some(anna.id));
    for wrong in [b"code 1".as_slice(), b"code 9"] {
        let again = store.recover(code(wrong), "$argon2id$bad", session(b"again", anna.id)).await;
        assert!(matches!(again, Err(StoreError::NotFound)));
    }
    assert_eq!(id(&store, b"again").await, None);
    assert_eq!(store.account("anna").await.unwrap().unwrap().password, "$argon2id$two");
    assert_eq!(store.count_codes(anna.id).await.unwrap(), 1);
    store.set_codes(anna.id, vec![b"new".to_vec()]).await.unwrap();
    let old = store.recover(code(b"code 2"), "$argon2id$bad", session(b"again", anna.id)).await;
    assert!(matches!(old, Err(StoreError::NotFound)), "those of before are over");
}

pub(crate) async fn sessions_are_listed_and_ended_by_their_owner_and_the_oldest_give_way(
    kept: Kept,
) {
    let (store, anna) = opened(&kept).await;
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    store.sign_up(account(anna.id, "Anna"), session(b"first", anna.id)).await.unwrap();
    let late = NewSession { at: 86_400_000 * 5, ..session(b"second", anna.id) };
    store.sign_in(late, None).await.unwrap();
    let listed = store.sessions(anna.id).await.unwrap();
    let days: Vec<_> = listed.iter().map(|one| (one.hash.as_slice(), one.seen_day)).collect();
    assert_eq!(days, [(b"second".as_slice(), 5), (b"first", 3)]);
    assert_eq!((listed[0].device, listed[0].called.as_str()), (Device::Browser, "Firefox"));
    store.see(b"first", 86_400_000 * 7 + 5).await.unwrap();
    store.see(b"first", 86_400_000 * 6).await.unwrap();
    assert_eq!(store.sessions(anna.id).await.unwrap()[0].seen_day, 7, "the latest day counts");
    store.end_session(berta.id, b"second").await.unwrap();
    assert_eq!(id(&store, b"second").await, Some(anna.id), "nobody ends another's");
    store.end_session(anna.id, b"second").await.unwrap();
    assert_eq!(id(&store, b"second").await, None);
    for number in 0..60u8 {
        let at = 86_400_000 * 8 + i64::from(number);
        store.sign_in(NewSession { at, ..session(&[number], anna.id) }, None).await.unwrap();
    }
    assert_eq!(store.sessions(anna.id).await.unwrap().len(), 50);
    assert_eq!(id(&store, &[9]).await, None);
    assert_eq!(id(&store, &[59]).await, Some(anna.id));
}

/// Nobody's game is deleted: the seat stays, without a name and without a holder.
pub(crate) async fn whoever_is_forgotten_leaves_seats_behind_and_no_name(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let berta = at_berta_s(&store, &anna).await;
    // Berta plays Anna's seat at Anna's table as well, by a private link.
    store.add_key(b"key", "one", 0, 5).await.unwrap();
    store.use_key(b"key", berta.id, 0).await.unwrap();
    store.sign_up(account(anna.id, "Anna"), session(b"here", anna.id)).await.unwrap();
    let before = store.load("two").await.unwrap().changes;
    store.forget(anna.id, "-").await.unwrap();
    let two = store.load("two").await.unwrap();
    assert_eq!((two.seats[1].name.as_str(), two.changes), ("-", before + 1));
    assert_eq!(two.seats[1].occupant, Occupant::Guest);
    assert_eq!(two.seats[0].name, "Berta");
    assert_eq!(store.entries("two", 0).await.unwrap()[0].body, json!({"name": "-"}));
    assert_eq!(store.load("one").await.unwrap().seats[0].name, "Anna", "Berta holds it, too");
    assert_eq!(store.held("one", berta.id).await.unwrap(), [0]);
    assert_eq!(store.held("two", anna.id).await.unwrap(), [0; 0]);
    assert_eq!((id(&store, b"here").await, id(&store, b"anna").await), (None, None));
    assert_eq!(store.account("anna").await.unwrap(), None);
    assert_eq!(store.count_codes(anna.id).await.unwrap(), 0);
    // The name is free again.
    store.sign_up(account(berta.id, "Anna"), session(b"new", berta.id)).await.unwrap();
}
