//! §9 Parliament. The bills: a tax of 5, a duty of 1 water, the subsidy for buildings, drought.

use cuba_rules::components::Character::{self, Architect, Foreman, Mayor, Tradeswoman, Worker};
use cuba_rules::scenario::Scenario;
use cuba_rules::sets::Fields;
use cuba_rules::{Act, Building, Chance, Cuba, Event, Field, Group, Phase, Refusal, Step};
use tabletop::{Cites, Game, Key, Log, Mute, PerSeat, Seat, Turn};

use crate::table::{
    ANNA, BERTA, CARLO, DORA, action, are_asked, choices, open_bids, pesos, play, refused,
};

/// The round ends with these cards kept, and with these played last.
fn kept(cards: &[Character], last: &[Character]) -> Scenario {
    let players = u8::try_from(cards.len()).expect("a few players");
    let active = Seat::new(players - 1);
    let mut scenario =
        Scenario::players(players).last_step(active, Step::Foreman { used: Fields::NONE });
    for (index, (&fifth, &last)) in cards.iter().zip(last).enumerate() {
        let others = Character::ALL.iter().copied().filter(|&card| card != fifth && card != last);
        let four: Vec<Character> = others.chain([last]).collect();
        scenario = scenario.played(Seat::new(u8::try_from(index).expect("a few players")), &four);
    }
    scenario
}

/// Parliament meets.
fn met(scenario: Scenario) -> Cuba {
    let mut game = scenario.build();
    let last = Seat::new(game.table().players.len() - 1);
    play(&mut game, last, "pass");
    game
}

fn votes(game: &Cuba) -> Vec<u16> {
    let Phase::Vote(vote) = game.current() else { panic!("{:?}", game.current()) };
    vote.votes.iter().copied().collect()
}

fn winner(game: &Cuba) -> Seat {
    let Phase::Enact { winner, .. } = game.current() else { panic!("{:?}", game.current()) };
    winner
}

/// §9: the value of the fifth card is the number of votes.
#[test]
fn the_fifth_card_votes() {
    let game = met(kept(&[Worker, Mayor, Architect], &[Tradeswoman, Worker, Worker]));
    assert_eq!(votes(&game), [1, 5, 3]);
}

/// §9, Q35: the town hall brings two votes, if the foreman has used it this round.
#[test]
fn the_town_hall_brings_two_votes() {
    let scenario = kept(&[Worker, Mayor], &[Tradeswoman, Worker]);
    let scenario = scenario.built(ANNA, Building::TownHall, Field::C2);
    assert_eq!(votes(&met(scenario)), [1, 5]);
    let mut game = met(scenario.town_hall_used());
    assert_eq!(votes(&game), [3, 5]);
    for seat in [ANNA, BERTA] {
        play(&mut game, seat, "bid/0");
    }
    open_bids(&mut game);
    assert!(!game.table().parliament.town_hall, "the votes are gone after the vote");
}

/// §9, Q36: everybody bids at once, in any order, between nothing and all they have.
#[test]
fn all_bid_at_once() {
    let scenario = kept(&[Worker, Mayor, Architect], &[Tradeswoman, Worker, Worker]);
    let mut game = met(scenario.pesos(CARLO, 3));
    are_asked(&game, &[ANNA, BERTA, CARLO]);
    assert_eq!(choices(&game, CARLO), ["bid/0", "bid/1", "bid/2", "bid/3"]);
    assert_eq!(refused(&game, CARLO, "bid/4"), Refusal::BidTooHigh { held: 3 });
    play(&mut game, CARLO, "bid/3");
    are_asked(&game, &[ANNA, BERTA]);
    assert_eq!(refused(&game, CARLO, "bid/2"), Refusal::NotYourTurn, "one bid each");
    let mut other = game;
    play(&mut game, ANNA, "bid/4");
    play(&mut game, BERTA, "bid/0");
    play(&mut other, BERTA, "bid/0");
    play(&mut other, ANNA, "bid/4");
    assert_eq!(game, other, "the order does not matter");
    assert_eq!(game.turn(), Turn::Chance, "then the fists are opened");
}

/// §9: nothing is paid before the fists are opened; then everybody pays, won or not.
#[test]
fn everybody_pays_what_they_bid() {
    let mut game = met(kept(&[Worker, Mayor, Architect], &[Tradeswoman, Worker, Worker]));
    for (seat, path) in [(ANNA, "bid/5"), (BERTA, "bid/0"), (CARLO, "bid/2")] {
        play(&mut game, seat, path);
        assert_eq!(pesos(&game, seat), 10);
    }
    let before = game;
    let wrong = Chance::Bids { bids: PerSeat::from_fn(3, |_| 1) };
    assert_eq!(game.resolve(&wrong, &mut Mute), Err(Refusal::OtherBids));
    assert_eq!(game, before);
    let mut log = Log::default();
    let bids = PerSeat::from_fn(3, |seat| [5, 0, 2][seat.index()]);
    game.resolve(&Chance::Bids { bids }, &mut log).expect("these are the bids");
    assert!(log.0.contains(&Event::VotesBought { seat: ANNA, pesos: 5, votes: 6 }));
    assert_eq!([ANNA, BERTA, CARLO].map(|seat| pesos(&game, seat)), [5, 10, 8]);
    assert_eq!(winner(&game), ANNA);
}

/// §9: the fists are opened together, not while somebody still thinks.
#[test]
fn no_fist_is_opened_early() {
    let mut game = met(kept(&[Worker, Mayor, Architect], &[Tradeswoman, Worker, Worker]));
    play(&mut game, ANNA, "bid/5");
    let before = game;
    let bids = PerSeat::from_fn(3, |seat| [5, 0, 0][seat.index()]);
    assert_eq!(game.resolve(&Chance::Bids { bids }, &mut Mute), Err(Refusal::NoChance));
    assert_eq!(game, before);
}

/// §9: those who tie bid once more, and only they; the votes add up.
#[test]
fn a_tie_is_bid_for_once_more() {
    let mut game = met(kept(&[Worker, Foreman, Mayor], &[Tradeswoman, Worker, Worker]));
    for (seat, path) in [(ANNA, "bid/0"), (BERTA, "bid/3"), (CARLO, "bid/2")] {
        play(&mut game, seat, path);
    }
    open_bids(&mut game);
    are_asked(&game, &[BERTA, CARLO]);
    assert_eq!(refused(&game, BERTA, "bid/8"), Refusal::BidTooHigh { held: 7 });
    play(&mut game, BERTA, "bid/2");
    play(&mut game, CARLO, "bid/1");
    open_bids(&mut game);
    assert_eq!(winner(&game), BERTA);
    assert_eq!([BERTA, CARLO].map(|seat| pesos(&game, seat)), [5, 7]);
}

/// §9, Q38: still a tie: the new start player, or whoever follows clockwise.
#[test]
fn a_second_tie_goes_to_the_start_player() {
    let mut game = met(kept(&[Mayor, Worker, Mayor], &[Worker, Foreman, Tradeswoman]));
    assert_eq!(game.table().start, BERTA);
    for seat in [ANNA, BERTA, CARLO] {
        play(&mut game, seat, "bid/0");
    }
    open_bids(&mut game);
    are_asked(&game, &[ANNA, CARLO]);
    play(&mut game, ANNA, "bid/1");
    play(&mut game, CARLO, "bid/1");
    open_bids(&mut game);
    assert_eq!(winner(&game), CARLO, "Carlo follows Berta before Anna does");
}

/// Q36: whoever has no pesos is not asked; if nobody has any, nobody is.
#[test]
fn without_pesos_there_is_no_bid() {
    let scenario = kept(&[Worker, Mayor], &[Tradeswoman, Worker]).pesos(ANNA, 0);
    are_asked(&met(scenario), &[BERTA]);
    assert_eq!(winner(&met(scenario.pesos(BERTA, 0))), BERTA);
    let tie = kept(&[Mayor, Mayor], &[Worker, Foreman]).pesos(ANNA, 0).pesos(BERTA, 0);
    assert_eq!(winner(&met(tie)), BERTA, "the new start player");
}

/// §9, §10, Q37: under the corruption act no votes are bought, also not to break a tie.
#[test]
fn the_corruption_act_forbids_buying_votes() {
    let scenario = kept(&[Worker, Mayor, Mayor], &[Foreman, Worker, Tradeswoman]);
    let game = met(scenario.act(Act::Corruption));
    assert_eq!(game.table().start, ANNA);
    assert_eq!(winner(&game), BERTA, "tied with Carlo, but next to the start player");
    for seat in [ANNA, BERTA, CARLO] {
        let refusal = refused(&game, seat, "bid/1");
        assert_eq!((refusal, refusal.cites()), (Refusal::NoVoteBuying, "§9"));
    }
}

/// Q37: passed now, it gives no bid back.
#[test]
fn the_corruption_act_works_from_the_next_vote_on() {
    let mut game = met(kept(&[Worker, Mayor], &[Tradeswoman, Worker]).bill(Act::Corruption));
    play(&mut game, ANNA, "bid/9");
    play(&mut game, BERTA, "bid/0");
    open_bids(&mut game);
    play(&mut game, ANNA, "enact/other");
    assert_eq!(pesos(&game, ANNA), 1);
    assert!(game.table().parliament.has(Act::Corruption));
}

/// §9, Q39: the winner enacts exactly two bills; the others leave the game.
#[test]
fn exactly_two_bills_are_enacted() {
    let scenario = kept(&[Worker, Mayor], &[Tradeswoman, Worker]).act(Act::SubsidyWater);
    let mut game = met(scenario);
    play(&mut game, ANNA, "bid/0");
    play(&mut game, BERTA, "bid/0");
    open_bids(&mut game);
    are_asked(&game, &[BERTA]);
    let all = ["enact/tax", "enact/duty", "enact/subsidy", "enact/other"];
    assert_eq!(choices(&game, BERTA), all);
    assert_eq!(refused(&game, ANNA, "enact/tax"), Refusal::NotYourTurn);
    play(&mut game, BERTA, "enact/tax");
    let none = Refusal::NoBill { group: Group::Tax };
    assert_eq!(refused(&game, BERTA, "enact/tax"), none);
    assert_eq!(refused(&game, BERTA, "pass"), Refusal::NotThisStep, "no fewer than two");
    play(&mut game, BERTA, "enact/other");
    let parliament = game.table().parliament;
    assert_eq!(parliament.acts[Group::Tax], Some(Act::Tax5), "the old one is replaced");
    assert_eq!(parliament.acts[Group::Duty], Some(Act::DutyCitrus), "the old one stays");
    assert_eq!(parliament.acts[Group::Subsidy], Some(Act::SubsidyWater));
    assert_eq!(parliament.acts[Group::Other], Some(Act::Drought));
    assert!(Group::ALL.iter().all(|&group| parliament.bills[group].is_none()));
    assert!(game.check(BERTA, &action("enact/duty")).is_err());
}

/// §9: bids are made with five players as with two.
#[test]
fn four_players_bid_too() {
    let game = met(kept(&[Worker, Mayor, Foreman, Foreman], &[Tradeswoman; 4]));
    are_asked(&game, &[ANNA, BERTA, CARLO, DORA]);
}
