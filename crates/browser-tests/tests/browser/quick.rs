//! How long it takes from a click to the changed page.

use anyhow::ensure;
use browser_tests::{Browser, Stage};

/// Clicks one thing after another whenever it is my turn, and measures in the page itself until what
/// may be chosen has changed: half of the clicks at most took so long, in milliseconds, then the
/// slowest.
const CLICKS: &str = r#"
    const [wanted] = arguments;
    const main = () => document.querySelector("main.table");
    const state = () => ["seq", "decision", "picked", "seat"].map((name) => main().dataset[name]).join();
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const until = async (met) => { for (let n = 0; n < 600 && !met(); n++) await frame(); };
    const picks = () => [...document.querySelectorAll("[data-pick]")].filter((one) => one.getClientRects().length);
    return (async () => {
        const times = [];
        for (let n = 0; n < wanted; n++) {
            let asked;
            await until(() => {
                // Who sits down next says so, once for each question: what is asked for again would
                // be answered again.
                const next = document.querySelector("[data-as]");
                if (next && asked !== state()) next.click();
                if (next) asked = state();
                return !next && main().dataset.turn === "mine" && !main().hasAttribute("aria-busy") && picks().length;
            });
            if (main().dataset.over !== undefined) break;
            if (!picks().length) throw new Error(`nothing to click: ${state()}, ${main().dataset.turn}`);
            main().dataset.slip = main().dataset.pace = "0";
            const [before, start, all] = [state(), performance.now(), picks()];
            all[(n * 7) % all.length].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
            await until(() => state() !== before);
            times.push(performance.now() - start);
        }
        times.sort((one, other) => one - other);
        return [times.length, times[Math.floor(times.length / 2)], times.at(-1)];
    })();
"#;

/// Plays some clicks at a table; half of them took at most so many milliseconds.
async fn median(browser: &Browser, what: &str) -> anyhow::Result<f64> {
    browser.until(|seen| seen.is("ready") && (seen.is("mine") || seen.is("curtain"))).await?;
    let times = browser.run(CLICKS, vec![30.into()]).await?;
    let [count, median, worst] = [0, 1, 2].map(|nth| times[nth].as_f64().unwrap_or(f64::INFINITY));
    eprintln!("{what}: {count} clicks, median {median:.0} ms, slowest {worst:.0} ms");
    ensure!(count > 10.0, "{what}: {times}");
    Ok(median)
}

/// The aim on an idle machine is 50 ms, with three good bots 150 ms; here other tests run besides, so
/// that only what is lost by a mistake shows.
#[tokio::test]
async fn a_click_is_answered_at_once() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    for game in ["santiago-de-cuba", "cuba", "cube-express", "18cuba"] {
        let people = format!("game={game}&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta");
        stage.table(&browser, &people).await?;
        let alone = median(&browser, &format!("{game}, two people")).await?;
        let bots = "seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
        stage.table(&browser, &format!("game={game}&seat-0=me&name-0=Anna&{bots}")).await?;
        let against = median(&browser, &format!("{game}, three bots")).await?;
        ensure!(alone < 500.0 && against < 1500.0, "{game}: {alone} ms, with bots {against} ms");
    }
    browser.close().await
}
