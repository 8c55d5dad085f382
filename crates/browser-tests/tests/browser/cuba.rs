//! Whole games of Cuba, played by clicking.

use std::time::Duration;

use browser_tests::{Browser, Stage};

/// No game of two takes more clicks of one player than this.
const MOST_CLICKS: usize = 2000;

/// Sets a table up by its form; `seats` are the values of the lists, in order.
async fn set_up(
    browser: &Browser,
    stage: &Stage,
    seats: &[(&str, &str)],
    variant: &str,
) -> anyhow::Result<()> {
    browser.goto(&stage.page("/new/cuba")).await?;
    for (seat, (kind, name)) in seats.iter().enumerate() {
        browser.choose(&format!("[name=seat-{seat}]"), kind).await?;
        if !name.is_empty() {
            browser.type_into(&format!("[name=name-{seat}]"), name).await?;
        }
    }
    browser.choose("[name=variant]", variant).await?;
    browser.click("form.card button.main").await?;
    browser.until(|seen| seen.count("seq") > 0).await?;
    Ok(())
}

/// The text of the page, once it contains `wanted`.
async fn text_with(browser: &Browser, wanted: &str) -> anyhow::Result<String> {
    for _ in 0..2000 {
        let text = browser.text().await?;
        if text.contains(wanted) {
            return Ok(text);
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    anyhow::bail!("the page never said {wanted:?}: {}", browser.text().await?)
}

/// A whole game against a bot, in German, with delegates chosen face down.
#[tokio::test]
async fn a_whole_game_against_a_bot() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "de-DE").await?;
    let seats = [("me", "Anna"), ("bot:greedy", "")];
    set_up(&anna, &stage, &seats, "individual+delegate").await?;
    anna.play_out().await?;
    let text = anna.text().await?;
    assert!(text.contains("Das Spiel ist aus") && text.contains("Anna"), "{text}");
    anna.close().await
}

/// Whether this is the vote, to which all are asked at once: whoever hears of it first waits
/// for the other, whose browser may be slower.
async fn asked_for_a_bid(browser: &Browser) -> anyhow::Result<bool> {
    Ok(browser.text().await?.contains("Parliament: you have"))
}

/// Two browsers: both are asked for a bid at once, and neither sees the other's.
#[tokio::test]
async fn two_bid_at_once_and_neither_sees_the_other() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let mut berta = stage.browser("berta", "en-US").await?;
    set_up(&anna, &stage, &[("me", "Anna"), ("open", "")], "common").await?;
    let link = anna.link().await?;
    berta.goto(&link).await?;
    berta.type_into("[name=name]", "Berta").await?;
    berta.click("button.main").await?;
    anna.until(|seen| seen.is("drawn")).await?;
    for _ in 0..MOST_CLICKS {
        let [one, two] = [anna.look().await?, berta.look().await?];
        if one.is("mine") && two.is("mine") {
            assert!(asked_for_a_bid(&anna).await?);
            berta.pick(&two).await?;
            let page = text_with(&anna, "closed fist").await?;
            assert!(!page.contains("in your fist"), "{page}");
            anna.close().await?;
            return berta.close().await;
        } else if one.is("mine") && !asked_for_a_bid(&anna).await? {
            anna.pick(&one).await?;
        } else if two.is("mine") && !asked_for_a_bid(&berta).await? {
            berta.pick(&two).await?;
        } else {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    anyhow::bail!("both were never asked at once")
}

/// Symbols that are used but not there, and whether the page is wider than the screen.
const FAULTS: &str = "
    const lost = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
        .filter((href) => !document.querySelector(href));
    const page = document.documentElement;
    return page.scrollWidth > innerWidth ? [...lost, 'too wide'] : lost;";

/// What of the board is not in sight as a whole, too small to be read, or written over another.
const UNSEEN: &str = r#"
    const wrong = [];
    const stage = document.querySelector(".drawing");
    if (stage.scrollHeight > stage.clientHeight + 1) {
        wrong.push(`the board is ${stage.scrollHeight} high in ${stage.clientHeight}`);
    }
    const scene = document.querySelector(".scene-wide");
    const room = stage.getBoundingClientRect();
    const within = (box, room, by) => box.width > 0 && box.left >= room.left - by && box.right <= room.right + by
        && box.top >= room.top - by && box.bottom <= room.bottom + by;
    for (const part of [".at-sea", ".berth", ".market", ".parliament", ".favor", ".tile", ".plantation"]) {
        const found = scene.querySelectorAll(part);
        if (found.length === 0) wrong.push(`no ${part}`);
        for (const one of found) {
            if (!within(one.getBoundingClientRect(), room, 2)) wrong.push(`${part} is cut off`);
        }
    }
    const scale = scene.getScreenCTM().a;
    const letters = [...scene.querySelectorAll("text")].map((text) => parseFloat(getComputedStyle(text).fontSize));
    if (Math.min(...letters) * scale < 10.5) wrong.push(`letters of ${Math.min(...letters) * scale} pixels`);
    for (const text of scene.querySelectorAll(":is(.bill, .act) .brief")) {
        const card = text.parentElement.querySelector("rect:last-of-type");
        if (!within(text.getBoundingClientRect(), card.getBoundingClientRect(), 3)) {
            wrong.push(`${text.textContent} is wider than its card`);
        }
    }
    for (const land of scene.querySelectorAll(".plantation")) {
        const [owner, score] = [".owner", ".score"].map((css) => land.querySelector(css).getBoundingClientRect());
        if (owner.right > score.left) wrong.push("a name runs into the points");
    }
    return [...new Set(wrong)];
"#;

/// Bay, market, parliament, buildings and all five plantations are in sight together, as soon as
/// the window is that of a tablet lying on its side.
#[tokio::test]
async fn the_whole_table_of_five_is_seen_at_once() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    for language in ["en-US", "de-DE", "es-ES"] {
        let mut anna = stage.browser(language, language).await?;
        let bots = [("bot:greedy", ""); 4];
        let seats: Vec<(&str, &str)> = [("me", "Annabella")].into_iter().chain(bots).collect();
        set_up(&anna, &stage, &seats, "individual+delegate").await?;
        let mut seen = anna.until(|seen| seen.is("mine")).await?;
        for _ in 0..8 {
            anna.pick(&seen).await?;
            seen = anna.until(|seen| seen.is("mine")).await?;
        }
        let table = anna.address().await?;
        for (width, height) in [(1024, 768), (1366, 768), (1600, 1000), (1920, 1080)] {
            anna.resize(width, height).await?;
            anna.goto(&table).await?;
            anna.until(|seen| seen.is("ready")).await?;
            let wrong = anna.run(UNSEEN, Vec::new()).await?;
            assert_eq!(wrong, serde_json::json!([]), "{language} {width}x{height}");
        }
        anna.close().await?;
    }
    Ok(())
}

/// The table fits every screen by day and by night and lacks no symbol.
#[tokio::test]
async fn the_table_fits_every_screen() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "de-DE").await?;
    let bots = [("me", "Anna"), ("bot:greedy", ""), ("bot:greedy", ""), ("bot:greedy", "")];
    set_up(&anna, &stage, &bots, "individual").await?;
    let mut seen = anna.until(|seen| seen.is("mine")).await?;
    for _ in 0..40 {
        anna.pick(&seen).await?;
        seen = anna.until(|seen| seen.is("mine") || seen.is("over")).await?;
    }
    let table = anna.address().await?;
    for light in ["day", "night"] {
        for (width, height) in [(360, 780), (900, 1100), (1600, 1000)] {
            anna.window(width, height).await?;
            anna.run("document.cookie = `light=${arguments[0]}; path=/`", vec![light.into()])
                .await?;
            anna.goto(&table).await?;
            let faults = anna.run(FAULTS, Vec::new()).await?;
            assert_eq!(faults, serde_json::json!([]), "{width}, {light}");
            if let Some(folder) = std::env::var_os("INGENIO_PICTURES") {
                let file = format!("cuba-{width}-{light}.png");
                let picture = anna.screenshot().await?;
                std::fs::write(std::path::Path::new(&folder).join(file), picture)?;
            }
        }
    }
    anna.close().await
}

/// On a phone whoever has looked at the plantation sees the parliament when it votes.
#[tokio::test]
async fn the_parliament_comes_into_view_for_a_vote() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    anna.resize(360, 800).await?;
    stage.table(&anna, "game=cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy").await?;
    let away = "const board = document.querySelector('.drawing');
                board.scrollTop = board.scrollHeight";
    let seen = "const parts = [...document.querySelectorAll('.drawing .parliament')];
                const box = parts.map((one) => one.getBoundingClientRect()).find((box) => box.height > 0);
                const room = document.querySelector('.drawing').getBoundingClientRect();
                return box.top >= room.top - 1 && box.bottom <= room.bottom + 1";
    for _ in 0..60 {
        let asked =
            anna.until(|seen| seen.is("mine") && seen.is("ready") && !seen.is("busy")).await?;
        if anna.text().await?.contains("Parliament: you have") {
            assert_eq!(anna.run(seen, Vec::new()).await?, true);
            // Also when the phone was turned meanwhile.
            anna.resize(800, 360).await?;
            tokio::time::sleep(Duration::from_secs(1)).await;
            anna.resize(360, 800).await?;
            tokio::time::sleep(Duration::from_secs(1)).await;
            assert_eq!(anna.run(seen, Vec::new()).await?, true);
            return anna.close().await;
        }
        anna.run(away, Vec::new()).await?;
        anna.pick(&asked).await?;
    }
    anyhow::bail!("no vote came in sixty clicks")
}

/// What can be bought as well as sold is bought and sold where it lies, on a phone, too.
#[tokio::test]
async fn a_finger_buys_and_sells_in_one_row() -> anyhow::Result<()> {
    const BOTH: &str = r#"
        const wide = (one) => one.querySelector(".ring").getBoundingClientRect().width;
        const rows = [...document.querySelectorAll(".scene-narrow .spaces.may")];
        if (rows.length < 2) return null;
        rows[1].dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return { title: rows[1].querySelector("title").textContent, least: Math.min(...rows.map(wide)) };
    "#;
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    anna.resize(360, 800).await?;
    set_up(&anna, &stage, &[("me", "Anna"), ("bot:greedy", "")], "common").await?;
    for _ in 0..200 {
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        tokio::time::sleep(Duration::from_millis(320)).await;
        let both = anna.run(BOTH, Vec::new()).await?;
        let Some(title) = both["title"].as_str() else {
            anna.pick(&seen).await?;
            continue;
        };
        assert!(title.starts_with("Sell"), "{title}");
        assert!(both["least"].as_f64() >= Some(14.0), "{both}");
        let question = "return document.querySelector('.question').textContent";
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(25)).await;
            if anna
                .run(question, Vec::new())
                .await?
                .as_str()
                .is_some_and(|asked| asked.contains("how many"))
            {
                return anna.close().await;
            }
        }
        anyhow::bail!("nothing came of it: {}", anna.run(question, Vec::new()).await?);
    }
    anyhow::bail!("nothing could be bought as well as sold")
}
