//! What players decide and what chance brings.

use serde::{Deserialize, Serialize};
use tabletop::{PerSeat, Seat};

use crate::components::{
    Act, Berth, Building, Character, Field, Good, Group, Item, Material, Raw, Side,
};
use crate::ship::Ship;

/// Everything a player can decide, whole and self-contained.
///
/// This is the transcript format: adding a variant is free, changing one needs
/// a migration.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose a plantation (§1, Q47): `plantation/blue`.
    Plantation {
        /// Which.
        side: Side,
    },
    /// Take a piece from the supply: to begin with (§1), or as the
    /// tradeswoman's favor (§5): `take/wood`.
    Take {
        /// What.
        item: Item,
    },
    /// Send a card to parliament face down (§14): `delegate/mayor`.
    Delegate {
        /// Which.
        card: Character,
    },
    /// Play a card (§3): `play/worker`.
    Play {
        /// Which.
        card: Character,
    },
    /// Move the pawn, or leave it where it stands (§4): `move/b2`.
    Move {
        /// Where to.
        to: Field,
    },
    /// Use an activated raw field (§4): `harvest/c2`.
    Harvest {
        /// Which.
        field: Field,
    },
    /// Buy on the market (§5): `buy/rum/2`.
    Buy {
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// Sell on the market (§5): `sell/sugar/3`.
    Sell {
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// Build (§6): `build/hotel/c2`.
    Build {
        /// What.
        building: Building,
        /// Where.
        field: Field,
    },
    /// Use a building (§7): `use/rum_cafe/3`.
    Use(Use),
    /// Load a ship (§8): `load/3/rum/2`.
    Load {
        /// Where it lies.
        berth: Berth,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// Buy votes (§9): `bid/4`.
    Bid {
        /// For so many pesos.
        pesos: u16,
    },
    /// Enact a bill (§9): `enact/tax`.
    Enact {
        /// Of this group.
        group: Group,
    },
    /// Pay what the law asks for, where it leaves no choice (§10): `pay`.
    Pay {},
    /// Pay a duty of two materials or raws (§10): `give/wood/stone`.
    Give {
        /// The one.
        first: Item,
        /// The other.
        second: Item,
    },
    /// Leave it at that: build or load nothing, trade or use nothing more, pay nothing: `pass`.
    ///
    /// The braces make it an object in transcripts, as all actions are.
    Pass {},
}

/// The use of a building (§13).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Pieces into points: `sawmill/3`.
    CementFactory {
        /// How many.
        count: u8,
    },
    /// Wood into points.
    Sawmill {
        /// How many.
        count: u8,
    },
    /// Water into points.
    GolfCourse {
        /// How many.
        count: u8,
    },
    /// Raws into points: `monastery/sugar/none`, `monastery/sugar/citrus`.
    Monastery {
        /// The one.
        first: Raw,
        /// The other, if there are two.
        second: Option<Raw>,
    },
    /// Rum into points.
    RumCafe {
        /// How many.
        count: u8,
    },
    /// Cigars into points.
    CigarCafe {
        /// How many.
        count: u8,
    },
    /// Load one good: `small_office/2/rum`.
    SmallOffice {
        /// Where the ship lies.
        berth: Berth,
        /// What.
        good: Good,
    },
    /// Load up to two of one good: `large_office/2/rum/2`.
    LargeOffice {
        /// Where the ship lies.
        berth: Berth,
        /// What.
        good: Good,
        /// How many.
        count: u8,
    },
    /// Points: `hotel`.
    Hotel,
    /// Points: `inn`.
    Inn,
    /// Sell a ware: `goods_store/rum`.
    GoodsStore {
        /// Rum or cigars.
        good: Good,
    },
    /// Sell a raw: `raw_store/sugar`.
    RawStore {
        /// Which.
        raw: Raw,
    },
    /// Sell materials: `material_store/wood/none`, `material_store/wood/stone`.
    MaterialStore {
        /// The one.
        first: Material,
        /// The other, if there are two.
        second: Option<Material>,
    },
    /// Pesos: `small_bank`.
    SmallBank,
    /// Pesos: `large_bank`.
    LargeBank,
    /// Tobacco into cigars: `cigar_factory/2`.
    CigarFactory {
        /// How many.
        count: u8,
    },
    /// Sugar cane into rum: `distillery/2`.
    Distillery {
        /// How many.
        count: u8,
    },
    /// A good into another: `black_market/citrus/rum`.
    BlackMarket {
        /// What is handed in.
        give: Good,
        /// What is taken.
        take: Good,
    },
    /// Strike a bill: `church/tax`.
    Church {
        /// Of this group.
        group: Group,
    },
    /// Votes: `town_hall`.
    TownHall,
    /// Water: `dam`.
    Dam,
    /// Swap the ship at sea: `lighthouse/7`.
    Lighthouse {
        /// For this one of the pile.
        ship: Ship,
    },
    /// Store all raws: `warehouse`.
    Warehouse,
}

impl Use {
    /// The building that is used.
    pub const fn building(&self) -> Building {
        match self {
            Use::CementFactory { .. } => Building::CementFactory,
            Use::Sawmill { .. } => Building::Sawmill,
            Use::GolfCourse { .. } => Building::GolfCourse,
            Use::Monastery { .. } => Building::Monastery,
            Use::RumCafe { .. } => Building::RumCafe,
            Use::CigarCafe { .. } => Building::CigarCafe,
            Use::SmallOffice { .. } => Building::SmallOffice,
            Use::LargeOffice { .. } => Building::LargeOffice,
            Use::Hotel => Building::Hotel,
            Use::Inn => Building::Inn,
            Use::GoodsStore { .. } => Building::GoodsStore,
            Use::RawStore { .. } => Building::RawStore,
            Use::MaterialStore { .. } => Building::MaterialStore,
            Use::SmallBank => Building::SmallBank,
            Use::LargeBank => Building::LargeBank,
            Use::CigarFactory { .. } => Building::CigarFactory,
            Use::Distillery { .. } => Building::Distillery,
            Use::BlackMarket { .. } => Building::BlackMarket,
            Use::Church { .. } => Building::Church,
            Use::TownHall => Building::TownHall,
            Use::Dam => Building::Dam,
            Use::Lighthouse { .. } => Building::Lighthouse,
            Use::Warehouse => Building::Warehouse,
        }
    }
}

/// What a shuffle, a draw or an opened secret came to. Transcript format, too.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// Who starts, and the ships at berth 1, at berth 2 and at sea (§1).
    Opening {
        /// The start player.
        start: Seat,
        /// The first three cards of the pile.
        ships: [Ship; 3],
    },
    /// The plantations in the order in which they are dealt, from the start player on (Q47).
    Plantations {
        /// All that differ.
        order: [Side; 5],
    },
    /// The uppermost cards of the four piles (§2).
    Bills {
        /// One of each group.
        bills: [Act; 4],
    },
    /// The next ship of the pile (§11).
    Ship {
        /// Which.
        ship: Ship,
    },
    /// The fists are opened (§9).
    Bids {
        /// Everybody's pesos.
        bids: PerSeat<u16>,
    },
}
