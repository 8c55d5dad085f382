//! Covers: one drawing for each game that can stand on one page with all the others.

use std::collections::BTreeSet;

use catalog::GAMES;
use locale::Language;
use tabletop::Key;

/// No cover is larger, so that a page with all of them stays small.
const MOST_BYTES: usize = 8 * 1024;

#[test]
fn every_cover_is_well_formed_small_and_silent() {
    for title in GAMES {
        let (id, picture) = (title.profile().id, title.cover().picture);
        assert!(picture.len() <= MOST_BYTES, "{id}: {} bytes", picture.len());
        let read = roxmltree::Document::parse(picture);
        let read = read.unwrap_or_else(|fault| panic!("{id}: {fault}"));
        let root = read.root_element();
        assert_eq!(root.tag_name().name(), "svg", "{id}");
        assert_eq!(root.attribute("id"), Some(format!("cover-{id}").as_str()));
        assert_eq!(root.attribute("class"), Some("cover"), "{id}");
        assert_eq!(root.attribute("viewBox"), Some("0 0 480 300"), "{id}");
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{id}");
        let has =
            |class: &str| read.descendants().any(|node| node.attribute("class") == Some(class));
        assert!(has("k-dusk"), "{id}: there is no night");
        assert!(
            !read.descendants().any(|node| node.has_tag_name("text")),
            "{id}: words are no art"
        );
    }
}

#[test]
fn no_two_things_on_the_covers_have_one_id_and_all_that_is_referred_to_is_there() {
    let mut known = BTreeSet::new();
    for title in GAMES {
        let (id, picture) = (title.profile().id, title.cover().picture);
        let read = roxmltree::Document::parse(picture).expect("another test says which one fails");
        let mut own = BTreeSet::new();
        for name in read.descendants().filter_map(|node| node.attribute("id")) {
            assert!(name == format!("cover-{id}") || name.starts_with(&format!("cover-{id}-")));
            assert!(known.insert(name.to_owned()) && own.insert(name.to_owned()), "{name} twice");
        }
        let values = read.descendants().flat_map(|node| node.attributes().map(|one| one.value()));
        let referred = values.filter_map(|value| {
            let address = value.strip_prefix("url(").and_then(|rest| rest.strip_suffix(')'));
            address.unwrap_or(value).strip_prefix('#').filter(|name| name.starts_with("cover-"))
        });
        let referred: Vec<&str> = referred.collect();
        assert!(!referred.is_empty(), "{id}");
        assert!(referred.iter().all(|name| own.contains(*name)), "{id}: {referred:?}");
    }
}

#[test]
fn every_game_says_what_it_asks_for_and_invites_in_every_language() {
    for title in GAMES {
        let (id, cover) = (title.profile().id, title.cover());
        assert!((1..=5).contains(&cover.weight), "{id}: {}", cover.weight);
        assert!(0 < cover.minutes.0 && cover.minutes.0 <= cover.minutes.1, "{id}");
        let sentences = Language::ALL.iter().map(|&language| {
            let words = title.words(language);
            assert!(words.has("invitation"), "{id} in {}", language.key());
            words.text("invitation")
        });
        let sentences: BTreeSet<String> = sentences.collect();
        assert_eq!(sentences.len(), Language::ALL.len(), "{id}: each in its own words");
        assert!(sentences.iter().all(|one| one.chars().count() <= 160), "{id}: {sentences:?}");
    }
}
