//! What moves, moves: along its way, for a moment, and not at all for whoever wants it calm.

use std::collections::BTreeSet;

use browser_tests::{Browser, Seen, Stage};
use serde_json::Value;

/// Remembers every piece that glides: its name, for how long, and along how many points; and how
/// often one is outlined instead.
const WATCH: &str = r#"
    window.glides = [];
    window.outlined = 0;
    new MutationObserver((changes) => {
        window.outlined += changes.filter(({ target }) => target.matches("[data-piece].moved")).length;
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["class"] });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
        if (this.matches("[data-piece]")) {
            window.glides.push([this.getAttribute("data-piece"), how.duration, frames.length]);
        }
        return animate.call(this, frames, how);
    };
"#;

/// Clicks a piece of the board that takes something on its way, if there is one.
const TAKE: &str = r#"
    const piece = document.querySelector("[data-drawing] [data-really$=';take']");
    piece?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return piece !== null;
"#;

/// Plays against a bot until every kind of piece has moved, at most so many clicks; what glided.
async fn glides(
    browser: &mut Browser,
    stage: &Stage,
    (game, kinds): (&str, &[&str]),
    most: usize,
) -> anyhow::Result<Vec<(String, f64, u64)>> {
    let fields = format!("game={game}&seat-0=me&name-0=Anna&seat-1=bot:greedy");
    stage.table(browser, &fields).await?;
    let due = |seen: &Seen| seen.is("over") || (seen.is("mine") && !seen.is("busy"));
    let mut seen = browser.until(|seen| due(seen) && seen.is("ready")).await?;
    browser.run(WATCH, Vec::new()).await?;
    let mut all: Vec<(String, f64, u64)> = Vec::new();
    for _ in 0..most {
        if seen.is("over") {
            break;
        }
        // What takes a good is several decisions at once, and is picked first.
        if browser.run(TAKE, Vec::new()).await? == true {
            let before = seen.mark().to_owned();
            browser.until(|seen| !seen.is("busy") && seen.mark() != before).await?;
        } else {
            browser.pick(&seen).await?;
        }
        seen = browser.until(due).await?;
        let now = browser.run("return window.glides.splice(0)", Vec::new()).await?;
        all.extend(now.as_array().into_iter().flatten().filter_map(told));
        let moved = |kind: &&str| all.iter().any(|(piece, ..)| is_one(piece, kind));
        if kinds.iter().all(moved) {
            break;
        }
    }
    Ok(all)
}

/// Whether a piece is of a kind, which may have several names.
fn is_one(piece: &str, kind: &str) -> bool {
    kind.split('|').any(|name| piece.contains(name))
}

fn told(glide: &Value) -> Option<(String, f64, u64)> {
    Some((glide[0].as_str()?.to_owned(), glide[1].as_f64()?, glide[2].as_u64()?))
}

/// Each kind of piece glides when it moves, and nothing does for whoever wants it calm.
async fn moves(game: &str, kinds: &[&str]) -> anyhow::Result<Vec<(String, f64, u64)>> {
    let stage = Stage::open().await?;
    let mut anna = stage.browser("anna", "en-US").await?;
    let glides_seen = glides(&mut anna, &stage, (game, kinds), 400).await?;
    for kind in kinds {
        let names: BTreeSet<&str> = glides_seen.iter().map(|(piece, ..)| piece.as_str()).collect();
        assert!(names.iter().any(|name| is_one(name, kind)), "no {kind} among {names:?}");
    }
    let (shortest, longest) = (150.0, 250.0);
    assert!(
        glides_seen.iter().all(|(_, duration, _)| (shortest..=longest).contains(duration)),
        "{glides_seen:?}"
    );
    anna.calm(true).await?;
    let none = glides(&mut anna, &stage, (game, &["nothing that there is"]), 25).await?;
    assert_eq!(none, [], "it is to be calm");
    let outlined = anna.run("return window.outlined", Vec::new()).await?;
    assert!(outlined.as_u64() > Some(0), "what has moved is outlined for a moment");
    anna.close().await?;
    Ok(glides_seen)
}

/// The car drives along the street, figures walk to their houses.
#[tokio::test]
async fn santiago_moves() -> anyhow::Result<()> {
    let seen = moves("santiago-de-cuba", &["-car", "-figure-"]).await?;
    let bends = |(piece, _, points): &(String, f64, u64)| piece.ends_with("-car") && *points > 2;
    assert!(seen.iter().any(bends), "the car never followed the street: {seen:?}");
    Ok(())
}

/// Ships sail, pawns go to their fields, goods to market, ship and yard.
#[tokio::test]
async fn cuba_moves() -> anyhow::Result<()> {
    moves("cuba", &["-ship-", "-deck-", "-figure-", "-shelf-", "-aboard-"]).await?;
    Ok(())
}

/// Locos drive along their rails, goods come into the stores, discs go along the shares.
#[tokio::test]
async fn cube_express_moves() -> anyhow::Result<()> {
    // A good comes from the loco into the store of either seat.
    let goods = "coal-|iron-|wood-";
    let mut seen = Vec::new();
    let bends = |(piece, _, points): &(String, f64, u64)| piece.starts_with("loco-") && *points > 2;
    for _ in 0..3 {
        seen.extend(moves("cube-express", &["loco-", "disc-", goods]).await?);
        if seen.iter().any(bends) {
            break;
        }
    }
    assert!(seen.iter().any(bends), "no loco followed its way: {seen:?}");
    Ok(())
}
