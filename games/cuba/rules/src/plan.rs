//! What a decision would do, or which rule forbids it.

use tabletop::Seat;

use crate::components::{Character, Favor, Field, Item, Side};
use crate::phase::{Levy, Vote};
use crate::rules::architect::{Construction, construction};
use crate::rules::buildings::{Usage, usage};
use crate::rules::shipping::{Loading, mayors};
use crate::rules::tradeswoman::{Trade, favor, purchase, sale};
use crate::rules::worker::{Harvest, harvest};
use crate::rules::{foreman, laws, parliament};
use crate::sets::{Fields, Goods};
use crate::{Act, Action, Cuba, Group, Phase, Refusal, Step};

/// A decision the rules allow: worked out, not yet carried out.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Planned {
    Settle(Side),
    /// To begin with.
    Equip(Item),
    Delegate(Character),
    Play(Character),
    Move(Field),
    Harvest {
        harvest: Harvest,
        left: Fields,
        free: u8,
    },
    Favor(Favor, Item),
    Buy {
        trade: Trade,
        bought: Goods,
        sold: Goods,
    },
    Sell {
        trade: Trade,
        bought: Goods,
        sold: Goods,
    },
    Build(Construction),
    Use {
        usage: Usage,
        field: Field,
        used: Fields,
    },
    Load(Loading),
    Bid {
        vote: Vote,
        pesos: u16,
    },
    Enact {
        group: Group,
        act: Act,
    },
    Tax(u16),
    Duty {
        first: (Item, u8),
        second: Option<Item>,
    },
    /// Neither builds, loads nor pays, or nothing more.
    Pass,
}

impl Cuba {
    /// Works out a decision of `seat`, or says which rule forbids it.
    pub(crate) fn plan(&self, seat: Seat, action: &Action) -> Result<Planned, Refusal> {
        // Under the corruption act no question is put, so the answer is given here (Q37).
        if let (Phase::Enact { .. }, Action::Bid { .. }) = (&self.phase, action)
            && !parliament::may_buy(&self.table)
        {
            return Err(Refusal::NoVoteBuying);
        }
        if !self.asked().contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        let table = &self.table;
        match (self.phase, *action) {
            (Phase::Choose { .. }, Action::Plantation { side }) if table.is_free(side) => {
                Ok(Planned::Settle(side))
            }
            (Phase::Choose { .. }, Action::Plantation { side }) => Err(Refusal::Taken { side }),
            (Phase::Equip { taken, .. }, Action::Take { item }) => self.equipment(taken, item),
            (Phase::Delegates { .. }, Action::Delegate { card }) => Ok(Planned::Delegate(card)),
            (Phase::Actions { step, .. }, action) => self.plan_turn(seat, step, action),
            (Phase::Vote(vote), Action::Bid { pesos }) => {
                parliament::bid(table, seat, pesos)?;
                Ok(Planned::Bid { vote, pesos })
            }
            (Phase::Enact { .. }, Action::Enact { group }) => {
                Ok(Planned::Enact { group, act: parliament::bill(table, group)? })
            }
            (Phase::Levy { levy: Levy::Tax, .. }, Action::Pay {}) => {
                laws::taxable(table, seat).map(Planned::Tax)
            }
            (Phase::Levy { levy: Levy::Duty, .. }, Action::Pay {}) => {
                Ok(Planned::Duty { first: laws::one(table, seat)?, second: None })
            }
            (Phase::Levy { levy: Levy::Duty, .. }, Action::Give { first, second }) => {
                laws::two(table, seat, first, second)?;
                Ok(Planned::Duty { first: (first, 1), second: Some(second) })
            }
            (Phase::Levy { .. }, Action::Pass {}) => Ok(Planned::Pass),
            (_, _) => Err(Refusal::NotThisStep),
        }
    }

    /// First the materials, then the raws, equal or different (§1).
    fn equipment(&self, taken: u8, item: Item) -> Result<Planned, Refusal> {
        let materials = taken < self.table.printed.materials;
        let fits = if materials { item.material().is_some() } else { item.raw().is_some() };
        if !fits {
            return Err(Refusal::WrongKind);
        }
        if self.table.supply.count(item) == 0 {
            return Err(Refusal::NotInSupply { item });
        }
        Ok(Planned::Equip(item))
    }

    fn plan_turn(&self, seat: Seat, step: Step, action: Action) -> Result<Planned, Refusal> {
        let table = &self.table;
        match (step, action) {
            (Step::Play, Action::Play { card }) => {
                if self.hand(seat).contains(card) {
                    Ok(Planned::Play(card))
                } else {
                    Err(Refusal::NotInHand { card })
                }
            }
            (Step::Pawn, Action::Move { to }) => Ok(Planned::Move(to)),
            (Step::Harvest { left, free }, Action::Harvest { field }) => {
                let harvest = harvest(table, seat, (left, free), field)?;
                Ok(Planned::Harvest { harvest, left, free })
            }
            (Step::Trade { bought, sold }, Action::Take { item }) => {
                let traded = !bought.is_empty() || !sold.is_empty();
                favor(table, traded, item).map(|favor| Planned::Favor(favor, item))
            }
            (Step::Trade { bought, sold }, Action::Buy { good, count }) => {
                let trade = purchase(table, seat, bought.and(sold), (good, count))?;
                Ok(Planned::Buy { trade, bought, sold })
            }
            (Step::Trade { bought, sold }, Action::Sell { good, count }) => {
                let trade = sale(table, seat, bought.and(sold), (good, count))?;
                Ok(Planned::Sell { trade, bought, sold })
            }
            (Step::Build, Action::Build { building, field }) => {
                construction(table, seat, (building, field)).map(Planned::Build)
            }
            (Step::Foreman { used }, Action::Use(using)) => {
                let field = foreman::place(table, seat, used, using.building())?;
                let usage = usage(table, seat, using)?;
                Ok(Planned::Use { usage, field, used })
            }
            (Step::Load { berth: served }, Action::Load { berth, good, count }) => {
                mayors(table, seat, served, (berth, good, count)).map(Planned::Load)
            }
            // Whoever trades or uses nothing has played the card all the same (Q13).
            (
                Step::Harvest { .. }
                | Step::Trade { .. }
                | Step::Build
                | Step::Foreman { .. }
                | Step::Load { .. },
                Action::Pass {},
            ) => Ok(Planned::Pass),
            (_, _) => Err(Refusal::NotThisStep),
        }
    }
}
