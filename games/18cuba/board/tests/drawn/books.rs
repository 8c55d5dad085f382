//! The accounts: sums that add up, and what they foretell.

use art::{Accounts as _, Board as _, Chapter};
use cuba18_board::{Books, Island};
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Event, View};
use cuba18_track::{Company, Train};
use locale::{Language, Words};
use tabletop::{Game as _, Viewer};

use crate::samples::{ANNA, BERTA};
use crate::stage::text;

fn view(scenario: &Scenario) -> View {
    scenario.build().view(Viewer::Public)
}

fn accounts(chapters: &[Chapter<Cuba18>], now: &View) -> maud::Markup {
    let words =
        Words::new(Language::En, &[art::locale(Language::En), Island::locale(Language::En)]);
    let names = ["Anna", "Berta", "Carlo", "Dora"].map(str::to_owned);
    art::still(Viewer::Public, &words, &names, |stage| Books.accounts(chapters, now, stage))
}

/// VII.11: each round's cash flow.
#[test]
fn cash_flow_round_by_round() {
    let company = Company::Ms;
    let ms = || Scenario::four().phase(3).major(company, 100, &[(ANNA, 5), (BERTA, 2)]);
    let run = || ms().train(company, Train::Two).turn(company, Step::Run);
    let operating = view(&run().cash(ANNA, 100).cash(BERTA, 90).bank(5_000));
    let stock = view(&ms().cash(ANNA, 150).cash(BERTA, 70).bank(4_400));
    let paid = vec![Event::PaidOut { company, revenue: 100 }];
    let chapters =
        [Chapter { began: operating, events: paid }, Chapter { began: stock, events: Vec::new() }];
    let now = view(&ms().cash(ANNA, 150).cash(BERTA, 70).bank(4_400));
    let drawn = accounts(&chapters, &now);
    let page = drawn.clone().into_string();
    let flow = page.split(r#"class="flow""#).nth(1).expect("a table of cash");
    let flow = flow.split("</table>").next().unwrap_or_default();
    assert!(flow.contains(">+50<") && flow.contains(">−20<"), "{flow}");
    assert_eq!(page.matches("data-csv").count(), 3, "each table can be copied");
}

/// VII.11, IX.1: the rounds to come with what each company would earn, what they leave in the
/// bank, and the one in which it breaks.
#[test]
fn the_bank_is_counted_down_round_by_round() {
    let ms = Scenario::four().phase(3).major(Company::Ms, 70, &[(ANNA, 5)]);
    let ms = ms.tile("B9", "57", 1).tile("B11", "57", 1).train(Company::Ms, Train::Two);
    let now = view(&ms.bank(125).turn_in(Company::Ms, Step::Run, 2, 2));
    let chapters = [Chapter { began: now, events: Vec::new() }];
    let page = accounts(&chapters, &now).into_string();
    let coming = page.split(r#"class="coming-rounds""#).nth(1).expect("the rounds to come");
    let coming =
        text(maud::PreEscaped(coming.split("</table>").next().unwrap_or_default().to_owned()));
    // Anna's half and what lies on the charter leave the bank.
    for line in ["0.2 75 50", "1.1 25 50", "1.2 breaks 50"] {
        assert!(coming.contains(line), "{line}: {coming}");
    }
    assert!(page.contains("the bank would break in operating round 1.2."), "{page}");
}

/// Nothing is foretold while no company earns anything.
#[test]
fn nothing_is_foretold_too_early() {
    let now = view(&Scenario::four().first_stock());
    let chapters = [Chapter { began: now, events: Vec::new() }];
    let page = accounts(&chapters, &now).into_string();
    assert!(!page.contains("coming-rounds") && !page.contains("countdown"), "{page}");
}
