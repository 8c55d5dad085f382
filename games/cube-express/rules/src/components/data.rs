//! What is printed in a box, ready for use.

use arrayvec::ArrayVec;
use boxes::{Complaint, Contents, Shelf};

use super::file::BoxFile;
use super::track::{MOST_STATIONS, Track};
use super::{Card, Face, Goal, Kind, Print, Sort, Tile, Tiles, Values, checks};

/// What is printed in a box.
#[derive(Debug)]
#[expect(missing_docs, reason = "the box file says what each number is")]
pub struct Data {
    prints: Box<[Print]>,
    decks: [Tiles; 3],
    cards: Box<[Card]>,
    values: [Values; 2],
    tracks: [Track; 2],
    /// The level after so many stations built.
    pub technology: ArrayVec<u8, MOST_STATIONS>,
    pub markers: u8,
    pub stations: u8,
    pub nines: u8,
    pub nine_points: u8,
    pub hand: u8,
    pub dividends: u8,
    pub neutral: u8,
    pub most_bets: u8,
    pub crossing_dividends: u8,
    pub claim: u8,
    pub loco_coal: u8,
    pub loco_iron: u8,
    pub first_delivery: u8,
    pub later_delivery: u8,
    pub site: u8,
    pub house_points: u8,
    pub passenger_points: u8,
    pub dividend_points: u8,
}

impl Contents for Data {
    type File = BoxFile;

    const FILES: &'static [&'static str] = &[
        include_str!("../../data/cube-express.toml"),
        include_str!("../../data/tiles.toml"),
        include_str!("../../data/goals.toml"),
    ];
    const ALIASES: &'static [&'static str] = &["f395fffab149bbb6"];
    const EARLIER: &'static [&'static str] = &[];

    fn of(file: BoxFile) -> Result<Data, Vec<Complaint>> {
        let wrong = checks::complaints(&file);
        if wrong.is_empty() { Ok(Data::new(&file)) } else { Err(wrong) }
    }

    fn oddities(&self) -> Vec<String> {
        let mut odd = Vec::new();
        let fronts: Vec<(Tile, &Print)> =
            Tile::all().map(|tile| (tile, self.print(tile.front()))).collect();
        for (index, (tile, print)) in fronts.iter().enumerate() {
            let alike = fronts[..index].iter().find(|(_, other)| print.looks_like(other));
            odd.extend(alike.map(|(first, _)| format!("the tiles {first} and {tile} are alike")));
        }
        let cards: Vec<(Goal, Card)> = Goal::all().map(|goal| (goal, self.card(goal))).collect();
        for (index, (goal, card)) in cards.iter().enumerate() {
            let alike = cards[..index].iter().find(|(_, other)| card == other);
            odd.extend(alike.map(|(first, _)| format!("the goals {first} and {goal} are alike")));
        }
        for (side, track) in [("two players", self.track(2)), ("more players", self.track(3))] {
            if !track.points.is_sorted() {
                odd.push(format!("the points of the share track for {side} fall"));
            }
        }
        odd
    }

    fn shelf() -> &'static Shelf<Data> {
        static SHELF: Shelf<Data> = Shelf::new();
        &SHELF
    }
}

impl Data {
    fn new(file: &BoxFile) -> Data {
        let mut prints: Vec<Print> = file.tile.iter().map(Print::of_row).collect();
        prints.push(Print::new(Kind::Plain, &file.back.rails, &[]));
        let crossing = Kind::StartCrossing(file.start_crossing.gives);
        prints.push(Print::new(crossing, &file.start_crossing.rails, &[]));
        prints.push(Print::new(Kind::Start, &file.start_tile.rails, &file.start_tile.roads));
        let deck = |players: u8| {
            let rows = Tile::all().zip(&file.tile);
            rows.filter(|(_, row)| row.symbol.is_for(players)).map(|(tile, _)| tile).collect()
        };
        let card = file.goal.iter().map(|row| Card { counts: row.counts, asks: row.asks });
        Data {
            prints: prints.into(),
            decks: [deck(2), deck(3), deck(4)],
            cards: card.collect(),
            values: [file.goal_points.two.value, file.goal_points.more.value],
            tracks: [Track::of(&file.track_two), Track::of(&file.track_more)],
            technology: file.technology.levels.value.iter().copied().take(MOST_STATIONS).collect(),
            markers: file.pieces.markers.value,
            stations: file.pieces.stations.value,
            nines: file.pieces.nines.value,
            nine_points: file.pieces.nine_points.value,
            hand: file.start.hand.value,
            dividends: file.start.dividends.value,
            neutral: file.start.neutral.value,
            most_bets: file.bets.most.value,
            crossing_dividends: file.laying.crossing_dividends.value,
            claim: file.laying.claim.value,
            loco_coal: file.loco.coal.value,
            loco_iron: file.loco.iron.value,
            first_delivery: file.shares.first_delivery.value,
            later_delivery: file.shares.later_delivery.value,
            site: file.shares.site.value,
            house_points: file.end.house_points.value,
            passenger_points: file.end.passenger_points.value,
            dividend_points: file.end.dividend_points.value,
        }
    }

    /// What is printed on a face.
    pub fn print(&self, face: Face) -> &Print {
        &self.prints[face.index()]
    }

    /// What the front of a tile is, in a word.
    pub fn sort(&self, tile: Tile) -> Sort {
        self.print(tile.front()).sort()
    }

    /// The tiles used at a table of `players` (§1).
    pub const fn deck(&self, players: u8) -> Tiles {
        self.decks[side(players) + (players > 3) as usize]
    }

    /// What is printed on a goal card.
    pub fn card(&self, goal: Goal) -> Card {
        self.cards[goal.index()]
    }

    /// The values of the four goals at a table of `players`.
    pub const fn values(&self, players: u8) -> Values {
        self.values[side(players)]
    }

    /// The share track at a table of `players`.
    pub const fn track(&self, players: u8) -> &Track {
        &self.tracks[side(players)]
    }

    /// Stations that wait on a player's technology track at the start.
    pub const fn stations_to_build(&self) -> u8 {
        self.stations - 1
    }
}

/// The side of the central board at a table of `players`: for two, or for more.
const fn side(players: u8) -> usize {
    (players > 2) as usize
}
