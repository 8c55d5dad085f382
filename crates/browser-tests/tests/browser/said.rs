//! What the host does on a page of their own, and what others see of it.

use browser_tests::{Browser, Stage};

/// Has a page asked for again what the host says, as it does now and then and when it comes back
/// to sight.
const LOOK: &str = "document.dispatchEvent(new Event('visibilitychange'));";

/// Waits until a page says this of the host's, or nothing.
async fn says(browser: &Browser, what: &str) -> anyhow::Result<bool> {
    for _ in 0..100 {
        browser.run(LOOK, Vec::new()).await?;
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let script = "return document.querySelector('.said p')?.textContent.trim() ?? '';";
        let said = browser.run(script, Vec::new()).await?;
        let said = said.as_str().unwrap_or_default();
        if said.ends_with(what) && said.is_empty() == what.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// A message appears on pages that are open, at a table in the middle of a game, and goes when it
/// is taken back; no page is loaded again for it. The host's page can be read and used by
/// everybody.
#[tokio::test]
async fn what_the_host_says_comes_and_goes_on_open_pages() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let host = stage.browser("host", "de-DE").await?;
    let fields = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    stage.table(&anna, fields).await?;
    anna.run("window.kept = true;", Vec::new()).await?;
    host.goto(&stage.page("/admin")).await?;
    assert_eq!(host.faults().await?, [""; 0], "signing in");
    assert_eq!(host.missed_by_tab().await?, [""; 0]);
    host.type_into("#password", Stage::PASSWORD).await?;
    host.click("form[action='/admin'] button").await?;
    // The page is there once it has a field for what is said.
    host.click("#said").await?;
    assert!(host.text().await?.contains("Anna"), "the open table");
    assert_eq!(host.faults().await?, [""; 0], "the page itself");
    assert_eq!(host.missed_by_tab().await?, [""; 0]);
    host.type_into("#said", "A new version at <noon> & later").await?;
    host.click("form[action='/admin/message'] button.main").await?;
    assert!(says(&anna, "A new version at <noon> & later").await?, "{}", anna.text().await?);
    host.click("form[action='/admin/message'] button:not(.main)").await?;
    assert!(says(&anna, "").await?, "{}", anna.text().await?);
    assert_eq!(anna.run("return window.kept;", Vec::new()).await?, true, "the same page");
    anna.close().await?;
    host.close().await
}
