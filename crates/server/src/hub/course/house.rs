//! The people at a table, as the entries tell of them: who lets a bot play, whose time it is, what
//! they have asked each other. Who is a bot from the start, the seats tell.

use std::sync::Arc;

use pages::{Accord, Then};
use serde_json::Value;
use store::{Among, Entry, Kind};
use tabletop::{Seat, Seats};

use super::super::nights::{DAY, Nights, Sleep, after, counted};

/// What follows from the entries that are no moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct House {
    accord: Accord,
    sitters: [Sitter; 8],
    /// Who wants the table to be closed.
    closing: Seats,
    request: Option<Request>,
    /// Until when the clocks have been read.
    read_at: i64,
    /// When a person last did something.
    acted_at: i64,
    /// Who makes the next move for another.
    hand: Option<Seat>,
    /// Who made the latest for another.
    made_by: Option<Seat>,
    asides: Arc<Vec<Aside>>,
}

/// Somebody at the table.
#[derive(Clone, Debug, Default)]
struct Sitter {
    stand: Option<Stand>,
    has_left: bool,
    /// While the others vote whether a bot shall play: who is for it, and who is against.
    votes: Option<(Seats, Seats)>,
    /// The entry since which somebody else may take the seat.
    offered: Option<i64>,
    /// Whether somebody else has.
    is_taken_over: bool,
    /// Who may move for it.
    lent: Seats,
    clock: Clock,
    nights: Sleep,
}

impl Sitter {
    /// Its time is over, at an entry; a bot plays as was agreed.
    fn time_out(
        &mut self,
        then: Option<Then>,
        stand: impl Fn(Until, bool) -> Option<Stand>,
        seq: i64,
    ) {
        self.clock.is_over = true;
        match then {
            Some(Then::Turn) => self.stand = stand(Until::Turn, false),
            Some(Then::Pass) => self.stand = stand(Until::Turn, true),
            Some(Then::Bot) => self.stand = stand(Until::Return, false),
            Some(Then::Vote) => self.votes = Some((Seats::NONE, Seats::NONE)),
            Some(Then::Offer) => {
                (self.stand, self.offered) = (stand(Until::Return, false), Some(seq));
            }
            None => {}
        }
    }

    /// Whether another may move for it from now on.
    fn lend(&mut self, to: Option<i64>, yes: bool) {
        let Some(to) = to.and_then(|to| u8::try_from(to).ok()).map(Seat::new) else { return };
        self.lent = if yes { self.lent.with(to) } else { self.lent.without(to) };
    }
}

/// What a seat's clock shows.
#[derive(Copy, Clone, Debug, Default)]
struct Clock {
    /// Whether it is the seat's turn.
    goes: bool,
    /// Whether the others were asked because it was over.
    is_over: bool,
    /// How long the turn has taken.
    spent: i64,
    /// How much of the time for the whole game was taken before this turn.
    taken: i64,
}

impl Clock {
    /// The same at the begin of a turn: what the last took too long was taken from the whole.
    const fn anew(self, turn: i64) -> Clock {
        let over = self.spent.saturating_sub(turn);
        let taken = if over > 0 { self.taken.saturating_add(over) } else { self.taken };
        Clock { spent: 0, is_over: false, taken, ..self }
    }
}

/// A bot that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stand {
    pub(crate) bot: Arc<str>,
    pub(crate) until: Until,
    /// Whether it passes where it may.
    pub(crate) passes: bool,
    /// Whether the person wanted it so.
    pub(crate) wanted: bool,
}

/// Until when a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Until {
    /// Until the turn is over.
    Turn,
    /// Until the person returns.
    Return,
    /// Until the end of the game.
    End,
}

impl Until {
    /// The word for it.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Until::Turn => "turn",
            Until::Return => "return",
            Until::End => "end",
        }
    }
}

/// Somebody asks to go further back than they may alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    pub(crate) by: Seat,
    /// The latest entry that would remain, as an undo names it.
    pub(crate) to: i64,
    /// Who has yet to answer.
    pub(crate) open: Seats,
}

impl Request {
    /// The same after somebody has answered.
    const fn without(self, seat: Seat) -> Request {
        Request { open: self.open.without(seat), ..self }
    }
}

/// Something that happened besides the moves.
#[derive(Clone, Debug)]
pub(crate) struct Aside {
    /// After how many moves of the game as it stands.
    pub(crate) ply: usize,
    pub(crate) kind: Kind,
    pub(crate) seat: Option<Seat>,
    pub(crate) body: Value,
}

/// How much time a seat has left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    /// Of its turn, in milliseconds.
    pub(crate) turn: i64,
    /// Of what it has for the whole game.
    pub(crate) reserve: i64,
    /// Whether the clock goes now.
    pub(crate) goes: bool,
}

impl House {
    pub(super) fn new(accord: Accord) -> House {
        House { accord, ..House::default() }
    }

    pub(crate) const fn accord(&self) -> &Accord {
        &self.accord
    }

    fn sitter(&self, seat: Seat) -> Option<&Sitter> {
        self.sitters.get(seat.index())
    }

    /// The bot that plays for a seat whose person does not.
    pub(crate) fn stand(&self, seat: Seat) -> Option<&Stand> {
        self.sitter(seat)?.stand.as_ref()
    }

    /// Whether a seat has given up.
    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        self.sitter(seat).is_some_and(|sitter| sitter.has_left)
    }

    /// Whether a seat's person has gone and not come back.
    pub(crate) fn is_gone(&self, seat: Seat) -> bool {
        self.stand(seat).is_some_and(|stand| stand.until != Until::Turn)
    }

    /// Who is for and who against a bot that plays for this seat, while it is voted upon.
    pub(crate) fn votes(&self, seat: Seat) -> Option<(Seats, Seats)> {
        self.sitter(seat)?.votes
    }

    /// The entry since which somebody else may take a seat whose person did not come.
    pub(crate) fn offered(&self, seat: Seat) -> Option<i64> {
        self.sitter(seat)?.offered
    }

    /// Whether somebody took a seat over.
    pub(crate) fn is_taken_over(&self, seat: Seat) -> bool {
        self.sitter(seat).is_some_and(|sitter| sitter.is_taken_over)
    }

    /// Who may move for a seat besides who sits there.
    pub(crate) fn lent(&self, seat: Seat) -> Seats {
        self.sitter(seat).map_or(Seats::NONE, |sitter| sitter.lent)
    }

    /// Who made the latest move for another.
    pub(crate) const fn made_by(&self) -> Option<Seat> {
        self.made_by
    }

    /// The hours in which a seat's clock stands still, as they were said last.
    pub(crate) fn nights(&self, seat: Seat) -> Option<Nights> {
        self.sitter(seat)?.nights.said()
    }

    /// Who wants the table to be closed.
    pub(crate) const fn closing(&self) -> Seats {
        self.closing
    }

    /// What somebody asks who wants to go back.
    pub(crate) const fn request(&self) -> Option<Request> {
        self.request
    }

    /// What happened besides the moves, in order.
    pub(crate) fn asides(&self) -> &[Aside] {
        &self.asides
    }

    /// Until when the clocks have been read.
    pub(crate) const fn read_at(&self) -> i64 {
        self.read_at
    }

    /// Takes an entry in; who is asked after it, and how many moves there are.
    pub(super) fn note(&mut self, entry: &Entry, asked: Seats, ply: usize) {
        self.read_clocks(entry);
        let seat = entry.seat.map(Seat::new);
        let told = match entry.kind {
            Kind::Move | Kind::Undo | Kind::Redo | Kind::Withdraw => {
                self.acted_at = self.acted_at.max(entry.at);
                self.request = None;
                self.made_by = self.hand.take();
                false
            }
            Kind::Chance => {
                self.request = None;
                false
            }
            Kind::Opened | Kind::Seated => {
                self.acted_at = self.acted_at.max(entry.at);
                false
            }
            Kind::Closed => true,
            Kind::Among(Among::Slept) => false,
            Kind::Among(among) => {
                if let Some(seat) = seat {
                    self.take_in(seat, among, entry);
                }
                true
            }
        };
        // What went back was told at a place that is no more.
        if self.asides.last().is_some_and(|aside| aside.ply > ply) {
            let asides = Arc::make_mut(&mut self.asides);
            asides.iter_mut().for_each(|aside| aside.ply = aside.ply.min(ply));
        }
        if told {
            let aside = Aside { ply, kind: entry.kind, seat, body: entry.body.clone() };
            Arc::make_mut(&mut self.asides).push(aside);
        }
        self.turn(asked);
    }

    /// Lets the clocks go on until an entry.
    fn read_clocks(&mut self, entry: &Entry) {
        let (from, to) = (self.read_at, entry.at.max(self.read_at));
        let gap = (entry.kind == Kind::Among(Among::Slept)).then(|| gap(&entry.body)).flatten();
        for sitter in &mut self.sitters {
            if !sitter.clock.goes || sitter.stand.is_some() {
                continue;
            }
            let count = |from: i64, to: i64| counted(sitter.nights.now(), from, to.max(from));
            let spent = match gap {
                Some((since, until)) => {
                    count(from, since.min(to)) + count(until.max(from).min(to), to)
                }
                None => count(from, to),
            };
            sitter.clock.spent = sitter.clock.spent.saturating_add(spent);
        }
        if let Some((since, until)) = gap.filter(|(_, until)| *until > self.acted_at) {
            let still = until.saturating_sub(since.max(self.acted_at));
            self.acted_at = self.acted_at.saturating_add(still);
        }
        self.read_at = to;
    }

    fn take_in(&mut self, seat: Seat, among: Among, entry: &Entry) {
        let field = |key: &str| entry.body.get(key).and_then(Value::as_str);
        let yes = entry.body.get("yes").and_then(Value::as_bool).unwrap_or_default();
        let number = |key: &str| entry.body.get(key).and_then(Value::as_i64);
        let wanted = among == Among::StoodIn && field("why") == Some("wish");
        let stand = |until, passes| {
            field("bot").map(|bot| Stand { bot: bot.into(), until, passes, wanted })
        };
        // Whoever comes back or goes away has done something; whose time was over has not.
        if !matches!(among, Among::TimedOut | Among::StoodIn) {
            self.acted_at = self.acted_at.max(entry.at);
        }
        let turn = self.turn_time();
        let Some(sitter) = self.sitters.get_mut(seat.index()) else { return };
        match among {
            Among::Left => {
                (sitter.stand, sitter.has_left) = (stand(Until::End, false), true);
                (sitter.votes, sitter.offered) = (None, None);
                self.part(seat);
                self.request = self.request.map(|request| request.without(seat));
            }
            Among::TookOver => {
                let clock = sitter.clock.anew(turn);
                *sitter = Sitter { clock, is_taken_over: true, ..Sitter::default() };
                self.part(seat);
            }
            Among::StoodIn => (sitter.stand, sitter.votes) = (stand(Until::Return, false), None),
            Among::Returned if !sitter.has_left => {
                (sitter.stand, sitter.votes, sitter.offered) = (None, None, None);
                sitter.clock = sitter.clock.anew(turn);
            }
            Among::TimedOut => {
                sitter.time_out(field("then").and_then(Then::read), stand, entry.seq);
            }
            Among::Nights => sitter.nights.say(nights(&entry.body), sitter.clock.goes),
            Among::Voted => self.vote(seat, number("on"), yes),
            Among::Lent => sitter.lend(number("on"), yes),
            Among::MovedFor => self.hand = Some(seat),
            Among::WantedClose => {
                self.closing = match (yes, self.closing.contains(seat)) {
                    (true, _) => self.closing.with(seat),
                    (false, true) => self.closing.without(seat),
                    // Whoever is asked and refuses has answered for all.
                    (false, false) => Seats::NONE,
                }
            }
            Among::AskedUndo => {
                let open = listed(&entry.body, "of");
                self.request = number("to").map(|to| Request { by: seat, to, open });
            }
            Among::AnsweredUndo => {
                let agreed = self.request.filter(|_| yes);
                self.request = agreed.map(|request| request.without(seat));
            }
            Among::Returned | Among::Slept => {}
        }
    }

    /// Whoever is gone asks nothing, wants nothing, and moves for nobody.
    fn part(&mut self, seat: Seat) {
        self.closing = self.closing.without(seat);
        self.request = self.request.filter(|request| request.by != seat);
        for sitter in &mut self.sitters {
            sitter.lent = sitter.lent.without(seat);
        }
    }

    fn vote(&mut self, by: Seat, on: Option<i64>, yes: bool) {
        let on = on.and_then(|on| usize::try_from(on).ok());
        let Some(sitter) = on.and_then(|on| self.sitters.get_mut(on)) else { return };
        if let Some((pro, contra)) = &mut sitter.votes {
            (*pro, *contra) = (pro.without(by), contra.without(by));
            let side = if yes { pro } else { contra };
            *side = side.with(by);
        }
    }

    /// How long a turn may take.
    fn turn_time(&self) -> i64 {
        self.accord.pace.times().map_or(0, |(turn, _)| turn)
    }

    /// Begins and ends turns. What chance brings in between is part of a turn.
    fn turn(&mut self, asked: Seats) {
        if asked.is_empty() {
            return;
        }
        let turn = self.turn_time();
        for (seat, sitter) in (0u8..).map(Seat::new).zip(&mut self.sitters) {
            match (sitter.clock.goes, asked.contains(seat)) {
                (false, true) => sitter.clock.goes = true,
                (true, false) => {
                    sitter.clock = Clock { goes: false, ..sitter.clock.anew(turn) };
                    sitter.nights.wake();
                    sitter.votes = None;
                    sitter.stand.take_if(|stand| stand.until == Until::Turn);
                }
                (true, true) | (false, false) => {}
            }
        }
    }

    /// What the clock of a seat shows at a moment.
    pub(crate) fn left(&self, seat: Seat, now: i64) -> Option<Left> {
        let (turn, reserve) = self.accord.pace.times()?;
        let sitter = self.sitter(seat)?;
        let goes = sitter.clock.goes && sitter.stand.is_none();
        let since = if goes {
            counted(sitter.nights.now(), self.read_at, now.max(self.read_at))
        } else {
            0
        };
        let left = turn.saturating_sub(sitter.clock.spent.saturating_add(since));
        let reserve = reserve.saturating_sub(sitter.clock.taken).saturating_add(left.min(0));
        Some(Left { turn: left.max(0), reserve: reserve.max(0), goes })
    }

    /// When the time of a seat is over, if it goes.
    fn ends(&self, seat: Seat) -> Option<i64> {
        let Left { turn, reserve, goes } = self.left(seat, self.read_at)?;
        let sitter = self.sitter(seat).filter(|sitter| goes && !sitter.clock.is_over)?;
        Some(after(sitter.nights.now(), self.read_at, turn.saturating_add(reserve)))
    }

    /// The seats whose time is over by now.
    pub(crate) fn timed_out(&self, now: i64) -> Seats {
        let seats = (0..8).map(Seat::new);
        seats.filter(|&seat| self.ends(seat).is_some_and(|ends| ends <= now)).collect()
    }

    /// When nobody has done anything for so long that the table ends itself.
    pub(crate) fn ends_itself(&self) -> Option<i64> {
        let days = self.accord.abandoned?;
        Some(self.acted_at.saturating_add(days.saturating_mul(DAY)))
    }

    /// When the table has to be looked at next, even if nobody comes.
    pub(crate) fn due(&self) -> Option<i64> {
        let clocks = (0..8).map(Seat::new).filter_map(|seat| self.ends(seat));
        // Rounded up to a whole day, it is mostly the same after a move.
        let days = self.ends_itself().map(|at| at.saturating_add(DAY - 1) / DAY * DAY);
        clocks.chain(days).min()
    }
}

/// The hours that an entry names.
fn nights(body: &Value) -> Option<Nights> {
    let number = |key: &str| body.get(key).and_then(Value::as_i64);
    Nights::new(number("from")?, number("length")?)
}

/// The seats that an entry lists.
fn listed(body: &Value, key: &str) -> Seats {
    let seats = body.get(key).and_then(Value::as_array).into_iter().flatten();
    let seats = seats.filter_map(|seat| u8::try_from(seat.as_u64()?).ok());
    seats.map(Seat::new).collect()
}

/// From when until when clocks stood still.
fn gap(body: &Value) -> Option<(i64, i64)> {
    let number = |key: &str| body.get(key).and_then(Value::as_i64);
    number("since").zip(number("until"))
}
