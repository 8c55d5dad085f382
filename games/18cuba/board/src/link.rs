//! A board that people lay out, as the address of its page says it.

use cuba18_rules::View;
use cuba18_track::{
    Area, Board, Company, CompanyKind, Hex, Laid, Order, Position, RunEntry, Tile, TileEntry,
    TokenEntry,
};
use tabletop::Key;

/// Where the page of a board that people lay out is found.
pub(crate) const ADDRESS: &str = "/tools/18cuba";

/// No board has more tiles or stations than this; an address may claim more.
const MOST: usize = 150;

/// What the address says: the position, and the hex that is looked at.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    pub(crate) area: Area,
    pub(crate) position: Position,
    pub(crate) at: Option<Hex>,
    /// How much of the address could not lie so and was left out.
    pub(crate) left_out: usize,
}

/// How many play, and which version, on each part of the map.
pub(crate) const fn set_up(area: Area) -> (u8, &'static str) {
    match area {
        Area::Full => (4, "standard"),
        Area::Medium => (2, "medium"),
        Area::West => (2, "short-west"),
        Area::East => (2, "short-east"),
    }
}

impl Link {
    /// What the pairs of an address say. Without stations it is the board as a game begins.
    pub(crate) fn read(pairs: &[(String, String)], fresh: impl Fn(Area) -> View) -> Link {
        let said = |name: &str| {
            let found = pairs.iter().find(|(known, _)| known == name);
            found.map(|(_, value)| value.as_str())
        };
        let listed = |name: &str| {
            let text = said(name).unwrap_or_default();
            let parts = text.split('_').filter(|part| !part.is_empty()).take(MOST);
            parts.map(str::to_owned).collect::<Vec<_>>()
        };
        let number = |text: Option<&str>| text.and_then(|text| text.parse().ok()).unwrap_or(0);
        let area = said("map").and_then(Area::from_key).unwrap_or(Area::Full);
        let (players, variant) = set_up(area);
        let tokens = match said("tokens") {
            Some(_) => listed("tokens").iter().map(|text| token(text)).collect(),
            None => tokens_of(&fresh(area).table().board),
        };
        let cubes = listed("cubes").into_iter().map(|text| {
            let (minor, count) = text.split_once('.').unwrap_or((&text, ""));
            (minor.to_owned(), number(Some(count)))
        });
        let run = RunEntry {
            company: said("company").unwrap_or(Company::Oe.key()).to_owned(),
            trains: listed("trains"),
            wagons: listed("wagons"),
            rent: number(said("rent")),
            sugar: true,
        };
        let position = Position {
            players: players.into(),
            variant: variant.to_owned(),
            phase: said("phase").map_or(1, |text| number(Some(text))),
            tiles: listed("tiles").iter().map(|text| tile(text)).collect(),
            tokens,
            cubes: cubes.collect(),
            run,
        };
        Link { area, position, at: said("at").and_then(Hex::from_id), left_out: 0 }
    }

    /// The board and the order; what cannot lie or run so is left out and counted.
    pub(crate) fn laid(&mut self, fresh: &View) -> (Board, Order) {
        let chart = &fresh.data().track;
        loop {
            self.settle(fresh);
            match self.position.check(chart) {
                Ok(laid) => return laid,
                Err(bad) => self.leave_out(&bad.field),
            }
            self.left_out += 1;
        }
    }

    /// Gives the stations of each stop its slots in order; who finds none stands at the edge.
    fn settle(&mut self, fresh: &View) {
        let mut board = Board::new(&fresh.data().track, self.area);
        for (hex, laid) in self.position.tiles.iter().filter_map(laid) {
            board.lay(hex, laid);
        }
        let tokens = &mut self.position.tokens;
        for (hex, company) in tokens.iter().filter_map(whose) {
            board.place(hex, 0, company);
        }
        let mut taken: Vec<(String, u64)> = Vec::new();
        for token in tokens {
            let stop = u8::try_from(token.stop).unwrap_or(u8::MAX);
            let slots = Hex::from_id(&token.hex).map_or(0, |hex| board.slots(hex, stop));
            let place = (token.hex.clone(), token.stop);
            let before = taken.iter().filter(|&other| *other == place).count();
            token.edge = before >= usize::from(slots);
            taken.push(place);
        }
    }

    /// Leaves out what a refusal names, or makes it what it is at first.
    fn leave_out(&mut self, field: &str) {
        let Position { tiles, tokens, cubes, run, phase, .. } = &mut self.position;
        let (list, place) = field.split_once('[').unwrap_or((field, ""));
        let place: Option<usize> = place.split(']').next().and_then(|place| place.parse().ok());
        match (list, place) {
            ("tiles", Some(place)) => drop(tiles.remove(place)),
            ("tokens", Some(place)) => drop(tokens.remove(place)),
            ("run.trains", Some(place)) => drop(run.trains.remove(place)),
            ("run.trains", None) => drop(run.trains.pop()),
            ("run.wagons", Some(place)) => drop(run.wagons.remove(place)),
            ("run.wagons", None) => drop(run.wagons.pop()),
            ("run.company", _) => Company::Oe.key().clone_into(&mut run.company),
            ("phase", _) => *phase = 1,
            // Whatever else could be wrong is a warehouse.
            (_, _) => cubes.retain(|(minor, _)| field.strip_prefix("cubes.") != Some(minor)),
        }
    }

    /// Whose trains run.
    pub(crate) fn company(&self) -> Company {
        let known = Company::from_key(&self.position.run.company);
        known.filter(|company| company.kind() != CompanyKind::Central).unwrap_or(Company::Oe)
    }

    /// The same with another thing.
    pub(crate) fn with(&self, change: impl FnOnce(&mut Link)) -> Link {
        let mut link = self.clone();
        change(&mut link);
        link
    }

    /// The query of the address.
    pub(crate) fn written(&self) -> String {
        let Position { phase, tiles, tokens, cubes, run, .. } = &self.position;
        let tiles = tiles
            .iter()
            .map(|TileEntry { hex, tile, rotation }| format!("{hex}.{tile}.{rotation}"));
        let tokens = tokens.iter().map(|TokenEntry { hex, company, stop, .. }| match stop {
            0 => format!("{hex}.{company}"),
            stop => format!("{hex}.{company}.{stop}"),
        });
        let cubes = cubes.iter().filter(|(_, count)| *count > 0);
        let cubes = cubes.map(|(minor, count)| format!("{minor}.{count}"));
        let lists = [
            ("tiles", tiles.collect::<Vec<_>>()),
            ("tokens", tokens.collect()),
            ("cubes", cubes.collect()),
            ("trains", run.trains.clone()),
            ("wagons", run.wagons.clone()),
        ];
        let mut said = vec![
            format!("?map={}", self.area.key()),
            format!("phase={phase}"),
            format!("company={}", run.company),
        ];
        // An empty list of stations says that there is none.
        let full = lists.into_iter().filter(|(name, list)| !list.is_empty() || *name == "tokens");
        said.extend(
            full.map(|(name, list)| format!("{name}={}", list.join("_").replace('+', "%2B"))),
        );
        if run.rent > 0 {
            said.push(format!("rent={}", run.rent));
        }
        said.extend(self.at.map(|hex| format!("at={}", hex.id())));
        said.join("&")
    }
}

fn tile(text: &str) -> TileEntry {
    let mut parts = text.split('.').map(str::to_owned);
    let mut next = || parts.next().unwrap_or_default();
    let (hex, tile, rotation) = (next(), next(), next());
    // No tile lies at rotation 9.
    TileEntry { hex, tile, rotation: rotation.parse().unwrap_or(9) }
}

fn laid(TileEntry { hex, tile, rotation }: &TileEntry) -> Option<(Hex, Laid)> {
    let rotation = u8::try_from(*rotation).ok().filter(|&rotation| rotation < 6)?;
    Some((Hex::from_id(hex)?, Laid { tile: Tile::from_number(tile)?, rotation }))
}

fn token(text: &str) -> TokenEntry {
    let mut parts = text.split('.').map(str::to_owned);
    let mut next = || parts.next().unwrap_or_default();
    let (hex, company, stop) = (next(), next(), next());
    TokenEntry { hex, company, stop: stop.parse().unwrap_or(0), edge: false }
}

fn whose(token: &TokenEntry) -> Option<(Hex, Company)> {
    Some((Hex::from_id(&token.hex)?, Company::from_key(&token.company)?))
}

/// The stations on a board, those at the edge of a stop after those in its slots.
fn tokens_of(board: &Board) -> Vec<TokenEntry> {
    let mut found = Vec::new();
    for &hex in Hex::cities() {
        for stop in 0..u8::try_from(board.stop_count(hex)).unwrap_or(0) {
            for edge in [false, true] {
                let here = if edge { board.at_edge(hex, stop) } else { board.stations(hex, stop) };
                found.extend(here.iter().map(|company| TokenEntry {
                    hex: hex.id().to_owned(),
                    company: company.key().to_owned(),
                    stop: stop.into(),
                    edge,
                }));
            }
        }
    }
    found
}

/// The address at which the board of a table lies, with what `company` owns.
pub(crate) fn address(view: &View, company: Company) -> String {
    format!("{ADDRESS}{}", of_table(view, company).written())
}

/// The link to a board of a table, for the company in question.
fn of_table(view: &View, company: Company) -> Link {
    let table = view.table();
    let board = &table.board;
    let tiles = Hex::all().filter_map(|hex| Some((hex, board.tile(hex)?)));
    let tiles = tiles.map(|(hex, laid)| TileEntry {
        hex: hex.id().to_owned(),
        tile: laid.tile.number().to_owned(),
        rotation: laid.rotation.into(),
    });
    let (players, variant) = set_up(board.area());
    let order = view.order(company);
    let position = Position {
        players: players.into(),
        variant: variant.to_owned(),
        phase: table.phase.number().into(),
        tiles: tiles.collect(),
        tokens: tokens_of(board),
        cubes: table
            .cubes
            .iter()
            .map(|(minor, count)| (minor.key().to_owned(), count.into()))
            .collect(),
        run: RunEntry {
            company: company.key().to_owned(),
            trains: order.trains.iter().map(|train| train.key().to_owned()).collect(),
            wagons: order.wagons.iter().map(|wagon| wagon.key().to_owned()).collect(),
            rent: order.rent.into(),
            sugar: true,
        },
    };
    Link { area: board.area(), position, at: None, left_out: 0 }
}
