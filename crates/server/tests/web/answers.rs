//! Whoever is asked something by the others is told so, and finds it wherever they look; and what
//! notices say, in whose language.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::Value;
use store::Kind;

use crate::notices::{Hook, hooked};
use crate::party::{DAY, Kept, MINUTE, Party};

/// What was said at a hook about something, by the names of the messages.
fn about(hook: &Hook, seat: usize, kind: &str) -> Vec<(String, String)> {
    let text = |body: &Value, key: &str| body[key].as_str().unwrap().to_owned();
    let told = hook.taken(&format!("/{seat}"));
    let told = told.iter().map(|(_, body, _)| body).filter(|body| body["kind"] == kind);
    told.map(|body| (text(body, "id"), text(body, "content"))).collect()
}

/// All three have accounts, and are told by webhooks.
async fn reached(party: &mut Party) -> Hook {
    let hook = Hook::open().await;
    for (seat, name) in ["Anna", "Berta", "Carlo"].into_iter().enumerate() {
        let up = format!("name={name}&password=correct+horse+{name}");
        let up = party.people[seat].fill(&party.house, "/me/sign-up", &up).await;
        assert_eq!(up.status, StatusCode::OK, "{up:?}");
        let address = format!("http://{}/{seat}", hook.address);
        hooked(&party.house, &mut party.people[seat], &address).await;
    }
    hook
}

/// What is due is told; so many have been about this then.
async fn told(party: &Party, hook: &Hook, seat: usize, kind: &str, count: usize) -> String {
    party.pass(2000).await;
    for _ in 0..1000 {
        let told = about(hook, seat, kind);
        if let Some((_, said)) = told.last().filter(|_| told.len() >= count) {
            assert_eq!(told.len(), count, "{told:?}");
            return said.clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{seat} is not told of {kind}")
}

/// Whether a table waits for somebody: on its page, at home and in their list.
async fn waits(party: &Party, seat: usize) -> bool {
    let text = async |path: &str| party.people[seat].get(&party.house, path).await.text;
    let listed = text("/me/tables?show=turn").await.contains(&party.table);
    let home = text("/").await;
    assert_eq!(home.contains("One table is waiting for you."), listed, "{home}");
    assert_eq!(home.contains("<title>● You are asked"), listed, "{home}");
    let page = party.page(seat).await;
    assert_eq!(page.contains("data-title=\"● You are asked – "), listed, "{page}");
    assert_eq!(page.contains("data-turn=\"called\""), listed);
    listed
}

/// Those who vote are told, once each, and whoever has voted is no longer waited for.
#[tokio::test]
async fn whoever_is_to_vote_is_told() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=vote").await;
        let hook = reached(&mut party).await;
        let away = party.asked().await;
        let others: Vec<usize> = (0..3).filter(|seat| *seat != away).collect();
        assert!(!waits(&party, others[0]).await);
        party.wait(DAY).await;
        let name = ["Anna", "Berta", "Carlo"][away];
        let said =
            "at Santiago de Cuba (Anna, Berta, Carlo) has run out: shall a bot play for them?";
        for &other in &others {
            let told = told(&party, &hook, other, "vote", 1).await;
            assert!(told.starts_with(&format!("{name}’s time {said}")), "{told}");
            assert!(waits(&party, other).await);
            let record = party.people[other].get(&party.house, "/me/notices").await.text;
            assert!(record.contains(said), "{record}");
        }
        party.do_say(others[0], &format!("vote&on={away}&yes=no")).await;
        assert!(!waits(&party, others[0]).await && waits(&party, others[1]).await);
        let mut party = party.restart(&kept, 0).await;
        party.do_say(others[1], &format!("vote&on={away}&yes=no")).await;
        assert!(!waits(&party, others[1]).await);
        party.wait(2000).await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert!(about(&hook, away, "vote").is_empty(), "it is voted upon them");
        assert!(others.iter().all(|&other| about(&hook, other, "vote").len() == 1));
    }
}

/// Whoever is asked to go back is told, each time, unless they have answered before it leaves.
#[tokio::test]
async fn whoever_is_asked_to_go_back_is_told() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    for _ in 0..9 {
        party.play().await;
    }
    let hook = reached(&mut party).await;
    party.settled().await;
    for count in [1, 2] {
        party.do_say(0, "ask-back&ply=1").await;
        let name = "Anna would like to go back at Santiago de Cuba (Anna, Berta, Carlo).";
        for seat in [1, 2] {
            let told = told(&party, &hook, seat, "back", count).await;
            assert!(told.starts_with(name), "{told}");
        }
        party.do_say(1, "answer&yes=no").await;
        // What was refused is not asked again at once.
        party.pass(5 * MINUTE).await;
    }
    let ids: Vec<String> = about(&hook, 1, "back").into_iter().map(|(id, _)| id).collect();
    assert_ne!(ids[0], ids[1], "each has its own name");
    party.do_say(0, "ask-back&ply=1").await;
    party.do_say(1, "answer&yes=no").await;
    party.pass(2000).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(about(&hook, 2, "back").len(), 2, "it was over before it left");
    assert!(about(&hook, 0, "back").is_empty(), "who asks knows");
}

/// Whoever is asked to close the table is told, and when all agree, that it is closed.
#[tokio::test]
async fn whoever_is_asked_to_close_is_told_and_that_it_is_closed() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let hook = reached(&mut party).await;
    party.do_say(0, "close").await;
    for seat in [1, 2] {
        let told = told(&party, &hook, seat, "close", 1).await;
        assert!(told.starts_with("Anna would like to close your table of Santiago de Cuba"));
    }
    party.do_say(1, "close").await;
    party.do_say(2, "close").await;
    assert_eq!(party.all(Kind::Closed).await.len(), 1);
    for seat in [0, 1] {
        let told = told(&party, &hook, seat, "closed", 1).await;
        assert!(
            told.starts_with("Your table of Santiago de Cuba (Anna, Berta, Carlo) was closed.")
        );
    }
    assert!(about(&hook, 2, "closed").is_empty(), "who agreed last knows");
    assert!(!waits(&party, 1).await);
}

/// Whoever switches the language is told in it, whatever it was before.
#[tokio::test]
async fn whoever_switches_the_language_is_told_in_it() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let hook = reached(&mut party).await;
    let page = async |party: &Party| party.people[1].get(&party.house, "/me/notices").await.text;
    assert!(page(&party).await.contains("<span class=\"quiet\">English</span>"));
    let switched = party.people[1].fill_page(&party.house, "/settings", "language=de").await;
    assert_eq!(switched.status, StatusCode::SEE_OTHER);
    assert!(page(&party).await.contains("<span class=\"quiet\">Deutsch</span>"));
    party.do_say(0, "close").await;
    let told_so = told(&party, &hook, 1, "close", 1).await;
    assert!(told_so.starts_with("Anna möchte euren Tisch Santiago de Cuba"), "{told_so}");
    let told_so = told(&party, &hook, 2, "close", 1).await;
    assert!(told_so.starts_with("Anna would like to close"), "{told_so}");
}

/// Where a clock goes, a turn is told with how much time is left.
#[tokio::test]
async fn a_turn_says_how_much_time_is_left() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=2").await;
        let hook = reached(&mut party).await;
        let first = party.asked().await;
        while party.asked().await == first {
            party.play().await;
        }
        let next = party.asked().await;
        let told = told(&party, &hook, next, "turn", 1).await;
        assert!(told.contains(" (Anna, Berta, Carlo). 2 d 0 h left. http"), "{told}");
    }
}

/// That a game is over is told with whom it was and who has won.
#[tokio::test]
async fn the_end_is_told_with_who_has_won() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    let hook = reached(&mut party).await;
    for seat in [1, 2] {
        party.do_say(seat, "stand-in&bot=random").await;
    }
    let end = party.until_over().await;
    party.pass(2000).await;
    let winner = (0..3).find(|&seat| end["places"][seat] == 1).unwrap();
    let said = "Santiago de Cuba (Anna, Berta, Carlo) is over. Won: ";
    let said = format!("{said}{}.", ["Anna", "Berta", "Carlo"][winner]);
    for _ in 0..1000 {
        let told: Vec<_> = (0..3).flat_map(|seat| about(&hook, seat, "over")).collect();
        if let Some((_, told)) = told.first() {
            assert!(told.starts_with(&said), "{told}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("nobody is told");
}

/// Whoever's time ran out is told that a bot plays for them, unless they are back by then.
#[tokio::test]
async fn whoever_is_replaced_by_a_bot_is_told_once() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=bot").await;
        let hook = reached(&mut party).await;
        let away = party.asked().await;
        party.wait(DAY).await;
        let said = "Your time at Santiago de Cuba (Anna, Berta, Carlo) was over: a bot plays";
        let told = told(&party, &hook, away, "replaced", 1).await;
        assert!(told.starts_with(said), "{told}");
        party.do_say(away, "return").await;
        while party.asked().await != away {
            party.play().await;
        }
        party.wait(DAY).await;
        party.do_say(away, "return").await;
        party.pass(2000).await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert_eq!(about(&hook, away, "replaced").len(), 1, "they were back before it left");
    }
}

/// Whom the others vote about is told so while it can still be helped.
#[tokio::test]
async fn whoever_is_voted_about_is_told() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=vote").await;
        let hook = reached(&mut party).await;
        let away = party.asked().await;
        party.wait(DAY).await;
        let said = "Your time at Santiago de Cuba (Anna, Berta, Carlo) is over: the others vote";
        let told = told(&party, &hook, away, "absent", 1).await;
        assert!(told.starts_with(said), "{told}");
        party.do_say(away, "return").await;
        party.wait(DAY).await;
        party.do_say(away, "return").await;
        party.pass(2000).await;
        tokio::time::sleep(Duration::from_millis(600)).await;
        assert_eq!(about(&hook, away, "absent").len(), 1, "they were back before it left");
    }
}
