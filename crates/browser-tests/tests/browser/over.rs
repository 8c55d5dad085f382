//! The end of a game: who won and by what, and what next.

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Stage};
use serde_json::json;

const SHAPES: [(u32, u32); 4] = [(360, 800), (768, 1024), (1024, 768), (1600, 1000)];

/// What is not as it should be at the end of a game.
const WRONG: &str = r#"
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth + 1) wrong.push(`the page is ${page.scrollWidth} wide`);
    const number = (cell) => Number(cell.textContent.replace("−", "-").replace("$", ""));
    const row = (row) => [...row.querySelectorAll("td")].map(number);
    const totals = row(document.querySelector(".ranking tfoot tr"));
    const rows = [...document.querySelectorAll(".ranking tbody tr")].map(row);
    totals.forEach((total, seat) => {
        const sum = rows.reduce((sum, row) => sum + row[seat], 0);
        if (sum !== total) wrong.push(`column ${seat} is ${sum}, not ${total}`);
    });
    const players = document.querySelectorAll(".panel[data-seat]").length;
    if (totals.length !== players) wrong.push(`${totals.length} of ${players} players`);
    const best = document.querySelector(".stack .who > span").textContent;
    const said = document.querySelector(".verdict h2").textContent;
    if (!said.includes(best)) wrong.push(`${said}, but ${best} is first`);
    // Where money decides a second chart tells who was ahead.
    const charts = [...document.querySelectorAll("svg.chart")];
    const lines = charts.flatMap((chart) => [...chart.querySelectorAll("polyline")]);
    if (lines.length === 0 || lines.length !== players * charts.length) wrong.push("lines are missing");
    // Moves at random may bring everybody nothing or less: then no line rises, and nothing turned.
    const rises = (line) => [...line.points].some((point, nth, all) => nth > 0 && point.y < all[nth - 1].y);
    const turned = document.querySelectorAll(".turning a[data-ply]").length > 0;
    if (!turned && lines.some(rises)) wrong.push("it never turned");
    const cut = (name, element) => {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            wrong.push(`${name}: ${JSON.stringify(box)}`);
    };
    cut("verdict", document.querySelector(".verdict h2"));
    for (const button of document.querySelectorAll(".do :is(button, a)")) cut(button.textContent, button);
    // What the scores are made of is seen at once, and where there is room when it turned.
    cut("scores", document.querySelector(".stack li"));
    const turning = document.querySelector(".turned h3");
    if (innerWidth >= 1000 && turning) cut("turning points", turning);
    const board = document.querySelector(".drawing").getBoundingClientRect();
    if (board.height < 100 || board.width < 200) wrong.push(`board: ${JSON.stringify(board)}`);
    return wrong;
"#;

/// A game of two at one screen that is over.
pub(crate) async fn over(browser: &Browser, stage: &Stage, game: &str) -> anyhow::Result<String> {
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let page = stage.table(browser, &format!("game={game}&{seats}")).await?;
    let page = page.split('?').next().unwrap_or_default().to_owned();
    // No page shows it meanwhile, so that nothing is drawn for each move that is sent.
    browser.goto(&stage.page("/")).await?;
    for seed in 1..=60 {
        let found = browser.forward(page.trim_start_matches("/tables/"), seed, "false").await?;
        if found["over"] == true {
            return Ok(page);
        }
    }
    anyhow::bail!("{game} never ended")
}

/// Names can be read beside the bars, also of those who were away.
#[tokio::test]
async fn names_stand_at_the_end_also_of_those_who_were_away() -> anyhow::Result<()> {
    const WRONG: &str = r#"
        const wrong = [];
        for (const who of document.querySelectorAll(".stack .who")) {
            if (!who.querySelector(".away")) {
                const away = document.createElement("small");
                away.className = "away";
                away.textContent = "war am Ende nicht da";
                who.append(away);
            }
            const name = who.querySelector("span");
            if (name.scrollWidth > name.clientWidth + 1) wrong.push(`${name.textContent} is cut to ${name.clientWidth}`);
            const [all, bars] = [who, who.closest("li").querySelector(".bars")].map((one) => one.getBoundingClientRect());
            for (const part of who.children) {
                const box = part.getBoundingClientRect();
                const beside = box.top < bars.bottom && bars.top < box.bottom;
                if (box.right > all.right + 1 || (beside && box.right > bars.left + 1 && bars.left >= all.right - 1))
                    wrong.push(`${part.textContent} leaves its place`);
            }
        }
        return wrong;
    "#;
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "de-DE").await?;
    let page = over(&browser, &stage, "cube-express").await?;
    for (width, height) in SHAPES {
        browser.resize(width, height).await?;
        browser.goto(&stage.page(&page)).await?;
        browser.until(|seen| seen.is("ready")).await?;
        let wrong = browser.run(WRONG, Vec::new()).await?;
        assert_eq!(wrong, json!([]), "{width} × {height}");
    }
    browser.close().await
}

/// In every window the end says who won, and adds up; the last board stands below.
#[tokio::test]
async fn the_end_of_every_small_game_is_told() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    for game in ["santiago-de-cuba", "cuba", "cube-express"] {
        let page = over(&browser, &stage, game).await?;
        for (width, height) in SHAPES {
            // A headless window is as large as it is told only from outside.
            browser.window(width, height).await?;
            browser.goto(&stage.page(&page)).await?;
            let wrong = browser.run(WRONG, Vec::new()).await?;
            assert_eq!(wrong, json!([]), "{game} at {width}x{height}");
        }
        let faults = browser.faults().await?;
        assert!(faults.is_empty(), "{game}: {faults:#?}");
    }
    browser.close().await
}

/// The end of 18Cuba on its smallest map: who won, sums, chart and turning points.
#[tokio::test]
async fn the_end_of_18cuba_is_told() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let page = over(&browser, &stage, "18cuba&variant=short-west").await?;
    for (width, height) in SHAPES {
        browser.window(width, height).await?;
        browser.goto(&stage.page(&page)).await?;
        let wrong = browser.run(WRONG, Vec::new()).await?;
        assert_eq!(wrong, json!([]), "at {width}x{height}");
    }
    let faults = browser.faults().await?;
    assert!(faults.is_empty(), "{faults:#?}");
    browser.close().await
}

/// The whole game is shown again from its start, also to who sees moves at once otherwise.
#[tokio::test]
async fn a_game_is_shown_again_from_its_start() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let page = over(&browser, &stage, "santiago-de-cuba").await?;
    browser.goto(&stage.page(&page)).await?;
    browser.choose("[data-paces]", "0").await?;
    browser.click("[data-replay]").await?;
    browser.until(|seen| seen.past() == Some(2)).await?;
    // The reader stops it where something is worth a look.
    browser.click(".steps [data-ply]").await?;
    browser.until(|seen| seen.past() == Some(0)).await?;
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    assert_eq!(browser.look().await?.past(), Some(0), "it stays there");
    browser.close().await
}

/// The same table again, everybody a seat further, is one click away.
#[tokio::test]
async fn a_rematch_is_one_click() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let page = over(&browser, &stage, "santiago-de-cuba").await?;
    browser.goto(&stage.page(&page)).await?;
    browser.click(".over .do form button").await?;
    browser.until(|seen| seen.count("seq") > 0 && !seen.is("over")).await?;
    let again = browser.address().await?;
    ensure!(again.contains("/tables/") && !again.contains(&page), "another table: {again}");
    browser.close().await
}

const PAGE_UP: &str = "\u{e00e}";
const LEFT: &str = "\u{e012}";
const ESCAPE: &str = "\u{e00c}";

/// The slider goes from round to round and from move to move; which one is shown is said, and
/// what stood there before comes back.
#[tokio::test]
async fn the_slider_has_rounds_and_says_which_move_is_shown() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let page = over(&browser, &stage, "santiago-de-cuba").await?;
    browser.goto(&stage.page(&page)).await?;
    let seen = browser.until(|seen| seen.is("over") && seen.is("ready")).await?;
    let begins = "return [...document.querySelectorAll('.rounds [data-ply]')]
        .map((mark) => Number(mark.getAttribute('data-ply')))";
    let begins = browser.run(begins, Vec::new()).await?;
    let begins: Vec<u64> = serde_json::from_value(begins)?;
    assert_eq!(begins.len(), 7, "a ship each: {begins:?}");
    browser.run("document.querySelector('[data-scrub]').focus()", Vec::new()).await?;
    browser.press(PAGE_UP).await?;
    let last = *begins.last().context("a round")?;
    browser.until(|seen| seen.past() == Some(last)).await?;
    browser.press(LEFT).await?;
    browser.until(|seen| seen.past() == Some(last - 1)).await?;
    let said = "return [document.querySelector('.moment').textContent,
        document.querySelector('[data-scrub]').getAttribute('aria-valuetext'),
        document.querySelectorAll('.log [aria-current]').length]";
    let said = browser.run(said, Vec::new()).await?;
    let moment = format!("Ship 6 · Move {}", last - 1);
    assert_eq!(said[0], moment.as_str());
    ensure!(said[1].as_str().is_some_and(|said| said.starts_with(&moment)), "{said}");
    ensure!(said[2].as_u64() >= Some(1), "the log marks it: {said}");
    browser.run("document.activeElement.blur()", Vec::new()).await?;
    browser.press(ESCAPE).await?;
    browser.until(|now| now.is("over") && now.mark() == seen.mark()).await?;
    browser.click(".over [data-share]").await?;
    browser.until(|seen| !seen.notice().is_empty()).await?;
    browser.close().await
}
