//! What 18Cuba's players try out for others while they wait, and the lines that they keep.

use browser_tests::{Browser, Stage};

/// A table of two people, each with a browser; who waits comes second.
pub(crate) async fn two(stage: &Stage) -> anyhow::Result<(Browser, Browser, String)> {
    let anna = stage.browser("anna", "en-US").await?;
    let fields = "game=18cuba&variant=short-west&seat-0=me&name-0=Anna&seat-1=open";
    let address = stage.table(&anna, fields).await?;
    let link = anna.link().await?;
    let berta = stage.browser("berta", "en-US").await?;
    berta.goto(&link).await?;
    berta.type_into("[name=name]", "Berta").await?;
    berta.click("button.main").await?;
    let table = address.split('?').next().unwrap_or_default().to_owned();
    for person in [&anna, &berta] {
        person.goto(&stage.page(&table)).await?;
        person.until(|seen| seen.is("drawn") && seen.is("ready")).await?;
    }
    let seen = anna.look().await?;
    Ok(if seen.is("mine") { (anna, berta, table) } else { (berta, anna, table) })
}

/// VI.6: how high one bids is written down ahead of time, as a number of one's own.
#[tokio::test]
async fn a_bid_is_limited_by_a_number_of_ones_own() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (mover, waiter, _) = two(&stage).await?;
    waiter.run("document.querySelector('details.intents').open = true", Vec::new()).await?;
    let named = "const field = document.querySelector('.numbered input');
        field.value = arguments[0];
        field.dispatchEvent(new Event('input', { bubbles: true }));
        const button = field.closest('p').querySelector('button');
        return { disabled: button.disabled, intend: button.dataset.intend };";
    let wrong = waiter.run(named, vec!["7".into()]).await?;
    assert_eq!(wrong["disabled"], true, "bids go up in steps: {wrong}");
    let right = waiter.run(named, vec!["45".into()]).await?;
    assert_eq!(right["disabled"], false, "{right}");
    assert!(right["intend"].as_str().is_some_and(|it| it.ends_with("/45")), "{right}");
    waiter.click(".numbered button").await?;
    let told = "return document.querySelector('.intent')?.textContent ?? ''";
    for _ in 0..100 {
        let now = waiter.run(told, Vec::new()).await?;
        if now.as_str().is_some_and(|now| now.contains("up to $45")) {
            mover.close().await?;
            return waiter.close().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("it was not decided")
}

/// Whoever waits moves for the other on a copy and keeps the line under a name with a note. It is
/// there again after a reload and later in the game; the other sees nothing of it.
#[tokio::test]
async fn a_line_for_both_is_tried_while_waiting_and_kept() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (mut mover, mut waiter, table) = two(&stage).await?;
    let before = waiter.look().await?;
    assert!(!before.is("mine"));
    waiter.click("[data-try][data-at]").await?;
    let mut seen = waiter.until(|seen| seen.count("picks") > 0).await?;
    let tried =
        "return document.querySelector('main').dataset.trial.split(';').filter(Boolean).length";
    // A few moves of whoever is asked.
    for _ in 0..12 {
        if waiter.run(tried, Vec::new()).await?.as_u64() >= Some(3) {
            break;
        }
        seen = waiter.pick(&seen).await?;
    }
    assert!(waiter.run(tried, Vec::new()).await?.as_u64() >= Some(3));
    assert_eq!(waiter.look().await?.count("seq"), before.count("seq"), "nothing is written");
    waiter.type_into("[data-keep] [name=name]", "bold").await?;
    waiter.type_into("[data-keep] [name=note]", "if she bids").await?;
    waiter.click("[data-keep] button").await?;
    let kept =
        waiter.run("return document.querySelector('main').dataset.trial", Vec::new()).await?;
    // The game goes on, and the page is loaded anew.
    let asked = mover.look().await?;
    mover.pick(&asked).await?;
    waiter.goto(&stage.page(&table)).await?;
    waiter.until(|seen| seen.is("drawn") && seen.is("ready")).await?;
    let listed = "const box = document.querySelector('[data-branches]');
        return { hidden: box.hidden, text: box.querySelector('li')?.textContent ?? '' };";
    let list = waiter.run(listed, Vec::new()).await?;
    assert_eq!(list["hidden"], false);
    assert!(list["text"].as_str().unwrap_or_default().starts_with("bold – if she bids"), "{list}");
    waiter.run("document.querySelector('[data-branches]').open = true", Vec::new()).await?;
    waiter.click("[data-branches] a").await?;
    waiter.until(|seen| seen.past().is_some()).await?;
    let again =
        waiter.run("return document.querySelector('main').dataset.trial", Vec::new()).await?;
    assert_eq!(again, kept, "the same line");
    // Whoever is asked in it, the page hears what happens at the table.
    let line: Vec<&str> = kept.as_str().unwrap_or_default().split(';').collect();
    let ply = waiter.look().await?.past().unwrap_or_default();
    for count in 1..=line.len() {
        let begun = line[..count].join("%3B");
        waiter.goto(&stage.page(&format!("{table}?ply={ply}&trial={begun}"))).await?;
        tokio::time::sleep(std::time::Duration::from_millis(800)).await;
        let old = "return document.querySelector('main').dataset.old ?? null";
        assert_eq!(waiter.run(old, Vec::new()).await?, serde_json::Value::Null, "{begun}");
    }
    let other = mover.run(listed, Vec::new()).await?;
    assert_eq!(other["hidden"], true, "nobody else has it");
    waiter.run("document.querySelector('[data-branches]').open = true", Vec::new()).await?;
    waiter.click("[data-branches] button").await?;
    assert_eq!(waiter.run(listed, Vec::new()).await?["hidden"], true, "it is removed");
    mover.close().await?;
    waiter.close().await
}
