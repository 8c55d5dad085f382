//! Everything that can go wrong for a visitor: a status and a sentence each.

use std::fmt;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use locale::{Language, Words};
use pages::Unfit;
use serde::Serialize;
use store::{Seldom, StoreError};
use tabletop::BadSetup;
use title::{Objection, Title, Unopened};
use utoipa::ToSchema;

use crate::faulty::Faulty;

/// Why a request was turned down. Nothing has changed then.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.sentence(pages::shared(Language::En)))]
pub enum AppError {
    /// The request cannot be read, or asks for what there is not.
    Bad(String),
    /// There can be no such table.
    Unfit(Unfit),
    /// The cookie is not one of ours.
    Cookie,
    /// A player's token is needed, and there is none or it is not known.
    Token,
    /// The visitor has no seat at this table.
    NoSeat,
    /// The seat is somebody else's.
    NotYours,
    /// The request comes from another site's page.
    Origin,
    /// The transcript would tell secrets.
    Secret,
    /// Something is hidden at the table, so that nobody goes on from there elsewhere.
    Hidden,
    /// After so many moves the game is over, and does not go on elsewhere.
    Ended,
    /// A transcript does not hold.
    Faulty(Box<Faulty>),
    /// A transcript was played with a box that is not known here.
    StrangeBox,
    /// There is no such page.
    NotFound,
    /// No tables are listed here.
    NoLobby,
    /// There is no such table.
    NoTable,
    /// The link is not known, or has been used.
    NoLink,
    /// The private link was made too long ago.
    LinkExpired,
    /// The table has fewer seats.
    NoSuchSeat,
    /// There is such a page, but it is not asked for in this way.
    Method,
    /// Whoever asks keeps no cookies.
    NoCookie,
    /// Only the table's maker may do that.
    NotMaker,
    /// The question is no longer open.
    Late,
    /// The decision can no longer be taken back.
    NotFair,
    /// A bot plays for the seat, until its person returns.
    BotPlays,
    /// Nobody has asked for that, or it is not possible at this moment.
    NotNow,
    /// The others have refused it; it may be asked again after so many milliseconds.
    Refused(i64),
    /// Somebody sits there already.
    SeatTaken,
    /// The seat is for somebody who does not sit at the table.
    SitsHere,
    /// Who sits there has not allowed the visitor to move for them.
    NotLent,
    /// Where something is hidden nobody moves for another.
    HandHidden,
    /// Only those can be asked with whom one has played.
    NotMet,
    /// Nothing was said, or too much.
    Unsaid,
    /// The host has said that the visitor may say nothing.
    Silenced,
    /// The table is closed.
    Closed,
    /// Only its maker closes a table, and only before the first decision.
    CannotClose,
    /// The body is too large.
    TooLarge,
    /// The table does not take it: it is no move, or the rules forbid it.
    Objected(Box<Objected>),
    /// It is allowed, but this lesson does something else, which is named.
    Otherwise(String),
    /// It was too much at once; it may be tried again after so many seconds.
    TooMany(u64),
    /// The request did not arrive in time.
    Slow,
    /// The table was begun with printed data that are not known here.
    OtherData {
        /// The hash of the built-in data.
        known: String,
        /// The hash of the table's.
        named: String,
    },
    /// So many boxes of the game have been played with that no other can be.
    BoxesFull,
    /// There is no room in memory for another table.
    Crowded,
    /// The store cannot write now.
    Unwritable,
    /// A newer program has changed the store: this one writes no more.
    Outdated,
    /// What has to be a JSON object is something else.
    NoObject,
    /// The connection to the store was lost while it wrote.
    Uncertain,
    /// The store cannot be read.
    Unreadable,
    /// The store's file is damaged or gone.
    Damaged,
    /// What was written of this table is damaged; the log says where.
    DamagedTable,
    /// Our fault; the cause is in the log.
    Internal,
}

/// What a table objects to, and what it takes to say so.
#[derive(Clone)]
pub struct Objected {
    pub(crate) title: &'static dyn Title,
    pub(crate) names: Vec<String>,
    pub(crate) objection: Objection,
}

impl Objected {
    /// The game's own sentence.
    fn sentence(&self, language: Language) -> String {
        let words = self.title.words(language);
        let names = self.names.iter().map(|name| pages::called(words, name).into_owned());
        self.objection.text(words, &names.collect::<Vec<_>>())
    }
}

impl fmt::Debug for Objected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.objection.fmt(f)
    }
}

impl AppError {
    /// Writes the cause into the log; visitors only learn that it is our fault.
    pub(crate) fn internal(cause: impl fmt::Display) -> AppError {
        tracing::error!(%cause, "a request failed");
        AppError::Internal
    }

    /// The status of the answer.
    pub const fn status(&self) -> StatusCode {
        match self {
            AppError::Bad(_)
            | AppError::NoObject
            | AppError::Unfit(_)
            | AppError::NoCookie
            | AppError::Unsaid => StatusCode::BAD_REQUEST,
            AppError::Cookie | AppError::Token => StatusCode::UNAUTHORIZED,
            AppError::NoSeat
            | AppError::NotYours
            | AppError::NotMaker
            | AppError::Origin
            | AppError::Silenced
            | AppError::NotLent
            | AppError::Hidden
            | AppError::Secret => StatusCode::FORBIDDEN,
            AppError::NotFound
            | AppError::NoLobby
            | AppError::NoTable
            | AppError::NoLink
            | AppError::LinkExpired
            | AppError::NotMet
            | AppError::NoSuchSeat => StatusCode::NOT_FOUND,
            AppError::Method => StatusCode::METHOD_NOT_ALLOWED,
            AppError::Late
            | AppError::NotFair
            | AppError::BotPlays
            | AppError::NotNow
            | AppError::Refused(_)
            | AppError::Ended
            | AppError::SeatTaken
            | AppError::SitsHere
            | AppError::HandHidden
            | AppError::Closed
            | AppError::OtherData { .. }
            | AppError::Otherwise(_)
            | AppError::CannotClose => StatusCode::CONFLICT,
            AppError::StrangeBox => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Faulty(faulty) => faulty.status(),
            AppError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::Objected(objected) => match objected.objection {
                Objection::Rules { .. } => StatusCode::UNPROCESSABLE_ENTITY,
                Objection::Path(_)
                | Objection::Incomplete(_)
                | Objection::Format(_)
                | Objection::Bot { .. }
                | Objection::Program(_)
                | Objection::Endless(_) => StatusCode::BAD_REQUEST,
            },
            AppError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            AppError::Slow => StatusCode::REQUEST_TIMEOUT,
            AppError::BoxesFull
            | AppError::Crowded
            | AppError::Unwritable
            | AppError::Outdated
            | AppError::Uncertain
            | AppError::Unreadable
            | AppError::Damaged => StatusCode::SERVICE_UNAVAILABLE,
            AppError::DamagedTable | AppError::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// After how many seconds it may be tried again, if that is known.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            AppError::TooMany(seconds) => Some(*seconds),
            AppError::Unwritable | AppError::Uncertain => Some(2),
            AppError::Crowded => Some(30),
            AppError::Bad(_)
            | AppError::NoObject
            | AppError::Outdated
            | AppError::Unfit(_)
            | AppError::Cookie
            | AppError::Token
            | AppError::NoSeat
            | AppError::NotYours
            | AppError::Origin
            | AppError::Secret
            | AppError::Hidden
            | AppError::Ended
            | AppError::StrangeBox
            | AppError::Faulty(_)
            | AppError::NotFound
            | AppError::NoLobby
            | AppError::NoTable
            | AppError::NoLink
            | AppError::NoCookie
            | AppError::NotMaker
            | AppError::Late
            | AppError::NotFair
            | AppError::BotPlays
            | AppError::NotNow
            | AppError::Refused(_)
            | AppError::SeatTaken
            | AppError::SitsHere
            | AppError::NotLent
            | AppError::HandHidden
            | AppError::NotMet
            | AppError::Unsaid
            | AppError::Silenced
            | AppError::Closed
            | AppError::OtherData { .. }
            | AppError::CannotClose
            | AppError::TooLarge
            | AppError::Slow
            | AppError::Objected(_)
            | AppError::Otherwise(_)
            | AppError::LinkExpired
            | AppError::NoSuchSeat
            | AppError::Method
            | AppError::BoxesFull
            | AppError::Unreadable
            | AppError::Damaged
            | AppError::DamagedTable
            | AppError::Internal => None,
        }
    }

    const fn id(&self) -> &'static str {
        match self {
            AppError::Bad(_) => "error-bad",
            AppError::Unfit(_) => "unfit",
            AppError::Cookie => "error-cookie",
            AppError::Token => "error-token",
            AppError::NoSeat => "error-no-seat",
            AppError::NotYours => "error-not-yours",
            AppError::Origin => "error-origin",
            AppError::Secret => "error-secret",
            AppError::Hidden => "error-hidden",
            AppError::Ended => "error-ended",
            AppError::Faulty(_) => "faulty",
            AppError::StrangeBox => "error-strange-box",
            AppError::NotFound => "error-not-found",
            AppError::NoLobby => "error-no-lobby",
            AppError::NoTable => "error-no-table",
            AppError::NoLink => "error-no-link",
            AppError::LinkExpired => "error-link-expired",
            AppError::NoSuchSeat => "error-no-such-seat",
            AppError::Method => "error-method",
            AppError::NoCookie => "error-no-cookie",
            AppError::NotMaker => "error-not-maker",
            AppError::Late => "error-late",
            AppError::NotFair => "error-not-fair",
            AppError::BotPlays => "error-bot-plays",
            AppError::NotNow => "error-not-now",
            AppError::Refused(_) => "error-refused",
            AppError::SeatTaken => "error-seat-taken",
            AppError::SitsHere => "error-sits-here",
            AppError::NotLent => "error-not-lent",
            AppError::HandHidden => "error-hand-hidden",
            AppError::NotMet => "error-not-met",
            AppError::Unsaid => "error-unsaid",
            AppError::Silenced => "error-silenced",
            AppError::Closed => "error-closed",
            AppError::OtherData { .. } => "error-other-data",
            AppError::CannotClose => "error-cannot-close",
            AppError::TooLarge => "error-too-large",
            AppError::Objected(_) => "objection",
            AppError::Otherwise(_) => "lesson-otherwise",
            AppError::TooMany(_) => "error-too-many",
            AppError::Slow => "error-slow",
            AppError::BoxesFull => "error-boxes-full",
            AppError::Crowded => "error-crowded",
            AppError::Unwritable => "error-unwritable",
            AppError::Outdated => "error-outdated",
            AppError::NoObject => "error-no-object",
            AppError::Uncertain => "error-uncertain",
            AppError::Unreadable => "error-unreadable",
            AppError::Damaged => "error-damaged",
            AppError::DamagedTable => "error-damaged-table",
            AppError::Internal => "error-internal",
        }
    }

    /// The sentence for the visitor.
    pub(crate) fn sentence(&self, words: &Words) -> String {
        match self {
            AppError::Bad(detail) => words.with(self.id(), &[("detail", detail.as_str().into())]),
            AppError::Unfit(unfit) => unfit.sentence(words),
            AppError::Otherwise(due) => words.with(self.id(), &[("due", due.as_str().into())]),
            AppError::TooMany(seconds) => {
                words.with(self.id(), &[("seconds", i64::try_from(*seconds).unwrap_or(60).into())])
            }
            AppError::Refused(left) => {
                words.with(self.id(), &[("minutes", ((left + 59_999) / 60_000).into())])
            }
            AppError::OtherData { known, named } => {
                let hashes = [("known", known.as_str().into()), ("named", named.as_str().into())];
                words.with(self.id(), &hashes)
            }
            AppError::Faulty(faulty) => faulty.sentence(words),
            AppError::Objected(objected) => objected.sentence(words.language()),
            AppError::Cookie
            | AppError::Token
            | AppError::NoSeat
            | AppError::NotYours
            | AppError::Origin
            | AppError::Secret
            | AppError::Hidden
            | AppError::Ended
            | AppError::StrangeBox
            | AppError::NotFound
            | AppError::NoLobby
            | AppError::NoTable
            | AppError::NoLink
            | AppError::NoCookie
            | AppError::NotMaker
            | AppError::Late
            | AppError::NotFair
            | AppError::BotPlays
            | AppError::NotNow
            | AppError::SeatTaken
            | AppError::SitsHere
            | AppError::NotLent
            | AppError::HandHidden
            | AppError::NotMet
            | AppError::Unsaid
            | AppError::Silenced
            | AppError::Closed
            | AppError::CannotClose
            | AppError::TooLarge
            | AppError::Slow
            | AppError::BoxesFull
            | AppError::Crowded
            | AppError::Unwritable
            | AppError::Outdated
            | AppError::NoObject
            | AppError::Uncertain
            | AppError::LinkExpired
            | AppError::NoSuchSeat
            | AppError::Method
            | AppError::Unreadable
            | AppError::Damaged
            | AppError::DamagedTable
            | AppError::Internal => words.text(self.id()),
        }
    }
}

impl From<StoreError> for AppError {
    fn from(error: StoreError) -> AppError {
        match error {
            // The store itself says so in the log, once and not for everybody.
            StoreError::Unwritable(_) => AppError::Unwritable,
            StoreError::Newer => AppError::Outdated,
            StoreError::Uncertain(_) => AppError::Uncertain,
            StoreError::Damaged(_) => AppError::Damaged,
            StoreError::Backend(_) => {
                static UNREAD: Mutex<Seldom> = Mutex::new(Seldom::new());
                let mut unread = UNREAD.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(count) = unread.failed(1, Instant::now()) {
                    tracing::error!(%error, count, "the store cannot be read");
                }
                AppError::Unreadable
            }
            StoreError::NotFound | StoreError::Conflict | StoreError::Broken(_) => {
                AppError::internal(error)
            }
        }
    }
}

impl From<Unopened> for AppError {
    fn from(unopened: Unopened) -> AppError {
        match unopened {
            Unopened::Setup(bad) => bad.into(),
            Unopened::Data { known, named } => AppError::OtherData { known, named },
        }
    }
}

impl From<BadSetup> for AppError {
    fn from(bad: BadSetup) -> AppError {
        AppError::Unfit(bad.into())
    }
}

impl From<Unfit> for AppError {
    fn from(unfit: Unfit) -> AppError {
        AppError::Unfit(unfit)
    }
}

/// The answer itself is a bare status; `app::speak` puts it into words, since
/// only the request knows in which language.
impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Why a request was turned down.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// A sentence for people, in the language that the request asks for.
    error: String,
    /// A word for programs, the same in every language.
    code: &'static str,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// Where that rule can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule_url: Option<String>,
    /// Of a transcript that does not hold: the line that is wrong, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// The move that it holds, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<u64>,
}

impl Problem {
    /// Why somebody is turned away who was not heard: it is not known in which language they ask.
    pub(crate) const fn unheard(code: &'static str, error: String) -> Problem {
        Problem { error, code, rule: None, rule_url: None, line: None, ply: None }
    }
}

/// The error as programs read it.
pub(crate) fn as_json(error: &AppError, words: &Words) -> Response {
    let (mut rule, mut rule_url) = (None, None);
    if let AppError::Objected(objected) = error {
        rule = objected.objection.rule();
        rule_url = rule.and_then(|rule| pages::rule_address(objected.title, rule));
    }
    let (mut line, mut ply) = (None, None);
    if let AppError::Faulty(faulty) = error {
        (line, ply) = faulty.place();
        (rule, rule_url) = (faulty.rule(), faulty.rule_address());
    }
    let code = error.id().trim_start_matches("error-");
    let problem = Problem { error: error.sentence(words), code, rule, rule_url, line, ply };
    (error.status(), axum::Json(problem)).into_response()
}
