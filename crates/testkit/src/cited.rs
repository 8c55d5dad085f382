//! Refusals and the rules they name.

use std::fmt;

use tabletop::Cites;

/// Whoever is refused something is told by which chapter or ruling.
///
/// # Panics
///
/// Panics at the first refusal that names none.
pub fn cited<R: Cites + fmt::Debug>(refusals: impl IntoIterator<Item = R>) {
    for refusal in refusals {
        let rule = refusal.cites();
        let named = rule.starts_with('Q') || rule.starts_with('§') || rule.contains('.');
        assert!(named && rule.len() > 1, "{refusal:?}: {rule:?}");
    }
}
