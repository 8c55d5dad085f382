//! Whole games of Cube Express, played by clicking.

use browser_tests::{Browser, Stage};

/// Sets up a table against a bot by its form.
async fn set_up(browser: &Browser, stage: &Stage) -> anyhow::Result<()> {
    browser.goto(&stage.page("/new/cube-express")).await?;
    browser.choose("[name=seat-0]", "me").await?;
    browser.type_into("[name=name-0]", "Anna").await?;
    browser.choose("[name=seat-1]", "bot:greedy").await?;
    browser.click("form.card button.main").await?;
    browser.until(|seen| seen.is("mine")).await?;
    Ok(())
}

/// Plays to the end by clicking whatever can be clicked, and says what the last page reads.
async fn against_a_bot(language: &str) -> anyhow::Result<String> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", language).await?;
    set_up(&anna, &stage).await?;
    anna.play_out().await?;
    let text = anna.text().await?;
    anna.close().await?;
    Ok(text)
}

#[tokio::test]
async fn a_whole_game_of_cube_express_in_english() -> anyhow::Result<()> {
    let text = against_a_bot("en-US").await?;
    assert!(text.contains("The game is over") && text.contains("Anna"), "{text}");
    Ok(())
}

#[tokio::test]
async fn a_whole_game_of_cube_express_in_german() -> anyhow::Result<()> {
    let text = against_a_bot("de-DE").await?;
    assert!(text.contains("Das Spiel ist aus") && text.contains("Anna"), "{text}");
    assert!(!text.contains("The game"), "{text}");
    Ok(())
}

/// A tile is laid in three clicks on hand and map, and the map stays as it was brought nearer.
#[tokio::test]
async fn a_tile_is_laid_on_the_map() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    set_up(&anna, &stage).await?;
    anna.click(".zoom-keys [data-nearer='+']").await?;
    // Left and top may change: what has the focus comes into sight.
    let view =
        "return document.querySelector('svg.map').getAttribute('viewBox').split(' ').slice(2)";
    let near = anna.run(view, Vec::new()).await?;
    let tiles = "return document.querySelectorAll('svg.map .furniture').length";
    let before = anna.run(tiles, Vec::new()).await?.as_u64();
    let last = anna.look().await?.count("last");
    anna.click(".hand .card.may").await?;
    anna.until(|seen| seen.mark().contains("lay")).await?;
    assert_eq!(anna.run(view, Vec::new()).await?, near, "as near as before");
    let picked = anna.look().await?.mark().to_owned();
    let place = "const place = document.querySelector('svg.map .place.may');
                 place.focus(); place.dispatchEvent(new MouseEvent('click', {bubbles: true}))";
    anna.run(place, Vec::new()).await?;
    let mut seen = anna.until(|seen| !seen.is("busy") && seen.mark() != picked).await?;
    if seen.count("last") == last {
        anna.click(".choices .choice").await?;
        seen = anna.until(|seen| seen.count("last") > last).await?;
    }
    assert!(seen.count("last") > last, "the tile is laid");
    let after = anna.run(tiles, Vec::new()).await?.as_u64();
    assert_eq!(after, before.map(|count| count + 1));
    anna.close().await
}
