//! §1 Dealing: what chance decides before the first turn, and the pile.
//!
//! The pile is a set without an order: which tile comes next is drawn when it
//! comes. So no order can be known, not even to the program.

use tabletop::{Dice, PerSeat, Seat};

use crate::components::{Data, GOALS, Goal, Tile, Tiles};
use crate::{Chance, Refusal, Terms};

/// What lies face down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Secrets {
    /// The tiles in hand.
    pub(crate) hands: PerSeat<Tiles>,
    /// The pile.
    pub(crate) pile: Tiles,
    /// The tiles that lie on the map with their backs up (Q03).
    pub(crate) backs: Tiles,
}

impl Secrets {
    /// Before the deal every tile of the deck is in the pile.
    pub(crate) fn new(terms: Terms, data: &Data) -> Secrets {
        Secrets {
            hands: PerSeat::from_fn(terms.players, |_| Tiles::default()),
            pile: data.deck(terms.players),
            backs: Tiles::default(),
        }
    }
}

/// Deals hands, market and goals, and draws the starting player (§1, Q42).
pub(crate) fn shuffle(terms: Terms, data: &Data, dice: &mut dyn Dice) -> Chance {
    let mut pile = data.deck(terms.players);
    let mut draw = |dice: &mut dyn Dice| {
        let tile = any_of(pile, dice);
        pile = pile.without(tile);
        tile
    };
    let hands =
        PerSeat::from_fn(terms.players, |_| (0..data.hand).map(|_| draw(dice)).collect::<Tiles>());
    let market = [(); 4].map(|()| draw(dice));
    let mut left: [Option<Goal>; GOALS as usize] =
        std::array::from_fn(|index| Goal::all().nth(index));
    let goals = [(); 4].map(|()| {
        let rest = left.iter().flatten().count();
        let nth = dice.roll(u32::try_from(rest).unwrap_or(1)) as usize;
        let slot = left.iter_mut().filter(|goal| goal.is_some()).nth(nth);
        slot.and_then(Option::take).unwrap_or_default()
    });
    let start = u8::try_from(dice.roll(terms.players.into())).unwrap_or(0);
    Chance::Deal { start: Seat::new(start), hands, market, goals }
}

/// One tile of a set that is not empty, each as likely.
pub(crate) fn any_of(tiles: Tiles, dice: &mut dyn Dice) -> Tile {
    let nth = if tiles.len() > 1 { dice.roll(tiles.len()) as usize } else { 0 };
    tiles.iter().nth(nth).unwrap_or_default()
}

/// Checks a deal: every tile once, full hands, four different goals.
pub(crate) fn dealt(
    (terms, data): (Terms, &Data),
    hands: &PerSeat<Tiles>,
    market: [Tile; 4],
    goals: [Goal; 4],
) -> Result<Secrets, Refusal> {
    let mut pile = data.deck(terms.players);
    let all = u32::from(data.hand);
    let mut right = hands.len() == terms.players && hands.iter().all(|hand| hand.len() == all);
    for tile in hands.iter().flat_map(|hand| hand.iter()).chain(market) {
        right &= pile.contains(tile);
        pile = pile.without(tile);
    }
    right &= (1..goals.len()).all(|index| !goals[..index].contains(&goals[index]));
    let secrets = Secrets { hands: *hands, pile, backs: Tiles::default() };
    if right { Ok(secrets) } else { Err(Refusal::ImpossibleDeal) }
}
