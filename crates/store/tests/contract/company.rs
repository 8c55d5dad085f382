//! The company that people keep: their tables, how these ended, who is asked where, what is said.

use std::time::Instant;

use store::{
    About, Channel, Device, EndedSeat, Ending, Entry, Follows, Guest, Heard, Kind, NewAccount,
    NewMessage, NewSession, Occupant, Offer, Part, Rating, State, Store, StoreError, Summary, Way,
    Which,
};

use super::{Kept, agreed, entry, seat};

async fn somebody(store: &Store, name: &str) -> Guest {
    let guest = store.add_guest(name.as_bytes(), name, 1).await.unwrap();
    let (hash, called) = (format!("session of {name}").into_bytes(), String::new());
    let [own, folded] = [name.to_owned(), name.to_lowercase()];
    let password = "$argon2id$one".to_owned();
    let account = NewAccount { guest: guest.id, name: own, folded, password, codes: Vec::new() };
    let session = NewSession { hash, guest: guest.id, device: Device::Browser, called, at: 1 };
    store.sign_up(account, session).await.unwrap();
    guest
}

pub(super) async fn friends(kept: &Kept) -> (Store, [Guest; 3]) {
    let store = kept.open().await;
    let all = [
        somebody(&store, "Anna").await,
        somebody(&store, "Berta").await,
        somebody(&store, "Carlo").await,
    ];
    (store, all)
}

fn stands(state: State, asked: u32) -> Summary {
    Summary { state, asked, ply: 1, due: None }
}

/// A table at which these people sit, where something happened last at `at`.
pub(super) async fn table(
    store: &Store,
    id: &str,
    people: &[&Guest],
    (summary, at): (Summary, i64),
) {
    let seats = (0u8..).zip(people);
    let seats: Vec<_> =
        seats.map(|(nth, guest)| seat(nth, Occupant::Guest, &guest.name, Some(guest.id))).collect();
    let first = Entry { at, ..entry(1, Kind::Opened) };
    store.create(&agreed(id, people[0].id), &seats, &[first], summary).await.unwrap();
    let moved = Entry { at, ..entry(2, Kind::Move) };
    store.append(id, vec![moved], summary).await.unwrap();
}

async fn end(store: &Store, id: &str, at: i64, places: &[u8]) -> store::Result<()> {
    end_as(store, id, (at, true), places, None).await
}

/// The game ends; `bot` sits in the last seat, if there is one.
async fn end_as(
    store: &Store,
    id: &str,
    (at, rated): (i64, bool),
    places: &[u8],
    bot: Option<&str>,
) -> store::Result<()> {
    let last = places.len() - 1;
    let seats = places.iter().enumerate().map(|(seat, place)| EndedSeat {
        place: *place,
        score: 100 - i64::from(*place),
        bot: bot.filter(|_| seat == last).map(str::to_owned),
        taken_over: false,
    });
    let ending = Ending { game: "toy".to_owned(), rated, seats: seats.collect() };
    let over = Entry { at, ..entry(3, Kind::Move) };
    let follows = Follows { ending: Some(ending), vacant: None };
    let summary = (stands(State::Over, 0), follows);
    store.append_following(id, vec![over], summary, Vec::new()).await
}

fn part(which: Which, most: i64) -> Part<'static> {
    Part { which, game: None, after: None, most }
}

async fn ids(store: &Store, guest: i64, part: &Part<'_>) -> Vec<String> {
    let found = store.part_of(guest, part).await.unwrap();
    found.into_iter().map(|table| table.id).collect()
}

pub(crate) async fn somebody_s_tables_are_found_by_kind_and_game_page_by_page(kept: Kept) {
    let (store, [anna, berta, _]) = friends(&kept).await;
    let both = [&anna, &berta];
    table(&store, "a", &both, (stands(State::Playing, 0b01), 100)).await;
    table(&store, "b", &both, (stands(State::Playing, 0b10), 300)).await;
    table(&store, "c", &both, (stands(State::Playing, 0b10), 300)).await;
    table(&store, "d", &both, (stands(State::Playing, 0), 400)).await;
    table(&store, "e", &[&berta], (stands(State::Playing, 0), 500)).await;
    end(&store, "d", 600, &[2, 1]).await.unwrap();
    assert_eq!(ids(&store, anna.id, &part(Which::All, 9)).await, ["d", "c", "b", "a"]);
    assert_eq!(ids(&store, anna.id, &part(Which::Turn, 9)).await, ["a"]);
    assert_eq!(ids(&store, anna.id, &part(Which::Running, 9)).await, ["c", "b", "a"]);
    assert_eq!(ids(&store, anna.id, &part(Which::Over, 9)).await, ["d"]);
    let over = store.part_of(anna.id, &part(Which::Over, 9)).await.unwrap().remove(0);
    assert_eq!((over.results, over.mine), (vec![(2, 98), (1, 99)], 0b01));
    assert_eq!(over.names, ["Anna", "Berta"]);
    // Two that are of the same moment are on neither page twice.
    let next = Part { after: Some((300, "c")), ..part(Which::All, 2) };
    assert_eq!(ids(&store, anna.id, &part(Which::All, 2)).await, ["d", "c"]);
    assert_eq!(ids(&store, anna.id, &next).await, ["b", "a"]);
    let other = Part { game: Some("other"), ..part(Which::All, 9) };
    assert_eq!(ids(&store, anna.id, &other).await, [""; 0]);
    store.archive(anna.id, "d", true).await.unwrap();
    store.archive(anna.id, "d", true).await.unwrap();
    store.archive(anna.id, "e", true).await.unwrap();
    assert_eq!(ids(&store, anna.id, &part(Which::All, 9)).await, ["c", "b", "a"]);
    assert_eq!(ids(&store, anna.id, &part(Which::Archived, 9)).await, ["d"], "nobody else's");
    assert_eq!(ids(&store, berta.id, &part(Which::Over, 9)).await, ["d"], "it is hers as before");
    store.archive(anna.id, "d", false).await.unwrap();
    assert_eq!(ids(&store, anna.id, &part(Which::Archived, 9)).await, [""; 0]);
}

/// A page of a thousand tables takes no longer than one may wait.
pub(crate) async fn a_page_of_somebody_s_thousand_tables_is_quick(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    let mut made = tokio::task::JoinSet::new();
    for number in 0..1000 {
        let (store, people) = (store.clone(), [anna.clone(), berta.clone(), carlo.clone()]);
        made.spawn(async move {
            let people = people.each_ref();
            let summary = stands(State::Playing, u32::from(number % 50 == 0));
            table(&store, &format!("t{number}"), &people, (summary, number)).await;
            if number < 950 {
                end(&store, &format!("t{number}"), number, &[1, 2, 3]).await.unwrap();
            }
        });
    }
    made.join_all().await;
    for which in [Which::All, Which::Turn, Which::Over] {
        let mut least = u128::MAX;
        for _ in 0..7 {
            let start = Instant::now();
            let found = store.part_of(anna.id, &part(which, 26)).await.unwrap();
            least = least.min(start.elapsed().as_micros());
            assert!(!found.is_empty());
        }
        eprintln!("{which:?} of 1,000 tables: {least} µs");
        // A quiet machine takes a fifth of it: docs/figures.md.
        assert!(least < 60_000, "{least} µs");
    }
}

pub(super) async fn ratings(store: &Store, name: &str) -> Vec<Rating> {
    store.profile(name).await.unwrap().unwrap().ratings
}

/// Games of the same moment may be taken in another order.
async fn rated_again_is_much_the_same(store: &Store) {
    let names = ["anna", "berta", "carlo"];
    let mut before = Vec::new();
    for name in names {
        before.push(ratings(store, name).await);
    }
    store.rate_again().await.unwrap();
    let mut sums = [0, 0];
    for (name, before) in names.into_iter().zip(before) {
        let after = ratings(store, name).await;
        assert_eq!(after[0].games, before[0].games);
        sums[0] += after[0].mean;
        sums[1] += before[0].mean;
        assert!((after[0].mean - before[0].mean).abs() < 2_000_000, "{after:?} {before:?}");
    }
    assert!((sums[0] - sums[1]).abs() < 2_000_000, "{sums:?}");
}

/// A game is rated once, whoever else writes its end; all can be reckoned again from the results.
pub(crate) async fn games_are_rated_once_and_can_be_rated_again(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    let playing = (stands(State::Playing, 1), 10);
    for id in ["a", "b", "c", "d", "e"] {
        table(&store, id, &[&anna, &berta, &carlo], playing).await;
    }
    end(&store, "a", 20, &[1, 2, 3]).await.unwrap();
    let other = kept.open().await;
    assert!(matches!(end(&other, "a", 20, &[3, 2, 1]).await, Err(StoreError::Conflict)));
    let [first] = ratings(&store, "anna").await.try_into().unwrap();
    assert_eq!((first.game.as_str(), first.pool.as_str()), ("toy", "people"));
    assert_eq!((first.games, first.wins), (1, 1));
    assert!(first.mean > 25_000_000 && first.deviation < 8_333_333, "{first:?}");
    assert!(ratings(&store, "carlo").await[0].mean < ratings(&store, "berta").await[0].mean);
    // Unrated, a bot, somebody without a name, one person in two seats.
    end_as(&store, "b", (30, false), &[3, 2, 1], None).await.unwrap();
    assert_eq!(ratings(&store, "anna").await, std::slice::from_ref(&first));
    let seats = [
        seat(0, Occupant::Guest, "Anna", Some(anna.id)),
        seat(1, Occupant::Bot("hard".to_owned()), "Bot", None),
    ];
    store.create(&agreed("bots", anna.id), &seats, &[], playing.0).await.unwrap();
    end_as(&store, "bots", (40, true), &[2, 1], Some("hard")).await.unwrap();
    let both = ratings(&store, "anna").await;
    assert_eq!(both[0], first, "people are not rated by bots");
    assert_eq!((both[1].pool.as_str(), both[1].games, both[1].wins), ("bots", 1, 0));
    let levels = store.bots("toy").await.unwrap();
    assert_eq!((levels[0].0.as_str(), levels[0].1.games, levels[0].1.wins), ("hard", 1, 1));
    let nobody = store.add_guest(b"nobody", "Nobody", 1).await.unwrap();
    table(&store, "guest", &[&anna, &nobody], playing).await;
    end(&store, "guest", 50, &[1, 2]).await.unwrap();
    table(&store, "twice", &[&anna, &berta, &anna], playing).await;
    end(&store, "twice", 60, &[1, 2, 3]).await.unwrap();
    assert_eq!(ratings(&store, "anna").await, both);
    // Those that end at the same time on two nodes all count.
    let ended = ["c", "d", "e"].map(|id| {
        let store = if id == "d" { other.clone() } else { store.clone() };
        tokio::spawn(async move { end(&store, id, 70, &[2, 1, 3]).await.unwrap() })
    });
    for one in ended {
        one.await.unwrap();
    }
    let profile = store.profile("berta").await.unwrap().unwrap();
    assert_eq!((profile.ratings[0].games, profile.ratings[0].wins), (4, 3));
    assert_eq!(profile.played, [("toy".to_owned(), 6, 3)]);
    assert_eq!(profile.latest[0].1, 1);
    rated_again_is_much_the_same(&store).await;
    let once = ratings(&store, "anna").await;
    store.rate_again().await.unwrap();
    assert_eq!(ratings(&store, "anna").await, once, "the same every time");
    assert_eq!(store.profile("nobody").await.unwrap(), None, "guests have none");
}

fn channel(id: &str) -> Channel {
    let [target, language, base] =
        ["https://example.org/hook", "de", "http://here"].map(str::to_owned);
    let (id, way) = (id.to_owned(), Way::Webhook);
    Channel { id, way, target, language, base, off: None }
}

/// What is due to be told, by what it is about.
async fn told(store: &Store) -> Vec<(About, bool)> {
    let due = store.due_notices(1_000_000).await.unwrap();
    due.into_iter().map(|notice| (notice.key.about, notice.matters)).collect()
}

/// Whoever is asked finds it, is told of it once, and may decline; a table has one rematch.
pub(crate) async fn people_are_asked_to_sit_down_and_a_rematch_is_one(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    table(&store, "old", &[&anna, &berta], (stands(State::Playing, 1), 10)).await;
    store.open_channel(berta.id, channel("hook"), 5).await.unwrap();
    let open = |seat: u8| Occupant::Open(Some(format!("invite {seat}")));
    let seats = [
        seat(0, Occupant::Person, "Anna", Some(anna.id)),
        seat(1, open(1), "", None),
        seat(2, open(2), "", None),
    ];
    let waiting = stands(State::Waiting, 0);
    let again = Some("old".to_owned());
    let offer = Offer { until: None, invited: vec![(1, berta.id)], again };
    let made = agreed("new", anna.id);
    store.create_offered(&made, &seats, &[], (waiting, offer.clone())).await.unwrap();
    assert_eq!(store.rematch("old").await.unwrap().as_deref(), Some("new"));
    let other = agreed("other", anna.id);
    let second = kept.open().await.create_offered(&other, &[], &[], (waiting, offer)).await;
    assert!(matches!(second, Err(StoreError::Conflict)), "{second:?}");
    assert!(matches!(store.load("other").await, Err(StoreError::NotFound)), "all or nothing");
    let asked = store.asked(berta.id).await.unwrap();
    assert_eq!((asked[0].table.as_str(), asked[0].by.as_str()), ("new", "Anna"));
    assert!(asked[0].is_rematch && asked.len() == 1);
    assert_eq!(told(&store).await, [(About::Invited, true)]);
    store.ask("new", 2, (carlo.id, anna.id), 200).await.unwrap();
    let names = store.asked_to("new").await.unwrap();
    assert_eq!(names, [(1, berta.id, "Berta".to_owned()), (2, carlo.id, "Carlo".to_owned())]);
    store.decline("new", berta.id).await.unwrap();
    assert!(!store.asked_to("new").await.unwrap().iter().any(|(_, guest, _)| *guest == berta.id));
    assert_eq!(store.declined("new").await.unwrap(), [(1, "Berta".to_owned())]);
    assert_eq!(store.asked(berta.id).await.unwrap(), []);
    assert_eq!(told(&store).await, [(About::Invited, false)], "there is no need any more");
    // Those who sit there, and tables that have begun, are asked no more.
    let closed = stands(State::Closed, 0);
    store.append("new", vec![entry(1, Kind::Closed)], closed).await.unwrap();
    assert_eq!(store.asked(carlo.id).await.unwrap(), []);
    let met = store.met(anna.id, 9).await.unwrap();
    assert_eq!(met, [(berta.id, "Berta".to_owned())], "whom one has sat with");
    assert_eq!(store.met(carlo.id, 9).await.unwrap(), []);
}

fn message(guest: &Guest, seat: Option<u8>, said: &str, mentions: &[u8]) -> NewMessage {
    let (name, said) = (guest.name.clone(), said.to_owned());
    NewMessage { guest: guest.id, seat, name, said, at: 50, mentions: mentions.to_vec() }
}

async fn read(store: &Store, heard: Heard, reader: Option<i64>) -> Vec<Option<String>> {
    let talk = store.talk("one", heard, reader, (i64::MAX, 100)).await.unwrap();
    talk.into_iter().map(|message| message.said).collect()
}

/// What is said is numbered, read apart, muted by one, and hidden from all by the host.
pub(crate) async fn what_is_said_is_numbered_muted_and_hidden(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    table(&store, "one", &[&anna, &berta], (stands(State::Playing, 1), 10)).await;
    store.open_channel(berta.id, channel("hook"), 5).await.unwrap();
    let before = store.load("one").await.unwrap().changes;
    let hello = message(&anna, Some(0), "hello @Berta", &[1]);
    assert_eq!(store.say_at("one", hello).await.unwrap(), 1);
    assert_eq!(store.say_at("one", message(&carlo, None, "psst", &[])).await.unwrap(), 2);
    assert_eq!(store.load("one").await.unwrap().changes, before + 2, "others learn of it");
    assert_eq!(store.talked("one").await.unwrap(), [1, 2]);
    assert_eq!(told(&store).await, [(About::Mentioned, true)]);
    let hello = || Some("hello @Berta".to_owned());
    assert_eq!(read(&store, Heard::Players, None).await, [hello()]);
    assert_eq!(read(&store, Heard::Both, Some(berta.id)).await, [hello(), Some("psst".to_owned())]);
    store.mute(berta.id, carlo.id, true).await.unwrap();
    assert_eq!(read(&store, Heard::Both, Some(berta.id)).await, [hello()]);
    assert_eq!(read(&store, Heard::Watchers, Some(anna.id)).await.len(), 1, "for her alone");
    assert_eq!(store.muted(berta.id).await.unwrap(), [(carlo.id, "Carlo".to_owned())]);
    store.mute(berta.id, carlo.id, false).await.unwrap();
    for guest in [anna.id, berta.id, berta.id] {
        store.report("one", 2, guest, 60).await.unwrap();
    }
    let reported = store.reported(9).await.unwrap();
    assert_eq!((reported.len(), reported[0].count), (1, 2), "each once");
    assert_eq!(reported[0].message.said.as_deref(), Some("psst"));
    store.settle_report("one", 2, true).await.unwrap();
    let hidden = store.reported(9).await.unwrap();
    assert!(hidden.len() == 1 && hidden[0].is_hidden, "the host finds it again: {hidden:?}");
    assert_eq!(hidden[0].message.said.as_deref(), Some("psst"));
    assert_eq!(read(&store, Heard::Both, Some(berta.id)).await, [hello(), None]);
    store.settle_report("one", 2, false).await.unwrap();
    assert_eq!(store.reported(9).await.unwrap(), []);
    let psst = || Some("psst".to_owned());
    assert_eq!(read(&store, Heard::Both, Some(berta.id)).await, [hello(), psst()]);
    store.settle_report("one", 2, true).await.unwrap();
    store.silence(carlo.id, true, 70).await.unwrap();
    assert!(store.is_silenced(carlo.id).await.unwrap());
    assert_eq!(store.silenced().await.unwrap(), [(carlo.id, "Carlo".to_owned())]);
    store.silence(carlo.id, false, 70).await.unwrap();
    assert!(!store.is_silenced(carlo.id).await.unwrap());
    for note in ["mine", "my own \u{1f600}"] {
        store.jot(anna.id, "one", note).await.unwrap();
        assert_eq!(store.jotting(anna.id, "one").await.unwrap(), note);
    }
    assert_eq!(store.jotting(berta.id, "one").await.unwrap(), "", "nobody else's");
    store.set_sleep(anna.id, Some((1320, 480))).await.unwrap();
    assert_eq!(store.sleep(anna.id).await.unwrap(), Some((1320, 480)));
    store.set_sleep(anna.id, None).await.unwrap();
    assert_eq!(store.sleep(anna.id).await.unwrap(), None);
}

/// Everything of somebody's company is in a copy, comes along, and is gone when they are.
pub(crate) async fn company_moves_comes_along_and_is_forgotten(kept: Kept) {
    let (store, [anna, berta, carlo]) = friends(&kept).await;
    table(&store, "one", &[&anna, &berta], (stands(State::Playing, 1), 10)).await;
    end(&store, "one", 20, &[1, 2]).await.unwrap();
    let fill = async |guest: &Guest, other: i64| {
        store.archive(guest.id, "one", true).await.unwrap();
        store.ask("one", 1, (guest.id, other), 5).await.unwrap();
        store.ask("one", 0, (other, guest.id), 5).await.unwrap();
        store.say_at("one", message(guest, Some(0), "hello", &[])).await.unwrap();
        store.report("one", 1, guest.id, 60).await.unwrap();
        store.mute(guest.id, other, true).await.unwrap();
        store.mute(other, guest.id, true).await.unwrap();
        store.jot(guest.id, "one", "note").await.unwrap();
        store.silence(guest.id, true, 1).await.unwrap();
        store.set_sleep(guest.id, Some((1, 2))).await.unwrap();
    };
    fill(&anna, carlo.id).await;
    let lines = kept.copied().await;
    for name in [
        "results",
        "ratings",
        "archived",
        "invitations",
        "messages",
        "reports",
        "mutes",
        "jottings",
        "silenced",
        "sleeping",
    ] {
        assert!(lines.iter().any(|line| line.starts_with(&format!("{{\"{name}\":"))), "{name}");
    }
    // A guest who signs in brings theirs along.
    let guest = store.add_guest(b"guest", "Guest", 1).await.unwrap();
    table(&store, "two", &[&guest, &berta], (stands(State::Playing, 1), 10)).await;
    end(&store, "two", 30, &[1, 2]).await.unwrap();
    fill(&guest, berta.id).await;
    let (hash, called) = (b"another".to_vec(), String::new());
    let session = NewSession { hash, guest: carlo.id, device: Device::Browser, called, at: 1 };
    store.sign_in(session, Some(guest.id)).await.unwrap();
    let carlo_s = store.profile("carlo").await.unwrap().unwrap();
    assert_eq!(carlo_s.played, [("toy".to_owned(), 1, 1)]);
    assert_eq!(store.jotting(carlo.id, "one").await.unwrap(), "note");
    assert!(store.is_silenced(carlo.id).await.unwrap(), "nobody speaks again by signing in");
    let said = store.said_by(carlo.id).await.unwrap();
    assert!(said.iter().any(|(_, _, said)| said == "hello"), "{said:?}");
    // Whoever is forgotten leaves nothing behind but their seats and how they came in.
    store.forget(anna.id, "\u{2014}").await.unwrap();
    assert_eq!(store.profile("anna").await.unwrap(), None);
    let left = kept.copied().await;
    let own = format!("\"guest\":{},", anna.id);
    for line in left.iter().filter(|line| !line.starts_with("{\"guests\"")) {
        assert!(!line.contains(&own) && !line.contains(&format!("\"p{}\"", anna.id)), "{line}");
    }
    assert!(left.iter().any(|line| line.starts_with("{\"results\":") && line.contains("\"one\"")));
    store.rate_again().await.unwrap();
    assert_eq!(ratings(&store, "berta").await[0].games, 1, "she has played all the same");
}
