//! What each viewer may know.
//!
//! The secrets of this game are the holdings of the other players, as long as
//! the screens stand (variant `hidden`). Every gain and every payment happens
//! in the open and the supply lies in plain sight, so a player who counts along
//! knows; the program just does not do the counting. With two players the
//! supply alone tells everything.

use serde::Serialize;
use tabletop::{Dice, Key, Known, PerSeat, Printed, Seat, Viewer};

use crate::components::{Data, Item};
use crate::rules::scoring;
use crate::{Phase, Santiago, Stock, Table, Terms, Town};

/// The table as one viewer sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What is printed in the box.
    #[serde(skip)]
    pub data: Printed<Data>,
    /// What was agreed.
    pub terms: Terms,
    /// What each player owns, as far as it is not behind a screen.
    pub stores: PerSeat<Known<Stock>>,
    /// What nobody owns.
    pub supply: Stock,
    /// The board.
    pub town: Town,
    /// Whose turn it is and what is pending.
    pub phase: Phase,
}

impl View {
    /// What `viewer` sees of `game`.
    pub(crate) fn of(game: &Santiago, viewer: Viewer) -> View {
        let lifted = game.terms.open || matches!(game.phase, Phase::Over { .. });
        let store = |seat| {
            let store = *game.table.store(seat);
            if lifted { Known::Seen(store) } else { Known::to_owner(viewer, seat, store) }
        };
        View {
            data: game.table.data,
            terms: game.terms,
            stores: PerSeat::from_fn(game.terms.players, store),
            supply: *game.table.supply(),
            town: game.table.town,
            phase: game.phase,
        }
    }

    /// The points that the goods of `seat` would make if the game ended now (§9, Q27), as
    /// far as what lies behind screens does not change it; nothing if they lie there themselves.
    pub fn exchanged(&self, seat: Seat) -> Option<u16> {
        let first = match self.phase {
            Phase::Layout => seat,
            Phase::Turn { active, .. }
            | Phase::Screens { active, .. }
            | Phase::Over { active, .. } => active,
        };
        let mut supply = self.supply.count(Item::Point);
        for other in first.round(self.stores.len()) {
            let seen = self.stores[other].seen();
            let points = seen.map(|store| scoring::exchanged(&self.data, &store, supply));
            if other == seat {
                return points;
            }
            supply -= points.unwrap_or_default();
        }
        None
    }

    /// The points that each good brings now.
    pub fn flag_points(&self) -> u8 {
        self.data.flag_points(self.town.flag)
    }

    /// A game that could be behind this view: whatever is neither in the supply
    /// nor in plain sight lies behind some screen.
    pub(crate) fn imagine(&self, dice: &mut dyn Dice) -> Santiago {
        let mut hidden = [Seat::default(); tabletop::MOST_SEATS];
        let mut screens = 0u32;
        for seat in self.stores.seats().filter(|&seat| self.stores[seat].seen().is_none()) {
            hidden[screens as usize] = seat;
            screens += 1;
        }
        let mut behind = self.stores.map(|store| store.seen().unwrap_or_default());
        if screens > 0 {
            let seen = |item| -> u16 { behind.iter().map(|store: &Stock| store.count(item)).sum() };
            let unseen =
                Stock::from_fn(|item| self.data.whole[item] - self.supply.count(item) - seen(item));
            let mut piles = [Stock::default(); tabletop::MOST_SEATS];
            deal(&unseen, &mut piles[..screens as usize], dice);
            for (pile, &seat) in piles.iter().zip(&hidden[..screens as usize]) {
                behind[seat] = *pile;
            }
        }
        Santiago {
            terms: self.terms,
            table: Table::from_parts(self.data, behind, self.supply, self.town),
            phase: self.phase,
        }
    }
}

/// Deals every piece of `unseen` onto one of the piles at random.
fn deal(unseen: &Stock, piles: &mut [Stock], dice: &mut dyn Dice) {
    let count = u32::try_from(piles.len()).unwrap_or(1);
    let mut dealt = [[0u16; Item::ALL.len()]; tabletop::MOST_SEATS];
    for (index, &item) in Item::ALL.iter().enumerate() {
        for _ in 0..unseen.count(item) {
            let pile = if count == 1 { 0 } else { dice.roll(count) as usize };
            dealt[pile][index] += 1;
        }
    }
    for (pile, dealt) in piles.iter_mut().zip(dealt) {
        *pile = Stock::from_fn(|item| dealt[item as usize]);
    }
}

/// Law 8: two positions that differ only in what is hidden look alike.
#[cfg(test)]
mod tests {
    use boxes::Contents;
    use tabletop::{Game, Log, SeededDice};

    use super::*;
    use crate::{Action, Gift, Step};

    const ANNA: Seat = Seat::new(0);
    const BERTA: Seat = Seat::new(1);
    const CARLO: Seat = Seat::new(2);

    /// Three players; Berta and Carlo have exchanged `swapped`.
    fn table(open: bool, swapped: &[(Item, u16, u16)]) -> Santiago {
        let variant = if open { "open" } else { "hidden" };
        let setup = Santiago::PROFILE.setup(3, Some(variant), std::collections::BTreeMap::new());
        let mut game = Santiago::new(&setup.unwrap(), Data::shelf().built_in()).unwrap();
        for &(item, to_berta, to_carlo) in swapped {
            game.table.receive(BERTA, item, to_berta);
            game.table.receive(CARLO, item, to_carlo);
        }
        game.phase = Phase::Turn { active: ANNA, step: Step::Zorro { giver: BERTA } };
        game
    }

    fn views_are_equal(one: &Santiago, other: &Santiago, viewer: Viewer) -> bool {
        one.view(viewer) == other.view(viewer)
    }

    /// Secret by secret: each item that the others hold.
    #[test]
    fn nobody_sees_what_the_others_own() {
        for &item in Item::ALL {
            let one = table(false, &[(item, 2, 1)]);
            let other = table(false, &[(item, 1, 2)]);
            assert_ne!(one, other);
            for viewer in [Viewer::Player(ANNA), Viewer::Public] {
                assert!(views_are_equal(&one, &other, viewer), "{item:?}, {viewer:?}");
            }
            for viewer in [Viewer::Player(BERTA), Viewer::Player(CARLO)] {
                assert!(!views_are_equal(&one, &other, viewer), "{item:?}, {viewer:?}");
            }
        }
    }

    #[test]
    fn with_open_holdings_everybody_sees_everything() {
        let one = table(true, &[(Item::Rum, 2, 1)]);
        let other = table(true, &[(Item::Rum, 1, 2)]);
        assert!(!views_are_equal(&one, &other, Viewer::Public));
    }

    /// The same move in positions that look alike is told alike and looks alike.
    #[test]
    fn moves_tell_nothing_more() {
        let mut one = table(false, &[(Item::Rum, 2, 1)]);
        let mut other = table(false, &[(Item::Rum, 1, 2)]);
        let (mut log, mut other_log) = (Log::default(), Log::default());
        let give = Action::Give { gift: Gift::Peso };
        one.apply(BERTA, &give, &mut log).unwrap();
        other.apply(BERTA, &give, &mut other_log).unwrap();
        assert_eq!(log, other_log);
        assert!(views_are_equal(&one, &other, Viewer::Player(ANNA)));
    }

    /// Whether a giver can give at all must not be told by whom the game asks.
    #[test]
    fn who_is_asked_tells_nothing() {
        let mut rich = table(false, &[]);
        let mut poor = table(false, &[]);
        for &item in Item::ALL {
            let count = poor.table.held(BERTA, item);
            (0..count).for_each(|_| poor.table.hand_over(BERTA, CARLO, item));
        }
        for game in [&mut rich, &mut poor] {
            game.phase = Phase::Turn { active: ANNA, step: Step::Drive };
            game.table.town.car = 7;
            let drive = Action::Drive { to: crate::Station::ElZorro };
            game.apply(ANNA, &drive, &mut tabletop::Mute).unwrap();
        }
        assert_ne!(rich, poor);
        assert!(views_are_equal(&rich, &poor, Viewer::Player(ANNA)));
    }

    /// With more than one screen standing, the imagined holdings vary.
    #[test]
    fn imagined_holdings_vary() {
        let game = table(false, &[(Item::Rum, 4, 4)]);
        let view = game.view(Viewer::Player(ANNA));
        let mut dice = SeededDice::new(1);
        let imagined = [0; 8].map(|_| view.imagine(&mut dice).table.held(BERTA, Item::Rum));
        assert!(imagined.iter().any(|&count| count != imagined[0]), "{imagined:?}");
    }
}
