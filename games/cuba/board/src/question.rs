//! One sentence: what is to be decided, what it costs and brings, or whom the table waits for.

use art::{seat_class, seat_shape};
use cuba_rules::phase::{Levy, Vote};
use cuba_rules::rules::laws;
use cuba_rules::{Action, Group, Item, PLAYED, Phase, Step, View};
use maud::{Markup, html};
use tabletop::{Key, Message, Seat, Seats, Viewer};

use crate::decision::{Trade, berth, built, shipped, trade, traded, used};
use crate::fate::Fate;
use crate::{Stage, recap, say};

/// The question to the viewer, or what the table waits for.
pub(crate) fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let class = if stage.decides() { "question yours" } else { "question" };
    html! {
        p class=(class) { (sentence(view, stage)) }
        @if let Phase::Vote(vote) = &view.phase { (votes(stage, vote)) }
        @if stage.decides() && matches!(view.phase, Phase::Vote(_) | Phase::Enact { .. }) {
            (fates(view, stage))
        }
        (recap::recap(view, stage))
    }
}

/// How many votes everybody has so far, and what a tie means (§9).
fn votes(stage: &Stage<'_>, vote: &Vote) -> Markup {
    let tie = if vote.again { "votes-tie-order" } else { "votes-tie-again" };
    html! {
        p class="votes" {
            b { (stage.words.text("votes-head")) }
            @for seat in vote.running.iter() {
                span class=(seat_class(seat)) title=(stage.name(seat)) { (seat_shape(seat)) (vote.votes[seat]) }
            }
            small { (stage.words.text(tie)) }
        }
    }
}

/// What each bill would do to the viewer.
fn fates(view: &View, stage: &Stage<'_>) -> Markup {
    let bills = Group::ALL.iter().filter_map(|&group| view.table.parliament.bills[group]);
    html! {
        ul class="fates" {
            @for act in bills {
                @let fate = Fate::seen(view, stage, act).and_then(|fate| fate.said(stage.words));
                // What is the same for everybody is told as it is.
                @let fate = fate.unwrap_or_else(|| say::of_act(stage.words, &view.table.printed, "explains", act));
                li title=(say::act(stage.words, &view.table.printed, act)) {
                    b { (say::of_act(stage.words, &view.table.printed, "act", act)) }
                    " " (fate)
                }
            }
        }
    }
}

/// The same as words alone.
pub(crate) fn sentence(view: &View, stage: &Stage<'_>) -> String {
    match stage.viewer {
        Viewer::Player(seat) if stage.decides() => ask(view, stage, seat),
        Viewer::Player(_) | Viewer::Public => wait(view, stage),
    }
}

/// Who owes a decision.
pub(crate) fn asked(view: &View) -> Seats {
    let missing =
        |all: Seats, done: Seats| all.iter().filter(|&seat| !done.contains(seat)).collect();
    match view.phase {
        Phase::Choose { seat } | Phase::Equip { seat, .. } | Phase::Levy { seat, .. } => {
            Seats::only(seat)
        }
        Phase::Enact { winner, .. } => Seats::only(winner),
        Phase::Actions { step: Step::Arrival { .. }, .. }
        | Phase::Opening
        | Phase::Deal
        | Phase::Bills
        | Phase::Arrivals
        | Phase::Over => Seats::NONE,
        Phase::Actions { active, .. } => Seats::only(active),
        Phase::Delegates { chosen } => missing(Seats::all(view.table.terms.players), chosen),
        Phase::Vote(vote) => missing(vote.asked, vote.done),
    }
}

fn ask(view: &View, stage: &Stage<'_>, seat: Seat) -> String {
    let say = Message::new;
    let table = &view.table;
    let message = match view.phase {
        Phase::Choose { .. } => say("ask-plantation"),
        Phase::Equip { taken, .. } if taken < table.printed.materials => {
            say("ask-material").number("nth", taken + 1).number("all", table.printed.materials)
        }
        Phase::Equip { taken, .. } => say("ask-raw")
            .number("nth", taken + 1 - table.printed.materials)
            .number("all", table.printed.raws),
        Phase::Delegates { .. } => say("ask-delegate"),
        Phase::Actions { step, plays, .. } => {
            return turn(view, stage, seat, (step, plays));
        }
        Phase::Vote(vote) => voting(&vote, seat, table.players[seat].pesos),
        Phase::Enact { first: None, .. } => say("ask-enact").number("count", table.printed.enacted),
        Phase::Enact { first: Some(_), .. } => say("ask-enact-more"),
        Phase::Levy { levy: Levy::Tax, .. } => {
            let tax = laws::tax(table, seat);
            let said = say("ask-tax").number("pesos", tax);
            said.number("points", table.printed.law_paid).number("both", table.printed.law_both)
        }
        Phase::Levy { levy: Levy::Duty, .. } => match laws::duty(table) {
            Some(laws::Duty::Of(item, count)) => {
                say("ask-duty").word("item", item).number("count", count)
            }
            Some(laws::Duty::Materials) => say("ask-duty-materials"),
            Some(laws::Duty::Raws) | None => say("ask-duty-raws"),
        }
        .number("points", table.printed.law_paid),
        Phase::Opening | Phase::Deal | Phase::Bills | Phase::Arrivals | Phase::Over => {
            return wait(view, stage);
        }
    };
    say::said(stage, &message)
}

fn voting(vote: &Vote, seat: Seat, pesos: u16) -> Message {
    let id = if vote.again { "ask-bid-again" } else { "ask-bid" };
    Message::new(id).number("votes", vote.votes[seat]).number("pesos", pesos)
}

/// The question of a step of the viewer's turn.
fn turn(view: &View, stage: &Stage<'_>, seat: Seat, (step, plays): (Step, u8)) -> String {
    let say = Message::new;
    let player = &view.table.players[seat];
    let offer = stage.offer;
    let message = match step {
        Step::Play => {
            let lap = plays / view.table.terms.players + 1;
            let id = if view.table.terms.delegate { "ask-play-delegate" } else { "ask-play" };
            say(id).number("lap", lap).number("laps", PLAYED)
        }
        Step::Pawn => say("ask-move"),
        Step::Harvest { free, .. } => {
            let water = player.held(Item::Water);
            say("ask-harvest").number("free", free).number("water", water)
        }
        Step::Trade { .. } => trading(stage, player.pesos),
        Step::Build => match offer.agreed(built) {
            Some(tile) => {
                let cost = say::cost(stage.words, &view.table.printed, tile);
                let the = stage.words.text(&format!("the-{}", tile.key()));
                let asked =
                    stage.words.with("ask-site", &[("the", the.into()), ("cost", cost.into())]);
                let does = say::does(stage.words, &view.table.printed, tile);
                return format!("{asked} {}: {does}", say::building(stage.words, tile));
            }
            None => say("ask-build"),
        },
        Step::Foreman { .. } => match offer.agreed(used).filter(|_| !offer.picked().is_empty()) {
            Some(tile) => {
                let name = say::building(stage.words, tile);
                return format!("{name}: {}", say::does(stage.words, &view.table.printed, tile));
            }
            None => say("ask-use"),
        },
        Step::Load { .. } => match (offer.agreed(shipped), offer.agreed(berth)) {
            (Some((_, good)), _) => say("ask-how-many").of("good", "good", good),
            (None, Some(_)) => say("ask-load-good"),
            (None, None) => say("ask-load"),
        },
        Step::Arrival { .. } => say("wait-arrival"),
    };
    say::said(stage, &message)
}

fn trading(stage: &Stage<'_>, pesos: u16) -> Message {
    let takes = |action: &Action| matches!(action, Action::Take { .. }).then_some(());
    // Whatever is left to do: nothing has been begun yet.
    if stage.offer.picked().is_empty() {
        let is_fresh = stage.offer.actions().any(|action| takes(action).is_some());
        let id = if is_fresh { "ask-trade" } else { "ask-trade-more" };
        return Message::new(id).number("pesos", pesos);
    }
    match (stage.offer.agreed(traded), stage.offer.agreed(trade)) {
        (Some((_, good)), _) => Message::new("ask-how-many").of("good", "good", good),
        (None, Some(Trade::Buys)) => Message::new("ask-buy").number("pesos", pesos),
        (None, Some(Trade::Sells)) => Message::new("ask-sell"),
        (None, None) if stage.offer.agreed(takes).is_some() => Message::new("ask-take"),
        (None, None) => Message::new("ask-trade-more").number("pesos", pesos),
    }
}

fn wait(view: &View, stage: &Stage<'_>) -> String {
    let words = stage.words;
    let names: Vec<&str> = asked(view).iter().map(|seat| stage.name(seat)).collect();
    let names = names.join(", ");
    let id = match view.phase {
        Phase::Opening => "wait-opening",
        Phase::Deal => "wait-deal",
        Phase::Choose { .. } => "wait-plantation",
        Phase::Bills => "wait-bills",
        Phase::Arrivals | Phase::Actions { step: Step::Arrival { .. }, .. } => "wait-arrival",
        Phase::Over => {
            return words.with("over", &[("rounds", view.table.printed.rounds.into())]);
        }
        Phase::Vote(_) if names.is_empty() => "wait-fists",
        Phase::Vote(_) => "wait-bids",
        Phase::Equip { .. } => "wait-equip",
        Phase::Delegates { .. } => "wait-delegates",
        Phase::Enact { .. } => "wait-enact",
        Phase::Levy { levy: Levy::Tax, .. } => "wait-tax",
        Phase::Levy { levy: Levy::Duty, .. } => "wait-duty",
        Phase::Actions { step, .. } => match step {
            Step::Play => "wait-play",
            Step::Pawn | Step::Harvest { .. } => "wait-worker",
            Step::Trade { .. } => "wait-tradeswoman",
            Step::Build => "wait-architect",
            Step::Foreman { .. } => "wait-foreman",
            Step::Load { .. } | Step::Arrival { .. } => "wait-mayor",
        },
    };
    words.with(id, &[("names", names.into())])
}
