//! What the home page tells of a table: how far it is, and what is asked there or how it ended.

use tabletop::{Seat, Viewer};
use title::{Ended, Eyes};

use crate::clocks::told;
use crate::over::won;
use crate::record::State;
use crate::scene::Scene;
use crate::stands::Stands;

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
    // Whoever lets a bot play is not asked, but told whom the table waits for.
    let viewer = match scene.viewer() {
        Viewer::Player(seat) if Stands::of(scene, seat).is_some() => Viewer::Public,
        viewer @ (Viewer::Player(_) | Viewer::Public) => viewer,
    };
    let eyes = Eyes::new(viewer, scene.words, &scene.names);
    let said = if scene.asked.is_none() && scene.is_called() {
        scene.preferences.words().text("state-called")
    } else if record.together.is_deserted {
        scene.preferences.words().text("state-deserted")
    } else {
        record.table.drawn().asked(&eyes, record.terms.aids)
    };
    Some(Glance { round, said, place: None })
}

/// How much time the first of those has left whose clocks go, in words; of whom the others vote
/// about, how much these have.
pub fn time_left(scene: &Scene<'_>) -> Option<String> {
    if scene.record.state != State::Playing {
        return None;
    }
    let votes = &scene.record.together.votes;
    let places = scene.record.places.iter().enumerate();
    let hands = places
        .filter(|(seat, _)| votes.iter().all(|vote| vote.on.index() != *seat))
        .filter_map(|(_, place)| place.hands.filter(|hands| hands.goes))
        .map(|hands| hands.turn.saturating_add(hands.reserve));
    let left = hands.chain(votes.iter().map(|vote| vote.ends_in.1 - vote.ends_in.0));
    let words = scene.preferences.words();
    left.min().map(|left| words.with("time-left", &[("time", told(words, left).into())]))
}

/// Where the only seat of the visitor came in.
fn place(scene: &Scene<'_>, ended: &Ended) -> Option<String> {
    let [seat]: [Seat; 1] = scene.record.held.try_into().ok()?;
    let place = i64::from(*ended.places.get(seat.index())?);
    let args = [("place", place.into()), ("of", ended.places.len().into())];
    Some(scene.words.with("my-place", &args))
}
