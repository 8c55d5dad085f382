//! Two people who know each other: they talk, ask each other to the table, and play again.

use std::time::Duration;

use browser_tests::{Browser, Stage};

use crate::people::sign_up;
use crate::pictures::portray;

/// Waits until a script says so.
async fn until(browser: &Browser, script: &str) -> anyhow::Result<()> {
    for _ in 0..200 {
        if browser.run(script, Vec::new()).await? == true {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anyhow::bail!("never: {script}")
}

fn shows(text: &str) -> String {
    format!("return document.body.innerText.includes({text:?})")
}

/// Anna and Berta, each with an account, at a table of two.
async fn meet(stage: &Stage) -> anyhow::Result<(String, [Browser; 2])> {
    let anna = stage.browser("anna", "en-US").await?;
    let berta = stage.browser("berta", "de-DE").await?;
    let fields = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let table = stage.table(&anna, fields).await?;
    sign_up(&anna, stage, "Anna").await?;
    anna.goto(&stage.page(&table)).await?;
    let link = anna.link().await?;
    berta.goto(&link).await?;
    berta.type_into("#name", "Berta").await?;
    berta.click("main form button").await?;
    berta.until(|seen| seen.is("ready")).await?;
    sign_up(&berta, stage, "Berta").await?;
    for person in [&anna, &berta] {
        person.goto(&stage.page(&table)).await?;
        person.until(|seen| seen.is("ready")).await?;
    }
    Ok((table, [anna, berta]))
}

/// What one says the other sees without asking for it: a mark first, and the words when they look.
#[tokio::test]
async fn two_people_talk_at_a_table() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (table, [anna, berta]) = meet(&stage).await?;
    anna.click(".desk [data-tab='talk']").await?;
    until(&anna, "return !!document.querySelector('.talk .saying input')").await?;
    anna.type_into(".talk .saying input", "Hola @Berta \u{2600} <b>x</b>").await?;
    anna.press("\u{e007}").await?;
    until(&anna, &shows("Hola @Berta \u{2600} <b>x</b>")).await?;
    until(&berta, "return !!document.querySelector('.desk [data-tab=talk][data-unread]')").await?;
    berta.click(".desk [data-tab='talk']").await?;
    until(&berta, &shows("Hola @Berta \u{2600} <b>x</b>")).await?;
    until(&berta, "return document.querySelector('.mention').textContent === '@Berta'").await?;
    until(&berta, "return !document.querySelector('[data-unread]')").await?;
    // Both look: the answer comes by itself, and what is being typed stays.
    anna.type_into(".talk .saying input", "half a").await?;
    berta.type_into(".talk .saying input", "Guten Abend").await?;
    berta.press("\u{e007}").await?;
    until(&anna, &shows("Guten Abend")).await?;
    until(&anna, "return document.querySelector('.talk .saying input').value === 'half a'").await?;
    anna.type_into(".talk textarea", "sugar first").await?;
    anna.click(".talk .jotting button").await?;
    assert_eq!(anna.faults().await?, [""; 0], "talking");
    assert_eq!(anna.missed_by_tab().await?, [""; 0]);
    let talk = format!("{table}/talk");
    portray(&anna, &stage, &talk, "talk").await?;
    until(&anna, "return document.querySelector('textarea').value === 'sugar first'").await?;
    berta.goto(&stage.page(&talk)).await?;
    assert!(!berta.text().await?.contains("sugar first"));
    assert_eq!(berta.faults().await?, [""; 0], "the page of the talk");
    anna.close().await?;
    berta.close().await
}

/// The game over, a rematch is one click for each; whoever is asked finds it at home.
#[tokio::test]
async fn two_people_play_again() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (table, [mut anna, mut berta]) = meet(&stage).await?;
    for _ in 0..600 {
        let seen = anna.look().await?;
        if seen.is("over") {
            break;
        }
        if seen.is("mine") && seen.is("ready") {
            anna.pick(&seen).await?;
        }
        let seen = berta.look().await?;
        if seen.is("mine") && seen.is("ready") {
            berta.pick(&seen).await?;
        }
    }
    anna.until(|seen| seen.is("over")).await?;
    berta.goto(&stage.page("/")).await?;
    anna.click(".over .do form button").await?;
    anna.until(|seen| seen.count("seq") > 0 && !seen.is("over")).await?;
    let again = anna.address().await?;
    assert!(again.contains("/tables/") && !again.contains(&table), "{again}");
    // The home page is open, and shows it by itself.
    until(&berta, "return !!document.querySelector('.asked-to form button.main')").await?;
    assert_eq!(berta.faults().await?, [""; 0], "an invitation");
    portray(&berta, &stage, "/", "invited").await?;
    berta.click(".asked-to form button.main").await?;
    berta.until(|seen| seen.is("ready")).await?;
    assert_eq!(berta.address().await?, again);
    anna.until(|seen| seen.count("seq") > 1).await?;
    portray(&anna, &stage, "/me/tables", "my-tables").await?;
    assert_eq!(anna.faults().await?, [""; 0], "my tables");
    assert_eq!(anna.missed_by_tab().await?, [""; 0]);
    let broken =
        "return [...document.images].filter((one) => one.complete && !one.naturalWidth).length";
    assert_eq!(anna.run(broken, Vec::new()).await?, 0, "every board has a picture");
    anna.click(".tables .rows form button").await?;
    anna.goto(&stage.page("/me/tables?show=archived")).await?;
    until(&anna, "return document.querySelectorAll('.tables .rows li').length === 1").await?;
    portray(&anna, &stage, "/people/Berta", "person").await?;
    assert_eq!(anna.faults().await?, [""; 0], "a profile");
    portray(&anna, &stage, "/new/santiago-de-cuba", "order-met").await?;
    assert_eq!(anna.faults().await?, [""; 0], "whom to ask");
    anna.close().await?;
    berta.close().await
}
