//! A push service, and the browser behind it that can read what comes.
//!
//! The key of the browser is OpenSSL's, and so is what both ends share: nothing of what is tested
//! tests itself there.

use std::collections::BTreeMap;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::{aead, hmac};
use tempfile::TempDir;

use crate::{PATIENCE, PAUSE};

/// What stands before the bytes of a point in the usual form of a public key.
const PREFIX: [u8; 26] = [
    0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08, 0x2a,
    0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
];
const AUTH: [u8; 16] = *b"only we know it.";

/// A push service under way.
#[derive(Debug)]
pub struct PushService {
    address: String,
    browser: Browser,
    taken: Arc<Mutex<Vec<Taken>>>,
}

/// What a browser keeps of itself.
#[derive(Debug)]
struct Browser {
    folder: TempDir,
    point: Vec<u8>,
}

#[derive(Clone, Debug)]
struct Taken {
    path: String,
    head: BTreeMap<String, String>,
    body: Vec<u8>,
}

/// What was pushed.
#[derive(Clone, Debug)]
pub struct Pushed {
    /// The path that was asked.
    pub path: String,
    /// The fields of its head, with small letters.
    pub head: BTreeMap<String, String>,
    /// What it says, as the browser reads it.
    pub text: String,
}

impl PushService {
    /// Makes one and starts it. It says that a subscription is over where the path is `/gone`.
    pub fn open() -> io::Result<PushService> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let address = listener.local_addr()?.to_string();
        let taken = Arc::new(Mutex::new(Vec::new()));
        let kept = Arc::clone(&taken);
        // It ends with the process: nobody waits for it.
        std::thread::spawn(move || {
            for socket in listener.incoming().flatten() {
                let _ = answer(socket, &kept);
            }
        });
        Ok(PushService { address, browser: Browser::new()?, taken })
    }

    /// What a browser says of itself that is to be told at this path.
    pub fn subscription(&self, path: &str) -> String {
        let Browser { point, .. } = &self.browser;
        let [point, auth] = [point.as_slice(), &AUTH].map(|key| URL_SAFE_NO_PAD.encode(key));
        let address = &self.address;
        format!(
            r#"{{"endpoint":"http://{address}{path}","keys":{{"p256dh":"{point}","auth":"{auth}"}}}}"#
        )
    }

    /// Waits until so much was pushed, and reads it.
    pub fn until(&self, count: usize) -> io::Result<Vec<Pushed>> {
        let start = Instant::now();
        loop {
            let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner).clone();
            if taken.len() >= count {
                return taken.into_iter().map(|one| self.browser.read(one)).collect();
            }
            if start.elapsed() > PATIENCE {
                return Err(io::Error::other(format!("{} were pushed", taken.len())));
            }
            std::thread::sleep(PAUSE);
        }
    }
}

fn answer(socket: TcpStream, taken: &Mutex<Vec<Taken>>) -> io::Result<()> {
    socket.set_read_timeout(Some(PATIENCE))?;
    let mut reader = BufReader::new(socket);
    let mut first = String::new();
    reader.read_line(&mut first)?;
    let path = first.split(' ').nth(1).unwrap_or_default().to_owned();
    let mut head = BTreeMap::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        head.insert(name.to_lowercase(), value.to_owned());
    }
    let length = head.get("content-length").and_then(|length| length.parse().ok());
    let mut body = vec![0; length.unwrap_or_default()];
    reader.read_exact(&mut body)?;
    let status = if path == "/gone" { "410 Gone" } else { "201 Created" };
    taken.lock().unwrap_or_else(PoisonError::into_inner).push(Taken { path, head, body });
    let mut socket = reader.into_inner();
    write!(socket, "HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
}

impl Browser {
    fn new() -> io::Result<Browser> {
        let folder = tempfile::tempdir()?;
        let key = folder.path().join("key.pem");
        let mut make = Command::new("openssl");
        make.args(["ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out"]).arg(&key);
        output(&mut make)?;
        let mut show = Command::new("openssl");
        show.args(["ec", "-pubout", "-outform", "DER", "-in"]).arg(&key);
        let shown = output(&mut show)?;
        let point = shown.strip_prefix(&PREFIX[..]).ok_or(io::ErrorKind::InvalidData)?.to_vec();
        Ok(Browser { folder, point })
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Reads what was pushed as RFC 8291 says.
    fn read(&self, taken: Taken) -> io::Result<Pushed> {
        let Taken { path, head, mut body } = taken;
        let broken = || io::Error::from(io::ErrorKind::InvalidData);
        let mut rest = body.split_off(16);
        let salt = body;
        let length = usize::from(*rest.get(4).ok_or_else(broken)?);
        let mut record = rest.split_off(5 + length);
        let point = rest.split_off(5);
        std::fs::write(self.file("theirs.der"), [&PREFIX[..], &point].concat())?;
        let mut derive = Command::new("openssl");
        derive.args(["pkeyutl", "-derive", "-inkey"]).arg(self.file("key.pem"));
        derive.args(["-peerform", "DER", "-peerkey"]).arg(self.file("theirs.der"));
        let shared = output(&mut derive)?;
        let info = [b"WebPush: info\0", self.point.as_slice(), &point].concat();
        let secret = derived(&AUTH, &shared, &info);
        let key = derived(&salt, &secret, b"Content-Encoding: aes128gcm\0");
        let nonce = derived(&salt, &secret, b"Content-Encoding: nonce\0");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).map_err(|_| broken())?;
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).map_err(|_| broken())?;
        let opened =
            aead::LessSafeKey::new(key).open_in_place(nonce, aead::Aad::empty(), &mut record);
        let text = opened.map_err(|_| broken())?.strip_suffix(&[2]).ok_or_else(broken)?;
        Ok(Pushed { path, head, text: String::from_utf8_lossy(text).into_owned() })
    }
}

fn derived(salt: &[u8], secret: &[u8], info: &[u8]) -> Vec<u8> {
    let extracted = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret);
    let expand = hmac::Key::new(hmac::HMAC_SHA256, extracted.as_ref());
    hmac::sign(&expand, &[info, &[1]].concat()).as_ref().to_vec()
}

fn output(command: &mut Command) -> io::Result<Vec<u8>> {
    let output = command.output()?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(io::Error::other(said));
    }
    Ok(output.stdout)
}
