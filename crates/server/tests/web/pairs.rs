//! Pairs of games that differ only in what is hidden from one viewer.

use std::collections::BTreeMap;

use serde_json::Value;
use tabletop::{Dice, Seat, SeededDice, Setup, Turn, Viewer};
use title::{Table, Title};

/// So many other moves are tried in a game.
const TRIES: u32 = 200;
/// So many pairs differ in each secret.
const EACH: usize = 2;
/// Games are played so far.
const LONGEST: usize = 240;
/// What was told so many moves ago is no longer to be seen on a board.
const FORGOTTEN: usize = 33;

/// A move: whose, if it is a seat's, and what.
pub(crate) type Move = (Option<Seat>, Value);

/// Two games that look alike to one viewer from the move that differs to their last one.
pub(crate) struct Pair {
    pub(crate) title: &'static dyn Title,
    pub(crate) setup: Setup,
    pub(crate) viewer: Seat,
    pub(crate) games: [Game; 2],
    /// The move that differs, and how it is spelled.
    pub(crate) differs: (usize, String),
    /// Whether the viewer was told what differs when it happened, and could have counted along.
    pub(crate) told: bool,
}

/// A game: its moves, the marks after them, and where it stands.
pub(crate) struct Game {
    pub(crate) moves: Vec<Move>,
    pub(crate) marks: Vec<String>,
    pub(crate) table: Box<dyn Table>,
}

impl Game {
    fn play(&mut self, (seat, body): &Move) -> Option<Vec<Value>> {
        self.play_seen(*seat, body, Viewer::Public)
    }

    /// Makes a move; what `viewer` is told of it, unless it is refused.
    fn play_seen(
        &mut self,
        seat: Option<Seat>,
        body: &Value,
        viewer: Viewer,
    ) -> Option<Vec<Value>> {
        let told = match seat {
            Some(seat) => self.table.apply(seat, body),
            None => self.table.resolve(body),
        };
        let told = told.ok()?.events(viewer);
        self.moves.push((seat, body.clone()));
        self.marks.push(self.table.fingerprint());
        Some(told)
    }

    fn copy(&self) -> Game {
        Game {
            moves: self.moves.clone(),
            marks: self.marks.clone(),
            table: self.table.boxed_clone(),
        }
    }

    /// Whether people are asked, so that the table rests.
    fn rests(&self) -> bool {
        matches!(self.table.turn(), Turn::Decide(_))
    }
}

pub(crate) fn any<'a, T>(dice: &mut SeededDice, of: &'a [T]) -> &'a T {
    &of[dice.roll(u32::try_from(of.len()).unwrap()) as usize]
}

pub(crate) fn fresh(title: &'static dyn Title, setup: &Setup) -> Game {
    let table = title.open(setup, &title.boxes().built_in().hash).unwrap();
    Game { moves: Vec::new(), marks: Vec::new(), table }
}

/// Some move that is possible now.
pub(crate) fn some_move(table: &dyn Table, dice: &mut SeededDice) -> Option<Move> {
    match table.turn() {
        Turn::Over => None,
        Turn::Chance => Some((None, table.draw(dice))),
        Turn::Decide(seats) => {
            let seats: Vec<Seat> = seats.iter().collect();
            let seat = *any(dice, &seats);
            let path = any(dice, &table.paths(seat)).clone();
            Some((Some(seat), table.action(&path).unwrap()))
        }
    }
}

/// A random game, and the positions before each of its moves.
fn random(
    title: &'static dyn Title,
    setup: &Setup,
    dice: &mut SeededDice,
) -> (Vec<Game>, Vec<Move>) {
    let mut game = fresh(title, setup);
    let mut before = Vec::new();
    while let Some(step) = some_move(game.table.as_ref(), dice) {
        if before.len() == LONGEST {
            break;
        }
        before.push(game.copy());
        game.play(&step).unwrap();
    }
    let moves = game.moves;
    (before, moves)
}

/// The plain values in a value.
fn leaves(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = vec![(String::new(), value)];
    while let Some((path, value)) = open.pop() {
        match value {
            Value::Object(fields) => {
                open.extend(fields.iter().map(|(key, value)| (format!("{path}/{key}"), value)));
            }
            Value::Array(items) => {
                open.extend(
                    items.iter().zip(0..).map(|(value, at)| (format!("{path}/{at}"), value)),
                );
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => found.push(path),
        }
    }
    found
}

/// Another move in its place: another decision of the seat, another draw, or the same
/// draw with two of its pieces exchanged, or one from elsewhere.
fn another(table: &dyn Table, (seat, body): &Move, dice: &mut SeededDice) -> Value {
    if let Some(seat) = seat {
        let path = any(dice, &table.paths(*seat)).clone();
        return table.action(&path).unwrap();
    }
    let other = table.draw(dice);
    let (here, there) = (leaves(body), leaves(&other));
    if here.is_empty() || dice.roll(4) == 0 {
        return other;
    }
    let mut changed = body.clone();
    let at = any(dice, &here).clone();
    let with = if dice.roll(2) == 0 {
        let with = any(dice, &here).clone();
        let old = body.pointer(&at).unwrap().clone();
        *changed.pointer_mut(&with).unwrap() = old;
        body.pointer(&with).unwrap().clone()
    } else {
        let there = any(dice, &there);
        other.pointer(there.as_str()).unwrap().clone()
    };
    *changed.pointer_mut(&at).unwrap() = with;
    changed
}

/// Whether two positions look alike to the viewer and to whoever watches.
fn alike(one: &dyn Table, other: &dyn Table, viewer: Seat) -> bool {
    let eyes = [Viewer::Player(viewer), Viewer::Public];
    one.turn() == other.turn() && eyes.into_iter().all(|eyes| one.view(eyes) == other.view(eyes))
}

/// Lets a game go on with another move in place of `moves[at]` for as long as both look
/// alike to the viewer; nothing if they do not, or are the same.
fn differing(
    before: &Game,
    moves: &[Move],
    at: usize,
    instead: Value,
    viewer: Seat,
) -> Option<([Game; 2], bool)> {
    let mut games = [before.copy(), before.copy()];
    let eyes = Viewer::Player(viewer);
    let mut told = false;
    let mut best = 0;
    for (number, step) in moves.iter().enumerate().skip(at) {
        let (seat, body) = step;
        let body = [body, if number == at { &instead } else { body }];
        let [one, other] = &mut games;
        let Some(second) = other.play_seen(*seat, body[1], eyes) else { break };
        let first = one.play_seen(*seat, body[0], eyes)?;
        told |= first != second;
        let differ = one.marks.last() != other.marks.last();
        if !differ || !alike(one.table.as_ref(), other.table.as_ref(), viewer) {
            break;
        }
        if one.rests() && (!told || number >= at + FORGOTTEN) {
            best = one.moves.len();
        }
    }
    let cut = games.map(|game| {
        let mut short = before.copy();
        let kept = game.moves.into_iter().take(best).skip(at);
        kept.for_each(|step| drop(short.play(&step).unwrap()));
        short
    });
    (best > 0).then_some((cut, told))
}

/// Pairs of one set-up, found in random games, among them some that differ in each of
/// `secrets`: how the move that differs begins.
pub(crate) fn pairs(
    title: &'static dyn Title,
    players: u8,
    variant: &str,
    secrets: &[&str],
) -> Vec<Pair> {
    let setup = title.profile().setup(players, Some(variant), BTreeMap::new()).unwrap();
    let mut found: Vec<Pair> = Vec::new();
    for number in 0..60 {
        let lacking: Vec<&&str> = secrets
            .iter()
            .filter(|secret| {
                let of = found.iter().filter(|pair| pair.differs.1.starts_with(**secret));
                of.count() < EACH
            })
            .collect();
        if lacking.is_empty() {
            return found;
        }
        let mut dice = SeededDice::new(number);
        let viewer = Seat::new(u8::try_from(dice.roll(players.into())).unwrap());
        let (before, moves) = random(title, &setup, &mut dice);
        for secret in lacking {
            found.extend(search(&before, &moves, viewer, secret, &mut dice).map(
                |(games, told, differs)| Pair {
                    title,
                    setup: setup.clone(),
                    viewer,
                    games,
                    differs,
                    told,
                },
            ));
        }
    }
    let all: Vec<&str> = found.iter().map(|pair| pair.differs.1.as_str()).collect();
    panic!("of {secrets:?} only {all:?} were found");
}

/// A move of a game that can be exchanged for another without the viewer's seeing it.
fn search(
    before: &[Game],
    moves: &[Move],
    viewer: Seat,
    secret: &str,
    dice: &mut SeededDice,
) -> Option<([Game; 2], bool, (usize, String))> {
    let spelled = |at: usize, body: &Value| match moves[at].0 {
        Some(_) => before[at].table.path(body).unwrap_or_default(),
        None => "chance".to_owned(),
    };
    let fits = |at: &usize| {
        moves[*at].0 != Some(viewer) && spelled(*at, &moves[*at].1).starts_with(secret)
    };
    let places: Vec<usize> = (0..moves.len()).filter(fits).collect();
    for _ in 0..TRIES * u32::from(!places.is_empty()) {
        let at = *any(dice, &places);
        let instead = another(before[at].table.as_ref(), &moves[at], dice);
        let differs = (at, spelled(at, &instead));
        if let Some((games, told)) = differing(&before[at], moves, at, instead, viewer) {
            return Some((games, told, differs));
        }
    }
    None
}
