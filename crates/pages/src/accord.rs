//! What a table agrees upon about time and absence.

use locale::Words;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

/// In milliseconds.
const MINUTE: i64 = 60_000;
/// In milliseconds.
const DAY: i64 = 24 * 60 * MINUTE;

/// The agreement as it is kept with the table. Tables of before have none of it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accord {
    /// How long a turn may take.
    pub pace: Pace,
    /// What happens when that is over.
    pub then: Then,
    /// After so many days in which nobody has done anything the table ends itself.
    pub abandoned: Option<i64>,
    /// Whether one may ask the others to go further back than is fair without asking.
    pub consent: bool,
    /// Whether it counts for how well people and bots play.
    pub rated: bool,
    /// Whether anybody may find the table who looks for a seat.
    pub listed: bool,
}

/// How long a turn may take.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    None,
    /// So many minutes, and whatever is over that is taken from so many for the whole game.
    Live {
        /// For each turn.
        minutes: i64,
        /// For the whole game.
        reserve: i64,
    },
    /// So many days, in which nights of one's own do not count.
    Turns {
        /// For each turn.
        days: i64,
    },
}

impl Pace {
    /// How long a turn may take, in milliseconds, and how much more in the whole game.
    pub const fn times(self) -> Option<(i64, i64)> {
        match self {
            Pace::None => None,
            Pace::Live { minutes, reserve } => {
                Some((minutes.saturating_mul(MINUTE), reserve.saturating_mul(MINUTE)))
            }
            Pace::Turns { days } => Some((days.saturating_mul(DAY), 0)),
        }
    }
}

/// What happens when the time of a seat is over.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Then {
    /// A bot plays this turn.
    #[default]
    Turn,
    /// A bot plays until who sits there returns.
    Bot,
    /// The seat passes where the rules allow it; else a bot plays this turn.
    Pass,
    /// The others decide whether a bot plays on.
    Vote,
    /// A bot plays until who sits there returns, or somebody else takes the seat.
    Offer,
}

impl Then {
    /// Each of them, as forms offer them.
    pub const ALL: [Then; 5] = [Then::Turn, Then::Bot, Then::Pass, Then::Vote, Then::Offer];

    /// The word for it in forms and entries.
    pub const fn key(self) -> &'static str {
        match self {
            Then::Turn => "turn",
            Then::Bot => "bot",
            Then::Pass => "pass",
            Then::Vote => "vote",
            Then::Offer => "offer",
        }
    }

    /// What this word stands for.
    pub fn read(key: &str) -> Option<Then> {
        Then::ALL.into_iter().find(|then| then.key() == key)
    }

    /// What happens, in words.
    fn told(self, words: &Words) -> String {
        words.text(&format!("then-{}", self.key()))
    }

    /// The same in so few that a list of choices on a phone shows them whole.
    fn briefly(self, words: &Words) -> String {
        match self {
            Then::Turn | Then::Bot => self.told(words),
            Then::Pass | Then::Vote | Then::Offer => {
                words.text(&format!("then-short-{}", self.key()))
            }
        }
    }
}

/// A field, and what it cannot hold.
pub type Wrong = (&'static str, String);

/// A number that is asked for: its field, the least, the most, and the usual one.
struct Number(&'static str, i64, i64, i64);

const MINUTES: Number = Number("pace-minutes", 1, 120, 5);
const RESERVE: Number = Number("pace-reserve", 0, 600, 30);
const DAYS: Number = Number("pace-days", 1, 30, 3);
const ABANDONED: Number = Number("abandoned", 7, 365, 60);

/// The fields of the form that it is read from.
pub const FIELDS: [&str; 7] =
    ["pace", "pace-minutes", "pace-reserve", "pace-days", "then", "abandoned", "rated"];

/// Between which numbers a field of these lies, if it holds one.
pub(crate) fn range(field: &str) -> Option<(i64, i64)> {
    let numbers = [MINUTES, RESERVE, DAYS, ABANDONED];
    let number = numbers.into_iter().find(|number| number.0 == field);
    number.map(|Number(_, least, most, _)| (least, most))
}

impl Number {
    /// The number that was typed, or the usual one.
    fn read<'f>(&self, get: impl Fn(&str) -> Option<&'f str>) -> Result<i64, Wrong> {
        let Number(field, least, most, usual) = *self;
        let Some(typed) = get(field).filter(|typed| !typed.is_empty()) else { return Ok(usual) };
        let read = typed.parse().ok().filter(|read| (least..=most).contains(read));
        read.ok_or_else(|| (field, typed.to_owned()))
    }

    fn drawn<'f>(&self, words: &Words, was: impl Fn(&str) -> Option<&'f str>) -> Markup {
        let Number(field, least, most, usual) = *self;
        html! {
            label for=(field) { (words.text(field)) }
            input id=(field) name=(field) type="number" min=(least) max=(most)
                value=(was(field).unwrap_or_default()) placeholder=(usual);
        }
    }
}

impl Accord {
    /// What a table agrees upon if nothing else is said.
    pub fn usual() -> Accord {
        let (pace, then) = (Pace::default(), Then::default());
        let abandoned = Some(ABANDONED.3);
        Accord { pace, then, abandoned, consent: true, rated: true, listed: false }
    }

    /// What was filled in; whether one may ask to go back, and whether anybody may come, is agreed
    /// with the rest about that.
    pub fn read<'f>(get: impl Fn(&str) -> Option<&'f str>) -> Result<Accord, Wrong> {
        let unknown = |field, value: &str| (field, value.to_owned());
        let (minutes, reserve, days) = (MINUTES.read(&get)?, RESERVE.read(&get)?, DAYS.read(&get)?);
        let pace = match get("pace").unwrap_or("none") {
            "none" => Pace::None,
            "live" => Pace::Live { minutes, reserve },
            "turns" => Pace::Turns { days },
            other => return Err(unknown("pace", other)),
        };
        let then = get("then").unwrap_or(Then::default().key());
        let then = Then::read(then).ok_or_else(|| unknown("then", then))?;
        let rated = match get("rated").unwrap_or("yes") {
            "yes" => true,
            "no" => false,
            other => return Err(unknown("rated", other)),
        };
        let abandoned = Some(ABANDONED.read(&get)?);
        Ok(Accord { pace, then, abandoned, consent: true, rated, listed: false })
    }

    /// The same as fields of a form.
    pub(crate) fn fields(&self) -> Vec<(String, String)> {
        let pace = match self.pace {
            Pace::None => vec![("pace", "none".to_owned())],
            Pace::Live { minutes, reserve } => vec![
                ("pace", "live".to_owned()),
                (MINUTES.0, minutes.to_string()),
                (RESERVE.0, reserve.to_string()),
            ],
            Pace::Turns { days } => {
                vec![("pace", "turns".to_owned()), (DAYS.0, days.to_string())]
            }
        };
        let days = self.abandoned.map(|days| (ABANDONED.0, days.to_string()));
        let rated = if self.rated { "yes" } else { "no" };
        let rest = [("then", self.then.key().to_owned()), ("rated", rated.to_owned())];
        let rest = rest.into_iter().chain(days);
        pace.into_iter().chain(rest).map(|(field, value)| (field.to_owned(), value)).collect()
    }

    /// How fast it is played, in words.
    pub(crate) fn pace_told(&self, words: &Words) -> Option<String> {
        match self.pace {
            Pace::None => None,
            Pace::Live { minutes, reserve } => {
                let times = [("minutes", minutes.into()), ("reserve", reserve.into())];
                Some(words.with("pace-told-live", &times))
            }
            Pace::Turns { days } => Some(words.with("pace-told-turns", &[("count", days.into())])),
        }
    }

    /// What was agreed, in words.
    pub(crate) fn told(&self, words: &Words, guests: &[&str]) -> Vec<String> {
        let count = |id, count: i64| words.with(id, &[("count", count.into())]);
        let mut told = vec![self.pace_told(words).unwrap_or_else(|| words.text("pace-told-none"))];
        told.extend(self.then_told(words));
        told.extend(self.abandoned.map(|days| count("abandoned-told", days)));
        told.push(self.rated_told(words, guests));
        told
    }

    /// What happens when time is over, in words.
    pub(crate) fn then_told(&self, words: &Words) -> Option<String> {
        let then = self.then.told(words);
        (self.pace != Pace::None).then(|| words.with("then-told", &[("then", then.into())]))
    }

    /// The same in few words.
    pub(crate) fn then_briefly(&self, words: &Words) -> Option<String> {
        let then = self.then.briefly(words);
        (self.pace != Pace::None).then(|| words.with("then-told", &[("then", then.into())]))
    }

    /// Whether it counts, in words; `guests` have no account, so that with them it does not.
    pub(crate) fn rated_told(&self, words: &Words, guests: &[&str]) -> String {
        match (self.rated, guests) {
            (false, _) => words.text("unrated-told"),
            (true, []) => words.text("rated-told"),
            (true, guests) => words.with("rated-guests", &[("names", guests.join(", ").into())]),
        }
    }
}

/// How far one may go back, by what forms call it.
pub(crate) fn undo_told(words: &Words, undo: &str) -> String {
    let told = words.text(&format!("undo-{undo}"));
    if undo == "free" { format!("{told}; {}", words.text("undo-asked")) } else { told }
}

/// The part of the form that sets up a table, as it was filled in before.
pub(crate) fn drawn<'f>(
    words: &Words,
    was: impl Fn(&str) -> Option<&'f str> + Copy,
    may_rate: bool,
) -> Markup {
    let chosen = |field: &str, value: &str| was(field) == Some(value);
    html! {
        fieldset.pace {
            legend { (words.text("pace-head")) }
            p.agreement {
                label for="pace" { (words.text("pace")) }
                select id="pace" name="pace" {
                    @for pace in ["none", "live", "turns"] {
                        option value=(pace) selected[chosen("pace", pace)] {
                            (words.text(&format!("pace-{pace}")))
                        }
                    }
                }
            }
            p.quiet.of-none { (words.text("pace-none-about")) }
            p.agreement.of-live { (MINUTES.drawn(words, was)) }
            p.agreement.of-live { (RESERVE.drawn(words, was)) }
            p.agreement.of-turns { (DAYS.drawn(words, was)) }
            p.agreement.of-live.of-turns {
                label for="then" { (words.text("then")) }
                select id="then" name="then" {
                    @for then in Then::ALL {
                        option value=(then.key()) selected[chosen("then", then.key())] {
                            (then.briefly(words))
                        }
                    }
                }
            }
            @for then in Then::ALL.into_iter().filter(|then| then.told(words) != then.briefly(words)) {
                p.quiet.means.of-live.of-turns data-of=(then.key()) { (then.told(words)) }
            }
            p.agreement { (ABANDONED.drawn(words, was)) }
            @if may_rate {
                p.agreement {
                    label for="rated" { (words.text("rated")) }
                    select id="rated" name="rated" {
                        option value="yes" { (words.text("rated-yes")) }
                        option value="no" selected[chosen("rated", "no")] { (words.text("rated-no")) }
                    }
                }
                p.quiet { (words.text("rated-about")) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agreement_is_read_as_it_was_written() {
        for pace in [Pace::None, Pace::Live { minutes: 2, reserve: 20 }, Pace::Turns { days: 3 }] {
            let then = Then::Offer;
            let accord = Accord { pace, then, ..Accord::usual() };
            let text = serde_json::to_string(&accord).unwrap();
            assert_eq!(serde_json::from_str::<Accord>(&text).unwrap(), accord, "{text}");
        }
        assert_eq!(serde_json::from_str::<Accord>("{}").unwrap(), Accord::default());
    }

    #[test]
    fn one_minute_is_told_as_one() {
        let pace = |minutes, reserve| Pace::Live { minutes, reserve };
        for (language, one, none, many) in [
            (
                locale::Language::En,
                "Clocks: one minute a turn, one more in the whole game",
                "Clocks: one minute a turn",
                "Clocks: 5 minutes a turn, 30 more in the whole game",
            ),
            (
                locale::Language::De,
                "Uhren: eine Minute je Zug, eine weitere für das ganze Spiel",
                "Uhren: eine Minute je Zug",
                "Uhren: 5 Minuten je Zug, 30 weitere für das ganze Spiel",
            ),
            (
                locale::Language::Es,
                "Relojes: un minuto por turno, uno más para toda la partida",
                "Relojes: un minuto por turno",
                "Relojes: 5 minutos por turno, 30 más para toda la partida",
            ),
        ] {
            let told = |pace| {
                let accord = Accord { pace, ..Accord::usual() };
                accord.pace_told(crate::words::shared(language)).unwrap()
            };
            assert_eq!([told(pace(1, 1)), told(pace(1, 0)), told(pace(5, 30))], [one, none, many]);
        }
    }
}
