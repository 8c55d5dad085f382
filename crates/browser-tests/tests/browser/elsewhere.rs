//! A position goes on at another table, and a game comes in a file.

use anyhow::{Context as _, ensure};
use browser_tests::Stage;

use crate::over::over;
use crate::pictures::portray;

/// From the end back to a move, on a board of one's own, and something else is decided there.
#[tokio::test]
async fn a_game_goes_on_from_its_end_page() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let page = over(&browser, &stage, "santiago-de-cuba&variant=open").await?;
    portray(&browser, &stage, &format!("{page}/fork?ply=30"), "fork").await?;
    let faults = browser.faults().await?;
    ensure!(faults.is_empty(), "{faults:#?}");
    browser.goto(&stage.page(&page)).await?;
    browser.until(|seen| seen.is("over") && seen.is("ready")).await?;
    browser.click(".over .do [href$='/fork']").await?;
    // Whoever presses Enter is asked how it shall go on, and nothing has begun.
    browser.type_into("[name=ply]", "30\u{e007}").await?;
    let asked = "return [location.pathname.endsWith('/fork'), \
                 document.querySelector('[name=board]').validity.valueMissing, \
                 document.querySelector('.seats').getClientRects().length]";
    let asked = browser.run(asked, Vec::new()).await?;
    assert_eq!(asked, serde_json::json!([true, true, 0]), "who sits down is not asked yet");
    browser.click("[name=board][value=no]").await?;
    browser.click(".seats").await?;
    let faults = browser.faults().await?;
    ensure!(faults.is_empty(), "{faults:#?}");
    browser.click("[name=board][value=yes]").await?;
    browser.click(".start button").await?;
    let mut seen = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
    let board = browser.address().await?;
    ensure!(board.contains("/tables/") && !board.contains(&page), "another table: {board}");
    let told = browser.run("return document.querySelector('.log').innerText", Vec::new()).await?;
    ensure!(told.as_str().is_some_and(|told| told.contains("at another table")), "{told}");
    let before =
        browser.run("return Number(document.querySelector('main').dataset.last)", Vec::new());
    let before = before.await?.as_u64().context("so many moves")?;
    ensure!(before >= 30, "chance may have moved on: {before}");
    let moves = |seen: &browser_tests::Seen| seen.count("seq");
    let first = moves(&seen);
    for _ in 0..12 {
        if moves(&seen) > first {
            break;
        }
        browser.pick(&seen).await?;
        seen = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
    }
    ensure!(moves(&seen) > first, "something is decided");
    // Of what is past at a table that goes on any position begins another.
    browser.goto(&format!("{}?ply=20", board.split('?').next().unwrap_or_default())).await?;
    browser.click(".back [href$='/fork?ply=20']").await?;
    let ply = browser.run("return document.querySelector('[name=ply]').value", Vec::new()).await?;
    assert_eq!(ply, "20");
    browser.close().await
}

/// A transcript is chosen, checked, and looked at; one that is cut is not, and the line is told.
#[tokio::test]
async fn a_game_comes_in_a_file() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let folder = tempfile::tempdir()?;
    let kept = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../games/santiago-de-cuba/rules/tests/transcripts/customs_office.jsonl"
    );
    let (text, whole) = (std::fs::read_to_string(kept)?, std::fs::canonicalize(kept)?);
    let cut = folder.path().join("cut.jsonl");
    std::fs::write(&cut, &text[..text.len() / 2])?;
    portray(&browser, &stage, "/upload", "upload").await?;
    browser.goto(&stage.page("/")).await?;
    browser.click("a[href='/upload']").await?;
    let send = async |file: &str| -> anyhow::Result<()> {
        browser.run("document.querySelector('#transcript').value = ''", Vec::new()).await?;
        browser.type_into("#transcript", file).await?;
        browser.click("main form button").await
    };
    send(cut.to_str().context("a path")?).await?;
    browser.click("[role=alert]").await?;
    let said = browser.text().await?;
    ensure!(said.contains("is cut or is no JSON"), "{said}");
    let faults = browser.faults().await?;
    ensure!(faults.is_empty(), "{faults:#?}");
    send(whole.to_str().context("a path")?).await?;
    browser.until(|seen| seen.is("over") && seen.is("ready")).await?;
    browser.click("a[data-replay]").await?;
    browser.until(|seen| seen.past().is_some()).await?;
    browser.close().await
}
