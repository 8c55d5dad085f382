//! Lists the actions of a seat: nothing but calls to the rules.

use tabletop::{Choices, Key, Seat};

use crate::components::{Berth, Building, Character, Field, Group, Item, Material, Raw, Side};
use crate::phase::Levy;
use crate::rules::{architect, foreman, laws, parliament, shipping, tradeswoman, uses, worker};
use crate::{Action, Cuba, Phase, Step};

impl Cuba {
    /// Lists what `seat`, who is asked, may do.
    pub(crate) fn list(&self, seat: Seat, into: &mut Choices<Action>) {
        let table = &self.table;
        match self.phase {
            Phase::Opening | Phase::Deal | Phase::Bills | Phase::Arrivals | Phase::Over => {}
            Phase::Choose { .. } => {
                let free = Side::OWN.into_iter().filter(|&side| table.is_free(side));
                free.for_each(|side| into.push(Action::Plantation { side }));
            }
            Phase::Equip { taken, .. } => {
                let materials = Material::ALL.iter().map(|material| material.item());
                let raws = Raw::ALL.iter().map(|raw| raw.item());
                let in_supply = |item: &Item| table.supply.count(*item) > 0;
                let take = |item| into.push(Action::Take { item });
                if taken < table.printed.materials {
                    materials.filter(in_supply).for_each(take);
                } else {
                    raws.filter(in_supply).for_each(take);
                }
            }
            Phase::Delegates { .. } => {
                Character::ALL.iter().for_each(|&card| into.push(Action::Delegate { card }));
            }
            Phase::Actions { step, .. } => self.list_turn(seat, step, into),
            Phase::Vote(_) => {
                let bids = 0..=table.players[seat].pesos;
                let bids = bids.filter(|&pesos| parliament::bid(table, seat, pesos).is_ok());
                bids.for_each(|pesos| into.push(Action::Bid { pesos }));
            }
            Phase::Enact { .. } => {
                let open = Group::ALL.iter().filter(|&&g| parliament::bill(table, g).is_ok());
                open.for_each(|&group| into.push(Action::Enact { group }));
            }
            Phase::Levy { levy, .. } => {
                let pays = match levy {
                    Levy::Tax => laws::taxable(table, seat).is_ok(),
                    Levy::Duty => laws::one(table, seat).is_ok(),
                };
                if pays {
                    into.push(Action::Pay {});
                }
                if levy == Levy::Duty {
                    laws::each_two(table, seat, |first, second| {
                        into.push(Action::Give { first, second });
                    });
                }
                into.push(Action::Pass {});
            }
        }
    }

    fn list_turn(&self, seat: Seat, step: Step, into: &mut Choices<Action>) {
        let table = &self.table;
        match step {
            Step::Arrival { .. } => return,
            Step::Play => {
                self.hand(seat).iter().for_each(|card| into.push(Action::Play { card }));
                return;
            }
            Step::Pawn => {
                Field::ALL.iter().for_each(|&to| into.push(Action::Move { to }));
                return;
            }
            Step::Harvest { left, free } => {
                let fields = worker::harvests(table, seat, left, free);
                fields.for_each(|field| into.push(Action::Harvest { field }));
            }
            Step::Trade { bought, sold } => {
                tradeswoman::each_purchase(table, seat, bought.and(sold), |good, count| {
                    into.push(Action::Buy { good, count });
                });
                tradeswoman::each_sale(table, seat, bought.and(sold), |good, count| {
                    into.push(Action::Sell { good, count });
                });
                let traded = !bought.is_empty() || !sold.is_empty();
                let free = |item: &&Item| tradeswoman::favor(table, traded, **item).is_ok();
                let free = Item::ALL.iter().filter(free);
                free.for_each(|&item| into.push(Action::Take { item }));
            }
            Step::Build => self.list_constructions(seat, into),
            Step::Foreman { used } => {
                for building in foreman::places(table, seat, used) {
                    uses::each_use(table, seat, building, |using| into.push(Action::Use(using)));
                }
            }
            Step::Load { berth: served } => {
                for &berth in Berth::ALL {
                    if served.is_none_or(|served| served == berth) {
                        shipping::each_loading(table, seat, (berth, u8::MAX), |good, count| {
                            into.push(Action::Load { berth, good, count });
                        });
                    }
                }
            }
        }
        into.push(Action::Pass {});
    }

    /// Whether a site is free does not depend on the building, so each is asked once.
    fn list_constructions(&self, seat: Seat, into: &mut Choices<Action>) {
        let table = &self.table;
        let mut sites = crate::sets::Fields::NONE;
        for &field in Field::ALL {
            if architect::site(table, seat, field).is_ok() {
                sites = sites.with(field);
            }
        }
        for &building in Building::ALL {
            if architect::price(table, seat, building).is_ok() {
                sites.iter().for_each(|field| into.push(Action::Build { building, field }));
            }
        }
    }
}
