//! People who play at many tables for two weeks: they come and go, let bots play, come back, give
//! up, take over from others, and some delete their account.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use serde_json::Value;

use super::hands::Hands;
use super::times::Hours;
use crate::client::{Answer, Client};

const PASSWORD: &str = "correct+horse";
/// Nobody decides more often at one table at a time.
const LONGEST: usize = 12;

/// A seat that a table offers to whoever comes first.
struct Offer {
    table: String,
    seat: u64,
    link: String,
}

/// Somebody who has taken a seat over.
#[derive(Clone, Debug)]
pub(crate) struct Took {
    pub(crate) table: String,
    pub(crate) seat: u64,
    pub(crate) person: usize,
}

/// What people tell each other outside of the house.
pub(crate) struct Talk {
    pub(crate) hands: Arc<Hands>,
    offers: Mutex<Vec<Offer>>,
    pub(crate) took: Mutex<Vec<Took>>,
    /// When clocks will be over, as the tables tell.
    pub(crate) ends: Mutex<BTreeSet<i64>>,
    /// Tables at which nobody ever does anything.
    pub(crate) forgotten: Vec<String>,
}

impl Talk {
    pub(crate) fn new(hands: &Arc<Hands>) -> Talk {
        let (offers, took, ends) = (Mutex::default(), Mutex::default(), Mutex::default());
        Talk { hands: Arc::clone(hands), offers, took, ends, forgotten: Vec::new() }
    }
}

/// Somebody who plays.
pub(crate) struct Person {
    pub(crate) number: usize,
    pub(crate) name: String,
    pub(crate) client: Client,
    /// The hours in which their clocks stand still.
    pub(crate) nights: Option<Hours>,
    /// The hours in which they want no notices.
    pub(crate) quiet: Option<Hours>,
    /// From which day until which they are away.
    pub(crate) away: (usize, usize),
    /// When they began to delete their account, and when it was done.
    pub(crate) gone: Option<(i64, i64)>,
}

impl Person {
    /// Somebody new, with an account and a webhook.
    pub(crate) fn new(number: usize, address: &str, hook: &str) -> Person {
        let name = format!("Player{number}zq");
        let mut client = Client::new(number + 1, address);
        done(&client.send("/me/sign-up", &format!("name={name}&password={PASSWORD}")), &[200]);
        let target = format!("target=http://{hook}/{number}");
        done(&client.send("/me/notices/webhooks", &target), &[303]);
        let day = client.below(10) + 1;
        // Every other is away for some days.
        let away = if number.is_multiple_of(2) { (day, day + 2 + client.below(3)) } else { (0, 0) };
        let mut person =
            Person { number, name, client, nights: None, quiet: None, away, gone: None };
        if number % 5 == 1 {
            person.rest();
        }
        if number % 5 == 2 {
            person.be_quiet();
        }
        person
    }

    fn rest(&mut self) {
        self.nights = Some((22 * 60, 8 * 60));
        done(&self.client.send("/me/night", "from=22:00&to=06:00&zone=0"), &[303]);
    }

    fn be_quiet(&mut self) {
        self.quiet = Some((23 * 60, 9 * 60));
        let hours = "begins=23:00&ends=08:00&ahead=0";
        done(&self.client.send("/me/notices/hours", hours), &[303]);
    }

    /// Makes a table, at which the first seat is one's own; the ways to the other seats.
    pub(crate) fn make(&mut self, form: &str) -> (String, Vec<String>) {
        self.client.make(&format!("{form}&name-0={}", self.name));
        let table = self.client.tables.last().unwrap().clone();
        let page = self.client.ask("GET", &format!("/tables/{table}"), "text/html", "").text;
        let links = page.split("/join/").skip(1).map(|rest| format!("/join/{}", &rest[..32]));
        (table, links.collect())
    }

    pub(crate) fn join(&mut self, link: &str) {
        let form = format!("name={}", self.name);
        done(&self.client.send(link, &form), &[303]);
    }

    /// Whether it happens that seldom.
    fn once_in(&mut self, most: usize) -> bool {
        self.client.below(most) == 0
    }

    /// Does what there is to do on a day, if they come.
    pub(crate) fn come(&mut self, talk: &Talk, day: usize) {
        let is_away = (self.away.0..self.away.1).contains(&day);
        if self.gone.is_some() || is_away || self.once_in(4) {
            return;
        }
        let listed = self.client.ask("GET", "/api/v1/tables", "text/plain", "");
        let listed = done(&listed, &[200]).json();
        for table in listed["tables"].as_array().unwrap() {
            let (id, mine) = (table["id"].as_str().unwrap(), table["seats"][0].as_u64());
            let goes_on =
                table["state"] == "playing" && !talk.forgotten.iter().any(|own| own == id);
            let Some(seat) = mine.filter(|_| goes_on) else { continue };
            let asked = table["asked"].as_array().unwrap();
            if asked.contains(&seat.into()) {
                self.play(id, seat);
            } else if self.once_in(2) {
                self.look(talk, id, seat);
            }
        }
        self.take_over(talk);
    }

    /// Decides until somebody else is to.
    fn play(&mut self, table: &str, seat: u64) {
        if self.once_in(150) {
            return self.say(table, seat, "leave&sure=yes&bot=greedy");
        }
        if self.once_in(60) {
            return self.say(table, seat, "stand-in&bot=greedy");
        }
        for _ in 0..LONGEST {
            let view = self.client.view(table, seat);
            // A clock may just have run out.
            if view["decision"].is_null() || self.client.answer(table, seat, &view).status == 409 {
                return;
            }
        }
    }

    /// Comes back where a bot plays, and sees to those who are not there.
    fn look(&mut self, talk: &Talk, table: &str, seat: u64) {
        let view = self.client.view(table, seat);
        let own = &view["people"][usize::try_from(seat).unwrap()];
        if own["until"] == "return" {
            return self.say(table, seat, "return");
        }
        for other in view["turn"]["decide"].as_array().into_iter().flatten() {
            let other = &view["people"][other.to_string().parse::<usize>().unwrap()];
            if let Some(left) = other["time"].as_i64().filter(|_| other["bot"].is_null()) {
                talk.ends.lock().unwrap().insert(talk.hands.now() + left);
            }
        }
        for offer in view["offers"].as_array().unwrap() {
            let (seat, link) = (offer["seat"].as_u64().unwrap(), offer["link"].as_str().unwrap());
            let (table, link) = (table.to_owned(), link.to_owned());
            talk.offers.lock().unwrap().push(Offer { table, seat, link });
        }
        if view["agreed"]["then"] == "vote" && own["bot"].is_null() {
            for other in view["turn"]["decide"].as_array().into_iter().flatten() {
                self.say(table, seat, &format!("vote&on={other}&yes=yes"));
            }
        }
    }

    /// Says something to the others; it may be that there is no occasion for it.
    fn say(&mut self, table: &str, seat: u64, what: &str) {
        let path = format!("/tables/{table}/together");
        done(&self.client.send(&path, &format!("seat={seat}&do={what}")), &[303, 409]);
    }

    /// Takes a seat of which somebody has spoken, unless it is taken, or they sit there already.
    fn take_over(&mut self, talk: &Talk) {
        let Some(Offer { table, seat, link }) = talk.offers.lock().unwrap().pop() else { return };
        // Whoever asks again after a kill may have it already, and that is no other person.
        let mut took = talk.took.lock().unwrap();
        let form = format!("name={}", self.name);
        let sat = self.client.send(&link, &form);
        if done(&sat, &[303, 404, 409]).status == 303 {
            took.push(Took { table, seat, person: self.number });
        }
    }

    /// Deletes the account.
    pub(crate) fn leave_for_good(&mut self, talk: &Talk) {
        let from = talk.hands.now();
        done(&self.client.send("/me/delete", &format!("old={PASSWORD}")), &[200]);
        self.gone = Some((from, talk.hands.now()));
    }

    /// Whether the table knows them by their name.
    pub(crate) fn is_named(&self, view: &Value) -> bool {
        view.to_string().contains(&self.name)
    }
}

/// What is answered so.
fn done<'a>(answer: &'a Answer, statuses: &[u16]) -> &'a Answer {
    assert!(statuses.contains(&answer.status), "{answer:?}");
    answer
}
