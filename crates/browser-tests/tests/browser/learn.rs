//! Guided first games, played with the controls of a real table.

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Seen, Stage};
use catalog::Guided;
use serde_json::json;

/// No decision takes more clicks than this.
const MOST_CLICKS: usize = 40;

/// Marks what leads on to a path, of several things the one that leads furthest; a number is
/// written where one is asked for.
const TOWARD: &str = r#"
    const path = arguments[0];
    const picked = document.querySelector("main.table").dataset.picked;
    const rest = picked === "" ? path : path.slice(picked.length + 1);
    document.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
    const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length > 0);
    const leads = (words) => rest === words || rest.startsWith(`${words}/`);
    const leading = () => seen("[data-pick]").filter((pick) => leads(pick.dataset.pick));
    // A tile is turned until it lies as it is to.
    for (let turns = 0; turns < 6 && leading().length === 0; turns++) seen("[data-rotate]")[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    // What is seldom wanted waits behind a word of its own.
    for (const list of seen(".choices details:not([open])")) if (leading().length === 0) list.open = true;
    const picks = leading();
    picks.sort((a, b) => b.dataset.pick.length - a.dataset.pick.length);
    const [answer] = seen("[data-answer]").filter((one) => one.dataset.answer === path);
    const [form] = seen("form[data-number]");
    if (form && !picks[0]) form.querySelector("input").value = rest.split("/")[0];
    const whole = rest === "" ? seen("[data-commit]")[0] : undefined;
    const chosen = answer ?? picks[0] ?? form?.querySelector("button") ?? whole;
    if (chosen) chosen.dataset.chosen = "";
    return [picked, chosen !== undefined];
"#;

/// Plays a guided game to its end, as its moves say.
async fn play_along(browser: &Browser, stage: &Stage, game: &str) -> anyhow::Result<()> {
    let guided = Guided::of(catalog::find(game)?).context("it is taught")?;
    browser.goto(&stage.page(&format!("/learn/{game}"))).await?;
    for stop in guided.stops().into_iter().filter(|stop| !stop.is_end) {
        let due = guided.due(stop.ply).context("a decision of the learner's")?;
        let path = guided.at(stop.ply)?.0.table.path(due).map_err(|no| anyhow::anyhow!("{no}"))?;
        let mut seen =
            browser.until(|seen| seen.is("mine") && seen.count("last") == stop.ply).await?;
        for clicks in 0.. {
            ensure!(clicks < MOST_CLICKS, "{path} takes too many clicks at {}", stop.ply);
            let found = browser.run(TOWARD, vec![path.clone().into()]).await?;
            ensure!(found[1] == true, "nothing leads to {path} after {}: {seen:?}", found[0]);
            let before = seen.mark().to_owned();
            browser.click_drawn("[data-chosen]").await?;
            seen = browser.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
            if seen.count("last") != stop.ply {
                break;
            }
        }
    }
    let text = browser.text().await?;
    ensure!(text.contains("You have played your first game to here"), "{text}");
    Ok(())
}

/// Plays the guided game of `game` in a browser of its own.
async fn is_played(game: &str) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    play_along(&browser, &stage, game).await?;
    browser.close().await
}

#[tokio::test]
async fn the_guided_game_of_santiago_is_played() -> anyhow::Result<()> {
    is_played("santiago-de-cuba").await
}

#[tokio::test]
async fn the_guided_game_of_18cuba_is_played() -> anyhow::Result<()> {
    is_played("18cuba").await
}

#[tokio::test]
async fn the_guided_game_of_cuba_is_played() -> anyhow::Result<()> {
    is_played("cuba").await
}

#[tokio::test]
async fn the_guided_game_of_cube_express_is_played() -> anyhow::Result<()> {
    is_played("cube-express").await
}

/// Another legal choice is answered kindly and changes nothing; one can be shown what to do, and
/// go back.
#[tokio::test]
async fn a_learner_may_err_look_and_go_back() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    browser.goto(&stage.page("/learn/santiago-de-cuba")).await?;
    let first = browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    let here =
        browser.run("return document.querySelector('main').dataset.base", Vec::new()).await?;
    browser
        .run("document.querySelector('.choices [data-pick]').dataset.chosen = ''", Vec::new())
        .await?;
    browser.click_drawn("[data-chosen]").await?;
    let told = browser.until(|seen| !seen.is("busy") && !seen.notice().is_empty()).await?;
    assert!(told.notice().contains("Rum"), "{}", told.notice());
    assert_eq!(told.mark(), first.mark(), "the question stays");

    browser.click("[data-do=show]").await?;
    let arrived = |seen: &Seen| !seen.is("busy") && seen.is("mine") && seen.mark() != first.mark();
    let next = browser.until(arrived).await?;
    let address = browser.address().await?;
    assert!(!address.ends_with(here.as_str().unwrap_or_default()), "{address}");
    browser.click("[data-do=undo]").await?;
    browser.until(|seen| seen.mark() == first.mark() && seen.mark() != next.mark()).await?;
    assert_eq!(browser.run("return location.pathname", Vec::new()).await?, json!(here));
    browser.close().await
}
