//! What people are told of their tables where they want it: the outbox, which is written with the
//! move, and the channels by which it leaves.

mod channels;
mod writing;

use serde_json::Value;

use crate::sql::Found;
use crate::writing::Write;
use crate::{Entry, Follows, NewSitter, Result, Store, StoreError, Summary};
pub use channels::{Channel, Off, Subscription, Way};
use channels::{columns, read_channel};
pub use writing::{About, NewNotice};
pub(crate) use writing::{Telling, due, inform, note, unless};

/// Which notice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoticeKey {
    /// The channel by which it is told.
    pub channel: String,
    /// The table.
    pub table: String,
    /// What about.
    pub about: About,
    /// The number of the entry that it is about.
    pub turn: i64,
}

/// What has become of a notice.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It has yet to be told.
    Waiting,
    /// It was told.
    Sent,
    /// There was no need: they had acted, or had seen it.
    Moot,
    /// It was given up.
    Failed,
}

impl Fate {
    /// The word for it in the database.
    pub const fn key(self) -> &'static str {
        match self {
            Fate::Waiting => "waiting",
            Fate::Sent => "sent",
            Fate::Moot => "moot",
            Fate::Failed => "failed",
        }
    }

    fn read(key: &str) -> Result<Fate> {
        let all = [Fate::Waiting, Fate::Sent, Fate::Moot, Fate::Failed];
        let found = all.into_iter().find(|fate| fate.key() == key);
        found.ok_or(StoreError::Broken("notice".into()))
    }
}

/// What has become of a notice, after how many tries; one that waits is due again then.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Became {
    /// What has become of it.
    pub fate: Fate,
    /// How often it was tried.
    pub tries: i64,
    /// When it is due, in milliseconds since 1970.
    pub due: i64,
}

/// A notice that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueNotice {
    /// Which.
    pub key: NoticeKey,
    /// Who is told.
    pub guest: i64,
    /// How often it was tried.
    pub tries: i64,
    /// Since when it is due.
    pub due: i64,
    /// The game's id.
    pub game: String,
    /// Who did it, and who sits at that table, if that is told.
    pub who: Option<Who>,
    /// What was agreed at the table, and when it has to be looked at next: of a turn, as long as
    /// nobody else's clock may be meant.
    pub agreed: Option<(Value, i64)>,
    /// Whether they play this game with one of these people at another table as well.
    pub is_one_of_many: bool,
    /// Whether it is still true.
    pub matters: bool,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// Until when they look at the table, if they do.
    pub looks_until: Option<i64>,
    /// When they are told nothing.
    pub hours: Option<Hours>,
    /// By what.
    pub channel: Channel,
}

/// Who did what somebody is told, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    /// Who spoke to them, has taken their seat or asks them; of a turn nobody.
    pub by: String,
    /// What they said.
    pub said: Option<String>,
    /// Who sits at the table.
    pub players: Vec<String>,
    /// Who of them has won, once that is known.
    pub winners: Vec<String>,
}

/// A notice in the record of its owner.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastNotice {
    /// Which.
    pub key: NoticeKey,
    /// The game's id.
    pub game: String,
    /// Who did it, and who sits at that table, if that is told.
    pub who: Option<Who>,
    /// Whether they play this game with one of these people at another table as well.
    pub is_one_of_many: bool,
    /// When it was written, in milliseconds since 1970.
    pub at: i64,
    /// What has become of it.
    pub fate: Fate,
    /// How often it was tried.
    pub tries: i64,
    /// Why it could not be told when it was last tried.
    pub said: String,
}

/// Who has spoken to somebody, as long as that is shown, with what they said, has taken their seat,
/// asks them something, or is voted upon; of a turn and of an end only who sits there is told.
macro_rules! by {
    () => {
        "case when o.kind = 'mentioned' then (select t.name from messages t \
        where t.match_id = o.match_id and t.number = o.turn and t.hidden = 0) \
        when o.kind in ('taken', 'vote', 'back', 'close') then (select s.name from entries e join seats s on s.match_id = e.match_id \
        and s.seat = e.seat where e.match_id = o.match_id and e.seq = o.turn) \
        when o.kind = 'invited' then (select g.name from channels k join invitations i on i.guest = k.guest \
        and i.match_id = o.match_id and i.by_guest <> i.guest join guests g on g.id = i.by_guest where k.id = o.channel \
        order by i.at desc limit 1) else '' end as by_name, \
        case o.kind when 'mentioned' then (select t.said from messages t \
        where t.match_id = o.match_id and t.number = o.turn and t.hidden = 0) end as by_words"
    };
}

/// Whether the owner of a channel `c` plays the same game with one of the same people at another
/// table: then it is said which is meant.
macro_rules! many {
    () => {
        "cast(case when exists (select 1 from holders h join matches n on n.id = h.match_id \
        join holders u on u.match_id = n.id and u.guest <> h.guest \
        join holders v on v.match_id = m.id and v.guest = u.guest where h.guest = c.guest \
        and n.game = m.game and n.state = 'playing' and n.id <> m.id) then 1 else 0 end \
        as bigint) as others"
    };
}

/// When somebody is told nothing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Hours {
    /// The minute of the day at which it begins.
    pub begins: i64,
    /// The minute at which it ends.
    pub ends: i64,
    /// By how many minutes their clock is ahead.
    pub ahead: i64,
}

const DUE: &str = concat!(
    "select o.match_id, o.kind, o.turn, o.at, o.tries, o.due, m.game, c.guest, l.until as looks_until, w.begins, w.ends, w.ahead, ",
    columns!(),
    ", ",
    by!(),
    ", ",
    many!(),
    ", k.terms, case when o.kind = 'turn' and m.asked % 256 in (1, 2, 4, 8, 16, 32, 64, 128) \
    then k.due end as over_at, cast(case when c.off_at is not null then 0 \
    when o.kind = 'invited' and (m.state <> 'waiting' or not exists \
    (select 1 from invitations i where i.match_id = o.match_id and i.guest = c.guest and i.by_guest <> i.guest)) then 0 \
    when o.kind = 'mentioned' and not exists (select 1 from messages t \
    where t.match_id = o.match_id and t.number = o.turn and t.hidden = 0) then 0 \
    when o.kind = 'replaced' and (m.state <> 'playing' or not exists (select 1 from holders h \
    where h.guest = c.guest and h.match_id = o.match_id and not exists (select 1 from entries e \
    where e.match_id = h.match_id and e.seq > o.turn and e.seat = h.seat \
    and e.kind in ('returned', 'left')))) then 0 \
    when o.kind not in ('turn', 'absent', 'vote', 'back', 'close') then 1 when m.state <> 'playing' then 0 \
    when not exists (select 1 from holders h where h.guest = c.guest and h.match_id = o.match_id \
    and ((m.asked >> (cast(h.seat as integer) + case o.kind when 'vote' then 8 \
    when 'back' then 16 when 'close' then 24 else 0 end)) & 1) = 1) then 0 \
    when o.kind not in ('turn', 'absent') then case when exists (select 1 from outbox n where n.channel = o.channel \
    and n.match_id = o.match_id and n.kind = o.kind and n.turn > o.turn) then 0 else 1 end \
    when exists (select 1 from holders h join entries e on e.match_id = h.match_id \
    and e.seq > o.turn and e.seat = h.seat where h.guest = c.guest and h.match_id = o.match_id) \
    then 0 else 1 end as bigint) as matters \
    from (select channel, match_id, kind, turn, at, tries, due, row_number() over \
    (partition by channel order by due) as place from outbox where state = 'waiting' \
    and due <= $1) o join channels c on c.id = o.channel join matches m on m.id = o.match_id \
    left join clocks k on k.match_id = m.id left join hours w on w.guest = c.guest left join pushes p on p.channel = c.id \
    left join looking l on l.guest = c.guest and l.match_id = o.match_id and l.until > $1 \
    where o.place <= 4 order by o.due limit 200"
);

impl Store {
    /// Adds entries, all or none, and what is to be told of them; durable when it returns.
    pub async fn append_telling(
        &self,
        id: &str,
        entries: Vec<Entry>,
        summary: Summary,
        notices: Vec<NewNotice>,
    ) -> Result<()> {
        self.append_following(id, entries, (summary, Follows::default()), notices).await
    }

    /// The same with what follows beyond the table, written with them: how the game ended, or who
    /// may sit down.
    pub async fn append_following(
        &self,
        id: &str,
        entries: Vec<Entry>,
        (summary, follows): (Summary, Follows),
        notices: Vec<NewNotice>,
    ) -> Result<()> {
        let follows = (follows != Follows::default()).then(|| Box::new(follows));
        let id = id.to_owned();
        self.write(Write::Append { id, entries, summary, notices, follows }).await.map(drop)
    }

    /// Seats somebody in an open seat, with the entry that says so and what is to be told of it.
    pub async fn take_seat_telling(
        &self,
        id: &str,
        sitter: NewSitter,
        (entry, summary): (&Entry, Summary),
        notices: Vec<NewNotice>,
    ) -> Result<()> {
        let (id, entry) = (id.to_owned(), entry.clone());
        self.write(Write::Sit { id, sitter, entry, summary, notices }).await.map(drop)
    }

    /// When somebody is told nothing from now on.
    pub async fn set_hours(&self, guest: i64, hours: Option<Hours>) -> Result<()> {
        self.tell(Telling::Hours { guest, hours }).await.map(drop)
    }

    /// Notes that somebody with an account looks at a table until then.
    pub async fn look(&self, guest: i64, table: &str, until: i64) -> Result<()> {
        self.tell(Telling::Look { guest, table: table.to_owned(), until }).await.map(drop)
    }

    /// Claims to tell a notice that is due; `false` if somebody else does.
    pub async fn claim_notice(&self, key: &NoticeKey, due: i64, until: i64) -> Result<bool> {
        Ok(self.tell(Telling::Claim { key: key.clone(), due, until }).await? == 1)
    }

    /// Notes what has become of a notice, and why it could not be told.
    pub async fn settle_notice(
        &self,
        key: &NoticeKey,
        became: Became,
        said: &str,
        at: i64,
    ) -> Result<()> {
        let (key, said) = (key.clone(), said.to_owned());
        self.tell(Telling::Settle { key, became, said, at }).await.map(drop)
    }

    /// Forgets what was to be told before then.
    pub async fn sweep_notices(&self, before: i64) -> Result<()> {
        self.tell(Telling::Sweep { before }).await.map(drop)
    }

    async fn tell(&self, telling: Telling) -> Result<i64> {
        self.write(Write::Told(telling)).await
    }

    /// The notices that are due, the longest first, of each channel a few: one that holds up its
    /// own holds up no others.
    pub async fn due_notices(&self, now: i64) -> Result<Vec<DueNotice>> {
        let mut due = Vec::new();
        for row in &self.read.rows(DUE, &[now.into()]).await? {
            due.push(DueNotice {
                key: read_key(row)?,
                guest: row.int("guest")?,
                tries: row.int("tries")?,
                due: row.int("due")?,
                game: row.text("game")?,
                who: self.who(row).await?,
                agreed: read_agreed(row)?,
                is_one_of_many: row.int("others")? > 0,
                matters: row.int("matters")? == 1,
                at: row.int("at")?,
                looks_until: row.maybe_int("looks_until")?,
                hours: match row.maybe_int("begins")? {
                    Some(_) => Some(read_hours(row)?),
                    None => None,
                },
                channel: read_channel(row)?,
            });
        }
        Ok(due)
    }

    /// Who did what a notice tells, if it tells that.
    async fn who(&self, row: &Found) -> Result<Option<Who>> {
        let Some(by) = row.maybe_text("by_name")? else { return Ok(None) };
        let sql = "select s.name, r.place from seats s left join results r \
                   on r.match_id = s.match_id and r.seat = s.seat \
                   where s.match_id = $1 and s.name <> '' order by s.seat";
        let (mut players, mut winners) = (Vec::new(), Vec::new());
        for row in &self.read.rows(sql, &[(&row.text("match_id")?).into()]).await? {
            players.push(row.text("name")?);
            if row.maybe_int("place")? == Some(1) {
                winners.push(row.text("name")?);
            }
        }
        Ok(Some(Who { by, said: row.maybe_text("by_words")?, players, winners }))
    }

    /// When somebody is told nothing.
    pub async fn hours(&self, guest: i64) -> Result<Option<Hours>> {
        let sql = "select begins, ends, ahead from hours where guest = $1";
        self.read.row(sql, &[guest.into()]).await?.as_ref().map(read_hours).transpose()
    }

    /// The latest notices of somebody, the latest first.
    pub async fn past_notices(&self, guest: i64, most: i64) -> Result<Vec<PastNotice>> {
        let sql = concat!(
            "select o.channel, o.match_id, o.kind, o.turn, m.game, o.at, o.state, o.tries, o.said, ",
            by!(),
            ", ",
            many!(),
            " from outbox o join matches m on m.id = o.match_id join channels c on c.id = o.channel \
            where c.guest = $1 order by o.at desc limit $2"
        );
        let mut past = Vec::new();
        for row in &self.read.rows(sql, &[guest.into(), most.into()]).await? {
            past.push(PastNotice {
                key: read_key(row)?,
                game: row.text("game")?,
                who: self.who(row).await?,
                is_one_of_many: row.int("others")? > 0,
                at: row.int("at")?,
                fate: Fate::read(&row.text("state")?)?,
                tries: row.int("tries")?,
                said: row.text("said")?,
            });
        }
        Ok(past)
    }
}

impl Store {
    /// Gives somebody with an account another channel; a conflict if they have too many, or this
    /// webhook already.
    pub async fn open_channel(&self, guest: i64, channel: Channel, at: i64) -> Result<()> {
        self.tell(Telling::Open { guest, channel, at }).await.map(drop)
    }

    /// Takes a channel of somebody's away, with what was told by it.
    pub async fn close_channel(&self, guest: i64, id: &str) -> Result<()> {
        self.tell(Telling::Close { guest, id: id.to_owned() }).await.map(drop)
    }

    /// In which language somebody is told from now on, and written to.
    pub async fn speak(&self, guest: i64, language: &str) -> Result<()> {
        self.tell(Telling::Speak { guest, language: language.to_owned() }).await.map(drop)
    }

    /// Switches a channel of somebody's on again.
    pub async fn switch_on(&self, guest: i64, id: &str) -> Result<()> {
        let (id, guest) = (id.to_owned(), Some(guest));
        self.tell(Telling::Switch { id, guest, off_at: None }).await.map(drop)
    }

    /// Switches a channel off, by whoever knows its name; whether there is one.
    pub async fn switch_off(&self, id: &str, at: i64) -> Result<bool> {
        let id = id.to_owned();
        let switched = self.tell(Telling::Switch { id, guest: None, off_at: Some(at) }).await?;
        Ok(switched == 1)
    }

    /// The channel that is called so, whoever's it is.
    pub async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        let sql = concat!(
            "select ",
            columns!(),
            " from channels c left join pushes p on p.channel = c.id where c.id = $1"
        );
        self.read.row(sql, &[id.into()]).await?.as_ref().map(read_channel).transpose()
    }

    /// The channels of somebody, the oldest first.
    pub async fn channels(&self, guest: i64) -> Result<Vec<Channel>> {
        let sql = concat!(
            "select ",
            columns!(),
            " from channels c left join pushes p on p.channel = c.id \
             where c.guest = $1 order by c.made_at, c.id"
        );
        self.read.rows(sql, &[guest.into()]).await?.iter().map(read_channel).collect()
    }

    /// The key by which push services know this house: `new`, unless there is one already.
    pub async fn vapid(&self, new: &[u8]) -> Result<Vec<u8>> {
        let sql = "select pkcs8 from vapid";
        if let Some(row) = self.read.row(sql, &[]).await? {
            return row.bytes("pkcs8");
        }
        self.tell(Telling::Vapid { pkcs8: new.to_vec() }).await?;
        self.read.row(sql, &[]).await?.ok_or(StoreError::NotFound)?.bytes("pkcs8")
    }
}

fn read_hours(row: &Found) -> Result<Hours> {
    let [begins, ends, ahead] = ["begins", "ends", "ahead"].map(|name| row.int(name));
    Ok(Hours { begins: begins?, ends: ends?, ahead: ahead? })
}

fn read_agreed(row: &Found) -> Result<Option<(Value, i64)>> {
    let Some((terms, due)) = row.maybe_text("terms")?.zip(row.maybe_int("over_at")?) else {
        return Ok(None);
    };
    let terms = serde_json::from_str(&terms);
    Ok(Some((terms.map_err(|_| StoreError::Broken("agreement".into()))?, due)))
}

fn read_key(row: &Found) -> Result<NoticeKey> {
    Ok(NoticeKey {
        channel: row.text("channel")?,
        table: row.text("match_id")?,
        about: About::read(&row.text("kind")?)?,
        turn: row.int("turn")?,
    })
}
