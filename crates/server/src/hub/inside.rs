//! What changes at a table, as it stands at one moment.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use boxes::Full;
use pages::Accord;
use serde_json::Value;
use store::{
    Agreed, Among, Entry, Fresh, Kind, Match, Occupant, SeatRecord, Since, Store, StoreError,
};
use tabletop::{Seat, Seats, Setup, Turn};
use title::is_over;
use title::{Ended, Imprint, Objection, Opened, Printed, Title, Unkept};

use super::course::{Company, Course, Origin};
use crate::error::{AppError, Objected};
use crate::secret;

/// What was agreed at a table, which never changes but for who made it: [`Inside`] knows that.
pub(crate) struct Charter {
    pub(crate) agreed: Agreed,
    pub(crate) setup: Setup,
    pub(crate) title: &'static dyn Title,
}

impl fmt::Debug for Charter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Charter({})", self.agreed.id)
    }
}

impl Charter {
    /// The box that is played with.
    pub(crate) fn printed(&self) -> Printed {
        let boxes = self.title.boxes();
        // An open table's box is known.
        boxes.find(&self.agreed.data).unwrap_or_else(|| boxes.built_in())
    }

    /// What that box is called.
    pub(crate) fn imprint(&self) -> Option<Imprint> {
        self.title.boxes().imprint(&self.agreed.data)
    }

    /// Whether something is hidden from somebody at this table.
    pub(crate) fn has_secrets(&self) -> bool {
        self.title.profile().has_secrets(&self.setup.variant)
    }

    /// Whose answers go back with a decision: nobody's at a strict table.
    pub(crate) fn company(&self, inside: &Inside) -> Company {
        if self.agreed.strict { Company::default() } else { inside.company() }
    }

    /// What the link to a seat ends with that was offered by this entry.
    pub(crate) fn vacant_link(&self, seat: Seat, offered: i64) -> String {
        let of = (seat.index(), offered);
        format!(
            "{}.{}.{}",
            self.agreed.id,
            seat.index(),
            secret::vacancy(&self.agreed.secret_seed, of)
        )
    }

    /// What the table's chance is drawn from: nobody is told while the game may still go on. What a
    /// file has opened everybody is told who may read the moves that were drawn from it.
    pub(crate) fn opened(&self, inside: &Inside) -> Option<Opened> {
        let may = inside.is_done() && inside.course.is_sealed();
        let own = may.then(|| Opened::new(self.agreed.secret_seed));
        let brought = inside.course.brought().filter(|_| self.is_open(inside));
        own.or_else(|| brought.map(|dice| dice.opened.clone()))
    }

    /// What everybody is told of it before; nothing where not all was drawn from it.
    pub(crate) fn commitment(&self, inside: &Inside) -> Option<String> {
        let own = inside.course.is_sealed().then(|| title::commitment(self.agreed.secret_seed));
        own.or_else(|| inside.course.brought().map(|dice| dice.opened.commitment.clone()))
    }

    /// Whether all that was decided and drawn may be told: the game is over, or nothing is hidden
    /// at this table.
    pub(crate) fn is_open(&self, inside: &Inside) -> bool {
        inside.is_done() || !self.has_secrets()
    }

    /// What the table objects to, ready to be put into words.
    pub(crate) fn objected(&self, inside: &Inside, objection: Objection) -> AppError {
        let (title, names) = (self.title, inside.names());
        let objection = if self.agreed.aids { objection } else { objection.unaided() };
        AppError::Objected(Box::new(Objected { title, names, objection }))
    }
}

/// What changes at a table. A copy is cheap: it shares almost everything.
#[derive(Clone, Debug)]
pub(crate) struct Inside {
    pub(crate) course: Course,
    pub(crate) seats: Arc<[SeatRecord]>,
    /// Who made the table; a guest's tables may become somebody else's.
    pub(crate) maker: i64,
    /// What seats have decided ahead of time.
    pub(super) intents: Vec<(Seat, String)>,
    /// Who is asked to which seat, and what they are called.
    pub(crate) asked: Arc<[(u8, i64, String)]>,
    /// Who has declined which seat.
    pub(crate) declined: Arc<[(u8, String)]>,
    /// The seats in which somebody sits under the name of their account.
    pub(crate) known_people: Seats,
    /// Who sat here before somebody took the seat over: the seat, when it was taken, and what they
    /// are called, where that is known.
    pub(crate) before: Arc<[(u8, i64, String)]>,
    /// The number of the latest message: of those who play, and of those who watch.
    pub(crate) talked: [i64; 2],
    /// How often somebody has been let act for a seat.
    pub(super) admitted: u32,
    /// How often something has happened here, as the store counts it.
    pub(super) changes: i64,
    /// What the table does next by itself.
    pub(super) pending: Pending,
}

/// How the games spell that somebody does nothing.
const PASS: &str = "pass";

/// What a table does next by itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Pending {
    /// Nothing: a person is asked, a seat is open, or the game is over.
    #[default]
    Nothing,
    /// It drops what these seats have decided ahead and no longer fits.
    Drop(Vec<Seat>),
    /// It draws what chance brings.
    Chance,
    /// It does what a seat has decided ahead.
    Follow(Seat, Value),
    /// It lets a seat's bot think.
    Think(Seat),
}

/// Makes sure that a table's box is known: it came with the program, or is in the store.
pub(super) async fn known(store: &Store, title: &dyn Title, data: &str) -> Result<(), AppError> {
    if title.boxes().find(data).is_some() {
        return Ok(());
    }
    // A box that is damaged or no longer sound is as good as none: the table is shown, not played.
    let stored = match store.printed(title.profile().id, data).await {
        Err(StoreError::Broken(what)) => {
            if is_new(data) {
                tracing::error!(%what, data, "a stored box cannot be read");
            }
            None
        }
        stored => stored?,
    };
    match stored.map(|value| title.boxes().keep(&value)) {
        None | Some(Ok(_)) => Ok(()),
        Some(Err(Unkept::Full(full))) => Err(boxes_full(title, full)),
        Some(Err(cause @ Unkept::Unsound(_))) => {
            if is_new(data) {
                tracing::error!(%cause, data, "a stored box cannot be played with");
            }
            Ok(())
        }
    }
}

/// Says that no other box of a game can be played with, and tells the log once.
pub(super) fn boxes_full(title: &dyn Title, full: Full) -> AppError {
    let game = title.profile().id;
    if is_new(game) {
        tracing::error!(game, "{full}; tables with others rest until the server is started again");
    }
    AppError::BoxesFull
}

/// Whether the log has not yet been told of this; everybody who comes by finds it again.
fn is_new(what: &str) -> bool {
    static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    TOLD.lock().unwrap_or_else(PoisonError::into_inner).insert(what.to_owned())
}

/// Says in the log what of a table cannot be read.
fn damaged(table: &str, cause: impl fmt::Display) -> AppError {
    if is_new(&format!("{table}: {cause}")) {
        tracing::error!(table, %cause, "a table cannot be read; others can");
    }
    AppError::DamagedTable
}

/// Whether everybody sits at one screen.
fn all_here(seats: &[SeatRecord]) -> bool {
    seats.iter().all(|record| record.occupant == Occupant::Person)
}

/// Whether a table is private: a board for planning is whoever's who made it, unless it shows a game
/// that was uploaded, which can be looked at like any other.
pub(crate) fn is_private(origin: Option<&Origin>, seats: &[SeatRecord]) -> bool {
    origin.is_some_and(|origin| origin.table.is_some()) && all_here(seats)
}

/// What was read of a table.
#[derive(Default)]
struct ReadOn {
    /// So many entries.
    count: i64,
    /// Whether somebody has taken a seat.
    seated: bool,
}

impl Inside {
    /// Folds a table from the store.
    pub(super) async fn fold(store: &Store, id: &str) -> Result<(Charter, Inside), AppError> {
        let found = store.load(id).await.map_err(|error| match error {
            StoreError::NotFound => AppError::NoTable,
            StoreError::Broken(what) => damaged(id, format!("a broken {what}")),
            StoreError::Conflict
            | StoreError::Newer
            | StoreError::Unwritable(_)
            | StoreError::Uncertain(_)
            | StoreError::Damaged(_)
            | StoreError::Backend(_) => error.into(),
        })?;
        let agreed = found.agreed.clone();
        let title = catalog::find(&agreed.game).map_err(|cause| damaged(id, cause))?;
        let setup: Setup =
            serde_json::from_value(agreed.setup.clone()).map_err(|cause| damaged(id, cause))?;
        known(store, title, &agreed.data).await?;
        // Tables of before have agreed upon nothing of the kind.
        let terms = Some(agreed.terms.clone()).filter(|terms| !terms.is_null());
        let accord = terms.map(serde_json::from_value::<Accord>).transpose();
        let accord = accord.map_err(|cause| damaged(id, cause))?.unwrap_or_default();
        let course = Course::new(title, &setup, &agreed.data)?.agreeing(accord);
        let (intents, seats, pending) = (Vec::new(), Arc::default(), Pending::Nothing);
        let maker = agreed.maker;
        let (asked, declined, before) = (Arc::default(), Arc::default(), Arc::default());
        let (talked, admitted, changes) = ([0; 2], 0, 0);
        let known_people = Seats::NONE;
        let mut inside = Inside {
            course,
            seats,
            maker,
            intents,
            asked,
            declined,
            known_people,
            before,
            talked,
            admitted,
            changes,
            pending,
        };
        inside.take_in(store, found).await?;
        Ok((Charter { agreed, setup, title }, inside))
    }

    /// Reads what has been written since.
    pub(super) async fn catch_up(&mut self, store: &Store, id: &str) -> Result<(), AppError> {
        let found = store.load(id).await?;
        self.take_in(store, found).await
    }

    /// Reads what goes with a table as it was found. What happens meanwhile counts as not yet
    /// read, even if it is.
    async fn take_in(&mut self, store: &Store, found: Match) -> Result<(), AppError> {
        let id = &found.agreed.id;
        let intents = store.intents(id).await?.into_iter();
        self.intents = intents.map(|(seat, intent)| (Seat::new(seat), intent)).collect();
        self.asked = store.asked_to(id).await?.into();
        self.declined = store.declined(id).await?.into();
        self.talked = store.talked(id).await?;
        self.meet(store, id).await?;
        self.sit_down(found.seats);
        self.maker = found.agreed.maker;
        self.changes = found.changes;
        self.admitted += 1;
        if self.read_on(store, id).await?.seated {
            self.sit_down(store.load(id).await?.seats);
        }
        self.remember(store, id).await?;
        self.pending = self.next();
        Ok(())
    }

    /// Takes in who sat here before others took their seats over.
    pub(super) async fn remember(&mut self, store: &Store, id: &str) -> Result<(), AppError> {
        let mut seats = self.seats.iter().map(|record| Seat::new(record.seat));
        if seats.any(|seat| self.course.house().is_taken_over(seat)) {
            self.before = store.predecessors(id).await?.into();
        }
        Ok(())
    }

    /// Takes in who of them is known by the name of their account.
    pub(super) async fn meet(&mut self, store: &Store, id: &str) -> Result<(), AppError> {
        self.known_people = store.known_at(id).await?.into_iter().map(Seat::new).collect();
        Ok(())
    }

    /// Takes in who sits at the table.
    pub(super) fn sit_down(&mut self, seats: Vec<SeatRecord>) {
        self.seats = seats.into();
        let those = |sits: fn(&Occupant) -> bool| {
            let seats = self.seats.iter().filter(|record| sits(&record.occupant));
            seats.map(|record| Seat::new(record.seat)).collect()
        };
        let programs = those(|occupant| matches!(occupant, Occupant::Bot(_)));
        let screen = those(|occupant| matches!(occupant, Occupant::Person));
        self.course.seat(programs, screen);
    }

    /// How much of the table is known.
    pub(super) fn known(&self) -> Since {
        Since { changes: self.changes, seq: self.course.seq() }
    }

    /// Takes in new entries, if they follow what is known and nothing but moves has happened; else
    /// it has to be caught up with.
    pub(super) fn follow(&mut self, id: &str, fresh: Fresh) -> Result<bool, AppError> {
        if fresh.since != self.known() {
            return Ok(false);
        }
        let read = self.read(id, fresh.entries)?;
        // Were something else among it, the counts would differ.
        if read.seated || self.changes + read.count != fresh.changes {
            return Ok(false);
        }
        self.changes = fresh.changes;
        self.pending = self.next();
        Ok(true)
    }

    /// Reads the entries that have been written since.
    async fn read_on(&mut self, store: &Store, id: &str) -> Result<ReadOn, AppError> {
        let entries = store.entries(id, self.course.seq()).await.map_err(|error| match error {
            StoreError::Broken(what) => damaged(id, format!("a broken {what}")),
            StoreError::NotFound
            | StoreError::Conflict
            | StoreError::Newer
            | StoreError::Unwritable(_)
            | StoreError::Uncertain(_)
            | StoreError::Damaged(_)
            | StoreError::Backend(_) => error.into(),
        })?;
        self.read(id, entries)
    }

    fn read(&mut self, id: &str, entries: Vec<Entry>) -> Result<ReadOn, AppError> {
        let mut on = ReadOn::default();
        for entry in entries {
            on.count += 1;
            on.seated |= matches!(entry.kind, Kind::Seated | Kind::Among(Among::TookOver));
            let seq = entry.seq;
            let read = self.course.read(entry);
            read.map_err(|cause| damaged(id, format!("entry {seq}: {cause}")))?;
        }
        Ok(on)
    }

    /// Which seats of the running game anybody may take who looks for one, as bits: none where
    /// nobody is left to play with.
    pub(super) fn vacancies(&self) -> u8 {
        let house = self.course.house();
        let goes_on = self.course.is_running() && !self.is_over() && !self.course.is_deserted();
        let seats = self.people().filter(|_| goes_on && house.accord().listed);
        seats.filter(|&seat| house.offered(seat).is_some()).collect::<Seats>().bits()
    }

    /// The players' names by seat.
    pub(crate) fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    /// What `seat` has decided ahead of time.
    pub(crate) fn intent(&self, seat: Seat) -> Option<&str> {
        let found = self.intents.iter().find(|(whose, _)| *whose == seat);
        found.map(|(_, intent)| intent.as_str())
    }

    /// Whether whoever holds these seats may read those who watch: whoever plays does not, as long
    /// as there is something to be given away; and whoever does not play must be `known`, so that
    /// nobody who plays reads it by leaving.
    pub(crate) fn hears_watchers(&self, held: &[Seat], known: bool, has_secrets: bool) -> bool {
        !has_secrets || self.is_done() || (held.is_empty() && known)
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.course.turn() == Some(Turn::Over)
    }

    /// Whether nothing more happens here: what was hidden gives nobody an advantage any more.
    pub(crate) fn is_done(&self) -> bool {
        self.is_over() || self.course.is_closed()
    }

    /// How the game has ended, for all who are told of it; nothing before that. Whoever did not
    /// come back comes after all who were there, and whoever gave up after these, whatever a bot
    /// made of the seat.
    pub(crate) fn outcome(&self) -> Option<Ended> {
        let ended = self.course.table().outcome()?;
        let house = self.course.house();
        let went = |seat: Seat| (house.has_left(seat), house.is_gone(seat));
        let ranks = (0..).map(Seat::new).zip(&ended.places);
        let ranks: Vec<_> = ranks.map(|(seat, &place)| (went(seat), place)).collect();
        let before = |rank| ranks.iter().filter(|other| *other < rank).count();
        let place = |rank| u8::try_from(before(rank) + 1).unwrap_or(u8::MAX);
        Some(Ended { places: ranks.iter().map(place).collect(), ..ended })
    }

    /// Whether the table waits for people, not they for it.
    pub(crate) fn rests(&self) -> bool {
        self.pending == Pending::Nothing
    }

    /// Who sits at the table, as far as it matters for taking back.
    fn company(&self) -> Company {
        let seats = || self.seats.iter().map(|record| Seat::new(record.seat));
        // A bot that plays for a person harms that person if it goes back.
        let bots: Seats = seats().filter(|&seat| self.program(seat).is_some()).collect();
        let people = seats().filter(|&seat| !bots.contains(seat)).count();
        Company { bots, is_alone: people == 1 || self.plans() }
    }

    /// Whether it is a board for planning: it goes on from elsewhere, and whoever made it moves for
    /// everybody.
    fn plans(&self) -> bool {
        self.course.origin().is_some() && all_here(&self.seats)
    }

    /// Whether nobody sees it but whoever made it.
    pub(crate) fn is_private(&self) -> bool {
        is_private(self.course.origin(), &self.seats)
    }

    /// The name of the bot that plays for `seat`: its own, or a person's.
    pub(crate) fn bot(&self, seat: Seat) -> Option<&str> {
        let stand = || self.course.house().stand(seat).map(|stand| stand.bot.as_ref());
        self.program(seat).or_else(stand)
    }

    /// The people at the table who have not given up.
    pub(super) fn people(&self) -> impl Iterator<Item = Seat> {
        let people = self.seats.iter().filter(|record| match record.occupant {
            Occupant::Person | Occupant::Guest => true,
            Occupant::Bot(_) | Occupant::Open(_) => false,
        });
        let seats = people.map(|record| Seat::new(record.seat));
        seats.filter(|&seat| !self.course.house().has_left(seat))
    }

    /// The name of the bot that sits in `seat`.
    fn program(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.index())?.occupant {
            Occupant::Bot(bot) => Some(bot),
            Occupant::Person | Occupant::Guest | Occupant::Open(_) => None,
        }
    }

    /// What the table does next by itself, as it now stands.
    pub(super) fn next(&self) -> Pending {
        let table = self.course.table();
        let over = |(seat, intent): &&(Seat, String)| {
            !is_over(intent) && table.aids().is_none_or(|aids| !aids.holds(*seat, intent))
        };
        let over: Vec<Seat> = self.intents.iter().filter(over).map(|(seat, _)| *seat).collect();
        if !over.is_empty() {
            return Pending::Drop(over);
        }
        match self.course.turn() {
            None | Some(Turn::Over) => Pending::Nothing,
            Some(Turn::Chance) => Pending::Chance,
            Some(Turn::Decide(seats)) => self.decided(seats),
        }
    }

    /// What is already settled of a question to `asked`.
    fn decided(&self, asked: Seats) -> Pending {
        let table = self.course.table();
        let follow = |seat: Seat| table.aids()?.follow(seat, self.intent(seat)?);
        let ahead = asked.iter().find_map(|seat| Some(Pending::Follow(seat, follow(seat)?)));
        let passes =
            |seat: &Seat| self.course.house().stand(*seat).is_some_and(|stand| stand.passes);
        let pass = |seat: Seat| {
            let pass = table.action(PASS).ok()?;
            table.check(seat, &pass).ok().map(|()| Pending::Follow(seat, pass))
        };
        let ahead = ahead.or_else(|| asked.iter().filter(passes).find_map(pass));
        let goes_on = !self.course.is_deserted();
        let bots = || asked.iter().find(|&seat| goes_on && self.bot(seat).is_some());
        ahead.or_else(|| bots().map(Pending::Think)).unwrap_or_default()
    }
}
