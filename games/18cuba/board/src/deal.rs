//! Deals between companies, told to both directors and to everybody who looks on: what was
//! offered in this turn, what was asked for it, and whose answer is due.

use cuba18_rules::View;
use cuba18_rules::haggle::Haggle;
use cuba18_rules::round::{Goods, Offer, Operating, Purchases};
use cuba18_track::Company;
use maud::{Markup, html};
use tabletop::Key;

use crate::seat::decider;
use crate::token::sign;
use crate::{Stage, say};

/// What was said in this turn, and what is being asked; nothing while nobody bargains.
pub(crate) fn talk(view: &View, stage: &Stage<'_>, turn: &Operating, bought: &Purchases) -> Markup {
    let words = stage.words;
    let refused: Vec<Haggle> = bought.haggles.iter().filter(|_| bought.offer.is_some()).collect();
    html! {
        @if let Some(offer) = bought.offer {
            section class="deal" aria-label=(words.text("deal-title")) {
                ol {
                    @for haggle in refused.iter().filter(|haggle| !answers(haggle, &offer)) {
                        li class="quiet" { (line(stage, turn.company, "deal-refused", Said {
                            seller: haggle.seller, what: train(stage, haggle.train), price: haggle.price.coins(),
                        })) }
                    }
                    @for haggle in refused.iter().filter(|haggle| answers(haggle, &offer)) {
                        li { (line(stage, turn.company, "deal-offered", Said {
                            seller: haggle.seller, what: train(stage, haggle.train), price: haggle.price.coins(),
                        })) }
                    }
                    li aria-current="step" {
                        (line(stage, turn.company, if offer.is_named { "deal-asked" } else { "deal-offered" }, Said {
                            seller: offer.seller, what: goods(stage, offer.goods), price: offer.price.coins(),
                        }))
                    }
                }
                @if let Some(seat) = decider(view) {
                    p class="note" { (words.with("wait-answer", &[("name", stage.name(seat).into())])) }
                }
                (purses(view, stage, turn.company, &offer))
            }
        }
    }
}

/// Whether the price that is asked now answers this offer.
fn answers(haggle: &Haggle, offer: &Offer) -> bool {
    offer.is_named && offer.seller == haggle.seller && offer.goods == Goods::Train(haggle.train)
}

struct Said {
    seller: Company,
    what: String,
    price: u32,
}

fn line(stage: &Stage<'_>, buyer: Company, id: &str, said: Said) -> String {
    let args = [
        ("company", buyer.key().into()),
        ("seller", said.seller.key().into()),
        ("what", said.what.into()),
        ("amount", said.price.into()),
    ];
    stage.words.with(id, &args)
}

fn train(stage: &Stage<'_>, train: cuba18_track::Train) -> String {
    goods(stage, Goods::Train(train))
}

/// What is bargained over.
pub(crate) fn goods(stage: &Stage<'_>, goods: Goods) -> String {
    match goods {
        Goods::Train(train) => {
            stage.words.with("deal-train", &[("train", say::train(train).into())])
        }
        Goods::Wagon(wagon) => stage.words.with("deal-wagon", &[("wagon", wagon.key().into())]),
    }
}

/// What both companies would have if it is agreed: money, and trains.
fn purses(view: &View, stage: &Stage<'_>, buyer: Company, offer: &Offer) -> Markup {
    let words = stage.words;
    let treasury = |company: Company| view.table().charter(company).treasury.coins();
    let trains = |company: Company| usize::from(view.table().charter(company).train_count());
    let moved = usize::from(matches!(offer.goods, Goods::Train(_)));
    let price = offer.price.coins();
    let after = [
        (buyer, treasury(buyer).saturating_sub(price), trains(buyer) + moved),
        (offer.seller, treasury(offer.seller) + price, trains(offer.seller).saturating_sub(moved)),
    ];
    html! {
        p class="note" {
            (words.text("deal-then"))
            @for (company, money, trains) in after {
                " " (sign(company)) " " (words.with("deal-purse", &[("amount", money.into()), ("count", trains.into())]))
            }
        }
    }
}
