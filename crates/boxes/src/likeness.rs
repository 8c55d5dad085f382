//! Which game a file is of, whatever its head says.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::sheet::Sheet;

/// The game whose box a file resembles most, of `games` with a box of each; nothing if it
/// resembles none.
pub fn resembling<'g>(
    text: &str,
    games: impl IntoIterator<Item = (&'g str, Value)>,
) -> Option<&'g str> {
    let file = keys(&Sheet::of_text(text).value);
    let alike = games.into_iter().map(|(game, value)| {
        let known = keys(&value);
        (known.intersection(&file).count(), known.len(), game)
    });
    let (shared, known, game) = alike.max_by_key(|&(shared, ..)| shared)?;
    // Of what is cut or spoiled a good part is still there.
    (shared > 0 && shared * 4 >= known.min(file.len())).then_some(game)
}

/// The names of sections, and of what stands in each.
fn keys(value: &Value) -> BTreeSet<String> {
    let sections = value.as_object().into_iter().flatten();
    let sections = sections.filter(|(section, _)| *section != "box");
    sections
        .flat_map(|(section, inner)| {
            let entry = inner.as_array().and_then(|entries| entries.first()).unwrap_or(inner);
            let inner = entry.as_object().into_iter().flatten();
            let inner = inner.map(move |(key, _)| format!("{section}.{key}"));
            inner.chain([section.clone()])
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_file_is_known_by_its_sections() {
        let games = || {
            [
                ("chess", json!({"box": {}, "board": {"rows": 8}, "piece": [{"name": "king"}]})),
                ("dice", json!({"box": {}, "board": {"sides": 6}, "cup": {"dice": 2}})),
            ]
        };
        assert_eq!(resembling("[board]\nrows = 9\n[[piece]]\nname = 1\n", games()), Some("chess"));
        assert_eq!(resembling("[cup]\ndice = 3\n", games()), Some("dice"));
        assert_eq!(resembling("[box]\ngame = \"dice\"\n[garden]\ntrees = 3\n", games()), None);
    }
}
