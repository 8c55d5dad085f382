//! Every page for those who do not see it, do not see it well or have no mouse.

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Spoken, Stage};
use serde_json::Value;

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
    <p style='width: 4000px'>Wide</p>
    <svg width='90' height='30'><rect width='90' height='30' fill='navy'/>
        <text y='20' fill='black'>Drawn</text></svg>";

/// The rules, and how often the bad page breaks each.
const RULES: [(&str, usize); 19] = [
    ("name", 5),
    ("label", 1),
    ("lang", 1),
    ("title", 1),
    ("main", 1),
    ("h1", 1),
    ("heading-order", 1),
    ("heading-name", 1),
    ("wide", 1),
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

/// The faults of a page by day, by night and on a phone, each with the page's name.
async fn visit(browser: &Browser, stage: &Stage, page: &str) -> anyhow::Result<Vec<String>> {
    let mut found = Vec::new();
    for light in ["day", "night"] {
        let script = "document.cookie = `light=${arguments[0]}; path=/`";
        browser.run(script, vec![light.into()]).await?;
        browser.goto(&stage.page(page)).await?;
        let faults = browser.faults().await?;
        found.extend(faults.into_iter().map(|fault| format!("{page} by {light}: {fault}")));
    }
    let faults = browser.faults_on_a_phone().await?;
    found.extend(faults.into_iter().map(|fault| format!("{page} {fault}")));
    let missed = browser.missed_by_tab().await?;
    found.extend(missed.into_iter().map(|pick| format!("{page}: Tab never comes to {pick}")));
    Ok(found)
}

/// A table of people at one screen.
pub(crate) async fn people(browser: &Browser, stage: &Stage, game: &str) -> anyhow::Result<String> {
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta&seat-2=here&name-2=Carlo";
    let page = stage.table(browser, &format!("game={game}&{seats}")).await?;
    let table = page.trim_start_matches("/tables/").split('?').next().unwrap_or_default();
    // No page shows it meanwhile, so that nothing is drawn for each move that is sent.
    browser.goto(&stage.page("/")).await?;
    Ok(table.to_owned())
}

/// Plays on until `condition` holds; says what there is to decide then.
pub(crate) async fn forward(
    browser: &Browser,
    table: &str,
    condition: &str,
) -> anyhow::Result<Value> {
    for seed in 1..=40 {
        let found = browser.forward(table, seed, condition).await?;
        if found["more"].is_null() {
            ensure!(found["over"] != true || condition == "false", "it never came to {condition}");
            return Ok(found);
        }
    }
    anyhow::bail!("it never came to {condition}")
}

/// Fails with all that was found, each with its page, rule and element.
pub(crate) fn nothing(found: &[String]) {
    assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
}

#[tokio::test]
async fn every_page_round_the_tables_is_accessible() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    browser.goto(&stage.page("/")).await?;
    let mut found = visit(&browser, &stage, "/").await?;
    for title in catalog::GAMES {
        found.extend(visit(&browser, &stage, &format!("/new/{}", title.profile().id)).await?);
    }
    found.extend(visit(&browser, &stage, "/learn/18cuba?step=12").await?);
    let open = "game=cuba&seat-0=me&name-0=Anna&seat-1=open";
    let waiting = stage.table(&browser, open).await?;
    found.extend(visit(&browser, &stage, &waiting).await?);
    let link = browser.link().await?;
    found.extend(visit(&browser, &stage, &link[link.find("/join/").context("a link")?..]).await?);
    found.extend(visit(&browser, &stage, "/").await?);
    found.extend(visit(&browser, &stage, "/nowhere").await?);
    found.extend(visit(&browser, &stage, "/api").await?);
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
        let seat = seat.seat().context("a seat")?;
        for page in [format!("{page}?seat={seat}"), format!("{page}?seat={seat}&ply=9")] {
            let faults = visit(&browser, &stage, &page).await?;
            found.extend(faults.into_iter().map(|fault| format!("{game}: {fault}")));
        }
        if game == "18cuba" {
            found.extend(visit(&browser, &stage, &format!("{page}/accounts")).await?);
            browser.goto(&stage.page(&format!("{page}?seat={seat}"))).await?;
            let asked = "return document.querySelector('main').dataset.decision";
            let decision = browser.run(asked, Vec::new()).await?;
            let decision = decision.as_str().context("a question")?;
            let trial = format!("{page}?seat={seat}&decision={decision}&trial=");
            found.extend(visit(&browser, &stage, &trial).await?);
            let shown = "return document.querySelector('.trial') !== null";
            ensure!(browser.run(shown, Vec::new()).await? == true, "something is tried out");
        }
    }
    nothing(&found);
    browser.close().await
}

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// A key, and what comes of it at the table.
async fn press(browser: &Browser, key: &str) -> anyhow::Result<()> {
    let before = browser.look().await?.mark().to_owned();
    browser.press(key).await?;
    browser.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
    Ok(())
}

/// The steps of an operating turn of 18Cuba, in order.
const STEPS: [&str; 7] = ["home", "track", "station", "run", "dividend", "trains", "machines"];

/// The step that 18Cuba has come to, as programs see it; none outside of operating rounds.
async fn step(browser: &Browser, table: &str) -> anyhow::Result<Option<usize>> {
    let script = "return fetch(`/api/v1/tables/${arguments[0]}`)
                  .then((answer) => answer.json()).then((seen) => seen.view.round.step)";
    let name = browser.run(script, vec![table.into()]).await?;
    Ok(STEPS.iter().position(|step| name == *step))
}

/// Goes by the tabulator to the first of these that the page shows and presses Enter.
async fn enter(browser: &Browser, wanted: &[&str]) -> anyhow::Result<()> {
    for css in wanted {
        if shows(browser, css).await? {
            browser.tab_to(css).await?;
            return press(browser, ENTER).await;
        }
    }
    anyhow::bail!("nothing is {wanted:?}")
}

async fn shows(browser: &Browser, css: &str) -> anyhow::Result<bool> {
    let script = "return [...document.querySelectorAll(arguments[0])]
                  .some((one) => one.getClientRects().length > 0)";
    Ok(browser.run(script, vec![css.into()]).await? == true)
}

/// Lays a tile: a hex is picked, taken back and picked again, then tile and rotation.
async fn lay_by_keyboard(browser: &Browser) -> anyhow::Result<()> {
    let picked = "return document.querySelector('main').dataset.picked";
    let before = browser.run(picked, Vec::new()).await?;
    enter(browser, &[".map .spot"]).await?;
    press(browser, ESCAPE).await?;
    assert_eq!(browser.run(picked, Vec::new()).await?, before, "Escape takes it back");
    enter(browser, &[".map .spot"]).await?;
    if shows(browser, ".tile-choice").await? {
        enter(browser, &[".tile-choice"]).await?;
    }
    if shows(browser, "button[data-rotate]").await? {
        browser.tab_to("button[data-rotate]").await?;
        browser.press(ENTER).await?;
        assert!(!shows(browser, ".face:first-child").await?, "the next way is shown");
    }
    enter(browser, &[".face:not([hidden]) .choice.main"]).await
}

/// A company's turn; says which of the steps it had.
async fn turn_by_keyboard(browser: &Browser, table: &str) -> anyhow::Result<Vec<&'static str>> {
    let mut steps: Vec<&str> = Vec::new();
    let mut now = step(browser, table).await?;
    while let Some(at) = now {
        let first = steps.last() != Some(&STEPS[at]);
        match STEPS[at] {
            "track" if first && shows(browser, ".map .spot").await? => {
                lay_by_keyboard(browser).await?;
            }
            "run" => enter(browser, &["[data-sure]"]).await?,
            "dividend" => enter(browser, &["[data-pick=pay]"]).await?,
            "trains" if first => {
                enter(browser, &[".ways .choice.wide", "[data-pick=pass]", ".ask [data-pick]"])
                    .await?;
            }
            _ => enter(browser, &["[data-pick=pass]", ".ask [data-pick]", ".map .spot"]).await?,
        }
        steps.push(STEPS[at]);
        now = step(browser, table).await?.filter(|&next| next >= at);
    }
    Ok(steps)
}

/// The operating turn of a company: the tabulator, Enter and Escape are all it takes.
#[tokio::test]
async fn a_turn_of_18cuba_by_keyboard_alone() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let table = people(&browser, &stage, "18cuba").await?;
    // The cards are dealt by chance; not every company with trains has somewhere to run.
    for _ in 0..8 {
        let condition = "view.round.step === 'track' && view.tiles.length > 3
            && choices.some((path) => path.startsWith('lay/'))
            && Object.values(view.companies).every(
                (company) => company.director !== seat || company.trains.length > 0)";
        forward(&browser, &table, condition).await?;
        browser.goto(&stage.page(&format!("/tables/{table}"))).await?;
        browser.until(|seen| seen.is("mine") && seen.is("drawn")).await?;
        let steps = turn_by_keyboard(&browser, &table).await?;
        if ["track", "run", "dividend", "trains"].iter().all(|step| steps.contains(step)) {
            return browser.close().await;
        }
    }
    anyhow::bail!("no company ever ran")
}

/// What is told of a button whose name has all of `parts`.
fn button(spoken: &[Spoken], parts: &[&str]) -> anyhow::Result<Spoken> {
    let mut buttons = spoken.iter().filter(|one| one.role == "button");
    let found = buttons.find(|one| parts.iter().all(|part| one.name.contains(part)));
    found.cloned().with_context(|| {
        let names: Vec<&str> = spoken.iter().map(|one| one.name.as_str()).collect();
        format!("no button is called {parts:?}: {names:?}")
    })
}

/// A hex and a tile that may lie on it in several ways, while others may as well.
fn to_lay(choices: &Value) -> Option<(String, String, usize)> {
    let paths = choices.as_array()?.iter().filter_map(|path| path.as_str()?.strip_prefix("lay/"));
    let paths: Vec<Vec<&str>> = paths.map(|path| path.split('/').collect()).collect();
    paths.iter().find_map(|path| {
        let here = || paths.iter().filter(|other| other[0] == path[0]);
        let ways = here().filter(|other| other[1] == path[1]).count();
        let several = ways > 1 && here().count() > ways;
        several.then(|| (path[0].to_owned(), path[1].to_owned(), ways))
    })
}

/// A tile is laid by ear: hex, tile and rotation are known by what they are called.
#[tokio::test]
async fn a_tile_of_18cuba_is_laid_by_its_spoken_name() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let table = people(&browser, &stage, "18cuba").await?;
    let condition = "(() => {
        const lays = choices.filter((path) => path.startsWith('lay/')).map((path) => path.split('/'));
        return lays.some(([, hex, tile]) => {
            const here = lays.filter((lay) => lay[1] === hex);
            const ways = here.filter((lay) => lay[2] === tile).length;
            return ways > 1 && here.length > ways;
        });
    })()";
    let found = forward(&browser, &table, condition).await?;
    let (hex, tile, ways) = to_lay(&found["choices"]).context("a tile to lay")?;
    let tile = format!("tile {tile} ·");
    browser.goto(&stage.page(&format!("/tables/{table}"))).await?;
    browser.until(|seen| seen.is("mine") && seen.is("drawn")).await?;

    let spoken = browser.spoken().await?;
    assert!(spoken.iter().any(|one| one.name == "The map of Cuba"), "the map is told");
    browser.focus(&button(&spoken, &[&format!("{hex} ")])?).await?;
    press(&browser, ENTER).await?;
    // The first tile lies there already; another one is chosen.
    if let Ok(choice) = button(&browser.spoken().await?, &[&tile, " left"]) {
        browser.focus(&choice).await?;
        press(&browser, ENTER).await?;
    }

    // Each way to lie has a name of its own; the last one that is told is taken.
    let mut told: Vec<String> = Vec::new();
    for _ in 0..ways {
        if !told.is_empty() {
            browser.focus(&button(&browser.spoken().await?, &["Turn (", "ways)"])?).await?;
            browser.press(ENTER).await?;
        }
        let name = button(&browser.spoken().await?, &["Lay it", &tile])?.name;
        assert!(!told.contains(&name), "{name} is told of two ways to lie");
        told.push(name);
    }
    let last = told.pop().context("a way")?;
    browser.focus(&button(&browser.spoken().await?, &[&last])?).await?;
    press(&browser, ENTER).await?;

    // What the button was called is what the hex is called now.
    let lies = &last[last.find(&tile).context("what it lays")?..];
    let spoken = browser.spoken().await?;
    let name = spoken.iter().find(|one| one.name.starts_with(&format!("{hex} ")));
    let name = &name.context("the hex is told")?.name;
    assert!(name.contains(lies), "{name:?} does not tell {lies:?}");
    browser.close().await
}

/// Without a mouse the question is two keys away, whatever lies on the table before it.
#[tokio::test]
async fn the_skip_link_leads_to_the_choices() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    stage.table(&browser, "game=cuba&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta").await?;
    browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    browser.tab_to("a.skip").await?;
    browser.press("\u{e007}").await?;
    browser.press("\u{e004}").await?;
    let reached = "return document.activeElement.closest('.ask') !== null
                       && document.activeElement.hasAttribute('data-pick')";
    ensure!(browser.run(reached, Vec::new()).await? == true, "the next is a choice");
    browser.close().await
}
