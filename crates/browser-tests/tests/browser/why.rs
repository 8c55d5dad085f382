//! "Why can't I?", asked in every way that a person has.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Seen, Stage};
use serde_json::Value;

use crate::accessible::{forward, people};

/// Some of what can be asked, spread over the page: where it is met, and what it asks.
const PIECES: &str = r#"
    const speaks = "[data-pick], [data-ask], [data-why], button, a, summary, input";
    const met = (piece) => {
        const box = piece.getBoundingClientRect();
        for (const part of [0.5, 0.25, 0.75, 0.1, 0.9]) {
            const [x, y] = [box.x + box.width * part, box.y + box.height * part];
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            if (document.elementFromPoint(x, y)?.closest(speaks) === piece) return { x, y };
        }
        return null;
    };
    const all = [...document.querySelectorAll("[data-ask]")].flatMap((piece) => {
        const place = met(piece);
        return place ? [{ ...place, ask: piece.dataset.ask, piece }] : [];
    });
    // Of each kind one: a kind is how a question begins.
    const kinds = new Map(all.map((one) => [one.ask.split("/").slice(0, 2).join("/"), one]));
    const few = [...kinds.values()].filter((_, nth, these) => nth % Math.ceil(these.length / 6) === 0);
    few.forEach(({ piece }, nth) => { piece.dataset.nth = String(nth); });
    return few.map(({ x, y, ask }) => ({ x, y, ask }));
"#;

/// What is said, and where its citation leads, if it leads somewhere; then nothing is said.
const SAID: &str = r#"
    const place = document.querySelector("[data-notice]");
    const said = place.hidden ? "" : place.textContent;
    const link = place.querySelector("a")?.href ?? null;
    if (said) { place.hidden = true; place.textContent = ""; }
    return { said, link };
"#;

/// Waits until something is said, and says whether a chapter or a ruling came with it.
async fn told(browser: &Browser, asked: &str) -> anyhow::Result<bool> {
    for _ in 0..1000 {
        let now = browser.run(SAID, Vec::new()).await?;
        let said = now["said"].as_str().unwrap_or_default();
        if said.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
            continue;
        }
        ensure!(said.contains(' ') && !said.contains(['{', '}']), "{asked}: {said}");
        let Some(link) = now["link"].as_str() else { return Ok(false) };
        let leads = "return fetch(arguments[0]).then((answer) => [answer.ok, answer.url])";
        let page = browser.run(leads, vec![link.into()]).await?;
        ensure!(page[0] == true, "{asked}: {said}: {link} leads nowhere: {page}");
        return Ok(true);
    }
    anyhow::bail!("{asked}: nothing is said")
}

/// A table of a game with something to decide, shown to whoever decides.
pub(crate) async fn mid_decision(
    browser: &Browser,
    stage: &Stage,
    (game, condition): (&str, &str),
) -> anyhow::Result<String> {
    let table = people(browser, stage, game).await?;
    browser.run("window.moves = 0", Vec::new()).await?;
    forward(browser, &table, condition).await?;
    let page = format!("/tables/{table}");
    browser.goto(&stage.page(&page)).await?;
    let shown = |seen: &Seen| seen.is("ready") && (seen.is("mine") || seen.is("curtain"));
    if browser.until(shown).await?.is("curtain") {
        browser.click("[data-as]").await?;
    }
    browser.until(|seen| seen.is("mine") && seen.is("ready") && seen.is("drawn")).await?;
    Ok(page)
}

/// A moment of each game in which much lies on the table.
pub(crate) const MOMENTS: [(&str, &str); 4] = [
    ("santiago-de-cuba", "++window.moves > 12"),
    ("cuba", "++window.moves > 30"),
    ("cube-express", "++window.moves > 20"),
    ("18cuba", "choices.some((path) => path.startsWith('lay/')) && view.tiles.length > 6"),
];

/// Asks some pieces by click, by finger and by a resting mouse.
async fn asked_of(browser: &Browser, game: &str) -> anyhow::Result<()> {
    let pieces = browser.run(PIECES, Vec::new()).await?;
    let pieces: &Vec<Value> = pieces.as_array().context("a list")?;
    ensure!(pieces.len() >= 3, "{game}: only {pieces:?} can be asked");
    let mut linked = [0; 3];
    for (nth, piece) in pieces.iter().enumerate() {
        let ask = piece["ask"].as_str().context("a question")?;
        let place =
            (piece["x"].as_f64().context("a place")?, piece["y"].as_f64().context("a place")?);
        let click = "const event = { bubbles: true, cancelable: true, clientX: arguments[1], clientY: arguments[2] };
                     document.querySelector(`[data-nth='${arguments[0]}']`).dispatchEvent(new MouseEvent('click', event))";
        browser.run(click, vec![nth.into(), place.0.into(), place.1.into()]).await?;
        linked[0] += usize::from(told(browser, &format!("{game}: {ask} clicked")).await?);
        browser.tap_at(place).await?;
        linked[1] += usize::from(told(browser, &format!("{game}: {ask} tapped")).await?);
        browser.rest_at((1.0, 1.0)).await?;
        browser.rest_at(place).await?;
        linked[2] += usize::from(told(browser, &format!("{game}: {ask} pointed at")).await?);
    }
    ensure!(linked.iter().all(|&count| count > 0), "{game}: no chapter is cited: {linked:?}");
    Ok(())
}

/// Asks by keyboard: the tabulator comes to one piece, the arrow keys from there to others.
async fn asked_by_keyboard(browser: &Browser, game: &str) -> anyhow::Result<()> {
    browser.run("document.activeElement.blur()", Vec::new()).await?;
    browser.run(SAID, Vec::new()).await?;
    browser.tab_to("[data-region=board] [data-ask]").await?;
    let mut linked = usize::from(told(browser, &format!("{game}: reached by Tab")).await?);
    let focused = "return document.activeElement.getAttribute('data-ask')";
    let first = browser.run(focused, Vec::new()).await?;
    let mut moved = false;
    for arrow in ["\u{e014}", "\u{e015}", "\u{e012}", "\u{e013}"] {
        let before = browser.run(focused, Vec::new()).await?;
        browser.press(arrow).await?;
        let now = browser.run(focused, Vec::new()).await?;
        ensure!(now.is_string(), "{game}: the focus is lost after {before}");
        if now != before {
            moved = moved || now != first;
            linked += usize::from(told(browser, &format!("{game}: {now} reached by arrow")).await?);
        }
    }
    ensure!(moved && linked > 0, "{game}: moved {moved}, {linked} chapters are cited");
    Ok(())
}

async fn answers(game: usize) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let moment = MOMENTS[game];
    mid_decision(&browser, &stage, moment).await?;
    asked_of(&browser, moment.0).await?;
    asked_by_keyboard(&browser, moment.0).await?;
    browser.close().await
}

#[tokio::test]
async fn santiago_says_why_not() -> anyhow::Result<()> {
    answers(0).await
}

#[tokio::test]
async fn cuba_says_why_not() -> anyhow::Result<()> {
    answers(1).await
}

#[tokio::test]
async fn cube_express_says_why_not() -> anyhow::Result<()> {
    answers(2).await
}

#[tokio::test]
async fn cuba18_says_why_not() -> anyhow::Result<()> {
    answers(3).await
}
