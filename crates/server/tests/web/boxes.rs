//! Printed data as a value: tables play with the box they began with, whatever becomes of it.

use axum::http::StatusCode;
use locale::Language;
use serde_json::json;
use server::{Limits, Options};
use title::Title;

use crate::house::{House, Visitor};
use crate::playing::play;

pub(crate) const GAME: &str = "santiago-de-cuba";
const FORM: &str = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=here";

/// A box in which everybody starts with so many pesos.
pub(crate) fn boxed(name: &str, pesos: u8) -> String {
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
pub(crate) async fn hosting(boxes: &[(&str, String)]) -> House {
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
    let stale = format!("{FORM}&seat-2=open&name-2=Carlo&rule-new-dice=deliverer&box={hash}");
    let stale = anna.fill(&house, "/tables", &stale).await;
    assert_eq!(stale.status, StatusCode::BAD_REQUEST, "{}", stale.text);
    kept(&stale.text);
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

/// A form whose box has vanished comes back with a kind sentence, filled in as it was.
fn kept(page: &str) {
    assert!(page.contains("is no longer offered") && page.contains("better box"), "{page}");
    let select = |name: &str| {
        let select = page.split(&format!("name=\"{name}\"")).nth(1).unwrap_or_default();
        let select = select.split("</select>").next().unwrap_or_default();
        let chosen = select.split("<option value=\"").find(|option| option.contains(" selected"));
        chosen.and_then(|option| option.split('"').next()).unwrap_or_default().to_owned()
    };
    let fields = ["seat-0", "seat-1", "seat-2", "seat-3", "variant"].map(select);
    assert_eq!(fields, ["me", "here", "open", "none", "open"]);
    assert_eq!(select("rule-new-dice"), "deliverer");
    assert!(page.contains("value=\"Carlo\"") && page.contains("value=\"Anna\""), "{page}");
    assert!(page.contains("name=\"back\" value=\"/new/santiago-de-cuba\""), "{page}");
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

/// Boxes of the same name are told apart, each says what it corrects, and so does the table;
/// programs learn which box it is too.
#[tokio::test]
async fn a_box_says_what_it_corrects() {
    let title = catalog::find(GAME).unwrap();
    let ours = title.boxes().built_in().hash;
    let first = title.boxes().read(&boxed("Club box", 11)).unwrap().hash;
    let second = boxed("Club box", 14).replace(&ours, &first);
    let house = hosting(&[("one.toml", boxed("Club box", 11)), ("two.toml", second)]).await;
    let page = Visitor::default().get(&house, &format!("/new/{GAME}")).await.text;
    let plain = format!("Club box ({}), corrects “As we know the box”", &first[..8]);
    assert!(page.contains(&plain), "{page}");
    let hash = offered(&house, "corrects “Club box”").await.unwrap();
    assert_ne!(hash, first);
    assert!(page.contains(&format!("Club box ({}), corrects “Club box”", &hash[..8])), "{page}");
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Corrects: “Club box”"), "{page}");
    let told = json!({"hash": hash, "name": "Club box", "built_in": false});
    assert_eq!(anna.view(&house, &table).await["box"], told);
    let usual = anna.fill(&house, "/tables", FORM).await.table();
    let told = &anna.view(&house, &usual).await["box"];
    assert_eq!((&told["hash"], &told["built_in"]), (&ours.into(), &true.into()));
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
    // The host is told of all but the notes, modestly.
    let told = "5 files in the host’s folder “boxes” are not offered: broken.toml, cut.toml, \
                huge.toml, newer.toml, other.toml. “ingenio box check” says why.";
    assert!(page.contains(told), "{page}");
    let mut anna = Visitor::default();
    for hash in ["", "66d7", "../../etc/passwd", "cafecafecafecafe"] {
        let answer = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{hash}");
    }
}

/// Whatever lies there, nobody waits for it, and the host is told of it.
#[cfg(unix)]
#[tokio::test]
async fn what_is_no_plain_file_is_left_out() {
    let file = catalog::find(GAME).unwrap().boxes().file();
    let house = hosting(&[
        ("a.toml", boxed("Mine", 5)),
        ("b.toml", boxed("Mine again", 5)),
        ("ours.toml", file),
        (".hidden.toml", "no box".to_owned()),
    ])
    .await;
    let folder = house.folder.path().join("boxes");
    let mut anna = Visitor::default();
    let told = async || {
        let page = Visitor::default().get(&house, &format!("/new/{GAME}")).await.text;
        let told = page.split("not offered: ").nth(1).unwrap_or_default();
        told.split(". ").next().unwrap_or_default().to_owned()
    };
    assert_eq!(told().await, "b.toml, ours.toml");
    std::fs::create_dir(folder.join("c.toml")).unwrap();
    let pipe = std::process::Command::new("mkfifo").arg(folder.join("pipe.toml")).status();
    assert!(pipe.unwrap().success());
    std::os::unix::fs::symlink("pipe.toml", folder.join("link.toml")).unwrap();
    assert_eq!(told().await, "b.toml, c.toml, link.toml, ours.toml, pipe.toml");
    // A correction of the first makes the second another box.
    std::fs::write(folder.join("a.toml"), boxed("Mine", 6)).unwrap();
    assert_eq!(told().await, "c.toml, link.toml, ours.toml, pipe.toml");
    assert!(offered(&house, "Mine again").await.is_some());
    anna.fill(&house, "/tables", FORM).await.table();
}

/// More files than are looked at: the first ones by name are offered, the others named.
#[tokio::test]
async fn too_many_files_are_left_out_and_counted() {
    let files: Vec<(String, String)> =
        (0..66).map(|number| (format!("{number:02}.toml"), "cut".to_owned())).collect();
    let files: Vec<(&str, String)> =
        files.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    let house = hosting(&files).await;
    let page = Visitor::default().get(&house, &format!("/new/{GAME}")).await.text;
    let told = "66 files in the host’s folder “boxes” are not offered: 00.toml, 01.toml, \
                02.toml, 03.toml, 04.toml, ….";
    assert!(page.contains(told), "{page}");
    let folder = house.folder.path().join("boxes");
    std::fs::write(folder.join("10.toml"), boxed("Tenth", 5)).unwrap();
    std::fs::write(folder.join("65.toml"), boxed("Last", 6)).unwrap();
    assert!(offered(&house, "Tenth").await.is_some());
    assert!(offered(&house, "Last").await.is_none());
}

/// Set-up and table say which printed values are ours; all of them are one click away.
#[tokio::test]
async fn what_is_ours_is_said() {
    let house = House::open().await;
    for title in catalog::GAMES {
        let (id, players) = (title.profile().id, title.profile().players().min().unwrap_or(2));
        let ours = title.words(Language::En).text("ours");
        let link = format!("href=\"/games/{id}/box.toml\"");
        let mut anna = Visitor::default();
        let page = anna.get(&house, &format!("/new/{id}")).await.text;
        assert!(page.contains(&ours) && page.contains(&link), "{id}: {page}");
        let seats =
            (1..players).map(|seat| format!("&seat-{seat}=here")).collect::<Vec<_>>().concat();
        let table = anna.fill(&house, "/tables", &format!("game={id}&seat-0=me{seats}")).await;
        let page = anna.get(&house, &format!("/tables/{}", table.table())).await.text;
        assert!(page.contains(&ours) && page.contains(&link), "{id}: {page}");
        let file = anna.get(&house, &format!("/games/{id}/box.toml")).await.text;
        assert!(title.boxes().read(&file).is_ok(), "{id}");
        assert!(file.contains("\"proposal\""), "{id} has labels");
    }
    let none = Visitor::default().get(&house, "/games/chess/box.toml").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

/// Of many rules one is shown at once, and the others on demand, each with a sentence.
#[tokio::test]
async fn many_rules_are_shown_on_demand() {
    let house = House::open().await;
    let many = |title: &&&dyn Title| title.profile().switches.len() > 5;
    for title in catalog::GAMES.iter().filter(many) {
        let (id, switches) = (title.profile().id, title.profile().switches);
        let page = Visitor::default().get(&house, &format!("/new/{id}")).await.text;
        let (before, within) = page.split_once("<details class=\"more\">").expect("it is folded");
        let (within, after) = within.split_once("</details>").expect("it ends");
        assert!(after.contains("</form>"), "what is folded is part of the form");
        for (nth, switch) in switches.iter().enumerate() {
            let select = format!("name=\"rule-{}\"", switch.name);
            assert_eq!(before.contains(&select), nth == 0, "{select}");
            assert_eq!(within.contains(&select), nth > 0, "{select}");
            let about = title.words(Language::En).text(&format!("rule-{}-about", switch.name));
            assert!(page.contains(&about), "{select}: {about}");
        }
    }
}
