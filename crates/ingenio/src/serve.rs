//! `ingenio serve`: the table in the browser.

use std::ffi::OsStr;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context as _, anyhow, bail};
use clap::Args;
use server::{Admin, AppState, Clock, Contact, Limits, Mail, Options, PublicUrl};
use store::{Lock, Store, StoreError};
use title::Printed;
use tokio::net::TcpListener;

use crate::{VERSION, boxes, desktop, logging, output};

/// Serve the table to browsers. Each option may also be set in the environment.
#[derive(Debug, Args)]
#[command(after_help = "Example: ingenio serve --listen 0.0.0.0:8018")]
pub(crate) struct Arguments {
    /// Where to listen; 0.0.0.0:8018 lets others on your network join.
    #[arg(long, value_name = "ADDR", env = "INGENIO_LISTEN", default_value = "127.0.0.1:8018")]
    #[arg(value_parser = place)]
    listen: SocketAddr,
    /// The folder that holds the tables; it is made if need be.
    #[arg(long, value_name = "DIR", env = "INGENIO_DATA", default_value = "./ingenio-data")]
    data: PathBuf,
    /// Keep the tables in a database instead, which any number of servers may share:
    /// postgres://user:password@host:port/name. The folder then holds boxes only.
    #[arg(long, value_name = "URL", env = "INGENIO_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// Where the server is reached from outside, for links; with https cookies are secure.
    #[arg(long, value_name = "URL", env = "INGENIO_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// A proxy whose word on a client's address counts; may be given several times, or several
    /// with commas between them.
    #[arg(long, value_name = "ADDR", env = "INGENIO_TRUSTED_PROXY", value_delimiter = ',')]
    #[arg(value_parser = |text: &str| text.trim().parse::<IpAddr>())]
    trusted_proxy: Vec<IpAddr>,
    /// A box that tables of its game play with unless another is chosen; may be given once
    /// for each game, or with commas between them. Boxes in the folder `boxes` beside the tables
    /// are offered as well; which files there are none is told on standard error.
    #[arg(long, value_name = "FILE", env = "INGENIO_DEFAULT_BOX", value_delimiter = ',')]
    default_box: Vec<PathBuf>,
    /// How the log is written on standard error; `RUST_LOG` says how much of it.
    #[arg(long, value_name = "FORM", env = "INGENIO_LOG", value_enum, default_value = "text")]
    log: logging::Form,
    /// Where numbers for Prometheus are to be had, at /metrics; players must not reach it.
    #[arg(long, value_name = "ADDR", env = "INGENIO_METRICS", value_parser = place)]
    metrics: Option<SocketAddr>,
    /// A file with the host's password, at least 12 letters: then there is a page for the host at
    /// /admin.
    #[arg(long, value_name = "FILE", env = "INGENIO_ADMIN_PASSWORD_FILE")]
    admin_password_file: Option<PathBuf>,
    /// Who runs the server and how they are reached, for the page /about/contact: 'Anna Muster,
    /// anna@example.org'.
    #[arg(long, value_name = "TEXT", env = "INGENIO_CONTACT")]
    contact: Option<Contact>,
    /// List tables that are set up for everybody at /lobby, so that strangers find each other; this
    /// needs a contact.
    #[arg(long, value_name = "WHETHER", env = "INGENIO_PUBLIC_LOBBY")]
    #[arg(num_args = 0..=1, default_value = "false", default_missing_value = "true")]
    #[arg(action = clap::ArgAction::Set)]
    public_lobby: bool,
    /// Let webhooks reach private addresses, such as a bridge on the same machine: whoever has an
    /// account can then make the server ask anything there.
    #[arg(long, value_name = "WHETHER", env = "INGENIO_ALLOW_PRIVATE_TARGETS")]
    #[arg(num_args = 0..=1, default_value = "false", default_missing_value = "true")]
    #[arg(action = clap::ArgAction::Set)]
    allow_private_targets: bool,
    /// A server that takes mail, for notices and lost passwords: `smtps://user:password@host`, or
    /// `smtp://host:port`, which is encrypted as well unless it is on this machine. This needs
    /// --mail-from and --public-url.
    #[arg(long, value_name = "URL", env = "INGENIO_SMTP", hide_env_values = true)]
    smtp: Option<String>,
    /// In whose name mail is sent: 'Ingenio <games@example.org>'.
    #[arg(long, value_name = "ADDRESS", env = "INGENIO_MAIL_FROM")]
    mail_from: Option<String>,
}

/// Where to listen, as it is written.
fn place(text: &str) -> Result<SocketAddr, &'static str> {
    text.parse().map_err(|_| "it takes an address such as 127.0.0.1:8018, not a name")
}

/// The same without the command's name, as when nothing is asked for.
#[derive(Debug, clap::Parser)]
pub(crate) struct Alone {
    #[command(flatten)]
    pub(crate) arguments: Arguments,
}

/// What opens an address in a browser.
pub(crate) type Opener = fn(&str);

/// Serves until it is asked to stop; `open` is told where, as soon as somebody answers there, also if
/// that is another process with the same folder.
pub(crate) fn run(arguments: &Arguments, open: Option<Opener>) -> anyhow::Result<ExitCode> {
    if let (Some(open), None) = (open, &arguments.database)
        && let Some(address) = Lock::elsewhere(&arguments.data)
    {
        output::line(format_args!("Ingenio runs already: open {address} in your browser."))?;
        open(&address);
        return Ok(ExitCode::SUCCESS);
    }
    logging::begin(arguments.log);
    let runtime = tokio::runtime::Runtime::new().context("the runtime does not start")?;
    runtime.block_on(serve(arguments, open)).or_else(|error| {
        complain(arguments.log, &format!("{error:#}"));
        Ok(ExitCode::from(output::BAD_INPUT))
    })
}

/// Says why it ends, as the log is written; a log that tells nothing keeps it from nobody.
fn complain(log: logging::Form, sentence: &str) {
    if log == logging::Form::Json && tracing::enabled!(tracing::Level::ERROR) {
        tracing::error!("{sentence}");
    } else {
        eprintln!("ingenio: {sentence}");
    }
}

async fn serve(arguments: &Arguments, open: Option<Opener>) -> anyhow::Result<ExitCode> {
    let Arguments { listen, data, database, public_url, default_box, .. } = arguments;
    if arguments.public_lobby && arguments.contact.is_none() {
        bail!(
            "--public-lobby needs --contact: strangers who meet here must have somebody to turn to"
        );
    }
    let default_boxes = defaults(default_box)?;
    let admin = arguments.admin_password_file.as_deref().map(admin).transpose()?;
    let mail = mail(arguments)?;
    let (store, lock) = opened(arguments).await?;
    let listener = bind(*listen).await?;
    let metrics = match arguments.metrics {
        Some(address) => Some(bind(address).await?),
        None => None,
    };
    let options = Options { mail, ..options(arguments, default_boxes, admin) };
    let stop = asked_to_stop()?;
    let address = listener.local_addr()?;
    let kept_in = store.kind();
    let place =
        store.place().map_or_else(|| std::path::absolute(data), |place| Ok(place.into()))?;
    for line in announcement(address, public_url.as_ref()) {
        match arguments.log {
            logging::Form::Text => eprintln!("{line}"),
            logging::Form::Json => tracing::info!("{line}"),
        }
    }
    let state = AppState::with(store, options);
    tracing::info!(version = VERSION, %address, store = kept_in, place = %place.display(), "started");
    unknown_variables();
    if !arguments.public_lobby {
        tracing::info!(
            "no tables are listed for everybody: that takes --public-lobby and --contact"
        );
    }
    if let Some(listener) = metrics {
        tracing::info!(address = %listener.local_addr()?, "numbers at /metrics");
        tokio::spawn(server::serve_metrics(listener, state.clone()));
    }
    let reached = format!("http://{}", here(address));
    announce(lock.as_ref(), &reached);
    if let Some(open) = open {
        open(&reached);
    }
    let served = server::serve_until(listener, state, stop).await;
    let Err(error) = served else {
        tracing::info!("stopped");
        return Ok(ExitCode::SUCCESS);
    };
    if database.is_some() {
        bail!("stopped, but the database does not answer: {error}");
    }
    complain(arguments.log, &unfolded(data, &error));
    Ok(ExitCode::from(output::FOUND_WRONG))
}

/// Warns of what was set and is no option, such as one that is misspelled.
fn unknown_variables() {
    let command = crate::command();
    let commands = std::iter::once(&command).chain(command.get_subcommands());
    let known: Vec<&OsStr> = commands
        .flat_map(clap::Command::get_arguments)
        .filter_map(clap::Arg::get_env)
        .chain([OsStr::new(desktop::OPEN)])
        .collect();
    let set = std::env::vars_os().map(|(name, _)| name);
    let ours = set.filter(|name| name.as_encoded_bytes().starts_with(b"INGENIO_"));
    for name in ours.filter(|name| !known.contains(&name.as_os_str())) {
        tracing::warn!(name = %name.display(), "nothing is known of this variable");
    }
}

/// Says to whoever comes for the same folder where this server is reached.
fn announce(lock: Option<&Lock>, reached: &str) {
    let Some(Err(error)) = lock.map(|lock| lock.announce(reached)) else { return };
    tracing::warn!(%error, "a second start in this folder will not find this one");
}

/// What was decided on the command line or in the environment.
fn options(
    arguments: &Arguments,
    default_boxes: Vec<(String, Printed)>,
    admin: Option<Admin>,
) -> Options {
    let Arguments { data, public_url, trusted_proxy, .. } = arguments;
    Options {
        version: VERSION,
        limits: Limits::default(),
        public_url: public_url.clone(),
        trusted_proxies: trusted_proxy.iter().map(IpAddr::to_canonical).collect(),
        boxes: Some(data.join("boxes")),
        default_boxes,
        admin,
        contact: arguments.contact.clone(),
        public_lobby: arguments.public_lobby,
        allow_private_targets: arguments.allow_private_targets,
        mail: None,
        clock: Clock::System,
    }
}

/// Whoever takes mail, if somebody does. Their address may hold a password, and is not repeated.
fn mail(arguments: &Arguments) -> anyhow::Result<Option<Mail>> {
    let (server, from) = match (&arguments.smtp, &arguments.mail_from) {
        (None, None) => return Ok(None),
        (Some(server), Some(from)) => (server, from),
        (Some(_), None) => bail!("--smtp needs --mail-from: mail has a sender"),
        (None, Some(_)) => bail!("--mail-from needs --smtp: somebody has to take the mail"),
    };
    if arguments.public_url.is_none() {
        bail!("--smtp needs --public-url: links in mail lead there");
    }
    Mail::new(server, from).map(Some).map_err(|error| anyhow!("--smtp and --mail-from: {error}"))
}

/// Says what to do if the store's log could not be folded into its file.
fn unfolded(data: &Path, error: &std::io::Error) -> String {
    let [file, log] = ["ingenio.sqlite", "ingenio.sqlite-wal"].map(|name| data.join(name).exists());
    let then = if file && log {
        "it is safe in ingenio.sqlite-wal, and the next start folds it in"
    } else {
        "put back what is missing before the next start"
    };
    format!(
        "stopped, but what was written last could not be folded into ingenio.sqlite ({error}); \
         {then}"
    )
}

/// The host's sign-in, whose password is the first line of a file.
fn admin(file: &Path) -> anyhow::Result<Admin> {
    let which = || format!("the host's password cannot be taken from {}", file.display());
    let text = std::fs::read_to_string(file).with_context(which)?;
    let password = text.lines().next().unwrap_or_default();
    Admin::new(password).map_err(|error| anyhow!("{}: {error}", which()))
}

async fn bind(address: SocketAddr) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(address).await;
    listener.with_context(|| format!("nobody can listen at {address}"))
}

/// The tables, wherever they are.
async fn opened(arguments: &Arguments) -> anyhow::Result<(Store, Option<Lock>)> {
    let Arguments { listen, metrics, data, .. } = arguments;
    if let Some(url) = &arguments.database {
        return Ok((shared(url).await?, None));
    }
    if !data.exists() {
        // Where nobody can listen no folder is made.
        for address in [Some(*listen), *metrics].into_iter().flatten() {
            drop(bind(address).await?);
        }
    }
    let (store, lock) = own(data).await?;
    Ok((store, Some(lock)))
}

/// The tables in a folder that nobody else uses.
async fn own(data: &Path) -> anyhow::Result<(Store, Lock)> {
    let unusable = || format!("the tables in {} cannot be opened", data.display());
    let lock = Lock::take(data).with_context(unusable)?;
    match Store::open(data).await {
        Ok(store) => Ok((store, lock)),
        Err(error @ StoreError::Damaged(_)) => bail!(
            "{}: {error}. Nothing was changed: put back a copy of its files, or choose another \
             --data",
            unusable()
        ),
        Err(error) => bail!("{}: {error}", unusable()),
    }
}

/// The tables in a database that others may use as well. Its address may hold a password, and is
/// not repeated.
async fn shared(url: &str) -> anyhow::Result<Store> {
    Store::connect(url).await.map_err(|error| anyhow!("the database cannot be used: {error}"))
}

/// The default boxes by their games, of which each has one at most.
fn defaults(files: &[PathBuf]) -> anyhow::Result<Vec<(String, Printed)>> {
    let mut defaults: Vec<(String, Printed)> = Vec::new();
    for (number, file) in files.iter().enumerate() {
        let (game, printed) = boxes::read(file)?;
        if let Some(first) = defaults.iter().position(|(known, _)| *known == game) {
            let [first, second] = [&files[first], &files[number]].map(|file| file.display());
            let game = catalog::find(&game)?.profile().name;
            bail!(
                "{first} and {second} are both boxes of {game}, and a game has one --default-box"
            );
        }
        defaults.push((game, printed));
    }
    Ok(defaults)
}

/// What the system says to whoever would make a file longer than it may be.
#[cfg(unix)]
const SIGXFSZ: i32 = 25;

/// Waits for whatever is usual here to end a program. As process 1, as in a
/// container, only what is listened for ends it.
#[cfg(unix)]
fn asked_to_stop() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate()).context("no signals can be heard")?;
    let mut interrupt = signal(SignalKind::interrupt()).context("no signals can be heard")?;
    // A file that may not grow is a full disk like any other: heard, it ends nothing.
    drop(signal(SignalKind::from_raw(SIGXFSZ)).context("no signals can be heard")?);
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn asked_to_stop() -> anyhow::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}

/// Where the browser is to be pointed, and what to send to friends.
fn announcement(address: SocketAddr, public_url: Option<&PublicUrl>) -> Vec<String> {
    if let Some(url) = public_url {
        return vec![format!(
            "Open {} in your browser; listening at http://{address}",
            url.origin()
        )];
    }
    let mut lines = vec![format!("Open http://{} in your browser.", here(address))];
    if address.ip().is_unspecified() {
        let outward = outward().into_iter().map(|ip| SocketAddr::new(ip, address.port()));
        lines.extend(outward.map(|address| format!("On your network: http://{address}")));
    }
    lines
}

/// Where this machine itself reaches the server.
fn here(address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        return SocketAddr::new(Ipv4Addr::LOCALHOST.into(), address.port());
    }
    address
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
