//! What is written, and how.

use sqlx::AssertSqlSafe;

use crate::alive::beat;
use crate::changes::count;
use crate::ends::end;
use crate::notices::{Telling, note};
use crate::people::Personal;
use crate::records::done_at;
use crate::social::{Social, ask};
use crate::sql::{Arg, Link};
use crate::vacancies::{Follows, succeed, vacate};
use crate::{
    Agreed, Entry, NewNotice, NewSeat, NewSitter, Occupant, Offer, Result, StoreError, Summary,
};

/// Everything that is ever written.
#[derive(Clone, Debug)]
pub(crate) enum Write {
    /// A guest, by the hash of their token.
    Guest { hash: Vec<u8>, name: String, at: i64 },
    /// The name that a guest used last.
    Rename { guest: i64, name: String },
    /// A new table with its first entries, and to whom it is offered.
    Create {
        agreed: Agreed,
        seats: Vec<NewSeat>,
        entries: Vec<Entry>,
        summary: Summary,
        offer: Offer,
    },
    /// Printed data, unless they are there already.
    Box { hash: String, game: String, body: String, over: bool },
    /// What a seat has decided ahead of time, or that it no longer has.
    Intend { id: String, seat: u8, intent: Option<String> },
    /// Entries of a table, all or none, what is to be told of them, and what follows beyond it.
    Append {
        id: String,
        entries: Vec<Entry>,
        summary: Summary,
        notices: Vec<NewNotice>,
        follows: Option<Box<Follows>>,
    },
    /// Somebody in an open seat.
    Sit { id: String, sitter: NewSitter, entry: Entry, summary: Summary, notices: Vec<NewNotice> },
    /// The link to an open seat, or that none leads there.
    Invite { id: String, seat: u8, invite: Option<String> },
    /// A private link to a seat, by the hash of its token.
    Key { hash: Vec<u8>, id: String, seat: u8, at: i64 },
    /// A private link that is used by a guest, unless it is older than `since`.
    Used { hash: Vec<u8>, guest: i64, since: i64 },
    /// What concerns a person alone.
    Personal(Personal),
    /// What people are told, and where.
    Told(Telling),
    /// What concerns people and their company.
    Social(Social),
    /// What everybody is told, or that it is nothing any more.
    Say { said: Option<String>, at: i64 },
    /// When a table has to be looked at, after that was found to be at another time.
    Due { id: String, due: Option<i64> },
    /// That the server runs; if none has run for longer than that, that clocks stood still.
    Beat { at: i64, longest: i64 },
    /// Nothing that matters: only whether it works.
    Probe,
    /// From now on the file has no more pages than this.
    Bound { pages: u32 },
    /// Nothing; but what was written is folded into the file.
    Checkpoint,
}

impl Write {
    /// Whether it takes several statements, of which a later one may fail.
    pub(crate) fn is_compound(&self) -> bool {
        match self {
            Write::Append { entries, notices, follows, .. } => {
                entries.len() + notices.len() > 1 || follows.is_some()
            }
            Write::Create { .. }
            | Write::Sit { .. }
            | Write::Used { .. }
            | Write::Beat { .. }
            | Write::Personal(_)
            | Write::Social(_)
            | Write::Told(_) => true,
            Write::Guest { .. }
            | Write::Rename { .. }
            | Write::Box { .. }
            | Write::Intend { .. }
            | Write::Invite { .. }
            | Write::Key { .. }
            | Write::Say { .. }
            | Write::Due { .. }
            | Write::Probe
            | Write::Bound { .. }
            | Write::Checkpoint => false,
        }
    }

    /// How many pages the file may have from now on.
    pub(crate) const fn bound(&self) -> Option<u32> {
        if let Write::Bound { pages } = self { Some(*pages) } else { None }
    }

    /// The table at which something happens, if that is known beforehand.
    pub(crate) fn table(&self) -> Option<&str> {
        match self {
            Write::Append { id, .. }
            | Write::Sit { id, .. }
            | Write::Intend { id, .. }
            | Write::Invite { id, .. } => Some(id),
            Write::Social(social) => social.table(),
            Write::Guest { .. }
            | Write::Rename { .. }
            | Write::Create { .. }
            | Write::Box { .. }
            | Write::Key { .. }
            | Write::Used { .. }
            | Write::Personal(_)
            | Write::Told(_)
            | Write::Say { .. }
            | Write::Due { .. }
            | Write::Beat { .. }
            | Write::Probe
            | Write::Bound { .. }
            | Write::Checkpoint => None,
        }
    }

    /// Does it; a new guest's answer is their number.
    pub(crate) async fn perform(&self, all: &mut Link<'_>) -> Result<i64> {
        match self {
            Write::Guest { hash, name, at } => return add_guest(all, hash, name, *at).await,
            Write::Rename { guest, name } => rename(all, *guest, name).await?,
            Write::Create { agreed, seats, entries, summary, offer } => {
                create(all, agreed, seats, *summary).await?;
                add_entries(all, &agreed.id, entries).await?;
                offered(all, agreed, offer).await?;
            }
            Write::Box { hash, game, body, over } => {
                keep_box(all, [hash, game, body], *over).await?;
            }
            Write::Intend { id, seat, intent } => {
                intend(all, id, *seat, intent.as_deref()).await?;
                count(all, id).await?;
            }
            Write::Append { id, entries, summary, notices, follows } => {
                add_entries(all, id, entries).await?;
                summarize(all, id, entries, *summary).await?;
                note(all, id, entries, notices).await?;
                if let Some(follows) = follows {
                    let at = entries.last().map_or(0, |entry| entry.at);
                    follow(all, id, at, follows).await?;
                }
            }
            Write::Sit { id, sitter, entry, summary, notices } => {
                let entries = std::slice::from_ref(entry);
                sit(all, id, sitter, entry).await?;
                add_entries(all, id, entries).await?;
                summarize(all, id, entries, *summary).await?;
                note(all, id, entries, notices).await?;
            }
            Write::Invite { id, seat, invite } => {
                let sql = "update seats set invite = $3 \
                           where match_id = $1 and seat = $2 and kind = 'open'";
                let args = [id.into(), (*seat).into(), invite.as_deref().into()];
                if all.run(sql, &args).await? != 1 {
                    return Err(StoreError::Conflict);
                }
                count(all, id).await?;
            }
            Write::Key { hash, id, seat, at } => {
                let sql =
                    "insert into keys (hash, match_id, seat, created_at) values ($1, $2, $3, $4)";
                let hash = hash.as_slice();
                all.run(sql, &[hash.into(), id.into(), (*seat).into(), (*at).into()]).await?;
            }
            Write::Used { hash, guest, since } => use_key(all, hash, *guest, *since).await?,
            Write::Personal(personal) => personal.perform(all).await?,
            Write::Told(telling) => return telling.perform(all).await,
            Write::Social(social) => return social.perform(all).await,
            Write::Say { said, at } => say(all, said.as_deref(), *at).await?,
            Write::Due { id, due } => set_due(all, id, *due).await?,
            Write::Beat { at, longest } => beat(all, *at, *longest).await?,
            // Whether there is something to fold into is shown in the same way.
            Write::Probe | Write::Checkpoint => probe(all).await?,
            Write::Bound { .. } => {}
        }
        Ok(0)
    }
}

/// Writes what follows from entries beyond their table.
async fn follow(all: &mut Link<'_>, id: &str, at: i64, follows: &Follows) -> Result<()> {
    let Follows { ending, vacant } = follows;
    if let Some(ending) = ending {
        end(all, id, at, ending).await?;
    }
    match vacant {
        Some(seats) => vacate(all, id, *seats, at).await,
        None => Ok(()),
    }
}

async fn keep_box(all: &mut Link<'_>, [hash, game, body]: [&str; 3], over: bool) -> Result<()> {
    let sql = if over {
        "insert into boxes (hash, game, body) values ($1, $2, $3) \
         on conflict (hash) do update set game = $2, body = $3"
    } else {
        "insert into boxes (hash, game, body) values ($1, $2, $3) on conflict do nothing"
    };
    all.run(sql, &[hash.into(), game.into(), body.into()]).await.map(drop)
}

async fn rename(all: &mut Link<'_>, guest: i64, name: &str) -> Result<()> {
    let sql = "update guests set name = $2 where id = $1";
    all.run(sql, &[guest.into(), name.into()]).await.map(drop)
}

async fn say(all: &mut Link<'_>, said: Option<&str>, at: i64) -> Result<()> {
    let Some(said) = said else {
        return all.run("delete from notices", &[]).await.map(drop);
    };
    let sql = "insert into notices (id, said, at) values (1, $1, $2) \
               on conflict (id) do update set said = $1, at = $2";
    all.run(sql, &[said.into(), at.into()]).await.map(drop)
}

async fn add_guest(all: &mut Link<'_>, hash: &[u8], name: &str, at: i64) -> Result<i64> {
    // Whoever asks twice at once is one guest.
    let sql = "insert into guests (token_hash, name, created_at) values ($1, $2, $3) \
               on conflict (token_hash) do update set name = $2 returning id";
    let row = all.row(sql, &[hash.into(), name.into(), at.into()]).await?;
    row.ok_or(StoreError::NotFound)?.int("id")
}

async fn create(
    all: &mut Link<'_>,
    agreed: &Agreed,
    seats: &[NewSeat],
    summary: Summary,
) -> Result<()> {
    let sql = "insert into matches (id, game, setup, edition, data, secret_seed, maker, \
               created_at, state, asked, ply, moved_at, aids, strict) \
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $8, $12, $13)";
    let setup = agreed.setup.to_string();
    let args = [
        (&agreed.id).into(),
        (&agreed.game).into(),
        (&setup).into(),
        i64::from(agreed.edition).into(),
        (&agreed.data).into(),
        agreed.secret_seed.as_slice().into(),
        agreed.maker.into(),
        agreed.created_at.into(),
        summary.state.key().into(),
        summary.asked.into(),
        summary.ply.into(),
        i64::from(agreed.aids).into(),
        i64::from(agreed.strict).into(),
    ];
    all.run(sql, &args).await?;
    for seat in seats {
        add_seat(all, &agreed.id, seat).await?;
    }
    if !agreed.terms.is_null() {
        let sql = "insert into clocks (match_id, terms, due) values ($1, $2, $3)";
        let terms = agreed.terms.to_string();
        all.run(sql, &[(&agreed.id).into(), (&terms).into(), Arg::Int(summary.due)]).await?;
    }
    Ok(())
}

/// Offers a new table to whom it is meant for.
async fn offered(all: &mut Link<'_>, agreed: &Agreed, offer: &Offer) -> Result<()> {
    let Offer { until, invited, again } = offer;
    if let Some(before) = again {
        let sql = "insert into rematches (match_id, again) values ($1, $2)";
        all.run(sql, &[before.into(), (&agreed.id).into()]).await?;
    }
    for (seat, guest) in invited {
        ask(all, &agreed.id, *seat, (*guest, agreed.maker), agreed.created_at).await?;
    }
    list(all, agreed, *until).await
}

/// Lists a new table, if that is wanted; of the oldest those that are over are forgotten on this
/// occasion, a few at a time, so that it takes no longer where thousands are listed.
async fn list(all: &mut Link<'_>, agreed: &Agreed, until: Option<i64>) -> Result<()> {
    let (at, Some(until)) = (agreed.created_at, until) else { return Ok(()) };
    let sql = "delete from lobby where match_id in (select l.match_id from \
               (select match_id, until from lobby order by since limit 20) l \
               join matches m on m.id = l.match_id where l.until <= $1 or m.state <> 'waiting')";
    all.run(sql, &[at.into()]).await?;
    let sql = "insert into lobby (match_id, since, until) values ($1, $2, $3)";
    all.run(sql, &[(&agreed.id).into(), at.into(), until.into()]).await.map(drop)
}

async fn add_seat(all: &mut Link<'_>, id: &str, seat: &NewSeat) -> Result<()> {
    let NewSeat { record, holder } = seat;
    let (bot, invite) = match &record.occupant {
        Occupant::Person | Occupant::Guest => (None, None),
        Occupant::Bot(bot) => (Some(bot.as_str()), None),
        Occupant::Open(invite) => (None, invite.as_deref()),
    };
    let sql = "insert into seats (match_id, seat, kind, name, bot, invite) \
               values ($1, $2, $3, $4, $5, $6)";
    let (kind, name) = (record.occupant.key(), &record.name);
    let args = [id.into(), record.seat.into(), kind.into(), name.into(), bot.into(), invite.into()];
    all.run(sql, &args).await?;
    match holder {
        Some(guest) => add_holder(all, id, record.seat, *guest).await,
        None => Ok(()),
    }
}

async fn add_holder(all: &mut Link<'_>, id: &str, seat: u8, guest: i64) -> Result<()> {
    let sql = "insert into holders (guest, match_id, seat) values ($1, $2, $3) \
               on conflict do nothing";
    all.run(sql, &[guest.into(), id.into(), seat.into()]).await?;
    Ok(())
}

/// Adds entries; many at once where a table begins that goes on from another.
async fn add_entries(all: &mut Link<'_>, id: &str, entries: &[Entry]) -> Result<()> {
    for chunk in entries.chunks(TOGETHER) {
        let bodies: Vec<String> = chunk.iter().map(|entry| entry.body.to_string()).collect();
        let rows = chunk.iter().zip(&bodies).flat_map(|(entry, body)| row(id, entry, body));
        let rows: Vec<Arg<'_>> = rows.collect();
        all.run(AssertSqlSafe(inserting(chunk.len())), &rows).await?;
    }
    Ok(())
}

/// So many entries are added with one statement.
const TOGETHER: usize = 32;

/// The statement that adds so many entries.
fn inserting(count: usize) -> String {
    let place = |row: usize| {
        let fields: Vec<String> = (1..=8).map(|field| format!("${}", row * 8 + field)).collect();
        format!("({})", fields.join(", "))
    };
    let places: Vec<String> = (0..count).map(place).collect();
    format!(
        "insert into entries (match_id, seq, kind, seat, body, fingerprint, request, at) values {}",
        places.join(", ")
    )
}

/// What stands in the row of an entry.
fn row<'a>(id: &'a str, entry: &'a Entry, body: &'a str) -> [Arg<'a>; 8] {
    [
        id.into(),
        entry.seq.into(),
        entry.kind.key().into(),
        entry.seat.into(),
        body.into(),
        entry.fingerprint.as_deref().into(),
        entry.request.as_deref().into(),
        entry.at.into(),
    ]
}

async fn summarize(
    all: &mut Link<'_>,
    id: &str,
    entries: &[Entry],
    summary: Summary,
) -> Result<()> {
    let sql = "update matches set state = $2, asked = $3, ply = $4, moved_at = coalesce($5, moved_at), \
               changes = changes + $6 where id = $1";
    let Summary { state, asked, ply, due } = summary;
    let at = Arg::Int(done_at(entries));
    let count = i64::try_from(entries.len()).unwrap_or(i64::MAX);
    let args = [id.into(), state.key().into(), asked.into(), ply.into(), at, count.into()];
    all.run(sql, &args).await?;
    set_due(all, id, due).await
}

/// Notes when a table has to be looked at, if it has clocks.
async fn set_due(all: &mut Link<'_>, id: &str, due: Option<i64>) -> Result<()> {
    let sql = "update clocks set due = $2 where match_id = $1 and due is distinct from $2";
    all.run(sql, &[id.into(), Arg::Int(due)]).await.map(drop)
}

/// Notes that the server runs, and since when none has if that is longer than `longest`.
async fn sit(all: &mut Link<'_>, id: &str, sitter: &NewSitter, entry: &Entry) -> Result<()> {
    let seat = entry.seat.unwrap_or_default();
    let taken = match sitter {
        NewSitter::Guest(guest, invite) => {
            let sql = "update seats set kind = 'guest', name = $3, used = invite, invite = null \
                       where match_id = $1 and seat = $2 and kind = 'open' and invite = $4";
            all.run(sql, &[id.into(), seat.into(), (&guest.name).into(), invite.into()]).await?
        }
        NewSitter::Bot(bot, name) => {
            let sql = "update seats set kind = 'bot', name = $3, bot = $4, invite = null \
                       where match_id = $1 and seat = $2 and kind = 'open'";
            all.run(sql, &[id.into(), seat.into(), name.into(), bot.into()]).await?
        }
        NewSitter::Instead(guest, _) => succeed(all, id, entry, guest).await?,
    };
    if taken != 1 {
        return Err(StoreError::Conflict);
    }
    match sitter {
        NewSitter::Guest(guest, _) => add_holder(all, id, seat, guest.id).await,
        NewSitter::Bot(..) => Ok(()),
        NewSitter::Instead(guest, vacant) => {
            vacate(all, id, *vacant, entry.at).await?;
            add_holder(all, id, seat, guest.id).await
        }
    }
}

async fn use_key(all: &mut Link<'_>, hash: &[u8], guest: i64, since: i64) -> Result<()> {
    let sql = "update keys set guest = $2 where hash = $1 and created_at >= $3 \
               and (guest is null or guest = $2) returning match_id, seat";
    let row = all.row(sql, &[hash.into(), guest.into(), since.into()]).await?;
    let row = row.ok_or(StoreError::NotFound)?;
    let id = row.text("match_id")?;
    add_holder(all, &id, row.small("seat")?, guest).await?;
    count(all, &id).await
}

async fn intend(all: &mut Link<'_>, id: &str, seat: u8, intent: Option<&str>) -> Result<()> {
    match intent {
        None => {
            let sql = "delete from intents where match_id = $1 and seat = $2";
            all.run(sql, &[id.into(), seat.into()]).await?;
        }
        Some(intent) => {
            let sql = "insert into intents (match_id, seat, intent) values ($1, $2, $3) \
                       on conflict (match_id, seat) do update set intent = $3";
            all.run(sql, &[id.into(), seat.into(), intent.into()]).await?;
        }
    }
    Ok(())
}

/// What takes room, and cannot be put into less by a database that tries.
const FILLER: [u8; 8192] = filler();

const fn filler() -> [u8; 8192] {
    let mut filler = [0; 8192];
    let (mut at, mut state) = (0, 1u32);
    while at < filler.len() {
        // Any mixing will do.
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        filler[at] = state.to_le_bytes()[1];
        at += 1;
    }
    filler
}

/// A row of each of the tables that a move needs.
const NEEDED: [&str; 7] = [
    "select * from guests limit 1",
    "select * from matches limit 1",
    "select * from seats limit 1",
    "select * from holders limit 1",
    "select * from entries limit 1",
    "select * from intents limit 1",
    "select * from boxes limit 1",
];

/// Reads a row of every table that a move needs.
pub(crate) async fn read_all(all: &mut Link<'_>) -> Result<()> {
    for sql in NEEDED {
        all.rows(sql, &[]).await?;
    }
    Ok(())
}

/// Asks for new pages as a move may, and for the disk to take them; the pages of
/// the probe before are given back. What a move needs must be readable.
async fn probe(all: &mut Link<'_>) -> Result<()> {
    read_all(all).await?;
    let sql = "insert into probes (filler) values ($1) returning id";
    let row = all.row(sql, &[FILLER.as_slice().into()]).await?;
    let id = row.ok_or(StoreError::NotFound)?.int("id")?;
    all.run("delete from probes where id < $1", &[id.into()]).await?;
    Ok(())
}
