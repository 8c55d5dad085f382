//! Anna's table.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use serde_json::json;
use store::{Agreed, Entry, NewSeat, Occupant, SeatRecord, State, Store, Summary};

pub(crate) const PLAYING: Summary =
    Summary { state: State::Playing, asked: 0b10, ply: 1, due: None };

/// Makes a table with this entry, at which Anna sits alone.
pub(crate) async fn sits(store: &Store, id: &str, first: Entry) {
    let anna = store.add_guest(b"anna", "Anna", 1).await.unwrap();
    let agreed = Agreed {
        id: id.to_owned(),
        game: "toy".to_owned(),
        setup: json!({}),
        edition: 1,
        data: String::new(),
        secret_seed: [7; 32],
        maker: anna.id,
        created_at: 1,
        aids: true,
        strict: false,
        terms: serde_json::Value::Null,
    };
    let record = SeatRecord { seat: 0, occupant: Occupant::Person, name: "Anna".to_owned() };
    let seats = [NewSeat { record, holder: Some(anna.id) }];
    store.create(&agreed, &seats, &[first], PLAYING).await.unwrap();
}
