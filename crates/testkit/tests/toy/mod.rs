//! A small game with hidden purses and sealed simultaneous bids.
//!
//! Each round everybody is secretly dealt a purse; all bid at once or pass;
//! opening the bids is chance's move; the highest bid scores. Its switch
//! `flaw` breaks one law at a time.
#![expect(unreachable_pub, reason = "a game's types are public; this one is a test's")]

use serde::{Deserialize, Serialize};
use tabletop::{
    BadSetup, Choices, Cites, Dice, Digest, Game, Known, Message, Outcome, Path, PerSeat, Profile,
    Range, Seat, Seats, Setup, Sink, Spell, Standing, Stop, Switch, Tell, Turn, Viewer, Words,
    closed_set,
};

pub const FLAWS: &[&str] = &[
    "none",
    "law1-stuck",
    "law2-listed",
    "law2-unlisted",
    "law3-touched",
    "law4-forgets",
    "law4-marks",
    "law5-view",
    "law6-audit",
    "law7-endless",
    "law9-reveals",
];

const ROUNDS: u8 = 3;
const RICHEST: u8 = 6;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Toy {
    flaw: &'static str,
    points: PerSeat<i32>,
    purses: PerSeat<u8>,
    bids: PerSeat<Option<u8>>,
    round: u8,
    step: Step,
    touched: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
enum Step {
    Deal,
    Bid,
    Open,
    Over,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid { amount: u8 },
    Pass {},
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    Deal { purses: PerSeat<u8> },
    Open { bids: PerSeat<u8> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    Bid { seat: Seat },
    Opened { bids: PerSeat<u8> },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    #[serde(skip)]
    flaw: &'static str,
    points: PerSeat<i32>,
    purses: PerSeat<Known<u8>>,
    bids: PerSeat<Option<Known<u8>>>,
    round: u8,
    step: Step,
    touched: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    #[error("not asked")]
    NotAsked,
    #[error("more than the purse holds")]
    TooMuch,
    #[error("cannot have been dealt")]
    Impossible,
}

impl Cites for Refusal {
    fn cites(&self) -> &'static str {
        "§1"
    }
}

impl Tell for Event {
    fn message(&self) -> Message {
        match self {
            Event::Bid { seat } => Message::new("event-bid").seat("seat", *seat),
            Event::Opened { .. } => Message::new("event-opened"),
        }
    }
}

impl Tell for Refusal {
    fn message(&self) -> Message {
        Message::new("refusal")
    }
}

closed_set! {
    pub enum Ending {
        LastRound = "last_round",
    }
}

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match self {
            Action::Bid { amount } => path.word("bid").number(amount),
            Action::Pass {} => path.word("pass"),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        match words.word()? {
            "bid" => Ok(Action::Bid { amount: words.number()? }),
            "pass" => Ok(Action::Pass {}),
            other => Err(Stop::unknown(other)),
        }
    }
}

impl Toy {
    fn waiting(&self) -> Seats {
        match self.step {
            Step::Bid => self.bids.seats().filter(|&seat| self.bids[seat].is_none()).collect(),
            Step::Deal | Step::Open | Step::Over => Seats::NONE,
        }
    }

    fn has(&self, flaw: &str) -> bool {
        self.flaw == flaw
    }
}

impl Game for Toy {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Ending = Ending;
    type Data = ();

    const PROFILE: Profile = Profile {
        id: "toy",
        name: "Toy",
        variants: &[(2, &["standard"]), (3, &["standard"])],
        switches: &[Switch { name: "flaw", values: FLAWS }],
        hidden: &["standard"],
        edition: 1,
        digest: 1,
        longest: 60,
    };

    fn new(setup: &Setup, (): &'static ()) -> Result<Toy, BadSetup> {
        Toy::PROFILE.check(setup)?;
        let named = Toy::PROFILE.switch(setup, "flaw");
        Ok(Toy {
            flaw: FLAWS.iter().find(|flaw| **flaw == named).expect("a known flaw"),
            points: PerSeat::from_fn(setup.players, |_| 0),
            purses: PerSeat::from_fn(setup.players, |_| 0),
            bids: PerSeat::from_fn(setup.players, |_| None),
            round: 0,
            step: Step::Deal,
            touched: 0,
        })
    }

    fn turn(&self) -> Turn {
        match self.step {
            Step::Deal | Step::Open => Turn::Chance,
            Step::Bid => Turn::Decide(self.waiting()),
            Step::Over => Turn::Over,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !self.waiting().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        match *action {
            Action::Bid { amount } if amount == 0 || amount > self.purses[seat] => {
                Err(Refusal::TooMuch)
            }
            Action::Bid { .. } | Action::Pass {} => Ok(()),
        }
    }

    fn actions(&self, seat: Seat, into: &mut Choices<Action>) {
        if !self.waiting().contains(seat) || self.has("law1-stuck") {
            return;
        }
        let more = u32::from(self.has("law2-listed"));
        let high = u32::from(self.purses[seat]) + more;
        let low = if self.has("law2-unlisted") { 2 } else { 1 };
        into.range(Range::new(Action::Bid { amount: 0 }, low..=high, 1, |_, number| Action::Bid {
            amount: u8::try_from(number).unwrap_or(u8::MAX),
        }));
        into.push(Action::Pass {});
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        log: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if self.has("law3-touched") {
            self.touched += 1;
        }
        self.check(seat, action)?;
        let amount = match *action {
            Action::Bid { amount } => amount,
            Action::Pass {} => 0,
        };
        self.bids[seat] = Some(amount);
        log.record(Event::Bid { seat });
        if self.waiting().is_empty() {
            self.step = Step::Open;
        }
        if self.has("law6-audit") {
            self.touched += 1;
        }
        Ok(())
    }

    fn draw(&self, dice: &mut dyn Dice) -> Chance {
        let purse = |dice: &mut dyn Dice| 1 + u8::try_from(dice.roll(RICHEST.into())).unwrap_or(0);
        match self.step {
            Step::Open => Chance::Open { bids: self.bids.map(|bid| bid.unwrap_or_default()) },
            Step::Deal | Step::Bid | Step::Over => {
                Chance::Deal { purses: self.purses.map(|_| purse(dice)) }
            }
        }
    }

    fn resolve(&mut self, chance: &Chance, log: &mut impl Sink<Event>) -> Result<(), Refusal> {
        match (self.step, chance) {
            (Step::Deal, Chance::Deal { purses }) => {
                self.purses = *purses;
                self.bids = purses.map(|_| None);
                self.step = Step::Bid;
            }
            (Step::Open, Chance::Open { bids }) => {
                let best = bids.iter().max().copied().unwrap_or_default();
                for seat in bids.seats().filter(|&seat| bids[seat] == best) {
                    self.points[seat] += 1;
                }
                log.record(Event::Opened { bids: *bids });
                self.round += u8::from(!self.has("law7-endless"));
                self.step = if self.round == ROUNDS { Step::Over } else { Step::Deal };
            }
            (_, Chance::Deal { .. } | Chance::Open { .. }) => return Err(Refusal::Impossible),
        }
        // A game that keeps more than its moves tell cannot be rebuilt from them.
        if self.has("law4-forgets") {
            self.touched = NEVER_THE_SAME.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> View {
        let all_in = self.step == Step::Open && self.has("law9-reveals");
        let show = |seat, value| {
            if all_in { Known::Seen(value) } else { Known::to_owner(viewer, seat, value) }
        };
        View {
            flaw: self.flaw,
            points: self.points,
            purses: PerSeat::from_fn(self.purses.len(), |seat| {
                Known::to_owner(viewer, seat, self.purses[seat])
            }),
            bids: PerSeat::from_fn(self.bids.len(), |seat| {
                self.bids[seat].map(|bid| show(seat, bid))
            }),
            round: if self.has("law5-view") { 0 } else { self.round },
            step: if self.has("law5-view") { Step::Deal } else { self.step },
            touched: self.touched,
        }
    }

    fn determinize(view: &View, dice: &mut dyn Dice) -> Toy {
        let mut purse =
            |at_least: u8| at_least.max(1 + u8::try_from(dice.roll(RICHEST.into())).unwrap_or(0));
        let purses = PerSeat::from_fn(view.purses.len(), |seat| {
            let bid = view.bids[seat].and_then(Known::seen).unwrap_or_default();
            view.purses[seat].seen().unwrap_or_else(|| purse(bid))
        });
        let bids = PerSeat::from_fn(view.bids.len(), |seat| {
            view.bids[seat].map(|bid| bid.seen().unwrap_or(purses[seat]))
        });
        let View { flaw, points, round, step, touched, .. } = *view;
        Toy { flaw, points, purses, bids, round, step, touched }
    }

    fn redact(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn outcome(&self) -> Option<Outcome<Ending>> {
        let standings = Standing::rank(&self.points, |&points| points);
        (self.step == Step::Over).then_some(Outcome { ending: Ending::LastRound, standings })
    }

    fn audit(&self) -> Vec<String> {
        let lost = self.has("law6-audit") && self.touched > 0;
        if lost { vec!["something was lost".to_owned()] } else { Vec::new() }
    }

    fn digest(&self, out: &mut Digest) {
        self.points.iter().for_each(|&points| out.number(points));
        out.number(self.round);
        if self.has("law4-marks") {
            return;
        }
        out.number(self.step as u8);
        self.purses.iter().for_each(|&purse| out.number(purse));
        self.bids.iter().for_each(|bid| out.number(bid.map_or(-1, i16::from)));
    }
}

static NEVER_THE_SAME: std::sync::atomic::AtomicU8 = std::sync::atomic::AtomicU8::new(0);
