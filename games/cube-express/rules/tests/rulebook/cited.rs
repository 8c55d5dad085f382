//! Whoever is refused something is told by which rule.

use cube_express_rules::scenario::refusals;
use tabletop::Cites as _;

#[test]
fn every_refusal_names_a_chapter_or_a_ruling() {
    for refusal in refusals() {
        let rule = refusal.cites();
        let named = rule.starts_with('Q') || rule.starts_with('§') || rule.contains('.');
        assert!(named && rule.len() > 1, "{refusal:?}: {rule:?}");
    }
}
