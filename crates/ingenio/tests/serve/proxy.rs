//! The proxy that the guide describes, before a server: what players have through it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::server::{PROGRAM, Server};

const HOSTING: &str = include_str!("../../../../docs/hosting.md");
const SITE: &str = "https://play.example.org";

/// What stands in the guide after these words.
fn part(lead: &str) -> String {
    let text = HOSTING.split(&format!("{lead}\n\n```text\n")).nth(1).unwrap();
    text.split("```").next().unwrap().to_owned()
}

/// The guide's nginx over TLS on a port of this machine.
struct Proxy {
    child: Child,
    folder: tempfile::TempDir,
    port: u16,
}

impl Proxy {
    /// Before one server.
    fn before(server: &Server) -> Proxy {
        Proxy::of(part("nginx:"), server)
    }

    /// Before several, all of which are this one.
    fn before_many(server: &Server) -> Proxy {
        let nodes = part("and trusts the proxy's address:");
        let nodes = nodes.replace("10.0.0.11:", "127.0.0.1:").replace("10.0.0.12:", "127.0.0.1:");
        let site = part("nginx:").replace("http://127.0.0.1:8018", "http://ingenio");
        Proxy::of(format!("{nodes}\n{site}"), server)
    }

    fn of(mut site: String, server: &Server) -> Proxy {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path().display();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut certify = Command::new("openssl");
        certify.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]);
        certify.args(["-subj", "/CN=play.example.org"]);
        certify.args(["-addext", "subjectAltName=DNS:play.example.org"]);
        certify.arg("-keyout").arg(folder.path().join("privkey.pem"));
        certify.arg("-out").arg(folder.path().join("fullchain.pem"));
        assert!(certify.stderr(Stdio::null()).status().unwrap().success());
        for (theirs, ours) in [
            ("listen 443 ", format!("listen 127.0.0.1:{port} ")),
            ("/etc/letsencrypt/live/play.example.org", here.to_string()),
            ("127.0.0.1:8018", server.address.clone()),
        ] {
            assert!(site.contains(theirs), "{theirs}");
            site = site.replace(theirs, &ours);
        }
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept: String = kept.map(|name| format!("{name}_temp_path {here}/{name};")).concat();
        let all = format!(
            "daemon off; pid {here}/pid; error_log {here}/log; events {{}}\n\
             http {{ access_log off; {kept}\n{site}}}"
        );
        let settings = folder.path().join("nginx.conf");
        fs::write(&settings, all).unwrap();
        let mut nginx = Command::new("nginx");
        nginx.arg("-p").arg(folder.path()).arg("-c").arg(&settings);
        let child = nginx.stderr(Stdio::null()).spawn().unwrap();
        let mut proxy = Proxy { child, folder, port };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            let log = fs::read_to_string(proxy.folder.path().join("log")).unwrap_or_default();
            assert!(proxy.child.try_wait().unwrap().is_none(), "{log}");
            assert!(start.elapsed() < Duration::from_secs(20), "{log}");
            std::thread::sleep(Duration::from_millis(20));
        }
        proxy
    }

    fn certificate(&self) -> std::path::PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    /// A client that trusts the site, and keeps its cookie.
    fn curl(&self, path: &str) -> Command {
        let mut curl = Command::new("curl");
        let (jar, certificate) = (self.folder.path().join("jar"), self.certificate());
        curl.args(["--silent", "--show-error", "--max-time", "30", "--cacert"]).arg(certificate);
        curl.arg("--connect-to").arg(format!("play.example.org:443:127.0.0.1:{}", self.port));
        curl.arg("--cookie").arg(&jar).arg("--cookie-jar").arg(&jar).arg(format!("{SITE}{path}"));
        curl
    }

    fn said(&self, path: &str, more: &[&str]) -> String {
        let done = self.curl(path).args(more).output().unwrap();
        let wrong = String::from_utf8_lossy(&done.stderr);
        assert!(done.status.success(), "{path}: {wrong}");
        String::from_utf8(done.stdout).unwrap()
    }

    /// Makes a table at which the second seat is as told.
    fn table(&self, second: &str) -> String {
        let form = format!("game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1={second}");
        let answer = self.said("/tables", &["--include", "--data", &form]);
        assert!(answer.starts_with("HTTP/2 303"), "{answer}");
        let table = answer.split("location: /tables/").nth(1);
        table.unwrap_or_else(|| panic!("{answer}")).lines().next().unwrap().to_owned()
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Its own end takes those along who work for it; a kill would leave them.
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

fn lines_of(mut command: Command) -> (Child, mpsc::Receiver<String>) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|line| tell.send(line)));
    (child, told)
}

fn served(data: &Path) -> Server {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--public-url", SITE]);
    command.args(["--trusted-proxy", "127.0.0.1,::1", "--data"]).arg(data);
    Server::begin_at(command, "listening at http://")
}

/// A page, a move and what it tells others come through, in time; links name the public site, and
/// the cookie is kept from whoever listens.
#[test]
fn the_guide_s_proxy_passes_everything_on() {
    let data = tempfile::tempdir().unwrap();
    let server = served(&data.path().join("data"));
    let proxy = Proxy::before(&server);
    let open = proxy.table("open");
    let jar = fs::read_to_string(proxy.folder.path().join("jar")).unwrap();
    // A jar's columns: where, whether everywhere below, for which paths, whether by TLS only.
    let cookie = jar.lines().find(|line| line.contains("play.example.org")).unwrap();
    assert_eq!(cookie.split('\t').nth(3), Some("TRUE"), "{cookie}");
    let page = proxy.said(&format!("/tables/{open}"), &[]);
    assert!(page.contains(&format!("{SITE}/join/")), "{page}");
    let table = proxy.table("here");
    let mut events = proxy.curl(&format!("/api/v1/tables/{table}/events"));
    events.arg("--no-buffer");
    let (mut events, told) = lines_of(events);
    let mut moves = 0;
    for _ in 0..8 {
        for seat in 0..2 {
            let path = format!("/api/v1/tables/{table}?seat={seat}");
            let view: Value = serde_json::from_str(&proxy.said(&path, &[])).unwrap();
            let Some(choice) = view["choices"].get(0).filter(|_| !view["decision"].is_null())
            else {
                continue;
            };
            while told.recv_timeout(Duration::from_millis(300)).is_ok() {}
            let (decision, path) = (&view["decision"], format!("/api/v1/tables/{table}/moves"));
            let wish = format!(r#"{{"seat":{seat},"decision":{decision},"path":{choice}}}"#);
            let taken = proxy.said(&path, &["--json", &wish]);
            let start = Instant::now();
            assert!(taken.contains("\"seq\""), "{taken}");
            let event = told.recv_timeout(Duration::from_secs(5));
            assert!(event.is_ok(), "the stream is held back: {:?}", start.elapsed());
            moves += 1;
        }
    }
    assert!(moves >= 8, "{moves}");
    events.kill().unwrap();
    events.wait().unwrap();
}

/// Whichever of several nodes a request is passed to, it is the same site.
#[test]
fn the_guide_s_proxy_spreads_requests() {
    let data = tempfile::tempdir().unwrap();
    let server = served(&data.path().join("data"));
    let proxy = Proxy::before_many(&server);
    let table = proxy.table("here");
    for _ in 0..4 {
        assert!(proxy.said(&format!("/tables/{table}"), &[]).contains("Anna"));
    }
}
