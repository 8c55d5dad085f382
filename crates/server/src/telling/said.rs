//! What is said, in the words of whoever is told, as each way wants it.

use std::borrow::Cow;

use locale::{Language, Words};
use pages::Accord;
use serde_json::json;
use store::{Channel, DueNotice, NoticeKey};
use tabletop::Key as _;

use crate::mail::Sheet;

/// What stands above a letter has no more letters.
const LONGEST_SUBJECT: usize = 80;

/// Something that is said.
#[derive(Debug)]
pub(super) struct Said {
    /// What it is called wherever it is told, however often.
    pub(super) id: String,
    /// What it is about: a word for programs.
    pub(super) kind: &'static str,
    /// The sentence.
    pub(super) sentence: String,
    /// Where it leads, without what all links begin with.
    pub(super) path: String,
    /// The same in full.
    link: String,
}

impl Said {
    /// What a notice says at that time, with links that begin with `base`.
    pub(super) fn of(notice: &DueNotice, base: &str, now: i64) -> Said {
        let NoticeKey { channel, table, about, turn } = &notice.key;
        let game = catalog::find(&notice.game).map_or("", |title| title.profile().name);
        let who = notice.who.clone().map(who);
        let words = words(&notice.channel);
        let mut sentence = pages::told(words, about.key(), game, who.as_ref());
        if let Some(left) = left(notice, now) {
            sentence = format!("{sentence} {}", pages::remaining(words, left));
        }
        if notice.is_one_of_many {
            sentence = format!("{sentence} {}", pages::which_table(words, table));
        }
        let (kind, path) = (about.key(), format!("/tables/{table}"));
        let link = format!("{base}{path}");
        Said { id: format!("{table}-{kind}-{turn}-{channel}"), kind, sentence, path, link }
    }

    /// What is said to try a channel.
    pub(super) fn trial(channel: &Channel, base: &str, key: &str) -> Said {
        let sentence = words(channel).text("notice-try");
        let path = "/me/notices".to_owned();
        let link = format!("{base}{path}");
        Said { id: key.to_owned(), kind: "try", sentence, path, link }
    }

    /// In the fields that Discord and that Slack and bridges to Matrix read. A name in it calls
    /// nobody there, whatever somebody calls themselves here.
    pub(super) fn json(&self) -> String {
        let Said { id, kind, sentence, link, .. } = self;
        let sentence = unlinked(sentence);
        let (content, text) = (format!("{sentence} {link}"), format!("{} {link}", tame(&sentence)));
        let nobody = json!({ "parse": [] });
        json!({
            "content": content, "allowed_mentions": nobody, "text": text,
            "kind": kind, "url": link, "id": id,
        })
        .to_string()
    }

    /// As mail, with the way to have no more of it.
    pub(super) fn sheet(&self, channel: &Channel, base: &str) -> Sheet {
        let Said { id, sentence, link, .. } = self;
        let off = format!("{base}/mail/off/{}", channel.id);
        let why = words(channel).text("mail-foot");
        Sheet {
            to: channel.target.clone(),
            id: id.clone(),
            subject: subject(sentence).into_owned(),
            text: format!("{sentence}\n\n{link}\n\n-- \n{why}\n{off}\n"),
            unsubscribe: Some(off),
        }
    }

    /// As the script of a browser reads it.
    pub(super) fn push(&self) -> String {
        let Said { id, sentence, path, .. } = self;
        json!({ "text": sentence, "path": path, "id": id }).to_string()
    }
}

/// What stands above a letter: all that is said, if it is short, or how it begins.
fn subject(sentence: &str) -> Cow<'_, str> {
    if sentence.chars().count() <= LONGEST_SUBJECT {
        return Cow::Borrowed(sentence);
    }
    let fits = |end: &usize| sentence[..*end].chars().count() <= LONGEST_SUBJECT;
    let ends = [". ", "? ", ": "].into_iter().flat_map(|mark| sentence.match_indices(mark));
    if let Some(end) = ends.map(|(at, _)| at + 1).filter(fits).max() {
        return Cow::Borrowed(sentence[..end].trim_end_matches([':', ' ']));
    }
    let begins: String = sentence.chars().take(LONGEST_SUBJECT).collect();
    let begins = begins.rsplit_once(' ').map_or(begins.as_str(), |(words, _)| words);
    Cow::Owned(format!("{begins} …"))
}

/// How much time whoever is told has left, if it is their turn and their clock goes.
fn left(notice: &DueNotice, now: i64) -> Option<i64> {
    let (terms, over_at) = notice.agreed.as_ref()?;
    let accord: Accord = serde_json::from_value(terms.clone()).ok()?;
    accord.pace.times()?;
    Some(over_at - now).filter(|&left| left > 0)
}

/// Who did what is told, as pages tell it.
pub(crate) fn who(who: store::Who) -> pages::Who {
    let store::Who { by, said, players, winners } = who;
    pages::Who { by, said, players, winners }
}

/// The same where `<` and `@` begin something that calls people: what follows the sign no longer
/// belongs to it.
fn tame(sentence: &str) -> String {
    let escaped = sentence.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    escaped.replace('@', "@\u{2060}")
}

/// The same where words in brackets before an address would hide where they lead.
fn unlinked(sentence: &str) -> String {
    sentence.replace("](", "]\u{2060}(")
}

fn words(channel: &Channel) -> &'static Words {
    pages::shared(language(channel))
}

/// In which language somebody is told by a channel.
pub(crate) fn language(channel: &Channel) -> Language {
    let known = Language::ALL.iter().copied().find(|known| known.key() == channel.language);
    known.unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{Said, subject};

    /// A letter is called by one sentence, whatever else it says.
    #[test]
    fn a_subject_is_one_sentence() {
        for (said, above) in [
            ("It is your turn at Cuba (Anna, Bo). 5:00 left.", None),
            (
                "Your time at Santiago de Cuba (Anna, Bo) is over: the others vote whether a bot \
                 plays for you. Whoever moves or says that they are here plays on.",
                Some("Your time at Santiago de Cuba (Anna, Bo) is over"),
            ),
            (
                "It is your turn at Santiago de Cuba (Annamaria, Bernadette, Carlotta). 3 d 0 h left.",
                Some("It is your turn at Santiago de Cuba (Annamaria, Bernadette, Carlotta)."),
            ),
            (
                "It is your turn at Santiago de Cuba (Annamaria the Great, Bernadette the Second, Carl).",
                Some("It is your turn at Santiago de Cuba (Annamaria the Great, Bernadette the …"),
            ),
        ] {
            assert_eq!(subject(said), above.unwrap_or(said));
            assert!(subject(said).chars().count() <= 82);
        }
    }

    /// Whoever is called like everybody in a channel calls nobody there.
    #[test]
    fn a_name_calls_nobody_where_a_webhook_leads() {
        let said = Said {
            id: "1".to_owned(),
            kind: "mention",
            sentence: "@everyone <!channel> & Co. speaks of you.".to_owned(),
            path: "/tables/x".to_owned(),
            link: "http://here/tables/x".to_owned(),
        };
        let body: Value = serde_json::from_str(&said.json()).unwrap();
        assert_eq!(body["allowed_mentions"], json!({"parse": []}));
        let text = body["text"].as_str().unwrap();
        assert!(!text.contains("@everyone") && !text.contains('<'), "{text}");
        let end = "&lt;!channel&gt; &amp; Co. speaks of you. http://here/tables/x";
        assert!(text.ends_with(end), "{text}");
        let content = "@everyone <!channel> & Co. speaks of you. http://here/tables/x";
        assert_eq!(body["content"], content);
    }

    /// What somebody says leads nowhere but where it says.
    #[test]
    fn quoted_talk_hides_no_address_where_a_webhook_leads() {
        let said = Said {
            id: "1".to_owned(),
            kind: "mentioned",
            sentence: "Anna: “[free](https://example.org)”".to_owned(),
            path: "/tables/x".to_owned(),
            link: "http://here/tables/x".to_owned(),
        };
        let body: Value = serde_json::from_str(&said.json()).unwrap();
        for field in ["content", "text"] {
            let told = body[field].as_str().unwrap();
            assert!(told.contains("[free]") && !told.contains("]("), "{told}");
        }
    }
}
