//! Routes given by hand: click after click, with the reason where it does not go on.
//!
//! The routes so far stand in what was picked: those that are done as the rules
//! spell them, and the one under way as a word that begins with `~`, such as
//! `~3,1,B9-B11` for a 3-train with a 1-wagon.

use art::{Stage, at};
use cuba18_rules::action::GivenRoute;
use cuba18_rules::round::{Operating, Step};
use cuba18_rules::{Action, Refusal, Round, View, route_id};
use cuba18_track::{Company, Cubes, Hex, Run, StopKind, Train, Wagon, judge, steps};
use maud::{Markup, html};
use tabletop::{Game, Key, Reading, Tell, read, spelled};

use crate::geometry::{OUTLINE, hexes, middle};
use crate::offer::Offer;
use crate::routes::{given, letter, machines};
use crate::say;

/// What begins the route under way.
const UNDER_WAY: char = '~';

/// The routes that a director has given so far.
pub(crate) struct Hand {
    company: Company,
    /// The path of the routes that are done, `run` at least.
    done_path: String,
    done: Vec<GivenRoute>,
    train: Option<Train>,
    wagon: Option<Wagon>,
    path: Vec<Hex>,
}

impl Hand {
    /// The routes in what was picked, if they are being given by hand.
    pub(crate) fn of(view: &View, stage: &Stage<'_>) -> Option<Hand> {
        let Round::Operating(Operating { company, step: Step::Run, .. }) = *view.round() else {
            return None;
        };
        // Without aids there is no other way to run.
        let begun = format!("run/{UNDER_WAY}");
        let at_once = !stage.aids && matches!(stage.picked, "" | "run");
        let picked = if at_once { &begun } else { stage.picked };
        let (done_path, word) = picked.rsplit_once('/')?;
        let mut parts = word.strip_prefix(UNDER_WAY)?.split(',');
        let done = match read::<Action>(done_path) {
            Ok(Reading::Whole(Action::Run { routes })) => routes,
            Ok(Reading::Whole(_) | Reading::Prefix) | Err(_) => return None,
        };
        let train = parts.next().and_then(Train::from_key);
        let wagon = parts.next().and_then(Wagon::from_key);
        let path = parts.next().unwrap_or_default().split('-').filter_map(Hex::from_id).collect();
        let mut hand = Hand { company, done_path: done_path.to_owned(), done, train, wagon, path };
        // One train alone is no question.
        if let ([only], None) = (unique(&hand.idle(view)).as_slice(), hand.train) {
            hand.train = Some(*only);
        }
        Some(hand)
    }

    /// What has been given so far, as far as it is a run.
    pub(crate) fn run(&self, view: &View) -> Option<Run> {
        self.judged(view, self.route(view)).or_else(|_| self.judged(view, None)).ok()
    }

    /// What is asked next, by the id of its sentence.
    pub(crate) fn asks(&self, view: &View) -> &'static str {
        match (self.train, self.path.is_empty()) {
            (None, _) if self.idle(view).is_empty() => "ask-hand-done",
            (None, _) => "ask-hand-train",
            (Some(_), true) => "ask-hand-begin",
            (Some(_), false) => "ask-hand-on",
        }
    }

    /// What is picked with another route under way.
    fn with(&self, train: Train, wagon: Option<Wagon>, path: &[Hex]) -> String {
        let hexes: Vec<&str> = path.iter().map(|hex| hex.id()).collect();
        let wagon = wagon.map_or("", Wagon::key);
        format!("{}/{UNDER_WAY}{},{wagon},{}", self.done_path, train.key(), hexes.join("-"))
    }

    /// The route under way, with as much sugar as its wagon takes.
    fn route(&self, view: &View) -> Option<GivenRoute> {
        let train = self.train?;
        let board = &view.table().board;
        let is_port = |hex: &&Hex| {
            let stops = board.pattern(**hex).map(cuba18_track::Pattern::stops);
            stops.is_some_and(|stops| stops.iter().any(|stop| stop.kind == StopKind::Port))
        };
        let harbor = [self.path.last(), self.path.first()].into_iter().flatten().find(is_port);
        let mut cubes = Cubes::NONE;
        let mut room = self.wagon.map_or(0, Wagon::capacity);
        for mill in self.path.iter().filter_map(|&hex| board.mill(hex)) {
            let taken = self.left(view, mill).min(room);
            cubes = cubes.with(mill, taken);
            room -= taken;
        }
        let delivers = harbor.is_some() && cubes.total() > 0;
        Some(GivenRoute {
            train,
            wagon: self.wagon.filter(|_| delivers),
            path: self.path.clone(),
            cubes: if delivers { cubes } else { Cubes::NONE },
            harbor: harbor.copied().filter(|_| delivers),
        })
    }

    /// The sugar of a mill that the routes which are done leave.
    fn left(&self, view: &View, mill: Company) -> u8 {
        let taken: u8 = self.done.iter().map(|route| route.cubes.of(mill)).sum();
        view.table().cubes.of(mill).saturating_sub(taken)
    }

    /// All routes with the one under way, judged.
    fn judged(
        &self,
        view: &View,
        more: Option<GivenRoute>,
    ) -> Result<Run, cuba18_track::RouteFault> {
        let routes: Vec<_> = self.done.iter().chain(&more).map(given).collect();
        judge(&view.table().board, &view.order(self.company), &routes)
    }

    /// The trains that have no route yet.
    fn idle(&self, view: &View) -> Vec<Train> {
        let mut trains: Vec<Train> = view.table().charter(self.company).each_train().collect();
        for route in &self.done {
            if let Some(place) = trains.iter().position(|&train| train == route.train) {
                trains.remove(place);
            }
        }
        trains
    }
}

/// The button that begins it.
pub(crate) fn begin(stage: &Stage<'_>) -> Markup {
    let path = format!("run/{UNDER_WAY}");
    html! {
        p class="by-hand" {
            button type="button" class="plain" data-crumb=(path) { (stage.words.text("hand-begin")) }
        }
    }
}

/// The routes on the map, and the hexes to which the one under way may go on.
pub(crate) fn on_map(view: &View, stage: &Stage<'_>, hand: &Hand) -> Markup {
    let board = &view.table().board;
    let Some(train) = hand.train else { return html! {} };
    let order = view.order(hand.company);
    let first = |hex: Hex| {
        let pattern = board.pattern(hex)?;
        let runs = !pattern.sides(hand.company.gauge()).is_empty() && !pattern.stops().is_empty();
        runs.then_some((hex, Ok(())))
    };
    let next = if hand.path.is_empty() {
        hexes(board.area()).filter_map(first).collect()
    } else {
        steps(board, &order, &hand.path)
    };
    html! {
        @for &hex in &hand.path {
            @let (x, y) = middle(hex);
            path class="hand-path" transform=(at(x, y)) d=(OUTLINE) {}
        }
        @for (hex, fault) in next {
            @let (x, y) = middle(hex);
            @let longer: Vec<Hex> = hand.path.iter().copied().chain([hex]).collect();
            @let title = say::hex(view, stage, hex);
            @match fault {
                Ok(()) => {
                    g class="spot may" transform=(at(x, y)) role="button" tabindex="0" aria-label=(title)
                        data-crumb=(hand.with(train, hand.wagon, &longer)) {
                        title { (title) }
                        path class="ring-edge" d=(OUTLINE) {}
                        path class="ring" d=(OUTLINE) {}
                    }
                }
                Err(fault) => {
                    g class="spot may-not" transform=(at(x, y)) role="button" tabindex="0" aria-disabled="true"
                        aria-label=(title) data-why=(stage.words.text(route_id(fault))) {
                        path class="halo" d=(OUTLINE) {}
                    }
                }
            }
        }
    }
}

/// Which train runs, how far it has got, and what is done with it.
pub(crate) fn choices(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, hand: &Hand) -> Markup {
    let words = stage.words;
    let idle = hand.idle(view);
    html! {
        @match hand.train {
            None => {
                @for train in unique(&idle) {
                    button type="button" class="choice may" data-crumb=(hand.with(train, None, &[])) {
                        (words.with("hand-train", &[("train", say::train(train).into())]))
                    }
                }
            }
            Some(train) => { (under_way(view, stage, hand, train)) }
        }
        (finish(view, stage, offer, hand))
        @if stage.aids {
            button type="button" class="choice quiet" data-crumb="" { (words.text("hand-leave")) }
        } @else if !hand.done.is_empty() {
            button type="button" class="choice quiet" data-crumb="" { (words.text("hand-again")) }
        }
    }
}

/// The route of one train: its sum or what is wrong, sugar, a step back, the next train.
fn under_way(view: &View, stage: &Stage<'_>, hand: &Hand, train: Train) -> Markup {
    let words = stage.words;
    let route = hand.route(view);
    let judged = hand.judged(view, route.clone());
    let place = hand.done.len();
    let wagons = view.table().charter(hand.company).each_wagon();
    let wagons: Vec<Wagon> = wagons.filter(|_| train.takes_wagon()).collect();
    html! {
        p class="hand-now" {
            b { (letter(place)) " " (say::train(train)) } " "
            @match &judged {
                Ok(run) => { (words.with("hand-sum", &[("amount", run.routes.last().map_or(0, |route| route.revenue).into())])) }
                // Nobody has done anything wrong before the first stop.
                Err(_) if hand.path.is_empty() => {}
                Err(fault) => { span class="quiet" { (words.text(route_id(*fault))) } }
            }
        }
        @for wagon in unique(&wagons) {
            @let hitched = hand.wagon == Some(wagon);
            button type="button" class="choice" aria-pressed=(hitched.to_string())
                data-crumb=(hand.with(train, (!hitched).then_some(wagon), &hand.path)) {
                (words.with("hand-wagon", &[("wagon", wagon.key().into())]))
            }
        }
        @if let Some((_, shorter)) = hand.path.split_last() {
            button type="button" class="choice quiet" data-crumb=(hand.with(train, hand.wagon, shorter)) {
                "↶ " (words.text("hand-shorter"))
            }
        }
        @if let (Ok(_), Some(route)) = (&judged, route) {
            @let routes = hand.done.iter().cloned().chain([route]).collect();
            @let done = spelled(&Action::Run { routes });
            @if hand.idle(view).len() > 1 {
                button type="button" class="choice may" data-crumb={ (done.as_str()) "/" (UNDER_WAY) } {
                    (words.text("hand-next"))
                }
            }
        }
    }
}

/// All routes as they stand: accepted if the rules allow it, or the reason.
fn finish(view: &View, stage: &Stage<'_>, offer: &Offer<'_>, hand: &Hand) -> Markup {
    let words = stage.words;
    let route = hand.route(view).filter(|route| !route.path.is_empty());
    let begun = route.is_some() || !hand.done.is_empty();
    let Ok(run) = hand.judged(view, route.clone()) else { return html! {} };
    let action = Action::Run { routes: hand.done.iter().cloned().chain(route).collect() };
    let refusal: Option<Refusal> = view.game().check(offer.seat(), &action).err();
    html! {
        @match refusal {
            None => {
                button type="button" class="choice may main wide" data-answer=(spelled(&action).as_str()) {
                    (words.with("choose-run", &[("amount", (run.revenue + machines(view, hand.company, &run)).into())]))
                }
            }
            Some(refusal) => @if begun {
                @let said = refusal.message();
                p class="note" { (words.say(&if stage.aids { said } else { said.unaided() }, stage.names)) }
            }
        }
    }
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
