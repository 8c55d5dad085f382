//! 18Cuba's best run on a board that people lay out by clicking.

use browser_tests::{Browser, Stage};
use serde_json::Value;

/// What the page says, and what it has drawn.
const SAID: &str = r#"
    return {
        sum: document.querySelector(".answer h2").innerText,
        routes: document.querySelectorAll("path.route").length,
        tiles: [...document.querySelectorAll(".hex .tile:not(.red)")].length,
        here: document.querySelector(".layout-hex.here")?.dataset.hex ?? null,
        wide: document.documentElement.scrollWidth > innerWidth,
    };
"#;

/// Whether a phone opens the map on the run, and how high the map is there.
const OPENED: &str = r#"
    const pane = document.querySelector("svg.map").getBoundingClientRect();
    const run = document.querySelector("path.route").getBoundingClientRect();
    const within = run.left >= pane.left && run.right <= pane.right && run.top >= pane.top && run.bottom <= pane.bottom;
    return { run: within, high: pane.height };
"#;

/// Clicks a step and waits until the page is drawn with it.
async fn step(browser: &Browser, css: &str) -> anyhow::Result<()> {
    let before = browser.address().await?;
    let mark = "document.querySelector('main.tool').firstChild.dataset.old = ''";
    browser.run(mark, Vec::new()).await?;
    let near = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
    browser.run(near, vec![css.into()]).await?;
    browser.click_drawn(css).await?;
    for _ in 0..600 {
        let old = "return document.querySelector('main.tool [data-old]') !== null";
        if browser.run(old, Vec::new()).await? == false && browser.address().await? != before {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    anyhow::bail!("{css} led nowhere")
}

async fn said(browser: &Browser) -> anyhow::Result<Value> {
    browser.run(SAID, Vec::new()).await
}

/// Two tiles are laid and turned, a station placed, a train named; the run is told and drawn, and
/// whoever opens the address afresh sees the same. On a phone and on a large screen.
#[tokio::test]
async fn a_board_is_laid_out_answered_and_shared_by_its_address() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    for (width, height) in [(1366, 768), (500, 900)] {
        let browser = stage.browser(&format!("anna-{width}"), "en-US").await?;
        browser.window(width, height).await?;
        browser.goto(&stage.page("/")).await?;
        browser.click("a[href='/tools/18cuba']").await?;
        // Matanzas, with a tile towards La Habana, and the plain hex between them.
        step(&browser, "[data-hex=B9]").await?;
        let bare = said(&browser).await?;
        assert_eq!(bare["here"], "B9");
        step(&browser, ".tiles a[href*='B9.57.']").await?;
        let tiles = |said: &Value| said["tiles"].as_u64().unwrap_or(0);
        assert_eq!(tiles(&said(&browser).await?), tiles(&bare) + 1);
        let laid = browser.address().await?;
        step(&browser, "[data-of=turn] a:nth-child(2)").await?;
        assert_ne!(browser.address().await?, laid, "it is turned");
        step(&browser, "[data-of=turn] a:nth-child(1)").await?;
        assert_eq!(browser.address().await?, laid, "and turned back");
        step(&browser, "[data-of=stations] [data-company=MS]").await?;
        step(&browser, "[data-of=company] a[href*='company=MS&']").await?;
        assert_eq!(said(&browser).await?["routes"], 0, "no train is named");
        step(&browser, "[data-of=trains] a[href*='trains=2&']").await?;
        // As often as needed the tile is turned until its track meets another stop.
        let mut answer = said(&browser).await?;
        for _ in 0..6 {
            if answer["routes"] == 1 {
                break;
            }
            step(&browser, "[data-of=turn] a:nth-child(2)").await?;
            answer = said(&browser).await?;
        }
        assert_eq!(answer["routes"], 1, "{answer}");
        assert_ne!(answer["sum"], "MS earns $0");
        assert_eq!(answer["wide"], false, "nothing lies beyond the window");
        let share = "return document.querySelector('[data-share]').href";
        let share = browser.run(share, Vec::new()).await?;
        let share = share.as_str().unwrap_or_default().to_owned();
        let berta = stage.browser(&format!("berta-{width}"), "en-US").await?;
        berta.resize(360, 800).await?;
        berta.goto(&share).await?;
        let opened = berta.run(OPENED, Vec::new()).await?;
        assert!(opened["run"] == true && opened["high"].as_f64() >= Some(280.0), "{opened}");
        let fresh = said(&berta).await?;
        assert_eq!([&fresh["sum"], &fresh["routes"]], [&answer["sum"], &answer["routes"]]);
        assert_eq!(fresh["here"], Value::Null);
        berta.close().await?;
        // The way back is the browser's own.
        browser.run("history.back()", Vec::new()).await?;
        let gone = "return new Promise((done) => setTimeout(() => done(document.querySelectorAll('path.route').length), 1500))";
        assert_eq!(browser.run(gone, Vec::new()).await?, 0, "before the last turn nothing ran");
        browser.close().await?;
    }
    Ok(())
}
