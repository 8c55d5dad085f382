//! A page for those who do not see it or have no mouse.

use anyhow::Context as _;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::Browser;

const TAB: &str = "\u{e004}";

/// Remembers all that gets the focus.
const WATCH: &str = "
    document.activeElement?.blur();
    window.reached = new Set();
    document.addEventListener('focusin', (event) => window.reached.add(event.target));
    return document.querySelectorAll('a, button, input, select, summary, [tabindex]').length;";

/// What can be picked and never got the focus.
const MISSED: &str = "
    return [...document.querySelectorAll('[data-pick]')]
        .filter((pick) => pick.getClientRects().length > 0 && !window.reached.has(pick))
        .map((pick) => pick.outerHTML.split('>')[0]);";

/// The address of the page as it stands, with all that has been picked.
const HERE: &str = "
    const { seat, decision, picked, trial, past } = document.querySelector('main')?.dataset ?? {};
    if (decision === undefined) return location.href;
    const address = new URL(location.pathname, location.href);
    for (const [name, value] of Object.entries({ seat, decision, picked, trial, ply: past })) {
        if (value !== undefined) address.searchParams.set(name, value);
    }
    return address.href;";

/// Shows what a phone keeps behind a tab; says whether there is such a tab.
const TAB_OPENED: &str = "
    const tab = document.querySelector(`[data-tab=${arguments[0]}]`);
    tab?.click();
    return tab !== null;";

/// A request to Chromium itself.
#[derive(Debug)]
pub(crate) struct Request(pub(crate) &'static str, pub(crate) Value);

impl WebDriverCompatibleCommand for Request {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({"cmd": self.0, "params": self.1}).to_string()))
    }
}

/// Something of the page as a screen reader tells it.
#[derive(Clone, Debug)]
pub struct Spoken {
    /// What it is: `button`, `image`, `heading`.
    pub role: String,
    /// What it is called.
    pub name: String,
    node: Value,
}

impl Browser {
    /// Makes the window's inside so large.
    pub async fn resize(&self, width: u32, height: u32) -> anyhow::Result<()> {
        self.zoom((width, height), 1).await
    }

    /// Gives the page so much room, with each of its pixels as wide as `zoom` of the screen's.
    pub async fn zoom(&self, (width, height): (u32, u32), zoom: u32) -> anyhow::Result<()> {
        let size =
            json!({"width": width, "height": height, "deviceScaleFactor": zoom, "mobile": false});
        self.client.issue_cmd(Request("Emulation.setDeviceMetricsOverride", size)).await?;
        Ok(())
    }

    /// What the browser has read of the page's manifest, and its complaints.
    pub async fn manifest(&self) -> anyhow::Result<Value> {
        Ok(self.client.issue_cmd(Request("Page.getAppManifest", json!({}))).await?)
    }

    /// What is wrong with the page for those who do not see it well or have no mouse.
    pub async fn faults(&self) -> anyhow::Result<Vec<String>> {
        let faults = self.run(include_str!("checks.js"), Vec::new()).await?;
        Ok(serde_json::from_value(faults)?)
    }

    /// What is wrong with the same page, as far as it has been decided, on a phone and in
    /// German; then it is as it was.
    pub async fn faults_on_a_phone(&self) -> anyhow::Result<Vec<String>> {
        let here = self.run(HERE, Vec::new()).await?;
        let here = here.as_str().context("an address")?;
        self.client.set_window_size(360, 780).await?;
        self.run("document.cookie = 'language=de; path=/'", Vec::new()).await?;
        self.goto(here).await?;
        let mut faults = self.faults().await?;
        for tab in ["players", "log", "info"] {
            if self.run(TAB_OPENED, vec![tab.into()]).await? == true {
                faults.extend(self.faults().await?);
            }
        }
        self.run("document.cookie = 'language=; path=/; max-age=0'", Vec::new()).await?;
        self.client.set_window_size(1280, 900).await?;
        self.goto(here).await?;
        Ok(faults.into_iter().map(|fault| format!("on a phone: {fault}")).collect())
    }

    /// What can be picked and is not reached by the tabulator from the top of the page.
    pub async fn missed_by_tab(&self) -> anyhow::Result<Vec<String>> {
        let count = self.run(WATCH, Vec::new()).await?.as_u64().context("a number")?;
        self.press(&TAB.repeat(usize::try_from(count)? + 5)).await?;
        Ok(serde_json::from_value(self.run(MISSED, Vec::new()).await?)?)
    }

    /// Goes on by the tabulator until what has the focus is `css`.
    pub async fn tab_to(&self, css: &str) -> anyhow::Result<()> {
        let there = "return document.activeElement.matches(arguments[0])";
        for _ in 0..400 {
            if self.run(there, vec![css.into()]).await? == true {
                return Ok(());
            }
            self.press(TAB).await?;
        }
        anyhow::bail!("the tabulator never comes to {css}")
    }

    /// The page as Chromium tells it to a screen reader.
    pub async fn spoken(&self) -> anyhow::Result<Vec<Spoken>> {
        let tree = self.client.issue_cmd(Request("Accessibility.getFullAXTree", json!({}))).await?;
        let nodes = tree["nodes"].as_array().context("a tree")?;
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let told = nodes.iter().filter(|node| node["ignored"] != true);
        let spoken = told.map(|node| Spoken {
            role: text(&node["role"]),
            name: text(&node["name"]),
            node: node["backendDOMNodeId"].clone(),
        });
        Ok(spoken.collect())
    }

    /// Goes to what was told, as a screen reader does.
    pub async fn focus(&self, spoken: &Spoken) -> anyhow::Result<()> {
        let focus = Request("DOM.focus", json!({"backendNodeId": spoken.node}));
        self.client.issue_cmd(focus).await?;
        Ok(())
    }
}
