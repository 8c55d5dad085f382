//! Everybody's clock stands with their name, in a window of any shape.

use browser_tests::Stage;
use serde_json::json;

const SHAPES: [(u32, u32); 5] = [(360, 800), (800, 380), (768, 1024), (1024, 768), (1600, 1000)];

/// What is not as it should be with the clocks: each player has one that can be read and is not
/// covered, and of them those go that are asked.
const WRONG: &str = r#"
    const wrong = [];
    const panels = [...document.querySelectorAll(".players .panel[data-seat]")];
    if (panels.length !== arguments[0]) wrong.push(`${panels.length} panels`);
    for (const panel of panels) {
        const seat = panel.dataset.seat;
        const time = panel.querySelector(".clock time");
        if (!time) { wrong.push(`${seat} has none`); continue; }
        const [box, frame] = [time.getBoundingClientRect(), panel.getBoundingClientRect()];
        if (parseFloat(getComputedStyle(time).fontSize) < 11) wrong.push(`${seat} is too small`);
        const within = box.width > 0 && box.left >= frame.left && box.right <= frame.right + 1
            && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 && box.bottom <= innerHeight;
        if (!within) wrong.push(`${seat}: ${JSON.stringify(box)} is not in ${JSON.stringify(frame)}`);
        const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!seen?.closest(".clock")) wrong.push(`${seat} is covered by ${seen?.outerHTML.slice(0, 80)}`);
        const goes = time.closest("[data-goes]") !== null;
        if (goes !== panel.classList.contains("asked")) wrong.push(`${seat} goes: ${goes}`);
    }
    return wrong;
"#;

#[tokio::test]
async fn everybody_s_clock_is_read_with_their_name() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    for (game, players) in [("18cuba", 6), ("santiago-de-cuba", 4), ("cuba", 5)] {
        let here = (1..players).map(|seat| format!("&seat-{seat}=here&name-{seat}=Player+{seat}"));
        let seats = format!("seat-0=me&name-0=Annamaria{}", here.collect::<String>());
        for pace in ["pace=live&pace-minutes=90&pace-reserve=100", "pace=turns&pace-days=13"] {
            let table = stage.table(&browser, &format!("game={game}&{seats}&{pace}")).await?;
            for (width, height) in SHAPES {
                browser.resize(width, height).await?;
                browser.goto(&stage.page(&table)).await?;
                browser.until(|seen| seen.is("ready")).await?;
                let wrong = browser.run(WRONG, vec![players.into()]).await?;
                assert_eq!(wrong, json!([]), "{game}, {pace} at {width} × {height}");
            }
        }
    }
    browser.close().await
}

/// What of one's own panel is cut off, and whose name cannot be read.
const CUT: &str = r#"
    const wrong = [];
    const own = document.querySelector(".players .panel.own");
    const facts = [...own.querySelectorAll(".panel-name, .panel-key, .clock, .holding:not(.none), .deeds > *")];
    for (const one of facts) {
        const box = one.getBoundingClientRect();
        // On a phone what one has lies below all seats.
        const fact = one.closest(".panel-fact");
        const apart = fact && getComputedStyle(fact).position === "absolute";
        const frame = (apart ? own.closest(".players") : own).getBoundingClientRect();
        const hidden = getComputedStyle(one).display === "none" || one.closest(".panel-fact")?.checkVisibility() === false;
        if (!hidden && box.bottom > frame.bottom + 1) wrong.push(`${one.outerHTML.slice(0, 60)} ends ${box.bottom - frame.bottom} below`);
    }
    for (const name of document.querySelectorAll(".players .panel[data-seat] .panel-name")) {
        const box = name.getBoundingClientRect();
        if (box.width < 12 || box.height < 10) wrong.push(`${name.title}: ${box.width} × ${box.height}`);
        if (!name.title) wrong.push("no whole name");
    }
    for (const panel of document.querySelectorAll(".players .panel[data-seat]")) {
        const boxes = (css) => [...panel.querySelectorAll(css)].map((one) => one.getBoundingClientRect()).filter((box) => box.width);
        const [keys, times] = [boxes(".panel-key > *"), boxes(".clock :is(time, small)")];
        const meets = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
        if (times.some((time) => keys.some((key) => meets(time, key)))) wrong.push(`${panel.dataset.seat}: a clock lies under points or money`);
        const edge = panel.getBoundingClientRect().right + 1;
        if ([...keys, ...times].some((box) => box.right > edge)) wrong.push(`${panel.dataset.seat}: cut on the right`);
    }
    return wrong;
"#;

/// With clocks, too, one's own panel shows all that is one's own, and among four everybody has a
/// name.
#[tokio::test]
async fn a_panel_with_a_clock_is_whole_and_named() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "es-ES").await?;
    let seats = "seat-0=me&name-0=Cleo&seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
    for (game, shapes) in [
        ("santiago-de-cuba&variant=hidden", &[(1024, 768), (360, 800)][..]),
        ("santiago-de-cuba&variant=open", &[(1024, 768), (360, 800)]),
        ("cuba", &[(1024, 768), (360, 800)]),
        ("18cuba", &[(1280, 500), (360, 800), (1024, 768)]),
    ] {
        for pace in ["pace=live&pace-minutes=60&pace-reserve=90", "pace=turns&pace-days=1"] {
            let table = stage.table(&browser, &format!("game={game}&{seats}&{pace}")).await?;
            for &(width, height) in shapes {
                browser.resize(width, height).await?;
                browser.goto(&stage.page(&table)).await?;
                browser.until(|seen| seen.is("ready")).await?;
                let wrong = browser.run(CUT, Vec::new()).await?;
                assert_eq!(wrong, json!([]), "{game}, {pace} at {width} × {height}");
            }
        }
    }
    browser.close().await
}

/// What is chosen in a field that is folded is read whole, and days in a list are asked of who is
/// in one.
#[tokio::test]
async fn what_is_agreed_about_going_back_is_read_whole() -> anyhow::Result<()> {
    const CUT: &str = r#"
        const field = document.querySelector('#undo');
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = getComputedStyle(field).font;
        const room = field.clientWidth - 40;
        const cut = [...field.options].filter((one) => pen.measureText(one.text).width > room).map((one) => one.text);
        const told = [...document.querySelectorAll(".undo-means")].filter((one) => one.checkVisibility()).length;
        return [cut, told, document.querySelector('#days').checkVisibility()];
    "#;
    let stage = Stage::open().await?;
    for language in ["en-US", "de-DE", "es-ES"] {
        let browser = stage.browser("anna", language).await?;
        for width in [360, 1024] {
            browser.resize(width, 800).await?;
            browser.goto(&stage.page("/new/santiago-de-cuba")).await?;
            assert_eq!(browser.run(CUT, Vec::new()).await?, json!([[], 1, false]), "{language}");
            browser.choose("#listed", "public").await?;
            browser.choose("#undo", "strict").await?;
            assert_eq!(browser.run(CUT, Vec::new()).await?, json!([[], 1, true]), "{language}");
        }
        browser.close().await?;
    }
    Ok(())
}
