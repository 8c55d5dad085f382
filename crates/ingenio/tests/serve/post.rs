//! What leaves the house: a kill in the middle of it, encrypted ways, and what a host may set wrong.

use std::fs;
use std::io::{Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use postbox::Postbox;
use serde_json::{Value, json};

use crate::server::{PROGRAM, Server};

const SITE: &str = "http://play.example.org";

/// The name of the mail server's user, and the password.
const PASSWORD: &str = "open sesame";

fn served(data: &Path, more: &[(&str, &str)]) -> Server {
    let mut command = Command::new(PROGRAM);
    command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
    command.env("INGENIO_PUBLIC_URL", SITE).env("INGENIO_MAIL_FROM", "Ingenio <g@example.org>");
    command.env("INGENIO_ALLOW_PRIVATE_TARGETS", "true");
    command.envs(more.iter().copied());
    Server::begin_at(command, "listening at http://")
}

/// The cookie of somebody new with an account.
fn sign_up(server: &Server, name: &str) -> String {
    let form = format!("name={name}&password=correct+horse");
    let answer = server.post("/me/sign-up", "", &form);
    let cookie = answer.split("set-cookie: ").nth(1);
    let cookie = cookie.unwrap_or_else(|| panic!("no cookie: {answer}"));
    cookie.split(';').next().unwrap().to_owned()
}

/// Somebody who takes messages, by their path; what comes to `/held` is answered only when told.
struct Hook {
    address: String,
    taken: Arc<Mutex<Vec<(String, String)>>>,
    answers: Arc<Mutex<bool>>,
}

impl Hook {
    fn open() -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let hook = Hook { address, taken: Arc::default(), answers: Arc::default() };
        let (taken, answers) = (Arc::clone(&hook.taken), Arc::clone(&hook.answers));
        thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let (taken, answers) = (Arc::clone(&taken), Arc::clone(&answers));
                thread::spawn(move || answer(socket, &taken, &answers));
            }
        });
        hook
    }

    /// The keys of what came to a path.
    fn taken(&self, path: &str) -> Vec<String> {
        let taken = self.taken.lock().unwrap();
        taken.iter().filter(|(known, _)| known == path).map(|(_, key)| key.clone()).collect()
    }
}

fn answer(mut socket: TcpStream, taken: &Mutex<Vec<(String, String)>>, answers: &Mutex<bool>) {
    let mut read = Vec::new();
    let mut part = [0; 4096];
    while !read.windows(2).any(|end| end == b"\"}") {
        match socket.read(&mut part) {
            Ok(count @ 1..) => read.extend(&part[..count]),
            Ok(0) | Err(_) => return,
        }
    }
    let text = String::from_utf8_lossy(&read).into_owned();
    let path = text.split(' ').nth(1).unwrap().to_owned();
    let key = text.split("idempotency-key: ").nth(1).unwrap().lines().next().unwrap().to_owned();
    taken.lock().unwrap().push((path.clone(), key));
    if path == "/held" && !*answers.lock().unwrap() {
        // The other end hangs up.
        let _ = socket.read(&mut part);
        return;
    }
    let _ = socket.write_all(b"HTTP/1.1 204 Yes\r\nContent-Length: 0\r\n\r\n");
}

fn wait(what: &str, longest: u64, mut done: impl FnMut() -> bool) {
    let start = Instant::now();
    while !done() {
        assert!(start.elapsed() < Duration::from_secs(longest), "{what}");
        thread::sleep(Duration::from_millis(10));
    }
}

/// The table as programs see it.
fn view(server: &Server, table: &str, cookie: &str) -> Value {
    let answer = server.get_as(&format!("/api/v1/tables/{table}"), cookie);
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str(body).unwrap_or_else(|_| panic!("{answer}"))
}

/// Anna's and Berta's table, at which it is Berta's turn after one of Anna's.
fn to_berta(server: &Server, [anna, berta]: [&str; 2], before: impl FnOnce()) {
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let made = server.post("/tables", anna, form);
    let table = made.split("location: /tables/").nth(1).unwrap().lines().next().unwrap().to_owned();
    let page = server.get_as(&format!("/tables/{table}"), anna);
    let link: String = page.split("/join/").nth(1).unwrap().chars().take(32).collect();
    server.post(&format!("/join/{link}"), berta, "name=Berta");
    let moves = format!("/api/v1/tables/{table}/moves");
    let act = |cookie: &str, view: &Value| {
        let wish = json!({ "decision": view["decision"], "path": view["choices"][0] });
        let done = server.post(&moves, cookie, &wish.to_string());
        assert!(done.starts_with("HTTP/1.1 200"), "{done}");
    };
    // Berta decides until it is Anna's turn; then she is to be told.
    wait("Anna is never asked", 30, || {
        let theirs = view(server, &table, berta);
        if !theirs["decision"].is_null() {
            act(berta, &theirs);
        }
        !view(server, &table, anna)["decision"].is_null()
    });
    before();
    wait("Berta is never asked", 30, || {
        let own = view(server, &table, anna);
        if !own["decision"].is_null() {
            act(anna, &own);
        }
        !view(server, &table, berta)["decision"].is_null()
    });
}

/// Berta has what is posted to the hook's path `/taken`, and something else besides; the server is
/// killed as soon as that is under way and the first has arrived, and another is started.
fn killed(
    hook: &Hook,
    postbox: &Postbox,
    besides: impl FnOnce(&Server, &str),
    under_way: impl Fn() -> bool,
) -> (Server, String, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let (data, smtp) = (folder.path().join("data"), postbox.url());
    let mut server = served(&data, &[("INGENIO_SMTP", &smtp)]);
    let (anna, berta) = (sign_up(&server, "Anna"), sign_up(&server, "Berta"));
    to_berta(&server, [&anna, &berta], || {
        let target = format!("target=http://{}/taken", hook.address);
        server.post("/me/notices/webhooks", &berta, &target);
        besides(&server, &berta);
    });
    wait("one has not arrived", 20, || hook.taken("/taken").len() == 1);
    wait("nothing is under way", 20, under_way);
    // What has arrived is noted.
    thread::sleep(Duration::from_millis(300));
    server.child.kill().unwrap();
    server.child.wait().unwrap();
    *hook.answers.lock().unwrap() = true;
    (served(&data, &[("INGENIO_SMTP", &smtp)]), berta, folder)
}

/// A request that was under way is made again, by the same name; what had arrived is not told
/// again.
#[test]
fn a_request_that_was_under_way_at_a_kill_is_made_again() {
    let (hook, postbox) = (Hook::open(), Postbox::open().unwrap());
    let besides = |server: &Server, berta: &str| {
        let target = format!("target=http://{}/held", hook.address);
        server.post("/me/notices/webhooks", berta, &target);
    };
    let (server, berta, _folder) =
        killed(&hook, &postbox, besides, || hook.taken("/held").len() == 1);
    wait("it is not told again", 60, || hook.taken("/held").len() == 2);
    thread::sleep(Duration::from_secs(2));
    let held = hook.taken("/held");
    assert_eq!((held.len(), &held[0]), (2, &held[1]), "once more, by the same name");
    assert_eq!(hook.taken("/taken").len(), 1, "what had arrived is not told again");
    let record = server.get_as("/me/notices", &berta);
    assert_eq!(record.matches(": told").count(), 2, "{record}");
}

/// The same with a letter that the mail server had not taken yet.
#[test]
fn a_letter_that_was_under_way_at_a_kill_is_sent_again() {
    let (hook, postbox) = (Hook::open(), Postbox::open().unwrap());
    let connections = || postbox.log().matches("SMTP connection from").count();
    let before = std::cell::Cell::new(0);
    let besides = |server: &Server, berta: &str| {
        server.post("/me/mail", berta, "address=slow%40example.org&old=correct+horse");
        let letters = postbox.until(1).unwrap();
        server.post(letters[0].link().unwrap().strip_prefix(SITE).unwrap(), "", "");
        server.post("/me/notices/mail", berta, "");
        before.set(connections());
    };
    let (server, berta, _folder) =
        killed(&hook, &postbox, besides, || connections() > before.get());
    assert_eq!(postbox.letters().unwrap().len(), 1, "it had not arrived");
    wait("it is not sent again", 60, || postbox.letters().unwrap().len() == 2);
    thread::sleep(Duration::from_secs(2));
    let letters = postbox.letters().unwrap();
    assert_eq!(letters.len(), 2, "{letters:?}");
    assert!(letters[1].field("Message-ID").unwrap().contains("-turn-"));
    assert_eq!(hook.taken("/taken").len(), 1, "what had arrived is not told again");
    let record = server.get_as("/me/notices", &berta);
    assert_eq!(record.matches(": told").count(), 2, "{record}");
}

/// A site with TLS that takes whatever is posted, and keeps its log.
struct Site {
    child: Child,
    folder: tempfile::TempDir,
    port: u16,
}

impl Site {
    fn open() -> Site {
        let folder = tempfile::tempdir().unwrap();
        let here = folder.path().display().to_string();
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let mut certify = Command::new("openssl");
        certify.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]);
        certify.args(["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]);
        certify.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        certify.arg("-keyout").arg(folder.path().join("key.pem"));
        certify.arg("-out").arg(folder.path().join("certificate.pem"));
        assert!(certify.stderr(Stdio::null()).status().unwrap().success());
        let kept = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
        let kept = kept.map(|name| format!("{name}_temp_path {here}/{name};")).concat();
        let all = format!(
            "daemon off; pid {here}/pid; error_log {here}/log; events {{}}\nhttp {{ {kept}\n\
             log_format told '$request_method $uri $ssl_protocol $http_idempotency_key';\n\
             access_log {here}/asked told;\nserver {{ listen 127.0.0.1:{port} ssl;\n\
             ssl_certificate {here}/certificate.pem; ssl_certificate_key {here}/key.pem;\n\
             location / {{ return 204; }} }} }}"
        );
        fs::write(folder.path().join("nginx.conf"), all).unwrap();
        let mut nginx = Command::new("nginx");
        nginx.arg("-p").arg(folder.path()).arg("-c").arg(folder.path().join("nginx.conf"));
        let child = nginx.stderr(Stdio::null()).spawn().unwrap();
        wait("nginx does not start", 20, || TcpStream::connect(("127.0.0.1", port)).is_ok());
        Site { child, folder, port }
    }

    fn certificate(&self) -> String {
        self.folder.path().join("certificate.pem").display().to_string()
    }

    fn asked(&self) -> String {
        fs::read_to_string(self.folder.path().join("asked")).unwrap_or_default()
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        // Its own end takes those along who work for it; a kill would leave them.
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

/// Tries the one channel that somebody has; what is said of it.
fn tried(server: &Server, cookie: &str) -> String {
    let page = server.get_as("/me/notices", cookie);
    let id = page
        .split("action=\"/me/notices/")
        .find(|rest| rest.split('"').next().unwrap().ends_with("/try"));
    let id = id.unwrap_or_else(|| panic!("no channel: {page}")).split('/').next().unwrap();
    server.post(&format!("/me/notices/{id}/try"), cookie, "")
}

/// A webhook whose certificate is trusted is reached; one that nobody vouches for, or that vouches
/// for another name, is not.
#[test]
fn a_webhook_by_tls_is_reached_if_it_can_be_trusted() {
    let (folder, site) = (tempfile::tempdir().unwrap(), Site::open());
    let certificate = site.certificate();
    for (nth, (host, trusted, well)) in
        [("localhost", true, true), ("localhost", false, false), ("127.0.0.1", true, false)]
            .into_iter()
            .enumerate()
    {
        let data = folder.path().join(nth.to_string());
        let file = if trusted { certificate.as_str() } else { "/dev/null" };
        let mut command = Command::new(PROGRAM);
        command.env("INGENIO_ALLOW_PRIVATE_TARGETS", "true").env("SSL_CERT_FILE", file);
        command.env("SSL_CERT_DIR", folder.path());
        let server = Server::start(command, &data);
        let anna = sign_up(&server, "Anna");
        let target = format!("target=https://{host}:{}/hook/{nth}", site.port);
        server.post("/me/notices/webhooks", &anna, &target);
        let said = tried(&server, &anna);
        let expected = if well { "It has arrived." } else { "No secure connection came about." };
        assert!(said.contains(expected), "{host} {trusted}: {said}");
        let asked = site.asked();
        assert_eq!(asked.contains(&format!("POST /hook/{nth} TLSv1.")), well, "{asked}");
    }
}

/// Both encrypted ways, with a password; with a wrong one, or a server that nobody vouches for, it
/// is said that no mail leaves, and no secret with it.
#[test]
fn mail_leaves_by_encrypted_ways_with_a_password() {
    let (folder, postbox) = (tempfile::tempdir().unwrap(), Postbox::open().unwrap());
    let certificate = postbox.certificate().display().to_string();
    let [wrapped, later] = postbox.secure_urls(PASSWORD);
    let [wrong, _] = postbox.secure_urls("wrong sesame");
    let trusted = certificate.as_str();
    let ways = [
        (&wrapped, trusted, true),
        (&later, trusted, true),
        (&wrong, trusted, false),
        (&wrapped, "/dev/null", false),
        (&later, "/dev/null", false),
    ];
    for (nth, (smtp, file, well)) in ways.into_iter().enumerate() {
        let none = folder.path().display().to_string();
        let more =
            [("INGENIO_SMTP", smtp.as_str()), ("SSL_CERT_FILE", file), ("SSL_CERT_DIR", &none)];
        let mut server = served(&folder.path().join(nth.to_string()), &more);
        let anna = sign_up(&server, "Anna");
        let form = format!("address=anna{nth}%40example.org&old=correct+horse");
        let said = server.post("/me/mail", &anna, &form);
        let expected = if well { "A link is on its way" } else { "could not be sent now" };
        assert!(said.contains(expected), "{nth}: {said} {}", postbox.log());
        server.child.kill().unwrap();
        let mut log = String::new();
        server.said.read_to_string(&mut log).unwrap();
        assert_eq!(log.contains("mail cannot be sent"), !well, "{log}");
        assert!(!log.contains("sesame") && !log.contains("anna"), "{log}");
    }
    let letters = postbox.until(2).unwrap();
    assert_eq!(letters.len(), 2);
    let log = postbox.log();
    assert_eq!(log.matches("A=plain:house").count(), 2, "{log}");
    assert_eq!(log.matches(" X=TLS1.3").count(), 2, "{log}");
}

/// What belongs together is asked for together, and the password is never said.
#[test]
fn what_mail_needs_is_asked_for_without_saying_the_password() {
    let smtp = "smtps://anna:sesame@mail.example.org";
    let from = "--mail-from=Ingenio <g@example.org>";
    let site = "--public-url=https://play.example.org";
    let serve = |arguments: &[&str]| {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(PROGRAM);
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path().join("data"));
        let ended = command.args(arguments).output().unwrap();
        assert!(!ended.status.success() || arguments == ["--help"]);
        [ended.stdout, ended.stderr].map(|said| String::from_utf8(said).unwrap()).concat()
    };
    for (arguments, expected) in [
        (&["--smtp", smtp][..], "--smtp needs --mail-from"),
        (&[from, site], "--mail-from needs --smtp"),
        (&["--smtp", smtp, from], "--smtp needs --public-url"),
        (&["--smtp", "smtq://anna:sesame@x", from, site], "it has the form smtps://"),
        (&["--smtp", smtp, "--mail-from=nobody", site], "the sender has the form"),
    ] {
        let said = serve(arguments);
        assert!(said.contains(expected), "{said}");
        assert!(!said.contains("sesame"), "{said}");
    }
    let mut help = Command::new(PROGRAM);
    let help = help.args(["serve", "--help"]).env("INGENIO_SMTP", smtp).output().unwrap();
    assert!(!String::from_utf8_lossy(&help.stdout).contains("sesame"));
}
