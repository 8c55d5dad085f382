//! What is in the box: closed sets, and the numbers printed on the pieces.

mod data;
mod file;
mod trade;

pub use data::Data;
pub use trade::Trade;

use tabletop::{Key, closed_set};

closed_set! {
    /// The five goods a ship may ask for, in the order of the dice.
    pub enum Good per PerGood {
        /// White: sugar cane.
        Sugar = "sugar",
        /// Orange: citrus fruit.
        Citrus = "citrus",
        /// Green: tobacco.
        Tobacco = "tobacco",
        /// Red: rum.
        Rum = "rum",
        /// Black: cigars.
        Cigars = "cigars",
    }
}

closed_set! {
    /// Everything that is kept behind a screen or in the supply.
    pub enum Item per PerItem {
        /// Sugar cane.
        Sugar = "sugar",
        /// Citrus fruit.
        Citrus = "citrus",
        /// Tobacco.
        Tobacco = "tobacco",
        /// Rum.
        Rum = "rum",
        /// Cigars.
        Cigars = "cigars",
        /// Wood, which no ship asks for and every ship takes.
        Wood = "wood",
        /// Pesos.
        Peso = "peso",
        /// Victory points.
        Point = "point",
    }
}

closed_set! {
    /// The nine people along the street.
    pub enum Cuban per PerCuban {
        /// Deals in tobacco.
        Pedro = "pedro",
        /// Grows sugar cane.
        Jose = "jose",
        /// Sells fruit.
        Conchita = "conchita",
        /// Fells trees.
        Miguel = "miguel",
        /// Gets hold of any good.
        Pablo = "pablo",
        /// Dances, for points.
        Maria = "maria",
        /// Makes music, for pesos.
        Martinez = "martinez",
        /// Picks everybody's pocket.
        ElZorro = "el_zorro",
        /// Puts buildings in one's name.
        Alonso = "alonso",
    }
}

closed_set! {
    /// Where the car can stop.
    pub enum Station {
        /// At Pedro's.
        Pedro = "pedro",
        /// At José's.
        Jose = "jose",
        /// At Conchita's.
        Conchita = "conchita",
        /// At Miguel's.
        Miguel = "miguel",
        /// At Pablo's.
        Pablo = "pablo",
        /// At Maria's.
        Maria = "maria",
        /// At Martinez's.
        Martinez = "martinez",
        /// At El Zorro's.
        ElZorro = "el_zorro",
        /// At Alonso's.
        Alonso = "alonso",
        /// In the harbor.
        Harbor = "harbor",
    }
}

closed_set! {
    /// The four quarters of the town, three building spaces each.
    pub enum Flower {
        /// Yellow flowers.
        Yellow = "yellow",
        /// Blue flowers.
        Blue = "blue",
        /// Red flowers.
        Red = "red",
        /// White flowers.
        White = "white",
    }
}

closed_set! {
    /// The twelve buildings.
    pub enum Building per PerBuilding {
        /// Gives pesos.
        Bank = "bank",
        /// Changes pesos for points or points for pesos.
        Casino = "casino",
        /// Gives points.
        Church = "church",
        /// Turns sugar cane into rum.
        Distillery = "distillery",
        /// Moves the value marker.
        PortAuthority = "port_authority",
        /// Turns tobacco into cigars.
        CigarFactory = "cigar_factory",
        /// Swaps a good for another.
        BlackMarket = "black_market",
        /// Loads goods on the ship at once.
        TradingOffice = "trading_office",
        /// Buys wood for points.
        Sawmill = "sawmill",
        /// Gives a peso and turns a Cuban face down.
        Newspaper = "newspaper",
        /// Buys rum and cigars for points.
        Cafe = "cafe",
        /// Strikes one demand of the ship.
        CustomsOffice = "customs_office",
    }
}

impl Good {
    /// The good as a thing one can own.
    pub const fn item(self) -> Item {
        match self {
            Good::Sugar => Item::Sugar,
            Good::Citrus => Item::Citrus,
            Good::Tobacco => Item::Tobacco,
            Good::Rum => Item::Rum,
            Good::Cigars => Item::Cigars,
        }
    }
}

impl Cuban {
    /// The station where this Cuban stands.
    pub const fn station(self) -> Station {
        match self {
            Cuban::Pedro => Station::Pedro,
            Cuban::Jose => Station::Jose,
            Cuban::Conchita => Station::Conchita,
            Cuban::Miguel => Station::Miguel,
            Cuban::Pablo => Station::Pablo,
            Cuban::Maria => Station::Maria,
            Cuban::Martinez => Station::Martinez,
            Cuban::ElZorro => Station::ElZorro,
            Cuban::Alonso => Station::Alonso,
        }
    }
}

/// Building spaces on the board; the flower belongs to the space (§6).
pub const SPACES: usize = Building::ALL.len();

/// The flower above building space `space`.
pub const fn flower_of(space: usize) -> Flower {
    Flower::ALL[space / (SPACES / Flower::ALL.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_flower_has_three_building_spaces() {
        for &flower in Flower::ALL {
            assert_eq!((0..SPACES).filter(|&space| flower_of(space) == flower).count(), 3);
        }
    }

    #[test]
    fn stations_are_the_cubans_and_the_harbor() {
        for &cuban in Cuban::ALL {
            assert_eq!(cuban.station().key(), cuban.key());
        }
        assert_eq!(Station::ALL.len(), Cuban::ALL.len() + 1);
    }
}
