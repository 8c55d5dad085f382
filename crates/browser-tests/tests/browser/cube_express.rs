//! Whole games of Cube Express, played by clicking.

use browser_tests::{Browser, Seen, Stage};
use serde_json::Value;

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

/// A tile is laid in two clicks on hand and map, and the map stays as it was brought nearer.
#[tokio::test]
async fn a_tile_is_laid_on_the_map() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    set_up(&anna, &stage).await?;
    anna.click(".zoom-keys [data-nearer='+']").await?;
    // Left and top may change: the map follows what matters.
    let view =
        "return document.querySelector('svg.map').getAttribute('viewBox').split(' ').slice(2)";
    let near = anna.run(view, Vec::new()).await?;
    let tiles = "return document.querySelectorAll('svg.map .furniture').length";
    let before = anna.run(tiles, Vec::new()).await?.as_u64();
    let last = anna.look().await?.count("last");
    anna.click(".hand .card.may").await?;
    anna.until(|seen| seen.mark().contains("lay")).await?;
    assert_eq!(anna.run(view, Vec::new()).await?, near, "as near as before");
    // A ghost hides no tile, also when it is turned.
    let hides = "const boxes = (css) => [...document.querySelectorAll(css)]
                     .filter((one) => one.getClientRects().length).map((one) => one.getBoundingClientRect());
                 const tiles = boxes('svg.map .ground');
                 return boxes('svg.map .ghost .ground').filter((ghost) => tiles.some((tile) =>
                     tile.x !== ghost.x && Math.abs(tile.x - ghost.x) < ghost.width * 0.9
                     && Math.abs(tile.y - ghost.y) < ghost.height * 0.9)).length";
    assert_eq!(anna.run(hides, Vec::new()).await?, 0);
    let ways = "return [...document.querySelectorAll('svg.map .place.may')]
                    .filter((one) => one.getClientRects().length).map((one) => one.dataset.pick).join()";
    let first = anna.run(ways, Vec::new()).await?;
    let turner = "return document.querySelector('[data-rotate][data-key=r]') !== null";
    if anna.run(turner, Vec::new()).await? == true {
        anna.press("r").await?;
        assert_ne!(anna.run(ways, Vec::new()).await?, first, "turned");
        assert_eq!(anna.run(hides, Vec::new()).await?, 0);
    }
    let place = "const [place] = [...document.querySelectorAll('svg.map .place.may')]
                     .filter((one) => one.getClientRects().length);
                 place.focus(); place.dispatchEvent(new MouseEvent('click', {bubbles: true}))";
    anna.run(place, Vec::new()).await?;
    anna.until(|seen| seen.count("last") > last).await?;
    let after = anna.run(tiles, Vec::new()).await?.as_u64();
    assert_eq!(after, before.map(|count| count + 1), "the tile is laid");
    anna.close().await
}

/// What a person would click next who builds and carries: what the question offers first, a tile
/// of the hand and a place, a tile within reach that gives something, then the market.
const NEXT: &str = r#"
    const main = document.querySelector("main.table");
    const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length);
    const step = document.querySelector(".status [aria-current=step]")?.textContent;
    // Who has no room left takes no more.
    const own = document.querySelector(".players section.panel");
    const stored = [...own.querySelectorAll(".stores b")].slice(-3).reduce((sum, one) => sum + Number(one.textContent), 0);
    const full = stored >= Number(own.querySelector(".level .now").textContent);
    const loads = (one) => one.querySelector(":is([href='#cx-coal'], [href='#cx-wood'], [href='#cx-iron'])");
    const gives = seen(".step.may").filter((one) => one.querySelector(".gives") && !(full && loads(one)));
    const [fresh] = seen(".choices > .choice.may:not(.quiet):not(.gone)")
        .filter((one) => !one.textContent.includes("Burn") && !one.textContent.includes("second loco"));
    const market = seen(":is(.market .card, .finish .choice).may");
    const choice = fresh ?? seen(".place.may")[0] ?? seen(".hand .card.may")[0]
        ?? seen(".goal.choice.may").filter(() => market.length === 0)[0]
        ?? gives.filter((one) => !main.dataset.drove || market.length === 0).at(-1) ?? market[0]
        ?? seen(".choices > .choice.may.quiet:not([data-rotate])")[0] ?? seen(".step.may")[0] ?? seen("[data-pick]")[0];
    choice.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return [step, choice.getAttribute("class")].join(": ");
"#;

/// A turn takes few clicks: in the median at most five, and no turn is a labor.
#[tokio::test]
async fn a_turn_takes_five_clicks_in_the_median() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    set_up(&anna, &stage).await?;
    let round = "return document.querySelector('.status b')?.textContent ?? ''";
    let mut turns: Vec<(String, Vec<String>)> = Vec::new();
    loop {
        let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
        let seen = anna.until(due).await?;
        if seen.is("over") || turns.len() > 40 {
            break;
        }
        let now = anna.run(round, Vec::new()).await?.as_str().unwrap_or_default().to_owned();
        if turns.last().is_none_or(|(round, _)| *round != now) {
            turns.push((now, Vec::new()));
        }
        let clicked = anna.run(NEXT, Vec::new()).await?.as_str().unwrap_or_default().to_owned();
        if let Some((_, clicks)) = turns.last_mut() {
            clicks.push(clicked);
            assert!(clicks.len() < 30, "{clicks:?}");
        }
        let mark = seen.mark().to_owned();
        anna.until(|seen| !seen.is("busy") && seen.mark() != mark).await?;
    }
    let mut counts: Vec<usize> = turns.iter().map(|(_, clicks)| clicks.len()).collect();
    assert!(counts.len() >= 6, "{turns:?}");
    counts.sort_unstable();
    assert!(counts[counts.len() / 2] <= 5, "{counts:?} {turns:#?}");
    anna.close().await
}

/// What of map, hand, market and goals is not in sight, or too small to be read at a glance; and
/// whether the map leaves a part of its frame empty.
const UNSEEN: &str = r#"
    const wrong = [];
    const stage = document.querySelector(".drawing").getBoundingClientRect();
    const [phone] = arguments;
    const inside = (box) => box.width > 0 && box.left >= stage.left - 1 && box.right <= stage.right + 1
        && box.top >= stage.top - 1 && box.bottom <= stage.bottom + 1;
    const parts = { ".map": 1, ".market .card": 4, ".goal": 4, ...(phone ? {} : { ".hand .tile": 2, ".shares": 1 }) };
    for (const [part, count] of Object.entries(parts)) {
        const found = [...document.querySelectorAll(part)];
        if (found.length < count) wrong.push(`${found.length} ${part}`);
        if (!found.every((one) => inside(one.getBoundingClientRect()))) wrong.push(`${part} is cut off`);
    }
    const map = document.querySelector("svg.map");
    const [, , width, height] = map.getAttribute("viewBox").split(" ").map(Number);
    const shape = (width / height) / (map.clientWidth / map.clientHeight);
    if (shape < 0.97 || shape > 1.03) wrong.push(`the map has another shape than its frame: ${shape}`);
    const scale = map.getScreenCTM().a;
    const size = (css) => parseFloat(getComputedStyle(document.querySelector(css)).fontSize) * scale;
    if (phone && size(".sign text") < 11) wrong.push(`free houses in ${size(".sign text")} pixels`);
    for (const sign of phone ? document.querySelectorAll(".map .furniture use[href='#cx-coal']") : []) {
        if (sign.getBoundingClientRect().width < 11) wrong.push(`goods of ${sign.getBoundingClientRect().width} pixels`);
    }
    return wrong;
"#;

/// Map, market and goals are on one screen at every size, with the hand and the shares where a
/// question does not need the room.
#[tokio::test]
async fn map_hand_market_and_goals_are_seen_together() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "de-DE").await?;
    let bots = "seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    let fields = format!("game=cube-express&seat-0=me&name-0=Anna&{bots}");
    let table = stage.table(&anna, &fields).await?;
    for _ in 0..20 {
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        anna.pick(&seen).await?;
    }
    let mut wrong = Vec::new();
    for (width, height) in [(360, 800), (1024, 768), (1366, 768), (1600, 1000), (1920, 1080)] {
        anna.resize(width, height).await?;
        anna.goto(&stage.page(&table)).await?;
        anna.until(|seen| seen.is("mine") && seen.is("ready")).await?;
        let found = anna.run(UNSEEN, vec![(width < 640).into()]).await?;
        let found = found.as_array().into_iter().flatten().map(ToString::to_string);
        wrong.extend(found.map(|fault| format!("{width}x{height}: {fault}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
    anna.close().await
}

/// What is wrong with the layout: the map has little of the stage, laid tiles are out of sight
/// though all would be legible together, goals are set word by word, or something on the map hides
/// something else; and where the map lies.
const LAID_OUT: &str = r#"
    const wrong = [];
    const box = (one) => one.getBoundingClientRect();
    const map = document.querySelector("svg.map");
    const [frame, stage] = [map, document.querySelector(".drawing")].map(box);
    const share = (frame.width * frame.height) / (stage.width * stage.height);
    if (share < 0.6) wrong.push(`the map has ${share} of the stage`);
    for (const part of document.querySelectorAll(".market, .hand, .shares")) {
        if (box(part).bottom > stage.bottom + 1) wrong.push(`${part.getAttribute("class")} is cut off`);
    }
    const laid = [...map.querySelectorAll(".rim rect")].map(box);
    const scale = map.getScreenCTM().a;
    const span = (low, high) => (Math.max(...laid.map((one) => one[high])) - Math.min(...laid.map((one) => one[low]))) / scale + 24;
    const fits = span("left", "right") * 0.67 < frame.width && span("top", "bottom") * 0.67 < frame.height;
    const lays = document.querySelector(".hand .two-sided") !== null;
    const cut = laid.filter((one) => one.left < frame.left - 1 || one.right > frame.right + 1 || one.top < frame.top - 1 || one.bottom > frame.bottom + 1);
    if (scale < (lays ? 0.24 : 0.47)) wrong.push(`a scale of ${scale}`);
    if (!lays && cut.length && (fits || scale < 0.66)) wrong.push(`${cut.length} tiles are cut at ${scale}`);
    for (const part of document.querySelectorAll(".goal > :is(.goal-text, .goal-worth)")) {
        const lines = box(part).height / (parseFloat(getComputedStyle(part).fontSize) * 1.2);
        if (lines > 3.5) wrong.push(`${lines} lines: ${part.textContent}`);
    }
    for (const goal of document.querySelectorAll(".goal")) {
        if (goal.scrollHeight > goal.clientHeight + 1) wrong.push(`cut: ${goal.textContent}`);
    }
    const movers = [...map.querySelectorAll(".loco use[href='#cx-loco'], .gives, .sign > rect")];
    const things = [...map.querySelectorAll(".furniture :is(use[href='#cx-house'], use[href='#cx-station'], .works, .plate)")];
    const area = (one) => one.width * one.height;
    movers.forEach((one, nth) => {
        for (const other of [...movers.slice(nth + 1), ...things]) {
            const [a, b] = [box(one), box(other)];
            const both = Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
                * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
            const hidden = both / Math.min(area(a), area(b));
            const name = (it) => it.getAttribute("href") ?? it.getAttribute("class") ?? "sign";
            if (hidden > 0.25) wrong.push(`${name(one)} hides ${hidden} of ${name(other)}`);
        }
    });
    return [[frame.left, frame.top, frame.width, frame.height].map(Math.round).join(" "), ...wrong];
"#;

/// Over a whole game at 1366x768 the map stays where it is and fills its frame, all laid tiles are
/// in sight as long as they are legible together, and nothing on it hides anything else.
async fn a_game_stays_laid_out(players: u8) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    anna.resize(1366, 768).await?;
    // What moves would be met on its way.
    anna.calm(true).await?;
    let bots: Vec<String> = (1..players).map(|seat| format!("&seat-{seat}=bot:greedy")).collect();
    let fields = format!("game=cube-express&seat-0=me&name-0=Anna{}", bots.concat());
    stage.table(&anna, &fields).await?;
    let (mut place, mut wrong, mut decided) = (None, Vec::new(), 0);
    loop {
        let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
        let seen = anna.until(due).await?;
        if seen.is("over") {
            break;
        }
        let found = anna.run(LAID_OUT, Vec::new()).await?;
        let found = found.as_array().into_iter().flatten().filter_map(|one| one.as_str());
        let mut found = found.map(str::to_owned);
        let now = found.next();
        wrong.extend(found.map(|fault| format!("decision {decided}: {fault}")));
        if place.get_or_insert_with(|| now.clone()) != &now {
            wrong.push(format!("decision {decided}: the map moves from {place:?} to {now:?}"));
        }
        decided += 1;
        let mark = seen.mark().to_owned();
        anna.run(NEXT, Vec::new()).await?;
        anna.until(|seen| seen.is("over") || (!seen.is("busy") && seen.mark() != mark)).await?;
    }
    assert!(decided > 20, "a whole game: {decided}");
    assert_eq!(wrong, Vec::<String>::new());
    anna.close().await
}

#[tokio::test]
async fn a_game_of_two_stays_laid_out() -> anyhow::Result<()> {
    a_game_stays_laid_out(2).await
}

#[tokio::test]
async fn a_game_of_four_stays_laid_out() -> anyhow::Result<()> {
    a_game_stays_laid_out(4).await
}

/// On a phone a goal says in a word what it counts; while one drives, a tap on it tells all of it
/// and ends nothing, and what ends the drive says so in the question.
#[tokio::test]
async fn on_a_phone_no_tap_ends_a_drive_unsaid() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    anna.resize(360, 800).await?;
    stage.table(&anna, "game=cube-express&seat-0=me&name-0=Anna&seat-1=bot:greedy").await?;
    let driven = "return document.querySelector('.finish .choice.may') !== null";
    loop {
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        if anna.run(driven, Vec::new()).await? == true {
            break;
        }
        let mark = seen.mark().to_owned();
        anna.run(NEXT, Vec::new()).await?;
        anna.until(|seen| !seen.is("busy") && seen.mark() != mark).await?;
    }
    let small = "const small = [];
        for (const word of document.querySelectorAll('.goal-short')) {
            const box = word.getBoundingClientRect();
            if (parseFloat(getComputedStyle(word).fontSize) < 11 || word.scrollWidth > word.clientWidth + 1
                || box.bottom > document.querySelector('.drawing').getBoundingClientRect().bottom + 1) small.push(word.textContent);
        }
        for (const step of document.querySelectorAll('.step.may')) {
            const box = step.querySelector('.target').getBoundingClientRect();
            if (Math.min(box.width, box.height) < 32) small.push(`a target of ${box.width}`);
        }
        return small.concat(document.querySelectorAll('.goal-short').length === 4 ? [] : ['goals']);";
    assert_eq!(anna.run(small, Vec::new()).await?, serde_json::json!([]));
    let before = anna.look().await?;
    anna.click(".goal").await?;
    let told = anna.until(|seen| !seen.notice().is_empty()).await?;
    assert!(told.notice().starts_with("Goal 1: "), "{}", told.notice());
    assert!(
        told.notice().contains(" – Not now. A tile is taken"),
        "and why nothing comes of it: {}",
        told.notice()
    );
    assert_eq!(told.mark(), before.mark(), "nothing is decided");
    let said = anna.run("return document.querySelector('.finish').innerText", Vec::new()).await?;
    let said = said.as_str().unwrap_or_default();
    assert!(said.starts_with("Or finish") && said.contains("take a tile at once"), "{said}");
    anna.click(".finish .choice.may").await?;
    anna.until(|seen| seen.count("last") > before.count("last")).await?;
    anna.close().await
}

/// Whoever has something of every kind sees all of it.
#[tokio::test]
async fn five_kinds_have_room_at_every_seat() -> anyhow::Result<()> {
    const WIDER: &str = r#"
        for (const one of document.querySelectorAll(".stores .none")) one.classList.remove("none");
        for (const [nth, count] of document.querySelectorAll(".stores b").entries()) count.textContent = nth % 5 ? "2" : "18";
        return [...document.querySelectorAll(".panel")]
            .filter((panel) => panel.querySelector(".stores")?.getClientRects().length)
            .map((panel) => panel.getBoundingClientRect().right - Math.max(...[...panel.querySelectorAll(".stores .holding > b")].map((one) => one.getBoundingClientRect().right)));
    "#;
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let bots = "&seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    stage.table(&anna, &format!("game=cube-express&seat-0=me&name-0=Anna{bots}")).await?;
    for (width, height) in [(768, 1024), (1024, 768), (1366, 768), (1600, 1000)] {
        anna.resize(width, height).await?;
        let room = anna.run(WIDER, Vec::new()).await?;
        let room: Vec<f64> =
            room.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        assert!(
            room.len() == 4 && room.iter().all(|&left| left >= 2.0),
            "{width}x{height}: {room:?}"
        );
    }
    anna.close().await
}

/// What may be clicked on the map and is not whole in sight, and of the market what is not.
const OUT_OF_SIGHT: &str = r#"
    // A map that got another size is drawn anew with the next picture.
    return new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(on))).then(() => {
        const box = (one) => one.getBoundingClientRect();
        const [map, stage] = [document.querySelector("svg.map"), document.querySelector(".drawing")].map(box);
        const bottom = Math.min(map.bottom, stage.bottom);
        const out = [...document.querySelectorAll("svg.map [data-pick] > .ring")].map(box).filter((one) => one.width > 0 && (
            one.left < map.left - 1 || one.right > map.right + 1 || one.top < map.top - 1 || one.bottom > bottom + 1));
        // Where they lie too far apart, each is at least large enough for a finger.
        if (document.querySelector("svg.map").getScreenCTM().a < 0.2401) out.length = 0;
        const tiles = [...document.querySelectorAll(".choices .offered-tile")].map(box);
        const room = box(document.querySelector(".asked-body"));
        const whole = tiles.filter((one) => one.top >= room.top - 1 && one.bottom <= room.bottom + 1);
        const few = tiles.length > 2 && whole.length < 3 ? [`${whole.length} of ${tiles.length} tiles of the market`] : [];
        return out.map((one) => `${one.left} ${one.top} to ${one.right} ${one.bottom} of ${map.left} ${map.top} to ${map.right} ${bottom}`).concat(few);
    });
"#;

/// On a phone all places that a tile may get and all tiles within reach are in sight, and three
/// of the market's four tiles.
#[tokio::test]
async fn on_a_phone_every_place_is_in_sight() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    anna.resize(360, 800).await?;
    let bots = "seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    stage.table(&anna, &format!("game=cube-express&seat-0=me&name-0=Anna&{bots}")).await?;
    for _ in 0..60 {
        let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
        let seen = anna.until(due).await?;
        if seen.is("over") {
            break;
        }
        let asked = anna
            .run("return document.querySelector('.ask .sentence')?.textContent", Vec::new())
            .await?;
        assert_eq!(anna.run(OUT_OF_SIGHT, Vec::new()).await?, serde_json::json!([]), "{asked}");
        anna.pick(&seen).await?;
    }
    anna.close().await
}
