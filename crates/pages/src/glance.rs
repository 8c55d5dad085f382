//! What the home page tells of a table: how far it is, and what is asked there or how it ended.

use tabletop::Seat;
use title::{Ended, Eyes};

use crate::over::won;
use crate::scene::Scene;

/// A table at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glance {
    /// The round it has come to, if the game tells of rounds.
    pub(crate) round: Option<String>,
    /// What the visitor is asked, whom the table waits for and why, or who won.
    pub(crate) said: String,
    /// Where the visitor came in, if the game is over and they played for one seat.
    pub(crate) place: Option<String>,
}

/// A table at a glance, once its game has begun.
pub fn glance(scene: &Scene<'_>) -> Option<Glance> {
    let record = scene.record;
    if !record.is_running() {
        return None;
    }
    let chronicle = record.table.chronicle();
    if let Some(ended) = &record.ended {
        let is_money = chronicle.is_some_and(|chronicle| chronicle.is_money());
        let said = won(scene, ended, is_money);
        return Some(Glance { round: None, said, place: place(scene, ended) });
    }
    let keys: Vec<&str> = record.rounds.iter().map(|(_, key)| *key).collect();
    let names = chronicle.map(|chronicle| chronicle.names(&keys, scene.words));
    let round = names.and_then(|names| names.into_iter().next_back()).map(|named| named.long);
    let eyes = Eyes::new(scene.viewer(), scene.words, &scene.names);
    let said = record.table.drawn().asked(&eyes, record.terms.aids);
    Some(Glance { round, said, place: None })
}

/// Where the only seat of the visitor came in.
fn place(scene: &Scene<'_>, ended: &Ended) -> Option<String> {
    let [seat]: [Seat; 1] = scene.record.held.try_into().ok()?;
    let place = i64::from(*ended.places.get(seat.index())?);
    let args = [("place", place.into()), ("of", ended.places.len().into())];
    Some(scene.words.with("my-place", &args))
}
