//! What is said, in the words of whoever is told, as each way wants it.

use locale::{Language, Words};
use pages::Accord;
use serde_json::json;
use store::{Channel, DueNotice, NoticeKey};
use tabletop::Key as _;

use crate::mail::Sheet;

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
            subject: sentence.clone(),
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

    use super::Said;

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
