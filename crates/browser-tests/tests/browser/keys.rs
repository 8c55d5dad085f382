//! Games by keys alone: numbers, the tabulator and Enter, and where they lead is never lost.

use anyhow::ensure;
use browser_tests::{Browser, Seen, Stage};

const TAB: &str = "\u{e004}";
/// With the shift key held down.
const BACK: &str = "\u{e008}\u{e004}\u{e008}";
const ENTER: &str = "\u{e007}";

/// Which number leads to something that may be chosen, another one every time; none if what may be
/// chosen is on the board only. And whether nothing has the focus.
const KEYS: &str = r#"
    const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
    const takes = (one) => one.matches("[data-pick], [data-commit], [data-number] input");
    const listed = seen(".choices :is(button, input)").slice(0, 9);
    const keys = listed.map((one, nth) => takes(one) ? nth + 1 : 0).filter((key) => key > 0);
    return { lost: document.activeElement === document.body, key: keys[arguments[0] % keys.length] ?? null };
"#;

/// The board stands before the question: what may be chosen on it is a few steps back.
async fn back_to_the_board(browser: &Browser) -> anyhow::Result<()> {
    let there = "return document.activeElement.matches('[data-pick]')";
    for _ in 0..200 {
        browser.press(BACK).await?;
        if browser.run(there, Vec::new()).await? == true {
            return Ok(());
        }
    }
    anyhow::bail!("nothing can be chosen")
}

/// Decides by keys whenever asked, at most so often; how it then stands.
async fn play(browser: &Browser, most: usize) -> anyhow::Result<Seen> {
    let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
    let mut seen = browser.until(|seen| due(seen) && seen.is("ready")).await?;
    // Past the head of the page to the question.
    browser.press(TAB).await?;
    browser.press(ENTER).await?;
    for turn in 0..most {
        if seen.is("over") {
            break;
        }
        let keys = browser.run(KEYS, vec![turn.into()]).await?;
        ensure!(keys["lost"] == false, "nothing has the focus: {seen:?}");
        match keys["key"].as_u64() {
            Some(key) => browser.press(&key.to_string()).await?,
            None => back_to_the_board(browser).await?,
        }
        let before = seen.mark().to_owned();
        browser.press(ENTER).await?;
        browser.until(|now| now.mark() != before && !now.is("busy")).await?;
        seen = browser.until(due).await?;
    }
    Ok(seen)
}

/// Auction, concessions, the first stock round and the companies' first turns.
#[tokio::test]
async fn the_opening_of_18cuba_by_keys_alone() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let table =
        stage.table(&browser, "game=18cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy").await?;
    play(&browser, 45).await?;
    let address = table.split('?').next().unwrap_or_default();
    browser.goto(&stage.page(&format!("{address}?log=all"))).await?;
    let log = "return document.querySelector('.log').textContent";
    let log = browser.run(log, Vec::new()).await?;
    let log = log.as_str().unwrap_or_default();
    ensure!(log.contains(" earns "), "no company has had its turn: {log}");
    browser.close().await
}

/// A whole small game: every decision is reached, and the end is.
#[tokio::test]
async fn a_whole_game_by_keys_alone() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=bot:greedy";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let seen = play(&browser, 600).await?;
    ensure!(seen.is("over"), "the game never ended: {seen:?}");
    browser.close().await
}
