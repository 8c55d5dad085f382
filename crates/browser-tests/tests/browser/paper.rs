//! Boards and rules on paper.

use browser_tests::Stage;

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
