//! A browser, and what a person does with it.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, bail};
use fantoccini::actions::{InputSource as _, KeyAction, KeyActions};
use fantoccini::wd::PrintConfiguration;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};

const FLAGS: [&str; 7] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
];

/// How long a condition may take to come true before the test has failed.
const PATIENCE: Duration = Duration::from_secs(90);

/// How long it is waited before one looks again: to look costs the page a layout.
const GLANCE: Duration = Duration::from_millis(25);

/// No game of two takes more clicks of one player than this.
const MOST_CLICKS: usize = 4000;

/// What a person sees at a table, as far as tests need it.
const LOOK: &str = r#"
    const main = document.querySelector("main.table");
    if (!main) return null;
    // The hands of tests do not slip.
    main.dataset.slip ??= "0";
    main.dataset.pace ??= "0";
    const at = (selector) => document.querySelector(selector);
    const visible = (pick) => pick.getClientRects().length > 0;
    return {
        mark: [main.dataset.seq, main.dataset.seat, main.dataset.decision, main.dataset.picked,
               main.dataset.trial ?? "real", main.dataset.past,
               at("[data-curtain]")?.dataset.curtain].join("|"),
        seq: Number(main.dataset.seq),
        last: Number(main.dataset.last),
        past: main.dataset.past === undefined ? null : Number(main.dataset.past),
        seat: main.dataset.seat === undefined ? null : Number(main.dataset.seat),
        mine: main.dataset.turn === "mine",
        busy: main.hasAttribute("aria-busy"),
        ready: main.hasAttribute("data-ready"),
        over: at(".ranking") !== null,
        curtain: at("[data-curtain]") !== null,
        drawn: at("[data-drawing]") !== null,
        picks: [...document.querySelectorAll("[data-pick]")].filter(visible).length,
        notice: at("[data-notice]:not([hidden])")?.textContent ?? "",
    };
"#;

/// Marks one of the things that can be picked.
const CHOOSE: &str = r#"
    document.querySelector("[data-chosen]")?.removeAttribute("data-chosen");
    const visible = (pick) => pick.getClientRects().length > 0;
    [...document.querySelectorAll("[data-pick]")].filter(visible)[arguments[0]].dataset.chosen = "";
"#;

/// Goes to what was marked, if it is still there.
const FOCUS: &str = "
    const chosen = document.querySelector('[data-chosen]');
    chosen?.focus();
    return chosen !== null;";

const ENTER: &str = "\u{e007}";
const SHIFT: char = '\u{e008}';

/// What was clicked in vain: the thing itself, what lies upon its middle, and what has the focus.
const CLICKED: &str = r#"
    const chosen = document.querySelector("[data-chosen]");
    const { x, y, width, height } = chosen?.getBoundingClientRect() ?? new DOMRect();
    const upon = document.elementFromPoint(x + width / 2, y + height / 2);
    const brief = (element) => element?.outerHTML.slice(0, 600) ?? null;
    return { chosen: brief(chosen), box: [x, y, width, height], upon: brief(upon), active: brief(document.activeElement) };
"#;

/// A browser with a fresh profile.
#[derive(Debug)]
pub struct Browser {
    pub(crate) client: Client,
    dice: u64,
}

/// What a person sees at a table.
#[derive(Clone, Debug)]
pub struct Seen(Value);

impl Seen {
    /// Changes whenever the table shows something new.
    pub fn mark(&self) -> &str {
        self.0["mark"].as_str().unwrap_or_default()
    }

    /// Whether this is so: `mine`, `over`, `curtain`, `drawn`, `busy`, `ready`.
    pub fn is(&self, what: &str) -> bool {
        self.0[what].as_bool().unwrap_or(false)
    }

    /// The number called `picks`, `seq` or `last`.
    pub fn count(&self, what: &str) -> u64 {
        self.0[what].as_u64().unwrap_or(0)
    }

    /// How many moves the position has behind it, if it is one of the past.
    pub fn past(&self) -> Option<u64> {
        self.0["past"].as_u64()
    }

    /// The seat for which the page is drawn, unless it is drawn for a watcher.
    pub fn seat(&self) -> Option<u64> {
        self.0["seat"].as_u64()
    }

    /// What the page says at its foot.
    pub fn notice(&self) -> &str {
        self.0["notice"].as_str().unwrap_or_default()
    }
}

impl Browser {
    pub(crate) async fn open(
        driver: &str,
        profile: &Path,
        language: &str,
    ) -> anyhow::Result<Browser> {
        let mut flags: Vec<String> = FLAGS.map(str::to_owned).into();
        flags.push(format!("--user-data-dir={}", profile.display()));
        flags.push(format!("--lang={language}"));
        flags.push("--window-size=1280,900".to_owned());
        let options = json!({"args": flags, "prefs": {"intl.accept_languages": language}});
        // A script that sends many moves takes its time on a busy machine.
        let wanted = json!({"goog:chromeOptions": options, "timeouts": {"script": 300_000}});
        let Value::Object(wanted) = wanted else { bail!("no map") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let client = builder.capabilities(wanted).connect(driver).await?;
        Ok(Browser { client, dice: 1 })
    }

    /// Opens a page.
    pub async fn goto(&self, page: &str) -> anyhow::Result<()> {
        Ok(self.client.goto(page).await?)
    }

    /// The address of the page that is open.
    pub async fn address(&self) -> anyhow::Result<String> {
        Ok(self.client.current_url().await?.to_string())
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> anyhow::Result<Value> {
        Ok(self.client.execute(script, arguments).await?)
    }

    /// Sends moves of a table as a program would, until `condition` holds: then `seat`,
    /// `choices` and `view`; else `over`, or `more` after as many as one script has time for.
    pub async fn forward(&self, table: &str, seed: u32, condition: &str) -> anyhow::Result<Value> {
        let arguments = vec![table.into(), seed.into(), condition.into(), 90.into()];
        self.run(include_str!("forward.js"), arguments).await
    }

    /// Clicks the first element that `css` finds, as soon as there is one.
    pub async fn click(&self, css: &str) -> anyhow::Result<()> {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        found.with_context(|| format!("nothing is {css}"))?.click().await?;
        Ok(())
    }

    /// Clicks the first element that `css` finds; what lies partly under another is
    /// reached by keyboard.
    pub async fn click_drawn(&self, css: &str) -> anyhow::Result<()> {
        let found = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await;
        if found.with_context(|| format!("nothing is {css}"))?.click().await.is_err() {
            let focus = "document.querySelector(arguments[0]).focus()";
            self.run(focus, vec![css.into()]).await?;
            self.press(ENTER).await?;
        }
        Ok(())
    }

    /// The link to be shared that the page shows, once it shows one.
    pub async fn link(&self) -> anyhow::Result<String> {
        let field = Locator::Css("[data-link]");
        let field = self.client.wait().at_most(PATIENCE).for_element(field).await?;
        Ok(field.prop("value").await?.unwrap_or_default())
    }

    /// Types into the first field that `css` finds, in place of what is there.
    pub async fn type_into(&self, css: &str, text: &str) -> anyhow::Result<()> {
        let field = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await?;
        field.clear().await?;
        field.send_keys(text).await?;
        Ok(())
    }

    /// Chooses a value of a list, or one of several buttons.
    pub async fn choose(&self, css: &str, value: &str) -> anyhow::Result<()> {
        let list = self.client.wait().at_most(PATIENCE).for_element(Locator::Css(css)).await?;
        if list.tag_name().await? == "select" {
            return Ok(list.select_by_value(value).await?);
        }
        let button = format!("label:has({css}[value=\"{value}\"])");
        // As a person would, out from under what stays at the foot of the window.
        let reach = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'center' })";
        self.run(reach, vec![button.clone().into()]).await?;
        self.click(&button).await
    }

    /// All the text on the page.
    pub async fn text(&self) -> anyhow::Result<String> {
        let text = self.run("return document.body.innerText", Vec::new()).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// What the table shows.
    pub async fn look(&self) -> anyhow::Result<Seen> {
        Ok(Seen(self.client.execute(LOOK, Vec::new()).await?))
    }

    /// Waits until the table shows what `wanted` says.
    pub async fn until(&self, wanted: impl Fn(&Seen) -> bool) -> anyhow::Result<Seen> {
        let patience = tokio::time::timeout(PATIENCE, async {
            loop {
                let seen = self.look().await?;
                if wanted(&seen) {
                    return anyhow::Ok(seen);
                }
                tokio::time::sleep(GLANCE).await;
            }
        });
        match patience.await {
            Ok(seen) => seen,
            Err(_) => bail!("the table never showed what was expected: {:?}", self.look().await?),
        }
    }

    /// Clicks one of the things that can be picked and waits for what comes of it.
    pub async fn pick(&mut self, seen: &Seen) -> anyhow::Result<Seen> {
        let count = seen.count("picks");
        if count == 0 {
            bail!("it is my turn and there is nothing to click: {seen:?}");
        }
        self.dice = self.dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let index = (self.dice >> 33) % count;
        // Where several decide at once, an answer of another may draw the page anew.
        for _ in 0..5 {
            self.run(CHOOSE, vec![index.into()]).await?;
            let Ok(pick) = self.client.find(Locator::Css("[data-chosen]")).await else { continue };
            if pick.click().await.is_ok() {
                break;
            }
            // A drawn thing may lie partly under another; the keyboard reaches it always.
            if self.run(FOCUS, Vec::new()).await? == true {
                self.press(ENTER).await?;
                break;
            }
        }
        let before = seen.mark().to_owned();
        match self.until(|seen| !seen.is("busy") && seen.mark() != before).await {
            Ok(seen) => Ok(seen),
            Err(fault) => Err(fault.context(self.run(CLICKED, Vec::new()).await?.to_string())),
        }
    }

    /// Clicks on whenever asked until something is picked that can be taken back, since it does
    /// not decide yet; whether that came within so many clicks.
    pub async fn begin(&mut self, most: usize) -> anyhow::Result<bool> {
        let begun = "return document.querySelector('main').dataset.back !== undefined";
        for _ in 0..most {
            let seen = self.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
            self.pick(&seen).await?;
            if self.run(begun, Vec::new()).await? == true {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Clicks on whenever asked until the game is over.
    pub async fn play_out(&mut self) -> anyhow::Result<Seen> {
        let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
        let mut seen = self.until(due).await?;
        for _ in 0..MOST_CLICKS {
            if seen.is("over") {
                return Ok(seen);
            }
            seen = if seen.is("mine") { self.pick(&seen).await? } else { self.until(due).await? };
        }
        bail!("the game never ended: {seen:?}")
    }

    /// Presses keys one after another, whatever has the focus then; shift is held from its first to
    /// its second mention.
    pub async fn press(&self, keys: &str) -> anyhow::Result<()> {
        let mut actions = KeyActions::new("keyboard".to_owned());
        let mut held = false;
        for value in keys.chars() {
            let (down, up) = (KeyAction::Down { value }, KeyAction::Up { value });
            actions = match value {
                SHIFT if held => actions.then(up),
                SHIFT => actions.then(down),
                _ => actions.then(down).then(up),
            };
            held ^= value == SHIFT;
        }
        Ok(self.client.perform_actions(actions).await?)
    }

    /// Makes the window so large.
    pub async fn window(&self, width: u32, height: u32) -> anyhow::Result<()> {
        Ok(self.client.set_window_size(width, height).await?)
    }

    /// The window as it is, as a picture.
    pub async fn screenshot(&self) -> anyhow::Result<Vec<u8>> {
        Ok(self.client.screenshot().await?)
    }

    /// On how many sheets of paper the page is printed.
    pub async fn sheets(&self) -> anyhow::Result<usize> {
        // Sheets as the page's own style says.
        let how = PrintConfiguration::builder().shrink_to_fit(false).background(true).build();
        let how = how.map_err(|no| anyhow::anyhow!("{no:?}"))?;
        let printed = self.client.print(how).await?;
        let mark = b"/Type /Page";
        let pages = printed
            .windows(mark.len() + 1)
            .filter(|bytes| bytes.starts_with(mark) && !bytes.ends_with(b"s"));
        Ok(pages.count())
    }

    /// Closes the browser.
    pub async fn close(self) -> anyhow::Result<()> {
        Ok(self.client.close().await?)
    }
}
