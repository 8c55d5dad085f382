//! Reading a tree of values as a type, without stopping at the first fault.

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use crate::Complaint;
use crate::plain::{self, Kind};
use crate::sheet::NAMES;

/// So many complaints are enough.
const MOST: usize = 100;

/// Of so many faults the game is asked what may stand there.
const PROBES: usize = 20;

/// A tree that was read as a type, as far as it could be.
pub(crate) struct Mended<T> {
    /// The tree as a value of its type; faults are made good.
    pub(crate) file: Option<T>,
    /// What was made good.
    pub(crate) faults: Vec<Fault>,
    /// Whether there are more faults than were looked for.
    is_cut: bool,
    /// The tree with its faults made good.
    tree: Value,
}

/// A value that does not fit its type.
pub(crate) struct Fault {
    steps: Vec<Step>,
    error: String,
    here: Option<Value>,
}

/// Reads a tree as a type.
///
/// A value that does not fit is replaced by the one that stands there in `sound`, a tree
/// without faults, so that what comes after it is read too.
pub(crate) fn typed<T: DeserializeOwned>(mut tree: Value, sound: &Value) -> Mended<T> {
    let mut faults = Vec::new();
    for _ in 0..MOST {
        let error = match serde_path_to_error::deserialize::<_, T>(&tree) {
            Ok(value) => return Mended { file: Some(value), faults, is_cut: false, tree },
            Err(error) => error,
        };
        let steps = steps(error.path(), &tree);
        let here = find(&tree, &steps).cloned();
        let error = error.inner().to_string();
        let mended = mend(&mut tree, sound, steps.clone(), &error);
        faults.push(Fault { steps, error, here });
        if !mended {
            return Mended { file: None, faults, is_cut: false, tree };
        }
    }
    let is_cut = serde_path_to_error::deserialize::<_, T>(&tree).is_err();
    Mended { file: None, faults, is_cut, tree }
}

impl<T: DeserializeOwned> Mended<T> {
    /// The complaints about all faults; `others` is what the game says of a file.
    pub(crate) fn complaints(
        &self,
        sound: &Value,
        others: impl Fn(T) -> Vec<Complaint>,
    ) -> Vec<Complaint> {
        // What could not be read as a value was told already, and no box holds nothing.
        let told = self.faults.iter().filter(|fault| fault.here != Some(Value::Null));
        let complaint = |(number, fault): (usize, &Fault)| {
            let range = (number < PROBES).then(|| self.range(fault, &others)).flatten();
            fault.complaint(sound, range)
        };
        let more = self.is_cut.then(|| Complaint::more(MOST));
        told.enumerate().map(complaint).chain(more).collect()
    }

    /// Whether what the game says of this place is sure: nothing is of an entry whose own name
    /// could not be read.
    pub(crate) fn is_sure(&self, complaint: &Complaint) -> bool {
        let is_within = |entry: &str| {
            let rest = complaint.place.strip_prefix(entry);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        !self.faults.iter().any(|fault| match fault.steps.as_slice() {
            [entry @ .., Step::Key(key)] if NAMES.contains(&key.as_str()) => {
                matches!(entry.last(), Some(Step::Index(_))) && is_within(&place(entry))
            }
            _ => false,
        })
    }

    /// What the game says of the largest number that could be written at the place of a fault.
    fn range(&self, fault: &Fault, others: impl Fn(T) -> Vec<Complaint>) -> Option<String> {
        let Kind::Number { most, .. } = Kind::of(&fault.error) else { return None };
        let place = place(&fault.steps);
        let about = |complaint: &Complaint| {
            let rest = place.strip_prefix(&complaint.place);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        let mut tree = self.tree.clone();
        *find_mut(&mut tree, &fault.steps)? = most.into();
        let said = others(serde_json::from_value(tree).ok()?);
        let ranges = said.iter().filter(|complaint| about(complaint)).map(|complaint| {
            let range = complaint.range().unwrap_or(&complaint.what);
            (complaint.place.len(), range.to_owned())
        });
        // What counts or repeats the number is not about the one that was written.
        let ranges = ranges.filter(|(_, range)| !range.contains(&most.to_string()));
        ranges.max_by_key(|&(length, _)| length).map(|(_, range)| range)
    }
}

impl Fault {
    fn complaint(&self, sound: &Value, range: Option<String>) -> Complaint {
        let Fault { steps, error, here } = self;
        let sound = find(sound, steps);
        let what = plain::sentence(error, here.as_ref(), sound, range.as_deref());
        match Kind::of(error) {
            Kind::Missing(_) => Complaint::missing(place(steps), what),
            Kind::Unknown(field) => {
                let mut inner = steps.clone();
                if here.as_ref().is_some_and(|here| here.get(&field).is_some()) {
                    inner.push(Step::Key(field));
                }
                Complaint::at(place(&inner), what)
            }
            Kind::Number { .. } | Kind::Other => Complaint::at(place(steps), what),
        }
    }
}

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Index(usize),
}

/// The way to what an error is about, as far as it is in the tree.
fn steps(path: &Path, tree: &Value) -> Vec<Step> {
    let step = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(Step::Index(*index)),
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Enum { variant } => Some(Step::Key(variant.clone())),
        Segment::Unknown => None,
    };
    let mut steps: Vec<Step> = path.iter().filter_map(step).collect();
    while exact(tree, &steps).is_none() {
        steps.pop();
    }
    steps
}

fn place(steps: &[Step]) -> String {
    steps.iter().fold(String::new(), |place, step| match step {
        Step::Key(key) if place.is_empty() => key.clone(),
        Step::Key(key) => format!("{place}.{key}"),
        Step::Index(index) => format!("{place}[{index}]"),
    })
}

/// Makes one fault good; whether anything has changed.
fn mend(tree: &mut Value, sound: &Value, mut steps: Vec<Step>, error: &str) -> bool {
    match Kind::of(error) {
        Kind::Missing(field) => {
            let mut inner = steps.clone();
            inner.push(Step::Key(field.clone()));
            if let (Some(Value::Object(fields)), Some(value)) =
                (find_mut(tree, &steps), find(sound, &inner))
            {
                return fields.insert(field, value.clone()).is_none();
            }
        }
        Kind::Unknown(field) => {
            let mut around = steps.clone();
            loop {
                if let Some(Value::Object(fields)) = find_mut(tree, &around)
                    && fields.remove(&field).is_some()
                {
                    return true;
                }
                if around.pop().is_none() {
                    break;
                }
            }
        }
        Kind::Number { .. } | Kind::Other => {}
    }
    loop {
        if let (Some(here), Some(value)) = (find_mut(tree, &steps), find(sound, &steps))
            && here != value
        {
            *here = value.clone();
            return true;
        }
        if steps.pop().is_none() {
            return false;
        }
    }
}

fn find_mut<'v>(mut value: &'v mut Value, steps: &[Step]) -> Option<&'v mut Value> {
    for step in steps {
        value = match step {
            Step::Key(key) => value.get_mut(key)?,
            Step::Index(index) => value.get_mut(index)?,
        };
    }
    Some(value)
}

fn exact<'v>(mut value: &'v Value, steps: &[Step]) -> Option<&'v Value> {
    for step in steps {
        value = match step {
            Step::Key(key) => value.get(key)?,
            Step::Index(index) => value.get(index)?,
        };
    }
    Some(value)
}

/// The value at a place; if a list has none there, that of the first item which has one.
fn find<'v>(value: &'v Value, steps: &[Step]) -> Option<&'v Value> {
    let Some((step, rest)) = steps.split_first() else { return Some(value) };
    match step {
        Step::Key(key) => find(value.get(key)?, rest),
        Step::Index(index) => {
            let items = value.as_array()?;
            let here = items.get(*index).into_iter();
            here.chain(items).find_map(|item| find(item, rest))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct File {
        ship: Ship,
        dice: Vec<Die>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Ship {
        flags: [u8; 3],
        most: u8,
    }

    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Die {
        faces: [u8; 2],
        good: Good,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Good {
        Rum,
        Cigars,
    }

    fn sound() -> Value {
        json!({"ship": {"flags": [2, 3, 4], "most": 5}, "dice": [{"faces": [1, 2], "good": "rum"}]})
    }

    fn read(tree: Value) -> (Option<File>, Vec<String>) {
        let mended = typed::<File>(tree, &sound());
        let wrong = mended.complaints(&sound(), |file| {
            Complaint::within("ship.most", file.ship.most, &(1..=9)).into_iter().collect()
        });
        (mended.file, wrong.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn a_sound_tree_is_read_as_it_is() {
        let (file, wrong) = read(sound());
        let file = file.unwrap();
        assert_eq!((file.ship.flags, file.ship.most), ([2, 3, 4], 5));
        assert_eq!((file.dice[0].faces, &file.dice[0].good), ([1, 2], &Good::Rum));
        assert_eq!(wrong, [""; 0]);
    }

    #[test]
    fn every_fault_is_told_at_its_place() {
        let (file, wrong) = read(json!({
            "ship": {"flags": [2, 3, 4, 5], "more": 5},
            "dice": [{"faces": [1, 300], "good": "rum"}, {"faces": [1], "good": "gold"}, 7],
            "sails": 2,
        }));
        assert!(file.is_some());
        let told = |place: &str, what: &str| {
            let found = wrong.iter().any(|one| one.starts_with(place) && one.contains(what));
            assert!(found, "{place}, {what}: {wrong:#?}");
        };
        told("ship.flags: ", "there are 4 in this list; there must be 3");
        told("ship.more: ", "nothing here is called \"more\"; there are flags, most");
        told("ship: ", "most is missing; ours is 5");
        told("dice[0].faces[1]: ", "must be a whole number from 0 to 255, not 300");
        told("dice[1].faces: ", "there are 1 in this list; there must be 2");
        told("dice[1].good: ", "must be one of rum, cigars, not \"gold\"");
        told("dice[2]: ", "must be written as { faces = …, good = … }, not 7");
        told("sails: ", "nothing here is called \"sails\"; there are ship, dice");
        assert_eq!(wrong.len(), 8, "{wrong:#?}");
    }

    /// However many there are, it is said that not all are told.
    #[test]
    fn what_is_not_told_is_said() {
        let faulty = |count: usize| {
            let dice = vec![json!({"faces": [1, 2], "good": "gold"}); count];
            read(json!({"ship": {"flags": [2, 3, 4], "most": 5}, "dice": dice})).1
        };
        assert_eq!(faulty(MOST).len(), MOST);
        let told = faulty(MOST + 1);
        assert_eq!(told.len(), MOST + 1);
        assert!(told[MOST].starts_with("more than 100 things are wrong; "), "{}", told[MOST]);
    }

    /// Whatever stands where a number belongs, the game tells which numbers may.
    #[test]
    fn a_game_names_its_bounds() {
        for (written, shown) in [(json!("five"), "\"five\""), (json!(500), "500")] {
            let (_, wrong) = read(json!({
                "ship": {"flags": [2, 3, 4], "most": written},
                "dice": [{"faces": [1, true], "good": "rum"}],
            }));
            let bounds = format!("ship.most: must be a whole number from 1 to 9, not {shown}");
            assert_eq!(wrong[1], bounds);
            assert_eq!(
                wrong[0],
                "dice[0].faces[1]: must be a whole number from 0 to 255, not true"
            );
        }
    }

    #[test]
    fn what_is_no_box_at_all_is_told_once() {
        assert_eq!(read(json!(7)).1.len(), 1);
        assert_eq!(read(json!({})).1.len(), 2);
    }
}
