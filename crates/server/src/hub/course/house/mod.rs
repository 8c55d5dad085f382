//! The people at a table, as the entries tell of them: who lets a bot play, whose time it is, what
//! they have asked each other. Who is a bot from the start, the seats tell.

mod answers;
mod clocks;
mod refusals;

use std::sync::Arc;

use pages::{Accord, Then};
use serde_json::{Value, json};
use store::{Among, Entry, Kind};
use tabletop::{Seat, Seats};

use super::super::nights::{Nights, Sleep, counted};
use super::ballot::Ballot;
use super::stand::{Stand, Until};
pub(crate) use refusals::Ask;
use refusals::Refused;

/// What is said to happen where the others have voted to wait.
pub(crate) const WAIT: &str = "wait";

/// What follows from the entries that are no moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct House {
    accord: Accord,
    sitters: Box<[Sitter; 8]>,
    players: u8,
    /// How many moves the game has as it stands.
    ply: usize,
    /// Where a bot sits from the start.
    programs: Seats,
    /// Who sits at one screen.
    screen: Seats,
    /// Who wants the table to be closed.
    closing: Seats,
    /// Since when somebody does.
    closing_at: i64,
    request: Option<Request>,
    /// What was refused since the last move.
    refused: Vec<Refused>,
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
    /// While the others vote whether a bot shall play.
    ballot: Option<Ballot>,
    /// The entry since which somebody else may take the seat.
    offered: Option<i64>,
    /// Whether somebody else has.
    is_taken_over: bool,
    /// Who may move for it.
    lent: Seats,
    clock: Clock,
    nights: Sleep,
    /// Since when the game has asked them.
    asked_at: i64,
    /// When they last did something.
    acted_at: i64,
    /// Whether their time was over since then.
    is_late: bool,
}

impl Sitter {
    /// Whether it is their turn, and they play themselves.
    const fn is_waited_for(&self) -> bool {
        self.clock.goes && self.stand.is_none()
    }

    /// Its time is over, at an entry; a bot plays as was agreed.
    fn time_out(
        &mut self,
        then: Option<Then>,
        stand: impl Fn(Until, bool) -> Option<Stand>,
        seq: i64,
    ) {
        (self.clock.is_over, self.is_late) = (true, true);
        match then {
            Some(Then::Turn) => self.stand = stand(Until::Turn, false),
            Some(Then::Pass) => self.stand = stand(Until::Turn, true),
            Some(Then::Bot) => self.stand = stand(Until::Return, false),
            Some(Then::Vote) => self.ballot = Some(Ballot::default()),
            Some(Then::Offer) => {
                (self.stand, self.offered) = (stand(Until::Return, false), Some(seq));
            }
            None => {}
        }
    }

    /// They have another turn's time, and are no longer voted upon.
    const fn begin_anew(&mut self, turn: i64, now: i64) {
        (self.ballot, self.clock, self.asked_at) = (None, self.clock.anew(turn), now);
    }

    /// They have done something.
    fn act(&mut self, at: i64) {
        (self.acted_at, self.is_late) = (self.acted_at.max(at), false);
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
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
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
    pub(super) fn new(accord: Accord, players: u8) -> House {
        House { accord, players, ..House::default() }
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

    /// The entry since which somebody else may take a seat whose person did not come.
    pub(crate) fn offered(&self, seat: Seat) -> Option<i64> {
        self.sitter(seat)?.offered
    }

    /// Says where bots sit from the start, and who sits at one screen.
    pub(super) const fn seat(&mut self, programs: Seats, screen: Seats) {
        (self.programs, self.screen) = (programs, screen);
    }

    /// The people who have not given up.
    fn people(&self) -> impl Iterator<Item = Seat> {
        let seats = (0..self.players).map(Seat::new);
        seats.filter(|&seat| !self.programs.contains(seat) && !self.has_left(seat))
    }

    /// Whether a bot plays in a seat.
    fn is_played(&self, seat: Seat) -> bool {
        self.programs.contains(seat) || self.stand(seat).is_some()
    }

    /// Whether nobody is there any more of those who could come back: bots alone would be done with
    /// the game before anybody returns. Whoever is the only one may watch bots play it.
    pub(crate) fn is_deserted(&self) -> bool {
        let stands: Option<Vec<&Stand>> = self.people().map(|seat| self.stand(seat)).collect();
        stands.is_some_and(|stands| {
            stands.iter().all(|stand| stand.until == Until::Return)
                && (stands.len() > 1 || stands.iter().any(|stand| !stand.wanted))
        })
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
        let back = (entry.kind == Kind::Undo).then(|| self.agreed_back(seat, ply)).flatten();
        let told = match entry.kind {
            Kind::Move | Kind::Undo | Kind::Redo | Kind::Withdraw => {
                // What bots play, for themselves or for whoever is away, brings nobody.
                if seat.is_none_or(|seat| !self.is_played(seat)) {
                    self.acted_at = self.acted_at.max(entry.at);
                    self.move_own(seat.filter(|_| self.hand.is_none()), entry.at);
                }
                self.settle();
                self.made_by = self.hand.take();
                back.is_some()
            }
            Kind::Chance => {
                self.settle();
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
            let body = back.unwrap_or_else(|| entry.body.clone());
            let aside = Aside { ply, kind: entry.kind, seat, body, at: entry.at };
            Arc::make_mut(&mut self.asides).push(aside);
        }
        self.ply = ply;
        self.turn(asked);
    }

    /// By how many moves somebody goes back to whom all have agreed.
    fn agreed_back(&self, seat: Option<Seat>, ply: usize) -> Option<Value> {
        let is_agreed = |request: &Request| request.open.is_empty() && seat == Some(request.by);
        self.request.filter(is_agreed).map(|_| json!({"count": self.ply.saturating_sub(ply)}))
    }

    /// Lets the clocks go on until an entry.
    fn read_clocks(&mut self, entry: &Entry) {
        let (from, to) = (self.read_at, entry.at.max(self.read_at));
        let gap = (entry.kind == Kind::Among(Among::Slept)).then(|| gap(&entry.body)).flatten();
        for sitter in self.sitters.iter_mut() {
            if !sitter.is_waited_for() {
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
            if let Some(ballot) = &mut sitter.ballot {
                ballot.spent = ballot.spent.saturating_add(spent);
            }
        }
        if let Some(gap) = gap {
            let sitters = self.sitters.iter_mut();
            let moments = sitters.flat_map(|sitter| [&mut sitter.asked_at, &mut sitter.acted_at]);
            moments
                .chain([&mut self.acted_at, &mut self.closing_at])
                .for_each(|moment| *moment = later(*moment, gap));
        }
        self.read_at = to;
    }

    /// Somebody has decided: whoever is voted upon is there.
    fn move_own(&mut self, seat: Option<Seat>, at: i64) {
        let turn = self.turn_time();
        let Some(sitter) = seat.and_then(|seat| self.sitters.get_mut(seat.index())) else { return };
        sitter.act(at);
        if sitter.ballot.is_some() {
            sitter.begin_anew(turn, at);
        }
    }

    fn take_in(&mut self, seat: Seat, among: Among, entry: &Entry) {
        self.refuse(seat, among, entry);
        let field = |key: &str| entry.body.get(key).and_then(Value::as_str);
        let yes = entry.body.get("yes").and_then(Value::as_bool).unwrap_or_default();
        let number = |key: &str| entry.body.get(key).and_then(Value::as_i64);
        let wanted = among == Among::StoodIn && field("why") == Some("wish");
        let stand = |until, passes| {
            field("bot").map(|bot| Stand { bot: bot.into(), until, passes, wanted })
        };
        // Whoever comes back or goes away has done something; whose time was over has not.
        let acts = !matches!(among, Among::TimedOut | Among::StoodIn);
        if acts {
            self.acted_at = self.acted_at.max(entry.at);
        }
        let turn = self.turn_time();
        let Some(sitter) = self.sitters.get_mut(seat.index()) else { return };
        if acts {
            sitter.act(entry.at);
        }
        match among {
            Among::Left => {
                (sitter.stand, sitter.has_left) = (stand(Until::End, false), true);
                (sitter.ballot, sitter.offered) = (None, None);
                self.part(seat);
                self.request = self.request.map(|request| request.without(seat));
            }
            Among::TookOver => {
                let clock = sitter.clock.anew(turn);
                *sitter = Sitter { clock, is_taken_over: true, ..Sitter::default() };
                sitter.act(entry.at);
                self.part(seat);
            }
            Among::StoodIn => (sitter.stand, sitter.ballot) = (stand(Until::Return, false), None),
            Among::Returned if !sitter.has_left => {
                (sitter.stand, sitter.offered) = (None, None);
                sitter.begin_anew(turn, entry.at);
            }
            Among::TimedOut if field("then") == Some(WAIT) => sitter.begin_anew(turn, entry.at),
            Among::TimedOut => {
                sitter.time_out(field("then").and_then(Then::read), stand, entry.seq);
            }
            Among::Nights => sitter.nights.say(nights(&entry.body), sitter.clock.goes),
            Among::Voted => self.vote(seat, number("on"), yes),
            Among::Lent => sitter.lend(number("on"), yes),
            Among::MovedFor => self.hand = Some(seat),
            Among::WantedClose => self.want_close(seat, yes, entry.at),
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
        for sitter in self.sitters.iter_mut() {
            sitter.lent = sitter.lent.without(seat);
        }
    }

    fn vote(&mut self, by: Seat, on: Option<i64>, yes: bool) {
        let on = on.and_then(|on| usize::try_from(on).ok());
        let Some(sitter) = on.and_then(|on| self.sitters.get_mut(on)) else { return };
        if let Some(ballot) = &mut sitter.ballot {
            ballot.cast(by, yes);
        }
    }

    /// Begins and ends turns. What chance brings in between is part of a turn.
    fn turn(&mut self, asked: Seats) {
        if asked.is_empty() {
            return;
        }
        let (turn, now) = (self.turn_time(), self.read_at);
        for (seat, sitter) in (0u8..).map(Seat::new).zip(self.sitters.iter_mut()) {
            match (sitter.clock.goes, asked.contains(seat)) {
                (false, true) => (sitter.clock.goes, sitter.asked_at) = (true, now),
                (true, false) => {
                    sitter.clock = Clock { goes: false, ..sitter.clock.anew(turn) };
                    sitter.nights.wake();
                    sitter.ballot = None;
                    sitter.stand.take_if(|stand| stand.until == Until::Turn);
                }
                (true, true) | (false, false) => {}
            }
        }
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

/// When a moment would have been had nothing stood still in a gap.
fn later(moment: i64, (since, until): (i64, i64)) -> i64 {
    moment.saturating_add(until.saturating_sub(since.max(moment)).max(0))
}
