//! How a box file is written: no value may be missing, none unknown.
//!
//! What is listed by members of a set is a map with texts for keys, so that an error names the key.

use std::collections::BTreeMap;

use boxes::Fact;
use serde::Deserialize;

use crate::components::Act;

macro_rules! sections {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $type:ty,)+ })+) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $(pub $field: $type,)+
            }
        )+
    };
}

sections! {
    /// A box file without its head.
    File {
        supply: BTreeMap<String, Fact<u8>>,
        start: Start,
        course: Course,
        worker: Worker,
        favors: Favors,
        berths: BTreeMap<String, Fact<u8>>,
        laws: Laws,
        end: End,
        prices: Prices,
        market_start: MarketStart,
        edges: Edges,
        building: BTreeMap<String, TileFacts>,
        tax: BTreeMap<String, Fact<u8>>,
        duty: BTreeMap<String, Fact<u8>>,
        subsidy: BTreeMap<String, Fact<u8>>,
        subsidies: Subsidies,
        first_acts: FirstActs,
        ships: BTreeMap<String, Fact<String>>,
        plantations: BTreeMap<String, Fact<String>>,
    }
    /// What everybody begins with.
    Start {
        pesos: Fact<u8>,
        materials: Fact<u8>,
        raws: Fact<u8>,
    }
    /// The course of the game.
    Course {
        rounds: Fact<u8>,
        enacted: Fact<u8>,
    }
    /// The worker.
    Worker {
        raws: Fact<u8>,
        raws_in_drought: Fact<u8>,
    }
    /// What black markers cover.
    Favors {
        architect_first: Fact<u8>,
        architect_second: Fact<u8>,
        mayor_first: Fact<u8>,
        mayor_second: Fact<u8>,
    }
    /// What laws bring and cost.
    Laws {
        paid: Fact<u8>,
        both: Fact<u8>,
        building_act: Fact<u8>,
        market_act: Fact<u8>,
    }
    /// The end of the game.
    End {
        building: Fact<u8>,
    }
    /// The rows of the market.
    Prices {
        raws: Fact<Vec<u8>>,
        wares: Fact<Vec<u8>>,
    }
    /// What lies on the market at the start.
    MarketStart {
        raws: Fact<u8>,
        wares: Fact<u8>,
    }
    /// Prices beyond the rows.
    Edges {
        empty: Fact<u8>,
        full_raw: Fact<u8>,
        full_ware: Fact<u8>,
    }
    /// What subsidies are reckoned by.
    Subsidies {
        pesos_for_a_point: Fact<u8>,
    }
    /// The acts in force at the start.
    FirstActs {
        tax: Fact<Act>,
        duty: Fact<Act>,
    }
}

/// A building tile; which of the last two lines it has depends on the building.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileFacts {
    pub tiles: Fact<u8>,
    pub cost: Fact<[u8; 3]>,
    #[serde(default)]
    pub most: Option<Fact<u8>>,
    #[serde(default)]
    pub gain: Option<Fact<u8>>,
}
