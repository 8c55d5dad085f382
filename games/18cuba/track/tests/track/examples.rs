//! Worked examples of the rulebook and positions with a known answer.

use cuba18_track::scenario::built_in;
use cuba18_track::{
    Area, Board, Company, Cubes, Hex, Laid, Order, Phase, Run, Tile, Train, Wagon, best_run,
};
use tabletop::Key;

pub(crate) fn hex(id: &str) -> Hex {
    Hex::from_id(id).unwrap()
}

/// A board from `hex tile rotation` and `hex company [stop]`, one a word group.
pub(crate) fn board(area: Area, tiles: &str, tokens: &str) -> Board {
    let mut board = Board::new(built_in(), area);
    for group in tiles.split(", ").filter(|group| !group.is_empty()) {
        let [at, number, turn] = group.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let tile = Tile::from_number(number).unwrap();
        board.lay(hex(at), Laid { tile, rotation: turn.parse().unwrap() });
    }
    for group in tokens.split(", ").filter(|group| !group.is_empty()) {
        let mut words = group.split(' ');
        let (at, company) = (words.next().unwrap(), words.next().unwrap());
        let stop = words.next().map_or(0, |stop| stop.parse().unwrap());
        board.place(hex(at), stop, Company::from_key(company).unwrap());
    }
    board
}

/// An order such as `SdC 5: 4 4, 2` for two 4-trains and a 2-wagon in phase 5.
pub(crate) fn order(text: &str) -> Order {
    let (head, fleet) = text.split_once(": ").unwrap();
    let (company, phase) = head.split_once(' ').unwrap();
    let (trains, wagons) = fleet.split_once(", ").unwrap_or((fleet, ""));
    let trains = trains.split(' ').map(|train| Train::from_key(train).unwrap());
    let phase = Phase::new(phase.parse().unwrap()).unwrap();
    let mut order = Order::new(Company::from_key(company).unwrap(), phase, trains);
    let wagons = wagons.split(' ').filter(|wagon| !wagon.is_empty());
    order.wagons = wagons.map(|wagon| Wagon::from_key(wagon).unwrap()).collect();
    order
}

fn lettered() -> Board {
    board(
        Area::Full,
        "E22 6 4, E24 208 1, F25 IR26 2, F23 8 5, G24 622 0, G26 L72 0, F27 L64 0, G28 L50 2, \
         E26 L50 1, F21 L72 2, G22 L64 2, G20 L64 4",
        "G26 CO, G26 SdC, F21 DQ, E22 TSS, G24 SdC, G24 FC",
    )
}

fn revenue(run: &Run) -> u32 {
    assert_eq!(run.routes.iter().map(|route| route.revenue).sum::<u32>(), run.revenue);
    run.revenue
}

/// The lettered example: the minors' runs of the lettered example.
#[test]
fn the_minors_of_the_lettered_example() {
    let board = lettered();
    assert_eq!(revenue(&best_run(&board, &order("DQ 5: 5n"))), 80);
    assert_eq!(revenue(&best_run(&board, &order("CO 5: 4n 4n"))), 140);
}

/// The lettered example: TSS brings 180 with or without sugar.
#[test]
fn a_delivery_may_be_worth_no_more_than_a_city() {
    let board = lettered();
    let mut run = order("TSS 5: 5, 1");
    assert_eq!(revenue(&best_run(&board, &run)), 180);
    run.cubes = Cubes::NONE.with(Company::Dq, 2);
    assert_eq!(revenue(&best_run(&board, &run)), 210);
}

/// The lettered example: the runs printed for `SdC` bring 300; the best on that board is 310.
#[test]
fn sdc_can_do_better_than_the_lettered_example() {
    let mut run = order("SdC 5: 4 4, 2");
    run.cubes = Cubes::NONE.with(Company::Co, 3).with(Company::Dq, 2);
    assert_eq!(revenue(&best_run(&lettered(), &run)), 310);
}

/// The example of the contract: a harbor added for nothing, two cubes.
#[test]
fn one_train_with_a_wagon_adds_a_harbor() {
    let board = board(
        Area::Full,
        "E22 6 4, E24 208 1, F25 IR26 2, F23 8 5, G24 622 0, G26 L72 0, F21 L72 2",
        "G26 CO, G26 SdC, F21 DQ, E22 TSS, G24 SdC, G24 FC",
    );
    let mut run = order("SdC 5: 4, 2");
    run.cubes = Cubes::NONE.with(Company::Co, 3).with(Company::Dq, 2);
    let best = best_run(&board, &run);
    assert_eq!(revenue(&best), 220, "{best:?}");
}
