//! Boards and rules on paper.

use browser_tests::Stage;

use crate::cuba18::Table;

/// Each small board is printed on one sheet, and so are its rules in short, in every language.
#[tokio::test]
async fn a_board_and_its_rules_take_a_sheet_each() -> anyhow::Result<()> {
    let stage = Stage::open().await?;
    for language in ["en-US", "de-DE", "es-ES"] {
        let browser = stage.browser(language, language).await?;
        for game in ["cube-express", "cuba", "santiago-de-cuba"] {
            browser.goto(&stage.page(&format!("/rules/{game}"))).await?;
            assert_eq!(browser.sheets().await?, 1, "{language}: rules of {game}");
            let fields = format!("game={game}&seat-0=me&name-0=Anna&seat-1=bot:greedy");
            stage.table(&browser, &fields).await?;
            browser.until(|seen| seen.is("drawn") && seen.is("ready")).await?;
            assert_eq!(browser.sheets().await?, 1, "{language}: {game}");
        }
        browser.close().await?;
    }
    Ok(())
}

/// What is printed of 18Cuba says who has which shape, when it was, and the rules in short, on a
/// sheet of their own; a button prints it.
#[tokio::test]
async fn what_is_printed_of_18cuba_can_be_read_by_itself() -> anyhow::Result<()> {
    let mut table = Table::open(6).await?;
    table.forward("view.tiles.length > 8 && view.round.step === 'track'").await?;
    table.browser.print_media(true).await?;
    let printed = "return document.querySelector('main').innerText";
    let printed = table.browser.run(printed, Vec::new()).await?;
    let printed = printed.as_str().unwrap_or_default();
    for said in ["Operating round", "Phase", "Carlo", "Flora", "Ferrocarril Central can be rented"]
    {
        assert!(printed.contains(said), "{said}: {printed}");
    }
    for hidden in ["Everything", "Download the transcript", "Decide ahead"] {
        assert!(!printed.contains(hidden), "{hidden}: {printed}");
    }
    let shapes = "return [...document.querySelectorAll('.on-paper li')].map((one) =>
        one.querySelector('svg, use') !== null && one.getClientRects().length > 0);";
    let shapes = table.browser.run(shapes, Vec::new()).await?;
    assert_eq!(shapes, serde_json::json!([true, true, true, true, true, true]));
    table.browser.print_media(false).await?;
    assert!(!table.shows(".on-paper").await?, "on a screen it stands elsewhere");
    let sheets = table.browser.sheets().await?;
    assert!((3..=5).contains(&sheets), "{sheets} sheets");
    let pressed = "let printed = 0; window.print = () => { printed += 1; };
        document.querySelector('[data-print]').click(); return printed;";
    assert_eq!(table.browser.run(pressed, Vec::new()).await?, 1);
    table.browser.close().await
}
