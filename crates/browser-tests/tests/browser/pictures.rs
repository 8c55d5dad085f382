//! Pictures of every page, for those who want to look: set `INGENIO_PICTURES`
//! to a folder. In any case nothing is wider than the screen and no symbol or color is missing.

use browser_tests::{Browser, Stage};

use crate::people::sign_up;

const SIZES: [(u32, u32); 3] = [(360, 780), (900, 1100), (1600, 1000)];

/// Symbols that are used but not there, and gradients that have lost their colors.
const BROKEN: &str = "
    const lost = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
        .filter((href) => !document.querySelector(href));
    const black = [...document.querySelectorAll('stop')]
        .filter((stop) => getComputedStyle(stop).stopColor === 'rgb(0, 0, 0)')
        .map((stop) => stop.getAttribute('class'));
    return [...lost, ...black];";

/// Takes a picture at every size, by day and by night.
pub(crate) async fn portray(
    browser: &Browser,
    stage: &Stage,
    page: &str,
    name: &str,
) -> anyhow::Result<()> {
    for light in ["day", "night"] {
        for (width, height) in SIZES {
            browser.window(width, height).await?;
            let script = "document.cookie = `light=${arguments[0]}; path=/`";
            browser.run(script, vec![light.into()]).await?;
            browser.goto(&stage.page(page)).await?;
            let script = "return [document.documentElement.scrollWidth, innerWidth]";
            let sizes = browser.run(script, Vec::new()).await?;
            assert!(sizes[0].as_f64() <= sizes[1].as_f64(), "{name} at {width}: {sizes}");
            let broken = browser.run(BROKEN, Vec::new()).await?;
            assert_eq!(broken, serde_json::json!([]), "{name} at {width}");
            if let Some(folder) = std::env::var_os("INGENIO_PICTURES") {
                let picture = browser.screenshot().await?;
                let file = format!("{name}-{width}-{light}.png");
                std::fs::write(std::path::Path::new(&folder).join(file), picture)?;
            }
        }
    }
    Ok(())
}

#[tokio::test]
async fn every_page_fits_the_screen_and_lacks_no_symbol() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let game = "game=santiago-de-cuba&seat-0=me&name-0=Anna";
    browser.goto(&stage.page("/")).await?;
    portray(&browser, &stage, "/", "home-first").await?;
    portray(&browser, &stage, "/new/santiago-de-cuba", "order").await?;
    let open = stage.table(&browser, &format!("{game}&seat-1=open&seat-2=bot:greedy")).await?;
    portray(&browser, &stage, &open, "waiting").await?;
    let link = browser.link().await?;
    portray(&browser, &stage, &link[link.find("/join/").unwrap_or_default()..], "join").await?;
    let hot = stage.table(&browser, &format!("{game}&seat-1=here&name-1=Berta")).await?;
    portray(&browser, &stage, &hot, "curtain").await?;
    let bots = format!("{game}&seat-1=bot:greedy&seat-2=bot:greedy&rule-stalled-ship=10");
    portray(&browser, &stage, "/new/18cuba", "18cuba-order").await?;
    let people =
        "game=18cuba&seat-0=me&name-0=Anna&seat-1=here&seat-2=here&name-1=Berta&name-2=Carlo";
    let island = stage.table(&browser, people).await?;
    let mut seen = browser.until(|seen| seen.is("mine")).await?;
    for _ in 0..60 {
        if seen.is("mine") {
            seen = browser.pick(&seen).await?;
        }
    }
    portray(&browser, &stage, &island, "18cuba").await?;
    portray(&browser, &stage, &format!("{island}?ply=10"), "18cuba-past").await?;
    browser.window(1280, 900).await?;
    let table = stage.table(&browser, &bots).await?;
    let mut seen = browser.until(|seen| seen.is("mine")).await?;
    for _ in 0..40 {
        browser.pick(&seen).await?;
        seen = browser.until(|seen| seen.is("mine") || seen.is("over")).await?;
    }
    portray(&browser, &stage, &table, "table").await?;
    portray(&browser, &stage, &format!("{table}?ply=20"), "past").await?;
    portray(&browser, &stage, "/", "home").await?;
    portray(&browser, &stage, "/nowhere", "error").await?;
    portray(&browser, &stage, "/api", "programs").await?;
    browser.goto(&stage.page(&table)).await?;
    browser.window(1280, 900).await?;
    while !seen.is("over") {
        seen = browser.until(|seen| seen.is("mine") || seen.is("over")).await?;
        if seen.is("mine") {
            seen = browser.pick(&seen).await?;
        }
    }
    portray(&browser, &stage, &table, "over").await?;
    browser.close().await
}

#[tokio::test]
async fn cube_express_fits_the_screen_and_lacks_no_symbol() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    portray(&browser, &stage, "/new/cube-express", "cube-express-order").await?;
    let table = stage.table(&browser, &format!("game=cube-express&{seats}")).await?;
    let mut seen = browser.until(|seen| seen.is("mine")).await?;
    browser.window(1280, 900).await?;
    for _ in 0..24 {
        browser.pick(&seen).await?;
        seen = browser.until(|seen| seen.is("mine") || seen.is("over")).await?;
    }
    portray(&browser, &stage, &table, "cube-express").await?;
    browser.close().await
}

#[tokio::test]
async fn what_is_one_s_own_fits_the_screen() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let fields = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    stage.table(&browser, fields).await?;
    portray(&browser, &stage, "/me", "sign-in").await?;
    portray(&browser, &stage, "/recover", "recover").await?;
    sign_up(&browser, &stage, "Anna").await?;
    portray(&browser, &stage, "/me", "me").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=open";
    stage.table(&browser, &format!("game=santiago-de-cuba&{seats}&listed=public")).await?;
    stage.table(&browser, &format!("game=18cuba&{seats}&listed=public")).await?;
    portray(&browser, &stage, "/lobby", "lobby").await?;
    browser.close().await
}
