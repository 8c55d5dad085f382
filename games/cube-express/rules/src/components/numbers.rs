//! The numbers of `data/cube-express.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tabletop::Fact;

/// The data file as it is written: sections of named facts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct DataFile {
    #[serde(rename = "box")]
    in_box: Section,
    start: Section,
    goals: Section,
    laying: Section,
    loco: Section,
    shares: Section,
    end: Section,
    technology: Fact<[u8; 6]>,
    share_points: Fact<[u8; TRACK]>,
    bonus_fields: Fact<[u8; 3]>,
}

/// The last field of a share track, counted from 0.
const LAST_FIELD: u8 = 12;

/// Fields of a share track.
const TRACK: usize = LAST_FIELD as usize + 1;

type Section = BTreeMap<String, Fact<u8>>;

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
pub static BOX: LazyLock<Numbers> = LazyLock::new(|| {
    let file: DataFile = toml::from_str(DATA).expect("the data file is read by a test");
    Numbers::from_file(&file).expect("the data file is complete, as a test shows")
});

impl Numbers {
    fn from_file(file: &DataFile) -> Result<Numbers, String> {
        let [all, start, loco] = [&file.in_box, &file.start, &file.loco];
        let [shares, end] = [&file.shares, &file.end];
        Ok(Numbers {
            markers: of(all, "markers")?,
            stations: of(all, "stations")?,
            tiles: of(all, "tiles")?,
            goals: of(all, "goals")?,
            nines: of(all, "nines")?,
            nine_points: of(all, "nine_points")?,
            hand: of(start, "hand")?,
            market: of(start, "market")?,
            dividends: of(start, "dividends")?,
            neutral: of(start, "neutral")?,
            decks: [of(start, "deck_two")?, of(start, "deck_three")?, of(start, "deck_four")?],
            most_bets: of(&file.goals, "most")?,
            crossing_dividends: of(&file.laying, "crossing_dividends")?,
            claim: of(&file.laying, "claim")?,
            loco_coal: of(loco, "coal")?,
            loco_iron: of(loco, "iron")?,
            first_field: of(shares, "start")?,
            first_delivery: of(shares, "first_delivery")?,
            later_delivery: of(shares, "later_delivery")?,
            site: of(shares, "site")?,
            house_points: of(end, "house_points")?,
            passenger_points: of(end, "passenger_points")?,
            dividend_points: of(end, "dividend_points")?,
            technology: file.technology.value,
            share_points: file.share_points.value,
            bonus_fields: file.bonus_fields.value,
        })
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

fn of(section: &Section, name: &str) -> Result<u8, String> {
    section.get(name).map(|fact| fact.value).ok_or_else(|| format!("no {name} in the data file"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file() -> DataFile {
        toml::from_str(DATA).unwrap()
    }

    #[test]
    fn the_data_file_is_complete() {
        Numbers::from_file(&file()).unwrap();
    }

    #[test]
    fn every_number_says_where_it_comes_from() {
        let file = file();
        let sections =
            [&file.in_box, &file.start, &file.goals, &file.laying, &file.loco, &file.shares];
        let facts = sections.into_iter().chain([&file.end]).flat_map(BTreeMap::iter);
        let silent: Vec<_> = facts.filter(|(_, fact)| fact.note.is_empty()).collect();
        assert!(silent.is_empty(), "{silent:?}");
        let tracks = [&file.technology.note, &file.share_points.note, &file.bonus_fields.note];
        assert!(tracks.iter().all(|note| !note.is_empty()));
    }

    #[test]
    fn tracks_rise() {
        assert!(BOX.technology.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(BOX.share_points.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(BOX.bonus_fields.windows(2).all(|pair| pair[0] < pair[1]));
        assert!(BOX.bonus_fields.iter().all(|&field| field > BOX.first_field));
        assert!(BOX.bonus_fields.iter().all(|&field| field < BOX.last_field()));
        assert_eq!(BOX.technology.len(), usize::from(BOX.stations));
    }

    #[test]
    fn the_markers_suffice_for_the_start() {
        assert!(BOX.dividends + 3 < BOX.markers);
        assert!(BOX.neutral * BOX.market <= BOX.markers);
    }
}
