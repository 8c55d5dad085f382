//! Servers that go away, and devices without a network.

use std::time::Duration;

use anyhow::{Context as _, ensure};
use browser_tests::Stage;

use crate::meanwhile::{PICKED, SHOWN, SHOWS, half_decided, shows, slowly};
use crate::people::sign_up;

/// The connection is lost in the middle of a decision: what was picked stays, a sentence says what
/// is wrong, and it goes on from there.
#[tokio::test]
async fn a_pick_outlives_a_lost_connection() -> anyhow::Result<()> {
    let mut stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let picked = half_decided(&mut browser).await?;
    stage.stop_server();
    browser.until(|seen| seen.notice().contains("connection is lost")).await?;
    assert_eq!(browser.run(PICKED, Vec::new()).await?, picked.as_str());
    // A click now fails in words, and takes nothing away.
    let clear = "document.querySelector('[data-notice]').textContent = '';
                 [...document.querySelectorAll('[data-pick]')].find((one) => one.getClientRects().length)
                     .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
    browser.run(clear, Vec::new()).await?;
    let failed = browser.until(|seen| !seen.is("busy") && !seen.notice().is_empty()).await?;
    ensure!(failed.notice().contains(' '), "{failed:?}");
    assert_eq!(browser.run(PICKED, Vec::new()).await?, picked.as_str());
    stage.start_server().await?;
    let back = "return document.querySelector('main').hasAttribute('data-old')";
    for _ in 0..2000 {
        if browser.run(back, Vec::new()).await? == false {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let seen = browser.until(|seen| seen.is("mine") && !seen.is("busy")).await?;
    assert_eq!(browser.run(PICKED, Vec::new()).await?, picked.as_str(), "it is still picked");
    browser.pick(&seen).await?;
    browser.close().await
}

/// The server goes away while moves are shown one by one, and for so long that none of them can be
/// shown any more: once it is back, so is the present.
#[tokio::test]
async fn moves_being_shown_outlive_a_lost_connection() -> anyhow::Result<()> {
    let mut stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let (_, table) = slowly(&stage, &browser).await?;
    browser.run(SHOWN, vec![table.into()]).await?;
    ensure!(browser.run(SHOWS, Vec::new()).await?["past"] == true, "a move is shown");
    stage.stop_server();
    let watching = "return document.querySelector('main.table').hasAttribute('data-watching')";
    while browser.run(watching, Vec::new()).await? == true {
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    ensure!(browser.run(SHOWS, Vec::new()).await?["past"] == true, "the present is not known");
    stage.start_server().await?;
    shows(&browser, |now| now["past"] == false && now["mine"] == true).await?;
    browser.close().await
}

/// While the server is away the page's clock stands still, as the server's does; once it is back the
/// page has the server's time with the board, not a moment later.
#[tokio::test]
async fn clocks_stand_still_while_the_connection_is_lost() -> anyhow::Result<()> {
    let mut stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta&pace=live&pace-minutes=90";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    browser.until(|seen| seen.is("ready")).await?;
    stage.stop_server();
    browser.until(|seen| seen.notice().contains("connection is lost")).await?;
    // In seconds, so that it would be seen to go.
    browser
        .run("document.querySelector('.clock[data-goes] time').dataset.left = '30000'", Vec::new())
        .await?;
    let read = "const clock = document.querySelector('.clock[data-goes]');
                return [clock.querySelector('time').textContent,
                        clock.querySelector('.goes').getClientRects().length,
                        document.querySelector('main').hasAttribute('data-old')]";
    tokio::time::sleep(Duration::from_millis(1500)).await;
    let first = browser.run(read, Vec::new()).await?;
    ensure!(first[0].as_str().is_some_and(|time| time.starts_with("0:")), "{first}");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let second = browser.run(read, Vec::new()).await?;
    ensure!(first == second && second[1] == 0, "{first}, {second}");
    stage.start_server().await?;
    let mut back = second;
    for _ in 0..2000 {
        back = browser.run(read, Vec::new()).await?;
        if back[2] == false {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    ensure!(back[0].as_str().is_some_and(|time| time.starts_with("1 h ")), "{back}");
    browser.close().await
}

/// A device without a network says at once that its board is an old one, keeps it and its question,
/// and goes on when the network is back.
#[tokio::test]
async fn a_device_that_goes_offline_keeps_its_board_as_an_old_one() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let picked = half_decided(&mut browser).await?;
    browser.offline(true).await?;
    browser.until(|seen| seen.notice().contains("connection is lost")).await?;
    let old = "const main = document.querySelector('main.table');
               return [main.dataset.old ?? '', main.dataset.picked,
                       getComputedStyle(main, '::after').content,
                       main.querySelector('.drawing svg') !== null]";
    let shown = browser.run(old, Vec::new()).await?;
    let [since, begun, badge] = [0, 1, 2].map(|part| shown[part].as_str().unwrap_or_default());
    ensure!(!since.is_empty() && badge.contains(since), "{shown}");
    ensure!(begun == picked && shown[3] == true, "{shown}");
    browser.offline(false).await?;
    let seen = browser.until(|seen| seen.notice().is_empty() && seen.is("mine")).await?;
    // As soon as it has been looked at.
    for _ in 0..400 {
        if browser.run(old, Vec::new()).await?[0] == "" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    ensure!(browser.run(old, Vec::new()).await?[0] == "", "it is the present board again");
    assert_eq!(browser.run(PICKED, Vec::new()).await?, picked.as_str(), "it is still picked");
    browser.pick(&seen).await?;
    browser.close().await
}

/// Loaded while the server is away, a page is the last that was seen: the board as it stood then,
/// the list of tables, each said to be old. With the server it goes on from there.
#[tokio::test]
async fn a_page_loaded_without_a_server_is_the_last_one() -> anyhow::Result<()> {
    let mut stage = Stage::open().await?;
    let mut browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&variant=open&{seats}")).await?;
    let address = browser.address().await?;
    // From now on pages are kept.
    let kept = "return navigator.serviceWorker.ready.then(() => true)";
    browser.run(kept, Vec::new()).await?;
    browser.goto(&stage.page("/")).await?;
    browser.goto(&address).await?;
    let mut seen = browser.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    while seen.count("last") < 3 {
        seen = browser.pick(&seen).await?;
    }
    let last = seen.count("last");
    stage.stop_server();
    browser.until(|seen| seen.notice().contains("connection is lost")).await?;

    browser.goto(&address).await?;
    let old = browser.until(|seen| seen.notice().contains("connection is lost")).await?;
    assert_eq!(old.count("last"), last, "the board as it was when the server was last heard");
    let since = "return document.querySelector('main.table').dataset.old ?? ''";
    ensure!(browser.run(since, Vec::new()).await? != "", "it is marked as an old one");
    browser.goto(&stage.page("/")).await?;
    let listed = "const mine = document.querySelector('[data-mine]');
                  return [mine !== null, mine?.hasAttribute('data-old') ?? false,
                          mine && getComputedStyle(mine, '::before').content]";
    let mut home = browser.run(listed, Vec::new()).await?;
    for _ in 0..400 {
        if home[1] == true {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
        home = browser.run(listed, Vec::new()).await?;
    }
    ensure!(home[0] == true && home[1] == true, "{home}");
    ensure!(home[2].as_str().is_some_and(|said| said.contains("may be old")), "{home}");

    browser.goto(&address).await?;
    browser.until(|seen| seen.notice().contains("connection is lost")).await?;
    stage.start_server().await?;
    let here = browser.until(|seen| seen.notice().is_empty() && seen.is("mine")).await?;
    browser.pick(&here).await.context("it goes on from there")?;
    browser.close().await
}

/// What is one's own is not kept in the browser, and whoever signs out leaves no board there.
#[tokio::test]
async fn nothing_private_is_left_in_a_browser() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let browser = stage.browser("anna", "en-US").await?;
    let seats = "seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    stage.table(&browser, &format!("game=santiago-de-cuba&{seats}")).await?;
    let table = browser.address().await?;
    browser.run("return navigator.serviceWorker.ready.then(() => true)", Vec::new()).await?;
    sign_up(&browser, &stage, "Anna").await?;
    browser.click("a[href='/me'].main").await?;
    let talk = format!("{table}/talk");
    for page in [&table, &talk, &stage.page("/me"), &stage.page("/me/notices"), &stage.page("/")] {
        browser.goto(page).await?;
    }
    let kept = async || {
        let kept = "return (async () => {
            const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
            const pages = await Promise.all(stores.map((store) => store.keys()));
            return pages.flat().map((page) => new URL(page.url).pathname);
        })()";
        let kept = browser.run(kept, Vec::new()).await?;
        anyhow::Ok(serde_json::from_value::<Vec<String>>(kept)?)
    };
    let path = table.split_once("/tables/").context("a table")?.1.to_owned();
    let board = format!("/tables/{path}");
    let mut pages = kept().await?;
    for _ in 0..400 {
        if pages.contains(&board) && pages.contains(&"/".to_owned()) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        pages = kept().await?;
    }
    ensure!(pages.contains(&board) && pages.contains(&"/".to_owned()), "{pages:?}");
    let private = |page: &&String| page.starts_with("/me") || page.ends_with("/talk");
    assert_eq!(pages.iter().find(private), None, "{pages:?}");

    browser.goto(&stage.page("/me")).await?;
    browser.click("form[action='/me/sign-out'] button").await?;
    for _ in 0..400 {
        if !pages.contains(&board) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
        pages = kept().await?;
    }
    ensure!(!pages.contains(&board), "{pages:?}");
    browser.close().await
}
