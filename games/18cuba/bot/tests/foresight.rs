//! What is decided ahead of time, and when it ends by itself.

use bots::{Intents, Seen};
use cuba18_bot::Foresight;
use cuba18_rules::round::Step;
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Action, Cuba18};
use cuba18_track::Company::{Cvc, Ms};
use cuba18_track::Train;
use tabletop::{Game, Money, Mute, Seat, Viewer, spelled};

const ANNA: Seat = Seat::new(0);
const BERTA: Seat = Seat::new(1);

fn open(game: &Cuba18, seat: Seat) -> Vec<String> {
    Foresight.open(&game.view(Viewer::Public), seat)
}

fn holds(game: &Cuba18, seat: Seat, intent: &str) -> bool {
    Foresight.holds(&game.view(Viewer::Public), seat, intent)
}

/// What the intent does if `seat` is asked, as a path.
fn follows(game: &Cuba18, seat: Seat, intent: &str) -> Option<String> {
    let action = Foresight.follow(&Seen::new(game, seat), intent);
    action.map(|action| spelled(&action).to_string())
}

fn play(game: &mut Cuba18, seat: Seat, action: &Action) {
    game.apply(seat, action, &mut Mute).expect("it is allowed");
}

#[test]
fn passing_until_something_changes_ends_with_a_purchase() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).all_cash(300);
    let mut game = scenario.build();
    let quiet = open(&game, BERTA).into_iter().find(|intent| intent.starts_with("quiet/"));
    let quiet = quiet.expect("it is offered");
    assert_eq!(follows(&game, ANNA, &quiet).as_deref(), Some("pass"));
    play(&mut game, ANNA, &Action::Pass {});
    assert!(holds(&game, BERTA, &quiet), "a pass changes nothing");
    assert_eq!(follows(&game, BERTA, &quiet).as_deref(), Some("pass"));
    let share = Action::Buy { company: Ms, from: cuba18_rules::action::Source::Charter };
    play(&mut game, BERTA, &share);
    assert!(!holds(&game, ANNA, &quiet));
    assert!(holds(&game, ANNA, "round"), "but for the rest of the round it goes on");
}

/// R262: who holds concessions that would be thrown away is asked before every pass.
#[test]
fn nobody_passes_ahead_while_a_concession_would_be_thrown_away() {
    let scenario = Scenario::four().first_stock().major(Ms, 70, &[(ANNA, 5)]).all_cash(300);
    let passes = |game: &Cuba18, seat: Seat| {
        open(game, seat).iter().any(|intent| intent == "round" || intent.starts_with("quiet/"))
    };
    let game = scenario.concession(BERTA, 3).build();
    assert!(passes(&game, ANNA) && !passes(&game, BERTA));
    assert!(!holds(&game, BERTA, "round"), "nor does it hold if it was said before");
}

/// Where no company operates, one stock round follows the other: passing ends with the first.
#[test]
fn passing_for_a_round_is_not_passing_for_the_next() {
    let mut game = Scenario::four().all_cash(300).build();
    assert!(!holds(&game, ANNA, "round"), "nothing would tell this round from the next");
    for seat in 0..4 {
        play(&mut game, Seat::new(seat), &Action::Pass {});
    }
    assert!(game.view(Viewer::Public).table().operating().next().is_none());
    assert!(!holds(&game, ANNA, "round"));
}

#[test]
fn a_company_is_bought_until_it_floats() {
    let scenario = Scenario::four().founded(Ms, 70, &[(ANNA, 2)]).all_cash(1000);
    let mut game = scenario.build();
    for _ in 0..3 {
        assert_eq!(follows(&game, ANNA, "float/MS").as_deref(), Some("buy/MS/offering"));
        let share = Action::Buy { company: Ms, from: cuba18_rules::action::Source::Offering };
        play(&mut game, ANNA, &share);
        for other in 1..4 {
            play(&mut game, Seat::new(other), &Action::Pass {});
        }
    }
    assert!(!holds(&game, ANNA, "float/MS"), "half is sold");
}

#[test]
fn a_company_runs_and_pays_while_it_earns_as_much() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.tile("B11", "57", 1).train(Ms, Train::Two);
    let running = scenario.clone().turn(Ms, Step::Run).build();
    let pay = open(&running, ANNA).into_iter().find(|intent| intent.starts_with("pay/MS/"));
    let pay = pay.expect("it is offered");
    assert!(open(&running, BERTA).iter().all(|intent| !intent.contains("MS")), "not hers");
    assert!(follows(&running, ANNA, &pay).expect("it runs").starts_with("run/"));
    let mut paying = running;
    let best = Foresight.follow(&Seen::new(&paying, ANNA), &pay).expect("it runs");
    play(&mut paying, ANNA, &best);
    assert_eq!(follows(&paying, ANNA, &pay).as_deref(), Some("pay"));
    assert_eq!(follows(&paying, ANNA, "keep/MS/10").as_deref(), Some("keep"));
    assert_eq!(follows(&paying, ANNA, "pay/MS/9999"), None, "it earns less");
    let building = scenario.clone().turn(Ms, cuba18_rules::round::Step::Station).build();
    assert_eq!(follows(&building, ANNA, &pay), None, "she decides about stations herself");
    let other = scenario.major(Cvc, 70, &[(ANNA, 5)]).turn(Cvc, Step::Run).build();
    assert_eq!(follows(&other, ANNA, &pay), None, "another company");
    assert!(!holds(&Scenario::four().build(), ANNA, &pay));
}

/// VI.6: bids are raised up to what was said, and no further; then one passes.
#[test]
fn a_bid_is_raised_up_to_what_was_said() {
    let mut game = Scenario::four().all_cash(300).auction(1).build();
    let most = open(&game, BERTA).into_iter().rfind(|intent| intent.starts_with("bid/1/"));
    assert_eq!(most.as_deref(), Some("bid/1/80"));
    assert_eq!(follows(&game, ANNA, "bid/1/10").as_deref(), Some("bid/0"), "the lowest is enough");
    play(&mut game, ANNA, &Action::Bid { amount: Money::new(20) });
    assert_eq!(follows(&game, BERTA, "bid/1/60").as_deref(), Some("bid/25"));
    assert_eq!(follows(&game, BERTA, "bid/1/20").as_deref(), Some("pass"), "it would be more");
    assert!(!holds(&game, BERTA, "bid/2/60"), "another commissioner");
    play(&mut game, BERTA, &Action::Pass {});
    assert!(!holds(&game, BERTA, "bid/1/60"), "whoever is out bids no more");
    assert!(!holds(&Scenario::four().build(), ANNA, "bid/1/60"), "nothing is auctioned");
}

fn ended(game: &Cuba18, seat: Seat, intent: &str) -> &'static str {
    Foresight.ended(&game.view(Viewer::Public), seat, intent)
}

/// Passing until somebody sells goes on over purchases, and says what ended it.
#[test]
fn passing_until_somebody_sells_ends_with_a_sale() {
    let scenario = Scenario::four().major(Ms, 70, &[(ANNA, 5), (BERTA, 2)]).all_cash(300);
    let mut game = scenario.build();
    let calm = open(&game, BERTA).into_iter().find(|intent| intent.starts_with("calm/"));
    let calm = calm.expect("it is offered");
    let quiet = open(&game, BERTA).into_iter().find(|intent| intent.starts_with("quiet/"));
    let quiet = quiet.expect("it is offered");
    let share = Action::Buy { company: Ms, from: cuba18_rules::action::Source::Charter };
    play(&mut game, ANNA, &share);
    assert!(holds(&game, BERTA, &calm) && !holds(&game, BERTA, &quiet));
    assert_eq!(ended(&game, BERTA, &quiet), "market");
    assert_eq!(follows(&game, BERTA, &calm).as_deref(), Some("pass"));
    let sale = Action::Sell { company: Ms, shares: 1 };
    play(&mut game, BERTA, &sale);
    assert!(!holds(&game, ANNA, &calm));
    assert_eq!(ended(&game, ANNA, &calm), "sold");
}

/// Shares are bought up to half at the price that was said, and no further.
#[test]
fn shares_are_bought_until_half_is_owned_at_no_higher_price() {
    let scenario = Scenario::four().founded(Ms, 70, &[(ANNA, 2)]).all_cash(1000);
    let mut game = scenario.build();
    let own = open(&game, ANNA).into_iter().find(|intent| intent.starts_with("own/MS/"));
    assert_eq!(own.as_deref(), Some("own/MS/5/70"));
    assert!(open(&game, BERTA).iter().all(|intent| !intent.starts_with("own/")), "she has none");
    for _ in 0..3 {
        assert_eq!(follows(&game, ANNA, "own/MS/5/70").as_deref(), Some("buy/MS/offering"));
        let share = Action::Buy { company: Ms, from: cuba18_rules::action::Source::Offering };
        play(&mut game, ANNA, &share);
        for other in 1..4 {
            play(&mut game, Seat::new(other), &Action::Pass {});
        }
    }
    assert!(!holds(&game, ANNA, "own/MS/5/70"));
    assert_eq!(ended(&game, ANNA, "own/MS/5/70"), "owned");
    let dear = Scenario::four().founded(Ms, 80, &[(ANNA, 2)]).all_cash(1000).build();
    assert!(!holds(&dear, ANNA, "own/MS/5/70"));
    assert_eq!(ended(&dear, ANNA, "own/MS/5/70"), "price");
    let poor = Scenario::four().founded(Ms, 70, &[(ANNA, 2)]).all_cash(10).build();
    assert_eq!(ended(&poor, ANNA, "own/MS/5/70"), "cash");
}

/// A tile that was tried out is laid once its company builds, if it is still legal.
#[test]
fn a_tile_is_laid_ahead_if_it_is_still_legal() {
    let scenario = Scenario::four().phase(2).major(Ms, 70, &[(ANNA, 5)]).tile("B9", "57", 1);
    let scenario = scenario.major(Cvc, 80, &[(BERTA, 5)]);
    let track = || Step::Track(cuba18_rules::round::Track::default());
    let building = scenario.clone().turn(Ms, track()).build();
    let mut choices = tabletop::Choices::default();
    building.actions(ANNA, &mut choices);
    let lay = choices.ones().iter().find(|action| matches!(action, Action::Lay(_)));
    let lay = lay.expect("something can be laid").clone();
    let intent = Foresight.of(&building.view(Viewer::Public), ANNA, &lay).expect("it can wait");
    assert_eq!(follows(&building, ANNA, &intent), Some(spelled(&lay).to_string()));
    let waiting = scenario.clone().turn(Cvc, track()).build();
    let takes = |seat| Foresight.takes(&waiting.view(Viewer::Public), seat, &intent);
    assert!(takes(ANNA), "while another company builds");
    assert!(!takes(BERTA), "she does not direct it");
    assert_eq!(ended(&waiting, BERTA, &intent), "director");
    assert!(
        !Foresight.takes(&waiting.view(Viewer::Public), ANNA, "lay/MS/B9/57/1"),
        "it lies there"
    );
    assert_eq!(ended(&waiting, ANNA, "lay/MS/B9/57/1"), "laid");
    let past = scenario.turn(Ms, Step::Station).build();
    assert!(!holds(&past, ANNA, &intent), "the step is over");
    assert_eq!(ended(&past, ANNA, &intent), "illegal");
    let other = Foresight.of(&building.view(Viewer::Public), ANNA, &Action::Pass {});
    assert_eq!(other, None, "nothing else waits so");
}

/// VI.6: how high one bids is a number of one's own, within what one has.
#[test]
fn a_limit_for_bids_is_a_number_of_ones_own() {
    let game = Scenario::four().all_cash(130).auction(3).build();
    let view = game.view(Viewer::Public);
    let asked = Foresight.numbered(&view, BERTA);
    let bid = asked.iter().find(|one| one.intent == "bid/3/{}").expect("a limit is asked for");
    assert_eq!((bid.least, bid.most, bid.step), (5, 130, 5));
    for (limit, taken) in [(85, true), (130, true), (135, false)] {
        let intent = bid.intent.replace("{}", &limit.to_string());
        assert_eq!(Foresight.takes(&view, BERTA, &intent), taken, "{limit}");
    }
}

/// VI.1: so many shares of a company, in whole ones.
#[test]
fn how_many_shares_one_wants_is_a_number_of_ones_own() {
    let game = Scenario::four().major(Ms, 70, &[(ANNA, 5)]).all_cash(300).build();
    let view = game.view(Viewer::Public);
    let asked = Foresight.numbered(&view, BERTA);
    let own = asked.iter().find(|one| one.intent == "own/MS/{}/70").expect("MS can be had");
    assert_eq!((own.least, own.step), (1, 1));
    assert!(own.most >= 5, "{own:?}");
    assert!(Foresight.takes(&view, BERTA, "own/MS/2/70"));
    assert_eq!(follows(&game, ANNA, "own/MS/5/70"), None, "she owns them");
    assert!(Foresight.numbered(&view, ANNA).iter().all(|one| one.least > 0));
}

/// VII.6: who waits for a company of theirs gets to its track at once, if the others do as usual.
#[test]
fn a_tile_can_be_tried_out_before_the_turn_comes() {
    let scenario = Scenario::four().phase(2).major(Ms, 100, &[(ANNA, 5)]);
    let scenario = scenario.major(Cvc, 70, &[(BERTA, 5)]).treasury(Ms, 500).treasury(Cvc, 500);
    let scenario = scenario.train(Ms, Train::Two).train(Cvc, Train::Two);
    let mut game = scenario.turn(Ms, Step::Track(cuba18_rules::round::Track::default())).build();
    let leads = Foresight.leads(&game.view(Viewer::Public), BERTA);
    let [lead] = leads.as_slice() else { panic!("one company of hers waits: {leads:?}") };
    for action in &lead.before {
        play(&mut game, ANNA, action);
    }
    let lays = |action: &Action| matches!(action, Action::Lay(_));
    let mut open = tabletop::Choices::default();
    game.actions(BERTA, &mut open);
    let tile = open.ones().iter().find(|action| lays(action)).expect("CVC builds");
    let view = game.view(Viewer::Public);
    let intent = Foresight.of(&view, BERTA, tile).expect("it can be decided ahead");
    assert!(intent.starts_with("lay/CVC/"), "{intent}");
    assert!(Foresight.leads(&view, BERTA).is_empty(), "who is asked needs no way there");
}
