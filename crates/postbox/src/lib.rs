//! Where post arrives in tests: a mail server and a push service of a test's own, on this machine
//! and ended with the test.
//!
//! The mail server is Exim in a temporary folder, at free ports. It takes mail for anybody, and what it took can be read. Mail to `nobody@…` is refused for good,
//! to `full@…` for now, and to `slow@…` taken after four seconds.

#![cfg(unix)]

mod push;

use std::fs::Permissions;
use std::io;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
pub use push::{PushService, Pushed};
use tempfile::TempDir;

/// So long it may take to begin, or a letter to arrive.
const PATIENCE: Duration = Duration::from_secs(30);
/// So often it is looked.
const PAUSE: Duration = Duration::from_millis(20);
const SETTINGS: &str = include_str!("exim.conf");

/// A mail server under way.
#[derive(Debug)]
pub struct Postbox {
    folder: TempDir,
    plain: u16,
    wrapped: u16,
    server: Child,
}

/// A letter that has arrived.
#[derive(Clone, Debug)]
pub struct Letter {
    head: String,
    /// What it says.
    pub text: String,
}

impl Postbox {
    /// Makes one and starts it.
    pub fn open() -> io::Result<Postbox> {
        let folder = tempfile::Builder::new().prefix("ingenio-mail").tempdir()?;
        let here = folder.path();
        for name in ["spool", "taken"] {
            std::fs::create_dir(here.join(name))?;
        }
        // Started by root it takes mail as somebody else.
        let is_root = here.metadata()?.uid() == 0;
        if is_root {
            for path in [here.to_owned(), here.join("spool"), here.join("taken")] {
                std::fs::set_permissions(path, Permissions::from_mode(0o777))?;
            }
        }
        certify(here)?;
        let [plain, wrapped] = [free_port()?, free_port()?];
        let owner = if is_root { "exim_user = nobody\nexim_group = nogroup" } else { "" };
        let user = if is_root { "user = nobody" } else { "" };
        let mut settings = SETTINGS.to_owned();
        for (name, value) in [
            ("HERE", here.display().to_string().as_str()),
            ("OWNER", owner),
            ("USER", user),
            ("PLAIN :", &format!("{plain} :")),
            ("WRAPPED", &wrapped.to_string()),
        ] {
            settings = settings.replace(name, value);
        }
        let file = here.join("exim.conf");
        std::fs::write(&file, settings)?;
        let mut exim = Command::new("/usr/sbin/exim4");
        exim.arg("-C").arg(&file).arg("-bdf").stdin(Stdio::null());
        let server = exim.stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let mut postbox = Postbox { folder, plain, wrapped, server };
        let start = Instant::now();
        while TcpStream::connect(("127.0.0.1", wrapped)).is_err() {
            if postbox.server.try_wait()?.is_some() || start.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("Exim does not start: {}", postbox.log())));
            }
            std::thread::sleep(PAUSE);
        }
        Ok(postbox)
    }

    /// Where it is reached without encryption.
    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.plain)
    }

    /// Where it is reached with a password: encrypted from the start, or later.
    pub fn secure_urls(&self, password: &str) -> [String; 2] {
        let Postbox { plain, wrapped, .. } = self;
        let password = password.replace(' ', "%20");
        [
            format!("smtps://house:{password}@localhost:{wrapped}"),
            format!("smtp://house:{password}@localhost:{plain}?tls=required"),
        ]
    }

    /// The certificate that vouches for it.
    pub fn certificate(&self) -> PathBuf {
        self.folder.path().join("certificate.pem")
    }

    /// What it has said of what it did.
    pub fn log(&self) -> String {
        let read = |name| std::fs::read_to_string(self.folder.path().join("spool").join(name));
        ["mainlog", "rejectlog", "paniclog"].map(|name| read(name).unwrap_or_default()).concat()
    }

    /// The letters that have arrived, the first first.
    pub fn letters(&self) -> io::Result<Vec<Letter>> {
        let mut found = Vec::new();
        for file in std::fs::read_dir(self.folder.path().join("taken"))? {
            let file = file?;
            let about = file.metadata()?;
            // It is written under another name first, or is locked by one.
            let name = file.file_name().to_string_lossy().into_owned();
            let text = String::from_utf8_lossy(&std::fs::read(file.path())?).into_owned();
            let is_whole = !name.contains('.') && text.ends_with("\n\n");
            if let (true, Some((head, text))) = (is_whole, text.split_once("\n\n")) {
                let at = (about.mtime(), about.mtime_nsec(), name);
                found.push((at, Letter::read(head, text)));
            }
        }
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        Ok(found.into_iter().map(|(_, letter)| letter).collect())
    }

    /// Waits until so many have arrived.
    pub fn until(&self, count: usize) -> io::Result<Vec<Letter>> {
        let start = Instant::now();
        loop {
            let letters = self.letters()?;
            if letters.len() >= count {
                return Ok(letters);
            }
            if start.elapsed() > PATIENCE {
                let log = self.log();
                return Err(io::Error::other(format!("{} have come: {log}", letters.len())));
            }
            std::thread::sleep(PAUSE);
        }
    }
}

impl Drop for Postbox {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Letter {
    fn read(head: &str, body: &str) -> Letter {
        // Long fields are folded into several lines.
        let head = head.replace("\n ", " ").replace("\n\t", " ");
        let mut letter = Letter { head, text: String::new() };
        let how = letter.field("Content-Transfer-Encoding").unwrap_or_default();
        letter.text = match how.as_str() {
            "base64" => {
                let body: String = body.split_whitespace().collect();
                String::from_utf8_lossy(&STANDARD.decode(body).unwrap_or_default()).into_owned()
            }
            "quoted-printable" => unquoted(&body.replace("=\n", "")),
            _ => body.to_owned(),
        };
        letter
    }

    /// A field of its head, decoded.
    pub fn field(&self, name: &str) -> Option<String> {
        let line = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
        let words = line.trim().replace("?= =?", "?==?");
        let mut text = String::new();
        let mut rest = words.as_str();
        while let Some((before, word)) = rest.split_once("=?utf-8?b?") {
            let (word, after) = word.split_once("?=").unwrap_or((word, ""));
            text += before;
            text += &String::from_utf8_lossy(&STANDARD.decode(word).unwrap_or_default());
            rest = after;
        }
        Some(text + rest)
    }

    /// The address of the first link in it.
    pub fn link(&self) -> Option<&str> {
        self.text.split_whitespace().find(|word| word.starts_with("http"))
    }
}

fn unquoted(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).filter(|_| first == b'=');
        let code = code.and_then(|code| std::str::from_utf8(code).ok());
        if let Some(byte) = code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Makes a key and a certificate that vouches for this machine.
fn certify(folder: &Path) -> io::Result<()> {
    let mut make = Command::new("openssl");
    make.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]);
    make.args(["-subj", "/CN=localhost"]);
    make.args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]);
    make.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
    let key = folder.join("key.pem");
    make.arg("-keyout").arg(&key).arg("-out").arg(folder.join("certificate.pem"));
    let ended = make.stderr(Stdio::null()).status()?;
    if !ended.success() {
        return Err(io::Error::other("openssl makes no certificate"));
    }
    std::fs::set_permissions(key, Permissions::from_mode(0o644))
}

/// A port that nobody listens at.
fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_read_as_they_were_meant() {
        let head = "Subject: =?utf-8?b?RHUgYmlzdA==?=\n =?utf-8?b?IGFtIFp1Zw==?=\nTo: a@b.example\n\
                    Content-Transfer-Encoding: quoted-printable";
        let letter = Letter::read(head, "Gr=C3=BC=C3=9Fe =\nund http://here/a=3Db\n");
        assert_eq!(letter.field("Subject").as_deref(), Some("Du bist am Zug"));
        assert_eq!(letter.field("To").as_deref(), Some("a@b.example"));
        assert_eq!(letter.text, "Grüße und http://here/a=b\n");
        assert_eq!(letter.link(), Some("http://here/a=b"));
        let letter = Letter::read("Content-Transfer-Encoding: base64", "R3LDvMOf\nZQ==\n");
        assert_eq!(letter.text, "Grüße");
    }
}
