//! What programs read and write, as the OpenAPI document describes it.

use std::collections::BTreeMap;

use pages::Accord;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Listing, State};
use tabletop::Seat;
use title::{Ended, Run};
use utoipa::{IntoParams, ToSchema};

/// Whose eyes to look with.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Whose {
    /// The seat, needed only by those who act for several, or are allowed to move for another.
    #[param(example = 0, maximum = 5)]
    pub(super) seat: Option<u8>,
}

/// Whose eyes to look with, and from where on.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Since {
    /// The seat, needed only by those who act for several, or are allowed to move for another.
    #[param(example = 0, maximum = 5)]
    pub(super) seat: Option<u8>,
    /// The entry after which to begin, for who cannot send `Last-Event-ID`.
    pub(super) after: Option<i64>,
}

/// The tables of the player whose token is sent.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Tables {
    /// The one at which something happened last comes first.
    tables: Vec<Listed>,
}

impl Tables {
    pub(super) fn of(listings: Vec<Listing>) -> Tables {
        Tables { tables: listings.into_iter().map(Listed::of).collect() }
    }
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
struct Listed {
    /// The table's name in addresses.
    id: String,
    /// The game, by its id.
    game: String,
    /// Where it stands.
    state: Stands,
    /// The players by seat.
    names: Vec<String>,
    /// The seats for which the player may act.
    seats: Vec<u8>,
    /// The seats that are asked something.
    asked: Vec<u8>,
    /// How many moves the game has as it now stands.
    ply: i64,
    /// When something last happened there, in milliseconds since 1970.
    moved_at: i64,
}

impl Listed {
    fn of(listing: Listing) -> Listed {
        let Listing { id, game, summary, mine, names, moved_at, .. } = listing;
        let seats = |bits: u8| (0..8).filter(|seat| bits & (1 << seat) != 0).collect();
        let state = match summary.state {
            State::Waiting => Stands::Open,
            State::Playing => Stands::Playing,
            State::Over => Stands::Over,
            State::Closed => Stands::Closed,
        };
        let (seats, asked) = (seats(mine), seats(summary.decides()));
        Listed { id, game, state, names, seats, asked, ply: summary.ply, moved_at }
    }
}

/// Where a table stands.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Stands {
    /// Somebody may still sit down.
    Open,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
    /// Its maker has closed it before the first decision, or the host before its end.
    Closed,
}

/// A table as one viewer sees it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Table {
    /// The table's name in addresses.
    pub(super) id: String,
    /// The game, by its id.
    pub(super) game: String,
    /// The variant.
    pub(super) variant: String,
    /// How many play.
    pub(super) players: u8,
    /// The named switches of the rules, each with its value.
    pub(super) setup: BTreeMap<String, String>,
    /// What is printed in the box that is played with; null if that is not known here.
    #[serde(rename = "box")]
    #[schema(required = true)]
    pub(super) printed: Option<PrintedBox>,
    /// The players by seat.
    pub(super) names: Vec<String>,
    /// The seats for which the player may act; none without a token.
    #[schema(value_type = Vec<u8>)]
    pub(super) seats: Vec<Seat>,
    /// The seat whose view this is; null for what everybody may see.
    #[schema(value_type = Option<u8>, required = true)]
    pub(super) seat: Option<Seat>,
    /// The number of the table's latest entry.
    pub(super) seq: i64,
    /// How many moves the game has as it now stands; an undo lowers it.
    pub(super) ply: usize,
    /// What is waited for.
    pub(super) turn: Turn,
    /// Who plays the seats whose people do not, and how much time is left; by seat.
    pub(super) people: Vec<Person>,
    /// The seats that somebody else may take, with the link that leads there; shown to those who sit
    /// in other seats.
    pub(super) offers: Vec<Offer>,
    /// What was agreed about time and absence.
    pub(super) agreed: Agreement,
    /// The name of the question that the seat is asked, to be sent with the move; null if none is.
    #[schema(required = true)]
    pub(super) decision: Option<i64>,
    /// The legal decisions as whole paths: all of them, but of each run of amounts only the ends.
    pub(super) choices: Vec<String>,
    /// These runs of amounts.
    pub(super) ranges: Vec<Amounts>,
    /// All that the viewer may know of the position. Its fields are the game's own.
    #[schema(value_type = Object)]
    pub(super) view: Value,
    /// How the game ended; null before.
    #[schema(required = true)]
    pub(super) end: Option<End>,
}

/// Who plays for a seat, and how much time is left.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Person {
    /// The bot that plays for a person who does not; null if none does.
    #[schema(required = true)]
    pub(super) bot: Option<String>,
    /// Until when: `turn`, `return` or `end`.
    #[schema(required = true)]
    pub(super) until: Option<&'static str>,
    /// Whether the person has given up.
    pub(super) left: bool,
    /// Whether somebody else may take the seat, since its time was over.
    pub(super) offered: bool,
    /// The seats that may move for it.
    pub(super) lent: Vec<u8>,
    /// How many milliseconds are left of the turn; null where there are no clocks.
    #[schema(required = true)]
    pub(super) time: Option<i64>,
    /// How many are left for the whole game besides.
    #[schema(required = true)]
    pub(super) reserve: Option<i64>,
}

/// Where somebody else may sit down.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Offer {
    /// The seat.
    #[schema(value_type = u8)]
    pub(super) seat: Seat,
    /// Where whoever opens it sits down.
    pub(super) link: String,
}

/// What was agreed about time and absence.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Agreement {
    /// How many milliseconds a turn may take; null where there are no clocks.
    #[schema(required = true)]
    turn: Option<i64>,
    /// How many more in the whole game.
    #[schema(required = true)]
    reserve: Option<i64>,
    /// What happens when that is over: a bot plays this `turn`, a `bot` plays until they return,
    /// they `pass`, the others `vote`, or the seat is on `offer` to somebody else.
    then: &'static str,
    /// After how many days without anybody the table ends itself.
    #[schema(required = true)]
    abandoned: Option<i64>,
    /// Whether one may ask to go further back than is fair alone.
    consent: bool,
    /// Whether it counts for how well people play.
    rated: bool,
}

impl Agreement {
    pub(super) fn of(accord: &Accord) -> Agreement {
        let Accord { pace, then, abandoned, consent, rated, .. } = *accord;
        let (turn, reserve) = pace.times().unzip();
        Agreement { turn, reserve, then: then.key(), abandoned, consent, rated }
    }
}

/// What a table's chance is drawn from.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Dice {
    /// The SHA-256 of `ingenio dice 1`, a line feed and the 32 bytes of the seed, in hexadecimal;
    /// null at a table that begins with moves that were not made there, unless a file opens the dice
    /// that they were drawn from.
    #[schema(required = true)]
    pub(super) commitment: Option<String>,
    /// The seed in hexadecimal; null before the game is over.
    #[schema(required = true)]
    pub(super) seed: Option<String>,
}

/// Legal decisions that differ in one number: `path`, a slash, and every number from `low` to
/// `high` by `step`.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Amounts {
    /// The words before the number.
    path: String,
    /// The lowest number.
    low: u32,
    /// The highest one.
    high: u32,
    /// From one to the next.
    step: u32,
}

impl From<Run> for Amounts {
    fn from(Run { path, low, high, step }: Run) -> Amounts {
        Amounts { path, low, high, step }
    }
}

/// What is printed in a box.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct PrintedBox {
    /// What it is known by.
    pub(super) hash: String,
    /// What it is called.
    pub(super) name: String,
    /// Whether it came with the program.
    pub(super) built_in: bool,
    /// Where it can be read, as TOML.
    pub(super) file: String,
}

/// What a table waits for: one word, or seats.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum Turn {
    /// Nothing: its maker or the host has closed it.
    Closed,
    /// Nothing: the game is over.
    Over,
    /// What chance brings; that takes a moment.
    Chance,
    /// These seats are open, and the game has not begun.
    Open(Vec<u8>),
    /// Each of these seats owes a decision, in any order.
    Decide(Vec<u8>),
}

/// How a game ended.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct End {
    /// Why.
    reason: String,
    /// The score of each seat.
    scores: Vec<i32>,
    /// The place of each seat; 1 is the winner's.
    places: Vec<u8>,
}

impl From<Ended> for End {
    fn from(Ended { reason, scores, places }: Ended) -> End {
        End { reason, scores, places }
    }
}

/// A decision, by its path or as transcripts hold it: one of both.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    /// The question that is answered, as the table named it.
    pub(super) decision: i64,
    /// The decision as a path.
    #[schema(example = "sell/sugar/2")]
    pub(super) path: Option<String>,
    /// The decision as transcripts hold it.
    #[schema(value_type = Value, required = false)]
    pub(super) action: Option<Value>,
    /// The client's own name for the request, up to 64 bytes: sent again, it gets the first
    /// answer again.
    #[schema(min_length = 1, max_length = 64)]
    pub(super) id: Option<String>,
    /// Needed only by those who act for several seats.
    #[schema(maximum = 5)]
    pub(super) seat: Option<u8>,
}

/// A move that is kept.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Taken {
    /// The number of its entry.
    pub(super) seq: i64,
    /// How many moves the game had after it.
    pub(super) ply: usize,
}

/// The `data` of one server-sent event: an entry of a table as the viewer may know it.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Entry {
    /// The number of the entry, which is also the event's `id`.
    pub(super) seq: i64,
    /// What kind of entry it is.
    #[schema(value_type = EntryKind)]
    pub(super) kind: &'static str,
    /// Whose it is; null if it is nobody's.
    #[schema(required = true)]
    pub(super) seat: Option<u8>,
    /// How many moves the game had after it.
    pub(super) ply: usize,
    /// When it happened, in milliseconds since 1970.
    pub(super) at: i64,
    /// What happened, as it would be announced at a table. The fields are the game's own.
    pub(super) events: Vec<Value>,
    /// Of one's own move: what was decided, as transcripts hold it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Value, required = false)]
    pub(super) action: Option<Value>,
    /// Of an undo: how many moves the game has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) to: Option<i64>,
    /// Of a redo or a withdrawal: the entry that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) of: Option<i64>,
    /// Of somebody who sat down: their name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    /// Of what the people settle among each other: whatever else there is to say, such as the
    /// `bot` that plays, the seat that it is `on`, or whether it was said `yes`. Of a table that
    /// begins with moves that were not made there: how many (`ply`), and the `table` at which they
    /// were, unless they come from a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Object, required = false)]
    pub(super) about: Option<Value>,
}

/// The `data` of an event `talk`: something was said.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct Talked {
    /// The number of the latest message.
    pub(super) number: i64,
}

/// The kinds of entries.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[expect(dead_code, reason = "it only tells the document what the store's words are")]
pub(super) enum EntryKind {
    /// The table was made.
    Opened,
    /// Somebody took an open seat.
    Seated,
    /// A decision of a seat.
    Move,
    /// What chance brought.
    Chance,
    /// A seat took decisions back.
    Undo,
    /// A seat made a decision again that it had taken back.
    Redo,
    /// A seat took back its answer to a question that others have answered since.
    Withdraw,
    /// The table was closed before its end: by its maker, by the host, by all together, or by
    /// itself because nobody came any more.
    Closed,
    /// A seat gave up: a bot plays on for it, for good.
    Left,
    /// A bot plays for a seat until that returns.
    StoodIn,
    /// A seat plays itself again.
    Returned,
    /// The time of a seat was over.
    TimedOut,
    /// A seat said whether a bot shall play for another.
    Voted,
    /// A seat said whether the table shall be closed.
    WantedClose,
    /// A seat said at which hours its clock stands still.
    Nights,
    /// No server ran, and the clocks stood still.
    Slept,
    /// A seat asked to go back further than it may by itself.
    AskedUndo,
    /// Another said whether it may.
    AnsweredUndo,
    /// Somebody took a seat that was offered, since its time was over.
    TookOver,
    /// A seat said whether another may move for it.
    Lent,
    /// A seat made the move for another that the next entry is.
    MovedFor,
}
