//! Several decisions with one click: those that belong together in an ordinary turn, and those
//! that go without saying.

use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Event, Round, View};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::{Choices, Game, Log, Seat, Viewer, spelled};

use crate::Stage;
use crate::seat::{decider, own};

/// What separates decisions that are sent together.
const BETWEEN: &str = ";";

/// Decisions of one director in the turn of one company, and what has come of them.
pub(crate) struct Together {
    seat: Seat,
    company: Company,
    view: View,
    made: Vec<Action>,
    events: Vec<Event>,
}

impl Together {
    /// Nothing decided yet; nothing at all unless the viewer directs the company in turn.
    ///
    /// What is sent together is a trial that is meant, and those need the table's aids.
    fn new(view: &View, stage: &Stage<'_>) -> Option<Together> {
        let seat = own(stage).filter(|_| stage.aids)?;
        let company = operated(view)?;
        let together =
            Together { seat, company, view: *view, made: Vec::new(), events: Vec::new() };
        together.is_asked().then_some(together)
    }

    /// Whether it is still the director of this company who decides.
    fn is_asked(&self) -> bool {
        decider(&self.view) == Some(self.seat) && operated(&self.view) == Some(self.company)
    }

    /// Makes another decision; false if it is not the director's.
    fn make(&mut self, action: Action) -> bool {
        let mut game = *self.view.game();
        let mut log = Log::default();
        let made = self.is_asked() && game.apply(self.seat, &action, &mut log).is_ok();
        if made {
            self.view = game.view(Viewer::Player(self.seat));
            self.made.push(action);
            self.events.extend(log.0);
        }
        made
    }

    /// Makes every decision that goes without saying.
    fn settle(&mut self) {
        while self.is_asked()
            && let Some(answer) = self.view.only_answer()
        {
            if !self.make(answer) {
                return;
            }
        }
    }

    /// The step of the turn that is asked next, if the turn goes on.
    fn step(&self) -> Option<Step> {
        let Round::Operating(turn) = self.view.round() else { return None };
        self.is_asked().then_some(turn.step)
    }

    /// The decisions as they are sent.
    fn written(&self) -> String {
        let paths: Vec<String> = self.made.iter().map(|made| spelled(made).into()).collect();
        paths.join(BETWEEN)
    }
}

/// The company in turn.
fn operated(view: &View) -> Option<Company> {
    let Round::Operating(Operating { company, .. }) = view.round() else { return None };
    Some(*company)
}

/// What a button holds that makes a decision after which some go without saying: all of them.
pub(crate) fn with_the_rest(view: &View, stage: &Stage<'_>, action: &Action) -> Option<String> {
    let mut way = Together::new(view, stage)?;
    way.make(action.clone()).then(|| way.settle())?;
    (way.made.len() > 1).then(|| way.written())
}

/// What the button holds that passes, as `with_the_rest`, and whether the company then goes on
/// without income: who has just been offered to issue or redeem a share is not asked again.
pub(crate) fn passing(view: &View, stage: &Stage<'_>) -> (Option<String>, bool) {
    let Some(mut way) = Together::new(view, stage) else { return (None, false) };
    if !way.make(Action::Pass {}) {
        return (None, false);
    }
    way.settle();
    let shares = |action: &Action| matches!(action, Action::Issue {} | Action::Redeem {});
    let declined = stage.offer.actions().any(shares);
    let idles = matches!(way.step(), Some(Step::Run)) && declined && !way.view.earns(way.company);
    if idles && way.make(Action::Run { routes: Vec::new() }) {
        way.settle();
    }
    let idle = |action: &Action| matches!(action, Action::Run { routes } if routes.is_empty());
    let is_idle = way.made.iter().any(idle);
    ((way.made.len() > 1).then(|| way.written()), is_idle)
}

/// The rest of an ordinary turn up to the dividend, as one click: nothing more is built, the
/// best run is taken and paid out or kept. Nothing where no train earns.
pub(crate) fn ordinary(view: &View, stage: &Stage<'_>) -> Markup {
    let ways = [Action::PayOut {}, Action::Keep {}].map(|end| earned(view, stage, end));
    html! {
        @for (way, class) in ways.into_iter().zip(["main", "quiet"]) {
            @if let Some(way) = way {
                button type="button" class={ "choice together wide " (class) } data-really=(way.written()) {
                    (told(view, stage, &way))
                }
            }
        }
    }
}

/// The decisions from here to the dividend.
fn earned(view: &View, stage: &Stage<'_>, end: Action) -> Option<Together> {
    let mut way = Together::new(view, stage)?;
    while let Some(Step::Track(_) | Step::Station) = way.step() {
        way.make(Action::Pass {}).then_some(())?;
    }
    let Some(Step::Run) = way.step() else { return None };
    let best = best_run(&way)?;
    way.make(best).then_some(())?;
    let Some(Step::Dividend { .. }) = way.step() else { return None };
    way.make(end).then(|| way.settle())?;
    Some(way)
}

/// The run that earns most.
fn best_run(way: &Together) -> Option<Action> {
    let mut open = Choices::default();
    way.view.game().actions(way.seat, &mut open);
    open.ones().iter().find(|action| matches!(action, Action::Run { .. })).cloned()
}

/// What is paid for stations of the Ferrocarril Central.
const fn rented(event: &Event) -> u32 {
    if let Event::Rented { fee, .. } = event { fee.coins() } else { 0 }
}

/// What the button says: what is left out, what comes in, who gets it and the price after it.
fn told(view: &View, stage: &Stage<'_>, way: &Together) -> Markup {
    let words = stage.words;
    let company = way.company;
    let revenue = way.events.iter().find_map(|event| {
        let Event::Ran { revenue, .. } = event else { return None };
        Some(*revenue)
    });
    let revenue = revenue.unwrap_or(0);
    let price = way.events.iter().find_map(|event| {
        let Event::Priced { company: of, price, .. } = event else { return None };
        (*of == company).then(|| price.coins())
    });
    let price = price.unwrap_or_else(|| view.table().price(company).coins());
    let charter = view.table().charter(company);
    let tenth = u32::from(revenue) / 10;
    let share = |tenths: u8| tenth * u32::from(tenths);
    let pays = way.made.contains(&Action::PayOut {});
    let left_out = match view.round() {
        Round::Operating(Operating { step: Step::Track(_), .. }) => Some("choose-pass-laid"),
        Round::Operating(Operating { step: Step::Station, .. }) => Some("choose-pass-station"),
        Round::Operating(_)
        | Round::Deal
        | Round::Auction(_)
        | Round::Draft(_)
        | Round::Stock(_)
        | Round::Over { .. } => None,
    };
    let rent: u32 = way.events.iter().map(rented).sum();
    let amount = [("amount", revenue.into())];
    html! {
        span {
            @if let Some(left_out) = left_out { (words.text(left_out)) " · " }
            (words.with(if pays { "choose-run-pay" } else { "choose-run-keep" }, &amount))
            br;
            span class="note" {
                @if pays {
                    (words.with("tell-dividend", &[
                        ("own", share(charter.held[way.seat.index()]).into()),
                        ("company", share(charter.reserve).into()),
                        ("price", price.into()),
                    ]))
                } @else {
                    (words.with("tell-kept", &[("price", price.into())]))
                }
                @if rent > 0 { ", " (words.with("tell-rented", &[("fee", rent.into())])) }
            }
        }
    }
}
