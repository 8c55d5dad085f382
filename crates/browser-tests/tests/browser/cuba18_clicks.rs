//! How many clicks a turn of 18Cuba takes, in windows of three sizes.

use anyhow::{Context as _, bail};

use crate::cuba18::Table;

const SIZES: [(u32, u32); 3] = [(360, 800), (1024, 768), (1600, 1000)];

/// A major with a train that may lay track; no commissioner is at hand to lay more.
const ORDINARY: &str = "view.round.step === 'track' && view.phase > 1
    && !['HG', 'JU', 'HY', 'DQ', 'CO', 'CS'].includes(view.round.turn.company)
    && view.companies[view.round.turn.company].trains.length > 0
    && choices.some((path) => path.startsWith('lay/'))
    && !choices.some((path) => path.startsWith('commission/'))";

/// What is clicked next in an ordinary turn: of each step the first that is there.
const WAYS: [(&str, &[&str]); 5] = [
    (
        "track",
        &[".face:not([hidden]) .choice.main", ".map .spot:not(.elsewhere)", "[data-pick=pass]"],
    ),
    ("station", &[".choice.together.main", "[data-pick=pass]"]),
    ("run", &[".choice.together.main", "[data-sure]"]),
    ("dividend", &["[data-pick=pay]"]),
    ("trains", &["[data-pick=pass]", ".ways .choice.wide"]),
];

/// VII: a tile, the best run paid out, no train: at most four clicks in every window.
#[tokio::test]
async fn an_ordinary_turn_takes_four_clicks() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    for (width, height) in SIZES {
        table.browser.resize(width, height).await?;
        let found = table.forward(ORDINARY).await?;
        let company = found["view"]["round"]["turn"]["company"].clone();
        let mut clicks = Vec::new();
        loop {
            let view = table.view().await?;
            let round = &view["view"]["round"];
            if round["turn"]["company"] != company || clicks.len() > 9 {
                break;
            }
            let step = round["step"].as_str().unwrap_or_default();
            let ways = WAYS.iter().find(|(of, _)| *of == step).context("a step")?.1;
            let mut clicked = None;
            for css in ways {
                if table.shows(css).await? {
                    clicked = Some(*css);
                    break;
                }
            }
            let Some(css) = clicked else { bail!("{step} of {company}: nothing to click") };
            table.click(css).await?;
            clicks.push(css);
        }
        assert!(clicks.len() <= 4, "{width}x{height}, {company}: {clicks:?}");
        assert!(table.read("[data-region=log]").await?.contains("lays tile"), "{clicks:?}");
    }
    table.browser.close().await
}

/// Marks what leads farthest towards a decision, of what can be seen.
const NEAREST: &str = r#"
    const { picked } = document.querySelector("main.table").dataset;
    const path = (one) => [picked, one.dataset.pick].filter(Boolean).join("/");
    const ways = [...document.querySelectorAll("[data-pick]")]
        .filter((one) => one.getClientRects().length && `${arguments[0]}/`.startsWith(`${path(one)}/`));
    ways.sort((one, other) => path(other).length - path(one).length);
    document.querySelector("[data-nearest]")?.removeAttribute("data-nearest");
    ways[0]?.setAttribute("data-nearest", "");
    return ways.length > 0;
"#;

/// The table as whoever is asked sees it.
pub(crate) const ASKED: &str = "return fetch(`/api/v1/tables/${arguments[0]}?seat=${document.querySelector('main.table').dataset.seat}`)
    .then((answer) => answer.json())";

/// Decides `path` by clicking, and says how many clicks it took.
pub(crate) async fn clicks_for(table: &Table, path: &str) -> anyhow::Result<usize> {
    let moves = "return Number(document.querySelector('main.table').dataset.last)";
    let before = table.browser.run(moves, Vec::new()).await?;
    for clicks in 1..9 {
        if table.browser.run(NEAREST, vec![path.into()]).await? != true {
            bail!("nothing leads to {path}");
        }
        table.click("[data-nearest]").await?;
        if table.browser.run(moves, Vec::new()).await? != before {
            return Ok(clicks);
        }
    }
    bail!("{path} is never decided")
}

pub(crate) fn begins<'f>(
    found: &'f serde_json::Value,
    verb: &str,
    end: &str,
) -> anyhow::Result<&'f str> {
    let paths = found["choices"].as_array().context("choices")?;
    let mut paths = paths.iter().filter_map(|path| path.as_str());
    paths
        .find(|path| path.starts_with(verb) && path.ends_with(end))
        .with_context(|| format!("{verb} among {}", found["choices"]))
}

/// VI.1: two shares are sold with one click and one is bought with one, in the table; on a phone,
/// where the list below the table acts, as well.
#[tokio::test]
async fn shares_are_sold_and_bought_with_a_click_each() -> anyhow::Result<()> {
    const SELLS: &str = "view.round.round === 'stock'
        && choices.some((path) => path.startsWith('sell/') && path.endsWith('/2'))
        && new Set(choices.filter((path) => path.startsWith('buy/')).map((path) => path.split('/')[1])).size > 2";
    let mut table = Table::open(4).await?;
    for (width, height) in SIZES {
        table.browser.resize(width, height).await?;
        let found = table.forward(SELLS).await?;
        let sale = begins(&found, "sell/", "/2")?;
        assert_eq!(clicks_for(&table, sale).await?, 1, "{width}x{height}: {sale}");
        assert!(table.read("[data-region=log]").await?.contains("ells 2 shares"));
        let found = table.browser.run(ASKED, vec![table.id.clone().into()]).await?;
        let purchase = begins(&found, "buy/", "")?;
        assert_eq!(clicks_for(&table, purchase).await?, 1, "{width}x{height}: {purchase}");
        assert!(table.read("[data-region=log]").await?.contains("uys a share"));
    }
    table.browser.close().await
}

/// VI.6: every card lies open while a commissioner is auctioned, and a bid is one click.
#[tokio::test]
async fn a_bid_is_one_click_with_every_card_in_sight() -> anyhow::Result<()> {
    let table = Table::open(4).await?;
    for (width, height) in SIZES {
        table.browser.resize(width, height).await?;
        table.browser.goto(&table.stage.page(&format!("/tables/{}", table.id))).await?;
        table.browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
        let told = table.read(".opening").await?;
        for words in ["can pay $", "a free machine for a minor", "FC de Dubrocq", "up for auction"]
        {
            assert!(told.contains(words), "{width}x{height}: {words} in {told}");
        }
        table.click(".ways .choice.may:not([data-pick=pass])").await?;
    }
    table.browser.close().await
}
