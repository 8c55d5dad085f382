//! Tables as pages are drawn from them: plain records of what the hub and the store hold.

use std::sync::Arc;

use pages::{
    Accord, Hands, Made, Origin, Past, Place, Record, Request, Standing, State, Terms, Together,
    Vote, Waits,
};
use store::{Among, Kind, Occupant, SeatRecord};
use tabletop::{Seat, Setup};
use title::{Chapter, Happened, Tale};

use crate::hub::{Aside, Inside, Retold, Room};

/// Who looks at a table, and from where.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Onlooker<'r> {
    /// The seats for which they may act.
    pub(crate) held: &'r [Seat],
    /// Whether they made the table.
    pub(crate) maker: bool,
    /// An earlier position.
    pub(crate) ply: Option<usize>,
    /// When, in milliseconds since 1970.
    pub(crate) now: i64,
}

/// What was agreed at a table.
pub(crate) fn terms(room: &Room) -> Terms<'_> {
    let agreed = &room.agreed;
    Terms {
        id: &agreed.id,
        title: room.title,
        setup: &room.setup,
        aids: agreed.aids,
        strict: agreed.strict,
        accord: *room.inside().course.house().accord(),
    }
}

/// How much of what has happened a page tells.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    /// The latest.
    Latest,
    /// All of it, move by move.
    Moves,
    /// All of it, by chapters.
    Chapters,
}

/// What has happened at a table, as far as a page tells it.
#[derive(Debug)]
pub(crate) struct Story {
    /// The number of the first move that is told.
    first: usize,
    moves: Vec<Arc<dyn Happened>>,
    lately: Vec<Arc<dyn Happened>>,
    chapters: Vec<Retold>,
    /// How the scores came about.
    pub(crate) tale: Option<Arc<Tale>>,
}

impl Story {
    /// What has happened before the position after `ply` moves, or the present one. Of what is
    /// long past, what stands round that position is told.
    pub(crate) fn of(inside: &Inside, ply: Option<usize>, depth: Depth) -> Story {
        let course = &inside.course;
        let last = course.ply();
        let latest = last.saturating_sub(pages::LATEST);
        let (first, end) = match depth {
            Depth::Latest => match ply.filter(|&ply| ply <= latest) {
                Some(ply) => (ply.saturating_sub(pages::LATEST / 2), ply + pages::LATEST / 2),
                None => (latest, last),
            },
            Depth::Moves => (0, last),
            Depth::Chapters => (last, last),
        };
        let chapters = if depth == Depth::Chapters { course.chapters() } else { Vec::new() };
        let lately = course.lately(ply.unwrap_or(last));
        let tale = None;
        Story { first, moves: course.happened(first, end), lately, chapters, tale }
    }

    /// Whose the moves were, and what they made happen as far as it is told.
    fn made<'s>(&'s self, inside: &Inside) -> Vec<Made<'s>> {
        let told = |ply: usize| self.moves.get(ply.checked_sub(self.first)?).map(AsRef::as_ref);
        let course = &inside.course;
        let deciders = course.deciders().zip(course.stood_in()).enumerate();
        let made = |(ply, (seat, is_bots))| Made { seat, is_bots, happened: told(ply) };
        deciders.map(made).collect()
    }

    fn chapters(&self) -> Vec<Chapter<'_>> {
        let mut chapters = Vec::with_capacity(self.chapters.len());
        for Retold { began, happened } in &self.chapters {
            let happened = happened.iter().map(AsRef::as_ref).collect();
            chapters.push(Chapter { began: began.as_ref(), happened });
        }
        chapters
    }
}

/// A table as it stands, for whoever looks at it.
pub(crate) fn record<'r>(
    room: &'r Room,
    inside: &'r Inside,
    story: &'r Story,
    onlooker: Onlooker<'r>,
) -> Record<'r> {
    let (course, company) = (&inside.course, room.company(inside));
    let Onlooker { held, maker, ply, now } = onlooker;
    let past = ply.filter(|&ply| ply <= course.ply());
    let past = past.map(|ply| Past { ply, table: course.at(ply) });
    let state = state(course.summary().state);
    // Nobody turns back from the past, nor from the end.
    let undoes = past.is_none() && !matches!(state, State::Over | State::Closed);
    let redoes = past.is_none() && state != State::Closed;
    Record {
        terms: terms(room),
        parent: None,
        origin: course
            .origin()
            .map(|origin| Origin { table: origin.table.as_deref(), ply: origin.ply }),
        state,
        seq: course.seq(),
        table: course.table(),
        moves: story.made(inside),
        rewound: course.rewound(),
        lately: story.lately.iter().map(AsRef::as_ref).collect(),
        past,
        chapters: story.chapters(),
        rounds: course.rounds().collect(),
        remembered: course.remembered(ply.unwrap_or(course.ply())),
        ended: inside.outcome(),
        tale: story.tale.as_deref(),
        places: inside.seats.iter().map(|seat| place(inside, seat, (maker, now))).collect(),
        held,
        offered: None,
        lost_to: None,
        may_close: maker && state == State::Waiting,
        may_undo: undoes && held.iter().any(|&seat| course.way_back(seat, company).is_some()),
        may_redo: redoes && held.iter().any(|&seat| course.redo(seat, 0).is_some()),
        guide: None,
        together: together(room, inside, held, now),
        met: Vec::new(),
        talked: inside.talked[0],
    }
}

/// A line of the list of tables; one `rests` if its box is not known.
pub(crate) fn listing(table: store::Listing, rests: bool) -> pages::Listing {
    pages::Listing {
        // Where one person plans for everybody nobody waits.
        waits: waits(&table).filter(|_| !table.plans),
        plans: table.plans,
        asked: table.summary.decides(),
        moved_at: table.moved_at,
        variant: variant(&table),
        accord: accord(&table),
        stands: Vec::new(),
        is_deserted: false,
        id: table.id,
        game: table.game,
        names: table.names,
        place: place_of(&table.results, table.mine),
        results: table.results,
        state: state(table.summary.state),
        rests,
        glance: None,
        left: None,
    }
}

/// The variant that is played, where the game has several for as many players.
fn variant(table: &store::Listing) -> Option<String> {
    let setup: Setup = serde_json::from_str(&table.setup).ok()?;
    let mut all = catalog::find(&table.game).ok()?.profile().variants.iter();
    let (_, names) = all.find(|(players, _)| *players == setup.players)?;
    (names.len() > 1).then_some(setup.variant)
}

/// What was agreed about time and absence.
fn accord(table: &store::Listing) -> Accord {
    let terms = table.terms.as_deref();
    terms.and_then(|terms| serde_json::from_str(terms).ok()).unwrap_or_default()
}

/// What waits for the visitor at a table of theirs.
const fn waits(table: &store::Listing) -> Option<Waits> {
    if table.summary.decides() & table.mine != 0 {
        Some(Waits::Turn)
    } else if table.summary.answers() & table.mine != 0 {
        Some(Waits::Answer)
    } else {
        None
    }
}

/// A seat that somebody else has taken.
pub(crate) fn lost(lost: store::Lost) -> pages::Lost {
    let store::Lost { table: id, game, by, at } = lost;
    pages::Lost { id, game, by, at }
}

/// How well somebody plays, in numbers that people know: a newcomer has 1500, give or take 1000.
pub(crate) const fn standing(rating: &store::Rating) -> Standing {
    const SHOWN: i64 = 60;
    const PARTS: i64 = 1_000_000;
    Standing {
        rating: (rating.mean * SHOWN + PARTS / 2) / PARTS,
        give_or_take: (rating.deviation * SHOWN * 2 + PARTS / 2) / PARTS,
        games: rating.games,
        wins: rating.wins,
    }
}

/// Where the only seat of the visitor came in.
fn place_of(results: &[(u8, i64)], mine: u8) -> Option<u8> {
    let seat = usize::try_from(mine.trailing_zeros()).ok()?;
    mine.is_power_of_two().then(|| results.get(seat).map(|(place, _)| *place)).flatten()
}

const fn state(state: store::State) -> State {
    match state {
        store::State::Waiting => State::Waiting,
        store::State::Playing => State::Playing,
        store::State::Over => State::Over,
        store::State::Closed => State::Closed,
    }
}

/// A seat; only the maker hands out links to open ones.
fn place<'r>(inside: &'r Inside, record: &'r SeatRecord, (maker, now): (bool, i64)) -> Place<'r> {
    let seat = Seat::new(record.seat);
    let (to_fill, invite) = match &record.occupant {
        Occupant::Open(invite) if maker => (true, invite.as_deref()),
        Occupant::Open(_) | Occupant::Person | Occupant::Guest | Occupant::Bot(_) => (false, None),
    };
    let asked = inside.asked.iter().find(|(asked, ..)| to_fill && *asked == record.seat);
    let declined = inside.declined.iter().find(|(seat, _)| to_fill && *seat == record.seat);
    let question = inside.course.question(seat);
    let (intent, bot) = (inside.intent(seat), inside.bot(seat));
    let house = inside.course.house();
    let is_person = matches!(record.occupant, Occupant::Person | Occupant::Guest);
    let night = house.night(seat, now);
    let hands = house.left(seat, now).filter(|_| is_person && !house.has_left(seat));
    Place {
        name: &record.name,
        to_fill,
        invite,
        asked: asked.map(|(_, _, name)| name.as_str()),
        declined: declined.map(|(_, name)| name.as_str()),
        is_known: inside.known_people.contains(seat),
        question,
        intent,
        bot,
        stand: house.stand(seat).map(|stand| stand.until.key()),
        has_left: house.has_left(seat),
        hands: hands.map(|hands| Hands {
            turn: hands.turn,
            reserve: hands.reserve,
            goes: hands.goes,
            night,
        }),
        nights: house.nights(seat).map(|nights| (nights.from, nights.length)),
    }
}

/// The seats that somebody else may take, with what the link there ends with.
pub(crate) fn offers(room: &Room, inside: &Inside) -> impl Iterator<Item = (Seat, String)> {
    let goes_on = inside.course.is_running() && !inside.is_over();
    let seats = inside.seats.iter().map(|record| Seat::new(record.seat)).filter(move |_| goes_on);
    seats.filter_map(|seat| {
        let offered = inside.course.house().offered(seat)?;
        Some((seat, room.vacant_link(seat, offered)))
    })
}

/// What the people have settled, and have still to; links only for those who play in other seats.
fn together(room: &Room, inside: &Inside, held: &[Seat], now: i64) -> Together {
    let house = inside.course.house();
    let seats = || inside.seats.iter().map(|record| Seat::new(record.seat));
    let votes = seats().filter_map(|on| {
        let ballot = house.ballot(on)?;
        let (pro, contra) = (ballot.pro.iter().collect(), ballot.contra.iter().collect());
        let (may, ends) = (house.may_vote(on).iter().collect(), house.ballot_ends(on)?);
        Some(Vote { on, pro, contra, may, ends_in: (now, ends) })
    });
    let called = inside.course.summary().answers();
    Together {
        asides: begun(inside).into_iter().chain(asides(inside)).collect(),
        request: house.request().map(|request| Request {
            by: request.by,
            ply: inside.course.kept(request.to),
            open: request.open.iter().collect(),
        }),
        closing: house.closing().iter().collect(),
        missing: house.missing(now).collect(),
        votes: votes.collect(),
        called: seats().filter(|seat| called >> seat.index() & 1 == 1).collect(),
        offers: offers(room, inside)
            .map(|(seat, link)| (seat, Some(link).filter(|_| held.iter().any(|own| *own != seat))))
            .collect(),
        lent: seats().map(|seat| house.lent(seat).iter().collect()).collect(),
        ends_in: house.ends_itself().map(|at| (now, at)),
        is_taken_over: seats().any(|seat| house.is_taken_over(seat)),
        is_deserted: inside.course.is_deserted(),
    }
}

/// That the first moves were made elsewhere, told after the last of them: nothing goes further back.
fn begun(inside: &Inside) -> Option<pages::Aside> {
    let origin = inside.course.origin()?;
    let said = if origin.table.is_some() { "aside-opened-table" } else { "aside-opened-file" };
    let (seat, other, count, before) = (None, None, None, None);
    Some(pages::Aside { ply: origin.ply, said: said.to_owned(), seat, other, count, before })
}

/// What happened besides the moves, with whoever sat in a seat before it was taken over.
fn asides(inside: &Inside) -> impl Iterator<Item = pages::Aside> {
    inside.course.house().asides().iter().map(|noted| {
        let is_it = |(seat, at, _): &&(u8, i64, String)| {
            noted.seat == Some(Seat::new(*seat)) && noted.at == *at
        };
        let took = noted.kind == Kind::Among(Among::TookOver);
        let before = inside.before.iter().filter(|_| took).find(is_it);
        pages::Aside { before: before.map(|(_, _, name)| name.clone()), ..aside(noted) }
    })
}

/// What happened besides the moves, by the sentence that tells it.
fn aside(aside: &Aside) -> pages::Aside {
    let field = |key: &str| aside.body[key].as_str().unwrap_or_default();
    let yes = if aside.body["yes"] == true { "yes" } else { "no" };
    let kind = aside.kind.key();
    let said = match aside.kind {
        Kind::Among(Among::StoodIn) => format!("aside-{kind}-{}", field("why")),
        Kind::Among(Among::TimedOut) if aside.body["silent"] == true => {
            format!("aside-{kind}-silent")
        }
        Kind::Among(Among::TimedOut) => format!("aside-{kind}-{}", field("then")),
        Kind::Among(Among::AnsweredUndo) if aside.body["own"] == true => {
            "aside-withdrew-undo".to_owned()
        }
        Kind::Among(Among::Voted | Among::WantedClose | Among::AnsweredUndo | Among::Lent) => {
            format!("aside-{kind}-{yes}")
        }
        Kind::Closed if aside.body["by"].is_string() => format!("aside-{kind}-{}", field("by")),
        Kind::Closed => format!("aside-{kind}-maker"),
        Kind::Among(_)
        | Kind::Opened
        | Kind::Seated
        | Kind::Move
        | Kind::Chance
        | Kind::Undo
        | Kind::Redo
        | Kind::Withdraw => format!("aside-{kind}"),
    };
    let on = aside.body["on"].as_u64().and_then(|on| u8::try_from(on).ok());
    let (seat, other, count) = (aside.seat, on.map(Seat::new), aside.body["count"].as_i64());
    pages::Aside { ply: aside.ply, said, seat, other, count, before: None }
}
