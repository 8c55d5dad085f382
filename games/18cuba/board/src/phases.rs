//! What the phases bring, in words.

use cuba18_rules::components::Data;
use cuba18_track::{Color, Company, Phase, Train, Wagon};
use locale::Words;
use tabletop::Key;

use crate::say;

/// What is new in a phase, such as `green tiles, 3n trains, machines +20`.
pub(crate) fn brought(data: &Data, words: &Words, number: u8) -> String {
    let Some(phase) = Phase::new(number) else { return String::new() };
    let before = number.checked_sub(1).and_then(Phase::new);
    let mut told = opened(data, words, phase, before);
    let numbers = data.track.numbers();
    for (id, company) in [("phase-major-limit", Company::Oe), ("phase-minor-limit", Company::Hg)] {
        let limit = numbers.train_limit(phase, company);
        if before.is_some_and(|before| numbers.train_limit(before, company) != limit) {
            told.push(words.with(id, &[("count", limit.into())]));
        }
    }
    let rounds = data.phases.rounds(phase);
    if before.is_none_or(|before| data.phases.rounds(before) != rounds) {
        told.push(words.with("phase-rounds", &[("count", rounds.into())]));
    }
    let scrapped = Train::ALL.iter().filter(|&&train| data.scrapped_in(train) == Some(number));
    let scrapped: Vec<&str> = scrapped.map(|&train| say::train(train)).collect();
    if !scrapped.is_empty() {
        told.push(words.with("phase-scrapped", &[("trains", scrapped.join(" ").into())]));
    }
    if data.phases.aging == number {
        told.push(words.text("phase-aging"));
    }
    if told.is_empty() { words.text("phase-nothing") } else { told.join(", ") }
}

/// What comes into the game.
fn opened(data: &Data, words: &Words, phase: Phase, before: Option<Phase>) -> Vec<String> {
    let (number, numbers) = (phase.number(), data.track.numbers());
    let newest = numbers.color_step(phase);
    let known = before.map_or(0, |before| numbers.color_step(before) + 1);
    let colors = Color::ALL.iter().enumerate().filter(|(step, _)| (known..=newest).contains(step));
    let mut told: Vec<String> =
        colors.map(|(_, color)| words.text(&format!("phase-{}", color.key()))).collect();
    for (train, _) in data.narrow_trains().into_iter().filter(|&(_, from)| from == number) {
        told.push(words.with("phase-train", &[("train", say::train(train).into())]));
    }
    for (&wagon, _) in Wagon::ALL.iter().zip(data.phases.wagons).filter(|(_, from)| *from == number)
    {
        told.push(words.with("phase-wagon", &[("wagon", wagon.key().into())]));
    }
    let machines = data.cards.machine_bonus.into_iter().zip(data.phases.machines);
    for (bonus, _) in machines.filter(|(_, from)| *from == number) {
        told.push(words.with("phase-machines", &[("bonus", bonus.into())]));
    }
    let others = [
        ("phase-deals", data.phases.deals),
        ("phase-sugar", numbers.sugar_fields_from),
        ("phase-fec", data.phases.fec),
    ];
    told.extend(others.iter().filter(|(_, from)| *from == number).map(|(id, _)| words.text(id)));
    told
}
