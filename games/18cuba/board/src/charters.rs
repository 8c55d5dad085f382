//! The charters: what each company owns, and who owns it.

use art::seat_shape;
use cuba18_rules::action::Source;
use cuba18_rules::charter::{Charter, Standing};
use cuba18_rules::round::Operating;
use cuba18_rules::{Action, Round, View};
use cuba18_track::{Company, CompanyKind, Wagon};
use maud::{Markup, html};
use tabletop::{Key, Money, Seat};

use crate::token::{class, name, sign};
use crate::{Stage, link, say};

/// The companies in play: those with a price in the order of operating, then
/// those that may still be founded.
pub(crate) fn charters(view: &View, stage: &Stage<'_>) -> Markup {
    let words = stage.words;
    html! {
        section class="charters" aria-label=(words.text("charters-title")) {
            @for company in in_order(view) { (charter(view, stage, company)) }
        }
        @let waiting: Vec<Company> = waiting(view).collect();
        @if !waiting.is_empty() {
            p class="unfounded" {
                (words.text("unfounded"))
                @for company in waiting {
                    @let price = view.data().market.starts().next().unwrap_or(0);
                    " " span title=(name(words, company)) data-ask=[stage.ask(&Action::Found { company, price })] { (sign(company)) }
                }
            }
        }
    }
}

/// Minors from the lowest price up, majors from the highest down, the FC last.
fn in_order(view: &View) -> Vec<Company> {
    let table = view.table();
    let by_price: Vec<Company> = table.by_price().collect();
    let kind = |kind: CompanyKind| by_price.iter().copied().filter(move |one| one.kind() == kind);
    // In one space the upper token of the stack is first for minors, too.
    let mut minors: Vec<Company> = kind(CompanyKind::Minor).collect();
    minors.sort_by_key(|&minor| table.charter(minor).price);
    minors.into_iter().chain(kind(CompanyKind::Major)).chain(kind(CompanyKind::Central)).collect()
}

/// The majors of the set-up that are not founded.
pub(crate) fn waiting(view: &View) -> impl Iterator<Item = Company> {
    let closed = |company: &Company| view.table().charter(*company).standing == Standing::Closed;
    let in_play = |company: &Company| {
        company.kind() == CompanyKind::Major && view.terms().setting.has_major(*company)
    };
    Company::ALL.iter().copied().filter(move |company| in_play(company) && closed(company))
}

fn charter(view: &View, stage: &Stage<'_>, company: Company) -> Markup {
    let words = stage.words;
    let charter = view.table().charter(company);
    let (operates, done) = match view.round() {
        Round::Operating(Operating { company: now, done, .. }) => {
            (*now == company, done.contains(company))
        }
        Round::Deal
        | Round::Auction(_)
        | Round::Draft(_)
        | Round::Stock(_)
        | Round::Over { .. } => (false, false),
    };
    let class_of_turn = if operates {
        " now"
    } else if done {
        " done"
    } else {
        ""
    };
    html! {
        article class={ "charter " (class(company)) (class_of_turn) } {
            h3 {
                (sign(company))
                span class="charter-name" { (name(words, company)) }
                b class="charter-price" title=(words.text("price-title")) { "$" (view.table().price(company)) }
            }
            div class="charter-facts" {
                b class="treasury" title=(words.text("treasury-title"))
                    data-ask=[stage.see("treasury", charter.director)] { "$" (charter.treasury) }
                @if let Some(seat) = charter.director {
                    span class="director" title=(words.text("director-title")) { (seat_shape(seat)) (stage.name(seat)) }
                }
                (standing(view, stage, company, charter))
            }
            (belongings(view, stage, (company, charter), false))
            (shares(view, stage, company, charter))
            @if operates && stage.aids && company.kind() != CompanyKind::Central {
                a class="note" href=(link::address(view, company)) target="_blank" { (words.text("layout-of-table")) }
            }
        }
    }
}

fn standing(view: &View, stage: &Stage<'_>, company: Company, charter: &Charter) -> Markup {
    html! {
        @if charter.standing == Standing::Founded {
            span class="note" { (stage.words.text("not-floated")) }
        } @else if !matches!(company.kind(), CompanyKind::Central | CompanyKind::Minor) {
            @let left = charter.released.saturating_sub(charter.placed);
            @let most = view.data().shares.stations(0).saturating_sub(charter.placed);
            span class="note" title=(stage.words.text("stations-title")) { "◉ " (left) "/" (most) }
        }
    }
}

/// Something that a company owns, as it is written.
#[derive(PartialEq, Eq)]
struct Thing {
    class: &'static str,
    said: String,
    title: Option<String>,
    ask: Option<String>,
}

/// What a company owns, one by one: trains, wagons, machines.
fn things(view: &View, stage: &Stage<'_>, company: Company, charter: &Charter) -> Vec<Thing> {
    let words = stage.words;
    let thing = |class, said: &str, ask| Thing { class, said: said.to_owned(), title: None, ask };
    if company == Company::Fc {
        let range = [("range", view.table().central_range.into())];
        return vec![thing(
            "train",
            &words.with("central-train", &range),
            stage.see("central", None),
        )];
    }
    let price = Money::new(1);
    let train = |train| {
        let asks = stage.ask(&Action::DealTrain { seller: company, train, price });
        thing("train", say::train(train), asks)
    };
    let wagon = |wagon: Wagon| {
        let asks = stage.ask(&Action::DealWagon { seller: company, wagon });
        thing("wagon", &format!("{}w", wagon.key()), asks)
    };
    let machine = |said: &str| thing("machine", said, stage.see("machine", charter.director));
    let titled = |it: Thing| Thing { title: Some(words.text("machine-title")), ..it };
    let bonus = charter.machines.iter().zip(view.data().cards.machine_bonus);
    let bonus = bonus.flat_map(|(&count, bonus)| (0..count).map(move |_| format!("+{bonus}")));
    let mut found: Vec<Thing> = charter.each_train().map(train).collect();
    found.extend(charter.each_wagon().map(wagon));
    found.extend(bonus.map(|said| titled(machine(&said))));
    found.extend(charter.mail.then(|| machine(&words.text("mail"))));
    found
}

/// What a company owns; equal things lie on each other if `folded`.
pub(crate) fn belongings(
    view: &View,
    stage: &Stage<'_>,
    (company, charter): (Company, &Charter),
    folded: bool,
) -> Markup {
    let limit = view.data().track.numbers().train_limit(view.table().phase, company);
    let all = things(view, stage, company, charter);
    html! {
        div class="belongings" {
            @for equal in all.chunk_by(|one, next| folded && one == next) {
                span class=(equal[0].class) title=[equal[0].title.as_ref()] data-ask=[equal[0].ask.as_ref()] {
                    (equal[0].said)
                    @if equal.len() > 1 { span class="times" { "×" (equal.len()) } }
                }
            }
            @if company != Company::Fc {
                span class="note" title=(stage.words.text("limit-title")) { (charter.train_count()) "/" (limit) }
            }
            @if company.is_minor() && view.table().cubes.of(company) > 0 {
                span class="cargo" data-ask=[stage.see("cargo", charter.director)] { (art::icon(art::Thing::SugarCube)) (view.table().cubes.of(company)) }
            }
        }
    }
}

/// Who owns it: players, offering, charter, pool, in shares.
fn shares(view: &View, stage: &Stage<'_>, company: Company, charter: &Charter) -> Markup {
    let words = stage.words;
    let count = |tenths: u8| tenths / view.data().shares.unit(company);
    let piles = [
        (Source::Offering, charter.offering),
        (Source::Charter, charter.reserve),
        (Source::Pool, charter.pool),
    ];
    let sells = |seat: Seat| stage.ask_or_see(&Action::Sell { company, shares: 1 }, "share", seat);
    html! {
        div class="ownership" {
            @for seat in (0..view.terms().players).map(Seat::new) {
                @let held = charter.held[seat.index()];
                @if held > 0 {
                    span class="owner" title={ (stage.name(seat)) " " (say::percent(held)) } data-ask=[sells(seat)] {
                        (seat_shape(seat)) (count(held))
                        @if charter.director == Some(seat) { span class="crown" aria-hidden="true" { "♛" } }
                    }
                }
            }
            @for (pile, tenths) in piles {
                @if tenths > 0 {
                    span class={ "pile in-" (pile.key()) } title=(words.text(&format!("pile-{}", pile.key())))
                        data-ask=[stage.ask(&Action::Buy { company, from: pile })] {
                        (words.text(&format!("short-{}", pile.key()))) " " (count(tenths))
                    }
                }
            }
        }
    }
}
