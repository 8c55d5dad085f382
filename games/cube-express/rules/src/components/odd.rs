//! What can be played, but looks like a slip.

use super::{Card, Data, Goal, Print, Tile};

/// What looks like a slip, in sentences.
pub(super) fn oddities(data: &Data) -> Vec<String> {
    let mut odd = Vec::new();
    let fronts: Vec<(&str, &Print)> =
        Tile::all().map(|tile| (tile.id(), data.print(tile.front()))).collect();
    for (index, (id, print)) in fronts.iter().enumerate() {
        let alike = fronts[..index].iter().find(|(_, other)| print.looks_like(other));
        odd.extend(alike.map(|(first, _)| format!("the tiles {first} and {id} are alike")));
    }
    let cards: Vec<(Goal, Card)> = Goal::all().map(|goal| (goal, data.card(goal))).collect();
    for (index, (goal, card)) in cards.iter().enumerate() {
        let alike = cards[..index].iter().find(|(_, other)| card == other);
        odd.extend(alike.map(|(first, _)| format!("the goals {first} and {goal} are alike")));
    }
    for (side, track) in [("two players", data.track(2)), ("more players", data.track(3))] {
        if !track.points.is_sorted() {
            odd.push(format!("the points of the share track for {side} fall"));
        }
    }
    odd
}
