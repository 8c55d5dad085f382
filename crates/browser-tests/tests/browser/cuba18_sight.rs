//! What a player of 18Cuba has in sight without scrolling, and how a tile and the log are handled.

use anyhow::Context as _;

use crate::cuba18::Table;
use crate::cuba18_clicks::{ASKED, begins, clicks_for};

const EMERGENCY: &str = "choices.some((path) => path.startsWith('raise/'))";
const LAYS: &str = "choices.filter((path) => path.startsWith('lay/')).length > 6
    && view.tiles.length > 3";

/// Whether the middle of the first thing found can be seen and clicked.
const IN_SIGHT: &str = "const one = [...document.querySelectorAll(arguments[0])]
        .find((one) => one.getClientRects().length > 0);
    if (!one) return false;
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return one.contains(document.elementFromPoint(x, y)) && box.bottom <= innerHeight;";

impl Table {
    async fn says(&self, script: &str, argument: &str) -> anyhow::Result<bool> {
        Ok(self.browser.run(script, vec![argument.into()]).await? == true)
    }

    /// The table again, in a window of this size.
    pub(crate) async fn at(&self, (width, height): (u32, u32)) -> anyhow::Result<()> {
        self.browser.resize(width, height).await?;
        self.browser.goto(&self.stage.page(&format!("/tables/{}", self.id))).await?;
        self.browser.until(|seen| seen.is("mine") && seen.is("drawn")).await?;
        Ok(())
    }
}

/// VIII: the share prices fit beside players and question from 1024 pixels on.
#[tokio::test]
async fn share_prices_need_no_scrolling() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward(LAYS).await?;
    for size in [(1024, 768), (1280, 720), (1366, 768), (1600, 1000)] {
        table.at(size).await?;
        let fits = "const frame = document.querySelector('.market-frame');
            return frame.scrollWidth <= frame.clientWidth + 1;";
        assert!(table.says(fits, "").await?, "{size:?}");
        let letters =
            "return Math.min(...[...document.querySelectorAll('.market .letters, .market .price')]
            .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().d));";
        let smallest = table.browser.run(letters, Vec::new()).await?.as_f64();
        assert!(smallest.is_some_and(|pixels| pixels >= 11.0), "{size:?}: {smallest:?}");
    }
    table.browser.close().await
}

/// VI: the table of a stock round stands whole in its frame, late and with six, too; on a phone
/// its head stays in sight, and it can be seen that there is more.
#[tokio::test]
async fn the_table_of_a_stock_round_fits_its_frame() -> anyhow::Result<()> {
    const TRADES: &str = "view.tiles.length > 16 && view.round.round === 'stock'
        && choices.some((path) => path.startsWith('sell/'))";
    for players in [4, 6] {
        let mut table = Table::open(players).await?;
        table.forward(TRADES).await?;
        for size in [(1024, 768), (1366, 768), (1600, 1000)] {
            table.at(size).await?;
            let wide = "const frame = document.querySelector('.ledger-frame');
                return `${frame.scrollWidth} of ${frame.clientWidth}, ${
                    [...frame.querySelectorAll('.train, .choice, .sign')].filter((one) =>
                        one.getBoundingClientRect().right > frame.getBoundingClientRect().right).length}`;";
            let wide = table.browser.run(wide, Vec::new()).await?;
            let wide = wide.as_str().unwrap_or_default().to_owned();
            let (inner, frame) = wide.split_once(" of ").context("two widths")?;
            assert_eq!(format!("{inner}, 0"), frame, "{players} at {size:?}: {wide}");
        }
        table.at((360, 800)).await?;
        let head = "const frame = document.querySelector('.ledger-frame');
            frame.scrollTop = 200;
            const box = frame.querySelector('thead th').getBoundingClientRect();
            const room = document.querySelector('[data-drawing]').getBoundingClientRect();
            return box.top >= room.top - 1 && box.bottom < room.bottom
                && getComputedStyle(frame).backgroundAttachment.includes('local');";
        assert!(table.says(head, "").await?, "{players} on a phone");
        table.browser.close().await?;
    }
    Ok(())
}

/// VII.13: where the money may come from is seen at once, the most sensible first, and each step is
/// one click.
#[tokio::test]
async fn an_emergency_is_in_sight() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward(EMERGENCY).await?;
    for size in [(1366, 768), (1024, 768), (1600, 1000), (360, 800)] {
        table.at(size).await?;
        assert!(table.says(IN_SIGHT, ".emergency [data-pick]").await?, "{size:?}");
        let found = table.browser.run(ASKED, vec![table.id.clone().into()]).await?;
        let step = begins(&found, "raise/", "")?;
        assert_eq!(clicks_for(&table, step).await?, 1, "{size:?}: {step}");
        // The next window sees the same.
        table.click("[data-do=undo]").await?;
    }
    let first = table.read(".emergency [data-pick]").await?;
    table.click(".emergency [data-pick]").await?;
    let log = table.read("[data-region=log]").await?;
    assert!(log.contains("issues") || log.contains("adds") || log.contains("sells"), "{first}");
    table.browser.close().await
}

/// The log stands by rounds and companies, and is narrowed to one of them while the game goes on.
#[tokio::test]
async fn the_log_is_by_rounds_and_companies() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let found = table
        .forward(
            "view.tiles.length > 3 && view.round.step === 'dividend' && choices.includes('pay')",
        )
        .await?;
    let company = found["view"]["round"]["turn"]["company"].as_str().context("a company")?;
    let rounds = table.read(".turns .round").await?;
    assert!(rounds.contains("round") || rounds.contains("Auction"), "{rounds}");
    assert!(table.read(".turns > li:last-child h3").await?.contains(company));
    table.browser.choose("[data-sieve]", &format!("of {company}")).await?;
    let alone = "const lines = [...document.querySelectorAll('.turns .lines > li')];
        const shown = lines.filter((line) => line.getClientRects().length > 0);
        return shown.length > 0 && shown.length < lines.length
            && shown.every((line) => line.dataset.of === arguments[0]);";
    assert!(table.says(alone, company).await?, "only {company}");
    table.click("[data-pick=pay]").await?;
    assert!(table.says(alone, company).await?, "it stays so");
    let told = table.read("[data-region=log]").await?;
    let run = told.lines().find(|line| line.contains("earns $") && line.contains("pays out"));
    assert!(run.is_some_and(|run| run.contains("the price moves from $")), "{told}");
    // It is narrowed as a whole, and rounds of which nothing is left have no head.
    let whole = "const rows = [...document.querySelectorAll('.turns > li')]
            .filter((row) => row.getClientRects().length > 0);
        return document.querySelector('[data-log]') === null && rows.length > 1
            && rows.every((row, nth) => !row.matches('.round') || (rows[nth + 1] && !rows[nth + 1].matches('.round')))
            && [...document.querySelectorAll('[data-sieve] option')].some((one) => one.value === 'of FEC');";
    assert!(table.says(whole, "").await?, "all of the log");
    table.browser.close().await
}

/// The panels of four players stand whole in a low window late in the game, in German, too.
#[tokio::test]
async fn four_panels_are_whole_late_in_the_game() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.tiles.length > 26 && view.round.step === 'track'").await?;
    table.browser.run("document.cookie = 'language=de; path=/'", Vec::new()).await?;
    for size in [(1366, 768), (1600, 1000)] {
        table.at(size).await?;
        assert!(table.read(".players").await?.contains("Wert"), "in German");
        assert!(table.says(WHOLE, "").await?, "{size:?}");
    }
    table.browser.close().await
}

/// Whether every panel is seen, with all that is in it.
const WHOLE: &str = "const panels = [...document.querySelectorAll('.players section.panel')];
    return panels.length > 3 && panels.every((panel) => {
        const box = panel.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight + 1 && panel.scrollHeight <= panel.clientHeight + 1;
    });";

/// On a phone the question leaves half of the window to the board, and nowhere does the button that
/// passes lie on a choice, however far the list is scrolled.
#[tokio::test]
async fn passing_covers_no_choice() -> anyhow::Result<()> {
    const MOMENTS: [&str; 4] = [
        "view.round.round === 'draft'",
        "view.round.round === 'stock' && choices.some((path) => path.startsWith('convert/'))",
        "view.round.step === 'trains' && choices.some((path) => path.startsWith('wagon/'))
            && choices.includes('pass')",
        "view.round.step === 'track' && choices.length > 8",
    ];
    let mut table = Table::open(4).await?;
    for moment in MOMENTS {
        table.forward(moment).await?;
        for (width, height) in [(360, 800), (1366, 768)] {
            table.at((width, height)).await?;
            for down in [0, 90, 9000] {
                let covered = table.browser.run(COVERS, vec![down.into()]).await?;
                assert_eq!(covered, serde_json::json!([]), "{moment}, {width}, {down}");
            }
            let part = "return document.querySelector('.ask').getBoundingClientRect().height / innerHeight";
            let part = table.browser.run(part, Vec::new()).await?.as_f64();
            assert!(width > 640 || part.is_some_and(|part| part < 0.52), "{moment}: {part:?}");
        }
    }
    // What was kept of trials stands in the question as well.
    let keep = "localStorage.setItem(`branches:${arguments[0]}`,
        JSON.stringify([{ name: 'bold', note: 'if she bids', ply: '1', moves: '' }]))";
    table.browser.run(keep, vec![table.id.clone().into()]).await?;
    table.at((360, 800)).await?;
    let inside = "const kept = document.querySelector('.branches');
        const room = document.querySelector('.asked-body').getBoundingClientRect();
        kept.scrollIntoView(); kept.open = true;
        const box = kept.getBoundingClientRect();
        return box.height > 0 && box.left >= room.left + 4 && box.right <= room.right
            && box.top >= room.top - 1 && document.querySelector('.foot').getBoundingClientRect().top >= room.bottom - 1;";
    assert!(table.says(inside, "").await?, "what is kept");
    table.browser.close().await
}

/// Choices on which the button lies that passes, once the list is scrolled so far down.
const COVERS: &str = "const body = document.querySelector('.asked-body');
    body.scrollTop = arguments[0];
    const pass = document.querySelector('.ways > [data-key=p]');
    if (!pass) return [];
    const one = pass.getBoundingClientRect();
    const meets = (other) => one.left < other.right - 1 && other.left < one.right - 1
        && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return [...document.querySelectorAll('.ways button')]
        .filter((other) => other !== pass && meets(other.getBoundingClientRect()))
        .map((other) => other.textContent);";

/// VII.1: the order of all companies is seen as a round begins, the Ferrocarril Central last.
#[tokio::test]
async fn the_order_of_all_companies_is_in_sight() -> anyhow::Result<()> {
    let mut table = Table::open(6).await?;
    let many = "view.round.step === 'track' && view.round.turn
        && Object.values(view.companies).filter((company) => company.director !== null).length > 11
        && view.round.turn.done.length === 0";
    table.forward(many).await?;
    for size in [(1024, 768), (1366, 768), (1600, 1000)] {
        table.at(size).await?;
        let whole = "const room = document.querySelector('.status').getBoundingClientRect();
            const signs = [...document.querySelectorAll('.queue .sign')];
            return signs.length > 8 && signs.at(-1).textContent === 'FC' && signs.every((sign) => {
                const box = sign.getBoundingClientRect();
                return box.left >= room.left && box.right <= room.right && box.bottom <= room.bottom;
            });";
        assert!(table.says(whole, "").await?, "{size:?}");
    }
    table.browser.close().await
}

/// VII.6: a tile is turned by key and wheel, both ways, and the others lie beside the hex.
#[tokio::test]
async fn a_tile_is_turned_both_ways() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let found = table.forward(LAYS).await?;
    let paths = found["choices"].as_array().context("choices")?;
    let lays = paths.iter().filter_map(|path| path.as_str()?.strip_prefix("lay/"));
    let lays: Vec<Vec<&str>> = lays.map(|path| path.split('/').collect()).collect();
    let ways =
        |hex: &str, tile: &str| lays.iter().filter(|lay| lay[0] == hex && lay[1] == tile).count();
    // A hex on which the first tile may be turned and another may lie.
    let hex = lays.iter().find(|lay| {
        let first = lays.iter().find(|other| other[0] == lay[0]).map_or("", |first| first[1]);
        ways(lay[0], first) > 2 && lay[1] != first
    });
    let hex = hex.context("a hex with choices")?[0];
    table.at((1600, 1000)).await?;
    table.click(&format!(".spot[data-pick$='/{hex}'], .spot[data-pick='{hex}']")).await?;
    let shown =
        "return [...document.querySelectorAll('.faces > .face')].findIndex((face) => !face.hidden)";
    let face = || async { anyhow::Ok(table.browser.run(shown, Vec::new()).await?.as_i64()) };
    let last = table
        .browser
        .run("return document.querySelectorAll('.faces > .face').length - 1", Vec::new());
    let last = last.await?.as_i64();
    table.browser.press("R").await?;
    assert_eq!(face().await?, last, "back from the first is the last");
    table.browser.press("r").await?;
    assert_eq!(face().await?, Some(0));
    let wheel = "document.querySelector('.turning').dispatchEvent(
        new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: arguments[0] }))";
    for (by, expected) in [(100, Some(1)), (-100, Some(0)), (-100, last)] {
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        table.browser.run(wheel, vec![by.into()]).await?;
        assert_eq!(face().await?, expected, "wheel {by}");
    }
    assert!(table.shows(".map .beside[data-pick]").await?, "the other tiles");
    // Each with its number and how many are left of it, large enough to be read.
    let named = "return [...document.querySelectorAll('.map .beside')].map((one) => {
        const said = one.querySelector('.beside-left');
        const pixels = parseFloat(getComputedStyle(said).fontSize) * said.getScreenCTM().d;
        const card = one.querySelector('.beside-card').getBoundingClientRect();
        const within = said.getBoundingClientRect().width <= card.width;
        return [one.getAttribute('aria-label'), said.textContent, Math.round(pixels * 10) / 10, within];
    });";
    let named = table.browser.run(named, Vec::new()).await?;
    for one in named.as_array().context("tiles")? {
        let (told, said) =
            (one[0].as_str().unwrap_or_default(), one[1].as_str().unwrap_or_default());
        let (number, left) = said.split_once(" ×").context("number and what is left")?;
        assert!(told.contains(&format!("tile {number}")), "{one}");
        assert!(told.ends_with(&format!("· {left} left")), "{one}");
        assert!(one[2].as_f64().is_some_and(|pixels| pixels >= 11.0), "{one}");
        assert_eq!(one[3], true, "on its card: {one}");
    }
    table.click(".map .beside[data-pick]").await?;
    assert!(table.shows(".face:not([hidden]) .choice.main").await?);
    table.browser.close().await
}

/// VII.7: what a hex may become is looked up on the map, as pictures with what is left of each.
#[tokio::test]
async fn upgrades_are_looked_up_as_pictures() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.tiles.length > 8 && view.round.step === 'trains'").await?;
    table.at((1366, 768)).await?;
    let ask = "const count = (hex) => hex.querySelector('title').textContent.split('×').length - 1;
        const hex = [...document.querySelectorAll('.map .hex[data-ask]')].find((one) => count(one) > 1);
        hex.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return count(hex);";
    let tiles = table.browser.run(ask, Vec::new()).await?.as_u64();
    let shown = "return [...document.querySelectorAll('[data-notice] .piece-left')]
        .filter((one) => one.querySelector('svg').getBoundingClientRect().width > 30
            && /×\\d/.test(one.textContent)).length";
    for _ in 0..100 {
        if table.browser.run(shown, Vec::new()).await?.as_u64() == tiles {
            return table.browser.close().await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    anyhow::bail!("{tiles:?} tiles are not shown")
}

/// VII.6: what a tile would earn is asked for the moment that a hex is pointed at, without waiting for
/// anything, and is there with the click, which asks for nothing more.
#[tokio::test]
async fn a_lay_is_previewed_in_a_moment() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.tiles.length > 20 && view.round.step === 'track'
        && new Set(choices.filter((path) => path.startsWith('lay/')).map((path) => path.split('/')[1])).size > 2")
        .await?;
    table.at((1366, 768)).await?;
    let measured = table.browser.run(TIMED, Vec::new()).await?;
    for how in ["tapped", "pointed"] {
        let times = measured[how]["times"].as_array().context("times")?;
        let mut times: Vec<u64> = times.iter().filter_map(serde_json::Value::as_u64).collect();
        times.sort_unstable();
        eprintln!("previews of a lay, {how}, in milliseconds: {times:?}");
        // Every hex has told its run. How fast it did is measured on a machine that does nothing else.
        assert_eq!(times.len(), 12, "{how}: {measured}");
        assert!(times[0] < 1_000, "{how}: {times:?}");
    }
    let pointed = &measured["pointed"];
    eprintln!("{} bytes, {} on the wire", pointed["bytes"], pointed["wire"]);
    assert_eq!(pointed["at_once"], 12, "asked for at once: {measured}");
    assert_eq!(pointed["asked"], 12, "asked for once: {measured}");
    assert!(pointed["wire"].as_u64().is_some_and(|bytes| bytes < 14_000), "{measured}");
    assert!(pointed["bytes"].as_u64().is_some_and(|bytes| bytes < 120_000), "{measured}");
    table.browser.close().await
}

/// Clicks one hex after the other and waits until its best run is told: first as a finger does, then
/// as a mouse does that has rested on the hex.
const TIMED: &str = r#"
    const told = () => document.querySelector(".face:not([hidden]) .new-income");
    const picked = () => document.querySelector("main").dataset.picked;
    const pause = (time) => new Promise((on) => setTimeout(on, time));
    const wait = async (done) => { for (const end = performance.now() + 5000; !done() && performance.now() < end; ) await new Promise((on) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = on; port2.postMessage(0); }); };
    const own = window.fetch;
    let asked = 0;
    window.fetch = (...all) => { asked += 1; return own(...all); };
    const round = async (points) => {
        const found = { times: [], at_once: 0, asked: 0, wire: 0, bytes: 0 };
        for (let nth = 0; nth < 12; nth++) {
            const spots = [...document.querySelectorAll(".map .spot.may")];
            const spot = spots[nth % spots.length];
            const before = picked();
            const start = asked;
            performance.clearResourceTimings();
            if (points) {
                spot.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
                found.at_once += asked - start;
                await pause(400);
            }
            const began = performance.now();
            spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            await wait(() => picked() !== before && told());
            if (told()) found.times.push(Math.round(performance.now() - began));
            await pause(200);
            const answers = performance.getEntriesByType("resource").filter((one) => one.name.includes("/parts"));
            found.asked += answers.length;
            found.wire = Math.max(found.wire, ...answers.map((one) => one.encodedBodySize));
            found.bytes = Math.max(found.bytes, ...answers.map((one) => one.decodedBodySize));
        }
        return found;
    };
    return (async () => ({ tapped: await round(false), pointed: await round(true) }))();
"#;

/// VII.6: on a phone the map opens where something can be laid.
#[tokio::test]
async fn legal_hexes_come_into_view_on_a_phone() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward(LAYS).await?;
    table.at((360, 800)).await?;
    let seen = "const map = document.querySelector('.map').getBoundingClientRect();
        return [...document.querySelectorAll('.map .spot.may')].some((spot) => {
            const box = spot.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return x > map.left && x < map.right && y > map.top && y < map.bottom
                && spot.contains(document.elementFromPoint(x, y));
        });";
    assert!(table.says(seen, "").await?, "a hex can be clicked at once");
    table.browser.close().await
}

/// A late game of six has its place in every window, by day and by night; with `INGENIO_PICTURES`
/// set to a folder there are pictures of it.
#[tokio::test]
async fn a_late_game_of_six_fits_every_window() -> anyhow::Result<()> {
    let mut table = Table::open(6).await?;
    table.forward("view.tiles.length > 26 && view.round.step === 'track'").await?;
    for light in ["day", "night"] {
        let script = "document.cookie = `light=${arguments[0]}; path=/`; return true";
        assert!(table.says(script, light).await?);
        for (width, height) in [(360, 800), (1024, 768), (1366, 768), (1600, 1000)] {
            table.at((width, height)).await?;
            let fits = "const panels = [...document.querySelectorAll('.players section.panel')];
                const seen = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.height > 0;
                return document.documentElement.scrollWidth <= innerWidth && panels.length === 6
                    && (innerWidth < 640 || panels.every((panel) => seen(panel.getBoundingClientRect())));";
            assert!(table.says(fits, "").await?, "{width}x{height} by {light}");
            if width == 1024 {
                assert!(table.says(WHOLE, "").await?, "{width}x{height}");
                let worth =
                    "return [...document.querySelectorAll('.players .money > .fact:first-child')]
                    .every((one) => one.getClientRects().length > 0)";
                assert!(table.says(worth, "").await?, "what everybody is worth");
            }
            if let Some(folder) = std::env::var_os("INGENIO_PICTURES") {
                let file = format!("18cuba-six-{width}-{light}.png");
                let picture = table.browser.screenshot().await?;
                std::fs::write(std::path::Path::new(&folder).join(file), picture)?;
            }
        }
    }
    table.browser.close().await
}

/// Rests on a hex, presses it, and lies still while the board changes beneath.
const RESTS: &str = r#"
    const pause = (time) => new Promise((on) => setTimeout(on, time));
    const picked = () => document.querySelector("main").dataset.picked;
    const before = picked();
    const spot = document.querySelector(".map .spot.may");
    const box = spot.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const sent = (one, name, at) => one.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "mouse", ...at }));
    return (async () => {
        sent(spot, "pointerover", { clientX: box.x + 4, clientY });
        sent(spot, "pointermove", { clientX, clientY });
        await pause(1000);
        sent(spot, "pointerdown", { clientX, clientY });
        spot.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX, clientY }));
        for (let tick = 0; picked() === before && tick < 200; tick++) await pause(25);
        // What lies there now is beneath the mouse without its having moved.
        sent(document.elementFromPoint(clientX, clientY), "pointerover", { clientX, clientY });
        await pause(1500);
        const notice = document.querySelector("[data-notice]");
        return [picked() !== before, notice.hidden ? "" : notice.textContent];
    })();
"#;

/// Whoever rests on a hex and clicks it has it, and is not told that it could not be had.
#[tokio::test]
async fn a_hex_that_was_rested_on_is_taken_in_silence() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward(LAYS).await?;
    table.at((1366, 768)).await?;
    let taken = table.browser.run(RESTS, Vec::new()).await?;
    assert_eq!(taken, serde_json::json!([true, ""]));
    table.browser.close().await
}
