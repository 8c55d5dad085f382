//! Whoever is refused something is told by which rule.

#[test]
fn every_refusal_names_a_chapter_or_a_ruling() {
    testkit::cited(cuba_rules::scenario::refusals());
}
