//! How many clicks a turn takes.

use browser_tests::{Browser, Seen, Stage};

fn due(seen: &Seen) -> bool {
    seen.is("over") || (seen.is("mine") && !seen.is("busy"))
}

fn median(mut counts: Vec<usize>) -> usize {
    counts.sort_unstable();
    counts[counts.len() / 2]
}

/// Whether something that can be picked begins so, with what goes without saying.
async fn offers(browser: &Browser, verb: &str) -> anyhow::Result<bool> {
    let found = "const { picked } = document.querySelector('main.table').dataset;
                 return [...document.querySelectorAll('[data-pick]')].some(({ dataset }) =>
                     `${[picked, dataset.pick].filter(Boolean).join('/')}/`.startsWith(`${arguments[0]}/`))";
    Ok(browser.run(found, vec![verb.into()]).await? == true)
}

/// Santiago: the car, a house, and what it does. Deliveries, which all make, are not counted.
#[tokio::test]
async fn a_turn_in_santiago_takes_three_clicks() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let fields = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    stage.table(&anna, fields).await?;
    let mut turns: Vec<usize> = Vec::new();
    let mut seen = anna.until(due).await?;
    while !seen.is("over") && turns.len() < 20 {
        if offers(&anna, "drive").await? {
            turns.push(0);
        }
        // What is given to El Zorro's visitor is given in another's turn; the dice are the ship's.
        let mut others = false;
        for verb in ["deliver", "give", "aside"] {
            others |= offers(&anna, verb).await?;
        }
        if let Some(clicks) = turns.last_mut() {
            *clicks += usize::from(!others);
        }
        anna.pick(&seen).await?;
        seen = anna.until(due).await?;
    }
    assert!(turns.len() >= 10, "{turns:?}");
    assert!(median(turns.clone()) <= 3, "{turns:?}");
    anna.close().await
}

/// Clicks as somebody does who plays the worker whenever there is one, and takes a harvest as a
/// whole; nothing if it is no worker's matter.
const WORKS: &str = r#"
    const seen = (css) => [...document.querySelectorAll(css)].filter((one) => one.getClientRects().length);
    const { picked } = document.querySelector("main.table").dataset;
    const path = (one) => [picked, one.getAttribute("data-pick")].filter(Boolean).join("/");
    const begin = (verb) => seen("[data-pick]").filter((one) => path(one).startsWith(verb));
    const next = begin("play/worker")[0] ?? begin("move/")[arguments[0] % 12]
        ?? seen(".choices [data-really^='harvest/']").at(-1) ?? begin("harvest/")[0];
    next?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return next ? (next.getAttribute("data-really") ?? path(next)) : null;
"#;

/// Cuba: the worker's card, a field for the pawn, and the harvest.
#[tokio::test]
async fn a_worker_s_turn_in_cuba_takes_three_clicks() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let fields = "game=cuba&variant=individual&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    stage.table(&anna, fields).await?;
    let mut turns: Vec<Vec<String>> = Vec::new();
    let mut seen = anna.until(due).await?;
    for nth in 0..2000 {
        if seen.is("over") {
            break;
        }
        let clicked = anna.run(WORKS, vec![nth.into()]).await?;
        if let Some(clicked) = clicked.as_str() {
            if clicked == "play/worker" {
                turns.push(Vec::new());
            }
            turns.last_mut().expect("the card comes first").push(clicked.to_owned());
            let before = seen.mark().to_owned();
            anna.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
        } else {
            anna.pick(&seen).await?;
        }
        seen = anna.until(due).await?;
    }
    assert!(turns.len() >= 4, "{turns:?}");
    let most = turns.iter().map(Vec::len).max();
    assert!(most <= Some(3), "{turns:#?}");
    anna.close().await
}
