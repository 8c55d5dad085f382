//! A tile that is chosen for a coming turn while another person moves.

use anyhow::{Context as _, bail};
use browser_tests::{Browser, Stage};
use serde_json::Value;

use crate::cuba18_what_if::two;

/// One lays track, and a company of the other has its turn still before it.
const WAITS: &str = "view.round.step === 'track' && choices.some((path) => path.startsWith('lay/'))
    && Object.entries(view.companies).some(([key, one]) => one.director !== null && one.director !== seat
        && key !== view.round.turn.company && !view.round.turn.done.includes(key))";

/// Makes a move as a program would.
const ACT: &str = "const [table, seat, path] = arguments;
    return (async () => {
        const { decision } = await (await fetch(`/api/v1/tables/${table}?seat=${seat}`)).json();
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ seat, decision, path });
        return (await fetch(`/api/v1/tables/${table}/moves`, { method: 'POST', headers, body })).ok;
    })();";

/// Two people, each with a browser, and how far they have played.
struct Pair {
    people: [Browser; 2],
    id: String,
    seed: u32,
}

impl Pair {
    /// Plays on, each person for themselves, until it holds for whoever is asked: that is the first
    /// that is given back, then what they see. Nothing once the game is over.
    async fn forward(&mut self, condition: &str) -> anyhow::Result<Option<(usize, Value)>> {
        let stops = format!("choices === undefined || ({condition})");
        for turn in 0..2_000 {
            self.seed += 1;
            let person = turn % 2;
            let found = self.people[person].forward(&self.id, self.seed, &stops).await?;
            if found["over"] == true {
                return Ok(None);
            }
            if found["choices"].is_array() {
                return Ok(Some((person, found)));
            }
        }
        bail!("it never came to {condition}")
    }

    /// What everybody sees.
    async fn view(&self) -> anyhow::Result<Value> {
        let view = "return fetch(`/api/v1/tables/${arguments[0]}`).then((answer) => answer.json())";
        self.people[0].run(view, vec![self.id.clone().into()]).await
    }
}

/// Waits until a script in the page gives something.
async fn soon(browser: &Browser, script: &str) -> anyhow::Result<String> {
    for _ in 0..400 {
        let found = browser.run(script, Vec::new()).await?;
        if let Some(found) = found.as_str().filter(|found| !found.is_empty()) {
            return Ok(found.to_owned());
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    bail!("never: {script}")
}

/// Clicks what can be seen of this, once it can.
async fn click(browser: &Browser, css: &str) -> anyhow::Result<()> {
    let there = format!(
        "const one = [...document.querySelectorAll(`{css}`)].find((one) => one.checkVisibility());
         one?.scrollIntoView({{ block: 'nearest' }}); one?.setAttribute('data-meant', '');
         return one ? 'there' : ''"
    );
    soon(browser, &there).await.with_context(|| format!("nothing is {css}"))?;
    // Who has seen the choices change waits a moment before deciding.
    tokio::time::sleep(std::time::Duration::from_millis(350)).await;
    soon(browser, &there).await?;
    browser.click_drawn("[data-meant]").await?;
    let done = "for (const one of document.querySelectorAll('[data-meant]')) one.removeAttribute('data-meant')";
    browser.run(done, Vec::new()).await?;
    Ok(())
}

/// Chooses a tile for a coming turn by clicking, and says what was decided: company, tile and hex as
/// the program names them. Nothing if no company of theirs may lay anything then.
async fn choose(waiter: &Browser, wanted: &[String]) -> anyhow::Result<Option<Vec<String>>> {
    let leads = "const box = document.querySelector('details.intents');
        if (box) box.open = true;
        return box?.querySelector('[data-try]') ? 'some' : 'none'";
    if soon(waiter, leads).await? == "none" {
        return Ok(None);
    }
    click(waiter, ".intents [data-try]").await?;
    soon(waiter, "return document.querySelector('.map .spot.may') ? 'asked' : ''").await?;
    let spots = "return [...document.querySelectorAll('.map .spot.may')].map((one) => one.dataset.pick).join(' ')";
    let spots = soon(waiter, spots).await?;
    let hex =
        |spot: &&str| wanted.iter().any(|hex| spot.ends_with(&format!("/{hex}")) || spot == hex);
    let spot = spots.split(' ').find(hex).or_else(|| spots.split(' ').next()).context("a hex")?;
    click(waiter, &format!(".map .spot[data-pick=\"{spot}\"]")).await?;
    click(waiter, ".face:not([hidden]) .choice.main").await?;
    let ahead = "return document.querySelector('.trial [data-intend]')?.dataset.intend ?? ''";
    let intent = soon(waiter, ahead).await?;
    let told =
        soon(waiter, "return document.querySelector('.trial [data-intend]').textContent").await?;
    assert!(told.contains("if that is still legal"), "{told}");
    click(waiter, ".trial [data-intend]").await?;
    // It is listed with its premise, and can be taken back.
    let listed = "const listed = document.querySelector('.intent');
        return listed?.querySelector('[data-intend=\"\"]') && listed.checkVisibility() ? listed.textContent : ''";
    let listed = soon(waiter, listed).await?;
    assert!(listed.contains("lays tile") && listed.contains("still legal"), "{listed}");
    Ok(Some(intent.split('/').map(str::to_owned).collect()))
}

/// What came of a program, by the page of whoever waited.
async fn ended(waiter: &Browser, said: &str) -> anyhow::Result<()> {
    let over = format!(
        "const over = document.querySelector('.intent.over');
         return over?.checkVisibility() && over.textContent.includes(`{said}`) ? 'told' : ''"
    );
    soon(waiter, &over).await?;
    click(waiter, ".intent.over button").await?;
    soon(waiter, "return document.querySelector('.intent.over') ? '' : 'gone'").await?;
    Ok(())
}

/// One chooses a tile while the other lays track, who takes its place if `takes`: whether it is laid
/// once the turn comes. Nothing if there is no tile to be chosen.
async fn once(pair: &mut Pair, page: &str, takes: bool) -> anyhow::Result<Option<bool>> {
    let (mover, found) = pair.forward(WAITS).await?.context("the game is over")?;
    let waiter = 1 - mover;
    pair.people[waiter].goto(page).await?;
    pair.people[waiter].until(|seen| seen.is("drawn") && seen.is("ready")).await?;
    let paths = found["choices"].as_array().context("choices")?;
    let lays: Vec<&str> =
        paths.iter().filter_map(|path| path.as_str()?.strip_prefix("lay/")).collect();
    let hexes: Vec<String> =
        lays.iter().filter_map(|lay| lay.split('/').next()).map(str::to_owned).collect();
    let Some(program) = choose(&pair.people[waiter], &hexes).await? else {
        pair.forward("view.round.step !== 'track'").await?;
        return Ok(None);
    };
    let [_, company, hex, tile, ..] = program.as_slice() else { bail!("{program:?}") };
    let place = lays.iter().find(|lay| takes && lay.starts_with(&format!("{hex}/")));
    if let Some(lay) = place {
        let meant =
            vec![pair.id.clone().into(), found["seat"].clone(), format!("lay/{lay}").into()];
        assert_eq!(pair.people[mover].run(ACT, meant).await?, true, "{lay}");
    }
    let theirs = format!(
        "view.round.round !== 'operating' || view.round.turn.done.includes('{company}')
            || (view.round.turn.company === '{company}' && view.round.step !== 'track')"
    );
    pair.forward(&theirs).await?.context("the game is over")?;
    let view = pair.view().await?;
    let tiles = view["view"]["tiles"].as_array().context("tiles")?;
    let lies = tiles.iter().any(|one| one["hex"] == hex.as_str() && one["tile"] == tile.as_str());
    if !lies {
        ended(&pair.people[waiter], "The tile can no longer be laid there.").await?;
    }
    Ok(Some(lies))
}

/// VII.6: a tile is chosen while another person moves; it is laid once the turn comes, and if it
/// cannot be any more, that is said.
async fn chosen_ahead(size: (u32, u32)) -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (anna, berta, table) = two(&stage).await?;
    let id = table.trim_start_matches("/tables/").to_owned();
    let mut pair = Pair { people: [anna, berta], id, seed: 0 };
    for person in &pair.people {
        person.resize(size.0, size.1).await?;
    }
    let (mut laid, mut lost) = (0, 0);
    for _ in 0..60 {
        if laid > 0 && lost > 0 {
            break;
        }
        match once(&mut pair, &stage.page(&table), lost == 0).await? {
            Some(true) => laid += 1,
            Some(false) => lost += 1,
            None => {}
        }
    }
    assert!(laid > 0 && lost > 0, "{laid} laid, {lost} lost");
    for person in pair.people {
        person.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn a_tile_is_chosen_ahead_on_a_phone() -> anyhow::Result<()> {
    chosen_ahead((360, 800)).await
}

#[tokio::test]
async fn a_tile_is_chosen_ahead_at_a_desk() -> anyhow::Result<()> {
    chosen_ahead((1366, 768)).await
}
