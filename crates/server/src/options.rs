//! What whoever runs the server decides.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use axum::extract::ConnectInfo;
use axum::http::Extensions;
use axum::http::HeaderMap;
use title::Printed;
use url::Url;

use crate::admin::Admin;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::mail::Mail;

/// What whoever runs the server decides.
#[derive(Clone, Debug)]
pub struct Options {
    /// What the program calls itself.
    pub version: &'static str,
    /// How much of everything there may be.
    pub limits: Limits,
    /// Where the server is reached from outside, for links and cookies.
    pub public_url: Option<PublicUrl>,
    /// The proxies whose word on a client's address counts.
    pub trusted_proxies: Vec<IpAddr>,
    /// The folder with boxes that may be chosen at set-up.
    pub boxes: Option<PathBuf>,
    /// By the id of its game a box that a table plays with unless another is chosen.
    pub default_boxes: Vec<(String, Printed)>,
    /// The sign-in to the page for the host; without it there is none.
    pub admin: Option<Admin>,
    /// Who runs the server, if they say so.
    pub contact: Option<Contact>,
    /// Whether tables that are set up for everybody are listed; only where there is a contact.
    pub public_lobby: bool,
    /// Whether people may be told at addresses that are not for everybody.
    pub allow_private_targets: bool,
    /// By what mail leaves, if any does; only where it is known how the server is reached.
    pub mail: Option<Mail>,
    /// Where the time is read from.
    pub clock: Clock,
}

impl Options {
    /// Whatever is usual, with these limits.
    pub const fn with(limits: Limits) -> Options {
        Options {
            version: env!("CARGO_PKG_VERSION"),
            limits,
            public_url: None,
            trusted_proxies: Vec::new(),
            boxes: None,
            default_boxes: Vec::new(),
            admin: None,
            contact: None,
            public_lobby: false,
            allow_private_targets: false,
            mail: None,
            clock: Clock::System,
        }
    }

    /// Whether tables may be listed for everybody: strangers who meet have somebody to turn to.
    pub(crate) const fn has_lobby(&self) -> bool {
        self.public_lobby && self.contact.is_some()
    }

    /// By what mail leaves, and what the links in it begin with: never with what whoever asks
    /// calls us, or a letter would lead its reader to them.
    pub(crate) fn mail(&self) -> Option<(&Mail, &str)> {
        Some((self.mail.as_ref()?, self.public_url.as_ref()?.origin()))
    }

    /// Whom a request comes from: what a trusted proxy says, else whoever is connected.
    pub(crate) fn client(&self, headers: &HeaderMap, extensions: &Extensions) -> Option<IpAddr> {
        let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
        let peer = peer.ip().to_canonical();
        if !self.trusts(peer) {
            return Some(peer);
        }
        let said = headers.get_all("x-forwarded-for").into_iter();
        let said = said.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
        let said: Vec<IpAddr> = said.filter_map(told).collect();
        // Each proxy adds at the end; what stands before was said by whoever asked.
        said.into_iter().rev().find(|address| !self.trusts(*address)).or(Some(peer))
    }

    /// Whom a request comes from, if a trusted proxy says so.
    pub(crate) fn behind_proxy(
        &self,
        headers: &HeaderMap,
        extensions: &Extensions,
    ) -> Option<IpAddr> {
        let ConnectInfo(peer) = extensions.get::<ConnectInfo<SocketAddr>>()?;
        let from = self.client(headers, extensions).filter(|_| self.trusts(peer.ip()));
        from.filter(|from| !self.trusts(*from))
    }

    /// Whether somebody's word on a client's address counts.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.contains(&address.to_canonical())
    }
}

/// An address as a proxy writes it: some add the port.
fn told(value: &str) -> Option<IpAddr> {
    let value = value.trim();
    let bare = value.strip_prefix('[').and_then(|value| value.strip_suffix(']')).unwrap_or(value);
    let with_port = || value.parse::<SocketAddr>().ok().map(|address| address.ip());
    bare.parse().ok().or_else(with_port)
}

/// Who runs the server and how they are reached, in their own words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contact(String);

impl Contact {
    pub(crate) fn text(&self) -> &str {
        &self.0
    }
}

impl FromStr for Contact {
    type Err = String;

    fn from_str(text: &str) -> Result<Contact, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let text = words.join(" ");
        if !(3..=300).contains(&text.chars().count()) || text.contains(char::is_control) {
            return Err(
                "it has the form 'Anna Muster, anna@example.org', 300 letters at most".to_owned()
            );
        }
        Ok(Contact(text))
    }
}

/// Where the server is reached from outside: scheme, host and port, no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    secure: bool,
}

impl PublicUrl {
    /// Scheme, host and port, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether cookies travel encrypted only.
    pub(crate) const fn is_secure(&self) -> bool {
        self.secure
    }
}

impl FromStr for PublicUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PublicUrl, String> {
        let is_origin = |url: &Url| {
            let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
            ["http", "https"].contains(&url.scheme()) && bare && url.username().is_empty()
        };
        let url = Url::parse(text).ok().filter(is_origin);
        let url = url.ok_or("it has the form https://play.example.org")?;
        Ok(PublicUrl {
            origin: url.origin().ascii_serialization(),
            secure: url.scheme() == "https",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_an_origin() {
        let read = |text: &str| text.parse::<PublicUrl>();
        let url = read("https://Play.example.org:443/").unwrap();
        assert_eq!((url.origin(), url.is_secure()), ("https://play.example.org", true));
        assert_eq!(read("http://10.0.0.1:8018").unwrap().origin(), "http://10.0.0.1:8018");
        for wrong in
            ["play.example.org", "ftp://a.example", "https://a.example/b", "https://u@a.example"]
        {
            assert_eq!(read(wrong).unwrap_err(), "it has the form https://play.example.org");
        }
    }

    #[test]
    fn a_contact_says_something() {
        let read = |text: &str| text.parse::<Contact>().map(|contact| contact.0);
        assert_eq!(
            read(" Anna  Muster,\nanna@example.org ").unwrap(),
            "Anna Muster, anna@example.org"
        );
        for wrong in ["", "  ", "a", "a\u{7}bc", &"a".repeat(301)] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_trusted_proxy_speaks_for_others() {
        let proxy = IpAddr::from([10, 0, 0, 9]);
        let options = Options { trusted_proxies: vec![proxy], ..Options::with(Limits::none()) };
        let from = |peer: IpAddr, said: &str| {
            let mut headers = HeaderMap::new();
            headers.insert("x-forwarded-for", said.parse().unwrap());
            let mut extensions = Extensions::new();
            extensions.insert(ConnectInfo(SocketAddr::new(peer, 1)));
            options.client(&headers, &extensions).unwrap().to_string()
        };
        let stranger = IpAddr::from([192, 0, 2, 7]);
        assert_eq!(from(stranger, "198.51.100.1"), "192.0.2.7");
        assert_eq!(from(proxy, "198.51.100.1"), "198.51.100.1");
        assert_eq!(from(proxy, "203.0.113.5, 198.51.100.1, 10.0.0.9"), "198.51.100.1");
        assert_eq!(from(proxy, "nonsense"), "10.0.0.9");
        assert_eq!(from(proxy, "198.51.100.1:5678"), "198.51.100.1");
        assert_eq!(from(proxy, "[2001:db8::7]:443"), "2001:db8::7");
        assert_eq!(from(proxy, "[2001:db8::7]"), "2001:db8::7");
        assert_eq!(from(proxy, "2001:db8::7, 10.0.0.9:80"), "2001:db8::7");
    }
}
