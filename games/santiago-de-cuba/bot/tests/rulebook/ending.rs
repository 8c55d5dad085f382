//! The end of the game: what is left is exchanged, and who comes where (§9).

use santiago_de_cuba_rules::Ending;
use tabletop::Outcome;
use testkit::ledger::{Entry, sure};

use crate::books::{Books, seated};
use crate::course::Stage;

impl Books {
    /// Points, then goods that made no point, then pesos (Q20, Q28).
    pub(crate) fn hold_against_end(&self, outcome: &Outcome<Ending>) -> Entry {
        let ending = outcome.ending;
        let is_over = self.stage == Stage::Over { ending };
        sure(is_over, || format!("{ending:?}, in the ledger {:?}", self.stage))?;
        let merits = self.merits();
        for (seat, merit) in merits.iter().enumerate() {
            let standing = outcome.standings[seated(seat)];
            let place = 1 + merits.iter().filter(|other| *other > merit).count();
            let fits =
                i64::from(standing.score) == merit[0] && usize::from(standing.place) == place;
            sure(fits, || format!("{seat} is {standing:?}, not {place} with {merit:?}"))?;
        }
        Ok(())
    }

    /// Clockwise from the active player so many goods make a point, wood too, as long as there
    /// are points (Q27).
    fn merits(&self) -> Vec<[i64; 3]> {
        let mut merits = vec![[0; 3]; self.players()];
        let mut supply = self.supply["point"];
        let mut seat = self.active;
        for _ in 0..self.players() {
            let store = &self.stores[seat];
            let (points, pesos) = (store["point"], store["peso"]);
            let mut goods = store.values().sum::<i64>() - points - pesos;
            let mut made = 0;
            while goods >= self.data.goods_for_a_point.into() && supply > 0 {
                goods -= i64::from(self.data.goods_for_a_point);
                supply -= 1;
                made += 1;
            }
            merits[seat] = [points + made, goods, pesos];
            seat = self.left(seat);
        }
        merits
    }
}
