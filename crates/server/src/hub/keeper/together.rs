//! What the people at a table settle among each other, and what happens when their time is over.

use pages::Pace;
use serde_json::{Value, json};
use store::Among;
use tabletop::{Seat, Seats, Turn};

use super::super::command::Wish;
use super::super::course::{Ask, House, WAIT};
use super::super::due;
use super::super::inside::Inside;
use super::{Draft, Keeper, TRIES};
use crate::error::AppError;

/// A table that is not due after all, and says nothing better, is looked at after so long.
const LATER: i64 = 60_000;

impl Keeper {
    /// Does what somebody wants, if it is possible now.
    pub(super) async fn wish(&mut self, seat: Seat, wish: &Wish) -> Result<(), AppError> {
        for _ in 0..TRIES {
            let inside = self.inside();
            let Some(draft) = self.wished(&inside, seat, wish)? else { return Ok(()) };
            // Another bot may play now, and what was heard may not be what happened.
            self.minds.clear();
            if self.write(self.consequences(draft)).await? {
                return Ok(());
            }
        }
        Err(AppError::NotNow)
    }

    /// The table after that; nothing if it is so already.
    fn wished(&self, inside: &Inside, seat: Seat, wish: &Wish) -> Result<Option<Draft>, AppError> {
        let (course, house) = (&inside.course, inside.course.house());
        let is_person = inside.people().any(|person| person == seat);
        if course.is_closed() {
            return Err(AppError::Closed);
        }
        // Whoever goes before the game has begun is not waited for later.
        let goes_on = (course.is_running() || matches!(wish, Wish::Leave(_)))
            && course.turn() != Some(Turn::Over);
        if !is_person || !goes_on {
            return Err(AppError::NotNow);
        }
        let now = self.means.clock.now();
        if let Some(left) = asked(house, wish).and_then(|ask| house.asks_again_in(seat, ask, now)) {
            return Err(AppError::Refused(left));
        }
        let stands = house.stand(seat).is_some();
        let (among, body) = match wish {
            Wish::Leave(bot) => (Among::Left, json!({"bot": bot})),
            Wish::StandIn(_) if stands => return Ok(None),
            Wish::StandIn(bot) => (Among::StoodIn, json!({"bot": bot, "why": "wish"})),
            Wish::Return if !stands && house.ballot(seat).is_none() => return Ok(None),
            Wish::Return => (Among::Returned, json!({})),
            // Whoever has a bot play is not there to be asked.
            Wish::Vote(..) | Wish::AskUndo(_) | Wish::AnswerUndo(_) if stands => {
                return Err(AppError::BotPlays);
            }
            Wish::Vote(on, yes) => match vote(house, seat, (*on, *yes))? {
                Some(body) => (Among::Voted, body),
                None => return Ok(None),
            },
            Wish::Close(true) if house.closing().contains(seat) => return Ok(None),
            Wish::Close(false) if house.closing().is_empty() => return Ok(None),
            Wish::Close(yes) => (Among::WantedClose, json!({"yes": yes})),
            // Nobody sleeps through a game of minutes.
            Wish::Nights(_) if !matches!(house.accord().pace, Pace::Turns { .. }) => {
                return Err(AppError::NotNow);
            }
            Wish::Nights(nights) if house.nights(seat) == *nights => return Ok(None),
            Wish::Nights(nights) => {
                let told =
                    nights.map(|nights| json!({"from": nights.from, "length": nights.length}));
                (Among::Nights, told.unwrap_or_else(|| json!({})))
            }
            Wish::Lend(..) if self.charter.has_secrets() => return Err(AppError::HandHidden),
            Wish::Lend(to, _) if *to == seat || !inside.people().any(|person| person == *to) => {
                return Err(AppError::NotNow);
            }
            Wish::Lend(to, yes) if house.lent(seat).contains(*to) == *yes => return Ok(None),
            Wish::Lend(to, yes) => (Among::Lent, json!({"on": to.index(), "yes": yes})),
            Wish::AskUndo(kept) => (Among::AskedUndo, request(inside, seat, *kept)?),
            Wish::AnswerUndo(yes) => (Among::AnsweredUndo, answer(house, seat, *yes)?),
        };
        let planned = course.aside(among, Some(seat), body, now);
        Ok(Some(Draft::new(inside).with(planned)))
    }

    /// What follows from what people have said, or have not said in time: all agree, or the others
    /// have voted.
    fn consequences(&self, mut draft: Draft) -> Draft {
        let now = self.means.clock.now();
        let people: Seats = draft.inside.people().collect();
        let house = draft.course().house().clone();
        for seat in people.iter() {
            let (among, body) = match house.verdict(seat, now) {
                Some(true) => {
                    let bot = self.charter.title.usual_bot();
                    (Among::StoodIn, json!({"bot": bot, "why": house.reason(seat)}))
                }
                Some(false) => (Among::TimedOut, json!({"then": WAIT})),
                None => continue,
            };
            let planned = draft.course().aside(among, Some(seat), body, now);
            draft = draft.with(planned);
        }
        let agreed = house.request().filter(|request| request.open.is_empty());
        let undo = agreed.and_then(|by| draft.course().undo_asked(by.by, by.to, now));
        if let Some(planned) = undo {
            draft = draft.with(planned);
        }
        if house.closes_at().is_some_and(|at| at <= now) {
            let planned = draft.course().close(Some("all"), now);
            draft = draft.with(planned);
        }
        draft
    }

    /// Does what is due even if nobody comes: whose time is over is helped, and a table to which
    /// nobody comes any more ends itself.
    pub(super) async fn tick(&mut self) -> Result<(), AppError> {
        if !self.claim().await? {
            return Ok(());
        }
        self.note_gaps(true).await?;
        for _ in 0..TRIES {
            let (inside, now) = (self.inside(), self.means.clock.now());
            let Some(draft) = self.overdue(&inside, now) else {
                let due = inside.course.summary().due;
                let due = due.map(|due| if due > now { due } else { now.saturating_add(LATER) });
                return Ok(self.store.set_due(&self.charter.agreed.id, due).await?);
            };
            self.minds.clear();
            if self.write(draft).await? {
                return Ok(());
            }
        }
        Ok(())
    }

    /// What is to be written because time is over, and what follows from it; nothing if none is.
    fn overdue(&self, inside: &Inside, now: i64) -> Option<Draft> {
        let (course, mut draft) = (&inside.course, Draft::new(inside));
        if course.is_closed() || course.turn() == Some(Turn::Over) {
            return None;
        }
        if course.house().ends_itself().is_some_and(|at| at <= now) {
            return Some(draft.with(course.close(Some("nobody"), now)));
        }
        for seat in inside.people() {
            // Whose time was over just now is nobody who could be asked about the next.
            let house = draft.course().house();
            if house.timed_out(now).contains(seat) {
                let bot = self.charter.title.usual_bot();
                let mut body = json!({"then": house.then().key(), "bot": bot});
                // Where there are no clocks it is told as what it is.
                if house.accord().pace == Pace::None {
                    body["silent"] = json!(true);
                }
                let planned = draft.course().aside(Among::TimedOut, Some(seat), body, now);
                draft = draft.with(planned);
            }
        }
        Some(self.consequences(draft)).filter(|draft| !draft.entries.is_empty())
    }

    /// Writes down that no server ran, if so: clocks stood still. Where there are none it is
    /// written only if it is `needed`, before it is said that nobody came any more.
    pub(in super::super) async fn note_gaps(&mut self, needed: bool) -> Result<(), AppError> {
        for _ in 0..TRIES {
            let (inside, now) = (self.inside(), self.means.clock.now());
            let (course, read_at) = (&inside.course, inside.course.house().read_at());
            let pace = course.house().accord().pace;
            let has_clocks = pace.times().is_some();
            let goes_on = !course.is_closed() && course.turn() != Some(Turn::Over);
            if !(needed || has_clocks) || !goes_on {
                return Ok(());
            }
            let gaps = self.means.heart.gaps(&self.store, &self.means.clock, read_at).await?;
            let counts = |(since, until): &(i64, i64)| {
                *until <= now && due::is_worth_telling(pace, until - since)
            };
            let Some((since, until)) = gaps.into_iter().find(counts) else { return Ok(()) };
            let body = json!({"since": since, "until": until});
            // As if at its end: what was before and after counts.
            let planned = course.aside(Among::Slept, None, body, until.max(read_at));
            self.write(Draft::new(&inside).with(planned)).await?;
        }
        Ok(())
    }
}

/// What somebody asks of the others, which they may refuse.
fn asked(house: &House, wish: &Wish) -> Option<Ask> {
    match wish {
        Wish::AskUndo(_) => Some(Ask::Back),
        // Whoever agrees with somebody else asks for nothing.
        Wish::Close(true) if house.closing().is_empty() => Some(Ask::Close),
        Wish::Leave(_)
        | Wish::StandIn(_)
        | Wish::Return
        | Wish::Vote(..)
        | Wish::Close(_)
        | Wish::Nights(_)
        | Wish::Lend(..)
        | Wish::AnswerUndo(_) => None,
    }
}

/// What somebody says of whether a bot shall play for another; nothing if they have said so.
fn vote(house: &House, seat: Seat, (on, yes): (Seat, bool)) -> Result<Option<Value>, AppError> {
    let may = house.may_vote(on).contains(seat);
    let ballot = house.ballot(on).filter(|_| may).ok_or(AppError::NotNow)?;
    let has_said = (if yes { ballot.pro } else { ballot.contra }).contains(seat);
    Ok((!has_said).then(|| json!({"on": on.index(), "yes": yes})))
}

/// What somebody answers who is asked to go back; whoever asks may think better of it.
fn answer(house: &House, seat: Seat, yes: bool) -> Result<Value, AppError> {
    let request = house.request().ok_or(AppError::NotNow)?;
    if request.by == seat && !yes {
        return Ok(json!({"yes": false, "own": true}));
    }
    let is_asked = request.open.contains(seat);
    is_asked.then(|| json!({"yes": yes})).ok_or(AppError::NotNow)
}

/// What somebody asks who wants to go back until so many moves remain: the people who have
/// decided something since are to agree.
fn request(inside: &Inside, seat: Seat, kept: usize) -> Result<Value, AppError> {
    let may = inside.course.house().accord().consent;
    let going = inside.course.going(kept).filter(|_| may);
    let (to, deciders) = going.ok_or(AppError::NotFair)?;
    let others = inside.people().filter(|&other| other != seat && deciders.contains(other));
    let others: Vec<usize> = others.map(Seat::index).collect();
    Ok(json!({"to": to, "of": others}))
}
