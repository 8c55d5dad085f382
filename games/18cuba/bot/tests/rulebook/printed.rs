//! What is printed in the box, typed off once more.

/// The share price board, from the lowest price up.
pub(crate) const PRICES: [i64; 36] = [
    50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105, 110, 115, 120, 126, 132, 138, 144, 151, 158,
    165, 172, 180, 188, 196, 204, 213, 222, 231, 240, 250, 260, 275, 290, 300,
];

/// The space of a price.
pub(crate) fn space(price: i64) -> usize {
    PRICES.iter().position(|&other| other == price).expect("a price of the board")
}

/// What the bank holds and what each player gets (table 1).
pub(crate) fn money(players: u8, variant: &str) -> (i64, i64) {
    match (players, variant) {
        (2, "short-west" | "short-east") => (7_000, 720),
        (2, "medium") => (10_000, 950),
        (2, _) => (10_000, 1_150),
        (3, "short") => (10_000, 700),
        (3, _) => (10_000, 900),
        (4, _) => (10_000, 680),
        _ => (10_000, 650),
    }
}

/// How many trains of each kind there are (tables 11 and 12): 2, 3, 4, 5, 6, then 2n to 5n.
pub(crate) fn trains(players: u8, variant: &str) -> [i64; 9] {
    match (players, variant) {
        (2, "short-west" | "short-east") => [5, 3, 2, 3, 3, 4, 3, 2, 3],
        (2, "medium") => [5, 4, 2, 3, 3, 7, 5, 4, 5],
        (2, _) => [6, 4, 2, 3, 3, 10, 8, 6, 7],
        (3, "short") => [7, 5, 3, 3, 3, 5, 5, 3, 4],
        (3, _) => [7, 5, 3, 3, 3, 10, 8, 6, 7],
        (4, _) => [9, 7, 4, 3, 3, 7, 6, 4, 5],
        (5, _) => [10, 8, 5, 3, 3, 9, 7, 5, 6],
        _ => [10, 9, 5, 3, 3, 10, 8, 6, 7],
    }
}

/// The card of a train among those; none for 8+/4D, which are without end.
pub(crate) fn card(train: &str) -> Option<usize> {
    let cards = ["2", "3", "4", "5", "6", "2n", "3n", "4n", "5n"];
    let front = if train == "4n-1" { "4n" } else { train.trim_end_matches('+') };
    cards.iter().position(|&card| card == front)
}

/// What a train costs (tables 11 and 12).
pub(crate) fn price(train: &str) -> i64 {
    match train {
        "2" => 100,
        "3" => 200,
        "3+" => 230,
        "4" => 300,
        "4+" => 340,
        "5" => 500,
        "5+" => 550,
        "6" => 600,
        "6+" => 660,
        "8+" => 700,
        "4D" => 800,
        "2n" => 80,
        "3n" => 160,
        "4n" => 260,
        "4n-1" => 130,
        "5n" => 380,
        other => panic!("no train {other}"),
    }
}

/// Commissioners (table 3), concessions (table 4), wagons (table 13), stations (VII.8), the
/// mail by phase, machines (table 14).
pub(crate) const COMMISSIONERS: [i64; 6] = [30, 35, 40, 50, 70, 80];
pub(crate) const CONCESSIONS: [i64; 6] = [120, 140, 150, 170, 180, 200];
pub(crate) const WAGONS: [i64; 3] = [40, 80, 150];
pub(crate) const WAGON_CARDS: [i64; 3] = [8, 6, 4];
pub(crate) const STATIONS: [i64; 3] = [40, 60, 80];
pub(crate) const MAIL: [i64; 7] = [10, 10, 20, 20, 30, 30, 40];
pub(crate) const MACHINES: [[i64; 4]; 3] = [[25, 30, 35, 40], [45, 50, 55, 60], [65, 70, 75, 80]];
pub(crate) const MACHINE_CARDS: [[i64; 4]; 3] = [[1, 1, 1, 7], [1, 1, 1, 5], [1, 1, 1, 1]];
pub(crate) const BONUS: [i64; 3] = [10, 20, 40];
