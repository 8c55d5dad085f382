//! What people at a table settle among each other, with three of them at once.

use browser_tests::{Browser, Stage};

/// Anna's table with Berta and Carlo, by seat.
async fn meet(stage: &Stage, agreed: &str) -> anyhow::Result<(String, [Browser; 3])> {
    let people = [
        stage.browser("anna", "en-US").await?,
        stage.browser("berta", "en-US").await?,
        stage.browser("carlo", "en-US").await?,
    ];
    let seats = "seat-0=me&name-0=Anna&seat-1=open&seat-2=open";
    let fields = format!("game=santiago-de-cuba&variant=open&{seats}&{agreed}");
    let table = stage.table(&people[0], &fields).await?;
    for (seat, name) in [(1, "Berta"), (2, "Carlo")] {
        people[0].goto(&stage.page(&table)).await?;
        let link = people[0].link().await?;
        people[seat].goto(&link).await?;
        people[seat].type_into("#name", name).await?;
        people[seat].click("main form button").await?;
        people[seat].until(|seen| seen.is("ready")).await?;
    }
    people[0].goto(&stage.page(&table)).await?;
    Ok((table, people))
}

/// Whoever is asked decides something; who it was.
async fn play(people: &mut [Browser; 3]) -> anyhow::Result<usize> {
    for _ in 0..200 {
        for (seat, person) in people.iter_mut().enumerate() {
            let seen = person.look().await?;
            if seen.is("mine") && seen.is("ready") {
                let before = seen.count("seq");
                let mut seen = seen;
                while seen.count("seq") == before {
                    seen = person.pick(&seen).await?;
                }
                let after = seen.count("seq");
                for other in people.iter() {
                    other.until(|seen| seen.count("seq") >= after).await?;
                }
                return Ok(seat);
            }
        }
    }
    anyhow::bail!("nobody is asked")
}

/// One asks to go back, the two others see it without asking for it, and agree by a click each.
#[tokio::test]
async fn three_people_go_back_together() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (table, mut people) = meet(&stage, "").await?;
    let mut decided = std::collections::BTreeSet::new();
    while decided.len() < 3 {
        decided.insert(play(&mut people).await?);
    }
    let last = people[0].look().await?.count("seq");
    people[0].goto(&stage.page(&format!("{table}?ply=1"))).await?;
    people[0].click("a[href*='/back?ply=1']").await?;
    assert!(people[0].text().await?.contains("All of this would go."));
    assert_eq!(people[0].faults().await?, [""; 0], "what would go");
    assert_eq!(people[0].missed_by_tab().await?, [""; 0]);
    people[0].click("main form button").await?;
    for other in &people[1..] {
        other.until(|seen| seen.count("seq") > last).await?;
        assert!(other.text().await?.contains("Anna would like to go back by"));
        assert_eq!(other.faults().await?, [""; 0], "what is asked");
        other.click(".together button[value='yes']").await?;
    }
    let seen = people[0].until(|seen| seen.count("seq") >= last + 4).await?;
    assert!(seen.count("last") <= 2, "the game is where it was");
    assert!(!people[0].text().await?.contains("would like to go back by"));
    play(&mut people).await?;
    for person in people {
        person.close().await?;
    }
    Ok(())
}

/// A clock counts down before one's eyes; a bot plays for one of them and gives the seat back.
#[tokio::test]
async fn a_bot_plays_for_one_of_three_and_clocks_go() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    let (_, people) = meet(&stage, "pace=live&pace-minutes=90&pace-reserve=10").await?;
    let [anna, berta, carlo] = &people;
    let read = "return document.querySelector('.clock[data-goes] time').textContent";
    let first = anna.run(read, Vec::new()).await?;
    assert!(first.as_str().is_some_and(|text| text.starts_with("1 h ")), "{first}");
    let short =
        "const one = document.querySelector('.clock[data-goes] time'); one.dataset.left = '30000';";
    anna.run(short, Vec::new()).await?;
    let mut read_again = first.clone();
    for _ in 0..50 {
        read_again = anna.run(read, Vec::new()).await?;
        if read_again.as_str().is_some_and(|text| text.starts_with("0:2")) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    assert!(read_again.as_str().is_some_and(|text| text.starts_with("0:2")), "{read_again}");
    berta.click("[data-tab='info']").await?;
    berta.click(".people > summary").await?;
    assert_eq!(berta.faults().await?, [""; 0], "what may be done");
    let before = carlo.look().await?.count("seq");
    berta.click(".people select + button, .people form button").await?;
    berta.until(|seen| seen.count("seq") > before && seen.is("ready")).await?;
    assert!(berta.text().await?.contains("A bot plays for Berta."));
    assert_eq!(berta.faults().await?, [""; 0], "while a bot plays");
    carlo.until(|seen| seen.count("seq") > before).await?;
    let before = berta.look().await?.count("seq");
    berta.click(".together button.main").await?;
    berta.until(|seen| seen.count("seq") > before && seen.is("ready")).await?;
    assert!(!berta.text().await?.contains("A bot plays for Berta."));
    for person in people {
        person.close().await?;
    }
    Ok(())
}
