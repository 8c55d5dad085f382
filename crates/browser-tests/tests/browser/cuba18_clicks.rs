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

/// VI.1: two shares are sold with one click and one is bought with one, in the table.
#[tokio::test]
async fn shares_are_sold_and_bought_with_a_click_each() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    for (width, height) in SIZES {
        // On a phone the list below the table acts.
        if width < 640 {
            continue;
        }
        table.browser.resize(width, height).await?;
        let sells = "view.round.round === 'stock'
            && choices.some((path) => path.startsWith('sell/') && path.endsWith('/2'))
            && choices.some((path) => path.startsWith('buy/'))";
        let found = table.forward(sells).await?;
        let paths = found["choices"].as_array().context("choices")?;
        let mut paths = paths.iter().filter_map(|path| path.as_str());
        let sale = paths.find(|path| path.starts_with("sell/") && path.ends_with("/2"));
        let sale = sale.context("a sale")?;
        table.click(&format!(".ledger [data-pick='{sale}']")).await?;
        assert!(table.read("[data-region=log]").await?.contains("ells 2 shares"));
        table.click(".ledger [data-pick^='buy/']").await?;
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
