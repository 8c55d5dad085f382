//! Every state can be told apart by eyes that see few colors or none.

use browser_tests::Stage;

use crate::accessible::nothing;
use crate::why::{MOMENTS, mid_decision};

/// Everything here is told by color alone, each thing once.
const BAD: &str = "data:text/html,<html><body><main class='table'>
    <svg width='99' height='99'><symbol id='a'><path d='M0 0h9v9z' fill='red'/></symbol>
        <symbol id='b'><path d='M0 0h9v9z' fill='blue'/></symbol>
        <symbol id='c'><path d='M0 0h9'/></symbol>
        <circle class='seat-1' r='9'/>
        <g class='seat-2'><use href='%23art-seat-2'/><rect width='9' height='9'/></g>
        <rect data-pick='x' width='9' height='9' fill='gold'/>
        <rect data-pick='y' width='9' height='9' stroke='black' stroke-width='2'/></svg>
    <div style='color: red' data-pick='z'>Only red</div>";

#[tokio::test]
async fn the_check_finds_what_is_told_by_color_alone() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    browser.goto(&BAD.replace('\n', " ")).await?;
    let found = browser.colors_alone().await?;
    let rules: Vec<&str> = found.iter().filter_map(|fault| fault.split(':').next()).collect();
    assert_eq!(rules, ["seat", "ring", "border", "symbol"], "{found:#?}");
    browser.close().await
}

/// By day and by night seats, what can be chosen, goods and grounds have a shape, an edge, a letter or a gray of their own.
#[tokio::test]
async fn no_table_tells_anything_by_color_alone() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let pictures = std::env::var("INGENIO_PICTURES").ok();
    let mut found = Vec::new();
    for moment in MOMENTS {
        mid_decision(&browser, &stage, moment).await?;
        for light in ["night", "day"] {
            let script = "document.cookie = `light=${arguments[0]}; path=/`; location.reload()";
            browser.run(script, vec![light.into()]).await?;
            let lit = "return document.documentElement.dataset.light === arguments[0]
                           && document.querySelector('main.table[data-ready]') !== null";
            while browser.run(lit, vec![light.into()]).await? != true {
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
            let faults = browser.colors_alone().await?;
            found.extend(
                faults.into_iter().map(|fault| format!("{} by {light}: {fault}", moment.0)),
            );
        }
        let Some(folder) = &pictures else { continue };
        for eyes in ["deuteranopia", "achromatopsia"] {
            browser.see_with(eyes).await?;
            let file = std::path::Path::new(folder).join(format!("{}-{eyes}.png", moment.0));
            browser.window(1600, 1000).await?;
            std::fs::write(file, browser.screenshot().await?)?;
        }
        browser.see_with("none").await?;
    }
    nothing(&found);
    browser.close().await
}
