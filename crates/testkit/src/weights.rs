//! Weights that are kept as data.

use bots::Weights;

/// Checks a file of weights: it says what found them, names every weight once and nothing else,
/// and is what the bots read.
///
/// # Panics
///
/// If it is not so.
pub fn weights_are_known<W: Weights>(text: &str) {
    assert!(text.starts_with("# Found by `cargo xtask tune "), "it says what found them");
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pairs: Vec<(&str, f64)> = lines
        .map(|line| {
            let (name, value) = line.split_once('=').expect("a name and a value");
            (name.trim(), value.trim().parse().expect("a number"))
        })
        .collect();
    let names: Vec<&str> = pairs.iter().map(|&(name, _)| name).collect();
    assert_eq!(names, W::NAMES);
    let values: Vec<f64> = pairs.iter().map(|&(_, value)| value).collect();
    assert_eq!(W::read(text).values(), values);
    assert_ne!(W::read(text).values(), W::BY_HAND.values());
}
