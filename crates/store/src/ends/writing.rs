//! What is written of how games ended.

use std::collections::{BTreeMap, BTreeSet};

use crate::Result;
use crate::rating::{Skill, after};
use crate::sql::{Arg, Link};

/// How a game ended, written with the entry that ended it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// The game's id.
    pub game: String,
    /// Whether it was agreed that the game is rated.
    pub rated: bool,
    /// Where each seat came in, in order; who gave up comes last.
    pub seats: Vec<EndedSeat>,
}

/// Where a seat came in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedSeat {
    /// The place, from 1.
    pub place: u8,
    /// The score.
    pub score: i64,
    /// The bot that sat there, if one did.
    pub bot: Option<String>,
    /// Whether somebody took the seat over: what came of it counts for nobody.
    pub taken_over: bool,
}

/// Those who are rated among themselves.
const PEOPLE: &str = "people";
/// Those at whose table a bot sits, bots among them.
const BOTS: &str = "bots";

/// A seat of a game that is rated.
struct Rated {
    place: u8,
    /// Nobody, if they have deleted their account, or the seat was taken over.
    player: Option<String>,
}

pub(super) fn person(guest: i64) -> String {
    format!("p{guest}")
}

/// Writes down how a game ended, and rates it.
pub(crate) async fn end(all: &mut Link<'_>, id: &str, at: i64, ending: &Ending) -> Result<()> {
    // A game that was taken back after its end has ended once.
    let sql = "select match_id from results where match_id = $1 limit 1";
    if all.row(sql, &[id.into()]).await?.is_some() {
        return Ok(());
    }
    let holders = holders(all, id).await?;
    let pool = pool(ending, &holders);
    let sql = "insert into results (match_id, seat, game, place, score, at, guest, bot, pool) \
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
    let mut rated = Vec::new();
    for (seat, ended) in (0i64..).zip(&ending.seats) {
        let EndedSeat { place, score, bot, taken_over } = ended;
        let guest = holders.get(&seat).and_then(|holders| match holders.as_slice() {
            [(guest, _)] if !taken_over => Some(*guest),
            _ => None,
        });
        let args = [
            id.into(),
            seat.into(),
            (&ending.game).into(),
            (*place).into(),
            (*score).into(),
            at.into(),
            Arg::Int(guest),
            bot.as_deref().into(),
            pool.into(),
        ];
        all.run(sql, &args).await?;
        let player = bot.as_ref().map(|bot| format!("bot:{bot}")).or(guest.map(person));
        rated.push(Rated { place: *place, player });
    }
    match pool {
        Some(pool) => rate(all, &ending.game, pool, &rated).await,
        None => Ok(()),
    }
}

/// By seat the guests who hold it, and whether each has an account.
type Holders = BTreeMap<i64, Vec<(i64, bool)>>;

async fn holders(all: &mut Link<'_>, id: &str) -> Result<Holders> {
    let sql = "select h.seat, h.guest, a.guest as known from holders h \
               left join accounts a on a.guest = h.guest where h.match_id = $1 \
               order by h.seat, h.guest";
    let mut holders: Holders = BTreeMap::new();
    for row in all.rows(sql, &[id.into()]).await? {
        let known = row.maybe_int("known")?.is_some();
        holders.entry(row.int("seat")?).or_default().push((row.int("guest")?, known));
    }
    Ok(holders)
}

/// In which company a game is rated: everybody who is no bot must be somebody of their own, and
/// known by name. A seat that was taken over is nobody's.
fn pool(ending: &Ending, holders: &Holders) -> Option<&'static str> {
    let mut known = BTreeSet::new();
    for (seat, ended) in (0i64..).zip(&ending.seats) {
        if ended.bot.is_some() || ended.taken_over {
            continue;
        }
        match holders.get(&seat).map(Vec::as_slice) {
            Some([(guest, true)]) if known.insert(*guest) => {}
            _ => return None,
        }
    }
    let is_among_people = ending.seats.iter().all(|seat| seat.bot.is_none());
    let pool = if is_among_people { PEOPLE } else { BOTS };
    (ending.rated && !known.is_empty() && ending.seats.len() > 1).then_some(pool)
}

/// Moves the ratings of those who have played. Each row is held from before it is read until all
/// are written, in the same order by everybody, so that no game is lost to another that ends at the
/// same time.
async fn rate(all: &mut Link<'_>, game: &str, pool: &str, seats: &[Rated]) -> Result<()> {
    let players: BTreeSet<&String> = seats.iter().filter_map(|seat| seat.player.as_ref()).collect();
    let mut skills: BTreeMap<&String, Skill> = BTreeMap::new();
    let start = Skill::default();
    for player in players {
        let sql = "insert into ratings (game, pool, player, mean, deviation, games, wins) \
                   values ($1, $2, $3, $4, $5, 0, 0) on conflict do nothing";
        let key = [game.into(), pool.into(), player.into()];
        let first = [start.mean.into(), start.deviation.into()];
        all.run(sql, &[key.as_slice(), &first].concat()).await?;
        let sql = "update ratings set games = games + 1 \
                   where game = $1 and pool = $2 and player = $3 returning mean, deviation";
        if let Some(row) = all.row(sql, &key).await? {
            let skill = Skill { mean: row.int("mean")?, deviation: row.int("deviation")? };
            skills.insert(player, skill);
        }
    }
    let known = |seat: &Rated| seat.player.as_ref().and_then(|player| skills.get(player)).copied();
    let before: Vec<(Skill, u8)> =
        seats.iter().map(|seat| (known(seat).unwrap_or_default(), seat.place)).collect();
    let moved = after(&before);
    for player in skills.keys() {
        let own =
            || seats.iter().zip(&moved).filter(|(seat, _)| seat.player.as_ref() == Some(player));
        // Several bots of a kind are one, who has played as they did on average.
        let count = i64::try_from(own().count()).unwrap_or(1).max(1);
        let mean = own().map(|(_, skill)| skill.mean).sum::<i64>() / count;
        let deviation = own().map(|(_, skill)| skill.deviation).sum::<i64>() / count;
        let won = i64::from(own().any(|(seat, _)| seat.place == 1));
        let sql = "update ratings set mean = $4, deviation = $5, wins = wins + $6 \
                   where game = $1 and pool = $2 and player = $3";
        let key = [game.into(), pool.into(), (*player).into()];
        let new = [mean.into(), deviation.into(), won.into()];
        all.run(sql, &[key.as_slice(), &new].concat()).await?;
    }
    Ok(())
}

/// Reckons all ratings again from the results, in the order in which the games ended.
pub(crate) async fn reckon_again(all: &mut Link<'_>) -> Result<()> {
    all.run("delete from ratings", &[]).await?;
    let sql = "select match_id, game, pool, place, guest, bot from results \
               where pool is not null order by at, match_id, seat";
    let mut game: Option<(String, String, String, Vec<Rated>)> = None;
    for row in all.rows(sql, &[]).await? {
        let id = row.text("match_id")?;
        if game.as_ref().is_some_and(|(known, ..)| *known != id)
            && let Some((_, game, pool, seats)) = game.take()
        {
            rate(all, &game, &pool, &seats).await?;
        }
        let bot = row.maybe_text("bot")?.map(|bot| format!("bot:{bot}"));
        let player = bot.or(row.maybe_int("guest")?.map(person));
        let seat = Rated { place: row.small("place")?, player };
        match &mut game {
            Some((.., seats)) => seats.push(seat),
            None => game = Some((id, row.text("game")?, row.text("pool")?, vec![seat])),
        }
    }
    match game {
        Some((_, game, pool, seats)) => rate(all, &game, &pool, &seats).await,
        None => Ok(()),
    }
}
