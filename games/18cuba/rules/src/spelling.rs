//! How decisions are spelled.

use cuba18_track::{Company, Cubes, Hex, Tile, Train, Wagon};
use tabletop::{Key, Money, Path, Spell, Stop, Words};

use crate::action::{Action, Benefit, GivenRoute, Laying, Raise};
use crate::rent::Rent;

impl Spell for Action {
    fn write(&self, path: &mut Path) {
        match self {
            Action::Bid { amount } => path.word("bid").of("sum", amount),
            Action::Concession { card } => path.word("concession").of("card", card),
            Action::Convert { card, minor, price, mill } => path
                .word("convert")
                .of("card", card)
                .key(*minor)
                .of("sum", price)
                .of("hex", mill.id()),
            Action::Found { company, price } => path.word("found").key(*company).of("sum", price),
            Action::Buy { company, from } => path.word("buy").key(*company).key(*from),
            Action::Sell { company, shares } => {
                path.word("sell").key(*company).of("shares", shares)
            }
            Action::Benefit(benefit) => write_benefit(path.word("benefit"), *benefit),
            Action::Home { hex, stop } => path.word("home").of("hex", hex.id()).number(stop),
            Action::Issue {} => path.word("issue"),
            Action::Redeem {} => path.word("redeem"),
            Action::Lay(laying) => write_laying(path.word("lay"), laying),
            Action::Commission { card, laying } => {
                write_laying(path.word("commission").of("card", card), laying)
            }
            Action::Station { hex, stop, rent } => {
                rent.write(path.word("station").of("hex", hex.id()).number(stop));
                path
            }
            Action::Run { routes } => write_run(path, routes),
            Action::PayOut {} => path.word("pay"),
            Action::Keep {} => path.word("keep"),
            Action::Train { from, train, discount } => {
                write_discount(path.word("train").key(*from).key(*train), *discount)
            }
            Action::TradeIn { old, discount } => {
                write_discount(path.word("trade").key(*old), *discount)
            }
            Action::Wagon { from, wagon } => path.word("wagon").key(*from).key(*wagon),
            Action::DealTrain { seller, train, price } => {
                path.word("deal").key(*seller).key(*train).of("sum", price)
            }
            Action::DealWagon { seller, wagon } => path.word("deal_wagon").key(*seller).key(*wagon),
            Action::Answer { answer } => path.word("answer").key(*answer),
            Action::Counter { price } => path.word("counter").of("sum", price),
            Action::Machine { generation } => path.word("machine").number(generation),
            Action::Raise(raise) => write_raise(path.word("raise"), *raise),
            Action::Bankrupt {} => path.word("bankrupt"),
            Action::DiscardTrain { company, train } => {
                path.word("discard").key(*company).key(*train)
            }
            Action::DiscardWagon { company, wagon } => {
                path.word("discard_wagon").key(*company).key(*wagon)
            }
            Action::Pass {} => path.word("pass"),
        };
    }

    fn read(words: &mut Words<'_>) -> Result<Action, Stop> {
        Ok(match words.word()? {
            "bid" => Action::Bid { amount: money(words)? },
            "concession" => Action::Concession { card: words.number()? },
            "convert" => Action::Convert {
                card: words.number()?,
                minor: words.key()?,
                price: words.number()?,
                mill: hex(words)?,
            },
            "found" => Action::Found { company: words.key()?, price: words.number()? },
            "buy" => Action::Buy { company: words.key()?, from: words.key()? },
            "sell" => Action::Sell { company: words.key()?, shares: words.number()? },
            "benefit" => Action::Benefit(read_benefit(words)?),
            "home" => Action::Home { hex: hex(words)?, stop: words.number()? },
            "issue" => Action::Issue {},
            "redeem" => Action::Redeem {},
            "lay" => Action::Lay(read_laying(words)?),
            "commission" => {
                Action::Commission { card: words.number()?, laying: read_laying(words)? }
            }
            "station" => Action::Station {
                hex: hex(words)?,
                stop: words.number()?,
                rent: Rent::read(words)?,
            },
            "run" => Action::Run { routes: read_run(words)? },
            "pay" => Action::PayOut {},
            "keep" => Action::Keep {},
            other => return read_trade(other, words),
        })
    }
}

/// Reads what companies buy and sell, and how they raise money.
fn read_trade(word: &str, words: &mut Words<'_>) -> Result<Action, Stop> {
    Ok(match word {
        "train" => Action::Train {
            from: words.key()?,
            train: words.key()?,
            discount: read_discount(words)?,
        },
        "trade" => Action::TradeIn { old: words.key()?, discount: read_discount(words)? },
        "wagon" => Action::Wagon { from: words.key()?, wagon: words.key()? },
        "deal" => {
            Action::DealTrain { seller: words.key()?, train: words.key()?, price: money(words)? }
        }
        "deal_wagon" => Action::DealWagon { seller: words.key()?, wagon: words.key()? },
        "answer" => Action::Answer { answer: words.key()? },
        "counter" => Action::Counter { price: money(words)? },
        "machine" => Action::Machine { generation: words.number()? },
        "raise" => Action::Raise(read_raise(words)?),
        "bankrupt" => Action::Bankrupt {},
        "discard" => Action::DiscardTrain { company: words.key()?, train: words.key()? },
        "discard_wagon" => Action::DiscardWagon { company: words.key()?, wagon: words.key()? },
        "pass" => Action::Pass {},
        other => return Err(Stop::unknown(other)),
    })
}

fn money(words: &mut Words<'_>) -> Result<Money, Stop> {
    words.number().map(Money::new)
}

fn hex(words: &mut Words<'_>) -> Result<Hex, Stop> {
    let word = words.word()?;
    Hex::from_id(word).ok_or_else(|| Stop::unknown(word))
}

fn write_benefit(path: &mut Path, benefit: Benefit) -> &mut Path {
    match benefit {
        Benefit::Wagon { company } => path.word("wagon").key(company),
        Benefit::Machine { company, generation } => {
            path.word("machine").key(company).number(generation)
        }
        Benefit::Mail { company } => path.word("mail").key(company),
        Benefit::Discount { company } => path.word(DISCOUNT).key(company),
    }
}

fn read_benefit(words: &mut Words<'_>) -> Result<Benefit, Stop> {
    Ok(match words.word()? {
        "wagon" => Benefit::Wagon { company: words.key()? },
        "machine" => Benefit::Machine { company: words.key()?, generation: words.number()? },
        "mail" => Benefit::Mail { company: words.key()? },
        DISCOUNT => Benefit::Discount { company: words.key()? },
        other => return Err(Stop::unknown(other)),
    })
}

fn write_raise(path: &mut Path, raise: Raise) -> &mut Path {
    match raise {
        Raise::Issue { shares } => path.word("issue").of("shares", shares),
        Raise::Cash {} => path.word("cash"),
        Raise::Sell { company, shares } => path.word("sell").key(company).of("shares", shares),
    }
}

fn read_raise(words: &mut Words<'_>) -> Result<Raise, Stop> {
    Ok(match words.word()? {
        "issue" => Raise::Issue { shares: words.number()? },
        "cash" => Raise::Cash {},
        "sell" => Raise::Sell { company: words.key()?, shares: words.number()? },
        other => return Err(Stop::unknown(other)),
    })
}

fn write_laying<'p>(path: &'p mut Path, laying: &Laying) -> &'p mut Path {
    let Laying { hex, tile, rotation, rent } = laying;
    rent.write(path.of("hex", hex.id()).of("tile", tile.number()).number(rotation));
    path
}

fn read_laying(words: &mut Words<'_>) -> Result<Laying, Stop> {
    let hex = hex(words)?;
    let number = words.word()?;
    let tile = Tile::from_number(number).ok_or_else(|| Stop::unknown(number))?;
    Ok(Laying { hex, tile, rotation: words.number()?, rent: Rent::read(words)? })
}

const DISCOUNT: &str = "discount";

fn write_discount(path: &mut Path, discount: bool) -> &mut Path {
    if discount { path.word(DISCOUNT) } else { path }
}

fn read_discount(words: &mut Words<'_>) -> Result<bool, Stop> {
    if words.is_empty() {
        return Ok(false);
    }
    match words.word()? {
        DISCOUNT => Ok(true),
        other => Err(Stop::unknown(other)),
    }
}

fn write_run<'p>(path: &'p mut Path, routes: &[GivenRoute]) -> &'p mut Path {
    path.word("run");
    for route in routes {
        path.of("route", route_word(route));
    }
    path
}

/// A route as one word: train, wagon, hexes, cubes, harbor, as in `4,2,D23-E24,CO2,D23`.
fn route_word(route: &GivenRoute) -> String {
    let hexes: Vec<&str> = route.path.iter().map(|hex| hex.id()).collect();
    let cubes: Vec<String> =
        route.cubes.iter().map(|(minor, count)| format!("{}{count}", minor.key())).collect();
    let wagon = route.wagon.map_or("", Wagon::key);
    let harbor = route.harbor.map_or("", Hex::id);
    format!("{},{wagon},{},{},{harbor}", route.train.key(), hexes.join("-"), cubes.join("-"))
}

fn read_run(words: &mut Words<'_>) -> Result<Vec<GivenRoute>, Stop> {
    let mut routes = Vec::new();
    while !words.is_empty() {
        let word = words.word()?;
        let route = read_route(word).filter(|route| route_word(route) == word);
        routes.push(route.ok_or_else(|| Stop::unknown(word))?);
    }
    Ok(routes)
}

fn read_route(word: &str) -> Option<GivenRoute> {
    let parts: Vec<&str> = word.split(',').collect();
    let [train, wagon, path, cubes, harbor] = parts[..] else { return None };
    let optional = |text: &str| !text.is_empty();
    let mut taken = Cubes::NONE;
    for part in cubes.split('-').filter(|part| optional(part)) {
        let (minor, count) = part.split_at_checked(part.len() - 1)?;
        taken = taken.with(Company::from_key(minor)?, count.parse().ok()?);
    }
    Some(GivenRoute {
        train: Train::from_key(train)?,
        wagon: if optional(wagon) { Some(Wagon::from_key(wagon)?) } else { None },
        path: path.split('-').map(Hex::from_id).collect::<Option<Vec<Hex>>>()?,
        cubes: taken,
        harbor: if optional(harbor) { Some(Hex::from_id(harbor)?) } else { None },
    })
}
