//! What every game's boxes must satisfy: faults are told in words, a second box differs
//! everywhere, and whatever passes the checks can be played.

use std::collections::{BTreeMap, BTreeSet};

use boxes::{Boxed, Complaint, Contents};
use serde_json::Value;
use tabletop::{Dice, Game, SeededDice};

use crate::played::play;

/// Something of the built-in box, how it is spoiled, and what is said of it.
pub type Spoiled<'t> = (&'t str, &'t str, &'t str);

/// Words that only programmers know.
const FOREIGN: &[&str] =
    &["invalid ", "expected ", "struct", "variant", "field `", "None", "u8", "u16", "u32", "i32"];

/// The complaints about a box file, as they are shown.
///
/// # Panics
///
/// Panics if it is sound.
pub fn complaints<G: Game<Data: Contents>>(text: &str) -> Vec<String> {
    let wrong = Boxed::<G::Data>::read(G::PROFILE.id, text).map(|boxed| boxed.hash().to_owned());
    wrong.expect_err("it is not sound").iter().map(ToString::to_string).collect()
}

/// Every spoiled box is refused, each complaint with its line and in plain words, and what is
/// expected among them.
///
/// # Panics
///
/// Panics at the first box that is not.
pub fn are_refused<G: Game<Data: Contents>>(spoiled: &[Spoiled<'_>]) {
    let sound = G::Data::FILES.concat();
    for (whole, wrong, said) in spoiled {
        let text = sound.replacen(whole, wrong, 1);
        assert_ne!(text, sound, "{whole} is not in the box");
        let complaints = complaints::<G>(&text);
        let told = complaints.iter().any(|one| one.contains(said));
        assert!(told, "{wrong}: {said} is not among {complaints:#?}");
        for complaint in &complaints {
            assert!(complaint.starts_with("line "), "{wrong}: {complaint}");
            let foreign = FOREIGN.iter().find(|word| complaint.contains(**word));
            assert_eq!(foreign, None, "{wrong}: {complaint}");
        }
    }
}

/// A second box is of use where it differs: everywhere but at places that end with one of
/// `same`. Lists at places that hold one of `whole` are compared as one value.
///
/// # Panics
///
/// Panics if it does not, or does not name the built-in box as its parent.
pub fn differs_everywhere<D: Contents>(second: &Boxed<D>, whole: &[&str], same: &[&str]) {
    let ours = D::shelf().built_in();
    assert_eq!(second.head().parent.as_deref(), Some(ours.hash()));
    let [ours, second] = [ours, second].map(|boxed| leaves(boxed.value(), whole));
    assert!(ours.len() > 50, "{} values are few", ours.len());
    let alike = ours.iter().filter(|&(place, value)| second.get(place) == Some(value));
    let alike: BTreeSet<&str> = alike.map(|(place, _)| place.as_str()).collect();
    let is_same = |place: &&&str| !same.iter().any(|end| place.ends_with(end));
    assert_eq!(alike.iter().filter(is_same).collect::<Vec<_>>(), Vec::<&&str>::new());
    let idle = same.iter().filter(|end| !alike.iter().any(|place| place.ends_with(**end)));
    assert_eq!(idle.collect::<Vec<_>>(), Vec::<&&str>::new(), "these differ, too");
}

/// Everything that is played with, by its place; neither the head nor what only explains.
/// Lists of names, and lists at places that hold one of `whole`, are one value.
fn leaves(value: &Value, whole: &[&str]) -> BTreeMap<String, Value> {
    let mut leaves = BTreeMap::new();
    let mut ahead = vec![(String::new(), value)];
    while let Some((place, value)) = ahead.pop() {
        match value {
            Value::Object(fields) => {
                let inner = fields.iter().filter(|(key, _)| is_played(key));
                ahead.extend(inner.map(|(key, value)| (format!("{place}/{key}"), value)));
            }
            Value::Array(items)
                if !items.iter().all(Value::is_string)
                    && !whole.iter().any(|part| place.contains(part)) =>
            {
                let inner = items.iter().enumerate();
                ahead.extend(inner.map(|(index, item)| (format!("{place}/{index}"), item)));
            }
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_) => {
                leaves.insert(place, value.clone());
            }
        }
    }
    leaves
}

/// Whether something of a box counts: neither its head nor what only explains does.
fn is_played(key: &str) -> bool {
    !["box", "label", "note"].contains(&key)
}

/// Plays with `count` boxes whose values are changed at random as far as the checks allow: what
/// is complained about is put back. `text` changes texts.
///
/// # Panics
///
/// Panics if a game breaks, or if nearly nothing was changed.
pub fn any_sound_box_plays<G: Game<Data: Contents>>(
    from: &[&Boxed<G::Data>],
    count: usize,
    mut text: impl FnMut(&str, &str, &mut SeededDice) -> Option<String>,
) {
    let mut changed = 0;
    for (number, sound) in (0..count).zip(from.iter().cycle()) {
        let mut dice = SeededDice::stream(77, number as u64);
        let boxed = random_box::<G>(sound, &mut dice, &mut text);
        let leaves = [sound.value(), boxed.value()].map(|value| leaves(value, &[]));
        changed +=
            leaves[0].iter().filter(|&(place, one)| leaves[1].get(place) != Some(one)).count();
        let variants = G::PROFILE.variants;
        let (players, names) = variants[number % variants.len()];
        let name = names[number / variants.len() % names.len()];
        let setup = G::PROFILE.setup(players, Some(name), BTreeMap::new()).expect("it is listed");
        let end = play::<G>(&setup, boxed, number as u64, |_| ());
        assert_eq!(end.audit(), Vec::<String>::new(), "{}", boxed.value());
    }
    assert!(changed > 5 * count, "most values were left as they are: {changed} in {count} boxes");
}

/// A sound box with values changed at random.
fn random_box<G: Game<Data: Contents>>(
    sound: &Boxed<G::Data>,
    dice: &mut SeededDice,
    text: &mut impl FnMut(&str, &str, &mut SeededDice) -> Option<String>,
) -> &'static Boxed<G::Data> {
    let mut value = sound.value().clone();
    let odds = [2, 4, 40][dice.roll(3) as usize];
    change(&mut value, "", odds, dice, text);
    let mut around = 0;
    for _ in 0..60 {
        let wrong = match Boxed::<G::Data>::revive(G::PROFILE.id, &value) {
            // A shelf keeps few boxes; these are many.
            Ok(boxed) => return Box::leak(Box::new(boxed)),
            Err(wrong) => wrong,
        };
        assert!(wrong.iter().all(|complaint| !complaint.what.is_empty()), "{wrong:?}");
        let put = wrong.iter().filter(|one| put_back(&mut value, sound.value(), one, around));
        if put.count() == 0 {
            around += 1;
        }
    }
    panic!("{:?}", Boxed::<G::Data>::revive(G::PROFILE.id, &value).map(drop));
}

/// Puts back what a complaint is about, with what is so many steps around it; whether anything
/// has changed.
fn put_back(value: &mut Value, sound: &Value, complaint: &Complaint, around: usize) -> bool {
    let place = complaint.place.replace('[', ".").replace(']', "");
    let steps: Vec<&str> = place.split('.').filter(|step| !step.is_empty()).collect();
    let steps = &steps[..steps.len().saturating_sub(around)];
    let slash = if steps.is_empty() { "" } else { "/" };
    let pointer = format!("{slash}{}", steps.join("/"));
    match (value.pointer_mut(&pointer), sound.pointer(&pointer)) {
        (Some(here), Some(there)) if here != there => {
            *here = there.clone();
            true
        }
        (Some(_) | None, Some(_) | None) => false,
    }
}

/// Changes one in `odds` numbers and texts, and swaps items of lists.
fn change(
    value: &mut Value,
    place: &str,
    odds: u32,
    dice: &mut SeededDice,
    text: &mut impl FnMut(&str, &str, &mut SeededDice) -> Option<String>,
) {
    match value {
        Value::Number(number) => {
            if let (0, Some(old)) = (dice.roll(odds), number.as_u64()) {
                *value = other(old, dice).into();
            }
        }
        Value::String(old) => {
            if dice.roll(odds) == 0
                && let Some(new) = text(place, old, dice)
            {
                *old = new;
            }
        }
        Value::Array(items) => {
            if items.len() > 1 && dice.roll(20 * odds) == 0 {
                let count = u32::try_from(items.len()).expect("lists are short");
                items.swap(dice.roll(count) as usize, dice.roll(count) as usize);
            }
            for (index, item) in items.iter_mut().enumerate() {
                change(item, &format!("{place}/{index}"), odds, dice, text);
            }
        }
        Value::Object(fields) => {
            for (key, field) in fields.iter_mut().filter(|(key, _)| is_played(key)) {
                change(field, &format!("{place}/{key}"), odds, dice, text);
            }
        }
        Value::Null | Value::Bool(_) => {}
    }
}

/// What a number may become: a neighbor, nothing, or much more.
fn other(number: u64, dice: &mut SeededDice) -> u64 {
    let extremes = [
        0,
        1,
        2,
        3,
        5,
        9,
        10,
        20,
        40,
        60,
        100,
        200,
        255,
        300,
        5000,
        65_535,
        number * 2,
        number * 10 + 3,
        number.saturating_sub(1),
        number + 1,
        number + 1,
        number + 2,
    ];
    extremes[dice.roll(22) as usize]
}
