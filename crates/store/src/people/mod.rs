//! People: who has an account, and where they are signed in.
//!
//! A guest is what a person is. An account is a row beside it, so that a guest who gives a name
//! and a password keeps every table; a session is one of the devices by which they are known.

mod post;
mod writing;

use crate::sql::Found;
use crate::writing::Write;
use crate::{Guest, Result, Store, StoreError};
use post::Post;
pub use post::{Letter, LetterKind, Mailbox};
pub use writing::Opener;
pub(crate) use writing::Personal;

/// A guest's name and password.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// The guest.
    pub guest: i64,
    /// The name as it was given.
    pub name: String,
    /// What the password has become.
    pub password: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: i64,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Account({})", self.guest)
    }
}

/// An account to be made.
#[derive(Clone)]
pub struct NewAccount {
    /// The guest who gets it.
    pub guest: i64,
    /// The name as it was given.
    pub name: String,
    /// The name as it is compared with others.
    pub folded: String,
    /// What the password has become.
    pub password: String,
    /// The hashes of the codes that open it when the password is lost.
    pub codes: Vec<Vec<u8>>,
}

impl std::fmt::Debug for NewAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "NewAccount({})", self.guest)
    }
}

/// What somebody is signed in with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Device {
    /// A browser, with a cookie.
    Browser,
    /// A program, with a token that was made for it.
    Program,
}

impl Device {
    const fn key(self) -> &'static str {
        match self {
            Device::Browser => "browser",
            Device::Program => "program",
        }
    }

    fn read(key: &str) -> Result<Device> {
        let all = [Device::Browser, Device::Program];
        let found = all.into_iter().find(|device| device.key() == key);
        found.ok_or(StoreError::Broken("session".into()))
    }
}

/// A session to be begun.
#[derive(Clone, Debug)]
pub struct NewSession {
    /// The hash of its token.
    pub hash: Vec<u8>,
    /// Whose.
    pub guest: i64,
    /// With what.
    pub device: Device,
    /// The browser, or what the program is called.
    pub called: String,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A session of somebody's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its token.
    pub hash: Vec<u8>,
    /// With what.
    pub device: Device,
    /// The browser, or what the program is called.
    pub called: String,
    /// When it began, in milliseconds since 1970.
    pub made_at: i64,
    /// The day on which it was last used, counted from 1970.
    pub seen_day: i64,
}

/// Who is known by a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// The guest.
    pub guest: Guest,
    /// Where they are signed in, and the day on which that was last used; nothing without an
    /// account.
    pub session: Option<(Device, i64)>,
}

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Who is known by a token: a guest by their first, or somebody by a session.
const KNOWN: &str = "select id, name, null as kind, 0 as seen_day from guests \
                     where token_hash = $1 \
                     union all \
                     select g.id, g.name, s.kind, s.seen_day from sessions s \
                     join guests g on g.id = s.guest where s.hash = $1";

impl Store {
    /// The guest whose token has this hash.
    pub async fn guest(&self, hash: &[u8]) -> Result<Option<Guest>> {
        Ok(self.known(hash).await?.map(|known| known.guest))
    }

    /// Who is known by the token with this hash, and how.
    pub async fn known(&self, hash: &[u8]) -> Result<Option<Known>> {
        let known = |row: Found| {
            let guest = Guest { id: row.int("id")?, name: row.text("name")? };
            let session = match row.maybe_text("kind")? {
                Some(kind) => Some((Device::read(&kind)?, row.int("seen_day")?)),
                None => None,
            };
            Ok(Known { guest, session })
        };
        self.read.row(KNOWN, &[hash.into()]).await?.map(known).transpose()
    }

    /// The account of whoever signs in by this name.
    pub async fn account(&self, folded: &str) -> Result<Option<Account>> {
        let sql = "select guest, name, password, made_at from accounts where folded = $1";
        self.read.row(sql, &[folded.into()]).await?.map(read_account).transpose()
    }

    /// The account of a guest.
    pub async fn account_of(&self, guest: i64) -> Result<Option<Account>> {
        let sql = "select guest, name, password, made_at from accounts where guest = $1";
        self.read.row(sql, &[guest.into()]).await?.map(read_account).transpose()
    }

    /// What everybody with an account is called.
    pub async fn account_names(&self) -> Result<Vec<String>> {
        let rows = self.read.rows("select name from accounts", &[]).await?;
        rows.iter().map(|row| row.text("name")).collect()
    }

    /// Where somebody is signed in, the latest first.
    pub async fn sessions(&self, guest: i64) -> Result<Vec<Session>> {
        let sql = "select hash, kind, device, made_at, seen_day from sessions where guest = $1 \
                   order by seen_day desc, made_at desc, hash";
        let session = |row: &Found| {
            Ok(Session {
                hash: row.bytes("hash")?,
                device: Device::read(&row.text("kind")?)?,
                called: row.text("device")?,
                made_at: row.int("made_at")?,
                seen_day: row.int("seen_day")?,
            })
        };
        self.read.rows(sql, &[guest.into()]).await?.iter().map(session).collect()
    }

    /// How many codes are left that open somebody's account.
    pub async fn count_codes(&self, guest: i64) -> Result<i64> {
        let sql = "select count(*) as codes from codes where guest = $1";
        self.read.row(sql, &[guest.into()]).await?.map_or(Ok(0), |row| row.int("codes"))
    }

    /// The tables at which somebody sits or which they have made.
    pub async fn places_of(&self, guest: i64) -> Result<Vec<String>> {
        let sql = "select match_id as id from holders where guest = $1 \
                   union select id from matches where maker = $1 order by id";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Those of them that are neither over nor closed.
    pub async fn going_on(&self, guest: i64) -> Result<Vec<String>> {
        let sql = "select id from matches where state in ('waiting', 'playing') and (maker = $1 \
                   or id in (select match_id from holders where guest = $1)) order by id";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Gives a guest an account and a session; the token by which they were known is no longer
    /// one. A conflict if the name is taken or the guest has one already.
    pub async fn sign_up(&self, account: NewAccount, session: NewSession) -> Result<()> {
        self.personally(Personal::SignUp { account, session }).await
    }

    /// Begins a session. The tables of the guest `along` become theirs who signs in, and the
    /// guest is no more.
    pub async fn sign_in(&self, session: NewSession, along: Option<i64>) -> Result<()> {
        self.personally(Personal::SignIn { session, along }).await
    }

    /// Gives an account another password and ends all sessions but the one with this hash.
    pub async fn set_password(&self, guest: i64, password: &str, but: &[u8]) -> Result<()> {
        let (password, but) = (password.to_owned(), but.to_vec());
        self.personally(Personal::Password { guest, password, but }).await
    }

    /// The same by a code or a link, which is used up: all sessions end and another begins. Not
    /// found if it opens nothing.
    pub async fn recover(&self, by: Opener, password: &str, session: NewSession) -> Result<()> {
        let password = password.to_owned();
        self.personally(Personal::Recover { by, password, session }).await
    }

    /// Gives an account other codes.
    pub async fn set_codes(&self, guest: i64, codes: Vec<Vec<u8>>) -> Result<()> {
        self.personally(Personal::Codes { guest, codes }).await
    }

    /// Ends a session of somebody's.
    pub async fn end_session(&self, guest: i64, hash: &[u8]) -> Result<()> {
        self.personally(Personal::End { guest, hash: hash.to_vec() }).await
    }

    /// Notes that a session is used on the day of this moment.
    pub async fn see(&self, hash: &[u8], at: i64) -> Result<()> {
        self.personally(Personal::Seen { hash: hash.to_vec(), day: day(at) }).await
    }

    /// Forgets somebody with an account: their seats stay and are called `name` from now on.
    /// Seats that others hold as well keep their names.
    pub async fn forget(&self, guest: i64, name: &str) -> Result<()> {
        self.personally(Personal::Forget { guest, name: name.to_owned() }).await
    }

    async fn personally(&self, personal: Personal) -> Result<()> {
        self.write(Write::Personal(personal)).await.map(drop)
    }
}

impl Store {
    /// Writes down a link that is about to be sent. A conflict if somebody has as many of its kind
    /// as they may.
    pub async fn write_letter(&self, letter: Letter) -> Result<()> {
        self.personally(Personal::Post(Post::Write(letter))).await
    }

    /// Forgets a link that could not be sent.
    pub async fn withdraw_letter(&self, hash: &[u8]) -> Result<()> {
        self.personally(Personal::Post(Post::Withdraw { hash: hash.to_vec() })).await
    }

    /// The link whose token has this hash, if it is of this kind and still works.
    pub async fn letter(&self, hash: &[u8], kind: LetterKind, now: i64) -> Result<Option<Letter>> {
        let sql = "select guest, address, made_at, until from letters \
                   where hash = $1 and kind = $2 and until > $3";
        let letter = |row: Found| {
            Ok(Letter {
                hash: hash.to_vec(),
                guest: row.int("guest")?,
                kind,
                address: row.text("address")?,
                at: row.int("made_at")?,
                until: row.int("until")?,
            })
        };
        let row = self.read.row(sql, &[hash.into(), kind.key().into(), now.into()]).await?;
        row.map(letter).transpose()
    }

    /// Notes that the address to which a link was sent is theirs who were meant, and uses the link
    /// up. Not found if it no longer works.
    pub async fn confirm(&self, letter: Letter, language: &str, at: i64) -> Result<()> {
        let language = language.to_owned();
        self.personally(Personal::Post(Post::Confirm { letter, language, at })).await
    }

    /// Forgets where somebody gets mail.
    pub async fn remove_address(&self, guest: i64) -> Result<()> {
        self.personally(Personal::Post(Post::Remove { guest })).await
    }

    /// Forgets links that no longer work.
    pub async fn sweep_letters(&self, now: i64) -> Result<()> {
        self.personally(Personal::Post(Post::Sweep { now })).await
    }

    /// Where somebody gets mail.
    pub async fn mailbox(&self, guest: i64, now: i64) -> Result<Mailbox> {
        let sql = "select address, language from addresses where guest = $1";
        let confirmed = match self.read.row(sql, &[guest.into()]).await? {
            Some(row) => Some((row.text("address")?, row.text("language")?)),
            None => None,
        };
        let sql = "select address from letters \
                   where guest = $1 and kind = 'confirm' and until > $2";
        let pending = self.read.row(sql, &[guest.into(), now.into()]).await?;
        let pending = pending.map(|row| row.text("address")).transpose()?;
        Ok(Mailbox { confirmed, pending })
    }
}

/// The day of a moment, counted from 1970.
const fn day(at: i64) -> i64 {
    at.div_euclid(DAY)
}

fn read_account(row: Found) -> Result<Account> {
    Ok(Account {
        guest: row.int("guest")?,
        name: row.text("name")?,
        password: row.text("password")?,
        made_at: row.int("made_at")?,
    })
}
