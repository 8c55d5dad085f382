//! What is in the box: closed sets and how they hang together.

use tabletop::{Key, closed_set};

closed_set! {
    /// Everything that lies in yards, warehouses and the supply: three
    /// materials, three raws, two wares.
    pub enum Item per PerItem {
        /// Natural cubes.
        Wood = "wood",
        /// Red-brown cubes.
        Stone = "stone",
        /// Blue cubes.
        Water = "water",
        /// Orange: citrus fruit.
        Citrus = "citrus",
        /// White: sugar cane.
        Sugar = "sugar",
        /// Green: tobacco.
        Tobacco = "tobacco",
        /// Red: rum.
        Rum = "rum",
        /// Brown: cigars.
        Cigars = "cigars",
    }
}

closed_set! {
    /// What buildings are built of.
    pub enum Material {
        /// From the forest.
        Wood = "wood",
        /// From the mountains.
        Stone = "stone",
        /// From the lake.
        Water = "water",
    }
}

closed_set! {
    /// What grows on the plantation, and rots in the yard.
    pub enum Raw {
        /// Citrus fruit.
        Citrus = "citrus",
        /// Sugar cane.
        Sugar = "sugar",
        /// Tobacco.
        Tobacco = "tobacco",
    }
}

closed_set! {
    /// What ships carry and the market trades: raws and wares.
    pub enum Good per PerGood {
        /// Citrus fruit.
        Citrus = "citrus",
        /// Sugar cane.
        Sugar = "sugar",
        /// Tobacco.
        Tobacco = "tobacco",
        /// Rum.
        Rum = "rum",
        /// Cigars.
        Cigars = "cigars",
    }
}

closed_set! {
    /// The five character cards, in the order of their votes.
    pub enum Character {
        /// Harvests (1 vote).
        Worker = "worker",
        /// Trades (2 votes).
        Tradeswoman = "tradeswoman",
        /// Builds (3 votes).
        Architect = "architect",
        /// Uses buildings (4 votes).
        Foreman = "foreman",
        /// Loads ships (5 votes).
        Mayor = "mayor",
    }
}

closed_set! {
    /// The twelve fields of a plantation, row by row.
    pub enum Field {
        /// First row, first column.
        A1 = "a1",
        /// First row, second column.
        B1 = "b1",
        /// First row, third column.
        C1 = "c1",
        /// First row, fourth column.
        D1 = "d1",
        /// Second row, first column.
        A2 = "a2",
        /// Second row, second column.
        B2 = "b2",
        /// Second row, third column.
        C2 = "c2",
        /// Second row, fourth column.
        D2 = "d2",
        /// Third row, first column.
        A3 = "a3",
        /// Third row, second column.
        B3 = "b3",
        /// Third row, third column.
        C3 = "c3",
        /// Third row, fourth column.
        D3 = "d3",
    }
}

closed_set! {
    /// The sides of the plantation boards.
    pub enum Side per PerSide {
        /// The side that is alike for all.
        Common = "common",
        /// The blue player's own.
        Blue = "blue",
        /// The red player's own.
        Red = "red",
        /// The yellow player's own.
        Yellow = "yellow",
        /// The green player's own.
        Green = "green",
        /// The purple player's own.
        Purple = "purple",
    }
}

impl Side {
    /// Those that differ, of which everybody has one.
    pub const OWN: [Side; 5] = [Side::Blue, Side::Red, Side::Yellow, Side::Green, Side::Purple];
}

closed_set! {
    /// The berths of the harbor, in the order in which ships pass them.
    pub enum Berth per PerBerth {
        /// Where ships arrive.
        First = "1",
        /// In the middle.
        Second = "2",
        /// The last, which every ship leaves.
        Third = "3",
    }
}

closed_set! {
    /// The benefits that a black marker covers, once a round each (§5, §6, §8).
    pub enum Favor {
        /// The tradeswoman's material.
        Material = "material",
        /// The tradeswoman's cheapest raw.
        Raw = "raw",
        /// Points for the first architect who builds nothing.
        FirstArchitect = "first_architect",
        /// Points for the second.
        SecondArchitect = "second_architect",
        /// Pesos for the first mayor who loads nothing.
        FirstMayor = "first_mayor",
        /// Pesos for the second.
        SecondMayor = "second_mayor",
    }
}

closed_set! {
    /// The building tiles, by theme.
    pub enum Building per PerBuilding {
        /// Stone into points.
        CementFactory = "cement_factory",
        /// Wood into points.
        Sawmill = "sawmill",
        /// Water into points.
        GolfCourse = "golf_course",
        /// Raws into points.
        Monastery = "monastery",
        /// Rum into points.
        RumCafe = "rum_cafe",
        /// Cigars into points.
        CigarCafe = "cigar_cafe",
        /// Loads one good.
        SmallOffice = "small_office",
        /// Loads several of one good.
        LargeOffice = "large_office",
        /// Points.
        Hotel = "hotel",
        /// Fewer points.
        Inn = "inn",
        /// Sells a ware.
        GoodsStore = "goods_store",
        /// Sells a raw.
        RawStore = "raw_store",
        /// Sells materials.
        MaterialStore = "material_store",
        /// Pesos.
        SmallBank = "small_bank",
        /// More pesos.
        LargeBank = "large_bank",
        /// Tobacco into cigars.
        CigarFactory = "cigar_factory",
        /// Sugar cane into rum.
        Distillery = "distillery",
        /// A good into another.
        BlackMarket = "black_market",
        /// Strikes a bill.
        Church = "church",
        /// Votes.
        TownHall = "town_hall",
        /// Water.
        Dam = "dam",
        /// Swaps the ship at sea.
        Lighthouse = "lighthouse",
        /// Stores raws, as the one printed on the board.
        Warehouse = "warehouse",
    }
}

closed_set! {
    /// The groups of acts, in the order in which they are carried out.
    pub enum Group per PerGroup {
        /// I.
        Tax = "tax",
        /// II.
        Duty = "duty",
        /// III.
        Subsidy = "subsidy",
        /// IV.
        Other = "other",
    }
}

closed_set! {
    /// The act cards, six to a group.
    pub enum Act per PerAct {
        /// Pesos: the card that the rulebook lists first.
        Tax1 = "tax_1",
        /// Pesos: the second.
        Tax2 = "tax_2",
        /// Pesos: the third.
        Tax3 = "tax_3",
        /// Pesos: the fourth.
        Tax4 = "tax_4",
        /// Pesos: the fifth.
        Tax5 = "tax_5",
        /// Pesos for each own building.
        TaxBuildings = "tax_buildings",
        /// Citrus fruits.
        DutyCitrus = "duty_citrus",
        /// Sugar cane.
        DutySugar = "duty_sugar",
        /// Tobacco.
        DutyTobacco = "duty_tobacco",
        /// Water.
        DutyWater = "duty_water",
        /// Two materials.
        DutyMaterials = "duty_materials",
        /// Two raws.
        DutyRaws = "duty_raws",
        /// Points for buildings.
        SubsidyBuildings = "subsidy_buildings",
        /// Points for material fields.
        SubsidyMaterials = "subsidy_materials",
        /// Points for raw fields.
        SubsidyRaws = "subsidy_raws",
        /// Points for water.
        SubsidyWater = "subsidy_water",
        /// Points for the fifth card.
        SubsidyVotes = "subsidy_votes",
        /// Points for pesos.
        SubsidyPesos = "subsidy_pesos",
        /// Takes raws off the market.
        Shortage = "shortage",
        /// Puts raws on the market.
        Surplus = "surplus",
        /// The worker uses fewer raw fields.
        Drought = "drought",
        /// Building costs pesos.
        BuildingAct = "building_act",
        /// Full ships leave at once.
        HarborAct = "harbor_act",
        /// No votes are bought.
        Corruption = "corruption",
    }
}

/// What a field is as long as nothing is built on it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The printed warehouse.
    Warehouse,
    /// Gives a material: lake, mountain, forest.
    Material(Material),
    /// Gives a raw.
    Raw(Raw),
}

impl Material {
    /// The material as a thing one can own.
    pub const fn item(self) -> Item {
        match self {
            Material::Wood => Item::Wood,
            Material::Stone => Item::Stone,
            Material::Water => Item::Water,
        }
    }
}

impl Raw {
    /// The raw as a thing one can own.
    pub const fn item(self) -> Item {
        self.good().item()
    }

    /// The raw as a thing one can ship.
    pub const fn good(self) -> Good {
        match self {
            Raw::Citrus => Good::Citrus,
            Raw::Sugar => Good::Sugar,
            Raw::Tobacco => Good::Tobacco,
        }
    }
}

impl Good {
    /// The good as a thing one can own.
    pub const fn item(self) -> Item {
        match self {
            Good::Citrus => Item::Citrus,
            Good::Sugar => Item::Sugar,
            Good::Tobacco => Item::Tobacco,
            Good::Rum => Item::Rum,
            Good::Cigars => Item::Cigars,
        }
    }

    /// Whether it grows on the plantation.
    pub const fn is_raw(self) -> bool {
        match self {
            Good::Citrus | Good::Sugar | Good::Tobacco => true,
            Good::Rum | Good::Cigars => false,
        }
    }
}

impl Item {
    /// The item as a material, if it is one.
    pub const fn material(self) -> Option<Material> {
        match self {
            Item::Wood => Some(Material::Wood),
            Item::Stone => Some(Material::Stone),
            Item::Water => Some(Material::Water),
            Item::Citrus | Item::Sugar | Item::Tobacco | Item::Rum | Item::Cigars => None,
        }
    }

    /// The item as a raw, if it is one.
    pub const fn raw(self) -> Option<Raw> {
        match self {
            Item::Citrus => Some(Raw::Citrus),
            Item::Sugar => Some(Raw::Sugar),
            Item::Tobacco => Some(Raw::Tobacco),
            Item::Wood | Item::Stone | Item::Water | Item::Rum | Item::Cigars => None,
        }
    }
}

impl Character {
    /// The value of the card: its votes in parliament.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }
}

impl Field {
    /// The row from the top and the column from the left, from 0.
    pub const fn place(self) -> (usize, usize) {
        (self as usize / 4, self as usize % 4)
    }
}

impl Act {
    /// The group of the card.
    pub const fn group(self) -> Group {
        Group::ALL[self as usize / 6]
    }

    /// The six cards of a group.
    pub fn of(group: Group) -> &'static [Act] {
        &Act::ALL[group as usize * 6..][..6]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_group_has_six_acts() {
        for &group in Group::ALL {
            assert_eq!(Act::of(group).len(), 6);
            assert!(Act::of(group).iter().all(|act| act.group() == group));
        }
        assert_eq!(Act::of(Group::Other)[5], Act::Corruption);
    }

    #[test]
    fn goods_raws_and_materials_are_items_of_the_same_name() {
        for good in Good::ALL {
            assert_eq!(good.key(), good.item().key());
        }
        for raw in Raw::ALL {
            assert_eq!((raw.key(), raw.item().raw()), (raw.good().key(), Some(*raw)));
            assert!(raw.good().is_raw());
        }
        for material in Material::ALL {
            assert_eq!(material.key(), material.item().key());
            assert_eq!(material.item().material(), Some(*material));
        }
    }
}
