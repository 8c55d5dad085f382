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
    // What was said is gone from its field, also if it is seen before the answer has come.
    let slow = "const real = window.fetch;
        window.fetch = async (address, options) => {
            const answer = await real(address, options);
            if (options?.method === 'POST') {
                await new Promise((done) => setTimeout(done, 600));
                window.answered = true;
            }
            return answer;
        };";
    anna.run(slow, Vec::new()).await?;
    anna.type_into(".talk .saying input", "half a word").await?;
    anna.press("\u{e007}").await?;
    until(&anna, &shows("half a word")).await?;
    until(&anna, "return window.answered === true").await?;
    tokio::time::sleep(Duration::from_millis(100)).await;
    until(&anna, "return document.querySelector('.talk .saying input').value === ''").await?;
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

/// Each sends what they decide, as long as they are asked. No page shows it meanwhile.
pub(crate) async fn play_out(
    stage: &Stage,
    table: &str,
    people: [&Browser; 2],
) -> anyhow::Result<()> {
    for person in people {
        person.goto(&stage.page("/")).await?;
    }
    let id = table.split('?').next().unwrap_or_default().trim_start_matches("/tables/");
    for turn in 1..=400 {
        for person in people {
            // Whoever is not asked is told no choices.
            if person.forward(id, turn, "!choices").await?["over"] == true {
                return Ok(());
            }
        }
    }
    anyhow::bail!("the game never ended")
}

/// The game over, a rematch is one click for each; whoever is asked finds it at home.
#[tokio::test]
async fn two_people_play_again() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (table, [anna, berta]) = meet(&stage).await?;
    play_out(&stage, &table, [&anna, &berta]).await?;
    anna.goto(&stage.page(&table)).await?;
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

/// Whoever types a name in the lobby while the list changes types on.
#[tokio::test]
async fn a_half_typed_name_stays_when_the_list_changes() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let stranger = stage.browser("stranger", "en-US").await?;
    let fields = "game=santiago-de-cuba&listed=public&seat-0=me&name-0=Anna&seat-1=open";
    stage.table(&anna, fields).await?;
    stranger.goto(&stage.page("/lobby")).await?;
    stranger.type_into(".sitting input", "Bera").await?;
    let at = "const one = document.querySelector('.sitting input'); one.setSelectionRange(3, 3); \
              one.dataset.mine = 'old';";
    stranger.run(at, Vec::new()).await?;
    stage.table(&anna, fields).await?;
    until(&stranger, "return document.querySelectorAll('.sitting').length === 2").await?;
    assert_eq!(
        stranger
            .run("return document.querySelectorAll('[data-mine=old]').length", Vec::new())
            .await?,
        0
    );
    stranger.press("t").await?;
    let typed = "return [...document.querySelectorAll('.sitting input')].map((one) => one.value)";
    let typed = stranger.run(typed, Vec::new()).await?;
    assert_eq!(typed, serde_json::json!(["", "Berta"]), "the newer table comes first");
    stranger.close().await?;
    anna.close().await
}
