//! `ingenio serve`: the table in the browser.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use clap::Args;
use server::AppState;
use tokio::net::TcpListener;

/// Serve the table to browsers.
#[derive(Debug, Args)]
#[command(after_help = "Example: cargo run --release -- serve --listen 0.0.0.0:8018")]
pub(crate) struct Arguments {
    /// Where to listen; 0.0.0.0:8018 lets others on your network join.
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:8018")]
    listen: SocketAddr,
    /// The folder that holds the tables; it is made if need be.
    #[arg(long, value_name = "DIR", default_value = "./ingenio-data")]
    data: PathBuf,
}

impl Default for Arguments {
    fn default() -> Arguments {
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 8018));
        Arguments { listen, data: PathBuf::from("./ingenio-data") }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env();
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    runtime.block_on(serve(arguments))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve(arguments: &Arguments) -> anyhow::Result<()> {
    let Arguments { listen, data } = arguments;
    let store = store::Store::open(data).await;
    let store =
        store.with_context(|| format!("the tables in {} cannot be opened", data.display()))?;
    let listener = TcpListener::bind(listen).await;
    let listener = listener.with_context(|| format!("nobody can listen at {listen}"))?;
    announce(listener.local_addr()?);
    tokio::select! {
        served = server::serve(listener, AppState::new(store)) => served.context("serving failed"),
        // Every answer given is on the disk already: there is nothing to wind up.
        _ = tokio::signal::ctrl_c() => Ok(()),
    }
}

/// Says where to point the browser, and what to send to friends.
fn announce(address: SocketAddr) {
    let port = address.port();
    if !address.ip().is_unspecified() {
        eprintln!("Open http://{address} in your browser.");
        return;
    }
    eprintln!("Open http://127.0.0.1:{port} in your browser.");
    for ip in outward() {
        eprintln!("On your network: http://{}", SocketAddr::new(ip, port));
    }
}

/// The addresses by which others on the network reach this machine. A datagram
/// socket that is connected learns its own address; nothing is sent. The first
/// target belongs to nobody, the others are what home and office networks use.
fn outward() -> Vec<IpAddr> {
    let targets = [[192, 0, 2, 1], [192, 168, 255, 254], [10, 255, 255, 254], [172, 31, 255, 254]];
    let mut found = Vec::new();
    for target in targets.map(Ipv4Addr::from) {
        let Ok(socket) = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)) else { continue };
        if socket.connect((target, 9)).is_err() {
            continue;
        }
        let ip = socket.local_addr().map(|address| address.ip());
        if let Ok(ip) = ip
            && !ip.is_loopback()
            && !ip.is_unspecified()
            && !found.contains(&ip)
        {
            found.push(ip);
        }
    }
    found
}
