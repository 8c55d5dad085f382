//! The example that plays over HTTP, with a real server.

use std::process::Command;

use serde_json::Value;

use crate::root;
use crate::served::{Player, Server};

/// What the bot says of the tables at which it has played.
fn played(arguments: &[&str]) -> Vec<Value> {
    let mut bot = Command::new("python3");
    bot.arg("examples/python/web_bot.py").args(arguments).current_dir(root());
    let done = bot.output().unwrap();
    let error = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{error}");
    let said = String::from_utf8(done.stdout).unwrap();
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Whoever starts it wrongly is told so in a sentence.
#[test]
fn the_python_bot_says_what_is_wrong() {
    let server = Server::start();
    let here = format!("http://{}", server.address);
    for (arguments, sentence) in [
        (&[][..], "say INVITE, or the server's ADDRESS and a TOKEN"),
        (&[&here, "abcdefghijkmnpqrstuvwxyz23456789"], "the token is not known there"),
        (&[&format!("{here}/join/nobody")], "HTTP Error 404"),
        (&["http://127.0.0.1:1", "token"], "Connection refused"),
        (&["nowhere", "token"], "unknown url type"),
    ] {
        let mut bot = Command::new("python3");
        bot.arg("examples/python/web_bot.py").args(arguments).current_dir(root());
        let done = bot.output().unwrap();
        let said = String::from_utf8(done.stderr).unwrap();
        assert_eq!(done.status.code(), Some(1), "{said}");
        assert!(said.starts_with("web_bot.py: ") && said.contains(sentence), "{said}");
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn the_python_bot_sits_down_by_an_invite_and_plays_to_the_end() {
    let (server, mut anna) = (Server::start(), Player::default());
    let form = "game=cube-express&seat-0=bot:greedy&seat-1=open&seat-2=bot:random";
    let table = server.make(&mut anna, form);
    let page = server.ask(&anna, &format!("/tables/{table}"), None);
    let invite = page.split("/join/").nth(1).unwrap().split('"').next().unwrap();
    let played = played(&[&format!("http://{}/join/{invite}", server.address)]);
    assert_eq!(played.len(), 1, "{played:?}");
    assert_eq!((&played[0]["table"], &played[0]["seats"]), (&table.as_str().into(), &[1].into()));
    assert_eq!(played[0]["end"]["places"].as_array().map(Vec::len), Some(3), "{played:?}");
    let page = server.ask(&anna, &format!("/tables/{table}"), None);
    assert!(page.contains("The game is over"), "{page}");
}

#[test]
fn the_python_bot_plays_every_game_to_its_end_with_a_token() {
    let (server, mut anna) = (Server::start(), Player::default());
    let tables = server.make_all(&mut anna);
    let mut played = played(&[&format!("http://{}", server.address), &anna.token]);
    played.sort_by_key(|table| table["game"].to_string());
    let mut games: Vec<_> = tables.iter().map(|(game, _)| *game).collect();
    games.sort_unstable();
    assert_eq!(
        played.iter().map(|table| table["game"].as_str().unwrap()).collect::<Vec<_>>(),
        games
    );
    for table in &played {
        assert!(table["end"]["scores"].as_array().is_some_and(|all| all.len() == 2), "{table}");
    }
}
