//! How games ended, and what follows from it for how well people and bots play.

mod writing;

use crate::social::Social;
use crate::sql::Found;
use crate::{Result, Store};
use writing::person;
pub use writing::{EndedSeat, Ending};
pub(crate) use writing::{end, reckon_again};

/// How well somebody plays a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// Among whom: `people`, or `bots` where at least one sat at the table.
    pub pool: String,
    /// What is thought of them, and how unsure that is, in millionths.
    pub mean: i64,
    /// See there.
    pub deviation: i64,
    /// How many games were rated.
    pub games: i64,
    /// How many of them were won, alone or with others.
    pub wins: i64,
}

/// A person as everybody may see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// The name.
    pub name: String,
    /// When they came, in milliseconds since 1970.
    pub made_at: i64,
    /// By game how many they have finished and won.
    pub played: Vec<(String, i64, i64)>,
    /// How well they play.
    pub ratings: Vec<Rating>,
    /// The latest games: which, the place, among how many, and when.
    pub latest: Vec<(String, u8, i64, i64)>,
}

const RATINGS: &str = "select game, pool, mean, deviation, games, wins from ratings \
                       where player = $1 order by game, pool desc";

impl Store {
    /// Reckons all ratings again from the results.
    pub async fn rate_again(&self) -> Result<()> {
        self.socially(Social::RateAgain).await.map(drop)
    }

    /// Somebody with an account as everybody may see them, by their name.
    pub async fn profile(&self, folded: &str) -> Result<Option<Profile>> {
        let Some(account) = self.account(folded).await? else { return Ok(None) };
        let guest = account.guest;
        let sql = "select game, count(*) as games, \
                   cast(sum(case when place = 1 then 1 else 0 end) as bigint) as won \
                   from results where guest = $1 group by game order by game";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        let played =
            rows.iter().map(|row| Ok((row.text("game")?, row.int("games")?, row.int("won")?)));
        let played = played.collect::<Result<_>>()?;
        let sql = "select r.game, r.place, r.at, (select count(*) from results o \
                   where o.match_id = r.match_id) as players from results r where r.guest = $1 \
                   order by r.at desc, r.match_id, r.seat limit 10";
        let rows = self.read.rows(sql, &[guest.into()]).await?;
        let latest = |row: &Found| {
            Ok((row.text("game")?, row.small("place")?, row.int("players")?, row.int("at")?))
        };
        let latest = rows.iter().map(latest).collect::<Result<_>>()?;
        let ratings = self.ratings(&person(guest)).await?;
        Ok(Some(Profile { name: account.name, made_at: account.made_at, played, ratings, latest }))
    }

    /// How well the bots play a game, by the tables at which they sat: each level with it.
    pub async fn bots(&self, game: &str) -> Result<Vec<(String, Rating)>> {
        let sql = "select player, game, pool, mean, deviation, games, wins from ratings \
                   where game = $1 and pool = 'bots' and player >= 'bot:' and player < 'bot;' \
                   order by player";
        let rows = self.read.rows(sql, &[game.into()]).await?;
        let level = |row: &Found| {
            let player = row.text("player")?;
            Ok((player.trim_start_matches("bot:").to_owned(), read_rating(row)?))
        };
        rows.iter().map(level).collect()
    }

    async fn ratings(&self, player: &str) -> Result<Vec<Rating>> {
        self.read.rows(RATINGS, &[player.into()]).await?.iter().map(read_rating).collect()
    }
}

pub(crate) fn read_rating(row: &Found) -> Result<Rating> {
    Ok(Rating {
        game: row.text("game")?,
        pool: row.text("pool")?,
        mean: row.int("mean")?,
        deviation: row.int("deviation")?,
        games: row.int("games")?,
        wins: row.int("wins")?,
    })
}
