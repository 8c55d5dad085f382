//! One person on two devices.

use browser_tests::{Browser, Stage};

/// Gives whoever sits there an account, on the page for that.
pub(crate) async fn sign_up(browser: &Browser, stage: &Stage, name: &str) -> anyhow::Result<()> {
    browser.goto(&stage.page("/me")).await?;
    browser.type_into("#up-name", name).await?;
    browser.type_into("#up-password", "correct horse").await?;
    browser.click("form[action='/me/sign-up'] button").await
}

/// A table is begun as a guest, kept by a name and a password, and the same seat is played on
/// another device; what that may is over when the first says so. Every page on the way can be
/// read and used by everybody.
#[tokio::test]
async fn one_person_plays_the_same_seat_on_two_devices() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let laptop = stage.browser("laptop", "en-US").await?;
    let mut phone = stage.browser("phone", "de-DE").await?;
    let fields = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=bot:greedy";
    let table = stage.table(&laptop, fields).await?;
    laptop.goto(&stage.page("/me")).await?;
    assert_eq!(laptop.faults().await?, [""; 0], "signing in");
    assert_eq!(laptop.missed_by_tab().await?, [""; 0]);
    sign_up(&laptop, &stage, "Anna").await?;
    let codes = laptop.text().await?;
    assert!(codes.contains("Your recovery codes"), "{codes}");
    assert_eq!(laptop.faults().await?, [""; 0], "the codes");
    laptop.click("a[href='/me'].main").await?;
    assert_eq!(laptop.faults().await?, [""; 0], "what is one's own");
    assert_eq!(laptop.missed_by_tab().await?, [""; 0]);

    phone.goto(&stage.page("/me")).await?;
    phone.type_into("#in-name", "anna").await?;
    phone.type_into("#in-password", "correct horse").await?;
    phone.click("form[action='/me/sign-in'] button").await?;
    assert!(phone.text().await?.contains("Willkommen zurück, Anna"));
    laptop.goto(&stage.page(&table)).await?;
    phone.goto(&stage.page(&table)).await?;
    let mut seen = phone.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    assert_eq!(seen.seat(), Some(0));
    let before = laptop.until(|seen| seen.is("mine") && seen.is("ready")).await?.count("seq");
    while seen.count("seq") == before {
        seen = phone.pick(&seen).await?;
    }
    laptop.until(|seen| seen.count("seq") > before).await?;

    laptop.goto(&stage.page("/me")).await?;
    laptop.click(".places button").await?;
    phone.goto(&stage.page(&table)).await?;
    assert_eq!(phone.until(|seen| seen.is("ready")).await?.seat(), None, "a watcher now");
    laptop.close().await?;
    phone.close().await
}

/// A table that is set up for everybody appears in a list that is open already, and its seat is one
/// click away.
#[tokio::test]
async fn a_seat_is_found_in_the_lobby_and_taken_by_a_click() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let anna = stage.browser("anna", "en-US").await?;
    let berta = stage.browser("berta", "de-DE").await?;
    berta.goto(&stage.page("/lobby")).await?;
    assert!(berta.text().await?.contains("Gerade wartet kein Tisch"));
    let fields = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=open&listed=public";
    stage.table(&anna, fields).await?;
    // It comes by itself; whoever has no name here yet says one.
    berta.type_into("form[action^='/lobby/'] input[name='name']", "Berta").await?;
    berta.click("form[action^='/lobby/'] button").await?;
    let seen = berta.until(|seen| seen.is("ready")).await?;
    assert_eq!(seen.seat(), Some(1));
    anna.until(|seen| seen.count("seq") > 1).await?;
    berta.goto(&stage.page("/lobby")).await?;
    assert_eq!(berta.faults().await?, [""; 0]);
    stage.table(&anna, fields).await?;
    berta.goto(&stage.page("/lobby")).await?;
    assert_eq!(berta.faults().await?, [""; 0]);
    assert_eq!(berta.missed_by_tab().await?, [""; 0]);
    anna.close().await?;
    berta.close().await
}
