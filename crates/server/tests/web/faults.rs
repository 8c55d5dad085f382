//! While nothing can be written nothing is acknowledged and everything can be
//! read; when it can, play goes on by itself.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tempfile::TempDir;

use crate::house::{Answer, House, Visitor};

/// As many pages as anybody wants.
const ENOUGH: u32 = 1 << 30;
const SENTENCE: &str =
    "Nothing can be saved at the moment, so nothing has been changed. Try again in a moment.";

const DAMAGED: &str = "The file that holds the tables is damaged or gone.";

/// Tables of two people, and of one with two bots.
struct Tables {
    anna: Visitor,
    people: String,
    bots: String,
}

impl Tables {
    async fn set(house: &House) -> Tables {
        let mut anna = Visitor::default();
        let people = house.table(&mut anna, "open", &["here"]).await;
        let bots = house.table(&mut anna, "hidden", &["bot:greedy", "bot:greedy"]).await;
        anna.turn(house, &people, 0).await;
        Tables { anna, people, bots }
    }

    /// Makes some move at the table of people. Where the next thing is a draw that cannot be
    /// written down the table waits, and the server says why.
    async fn go_on(&self, house: &House) -> Answer {
        let mut view = self.anna.view_as(house, &self.people, 0).await;
        while view["turn"] == "chance" {
            let ready = self.anna.get(house, "/readyz").await;
            if ready.status != StatusCode::OK {
                return ready;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
            view = self.anna.view_as(house, &self.people, 0).await;
        }
        let seat = view["turn"]["decide"][0].as_u64().unwrap();
        let view = self.anna.view_as(house, &self.people, seat).await;
        let body = json!({"seat": seat, "decision": view["decision"], "path": view["choices"][0]});
        self.anna.act(house, &self.people, &body).await
    }

    /// Moves until several in a row are not acknowledged: one may be refused for a bot's sake,
    /// with whose larger write it was to be committed, and the next still find room.
    async fn until_refused(&self, house: &House) {
        let mut refused = 0;
        for _ in 0..150 {
            let answer = self.go_on(house).await;
            if answer.status == StatusCode::SERVICE_UNAVAILABLE {
                refused += 1;
            } else {
                assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
                refused = 0;
            }
            if refused == 5 {
                return;
            }
        }
        panic!("everything was acknowledged");
    }

    /// What is refused changes nothing, and everything can be read. A full file may still have
    /// pages with room for a small move between larger ones; that one is then on the disk.
    async fn nothing_is_acknowledged(&self, house: &House, tries: usize) {
        let (mut refused, mut found_room) = (0, 0);
        while refused < tries {
            let answer = self.go_on(house).await;
            if answer.status == StatusCode::OK {
                found_room += 1;
                // A page has room for some forty small moves, and several pages may have some left.
                assert!(found_room < 120, "there is always room");
                let number = answer.json()["seq"].as_u64().unwrap();
                assert!(house.entries(&self.people).await as u64 >= number, "it is not there");
            } else {
                assert_eq!(answer.status, StatusCode::SERVICE_UNAVAILABLE, "{answer:?}");
                assert_eq!(answer.error(), SENTENCE);
                refused += 1;
            }
        }
        let ready = self.anna.get(house, "/readyz").await;
        assert_eq!(
            (ready.status, ready.error().as_str()),
            (StatusCode::SERVICE_UNAVAILABLE, SENTENCE)
        );
        let mut stranger = Visitor::default();
        let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
        let made = stranger.fill(house, "/tables", form).await;
        if made.status == StatusCode::SEE_OTHER {
            // Where it found room in pages that are there already, it is on the disk.
            assert!(house.entries(&made.table()).await > 0);
        } else {
            assert_eq!((made.status, &stranger.cookie), (StatusCode::SERVICE_UNAVAILABLE, &None));
        }
        for page in ["/", "/healthz", "/new/cuba", &format!("/tables/{}", self.people)] {
            assert_eq!(self.anna.get(house, page).await.status, StatusCode::OK, "{page}");
        }
        self.shows_what_is_kept(house).await;
    }

    /// What the table shows is what is on the disk, once chance has been drawn.
    async fn shows_what_is_kept(&self, house: &House) {
        for _ in 0..200 {
            let shown = self.anna.view(house, &self.people).await["seq"].as_u64().unwrap();
            if shown == house.entries(&self.people).await as u64 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the table shows something else than what is kept");
    }

    /// Play goes on, at tables where somebody clicks and at those where nobody need.
    async fn goes_on(&self, house: &House) {
        for _ in 0..500 {
            if self.anna.get(house, "/readyz").await.status == StatusCode::OK {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        for _ in 0..5 {
            let answer = self.go_on(house).await;
            assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        }
        for _ in 0..1_000 {
            let view = self.anna.view(house, &self.bots).await;
            if !view["decision"].is_null() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the bots stand still: {}", self.anna.view(house, &self.bots).await);
    }

    /// Makes a move at the table of bots, so that they are under way.
    async fn wake_bots(&self, house: &House) {
        let view = self.anna.turn(house, &self.bots, 0).await;
        if let Some(path) = view["choices"].get(0) {
            let body = json!({"decision": view["decision"], "path": path});
            self.anna.act(house, &self.bots, &body).await;
        }
    }
}

#[tokio::test]
async fn a_full_database() {
    let house = House::open().await;
    let mut tables = Tables::set(&house).await;
    for _ in 0..3 {
        house.store.bound(1).await.unwrap();
        tables.wake_bots(&house).await;
        tables.until_refused(&house).await;
        tables.nothing_is_acknowledged(&house, 15).await;
        house.store.bound(ENOUGH).await.unwrap();
        tables.goes_on(&house).await;
        // A game need not be long enough for another time.
        tables = Tables::set(&house).await;
    }
    let before = tables.anna.view(&house, &tables.people).await;
    let house = house.restart().await;
    assert_eq!(tables.anna.view(&house, &tables.people).await, before);
}

/// A file system of so many bytes; nothing where none can be mounted.
struct Mount(PathBuf);

impl Mount {
    fn new(folder: &Path, options: &str) -> Option<Mount> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(folder);
        let mounted = mount.status().is_ok_and(|status| status.success());
        if !mounted {
            eprintln!("nothing can be mounted here: tried elsewhere");
        }
        mounted.then(|| Mount(folder.to_owned()))
    }
}

impl Drop for Mount {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[tokio::test]
async fn a_full_disk() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mount) = Mount::new(folder.path(), "size=2m") else { return };
    let filler = folder.path().join("filler");
    let house = House::in_folder(folder).await;
    let mut tables = Tables::set(&house).await;
    for _ in 0..2 {
        tables.wake_bots(&house).await;
        // The disk takes what it can, down to the last page.
        let mut size = 2 * 1024 * 1024;
        while size >= 4096 {
            if std::fs::OpenOptions::new().create(true).append(true).open(&filler).is_ok_and(
                |mut file| std::io::Write::write_all(&mut file, &vec![b'x'; size]).is_err(),
            ) {
                size /= 2;
            }
        }
        tables.until_refused(&house).await;
        tables.nothing_is_acknowledged(&house, 30).await;
        std::fs::remove_file(&filler).unwrap();
        tables.goes_on(&house).await;
        tables = Tables::set(&house).await;
    }
    let before = tables.anna.view(&house, &tables.people).await;
    let house = house.restart().await;
    assert_eq!(tables.anna.view(&house, &tables.people).await, before);
    drop((house, mount));
}

#[tokio::test]
async fn a_lock_held_too_long() {
    let house = House::open().await;
    let tables = Tables::set(&house).await;
    let file = house.folder.path().join("ingenio.sqlite");
    let mut other = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    tables.wake_bots(&house).await;
    sqlx::query("begin immediate").execute(&mut other).await.unwrap();
    let reading = async {
        let start = std::time::Instant::now();
        let page = tables.anna.get(&house, &format!("/tables/{}", tables.people)).await;
        (page.status, start.elapsed())
    };
    let (refused, (status, took)) = tokio::join!(tables.go_on(&house), reading);
    assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{refused:?}");
    assert_eq!(status, StatusCode::OK);
    assert!(took < Duration::from_secs(1), "a reader waited {took:?} for a writer");
    tables.nothing_is_acknowledged(&house, 0).await;
    sqlx::query("rollback").execute(&mut other).await.unwrap();
    tables.goes_on(&house).await;
}

#[tokio::test]
async fn a_read_only_folder() {
    let folder = tempfile::tempdir().unwrap();
    let Some(mount) = Mount::new(folder.path(), "size=2m,ro") else { return };
    let refused = store::Store::open(folder.path()).await.unwrap_err();
    assert!(refused.to_string().contains("Read-only file system"), "{refused}");
    drop(mount);
}

/// The pages of the file are overwritten while the server runs: whatever can no
/// longer be read or written is said to be so, and the process goes on.
#[tokio::test]
async fn a_damaged_file() {
    let folder = TempDir::new().unwrap();
    let house = House::in_folder(folder).await;
    let tables = Tables::set(&house).await;
    let house = house.restart().await;
    for name in ["ingenio.sqlite", "ingenio.sqlite-wal"] {
        let file = house.folder.path().join(name);
        let length = std::fs::metadata(&file).map_or(0, |file| file.len());
        let garbage = vec![0xa5; usize::try_from(length).unwrap()];
        let mut file = std::fs::OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(false)
            .open(file)
            .unwrap();
        std::io::Write::write_all(&mut file, &garbage).unwrap();
    }
    let page = tables.anna.get(&house, &format!("/tables/{}", tables.people)).await;
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{page:?}");
    assert!(page.error().starts_with(DAMAGED), "{page:?}");
    let ready = tables.anna.get(&house, "/readyz").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE, "{ready:?}");
    assert!(ready.error().starts_with(DAMAGED), "{ready:?}");
    let form = "game=santiago-de-cuba&seat-0=me&seat-1=bot:greedy";
    let made = Visitor::default().fill(&house, "/tables", form).await;
    assert_eq!(made.status, StatusCode::SERVICE_UNAVAILABLE, "{made:?}");
    assert_eq!(tables.anna.get(&house, "/healthz").await.status, StatusCode::OK);
    assert_eq!(tables.anna.get(&house, "/new/cuba").await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(Visitor::default().get(&house, "/new/cuba").await.status, StatusCode::OK);
}

/// A table of the database that is missing is noticed by whoever asks whether all is well.
#[tokio::test]
async fn a_missing_table() {
    let house = House::open().await;
    let tables = Tables::set(&house).await;
    assert_eq!(tables.anna.get(&house, "/readyz").await.status, StatusCode::OK);
    let file = house.folder.path().join("ingenio.sqlite");
    house.rewrite(&file, "drop table entries").await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let ready = tables.anna.get(&house, "/readyz").await;
    assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE, "{ready:?}");
    assert!(ready.error().starts_with(DAMAGED), "{ready:?}");
    let moved = tables.go_on(&house).await;
    assert_eq!(moved.status, StatusCode::SERVICE_UNAVAILABLE, "{moved:?}");
    assert!(moved.error().starts_with(DAMAGED), "{moved:?}");
}

/// The file is moved away while the server runs: nothing more is acknowledged. When it is
/// back, play goes on.
#[tokio::test]
async fn a_file_that_is_gone() {
    let house = House::open().await;
    let tables = Tables::set(&house).await;
    tables.goes_on(&house).await;
    for name in ["ingenio.sqlite", "ingenio.sqlite-wal"] {
        let [file, away] = [name, "away"].map(|name| house.folder.path().join(name));
        std::fs::rename(&file, &away).unwrap();
        for _ in 0..5 {
            let refused = tables.go_on(&house).await;
            assert_eq!(refused.status, StatusCode::SERVICE_UNAVAILABLE, "{name}: {refused:?}");
            assert!(refused.error().starts_with(DAMAGED), "{refused:?}");
        }
        let ready = tables.anna.get(&house, "/readyz").await;
        assert_eq!(ready.status, StatusCode::SERVICE_UNAVAILABLE, "{ready:?}");
        std::fs::rename(&away, &file).unwrap();
        tables.goes_on(&house).await;
    }
}

/// One table that is damaged is said to be so; the others and the home page are as before.
#[tokio::test]
async fn one_damaged_table() {
    let house = House::open().await;
    let tables = Tables::set(&house).await;
    let mut anna = tables.anna.clone();
    let third = house.table(&mut anna, "open", &["here"]).await;
    let (file, people) = (house.folder.path().join("ingenio.sqlite"), tables.people.clone());
    let sql = format!("update entries set body = 'x' where match_id = '{people}' and seq = 1");
    house.rewrite(&file, &sql).await;
    let sql = format!("update matches set state = 'x' where id = '{third}'");
    house.rewrite(&file, &sql).await;
    let house = house.restart().await;
    for broken in [&people, &third] {
        let page = anna.get(&house, &format!("/tables/{broken}")).await;
        assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR, "{page:?}");
        assert!(page.error().starts_with("This table cannot be read:"), "{page:?}");
    }
    let home = anna.get(&house, "/").await;
    assert_eq!(home.status, StatusCode::OK, "{home:?}");
    assert!(home.text.contains(&tables.bots) && !home.text.contains(&third));
    anna.view(&house, &tables.bots).await;
}
