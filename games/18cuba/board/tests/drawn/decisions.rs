//! What is asked and offered, with what would come of it.

use cuba18_rules::round::{Purchases, Step, Track};
use cuba18_rules::scenario::Scenario;
use cuba18_rules::{Cuba18, Round};
use cuba18_track::{Company, Train};
use locale::Language;
use tabletop::{Game, Mute, Reading, Seat, read};

use crate::boards::east;
use crate::print::late;
use crate::samples::{ANNA, BERTA};
use crate::stage::{seen, seen_in, text, unaided, values};

/// The question and the choices after picking `picked`.
fn asked(game: &Cuba18, seat: Seat, picked: &str) -> String {
    let parts = seen(game, seat, picked);
    format!("{}\n---\n{}", text(parts.question), text(parts.choices))
}

fn after(mut game: Cuba18, seat: Seat, path: &str) -> Cuba18 {
    let Ok(Reading::Whole(action)) = read(path) else { panic!("{path} is no decision") };
    game.apply(seat, &action, &mut Mute).unwrap_or_else(|refusal| panic!("{path}: {refusal}"));
    game
}

#[test]
fn an_auction() {
    let game = Scenario::four().auction(3).build();
    let Round::Auction(auction) = *game.view(tabletop::Viewer::Public).round() else { panic!() };
    insta::assert_snapshot!(asked(&game, auction.bidder, ""));
}

/// VI.4: income, price and director are told before it is meant.
#[test]
fn shares_for_sale() {
    let game =
        Scenario::four().major(Company::Ms, 100, &[(ANNA, 3), (BERTA, 3)]).cash(ANNA, 500).build();
    insta::assert_snapshot!(asked(&game, ANNA, "sell/MS"));
}

#[test]
fn the_first_stock_round() {
    let game = Scenario::four().first_stock().concession(ANNA, 2).cash(ANNA, 400).build();
    let told = ["", "convert/2", "convert/2/CO", "found/MS"].map(|path| asked(&game, ANNA, path));
    insta::assert_snapshot!(told.join("\n======\n"));
    let mills = seen(&game, ANNA, "convert/2/CO/70").board.into_string();
    assert_eq!(mills.matches(r#"class="spot may""#).count(), 10, "ten cities for a mill");
}

/// The tile that is being turned shows the stations of its hex as they would stand, in every way
/// that it may lie.
#[test]
fn stations_stand_on_the_tile_that_is_turned() {
    let game = east().turn(Company::Sdc, Step::Track(Track::default())).build();
    let map = seen(&game, ANNA, "lay/G24").board.into_string();
    let turned = map.split(r#"class="turning"#).nth(1).expect("a tile that is turned");
    let faces: Vec<&str> = turned.split(r#"<g class="stations">"#).skip(1).collect();
    assert!(!faces.is_empty());
    for face in faces {
        let tokens = face.split("</g></g>").next().unwrap_or_default();
        assert!(tokens.contains(r#"class="token co co-SdC""#), "{tokens}");
    }
}

/// Hexes are marked on the map; then tiles with what is left; then each way with its sums.
#[test]
fn laying_track() {
    let game = east().turn(Company::Sdc, Step::Track(Track::default())).build();
    let map = seen(&game, ANNA, "").board.into_string();
    let picks = values(&map, "data-pick");
    assert!(picks.contains(&"lay/G24".to_owned()), "{picks:?}");
    let tiles = seen(&game, ANNA, "lay/E20").choices.into_string();
    let tiles = tiles.split(r#"<div class="tiles">"#).nth(1).unwrap();
    let tiles = text(maud::PreEscaped(format!("<div>{tiles}")));
    insta::assert_snapshot!(tiles, @r"
    7 tile 7 · standard track E SE · 2 left ↻ 2
    8 tile 8 · standard track NE SE · 8 left ↻ 2
    9 tile 9 · standard track SE NW · 8 left
    ");
    // Where one tile alone fits, it goes without saying.
    let ways = seen(&game, ANNA, "lay/G24");
    assert_eq!(text(ways.choices.clone()), text(seen(&game, ANNA, "lay/G24/216").choices));
    let turning = ways.board.into_string();
    let faces =
        turning.split("data-faces").nth(1).unwrap().split(r#"class="ring-edge""#).next().unwrap();
    assert_eq!(faces.matches(r#"class="tile brown""#).count(), 2);
    let first = text(ways.choices);
    insta::assert_snapshot!(first.lines().take(5).collect::<Vec<_>>().join("\n"));
}

/// VII.10: the run, its sums, and what may be left.
#[test]
fn running_with_a_wagon() {
    let game = east().turn(Company::Sdc, Step::Run).build();
    let parts = seen(&game, ANNA, "");
    let board = parts.board.into_string();
    assert!(board.contains(r#"class="route route-0""#) && board.contains("route-mark-0"));
    insta::assert_snapshot!(format!("{}\n---\n{}", text(parts.question), text(parts.choices)));
}

#[test]
fn income() {
    let game = east().turn(Company::Sdc, Step::Dividend { revenue: 220 }).build();
    let parts = seen(&game, ANNA, "");
    let market = parts.board.into_string();
    assert_eq!(market.matches("ghost-price").count(), 2, "where each would move the token");
    insta::assert_snapshot!(text(parts.choices), @r"
    Pay out $220
    $88 for you, $88 for the company, price to $110
    Keep $220
    into the treasury, price to $90
    ");
}

/// VII.13: the order of it, the sums, and nothing else to do.
#[test]
fn an_emergency() {
    let game = Scenario::four()
        .phase(3)
        .major(Company::Ms, 100, &[(ANNA, 5)])
        .treasury(Company::Ms, 40)
        .cash(ANNA, 60)
        .turn(Company::Ms, Step::Trains(Purchases::default()))
        .build();
    insta::assert_snapshot!(asked(&game, ANNA, ""));
}

/// VII.12: the other director is told everything, in place.
#[test]
fn a_deal_to_be_answered() {
    let game = Scenario::four()
        .phase(3)
        .major(Company::Ms, 100, &[(ANNA, 5)])
        .major(Company::Npp, 100, &[(BERTA, 5)])
        .train(Company::Npp, Train::Two)
        .train(Company::Npp, Train::Two)
        .treasury(Company::Ms, 400)
        .turn(Company::Ms, Step::Trains(Purchases::default()))
        .build();
    let offered = after(game, ANNA, "deal/NPP/2/120");
    insta::assert_snapshot!(asked(&offered, BERTA, ""));
    assert!(text(seen(&offered, ANNA, "").question).contains("Berta answers an offer."));
}

#[test]
fn whoever_is_not_asked_can_click_nothing() {
    let game = east().turn(Company::Sdc, Step::Track(Track::default())).build();
    let parts = seen(&game, BERTA, "");
    let all = parts.board.into_string() + &parts.choices.into_string();
    assert!(!all.contains("data-pick"));
    assert!(text(parts.question).contains("Anna acts for SdC."));
}

#[test]
fn german_is_spoken() {
    let game = east().turn(Company::Sdc, Step::Dividend { revenue: 220 }).build();
    let parts = seen_in(Language::De, &game, ANNA, "");
    let told = format!("{}\n{}", text(parts.question), text(parts.choices));
    insta::assert_snapshot!(told);
}

/// VII.12, R257: a price of the seller's own is asked for, then put to the buyer.
#[test]
fn a_price_in_answer() {
    let game = Scenario::four()
        .phase(3)
        .major(Company::Ms, 100, &[(ANNA, 5)])
        .major(Company::Npp, 100, &[(BERTA, 5)])
        .train(Company::Npp, Train::Two)
        .treasury(Company::Ms, 400)
        .turn(Company::Ms, Step::Trains(Purchases::default()))
        .build();
    let offered = after(game, ANNA, "deal/NPP/2/120");
    let asked_for = text(seen(&offered, BERTA, "counter").question);
    assert!(asked_for.contains("MS offers $120") && asked_for.contains("What do you ask?"));
    let named = after(offered, BERTA, "counter/300");
    let question = text(seen(&named, ANNA, "").question);
    assert!(question.contains("NPP asks $300 for train 2. Does MS take it?"), "{question}");
    assert!(text(seen(&named, BERTA, "").question).contains("Anna answers an offer."));
}

/// VII.13, R258: where only others could still help, bankruptcy is a choice.
#[test]
fn a_ruined_director() {
    let game = Scenario::four()
        .phase(3)
        .major(Company::Ms, 70, &[(ANNA, 5), (BERTA, 5)])
        .major(Company::Npp, 100, &[(BERTA, 5)])
        .train(Company::Npp, Train::Two)
        .treasury(Company::Ms, 50)
        .cash(ANNA, 0)
        .turn(Company::Ms, Step::Trains(Purchases::default()))
        .build();
    let shown = asked(&game, ANNA, "");
    assert!(shown.contains("no more money can be raised"), "{shown}");
    assert!(shown.contains("Declare bankruptcy: the game ends"), "{shown}");
}

/// VII.12, R263: surplus is handed in by name of the company.
#[test]
fn surplus_by_name() {
    let scenario = Scenario::four().phase(4).top(Train::Five).major(Company::Ms, 100, &[(ANNA, 5)]);
    let scenario = scenario.treasury(Company::Ms, 900).train(Company::Ms, Train::Three);
    let scenario = scenario.train(Company::Ms, Train::Four);
    let game = scenario.turn(Company::Ms, Step::Trains(Purchases::default())).build();
    let shown = asked(&after(game, ANNA, "train/bank/5"), ANNA, "");
    assert!(shown.contains("MS owns more than is allowed."), "{shown}");
    assert!(shown.contains("MS hands in train 3"), "{shown}");
}

/// VII.5 to VII.12: an ordinary turn needs no click for what is left out in it.
#[test]
fn the_rest_of_a_turn_is_one_click() {
    let way = |step: Step| {
        let choices = seen(&east().turn(Company::Sdc, step).build(), ANNA, "").choices;
        (values(&choices.clone().into_string(), "data-really"), text(choices))
    };
    let (ran, told) = way(Step::Run);
    assert!(ran[0].starts_with("run/") && ran[0].ends_with(";pay"), "{ran:?}");
    assert!(ran[1].ends_with(";keep"), "{ran:?}");
    assert!(told.contains("Run for $220 and pay out\n$88 for you, $88 for the company"), "{told}");
    let (placed, told) = way(Step::Station);
    assert_eq!(placed[0], format!("pass;{}", ran[0]));
    assert!(told.contains("No station · Run for $220 and pay out"), "{told}");
    let alone = unaided(&east().turn(Company::Sdc, Step::Station).build(), ANNA, "").choices;
    assert!(!alone.into_string().contains("data-really"), "without aids nobody is told the run");
}

/// Q02: what goes without saying is not asked, though a benefit is still to be used.
#[test]
fn a_step_that_offers_nothing_costs_no_click() {
    let scenario = Scenario::four().phase(2).major(Company::Ms, 100, &[(ANNA, 5)]);
    let scenario = scenario.benefit(ANNA, 5).treasury(Company::Ms, 0);
    let game = scenario.turn(Company::Ms, Step::Track(Track::default())).build();
    let shown = seen(&game, ANNA, "");
    let choices = shown.choices.clone().into_string();
    let told = text(shown.choices);
    assert!(told.contains("Take the mail contract") && told.contains("Issue a share"), "{told}");
    // Without a train the run is no step of its own: who passes has been offered to issue.
    let really = values(&choices, "data-really");
    assert!(really.iter().any(|way| way.starts_with("pass;pass;run")), "{choices}");
    assert!(told.contains("Lay nothing · Go on without income"), "{told}");
    // Whoever comes there otherwise is asked, and for what it is.
    let last = after(after(game, ANNA, "pass"), ANNA, "pass");
    let asked = asked(&last, ANNA, "");
    assert!(asked.contains("No train can earn anything."), "{asked}");
    assert!(asked.contains("Go on without income") && !asked.contains("Run for"), "{asked}");
}

/// VII.12: a minor is not told that it has no wagons to buy.
#[test]
fn a_minor_sees_no_wagons() {
    let buys = |scenario: Scenario, company: Company| {
        let step = Step::Trains(Purchases::default());
        text(seen(&scenario.turn(company, step).build(), ANNA, "").choices)
    };
    let minor = Scenario::four().phase(2).minor(Company::Co, ANNA, 80, "G26");
    let told = buys(minor.train(Company::Co, Train::TwoNarrow), Company::Co);
    assert!(!told.contains("Buy a wagon"), "{told}");
    let major = Scenario::four().phase(2).major(Company::Ms, 100, &[(ANNA, 5)]);
    let told = buys(major.train(Company::Ms, Train::Two).treasury(Company::Ms, 0), Company::Ms);
    assert!(told.contains("Buy a wagon"), "{told}");
}

/// VII.6: a hex is picked, the tile lies there at once, and any other hex stays one click away.
#[test]
fn a_tile_is_laid_with_two_clicks() {
    let game = east().turn(Company::Sdc, Step::Track(Track::default())).build();
    let picked = seen(&game, ANNA, "lay/E20");
    let lays = values(&picked.choices.clone().into_string(), "data-pick");
    assert!(lays.contains(&"7/4".to_owned()), "{lays:?}");
    assert!(text(picked.choices).contains("best run $220, as before"));
    let map = picked.board.into_string();
    assert!(map.contains(r#"class="turning""#), "it lies on the map");
    let others = values(&map, "data-crumb");
    assert!(others.contains(&"lay/G24".to_owned()), "{others:?}");
    assert!(!others.contains(&"lay/E20".to_owned()), "{others:?}");
}

/// VII.6: a picked hex with the best run of every way is drawn in a moment, also late in a game of
/// six; aimed at are 30 milliseconds. The fastest of some counts: whatever else runs makes the others slower.
#[test]
#[expect(clippy::disallowed_types, reason = "drawing is timed here, and no rule depends on it")]
fn a_lay_is_drawn_in_a_moment() {
    let mut measured = Vec::new();
    for mut game in late(6) {
        let Some((seat, hex)) = next_lay(&mut game) else { continue };
        let times = (0..12).map(|_| {
            let began = std::time::Instant::now();
            let drawn = seen(&game, seat, &format!("lay/{}", hex.id()));
            assert!(drawn.choices.into_string().contains("new-income"), "the run is told");
            began.elapsed()
        });
        measured.extend(times.min());
    }
    eprintln!("a lay is drawn in {measured:?}");
    assert!(measured.len() > 2, "{measured:?}");
    // Machines on which tests run stray by a factor of four, and build for speed less than a release.
    assert!(measured.iter().all(|time| time.as_millis() <= 60), "{measured:?}");
}

/// Plays on until a tile may be laid: by whom and where.
fn next_lay(game: &mut Cuba18) -> Option<(Seat, cuba18_track::Hex)> {
    for _ in 0..200 {
        let tabletop::Turn::Decide(seats) = game.turn() else { return None };
        let seat = seats.iter().next()?;
        let mut open = tabletop::Choices::default();
        game.actions(seat, &mut open);
        let lay = open.ones().iter().find_map(cuba18_rules::Action::laying);
        if let Some(laying) = lay {
            return Some((seat, laying.hex));
        }
        let action = open.samples().last()?;
        game.apply(seat, &action, &mut Mute).ok()?;
    }
    None
}

/// VI.1: buying, selling and founding act in the cells of one table, a sale in one step.
#[test]
fn the_table_of_a_stock_round_acts() {
    let scenario = Scenario::four().major(Company::Ms, 100, &[(ANNA, 3), (BERTA, 3)]);
    let scenario = scenario.in_pool(Company::Ms, 2).cash(ANNA, 500);
    let board = seen(&scenario.build(), ANNA, "").board.into_string();
    let ledger = board.split(r#"class="ledger""#).nth(1).unwrap().split("</table>").next().unwrap();
    let picks = values(ledger, "data-pick");
    for pick in ["buy/MS/pool", "sell/MS/1", "sell/MS/2", "found/NPP"] {
        assert!(picks.contains(&pick.to_owned()), "{pick}: {picks:?}");
    }
    assert!(ledger.contains("Sell 2 shares for $200 · MS falls to $"), "{ledger}");
    // Who has no money is told so in the cell.
    let poor = seen(&scenario.cash(ANNA, 20).build(), ANNA, "").board.into_string();
    let ledger = poor.split(r#"class="ledger""#).nth(1).unwrap().split("</table>").next().unwrap();
    let whys = values(ledger, "data-why");
    assert!(whys.iter().any(|why| why.contains("only 20 are there")), "{whys:?}");
    assert!(!values(ledger, "data-pick").contains(&"buy/MS/pool".to_owned()));
}

/// VI.6: all that is auctioned and chosen lies open, with who holds what and what each can pay.
#[test]
fn the_opening_is_laid_out() {
    let scenario = Scenario::four().commissioner(BERTA, 1).cash(ANNA, 410).auction(3);
    let told = text(seen(&scenario.build(), BERTA, "").board);
    for line in [
        "can pay $410",
        "an extra yellow tile without a city",
        "an extra brown city tile, but no Y or La Habana",
        "a free machine for a minor",
        "FC Cubano de Hershey",
        "up for auction",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let draft = Scenario::four().draft(1).all_cash(400).build();
    let Some(chooser) = (0..4).map(Seat::new).find(|&seat| {
        seen(&draft, seat, "").board.into_string().contains(r#"data-pick="concession/2""#)
    }) else {
        panic!("a concession is chosen on the board")
    };
    let waiting = Seat::new((u8::try_from(chooser.index()).unwrap() + 1) % 4);
    let other = seen(&draft, waiting, "").board.into_string();
    assert!(!other.contains("data-pick"), "only by whose turn it is");
}
