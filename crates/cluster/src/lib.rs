//! A `PostgreSQL` of a test's own: in a temporary folder, at a free port, ended with the test.

#![cfg(unix)]

use std::fs::File;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt as _;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// So long it may take to begin or to end.
const PATIENCE: Duration = Duration::from_mins(1);
/// Who owns it, inside.
const USER: &str = "ingenio";

/// A `PostgreSQL` under way.
#[derive(Debug)]
pub struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    /// As whom it runs: it refuses to be started by root.
    runner: Option<(u32, u32)>,
    port: u16,
    server: Option<Child>,
}

impl Cluster {
    /// Makes one and starts it.
    pub fn start() -> io::Result<Cluster> {
        Cluster::start_in(tempfile::Builder::new().prefix("ingenio-pg").tempdir()?)
    }

    /// The same in a folder that is there already.
    pub fn start_in(folder: TempDir) -> io::Result<Cluster> {
        let runner = runner()?;
        if let Some((user, group)) = runner {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let programs = programs()?;
        let mut cluster = Cluster { folder, programs, runner, port: free_port()?, server: None };
        let mut make = cluster.command("initdb");
        make.args([
            "--no-sync",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            // Little room is taken in advance.
            "--wal-segsize=1",
            "--username",
            USER,
        ]);
        checked(make.arg("--pgdata").arg(cluster.data()).output()?)?;
        cluster.begin()?;
        Ok(cluster)
    }

    /// Where to connect to.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// Where to connect to for another database.
    pub fn url_of(&self, database: &str) -> String {
        format!("postgres://{USER}@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes another, empty database.
    pub fn create(&self, database: &str) -> io::Result<()> {
        let mut create = self.command("createdb");
        let port = self.port.to_string();
        create.args(["--host=127.0.0.1", "--username", USER, "--port", &port, database]);
        checked(create.output()?)
    }

    /// Carries statements out.
    pub fn run(&self, sql: &str) -> io::Result<()> {
        let mut run = self.command("psql");
        let port = self.port.to_string();
        run.args(["--host=127.0.0.1", "--username", USER, "--port", &port, "--quiet"]);
        checked(run.args(["--set=ON_ERROR_STOP=1", "--command", sql, "postgres"]).output()?)
    }

    /// Has it speak TLS to whoever wants that; where the certificate is that vouches for it.
    pub fn secure(&self) -> io::Result<PathBuf> {
        let (key, certificate) = (self.data().join("server.key"), self.data().join("server.crt"));
        let mut make = Command::new("openssl");
        make.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]);
        make.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"]);
        make.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        make.arg("-keyout").arg(&key).arg("-out").arg(&certificate);
        if let Some((user, group)) = self.runner {
            make.uid(user).gid(group);
        }
        checked(make.current_dir(self.folder.path()).output()?)?;
        self.run("alter system set ssl = on")?;
        self.run("select pg_reload_conf()")?;
        Ok(certificate)
    }

    /// Whether it is still under way, or has ended by itself.
    pub fn is_up(&mut self) -> io::Result<bool> {
        Ok(self.server.as_mut().map(Child::try_wait).transpose()?.is_some_and(|end| end.is_none()))
    }

    /// Starts it again, at the same port.
    pub fn begin(&mut self) -> io::Result<()> {
        let said = File::options().create(true).append(true).open(self.log())?;
        let mut command = self.command("postgres");
        command.arg("-D").arg(self.data()).arg("-k").arg(self.folder.path());
        command.args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        command.stdin(Stdio::null()).stdout(said.try_clone()?).stderr(said);
        self.server = Some(command.spawn()?);
        let start = Instant::now();
        while !self.answers() {
            let ended = self.server.as_mut().map(Child::try_wait).transpose()?.flatten();
            if ended.is_some() || start.elapsed() > PATIENCE {
                let said = std::fs::read_to_string(self.log()).unwrap_or_default();
                return Err(io::Error::other(format!("PostgreSQL does not start: {said}")));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Whether it takes connections.
    fn answers(&self) -> bool {
        if TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            return false;
        }
        let port = self.port.to_string();
        let mut ask = self.command("pg_isready");
        ask.args(["--quiet", "--host=127.0.0.1", "--port", &port]);
        ask.status().is_ok_and(|status| status.success())
    }

    /// Ends it at once, as if the power were cut: what it has promised is in its log.
    pub fn crash(&mut self) -> io::Result<()> {
        self.end("-QUIT")
    }

    /// Ends it in good order, whoever is connected.
    pub fn stop(&mut self) -> io::Result<()> {
        self.end("-INT")
    }

    fn end(&mut self, signal: &str) -> io::Result<()> {
        let Some(mut server) = self.server.take() else { return Ok(()) };
        Command::new("kill").args([signal, &server.id().to_string()]).status()?;
        let start = Instant::now();
        while server.try_wait()?.is_none() {
            if start.elapsed() > PATIENCE {
                server.kill()?;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.folder.path()).env_remove("PGOPTIONS");
        if let Some((user, group)) = self.runner {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind.
        let _ = self.end("-QUIT");
    }
}

fn checked(output: Output) -> io::Result<()> {
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}

fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// The folder with its programs: Debian keeps them apart by their version.
fn programs() -> io::Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    versions.sort();
    folders.extend(versions.into_iter().rev());
    let has_all = |folder: &PathBuf| {
        ["initdb", "postgres", "pg_isready", "createdb", "psql"]
            .iter()
            .all(|name| folder.join(name).exists())
    };
    let missing = || io::Error::other("no PostgreSQL is here: apt-get install postgresql");
    folders.into_iter().find(has_all).ok_or_else(missing)
}

/// As whom it is to run: somebody unprivileged, if this is root.
fn runner() -> io::Result<Option<(u32, u32)>> {
    let id = |arguments: &[&str]| -> io::Result<Option<u32>> {
        let output = Command::new("id").args(arguments).output()?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().parse().ok())
    };
    if id(&["-u"])? != Some(0) {
        return Ok(None);
    }
    for user in ["postgres", "nobody"] {
        if let (Some(user), Some(group)) = (id(&["-u", user])?, id(&["-g", user])?) {
            return Ok(Some((user, group)));
        }
    }
    Err(io::Error::other("root has nobody to run PostgreSQL as"))
}

/// Whether tests can have one here.
pub fn is_there() -> bool {
    programs().is_ok()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// A port that nobody answers.
    fn is_silent(path: &Path, port: u16) -> bool {
        !path.exists() && TcpStream::connect(("127.0.0.1", port)).is_err()
    }

    #[test]
    fn it_starts_again_and_leaves_nothing_behind() {
        let mut cluster = Cluster::start().unwrap();
        cluster.create("another").unwrap();
        for end in [Cluster::stop, Cluster::crash] {
            end(&mut cluster).unwrap();
            assert!(!cluster.answers());
            cluster.begin().unwrap();
            assert!(cluster.create("another").is_err(), "what was made is still there");
        }
        let (folder, port) = (cluster.folder.path().to_owned(), cluster.port);
        drop(cluster);
        assert!(is_silent(&folder, port));
    }
}
