//! Fair chance: a seal at the start, the seed at the end, and every draw checked.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::house::{House, Visitor};
use crate::over::over;

/// What is told of a table's dice.
async fn told(house: &House, visitor: &Visitor, table: &str) -> Value {
    let answer = visitor.get(house, &format!("/api/v1/tables/{table}/dice")).await;
    assert_eq!(answer.status, StatusCode::OK);
    answer.json()
}

/// The seed is no answer's before the end, and the seal is the same all the time.
#[tokio::test]
async fn dice_are_sealed_before_the_game_and_opened_after_it() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=open";
    let begun = anna.fill(&house, "/tables", form).await.table();
    let before = told(&house, &anna, &begun).await;
    assert!(before["seed"].is_null(), "{before}");
    assert_eq!(before["commitment"].as_str().unwrap().len(), 64);
    let page = anna.get(&house, &format!("/tables/{begun}/dice")).await.text;
    assert!(
        page.contains(before["commitment"].as_str().unwrap())
            && page.contains("when the game is over")
    );
    let page = anna.get(&house, &format!("/tables/{begun}")).await.text;
    assert!(page.contains(&format!("/tables/{begun}/dice")), "a link leads there");

    let table = over(&house, &mut anna, "game=santiago-de-cuba").await;
    let after = told(&house, &anna, &table).await;
    assert_eq!(after["commitment"].as_str().unwrap().len(), 64);
    assert_ne!(after["commitment"], before["commitment"], "each table has its own");
    let page = anna.get(&house, &format!("/tables/{table}/dice")).await.text;
    assert!(page.contains(after["seed"].as_str().unwrap()) && page.contains("replay --dice"));

    let text = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await.text;
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["dice"], after);
    let replay = catalog::replay_drawn(&text).expect("every draw is the same");
    let drawn = replay.drawn.expect("it was drawn again");
    assert_eq!(
        (drawn.commitment.as_str().into(), drawn.taken_back()),
        (after["commitment"].clone(), 0)
    );
    assert!(drawn.draws() > 7, "a ship each at least: {}", drawn.draws());
}

/// What was changed on the way is found: another outcome, another seed, a draw out of turn.
#[tokio::test]
async fn chance_that_was_not_drawn_is_found_out() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, "game=santiago-de-cuba").await;
    let text = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await.text;
    let seed = told(&house, &anna, &table).await["seed"].as_str().unwrap().to_owned();
    let other = if seed.starts_with('0') { "1" } else { "0" };
    let wrong = |text: &str| catalog::replay_drawn(text).map(|_| ()).unwrap_err().to_string();
    let said = wrong(&text.replace(&seed, &format!("{other}{}", &seed[1..])));
    assert!(said.contains("not what was committed to"), "{said}");
    let unnumbered = wrong(&text.replacen(",\"draw\":0", "", 1));
    assert!(unnumbered.contains("no number of its draw"), "{unnumbered}");
    let late = wrong(&text.replacen("\"draw\":1", "\"draw\":0", 1));
    assert!(late.contains("draw 0 comes too late"), "{late}");
    let skipped = wrong(&text.replacen("\"draw\":0", "\"draw\":5", 1));
    assert!(skipped.contains("the dice bring"), "{skipped}");
    let (header, moves) = text.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    header.as_object_mut().unwrap().remove("dice");
    let closed = wrong(&format!("{header}\n{moves}"));
    assert!(closed.contains("the header opens no dice"), "{closed}");
}

/// Alone with bots one may take chance back; that it was drawn anew is told.
#[tokio::test]
async fn draws_that_were_taken_back_are_counted() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = over(&house, &mut anna, "game=santiago-de-cuba").await;
    let undo = format!("/tables/{table}/undo");
    // Far enough back for a ship to come again.
    for _ in 0..12 {
        assert_eq!(anna.post(&house, &undo, &json!({"seat": null})).await.status, StatusCode::OK);
    }
    assert!(told(&house, &anna, &table).await["seed"].is_null(), "it is not over any more");
    for _ in 0..5000 {
        let view = anna.view(&house, &table).await;
        if view["turn"] == "over" {
            break;
        }
        if view["decision"].is_null() {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        }
        let body = json!({"decision": view["decision"], "path": view["choices"][0]});
        anna.act(&house, &table, &body).await;
    }
    let text = anna.get(&house, &format!("/tables/{table}/transcript.jsonl")).await.text;
    let drawn = catalog::replay_drawn(&text).expect("every draw is the same").drawn.unwrap();
    assert!(drawn.taken_back() > 0, "{drawn:?}");
}

/// Among people the end stands: whoever took something back would know what the dice bring.
#[tokio::test]
async fn among_people_nothing_is_taken_back_once_the_dice_are_open() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let form = "game=cuba&seat-0=me&name-0=Anna&seat-1=here&name-1=Berta";
    let table = anna.fill(&house, "/tables", form).await.table();
    for _ in 0..5000 {
        let view = anna.view(&house, &table).await;
        if view["turn"] == "over" {
            break;
        }
        let Some(seat) = view["turn"]["decide"][0].as_u64() else {
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
            continue;
        };
        let view = anna.view_as(&house, &table, seat).await;
        let path = view["choices"].as_array().and_then(|all| all.last()).cloned();
        let body = json!({"seat": seat, "decision": view["decision"], "path": path});
        anna.act(&house, &table, &body).await;
    }
    assert!(told(&house, &anna, &table).await["seed"].is_string(), "it is over");
    let answer = anna.post(&house, &format!("/tables/{table}/undo"), &json!({"seat": null})).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(
        !page.contains("data-do=\"undo\"") || page.contains("data-do=\"undo\" disabled"),
        "none is offered"
    );
}
