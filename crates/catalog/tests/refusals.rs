//! What is refused is told in the player's language.

use std::collections::BTreeMap;

use locale::Language;
use tabletop::{Key, Seat};

#[test]
fn a_refusal_speaks_the_players_language_and_names_its_rule() {
    let title = catalog::find("santiago-de-cuba").unwrap();
    let setup = title.profile().setup(2, None, BTreeMap::new()).unwrap();
    let table = title.open(&setup, &title.boxes().built_in().hash).unwrap();
    let refusal = table.check(Seat::new(0), &table.action("pass").unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "it is not this player's decision now (§1)");
    let said = Language::ALL.iter().map(|&language| refusal.text(title.words(language), &[]));
    let told = [
        "It is not your decision now. (§1)",
        "Das entscheidest du jetzt nicht. (§1)",
        "Ahora no te toca decidir. (§1)",
    ];
    assert_eq!(said.collect::<Vec<_>>(), told);
    let nonsense = table.action("nonsense").unwrap_err();
    assert_eq!(nonsense.text(title.words(Language::De), &[]), "Diesen Zug gibt es nicht.");
}
