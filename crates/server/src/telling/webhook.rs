//! One request to an address that somebody has named, and no more: it leads where the name was
//! found to lead, and nowhere else.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::http::{Request, StatusCode, header};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use url::{Host, Url};

use super::targets::is_public;
use crate::why::Why;

/// Whoever has not answered by then is given up for now.
const PATIENCE: Duration = Duration::from_secs(10);

/// What is posted, and where.
#[derive(Debug)]
pub(super) struct Parcel {
    pub(super) url: Url,
    pub(super) headers: Vec<(&'static str, String)>,
    pub(super) body: Vec<u8>,
}

/// Whoever asks.
#[derive(Clone, Debug)]
pub(super) struct Client {
    /// Whether what is not for everybody may be asked as well.
    pub(super) allow_private: bool,
    trusted: Arc<ClientConfig>,
}

impl Client {
    /// Trusts whom the system trusts.
    pub(super) fn new(allow_private: bool) -> Client {
        let mut roots = RootCertStore::empty();
        let (added, _) =
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
        tracing::debug!(added, "certificates of the system");
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider);
        let config = config.with_safe_default_protocol_versions();
        let config = config.expect("the provider speaks the usual versions");
        let trusted = config.with_root_certificates(roots).with_no_client_auth();
        Client { allow_private, trusted: Arc::new(trusted) }
    }

    /// Whether something may be posted there, as far as the address itself tells: where a name
    /// leads is seen when it is asked.
    pub(super) fn admits(&self, target: &str) -> Result<(), Why> {
        let url = parsed(target)?;
        let is_open = match url.host().ok_or(Why::Address)? {
            Host::Domain(name) => {
                name.trim_end_matches('.').rsplit('.').next() != Some("localhost")
            }
            Host::Ipv4(address) => is_public(address.into()),
            Host::Ipv6(address) => is_public(address.into()),
        };
        if is_open || self.allow_private { Ok(()) } else { Err(Why::Private) }
    }

    /// Posts something; done when it was answered well.
    pub(super) async fn post(&self, parcel: Parcel) -> Result<(), Why> {
        let asked = tokio::time::timeout(PATIENCE, self.ask(parcel)).await;
        let status = asked.unwrap_or(Err(Why::Silent))?;
        if status.is_success() {
            Ok(())
        } else if status.is_redirection() {
            Err(Why::Elsewhere)
        } else {
            Err(Why::Refused(status.as_u16()))
        }
    }

    async fn ask(&self, parcel: Parcel) -> Result<StatusCode, Why> {
        let Parcel { url, headers, body } = parcel;
        let socket = self.connect(&url).await?;
        let authority = url.authority().rsplit('@').next().unwrap_or_default().to_owned();
        let path = &url[url::Position::BeforePath..url::Position::AfterQuery];
        let mut request = Request::post(path)
            .header(header::HOST, authority)
            .header(header::USER_AGENT, "Ingenio");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let request = request.body(Full::new(Bytes::from(body))).map_err(|_| Why::Address)?;
        if url.scheme() == "http" {
            return speak(socket, request).await;
        }
        let name = match url.host().ok_or(Why::Address)? {
            Host::Domain(name) => {
                ServerName::try_from(name.to_owned()).map_err(|_| Why::Address)?
            }
            Host::Ipv4(address) => ServerName::from(IpAddr::from(address)),
            Host::Ipv6(address) => ServerName::from(IpAddr::from(address)),
        };
        let secured = TlsConnector::from(Arc::clone(&self.trusted)).connect(name, socket).await;
        speak(secured.map_err(|_| Why::Untrusted)?, request).await
    }

    /// Connects to where the name leads now: whoever lets it lead elsewhere later comes too late.
    async fn connect(&self, url: &Url) -> Result<TcpStream, Why> {
        let port = url.port_or_known_default().ok_or(Why::Address)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(Why::Address)? {
            Host::Domain(name) => {
                let found = tokio::net::lookup_host((name, port)).await;
                found.map_err(|_| Why::Unreached)?.collect()
            }
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
        };
        if !self.allow_private && !found.iter().all(|address| is_public(address.ip())) {
            return Err(Why::Private);
        }
        TcpStream::connect(found.as_slice()).await.map_err(|_| Why::Unreached)
    }
}

/// An address that may be asked.
pub(super) fn parsed(target: &str) -> Result<Url, Why> {
    let url = Url::parse(target).map_err(|_| Why::Address)?;
    let plain = url.username().is_empty() && url.password().is_none();
    let known = ["http", "https"].contains(&url.scheme()) && url.has_host() && plain;
    if known { Ok(url) } else { Err(Why::Address) }
}

async fn speak<S>(socket: S, request: Request<Full<Bytes>>) -> Result<StatusCode, Why>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let begun = http1::handshake(TokioIo::new(socket)).await;
    let (mut sender, connection) = begun.map_err(|_| Why::Unreached)?;
    let carried = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    // What follows the head of the answer is not read.
    carried.abort();
    answer.map(|answer| answer.status()).map_err(|_| Why::Untrusted)
}
