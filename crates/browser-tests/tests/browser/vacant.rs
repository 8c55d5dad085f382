//! Who plays in the place of another: whoever takes the seat of somebody who did not come, and
//! whoever is allowed to move.

use browser_tests::{Browser, Stage};

use crate::pictures::portray;

/// Anna's table with Berta.
async fn meet(stage: &Stage, agreed: &str) -> anyhow::Result<(String, Browser, Browser)> {
    let (anna, berta) =
        (stage.browser("anna", "en-US").await?, stage.browser("berta", "en-US").await?);
    let seats = "seat-0=me&name-0=Anna&seat-1=open";
    let fields = format!("game=santiago-de-cuba&variant=open&{seats}&{agreed}");
    let table = stage.table(&anna, &fields).await?;
    let link = anna.link().await?;
    berta.goto(&link).await?;
    berta.type_into("#name", "Berta").await?;
    berta.click("main form button").await?;
    berta.until(|seen| seen.is("ready")).await?;
    anna.goto(&stage.page(&table)).await?;
    Ok((table, anna, berta))
}

/// One allows it by a click, the other moves by two, and both read for whom it was.
#[tokio::test]
async fn one_moves_for_another_by_two_clicks() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (table, anna, berta) = meet(&stage, "").await?;
    let is_anna_s = anna.until(|seen| seen.is("ready")).await?.is("mine");
    let (owner, mut friend, names) =
        if is_anna_s { (anna, berta, ["Anna", "Berta"]) } else { (berta, anna, ["Berta", "Anna"]) };
    owner.click("[data-tab='info']").await?;
    owner.click(".people > summary").await?;
    let allow = owner.text().await?;
    assert!(allow.contains(&format!("Allow {} to move for me", names[1])), "{allow}");
    assert_eq!(owner.faults().await?, [""; 0], "where it is allowed");
    let before = owner.look().await?.count("seq");
    owner.click(".people input[name='to'] + button").await?;
    let seen = friend.until(|seen| seen.count("seq") > before).await?;
    assert!(!seen.is("mine"), "nobody moves for another unawares");
    let own = seen.seat();
    portray(&friend, &stage, &table, "lent").await?;
    friend.window(1366, 768).await?;
    friend.goto(&stage.page(&table)).await?;
    assert_eq!(friend.faults().await?, [""; 0], "what may be done");
    friend.click(".together a[data-as]").await?;
    let mut seen = friend.until(|seen| seen.is("mine") && seen.is("ready")).await?;
    assert_ne!(seen.seat(), own);
    assert!(friend.text().await?.contains(&format!("You move for {}.", names[0])));
    assert_eq!(friend.faults().await?, [""; 0], "while moving for another");
    let before = seen.count("seq");
    while seen.count("seq") == before {
        seen = friend.pick(&seen).await?;
    }
    owner.until(|seen| seen.count("seq") > before).await?;
    owner.click("[data-tab='log']").await?;
    let line = format!("{} made this move for {}.", names[1], names[0]);
    assert!(owner.text().await?.contains(&line), "the log tells it");
    owner.close().await?;
    friend.close().await
}

/// The time of one is over: the other shares a link, by which a third sits down, and the first finds
/// that they watch.
#[tokio::test]
async fn a_third_takes_the_seat_of_who_did_not_come() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let agreed = "pace=live&pace-minutes=1&pace-reserve=0&then=offer";
    let (table, anna, berta) = meet(&stage, agreed).await?;
    let is_anna_s = anna.until(|seen| seen.is("ready")).await?.is("mine");
    let (away, here) = if is_anna_s { (anna, berta) } else { (berta, anna) };
    let before = here.look().await?.count("seq");
    // A minute is the shortest turn.
    let mut told = false;
    for _ in 0..900 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        told = here.text().await?.contains("whoever opens this link may take the seat");
        if told {
            break;
        }
    }
    assert!(told, "{}", here.text().await?);
    assert!(here.look().await?.count("seq") > before);
    portray(&here, &stage, &table, "offered").await?;
    here.window(1366, 768).await?;
    here.goto(&stage.page(&table)).await?;
    assert_eq!(here.faults().await?, [""; 0], "what is offered");
    let link = here.link().await?;
    let carlo = stage.browser("carlo", "en-US").await?;
    let path = &link[link.find("/join/").unwrap_or_default()..];
    portray(&carlo, &stage, path, "join-instead").await?;
    carlo.goto(&link).await?;
    assert_eq!(carlo.faults().await?, [""; 0], "what the link says");
    assert_eq!(carlo.missed_by_tab().await?, [""; 0]);
    let seat = away.look().await?.seat();
    let watch = "const place = document.querySelector('[data-notice]');
        window.told = [];
        new MutationObserver(() => window.told.push(place.textContent)).observe(place, { childList: true });";
    away.run(watch, Vec::new()).await?;
    carlo.type_into("#name", "Carlo").await?;
    carlo.click("main form button").await?;
    let seen = carlo.until(|seen| seen.is("ready")).await?;
    assert_eq!(seen.seat(), seat);
    here.until(|other| other.count("seq") >= seen.count("seq")).await?;
    assert!(!here.text().await?.contains("whoever opens this link"), "it is taken");
    // Without a click.
    away.until(|seen| seen.seat().is_none()).await?;
    assert!(!away.text().await?.contains("Play myself again"), "a watcher now");
    let lost = "return window.told.some((said) => said.includes('connection is lost'))";
    assert_eq!(away.run(lost, Vec::new()).await?, false, "nothing is lost but the seat");
    for person in [away, here, carlo] {
        person.close().await?;
    }
    Ok(())
}
