//! Two servers whose tables differ only in what is hidden from a viewer answer that viewer,
//! and whoever watches, byte for byte the same: pages, parts, history, trials, events,
//! answers and errors. Games are random, and the pairs are found in them.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use serde_json::{Value, json};
use server::{Clock, Limits, Options};
use sha2::{Digest as _, Sha256};
use store::{Agreed, Entry, Kind, NewSeat, Occupant, SeatRecord, State, Summary};
use tabletop::{Seat, SeededDice, Turn, Viewer};

use crate::house::{House, Visitor};
use crate::pairs::{Game, Pair, fresh, pairs, some_move};
use crate::secrets::events;

const NOW: i64 = 1_780_000_000_000;
const TABLE: &str = "sametable234";
/// The tokens of whoever looks, and of whoever plays the other seats.
const TOKENS: [&str; 2] = ["aaaaaaaabbbbbbbbccccccccdddddddd", "eeeeeeeeffffffffgggggggghhhhhhhh"];

fn entries(pair: &Pair, game: &Game) -> Vec<Entry> {
    let all: Vec<u8> = (0..pair.setup.players).collect();
    let opened = Entry {
        seq: 1,
        kind: Kind::Opened,
        seat: None,
        body: json!({"seats": all}),
        fingerprint: None,
        request: None,
        at: NOW,
    };
    let moves = (2..).zip(game.moves.iter().zip(&game.marks));
    let moves = moves.map(|(seq, ((seat, body), mark))| Entry {
        seq,
        kind: if seat.is_some() { Kind::Move } else { Kind::Chance },
        seat: seat.map(|seat| u8::try_from(seat.index()).unwrap()),
        body: body.clone(),
        fingerprint: Some(mark.clone()),
        request: None,
        at: NOW,
    });
    [opened].into_iter().chain(moves).collect()
}

/// A server with one of the games; whoever looks has one seat of it.
async fn server(pair: &Pair, which: usize) -> House {
    let clock = Clock::Held(Arc::new(AtomicI64::new(NOW)));
    let house = House::with(Options { clock, ..Options::with(Limits::none()) }).await;
    let mut guests = Vec::new();
    for token in TOKENS {
        let hash = Sha256::digest(token.as_bytes());
        guests.push(house.store.add_guest(&hash, "Anna", NOW).await.unwrap().id);
    }
    let game = &pair.games[which];
    let printed = pair.title.boxes().built_in();
    let agreed = Agreed {
        id: TABLE.to_owned(),
        game: pair.title.profile().id.to_owned(),
        setup: serde_json::to_value(&pair.setup).unwrap(),
        edition: pair.setup.edition,
        data: printed.hash,
        // The seed is a secret as well.
        secret_seed: [u8::try_from(which).unwrap(); 32],
        maker: guests[1],
        created_at: NOW,
        aids: true,
        strict: false,
        terms: serde_json::Value::Null,
    };
    let seats = (0..pair.setup.players).map(|seat| {
        let record = SeatRecord { seat, occupant: Occupant::Person, name: format!("P{seat}") };
        let own = Seat::new(seat) == pair.viewer;
        NewSeat { record, holder: Some(guests[usize::from(!own)]) }
    });
    let seats: Vec<NewSeat> = seats.collect();
    let Turn::Decide(asked) = game.table.turn() else { panic!("people are asked") };
    let ply = i64::try_from(game.moves.len()).unwrap();
    let summary = Summary { state: State::Playing, asked: asked.bits().into(), ply, due: None };
    let entries = entries(pair, game);
    house.store.create(&agreed, &seats, &entries, summary).await.unwrap();
    house
}

/// Addresses of everything that can be read of a table.
fn addresses(pair: &Pair) -> Vec<String> {
    let (seat, plies) = (pair.viewer.index(), pair.games[0].moves.len());
    let table = format!("/tables/{TABLE}");
    let mut all = vec![
        "/".to_owned(),
        table.clone(),
        format!("{table}/parts"),
        format!("{table}/parts?seat={seat}"),
        format!("{table}/parts?seat={}", (seat + 1) % usize::from(pair.setup.players)),
        format!("{table}/parts?seat={seat}&trial="),
        format!("{table}/transcript.jsonl"),
        format!("{table}/fork"),
        format!("{table}/fork?ply=1"),
        format!("/api/v1{table}"),
        format!("/api/v1{table}?seat={seat}"),
        format!("/api/v1{table}?seat={}", (seat + 1) % usize::from(pair.setup.players)),
    ];
    // What somebody was told, and could have remembered, is in the log and the history.
    if !pair.told {
        all.push(format!("{table}?log=all"));
        all.push(format!("/api/v1{table}/record"));
        all.push(format!("/api/v1{table}/record?seat={seat}"));
        all.push(format!("{table}/accounts"));
        for ply in [1, plies / 2, pair.differs.0, pair.differs.0 + 1, plies - 1, plies] {
            all.push(format!("{table}/parts?ply={ply}&log=all"));
            all.push(format!("{table}/parts?ply={ply}&trial="));
        }
    }
    all
}

/// What the viewer may ask for in vain, and what may be tried out.
fn wishes(pair: &Pair, question: &Value) -> Vec<(String, Value)> {
    let seat = pair.viewer.index();
    let table = format!("/tables/{TABLE}");
    let moves = format!("/api/v1{table}/moves");
    let other = (seat + 1) % usize::from(pair.setup.players);
    let mut all = vec![
        (moves.clone(), json!({"decision": 1, "path": "pass"})),
        (moves.clone(), json!({"decision": question, "path": "nonsense/9"})),
        (moves.clone(), json!({"decision": question, "seat": other, "path": "pass"})),
        (moves.clone(), json!({"decision": question, "action": {"nonsense": []}})),
        (format!("{table}/really"), json!({"seat": seat, "decision": question, "trial": "no;no"})),
        (format!("{table}/intend"), json!({"seat": seat, "intent": "round"})),
        (format!("/api/v1{table}/forks"), json!({"ply": 1})),
        (format!("/api/v1{table}/forks"), json!({"ply": pair.games[0].moves.len() - 1})),
    ];
    // Whatever the others could decide, and what differs.
    let mut paths = vec![pair.differs.1.clone()];
    for game in &pair.games {
        for seat in (0..pair.setup.players).map(Seat::new).filter(|&seat| seat != pair.viewer) {
            paths.extend(game.table.paths(seat).into_iter().take(4));
        }
        paths.extend(game.table.paths(pair.viewer).into_iter().take(4));
    }
    for path in paths {
        let refused = |game: &Game| {
            let action = game.table.action(&path);
            action.and_then(|action| game.table.check(pair.viewer, &action)).is_err()
        };
        let begun = json!({"seat": seat, "decision": question, "path": path, "trial": ""});
        all.push((format!("{table}/pick"), begun));
        if pair.games.iter().all(refused) {
            all.push((moves.clone(), json!({"decision": question, "path": path})));
        }
    }
    all
}

/// Everything that `visitor` is answered, by what was asked.
async fn told(house: &House, pair: &Pair, visitor: &Visitor) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for address in addresses(pair) {
        let answer = visitor.get(house, &address).await;
        all.push((address, format!("{} {:?} {}", answer.status, answer.headers, answer.text)));
    }
    let view = visitor.view(house, TABLE).await;
    if !pair.told {
        let told = events(house, visitor, TABLE, view["seq"].as_u64().unwrap()).await;
        all.push(("events".to_owned(), told));
    }
    for (address, body) in wishes(pair, &view["decision"]) {
        let answer = visitor.post(house, &address, &body).await;
        all.push((format!("{address} {body}"), format!("{} {}", answer.status, answer.text)));
    }
    for what in ["undo", "redo"] {
        let address = format!("/tables/{TABLE}/{what}");
        let answer = visitor.post(house, &address, &json!({"seat": null})).await;
        all.push((address, format!("{} {}", answer.status, answer.text)));
    }
    all
}

/// Whether another seat sees what differs: it is there to be told.
async fn somebody_knows(pair: &Pair, houses: &[House; 2]) -> bool {
    let others = Visitor { cookie: Some(format!("ingenio={}", TOKENS[1])) };
    for seat in (0..pair.setup.players).filter(|&seat| Seat::new(seat) != pair.viewer) {
        let [one, other] = [0, 1].map(|which| others.view_as(&houses[which], TABLE, seat.into()));
        if one.await != other.await {
            return true;
        }
    }
    false
}

/// Fails with the first answer in which the servers differ.
async fn answers_are_the_same(pair: &Pair) -> usize {
    let viewer = Visitor { cookie: Some(format!("ingenio={}", TOKENS[0])) };
    let german = Visitor { cookie: Some("language=de; light=night".to_owned()) };
    let houses = [server(pair, 0).await, server(pair, 1).await];
    assert!(somebody_knows(pair, &houses).await, "{:?} is hidden from everybody", pair.differs);
    let mut count = 0;
    // Whoever acts comes last: what they take back stays so.
    for visitor in [german, viewer] {
        let [one, other] =
            [told(&houses[0], pair, &visitor).await, told(&houses[1], pair, &visitor).await];
        assert_eq!(one.len(), other.len());
        for ((asked, one), (_, other)) in one.iter().zip(&other) {
            let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
            let near = |text: &str| {
                let (from, to) = (at.saturating_sub(200), (at + 200).min(text.len()));
                String::from_utf8_lossy(&text.as_bytes()[from..to]).into_owned()
            };
            assert!(
                one == other,
                "{} at move {:?}: {asked} tells\n{}\n----\n{}",
                pair.setup.variant,
                pair.differs,
                near(one),
                near(other)
            );
            count += 1;
        }
    }
    count
}

/// Holds pairs of one game against each other that differ in each of `secrets`.
async fn nothing_is_told(game: &str, players: u8, variant: &str, secrets: &[&str]) {
    let found = pairs(catalog::find(game).unwrap(), players, variant, secrets);
    let mut count = 0;
    for pair in &found {
        count += answers_are_the_same(pair).await;
    }
    assert!(count > 80, "only {count} answers of {} pairs", found.len());
}

#[tokio::test]
async fn bids_and_delegates_of_cuba() {
    nothing_is_told("cuba", 3, "common+delegate", &["bid", "delegate"]).await;
}

#[tokio::test]
async fn hands_and_the_pile_of_cube_express() {
    nothing_is_told("cube-express", 3, "standard", &["chance"]).await;
}

#[tokio::test]
async fn holdings_of_santiago() {
    nothing_is_told("santiago-de-cuba", 3, "hidden", &["give"]).await;
}

/// Nothing is hidden in 18Cuba: everybody sees the same at every move.
#[test]
fn everything_of_18cuba_is_open() {
    let title = catalog::find("18cuba").unwrap();
    for &(players, variants) in title.profile().variants {
        for variant in variants {
            assert!(!title.profile().has_secrets(variant), "{variant}");
            let setup = title.profile().setup(players, Some(variant), BTreeMap::new()).unwrap();
            let (mut game, mut dice) = (fresh(title, &setup).table, SeededDice::new(3));
            for _ in 0..40 {
                let Some((seat, body)) = some_move(game.as_ref(), &mut dice) else { break };
                match seat {
                    Some(seat) => game.apply(seat, &body).map(drop).unwrap(),
                    None => game.resolve(&body).map(drop).unwrap(),
                }
                let public = game.view(Viewer::Public);
                for seat in (0..players).map(Seat::new) {
                    assert_eq!(game.view(Viewer::Player(seat)), public);
                }
            }
        }
    }
}
