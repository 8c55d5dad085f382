//! What keeps a box from being a game.

use boxes::Complaint;
use cuba18_track::{Company, Phase, Train};
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
const MOST_TRAINS: (u8, u8) = (12, 40);

type Wrong<'w> = &'w mut Vec<Complaint>;

/// Complains of `place` unless something holds.
fn sound(holds: bool, place: &str, what: &str, wrong: Wrong<'_>) {
    wrong.extend(Complaint::unless(holds, place, what));
}

fn is_phase(number: u8) -> bool {
    Phase::new(number).is_some()
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
        let cash = self.cash <= MOST_MONEY;
        sound(cash, &at("cash"), "a player gets 0 to 5000", wrong);
        let given = i32::try_from(self.cash.saturating_mul(players)).unwrap_or(i32::MAX);
        let bank = self.bank <= MOST_BANK && (!cash || self.bank > given);
        sound(bank, &at("bank"), "it holds at most 100000, and more than all players get", wrong);
        let certificates = (1..=99).contains(&self.certificates);
        sound(certificates, &at("certificates"), "a player may hold 1 to 99", wrong);
        let concessions = (1..=6).contains(&self.concessions);
        sound(concessions, &at("concessions"), "there are six concessions", wrong);
        let (most, most_of_all) = MOST_TRAINS;
        let standard = self.standard.iter().all(|count| (1..=most).contains(count))
            && self.standard.iter().sum::<u8>() <= most_of_all;
        sound(standard, &at("standard"), "there are 1 to 12 of a train, 40 in all", wrong);
        let narrow = self.narrow.iter().all(|&count| count <= 15);
        sound(narrow, &at("narrow"), "there are 0 to 15 of a train", wrong);
    }
}

impl Market {
    /// Tells what is wrong with the share price board.
    pub(super) fn complain(&self, wrong: Wrong<'_>) {
        let count = (20..=60).contains(&self.prices.len());
        sound(count, "market.prices", "there are 20 to 60 prices", wrong);
        let rising = self.prices.is_sorted_by(|one, next| one < next)
            && self.prices.iter().all(|price| (1..=MOST_PRICE).contains(price));
        sound(rising, "market.prices", "prices rise, from 1 to 2000 at most", wrong);
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
        let rows: [(&str, &[u32]); 9] = [
            ("commissioners", &self.commissioners),
            ("concessions", &self.concessions),
            ("credit", &[self.credit]),
            ("discount", &[self.discount]),
            ("mail", &self.mail.value),
            ("dear_3n", &[self.dear_3n]),
            ("wagon_prices", &self.wagon_prices),
            ("machine_prices", self.machine_prices.as_flattened()),
            ("stations", &self.stations),
        ];
        for (key, row) in rows {
            let holds = row.iter().all(|&amount| amount <= MOST_MONEY);
            sound(holds, &format!("cards.{key}"), "it is 0 to 5000", wrong);
        }
        let trains = self.trains.iter().all(|price| (1..=MOST_MONEY).contains(price));
        sound(trains, "cards.trains", "a train costs 1 to 5000", wrong);
        let dear = self.dear_3n >= self.trains[Train::ThreeNarrow as usize];
        sound(dear, "cards.dear_3n", "the dear 3n costs no less than the 3n in trains", wrong);
        let rental = self.rental.is_multiple_of(2) && (2..=MOST_MONEY).contains(&self.rental);
        sound(rental, "cards.rental", "it is an even number from 2 to 5000", wrong);
        sound(self.central_cube <= 200, "cards.central_cube", "it is 0 to 200", wrong);
        let wagons = self.wagons.iter().all(|&count| count <= 20) && self.wagons[0] > 0;
        sound(wagons, "cards.wagons", "there are 0 to 20, of the first at least 1", wrong);
        let bonus = self.machine_bonus.iter().all(|&bonus| bonus <= 200);
        sound(bonus, "cards.machine_bonus", "it is 0 to 200", wrong);
        let machines = self.machines.as_flattened().iter().all(|&count| count <= 20);
        sound(machines, "cards.machines", "0 to 20 lie on a space", wrong);
        sound(self.machines_each <= 10, "cards.machines_each", "it is 0 to 10", wrong);
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
            let holds = row.iter().all(|tenths| (1..=WHOLE).contains(tenths));
            sound(holds, &format!("shares.{key}"), "it is 1 to 10 tenths", wrong);
        }
        let step = (1..=100).contains(&self.bid_step);
        sound(step, "shares.bid_step", "bids rise by 1 to 100", wrong);
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
        let rounds = self.rounds.iter().all(|rounds| (1..=3).contains(rounds));
        sound(rounds, "phases.rounds", "a set has 1 to 3 rounds", wrong);
        for (key, phase) in [("deals", self.deals), ("fec", self.fec), ("aging", self.aging)] {
            sound(is_phase(phase), &format!("phases.{key}"), "phases are 1 to 7", wrong);
        }
        let rows: [(&str, &[u8]); 3] =
            [("narrow", &self.narrow), ("wagons", &self.wagons), ("machines", &self.machines)];
        for (key, row) in rows {
            let holds = row.iter().all(|&phase| is_phase(phase)) && row.is_sorted();
            sound(holds, &format!("phases.{key}"), "phases are 1 to 7, and follow", wrong);
        }
        sound((1..=4).contains(&self.eights), "phases.eights", "it is 1 to 4", wrong);
        let mut seen = Vec::new();
        for (place, scrapped) in self.scrapped.iter().enumerate() {
            let at = format!("phases.scrapped[{place}]");
            let phase = (2..=7).contains(&scrapped.phase);
            sound(phase, &format!("{at}.phase"), "trains leave in phases 2 to 7", wrong);
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
