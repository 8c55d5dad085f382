//! The run of a company as one line of the log: what came in, what became of it, and the price.

use cuba18_rules::Event;
use cuba18_track::Company;
use tabletop::Message;

/// The events by lines: with a run go its dividend and the price that it moved.
pub(crate) fn told(events: &[Event]) -> Vec<Vec<usize>> {
    let mut lines: Vec<Vec<usize>> = Vec::new();
    for (place, event) in events.iter().enumerate() {
        let follows = |line: &Vec<usize>| {
            let first = line.first().and_then(|&first| ran(&events[first]));
            first.is_some() && first == outcome(event) && line.len() < RUN
        };
        match lines.iter_mut().rev().find(|line| follows(line)) {
            Some(line) => line.push(place),
            None => lines.push(vec![place]),
        }
    }
    lines
}

/// A run, its dividend and its price.
const RUN: usize = 3;

/// The company whose trains ran.
const fn ran(event: &Event) -> Option<Company> {
    if let Event::Ran { company, .. } = event { Some(*company) } else { None }
}

/// The company whose run came to this.
const fn outcome(event: &Event) -> Option<Company> {
    if let Event::PaidOut { company, .. }
    | Event::Kept { company, .. }
    | Event::Priced { company, .. } = event
    {
        Some(*company)
    } else {
        None
    }
}

/// Two moves in a row that the log tells as one: a run, and what becomes of its income.
pub(crate) fn joined(earlier: &[Event], later: &[Event]) -> Option<Vec<Event>> {
    let run = earlier.iter().find_map(ran)?;
    let decided = later.first().is_some_and(|event| {
        matches!(event, Event::PaidOut { .. } | Event::Kept { .. }) && outcome(event) == Some(run)
    });
    let open = earlier.iter().all(|event| outcome(event) != Some(run));
    (decided && open).then(|| [earlier, later].concat())
}

/// What became of an income: the sentences without and with a new price, and how much it was.
const fn became(event: &Event) -> Option<(&'static str, &'static str, u16)> {
    if let Event::PaidOut { revenue, .. } = event {
        return Some(("ran-paid", "ran-paid-moved", *revenue));
    }
    let Event::Kept { revenue, .. } = event else { return None };
    Some(match *revenue {
        0 => ("ran-none", "ran-none-moved", 0),
        kept => ("ran-kept", "ran-kept-moved", kept),
    })
}

/// A run with what became of it, if these events tell one: its company, and the sentence.
pub(crate) fn run(events: &[&Event]) -> Option<(Company, Message)> {
    let company = ran(events.first()?)?;
    let (still, moved, revenue) = events.iter().find_map(|event| became(event))?;
    let price = events.iter().find_map(|event| {
        let Event::Priced { before, price, .. } = event else { return None };
        Some((before.coins(), price.coins()))
    });
    let told = |id| Message::new(id).word("company", company).number("amount", revenue);
    let message = match price {
        Some((before, price)) => told(moved).number("before", before).number("price", price),
        None => told(still),
    };
    Some((company, message))
}
