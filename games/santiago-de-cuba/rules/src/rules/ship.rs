//! §8 A ship leaves, a new ship comes.

use tabletop::{Dice, Key};

use crate::Refusal;
use crate::components::{Data, Good, PerGood};

/// Rolls the five dice; if all show nothing they are rolled again (Q03).
pub(crate) fn roll(data: &Data, dice: &mut dyn Dice) -> [u8; Good::ALL.len()] {
    loop {
        let mut faces = [0; Good::ALL.len()];
        for (face, &good) in faces.iter_mut().zip(Good::ALL) {
            *face = data.dice[good][dice.roll(6) as usize];
        }
        if faces != [0; Good::ALL.len()] {
            return faces;
        }
    }
}

/// Whether the dice can show these faces.
pub(crate) fn rolled(data: &Data, faces: [u8; Good::ALL.len()]) -> Result<PerGood<u8>, Refusal> {
    let shown = PerGood::from_fn(|good| faces[good as usize]);
    let on_dice = Good::ALL.iter().all(|&good| data.dice[good].contains(&shown[good]));
    if on_dice && faces.iter().any(|&face| face > 0) {
        return Ok(shown);
    }
    Err(Refusal::ImpossibleDice)
}

/// The new ship's demand if `die` is set aside (§8).
///
/// A ship that wants nothing would leave at once, so some die must show more
/// than 0 (Q03).
pub fn demand(rolled: &PerGood<u8>, die: Good) -> Result<PerGood<Option<u8>>, Refusal> {
    let demand = PerGood::from_fn(|good| (good != die).then_some(rolled[good]));
    if demand.iter().flatten().all(|&wanted| wanted == 0) {
        return Err(Refusal::EmptyShip);
    }
    Ok(demand)
}
