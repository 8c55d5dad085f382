//! What a building or an act does, as a row of icons.

use art::{Thing, at, placed};
use cuba_rules::components::{Act, Building};
use cuba_rules::data::Data;
use maud::{Markup, html};

/// A piece of a formula.
#[derive(Clone, Debug)]
pub(crate) enum Token {
    Icon(Thing),
    Symbol(&'static str),
    Text(String),
    Arrow,
    Swap,
}

use Token::{Arrow, Icon, Swap, Symbol};

const SIZE: i32 = 18;

impl Token {
    fn width(&self) -> i32 {
        match self {
            Token::Icon(_) | Token::Symbol(_) => SIZE,
            Token::Text(text) => 9 * i32::try_from(text.chars().count()).unwrap_or(1),
            Token::Arrow | Token::Swap => 13,
        }
    }

    fn draw(&self, x: i32) -> Markup {
        html! {
            @match self {
                Token::Icon(thing) => (placed(*thing, x, 0, SIZE)),
                Token::Symbol(name) => {
                    use href={ "#cuba-" (name) } x=(x) y="0" width=(SIZE) height=(SIZE) {}
                },
                Token::Text(text) => text class="count" x=(x + self.width() / 2) y="14" { (text) },
                Token::Arrow => use href="#art-arrow" x=(x + 1) y="2" width="11" height="15" {},
                Token::Swap => use href="#art-swap" x=(x + 1) y="2" width="11" height="15" {},
            }
        }
    }
}

/// Draws a formula around a place.
pub(crate) fn draw(tokens: &[Token], (middle, y): (i32, i32)) -> Markup {
    let whole: i32 = tokens.iter().map(Token::width).sum();
    let mut x = -whole / 2;
    html! {
        g class="formula" transform=(at(middle, y)) {
            @for token in tokens {
                (token.draw(x))
                @let () = x += token.width();
            }
        }
    }
}

fn number(number: impl std::fmt::Display) -> Token {
    Token::Text(number.to_string())
}

/// What a building does.
pub(crate) fn of_building(data: &Data, building: Building) -> Vec<Token> {
    let printed = data.buildings[building];
    let gain = number(printed.gain);
    let plus = number(format!("+{}", printed.gain));
    let worth = |gain: u8| if gain > 1 { vec![number(gain)] } else { Vec::new() };
    let into = |thing, gain: u8| {
        [vec![Icon(thing), Arrow], worth(gain), vec![Icon(Thing::Point)]].concat()
    };
    match building {
        Building::CementFactory => into(Thing::Stone, printed.gain),
        Building::Sawmill => into(Thing::Wood, printed.gain),
        Building::GolfCourse => into(Thing::Water, printed.gain),
        Building::Monastery => {
            [vec![Symbol("raws"), Arrow], worth(printed.gain), vec![Icon(Thing::Point)]].concat()
        }
        Building::RumCafe => into(Thing::Rum, printed.gain),
        Building::CigarCafe => into(Thing::Cigars, printed.gain),
        Building::SmallOffice | Building::LargeOffice => {
            vec![number(printed.most), Arrow, Icon(Thing::Ship)]
        }
        Building::Hotel | Building::Inn => vec![plus, Icon(Thing::Point)],
        Building::GoodsStore => vec![Symbol("wares"), Arrow, gain, Icon(Thing::Peso)],
        Building::RawStore => vec![Symbol("raws"), Arrow, gain, Icon(Thing::Peso)],
        Building::MaterialStore => vec![Symbol("materials"), Arrow, gain, Icon(Thing::Peso)],
        Building::SmallBank | Building::LargeBank => vec![plus, Icon(Thing::Peso)],
        Building::CigarFactory => vec![Icon(Thing::Tobacco), Arrow, Icon(Thing::Cigars)],
        Building::Distillery => vec![Icon(Thing::Sugar), Arrow, Icon(Thing::Rum)],
        Building::BlackMarket => vec![Icon(Thing::Any), Swap, Icon(Thing::Any)],
        Building::Church => vec![Symbol("veto")],
        Building::TownHall => vec![plus, Icon(Thing::Vote)],
        Building::Dam => vec![plus, Icon(Thing::Water)],
        Building::Lighthouse => vec![Icon(Thing::Ship), Swap, Icon(Thing::Ship)],
        Building::Warehouse => vec![Symbol("raws"), Arrow, Symbol("store")],
    }
}

/// What an act asks for or brings; the acts of the fourth group have words only.
pub(crate) fn of_act(data: &Data, act: Act) -> Vec<Token> {
    let amount = data.acts[act];
    let each = |what: Token| vec![Icon(Thing::Point), number("/"), what];
    match act {
        Act::TaxBuildings => {
            let more = if amount == 1 { Vec::new() } else { vec![number(amount)] };
            [more, vec![Icon(Thing::Peso), number("/"), Symbol("house")]].concat()
        }
        Act::DutyCitrus => vec![number(amount), Icon(Thing::Citrus)],
        Act::DutySugar => vec![number(amount), Icon(Thing::Sugar)],
        Act::DutyTobacco => vec![number(amount), Icon(Thing::Tobacco)],
        Act::DutyWater => vec![number(amount), Icon(Thing::Water)],
        Act::DutyMaterials => vec![number(amount), Symbol("materials")],
        Act::DutyRaws => vec![number(amount), Symbol("raws")],
        Act::SubsidyBuildings => each(Symbol("house")),
        Act::SubsidyMaterials => each(Symbol("forest-small")),
        Act::SubsidyRaws => each(Symbol("field-small")),
        Act::SubsidyWater => each(Icon(Thing::Water)),
        Act::SubsidyVotes => each(Icon(Thing::Vote)),
        Act::SubsidyPesos => {
            vec![
                Icon(Thing::Point),
                number(format!("/{}", data.pesos_for_a_point)),
                Icon(Thing::Peso),
            ]
        }
        Act::Tax1 | Act::Tax2 | Act::Tax3 | Act::Tax4 | Act::Tax5 => {
            vec![number(amount), Icon(Thing::Peso)]
        }
        Act::Shortage => vec![number(format!("−{}", data.market_act)), Symbol("raws")],
        Act::Surplus => vec![number(format!("+{}", data.market_act)), Symbol("raws")],
        Act::Drought => vec![number(data.drought_raws), Symbol("raws")],
        Act::BuildingAct => {
            vec![Symbol("house"), number(format!("+{}", data.building_act)), Icon(Thing::Peso)]
        }
        Act::HarborAct => vec![Icon(Thing::Ship), Arrow],
        Act::Corruption => vec![Icon(Thing::Peso), Arrow, Symbol("veto")],
    }
}

#[cfg(test)]
mod tests {
    use cuba_rules::scenario::boxes;
    use tabletop::Key;

    use super::*;

    #[test]
    fn every_formula_fits_its_tile() {
        let width = |tokens: &[Token]| tokens.iter().map(Token::width).sum::<i32>();
        for data in boxes() {
            for &building in Building::ALL {
                assert!(width(&of_building(data, building)) <= 60, "{building:?}");
            }
            for &act in Act::ALL {
                assert!(width(&of_act(data, act)) <= 84, "{act:?}");
            }
        }
    }
}
