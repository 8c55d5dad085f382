//! Printed data as a value: tables play with the box they began with, whatever becomes of it.

use axum::http::StatusCode;
use locale::Language;
use serde_json::json;
use server::{Limits, Options};
use tabletop::Key as _;
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
    filled_in(page);
}

/// The form is as it was filled in.
fn filled_in(page: &str) {
    let select = |name: &str| {
        let select = page.split(&format!("name=\"{name}\"")).nth(1).unwrap_or_default();
        let select = select.split("</select>").next().unwrap_or_default();
        let chosen = select.split("<option value=\"").find(|option| option.contains(" selected"));
        chosen.and_then(|option| option.split('"').next()).unwrap_or_default().to_owned()
    };
    let button = |name: &str| {
        let field = format!("type=\"radio\" name=\"{name}\" value=\"");
        let mut buttons = page.split(&field).skip(1);
        let is_chosen =
            |button: &&str| button.split('>').next().unwrap_or_default().ends_with(" checked");
        let chosen = buttons.find(is_chosen).unwrap_or_default();
        chosen.split('"').next().unwrap_or_default().to_owned()
    };
    let fields = ["seat-0", "seat-1", "seat-2", "seat-3", "variant"].map(button);
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
    let plain = format!("Club box ({}), corrects “The box as we know it”", &first[..8]);
    assert!(page.contains(&plain), "{page}");
    let hash = offered(&house, "corrects “Club box”").await.unwrap();
    assert_ne!(hash, first);
    assert!(page.contains(&format!("Club box ({}), corrects “Club box”", &hash[..8])), "{page}");
    let mut anna = Visitor::default();
    let table = anna.fill(&house, "/tables", &format!("{FORM}&box={hash}")).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Corrects: “Club box”"), "{page}");
    let file = format!("/tables/{table}/box.toml");
    let told = json!({"hash": hash, "name": "Club box", "built_in": false, "file": file});
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
    // The host is told of all but the notes, modestly, and why.
    assert!(page.contains("5 files in the host’s folder “boxes” are not offered:"), "{page}");
    let check = |file: &str| format!("{file}: “ingenio box check” says what is wrong with it.");
    let [broken, cut, newer, other] =
        ["broken", "cut", "newer", "other"].map(|file| check(&format!("{file}.toml")));
    let huge = "huge.toml cannot be read; the log says why.".to_owned();
    assert_eq!(left_out(&page), [broken, cut, huge, newer, other]);
    // Other games have nothing to do with what is known to be of this one.
    let page = Visitor::default().get(&house, "/new/cuba").await.text;
    assert_eq!(left_out(&page), ["huge.toml cannot be read; the log says why."]);
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
    let told =
        async || left_out(&Visitor::default().get(&house, &format!("/new/{GAME}")).await.text);
    let twin = "b.toml has the same values as a.toml.";
    let ours = "ours.toml has the same values as our own box.";
    let unread = |file: &str| format!("{file}.toml cannot be read; the log says why.");
    let [folders, link, piped] = ["c", "link", "pipe"].map(unread);
    assert_eq!(told().await, [twin, ours]);
    std::fs::create_dir(folder.join("c.toml")).unwrap();
    let pipe = std::process::Command::new("mkfifo").arg(folder.join("pipe.toml")).status();
    assert!(pipe.unwrap().success());
    std::os::unix::fs::symlink("pipe.toml", folder.join("link.toml")).unwrap();
    assert_eq!(told().await, [twin, &folders, &link, ours, &piped]);
    // A correction of the first makes the second another box.
    std::fs::write(folder.join("a.toml"), boxed("Mine", 6)).unwrap();
    assert_eq!(told().await, [&folders, &link, ours, &piped]);
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
    assert!(page.contains("66 files in the host’s folder “boxes” are not offered:"), "{page}");
    let told = left_out(&page);
    let first = "00.toml: “ingenio box check” says what is wrong with it.";
    assert_eq!((told.len(), told[0].as_str(), told[5].as_str()), (6, first, "and 61 more"));
    let folder = house.folder.path().join("boxes");
    std::fs::write(folder.join("10.toml"), boxed("Tenth", 5)).unwrap();
    std::fs::write(folder.join("65.toml"), boxed("Last", 6)).unwrap();
    assert!(offered(&house, "Tenth").await.is_some());
    assert!(offered(&house, "Last").await.is_some(), "what says nothing pushes out nobody");
}

/// Many files of one game do not push out those of another, and the page says what is so.
#[tokio::test]
async fn every_game_has_room_for_its_files() {
    let ours = |number: usize| {
        boxed("Mine", 4).replace("value = 230,", &format!("value = {},", 300 + number))
    };
    let mut files: Vec<(String, String)> =
        (0..66).map(|number| (format!("a{number:02}.toml"), ours(number))).collect();
    let second = second_box("cuba");
    files.push(("z.toml".to_owned(), second));
    let files: Vec<(&str, String)> =
        files.iter().map(|(name, text)| (name.as_str(), text.clone())).collect();
    let house = hosting(&files).await;
    let page = Visitor::default().get(&house, "/new/cuba").await.text;
    assert!(page.contains("Other numbers everywhere"), "{page}");
    assert_eq!(left_out(&page), [""; 0]);
    let page = Visitor::default().get(&house, &format!("/new/{GAME}")).await.text;
    let many = |file: &str| format!("{file}: only the first 64 files of each game are looked at.");
    assert_eq!(left_out(&page), [many("a64.toml"), many("a65.toml")]);
}

/// The files that the set-up page says are not offered, and why.
fn left_out(page: &str) -> Vec<String> {
    let list = page.split("<ul class=\"quiet left-out\">").nth(1).unwrap_or_default();
    let list = list.split("</ul>").next().unwrap_or_default();
    list.split("<li>").skip(1).map(|item| item.trim_end_matches("</li>").to_owned()).collect()
}

/// Set-up and table say which printed values are ours; all of them are one click away.
#[tokio::test]
async fn what_is_ours_is_said() {
    let house = House::open().await;
    for title in catalog::GAMES {
        let (id, players) = (title.profile().id, title.profile().players().min().unwrap_or(2));
        let ours = title.words(Language::En).text("ours");
        let link = format!("href=\"/games/{id}/box\">");
        let mut anna = Visitor::default();
        let page = anna.get(&house, &format!("/new/{id}")).await.text;
        assert!(page.contains(&ours) && page.contains(&link), "{id}: {page}");
        let seats =
            (1..players).map(|seat| format!("&seat-{seat}=here")).collect::<Vec<_>>().concat();
        let table = anna.fill(&house, "/tables", &format!("game={id}&seat-0=me{seats}")).await;
        let table = format!("/tables/{}", table.table());
        let page = anna.get(&house, &table).await.text;
        let link = format!("href=\"{table}/box\"");
        assert!(page.contains(&ours) && page.contains(&link), "{id}: {page}");
        for from in [format!("/games/{id}"), table.clone()] {
            let page = anna.get(&house, &format!("{from}/box")).await.text;
            assert!(page.contains(&ours), "{id}: {page}");
            assert!(page.contains(&format!("href=\"{from}/box.toml\"")), "{id}: {page}");
            assert_eq!(proposals(&page), title.boxes().built_in().proposals, "{id}: {page}");
        }
        let file = anna.get(&house, &format!("/games/{id}/box.toml")).await.text;
        assert_eq!(anna.get(&house, &format!("{table}/box.toml")).await.text, file, "{id}");
        assert!(title.boxes().read(&file).is_ok(), "{id}");
        assert!(file.contains("\"proposal\""), "{id} has labels");
    }
    for none in ["/games/chess/box.toml", "/games/chess/box", "/games/cuba/box?box=0"] {
        let none = Visitor::default().get(&house, none).await;
        assert_eq!(none.status, StatusCode::NOT_FOUND);
    }
}

/// With a box of its own a table says what that one calls a proposal, and all its values are one
/// click away, as they are played with: for every game, in every language.
#[tokio::test]
async fn a_box_of_one_s_own_speaks_for_itself() {
    for title in catalog::GAMES {
        let (id, players) = (title.profile().id, title.profile().players().min().unwrap_or(2));
        let printed = title.boxes().read(&second_box(id)).unwrap();
        let default_boxes = vec![(id.to_owned(), printed.clone())];
        let house = House::with(Options { default_boxes, ..Options::with(Limits::none()) }).await;
        for language in Language::ALL {
            let words = title.words(*language);
            let own = [("name", printed.name.as_str().into()), ("count", printed.proposals.into())];
            let own = words.with("box-proposals", &own);
            let spoken = format!("language={}", language.key());
            let says = |page: &str, link: &str| {
                assert!(page.contains(&own), "{id}, {own}: {page}");
                assert!(page.contains(&format!("href=\"{link}\"")), "{id}, {link}: {page}");
                let ours = words.text("ours");
                let claims = [
                    "our own proposal",
                    "our assumption",
                    "unser eigener",
                    "unsere Annahme",
                    "propuestas nuestras",
                ];
                for claim in claims.into_iter().chain([ours.as_str()]) {
                    assert!(!page.contains(claim), "{id}, {claim}: {page}");
                }
            };
            let mut anna = Visitor { cookie: Some(spoken.clone()) };
            let page = anna.get(&house, &format!("/new/{id}")).await.text;
            let link = format!("/games/{id}/box?box={}", printed.hash);
            says(&page, &link);
            let link = format!("/games/{id}/box.toml?box={}", printed.hash);
            let page = anna.get(&house, &format!("/games/{id}/box?box={}", printed.hash)).await;
            says(&page.text, &link);
            assert_eq!(proposals(&page.text), printed.proposals, "{id}: {}", page.text);
            assert_eq!(anna.get(&house, &link).await.text, title.boxes().file_of(&printed));
            let seats: Vec<String> =
                (1..players).map(|seat| format!("&seat-{seat}=here")).collect();
            let form = format!("game={id}&seat-0=me{}", seats.concat());
            let table = format!("/tables/{}", anna.fill(&house, "/tables", &form).await.table());
            anna.cookie = anna.cookie.map(|cookie| format!("{cookie}; {spoken}"));
            let link = format!("{table}/box");
            says(&anna.get(&house, &table).await.text, &link);
            let link = format!("{table}/box.toml");
            says(&anna.get(&house, &format!("{table}/box")).await.text, &link);
            // Whoever may see the table may read it, and a copy is the same box.
            let file = Visitor::default().get(&house, &link).await;
            assert_eq!(file.status, StatusCode::OK);
            let again = title.boxes().read(&file.text).unwrap();
            let mut value = printed.value.clone();
            value["box"].as_object_mut().unwrap().remove("parent");
            assert_eq!((&again.hash, &again.value), (&printed.hash, &value), "{id}");
        }
    }
    let none = Visitor::default().get(&House::open().await, "/tables/none/box.toml").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}

/// How many values a page shows as proposals before anything is unfolded.
fn proposals(page: &str) -> usize {
    let open = page.split("<details open>").nth(1).unwrap_or_default();
    open.split("</details>").next().unwrap_or_default().matches("<dt>").count()
}

/// The other box that a game's own tests play with.
fn second_box(id: &str) -> String {
    let file =
        format!("{}/../../games/{id}/rules/tests/second-box.toml", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(file).unwrap()
}

/// The rules follow the box that is chosen, and what was filled in stays.
#[tokio::test]
async fn the_rules_are_told_with_the_numbers_of_the_chosen_box() {
    let house =
        hosting(&[("mine.toml", boxed("Nine", 9)), ("other.toml", boxed("Eleven", 11))]).await;
    let anna = Visitor::default();
    let page = anna.get(&house, &format!("/new/{GAME}")).await.text;
    assert!(
        page.contains("3 pesos, 2 points")
            && page.contains("With the numbers of: The box as we know it.")
    );
    let ask =
        format!("form=\"order\" formmethod=\"get\" formnovalidate formaction=\"/new/{GAME}\"");
    assert!(page.contains(&ask) && page.contains("id=\"order\""), "{page}");
    // Whoever presses Enter in the form makes the table.
    assert!(page.find("Start").unwrap() < page.find(&ask).unwrap());
    let hash = offered(&house, "Eleven").await.unwrap();
    let filled = "seat-0=me&name-0=Anna&seat-1=here&seat-2=open&name-2=Carlo&variant=open\
                  &rule-new-dice=deliverer";
    let page = anna.get(&house, &format!("/new/{GAME}?{filled}&box={hash}")).await.text;
    assert!(page.contains("11 pesos, 2 points") && !page.contains("3 pesos, 2 points"), "{page}");
    assert!(page.contains("With the numbers of: Eleven.") && !page.contains("no longer offered"));
    assert!(page.contains(&format!("<option value=\"{hash}\" selected")), "{page}");
    filled_in(&page);
    assert!(page.contains("Played with what is printed in “Eleven”."), "{page}");
    // It was only looked at: nothing is kept of it.
    assert!(catalog::find(GAME).unwrap().boxes().find(&hash).is_none());
    let page = anna.get(&house, &format!("/new/{GAME}?{filled}&box=cafe")).await.text;
    assert!(page.contains("no longer offered") && page.contains("3 pesos, 2 points"), "{page}");
    filled_in(&page);
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
            // What it cites is a link.
            let cited = about.strip_suffix(')').and_then(|rest| rest.rsplit_once('('));
            let (said, citation) = cited.unwrap_or((&about, ""));
            assert!(page.contains(said), "{select}: {about}");
            let link = format!("<a href=\"/rules/{id}/{citation}\">{citation}</a>");
            assert!(citation.is_empty() || page.contains(&link), "{select}: {link}");
        }
    }
}
