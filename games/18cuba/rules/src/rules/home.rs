//! §VII.4 The home station.

use cuba18_track::{Board, Companies, Company, Hex, STOPS};
use tabletop::{Money, Sink};

use crate::charter::Standing;
use crate::{Cuba18, Event, Refusal};

/// The stops of a city and how many slots of each are free.
pub(crate) fn free_slots(board: &Board, hex: Hex) -> impl Iterator<Item = (u8, u8)> + use<'_> {
    STOPS.filter_map(move |stop| {
        let slots = board.slots(hex, stop);
        let taken = u8::try_from(board.stations(hex, stop).len()).unwrap_or(u8::MAX);
        (slots > 0).then_some((stop, slots.saturating_sub(taken)))
    })
}

impl Cuba18 {
    /// Slots of `hex` that are kept for a major at home there that has not operated (R149, C37).
    pub(crate) fn reserved(&self, hex: Hex) -> u8 {
        let waits = self.table.board.chart().home_of(hex).is_some_and(|company| {
            self.terms.setting.has_major(company)
                && self.table.charter(company).standing != Standing::Operated
                && !self.table.board.companies_in(hex).contains(company)
        });
        u8::from(waits)
    }

    /// Whether `company` may place its home station there (R100, R101, C36).
    pub(crate) fn home(&self, company: Company, hex: Hex, stop: u8) -> Result<(), Refusal> {
        if self.homes(company).any(|home| home == (hex, stop)) {
            Ok(())
        } else {
            Err(Refusal::NoHome)
        }
    }

    /// Where `company` may place its home station.
    pub(crate) fn homes(&self, company: Company) -> impl Iterator<Item = (Hex, u8)> + use<'_> {
        let in_slots = Hex::all().flat_map(move |hex| self.home_slots(company, hex));
        let no_slot = company == Company::Fec
            && Hex::all().flat_map(|hex| self.home_slots(company, hex)).next().is_none();
        let at_edges = Hex::all().filter(move |_| no_slot).flat_map(move |hex| {
            let board = &self.table.board;
            let has_tile = board.tile(hex).is_some();
            STOPS
                .filter(move |&stop| has_tile && board.slots(hex, stop) > 0)
                .map(move |stop| (hex, stop))
        });
        in_slots.chain(at_edges)
    }

    fn home_slots(&self, company: Company, hex: Hex) -> impl Iterator<Item = (Hex, u8)> + use<'_> {
        let board = &self.table.board;
        let chooses = company == Company::Fec;
        let is_home = board.chart().home_of(hex) == Some(company);
        // R260: the one circle of a city without a tile is the mill's that waits there.
        let is_mills =
            self.terms.third_reading() && board.tile(hex).is_none() && board.mill(hex).is_some();
        let in_play = board.map().is_land(hex) && (is_home || chooses && !is_mills);
        let free: u8 = free_slots(board, hex).map(|(_, free)| free).sum();
        let kept = if chooses { self.reserved(hex) } else { 0 };
        free_slots(board, hex)
            .filter(move |&(_, open)| in_play && open > 0 && free > kept)
            .map(move |(stop, _)| (hex, stop))
    }

    /// Places the home station, in a slot or at the edge.
    pub(crate) fn settle_home(
        &mut self,
        company: Company,
        (hex, stop): (Hex, u8),
        log: &mut impl Sink<Event>,
    ) {
        let has_slot = free_slots(&self.table.board, hex).any(|(of, free)| of == stop && free > 0);
        if has_slot {
            self.table.board.place(hex, stop, company);
        } else {
            self.table.board.place_at_edge(hex, stop, company);
        }
        let charter = self.table.charter_mut(company);
        charter.placed = 1;
        log.record(Event::Stationed { company, hex, cost: Money::ZERO });
    }

    /// After a tile is laid: the FC's token slips in, then one that waits at the edge (R136, C66).
    pub(crate) fn settle_tokens(&mut self, hex: Hex, log: &mut impl Sink<Event>) {
        let board = &mut self.table.board;
        let is_green = board
            .tile(hex)
            .is_some_and(|laid| board.chart().info(laid.tile).color != cuba18_track::Color::Yellow);
        let central_waits = board.chart().has_fc_mark(hex)
            && is_green
            && !board.companies_in(hex).contains(Company::Fc);
        let open = |board: &Board| free_slots(board, hex).find(|&(_, free)| free > 0);
        if central_waits && let Some((stop, _)) = open(board) {
            board.place(hex, stop, Company::Fc);
            log.record(Event::Stationed { company: Company::Fc, hex, cost: Money::ZERO });
        }
        let edges = STOPS.fold(Companies::NONE, |all, stop| all.or(board.at_edge(hex, stop)));
        for company in edges.iter() {
            if let Some((stop, _)) = open(board) {
                board.move_in(hex, stop, company);
                log.record(Event::Stationed { company, hex, cost: Money::ZERO });
            }
        }
    }
}
