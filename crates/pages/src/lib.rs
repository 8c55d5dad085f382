//! The pages: HTML from titles and plain records of what a visitor may know.
//!
//! Nothing here asks, waits or keeps anything: whoever serves pages fills in a
//! record and gets a page. Each module uses only those that stand before it:
//!
//! - `words` are the words that all pages share, `shelf` the games in order
//! - `picture` is a board in play, `assets` are the files that pages refer to
//! - `boxes` is what boxes are called, `when` how moments are told
//! - `preferences` are how a visitor wants pages to look, `notice` is what the host says on all of
//!   them, `frame` stands round each
//! - `record` is a table as one visitor finds it
//! - `trial` is a copy of it to try moves on
//! - `scene` is what is shown of it, before it becomes HTML
//! - `branches` are trials that are kept, `ahead` is what is tried out or decided ahead of time
//! - `called` is what people are called, `agreed` what a game calls what a table agrees upon
//! - `mine` are the tables of a visitor, `tables` all of them, `me` is what else is their own,
//!   `mail` what links in letters lead to, `notices` what they want to be told
//! - `person` is somebody as everybody may see them
//! - `admin` is the page for the host
//! - `legal` is what is kept of visitors, who runs the house, and whose games these are
//! - `dice`, `error`, `home`, `join`, `order`, `printed`, `rulings`, `rules` and `upload` are pages
//! - `fork` is how a position of one table begins another, `elsewhere` the way there and back
//! - `lobby` are tables at which anybody may sit down
//! - `unfit` is why a table cannot be set up so
//! - `reckoning` is what the tale of a finished game comes to, `over` shows it
//! - `lesson` is a guided game as a record, and what is said in it
//! - `tool` is a game's own page for people at a real table
//! - `talk` is what is said at a table, `vacant` how its open seats are filled
//! - `clocks` are the players' clocks, `stands` the signs of bots that play for them, `about`, `history` and `table` the page of a table, `accounts` its books, `relic` what is
//!   left of one whose box is not known

mod about;
mod accord;
mod accounts;
mod admin;
mod agreed;
mod ahead;
pub mod assets;
mod boxes;
mod branches;
mod called;
mod clocks;
mod dice;
mod elsewhere;
mod error;
mod fork;
mod frame;
mod glance;
mod history;
mod home;
mod join;
mod legal;
mod lending;
mod lesson;
mod lobby;
mod log;
mod mail;
mod me;
mod mine;
mod nights;
mod notice;
mod notices;
mod order;
mod over;
mod person;
mod picture;
mod preferences;
mod printed;
mod programs;
mod reckoning;
mod record;
mod region;
mod relic;
mod rules;
mod rulings;
mod scene;
mod shelf;
mod stands;
mod table;
mod tables;
mod talk;
mod together;
mod tool;
mod trial;
mod unfit;
mod upload;
mod vacant;
mod welcome;
mod when;
mod wish;
mod words;
mod zones;

pub use accord::{Accord, FIELDS as ACCORD, Pace, Then, Wrong};
pub use accounts::accounts;
pub use admin::{Complaints, Health, OpenTable, Report, admin, sign_in};
pub use boxes::{From, Labelled, LeftOut, Why};
pub use called::{LEFT, called};
pub use dice::{Dice, dice};
pub use error::error;
pub use fork::{ForkForm, fork};
pub use glance::{Glance, glance, time_left};
pub use home::home;
pub use join::{Invitation, join, link};
pub use legal::{contact, privacy, whose};
pub use lesson::Sitting;
pub use lobby::{Chair, Known, Lobby, Offered, lobby, waiting};
pub use log::LATEST;
pub use mail::{mail_confirm, mail_done, mail_off, mail_used, reset};
pub use me::Place as SignedIn;
pub use me::{Mailbox, Me, Nobody, SHORTEST_PASSWORD, codes, deleted, me, nobody, recover, token};
pub use mine::{Asked, Home, Listing, Lost, Waits, calls, mine};
pub use nights::{Hours, nights};
pub use notice::{mark, notice};
pub use notices::{
    NoticeChannel, Notices, Outcome, Told, Way, Who, notices, remaining, told, untold, which_table,
};
pub use order::{MOST_DAYS, OrderForm, USUAL_DAYS, order};
pub use person::{Person, Played, Standing, person};
pub use preferences::Preferences;
pub use printed::printed;
pub use programs::programs;
pub use record::{
    Aside, Guide, Hands, Made, Origin, Past, Place, Record, Request, State, Terms, Together, Vote,
};
pub use relic::{Relic, Written, relic};
pub use rules::rules;
pub use rulings::{Asker, chapter, rule_address, ruling};
pub use scene::{Look, Scene};
pub use stands::{Stands, is_deserted, stands};
pub use table::{fragment, table, why};
pub use tables::{Tables, tables};
pub use talk::{LONGEST_NOTE, LONGEST_SAID, Said, Speaks, Talk, mentioned, talk};
pub use together::back;
pub use tool::tool;
pub use trial::{BETWEEN, Trial};
pub use unfit::Unfit;
pub use upload::upload;
pub use words::shared;
pub use zones::zones;
