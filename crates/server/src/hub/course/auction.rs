//! A whole game for tests: three seats bid in secret, and once all have, chance
//! opens the bids and the next round begins.

use std::fmt;

use art::{Board, Cited, Cover, Parts, Stage};
use boxes::{Complaint, Contents, Shelf};
use locale::{Language, Words};
use maud::Markup;
use serde::{Deserialize, Serialize};
use tabletop::{
    BadSetup, Choices, Cites, Dice, Digest, Game, Message, Outcome, Path, Profile, Range, Seat,
    Seats, Setup, Sink, Spell, Stop, Tell, Turn, Viewer, Words as PathWords, closed_set,
};
use title::Listed;

/// The game on a shelf of its own.
pub(super) static TITLE: Listed<Auction, NoBoard> = Listed::new(&[]);

/// Nobody reads what is said here.
const UNSAID: &str = "unsaid";

/// The bids, by seat.
pub(super) type Bids = [Option<u32>; 3];

/// A position: the sealed bids, and those opened before.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Auction {
    bids: Bids,
    opened: Vec<Bids>,
}

/// A bid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Bid(u32);

/// The fists are opened; what is in them is known.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Open {}

/// A seat bids twice, or too early or too late is opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused;

closed_set! {
    /// It goes on for ever.
    pub enum Ending {
        /// Never.
        Never = "never",
    }
}

/// What was said: a bid was made, or all were opened.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Said;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not now")
    }
}

impl std::error::Error for Refused {}

impl Cites for Refused {
    fn cites(&self) -> &'static str {
        "§1"
    }
}

impl Tell for Refused {
    fn message(&self) -> Message {
        Message::new(UNSAID)
    }
}

impl Tell for Said {
    fn message(&self) -> Message {
        Message::new(UNSAID)
    }
}

impl Spell for Bid {
    fn write(&self, path: &mut Path) {
        path.word("bid").number(self.0);
    }

    fn read(words: &mut PathWords<'_>) -> Result<Bid, Stop> {
        match words.word()? {
            "bid" => words.number().map(Bid),
            other => Err(Stop::unknown(other)),
        }
    }
}

/// Nothing is printed.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

impl Contents for Nothing {
    type File = Nothing;

    const FILES: &'static [&'static str] =
        &["[box]\ngame = \"auction\"\nformat = 1\nname = \"Nothing\"\n"];
    const ALIASES: &'static [&'static str] = &[];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: Nothing) -> Result<Nothing, Vec<Complaint>> {
        Ok(file)
    }

    fn shelf() -> &'static Shelf<Nothing> {
        static SHELF: Shelf<Nothing> = Shelf::new();
        &SHELF
    }
}

impl Game for Auction {
    type Action = Bid;
    type Chance = Open;
    type Event = Said;
    type View = Auction;
    type Refusal = Refused;
    type Ending = Ending;
    type Data = Nothing;

    const PROFILE: Profile = Profile {
        id: "auction",
        name: "Auction",
        variants: &[(3, &["sealed"])],
        hidden: &["sealed"],
        switches: &[],
        edition: 1,
        digest: 1,
        longest: usize::MAX,
    };

    fn new(setup: &Setup, _: &'static Nothing) -> Result<Auction, BadSetup> {
        Auction::PROFILE.check(setup).map(|()| Auction::default())
    }

    fn turn(&self) -> Turn {
        let due = (0..3).map(Seat::new).filter(|seat| self.bids[seat.index()].is_none());
        let due: Seats = due.collect();
        if due.is_empty() { Turn::Chance } else { Turn::Decide(due) }
    }

    fn check(&self, seat: Seat, _: &Bid) -> Result<(), Refused> {
        if self.bids[seat.index()].is_none() { Ok(()) } else { Err(Refused) }
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Bid>) {
        if self.bids[seat.index()].is_none() {
            into.range(Range::new(Bid(0), 0..=99, 1, |_, amount| Bid(amount)));
        }
    }

    fn apply(&mut self, seat: Seat, bid: &Bid, log: &mut impl Sink<Said>) -> Result<(), Refused> {
        self.check(seat, bid)?;
        self.bids[seat.index()] = Some(bid.0);
        log.record(Said);
        Ok(())
    }

    fn draw(&self, _: &mut dyn Dice) -> Open {
        Open {}
    }

    fn resolve(&mut self, _: &Open, log: &mut impl Sink<Said>) -> Result<(), Refused> {
        if self.turn() != Turn::Chance {
            return Err(Refused);
        }
        self.opened.push(std::mem::take(&mut self.bids));
        log.record(Said);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Auction {
        let mut view = self.clone();
        for (seat, bid) in (0..).map(Seat::new).zip(&mut view.bids) {
            *bid = bid.filter(|_| viewer == Viewer::Player(seat));
        }
        view
    }

    fn determinize(view: &Auction, _: &mut dyn Dice) -> Auction {
        view.clone()
    }

    fn redact(said: &Said, _: Viewer) -> Said {
        *said
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        None
    }

    fn audit(&self) -> Vec<String> {
        Vec::new()
    }

    fn digest(&self, out: &mut Digest) {
        let Auction { bids, opened } = self;
        for bid in opened.iter().chain([bids]).flatten() {
            out.number(bid.map_or(-1, i64::from));
        }
    }
}

/// Nobody looks at it.
#[derive(Copy, Clone, Debug)]
pub(super) struct NoBoard;

impl Board<Auction> for NoBoard {
    const STYLE: &'static str = "";
    const COVER: Cover = Cover { picture: "", minutes: (0, 0), weight: 0 };
    const CHAPTERS: &'static [Cited] = &[];

    fn locale(_: Language) -> &'static str {
        ""
    }

    fn parts(_: &Auction, _: &Stage<'_, Auction>) -> Parts {
        let [sheet, board, question, choices, players] =
            [const { Markup::default }; 5].map(|new| new());
        Parts { sheet, board, question, choices, players, status: Vec::new() }
    }

    fn asked(_: &Auction, _: &Stage<'_, Auction>) -> String {
        String::new()
    }

    fn helps(_: &Refused) -> u8 {
        1
    }

    fn poster(_: &Auction, _: &Stage<'_, Auction>) -> Markup {
        Markup::default()
    }

    fn line(_: &Said, _: &Nothing, _: &Words, _: &[String]) -> Markup {
        Markup::default()
    }

    fn chapters(_: &Words, _: &Nothing, _: &Setup) -> Vec<Markup> {
        Vec::new()
    }
}
