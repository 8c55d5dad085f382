//! What others did: told a few sentences at a time, and marked on the board until one decides.

use std::time::Duration;

use anyhow::Context as _;
use browser_tests::Stage;
use serde_json::Value;

const TABLE: &str = "game=cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy";

/// Shows moves fast, and notes how many sentences each caption has, and which move was told in
/// most.
const NOTE: &str = r#"
    document.querySelector("main.table").dataset.pace = "40";
    window.told = [];
    window.boards = [];
    window.most = 0;
    const caption = document.querySelector("[data-caption]");
    new MutationObserver(() => {
        window.told.push(caption.querySelectorAll(".log-text").length);
        const ships = [...document.querySelectorAll("[data-state^='ship-']")].map((ship) => ship.dataset.state).join(" ");
        window.boards.push([caption.textContent, ships]);
        const lines = {};
        for (const line of document.querySelectorAll(".lines a[data-ply]")) lines[line.dataset.ply] = (lines[line.dataset.ply] ?? 0) + 1;
        window.most = Math.max(window.most, ...Object.values(lines));
    }).observe(caption.querySelector("span"), { childList: true });
"#;

/// Whether a move of many sentences has been told, and a ship that left.
const LONG: &str =
    "return window.most > 5 && window.boards.some(([said]) => /sets sail|comes in/.test(said))";

/// The end of a round is one move in the log of many sentences: taxes, subsidies, what rots, ships.
#[tokio::test]
async fn the_end_of_a_round_is_told_step_by_step() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    stage.table(&anna, TABLE).await?;
    anna.run(NOTE, Vec::new()).await?;
    // Not every round ends with many sentences and a ship that leaves: it is played on until one does.
    for _ in 0..240 {
        let seen =
            anna.until(|seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"))).await?;
        if seen.is("over") || anna.run(LONG, Vec::new()).await? == true {
            break;
        }
        anna.pick(&seen).await?;
    }
    // The last captions are still to come.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(anna.run(LONG, Vec::new()).await?, true, "no move has many sentences and a ship");
    let told = anna.run("return window.told", Vec::new()).await?;
    let told: Vec<u64> = told.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    assert!(told.len() > 10 && told.iter().all(|count| (1..=3).contains(count)), "{told:?}");
    // Taxes and subsidies are told while the ships still lie there that leave afterwards.
    let boards = anna.run("return window.boards", Vec::new()).await?;
    let boards: Vec<(&str, &str)> = boards
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|one| Some((one[0].as_str()?, one[1].as_str()?)))
        .collect();
    let sails =
        boards.iter().position(|(said, _)| said.contains("sets sail") || said.contains("comes in"));
    let sails = sails.context("no ship left")?;
    let (before, after) = (boards[sails - 1], boards[boards.len() - 1]);
    assert_ne!(before.1, after.1, "the board was ahead of what was told: {boards:?}");
    anna.close().await
}

/// How everything on the board stands, by name.
const STANDS: &str = r#"
    window.stood = {};
    for (const thing of document.querySelectorAll("[data-drawing] [data-state]")) {
        const [name, ...state] = thing.dataset.state.split(" ");
        window.stood[name] = state.join(" ");
    }
"#;

/// What is marked though it stands as before, or not marked though it does not; and how much of
/// what is seen is rightly marked.
const MARKED: &str = r#"
    const wrong = [];
    let right = 0;
    for (const thing of document.querySelectorAll("[data-drawing] [data-state]")) {
        const [name, ...state] = thing.dataset.state.split(" ");
        const marked = thing.classList.contains("changed");
        if (marked !== (window.stood[name] !== state.join(" "))) wrong.push(thing.dataset.state);
        else if (marked && thing.getBoundingClientRect().width) right++;
    }
    return { wrong, right };
"#;

/// What only moved aside has not changed, and a window of another shape keeps the marks.
#[tokio::test]
async fn what_has_changed_is_marked_and_nothing_else() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    for (game, picks) in [("cuba", 25), ("cube-express", 12), ("santiago-de-cuba", 6)] {
        let mut anna = stage.browser("anna", "en-US").await?;
        anna.resize(1366, 768).await?;
        let bots = "&seat-1=bot:greedy&seat-2=bot:greedy&seat-3=bot:greedy";
        stage.table(&anna, &format!("game={game}&seat-0=me&name-0=Anna{bots}")).await?;
        let (mut right, mut last) = (0, 0);
        for _ in 0..picks {
            let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
            anna.run(STANDS, Vec::new()).await?;
            let seq = seen.count("seq");
            anna.pick(&seen).await?;
            let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
            if seen.count("seq") == seq {
                last = 0;
                continue;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
            let marked = anna.run(MARKED, Vec::new()).await?;
            assert_eq!(marked["wrong"], serde_json::json!([]), "{game}: {marked}");
            last = marked["right"].as_u64().unwrap_or(0);
            right += last;
        }
        assert!(right > 5, "{game}: {right} marks");
        anna.resize(360, 800).await?;
        tokio::time::sleep(Duration::from_millis(1200)).await;
        let marked = anna.run(MARKED, Vec::new()).await?;
        assert_eq!(marked["wrong"], serde_json::json!([]), "{game}, turned: {marked}");
        assert!(
            last == 0 || marked["right"].as_u64() > Some(0),
            "{game}: no mark is left: {marked}"
        );
        anna.close().await?;
    }
    Ok(())
}
