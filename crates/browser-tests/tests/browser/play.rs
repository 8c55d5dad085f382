//! Whole games, played by clicking.

use std::time::Duration;

use anyhow::Context as _;
use browser_tests::{Browser, Stage};

use crate::company::play_out;

/// Whole games are clicked through against a bot; where two share one, so many clicks show what
/// there is to be seen.
const ENOUGH: usize = 60;

/// Sets a table up by its form; `seats` are the values of the lists, in order.
async fn set_up(
    browser: &Browser,
    stage: &Stage,
    seats: &[(&str, &str)],
    variant: &str,
) -> anyhow::Result<()> {
    browser.goto(&stage.page("/")).await?;
    browser.click("a[href^='/new/']").await?;
    for (seat, (kind, name)) in seats.iter().enumerate() {
        browser.choose(&format!("[name=seat-{seat}]"), kind).await?;
        if !name.is_empty() {
            browser.type_into(&format!("[name=name-{seat}]"), name).await?;
        }
    }
    browser.choose("[name=variant]", variant).await?;
    browser.choose("[name=rule-stalled-ship]", "10").await?;
    browser.click("form.card button.main").await?;
    browser.until(|seen| seen.count("seq") > 0).await?;
    Ok(())
}

/// Plays against a bot to the end and says what the last page reads.
async fn against_a_bot(language: &str) -> anyhow::Result<String> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", language).await?;
    set_up(&anna, &stage, &[("me", "Anna"), ("bot:greedy", "")], "open").await?;
    let seen = anna.play_out().await?;
    let text = anna.text().await?;
    step_through(&anna, seen.count("last")).await?;
    anna.close().await?;
    Ok(text)
}

/// The whole game can be stepped back through, and every position has an address.
async fn step_through(browser: &Browser, last: u64) -> anyhow::Result<()> {
    browser.click(".steps a[data-ply='0']").await?;
    let seen = browser.until(|seen| !seen.is("over")).await?;
    assert_eq!(seen.count("picks"), 0, "nothing can be picked in the past");
    assert!(browser.address().await?.contains("ply=0"));
    browser.click(".steps a[data-ply='1']").await?;
    browser.until(|seen| seen.past() == Some(1)).await?;
    browser.click(&format!(".steps a[data-ply='{last}']")).await?;
    browser.until(|seen| seen.is("over")).await?;
    assert!(!browser.address().await?.contains("ply="));
    Ok(())
}

#[tokio::test]
async fn a_whole_game_in_english() -> anyhow::Result<()> {
    let text = against_a_bot("en-US").await?;
    assert!(text.contains("The game is over") && text.contains("Anna"), "{text}");
    Ok(())
}

#[tokio::test]
async fn a_whole_game_in_german() -> anyhow::Result<()> {
    let text = against_a_bot("de-DE").await?;
    assert!(text.contains("Das Spiel ist aus") && text.contains("Anna"), "{text}");
    assert!(!text.contains("The game"), "{text}");
    Ok(())
}

/// One makes the table, the other comes by the link; each sees the other's moves, and both the same
/// end.
#[tokio::test]
async fn two_browsers_at_one_table() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let mut berta = stage.browser("berta", "de-DE").await?;
    set_up(&anna, &stage, &[("me", "Anna"), ("open", "")], "hidden").await?;
    let link = anna.link().await?;
    berta.goto(&link).await?;
    berta.type_into("[name=name]", "Berta").await?;
    berta.click("button.main").await?;
    // Anna's page learns by itself that the game has begun.
    anna.until(|seen| seen.is("drawn")).await?;
    assert!(anna.text().await?.contains("Berta"));
    let mut clicks = 0;
    while clicks < ENOUGH {
        let [one, two] = [anna.look().await?, berta.look().await?];
        assert!(!(one.is("mine") && two.is("mine")), "only one is asked at a time");
        let (seen, mover) = if one.is("mine") { (one, &mut anna) } else { (two, &mut berta) };
        if seen.is("mine") {
            mover.pick(&seen).await?;
            clicks += 1;
        } else {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let page = anna.address().await?;
    let table = page.rsplit_once("/tables/").map(|(_, table)| format!("/tables/{table}"));
    let table = table.context("a table has an address")?;
    play_out(&stage, &table, [&anna, &berta]).await?;
    let mut rankings = Vec::new();
    for person in [&anna, &berta] {
        person.goto(&stage.page(&table)).await?;
        person.until(|seen| seen.is("over")).await?;
        let places = "return [...document.querySelectorAll('.ranking td')].map(c => c.innerText)";
        rankings.push(person.run(places, Vec::new()).await?);
    }
    assert_eq!(rankings[0], rankings[1], "both see the same ranking");
    anna.close().await?;
    berta.close().await
}

/// Two share a screen: between them a curtain falls, and behind it is nothing.
#[tokio::test]
async fn two_people_at_one_screen() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut screen = stage.browser("screen", "en-US").await?;
    set_up(&screen, &stage, &[("me", "Anna"), ("here", "Berta")], "hidden").await?;
    let mut seen = screen.until(|seen| seen.is("curtain")).await?;
    let mut curtains = 0;
    while curtains < ENOUGH / 3 {
        assert!(!seen.is("over"), "only {curtains} curtains fell");
        if seen.is("curtain") {
            assert!(seen.is("drawn") && seen.count("picks") == 0, "only what all may see is shown");
            if curtains == 0 {
                assert!(screen.text().await?.contains("Hand over to"), "{seen:?}");
            }
            curtains += 1;
            screen.click("[data-as]").await?;
            seen = screen.until(|seen| !seen.is("curtain")).await?;
        } else {
            seen = screen.pick(&seen).await?;
        }
    }
    screen.close().await
}

/// Without secrets nobody has to look away; what was done can be taken back.
#[tokio::test]
async fn no_curtain_without_secrets_and_a_move_can_be_taken_back() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut screen = stage.browser("screen", "en-US").await?;
    set_up(&screen, &stage, &[("me", "Anna"), ("here", "Berta")], "open").await?;
    let first = screen.until(|seen| seen.is("mine")).await?;
    let mut seen = first.clone();
    while seen.count("last") == first.count("last") {
        assert!(!seen.is("curtain"));
        seen = screen.pick(&seen).await?;
    }
    screen.click("[data-do=undo]").await?;
    let back = screen.until(|seen| seen.count("last") == first.count("last")).await?;
    assert!(back.count("seq") > seen.count("seq"), "an undo is an entry like any other");
    screen.click("[data-do=redo]").await?;
    screen.until(|now| now.count("last") == seen.count("last")).await?;
    screen.close().await
}

/// The server goes away and comes back: the page says so, and then shows what it missed.
#[tokio::test]
async fn a_lost_connection_shows_and_mends_itself() -> anyhow::Result<()> {
    let mut stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let mut phone = stage.browser("phone", "en-US").await?;
    set_up(&anna, &stage, &[("me", "Anna"), ("here", "Berta")], "open").await?;
    let table = anna.address().await?;
    anna.click(".desk [data-tab=info]").await?;
    anna.click(".info form[action$='/link'] button").await?;
    let link = anna.link().await?;
    phone.goto(&link).await?;
    phone.click("button.main").await?;
    anna.goto(&table).await?;
    let before = anna.until(|seen| seen.is("mine")).await?;
    // A busy machine is slow to look; the page itself notes when it was marked as old.
    let note = "const main = document.querySelector('main.table');
                const seen = () => main.hasAttribute('data-old') && (main.dataset.marked ??= Date.now());
                new MutationObserver(seen).observe(main, { attributes: true });
                return Date.now()";
    let killed = anna.run(note, Vec::new()).await?;
    stage.stop_server();
    let lost = anna.until(|seen| seen.notice().contains("connection is lost")).await?;
    assert!(!lost.notice().contains("{time}"), "{lost:?}");
    let marked = "return Number(document.querySelector('main.table').dataset.marked)";
    let marked = anna.run(marked, Vec::new()).await?;
    let took = marked.as_i64().unwrap_or(i64::MAX) - killed.as_i64().unwrap_or(0);
    assert!((0..2000).contains(&took), "it took {took} ms to see that the server is gone");
    // The last board stays, and so does the question; both are seen to be old.
    let old = "const table = document.querySelector('main.table');
               return [table.hasAttribute('data-old'), table.querySelectorAll('[data-pick]').length > 0]";
    assert_eq!(anna.run(old, Vec::new()).await?, serde_json::json!([true, true]));
    stage.start_server().await?;
    phone.goto(&table).await?;
    let mut seen = phone.until(|seen| seen.count("seq") > 0).await?;
    while seen.is("mine") && seen.count("last") == before.count("last") {
        seen = phone.pick(&seen).await?;
    }
    if seen.count("last") > before.count("last") {
        anna.until(|now| now.count("last") >= seen.count("last")).await?;
    }
    anna.until(|seen| seen.notice().is_empty()).await?;
    assert_eq!(anna.run(old, Vec::new()).await?[0], false);
    anna.close().await?;
    phone.close().await
}

/// Everything can be reached and picked without a mouse, and stepped back from.
#[tokio::test]
async fn the_keyboard_is_enough() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let screen = stage.browser("screen", "en-US").await?;
    set_up(&screen, &stage, &[("me", "Anna"), ("here", "Berta")], "open").await?;
    let mut seen = screen.until(|seen| seen.is("mine")).await?;
    // Now one thing and now another, so that in every game something takes two picks.
    for turn in 0..200 {
        let focus = "const picks = [...document.querySelectorAll('[data-pick]')]
                         .filter((pick) => pick.getClientRects().length > 0);
                     picks[arguments[0] % picks.length].focus();
                     return document.activeElement.matches('[data-pick]')";
        let focused = screen.run(focus, vec![turn.into()]).await?;
        assert_eq!(focused, true, "a pick can be focused");
        let before = seen.mark().to_owned();
        screen.press("\u{e007}").await?;
        seen = screen.until(|now| !now.is("busy") && now.mark() != before).await?;
        let back = "return document.querySelector('main').dataset.back ?? null";
        if screen.run(back, Vec::new()).await?.is_string() {
            let picked = seen.mark().to_owned();
            screen.press("\u{e00c}").await?;
            screen.until(|now| now.mark() != picked).await?;
            return screen.close().await;
        }
    }
    anyhow::bail!("no decision took two picks")
}

/// The browser may read the manifest, so that the page can be installed.
#[tokio::test]
async fn the_page_can_be_installed() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    anna.goto(&stage.page("/")).await?;
    let mut manifest = anna.manifest().await?;
    // On a busy machine the browser may still be reading it.
    for _ in 0..50 {
        if manifest["errors"] == serde_json::json!([]) && manifest["data"].is_string() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        manifest = anna.manifest().await?;
    }
    assert_eq!(manifest["errors"], serde_json::json!([]), "{manifest}");
    let read: serde_json::Value = serde_json::from_str(manifest["data"].as_str().unwrap_or(""))?;
    assert_eq!(read["name"], "Ingenio");
    anna.close().await
}
