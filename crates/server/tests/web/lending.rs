//! Moving for another: only with that person's consent, and never unsaid.

use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{Among, Kind};

use crate::house::Visitor;
use crate::party::{Kept, Party};
use crate::secrets::events;

/// What somebody answers who moves for the seat that is asked.
async fn move_for(party: &Party, who: &Visitor, seat: usize) -> (StatusCode, Value) {
    let view = party.view(seat).await;
    let (decision, path) = (&view["decision"], &view["choices"][0]);
    let wish = json!({"seat": seat, "decision": decision, "path": path});
    let answer = who.act(&party.house, &party.table, &wish).await;
    (answer.status, answer.json())
}

/// Off until it is switched on, by whoever owns the seat and for one person; each move says who
/// made it for whom, in the entries, in the log and to programs; then it is switched off again.
#[tokio::test]
async fn one_moves_for_another_who_allows_it() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "").await;
        let owner = party.asked().await;
        let (friend, third) = ((owner + 1) % 3, (owner + 2) % 3);
        let [helper, other] = [friend, third].map(|seat| party.people[seat].clone());
        let before = party.house.entries(&party.table).await;
        let (status, said) = move_for(&party, &helper, owner).await;
        assert_eq!((status, &said["code"]), (StatusCode::FORBIDDEN, &json!("not-lent")));
        assert!(said["error"].as_str().unwrap().contains("has not allowed you to move for them"));
        assert_eq!(party.house.entries(&party.table).await, before);
        party.do_say(owner, &format!("lend&to={friend}&yes=yes")).await;
        party.do_say(owner, &format!("lend&to={friend}&yes=yes")).await;
        assert_eq!(party.all(Among::Lent).await.len(), 1, "twice is once");
        let mut party = party.restart(&kept, 1000).await;
        assert_eq!(party.view(third).await["people"][owner]["lent"], json!([friend]));
        let names = ["Anna", "Berta", "Carlo"];
        let page = party.page(third).await;
        let allowed = format!("{} allows {} to move for them", names[owner], names[friend]);
        assert!(page.contains(&allowed), "{page}");
        let (status, said) = move_for(&party, &other, owner).await;
        assert_eq!((status, &said["code"]), (StatusCode::FORBIDDEN, &json!("not-lent")));
        let own = party.view(owner).await;
        let lent = format!("/api/v1/tables/{}?seat={owner}", party.table);
        let seen = helper.get(&party.house, &lent).await.json();
        assert_eq!((&seen["decision"], &seen["choices"]), (&own["decision"], &own["choices"]));
        assert_eq!(seen["seats"], json!([friend]), "it is not theirs");
        assert_eq!(other.get(&party.house, &lent).await.status, StatusCode::FORBIDDEN);
        let (status, _) = move_for(&party, &helper, owner).await;
        assert_eq!(status, StatusCode::OK);
        let entries = party.house.store.entries(&party.table, 0).await.unwrap();
        let made = entries.iter().position(|entry| entry.kind == Among::MovedFor.into()).unwrap();
        let (told, moved) = (&entries[made], &entries[made + 1]);
        assert_eq!(told.seat, u8::try_from(friend).ok());
        assert_eq!(told.body, json!({"on": owner, "of": moved.seq}));
        assert_eq!((moved.kind, moved.seat), (Kind::Move, u8::try_from(owner).ok()));
        let line = format!("{} made this move for {}.", names[friend], names[owner]);
        assert!(party.page(third).await.contains(&line), "in the log");
        let last = party.view(0).await["seq"].as_u64().unwrap();
        let told = events(&party.house, &Visitor::default(), &party.table, last).await;
        let event = told.lines().find(|line| line.contains("\"kind\":\"moved-for\"")).unwrap();
        assert!(event.contains(&format!("\"on\":{owner}")), "{event}");
        party.do_say(owner, &format!("lend&to={friend}&yes=no")).await;
        while party.asked().await != owner {
            party.play().await;
        }
        let (status, _) = move_for(&party, &helper, owner).await;
        assert_eq!(status, StatusCode::FORBIDDEN, "no longer");
    }
}

/// On pages it is one click to the other's seat, where it is said for whom one moves.
#[tokio::test]
async fn the_page_says_for_whom_one_moves() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let owner = party.asked().await;
    let friend = (owner + 1) % 3;
    let names = ["Anna", "Berta", "Carlo"];
    let seat_of = format!("/tables/{}?seat={owner}", party.table);
    let before = party.people[friend].get(&party.house, &seat_of).await.text;
    assert!(!before.contains("data-decision"), "nobody is asked for another");
    party.do_say(owner, &format!("lend&to={friend}&yes=yes")).await;
    assert!(party.page(friend).await.contains(&format!("Move for {}", names[owner])));
    assert!(!party.page(friend).await.contains("data-decision"), "not unless they want to");
    let page = party.people[friend].get(&party.house, &seat_of).await.text;
    assert!(page.contains(&format!("You move for {}.", names[owner])), "{page}");
    let view = party.view(owner).await;
    let pick = json!({"seat": owner, "decision": view["decision"], "path": view["choices"][0]});
    let path = format!("/tables/{}/pick", party.table);
    let third = party.people[(owner + 2) % 3].clone();
    let refused = third.post(&party.house, &path, &pick).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{refused:?}");
    let picked = party.people[friend].post(&party.house, &path, &pick).await;
    assert_eq!(picked.status, StatusCode::OK, "{picked:?}");
    assert_eq!(party.all(Among::MovedFor).await.len(), 1);
    // What was made for them they take back themselves, and nobody else does.
    let undo = format!("/tables/{}/undo", party.table);
    let own = party.people[owner].post(&party.house, &undo, &json!({})).await;
    assert!([StatusCode::OK, StatusCode::CONFLICT].contains(&own.status), "{own:?}");
}

/// Whoever moves for another would see their hand: where there is one nobody does.
#[tokio::test]
async fn where_something_is_hidden_nobody_moves_for_another() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "variant=hidden").await;
    let owner = party.asked().await;
    let friend = (owner + 1) % 3;
    assert_eq!(party.refused(owner, &format!("lend&to={friend}&yes=yes")).await, "hand-hidden");
    let helper = party.people[friend].clone();
    assert_eq!(move_for(&party, &helper, owner).await.0, StatusCode::FORBIDDEN);
    assert!(!party.page(owner).await.contains("move for me"));
}

/// Nobody allows it for others, or to nobody; and what somebody allowed goes with them.
#[tokio::test]
async fn only_its_owner_lends_a_seat_and_only_to_a_person() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let path = format!("/tables/{}/together", party.table);
    let lend = "seat=0&do=lend&to=1&yes=yes";
    for who in [&mut Visitor::default(), &mut party.people[1].clone()] {
        let said = who.fill(&party.house, &path, lend).await;
        assert_eq!(said.status, StatusCode::FORBIDDEN, "{said:?}");
    }
    for what in ["lend", "lend&to=x&yes=yes", "lend&to=1", "lend&to=1&yes=maybe"] {
        assert_eq!(party.say(0, what).await.status, StatusCode::BAD_REQUEST, "{what}");
    }
    for what in ["lend&to=0&yes=yes", "lend&to=7&yes=yes"] {
        assert_eq!(party.refused(0, what).await, "not-now", "{what}");
    }
    party.do_say(0, "lend&to=1&yes=yes").await;
    party.do_say(1, "leave&sure=yes").await;
    assert_eq!(party.view(0).await["people"][0]["lent"], json!([]));
    assert_eq!(party.refused(0, "lend&to=1&yes=yes").await, "not-now");
}
