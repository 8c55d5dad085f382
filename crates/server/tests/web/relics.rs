//! Tables whose box is not known: what is told of them, and how they come back.

use axum::http::StatusCode;

use crate::boxes::{GAME, boxed, hosting};
use crate::house::{House, Visitor};
use crate::playing::play;

fn form(variant: &str) -> String {
    format!("game={GAME}&variant={variant}&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta")
}

/// A box whose bank gives so many pesos. What happens before somebody uses it is the same.
fn banked(pesos: u8) -> String {
    let file = boxed("Anna’s box", 3);
    let before = "bank_pesos = { value = 2,";
    assert!(file.contains(before));
    file.replace(before, &format!("bank_pesos = {{ value = {pesos},"))
}

/// A table of Anna's box, of which neither memory nor the store knows anything. What is once
/// in memory stays there, so it was begun without that box.
async fn orphan(pesos: u8, variant: &str, moves: usize) -> (House, Visitor, String, String) {
    let house = hosting(&[]).await;
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", &form(variant)).await.table();
    play(&house, &anna, &table, moves).await;
    let printed = catalog::find(GAME).unwrap().boxes().read(&banked(pesos)).unwrap();
    let file = house.folder.path().join("ingenio.sqlite");
    house.rewrite(&file, &format!("update matches set data = '{}'", printed.hash)).await;
    house.rewrite(&file, "delete from boxes").await;
    (house.restart().await, anna, table, printed.hash)
}

fn put(house: &House, pesos: u8) {
    let file = house.folder.path().join("boxes/mine.toml");
    std::fs::write(file, banked(pesos)).unwrap();
}

/// The file with its box is all it takes; afterwards not even that.
#[tokio::test]
async fn a_table_revives_when_its_box_is_put_into_the_folder() {
    let (house, anna, table, hash) = orphan(13, "open", 0).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await;
    assert!(page.status.is_success() && page.text.contains(&hash), "{}", page.text);
    let asked = anna.get(&house, &format!("/api/v1/tables/{table}")).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    put(&house, 13);
    let view = anna.view(&house, &table).await;
    assert_eq!(view["box"]["hash"], hash.as_str());
    play(&house, &anna, &table, 10).await;
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    for told in ["data-seq", "Anna’s box", "Take 13 pesos"] {
        assert!(page.contains(told), "{told}: {page}");
    }
    // It lies in the store from now on.
    let kept = house.store.printed(GAME, &hash).await.unwrap();
    assert_eq!(kept.unwrap()["box"]["name"], "Anna’s box");
    std::fs::remove_file(house.folder.path().join("boxes/mine.toml")).unwrap();
    let house = house.restart().await;
    play(&house, &anna, &table, 5000).await;
    assert_eq!(anna.view(&house, &table).await["turn"], "over");
}

/// What is damaged in the store is whole again as soon as the file is there.
#[tokio::test]
async fn a_damaged_box_is_healed_by_its_file() {
    for (pesos, damage) in [(17, "{\"box"), (18, "{}"), (19, "7")] {
        let (house, anna, table, hash) = orphan(pesos, "open", 0).await;
        let file = house.folder.path().join("ingenio.sqlite");
        let row = format!("insert into boxes values ('{hash}', '{GAME}', '{damage}')");
        house.rewrite(&file, &row).await;
        let asked = anna.get(&house, &format!("/api/v1/tables/{table}")).await;
        assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
        put(&house, pesos);
        play(&house, &anna, &table, 5).await;
        let kept = house.store.printed(GAME, &hash).await.unwrap();
        assert_eq!(kept.unwrap()["box"]["name"], "Anna’s box", "{damage}");
        // A new table with a box that is damaged in the store heals it, too.
        house
            .rewrite(&file, &format!("update boxes set body = '{damage}' where hash = '{hash}'"))
            .await;
        let mut anna = anna;
        anna.fill(&house, "/tables", &format!("{}&box={hash}", form("open"))).await.table();
        let kept = house.store.printed(GAME, &hash).await.unwrap();
        assert_eq!(kept.unwrap()["box"]["name"], "Anna’s box", "{damage}");
    }
}

/// Another box, or one that is spoiled, brings no table back.
#[tokio::test]
async fn only_its_own_box_revives_a_table() {
    let (house, anna, table, _) = orphan(14, "open", 0).await;
    put(&house, 15);
    let asked = anna.get(&house, &format!("/api/v1/tables/{table}")).await;
    assert_eq!(asked.status, StatusCode::CONFLICT, "{}", asked.text);
}

/// Home says that the table rests and why, not that somebody is to move.
#[tokio::test]
async fn home_lists_such_a_table_as_resting() {
    let (house, anna, table, _) = orphan(16, "open", 0).await;
    let line = |page: String| {
        let line = page.split(&format!("/tables/{table}\"")).nth(1).unwrap_or_default();
        line.split("</li>").next().unwrap_or_default().to_owned()
    };
    let home = line(anna.get(&house, "/").await.text);
    assert!(home.contains("On hold: its box cannot be played with here"), "{home}");
    assert!(!home.contains("set one die aside"), "{home}");
    put(&house, 16);
    let home = line(anna.get(&house, "/").await.text);
    assert!(home.contains("set one die aside"), "{home}");
}

/// Who sat there, when, how many moves, and each entry; nothing of it is hidden in an open game.
#[tokio::test]
async fn what_is_written_of_an_open_game_is_shown_and_can_be_taken_along() {
    let (house, anna, table, hash) = orphan(20, "open", 30).await;
    let entries = house.store.entries(&table, 0).await.unwrap();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let moves = house.store.load(&table).await.unwrap().summary.ply;
    for told in
        ["Anna, Berta", &format!("The game has {moves} moves"), "Berta decided.", "Begun on 20"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains("The table was set up."), "only the end of the log: {page}");
    let page = anna.get(&house, &format!("/tables/{table}?log=all")).await.text;
    assert!(page.contains("The table was set up."), "{page}");
    assert_eq!(page.matches("<li>").count(), entries.len());
    let latest = entries.iter().rfind(|entry| entry.kind == store::Kind::Move).unwrap();
    let body = latest.body.to_string().replace('"', "&quot;");
    assert!(page.contains(&body), "{body}: {page}");
    let file = anna.get(&house, &format!("/tables/{table}/entries.jsonl")).await;
    assert_eq!(file.status, StatusCode::OK);
    let lines: Vec<serde_json::Value> =
        file.text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&lines[0]["data"], &lines[0]["game"]), (&hash.as_str().into(), &GAME.into()));
    assert_eq!(lines.len(), entries.len() + 1);
    for (line, entry) in lines[1..].iter().zip(&entries) {
        assert_eq!((&line["seq"], &line["body"]), (&entry.seq.into(), &entry.body));
        assert_eq!(line["kind"], entry.kind.key());
    }
    // It does not pass for a transcript.
    assert!(catalog::replay(&file.text).is_err());
}

/// What one seat knows is nobody else's, also where nobody can play on.
#[tokio::test]
async fn what_is_hidden_stays_hidden() {
    let (house, anna, table, _) = orphan(12, "hidden", 12).await;
    let page = anna.get(&house, &format!("/tables/{table}?log=all")).await.text;
    assert!(page.contains("is hidden until the game is over") && page.contains("Anna decided."));
    assert!(!page.contains("<code>") && !page.contains("entries.jsonl"), "{page}");
    let file = anna.get(&house, &format!("/tables/{table}/entries.jsonl")).await;
    assert_eq!(file.status, StatusCode::FORBIDDEN);
}

/// Where the table can be played, its transcript says more.
#[tokio::test]
async fn entries_of_a_table_that_can_be_played_are_its_transcript() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", &form("open")).await.table();
    let file = anna.get(&house, &format!("/tables/{table}/entries.jsonl")).await;
    assert_eq!(file.status, StatusCode::SEE_OTHER);
    let none = anna.get(&house, "/tables/none/entries.jsonl").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}
