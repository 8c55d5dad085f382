//! A seat whose person does not come is somebody else's, if the table agreed so.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use axum::http::StatusCode;
use http_body_util::BodyExt as _;
use serde_json::{Value, json};
use server::{Clock, Limits, Options};
use store::{Among, Kind};

use crate::company::somebody;
use crate::house::{House, Visitor};
use crate::party::{DAY, Kept, Party, TODAY};
use crate::people::sign_up;

const OFFER: &str = "pace=turns&pace-days=1&then=offer";

/// Where somebody else may sit down, as `seat` is told.
async fn links(party: &Party, seat: usize) -> Vec<Value> {
    party.view(seat).await["offers"].as_array().unwrap().clone()
}

/// The link that those share who are there, after the time of somebody was over: who it was, and
/// the link.
async fn vacated(party: &Party) -> (usize, String) {
    let away = party.asked().await;
    party.wait(DAY).await;
    party.settled().await;
    let links = links(party, (away + 1) % 3).await;
    assert_eq!(links.len(), 1, "{links:?}");
    assert_eq!(links[0]["seat"], json!(away));
    (away, links[0]["link"].as_str().unwrap().to_owned())
}

/// The log tells that Dora came, and from whom, and nothing of before by her name; what counts is
/// told as well. Nobody is named any more who has gone for good.
fn is_told(page: &str, before: Option<&str>) {
    let from = before.map_or("somebody who", |name| name);
    assert!(page.contains(&format!("Dora took this seat from {from}")), "in the log");
    let before = before.unwrap_or("Dora’s predecessor");
    assert!(page.contains(&format!("{before}’s time ran out")), "{page}");
    assert!(!page.contains("Dora’s time ran out"), "it was not hers: {page}");
    assert!(page.matches(before).count() > 1, "nor what a bot has decided there: {page}");
    assert!(page.contains("what comes of that seat is in nobody"), "{page}");
}

/// Whoever has read that their seat is gone is named still, and nobody who has deleted their account.
async fn is_named_until_deleted(party: &Party, here: usize, (old, name): (&mut Visitor, &str)) {
    old.fill(&party.house, &format!("/tables/{}/let-go", party.table), "").await;
    is_told(&party.page(here).await, Some(name));
    sign_up(&party.house, old, name).await;
    let deleted = old.fill(&party.house, "/me/delete", "old=correct+horse").await;
    assert!(!deleted.status.is_client_error(), "{deleted:?}");
    is_told(&party.page(here).await, None);
}

/// A bot plays on, the others share a link, and whoever opens it first plays the seat to its end:
/// at any node, also after a restart. Whoever left it has no way back.
#[tokio::test]
async fn somebody_else_takes_a_seat_whose_time_is_over() {
    for kept in Kept::both() {
        let party = Party::meet(&kept, OFFER).await;
        assert!(links(&party, 0).await.is_empty());
        let (away, link) = vacated(&party).await;
        let here = (away + 1) % 3;
        let person = party.view(here).await["people"][away].clone();
        assert_eq!((&person["offered"], &person["until"]), (&json!(true), &json!("return")));
        assert!(links(&party, away).await.is_empty(), "they take it back without a link");
        assert!(party.page(here).await.contains(&link));
        assert!(!party.page(away).await.contains(&link));
        assert!(party.page(away).await.contains("Somebody else may take this seat until you"));
        let stranger = Visitor::default();
        let public = stranger.get(&party.house, &format!("/tables/{}", party.table)).await.text;
        assert!(!public.contains(&link), "it is for those who play to share");
        assert!(stranger.view(&party.house, &party.table).await["offers"] == json!([]));
        let mut party = party.restart(&kept, 1000).await;
        assert_eq!(links(&party, here).await[0]["link"], json!(link), "the same link");
        // Where nodes share the tables it is at another.
        let second = kept.serve(&party.hands).await;
        let other = if matches!(kept, Kept::Database(_)) { &second } else { &party.house };
        let mut dora = somebody(other, "Dora").await;
        let shown = dora.get(other, &link).await.text;
        let names = ["Anna", "Berta", "Carlo"];
        assert!(shown.contains(&format!("{}’s time has run out", names[away])), "{shown}");
        assert!(shown.contains("nobody&#39;s rating") || shown.contains("nobody's rating"));
        let sat = dora.fill(other, &link, "name=Dora").await;
        assert_eq!(sat.location, Some(format!("/tables/{}", party.table)), "{sat:?}");
        // Every step stands where all can read it.
        let took = party.all(Among::TookOver).await;
        let [took] = took.as_slice() else { panic!("{took:?}") };
        assert_eq!(took.seat.map(usize::from), Some(away));
        assert_eq!(took.body, json!({"name": "Dora"}));
        let view = party.view(here).await;
        assert_eq!(view["names"][away], "Dora");
        let person = &view["people"][away];
        assert_eq!((&person["offered"], &person["bot"]), (&json!(false), &json!(null)));
        assert_eq!(person["time"], json!(DAY), "a whole turn");
        is_told(&party.page(here).await, Some(names[away]));
        // What the one before could do is over, at every node.
        let gone = party.view(away).await;
        assert_eq!((&gone["seat"], &gone["decision"]), (&json!(null), &json!(null)));
        let wish = json!({"seat": away, "decision": 1, "path": "pass"});
        let late = party.people[away].act(other, &party.table, &wish).await;
        assert_eq!(late.status, StatusCode::FORBIDDEN, "{late:?}");
        assert_eq!(party.say(away, "return").await.status, StatusCode::FORBIDDEN);
        let again = dora.fill(&party.house, &link, "name=Dora").await;
        assert_eq!(again.location, Some(format!("/tables/{}", party.table)), "twice is once");
        for seat in [away, here] {
            let used = party.people[seat].fill(&party.house, &link, "name=X").await;
            assert_eq!(used.status, StatusCode::NOT_FOUND, "{used:?}");
        }
        assert_eq!(party.all(Among::TookOver).await.len(), 1);
        let mut old = std::mem::replace(&mut party.people[away], dora);
        let mut party = party.restart(&kept, 1000).await;
        is_named_until_deleted(&party, here, (&mut old, names[away])).await;
        let mut played = false;
        for _ in 0..12 {
            played |= party.play().await == away;
        }
        assert!(played, "Dora plays");
        party.do_say(away, "stand-in&bot=greedy").await;
        party.do_say(away, "return").await;
    }
}

/// Whoever comes back before anybody else has the seat, and that link is used up.
#[tokio::test]
async fn who_returns_first_keeps_the_seat() {
    let [_, kept] = Kept::both();
    let mut party = Party::meet(&kept, OFFER).await;
    let (away, link) = vacated(&party).await;
    party.do_say(away, "return").await;
    assert!(links(&party, (away + 1) % 3).await.is_empty());
    let mut dora = somebody(&party.house, "Dora").await;
    assert_eq!(dora.fill(&party.house, &link, "name=Dora").await.status, StatusCode::NOT_FOUND);
    // The next time it is another.
    while party.asked().await != away {
        party.play().await;
    }
    let (_, next) = vacated(&party).await;
    assert_ne!(next, link);
    assert_eq!(dora.fill(&party.house, &link, "name=Dora").await.status, StatusCode::NOT_FOUND);
    // Of all who click at once, at both nodes, whoever is first has it, and else nobody.
    let other = kept.serve(&party.hands).await;
    let mut all = Vec::new();
    for number in 0..6 {
        all.push(somebody(&party.house, &format!("Guest {number}")).await);
    }
    let (table, old) = (party.table.clone(), party.people[away].clone());
    let mut clicks = tokio::task::JoinSet::new();
    let houses = [Arc::new(other), Arc::new(party.house)];
    for (number, mut guest) in all.into_iter().enumerate() {
        let (house, link) = (Arc::clone(&houses[number % 2]), next.clone());
        clicks.spawn(async move { guest.fill(&house, &link, "name=G").await.status });
    }
    let (house, path) = (Arc::clone(&houses[0]), format!("/tables/{table}/together"));
    let mut returning = old.clone();
    let form = format!("seat={away}&do=return");
    let back = tokio::spawn(async move { returning.fill(&house, &path, &form).await });
    let answers = clicks.join_all().await;
    back.await.unwrap();
    let sat = answers.iter().filter(|status| **status == StatusCode::SEE_OTHER).count();
    let entries = houses[1].store.entries(&table, 0).await.unwrap();
    let all = |kind: Among| entries.iter().filter(|entry| entry.kind == kind.into()).count();
    assert_eq!(all(Among::TookOver), sat, "{answers:?}");
    // Once they had returned before.
    assert_eq!(sat + all(Among::Returned), 2, "either somebody else has it or they have");
    let seats = houses[1].store.holders(&table).await.unwrap();
    assert_eq!(seats.iter().filter(|(seat, _)| usize::from(*seat) == away).count(), 1);
}

/// What is hidden is shown to whoever has the seat, and no longer to whoever had it, however they
/// listen.
#[tokio::test]
async fn who_has_left_hears_nothing_more_of_the_hand() {
    let kept = Kept::file();
    let party = Party::meet(&kept, &format!("{OFFER}&variant=hidden")).await;
    let (away, link) = vacated(&party).await;
    let old = party.people[away].clone();
    let seq = party.house.entries(&party.table).await;
    let path = format!("/api/v1/tables/{}/events?seat={away}&after={seq}", party.table);
    let request = old.request("GET", &path).body(axum::body::Body::empty()).unwrap();
    let stream = tower::ServiceExt::oneshot(party.house.router.clone(), request).await.unwrap();
    let mut stream = stream.into_body();
    let mut dora = somebody(&party.house, "Dora").await;
    dora.fill(&party.house, &link, "name=Dora").await;
    let rest = tokio::time::timeout(Duration::from_secs(10), async {
        let mut heard = String::new();
        while let Some(frame) = stream.frame().await {
            heard += &String::from_utf8_lossy(&frame.unwrap().into_data().unwrap());
        }
        heard
    });
    let heard = rest.await.unwrap();
    assert!(!heard.contains("took-over"), "{heard}");
    assert!(heard.contains("event: over\n"), "pages look again at once: {heard}");
    let again = old.get(&party.house, &path).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
    let view = dora.view(&party.house, &party.table).await;
    let public = old.view(&party.house, &party.table).await;
    assert_eq!((&view["seat"], &public["seat"]), (&json!(away), &json!(null)));
    assert_ne!(view["view"], public["view"], "the hand is Dora's");
    // Whoever takes a seat hears of it with its eyes, from the beginning.
    let mut told = dora.clone();
    told.cookie.clone_from(&dora.cookie);
    let last = party.view((away + 1) % 3).await["seq"].as_u64().unwrap();
    let heard = crate::secrets::events(&party.house, &told, &party.table, last).await;
    assert!(heard.contains("took-over"), "{heard}");
}

/// Nobody plays two hands, and no link leads there that was made up.
#[tokio::test]
async fn only_somebody_else_takes_it_and_only_by_that_link() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, OFFER).await;
    let (away, link) = vacated(&party).await;
    let here = (away + 1) % 3;
    let before = party.house.entries(&party.table).await;
    for seat in [away, here] {
        let sat = party.people[seat].fill(&party.house, &link, "name=X&also=yes").await;
        assert_eq!(sat.status, StatusCode::CONFLICT, "{sat:?}");
        assert_eq!(sat.json()["code"], "sits-here");
        let page = party.people[seat].get(&party.house, &link).await.text;
        assert!(page.contains("You sit at this table already") && !page.contains("id=\"name\""));
    }
    let (start, end) = link.rsplit_once('.').unwrap();
    let forged = format!("{start}.{}{}", if end.starts_with('a') { 'b' } else { 'a' }, &end[1..]);
    let elsewhere = link.replacen(&format!(".{away}."), &format!(".{here}."), 1);
    let mut dora = somebody(&party.house, "Dora").await;
    for bad in [&forged, &elsewhere, "/join/x.1.y", "/join/.", "/join/..", "/join/a.999.b"] {
        assert_eq!(dora.get(&party.house, bad).await.status, StatusCode::NOT_FOUND, "{bad}");
        let sat = dora.fill(&party.house, bad, "name=Dora").await;
        assert_eq!(sat.status, StatusCode::NOT_FOUND, "{bad}: {sat:?}");
    }
    assert_eq!(party.house.entries(&party.table).await, before);
    // Where it was not agreed nobody else comes.
    let other = Party::meet(&kept, "pace=turns&pace-days=1&then=bot").await;
    let away = other.asked().await;
    other.wait(DAY).await;
    assert_eq!(other.view(0).await["people"][away]["offered"], json!(false));
    assert!(links(&other, (away + 1) % 3).await.is_empty());
}

/// A public table's seat is in the lobby as one of a running game, and is taken there by one click;
/// a private one's is not.
#[tokio::test]
async fn a_public_table_lists_the_seat_of_who_did_not_come() {
    let hands = Arc::new(AtomicI64::new(TODAY));
    let clock = Clock::Held(Arc::clone(&hands));
    let house =
        House::with(House::listed(Options { clock, ..Options::with(Limits::none()) })).await;
    let (mut anna, mut berta) = (Visitor::default(), somebody(&house, "Berta").await);
    let seats = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let private = anna.fill(&house, "/tables", &format!("{seats}&{OFFER}")).await.table();
    let page = anna.get(&house, &format!("/tables/{private}")).await.text;
    let link = page.split("/join/").nth(1).unwrap()[..32].to_owned();
    berta.fill(&house, &format!("/join/{link}"), "name=Berta").await;
    let form = format!("{seats}&{OFFER}&listed=public&days=1");
    let table = anna.fill(&house, "/tables", &form).await.table();
    berta.fill(&house, &format!("/lobby/{table}"), "name=Berta").await;
    let stranger = Visitor::default();
    let lobby = async || stranger.get(&house, "/lobby").await.text;
    assert!(!lobby().await.contains(&table), "it is full");
    let later = TODAY + 2 * DAY;
    house.store.beat(later, i64::MAX).await.unwrap();
    hands.store(later, std::sync::atomic::Ordering::Relaxed);
    house.state.look_after().await;
    for id in [&table, &private] {
        let entries = house.store.entries(id, 0).await.unwrap();
        assert!(entries.iter().any(|entry| entry.kind == Kind::Among(Among::TimedOut)));
    }
    let page = lobby().await;
    assert!(page.contains(&table) && !page.contains(&private), "{page}");
    assert!(page.contains("The game goes on") && page.contains("One free seat"), "{page}");
    assert!(page.contains("this seat is free because its player did not come"), "{page}");
    assert!(!page.contains("/join/"), "nobody is given a link");
    let program = stranger.get(&house, "/api/v1/lobby").await.json();
    let listed = &program["tables"][0];
    assert_eq!((&listed["running"], &listed["until"]), (&json!(true), &json!(null)));
    let free: Vec<&Value> =
        listed["seats"].as_array().unwrap().iter().map(|seat| &seat["free"]).collect();
    let away = free.iter().position(|free| **free == json!(true)).unwrap();
    let mut dora = somebody(&house, "Dora").await;
    let sat = dora.fill(&house, &format!("/lobby/{table}"), "name=Dora").await;
    assert_eq!(sat.location, Some(format!("/tables/{table}")), "{sat:?}");
    assert_eq!(dora.view(&house, &table).await["seat"], json!(away));
    assert!(!lobby().await.contains(&table));
    let late = somebody(&house, "Emil").await.fill(&house, &format!("/lobby/{table}"), "").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

/// Where nobody is left to play with, no seat is listed; as soon as somebody returns it is.
#[tokio::test]
async fn a_table_at_which_nobody_is_left_is_not_listed() {
    let hands = Arc::new(AtomicI64::new(TODAY));
    let clock = Clock::Held(Arc::clone(&hands));
    let house =
        House::with(House::listed(Options { clock, ..Options::with(Limits::none()) })).await;
    let (mut anna, mut berta) = (Visitor::default(), somebody(&house, "Berta").await);
    let seats = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open";
    let form = format!("{seats}&{OFFER}&listed=public&days=1");
    let table = anna.fill(&house, "/tables", &form).await.table();
    berta.fill(&house, &format!("/lobby/{table}"), "name=Berta").await;
    let lobby = async || Visitor::default().get(&house, "/lobby").await.text.contains(&table);
    for (nth, listed) in [(1, true), (2, false)] {
        let later = TODAY + nth * 2 * DAY;
        house.store.beat(later, i64::MAX).await.unwrap();
        hands.store(later, std::sync::atomic::Ordering::Relaxed);
        house.state.look_after().await;
        let is_asked = async || {
            let turn = anna.view(&house, &table).await["turn"].clone();
            let people = anna.view(&house, &table).await["people"].clone();
            let decides = turn["decide"][0].as_u64().and_then(|seat| usize::try_from(seat).ok());
            decides.is_some_and(|seat| listed == people[seat]["bot"].is_null())
        };
        while !is_asked().await {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(lobby().await, listed, "{nth}");
    }
    berta.fill(&house, &format!("/tables/{table}/together"), "seat=1&do=return").await;
    assert!(lobby().await, "Anna has not come back");
}

/// Whose seat somebody else has taken is told so: by their channels, on the page of the table, at
/// home and among their tables, until they say that they have read it.
#[tokio::test]
async fn whoever_has_lost_a_seat_is_told() {
    for kept in Kept::both() {
        let mut party = Party::meet(&kept, OFFER).await;
        let away = party.asked().await;
        let names = ["Anna", "Berta", "Carlo"];
        sign_up(&party.house, &mut party.people[away], names[away]).await;
        let target = "target=http%3A%2F%2F127.0.0.1%3A9%2Flost";
        party.people[away].fill(&party.house, "/me/notices/webhooks", target).await;
        let (lost, link) = vacated(&party).await;
        assert_eq!(lost, away);
        let mut dora = somebody(&party.house, "Dora").await;
        dora.fill(&party.house, &link, "name=Dora").await;
        let players: Vec<&str> =
            (0..3).map(|seat| if seat == away { "Dora" } else { names[seat] }).collect();
        let told = format!(
            "Dora has taken your seat at Santiago de Cuba ({}): your time there was over.",
            players.join(", ")
        );
        let who = party.people[away].clone();
        let page = who.get(&party.house, "/me/notices").await.text;
        assert!(page.contains(&told), "{page}");
        let here = "Your time was over, and Dora has taken your seat here.";
        let path = format!("/tables/{}", party.table);
        assert!(party.page(away).await.contains(here));
        let listed = "Dora has taken your seat: your time was over";
        for page in ["/", "/me/tables"] {
            assert!(who.get(&party.house, page).await.text.contains(listed), "{page}");
        }
        let page = who.get(&party.house, "/me/tables").await.text;
        assert!(page.contains("id=\"cover-santiago-de-cuba\""), "with a picture: {page}");
        // It is theirs alone to read.
        for other in [&dora, &party.people[(away + 1) % 3], &Visitor::default()] {
            assert!(!other.get(&party.house, &path).await.text.contains(here));
            assert!(!other.get(&party.house, "/").await.text.contains(listed));
        }
        let mut party = party.restart(&kept, 1000).await;
        let read = format!("{path}/let-go");
        let back = party.people[away].fill(&party.house, &read, "back=%2Fme%2Ftables").await;
        assert_eq!(back.location.as_deref(), Some("/me/tables"), "{back:?}");
        assert!(!party.page(away).await.contains(here));
        for page in ["/", "/me/tables"] {
            assert!(!who.get(&party.house, page).await.text.contains(listed), "{page}");
        }
    }
}
