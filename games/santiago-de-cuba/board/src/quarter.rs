//! The four quarters, three houses each.

use art::{Pick, Piece, Stage, Thing, at, figure, placed, seat_class, seat_mark};
use maud::{Markup, html};
use santiago_de_cuba_rules::components::BOX;
use santiago_de_cuba_rules::{Building, Flower, View};
use tabletop::Key;

use crate::layout::Layout;
use crate::say;

/// Width and height of a quarter.
const QUARTER: (i32, i32) = (324, 184);
/// Width of a house, and the step to the next.
const HOUSE: (i32, i32) = (102, 107);
/// How high the front is.
const FRONT: i32 = 74;

/// All houses by quarter.
pub(crate) fn quarters(view: &View, stage: &Stage<'_>, layout: &Layout) -> Markup {
    html! {
        @for (&flower, &spot) in Flower::ALL.iter().zip(&layout.quarters) {
            (quarter(view, stage, flower, (layout.class, spot)))
        }
    }
}

fn quarter(
    view: &View,
    stage: &Stage<'_>,
    flower: Flower,
    (drawing, (x, y)): (&str, (i32, i32)),
) -> Markup {
    let (width, height) = QUARTER;
    let title = stage.words.text(&format!("quarter-{}", flower.key()));
    html! {
        g class={ "quarter " (say::flower_class(flower)) } transform=(at(x, y)) {
            title { (title) }
            rect class="ground-shade" x="2" y="5" width=(width) height=(height) rx="14" {}
            rect class="ground" width=(width) height=(height) rx="14" {}
            rect class="cobbles" width=(width) height=(height) rx="14" {}
            path class="garland" d="M10 12q50 16 100 2t104 0 100-2" {}
            @for (column, building) in (0..).zip(view.town.quarter(flower)) {
                (house(view, stage, building, (drawing, (3 + column * HOUSE.1, 28))))
            }
            @for column in 0..3 {
                use href={ "#sdc-flower-" (flower.key()) } x=(40 + column * HOUSE.1) y="0"
                    width="30" height="30" {}
            }
        }
    }
}

fn house(
    view: &View,
    stage: &Stage<'_>,
    building: Building,
    (drawing, spot): (&str, (i32, i32)),
) -> Markup {
    let town = &view.town;
    let visitor = town.visitor(building);
    let owner = town.owners[building];
    let asked = ["walk", "claim", "use"].contains(&stage.picked);
    let pick =
        if asked { Pick::of(stage, building.key()) } else { Pick::settled(stage, building.key()) };
    let sign = say::sign(stage.words, building);
    let top = FRONT + if sign.len() > 1 { 18 } else { 28 };
    let below = html! {
        rect class="sign-shade" x="1" y=(FRONT) width=(HOUSE.0) height="78" rx="7" {}
        rect class="sign" y=(FRONT - 4) width=(HOUSE.0) height="78" rx="7" {}
        use href={ "#sdc-house-" (building.key()) } width=(HOUSE.0) height=(FRONT) {}
        rect class="daylight" x="8" y="35" width="86" height=(FRONT - 35) {}
        @for (line, text) in (0..).zip(&sign) {
            text class="name" x="51" y=(top + 21 * line) { (text) }
        }
        (formula(building))
    };
    let above = html! {
        @if let Some(owner) = owner {
            g class={ "deed " (seat_class(owner)) } data-piece={ (drawing) "-deed-" (building.key()) } {
                use href="#art-marker" x="-3" y="-4" width="32" height="32" {}
                (seat_mark(owner, 6, 3, 14))
            }
        }
        @if let Some(visitor) = visitor { (figure(visitor, 35, 30, drawing)) }
    };
    let ring = html! { rect x="-2" y="-2" width=(HOUSE.0 + 4) height="154" rx="9" {} };
    pick.piece("house", spot, &title(view, stage, building), Piece { below, ring, above })
}

fn title(view: &View, stage: &Stage<'_>, building: Building) -> String {
    let words = stage.words;
    let does = say::does(words, building);
    let mut title = match (stage.picked, stage.way(building.key())) {
        ("walk", Some(_)) => {
            let to = words.text(&format!("to-{}", building.key()));
            words.with("choose-walk", &[("to", to.into()), ("does", does.into())])
        }
        ("claim", Some(_)) => {
            let the = words.text(&format!("the-{}", building.key()));
            words.with("choose-claim", &[("the", the.into())])
        }
        _ => {
            let name = say::building(words, building);
            words.with("house-title", &[("name", name.into()), ("does", does.into())])
        }
    };
    let remarks = [
        ("house-owner", view.town.owners[building]),
        ("house-visitor", view.town.visitor(building)),
    ];
    for (id, seat) in remarks {
        if let Some(seat) = seat {
            title.push(' ');
            title.push_str(&words.with(id, &[("seat", stage.name(seat).into())]));
        }
    }
    title
}

/// A piece of a building's formula.
enum Token {
    Icon(Thing),
    Text(String),
    Arrow,
    Swap,
}

impl Token {
    fn width(&self) -> i32 {
        match self {
            Token::Icon(_) => 23,
            Token::Text(text) => 13 * i32::try_from(text.chars().count()).unwrap_or(1),
            Token::Arrow | Token::Swap => 17,
        }
    }

    fn draw(&self, x: i32) -> Markup {
        html! {
            @match self {
                Token::Icon(thing) => (placed(*thing, x, 0, 23)),
                Token::Text(text) => text class="count" x=(x + self.width() / 2) y="19" { (text) },
                Token::Arrow => use href="#art-arrow" x=(x + 1) y="3" width="15" height="20" {},
                Token::Swap => use href="#art-swap" x=(x + 1) y="3" width="15" height="20" {},
            }
        }
    }
}

/// What a building does, in icons.
fn formula(building: Building) -> Markup {
    use Token::{Arrow, Icon, Swap};
    let text = |text: String| Token::Text(text);
    let tokens = match building {
        Building::Bank => vec![text(format!("+{}", BOX.bank_pesos)), Icon(Thing::Peso)],
        Building::Casino => vec![Icon(Thing::Peso), Swap, Icon(Thing::Point)],
        Building::Church => vec![text(format!("+{}", BOX.church_points)), Icon(Thing::Point)],
        Building::Distillery => vec![Icon(Thing::Sugar), Arrow, Icon(Thing::Rum)],
        Building::PortAuthority => {
            vec![Icon(Thing::Flag), text(format!("±{}", BOX.port_authority_steps))]
        }
        Building::CigarFactory => vec![Icon(Thing::Tobacco), Arrow, Icon(Thing::Cigars)],
        Building::BlackMarket => vec![Icon(Thing::Any), Swap, Icon(Thing::Any)],
        Building::TradingOffice => vec![Icon(Thing::Any), Arrow, Icon(Thing::Ship)],
        Building::Sawmill => {
            vec![Icon(Thing::Wood), Arrow, text(BOX.sawmill_points.to_string()), Icon(Thing::Point)]
        }
        Building::Newspaper => {
            vec![text(format!("+{}", BOX.newspaper_pesos)), Icon(Thing::Peso), Icon(Thing::Down)]
        }
        Building::Cafe => vec![
            Icon(Thing::Rum),
            Icon(Thing::Cigars),
            Arrow,
            text(BOX.cafe_points.to_string()),
            Icon(Thing::Point),
        ],
        Building::CustomsOffice => vec![Icon(Thing::Any), Arrow, text("0".to_owned())],
    };
    let whole: i32 = tokens.iter().map(Token::width).sum();
    let mut x = (HOUSE.0 - whole) / 2;
    html! {
        g class="formula" transform=(at(0, 119)) {
            @for token in &tokens {
                (token.draw(x))
                @let () = x += token.width();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_a_row_of_icons() {
        insta::assert_snapshot!(formula(Building::Bank).into_string(), @r##"<g class="formula" transform="translate(0 119)"><text class="count" x="39" y="19">+2</text><use href="#art-peso" x="52" y="0" width="23" height="23"></use></g>"##);
    }
}
