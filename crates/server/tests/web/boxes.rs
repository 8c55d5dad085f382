//! Printed data as a value: tables play with the box they began with, whatever becomes of it.

use axum::http::StatusCode;
use serde_json::json;
use server::{Limits, Options};

use crate::house::{House, Visitor};
use crate::playing::play;

const GAME: &str = "santiago-de-cuba";
const FORM: &str = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=here";

/// A box in which everybody starts with so many pesos.
fn boxed(name: &str, pesos: u8) -> String {
    let file = catalog::find(GAME).unwrap().boxes().file();
    let mut lines: Vec<String> = file.lines().map(str::to_owned).collect();
    let start = lines.iter().position(|line| line == "[start]").unwrap();
    let line = lines[start..].iter().position(|line| line.starts_with("pesos = {")).unwrap();
    let line = &mut lines[start + line];
    *line = format!("pesos = {{ value = {pesos}, label = \"rules\", note = \"my box\" }}");
    let head = lines.iter().position(|line| line.starts_with("name = ")).unwrap();
    lines[head] = format!("name = \"{name}\"");
    lines.join("\n")
}

/// A server with a folder of boxes.
async fn hosting(boxes: &[(&str, String)]) -> House {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("boxes")).unwrap();
    for (name, text) in boxes {
        std::fs::write(folder.path().join("boxes").join(name), text).unwrap();
    }
    House::hosting(folder).await
}

/// The hash by which the set-up page offers a box.
async fn offered(house: &House, name: &str) -> Option<String> {
    let page = Visitor::default().get(house, &format!("/new/{GAME}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let option = page.text.split("<option value=\"").find(|option| option.contains(name))?;
    option.split('"').next().map(str::to_owned)
}

async fn pesos(house: &House, anna: &Visitor, table: &str) -> u64 {
    let view = anna.view(house, table).await;
    view["view"]["stores"][0]["seen"]["peso"].as_u64().unwrap()
}

#[tokio::test]
async fn a_table_keeps_its_box_whatever_becomes_of_the_file() {
    let house = hosting(&[("mine.toml", boxed("Anna's box", 9))]).await;
    let hash = offered(&house, "Anna&#39;s box").await.or(offered(&house, "Anna's box").await);
    let hash = hash.unwrap();
    let mut anna = Visitor::default();
    let usual = anna.fill(&house, "/tables", FORM).await.table();
    let mine = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await.table();
    assert_eq!((pesos(&house, &anna, &usual).await, pesos(&house, &anna, &mine).await), (3, 9));
    // The owner corrects the box: what has begun goes on as it began, what begins is new.
    let file = house.folder.path().join("boxes/mine.toml");
    std::fs::write(&file, boxed("Anna's better box", 12)).unwrap();
    play(&house, &anna, &mine, 30).await;
    let better = offered(&house, "better").await.unwrap();
    let stale = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await;
    assert_eq!(stale.status, StatusCode::BAD_REQUEST, "{}", stale.text);
    let later = anna.fill(&house, "/tables", &format!("{FORM}&box={better}")).await.table();
    assert_eq!(pesos(&house, &anna, &later).await, 12);
    // Without the file, after a restart, the table is played to its end.
    std::fs::remove_file(&file).unwrap();
    let house = house.restart().await;
    play(&house, &anna, &mine, 5000).await;
    let over = anna.view(&house, &mine).await;
    assert_eq!(over["turn"], "over", "{over}");
    let page = anna.get(&house, &format!("/tables/{mine}")).await.text;
    assert!(page.contains(&hash), "the table says what it is played with");
    // Its transcript needs no other file.
    let text = anna.get(&house, &format!("/tables/{mine}/transcript.jsonl")).await.text;
    assert!(text.lines().next().unwrap().contains("\"box\":{"));
    catalog::replay(&text).unwrap();
    let text = anna.get(&house, &format!("/tables/{usual}/transcript.jsonl")).await.text;
    assert!(!text.lines().next().unwrap().contains("\"box\""));
}

/// Data that nobody knows any more: the table is shown with a sentence, and not touched.
#[tokio::test]
async fn a_table_with_unknown_data_is_shown_and_not_played() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", FORM).await.table();
    play(&house, &anna, &table, 5).await;
    let entries = house.entries(&table).await;
    let file = house.folder.path().join("ingenio.sqlite");
    let named = "feedfeedfeedfeedfeedfeedfeedfeed";
    house.rewrite(&file, &format!("update matches set data = '{named}'")).await;
    let house = house.restart().await;
    let known = catalog::find(GAME).unwrap().boxes().built_in().hash;
    let page = anna.get(&house, &format!("/tables/{table}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains(named) && page.text.contains(&known), "{}", page.text);
    assert!(page.text.contains("Anna"));
    let asked = anna.get(&house, &format!("/api/v1/tables/{table}")).await;
    assert_eq!(asked.status, StatusCode::CONFLICT);
    assert!(asked.error().contains(named), "{}", asked.text);
    let body = json!({"seat": 0, "decision": 1, "path": "pass"});
    assert_eq!(anna.act(&house, &table, &body).await.status, StatusCode::CONFLICT);
    // A box in the store that is cut is as good as none.
    let file = house.folder.path().join("ingenio.sqlite");
    let cut = format!("insert into boxes values ('{named}', '{GAME}', '{{\"box')");
    house.rewrite(&file, &cut).await;
    for page in ["", "/parts", "/transcript.jsonl", "/accounts"] {
        let status = anna.get(&house, &format!("/tables/{table}{page}")).await.status;
        assert!(!status.is_server_error(), "{page}: {status}");
    }
    assert_eq!(anna.get(&house, "/").await.status, StatusCode::OK);
    assert_eq!(house.entries(&table).await, entries);
}

/// A table of an earlier release, which named the same values otherwise, is played on.
#[tokio::test]
async fn a_table_of_an_earlier_release_is_played_on() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", FORM).await.table();
    play(&house, &anna, &table, 20).await;
    let file = house.folder.path().join("ingenio.sqlite");
    house.rewrite(&file, "update matches set data = '66d7fd9879b51124'").await;
    house.rewrite(&file, "delete from boxes").await;
    let house = house.restart().await;
    play(&house, &anna, &table, 5000).await;
    assert_eq!(anna.view(&house, &table).await["turn"], "over");
}

#[tokio::test]
async fn a_host_sets_the_default_box_of_a_game() {
    let title = catalog::find(GAME).unwrap();
    let printed = title.boxes().read(&boxed("The club's box", 7)).unwrap();
    let default_boxes = vec![(GAME.to_owned(), printed)];
    let house = House::with(Options { default_boxes, ..Options::with(Limits::none()) }).await;
    let mut anna = Visitor::default();
    let page = anna.get(&house, &format!("/new/{GAME}")).await.text;
    assert!(page.contains("7 pesos"), "the rules are told with its numbers");
    let table = anna.fill(&house, "/tables", FORM).await.table();
    assert_eq!(pesos(&house, &anna, &table).await, 7);
    let built_in = title.boxes().built_in().hash;
    let table = anna.fill(&house, "/tables", &format!("{FORM}&box={built_in}")).await.table();
    assert_eq!(pesos(&house, &anna, &table).await, 3);
}

/// What is no box of the game is neither offered nor stored, and harms nothing.
#[tokio::test]
async fn spoiled_boxes_are_not_offered() {
    let sound = boxed("Sound", 4);
    let house = hosting(&[
        ("cut.toml", sound[..sound.len() / 2].to_owned()),
        ("other.toml", sound.replace("game = \"santiago-de-cuba\"", "game = \"go\"")),
        ("newer.toml", sound.replace("format = 1", "format = 9")),
        ("huge.toml", "#".repeat(10_000_000)),
        ("broken.toml", sound.replace("value = 4", "value = 400")),
        ("notes.txt", "no box".to_owned()),
        ("sound.toml", sound.clone()),
    ])
    .await;
    let page = Visitor::default().get(&house, &format!("/new/{GAME}")).await.text;
    let select = page.split("name=\"box\"").nth(1).unwrap().split("</select>").next().unwrap();
    assert_eq!(select.matches("<option").count(), 2, "ours and the sound one: {select}");
    assert!(offered(&house, "Sound").await.is_some());
    let mut anna = Visitor::default();
    for hash in ["", "66d7", "../../etc/passwd", "cafecafecafecafe"] {
        let answer = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{hash}");
    }
}
