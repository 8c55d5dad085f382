//! What each viewer may know.
//!
//! The secrets of this game are the tiles in the other players' hands, which
//! tiles lie on the map with their backs up, and what is left in the pile; the
//! pile has no order that anybody could know (see `deal`). Everything else is
//! open (Q35). Which tiles a player took from the market everybody has seen;
//! the program just does not do the remembering.

use serde::Serialize;
use tabletop::{Dice, Known, PerSeat, Viewer};

use crate::components::{Face, Tiles};
use crate::deal::{Secrets, any_of};
use crate::{CubeExpress, Phase, Table, Terms};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What was agreed.
    pub terms: Terms,
    /// What lies in plain sight.
    pub table: Table,
    /// The tiles in each hand, as far as the viewer may know them.
    pub hands: PerSeat<Known<Tiles>>,
    /// How many tiles are in each hand.
    pub held: PerSeat<u8>,
    /// How many tiles are in the pile.
    pub pile: u8,
    /// Whose turn it is and what is pending.
    pub phase: Phase,
}

impl View {
    /// What `viewer` sees of `game`.
    pub(crate) fn of(game: &CubeExpress, viewer: Viewer) -> View {
        let CubeExpress { terms, table, secrets, phase } = game;
        let hand = |seat| Known::to_owner(viewer, seat, secrets.hands[seat]);
        View {
            terms: *terms,
            table: table.clone(),
            hands: PerSeat::from_fn(terms.players, hand),
            held: secrets.hands.map(|hand| count(*hand)),
            pile: count(secrets.pile),
            phase: *phase,
        }
    }

    /// A game that could be behind this view: whatever lies nowhere in sight is
    /// in a hidden hand, in the pile, or shows its back on the map.
    pub(crate) fn imagine(&self, dice: &mut dyn Dice) -> CubeExpress {
        let mut unseen = self.table.data().deck(self.terms.players).less(self.in_sight());
        let mut draw = |wanted: u32| {
            let mut drawn = Tiles::default();
            while drawn.len() < wanted {
                let tile = any_of(unseen, dice);
                unseen = unseen.without(tile);
                drawn = drawn.with(tile);
            }
            drawn
        };
        let backs = self.table.map.spots().iter().filter(|spot| spot.face == Face::BACK).count();
        let backs = draw(u32::try_from(backs).unwrap_or(0));
        let hands = PerSeat::from_fn(self.terms.players, |seat| {
            self.hands[seat].seen().unwrap_or_else(|| draw(self.held[seat].into()))
        });
        let secrets = Secrets { hands, pile: unseen, backs };
        let (terms, table, phase) = (self.terms, self.table.clone(), self.phase);
        CubeExpress { terms, table, secrets, phase }
    }

    fn in_sight(&self) -> Tiles {
        let laid = self.table.map.spots().iter().filter_map(|spot| spot.face.tile());
        let open: Tiles = laid.chain(self.table.market.into_iter().flatten()).collect();
        let seen = self.hands.iter().filter_map(|hand| hand.seen());
        seen.fold(open.or(self.table.boxed), Tiles::or)
    }
}

fn count(tiles: Tiles) -> u8 {
    u8::try_from(tiles.len()).unwrap_or(u8::MAX)
}

/// Law 8: two positions that differ only in what is hidden look alike.
#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use boxes::Contents;
    use tabletop::{Game, Log, Mute, Seat, SeededDice};

    use super::*;
    use crate::components::Data;
    use crate::{Action, Cell, Chance, Event, Side, Tile};

    const ANNA: Seat = Seat::new(0);
    const BERTA: Seat = Seat::new(1);
    const CARLO: Seat = Seat::new(2);

    fn tile(id: &str) -> Tile {
        Tile::from_id(id).unwrap()
    }

    /// Three players after the deal, Anna to begin.
    fn table() -> CubeExpress {
        let setup = CubeExpress::PROFILE.setup(3, None, BTreeMap::new()).unwrap();
        let mut game = CubeExpress::new(&setup, Data::shelf().built_in()).unwrap();
        game.resolve(&deal(), &mut Mute).unwrap();
        game
    }

    fn deal() -> Chance {
        let hands = [["T01", "T02", "T17"], ["T39", "T40", "T30"], ["T21", "T22", "T26"]];
        let hands =
            PerSeat::from_fn(3, |seat: Seat| hands[seat.index()].map(tile).into_iter().collect());
        let market = ["T03", "T04", "T31", "T32"].map(tile);
        let goals = [0, 1, 2, 3].map(|nth| crate::Goal::all().nth(nth).unwrap());
        Chance::Deal { start: ANNA, hands, market, goals }
    }

    /// The same, but two hidden tiles have changed places.
    fn swapped(one: &str, other: &str) -> CubeExpress {
        let mut game = table();
        let [one, other] = [tile(one), tile(other)];
        let swap = |set: Tiles| match (set.contains(one), set.contains(other)) {
            (true, false) => set.without(one).with(other),
            (false, true) => set.without(other).with(one),
            _ => set,
        };
        game.secrets.hands = game.secrets.hands.map(|&hand| swap(hand));
        game.secrets.pile = swap(game.secrets.pile);
        assert_eq!(game.audit(), Vec::<String>::new());
        assert_ne!(game, table());
        game
    }

    /// A hand: Berta and Carlo hold each other's tiles.
    #[test]
    fn nobody_sees_the_hands_of_the_others() {
        let other = swapped("T39", "T21");
        for viewer in [Viewer::Player(ANNA), Viewer::Public] {
            assert_eq!(table().view(viewer), other.view(viewer));
        }
        for viewer in [Viewer::Player(BERTA), Viewer::Player(CARLO)] {
            assert_ne!(table().view(viewer), other.view(viewer), "the own hand is seen");
        }
    }

    /// The pile: Berta holds a tile that was in it.
    #[test]
    fn nobody_sees_what_is_in_the_pile() {
        let other = swapped("T39", "T11");
        for viewer in [Viewer::Player(ANNA), Viewer::Player(CARLO), Viewer::Public] {
            assert_eq!(table().view(viewer), other.view(viewer));
        }
        assert_ne!(table().view(Viewer::Player(BERTA)), other.view(Viewer::Player(BERTA)));
    }

    /// The pile has no order: what is drawn next depends on the dice alone.
    #[test]
    fn the_pile_has_no_order() {
        let mut game = table();
        game.phase =
            Phase::Turn { active: ANNA, last: false, step: crate::Step::Refill { gap: 1 } };
        let draw = |seed| game.draw(&mut SeededDice::new(seed));
        let first = draw(0);
        assert!((1..20).any(|seed| draw(seed) != first));
    }

    /// Which tile lies with its back up only its owner is told (Q03).
    #[test]
    fn a_back_does_not_tell_its_front() {
        let lay = |mut game: CubeExpress, id: &str| {
            let (tile, at) = (tile(id), Cell(0, 2));
            let mut log = Log::default();
            let action = Action::Lay { tile, back: true, at, top: Side::North };
            game.apply(ANNA, &action, &mut log).unwrap();
            (game, log)
        };
        let (one, log) = lay(table(), "T01");
        let (other, other_log) = lay(table(), "T02");
        assert_ne!(one, other);
        for viewer in [Viewer::Player(BERTA), Viewer::Public] {
            assert_eq!(one.view(viewer), other.view(viewer));
            let seen = |log: &Log<Event>| -> Vec<Event> {
                log.0.iter().map(|event| CubeExpress::redact(event, viewer)).collect()
            };
            assert_eq!(seen(&log), seen(&other_log));
        }
        let own = |event: &Event| CubeExpress::redact(event, Viewer::Player(ANNA));
        assert_ne!(own(&log.0[0]), own(&other_log.0[0]));
    }

    /// The deal tells each player their own hand and nothing else.
    #[test]
    fn the_deal_is_told_to_each_player_alone() {
        let setup = CubeExpress::PROFILE.setup(3, None, BTreeMap::new()).unwrap();
        let mut game = CubeExpress::new(&setup, Data::shelf().built_in()).unwrap();
        let mut log = Log::default();
        game.resolve(&deal(), &mut log).unwrap();
        let seen = |viewer| {
            let told = CubeExpress::redact(&log.0[0], viewer);
            let Event::Dealt { hands, .. } = told else { panic!("{told:?}") };
            hands
        };
        assert!(seen(Viewer::Public).iter().all(|hand| hand.seen().is_none()));
        let hands = seen(Viewer::Player(BERTA));
        assert_eq!(hands[BERTA].seen(), Some(game.secrets.hands[BERTA]));
        assert!(hands[ANNA].seen().is_none() && hands[CARLO].seen().is_none());
    }

    /// A view written out names no tile that is hidden from its viewer.
    #[test]
    fn a_written_view_names_no_hidden_tile() {
        let game = table();
        let written = serde_json::to_string(&game.view(Viewer::Player(ANNA))).unwrap();
        let hidden = game.secrets.pile.or(game.secrets.hands[BERTA]).or(game.secrets.hands[CARLO]);
        assert!(hidden.iter().all(|tile| !written.contains(&format!("\"{tile}\""))));
        assert!(game.secrets.hands[ANNA].iter().all(|tile| written.contains(tile.id())));
    }

    /// Imagined hands vary.
    #[test]
    fn imagined_hands_vary() {
        let view = table().view(Viewer::Player(ANNA));
        let mut dice = SeededDice::new(1);
        let imagined = [0; 8].map(|_| view.imagine(&mut dice).secrets.hands[BERTA]);
        assert!(imagined.iter().any(|&hand| hand != imagined[0]), "{imagined:?}");
    }
}
