//! What keeps a box from being a game.

use std::fmt::Display;
use std::ops::RangeInclusive;

use boxes::Complaint;
use cuba18_track::{Company, Train};
use tabletop::Key;

use super::data::{Cards, Phases, SettingNumbers, Settings, Shares, WHOLE};
use super::space::Market;
use super::{Data, Setting};

/// The most that anything costs or pays.
const MOST_MONEY: u32 = 5_000;
/// The most that a bank holds.
const MOST_BANK: i32 = 100_000;
/// The most that a share costs.
const MOST_PRICE: u16 = 2_000;
/// The most standard trains of one kind, and of all kinds: with each goes a set of rounds.
const MOST_TRAINS: (u8, u16) = (12, 40);

/// The numbers of the phases.
const PHASES: RangeInclusive<u8> = 1..=7;

type Wrong<'w> = &'w mut Vec<Complaint>;

/// Complains of `place` unless something holds.
fn sound(holds: bool, place: &str, what: &str, wrong: Wrong<'_>) {
    wrong.extend(Complaint::unless(holds, place, what));
}

/// Complains of each number of a row that is out of its range; a lone number is no row.
fn each<N: Copy + PartialOrd + Display>(
    row: &[N],
    range: &RangeInclusive<N>,
    place: &str,
    wrong: Wrong<'_>,
) {
    if let [number] = row {
        wrong.extend(Complaint::within(place, *number, range));
        return;
    }
    for (index, number) in row.iter().enumerate() {
        wrong.extend(Complaint::within(&format!("{place}[{index}]"), *number, range));
    }
}

impl Settings {
    /// Tells what is wrong with the set-ups.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        let all = [
            ("two-short", &self.two_short, 2),
            ("two-medium", &self.two_medium, 2),
            ("two-long", &self.two_long, 2),
            ("three-short", &self.three_short, 3),
            ("three-long", &self.three_long, 3),
            ("four", &self.four, 4),
            ("five", &self.five, 5),
            ("six", &self.six, 6),
        ];
        for (name, numbers, players) in all {
            numbers.complain(&format!("settings.{name}"), players, wrong);
        }
    }
}

impl SettingNumbers {
    fn complain(&self, at: &str, players: u32, wrong: Wrong<'_>) {
        let at = |key: &str| format!("{at}.{key}");
        each(&[self.cash], &(0..=MOST_MONEY), &at("cash"), wrong);
        each(&[self.bank], &(1..=MOST_BANK), &at("bank"), wrong);
        let given = i32::try_from(self.cash.saturating_mul(players)).unwrap_or(i32::MAX);
        let enough = self.cash > MOST_MONEY || self.bank > given;
        let what = format!("it must hold more than all players get, which is {given}");
        sound(enough, &at("bank"), &what, wrong);
        each(&[self.certificates], &(1..=99), &at("certificates"), wrong);
        each(&[self.concessions], &(1..=6), &at("concessions"), wrong);
        let (most, most_of_all) = MOST_TRAINS;
        each(&self.standard, &(1..=most), &at("standard"), wrong);
        let all = self.standard.iter().map(|&count| u16::from(count)).sum::<u16>();
        let what = format!("{all} trains; there are at most {most_of_all} of all kinds");
        sound(all <= most_of_all, &at("standard"), &what, wrong);
        each(&self.narrow, &(1..=15), &at("narrow"), wrong);
    }
}

impl Market {
    /// Tells what is wrong with the share price board.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        let count = (20..=60).contains(&self.prices.len());
        sound(count, "market.prices", "there are 20 to 60 prices", wrong);
        each(&self.prices, &(1..=MOST_PRICE), "market.prices", wrong);
        let rising = self.prices.is_sorted_by(|one, next| one < next);
        sound(rising, "market.prices", "prices rise from each to the next", wrong);
        let starts = self.starts.is_sorted_by(|one, next| one < next)
            && self.starts.iter().all(|start| self.prices.contains(start));
        sound(starts, "market.starts", "starts are prices of the board, and rise", wrong);
        let central = self.prices.contains(&self.central);
        sound(central, "market.central", "it is a price of the board", wrong);
    }
}

impl Cards {
    /// Tells what is wrong with cards and machines.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        let rows: [(&str, &[u32]); 8] = [
            ("commissioners", &self.commissioners),
            ("concessions", &self.concessions),
            ("credit", &[self.credit]),
            ("discount", &[self.discount]),
            ("mail", &self.mail.value),
            ("dear_3n", &[self.dear_3n]),
            ("wagon_prices", &self.wagon_prices),
            ("stations", &self.stations),
        ];
        for (key, row) in rows {
            each(row, &(0..=MOST_MONEY), &format!("cards.{key}"), wrong);
        }
        for (place, prices) in self.machine_prices.iter().enumerate() {
            each(prices, &(0..=MOST_MONEY), &format!("cards.machine_prices[{place}]"), wrong);
        }
        each(&self.trains, &(1..=MOST_MONEY), "cards.trains", wrong);
        let dear = self.dear_3n >= self.trains[Train::ThreeNarrow as usize];
        sound(dear, "cards.dear_3n", "the dear 3n costs no less than the 3n in trains", wrong);
        let rental = self.rental.is_multiple_of(2) && (2..=MOST_MONEY).contains(&self.rental);
        sound(rental, "cards.rental", "it is an even number from 2 to 5000", wrong);
        each(&[self.central_cube], &(0..=200), "cards.central_cube", wrong);
        each(&self.wagons, &(1..=20), "cards.wagons", wrong);
        each(&self.machine_bonus, &(0..=200), "cards.machine_bonus", wrong);
        for (place, spaces) in self.machines.iter().enumerate() {
            let at = format!("cards.machines[{place}]");
            each(spaces, &(0..=20), &at, wrong);
            let some = spaces.iter().any(|&count| count > 0);
            sound(some, &at, "of each generation there is at least one machine", wrong);
        }
        each(&[self.machines_each], &(1..=10), "cards.machines_each", wrong);
        let cubes = self.cubes.is_sorted() && self.cubes[0] > 0;
        sound(cubes, "cards.cubes", "more cubes need more income", wrong);
        let supply = (18..=100).contains(&self.cube_supply);
        sound(supply, "cards.cube_supply", "six mills make up to 18; there are at most 100", wrong);
    }
}

impl Shares {
    /// Tells what is wrong with the shares.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        for (key, share) in [("shares.minor", self.minor), ("shares.major", self.major)] {
            sound([1, 2, 5].contains(&share), key, "a share is 1, 2 or 5 tenths", wrong);
        }
        let unit = self.minor.max(self.major).min(WHOLE);
        let director = (1..=3).contains(&self.director) && self.director * unit <= WHOLE;
        sound(director, "shares.director", "it is 1 to 3 shares, no more than the whole", wrong);
        let converted = (self.director..=WHOLE).contains(&self.converted)
            && self.converted.saturating_mul(self.minor) <= WHOLE;
        let what = "it is at least the director's certificate, at most the whole";
        sound(converted, "shares.converted", what, wrong);
        let rows: [(&str, &[u8]); 4] = [
            ("floats", &[self.floats]),
            ("pool", &[self.pool]),
            ("holding", &self.holding),
            ("holding_two", &self.holding_two),
        ];
        for (key, row) in rows {
            each(row, &(1..=WHOLE), &format!("shares.{key}"), wrong);
        }
        each(&[self.bid_step], &(1..=100), "shares.bid_step", wrong);
        let stations = self
            .stations
            .is_sorted_by(|one, next| one.charter < next.charter && one.free >= next.free)
            && self.stations[2].charter >= WHOLE
            && self.stations.iter().all(|step| (1..=4).contains(&step.free));
        let what =
            "1 to 4 are free, the more the emptier the charter; the last is for all 10 tenths";
        sound(stations, "shares.stations", what, wrong);
    }
}

impl Phases {
    /// Tells what is wrong with the phases.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        each(&self.rounds, &(1..=3), "phases.rounds", wrong);
        for (key, phase) in [("deals", self.deals), ("fec", self.fec), ("aging", self.aging)] {
            each(&[phase], &PHASES, &format!("phases.{key}"), wrong);
        }
        let rows: [(&str, &[u8]); 3] =
            [("narrow", &self.narrow), ("wagons", &self.wagons), ("machines", &self.machines)];
        for (key, row) in rows {
            let at = format!("phases.{key}");
            each(row, &PHASES, &at, wrong);
            sound(row.is_sorted(), &at, "no phase comes before the one to its left", wrong);
        }
        each(&[self.eights], &(1..=4), "phases.eights", wrong);
        let mut seen = Vec::new();
        for (place, scrapped) in self.scrapped.iter().enumerate() {
            let at = format!("phases.scrapped[{place}]");
            each(&[scrapped.phase], &(2..=7), &format!("{at}.phase"), wrong);
            for (place, train) in scrapped.trains.iter().enumerate() {
                let at = format!("{at}.trains[{place}]");
                sound(!seen.contains(train), &at, "it leaves only once", wrong);
                let last = matches!(train, Train::EightPlus | Train::FourDouble);
                sound(!last, &at, "the last trains stay", wrong);
                seen.push(*train);
            }
        }
    }
}

impl Data {
    /// What does not go together.
    pub(super) fn complaints(&self) -> Vec<Complaint> {
        let mut wrong = Vec::new();
        for &setting in Setting::ALL {
            let area = setting.area();
            let majors = Company::ALL.iter().filter(|&&company| setting.has_major(company));
            for &major in majors {
                let home = self.track.home(major);
                if home.is_some_and(|home| !self.track.map(area).is_land(home)) {
                    let what = format!("the home of {} is no land of {}", major.key(), area.key());
                    wrong.push(Complaint::at("area", what));
                }
            }
        }
        wrong.dedup();
        wrong
    }
}
