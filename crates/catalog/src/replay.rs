//! Transcripts read back, every line checked.

use serde_json::Value;
use serde_json::error::Category;
use tabletop::{Seat, Turn};
use title::{Closing, Ended, FORMAT, Happened, Header, Line, Objection, SecretDice, Table};

use crate::find;

/// A transcript that holds, move by move.
#[derive(Debug)]
pub struct Replay {
    /// Which game, and what was agreed.
    pub header: Header,
    /// The position after the last move.
    pub table: Box<dyn Table>,
    /// How many moves there were.
    pub plies: u64,
    /// The result, if the transcript states one.
    pub end: Option<Ended>,
    /// How chance was drawn, if that was asked for.
    pub drawn: Option<Drawn>,
}

/// Chance that was drawn again, and brought the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// What was told of the dice before the game.
    pub commitment: String,
    /// Which of all draws stand, in order.
    pub numbers: Vec<u64>,
}

impl Drawn {
    /// How many draws stand.
    pub fn draws(&self) -> u64 {
        u64::try_from(self.numbers.len()).unwrap_or(u64::MAX)
    }

    /// How many before the last of them do not: they were taken back.
    pub fn taken_back(&self) -> u64 {
        self.next().saturating_sub(self.draws())
    }

    /// The number of the earliest draw that may come next.
    fn next(&self) -> u64 {
        self.numbers.last().map_or(0, |last| last.saturating_add(1))
    }
}

/// A move as a transcript has it: whose decision it was, nobody's if chance moved; and what it was.
pub type Written = (Option<Seat>, Value);

/// A move that was read back.
#[derive(Debug)]
pub struct Retold {
    /// Whose decision it was; nobody's if chance moved.
    pub seat: Option<Seat>,
    /// What was decided, or what chance brought.
    pub(crate) body: Value,
    /// What it made happen.
    pub happened: Box<dyn Happened>,
}

/// The first thing wrong with a transcript.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    /// A line is cut or is no JSON; what stood before it holds.
    #[error("line {line} is cut or is no JSON ({message}); {plies} moves before it hold")]
    Unreadable {
        /// Counted from 1.
        line: usize,
        /// What the reader said.
        message: String,
        /// How many moves stood before.
        plies: u64,
    },
    /// A line breaks a rule, of the game or of the format.
    #[error("line {line}{}: {message} ({rule})", ply.map(|ply| format!(", ply {ply}")).unwrap_or_default())]
    Breach {
        /// Counted from 1.
        line: usize,
        /// The move, if it is one.
        ply: Option<u64>,
        /// What is wrong.
        message: String,
        /// The rule of the game, or the part of the format.
        rule: &'static str,
        /// What the table objects to, if it does, to be put into words.
        objection: Option<Box<Objection>>,
    },
}

/// Replays a transcript, checking every line.
pub fn replay(text: &str) -> Result<Replay, Fault> {
    replay_to(text, None)
}

/// Replays a transcript, checking every line, up to a number of moves.
pub fn replay_to(text: &str, moves: Option<u64>) -> Result<Replay, Fault> {
    read(text, moves, drop, false)
}

/// Replays a transcript, checking every line, and draws all that chance brought once more from the
/// dice that its header opens.
pub fn replay_drawn(text: &str) -> Result<Replay, Fault> {
    read(text, None, drop, true)
}

/// Replays a transcript, checking every line, and gives its moves as they stand there: whose each was
/// (nobody's if chance moved), and what it was. Where its header opens the dice, chance is drawn from
/// them once more.
pub fn replay_moves(text: &str) -> Result<(Replay, Vec<Written>), Fault> {
    let mut moves = Vec::new();
    let redraws = header_of(text).is_ok_and(|header| header.dice.is_some());
    let replay = read(text, None, |one| moves.push((one.seat, one.body)), redraws)?;
    Ok((replay, moves))
}

/// What a transcript says of itself, before anything else of it is read.
pub fn header_of(text: &str) -> Result<Header, Fault> {
    read_header(1, text.lines().next().unwrap_or_default())
}

/// The same, with what every move made happen.
pub(crate) fn retell(text: &str, moves: u64) -> Result<(Replay, Vec<Retold>), Fault> {
    let mut told = Vec::new();
    let replay = read(text, Some(moves), |one| told.push(one), false)?;
    Ok((replay, told))
}

fn read(
    text: &str,
    moves: Option<u64>,
    mut tell: impl FnMut(Retold),
    redraws: bool,
) -> Result<Replay, Fault> {
    let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    let (number, first) = lines.next().unwrap_or((1, ""));
    let mut reader = Reader::open(read_header(number, first)?)?;
    reader.dice = redraws.then(|| reader.opened()).transpose()?;
    for (number, line) in lines {
        if moves == Some(reader.plies) {
            break;
        }
        reader.line(number, line)?.map(&mut tell);
    }
    let Reader { header, table, plies, end, dice } = reader;
    let drawn = dice.map(|dice| dice.drawn);
    Ok(Replay { header, table, plies, end, drawn })
}

struct Reader {
    header: Header,
    table: Box<dyn Table>,
    plies: u64,
    end: Option<Ended>,
    /// What chance is drawn from once more.
    dice: Option<Dice>,
}

struct Dice {
    seed: [u8; 32],
    drawn: Drawn,
}

impl Reader {
    fn open(header: Header) -> Result<Reader, Fault> {
        let breach = |message| Fault::Breach {
            line: 1,
            ply: None,
            message,
            rule: "header",
            objection: None,
        };
        if header.ingenio != FORMAT {
            let version = header.ingenio;
            return Err(breach(format!("the format is version {version}, not {FORMAT}")));
        }
        let game = find(&header.game).map_err(|unknown| breach(unknown.to_string()))?;
        if let Some(value) = &header.printed {
            let kept = game.boxes().keep(value).map_err(|bad| breach(bad.to_string()))?;
            if kept.hash != header.data {
                let (found, named) = (kept.hash, &header.data);
                return Err(breach(format!("the box has the data {found}, not {named}")));
            }
        }
        let table = game.open(&header.agreed(), &header.data);
        let table = table.map_err(|bad| breach(bad.to_string()))?;
        if header.names.len() != usize::from(header.players) {
            let (names, players) = (header.names.len(), header.players);
            return Err(breach(format!("{names} names for {players} players")));
        }
        Ok(Reader { header, table, plies: 0, end: None, dice: None })
    }

    /// The dice that the header opens.
    fn opened(&self) -> Result<Dice, Fault> {
        let breach = |message: &str| Fault::Breach {
            line: 1,
            ply: None,
            message: message.to_owned(),
            rule: "dice",
            objection: None,
        };
        let opened = self.header.dice.as_ref();
        let opened = opened.ok_or_else(|| breach("the header opens no dice"))?;
        let seed = opened.seed().ok_or_else(|| breach("the seed is not what was committed to"))?;
        let commitment = opened.commitment.clone();
        Ok(Dice { seed, drawn: Drawn { commitment, numbers: Vec::new() } })
    }

    /// Draws what chance brought once more.
    fn draw(&mut self, number: usize, line: &Line) -> Result<(), Fault> {
        let (Some(dice), Some(chance)) = (&self.dice, &line.chance) else { return Ok(()) };
        let Some(draw) = line.draw else {
            return Err(self.breach(number, "no number of its draw".to_owned(), "dice"));
        };
        if draw < dice.drawn.next() {
            return Err(self.breach(number, format!("draw {draw} comes too late"), "dice"));
        }
        // Who decides where chance is due is told by the move itself.
        if self.table.turn() == Turn::Chance {
            let due = self.table.draw(&mut SecretDice::chance(dice.seed, draw));
            if due != *chance {
                return Err(self.breach(number, format!("the dice bring {due}"), "dice"));
            }
        }
        if let Some(dice) = &mut self.dice {
            dice.drawn.numbers.push(draw);
        }
        Ok(())
    }

    /// Reads a line; the last one is no move.
    fn line(&mut self, number: usize, line: &str) -> Result<Option<Retold>, Fault> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| self.unreadable(number, &error))?;
        if self.end.is_some() {
            return Err(self.breach(number, "a line after the end".to_owned(), "end"));
        }
        if value.get("end").is_some() {
            let closing: Closing = self.shaped(number, value, "end")?;
            return self.close(number, closing.end).map(|()| None);
        }
        let one: Line = self.shaped(number, value, "move")?;
        self.play(number, one).map(Some)
    }

    /// JSON as what it should be.
    fn shaped<T: serde::de::DeserializeOwned>(
        &self,
        line: usize,
        value: Value,
        rule: &'static str,
    ) -> Result<T, Fault> {
        serde_json::from_value(value).map_err(|error| self.breach(line, error.to_string(), rule))
    }

    fn play(&mut self, number: usize, line: Line) -> Result<Retold, Fault> {
        if line.ply != self.plies {
            let (found, due) = (line.ply, self.plies);
            return Err(self.breach(number, format!("ply {found} where {due} is due"), "ply"));
        }
        self.draw(number, &line)?;
        let seat = line.seat.map(Seat::new);
        let (moved, body) = match (seat, line.action, line.chance) {
            (Some(seat), Some(action), None) => (self.table.apply(seat, &action), action),
            (None, None, Some(chance)) => (self.table.resolve(&chance), chance),
            _ => {
                let wrong = "a move is a seat and its action, or chance".to_owned();
                return Err(self.objected(number, Objection::Format(wrong)));
            }
        };
        let happened = moved.map_err(|objection| self.objected(number, objection))?;
        if let Some(mark) = line.mark {
            self.compare(number, &mark)?;
        }
        self.plies += 1;
        Ok(Retold { seat, body, happened })
    }

    /// A mark of another version of the digest says nothing.
    fn compare(&self, number: usize, mark: &str) -> Result<(), Fault> {
        let here = self.table.fingerprint();
        let version = |mark: &str| mark.split(':').next().map(str::to_owned);
        if version(mark) == version(&here) && mark != here {
            return Err(self.breach(number, format!("the mark is {mark}, here {here}"), "mark"));
        }
        Ok(())
    }

    fn close(&mut self, number: usize, end: Ended) -> Result<(), Fault> {
        match self.table.outcome() {
            Some(outcome) if outcome == end => {
                self.end = Some(end);
                Ok(())
            }
            Some(outcome) => {
                let message = format!("the game ended {outcome}, but here it says: {end}");
                Err(self.breach(number, message, "end"))
            }
            None => {
                let waits = match self.table.turn() {
                    Turn::Chance => "for chance",
                    Turn::Decide(_) | Turn::Over => "for a player",
                };
                Err(self.breach(number, format!("the game is not over, it waits {waits}"), "end"))
            }
        }
    }

    fn objected(&self, line: usize, objection: Objection) -> Fault {
        let rule = objection.rule().unwrap_or("move");
        let message = if let Objection::Rules { message, .. } = &objection {
            message.clone()
        } else {
            objection.to_string()
        };
        let (ply, objection) = (Some(self.plies), Some(Box::new(objection)));
        Fault::Breach { line, ply, message, rule, objection }
    }

    const fn breach(&self, line: usize, message: String, rule: &'static str) -> Fault {
        Fault::Breach { line, ply: Some(self.plies), message, rule, objection: None }
    }

    fn unreadable(&self, line: usize, error: &serde_json::Error) -> Fault {
        Fault::Unreadable { line, message: error.to_string(), plies: self.plies }
    }
}

/// Reads the first line: no JSON is one fault, JSON of another shape is another.
fn read_header(line: usize, text: &str) -> Result<Header, Fault> {
    serde_json::from_str(text).map_err(|error| {
        let message = error.to_string();
        match error.classify() {
            Category::Data => {
                Fault::Breach { line, ply: None, message, rule: "header", objection: None }
            }
            Category::Io | Category::Syntax | Category::Eof => {
                Fault::Unreadable { line, message, plies: 0 }
            }
        }
    })
}
