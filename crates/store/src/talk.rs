//! What is said at tables, who does not want to read whom, and what people note for themselves.

use crate::social::{NewMessage, Social};
use crate::sql::Found;
use crate::{Result, Store};

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its number at the table, from 1.
    pub number: i64,
    /// Who said it.
    pub guest: i64,
    /// The seat for which they spoke; nothing if they watched.
    pub seat: Option<u8>,
    /// What they were called.
    pub name: String,
    /// What they said; nothing if the host has hidden it.
    pub said: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// A message that the host should read, or has read and hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reported {
    /// The table.
    pub table: String,
    /// The message.
    pub message: Message,
    /// How many have said so.
    pub count: i64,
    /// Whether the host has hidden it.
    pub is_hidden: bool,
    /// Whether whoever said it may say nothing any more.
    pub is_silenced: bool,
}

/// Whose talk is read.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Of those who play.
    Players,
    /// Of those who watch.
    Watchers,
    /// Of both.
    Both,
}

impl Heard {
    const fn key(self) -> &'static str {
        match self {
            Heard::Players => "players",
            Heard::Watchers => "watchers",
            Heard::Both => "both",
        }
    }
}

impl Store {
    /// Says something at a table; its number.
    pub async fn say_at(&self, table: &str, message: NewMessage) -> Result<i64> {
        self.socially(Social::Say { table: table.to_owned(), message }).await
    }

    /// The latest that was said at a table before that number, in order: without those whom
    /// `reader` does not want to read.
    pub async fn talk(
        &self,
        table: &str,
        heard: Heard,
        reader: Option<i64>,
        (before, most): (i64, i64),
    ) -> Result<Vec<Message>> {
        let sql = "select m.number, m.guest, m.seat, m.name, m.said, m.at, m.hidden \
                   from messages m where m.match_id = $1 and m.number < $4 \
                   and ($2 = 'both' or ($2 = 'players') = (m.seat is not null)) \
                   and not exists (select 1 from mutes u \
                   where u.guest = $3 and u.muted = m.guest) order by m.number desc limit $5";
        let args = [
            table.into(),
            heard.key().into(),
            reader.unwrap_or(-1).into(),
            before.into(),
            most.into(),
        ];
        let rows = self.read.rows(sql, &args).await?;
        rows.iter().rev().map(read_message).collect()
    }

    /// One message of a table.
    pub async fn message(&self, table: &str, number: i64) -> Result<Option<Message>> {
        let sql = "select number, guest, seat, name, said, at, hidden from messages \
                   where match_id = $1 and number = $2";
        let row = self.read.row(sql, &[table.into(), number.into()]).await?;
        row.as_ref().map(read_message).transpose()
    }

    /// The number of the latest message of a table, of those who play and of those who watch.
    pub async fn talked(&self, table: &str) -> Result<[i64; 2]> {
        let sql = "select coalesce(max(case when seat is null then 0 else number end), 0) as played, \
                   coalesce(max(case when seat is null then number else 0 end), 0) as watched \
                   from messages where match_id = $1";
        let row = self.read.row(sql, &[table.into()]).await?;
        row.map_or(Ok([0; 2]), |row| Ok([row.int("played")?, row.int("watched")?]))
    }

    /// Whom somebody does not want to read.
    pub async fn muted(&self, guest: i64) -> Result<Vec<(i64, String)>> {
        let sql = "select u.muted, g.name from mutes u join guests g on g.id = u.muted \
                   where u.guest = $1 order by g.name, u.muted";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        rows.iter().map(|row| Ok((row.int("muted")?, row.text("name")?))).collect()
    }

    /// Somebody does not want to read somebody else any more, or again.
    pub async fn mute(&self, guest: i64, muted: i64, silent: bool) -> Result<()> {
        self.socially(Social::Mute { guest, muted, silent }).await.map(drop)
    }

    /// Somebody says that the host should read a message.
    pub async fn report(&self, table: &str, number: i64, guest: i64, at: i64) -> Result<()> {
        let table = table.to_owned();
        self.socially(Social::Report { table, number, guest, at }).await.map(drop)
    }

    /// What the host should read, and after that what of it they have hidden, the latest first.
    pub async fn reported(&self, most: i64) -> Result<Vec<Reported>> {
        let sql = "select m.match_id, m.number, m.guest, m.seat, m.name, m.said, m.at, cast(0 as bigint) as hidden, \
                   m.hidden as is_hidden, count(*) as reports, max(r.at) as lately, (select count(*) from silenced s \
                   where s.guest = m.guest) as silenced from reports r \
                   join messages m on m.match_id = r.match_id and m.number = r.number \
                   group by m.match_id, m.number, m.guest, m.seat, m.name, m.said, m.at, m.hidden \
                   order by m.hidden, lately desc, m.match_id, m.number limit $1";
        let reported = |row: &Found| {
            Ok(Reported {
                table: row.text("match_id")?,
                message: read_message(row)?,
                count: row.int("reports")?,
                is_hidden: row.int("is_hidden")? > 0,
                is_silenced: row.int("silenced")? > 0,
            })
        };
        self.read.rows(sql, &[most.into()]).await?.iter().map(reported).collect()
    }

    /// The host has read what was reported: it is hidden, which can be taken back, or stays.
    pub async fn settle_report(&self, table: &str, number: i64, hide: bool) -> Result<()> {
        let table = table.to_owned();
        self.socially(Social::Settle { table, number, hide }).await.map(drop)
    }

    /// From now on somebody may say nothing, or may again.
    pub async fn silence(&self, guest: i64, silent: bool, at: i64) -> Result<()> {
        self.socially(Social::Silence { guest, silent, at }).await.map(drop)
    }

    /// Whether somebody may say nothing.
    pub async fn is_silenced(&self, guest: i64) -> Result<bool> {
        let sql = "select guest from silenced where guest = $1";
        Ok(self.read.row(sql, &[guest.into()]).await?.is_some())
    }

    /// Those who may say nothing.
    pub async fn silenced(&self) -> Result<Vec<(i64, String)>> {
        let sql = "select s.guest, g.name from silenced s join guests g on g.id = s.guest \
                   order by s.at desc, s.guest limit 200";
        let rows = self.read.rows(sql, &[]).await?;
        rows.iter().map(|row| Ok((row.int("guest")?, row.text("name")?))).collect()
    }

    /// What somebody has noted for themselves at a table.
    pub async fn jotting(&self, guest: i64, table: &str) -> Result<String> {
        let sql = "select body from jottings where guest = $1 and match_id = $2";
        let row = self.read.row(sql, &[guest.into(), table.into()]).await?;
        row.map_or(Ok(String::new()), |row| row.text("body"))
    }

    /// Notes it.
    pub async fn jot(&self, guest: i64, table: &str, body: &str) -> Result<()> {
        let [table, body] = [table, body].map(str::to_owned);
        self.socially(Social::Jot { guest, table, body }).await.map(drop)
    }

    /// When somebody sleeps: from which minute of the day in Greenwich, and for how many.
    pub async fn sleep(&self, guest: i64) -> Result<Option<(i64, i64)>> {
        let sql = "select begins, length from sleeping where guest = $1";
        let row = self.read.row(sql, &[guest.into()]).await?;
        row.map(|row| Ok((row.int("begins")?, row.int("length")?))).transpose()
    }

    /// Says when somebody sleeps.
    pub async fn set_sleep(&self, guest: i64, hours: Option<(i64, i64)>) -> Result<()> {
        self.socially(Social::Sleep { guest, hours }).await.map(drop)
    }

    /// Everything that somebody has said, and noted: the table, when, and what.
    pub async fn said_by(&self, guest: i64) -> Result<Vec<(String, i64, String)>> {
        let sql = "select match_id, at, said from messages where guest = $1 \
                   union all select match_id, 0, body from jottings where guest = $1 \
                   order by 1, 2";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        rows.iter()
            .map(|row| Ok((row.text("match_id")?, row.int("at")?, row.text("said")?)))
            .collect()
    }
}

fn read_message(row: &Found) -> Result<Message> {
    let seat = row.maybe_int("seat")?.and_then(|seat| u8::try_from(seat).ok());
    let said = row.text("said")?;
    Ok(Message {
        number: row.int("number")?,
        guest: row.int("guest")?,
        seat,
        name: row.text("name")?,
        said: Some(said).filter(|_| row.int("hidden").is_ok_and(|hidden| hidden == 0)),
        at: row.int("at")?,
    })
}
