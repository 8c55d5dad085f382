//! Routes given by hand: click after click, with the reason where it does not go on.

use art::at;
use cuba18_rules::action::GivenRoute;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Refusal, Round, View};
use cuba18_track::{
    Company, Cubes, Hex, Reach, RouteFault, Run, StopKind, Train, Wagon, begins, steps,
};
use maud::{Markup, html};
use tabletop::{Cites, Game, Key, Seat, Tell, spelled};

use crate::click::offers;
use crate::geometry::{OUTLINE, hexes, middle};
use crate::routes::{given, letter, machines};
use crate::sketch::Sketch;
use crate::{Stage, map, say, seat};

/// The routes that a director has given so far.
pub(crate) struct Hand {
    company: Company,
    director: Seat,
    sketch: Sketch,
}

impl Hand {
    /// The routes in what was picked, if they are being given by hand.
    pub(crate) fn of(view: &View, stage: &Stage<'_>) -> Option<Hand> {
        let Round::Operating(Operating { company, step: Step::Run, .. }) = *view.round() else {
            return None;
        };
        let director = seat::own(stage).filter(|&own| seat::decider(view) == Some(own))?;
        let picked = stage.offer.picked();
        let sketch = if picked.is_empty() {
            // Without aids there is no other way to run.
            let at_once =
                !stage.aids && offers(stage, |action| matches!(action, Action::Run { .. }));
            at_once.then(Sketch::default)
        } else {
            let is_listed = offers(stage, |_| true);
            let done = || Sketch::done(picked).filter(|_| !(stage.aids && is_listed));
            Sketch::read(picked).or_else(done)
        };
        let sketch = sketch?;
        let mut hand = Hand { company, director, sketch };
        // One train alone is no question.
        if let ([only], None) = (unique(&hand.idle(view)).as_slice(), hand.sketch.train) {
            hand.sketch.train = Some(*only);
        }
        Some(hand)
    }

    /// What has been given so far, as far as it is a run.
    pub(crate) fn run(&self, view: &View) -> Option<Run> {
        self.judged(view, self.route(view)).or_else(|_| self.judged(view, None)).ok()
    }

    /// Why a route does not go so.
    fn wrong(&self, stage: &Stage<'_>, fault: RouteFault) -> String {
        why(stage, &Refusal::BadRoute { company: self.company, fault })
    }

    /// What is asked next, by the id of its sentence.
    pub(crate) fn asks(&self, view: &View) -> &'static str {
        match (self.sketch.train, self.sketch.path.is_empty()) {
            (None, _) if self.idle(view).is_empty() => "ask-hand-done",
            (None, _) => "ask-hand-train",
            (Some(_), true) => "ask-hand-begin",
            (Some(_), false) => "ask-hand-on",
        }
    }

    /// What is picked with another route under way.
    fn with(&self, train: Train, wagon: Option<Wagon>, path: &[Hex]) -> String {
        let done = self.sketch.done.clone();
        Sketch { done, train: Some(train), wagon, path: path.to_vec() }.written()
    }

    /// The route under way, with as much sugar as its wagon takes.
    fn route(&self, view: &View) -> Option<GivenRoute> {
        let Sketch { train, wagon, path, .. } = &self.sketch;
        let train = (*train)?;
        let board = &view.table().board;
        let is_port = |hex: &&Hex| {
            let stops = board.pattern(**hex).map(cuba18_track::Pattern::stops);
            stops.is_some_and(|stops| stops.iter().any(|stop| stop.kind == StopKind::Port))
        };
        let harbor = [path.last(), path.first()].into_iter().flatten().find(is_port);
        let mut cubes = Cubes::NONE;
        let mut room = wagon.map_or(0, Wagon::capacity);
        for mill in path.iter().filter_map(|&hex| board.mill(hex)) {
            let taken = self.left(view, mill).min(room);
            cubes = cubes.with(mill, taken);
            room -= taken;
        }
        let delivers = harbor.is_some() && cubes.total() > 0;
        Some(GivenRoute {
            train,
            wagon: wagon.filter(|_| delivers),
            path: path.clone(),
            cubes: if delivers { cubes } else { Cubes::NONE },
            harbor: harbor.copied().filter(|_| delivers),
        })
    }

    /// The sugar of a mill that the routes which are done leave.
    fn left(&self, view: &View, mill: Company) -> u8 {
        let taken: u8 = self.sketch.done.iter().map(|route| route.cubes.of(mill)).sum();
        view.table().cubes.of(mill).saturating_sub(taken)
    }

    /// All routes with the one under way, judged.
    fn judged(
        &self,
        view: &View,
        more: Option<GivenRoute>,
    ) -> Result<Run, cuba18_track::RouteFault> {
        let routes: Vec<_> = self.sketch.done.iter().chain(&more).map(given).collect();
        view.judged(self.company, &routes)
    }

    /// The stops at which a route of `train` begins that the rules accept.
    fn starts(&self, view: &View, train: Train) -> Vec<Hex> {
        let board = &view.table().board;
        let order = view.order(self.company);
        // A route passes a station, so it begins where the company's track leads.
        let reach = Reach::new(board, self.company, order.rent);
        let done: Vec<_> = self.sketch.done.iter().map(given).collect();
        let near = hexes(board.map()).filter(|&hex| reach.touches(hex));
        near.filter(|&hex| begins(board, &order, (train, &done), hex)).collect()
    }

    /// The trains that have no route yet.
    fn idle(&self, view: &View) -> Vec<Train> {
        let mut trains: Vec<Train> = view.table().charter(self.company).each_train().collect();
        for route in &self.sketch.done {
            if let Some(place) = trains.iter().position(|&train| train == route.train) {
                trains.remove(place);
            }
        }
        trains
    }
}

/// The button that begins it.
pub(crate) fn begin(stage: &Stage<'_>) -> Markup {
    html! {
        p class="by-hand" {
            button type="button" class="plain" data-crumb=(Sketch::default().written()) { (stage.words.text("hand-begin")) }
        }
    }
}

/// The routes on the map, and the hexes to which the one under way may go on.
pub(crate) fn on_map(view: &View, stage: &Stage<'_>, hand: &Hand) -> Markup {
    let board = &view.table().board;
    let Some(train) = hand.sketch.train else { return html! {} };
    let next: Vec<(Hex, Result<(), RouteFault>)> = if hand.sketch.path.is_empty() {
        hand.starts(view, train).into_iter().map(|hex| (hex, Ok(()))).collect()
    } else {
        steps(board, &view.order(hand.company), &hand.sketch.path)
    };
    html! {
        @for &hex in &hand.sketch.path {
            @let (x, y) = middle(hex);
            path class="hand-path" transform=(at(x, y)) d=(OUTLINE) {}
        }
        @let ringed: Vec<Hex> = next.iter().map(|&(hex, _)| hex).collect();
        @for (hex, fault) in next {
            @let (x, y) = middle(hex);
            @let longer: Vec<Hex> = hand.sketch.path.iter().copied().chain([hex]).collect();
            @let title = say::hex(view, stage, hex);
            @match fault {
                Ok(()) => {
                    g class="spot may" transform=(at(x, y)) role="button" tabindex="0" aria-label=(title)
                        data-crumb=(hand.with(train, hand.sketch.wagon, &longer)) {
                        title { (title) }
                        path class="ring-edge" d=(OUTLINE) {}
                        path class="ring" d=(OUTLINE) {}
                    }
                }
                Err(fault) => {
                    g class="spot may-not" transform=(at(x, y)) role="button" tabindex="0" aria-disabled="true"
                        aria-label=(title) data-why=(hand.wrong(stage, fault)) {
                        path class="halo" d=(OUTLINE) {}
                    }
                }
            }
        }
        (map::worths(view, &ringed, None))
    }
}

/// Which train runs, how far it has got, and what is done with it.
pub(crate) fn choices(view: &View, stage: &Stage<'_>, hand: &Hand) -> Markup {
    let words = stage.words;
    let idle = hand.idle(view);
    html! {
        @match hand.sketch.train {
            None => {
                @for train in unique(&idle) {
                    button type="button" class="choice may" data-crumb=(hand.with(train, None, &[])) {
                        (words.with("hand-train", &[("train", say::train(train).into())]))
                    }
                }
            }
            Some(train) => { (under_way(view, stage, hand, train)) }
        }
        (finish(view, stage, hand))
        @if stage.aids {
            button type="button" class="choice quiet" data-crumb="" { (words.text("hand-leave")) }
        } @else if !hand.sketch.done.is_empty() {
            button type="button" class="choice quiet" data-crumb="" { (words.text("hand-again")) }
        }
    }
}

/// The route of one train: its sum or what is wrong, sugar, a step back, the next train.
fn under_way(view: &View, stage: &Stage<'_>, hand: &Hand, train: Train) -> Markup {
    let words = stage.words;
    let route = hand.route(view);
    let judged = hand.judged(view, route.clone());
    let place = hand.sketch.done.len();
    let wagons = view.table().charter(hand.company).each_wagon();
    let wagons: Vec<Wagon> = wagons.filter(|_| train.takes_wagon()).collect();
    html! {
        p class="hand-now" {
            b { (letter(place)) " " (say::train(train)) } " "
            @match &judged {
                Ok(run) => { (words.with("hand-sum", &[("amount", run.routes.last().map_or(0, |route| route.revenue).into())])) }
                // Nobody has done anything wrong before the first stop.
                Err(_) if hand.sketch.path.is_empty() => {}
                Err(fault) => { span class="quiet" data-cited { (hand.wrong(stage, *fault)) } }
            }
        }
        @for wagon in unique(&wagons) {
            @let hitched = hand.sketch.wagon == Some(wagon);
            button type="button" class="choice" aria-pressed=(hitched.to_string())
                data-crumb=(hand.with(train, (!hitched).then_some(wagon), &hand.sketch.path)) {
                (words.with("hand-wagon", &[("wagon", wagon.key().into())]))
            }
        }
        @if let Some((_, shorter)) = hand.sketch.path.split_last() {
            button type="button" class="choice quiet" data-crumb=(hand.with(train, hand.sketch.wagon, shorter)) {
                "↶ " (words.text("hand-shorter"))
            }
        }
        @if let (Ok(_), Some(route)) = (&judged, route) {
            @let done = hand.sketch.done.iter().cloned().chain([route]).collect();
            @if hand.idle(view).len() > 1 {
                button type="button" class="choice may" data-crumb=(Sketch { done, ..Sketch::default() }.written()) {
                    (words.text("hand-next"))
                }
            }
        }
    }
}

/// All routes as they stand: accepted if the rules allow it, or the reason.
fn finish(view: &View, stage: &Stage<'_>, hand: &Hand) -> Markup {
    let words = stage.words;
    let route = hand.route(view).filter(|route| !route.path.is_empty());
    let begun = route.is_some() || !hand.sketch.done.is_empty();
    let Ok(run) = hand.judged(view, route.clone()) else { return html! {} };
    let action = Action::Run { routes: hand.sketch.done.iter().cloned().chain(route).collect() };
    let refusal: Option<Refusal> = view.game().check(hand.director, &action).err();
    html! {
        @match refusal {
            None => {
                button type="button" class="choice may main wide" data-answer=(spelled(&action).as_str()) {
                    (words.with("choose-run", &[("amount", (run.revenue + machines(view, hand.company, &run)).into())]))
                }
            }
            Some(refusal) => @if begun {
                p class="note" data-cited { (why(stage, &refusal)) }
            }
        }
    }
}

/// A refusal in words, with what it cites.
fn why(stage: &Stage<'_>, refusal: &Refusal) -> String {
    let hint = say::hint(refusal).filter(|_| stage.aids);
    let said = hint.unwrap_or_else(|| refusal.message());
    format!("{} ({})", stage.words.say(&said, stage.names), refusal.cites())
}

fn unique<T: Copy + PartialEq>(all: &[T]) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for &one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}
