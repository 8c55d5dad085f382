//! 18Cuba, played by clicking.
//!
//! Everybody sits at one screen. Where a test is about a late moment, the moves
//! before it are sent by the page itself, as a program would.

use anyhow::{Context as _, bail};
use browser_tests::{Browser, Stage};
use serde_json::Value;

/// The table as programs see it.
const VIEW: &str = "return fetch(`/api/v1/tables/${arguments[0]}`).then((answer) => answer.json())";

pub(crate) struct Table {
    pub(crate) stage: Stage,
    pub(crate) browser: Browser,
    pub(crate) id: String,
}

impl Table {
    /// A table at which all seats are at this screen, set up by its form.
    pub(crate) async fn open(players: usize) -> anyhow::Result<Table> {
        let stage = Stage::open().await?;
        let browser = stage.browser("anna", "en-US").await?;
        let mut table = Table { stage, browser, id: String::new() };
        table.start(players).await?;
        Ok(table)
    }

    /// Another table for the same people.
    async fn start(&mut self, players: usize) -> anyhow::Result<()> {
        let browser = &self.browser;
        browser.goto(&self.stage.page("/new/18cuba")).await?;
        let names = ["Anna", "Berta", "Carlo", "Dora", "Emil", "Flora"];
        for (seat, name) in names.into_iter().take(players).enumerate() {
            let kind = if seat == 0 { "me" } else { "here" };
            browser.choose(&format!("[name=seat-{seat}]"), kind).await?;
            browser.type_into(&format!("[name=name-{seat}]"), name).await?;
        }
        browser.click("form.card button.main").await?;
        browser.until(|seen| seen.is("mine")).await?;
        let address = browser.address().await?;
        let id = address.split_once("/tables/").context("a table")?.1;
        id.split('?').next().unwrap_or_default().clone_into(&mut self.id);
        Ok(())
    }

    pub(crate) async fn view(&self) -> anyhow::Result<Value> {
        self.browser.run(VIEW, vec![self.id.clone().into()]).await
    }

    /// Plays on until `condition` holds, at a new table if need be, and shows it.
    pub(crate) async fn forward(&mut self, condition: &str) -> anyhow::Result<Value> {
        // On a page that shows no table nothing is drawn for each move.
        self.browser.goto(&self.stage.page("/healthz")).await?;
        // A script may not take too long: a few moves at a time.
        for seed in 1..=60 {
            let found = self.browser.forward(&self.id, seed, condition).await?;
            if found["over"] == true {
                self.start(4).await?;
                self.browser.goto(&self.stage.page("/healthz")).await?;
            } else if found["more"].is_null() {
                self.browser.goto(&self.stage.page(&format!("/tables/{}", self.id))).await?;
                self.browser.until(|seen| seen.is("mine") && seen.is("drawn")).await?;
                return Ok(found);
            }
        }
        bail!("it never came to {condition}")
    }

    /// Clicks what `css` finds first and waits for what comes of it.
    pub(crate) async fn click(&self, css: &str) -> anyhow::Result<()> {
        let before = self.browser.look().await?.mark().to_owned();
        self.browser.click_drawn(css).await?;
        self.browser.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
        Ok(())
    }

    /// Whether the page shows something.
    pub(crate) async fn shows(&self, css: &str) -> anyhow::Result<bool> {
        Ok(self.count(css).await? > 0)
    }

    /// How many of something can be seen.
    async fn count(&self, css: &str) -> anyhow::Result<u64> {
        let script = "return [...document.querySelectorAll(arguments[0])]
                      .filter((one) => one.getClientRects().length > 0).length";
        let count = self.browser.run(script, vec![css.into()]).await?;
        Ok(count.as_u64().unwrap_or(0))
    }

    pub(crate) async fn read(&self, css: &str) -> anyhow::Result<String> {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let text = self.browser.run(script, vec![css.into()]).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// What is being decided can be used by everybody, also on a phone.
    async fn is_accessible(&self) -> anyhow::Result<()> {
        let mut found = self.browser.faults_on_a_phone().await?;
        found.extend(self.browser.faults().await?);
        assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
        Ok(())
    }

    /// Lays the tile of the hex that was picked: the first, turned once, meant.
    async fn lay(&self) -> anyhow::Result<()> {
        if self.shows("button[data-rotate]").await? {
            let shown =
                "return [...document.querySelectorAll('.face')].findIndex((face) => !face.hidden)";
            assert_eq!(self.browser.run(shown, Vec::new()).await?, 0);
            self.browser.press("r").await?;
            assert_eq!(self.browser.run(shown, Vec::new()).await?, 1, "the next way is shown");
            assert_eq!(self.count(".turning [data-faces] > g").await?, 1, "one on the map");
        }
        self.click(".face:not([hidden]) .choice.main").await
    }
}

/// Chapter VI.6 to the first operating round, every decision by clicking.
#[tokio::test]
async fn the_whole_opening_is_played_by_clicking() -> anyhow::Result<()> {
    let table = Table::open(3).await?;
    let (mut minors, mut majors, mut tiles, mut trains) = (0, 0, 0, 0);
    for _ in 0..400 {
        let view = table.view().await?;
        let round = view["view"]["round"].clone();
        match (round["round"].as_str(), round["step"].as_str()) {
            (Some("auction"), _) => {
                let pass = table.shows("[data-pick=pass]").await?;
                table.click(if pass { "[data-pick=pass]" } else { ".ways [data-pick]" }).await?;
            }
            (Some("draft"), _) => table.click(".card-choice").await?,
            (Some("stock"), _) if trains > 0 => break,
            (Some("stock"), _) if table.shows("[data-pick^='convert/']").await? => {
                table.click("[data-pick^='convert/']").await?;
                table.click(".ways .choice.wide").await?;
                table.click(".price-choice").await?;
                table.click(".map .spot").await?;
                minors += 1;
            }
            (Some("stock"), _) if majors == 0 && table.shows("[data-pick='found/MS']").await? => {
                table.click("[data-pick='found/MS']").await?;
                assert!(table.read(".price-choice").await?.contains("pay $140"));
                assert!(table.shows(".market .ghost-price").await?, "where the token would lie");
                table.click(".price-choice").await?;
                majors += 1;
            }
            (Some("stock"), _) => {
                let buy = table.shows("[data-pick='buy/MS/offering']").await?;
                table
                    .click(if buy { "[data-pick='buy/MS/offering']" } else { "[data-pick=pass]" })
                    .await?;
            }
            (_, Some("track")) if table.shows(".map .spot, .tile-choice, .face").await? => {
                if table.shows(".map .spot").await? {
                    table.click(".map .spot").await?;
                }
                table.lay().await?;
                tiles += 1;
            }
            (_, Some("run")) => table.click("[data-sure]").await?,
            (_, Some("dividend")) => table.click("[data-pick=pay]").await?,
            (_, Some("trains")) if table.shows(".ways .choice.wide").await? => {
                table.click(".ways .choice.wide").await?;
                trains += 1;
            }
            _ => table.click("[data-pick=pass]").await?,
        }
    }
    let view = table.view().await?;
    assert_eq!(view["view"]["round"]["round"], "stock", "the second stock round");
    assert!(
        minors >= 2 && majors == 1 && tiles >= 3 && trains >= 3,
        "{minors} {majors} {tiles} {trains}"
    );
    assert!(!view["view"]["tiles"].as_array().context("tiles")?.is_empty());
    assert!(table.shows(".ledger .train").await?, "the table shows their trains");
    table.browser.close().await
}

/// VII.7: a tile that lies is picked, its successor chosen, turned and laid.
#[tokio::test]
async fn track_is_upgraded_in_place() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let upgrade = "choices.filter((path) => path.startsWith('lay/') && view.tiles.some(
        (tile) => path.split('/')[1] === tile.hex)).length > 1";
    let found = table.forward(upgrade).await?;
    let laid = |view: &Value, hex: &str| {
        let tiles = view["tiles"].as_array().cloned().unwrap_or_default();
        tiles.into_iter().find(|tile| tile["hex"] == hex).map(|tile| tile["tile"].clone())
    };
    let paths = found["choices"].as_array().context("choices")?;
    let hex =
        paths.iter().filter_map(|path| path.as_str()?.strip_prefix("lay/")?.split('/').next());
    let hex = hex.into_iter().find(|hex| laid(&found["view"], hex).is_some()).context("a hex")?;
    let before = laid(&found["view"], hex);
    table.click(&format!(".spot[data-pick$='/{hex}'], .spot[data-pick='{hex}']")).await?;
    if table.shows(".tile-choice").await? {
        assert!(table.read(".tile-choice").await?.contains("left"), "what is left of the piece");
        table.is_accessible().await?;
    }
    if table.shows("button.tile-choice").await? {
        table.click("button.tile-choice").await?;
    }
    table.is_accessible().await?;
    table.lay().await?;
    assert_ne!(laid(&table.view().await?["view"], hex), before, "another tile lies in {hex}");
    table.browser.close().await
}

/// VII.10: the best run is drawn; leaving the sugar is one click away, with its sum.
#[tokio::test]
async fn a_train_runs_with_a_wagon() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let wagon = "choices.filter((path) => path.startsWith('run/')).length > 1
        && /,[123],/.test(choices.find((path) => path.startsWith('run/')))";
    table.forward(wagon).await?;
    let best = table.read("[data-sure]").await?;
    let sum = |text: &str| -> u32 {
        text.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap_or(0)
    };
    assert!(table.shows(".map .route-0").await? && table.shows(".runs .cargo").await?);
    let other = table.read(".ways .choice.wide.quiet b").await?;
    assert!(sum(&other) < sum(&best), "{other} is less than {best}");
    table.click(".ways .choice.wide.quiet:not(.together)").await?;
    assert_eq!(table.count(".runs .sum").await?, table.count(".map .route").await?);
    table.click(".crumbs button").await?;
    table.click("[data-sure]").await?;
    assert_eq!(table.view().await?["view"]["round"]["step"], "dividend");
    assert!(table.shows(".map .ran .route-0").await?, "the run stays for everybody to see");
    let offered = table.read("[data-pick=pay]").await?;
    assert!(offered.contains("price to $"), "{offered}");
    assert!(table.shows(".market .ghost-price").await?, "where the token would move");
    assert!(table.read("[data-region=log]").await?.contains("delivers"));
    table.browser.close().await
}

const RUNS: &str = "choices.some((path) => path.startsWith('run/'))";

/// A run and its dividend are tried out, and what they would change is told; then they are meant.
#[tokio::test]
async fn something_is_tried_out_and_then_done() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward(RUNS).await?;
    table.click("[data-try]").await?;
    table.click("[data-sure]").await?;
    table.click("[data-pick=pay]").await?;
    assert!(table.read(".compare").await?.contains("share price"));
    table.is_accessible().await?;
    let view = table.view().await?;
    assert_eq!(view["view"]["round"]["step"], "run", "nothing has happened");
    table.click("[data-really]").await?;
    let log = table.read("[data-region=log]").await?;
    assert!(log.contains("pays out"), "{log}");
    assert!(!table.shows(".trial").await?);
    table.browser.close().await
}

/// The routes of the best run are given by hand, hex by hex, and accepted.
#[tokio::test]
async fn routes_are_given_by_hand() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    // One train, so that one route is the whole run.
    let one = "choices.some((path) => path.startsWith('run/') && path.split('/').length === 2)
        && !choices.some((path) => path.startsWith('run/') && path.split('/').length > 2)";
    let found = table.forward(one).await?;
    let choices = found["choices"].as_array().context("choices")?;
    let run = choices.iter().filter_map(|path| path.as_str()).find(|path| path.starts_with("run/"));
    let route: Vec<String> = run.unwrap_or_default().split(',').map(str::to_owned).collect();
    table.click("[data-crumb='run/~']").await?;
    assert!(table.read(".question").await?.contains("Where does the route begin?"));
    for hex in route[2].split('-') {
        table.click(&format!(".map [data-crumb$='{hex}']")).await?;
    }
    assert!(table.shows(".map .route-0").await?, "the route is drawn");
    table.is_accessible().await?;
    // Without its sugar it may be less than the best, and then the rules say so.
    let accepted = table.shows("[data-answer]").await?;
    assert_eq!(accepted, route[1].is_empty(), "{route:?}");
    if accepted {
        table.click("[data-answer]").await?;
        assert_eq!(table.view().await?["view"]["round"]["step"], "dividend");
    }
    table.browser.close().await
}

/// VII.17: the button says that a phase begins, and it does.
#[tokio::test]
async fn a_train_begins_a_phase() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.phase === 2 && choices.includes('train/bank/3')").await?;
    let button = "[data-pick='train/bank/3']";
    assert!(table.read(button).await?.contains("begins phase 3"));
    table.click(button).await?;
    let view = table.view().await?;
    assert_eq!(view["view"]["phase"], 3);
    assert!(table.read("[data-region=log]").await?.contains("Phase 3 begins."));
    table.browser.close().await
}

/// VII.13: the director is led through the order of it, with the sums, to the train.
#[tokio::test]
async fn a_director_raises_money_for_a_train() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("choices.some((path) => path.startsWith('raise/'))").await?;
    assert!(table.read(".emergency").await?.contains("is missing"));
    table.is_accessible().await?;
    for _ in 0..30 {
        if !table.shows(".emergency [data-pick]").await? {
            break;
        }
        table.click(".emergency [data-pick]").await?;
    }
    // Either the train is there to be bought, or the director is bankrupt.
    let over = table.browser.look().await?.is("over");
    if !over {
        assert!(!table.shows("[data-pick=pass]").await?, "a train must be bought");
        table.click(".ways [data-pick]").await?;
    }
    let log = table.read("[data-region=log]").await?;
    assert!(log.contains("buys train") || log.contains("could not pay"), "{log}");
    table.browser.close().await
}

/// VII.12: a price is named, and the other director answers in place.
#[tokio::test]
async fn a_deal_is_offered_and_answered() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    let others = "choices.some((path) => path.startsWith('deal/')
        && view.companies[path.split('/')[1]].director !== seat)";
    let found = table.forward(others).await?;
    let paths = found["choices"].as_array().context("choices")?;
    let mut deals = paths.iter().filter_map(Value::as_str).filter(|path| path.starts_with("deal/"));
    let of_another = |path: &&str| {
        let seller = path.split('/').nth(1).unwrap_or_default();
        found["view"]["companies"][seller]["director"] != found["seat"]
    };
    let path = deals.find(of_another).context("a deal with another director")?;
    let (stem, _) = path.rsplit_once('/').context("a price")?;
    // A company with one train is asked for that one.
    let (seller, _) = stem.rsplit_once('/').context("a train")?;
    table.click(&format!("[data-pick='{stem}'], [data-pick='{seller}']")).await?;
    table.is_accessible().await?;
    table.browser.type_into("form.number input", "1").await?;
    table.click("form.number button").await?;
    assert!(table.read("[data-region=ask]").await?.contains("Do you agree?"));
    let deal = table.read(".deal").await?;
    assert!(deal.contains(" offers ") && deal.contains("If agreed:"), "{deal}");
    table.is_accessible().await?;
    table.click("[data-pick$='yes']").await?;
    let log = table.read("[data-region=log]").await?;
    assert!(log.contains("buys train ") && log.contains(" from "), "{log}");
    table.browser.close().await
}

/// The whole game can be stepped through on the real board, and a position has an address.
#[tokio::test]
async fn history_is_stepped_through() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table.forward("view.tiles.length > 6").await?;
    let tiles = table.count(".map .tile").await?;
    table.browser.click(".steps a[data-ply='0']").await?;
    table.browser.until(|seen| seen.past() == Some(0)).await?;
    assert_eq!(table.count(".map .tile").await?, 1, "only La Habana is printed");
    assert_eq!(table.count("[data-pick]").await?, 0, "nothing can be picked in the past");
    assert!(table.browser.address().await?.contains("ply=0"));
    table.browser.goto(&table.stage.page(&format!("/tables/{}?ply=40", table.id))).await?;
    assert!(table.read("[data-region=ask]").await?.contains("after move 40"));
    table.browser.click("[data-region=ask] a.main").await?;
    table.browser.until(|seen| seen.is("mine")).await?;
    assert_eq!(table.count(".map .tile").await?, tiles);
    table.browser.close().await
}

/// The map is brought nearer by buttons and keys, dragged without clicking, and stays so.
#[tokio::test]
async fn the_map_keeps_its_view() -> anyhow::Result<()> {
    let mut table = Table::open(4).await?;
    table
        .forward("choices.some((path) => path.startsWith('lay/')) && view.tiles.length > 3")
        .await?;
    table.browser.window(1700, 1000).await?;
    table.browser.goto(&table.stage.page(&format!("/tables/{}", table.id))).await?;
    let seen = || async {
        let view = "return document.querySelector('.map').getAttribute('viewBox')";
        anyhow::Ok(
            table.browser.run(view, Vec::new()).await?.as_str().unwrap_or_default().to_owned(),
        )
    };
    let whole = seen().await?;
    table.browser.click("[data-nearer='+']").await?;
    let near = seen().await?;
    assert_ne!(near, whole);
    let drag = "const map = document.querySelector('.map .spot');
        const box = map.getBoundingClientRect();
        const at = (type, x) => map.dispatchEvent(new PointerEvent(type, { bubbles: true,
            pointerId: 1, button: 0, clientX: box.x + x, clientY: box.y }));
        map.closest('svg').setPointerCapture = () => {};
        at('pointerdown', 0); at('pointermove', 40); at('pointermove', 80); at('pointerup', 80);
        map.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));";
    let before = table.browser.look().await?.mark().to_owned();
    table.browser.run(drag, Vec::new()).await?;
    let moved = seen().await?;
    assert_ne!(moved, near, "it was dragged");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(table.browser.look().await?.mark(), before, "a drag is no click");
    let click = "const spot = document.querySelector('.map .spot');
        for (const type of ['pointerdown', 'pointerup']) {
            spot.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0 }));
        }
        spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));";
    table.browser.run(click, Vec::new()).await?;
    table.browser.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
    assert_eq!(seen().await?, moved, "the view stays when the board is drawn anew");
    table.browser.run("document.querySelector('.map').focus()", Vec::new()).await?;
    table.browser.press("0").await?;
    assert_eq!(seen().await?, whole);
    table.browser.close().await
}
