//! A person as everybody may see them: what they have played, and how well.

use locale::Words;
use maud::{Markup, html};

use crate::frame::frame;
use crate::mine::name_of;
use crate::preferences::Preferences;
use crate::when;

/// A rating that may be wrong by more than this is provisional.
const PROVISIONAL: i64 = 300;
/// It is told by steps of this.
const STEP: i64 = 50;

/// How well somebody plays a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The rating; a newcomer has 1500.
    pub rating: i64,
    /// By how much it may be wrong.
    pub give_or_take: i64,
    /// How many games were rated.
    pub games: i64,
    /// How many of them were won.
    pub wins: i64,
}

impl Standing {
    /// Whether too little is known to tell it by the point.
    const fn is_provisional(&self) -> bool {
        self.give_or_take > PROVISIONAL
    }

    /// The rating alone; one that is provisional is rounded, with a question mark.
    pub(crate) fn brief(&self) -> String {
        let rating = self.rating;
        if self.is_provisional() { format!("{}?", rounded(rating)) } else { rating.to_string() }
    }

    /// The same in words.
    pub(crate) fn told(&self, words: &Words) -> String {
        let games = ("games", self.games.into());
        if self.is_provisional() {
            let rating = ("rating", rounded(self.rating).to_string().into());
            return words.with("rating-provisional", &[rating, games]);
        }
        let rating = ("rating", self.rating.to_string().into());
        words.with("rating-told", &[rating, ("more", self.give_or_take.into()), games])
    }
}

/// A rating to the nearest step.
const fn rounded(rating: i64) -> i64 {
    (rating + STEP / 2).div_euclid(STEP) * STEP
}

/// What somebody has played of a game.
#[derive(Clone, Debug)]
pub struct Played {
    /// The game's id.
    pub game: String,
    /// How many games they have finished.
    pub games: i64,
    /// How many of them they have won.
    pub wins: i64,
    /// How well they play among people.
    pub people: Option<Standing>,
    /// And where bots sat at the table.
    pub bots: Option<Standing>,
}

/// A person as everybody may see them.
#[derive(Clone, Debug)]
pub struct Person<'p> {
    /// The name.
    pub name: &'p str,
    /// When they came, in milliseconds since 1970.
    pub since: i64,
    /// What they have played, by game.
    pub played: &'p [Played],
    /// Their latest games: which, where they came in, among how many, and when.
    pub latest: &'p [(String, u8, i64, i64)],
    /// The time in milliseconds since 1970.
    pub now: i64,
}

/// The page.
pub fn person(preferences: &Preferences, person: &Person<'_>) -> Markup {
    let words = preferences.words();
    let files = ["me.css".to_owned()];
    let page = html! {
        main #main.me {
            section.card {
                h1 { (person.name) }
                p.quiet { (words.text("person-came")) " " (when::ago(words, person.now, person.since)) }
                @if person.played.is_empty() { p { (words.text("person-nothing")) } }
            }
            @for played in person.played {
                section.card {
                    h2 { (name_of(&played.game)) }
                    p { (words.with("person-played", &[("games", played.games.into()), ("wins", played.wins.into())])) }
                    (standing(words, "person-people", played.people))
                    (standing(words, "person-bots", played.bots))
                }
            }
            @if !person.latest.is_empty() {
                section.card {
                    h2 { (words.text("person-latest")) }
                    ul.places {
                        @for (game, place, of, at) in person.latest {
                            li {
                                strong { (name_of(game)) }
                                span.quiet { (when::ago(words, person.now, *at)) }
                                div { (words.with("person-place", &[("place", (*place).into()), ("of", (*of).into())])) }
                            }
                        }
                    }
                }
            }
            @if !person.played.is_empty() { p.quiet { (words.text("rated-about")) } }
        }
    };
    frame(preferences, &format!("{} – Ingenio", person.name), &files, page)
}

fn standing(words: &Words, id: &str, standing: Option<Standing>) -> Markup {
    html! {
        @if let Some(standing) = standing {
            p { (words.text(id)) ": " strong { (standing.told(words)) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_of_which_little_is_known_is_provisional() {
        let words = crate::words::shared(locale::Language::En);
        let standing = |give_or_take| Standing { rating: 1658, give_or_take, games: 1, wins: 1 };
        let (early, late) = (standing(968), standing(300));
        assert_eq!(early.told(words), "about 1650, provisional after one rated game");
        assert_eq!(early.brief(), "1650?");
        assert_eq!(late.told(words), "1658 ± 300 after one rated game");
        assert_eq!(late.brief(), "1658");
        assert_eq!(rounded(-30), -50);
    }
}
