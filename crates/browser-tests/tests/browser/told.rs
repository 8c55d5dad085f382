//! What others did: told a few sentences at a time, and marked on the board until one decides.

use std::time::Duration;

use browser_tests::Stage;
use serde_json::Value;

const TABLE: &str = "game=cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy&seat-2=bot:greedy";

/// Shows moves fast, and notes how many sentences each caption has, and which move was told in
/// most.
const NOTE: &str = r#"
    document.querySelector("main.table").dataset.pace = "40";
    window.told = [];
    window.most = 0;
    const caption = document.querySelector("[data-caption]");
    new MutationObserver(() => {
        window.told.push(caption.querySelectorAll(".log-text").length);
        const lines = {};
        for (const line of document.querySelectorAll(".lines a[data-ply]")) lines[line.dataset.ply] = (lines[line.dataset.ply] ?? 0) + 1;
        window.most = Math.max(window.most, ...Object.values(lines));
    }).observe(caption.querySelector("span"), { childList: true });
"#;

/// The end of a round is one move in the log of many sentences: taxes, subsidies, what rots, ships.
#[tokio::test]
async fn the_end_of_a_round_is_told_step_by_step() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    stage.table(&anna, TABLE).await?;
    anna.run(NOTE, Vec::new()).await?;
    let round = "return document.querySelector('.status > :first-child').textContent";
    let first = anna.run(round, Vec::new()).await?;
    for _ in 0..80 {
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        if anna.run(round, Vec::new()).await? != first {
            break;
        }
        anna.pick(&seen).await?;
    }
    // The last captions are still to come.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let most = anna.run("return window.most", Vec::new()).await?;
    assert!(most.as_u64() > Some(5), "no move has many sentences: {most}");
    let told = anna.run("return window.told", Vec::new()).await?;
    let told: Vec<u64> = told.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    assert!(told.len() > 10 && told.iter().all(|count| (1..=3).contains(count)), "{told:?}");
    anna.close().await
}

/// What lies in the yards, by name.
const YARDS: &str = r#"
    const yards = {};
    for (const piece of document.querySelectorAll(".drawing [data-piece*='-yard-']")) {
        if (piece.getClientRects().length) yards[piece.dataset.piece] = piece.dataset.state;
    }
    window.yards = yards;
"#;

/// Goods that are marked though there are as many as before, or not marked though there are not;
/// and how many are rightly marked.
const MARKED: &str = r#"
    const wrong = [];
    let right = 0;
    for (const piece of document.querySelectorAll(".drawing [data-piece*='-yard-']")) {
        if (!piece.getClientRects().length) continue;
        const marked = piece.classList.contains("changed");
        if (marked !== (window.yards[piece.dataset.piece] !== piece.dataset.state)) wrong.push(piece.dataset.piece);
        else if (marked) right++;
    }
    return { wrong, right };
"#;

/// Goods that only moved up in a yard have not changed, and a window of another shape marks nothing.
#[tokio::test]
async fn what_has_changed_is_marked_and_nothing_else() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    anna.resize(1366, 768).await?;
    stage.table(&anna, TABLE).await?;
    let mut right = 0;
    for _ in 0..25 {
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        anna.run(YARDS, Vec::new()).await?;
        let seq = seen.count("seq");
        anna.pick(&seen).await?;
        let seen = anna.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
        if seen.count("seq") == seq {
            continue;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let marked = anna.run(MARKED, Vec::new()).await?;
        assert_eq!(marked["wrong"], serde_json::json!([]), "{marked}");
        right += marked["right"].as_u64().unwrap_or(0);
    }
    assert!(right > 5, "{right} marks");
    anna.resize(360, 800).await?;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let marks = "return document.querySelectorAll('.drawing .changed').length";
    assert_eq!(anna.run(marks, Vec::new()).await?, 0, "the other drawing is all marked");
    anna.close().await
}
