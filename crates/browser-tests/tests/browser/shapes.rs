//! Windows of every shape: what is asked, its choices and what they are about are in sight together.

use anyhow::bail;
use browser_tests::{Browser, Seen, Stage};
use serde_json::Value;

/// Phones, tablets, desktops.
const SHAPES: [(u32, u32); 7] =
    [(320, 640), (360, 800), (768, 1024), (1024, 768), (1366, 768), (1600, 1000), (1920, 1080)];

/// What is left of 1366x768 at 200 %: the whole screen, and a window with its bars.
const ZOOMED: [(u32, u32); 2] = [(683, 384), (683, 324)];

/// What is not as it should be in the window as it is.
const UNSEEN: &str = r#"
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1) wrong.push(`the page is ${page.scrollHeight} high`);
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
    const cut = (box, room) => box.left < room.left - 1 || box.top < room.top - 1
        || box.right > room.right + 1 || box.bottom > room.bottom + 1 || box.width === 0;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const inside = (name, element) => {
        if (!element) return wrong.push(`there is no ${name}`);
        const box = element.getBoundingClientRect();
        if (cut(box, screen)) wrong.push(`${name}: ${JSON.stringify(box)}`);
    };
    inside("status", document.querySelector(".status"));
    inside("mover", document.querySelector(".mover"));
    inside("sentence", document.querySelector(".ask .question"));
    inside("foot", document.querySelector(".foot"));
    for (const button of document.querySelectorAll(".foot > *")) {
        const [room, box] = [button.parentElement, button].map((one) => one.getBoundingClientRect());
        if (cut(box, room)) wrong.push(`cut at the foot: ${button.textContent}`);
    }
    inside("key of a player", document.querySelector(".panel-key"));
    for (const panel of document.querySelectorAll(".players section.panel[data-seat]")) {
        const [name, key] = [panel.querySelector(".panel-name"), panel.querySelector(".panel-key")];
        if (!key.childElementCount) continue;
        const [room, box] = [panel, key].map((one) => one.getBoundingClientRect());
        if (box.right > room.right + 1) wrong.push(`money of ${name.textContent} is cut: ${box.right - room.right}`);
    }
    const may = ":is([data-pick], [data-commit], .number button)";
    const shown = (root) => [...document.querySelectorAll(`${root} ${may}`)]
        .filter((pick) => pick.getClientRects().length > 0);
    const choices = shown(".choices");
    const body = document.querySelector(".asked-body").getBoundingClientRect();
    if (choices.length > 0 && cut(choices[0].getBoundingClientRect(), body)) {
        wrong.push(`first choice: ${JSON.stringify(choices[0].getBoundingClientRect())}`);
    }
    const stage = document.querySelector(".drawing").getBoundingClientRect();
    if (stage.height < 100 || stage.width < 200) wrong.push(`board: ${JSON.stringify(stage)}`);
    const beside = new Set(choices.map((pick) => pick.dataset.pick));
    const all = shown(".drawing");
    const alone = all.filter((pick) => !beside.has(pick.getAttribute("data-pick")));
    // What is only seen on the board, or else what the choices are about.
    const about = [...document.querySelectorAll(".drawing [data-look]")].find((part) => part.getClientRects().length > 0);
    const within = all.filter((pick) => about?.contains(pick));
    const wanted = within.length > 0 ? within : alone.length > 0 ? alone : all;
    const pieces = wanted.map((pick) => pick.getBoundingClientRect());
    const half = (box) => box.left + box.width / 2 > stage.left && box.left + box.width / 2 < stage.right
        && box.top + box.height / 2 > stage.top && box.top + box.height / 2 < stage.bottom;
    if (pieces.length > 0 && !pieces.some(half)) wrong.push(`no piece of ${pieces.length} in sight`);
    if (about && pieces.length === 0 && !half(about.getBoundingClientRect())) wrong.push("what it is about is out of sight");
    if (choices.length + pieces.length === 0) wrong.push("nothing can be chosen");
    return wrong;
"#;

/// A table with as many as can play, after some decisions of the first and in the middle of another.
async fn table(browser: &mut Browser, stage: &Stage, game: &str) -> anyhow::Result<String> {
    let title = catalog::find(game)?;
    let players = title.profile().players().max().unwrap_or(2);
    let bots: Vec<String> = (1..players).map(|seat| format!("&seat-{seat}=bot:greedy")).collect();
    let fields = format!("game={game}&seat-0=me&name-0=Anna{}", bots.concat());
    // Who never owns a company decides by one pick, so that another game may be needed.
    for _ in 0..6 {
        let table = stage.table(browser, &fields).await?;
        for _ in 0..12 {
            let seen = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
            browser.pick(&seen).await?;
        }
        if browser.begin(40).await? {
            return Ok(table);
        }
    }
    bail!("no decision of {game} takes two picks")
}

/// How the table is looked at with what is picked so far.
const BEGUN: &str = "const { seat, decision, picked } = document.querySelector('main').dataset;
                     return `?${new URLSearchParams({ seat, decision, picked })}`";

/// In the language of the visitor and in German, which is the longest: what is asked first, and
/// what follows a first pick.
async fn in_every_shape(game: &str, language: &str) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", language).await?;
    let table = table(&mut browser, &stage, game).await?;
    let begun = browser.run(BEGUN, Vec::new()).await?;
    let begun = begun.as_str().unwrap_or_default();
    let mut wrong = Vec::new();
    let shapes = SHAPES.map(|shape| (shape, 1)).into_iter().chain(ZOOMED.map(|shape| (shape, 2)));
    for ((width, height), zoom) in shapes {
        browser.zoom((width, height), zoom).await?;
        for (words, look) in [("de", ""), ("de", begun), (&language[..2], "")] {
            let speak = format!("document.cookie = 'language={words}; path=/'");
            browser.run(&speak, Vec::new()).await?;
            browser.goto(&stage.page(&format!("{table}{look}"))).await?;
            browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
            let found = browser.run(UNSEEN, Vec::new()).await?;
            let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
            wrong.extend(found.map(|fault| format!("{width}x{height} {words}{look}: {fault}")));
            if let Some(folder) = std::env::var_os("INGENIO_PICTURES") {
                let begun = if look.is_empty() { "" } else { "-begun" };
                let file = format!("{game}-{words}-{width}x{height}{begun}.png");
                let picture = browser.screenshot().await?;
                std::fs::write(std::path::Path::new(&folder).join(file), picture)?;
            }
        }
    }
    assert!(wrong.is_empty(), "{game}:\n{}", wrong.join("\n"));
    browser.close().await
}

#[tokio::test]
async fn santiago_de_cuba_in_every_shape() -> anyhow::Result<()> {
    in_every_shape("santiago-de-cuba", "en-US").await
}

#[tokio::test]
async fn cuba_in_every_shape() -> anyhow::Result<()> {
    in_every_shape("cuba", "en-US").await
}

#[tokio::test]
async fn cube_express_in_every_shape() -> anyhow::Result<()> {
    in_every_shape("cube-express", "es-ES").await
}

#[tokio::test]
async fn eighteen_cuba_in_every_shape() -> anyhow::Result<()> {
    in_every_shape("18cuba", "es-ES").await
}

/// A phone, a tablet and a desktop.
const PLAYED: [(u32, u32); 3] = [(360, 800), (1024, 768), (1600, 1000)];

/// Plays a round by clicking, or as many decisions as a long one begins with; at every question
/// what it needs is in sight.
async fn a_round_in(game: &str, (width, height): (u32, u32)) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    browser.zoom((width, height), 1).await?;
    let bots = "seat-1=bot:greedy&seat-2=bot:greedy";
    stage.table(&browser, &format!("game={game}&seat-0=me&name-0=Anna&{bots}")).await?;
    let round = "return document.querySelector('.status > :first-child').textContent";
    let first = browser.run(round, Vec::new()).await?;
    let mut wrong = Vec::new();
    let mut clicks = 0;
    while clicks < 40 && browser.run(round, Vec::new()).await? == first {
        let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
        let seen = browser.until(|seen| due(seen) && seen.is("ready")).await?;
        let mut found = browser.run(UNSEEN, Vec::new()).await?;
        if found.as_array().is_some_and(|found| !found.is_empty()) {
            // What is on its way when it is looked at has come to rest a moment later.
            tokio::time::sleep(std::time::Duration::from_millis(500)).await;
            found = browser.run(UNSEEN, Vec::new()).await?;
        }
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        wrong.extend(found.map(|fault| format!("after {clicks} clicks: {fault}")));
        browser.pick(&seen).await?;
        clicks += 1;
    }
    assert!(clicks >= 4, "{game}: {clicks} clicks");
    assert!(wrong.is_empty(), "{game} at {width}x{height}:\n{}", wrong.join("\n"));
    browser.close().await
}

#[tokio::test]
async fn a_round_of_santiago_in_three_windows() -> anyhow::Result<()> {
    for shape in PLAYED {
        a_round_in("santiago-de-cuba", shape).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_round_of_cuba_in_three_windows() -> anyhow::Result<()> {
    for shape in PLAYED {
        a_round_in("cuba", shape).await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_round_of_cube_express_in_three_windows() -> anyhow::Result<()> {
    for shape in PLAYED {
        a_round_in("cube-express", shape).await?;
    }
    Ok(())
}

/// Links for friends can be read and copied in every window.
#[tokio::test]
async fn the_waiting_table_in_every_shape() -> anyhow::Result<()> {
    let cut = r#"
        const wrong = document.scrollingElement.scrollWidth > innerWidth ? ["the page is too wide"] : [];
        const room = document.querySelector(".waiting").getBoundingClientRect();
        for (const link of document.querySelectorAll("[data-link]")) {
            if (link.getBoundingClientRect().width < 120) wrong.push(`${link.getBoundingClientRect().width} for a link`);
        }
        for (const part of document.querySelectorAll(".waiting button")) {
            const box = part.getBoundingClientRect();
            if (box.left < room.left || box.right > room.right + 1) wrong.push(`cut: ${part.textContent}`);
        }
        return wrong;"#;
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "de-DE").await?;
    let fields = "game=cuba&seat-0=me&name-0=Anna&seat-1=open&seat-2=open&seat-3=bot:greedy";
    let table = stage.table(&browser, fields).await?;
    for (width, height) in SHAPES.into_iter().chain(ZOOMED) {
        browser.resize(width, height).await?;
        browser.goto(&stage.page(&table)).await?;
        let wrong = browser.run(cut, Vec::new()).await?;
        assert_eq!(wrong, serde_json::json!([]), "{width}x{height}");
    }
    browser.close().await
}

/// Who turns a tablet or widens a window sees as much of a map as if the page had opened so.
#[tokio::test]
async fn a_map_opens_anew_in_a_window_of_another_size() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let seen = "return document.querySelector('svg[data-zoom]').getAttribute('viewBox')";
    browser.resize(1600, 1000).await?;
    let fields = "game=18cuba&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let table = stage.table(&browser, fields).await?;
    let mut opened = Vec::new();
    for width in [360, 1600] {
        browser.resize(width, 800).await?;
        browser.goto(&stage.page(&table)).await?;
        browser.until(|seen| seen.is("ready") && seen.is("drawn")).await?;
        opened.push(browser.run(seen, Vec::new()).await?);
    }
    assert_ne!(opened[0], opened[1], "a phone opens on a part");
    browser.resize(360, 800).await?;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(browser.run(seen, Vec::new()).await?, opened[0]);
    browser.close().await
}

/// A second click of a hand that meant only one decides nothing.
#[tokio::test]
async fn a_double_click_is_one_decision() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let fields = "game=cuba&variant=individual&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, fields).await?;
    let before = browser.until(|seen| seen.is("mine")).await?;
    // A busy machine may take longer than a hand does.
    let twice = "document.querySelector('main').dataset.slip = '3000';
                 const pick = document.querySelector('.choices [data-pick]');
                 const box = pick.getBoundingClientRect();
                 const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                 const click = () => document.elementFromPoint(x, y).click();
                 click();
                 const until = performance.now() + 5000;
                 const wait = () => new Promise((done) => setTimeout(done, 5));
                 return (async () => {
                     const main = document.querySelector('main');
                     const first = main.dataset.seq;
                     while (main.dataset.seq === first && performance.now() < until) await wait();
                     click(); click();
                     await new Promise((done) => setTimeout(done, 250));
                     return Number(main.dataset.last);
                 })();";
    let last = browser.run(twice, Vec::new()).await?;
    assert_eq!(last.as_u64(), Some(before.count("last") + 1), "one click, one decision");
    browser.close().await
}

/// The list of keys names those of this table, and nothing under it is touched while it is open.
#[tokio::test]
async fn the_list_of_keys_covers_the_table() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let fields = "game=cuba&variant=individual&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, fields).await?;
    let seen = browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    browser.run("document.querySelector('.choices [data-pick]').click()", Vec::new()).await?;
    let decided = browser.until(|now| !now.is("busy") && now.mark() != seen.mark()).await?;
    browser.press("?").await?;
    let rows = "const list = document.querySelector('dialog[data-keys]');
                return [list.open, ...[...list.querySelectorAll('dt')]
                    .filter((row) => row.getClientRects().length > 0).map((row) => row.textContent)]";
    let shown = browser.run(rows, Vec::new()).await?;
    assert_eq!(shown, serde_json::json!([true, "1–9", "Enter", "Esc", "U", "Y", "T", "← →", "?"]));
    browser.press("u").await?;
    browser.press("\u{e00c}").await?;
    assert_eq!(browser.run(rows, Vec::new()).await?, serde_json::json!([false]));
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(browser.look().await?.mark(), decided.mark(), "nothing was undone");
    browser.press("u").await?;
    browser.until(|now| now.count("last") == seen.count("last")).await?;
    browser.close().await
}

/// Whoever watches stays where they have scrolled to while others move.
#[tokio::test]
async fn a_watcher_s_board_stays_where_it_was_scrolled_to() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let watcher = stage.browser("watcher", "en-US").await?;
    let fields = "game=cuba&variant=individual&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let table = stage.table(&anna, fields).await?;
    let seen = anna.until(|seen| seen.is("mine")).await?;
    // Small enough that the board does not fit.
    watcher.resize(800, 600).await?;
    watcher.goto(&stage.page(&table)).await?;
    let before = watcher.until(|seen| seen.is("drawn") && seen.is("ready")).await?;
    let scroll = "const board = document.querySelector('.drawing');
                  board.scrollTop = 150;
                  return board.scrollTop";
    assert_eq!(watcher.run(scroll, Vec::new()).await?, 150);
    anna.pick(&seen).await?;
    watcher.until(|now| now.count("seq") > before.count("seq")).await?;
    let now = "return document.querySelector('.drawing').scrollTop";
    assert_eq!(watcher.run(now, Vec::new()).await?, 150);
    anna.close().await?;
    watcher.close().await
}

/// After a decision only the drawing that is seen is on the page; a window that becomes another one
/// gets the other.
#[tokio::test]
async fn a_window_that_becomes_narrow_gets_its_own_drawing() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    anna.resize(1366, 768).await?;
    let bots = "seat-1=bot:greedy&seat-2=bot:greedy";
    stage.table(&anna, &format!("game=cuba&seat-0=me&name-0=Anna&{bots}")).await?;
    let due = |seen: &Seen| seen.is("mine") && !seen.is("busy") && seen.is("ready");
    let seen = anna.until(due).await?;
    anna.pick(&seen).await?;
    anna.until(due).await?;
    let drawn = "return [...document.querySelectorAll('.scene')].filter((one) => one.getClientRects().length)
        .map((one) => one.getAttribute('class')).join()";
    let all = anna.run("return document.querySelectorAll('.scene').length", Vec::new()).await?;
    assert_eq!((all, anna.run(drawn, Vec::new()).await?), (1.into(), "scene scene-wide".into()));
    // A page that was just loaded has both, and goes there and back, with a decision in between.
    anna.goto(&anna.address().await?).await?;
    anna.until(due).await?;
    let shapes = [(360, 800, "scene scene-narrow"), (1366, 768, "scene scene-wide")];
    for (width, height, scene) in shapes.into_iter().cycle().take(5) {
        anna.resize(width, height).await?;
        let mut tries = 0;
        while anna.run(drawn, Vec::new()).await? != scene {
            tries += 1;
            assert!(tries < 100, "no {scene} at {width}x{height}");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        let seen = anna.until(due).await?;
        // Every second time nothing is decided in the window.
        if width > 640 {
            anna.pick(&seen).await?;
            anna.until(due).await?;
        }
    }
    anna.close().await
}
