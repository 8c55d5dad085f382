//! What happens while one looks: moves of others, another tab, back and forward.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Seen, Stage};
use serde_json::Value;

/// Decides for the first seat as a program would, whenever it is asked, until moves are shown
/// one by one; says what the caption reads then.
pub(crate) const SHOWN: &str = r#"
    const table = arguments[0];
    const caption = document.querySelector("[data-caption]");
    const wait = (time) => new Promise((done) => setTimeout(done, time));
    return (async () => {
        for (let round = 0; round < 400; round++) {
            if (!caption.isConnected) return "the caption is gone";
            const said = caption.querySelector("span").textContent.trim();
            if (!caption.hidden && said) return said;
            const seen = await (await fetch(`/api/v1/tables/${table}?seat=0`)).json();
            if (seen.turn === "over") return "";
            const path = seen.choices?.at(-1);
            if (path && document.querySelector("main.table").dataset.turn === "mine") {
                const body = JSON.stringify({ seat: 0, decision: seen.decision, path });
                const headers = { "content-type": "application/json" };
                await fetch(`/api/v1/tables/${table}/moves`, { method: "POST", headers, body });
            }
            await wait(60);
        }
        return "";
    })();
"#;

/// What of the moves of others the page shows: caption, place in the past, what the log marks.
pub(crate) const SHOWS: &str = r#"
    const main = document.querySelector("main.table");
    return {
        caption: !document.querySelector("[data-caption]").hidden,
        past: main.dataset.past !== undefined,
        // The first move that is marked.
        marked: Number(document.querySelector(".log li.new [data-ply]")?.dataset.ply ?? NaN),
        since: document.querySelector(".since") !== null,
        mine: main.dataset.turn === "mine",
    };
"#;

/// Decides for the first seat as a program would, if it is asked.
const DECIDE: &str = r#"
    const table = arguments[0];
    return (async () => {
        const seen = await (await fetch(`/api/v1/tables/${table}?seat=0`)).json();
        const path = seen.choices?.at(-1);
        if (!path || !seen.turn.decide?.includes(0)) return false;
        const body = JSON.stringify({ seat: 0, decision: seen.decision, path });
        const headers = { "content-type": "application/json" };
        return (await fetch(`/api/v1/tables/${table}/moves`, { method: "POST", headers, body })).ok;
    })();
"#;

async fn decide(browser: &Browser, table: &str) -> anyhow::Result<()> {
    browser.run(DECIDE, vec![table.into()]).await?;
    Ok(())
}

/// Decides on until others have moved and it is the first seat's turn again.
async fn until_marked(browser: &Browser, table: &str) -> anyhow::Result<Value> {
    for _ in 0..200 {
        let now = browser.run(SHOWS, Vec::new()).await?;
        if now["mine"] == true && !now["marked"].is_null() {
            return Ok(now);
        }
        if now["mine"] == true {
            decide(browser, table).await?;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anyhow::bail!("no move of others is marked")
}

/// Waits until the page shows what `wanted` says.
pub(crate) async fn shows(
    browser: &Browser,
    wanted: impl Fn(&Value) -> bool,
) -> anyhow::Result<Value> {
    for _ in 0..2000 {
        let now = browser.run(SHOWS, Vec::new()).await?;
        if wanted(&now) {
            return Ok(now);
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    anyhow::bail!("it never came: {}", browser.run(SHOWS, Vec::new()).await?)
}

/// A table with two bots whose moves are shown slowly: its address and name.
pub(crate) async fn slowly(stage: &Stage, browser: &Browser) -> anyhow::Result<(String, String)> {
    let seats = "seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy";
    let fields = format!("game=santiago-de-cuba&variant=open&{seats}");
    let page = stage.table(browser, &fields).await?;
    let page = page.split('?').next().unwrap_or_default().to_owned();
    let table = page.trim_start_matches("/tables/").to_owned();
    // A page that was never looked at by `look`, which switches the pace off.
    browser.goto(&stage.page(&page)).await?;
    browser.choose("[data-paces]", "2200").await?;
    Ok((page, table))
}

/// The moves of bots come one by one with a caption, as slowly as one likes; they can be skipped
/// and switched off, and stay marked until one decides again.
#[tokio::test]
async fn moves_of_others_are_shown_at_ones_own_pace() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let (page, table) = slowly(&stage, &browser).await?;
    let said = browser.run(SHOWN, vec![table.clone().into()]).await?;
    let said = said.as_str().unwrap_or_default();
    ensure!(said.contains(' '), "no move is captioned: {said:?}");
    let inks = "const caption = document.querySelector('[data-caption]');
                const ground = getComputedStyle(caption).backgroundColor;
                return [...caption.querySelectorAll('.log-text, .log-text *')]
                    .filter((text) => getComputedStyle(text).color === ground).length";
    assert_eq!(browser.run(inks, Vec::new()).await?, 0, "it can be read on its ground");
    ensure!(browser.run(SHOWS, Vec::new()).await?["past"] == true, "the board shows that move");

    browser.click("[data-hurry]").await?;
    shows(&browser, |now| now["caption"] == false && now["past"] == false).await?;

    // The chosen pace is kept; what came in between is marked until I decide.
    browser.goto(&stage.page(&page)).await?;
    browser.until(|seen| seen.is("ready")).await?;
    let kept = "return document.querySelector('[data-paces]').value";
    assert_eq!(browser.run(kept, Vec::new()).await?, "2200");
    browser.choose("[data-paces]", "0").await?;
    let marked = until_marked(&browser, &table).await?;
    ensure!(marked["since"] == true, "{marked}");
    let oldest = marked["marked"].as_u64();
    decide(&browser, &table).await?;
    shows(&browser, |now| now["marked"].as_u64().is_none_or(|ply| Some(ply) > oldest)).await?;

    // At once: nothing is captioned any more, whatever is played.
    for _ in 0..10 {
        ensure!(browser.run(SHOWS, Vec::new()).await?["caption"] == false, "shown one by one");
        decide(&browser, &table).await?;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    browser.close().await
}

pub(crate) const PICKED: &str = "return document.querySelector('main').dataset.picked";

/// Whether something was picked that can be taken back.
const BEGUN: &str = "return document.querySelector('main').dataset.back !== undefined";

/// Picks until something is picked that does not decide yet.
pub(crate) async fn half_decided(browser: &mut Browser) -> anyhow::Result<String> {
    ensure!(browser.begin(200).await?, "every decision took one click");
    let picked = browser.run(PICKED, Vec::new()).await?;
    Ok(picked.as_str().context("a path")?.to_owned())
}

/// Two tabs of one seat: what is decided in one is seen in the other, and what is only begun is not.
#[tokio::test]
async fn two_tabs_of_one_seat_agree() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let page = browser.address().await?;
    let first = browser.tab().await?;
    let other = browser.open_tab().await?;
    browser.goto(&page).await?;
    browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    browser.go_to_tab(&first).await?;
    let picked = half_decided(&mut browser).await?;
    let last = browser.look().await?.count("last");
    browser.go_to_tab(&other).await?;
    let seen = browser.until(|seen| seen.count("last") == last && seen.is("mine")).await?;
    assert_eq!(browser.run(BEGUN, Vec::new()).await?, false, "what is begun stays in its tab");
    // It is decided here; there the pick is gone with its question.
    let mut now = seen;
    while now.count("last") == last {
        now = browser.pick(&now).await?;
    }
    browser.go_to_tab(&first).await?;
    browser.until(|seen| seen.count("last") >= now.count("last")).await?;
    let there = browser.run(PICKED, Vec::new()).await?;
    ensure!(there != picked.as_str(), "{picked} is no answer any more");
    browser.close().await
}

/// Back leaves the table and forward returns to it, at the position that was looked at.
#[tokio::test]
async fn back_and_forward_lead_where_one_was() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let mut seen = browser.until(|seen| seen.is("mine")).await?;
    while seen.count("last") < 4 {
        seen = browser.pick(&seen).await?;
    }
    browser.click(".steps a[data-ply='0']").await?;
    browser.until(|seen| seen.past() == Some(0)).await?;
    browser.back().await?;
    ensure!(browser.look().await?.mark().is_empty(), "back leads away from the table");
    browser.forward_again().await?;
    browser.until(|seen| seen.past() == Some(0) && seen.is("ready")).await?;
    let last = seen.count("last");
    browser.click(&format!(".steps a[data-ply='{last}']")).await?;
    let here = browser.until(|seen| seen.past().is_none() && seen.is("mine")).await?;
    let after = browser.pick(&here).await.context("it goes on from there")?;
    ensure!(after.mark() != here.mark(), "{after:?}");
    browser.close().await
}

/// Undo takes back what is only picked, then what is only tried out, and only then a decision.
#[tokio::test]
async fn undo_begins_with_what_has_not_happened() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    half_decided(&mut browser).await?;
    let last = browser.look().await?.count("last");
    // A click may have picked several words; each is a step back.
    for _ in 0..4 {
        let before = browser.run(PICKED, Vec::new()).await?;
        if browser.run(BEGUN, Vec::new()).await? == false {
            break;
        }
        browser.press("u").await?;
        for _ in 0..400 {
            if browser.run(PICKED, Vec::new()).await? != before {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    let now = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
    assert_eq!(browser.run(BEGUN, Vec::new()).await?, false, "the pick is gone");
    assert_eq!(now.count("last"), last, "nothing that happened is");

    let trial = "return document.querySelector('main').dataset.trial ?? null";
    browser.press("t").await?;
    let mut seen = browser.until(|seen| !seen.mark().contains("real")).await?;
    while browser.run(trial, Vec::new()).await? == "" {
        seen = browser.pick(&seen).await?;
    }
    for wanted in [Value::from(""), Value::Null] {
        browser.press("u").await?;
        for _ in 0..400 {
            if browser.run(trial, Vec::new()).await? == wanted {
                break;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        assert_eq!(browser.run(trial, Vec::new()).await?, wanted);
    }
    assert_eq!(browser.look().await?.count("last"), last, "and still nothing has happened");
    browser.close().await
}

/// Whoever looks back may try out what else could have been done there; the open question waits.
#[tokio::test]
async fn a_move_of_the_past_is_tried_out_otherwise() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let mut seen = browser.until(|seen| seen.is("mine")).await?;
    while seen.count("last") < 6 {
        seen = browser.pick(&seen).await?;
    }
    let open = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
    let trial = "return document.querySelector('main').dataset.trial ?? null";
    // In one step: a late look at the table may replace what was found.
    let click = "document.querySelector(arguments[0]).click()";
    browser.run(click, vec![".steps a[data-ply='5']".into()]).await?;
    browser.until(|seen| seen.past() == Some(5)).await?;
    browser.run(click, vec!["[data-try]".into()]).await?;
    let mut wonders = browser.until(|seen| seen.count("picks") > 0 && !seen.is("busy")).await?;
    ensure!(!wonders.is("mine") && wonders.past() == Some(5), "{wonders:?}");
    while browser.run(trial, Vec::new()).await? == "" {
        wonders = browser.pick(&wonders).await?;
    }
    ensure!(wonders.count("last") == open.count("last"), "nothing has really happened");
    // Out of what was tried, and out of the past.
    for past in [Some(5), None] {
        browser.press("\u{e00c}").await?;
        let is_out = |seen: &Seen| seen.mark().contains("real") && seen.past() == past;
        let left = browser.until(|seen| is_out(seen) && !seen.is("busy")).await?;
        if past.is_some() {
            browser.until(|seen| seen.count("picks") == 0).await?;
        } else {
            assert_eq!(left.mark(), open.mark(), "the question is as it was");
        }
    }
    browser.close().await
}

/// What is picked is still picked in another language.
#[tokio::test]
async fn a_pick_outlives_another_language() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    stage.table(&anna, "game=cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy").await?;
    let picked = half_decided(&mut anna).await?;
    assert!(!picked.is_empty());
    anna.click(".settings [name=language][value=de]").await?;
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_millis(25)).await;
        if anna.run("return document.documentElement.lang", Vec::new()).await? == "de" {
            break;
        }
    }
    anna.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    let now = "const { lang } = document.documentElement;
               return [lang, document.querySelector('main').dataset.picked]";
    assert_eq!(anna.run(now, Vec::new()).await?, serde_json::json!(["de", picked]));
    let marked = "return document.querySelectorAll('.players .holding.none.changed').length";
    assert_eq!(anna.run(marked, Vec::new()).await?, 0, "what is called otherwise has not changed");
    anna.close().await
}

/// Whether moves of others are being shown, it is one's turn, and what has the focus.
const FOCUSED: &str = r#"
    const main = document.querySelector("main.table");
    return {
        watching: main.hasAttribute("data-watching"),
        mine: main.dataset.turn === "mine" && main.dataset.past === undefined,
        focus: document.activeElement.tagName,
        address: location.href,
    };
"#;

/// Chooses by keys until moves of others are shown.
async fn by_keys(browser: &Browser) -> anyhow::Result<()> {
    for _ in 0..600 {
        let now = browser.run(FOCUSED, Vec::new()).await?;
        if now["watching"] == true {
            return Ok(());
        }
        if now["mine"] == true {
            browser.press("1").await?;
            browser.press("\u{e007}").await?;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    anyhow::bail!("no moves are shown")
}

/// Whoever plays by keys is at the choices again when the moves of others have been shown; and
/// whoever changes the light while they are comes back to the present.
#[tokio::test]
async fn nothing_is_lost_while_moves_are_shown() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy";
    let page =
        stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    // A page that was never looked at by `look`, which switches the pace off.
    browser.goto(&stage.page(page.split('?').next().unwrap_or_default())).await?;
    by_keys(&browser).await?;
    let mut now = browser.run(FOCUSED, Vec::new()).await?;
    for _ in 0..600 {
        if now["watching"] == false && now["mine"] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        now = browser.run(FOCUSED, Vec::new()).await?;
    }
    ensure!(now["focus"] == "BUTTON", "the focus is lost: {now}");
    by_keys(&browser).await?;
    browser.click(".settings [name=light]").await?;
    for _ in 0..100 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        now = browser.run(FOCUSED, Vec::new()).await?;
        if now["watching"] == false {
            break;
        }
    }
    ensure!(!now["address"].as_str().context("an address")?.contains("ply="), "{now}");
    browser.close().await
}
