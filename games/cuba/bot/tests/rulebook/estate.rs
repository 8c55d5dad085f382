//! One player's page of the ledger: purse, yard, warehouse, plantation and cards.

use std::collections::BTreeMap;

use cuba_rules::components::{Ground, Item, Side};
use cuba_rules::data::Data;
use cuba_rules::{Building, Character, Field};
use tabletop::Key;
use testkit::ledger::{Entry, sure};

/// How many there are of each thing, by its word.
pub(crate) type Counts = BTreeMap<&'static str, i64>;

/// The kinds of things, by their words.
pub(crate) const MATERIALS: [&str; 3] = ["wood", "stone", "water"];
pub(crate) const RAWS: [&str; 3] = ["citrus", "sugar", "tobacco"];

#[derive(Clone, Debug, Default)]
pub(crate) struct Estate {
    pub(crate) pesos: i64,
    pub(crate) points: i64,
    pub(crate) yard: Counts,
    pub(crate) warehouse: Counts,
    pub(crate) side: Option<Side>,
    pub(crate) pawn: Option<Field>,
    /// What is built, by field, the printed warehouse among it.
    pub(crate) lots: BTreeMap<Field, Building>,
    /// The cards played this round, in their order.
    pub(crate) played: Vec<Character>,
    /// The card that lies face down (§14).
    pub(crate) delegate: Option<Character>,
    /// What is held out in a fist (§9).
    pub(crate) fist: Option<i64>,
}

impl Estate {
    pub(crate) fn new(data: &Data) -> Estate {
        let none: Counts = Item::ALL.iter().map(|item| (item.key(), 0)).collect();
        let pesos = data.pesos.into();
        Estate { pesos, yard: none.clone(), warehouse: none, ..Estate::default() }
    }

    /// The pawn begins in the warehouse (§1).
    pub(crate) fn settle(&mut self, data: &Data, side: Side) {
        let warehouse = data.plantations[side].warehouse;
        self.side = Some(side);
        self.pawn = Some(warehouse);
        self.lots.insert(warehouse, Building::Warehouse);
    }

    pub(crate) fn has(&self, item: &str) -> i64 {
        self.yard[item] + self.warehouse[item]
    }

    /// Something is given away, from the yard first, where it would rot (Q09).
    pub(crate) fn spend(&mut self, item: &'static str, count: i64) -> Entry {
        let held = self.has(item);
        sure(count <= held, || format!("{count} {item} of who has {held}"))?;
        for _ in 0..count {
            let pile = if self.yard[item] > 0 { &mut self.yard } else { &mut self.warehouse };
            *pile.get_mut(item).expect("every thing is listed") -= 1;
        }
        Ok(())
    }

    pub(crate) fn pay(&mut self, pesos: i64) -> Entry {
        self.pesos -= pesos;
        sure(self.pesos >= 0, || format!("{pesos} pesos are not there"))
    }

    /// What grows on a field, unless something is built there.
    pub(crate) fn grows(&self, data: &Data, field: Field) -> Option<&'static str> {
        let ground = data.plantations[self.side?].ground(field);
        let grown = match ground {
            Ground::Warehouse => None,
            Ground::Material(material) => Some(material.key()),
            Ground::Raw(raw) => Some(raw.key()),
        };
        grown.filter(|_| !self.lots.contains_key(&field))
    }

    /// How many fields that are not built on give one of these.
    pub(crate) fn fields_of(&self, data: &Data, kinds: [&str; 3]) -> i64 {
        let grown = Field::ALL.iter().filter_map(|&field| self.grows(data, field));
        count(grown.filter(|grown| kinds.contains(grown)))
    }

    /// Whether a field is in the row or the column of the pawn.
    pub(crate) fn is_activated(&self, field: Field) -> bool {
        // A field is called by its column and its row.
        let place = |field: Field| field.key().split_at(1);
        self.pawn.is_some_and(|pawn| {
            let ((column, row), (own_column, own_row)) = (place(field), place(pawn));
            column == own_column || row == own_row
        })
    }

    /// The card that was not played, once four were.
    pub(crate) fn fifth(&self) -> Option<Character> {
        let mut left = Character::ALL.iter().filter(|card| !self.played.contains(card));
        left.next().copied().filter(|_| left.next().is_none())
    }
}

/// The votes of a card: worker 1, tradeswoman 2, architect 3, foreman 4, mayor 5.
pub(crate) fn value(card: Character) -> i64 {
    match card {
        Character::Worker => 1,
        Character::Tradeswoman => 2,
        Character::Architect => 3,
        Character::Foreman => 4,
        Character::Mayor => 5,
    }
}

/// How many there are.
pub(crate) fn count<T>(things: impl Iterator<Item = T>) -> i64 {
    i64::try_from(things.count()).expect("few things")
}

/// The thing with this word.
pub(crate) fn item(word: &str) -> Item {
    *Item::ALL.iter().find(|item| item.key() == word).expect("a thing of the game")
}
