//! Reading a tree of values as a type, without stopping at the first fault.

use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_path_to_error::{Path, Segment};

use crate::Complaint;

/// So many complaints are enough.
const MOST: usize = 100;

/// The tree as a value of its type, and what is wrong with it.
///
/// A value that does not fit is told and replaced by the one that stands there
/// in `sound`, a tree without faults, so that what comes after it is read too.
pub(crate) fn typed<T: DeserializeOwned>(
    mut tree: Value,
    sound: &Value,
    wrong: &mut Vec<Complaint>,
) -> Option<T> {
    for _ in 0..MOST {
        let error = match serde_path_to_error::deserialize::<_, T>(&tree) {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
        let steps = steps(error.path());
        let what = error.inner().to_string();
        wrong.push(Complaint::at(place(&steps), what.clone()));
        if !mend(&mut tree, sound, steps, &what) {
            return None;
        }
    }
    None
}

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Index(usize),
}

fn steps(path: &Path) -> Vec<Step> {
    let step = |segment: &Segment| match segment {
        Segment::Seq { index } => Some(Step::Index(*index)),
        Segment::Map { key } => Some(Step::Key(key.clone())),
        Segment::Enum { .. } | Segment::Unknown => None,
    };
    path.iter().filter_map(step).collect()
}

fn place(steps: &[Step]) -> String {
    steps.iter().fold(String::new(), |place, step| match step {
        Step::Key(key) if place.is_empty() => key.clone(),
        Step::Key(key) => format!("{place}.{key}"),
        Step::Index(index) => format!("{place}[{index}]"),
    })
}

/// Makes one fault good; whether anything has changed.
fn mend(tree: &mut Value, sound: &Value, mut steps: Vec<Step>, what: &str) -> bool {
    if let Some(field) = named(what, "missing field `") {
        let mut inner = steps.clone();
        inner.push(Step::Key(field.to_owned()));
        if let (Some(Value::Object(fields)), Some(value)) =
            (find_mut(tree, &steps), find(sound, &inner))
        {
            return fields.insert(field.to_owned(), value.clone()).is_none();
        }
    }
    if let Some(field) = named(what, "unknown field `") {
        let mut around = steps.clone();
        loop {
            if let Some(Value::Object(fields)) = find_mut(tree, &around)
                && fields.remove(field).is_some()
            {
                return true;
            }
            if around.pop().is_none() {
                break;
            }
        }
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

/// The name in an error of serde's.
fn named<'w>(what: &'w str, before: &str) -> Option<&'w str> {
    what.strip_prefix(before)?.split('`').next()
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

/// The value at a place; of a list that is shorter, its first.
fn find<'v>(mut value: &'v Value, steps: &[Step]) -> Option<&'v Value> {
    for step in steps {
        value = match step {
            Step::Key(key) => value.get(key)?,
            Step::Index(index) => value.get(index).or_else(|| value.get(0))?,
        };
    }
    Some(value)
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
        let mut wrong = Vec::new();
        let file = typed(tree, &sound(), &mut wrong);
        (file, wrong.iter().map(ToString::to_string).collect())
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
        told("ship.flags", "invalid length 4");
        told("ship", "unknown field `more`, expected `flags` or `most`");
        told("ship", "missing field `most`");
        told("dice[0].faces[1]", "`300`, expected u8");
        told("dice[1].faces", "invalid length 1");
        told("dice[1].good", "unknown variant `gold`, expected `rum` or `cigars`");
        told("dice[2]", "expected struct Die");
        told("", "unknown field `sails`");
        assert_eq!(wrong.len(), 8, "{wrong:#?}");
    }

    #[test]
    fn what_is_no_box_at_all_is_told_once() {
        assert_eq!(read(json!(7)).1.len(), 1);
        assert_eq!(read(json!({})).1.len(), 2);
    }
}
