//! Names that would be taken for the server's own voice, or its host's: nobody is called so.

use crate::alike::look;

/// Who speaks for a server, in the languages of its pages.
const VOICES: [&str; 31] = [
    "admin",
    "admins",
    "administrator",
    "administratorin",
    "administrador",
    "administradora",
    "administration",
    "administración",
    "anfitrión",
    "anfitriona",
    "betreiber",
    "betreiberin",
    "gastgeber",
    "gastgeberin",
    "host",
    "hosts",
    "ingenio",
    "mod",
    "moderation",
    "moderator",
    "moderatorin",
    "moderador",
    "moderadora",
    "operator",
    "root",
    "server",
    "servidor",
    "support",
    "soporte",
    "system",
    "sistema",
];

/// What may stand beside that and makes it nobody else.
const BESIDE: [&str; 14] = [
    "the", "der", "die", "das", "el", "la", "los", "las", "of", "von", "de", "del", "team",
    "equipo",
];

/// Whether a name is such a one: written as one word or as several, with or without a number, and
/// with letters that only look like it.
pub(crate) fn is_reserved(name: &str) -> bool {
    let words: Vec<&str> =
        name.split(|letter: char| !letter.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
    let is_beside = |word: &&&str| BESIDE.iter().any(|known| drawn(known) == drawn(word));
    let is_number = |word: &&&str| word.chars().all(|letter| letter.is_ascii_digit());
    let mut own = words.iter().filter(|word| !is_beside(word) && !is_number(word)).peekable();
    let several = own.peek().is_some() && own.all(|word| is_voice(word));
    several || is_voice(name)
}

/// A word by its look, where a one, a small L and any I are one letter.
fn drawn(word: &str) -> String {
    look(word).replace('i', "l")
}

/// Whether it is one of the words, but for digits at its ends.
fn is_voice(word: &str) -> bool {
    let is_known = |word: &str| {
        let drawn_word = drawn(word);
        VOICES.iter().any(|voice| drawn(voice) == drawn_word)
    };
    is_known(word) || is_known(word.trim_matches(|letter: char| letter.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_called_like_who_speaks_for_the_server() {
        for name in [
            "Admin",
            "ADMIN",
            "\u{410}dmin",
            "Adm1n",
            "A.d.m.i.n",
            "admin 2",
            "Admin7",
            "The Host",
            "Gastgeberin",
            "Anfitrion",
            "Anfitri\u{f3}n",
            "Moderador",
            "S y s t e m",
            "Ingenio Admin",
            "Ingenio-Team",
            "der Gastgeber",
            "el sistema",
            "Ingenio",
            "lngenio",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn other_names_are_people_s() {
        for name in [
            "Anna",
            "Adminda",
            "Hosta",
            "Modesto",
            "Ingrid",
            "Anna Host",
            "Olga von Moderau",
            "Team Rot",
            "Rooter",
            "2",
            "",
            "el",
            "\u{1f98a}",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
