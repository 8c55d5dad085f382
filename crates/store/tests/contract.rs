//! What every store must do, whatever lies beneath it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "contract/begun.rs"]
mod begun;
#[path = "contract/clocks.rs"]
mod clocks;
#[path = "contract/company.rs"]
mod company;
#[path = "contract/lobby.rs"]
mod lobby;
#[path = "contract/notices.rs"]
mod notices;
#[path = "contract/people.rs"]
mod people;
#[path = "contract/post.rs"]
mod post;
#[path = "contract/vacancies.rs"]
mod vacancies;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use begun::*;
use clocks::*;
use cluster::Cluster;
use company::*;
use lobby::*;
use notices::*;
use people::*;
use post::*;
use serde_json::{Value, json};
use store::{
    Agreed, Among, Entry, Guest, Home, Kind, NewSeat, NewSitter, Occupant, PrivateLink, SeatRecord,
    State, Store, StoreError, Summary, backup, restore,
};
use tempfile::TempDir;
use vacancies::*;

const PLAYING: Summary = Summary { state: State::Playing, asked: 0b10, ply: 1, due: None };

fn agreed(id: &str, maker: i64) -> Agreed {
    Agreed {
        id: id.to_owned(),
        game: "toy".to_owned(),
        setup: json!({"players": 2}),
        edition: 1,
        data: "00ff".to_owned(),
        secret_seed: [7; 32],
        maker,
        created_at: 100,
        aids: false,
        strict: true,
        terms: serde_json::Value::Null,
    }
}

fn entry(seq: i64, kind: Kind) -> Entry {
    let body = json!({"to": seq, "word": "äöü 'quoted'"});
    let fingerprint = Some(format!("1:{seq:016x}"));
    Entry { seq, kind, seat: Some(1), body, fingerprint, request: None, at: 100 + seq }
}

fn seat(seat: u8, occupant: Occupant, name: &str, holder: Option<i64>) -> NewSeat {
    NewSeat { record: SeatRecord { seat, occupant, name: name.to_owned() }, holder }
}

/// Where a store is kept.
enum Kept {
    Folder(TempDir),
    Cluster(Cluster),
}

impl Kept {
    async fn open(&self) -> Store {
        match self {
            Kept::Folder(folder) => Store::open(folder.path()).await.unwrap(),
            Kept::Cluster(cluster) => Store::connect(&cluster.url()).await.unwrap(),
        }
    }

    /// Everything as lines, read beside whoever writes.
    async fn copied(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let keep = |line: &Value| {
            lines.push(line.to_string());
            Ok(())
        };
        match self {
            Kept::Folder(folder) => backup(Home::Folder(folder.path()), keep).await.unwrap(),
            Kept::Cluster(cluster) => backup(Home::Database(&cluster.url()), keep).await.unwrap(),
        };
        lines
    }
}

/// A store with Anna's table: herself and an open seat.
async fn opened(kept: &Kept) -> (Store, Guest) {
    let store = kept.open().await;
    let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, Occupant::Open(Some("invite".to_owned())), "", None),
    ];
    let waiting = Summary { state: State::Waiting, asked: 0, ply: 0, due: None };
    let first = Entry { seat: None, ..entry(1, Kind::Opened) };
    store.create(&agreed("one", anna.id), &seats, &[first], waiting).await.unwrap();
    (store, anna)
}

async fn what_was_written_is_read_back_after_a_restart(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let kinds = [
        Kind::Move,
        Kind::Chance,
        Kind::Undo,
        Kind::Redo,
        Kind::Withdraw,
        Kind::Among(Among::Left),
        Kind::Among(Among::StoodIn),
        Kind::Among(Among::Returned),
        Kind::Among(Among::TimedOut),
        Kind::Among(Among::Voted),
        Kind::Among(Among::WantedClose),
        Kind::Among(Among::Nights),
        Kind::Among(Among::Slept),
        Kind::Among(Among::AskedUndo),
        Kind::Among(Among::AnsweredUndo),
        Kind::Closed,
    ];
    let entries: Vec<Entry> = (2..).zip(kinds).map(|(seq, kind)| entry(seq, kind)).collect();
    store.append("one", entries.clone(), PLAYING).await.unwrap();
    drop(store);
    let store = kept.open().await;
    let found = store.load("one").await.unwrap();
    assert_eq!(found.agreed, agreed("one", anna.id));
    assert_eq!(found.changes, 16, "each entry counts");
    assert_eq!(found.seats[1].occupant, Occupant::Open(Some("invite".to_owned())));
    assert_eq!(store.entries("one", 1).await.unwrap(), entries);
    assert_eq!(store.entries("one", 5).await.unwrap(), entries[4..]);
    assert_eq!(store.guest(b"anna").await.unwrap(), Some(anna));
    assert_eq!(store.guest(b"nobody").await.unwrap(), None);
    assert!(matches!(store.load("two").await, Err(StoreError::NotFound)));
    store.probe().await.unwrap();
}

async fn of_two_writers_the_second_is_told(kept: Kept) {
    let (store, _) = opened(&kept).await;
    store.append("one", vec![entry(2, Kind::Move)], PLAYING).await.unwrap();
    let other = kept.open().await;
    let both = vec![entry(3, Kind::Chance), entry(2, Kind::Move)];
    assert!(matches!(other.append("one", both, PLAYING).await, Err(StoreError::Conflict)));
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 2, "all or none");
    let named = |seq| Entry { request: Some("click".to_owned()), ..entry(seq, Kind::Move) };
    store.append("one", vec![named(3)], PLAYING).await.unwrap();
    let again = store.append("one", vec![named(4)], PLAYING).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "a request is carried out once");
}

/// The same with whatever a client may have named it.
fn named(table: i64, seq: i64) -> Entry {
    let request = match table % 3 {
        0 => None,
        1 => Some(format!("{seq} \"é🎲\\")),
        _ => Some(format!("{seq}\0 and on")),
    };
    Entry { seat: (table % 2 == 0).then_some(1), request, ..entry(seq, Kind::Move) }
}

/// Moves that arrive together are written together; one that comes too late, or to no
/// table, is refused alone.
async fn many_moves_at_once_are_each_written_or_refused(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let tables = 150;
    let name = |table: i64| format!("table {table}");
    let late = |table: i64| table % 40 == 7;
    for table in 0..tables {
        let seats = [seat(0, Occupant::Person, "Anna", Some(anna.id))];
        store.create(&agreed(&name(table), anna.id), &seats, &[], PLAYING).await.unwrap();
    }
    for round in 1..=4 {
        let mut asked = tokio::task::JoinSet::new();
        for table in 0..tables {
            let (store, missing) = (store.clone(), table == 77 && round > 1);
            let id = if missing { "nowhere".to_owned() } else { name(table) };
            let new = named(table, if late(table) { 1 } else { round });
            let summary =
                Summary { state: State::Over, asked: 1, ply: table * 10 + round, due: None };
            asked.spawn(async move { (table, store.append(&id, vec![new], summary).await) });
        }
        for (table, answer) in asked.join_all().await {
            match answer {
                Ok(()) => assert!(round == 1 || table != 77 && !late(table), "{table}"),
                Err(StoreError::Conflict) => assert!(round > 1 && late(table), "{table}"),
                Err(error) => assert!(table == 77, "{table}: {error}"),
            }
        }
    }
    let rounds = |table: i64| if table == 77 || late(table) { 1 } else { 4 };
    for table in 0..tables {
        let due: Vec<Entry> = (1..=rounds(table)).map(|seq| named(table, seq)).collect();
        assert_eq!(store.entries(&name(table), 0).await.unwrap(), due, "{table}");
    }
    for listing in store.tables_of(anna.id).await.unwrap() {
        let Some(table) = listing.id.strip_prefix("table ") else { continue };
        let table: i64 = table.parse().unwrap();
        assert_eq!(listing.summary.ply, table * 10 + rounds(table), "{table}");
        assert_eq!((listing.summary.state, listing.summary.asked), (State::Over, 1));
    }
}

async fn an_open_seat_is_taken_once(kept: Kept) {
    let (store, _) = opened(&kept).await;
    let berta = store.add_guest(b"berta", "Berta", 2).await.unwrap();
    let carlo = store.add_guest(b"carlo", "Carlo", 3).await.unwrap();
    assert_eq!(store.invite("invite").await.unwrap(), Some(("one".to_owned(), 1)));
    let seated = entry(2, Kind::Seated);
    let by = |guest: &Guest, invite: &str| NewSitter::Guest(guest.clone(), invite.to_owned());
    let old = store.take_seat("one", by(&berta, "older"), &seated, PLAYING).await;
    assert!(matches!(old, Err(StoreError::Conflict)), "another invite leads elsewhere");
    store.take_seat("one", by(&berta, "invite"), &seated, PLAYING).await.unwrap();
    let third = entry(3, Kind::Seated);
    let late = store.take_seat("one", by(&carlo, "invite"), &third, PLAYING).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    assert_eq!(store.invite("invite").await.unwrap(), None);
    assert_eq!(store.used_invite("invite").await.unwrap(), Some(("one".to_owned(), 1)));
    assert_eq!(store.held("one", berta.id).await.unwrap(), [1]);
    assert_eq!(store.held("one", carlo.id).await.unwrap(), [0u8; 0]);
    let found = store.load("one").await.unwrap();
    assert_eq!(
        (found.seats[1].name.as_str(), &found.seats[1].occupant),
        ("Berta", &Occupant::Guest)
    );
    assert_eq!(store.entries("one", 0).await.unwrap().len(), 2);
}

async fn a_private_link_is_used_up(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    store.add_key(b"key", "one", 0, 5).await.unwrap();
    let link = |guest| PrivateLink { table: "one".to_owned(), seat: 0, created_at: 5, guest };
    assert_eq!(store.key(b"key").await.unwrap(), Some(link(None)));
    let phone = store.add_guest(b"phone", "", 6).await.unwrap();
    let thief = store.add_guest(b"thief", "", 7).await.unwrap();
    let old = store.use_key(b"key", phone.id, 6).await;
    assert!(matches!(old, Err(StoreError::NotFound)), "it is too old");
    store.use_key(b"key", phone.id, 5).await.unwrap();
    store.use_key(b"key", phone.id, 5).await.unwrap();
    assert!(matches!(store.use_key(b"key", thief.id, 5).await, Err(StoreError::NotFound)));
    assert_eq!(store.key(b"key").await.unwrap(), Some(link(Some(phone.id))));
    assert_eq!(store.held("one", thief.id).await.unwrap(), [0u8; 0]);
    assert_eq!(store.held("one", phone.id).await.unwrap(), [0]);
    assert_eq!(store.held("one", anna.id).await.unwrap(), [0]);
}

async fn a_guest_s_tables_come_latest_first_without_the_closed(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, Occupant::Person, "Berta", Some(anna.id)),
        seat(2, Occupant::Bot("greedy".to_owned()), "Bot", None),
    ];
    store.create(&agreed("two", anna.id), &seats, &[], PLAYING).await.unwrap();
    store.append("one", vec![entry(2, Kind::Move)], PLAYING).await.unwrap();
    let tables = store.tables_of(anna.id).await.unwrap();
    let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(ids, ["one", "two"]);
    assert_eq!((tables[1].mine, tables[1].summary), (0b11, PLAYING));
    assert_eq!(tables[1].names, ["Anna", "Berta", "Bot"]);
    let closed = Summary { state: State::Closed, asked: 0, ply: 0, due: None };
    store.append("two", vec![entry(1, Kind::Closed)], closed).await.unwrap();
    assert_eq!(store.tables_of(anna.id).await.unwrap().len(), 1);
    store.rename_guest(anna.id, "Änne").await.unwrap();
    assert_eq!(store.guest(b"anna").await.unwrap().unwrap().name, "Änne");
}

async fn an_intent_is_one_for_each_seat_and_outlives_a_restart(kept: Kept) {
    let (store, _) = opened(&kept).await;
    assert!(store.intents("one").await.unwrap().is_empty());
    store.intend("one", 0, Some("wait")).await.unwrap();
    store.intend("one", 0, Some("pass")).await.unwrap();
    store.intend("one", 1, Some("run")).await.unwrap();
    assert_eq!(store.load("one").await.unwrap().changes, 3, "and whatever else happens");
    let again = kept.open().await;
    let kept = vec![(0, "pass".to_owned()), (1, "run".to_owned())];
    assert_eq!(again.intents("one").await.unwrap(), kept);
    again.intend("one", 0, None).await.unwrap();
    assert_eq!(again.intents("one").await.unwrap(), kept[1..]);
    assert!(again.intend("elsewhere", 0, Some("pass")).await.is_err());
}

async fn the_link_to_an_open_seat_is_renewed_and_withdrawn_and_a_bot_takes_it(kept: Kept) {
    let (store, _) = opened(&kept).await;
    store.set_invite("one", 1, Some("newer")).await.unwrap();
    assert_eq!(store.invite("invite").await.unwrap(), None);
    assert_eq!(store.invite("newer").await.unwrap(), Some(("one".to_owned(), 1)));
    store.set_invite("one", 1, None).await.unwrap();
    assert_eq!(store.invite("newer").await.unwrap(), None);
    assert_eq!(store.load("one").await.unwrap().seats[1].occupant, Occupant::Open(None));
    let bot = NewSitter::Bot("greedy".to_owned(), "Bot Ramón".to_owned());
    store.take_seat("one", bot.clone(), &entry(2, Kind::Seated), PLAYING).await.unwrap();
    let seat = store.load("one").await.unwrap().seats[1].clone();
    assert_eq!(seat.occupant, Occupant::Bot("greedy".to_owned()));
    assert_eq!(seat.name, "Bot Ramón");
    let again = store.take_seat("one", bot, &entry(3, Kind::Seated), PLAYING).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    assert!(matches!(store.set_invite("one", 1, None).await, Err(StoreError::Conflict)));
}

/// Whoever asks twice at once is one guest.
async fn a_token_is_one_guest(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let again = store.add_guest(b"anna", "Änne", 9).await.unwrap();
    assert_eq!((again.id, again.name.as_str()), (anna.id, "Änne"));
    assert_eq!(store.guest(b"anna").await.unwrap(), Some(again));
}

/// What a table plays with is never written over, and outlives a restart.
async fn a_box_is_kept_as_it_was_first_written(kept: Kept) {
    let (store, _) = opened(&kept).await;
    assert_eq!(store.printed("toy", "cafe").await.unwrap(), None);
    let [first, other] = [json!({"ship": {"most": 3}}), json!({"ship": {"most": 4}})];
    store.keep_box("cafe", "toy", &first).await.unwrap();
    store.keep_box("cafe", "toy", &other).await.unwrap();
    drop(store);
    let store = kept.open().await;
    assert_eq!(store.printed("toy", "cafe").await.unwrap(), Some(first));
    assert_eq!(store.printed("other", "cafe").await.unwrap(), None);
}

async fn a_host_learns_of_open_tables_and_is_heard_until_it_is_taken_back(kept: Kept) {
    let (store, anna) = opened(&kept).await;
    let seats = [seat(0, Occupant::Bot("greedy".to_owned()), "Bot Olga", None)];
    for (id, state) in [("two", State::Playing), ("over", State::Over), ("shut", State::Closed)] {
        let summary = Summary { state, asked: 0, ply: 7, due: None };
        let mut agreed = agreed(id, anna.id);
        agreed.created_at = 200;
        store.create(&agreed, &seats, &[], summary).await.unwrap();
    }
    let open = store.open_tables(10).await.unwrap();
    let told: Vec<_> = open.iter().map(|table| (table.id.as_str(), table.summary.ply)).collect();
    assert_eq!(told, [("two", 7), ("one", 0)]);
    assert_eq!(open[1].names, ["Anna", ""]);
    assert_eq!(store.open_tables(1).await.unwrap().len(), 1);
    assert_eq!(store.count_open().await.unwrap(), 2);
    assert!(store.size().await.unwrap() > 4096);
    assert_eq!(store.nodes().await.unwrap().is_some(), store.is_shared());
    assert_eq!(store.notice().await.unwrap(), None);
    for said in ["We stop at ten", "Not yet, 'quoted' äöü"] {
        store.say(Some(said), 5).await.unwrap();
        assert_eq!(kept.open().await.notice().await.unwrap().as_deref(), Some(said));
    }
    for _ in 0..2 {
        store.say(None, 6).await.unwrap();
        assert_eq!(store.notice().await.unwrap(), None);
    }
}

/// A copy taken while moves are made is of one moment: all that was acknowledged before is in it,
/// nothing is in it by half, and it can be put back.
async fn a_backup_beside_moves_is_of_one_moment(kept: Kept) {
    const TABLES: usize = 6;
    let (store, anna) = opened(&kept).await;
    // A copy takes a while.
    let long = (2..3000).map(|seq| entry(seq, Kind::Move)).collect();
    store.append("one", long, PLAYING).await.unwrap();
    for table in 0..TABLES {
        let seats = [seat(0, Occupant::Person, "Anna", Some(anna.id))];
        let first = entry(1, Kind::Opened);
        let id = table.to_string();
        store.create(&agreed(&id, anna.id), &seats, &[first], PLAYING).await.unwrap();
    }
    let acknowledged: Arc<Vec<AtomicI64>> =
        Arc::new((0..TABLES).map(|_| AtomicI64::new(1)).collect());
    let enough = Arc::new(AtomicBool::new(false));
    let mut players = tokio::task::JoinSet::new();
    for table in 0..TABLES {
        let (store, acknowledged) = (store.clone(), Arc::clone(&acknowledged));
        let enough = Arc::clone(&enough);
        players.spawn(async move {
            for seq in 2.. {
                if enough.load(Ordering::Relaxed) {
                    return;
                }
                let ply = Summary { ply: seq, ..PLAYING };
                store.append(&table.to_string(), vec![entry(seq, Kind::Move)], ply).await.unwrap();
                acknowledged[table].store(seq, Ordering::SeqCst);
            }
        });
    }
    let reached =
        || -> Vec<i64> { acknowledged.iter().map(|seq| seq.load(Ordering::SeqCst)).collect() };
    let mut copies = 0;
    for _ in 0..50 {
        let before = reached();
        let lines = kept.copied().await;
        let after = reached();
        copies += u32::from(before != after);
        let folder = tempfile::tempdir().unwrap();
        restore(Home::Folder(folder.path()), lines.into_iter().map(Ok)).await.unwrap();
        let copy = Store::open(folder.path()).await.unwrap();
        for (table, (before, after)) in before.into_iter().zip(after).enumerate() {
            let id = table.to_string();
            let (found, entries) =
                (copy.load(&id).await.unwrap(), copy.entries(&id, 1).await.unwrap());
            let last = 1 + i64::try_from(entries.len()).unwrap();
            // One more may have been written and not yet been acknowledged.
            assert!((before..=after + 1).contains(&last), "{before} <= {last} <= {after} + 1");
            let moves: Vec<Entry> = (2..=last).map(|seq| entry(seq, Kind::Move)).collect();
            assert_eq!(entries, moves, "without gaps");
            assert_eq!(found.changes, last - 1, "the table is of the same moment");
        }
        if copies == 3 {
            break;
        }
    }
    assert_eq!(copies, 3, "nobody has moved meanwhile");
    enough.store(true, Ordering::Relaxed);
    while let Some(player) = players.join_next().await {
        player.unwrap();
    }
}

/// Tests that hold whatever lies beneath.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Kept::Folder(tempfile::tempdir().unwrap())).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                super::$name(super::Kept::Cluster(cluster::Cluster::start().unwrap())).await;
            })*
        }
    };
}

on_both! {
    what_was_written_is_read_back_after_a_restart,
    a_table_begins_with_many_entries_or_not_at_all,
    of_two_writers_the_second_is_told,
    many_moves_at_once_are_each_written_or_refused,
    an_open_seat_is_taken_once,
    a_private_link_is_used_up,
    a_guest_s_tables_come_latest_first_without_the_closed,
    an_intent_is_one_for_each_seat_and_outlives_a_restart,
    the_link_to_an_open_seat_is_renewed_and_withdrawn_and_a_bot_takes_it,
    a_host_learns_of_open_tables_and_is_heard_until_it_is_taken_back,
    a_token_is_one_guest,
    a_box_is_kept_as_it_was_first_written,
    a_backup_beside_moves_is_of_one_moment,
    a_guest_who_signs_up_keeps_every_table_and_another_token,
    a_name_is_one_account_and_a_guest_has_one,
    whoever_signs_in_brings_the_tables_of_this_browser_along,
    a_password_that_is_changed_ends_other_sessions,
    a_code_opens_an_account_once,
    sessions_are_listed_and_ended_by_their_owner_and_the_oldest_give_way,
    whoever_is_forgotten_leaves_seats_behind_and_no_name,
    a_listed_table_is_found_until_it_is_full_or_over,
    a_page_of_a_thousand_listed_tables_is_quick,
    a_seat_that_is_offered_is_listed_until_it_is_not,
    a_seat_is_taken_over_once_and_whole,
    nobody_is_rated_by_a_seat_that_changed_hands,
    a_table_is_due_when_its_entries_say_so,
    all_clocks_are_due_after_a_rest,
    a_rest_is_nothing_that_was_done,
    tables_that_wait_for_a_bot_are_found,
    it_is_known_when_no_server_ran,
    a_notice_is_written_with_the_move_and_claimed_by_one,
    whoever_acts_is_not_told_and_who_looks_is_known,
    an_answer_is_asked_for_while_it_is_waited_for,
    a_channel_by_which_nothing_leaves_is_off,
    a_channel_is_switched_off_and_on,
    a_language_is_somebody_s_own,
    a_browser_is_told_of_one_person,
    a_house_has_one_key_for_push_services,
    an_address_is_confirmed_once_and_in_time,
    a_link_to_a_new_password_works_once_and_in_time,
    an_address_goes_with_its_owner,
    notices_go_with_their_owner,
    moves_that_tell_are_as_quick,
    somebody_s_tables_are_found_by_kind_and_game_page_by_page,
    a_page_of_somebody_s_thousand_tables_is_quick,
    games_are_rated_once_and_can_be_rated_again,
    people_are_asked_to_sit_down_and_a_rematch_is_one,
    what_is_said_is_numbered_muted_and_hidden,
    company_moves_comes_along_and_is_forgotten,
}
