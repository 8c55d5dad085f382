//! What is said, in the words of whoever is told, as each way wants it.

use locale::{Language, Words};
use serde_json::json;
use store::{About, Channel, DueNotice, NoticeKey};
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
    /// What a notice says, with links that begin with `base`.
    pub(super) fn of(notice: &DueNotice, base: &str) -> Said {
        let NoticeKey { channel, table, about, turn } = &notice.key;
        let game = catalog::find(&notice.game).map_or("", |title| title.profile().name);
        let sentence = match about {
            About::Turn => "notice-turn",
            About::Over => "notice-over",
            About::Invited => "notice-invited",
            About::Mentioned => "notice-mentioned",
        };
        let sentence = words(&notice.channel).with(sentence, &[("game", game.into())]);
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

    /// In the fields that Discord and that Slack and bridges to Matrix read.
    pub(super) fn json(&self) -> String {
        let Said { id, kind, sentence, link, .. } = self;
        let said = format!("{sentence} {link}");
        json!({ "content": said, "text": said, "kind": kind, "url": link, "id": id }).to_string()
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

fn words(channel: &Channel) -> &'static Words {
    let known = Language::ALL.iter().copied().find(|known| known.key() == channel.language);
    pages::shared(known.unwrap_or(Language::En))
}
