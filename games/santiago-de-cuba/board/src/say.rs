//! Words that several parts need.

use art::Thing;
use locale::Words;
use santiago_de_cuba_rules::components::{Data, Trade};
use santiago_de_cuba_rules::{Building, Cuban, Flower, Item, Purchase, Station, View};
use tabletop::{Key, Message, Seat};

use crate::Stage;

/// The drawing of an item.
pub(crate) fn thing(item: impl Key) -> Thing {
    Thing::from_key(item.key()).unwrap_or(Thing::Any)
}

/// The name of a building.
pub(crate) fn building(words: &Words, building: Building) -> String {
    locale::one_line(&words.text(&format!("building-{}", building.key())))
}

/// The lines of a building's sign.
pub(crate) fn sign(words: &Words, building: Building) -> Vec<String> {
    let name = words.text(&format!("building-{}", building.key()));
    name.split('|').map(str::to_owned).collect()
}

/// What a building does, in a sentence.
pub(crate) fn does(words: &Words, data: &Data, building: Building) -> String {
    let numbers: &[(&str, u16)] = match building {
        Building::Bank => &[("pesos", data.bank_pesos)],
        Building::Casino => return casino(words, data),
        Building::Church => &[("points", data.church_points)],
        Building::Distillery => &terms(data.distillery),
        Building::CigarFactory => &terms(data.cigar_factory),
        Building::Sawmill => &terms(data.sawmill),
        Building::PortAuthority => &[("steps", data.port_authority_steps.into())],
        Building::BlackMarket => &[("count", data.black_market_goods.into())],
        Building::TradingOffice => {
            &[("most", data.trading_office_most.into()), ("less", data.trading_office_less)]
        }
        Building::Newspaper => &[("pesos", data.newspaper_pesos)],
        Building::Cafe => &[
            ("most", data.cafe_most.into()),
            ("rum", data.cafe_rum_points),
            ("cigars", data.cafe_cigar_points),
        ],
        Building::CustomsOffice => &[],
    };
    let numbers: Vec<_> = numbers.iter().map(|&(name, number)| (name, number.into())).collect();
    words.with(&format!("does-{}", building.key()), &numbers)
}

fn terms(trade: Trade) -> [(&'static str, u16); 3] {
    [("give", trade.give), ("take", trade.take), ("most", trade.most.into())]
}

/// What the casino does: the directions that it offers.
fn casino(words: &Words, data: &Data) -> String {
    let offered = Purchase::ALL.iter().filter(|&&buy| data.casino(buy).most > 0);
    let ways = offered.map(|&buy| {
        let numbers = terms(data.casino(buy)).map(|(name, number)| (name, number.into()));
        words.with(&format!("casino-{}", buy.key()), &numbers)
    });
    let ways = ways.collect::<Vec<_>>().join("; ");
    words.with("does-casino", &[("ways", ways.into())])
}

/// So many of one thing for so many of another.
pub(crate) fn exchange(words: &Words, take: (Item, u16), give: (Item, u16)) -> String {
    let [take, give] = [take, give].map(|(item, count)| items(words, item, count));
    words.with("choose-exchange", &[("take", take.into()), ("give", give.into())])
}

/// What a visit brings.
pub(crate) fn brings(words: &Words, data: &Data, station: Station) -> String {
    let count = Cuban::from_key(station.key()).map_or(0, |cuban| data.cubans[cuban]);
    words.with(&format!("brings-{}", station.key()), &[("count", count.into())])
}

/// The name of a station.
pub(crate) fn station(words: &Words, station: Station) -> String {
    words.text(&format!("station-{}", station.key()))
}

/// So many of an item, such as `2 pesos`.
pub(crate) fn items(words: &Words, item: impl Key, count: u16) -> String {
    let message = Message::new("choose-count").number("count", count).word("item", item);
    words.say(&message, &[])
}

/// A message in the viewer's words.
pub(crate) fn said(stage: &Stage<'_>, message: &Message) -> String {
    stage.words.say(message, stage.names)
}

/// The class of a flower's colors.
pub(crate) const fn flower_class(flower: Flower) -> &'static str {
    match flower {
        Flower::Yellow => "yellow",
        Flower::Blue => "blue",
        Flower::Red => "red",
        Flower::White => "white",
    }
}

/// What a Cuban gives, if it is so many of one thing.
pub(crate) const fn gives(cuban: Cuban) -> Option<Item> {
    match cuban {
        Cuban::Pedro => Some(Item::Tobacco),
        Cuban::Jose => Some(Item::Sugar),
        Cuban::Conchita => Some(Item::Citrus),
        Cuban::Miguel => Some(Item::Wood),
        Cuban::Maria => Some(Item::Point),
        Cuban::Martinez => Some(Item::Peso),
        Cuban::Pablo | Cuban::ElZorro | Cuban::Alonso => None,
    }
}

/// Whether the supply has fewer points than the goods of `seat` would make (§9).
pub(crate) fn goes_short(view: &View, seat: Seat) -> bool {
    let goods = view.stores[seat].seen().map_or(0, |store| store.goods());
    view.exchanged(seat).is_some_and(|more| more < goods / view.data.goods_for_a_point)
}

#[cfg(test)]
mod tests {
    use locale::Language;
    use santiago_de_cuba_rules::scenario;

    use super::*;

    /// What is handed in comes first, as one says it: rates that differ would read backwards.
    #[test]
    fn an_exchange_names_first_what_is_given() {
        let data = scenario::second();
        let [points, pesos] = [Purchase::Point, Purchase::Peso].map(|buy| data.casino(buy));
        assert_eq!((points.give, points.take, pesos.give, pesos.take), (2, 3, 3, 4));
        let said = |language| {
            let words = Words::new(language, &[art::locale(language), crate::locale(language)]);
            does(&words, data, Building::Casino)
        };
        assert_eq!(
            said(Language::En),
            "Exchange one way: 2 pesos for 3 points, at most 2 times; \
             3 points for 4 pesos, at most once."
        );
        assert_eq!(
            said(Language::De),
            "Tausche in einer Richtung: 2 Pesos gegen 3 Punkte, höchstens 2-mal; \
             3 Punkte gegen 4 Pesos, höchstens einmal."
        );
        assert_eq!(
            said(Language::Es),
            "Cambia en un solo sentido: 2 pesos por 3 puntos, como máximo 2 veces; \
             3 puntos por 4 pesos, como máximo una vez."
        );
    }
}
