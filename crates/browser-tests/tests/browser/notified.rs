//! What somebody is told who does not look: by a page in the background, and without one.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use browser_tests::{Browser, Stage};
use postbox::PushService;
use serde_json::Value;

use crate::people::sign_up;

/// Notes what would be heard and shown, and looks elsewhere.
const ELSEWHERE: &str = r#"
    window.called = [];
    const Audio = window.AudioContext;
    window.AudioContext = class extends Audio { constructor() { super(); window.called.push("sound"); } };
    const Notice = window.Notification;
    window.Notification = class extends Notice { constructor(text, more) { super(text, more); window.called.push(text); } };
    document.hasFocus = () => false;
"#;

/// Whether what calls is there: it comes after everything else.
const LISTENS: &str = "return performance.getEntriesByType('resource').some((file) => file.name.endsWith('/call.js'))";

/// Waits until a script says yes.
async fn until(browser: &Browser, script: &str) -> anyhow::Result<()> {
    for _ in 0..1000 {
        if browser.run(script, Vec::new()).await? == true {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    anyhow::bail!("never: {script}: {}", browser.text().await?)
}

/// Whoever is asked decides until it is the turn of the other.
async fn pass_on(from: &mut Browser, to: &Browser) -> anyhow::Result<()> {
    loop {
        if to.look().await?.is("mine") {
            return Ok(());
        }
        let seen = from.look().await?;
        if seen.is("mine") && seen.is("ready") && !seen.is("busy") {
            from.pick(&seen).await?;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

/// The page of notices keeps what is chosen; the page of a table, looked away from, then says by
/// its title, its icon, a sound and a notification that it is one's turn.
#[tokio::test]
async fn a_page_in_the_background_calls_as_it_was_chosen() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let mut berta = stage.browser("berta", "en-US").await?;
    let fields = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let table = stage.table(&anna, fields).await?;
    let link = anna.link().await?;
    berta.goto(&link).await?;
    berta.type_into("#name", "Berta").await?;
    berta.click("main form button").await?;
    berta.until(|seen| seen.is("ready")).await?;
    sign_up(&berta, &stage, "Berta").await?;
    berta.goto(&stage.page("/me/notices")).await?;
    assert_eq!(berta.faults().await?, [""; 0]);
    berta.allow_notifications(&stage.page("")).await?;
    for way in ["sound", "desktop"] {
        berta.click(&format!("[data-call={way}]")).await?;
    }
    let chosen = "const { sound, desktop } = JSON.parse(localStorage.getItem('calls') ?? '{}');
                  return sound === true && desktop === true";
    until(&berta, chosen).await?;
    berta.goto(&stage.page("/me/notices")).await?;
    let kept = "return [...document.querySelectorAll('[data-call]')].every((box) => box.checked)";
    until(&berta, kept).await?;
    berta.run(ELSEWHERE, Vec::new()).await?;
    berta.click("[data-call-try]").await?;
    until(&berta, "return window.called.length === 2").await?;

    // It is Anna's turn when Berta looks away.
    berta.goto(&stage.page(&table)).await?;
    anna.goto(&stage.page(&table)).await?;
    pass_on(&mut berta, &anna).await?;
    berta.goto(&stage.page(&table)).await?;
    until(&berta, LISTENS).await?;
    berta.run(ELSEWHERE, Vec::new()).await?;
    let signs = "return [document.title, document.querySelector(\"link[rel='icon']\").href]";
    let before = berta.run(signs, Vec::new()).await?;
    ensure!(before[1].as_str().is_some_and(|icon| icon.ends_with("/icon.svg")), "{before}");
    pass_on(&mut anna, &berta).await?;
    until(&berta, "return window.called.length > 0").await?;
    let after = berta.run(signs, Vec::new()).await?;
    ensure!(before[0] != after[0], "the title says it: {after}");
    ensure!(after[1].as_str().is_some_and(|icon| icon.ends_with("/icon-turn.svg")), "{after}");
    let called = berta.run("return window.called", Vec::new()).await?;
    let called: Vec<&str> =
        called.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    ensure!(called == ["sound", after[0].as_str().unwrap_or_default()], "each once: {called:?}");
    anna.close().await?;
    berta.close().await
}

/// A page that shows no table of one's own says by title and icon that one is waited for elsewhere,
/// and is called as before once that is over.
#[tokio::test]
async fn every_page_says_what_waits_elsewhere() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let seats = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=here";
    let other = stage.table(&anna, "game=cube-express&seat-0=me&name-0=Anna&seat-1=open").await?;
    let signs = "[document.title.startsWith('●'), document.querySelector(\"link[rel='icon']\").href.endsWith('/icon-turn.svg')].join()";
    let says = |said: &str| format!("return {signs} === '{said}'");
    for page in ["/lobby", "/me/tables", "/me/notices", &other, "/about/privacy"] {
        anna.goto(&stage.page(page)).await?;
        until(&anna, LISTENS).await?;
        until(&anna, &says("false,false")).await?;
    }
    let table = stage.table(&anna, seats).await?;
    for page in ["/lobby", "/me/tables", "/me/notices", &other, "/about/privacy"] {
        anna.goto(&stage.page(page)).await?;
        until(&anna, &says("true,true")).await?;
    }
    // A table that is put away calls nobody.
    let away = "return fetch(`${arguments[0]}/archive`, { method: 'POST', body: new URLSearchParams({ away: 'yes' }) }).then(() => true)";
    anna.run(away, vec![table.into()]).await?;
    until(&anna, &says("false,false")).await?;
    anna.close().await
}

/// What the browser's maker would do, done by our own push service.
const SUBSCRIBED: &str = "
    const made = JSON.parse(arguments[0]);
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async ({ applicationServerKey: key, userVisibleOnly }) => {
        if (!userVisibleOnly || key.length !== 65 || key[0] !== 4) throw new Error('no key');
        return made;
    };";

const SHOWN: &str = "
    return navigator.serviceWorker.ready
        .then((worker) => worker.getNotifications())
        .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, path: data.path })));";

/// Whoever asks to be told by a browser sees that it is being asked, and what is true if that fails.
#[tokio::test]
async fn a_browser_that_reaches_no_push_service_says_that() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let berta = stage.browser("berta", "en-US").await?;
    sign_up(&berta, &stage, "Berta").await?;
    berta.goto(&stage.page("/me/notices")).await?;
    berta.allow_notifications(&stage.page("")).await?;
    until(&berta, "return !document.querySelector('[data-push]').hidden").await?;
    let held = "PushManager.prototype.getSubscription = async () => null;
        PushManager.prototype.subscribe = () => new Promise((_, fail) => { window.fails = fail; });";
    berta.run(held, Vec::new()).await?;
    berta.click("[data-push]").await?;
    let says = |said: &str| {
        format!("return document.querySelector('[data-push-said]').textContent.includes('{said}')")
    };
    until(&berta, &says("Asking your browser")).await?;
    until(&berta, "return window.fails !== undefined").await?;
    berta.run("window.fails(new DOMException('', 'AbortError'))", Vec::new()).await?;
    until(&berta, &says("could not reach its push service")).await?;
    until(&berta, "return !document.querySelector('[data-push]').disabled").await?;
    berta.close().await
}

/// From the button on the page to what the service worker shows: encrypted by the server, read by
/// the other end of a push service, and handed to the worker by the browser itself.
#[tokio::test]
async fn a_browser_that_asked_is_told_without_a_page() -> anyhow::Result<()> {
    let (stage, service) = (Stage::open().await?, PushService::open()?);
    let berta = stage.browser("berta", "de-DE").await?;
    sign_up(&berta, &stage, "Berta").await?;
    berta.goto(&stage.page("/me/notices")).await?;
    let site = stage.page("");
    berta.allow_notifications(&site).await?;
    until(&berta, "return !document.querySelector('[data-push]').hidden").await?;
    berta.run(SUBSCRIBED, vec![service.subscription("/send/berta").into()]).await?;
    berta.click("[data-push]").await?;
    let listed = "return document.querySelector(\"form[action$='/try']\") !== null";
    until(&berta, listed).await?;
    assert_eq!(berta.faults().await?, [""; 0]);
    berta.click("form[action$='/try'] button").await?;
    until(&berta, "return document.querySelector('.reply') !== null").await?;
    assert!(berta.text().await?.contains("Es ist angekommen."));
    let pushed = tokio::task::spawn_blocking(move || service.until(1)).await??;
    let said: Value = serde_json::from_str(&pushed[0].text)?;
    // A worker that is not awake yet hears nothing: it is told again.
    let mut shown = Value::Null;
    for _ in 0..20 {
        for worker in 0..8 {
            berta.deliver(&site, worker, &pushed[0].text).await?;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        shown = berta.run(SHOWN, Vec::new()).await?;
        if shown[0].is_object() {
            break;
        }
    }
    assert_eq!(shown[0]["title"], "Ingenio", "{shown}");
    assert_eq!(shown[0]["body"], "So erfährst du, wenn du am Zug bist.");
    assert_eq!((&shown[0]["tag"], &shown[0]["path"]), (&said["id"], &said["path"]));
    assert_eq!(shown.as_array().map(Vec::len), Some(1), "of one notice there is one: {shown}");
    berta.close().await
}

/// A click on what is shown leads to the table: where it is open already, else anew. No browser
/// without a screen lets one click there, so that the worker's own words are asked.
#[tokio::test]
async fn a_click_on_what_is_shown_leads_to_the_table() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let berta = stage.browser("berta", "en-US").await?;
    berta.goto(&stage.page("/")).await?;
    let script = format!(
        "const heard = {{}};
        const windows = arguments[0].map((path) => ({{ url: location.origin + path, focus: () => 'focus ' + path }}));
        const self = {{
            addEventListener: (name, does) => {{ heard[name] = does; }},
            clients: {{ matchAll: async () => windows, openWindow: (path) => 'open ' + path }},
        }};
        {}
        return new Promise((done) => heard.notificationclick({{
            notification: {{ close() {{}}, data: {{ path: '/tables/abc' }} }},
            waitUntil: (shown) => shown.then(done),
        }}));",
        include_str!("../../../../web/worker.js")
    );
    for (windows, expected) in [
        (vec!["/", "/tables/abc"], "focus /tables/abc"),
        (vec!["/tables/abcd"], "open /tables/abc"),
        (vec![], "open /tables/abc"),
    ] {
        let done = berta.run(&script, vec![windows.into()]).await?;
        assert_eq!(done.as_str().context("nothing happened")?, expected);
    }
    berta.close().await
}
