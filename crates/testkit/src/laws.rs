//! The laws, checked move by move.

use std::collections::BTreeMap;

use serde::{Serialize, de::DeserializeOwned};
use tabletop::{
    Choices, Dice, Game, Log, Move, Mute, Reading, Seat, SeededDice, Setup, Turn, Viewer,
    fingerprint, next, read, spelled,
};

use crate::played::{Played, any_seat, play};
use crate::spelling::Vocabulary;

/// Random spellings tried per decision.
const SPELLINGS: usize = 8;

/// Games imagined behind a view until one allows the action.
const IMAGINED: usize = 50;

/// Checks the laws on `games` random games of every player count and variant, played
/// with the box `data`.
///
/// The switches vary from game to game. The environment variable
/// `INGENIO_PLAYOUTS` asks for another number of games.
///
/// # Panics
///
/// Panics at the first position in which the game breaks a law, naming it.
pub fn laws_hold<G: Game>(games: u64, data: &'static G::Data) {
    for &(players, variants) in G::PROFILE.variants {
        for variant in variants {
            for seed in 0..games_asked(games) {
                random_game::<G>(&any_setup::<G>(players, variant, seed), data, seed);
            }
        }
    }
}

/// How many games of each kind are played: `games`, unless the environment asks for another
/// number.
pub(crate) fn games_asked(games: u64) -> u64 {
    let asked = std::env::var("INGENIO_PLAYOUTS").ok();
    asked.map_or(games, |text| text.parse().expect("a number of games"))
}

/// A set-up with every switch at a random value; the first game has the defaults.
///
/// # Panics
///
/// Panics if the profile has no such variant.
pub fn any_setup<G: Game>(players: u8, variant: &str, seed: u64) -> Setup {
    let mut dice = SeededDice::stream(seed, 1);
    let mut switches = BTreeMap::new();
    for switch in G::PROFILE.switches.iter().filter(|_| seed > 0) {
        let values = u32::try_from(switch.values.len()).unwrap_or(1);
        let value = switch.values[dice.roll(values) as usize];
        switches.insert(switch.name.to_owned(), value.to_owned());
    }
    G::PROFILE.setup(players, Some(variant), switches).expect("the profile's own set-ups exist")
}

/// Plays a random game to its end and checks laws 1-7 and 9 in every position.
///
/// # Panics
///
/// Panics at the first position in which the game breaks a law, naming it.
pub fn random_game<G: Game>(setup: &Setup, data: &'static G::Data, seed: u64) -> Played<G> {
    let vocabulary = vocabulary::<G>(setup, data, seed);
    let mut table = Checked::<G>::new(setup, data, seed);
    for ply in 0..G::PROFILE.longest {
        let place = format!("{}, {setup:?}, seed {seed}, ply {ply}", G::PROFILE.id);
        assert_eq!(table.game.audit(), Vec::<String>::new(), "law 6, {place}");
        match table.game.turn() {
            Turn::Over => {
                assert!(table.game.outcome().is_some(), "an ended game has an outcome, {place}");
                return table.finish(setup, data, &place);
            }
            Turn::Chance => table.chance(&place),
            Turn::Decide(seats) => {
                let seat = any_seat(seats, &mut table.dice);
                table.decide(seat, &vocabulary, &place);
            }
        }
    }
    panic!("law 7: {setup:?}, seed {seed}: not over after {} moves", G::PROFILE.longest);
}

/// The words of a whole other game, so that spelling knows what may come later.
fn vocabulary<G: Game>(setup: &Setup, data: &'static G::Data, seed: u64) -> Vocabulary {
    let mut listed = Vec::new();
    play::<G>(setup, data, seed ^ 0x5EED, |choices| listed.extend(choices.samples()));
    Vocabulary::of(listed.iter())
}

struct Checked<G: Game> {
    game: G,
    players: u8,
    dice: SeededDice,
    choices: Choices<G::Action>,
    moves: Vec<Move<G::Action, G::Chance>>,
    log: Log<G::Event>,
}

impl<G: Game> Checked<G> {
    fn new(setup: &Setup, data: &'static G::Data, seed: u64) -> Checked<G> {
        let game = G::new(setup, data).expect("the set-up exists");
        let dice = SeededDice::new(seed);
        let choices = Choices::default();
        let players = setup.players;
        Checked { game, players, dice, choices, moves: Vec::new(), log: Log::default() }
    }

    fn chance(&mut self, place: &str) {
        let chance = self.game.draw(&mut self.dice);
        for seat in (0..tabletop::MOST_SEATS).map(seat_number) {
            let mut none = Choices::default();
            self.game.actions(seat, &mut none);
            assert!(none.is_empty(), "nobody decides while chance does, {place}");
        }
        let before = fingerprint(&self.game);
        let resolved = self.game.resolve(&chance, &mut self.log);
        resolved.unwrap_or_else(|refusal| panic!("what is drawn is possible, {place}: {refusal}"));
        assert_ne!(fingerprint(&self.game), before, "law 4, {place}: a mark hides {chance:?}");
        self.moves.push(Move::Chance(chance));
    }

    fn decide(&mut self, seat: Seat, vocabulary: &Vocabulary, place: &str) {
        self.choices.clear();
        self.game.actions(seat, &mut self.choices);
        assert!(!self.choices.is_empty(), "law 1, {place}: {seat:?} is stuck");
        self.listed_is_legal(seat, place);
        self.legal_is_listed(seat, vocabulary, place);
        self.views_are_complete(seat, place);
        let action = self.choices.any(&mut self.dice).expect("law 1 holds");
        self.refused_is_untouched(seat, &action, place);
        self.only_the_host_reveals(seat, &action, place);
        self.answers_commute(seat, &action, place);
        let before = fingerprint(&self.game);
        let applied = self.game.apply(seat, &action, &mut self.log);
        applied.unwrap_or_else(|refusal| panic!("law 2, {place}: {action:?}: {refusal}"));
        assert_ne!(fingerprint(&self.game), before, "law 4, {place}: a mark hides {action:?}");
        self.moves.push(Move::Decision(seat, action));
    }

    /// Law 2, one way; and every action is spelled so that it can be read.
    fn listed_is_legal(&self, seat: Seat, place: &str) {
        for action in self.choices.samples() {
            if let Err(refusal) = self.game.check(seat, &action) {
                panic!("law 2, {place}: listed {action:?}, but {refusal}");
            }
            let path = spelled(&action);
            assert_eq!(read(path.as_str()), Ok(Reading::Whole(action)), "{path}, {place}");
            assert!(next(&self.game, seat, path.as_str()).whole, "{path} can be picked, {place}");
        }
        let ones = self.choices.ones();
        let twice = (1..ones.len()).find(|&index| ones[..index].contains(&ones[index]));
        assert_eq!(twice, None, "nothing is listed twice, {place}");
    }

    /// Law 2, the other way.
    fn legal_is_listed(&mut self, seat: Seat, vocabulary: &Vocabulary, place: &str) {
        for _ in 0..SPELLINGS {
            let Some(action) = vocabulary.spell::<G::Action>(&mut self.dice) else { continue };
            let path = spelled(&action);
            let kind = path.as_str().split('/').next().unwrap_or_default();
            let legal = self.game.check(seat, &action).is_ok();
            if legal && !self.choices.open().contains(&kind) {
                assert!(self.choices.contains(&action), "law 2, {place}: {path} is not listed");
            }
            if !legal {
                self.is_untouched_by(seat, &action, place);
            }
        }
    }

    /// Law 5.
    fn views_are_complete(&mut self, seat: Seat, place: &str) {
        let viewer = Viewer::Player(seat);
        let view = self.game.view(viewer);
        let imagined = G::determinize(&view, &mut self.dice);
        assert_eq!(imagined.view(viewer), view, "law 5, {place}");
        assert_eq!(imagined.turn(), self.game.turn(), "law 5, {place}");
        assert_eq!(imagined.audit(), Vec::<String>::new(), "law 5, {place}");
        let mut choices = Choices::default();
        imagined.actions(seat, &mut choices);
        assert_eq!(choices, self.choices, "law 5, {place}");
    }

    /// Law 3: whoever is not asked is refused the very same action.
    fn refused_is_untouched(&self, seat: Seat, action: &G::Action, place: &str) {
        let Turn::Decide(asked) = self.game.turn() else { return };
        for other in (0..=tabletop::MOST_SEATS).chain([200]).map(seat_number) {
            if !asked.contains(other) {
                assert!(self.game.check(other, action).is_err(), "{other:?} is not asked, {place}");
                self.is_untouched_by(other, action, place);
            }
        }
        assert!(asked.contains(seat));
    }

    fn is_untouched_by(&self, seat: Seat, action: &G::Action, place: &str) {
        let mut copy = self.game.clone();
        let mut log = Log::default();
        assert!(copy.apply(seat, action, &mut log).is_err(), "check and apply agree, {place}");
        assert_eq!(copy, self.game, "law 3, {place}: {action:?}");
        assert!(log.0.is_empty(), "law 3, {place}: {action:?}");
    }

    /// Law 9: for each viewer, an imagined game leads to the same view.
    ///
    /// In an imagined game another player may lack what the action needs; then
    /// another is imagined.
    fn only_the_host_reveals(&mut self, seat: Seat, action: &G::Action, place: &str) {
        let mut truth = self.game.clone();
        truth.apply(seat, action, &mut Mute).expect("the action is listed");
        let viewers = (0..usize::from(self.players)).map(seat_number).map(Viewer::Player);
        for viewer in viewers.chain([Viewer::Public]) {
            let view = self.game.view(viewer);
            let mut imagine = || {
                let mut imagined = G::determinize(&view, &mut self.dice);
                imagined.apply(seat, action, &mut Mute).ok().map(|()| imagined)
            };
            if let Some(imagined) = (0..IMAGINED).find_map(|_| imagine()) {
                assert_eq!(imagined.view(viewer), truth.view(viewer), "law 9, {viewer:?}, {place}");
            }
        }
    }

    /// Those who decide at once may answer in any order.
    fn answers_commute(&mut self, seat: Seat, action: &G::Action, place: &str) {
        let Turn::Decide(asked) = self.game.turn() else { return };
        let Some(other) = asked.iter().find(|&other| other != seat) else { return };
        let mut choices = Choices::default();
        self.game.actions(other, &mut choices);
        let answer = choices.any(&mut self.dice).expect("law 1 holds");
        let in_order = |first: (Seat, &G::Action), second: (Seat, &G::Action)| {
            let mut game = self.game.clone();
            for (seat, action) in [first, second] {
                let applied = game.apply(seat, action, &mut Mute);
                applied.unwrap_or_else(|refusal| panic!("answers commute, {place}: {refusal}"));
            }
            game
        };
        let [mine, theirs] = [(seat, action), (other, &answer)];
        assert_eq!(in_order(mine, theirs), in_order(theirs, mine), "answers commute, {place}");
    }

    /// Law 4.
    fn finish(self, setup: &Setup, data: &'static G::Data, place: &str) -> Played<G> {
        let mut game = G::new(&rewritten(setup), data).expect("the set-up exists");
        let mut log = Log::default();
        for one in &self.moves {
            let replayed = match one {
                Move::Decision(seat, action) => game.apply(*seat, &rewritten(action), &mut log),
                Move::Chance(chance) => game.resolve(&rewritten(chance), &mut log),
            };
            replayed.unwrap_or_else(|refusal| panic!("law 4, {place}: {refusal}"));
        }
        assert_eq!(game, self.game, "law 4, {place}");
        assert_eq!(log, self.log, "law 4, {place}");
        Played { moves: self.moves, log: self.log, end: self.game }
    }
}

fn seat_number(index: usize) -> Seat {
    Seat::new(u8::try_from(index).unwrap_or(u8::MAX))
}

fn rewritten<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("transcripts can be written");
    serde_json::from_str(&text).expect("transcripts can be read")
}
