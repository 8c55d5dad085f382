//! What the rows say.

use serde_json::Value;

/// Somebody who plays without an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// The row.
    pub id: i64,
    /// The name used last.
    pub name: String,
}

/// What was agreed before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// The unguessable name of the table.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The set-up, as JSON.
    pub setup: Value,
    /// The edition of our reading of the rules.
    pub edition: u16,
    /// The hash of the printed data.
    pub data: String,
    /// What chance and bots are drawn from; never leaves the server.
    pub secret_seed: [u8; 32],
    /// The guest who made the table.
    pub maker: i64,
    /// When, in milliseconds since 1970.
    pub created_at: i64,
    /// Whether the table helps its players with best runs, projections and trials.
    pub aids: bool,
    /// Whether what was decided stands as soon as anything has followed, bots' answers included.
    pub strict: bool,
    /// What was agreed about time and absence, as JSON; null where nothing was.
    pub terms: Value,
}

/// A seat as it is first written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// What stands in the row.
    pub record: SeatRecord,
    /// The guest who may act for it.
    pub holder: Option<i64>,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// The index of the seat.
    pub seat: u8,
    /// Person, program or nobody yet.
    pub occupant: Occupant,
    /// The name shown to all.
    pub name: String,
}

/// Who or what decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// One of the people at the screen of the table's maker, or the maker.
    Person,
    /// A person who came by a link.
    Guest,
    /// The program of this name.
    Bot(String),
    /// Nobody yet; whoever has this token, if there is one, may sit down.
    Open(Option<String>),
}

/// Who sits down in an open seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NewSitter {
    /// A guest who came by this invite.
    Guest(Guest, String),
    /// The program of this name, and what it is called at the table.
    Bot(String, String),
    /// A guest who takes the seat of somebody who did not come; anybody may still take these,
    /// as bits.
    Instead(Guest, u8),
}

/// A private link that brings a seat to another device.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateLink {
    /// The table.
    pub table: String,
    /// The index of the seat.
    pub seat: u8,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// The guest who has used it.
    pub guest: Option<i64>,
}

impl Occupant {
    pub(crate) const fn key(&self) -> &'static str {
        match self {
            Occupant::Person => "person",
            Occupant::Guest => "guest",
            Occupant::Bot(_) => "bot",
            Occupant::Open(_) => "open",
        }
    }

    pub(crate) fn read(
        kind: &str,
        bot: Option<String>,
        invite: Option<String>,
    ) -> Option<Occupant> {
        match kind {
            "person" => Some(Occupant::Person),
            "guest" => Some(Occupant::Guest),
            "bot" => bot.map(Occupant::Bot),
            "open" => Some(Occupant::Open(invite)),
            _ => None,
        }
    }
}

/// A table as it is loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// What was agreed.
    pub agreed: Agreed,
    /// Who sits where, in order.
    pub seats: Vec<SeatRecord>,
    /// Where it stands.
    pub summary: Summary,
    /// How often something has happened there: entries, seats, links, what is decided ahead.
    pub changes: i64,
}

/// What an entry says.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
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
    /// A table was closed before its end: by its maker at which nobody had moved, by the host, by
    /// all who play there, or by itself because nobody came any more.
    Closed,
    /// Something that is about the people, not about the game.
    Among(Among),
}

/// When something was last done at a table; nothing if these entries only note that no server ran.
pub(crate) fn done_at(entries: &[Entry]) -> Option<i64> {
    let done = |entry: &&Entry| entry.kind != Kind::Among(Among::Slept);
    entries.iter().rev().find(done).map(|entry| entry.at)
}

/// What people settle among each other, or the clocks for them.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Among {
    /// A seat gave up: a bot plays on for it, for good.
    Left,
    /// A seat let a bot play for it until it returns, or the others have.
    StoodIn,
    /// A seat took back what a bot had played for it.
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

impl Kind {
    const GAME: [Kind; 8] = [
        Kind::Opened,
        Kind::Seated,
        Kind::Move,
        Kind::Chance,
        Kind::Undo,
        Kind::Redo,
        Kind::Withdraw,
        Kind::Closed,
    ];

    /// The word for it in the database and in events.
    pub const fn key(self) -> &'static str {
        match self {
            Kind::Opened => "opened",
            Kind::Seated => "seated",
            Kind::Move => "move",
            Kind::Chance => "chance",
            Kind::Undo => "undo",
            Kind::Redo => "redo",
            Kind::Withdraw => "withdraw",
            Kind::Closed => "closed",
            Kind::Among(among) => among.key(),
        }
    }

    /// The kind that this word stands for.
    pub fn read(key: &str) -> Option<Kind> {
        let mut all = Kind::GAME.into_iter().chain(Among::ALL.map(Kind::Among));
        all.find(|kind| kind.key() == key)
    }
}

impl Among {
    const ALL: [Among; 13] = [
        Among::Left,
        Among::StoodIn,
        Among::Returned,
        Among::TimedOut,
        Among::Voted,
        Among::WantedClose,
        Among::Nights,
        Among::Slept,
        Among::AskedUndo,
        Among::AnsweredUndo,
        Among::TookOver,
        Among::Lent,
        Among::MovedFor,
    ];

    const fn key(self) -> &'static str {
        match self {
            Among::Left => "left",
            Among::StoodIn => "stood-in",
            Among::Returned => "returned",
            Among::TimedOut => "timed-out",
            Among::Voted => "voted",
            Among::WantedClose => "wanted-close",
            Among::Nights => "nights",
            Among::Slept => "slept",
            Among::AskedUndo => "asked-undo",
            Among::AnsweredUndo => "answered-undo",
            Among::TookOver => "took-over",
            Among::Lent => "lent",
            Among::MovedFor => "moved-for",
        }
    }
}

impl From<Among> for Kind {
    fn from(among: Among) -> Kind {
        Kind::Among(among)
    }
}

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number at this table, from 1 without gaps.
    pub seq: i64,
    /// What kind of thing.
    pub kind: Kind,
    /// Whose, if it is a seat's.
    pub seat: Option<u8>,
    /// The action, what chance brought, or where an undo goes back to.
    pub body: Value,
    /// The position's fingerprint after it, if it changed the position.
    pub fingerprint: Option<String>,
    /// The client's own name for its request, unique for the seat.
    pub request: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// Where a table stands, for lists.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Whether it has begun, or ended.
    pub state: State,
    /// The seats that are asked, as bits. In the lowest byte, for a decision; in the next ones, for
    /// an answer to the others: in a vote, to a request to go back, to one to close the table.
    pub asked: u32,
    /// How many moves the game has as it stands.
    pub ply: i64,
    /// When the table has to be looked at even if nobody comes, in milliseconds since 1970.
    pub due: Option<i64>,
}

impl Summary {
    /// The seats that are asked for a decision, as bits.
    pub const fn decides(&self) -> u8 {
        let [decides, ..] = self.asked.to_le_bytes();
        decides
    }

    /// The seats whose answer the others wait for, as bits.
    pub const fn answers(&self) -> u8 {
        let [_, vote, back, close] = self.asked.to_le_bytes();
        vote | back | close
    }
}

/// Whether a table has begun, or ended.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum State {
    /// Seats are open.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before its end.
    Closed,
}

impl State {
    const ALL: [State; 4] = [State::Waiting, State::Playing, State::Over, State::Closed];

    pub(crate) const fn key(self) -> &'static str {
        match self {
            State::Waiting => "waiting",
            State::Playing => "playing",
            State::Over => "over",
            State::Closed => "closed",
        }
    }

    pub(crate) fn read(key: &str) -> Option<State> {
        State::ALL.into_iter().find(|state| state.key() == key)
    }
}

/// A table in somebody's list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// The table.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The hash of the printed data.
    pub data: String,
    /// Where it stands.
    pub summary: Summary,
    /// The seats for which the guest may act, as bits.
    pub mine: u8,
    /// Whether the guest plans there alone: it goes on from elsewhere, and every seat is theirs.
    pub plans: bool,
    /// How it is played, as it was written; empty where nobody asks for it.
    pub setup: String,
    /// What was agreed about time and absence, as it was written, where that was.
    pub terms: Option<String>,
    /// The names at the table, in order.
    pub names: Vec<String>,
    /// Where each seat came in and with which score, once the game is over.
    pub results: Vec<(u8, i64)>,
    /// When something last happened there.
    pub moved_at: i64,
}
