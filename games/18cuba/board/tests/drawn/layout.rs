//! Best run: a board that stands in an address.

use boxes::Contents as _;
use cuba18_rules::components::Data;
use cuba18_rules::{Cuba18, Round};
use cuba18_track::{Company, CompanyKind, best_run};
use locale::{Language, Words};
use tabletop::{Dice as _, Game, SeededDice, Viewer};

use crate::print::late;
use crate::samples::ANNA;
use crate::stage::{seen, text, unaided, values};

/// The page at an address of ours.
fn page(address: &str) -> String {
    let query = address.replace("&amp;", "&");
    let query = query.split_once('?').map_or("", |(_, query)| query);
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let pairs: Vec<(String, String)> =
        pairs.map(|(name, value)| (name.to_owned(), value.replace("%2B", "+"))).collect();
    let words = Words::new(
        Language::En,
        &[
            art::locale(Language::En),
            <cuba18_board::Island as art::Board<Cuba18>>::locale(Language::En),
        ],
    );
    cuba18_board::best_run(Data::shelf().built_in(), &pairs, &words).into_string()
}

/// The address that the charter of the company in turn leads to.
fn of_charter(html: &str) -> Option<String> {
    values(html, "href").into_iter().find(|address| address.starts_with("/tools/18cuba?"))
}

/// What the company in turn earns at its table is what the page says of the same board.
#[test]
fn the_board_of_a_table_earns_the_same_on_its_page() {
    let (mut earned, mut asked) = (0, 0);
    for game in late(20) {
        let view = game.view(Viewer::Public);
        let Round::Operating(turn) = view.round() else { panic!("an operating round") };
        if turn.company.kind() == CompanyKind::Central {
            continue;
        }
        let address = of_charter(&seen(&game, ANNA, "").board.into_string()).expect("a link");
        let run = best_run(&view.table().board, &view.order(turn.company));
        let page = page(&address);
        let said = format!("earns ${}", run.revenue);
        assert!(page.contains(&said), "{}: {said} at {address}", turn.company as u8);
        assert!(!page.contains("left-out"), "all of {address} lies so");
        assert_eq!(page.matches("<path class=\"route route-").count(), run.routes.len());
        asked += 1;
        earned += u32::from(run.revenue > 0);
    }
    assert!(asked > 10 && earned > 2, "{asked} boards, {earned} of them with a run");
}

/// A table whose players agreed on no help does not lead there.
#[test]
fn without_aids_no_charter_leads_to_it() {
    for game in late(3) {
        assert_eq!(of_charter(&unaided(&game, ANNA, "").board.into_string()), None);
    }
}

/// An empty address is the board as a game begins: the FC's first station, nothing else.
#[test]
fn it_begins_with_the_printed_board() {
    let page = page("/tools/18cuba");
    assert!(page.contains("earns $0"), "{page}");
    assert!(page.contains("Name the trains that run."));
    let share = values(&page, "href").into_iter().find(|href| href.starts_with("/tools/18cuba?"));
    let share = share.expect("an address to share").replace("&amp;", "&");
    assert_eq!(share, "/tools/18cuba?map=full&phase=1&company=Oe&tokens=B7.FC.1");
}

/// Matanzas and La Habana joined by one tile, the smallest run there is.
#[test]
fn two_cities_joined_earn_both_values() {
    let page = page("/tools/18cuba?company=MS&phase=1&tiles=B9.57.1&tokens=B9.MS&trains=2&at=B9");
    let said = text(maud::PreEscaped(page.clone()));
    assert!(page.contains("route route-0"), "{said}");
    assert!(said.contains("Proven"), "{said}");
    // The hex that is looked at can be turned, cleared and given another tile.
    assert!(page.contains("&amp;tiles=B9.57.2") || page.contains("&amp;tiles=B9.57.0"), "{said}");
    assert!(said.contains("take off"));
}

/// Whatever an address claims is laid as far as it can lie, and what is left out is counted.
#[test]
fn an_address_that_cannot_be_is_mended_and_says_so() {
    let odd = "/tools/18cuba?map=full&phase=99&company=FC&tiles=B9.57.1_B9.57.1_Z9.57.0_B9_E24.9.9\
               &tokens=B9.MS_B9.MS_B9.XX_A1.MS.7&trains=2_2n_9_2_2_2_2_2&wagons=7_1&cubes=MS.1_HG.x&rent=x&at=ZZ";
    let page = page(odd);
    assert!(page.contains("left-out"));
    assert!(page.contains("B9.57.1") && page.contains("B9.MS"), "what can lie lies");
    assert_eq!(page.matches("B9.57.1_B9.57.1").count(), 0);
}

/// No address breaks the page: parts of good ones, cut and joined at random.
#[test]
fn no_address_breaks_it() {
    let mut dice = SeededDice::new(7);
    let mut one = |of: &[&str]| {
        let place = dice.roll(u32::try_from(of.len()).expect("few"));
        of[usize::try_from(place).expect("a place")].to_owned()
    };
    let hexes = ["B7", "B9", "C14", "E24", "D19", "A1", "", "Ö"];
    let tiles = ["57", "L45", "L46", "7", "RED", "DKGREEN", "L72", "", "999"];
    let companies = ["MS", "HG", "FC", "Oe", "", "x"];
    for _ in 0..300 {
        let mut address = format!(
            "/tools/18cuba?map={}&phase={}&company={}&at={}&trains={}_{}&wagons={}&rent={}&cubes=HG.{}",
            one(&["full", "medium", "west", "east", "moon"]),
            one(&["1", "4", "7", "0", "-1"]),
            one(&companies),
            one(&hexes),
            one(&["2", "3+", "4n-1", "8+", "4D", ""]),
            one(&["5", "2n", "6+"]),
            one(&["1", "3", "3_3_3", "0"]),
            one(&["0", "1", "255", "99999999999999999999"]),
            one(&["1", "300", "x"]),
        );
        address += "&tiles=";
        for _ in 0..4 {
            address.extend([format!(
                "{}.{}.{}_",
                one(&hexes),
                one(&tiles),
                one(&["0", "1", "5", "6", ""])
            )]);
        }
        address += "&tokens=";
        for _ in 0..6 {
            address.extend([format!(
                "{}.{}.{}_",
                one(&hexes),
                one(&companies),
                one(&["0", "1", "2", "9", ""])
            )]);
        }
        assert!(page(&address).contains("earns $"), "{address}");
    }
}

/// Every company but the FC can be chosen.
#[test]
fn every_company_with_trains_can_be_chosen() {
    let page = page("/tools/18cuba");
    for &company in tabletop::Key::ALL {
        let company: Company = company;
        let offered = page.contains(&format!("&amp;company={}&amp;", tabletop::Key::key(company)));
        assert_eq!(offered, company.kind() != CompanyKind::Central, "{company:?}");
    }
}
