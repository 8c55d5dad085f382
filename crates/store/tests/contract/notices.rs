//! What people are told: written with the move, claimed by one, settled, and forgotten.

use store::{
    About, Among, Became, Channel, Device, DueNotice, Fate, Guest, Hours, Kind, NewAccount,
    NewNotice, NewSession, NoticeKey, Occupant, Off, Part, State, Store, StoreError, Subscription,
    Summary, Way, Which,
};

use super::{Kept, agreed, entry, seat};

fn channel(id: &str) -> Channel {
    let target = format!("https://example.org/{id}");
    let [language, base] = ["de", "http://here"].map(str::to_owned);
    Channel { id: id.to_owned(), way: Way::Webhook, target, language, base, off: None }
}

pub(super) async fn somebody(store: &Store, name: &str) -> Guest {
    let guest = store.add_guest(name.as_bytes(), name, 1).await.unwrap();
    let hash = format!("session of {name}").into_bytes();
    let account = NewAccount {
        guest: guest.id,
        name: name.to_owned(),
        folded: name.to_lowercase(),
        password: "$argon2id$one".to_owned(),
        codes: Vec::new(),
    };
    let called = String::new();
    let session = NewSession { hash, guest: guest.id, device: Device::Browser, called, at: 1 };
    store.sign_up(account, session).await.unwrap();
    guest
}

/// Anna and Berta at a table; Berta has a channel.
async fn seated(kept: &Kept) -> (Store, Guest, Guest) {
    let store = kept.open().await;
    let (anna, berta) = (somebody(&store, "Anna").await, somebody(&store, "Berta").await);
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, Occupant::Guest, "Berta", Some(berta.id)),
    ];
    store
        .create(&agreed("one", anna.id), &seats, &[entry(1, Kind::Opened)], asks(0))
        .await
        .unwrap();
    store.open_channel(berta.id, channel("hook"), 5).await.unwrap();
    (store, anna, berta)
}

fn asks(seat: u8) -> Summary {
    Summary { state: State::Playing, asked: 1 << seat, ply: 1, due: None }
}

fn turn(seat: u8, mover: u8) -> NewNotice {
    NewNotice { seat, about: About::Turn, mover: Some(mover) }
}

/// Anna moves, and it is Berta's turn.
async fn moves(store: &Store, seq: i64) {
    let moved = store::Entry { seat: Some(0), ..entry(seq, Kind::Move) };
    store.append_telling("one", vec![moved], asks(1), vec![turn(1, 0)]).await.unwrap();
}

fn key(turn: i64) -> NoticeKey {
    let [channel, table] = ["hook", "one"].map(str::to_owned);
    NoticeKey { channel, table, about: About::Turn, turn }
}

async fn due(store: &Store, now: i64) -> Vec<DueNotice> {
    store.due_notices(now).await.unwrap()
}

pub(crate) async fn a_notice_is_written_with_the_move_and_claimed_by_one(kept: Kept) {
    let (store, anna, berta) = seated(&kept).await;
    moves(&store, 2).await;
    // Its own holder knows; whoever is no person, or has no channel, is not told.
    let again = store::Entry { seat: Some(1), ..entry(3, Kind::Move) };
    let told = vec![turn(0, 1), turn(1, 1), NewNotice { mover: None, ..turn(0, 0) }];
    store.append_telling("one", vec![again], asks(1), told).await.unwrap();
    assert_eq!(due(&store, 1101).await, [], "whoever acts at once is not told");
    let found = due(&store, 1102).await;
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!((&found[0].key, found[0].guest), (&key(2), berta.id));
    assert_eq!((found[0].tries, found[0].due, found[0].hours), (0, 1102, None));
    assert_eq!(found[0].channel, channel("hook"));
    let other = kept.open().await;
    assert!(store.claim_notice(&key(2), 1102, 9000).await.unwrap());
    assert!(!other.claim_notice(&key(2), 1102, 9000).await.unwrap(), "it is told by one");
    assert_eq!(due(&other, 8999).await, []);
    // Whoever had claimed it is gone.
    assert_eq!(due(&other, 9000).await.len(), 1);
    let became = Became { fate: Fate::Sent, tries: 1, due: 9001 };
    other.settle_notice(&key(2), became, "", 9001).await.unwrap();
    assert_eq!(due(&store, i64::MAX).await, []);
    let past = store.past_notices(berta.id, 9).await.unwrap();
    assert_eq!((past.len(), past[0].fate, past[0].tries, past[0].at), (1, Fate::Sent, 1, 102));
    assert_eq!(store.past_notices(anna.id, 9).await.unwrap(), []);
    // The same move again, as after a lost connection, is refused with what it would tell.
    let twice = vec![entry(3, Kind::Move)];
    let twice = store.append_telling("one", twice, asks(1), vec![turn(1, 0)]).await;
    assert!(matches!(twice, Err(StoreError::Conflict)));
    assert_eq!(due(&store, i64::MAX).await, []);
    store.sweep_notices(103).await.unwrap();
    assert_eq!(store.past_notices(berta.id, 9).await.unwrap(), []);
}

pub(crate) async fn whoever_acts_is_not_told_and_who_looks_is_known(kept: Kept) {
    let (store, _, berta) = seated(&kept).await;
    let looks = async |now| due(&store, now).await[0].looks_until;
    let matters =
        async |now| due(&store, now).await.iter().map(|one| one.matters).collect::<Vec<_>>();
    moves(&store, 2).await;
    assert_eq!((matters(2000).await, looks(2000).await), (vec![true], None));
    assert_eq!(due(&store, 2000).await[0].at, 102);
    store.look(berta.id, "one", 5000).await.unwrap();
    assert_eq!((matters(4999).await, looks(4999).await), (vec![true], Some(5000)));
    assert_eq!((matters(5000).await, looks(5000).await), (vec![true], None));
    store.append("one", vec![entry(3, Kind::Move)], asks(0)).await.unwrap();
    assert_eq!(matters(6000).await, [false], "they have acted");
    moves(&store, 4).await;
    assert_eq!(matters(6000).await, [false, true], "each turn has its own");
    let over = Summary { state: State::Over, asked: 0, ply: 5, due: None };
    let told = NewNotice { seat: 1, about: About::Over, mover: Some(0) };
    let last = store::Entry { seat: Some(0), ..entry(5, Kind::Move) };
    store.append_telling("one", vec![last], over, vec![told]).await.unwrap();
    assert_eq!(matters(6000).await, [false, false, true]);
}

/// What the others ask is told as long as they wait for the answer, and the latest only; until then
/// the table waits for whoever is asked, as it does for a turn.
pub(crate) async fn an_answer_is_asked_for_while_it_is_waited_for(kept: Kept) {
    let (store, _, berta) = seated(&kept).await;
    let asked = |seq| store::Entry { seat: Some(0), ..entry(seq, Kind::Among(Among::AskedUndo)) };
    let waits = Summary { asked: 1 << (16 + 1), ..asks(0) };
    let told = NewNotice { seat: 1, about: About::Back, mover: Some(0) };
    let matters = async || {
        let due = due(&store, i64::MAX).await;
        due.iter().map(|one| one.matters).collect::<Vec<_>>()
    };
    let part = Part { which: Which::Turn, game: None, after: None, most: 9 };
    let is_listed = async || !store.part_of(berta.id, &part).await.unwrap().is_empty();
    store.append_telling("one", vec![asked(2)], waits, vec![told]).await.unwrap();
    let who = due(&store, i64::MAX).await[0].who.clone().unwrap();
    assert_eq!((who.by.as_str(), who.players.len()), ("Anna", 2));
    assert!(matters().await == [true] && is_listed().await);
    assert_eq!(store.unattended().await.unwrap(), ["one"], "nobody is to decide");
    store.append_telling("one", vec![asked(3)], waits, vec![told]).await.unwrap();
    assert_eq!(matters().await, [false, true], "the second takes the place of the first");
    let answered = store::Entry { seat: Some(1), ..entry(4, Kind::Among(Among::AnsweredUndo)) };
    store.append("one", vec![answered], asks(0)).await.unwrap();
    assert_eq!(matters().await, [false, false]);
    assert!(!is_listed().await);
}

pub(crate) async fn a_channel_by_which_nothing_leaves_is_off(kept: Kept) {
    let (store, _, berta) = seated(&kept).await;
    for seq in 2..9 {
        moves(&store, seq).await;
        let fate = if seq == 3 { Fate::Sent } else { Fate::Failed };
        for notice in due(&store, i64::MAX).await {
            let became = Became { fate, tries: 7, due: 1 };
            store.settle_notice(&notice.key, became, "refused 404", 50).await.unwrap();
        }
        let off = store.channels(berta.id).await.unwrap()[0].off;
        assert_eq!(off, (seq >= 8).then_some(Off::Failed), "after the fifth in a row: {seq}");
    }
    moves(&store, 9).await;
    assert_eq!(due(&store, i64::MAX).await, []);
    let past = store.past_notices(berta.id, 2).await.unwrap();
    assert_eq!((past.len(), past[0].said.as_str()), (2, "refused 404"));
    store.close_channel(berta.id + 1, "hook").await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap().len(), 1, "it is its owner's");
    store.close_channel(berta.id, "hook").await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap(), []);
    for nth in 0..8 {
        store.open_channel(berta.id, channel(&format!("hook {nth}")), nth).await.unwrap();
        let same = Channel { id: format!("again {nth}"), ..channel(&format!("hook {nth}")) };
        let twice = store.open_channel(berta.id, same, nth).await;
        assert!(matches!(twice, Err(StoreError::Conflict)), "{twice:?}");
    }
    let more = store.open_channel(berta.id, channel("one more"), 9).await;
    assert!(matches!(more, Err(StoreError::Conflict)), "{more:?}");
}

/// Whoever speaks another language from now on is told in it by every way.
pub(crate) async fn a_language_is_somebody_s_own(kept: Kept) {
    let (store, anna, berta) = seated(&kept).await;
    store.open_channel(anna.id, Channel { ..channel("hook of Anna") }, 6).await.unwrap();
    store.speak(berta.id, "es").await.unwrap();
    let spoken = async |guest: i64| store.channels(guest).await.unwrap()[0].language.clone();
    assert_eq!((spoken(anna.id).await.as_str(), spoken(berta.id).await.as_str()), ("de", "es"));
    moves(&store, 2).await;
    assert_eq!(due(&store, i64::MAX).await[0].channel.language, "es", "also what waits");
}

/// A channel that is off tells nothing, not even what was written before; its owner switches it on.
pub(crate) async fn a_channel_is_switched_off_and_on(kept: Kept) {
    let (store, anna, berta) = seated(&kept).await;
    let off = async || store.channels(berta.id).await.unwrap()[0].off;
    moves(&store, 2).await;
    assert!(!store.switch_off("no such", 7).await.unwrap());
    assert!(store.switch_off("hook", 7).await.unwrap());
    assert_eq!(off().await, Some(Off::Unwanted));
    assert!(!due(&store, i64::MAX).await[0].matters, "it was written before");
    moves(&store, 3).await;
    assert_eq!(due(&store, i64::MAX).await.len(), 1, "nothing more is written");
    store.switch_on(anna.id, "hook").await.unwrap();
    assert_eq!(off().await, Some(Off::Unwanted), "it is its owner's");
    store.switch_on(berta.id, "hook").await.unwrap();
    assert!(off().await.is_none() && due(&store, i64::MAX).await[0].matters);
}

/// A browser is one channel, of whoever has signed in there last; mail is one of its owner's.
pub(crate) async fn a_browser_is_told_of_one_person(kept: Kept) {
    let (store, anna, berta) = seated(&kept).await;
    let push = |id: &str, called: &str| {
        let called = called.to_owned();
        let session = b"session of Berta".to_vec();
        let to = Subscription { point: vec![4; 65], auth: vec![1; 16], session, called };
        Channel { way: Way::Push(to), target: "https://push.example/1".to_owned(), ..channel(id) }
    };
    store.open_channel(berta.id, push("push 1", "Firefox"), 6).await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap()[1], push("push 1", "Firefox"));
    moves(&store, 2).await;
    assert_eq!(due(&store, i64::MAX).await.len(), 2);
    store.open_channel(berta.id, push("push 2", "Chrome"), 7).await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap()[1], push("push 2", "Chrome"));
    store.open_channel(anna.id, push("push 3", "Chrome"), 8).await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap(), [channel("hook")]);
    assert_eq!(store.channel("push 3").await.unwrap(), Some(push("push 3", "Chrome")));
    let mail = |id: &str| Channel { way: Way::Mail, ..channel(id) };
    for id in ["mail 1", "mail 2"] {
        store.open_channel(berta.id, mail(id), 9).await.unwrap();
    }
    assert_eq!(store.channels(berta.id).await.unwrap(), [channel("hook"), mail("mail 2")]);
    // A browser in which somebody signs out is told no more, other channels are.
    store.open_channel(berta.id, push("push 4", "Chrome"), 10).await.unwrap();
    store.end_session(berta.id, b"another").await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap().len(), 3);
    store.end_session(berta.id, b"session of Berta").await.unwrap();
    assert_eq!(store.channels(berta.id).await.unwrap(), [channel("hook"), mail("mail 2")]);
    store.open_channel(anna.id, push("push 5", "Chrome"), 11).await.unwrap();
    let copied = kept.copied().await.join("\n");
    assert!(copied.contains("\"pushes\":"));
    store.forget(anna.id, "left").await.unwrap();
    assert!(!kept.copied().await.join("\n").contains("\"pushes\":"));
}

/// Whoever asks first makes the key, and all nodes have the same, also after a restart.
pub(crate) async fn a_house_has_one_key_for_push_services(kept: Kept) {
    let (one, other) = (kept.open().await, kept.open().await);
    assert_eq!(one.vapid(b"first").await.unwrap(), b"first");
    assert_eq!(other.vapid(b"second").await.unwrap(), b"first");
    assert_eq!(kept.open().await.vapid(b"third").await.unwrap(), b"first");
    assert!(kept.copied().await.join("\n").contains("\"vapid\":"));
}

/// What is somebody's goes with them, and moves house with everything else.
pub(crate) async fn notices_go_with_their_owner(kept: Kept) {
    let (store, _, berta) = seated(&kept).await;
    let hours = Hours { begins: 1320, ends: 450, ahead: -90 };
    store.set_hours(berta.id, Some(hours)).await.unwrap();
    store.look(berta.id, "one", 5).await.unwrap();
    moves(&store, 2).await;
    assert_eq!(due(&store, 5000).await[0].hours, Some(hours));
    let copied = kept.copied().await.join("\n");
    for told in ["\"channels\":", "\"outbox\":", "\"hours\":"] {
        assert!(copied.contains(told), "{told}");
    }
    store.set_hours(berta.id, None).await.unwrap();
    assert_eq!(store.hours(berta.id).await.unwrap(), None);
    store.set_hours(berta.id, Some(hours)).await.unwrap();
    store.forget(berta.id, "left").await.unwrap();
    let copied = kept.copied().await.join("\n");
    for told in ["\"channels\":", "\"outbox\":", "\"hours\":", "example.org"] {
        assert!(!copied.contains(told), "{told}");
    }
}

/// Moves of many tables take as long where nobody wants to be told, and little longer where
/// somebody does.
pub(crate) async fn moves_that_tell_are_as_quick(kept: Kept) {
    let (store, anna, berta) = seated(&kept).await;
    let tables = 64;
    for table in 0..tables {
        let seats = [
            seat(0, Occupant::Person, "Anna", Some(anna.id)),
            seat(1, Occupant::Guest, "Berta", Some(berta.id)),
        ];
        let id = format!("table {table}");
        store.create(&agreed(&id, anna.id), &seats, &[], asks(0)).await.unwrap();
    }
    // Anna has no channel, Berta has one.
    let kinds = [None, Some(turn(0, 1)), Some(turn(1, 0))];
    let round = async |seq: i64, notice: Option<NewNotice>| {
        let start = std::time::Instant::now();
        let mut all = tokio::task::JoinSet::new();
        for table in 0..tables {
            let (store, id) = (store.clone(), format!("table {table}"));
            let (moved, notices) = (vec![entry(seq, Kind::Move)], notice.into_iter().collect());
            all.spawn(async move { store.append_telling(&id, moved, asks(0), notices).await });
        }
        while let Some(moved) = all.join_next().await {
            moved.unwrap().unwrap();
        }
        start.elapsed()
    };
    let mut times = [const { Vec::new() }; 3];
    for (seq, kind) in (1..=60).zip((0..3).cycle()) {
        times[kind].push(round(seq, kinds[kind]).await);
    }
    let [none, nobody, somebody] = times.map(|mut times| {
        times.sort();
        times[times.len() / 2]
    });
    eprintln!("64 moves at once: {none:?}, nobody to tell {nobody:?}, somebody {somebody:?}");
    assert!(nobody < none * 2, "{nobody:?} where {none:?} is usual");
    assert!(somebody < none * 4, "{somebody:?} where {none:?} is usual");
}
