//! Making a table.

use pages::Accord;
use store::{Agreed, Guest, NewSeat, Occupant, Offer, SeatRecord, StoreError};
use tabletop::{Seat, Seats, Setup};
use title::{Printed, Title, Unkept};

use super::inside::boxes_full;
use super::{Course, Hub, Prelude};
use crate::alike::apart;
use crate::error::AppError;
use crate::secret;

/// What the bots are called, by seat.
const BOTS: [&str; 6] = ["Bot Olga", "Bot Ramón", "Bot Celia", "Bot Pepe", "Bot Nina", "Bot Chano"];

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A table as somebody wants it.
pub(crate) struct Order {
    pub(crate) title: &'static dyn Title,
    pub(crate) setup: Setup,
    /// The box that is played with.
    pub(crate) printed: Printed,
    pub(crate) sitters: Vec<Sitter>,
    /// Whether the table helps its players.
    pub(crate) aids: bool,
    /// Whether decisions stand once anything has followed.
    pub(crate) strict: bool,
    /// For so many days anybody may find it who looks for a seat.
    pub(crate) listed: Option<i64>,
    /// What is agreed about time and absence.
    pub(crate) accord: Accord,
    /// The table whose rematch it is.
    pub(crate) again: Option<String>,
    /// What has happened before, unless it begins at the beginning.
    pub(crate) prelude: Option<Prelude>,
}

/// Who is to sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// The maker, or somebody at the maker's screen, by name.
    Here(String),
    /// A program.
    Bot(String),
    /// Whoever comes by the link.
    Open,
    /// This guest, who is asked.
    Invited(i64),
}

impl Hub {
    /// Makes a table and says what it is called.
    pub(crate) async fn make(&self, maker: &Guest, order: Order) -> Result<String, AppError> {
        let profile = order.title.profile();
        let data = self.kept(order.title, &order.printed).await?;
        let at = self.now();
        let agreed = Agreed {
            id: secret::name()?,
            game: profile.id.to_owned(),
            setup: serde_json::to_value(&order.setup).map_err(AppError::internal)?,
            edition: order.setup.edition,
            data,
            secret_seed: secret::seed()?,
            maker: maker.id,
            created_at: at,
            aids: order.aids,
            strict: order.strict,
            terms: serde_json::to_value(order.accord).map_err(AppError::internal)?,
        };
        let until = order.listed.filter(|_| order.sitters.contains(&Sitter::Open));
        let until = until.map(|days| at.saturating_add(days.saturating_mul(DAY)));
        let (mut seats, mut invited) = (Vec::new(), Vec::new());
        let [mut programs, mut screen] = [Seats::NONE; 2];
        for (seat, sitter) in (0..).zip(distinct(order.sitters)) {
            match &sitter {
                Sitter::Here(_) => screen = screen.with(Seat::new(seat)),
                Sitter::Bot(_) => programs = programs.with(Seat::new(seat)),
                Sitter::Invited(guest) => invited.push((seat, *guest)),
                Sitter::Open => {}
            }
            seats.push(place(maker, seat, sitter)?);
        }
        let course = Course::new(order.title, &order.setup, &agreed.data)?;
        let mut course = course.agreeing(order.accord);
        course.seat(programs, screen);
        let taken = programs.iter().chain(screen.iter()).collect();
        let prelude = order.prelude;
        // Many moves take a while.
        let begun = tokio::task::spawn_blocking(move || {
            course.begins(taken, prelude, at).map(|first| (first, course.summary()))
        });
        let begun = begun.await.map_err(AppError::internal)?;
        let (first, summary) = begun.map_err(AppError::internal)?;
        let (asks, again) = (!invited.is_empty(), order.again);
        let offer = Offer { until, invited, again };
        let made = self.store.create_offered(&agreed, &seats, &first, (summary, offer)).await;
        match made {
            // Somebody else has made the rematch.
            Err(StoreError::Conflict) => return Err(AppError::NotNow),
            made => made?,
        }
        if asks {
            self.means.told.notify_one();
        }
        self.means.metrics.made_table();
        self.room(&agreed.id).await?;
        Ok(agreed.id)
    }
}

impl Hub {
    /// Keeps a box in memory and in the store, to be played with; its hash.
    async fn kept(&self, title: &dyn Title, printed: &Printed) -> Result<String, AppError> {
        let kept = title.boxes().keep(&printed.value);
        let kept = kept.map_err(|bad| match bad {
            Unkept::Full(full) => boxes_full(title, full),
            Unkept::Unsound(_) => AppError::Bad(bad.to_string()),
        })?;
        self.write_box(title, &kept).await?;
        Ok(kept.hash)
    }
}

/// The same sitters, those at the maker's screen with names that nobody else there is called like.
fn distinct(sitters: Vec<Sitter>) -> Vec<Sitter> {
    let mut names: Vec<String> = Vec::new();
    let told_apart = |sitter| match sitter {
        Sitter::Here(name) => {
            let others: Vec<&str> = names.iter().map(String::as_str).collect();
            let name = apart(&name, &others);
            names.push(name.clone());
            Sitter::Here(name)
        }
        other @ (Sitter::Bot(_) | Sitter::Open | Sitter::Invited(_)) => other,
    };
    sitters.into_iter().map(told_apart).collect()
}

/// What the bot in a seat is called.
pub(super) fn bot_name(seat: u8) -> &'static str {
    BOTS.get(usize::from(seat)).copied().unwrap_or("Bot")
}

fn place(maker: &Guest, seat: u8, sitter: Sitter) -> Result<NewSeat, AppError> {
    let (occupant, name, holder) = match sitter {
        Sitter::Here(name) => (Occupant::Person, name, Some(maker.id)),
        Sitter::Bot(bot) => (Occupant::Bot(bot), bot_name(seat).to_owned(), None),
        Sitter::Open | Sitter::Invited(_) => {
            (Occupant::Open(Some(secret::token()?)), String::new(), None)
        }
    };
    Ok(NewSeat { record: SeatRecord { seat, occupant, name }, holder })
}
