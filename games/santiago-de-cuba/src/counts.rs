//! What is counted of play: where points came from, and whether their supply lasted.

use std::collections::BTreeMap;

use santiago_de_cuba_rules::source::{Source, gained};
use santiago_de_cuba_rules::{Building, Event, Item, Santiago};
use tabletop::{Game as _, Key as _, Viewer};
use title::Count;

/// Of all points at the end those of each source, and whether the supply was ever empty.
pub(crate) fn counts(game: &Santiago, events: &[Event]) -> Vec<Count> {
    let view = game.view(Viewer::Public);
    let start = i64::from(view.terms.players) * i64::from(view.data.start[Item::Point]);
    let goods = view.stores.seats().filter_map(|seat| view.exchanged(seat)).map(i64::from).sum();
    let mut supply = i64::from(view.data.whole[Item::Point]) - start;
    let mut is_empty = false;
    // Every source is named in every game, so that games without it count for its share.
    let uses = Building::ALL.iter().map(|&building| Source::Use(building));
    let sources = [Source::Cubans, Source::Round, Source::Owners].into_iter().chain(uses);
    let mut points: BTreeMap<&str, i64> = sources.map(|source| (called(source), 0)).collect();
    for gain in gained(events) {
        *points.entry(called(gain.source)).or_default() += i64::from(gain.points);
        supply -= i64::from(gain.points);
        is_empty |= supply == 0;
    }
    is_empty |= supply == goods;
    points.extend([("start", start), ("goods left over", goods)]);
    let of = points.values().sum();
    let counted = |(source, amount)| Count { what: format!("points: {source}"), amount, of };
    let mut counts: Vec<Count> = points.into_iter().map(counted).collect();
    let what = "supply of points empty".to_owned();
    counts.push(Count { what, amount: is_empty.into(), of: 1 });
    counts
}

fn called(source: Source) -> &'static str {
    match source {
        Source::Cubans => "Cubans",
        Source::Round => "delivery round",
        Source::Use(building) => building.key(),
        Source::Owners => "owners",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use title::{Contest, Title as _};

    use crate::TITLE;

    /// What players have at the end came from somewhere, and no more than the box holds (§1, §9).
    #[test]
    fn the_points_of_all_sources_are_the_final_scores() {
        let setup = TITLE.profile().setup(4, None, BTreeMap::new()).expect("four can play");
        let data = TITLE.boxes().built_in().hash;
        let contest = Contest::new(setup, data, vec!["greedy".to_owned(); 4], 11);
        for number in 0..8 {
            let bout = TITLE.play(&contest, number, false).expect("it ends");
            let scores: i64 = bout.ended.scores.iter().map(|&score| i64::from(score)).sum();
            let points = bout.counts.iter().filter(|count| count.what.starts_with("points: "));
            assert!(points.clone().all(|count| count.of == scores));
            assert_eq!(points.map(|count| count.amount).sum::<i64>(), scores);
            let supply = bout.counts.last().expect("the supply is counted");
            assert_eq!(supply.amount == 1, scores == 230, "{scores}");
        }
    }
}
