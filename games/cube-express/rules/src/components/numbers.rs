//! The numbers of `data/cube-express.toml`.

use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::Fact;

/// The data file as it is written: sections of named facts, none missing and none unknown.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NumberFile {
    #[serde(rename = "box")]
    in_box: BoxFacts,
    start: StartFacts,
    goals: GoalFacts,
    laying: LayingFacts,
    loco: LocoFacts,
    shares: ShareFacts,
    end: EndFacts,
    technology: Fact<[u8; 6]>,
    share_points: Fact<[u8; TRACK]>,
    bonus_fields: Fact<[u8; 3]>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFacts {
    markers: Fact<u8>,
    stations: Fact<u8>,
    tiles: Fact<u8>,
    goals: Fact<u8>,
    nines: Fact<u8>,
    nine_points: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartFacts {
    hand: Fact<u8>,
    market: Fact<u8>,
    dividends: Fact<u8>,
    neutral: Fact<u8>,
    deck_two: Fact<u8>,
    deck_three: Fact<u8>,
    deck_four: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GoalFacts {
    most: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LayingFacts {
    crossing_dividends: Fact<u8>,
    claim: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct LocoFacts {
    coal: Fact<u8>,
    iron: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ShareFacts {
    start: Fact<u8>,
    first_delivery: Fact<u8>,
    later_delivery: Fact<u8>,
    site: Fact<u8>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "they are named as in the file")]
struct EndFacts {
    house_points: Fact<u8>,
    passenger_points: Fact<u8>,
    dividend_points: Fact<u8>,
}

/// The last field of a share track, counted from 0.
const LAST_FIELD: u8 = 12;

/// Fields of a share track.
const TRACK: usize = LAST_FIELD as usize + 1;

/// The data file, word by word.
pub(super) const DATA: &str = include_str!("../../data/cube-express.toml");

/// The numbers of the game, ready for use.
#[derive(Debug)]
#[expect(missing_docs, reason = "the data file says what each number is")]
pub struct Numbers {
    pub markers: u8,
    pub stations: u8,
    pub tiles: u8,
    pub goals: u8,
    pub nines: u8,
    pub nine_points: u8,
    pub hand: u8,
    pub market: u8,
    pub dividends: u8,
    pub neutral: u8,
    /// By player count, from two.
    pub decks: [u8; 3],
    pub most_bets: u8,
    pub crossing_dividends: u8,
    pub claim: u8,
    pub loco_coal: u8,
    pub loco_iron: u8,
    pub first_field: u8,
    pub first_delivery: u8,
    pub later_delivery: u8,
    pub site: u8,
    pub house_points: u8,
    pub passenger_points: u8,
    pub dividend_points: u8,
    pub technology: [u8; 6],
    pub share_points: [u8; TRACK],
    pub bonus_fields: [u8; 3],
}

/// What is in the box.
pub static BOX: LazyLock<Numbers> =
    LazyLock::new(|| Numbers::new(toml::from_str(DATA).expect("a test reads the data file")));

impl Numbers {
    /// The numbers of a file.
    pub(super) fn new(file: NumberFile) -> Numbers {
        Numbers {
            markers: file.in_box.markers.value,
            stations: file.in_box.stations.value,
            tiles: file.in_box.tiles.value,
            goals: file.in_box.goals.value,
            nines: file.in_box.nines.value,
            nine_points: file.in_box.nine_points.value,
            hand: file.start.hand.value,
            market: file.start.market.value,
            dividends: file.start.dividends.value,
            neutral: file.start.neutral.value,
            decks: [
                file.start.deck_two.value,
                file.start.deck_three.value,
                file.start.deck_four.value,
            ],
            most_bets: file.goals.most.value,
            crossing_dividends: file.laying.crossing_dividends.value,
            claim: file.laying.claim.value,
            loco_coal: file.loco.coal.value,
            loco_iron: file.loco.iron.value,
            first_field: file.shares.start.value,
            first_delivery: file.shares.first_delivery.value,
            later_delivery: file.shares.later_delivery.value,
            site: file.shares.site.value,
            house_points: file.end.house_points.value,
            passenger_points: file.end.passenger_points.value,
            dividend_points: file.end.dividend_points.value,
            technology: file.technology.value,
            share_points: file.share_points.value,
            bonus_fields: file.bonus_fields.value,
        }
    }

    /// Everything that is wrong with the numbers.
    pub(super) fn complaints(&self) -> Vec<String> {
        let rises = |track: &[u8]| track.windows(2).all(|pair| pair[0] < pair[1]);
        let inner = self.first_field + 1..self.last_field();
        let bonus = self.bonus_fields;
        let sound = [
            (rises(&self.technology), "technology: the levels do not rise"),
            (rises(&self.share_points), "share_points: the points do not rise"),
            (rises(&bonus), "bonus_fields: the fields do not rise"),
            (bonus.iter().all(|field| inner.contains(field)), "bonus_fields: not on the way"),
            (
                self.technology.len() == usize::from(self.stations),
                "technology: a station has no level",
            ),
            (self.dividends + 3 < self.markers, "box: too few markers"),
            (self.neutral * self.market <= self.markers, "box: too few neutral markers"),
        ];
        let wrong = sound.into_iter().filter(|(holds, _)| !holds);
        wrong.map(|(_, what)| format!("numbers: {what}")).collect()
    }

    /// The last field of a share track.
    pub const fn last_field(&self) -> u8 {
        LAST_FIELD
    }

    /// Stations that wait on a player's technology track at the start.
    pub const fn stations_to_build(&self) -> u8 {
        self.stations - 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_says_where_it_comes_from() {
        fn silent(name: &str, value: &toml::Value, found: &mut Vec<String>) {
            let Some(table) = value.as_table() else { return };
            match table.get("note").map(|note| note.as_str().unwrap_or_default()) {
                Some("") => found.push(name.to_owned()),
                Some(_) => {}
                None => table.iter().for_each(|(name, value)| silent(name, value, found)),
            }
        }
        let mut found = Vec::new();
        silent("", &toml::Value::Table(DATA.parse().unwrap()), &mut found);
        assert_eq!(found, Vec::<String>::new());
    }
}
