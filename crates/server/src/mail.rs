//! Mail, by a server that the host has named.

use std::fmt;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::Error;
use lettre::transport::smtp::extension::ClientId;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport as _, Tokio1Executor};
use store::Seldom;
use url::{Host, Url};

use crate::why::Why;

/// Whoever has not answered by then is given up for now.
const PATIENCE: Duration = Duration::from_secs(10);
/// No address is longer than this.
const LONGEST: usize = 254;
/// What a server says to whose sign-in it refuses: that is for the host to mend, and nobody else's
/// fault.
const SIGN_IN: [u16; 4] = [530, 534, 535, 538];

/// Whoever takes mail to where it goes.
#[derive(Clone)]
pub struct Mail {
    way: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mail(from {})", self.from)
    }
}

/// What is sent.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    /// To whom.
    pub(crate) to: String,
    /// What it is called wherever it goes, however often.
    pub(crate) id: String,
    pub(crate) subject: String,
    pub(crate) text: String,
    /// Where no more of it can be asked for, if that is possible.
    pub(crate) unsubscribe: Option<String>,
}

impl Mail {
    /// Mail by this server, in the name of this address. What is wrong is said without repeating
    /// the server's address, which may hold a password.
    pub fn new(server: &str, from: &str) -> Result<Mail, String> {
        let shape = "it has the form smtps://user:password@mail.example.org or \
                     smtp://mail.example.org:587";
        let from: Mailbox = from
            .parse()
            .map_err(|_| "the sender has the form 'Ingenio <games@example.org>'".to_owned())?;
        let mut url = Url::parse(server).map_err(|_| shape.to_owned())?;
        if !["smtp", "smtps"].contains(&url.scheme()) || !url.has_host() {
            return Err(shape.to_owned());
        }
        // Nobody on the way is to read what opens an account.
        if url.scheme() == "smtp" && url.query().is_none() && !is_here(&url) {
            url.set_query(Some("tls=required"));
        }
        let way = AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str());
        let way = way.map_err(|_| shape.to_owned())?;
        let name = ClientId::Domain(from.email.domain().to_owned());
        let way = way.hello_name(name).timeout(Some(PATIENCE)).build();
        Ok(Mail { way, from })
    }

    /// The address in whose name mail is sent.
    pub(crate) fn from(&self) -> &Address {
        &self.from.email
    }

    /// Sends it; done when the server has taken it.
    pub(crate) async fn send(&self, sheet: &Sheet) -> Result<(), Why> {
        let message = self.message(sheet).ok_or(Why::Address)?;
        // The whole of it, not only each step.
        let sent = tokio::time::timeout(PATIENCE, self.way.send(message)).await;
        let why = match sent {
            Ok(Ok(_)) => return Ok(()),
            Ok(Err(error)) => why(&error),
            Err(_) => Why::Silent,
        };
        complain(why);
        Err(why)
    }

    fn message(&self, sheet: &Sheet) -> Option<Message> {
        let Sheet { to, id, subject, text, unsubscribe } = sheet;
        let to = Mailbox::new(None, to.parse().ok()?);
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject(subject.as_str())
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .header(ContentType::TEXT_PLAIN)
            .raw_header(value("Auto-Submitted", "auto-generated"));
        if let Some(address) = unsubscribe {
            message = message
                .raw_header(value("List-Unsubscribe", &format!("<{address}>")))
                .raw_header(value("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message.body(text.clone()).ok()
    }
}

/// A field that is sent as it is: it holds our own words and addresses, which are plain.
fn value(name: &'static str, value: &str) -> HeaderValue {
    let (name, value) = (HeaderName::new_from_ascii_str(name), value.to_owned());
    HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value)
}

/// Whether an address leads to this machine.
fn is_here(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => {
            name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
        }
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

fn why(error: &Error) -> Why {
    match error.status().map(u16::from) {
        Some(code) if error.is_permanent() && !SIGN_IN.contains(&code) => Why::Bounced(code),
        Some(code) => Why::Deferred(code),
        None if error.is_tls() => Why::Untrusted,
        None if error.is_timeout() => Why::Silent,
        None => Why::Unreached,
    }
}

/// Tells the host that no mail leaves, once and then once a minute. Whose it was is not said.
fn complain(why: Why) {
    static FAILED: Mutex<Seldom> = Mutex::new(Seldom::new());
    // What concerns one address is its owner's to see.
    if let Why::Bounced(_) = why {
        return;
    }
    let mut failed = FAILED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(count) = failed.failed(1, Instant::now()) {
        tracing::warn!(%why, count, "mail cannot be sent");
    }
}

/// An address as it is kept, if it is one that mail can be sent to.
pub(crate) fn address(typed: &str) -> Option<String> {
    let typed = typed.trim();
    let address: Address = typed.parse().ok()?;
    let name = address.user();
    // A name of any script becomes one that every server understands.
    let Host::Domain(domain) = Host::parse(address.domain()).ok()? else { return None };
    let plain = name.is_ascii() && !name.contains(['"', ' ']) && domain.contains('.');
    (typed.len() <= LONGEST && plain).then(|| format!("{name}@{domain}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_said_without_the_password() {
        let from = "Ingenio <games@example.org>";
        for fine in [
            "smtp://127.0.0.1:2525",
            "smtps://anna:secret@mail.example.org",
            "smtp://anna:secret@mail.example.org:587",
            "smtp://mail.example.org?tls=opportunistic",
        ] {
            let mail = Mail::new(fine, from).unwrap();
            assert!(!format!("{mail:?}").contains("secret"), "{mail:?}");
        }
        for wrong in ["anna:secret@mail", "http://anna:secret@mail.example.org", "smtp://", ""] {
            let said = Mail::new(wrong, from).unwrap_err();
            assert!(said.contains("has the form") && !said.contains("secret"), "{said}");
        }
        assert!(Mail::new("smtp://127.0.0.1", "nobody").unwrap_err().contains("the sender"));
    }

    #[test]
    fn what_cannot_be_written_to_is_no_address() {
        let own = |typed: &str| address(typed);
        assert_eq!(own(" Anna.B+games@Example.ORG ").as_deref(), Some("Anna.B+games@example.org"));
        assert_eq!(own("anna@bücher.example").as_deref(), Some("anna@xn--bcher-kva.example"));
        for wrong in [
            "",
            "anna",
            "anna@",
            "@example.org",
            "anna@example",
            "anna@exa mple.org",
            "anna@[127.0.0.1]",
            "a\r\nBcc: b@example.org",
            "anna@example.org\r\nBcc: b@example.org",
            "\"a b\"@example.org",
            "Anna <anna@example.org>",
            "anna@example.org, berta@example.org",
            &format!("{}@example.org", "a".repeat(250)),
        ] {
            assert_eq!(own(wrong), None, "{wrong:?}");
        }
    }

    #[test]
    fn a_letter_says_what_it_is() {
        let mail = Mail::new("smtp://127.0.0.1", "Ingenio <games@example.org>").unwrap();
        let sheet = Sheet {
            to: "anna@example.com".to_owned(),
            id: "one-turn-2-hook".to_owned(),
            subject: "Du bist am Zug bei Cuba – jetzt".to_owned(),
            text: "Grüße\n\nhttps://play.example.org/tables/one\n".to_owned(),
            unsubscribe: Some("https://play.example.org/mail/off/hook".to_owned()),
        };
        let text = String::from_utf8(mail.message(&sheet).unwrap().formatted()).unwrap();
        for line in [
            "Message-ID: <one-turn-2-hook@example.org>",
            "List-Unsubscribe: <https://play.example.org/mail/off/hook>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "To: anna@example.com",
            "Content-Type: text/plain; charset=utf-8",
        ] {
            assert!(text.contains(&format!("{line}\r\n")), "{line}: {text}");
        }
    }
}
