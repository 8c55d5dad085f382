//! The four quarters, three houses each.

use art::{Pick, Piece, Thing, at, figure, fitted, placed, seat_class, seat_mark};
use maud::{Markup, html};
use santiago_de_cuba_rules::components::{Data, Trade};
use santiago_de_cuba_rules::{Action, Building, Flower, Phase, Purchase, Step, View};
use tabletop::{Key, Message};

use crate::layout::Layout;
use crate::{Stage, decision, say};

/// Width and height of a quarter.
const QUARTER: (i32, i32) = (324, 184);
/// Width of a house, and the step to the next.
const HOUSE: (i32, i32) = (102, 107);
/// How high the front is.
const FRONT: i32 = 74;
/// So wide a formula may be on a sign.
const WIDEST: i32 = 100;
/// How high a row of icons is.
const ROW: i32 = 26;

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
    let owner = town.owner(building);
    let claims = matches!(view.phase, Phase::Turn { step: Step::Alonso, .. });
    let attempt = if claims { Action::Claim { building } } else { Action::Walk { building } };
    let pick = Pick::of(stage, &attempt, |action| decision::building(action) == Some(building));
    let sign = say::sign(stage.words, building);
    let rows = rows(&view.data, building);
    let top = FRONT + if sign.len() > 1 || rows.len() > 1 { 18 } else { 28 };
    let below = html! {
        rect class="sign-shade" x="1" y=(FRONT) width=(HOUSE.0) height="78" rx="7" {}
        rect class="sign" y=(FRONT - 4) width=(HOUSE.0) height="78" rx="7" {}
        use href={ "#sdc-house-" (building.key()) } width=(HOUSE.0) height=(FRONT) {}
        rect class="daylight" x="8" y="35" width="86" height=(FRONT - 35) {}
        @for (line, text) in (0..).zip(&sign) {
            text class="name" x="51" y=(top + 21 * line) textLength=[fitted(text, 7, HOUSE.0 - 6)]
                lengthAdjust="spacingAndGlyphs" { (text) }
        }
        (formula(&rows))
    };
    let above = html! {
        @if let Some(owner) = owner {
            g class={ "deed " (seat_class(owner)) } data-state={ "deed-" (building.key()) " " (owner.index()) } {
                use href="#art-marker" x="-3" y="-4" width="32" height="32" {}
                (seat_mark(owner, 6, 3, 14))
            }
        }
        @if let Some(visitor) = visitor { (figure(visitor, (35, 30), drawing, building.key())) }
    };
    let ring = html! { rect x="-2" y="-2" width=(HOUSE.0 + 4) height="154" rx="9" {} };
    pick.piece("house", spot, &title(view, stage, building), Piece { below, ring, above })
}

fn title(view: &View, stage: &Stage<'_>, building: Building) -> String {
    let words = stage.words;
    let does = say::does(words, &view.data, building);
    let offered = |action: &Action| stage.offer.actions().any(|other| other == action);
    let mut title = if offered(&Action::Walk { building }) {
        let to = words.text(&format!("to-{}", building.key()));
        words.with("choose-walk", &[("to", to.into()), ("does", does.into())])
    } else if offered(&Action::Claim { building }) {
        say::said(stage, &Message::new("choose-claim").word("the", building))
    } else {
        let name = say::building(words, building);
        words.with("house-title", &[("name", name.into()), ("does", does.into())])
    };
    let remarks = [
        ("house-owner", view.town.owner(building)),
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

/// What a building does, in icons: one row, or two where it does two things.
fn rows(data: &Data, building: Building) -> Vec<Vec<Token>> {
    use Token::{Arrow, Icon, Swap};
    let text = |text: String| Token::Text(text);
    let row = match building {
        Building::Bank => vec![text(format!("+{}", data.bank_pesos)), Icon(Thing::Peso)],
        Building::Casino => return casino(data),
        Building::Church => vec![text(format!("+{}", data.church_points)), Icon(Thing::Point)],
        Building::Distillery => traded(data.distillery, [Thing::Sugar, Thing::Rum], Arrow),
        Building::PortAuthority => {
            vec![Icon(Thing::Flag), text(format!("±{}", data.port_authority_steps))]
        }
        Building::CigarFactory => {
            traded(data.cigar_factory, [Thing::Tobacco, Thing::Cigars], Arrow)
        }
        Building::BlackMarket => {
            let count = data.black_market_goods;
            let [handed, taken] =
                [counted(count.into(), Thing::Any), counted(count.into(), Thing::Any)];
            handed.chain([Swap]).chain(taken).collect()
        }
        Building::TradingOffice => vec![Icon(Thing::Any), Arrow, Icon(Thing::Ship)],
        Building::Sawmill => {
            let wood = counted(data.sawmill.give, Thing::Wood);
            let points = [text(data.sawmill.take.to_string()), Icon(Thing::Point)];
            wood.chain([Arrow]).chain(points).collect()
        }
        Building::Newspaper => {
            vec![text(format!("+{}", data.newspaper_pesos)), Icon(Thing::Peso), Icon(Thing::Down)]
        }
        Building::Cafe => {
            let (rum, cigars) = (data.cafe_rum_points, data.cafe_cigar_points);
            let rates = if rum == cigars { rum.to_string() } else { format!("{rum}/{cigars}") };
            vec![Icon(Thing::Rum), Icon(Thing::Cigars), Arrow, text(rates), Icon(Thing::Point)]
        }
        Building::CustomsOffice => vec![Icon(Thing::Any), Arrow, text("0".to_owned())],
    };
    vec![row]
}

/// Rows of icons on a sign; what has large numbers is drawn smaller, so that it stays there.
fn formula(rows: &[Vec<Token>]) -> Markup {
    let (top, largest) = if rows.len() > 1 { (101, 80) } else { (119, 100) };
    html! {
        @for (row, tokens) in (0..).zip(rows) {
            @let whole: i32 = tokens.iter().map(Token::width).sum();
            @let percent = largest.min(100 * WIDEST / whole.max(1));
            @let left = (HOUSE.0 - whole * percent / 100) / 2;
            @let middle = top + (2 * row + 1) * ROW * largest / 200 + row;
            (drawn_row(tokens, (left, middle - ROW * percent / 200), percent))
        }
    }
}

fn drawn_row(tokens: &[Token], (left, y): (i32, i32), percent: i32) -> Markup {
    let mut x = if percent == 100 { left } else { 0 };
    let place = if percent == 100 {
        at(0, y)
    } else {
        format!("translate({left} {y}) scale(0.{percent:02})")
    };
    html! {
        g class="formula" transform=(place) {
            @for token in tokens {
                (token.draw(x))
                @let () = x += token.width();
            }
        }
    }
}

/// So many of a thing; one is the thing alone.
fn counted(count: u16, thing: Thing) -> impl Iterator<Item = Token> {
    let number = (count != 1).then(|| Token::Text(count.to_string()));
    number.into_iter().chain([Token::Icon(thing)])
}

fn traded(trade: Trade, [give, take]: [Thing; 2], sign: Token) -> Vec<Token> {
    counted(trade.give, give).chain([sign]).chain(counted(trade.take, take)).collect()
}

/// What the casino does: a row for each way to go if their rates differ.
fn casino(data: &Data) -> Vec<Vec<Token>> {
    let [points, pesos] = [Purchase::Point, Purchase::Peso].map(|buy| data.casino(buy));
    let things = [Thing::Peso, Thing::Point];
    if pesos.most == 0 {
        return vec![traded(points, things, Token::Arrow)];
    }
    let back = [Thing::Point, Thing::Peso];
    if points.most == 0 {
        return vec![traded(pesos, back, Token::Arrow)];
    }
    if (points.give, points.take) == (pesos.take, pesos.give) {
        return vec![traded(points, things, Token::Swap)];
    }
    vec![traded(points, things, Token::Arrow), traded(pesos, back, Token::Arrow)]
}

#[cfg(test)]
mod tests {
    use boxes::Contents;
    use santiago_de_cuba_rules::scenario;

    use super::*;

    #[test]
    fn a_formula_is_a_row_of_icons() {
        insta::assert_snapshot!(formula(&rows(Data::shelf().built_in(), Building::Bank)).into_string(), @r##"<g class="formula" transform="translate(0 119)"><text class="count" x="39" y="19">+2</text><use href="#art-peso" x="52" y="0" width="23" height="23"></use></g>"##);
    }

    /// A sign tells all rates.
    #[test]
    fn a_formula_tells_the_rates_of_the_box() {
        let numbers = |building| {
            let formula = formula(&rows(scenario::second(), building)).into_string();
            let texts = formula.split(r#"y="19">"#).skip(1);
            let texts = texts.map(|text| text.split('<').next().unwrap_or_default().to_owned());
            texts.collect::<Vec<_>>()
        };
        assert_eq!(numbers(Building::Distillery), ["2", "3"]);
        assert_eq!(numbers(Building::Sawmill), ["2", "5"]);
        assert_eq!(numbers(Building::Cafe), ["3/4"]);
        assert_eq!(numbers(Building::Casino), ["2", "3", "3", "4"]);
    }

    /// Whatever is printed, it stays on its sign: with the largest numbers, too.
    #[test]
    fn a_formula_stays_on_its_sign() {
        let mut value = Data::shelf().built_in().value().clone();
        let buildings = &mut value["buildings"];
        for trade in ["casino_points", "distillery", "cigar_factory", "sawmill", "casino_pesos"] {
            for number in ["give", "take", "most"] {
                buildings[trade]["value"][number] = 20.into();
            }
        }
        buildings["casino_pesos"]["value"]["give"] = 19.into();
        for count in ["black_market_goods", "cafe_rum_points", "cafe_cigar_points"] {
            buildings[count]["value"] = 20.into();
        }
        buildings["cafe_cigar_points"]["value"] = 19.into();
        let large = boxes::Boxed::<Data>::revive("santiago-de-cuba", &value).expect("it is sound");
        for data in [&*large, &**Data::shelf().built_in(), scenario::second()] {
            for &building in Building::ALL {
                let rows = rows(data, building);
                let widths = rows.iter().map(|row| row.iter().map(Token::width).sum::<i32>());
                let widest = widths.max().unwrap_or(0);
                let drawn = formula(&rows).into_string();
                let scale = drawn.split("scale(0.").nth(1).and_then(|rest| rest.get(..2));
                let percent =
                    scale.map_or(100, |percent| percent.parse::<i32>().expect("a number"));
                assert!(widest * percent / 100 <= HOUSE.0, "{building:?}: {drawn}");
                assert!(percent >= 65, "{building:?} can still be read: {drawn}");
            }
        }
    }
}
