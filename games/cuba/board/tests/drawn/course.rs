//! What has lately happened, as the board tells it.

use cuba_board::Island;
use cuba_rules::phase::Levy;
use cuba_rules::{Act, Character, Cuba, Event, Raw, Ship};
use tabletop::{Seat, Viewer};
use testkit::Seen;

use crate::boards::{ANNA, busy, wide};

const BERTA: Seat = Seat::new(1);

fn parts(viewer: Viewer, lately: &[Event]) -> art::Parts {
    Seen::by(viewer).parts::<Cuba, Island>(&busy().build(), lately)
}

/// A ship that came has come from beyond the edge of the sea, its deck with it; one that left is
/// drawn where nobody sees it, so that it sails there.
#[test]
fn ships_sail_in_and_out() {
    let quiet = wide(&parts(Viewer::Public, &[]));
    assert!(!quiet.contains("data-from"), "nothing has happened");
    assert_eq!(quiet.matches(r#"data-piece="wide-horizon""#).count(), 1);
    assert!(!quiet.contains("wide-ship-3"), "it is nowhere");
    let lately = [Event::ShipLeft { ship: Ship::new(3) }, Event::ShipCame { ship: Ship::new(1) }];
    let board = wide(&parts(Viewer::Public, &lately));
    for piece in ["ship-1", "deck-1"] {
        let comes = format!(r#"data-piece="wide-{piece}" data-from="wide-horizon""#);
        assert_eq!(board.matches(&comes).count(), 1, "{piece}");
    }
    let (_, gone) = board.split_once(r#"<g class="gone" transform="translate(1600 "#).expect("it");
    assert!(gone[..300].contains(r#"data-piece="wide-ship-3""#), "{gone}");
    assert_eq!(board.matches(r#"data-piece="wide-ship-3""#).count(), 1, "there alone");
}

/// The end of a round as the rules have it, one step after another (§9, §10, §11), until the
/// viewer plays again.
#[test]
fn the_end_of_a_round_is_told_step_by_step() {
    let mut lately = vec![
        Event::Played { seat: ANNA, card: Character::Worker },
        Event::NewStart { seat: BERTA },
        Event::Won { seat: ANNA, votes: 4 },
        Event::Enacted { act: Act::Tax2 },
        Event::Paid { seat: BERTA, levy: Levy::Tax, points: 2 },
        Event::Subsidized { seat: ANNA, points: 3 },
        Event::TakenOff { raw: Raw::Sugar, count: 1 },
        Event::Rotted { seat: BERTA, count: 2 },
        Event::ShipLeft { ship: Ship::new(3) },
        Event::ShipCame { ship: Ship::new(1) },
    ];
    let told = |lately: &[Event]| parts(Viewer::Player(ANNA), lately).question.into_string();
    let question = told(&lately);
    let (_, recap) = question.split_once(r#"<details class="recap">"#).expect("it is told");
    let steps: Vec<&str> = recap.split("<li><b>").skip(1).collect();
    let heads: Vec<&str> = steps.iter().filter_map(|step| step.split('<').next()).collect();
    assert_eq!(heads, ["Parliament", "Tax and duty", "Subsidy", "Market", "Yards", "Ships"]);
    assert_eq!(steps[0].matches("log-text").count(), 3, "start player, vote and act");
    assert_eq!(steps[5].matches("log-text").count(), 2, "out and in");
    lately.push(Event::Played { seat: BERTA, card: Character::Mayor });
    assert!(told(&lately).contains("class=\"recap\""), "Anna has not played yet");
    lately.push(Event::Played { seat: ANNA, card: Character::Mayor });
    assert!(!told(&lately).contains("class=\"recap\""));
    assert!(!told(&[]).contains("class=\"recap\""), "the first round has none before it");
}
