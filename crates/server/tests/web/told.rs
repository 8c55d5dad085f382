//! What a table tells of how it ended, wherever it is told.

use axum::http::StatusCode;
use store::Kind;

use crate::house::{House, Visitor};
use crate::party::{DAY, Kept, Party};

/// Whoever gives up comes last whatever a bot makes of the seat, and the others move up.
#[tokio::test]
async fn who_gave_up_is_last_wherever_it_is_told() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    party.do_say(2, "leave&sure=yes&bot=greedy").await;
    party.do_say(1, "stand-in&bot=random").await;
    let end = party.until_over().await;
    let scores: Vec<i64> = (0..3).map(|seat| end["scores"][seat].as_i64().unwrap()).collect();
    assert!(scores[2] > scores[0].max(scores[1]), "the bot came first: {end}");
    assert_eq!(end["places"][2], 3, "{end}");
    let first = usize::from(end["places"][1] == 1);
    let name = ["Anna", "Berta"][first];
    let page = party.page(0).await;
    assert!(page.contains(&format!("<b>{name}</b> wins")), "{page}");
    for (seat, place) in [(2, 3), (first, 1), (1 - first, 2)] {
        let told = format!("You: place {place} of 3");
        let home = party.people[seat].get(&party.house, "/").await.text;
        assert!(home.contains(&told) && home.contains(name), "{seat}: {home}");
        let mine = party.people[seat].get(&party.house, "/me/tables").await.text;
        let told =
            if place == 1 { "You have won".to_owned() } else { format!("{name} won · {told}") };
        assert!(mine.contains(&told), "{seat}: {mine}");
    }
}

/// Where nothing can go on, what happened is shown, and what was hidden is opened.
#[tokio::test]
async fn a_closed_game_is_kept_and_opened() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "variant=hidden").await;
    for _ in 0..4 {
        party.play().await;
    }
    let path = format!("/tables/{}", party.table);
    let transcript = format!("{path}/transcript.jsonl");
    let before = party.people[0].get(&party.house, &transcript).await;
    assert_ne!(before.status, StatusCode::OK, "it would tell what is hidden");
    for seat in 0..3 {
        party.do_say(seat, "close").await;
    }
    assert_eq!(party.all(Kind::Closed).await.len(), 1);
    let page = party.page(0).await;
    assert!(page.contains("This table has been closed."), "{page}");
    assert!(!page.contains("The game has not begun yet."), "{page}");
    assert!(page.contains("data-drawing"), "the board is there");
    assert!(page.contains("data-ply"), "and the way back");
    assert!(page.contains(&transcript), "it is offered");
    let kept = party.people[0].get(&party.house, &transcript).await;
    assert_eq!(kept.status, StatusCode::OK, "{kept:?}");
    assert!(kept.text.contains("\"seed\""), "{}", kept.text);
    let dice = party.people[0].get(&party.house, &format!("{path}/dice")).await.text;
    assert!(!dice.contains("when the game is over"), "{dice}");
    let list = party.people[1].get(&party.house, "/me/tables").await.text;
    assert!(list.contains("Closed") && !list.contains("class=\"state\">Finished"), "{list}");
}

/// Nobody is offered what would be refused.
#[tokio::test]
async fn who_gave_up_is_not_asked_to_agree() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    party.play().await;
    party.do_say(1, "leave&sure=yes").await;
    party.settled().await;
    party.do_say(0, "close").await;
    assert!(party.page(2).await.contains("I agree"));
    assert!(!party.page(1).await.contains("I agree"));
}

/// Whoever sits down knows what they agree to, and what was agreed about going back stands there.
#[tokio::test]
async fn what_is_agreed_is_told_before_sitting_down() {
    let house = House::open().await;
    let (mut anna, berta) = (Visitor::default(), Visitor::default());
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open\
                &pace=turns&pace-days=3&then=vote&undo=free&rated=yes";
    let table = anna.fill(&house, "/tables", form).await.table();
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    let link = format!("/join/{}", &page.split("/join/").nth(1).unwrap()[..32]);
    let join = berta.get(&house, &link).await.text;
    for agreed in ["3 days", "further back if all agree"] {
        assert!(page.contains(agreed), "{agreed} at the table: {page}");
        assert!(join.contains(agreed), "{agreed} before: {join}");
    }
    assert!(join.contains("This game is rated."), "{join}");
    assert!(page.contains("so far without: Anna."), "{page}");
    let setup = anna.get(&house, "/new/santiago-de-cuba").await.text;
    assert!(setup.contains("further back if all agree"), "{setup}");
}

/// Undo leads to asking; those who are asked see whereto, and whoever asks may think better of it.
#[tokio::test]
async fn asking_to_go_back_is_found_judged_and_withdrawn() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "undo=free").await;
    let first = party.play().await;
    while party.play().await == first {}
    let back = format!("/tables/{}/back?ply=", party.table);
    let page = party.page(first).await;
    let ply = page.split(&back).nth(1).unwrap_or_else(|| panic!("a way: {page}"));
    let ply: usize = ply[..ply.find('"').unwrap()].parse().unwrap();
    for nowhere in ["999", "-1", "x", ""] {
        let nothing = party.people[first].get(&party.house, &format!("{back}{nowhere}")).await;
        assert_eq!(nothing.status, StatusCode::BAD_REQUEST, "nothing would go");
        let said = nothing.text.contains("a number of moves that the game has");
        assert!(said, "{nowhere}: {}", nothing.text);
    }
    party.do_say(first, &format!("ask-back&ply={ply}")).await;
    for seat in 0..3 {
        let page = party.page(seat).await;
        assert!(page.contains(&format!("href=\"?ply={ply}\" data-ply=\"{ply}\"")), "{page}");
    }
    let other = (first + 1) % 3;
    assert!(party.page(first).await.contains("Do not ask after all"));
    assert!(!party.page(other).await.contains("Do not ask after all"));
    party.do_say(first, "answer&yes=no").await;
    let page = party.page(other).await;
    assert!(page.contains("no longer asks to go back") && !page.contains("Refuse"), "{page}");
}

/// Where it is my turn comes first, and I am not told that the table waits for me.
#[tokio::test]
async fn my_turn_comes_first_among_all_my_tables() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let mine = house.table(&mut anna, "open", &["here"]).await;
    anna.turn(&house, &mine, 0).await;
    let later = house.table(&mut anna, "open", &["open"]).await;
    let list = anna.get(&house, "/me/tables").await.text;
    let at = |table: &str| list.find(&format!("/tables/{table}\"")).unwrap();
    assert!(at(&mine) < at(&later), "{list}");
    assert_eq!(list.matches(&format!("/tables/{mine}\"")).count(), 1, "once: {list}");
    assert!(list.contains("Your turn") && !list.contains("Waiting for"), "{list}");
}

/// A table at which all sit is everybody's; one that was closed before stays in the others' lists.
#[tokio::test]
async fn nobody_closes_a_game_that_others_have_begun() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    party.settled().await;
    let close = format!("/tables/{}/close", party.table);
    assert!(!party.page(0).await.contains(&close), "it is not offered");
    let closed = party.people[0].fill(&party.house, &close, "").await;
    assert_eq!(closed.status, StatusCode::CONFLICT, "{closed:?}");
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open&seat-2=open";
    let table = party.people[0].fill(&party.house, "/tables", form).await.table();
    let page = party.people[0].get(&party.house, &format!("/tables/{table}")).await.text;
    let link = format!("/join/{}", &page.split("/join/").nth(1).unwrap()[..32]);
    party.people[1].fill(&party.house, &link, "name=Berta").await;
    let close = format!("/tables/{table}/close");
    let closed = party.people[0].fill(&party.house, &close, "").await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER, "{closed:?}");
    for seat in [0, 1] {
        let list = party.people[seat].get(&party.house, "/me/tables").await.text;
        assert!(list.contains(&table) && list.contains("Closed"), "{list}");
    }
}

/// Whoever is asked to close a table may refuse, and then nobody is asked any more.
#[tokio::test]
async fn a_request_to_close_can_be_refused() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "").await;
    party.play().await;
    party.do_say(0, "close").await;
    assert!(party.page(2).await.contains("I would rather play on"));
    party.do_say(2, "keep").await;
    assert!(!party.page(1).await.contains("I agree"), "it is settled");
    // Nobody asks again at once, but may agree with somebody else.
    assert_eq!(party.refused(0, "close").await, "refused");
    party.do_say(1, "close").await;
    party.do_say(0, "close").await;
    party.do_say(0, "keep").await;
    party.play().await;
    party.do_say(1, "keep").await;
    party.do_say(0, "close").await;
    party.do_say(0, "keep").await;
    party.do_say(1, "close").await;
    party.do_say(2, "close").await;
    assert!(party.all(Kind::Closed).await.is_empty(), "Anna's wish counts no more");
}

/// Whose time is over is told that the others vote, and can say that they are here.
#[tokio::test]
async fn who_is_voted_upon_is_told_so() {
    let kept = Kept::file();
    let mut party = Party::meet(&kept, "pace=turns&pace-days=1&then=vote").await;
    let absent = party.asked().await;
    party.wait(2 * DAY).await;
    assert!(party.page(absent).await.contains("the others decide whether a bot plays for you"));
    party.do_say(absent, "return").await;
    assert!(!party.page(absent).await.contains("the others decide"));
}

/// Whoever finds a listed table by its own page sits down there, and is asked for a name; who comes
/// too late is told so.
#[tokio::test]
async fn a_listed_table_is_joined_on_its_own_page() {
    let house = House::listing().await;
    let (mut anna, mut berta, mut carlo) =
        (Visitor::default(), Visitor::default(), Visitor::default());
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=open&listed=public";
    let table = anna.fill(&house, "/tables", form).await.table();
    for visitor in [&mut berta, &mut carlo] {
        visitor.cookie = visitor.get(&house, "/lobby").await.cookie;
    }
    let sit = format!("/lobby/{table}");
    for path in [format!("/tables/{table}"), "/lobby".to_owned()] {
        let page = berta.get(&house, &path).await.text;
        let rest = page.split(&format!("action=\"{sit}\"")).nth(1);
        let rest = rest.unwrap_or_else(|| panic!("{path}: {page}"));
        assert!(rest.contains("<input name=\"name\""), "{path}: {page}");
    }
    let own = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(!own.contains(&sit), "Anna sits there");
    berta.fill(&house, &sit, "name=Berta").await;
    let late = carlo.fill(&house, &sit, "name=Carlo").await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{late:?}");
}
