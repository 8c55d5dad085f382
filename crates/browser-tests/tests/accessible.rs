//! Every page for those who do not see it, do not see it well or have no mouse.

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Stage};

/// A page on which everything is wrong, each thing once.
const BAD: &str = "data:text/html,<html><head></head><body>
    <h1>One</h1><h1>Two</h1><h3>Skipped</h3><h2></h2>
    <main>One</main><main>Two</main>
    <a href='/x'></a><button></button><svg role='img' width='9' height='9'></svg>
    <div role='region'>Without a name</div>
    <input placeholder='What is it'>
    <p id='twice'>One</p><p id='twice'>Two</p>
    <p aria-labelledby='nowhere'>Named by nothing</p>
    <div aria-hidden='true'><button>Not told</button></div>
    <button tabindex='3'>Out of order</button>
    <svg role='img' aria-label='Map' width='9' height='9'>
        <rect tabindex='0' role='button' aria-label='Hex' width='9' height='9'/></svg>
    <div data-pick='x'>Only a mouse gets here</div>
    <ul><p>No item</p></ul>
    <table><tr><th>Without scope</th></tr></table><table><tr><td>Without heads</td></tr></table>
    <p style='color: rgb(150,150,150)'>Pale</p>
    <p style='color: rgb(120,120,120)'>Only large text may be as pale as this.</p>
    <p style='color: rgb(120,120,120); font-size: 30px'>Large enough</p>
    <p style='opacity: 0.4'>Faint</p>
    <svg width='90' height='30'><rect width='90' height='30' fill='navy'/>
        <text y='20' fill='black'>Drawn</text></svg>";

/// The rules, and how often the bad page breaks each.
const RULES: [(&str, usize); 18] = [
    ("name", 5),
    ("label", 1),
    ("lang", 1),
    ("title", 1),
    ("main", 1),
    ("h1", 1),
    ("heading-order", 1),
    ("heading-name", 1),
    ("duplicate-id", 1),
    ("reference", 1),
    ("hidden-focus", 1),
    ("tab-order", 1),
    ("nested", 1),
    ("pick", 1),
    ("list", 1),
    ("table", 1),
    ("scope", 1),
    ("contrast", 4),
];

/// A check that finds nothing must be one that can find something.
#[tokio::test]
async fn the_checks_find_every_kind_of_fault() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    browser.goto(&BAD.replace('\n', " ")).await?;
    let faults = browser.faults().await?;
    for (rule, times) in RULES {
        let found = faults.iter().filter(|fault| fault.starts_with(&format!("{rule}:"))).count();
        assert_eq!(found, times, "{rule} in {faults:#?}");
    }
    assert!(!faults.iter().any(|fault| fault.contains("Large enough")), "{faults:#?}");
    assert_eq!(browser.missed_by_tab().await?.len(), 1, "what only a mouse can pick");
    browser.close().await
}

/// The faults of a page by day and by night, each with the page's name.
async fn visit(browser: &Browser, stage: &Stage, page: &str) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    for light in ["day", "night"] {
        let script = "document.cookie = `light=${arguments[0]}; path=/`";
        browser.run(script, vec![light.into()]).await?;
        browser.goto(&stage.page(page)).await?;
        let faults = browser.faults().await?;
        found.extend(faults.into_iter().map(|fault| format!("{page} by {light}: {fault}")));
    }
    let missed = browser.missed_by_tab().await?;
    found.extend(missed.into_iter().map(|pick| format!("{page}: Tab never comes to {pick}")));
    Ok(found)
}

/// Sets a table up as its form does; says where it is.
async fn start(browser: &Browser, stage: &Stage, fields: &str) -> anyhow::Result<String> {
    browser.goto(&stage.page("/")).await?;
    let script = "const form = document.createElement('form');
                  form.method = 'post'; form.action = '/tables';
                  for (const [name, value] of new URLSearchParams(arguments[0])) {
                      const field = document.createElement('input');
                      field.name = name; field.value = value; form.append(field);
                  }
                  document.body.append(form); form.submit();";
    browser.run(script, vec![fields.into()]).await?;
    browser.until(|seen| seen.count("seq") > 0).await?;
    let address = browser.address().await?;
    let id = address.split_once("/tables/").context("a table")?.1;
    Ok(id.split('?').next().unwrap_or_default().to_owned())
}

/// A table of people at one screen.
async fn people(browser: &Browser, stage: &Stage, game: &str) -> anyhow::Result<String> {
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta&seat-2=here&name-2=Carlo";
    start(browser, stage, &format!("game={game}&{seats}")).await
}

/// Plays on until `condition` holds.
async fn forward(browser: &Browser, table: &str, condition: &str) -> anyhow::Result<()> {
    for seed in 1..=40 {
        let found = browser.forward(table, seed, condition).await?;
        if found["more"].is_null() {
            ensure!(found["over"] != true || condition == "false", "it never came to {condition}");
            return Ok(());
        }
    }
    anyhow::bail!("it never came to {condition}")
}

/// Fails with all that was found, each with its page, rule and element.
fn nothing(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[tokio::test]
async fn every_page_round_the_tables_is_accessible() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    browser.goto(&stage.page("/")).await?;
    let mut found = visit(&browser, &stage, "/").await?;
    for game in ["santiago-de-cuba", "cuba", "cube-express", "18cuba"] {
        found.extend(visit(&browser, &stage, &format!("/new/{game}")).await?);
    }
    let open = "game=cuba&seat-0=me&name-0=Anna&seat-1=open";
    let waiting = start(&browser, &stage, open).await?;
    found.extend(visit(&browser, &stage, &format!("/tables/{waiting}")).await?);
    let link = browser.link().await?;
    found.extend(visit(&browser, &stage, &link[link.find("/join/").context("a link")?..]).await?);
    found.extend(visit(&browser, &stage, "/").await?);
    found.extend(visit(&browser, &stage, "/nowhere").await?);
    let over = people(&browser, &stage, "santiago-de-cuba").await?;
    let curtain = visit(&browser, &stage, &format!("/tables/{over}")).await?;
    found.extend(curtain);
    forward(&browser, &over, "false").await?;
    found.extend(visit(&browser, &stage, &format!("/tables/{over}")).await?);
    ensure!(browser.look().await?.is("over"), "the end is shown");
    nothing(&found);
    browser.close().await
}

/// A table of each game with something to decide, and its past.
#[tokio::test]
async fn every_table_is_accessible() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let lays = "choices.some((path) => path.startsWith('lay/')) && view.tiles.length > 6";
    let games = [
        ("santiago-de-cuba", "++window.moves > 12"),
        ("cuba", "++window.moves > 30"),
        ("cube-express", "++window.moves > 20"),
        ("18cuba", lays),
    ];
    let mut found = Vec::new();
    for (game, condition) in games {
        let table = people(&browser, &stage, game).await?;
        browser.run("window.moves = 0", Vec::new()).await?;
        forward(&browser, &table, condition).await?;
        let page = format!("/tables/{table}");
        browser.goto(&stage.page(&page)).await?;
        // Whoever is to decide says so behind the curtain.
        if browser.look().await?.is("curtain") {
            browser.click("[data-as]").await?;
        }
        let seat = browser.until(|seen| seen.is("mine")).await?;
        let seat = seat.mark().split('|').nth(1).unwrap_or_default().to_owned();
        for page in [format!("{page}?seat={seat}"), format!("{page}?seat={seat}&ply=9")] {
            let faults = visit(&browser, &stage, &page).await?;
            found.extend(faults.into_iter().map(|fault| format!("{game}: {fault}")));
        }
        if game == "18cuba" {
            found.extend(visit(&browser, &stage, &format!("{page}/accounts")).await?);
        }
    }
    nothing(&found);
    browser.close().await
}
