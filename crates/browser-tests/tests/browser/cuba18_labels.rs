//! What is printed on 18Cuba's map, measured as a browser draws it at the zoom at which it opens.

use serde_json::Value;

use crate::cuba18::Table;

/// What covers what: names, numbers, values and badges against each other, names and numbers
/// against the stations. And how high the smallest letters are that carry the game, in pixels.
const COVERED: &str = r#"
    const map = document.querySelector("svg.map");
    const pane = map.getBoundingClientRect();
    const box = (one) => one.getBoundingClientRect();
    const inside = (one) => { const { left, right, top, bottom } = box(one); return right > pane.left && left < pane.right && bottom > pane.top && top < pane.bottom; };
    const all = (css) => [...map.querySelectorAll(css)].filter(inside);
    const trim = ({ left, right, top, bottom }, by) => ({ left: left + by, right: right - by, top: top + by, bottom: bottom - by });
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const between = (least, value, most) => Math.max(least, Math.min(value, most));
    const reaches = (one, { x, y, radius }) => Math.hypot(x - between(one.left, x, one.right), y - between(one.top, y, one.bottom)) < radius;
    const scale = pane.width / map.viewBox.baseVal.width;
    // The line of a letter is higher than the letter: a fifth of it above and below is air.
    const line = (text) => { const { left, right, top, bottom } = box(text), air = (bottom - top) * 0.22; return { left: left + 1, right: right - 1, top: top + air, bottom: bottom - air }; };
    const print = all(".name, .tile-no").map((one) => [one.textContent, line(one)]);
    const badges = all(".marks rect, .marks circle, rect.value").map((one) => [one.parentElement.getAttribute("class") ?? "value", trim(box(one), 1.5 * scale)]);
    const tokens = all(".stations .disc").map((one) => {
        const { left, right, top, bottom } = box(one);
        return [one.parentElement.textContent, { x: (left + right) / 2, y: (top + bottom) / 2, radius: (right - left) / 2 - 2 * scale }];
    });
    const found = [];
    const against = (ones, others, same) => ones.forEach(([said, one], nth) => others.forEach(([told, other], place) => {
        if ((!same || place < nth) && (other.radius ? reaches : meets)(one, other)) found.push(`${said} on ${told}`);
    }));
    against(print, print, true);
    against(print, badges, false);
    against(print, tokens, false);
    against(badges, tokens, false);
    const letters = all(".name, .value-text, .port-value, .toll text, .by-phase text, .y-mark text, .warehouse text, .rim text, .letters").map((one) => parseFloat(getComputedStyle(one).fontSize) * scale);
    return { found, print: print.length, badges: badges.length, tokens: tokens.length, smallest: Math.min(...letters) };
"#;

const CROWDED: &str = "view.tiles.length > 22 && view.tokens.length > 6";

/// On late positions of six players no name, number, value or badge covers another or a station,
/// and letters are large enough, at every window.
#[tokio::test]
async fn no_label_covers_another_where_the_map_opens() -> anyhow::Result<()> {
    let mut table = Table::open(6).await?;
    for tiles in [14, 22, 30] {
        table.forward(&format!("view.tiles.length > {tiles}")).await?;
        for size in [(360, 800), (1024, 768), (1366, 768), (1600, 1000)] {
            table.at(size).await?;
            portray(&table, tiles, size).await?;
            let measured = table.browser.run(COVERED, Vec::new()).await?;
            assert_eq!(measured["found"], serde_json::json!([]), "{tiles}, {size:?}: {measured}");
            let count = |what: &str| measured[what].as_u64().unwrap_or(0);
            assert!(count("print") > 3 && count("badges") > 2, "{measured}");
            let smallest = measured["smallest"].as_f64();
            assert!(smallest.is_some_and(|pixels| pixels >= 11.0), "{size:?}: {measured}");
        }
    }
    table.browser.close().await
}

/// Takes a picture by day and by night, for those who want to look.
async fn portray(table: &Table, tiles: u32, (width, height): (u32, u32)) -> anyhow::Result<()> {
    let Some(folder) = std::env::var_os("INGENIO_PICTURES") else { return Ok(()) };
    for light in ["night", "day"] {
        let light_up = "document.documentElement.dataset.light = arguments[0]";
        table.browser.run(light_up, vec![light.into()]).await?;
        // Colors change in a moment, not at once.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let file = format!("18cuba-late-{tiles}-{width}x{height}-{light}.png");
        let picture = table.browser.screenshot().await?;
        std::fs::write(std::path::Path::new(&folder).join(file), picture)?;
    }
    Ok(())
}

/// VII.10: while routes are given by hand rings lie below names and numbers.
#[tokio::test]
async fn rings_hide_neither_names_nor_values() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let runs = "view.tiles.length > 16 && view.round.step === 'run'
        && choices.some((path) => path.startsWith('run/'))";
    table.forward(runs).await?;
    table.click(".by-hand [data-crumb]").await?;
    if !table.shows(".map .spot.may").await? {
        table.click(".ways .choice.may").await?;
    }
    let hidden = table.browser.run(UNDER, Vec::new()).await?;
    assert!(hidden["rings"].as_u64() > Some(0) && hidden["print"].as_u64() > Some(0), "{hidden}");
    assert_eq!(hidden["found"], serde_json::json!([]), "{hidden}");
    table.browser.close().await
}

/// Names and values that are drawn before a ring which lies over them.
const UNDER: &str = r#"
    const box = (one) => one.getBoundingClientRect();
    const rings = [...document.querySelectorAll(".map .spot.may > .ring")];
    const print = [...document.querySelectorAll(".map .name, .map .value-text")];
    const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    // A number that is drawn once more, above the ring, can be read.
    const again = (one, ring) => print.some((other) => other !== one && other.textContent === one.textContent
        && meets(box(other), box(one)) && ring.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    const found = print.filter((one) => rings.some((ring) => meets(box(one), box(ring))
        && ring.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING && !again(one, ring)));
    return { rings: rings.length, print: print.length, found: found.map((one) => one.textContent) };
"#;

/// On paper map, market and charters stand without what can only be clicked, whole and not cut.
#[tokio::test]
async fn a_late_table_is_printed_with_map_market_and_charters() -> anyhow::Result<()> {
    let mut table = Table::open(6).await?;
    table.forward(CROWDED).await?;
    let sheets = table.browser.sheets().await?;
    assert!((1..=5).contains(&sheets), "{sheets} sheets");
    table.browser.print_media(true).await?;
    let shown: Value = table.browser.run(PRINTED, Vec::new()).await?;
    for part in ["map", "market", "charter", "whole"] {
        assert_eq!(shown[part], true, "{part}: {shown}");
    }
    for part in ["foot", "ask", "log", "zoom-keys", "lookup"] {
        assert_eq!(shown[part], false, "{part}: {shown}");
    }
    table.browser.print_media(false).await?;
    table.browser.goto(&table.stage.page("/rules/18cuba")).await?;
    let rules = table.browser.sheets().await?;
    assert!((1..=3).contains(&rules), "{rules} sheets of rules");
    table.browser.close().await
}

const PRINTED: &str = r#"
    const seen = (css) => [...document.querySelectorAll(css)].some((one) => one.getClientRects().length > 0);
    const frame = document.querySelector(".drawing").getBoundingClientRect();
    const charters = [...document.querySelectorAll(".charter")].map((one) => one.getBoundingClientRect());
    return { whole: charters.every((one) => one.bottom <= frame.bottom + 1), map: seen("svg.map"), market: seen(".market"), charter: seen(".charter"), foot: seen(".foot"),
        ask: seen("section.ask"), log: seen("[data-region=log]"), "zoom-keys": seen(".zoom-keys"), lookup: seen(".lookup") };
"#;

/// The accounts are one key away, and each of their tables can be copied for a spreadsheet.
#[tokio::test]
async fn accounts_are_one_key_away_and_copied_as_csv() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.tiles.length > 3").await?;
    table.browser.press("a").await?;
    for _ in 0..400 {
        if table.browser.address().await?.ends_with("/accounts") {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    assert!(table.browser.address().await?.ends_with("/accounts"));
    let copied = table.browser.run(COPIED, Vec::new()).await?;
    let lines: Vec<&str> = copied["text"].as_str().unwrap_or_default().lines().collect();
    let cells = |line: &&str| line.split(',').count();
    assert_eq!(
        Some(lines.len()),
        copied["rows"].as_u64().and_then(|rows| usize::try_from(rows).ok())
    );
    assert!(lines.len() > 2 && lines.iter().map(cells).max() > Some(2), "{copied}");
    assert!(
        !copied["text"].as_str().unwrap_or_default().contains('\u{2212}'),
        "minus is written plainly"
    );
    table.browser.close().await
}

/// Clicks the first button that copies, and reads what would be in the clipboard.
const COPIED: &str = r#"
    const button = document.querySelector("[data-csv]");
    const table = button.closest("section").querySelector("table");
    let text = null;
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async (said) => { text = said; } } });
    button.click();
    return new Promise((done) => setTimeout(() => done({ text, rows: table.rows.length }), 300));
"#;
