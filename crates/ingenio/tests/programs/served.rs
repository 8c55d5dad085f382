//! A real server, and a player who makes tables at it.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStderr, Command, Stdio};

use tempfile::TempDir;

/// A server under way.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    _folder: TempDir,
    /// What it says is read by somebody as long as it runs.
    _said: BufReader<ChildStderr>,
}

/// Somebody who is known by a cookie.
#[derive(Default)]
pub(crate) struct Player {
    pub(crate) token: String,
}

impl Server {
    pub(crate) fn start() -> Server {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ingenio"));
        command
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path().join("data"));
        let mut child = command.stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stderr.take().unwrap());
        said.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap_or_else(|| panic!("no address: {line}"));
        let address = address.split(' ').next().unwrap().to_owned();
        Server { child, address, _folder: folder, _said: said }
    }

    /// Sends a request, a form if there is one, and reads the whole answer.
    pub(crate) fn ask(&self, player: &Player, path: &str, form: Option<&str>) -> String {
        let method = if form.is_some() { "POST" } else { "GET" };
        let (token, form) = (&player.token, form.unwrap_or_default());
        let mut socket = TcpStream::connect(&self.address).unwrap();
        write!(
            socket,
            "{method} {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nCookie: ingenio={token}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n{form}",
            form.len()
        )
        .unwrap();
        let mut answer = String::new();
        socket.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Makes a table by a form, and says what it is called. Whoever is not known yet is then.
    pub(crate) fn make(&self, player: &mut Player, form: &str) -> String {
        let answer = self.ask(player, "/tables", Some(form));
        let after = |mark: &str, end: &[char]| {
            answer.split(mark).nth(1).map(|rest| rest.split(end).next().unwrap().to_owned())
        };
        if let Some(token) = after("set-cookie: ingenio=", &[';']) {
            player.token = token;
        }
        after("location: /tables/", &['\r', '?']).unwrap_or_else(|| panic!("no table: {answer}"))
    }

    /// A table of every game at which the player sits with bots, by the games' ids.
    pub(crate) fn make_all(&self, player: &mut Player) -> Vec<(&'static str, String)> {
        let games = ["santiago-de-cuba", "cuba", "cube-express", "18cuba"];
        let form = |game| format!("game={game}&seat-0=me&name-0=Anna&seat-1=bot:random");
        games.map(|game| (game, self.make(player, &form(game)))).to_vec()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Whatever went wrong, it does not stay behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
