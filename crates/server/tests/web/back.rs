//! Going back among people: beyond what is fair only if those agree who have acted since.

use axum::http::StatusCode;
use serde_json::json;
use store::Kind;

use crate::party::{Kept, Party};

/// So many moves are played; how many there are then.
async fn played(party: &Party, moves: usize) -> u64 {
    for _ in 0..moves {
        party.play().await;
    }
    party.settled().await;
    party.view(0).await["ply"].as_u64().unwrap()
}

/// By seat, whoever has decided something since so many moves.
async fn deciders(party: &Party, since: u64) -> Vec<usize> {
    let entries = party.house.store.entries(&party.table, 0).await.unwrap();
    let moves = entries.iter().filter(|entry| matches!(entry.kind, Kind::Move | Kind::Chance));
    let since = moves.skip(usize::try_from(since).unwrap());
    let mut seats: Vec<usize> = since.filter_map(|entry| entry.seat.map(usize::from)).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Everybody who has decided something since is asked, and when all agree the game goes back.
#[tokio::test]
async fn those_who_have_acted_since_agree() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        let first = played(&party, 2).await;
        let last = played(&party, 7).await;
        let others: Vec<usize> =
            deciders(&party, first).await.into_iter().filter(|seat| *seat != 0).collect();
        assert_eq!(others.len(), 2, "{others:?}");
        let path = format!("/tables/{}/back?ply={first}", party.table);
        let page = party.people[0].get(&party.house, &path).await.text;
        assert!(page.contains(&format!("Go back by {} moves?", last - first)), "{page}");
        assert!(page.contains("<ol class=\"lines\"><li>"), "what would go is told");
        party.do_say(0, &format!("ask-back&ply={first}")).await;
        assert_eq!(party.view(0).await["ply"], json!(last), "nothing has happened yet");
        assert!(party.page(1).await.contains("Anna would like to go back by"));
        assert_eq!(party.refused(0, "answer&yes=yes").await, "not-now", "who asks does not answer");
        let mut party = party.restart(&kept, 1000).await;
        party.do_say(others[0], "answer&yes=yes").await;
        assert_eq!(party.refused(others[0], "answer&yes=yes").await, "not-now");
        assert_eq!(party.view(0).await["ply"], json!(last));
        party.do_say(others[1], "answer&yes=yes").await;
        let after = party.all(Kind::Undo).await;
        assert_eq!(after.len(), 1);
        party.settled().await;
        assert!(party.view(0).await["ply"].as_u64().unwrap() <= first + 1, "but for chance");
        let page = party.page(2).await;
        assert!(page.contains("Anna asked to go back."), "in the log");
        let done = format!("Anna went back by {} moves: all who were asked", last - first);
        assert!(page.contains(&done), "{done}: {page}");
        played(&party, 2).await;
    }
}

/// A refusal ends the question, and so does a new move.
#[tokio::test]
async fn a_refusal_or_a_new_move_ends_it() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let first = played(&party, 2).await;
    let last = played(&party, 7).await;
    party.do_say(0, &format!("ask-back&ply={first}")).await;
    party.do_say(1, "answer&yes=no").await;
    assert_eq!(party.refused(2, "answer&yes=yes").await, "not-now");
    assert_eq!(party.view(0).await["ply"], json!(last));
    // Whoever asked sees the answer where the question stood, until something else happens.
    let refused = "role=\"status\"><p>Berta refused.";
    assert!(party.page(0).await.contains(refused));
    // Nobody asks again at once, for less either; others may.
    for ply in [first, first + 1] {
        assert_eq!(party.refused(0, &format!("ask-back&ply={ply}")).await, "refused");
    }
    let said = party.say(0, &format!("ask-back&ply={first}")).await.error();
    assert!(said.contains("again after the next move, or in 5 minutes"), "{said}");
    party.do_say(2, &format!("ask-back&ply={first}")).await;
    party.do_say(2, "answer&yes=no").await;
    party.do_say(2, &format!("ask-back&ply={first}")).await;
    party.do_say(2, "answer&yes=no").await;
    party.pass(3 * 60_000 + 1).await;
    let said = party.say(0, &format!("ask-back&ply={first}")).await.error();
    assert!(said.contains("or in 2 minutes"), "{said}");
    party.pass(2 * 60_000).await;
    party.do_say(0, &format!("ask-back&ply={first}")).await;
    assert!(!party.page(0).await.contains(refused));
    party.do_say(1, "answer&yes=no").await;
    party.play().await;
    party.do_say(0, &format!("ask-back&ply={first}")).await;
    party.play().await;
    for seat in [1, 2] {
        assert_eq!(party.refused(seat, "answer&yes=yes").await, "not-now");
    }
    assert!(party.all(Kind::Undo).await.is_empty());
    assert_eq!(party.refused(0, "ask-back&ply=99999").await, "not-fair");
}

/// Where the table has agreed so, nobody is asked.
#[tokio::test]
async fn a_table_may_agree_that_nobody_is_asked() {
    let kept = Kept::file();
    for undo in ["fair", "strict"] {
        let mut party = Party::meet(&kept, &format!("undo={undo}")).await;
        played(&party, 3).await;
        assert_eq!(party.refused(0, "ask-back&ply=1").await, "not-fair", "{undo}");
        let path = format!("/tables/{}?ply=1", party.table);
        let page = party.people[0].get(&party.house, &path).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains("/back?ply=1"), "{undo}");
    }
    let party = Party::meet(&kept, "").await;
    played(&party, 3).await;
    let page = party.people[0].get(&party.house, &format!("/tables/{}?ply=1", party.table)).await;
    assert!(page.text.contains("/back?ply=1"));
}
