//! The same people again: rematches, invitations, ratings and profiles.

use axum::http::StatusCode;
use cluster::Cluster;
use serde_json::json;
use server::{Limits, Options};

use crate::house::{House, Visitor};
use crate::party::Kept;

const SEATS: &str = "seat-0=me&name-0=Anna&seat-1=open";

/// Somebody with an account.
pub(crate) async fn somebody(house: &House, name: &str) -> Visitor {
    let mut somebody = Visitor::default();
    let form = format!("game=santiago-de-cuba&seat-0=me&name-0={name}&seat-1=here");
    somebody.fill(house, "/tables", &form).await.table();
    let up = format!("name={name}&password=correct+horse+{name}");
    assert_eq!(somebody.fill(house, "/me/sign-up", &up).await.status, StatusCode::OK);
    somebody
}

/// Anna's table, at which Berta takes the open seat by its link.
pub(crate) async fn together(
    house: &House,
    (anna, berta): (&mut Visitor, &mut Visitor),
    agreed: &str,
) -> String {
    let form = format!("{agreed}&{SEATS}&game=santiago-de-cuba&variant=open");
    let table = anna.fill(house, "/tables", &form).await.table();
    let page = anna.get(house, &format!("/tables/{table}")).await.text;
    let link = page.split("/join/").nth(1).unwrap()[..32].to_owned();
    let sat = berta.fill(house, &format!("/join/{link}"), "name=Berta").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{sat:?}");
    table
}

/// They play to the end.
pub(crate) async fn play(house: &House, people: &[&Visitor], table: &str) {
    for moves in 0..5000 {
        let mut over = false;
        for person in people {
            let view = person.view(house, table).await;
            over |= view["turn"] == "over";
            let choices = view["choices"].as_array().unwrap();
            if view["decision"].is_null() || choices.is_empty() {
                continue;
            }
            let path = &choices[moves * 7 % choices.len()];
            let wish = json!({"decision": view["decision"], "path": path});
            assert_eq!(person.act(house, table, &wish).await.status, StatusCode::OK);
        }
        if over {
            return;
        }
        // Bots are slower on a machine that has other things to do.
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    panic!("it has no end");
}

/// One click of each, at whichever node, and the same people sit at one table, a seat further.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all_who_click() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let (mut anna, mut berta) = (somebody(one, "Anna").await, somebody(one, "Berta").await);
    let agreed = "rule-stalled-ship=10&pace=turns&pace-days=2&seat-2=bot:random";
    let table = together(one, (&mut anna, &mut berta), agreed).await;
    let early = anna.fill(one, &format!("/tables/{table}/again"), "").await;
    assert_eq!((early.status, &early.json()["code"]), (StatusCode::CONFLICT, &"not-now".into()));
    play(one, &[&anna, &berta], &table).await;
    let stranger = Visitor::default();
    let refused = stranger.post(two, &format!("/tables/{table}/again"), &json!({})).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let page = anna.get(one, &format!("/tables/{table}")).await.text;
    assert!(page.contains(&format!("action=\"/tables/{table}/again\"")), "one click");
    let again = anna.fill(one, &format!("/tables/{table}/again"), "").await.table();
    assert_ne!(again, table);
    let waiting = anna.view(one, &again).await;
    assert_eq!(waiting["seats"], json!([1]), "a seat further");
    assert_eq!(waiting["setup"]["stalled-ship"], "10");
    assert_eq!(waiting["names"][0], "Bot Olga", "bots sit down at once");
    let home = berta.get(two, "/").await.text;
    assert!(home.contains("Anna would like a rematch"), "{home}");
    assert!(anna.get(one, &format!("/tables/{again}")).await.text.contains("Berta is invited."));
    // Berta clicks at the old table, and sits down at the new one.
    let sat = berta.fill(two, &format!("/tables/{table}/again"), "").await;
    assert_eq!(sat.location, Some(format!("/tables/{again}")));
    let view = berta.view(two, &again).await;
    assert_eq!((&view["names"][2], &view["seats"]), (&"Berta".into(), &json!([2])));
    assert!(!berta.get(two, "/").await.text.contains("would like a rematch"));
    let twice = anna.fill(two, &format!("/tables/{table}/again"), "").await;
    assert_eq!(twice.location, Some(format!("/tables/{again}")), "there is one");
    let page = anna.get(one, &format!("/tables/{again}")).await.text;
    assert!(page.contains("Clocks: 2 days a turn"), "what was agreed is agreed again");
}

/// Two who click at the same moment make one table.
#[tokio::test(flavor = "multi_thread")]
async fn two_clicks_at_once_make_one_rematch() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = together(&house, (&mut anna, &mut berta), "").await;
    play(&house, &[&anna, &berta], &table).await;
    let path = format!("/tables/{table}/again");
    let (one, two) = tokio::join!(anna.fill(&house, &path, ""), berta.fill(&house, &path, ""));
    assert_eq!(one.table(), two.table());
    let again = one.table();
    let names = anna.view(&house, &again).await["names"].clone();
    assert_eq!(names, json!(["Berta", "Anna"]), "guests without an account as well");
}

/// Whom one has played with is asked at set-up and at an open table; who is asked sits down with
/// one click, or declines.
#[tokio::test]
async fn people_one_has_played_with_are_asked() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let mut carlo = somebody(&house, "Carlo").await;
    let form = anna.get(&house, "/new/santiago-de-cuba").await.text;
    assert!(!form.contains("name=\"invite\""), "she knows nobody");
    let order = "game=santiago-de-cuba&seat-0=me&name-0=Anna&seat-1=open";
    for stranger in ["Berta", "Nobody", "Anna", ""] {
        let refused = anna.fill(&house, "/tables", &format!("{order}&invite={stranger}")).await;
        assert_eq!(refused.status, StatusCode::NOT_FOUND, "{stranger}: {refused:?}");
        assert_eq!(refused.json()["code"], "not-met");
    }
    let both = together(&house, (&mut anna, &mut berta), "").await;
    let form = anna.get(&house, "/new/santiago-de-cuba").await.text;
    assert!(form.contains("name=\"invite\" value=\"Berta\"") && !form.contains("value=\"Carlo\""));
    let table = anna.fill(&house, "/tables", &format!("{order}&invite=Berta")).await.table();
    assert!(berta.get(&house, "/").await.text.contains("Anna asks you to sit down"));
    for name in ["Anna", "Berta"] {
        let link = format!("href=\"/people/{name}\"");
        let page = |table: &str| format!("/tables/{table}");
        let told = carlo.get(&house, &page(&both)).await.text;
        assert!(told.contains(&link), "{name} has a page: {told}");
    }
    let refused = carlo.fill(&house, &format!("/tables/{table}/accept"), "").await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "nobody asked him");
    let declined = berta.fill(&house, &format!("/tables/{table}/decline"), "").await;
    assert_eq!(declined.status, StatusCode::SEE_OTHER);
    assert!(!berta.get(&house, "/").await.text.contains("asks you to sit down"));
    let late = berta.fill(&house, &format!("/tables/{table}/accept"), "").await;
    assert_eq!(late.status, StatusCode::FORBIDDEN);
    // Asked again at the open table.
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("<option>Berta</option>"), "{page}");
    assert!(page.contains("Berta has declined.") && !page.contains("Berta is invited."), "{page}");
    let ask = format!("/tables/{table}/ask");
    for not in [&mut carlo, &mut berta] {
        let refused = not.fill(&house, &ask, "name=Berta").await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "only its maker asks");
    }
    assert_eq!(anna.fill(&house, &ask, "name=Carlo").await.status, StatusCode::NOT_FOUND);
    for _ in 0..2 {
        assert_eq!(anna.fill(&house, &ask, "name=berta").await.status, StatusCode::SEE_OTHER);
    }
    let page = anna.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Berta is invited.") && !page.contains("has declined"), "{page}");
    let sat = berta.fill(&house, &format!("/tables/{table}/accept"), "").await;
    assert_eq!(sat.location, Some(format!("/tables/{table}")));
    assert_eq!(berta.view(&house, &table).await["names"], json!(["Anna", "Berta"]));
    // More than there are seats.
    let full = "game=santiago-de-cuba&seat-0=me&seat-1=bot:random&seat-2=bot:random\
                &seat-3=bot:random&invite=Berta";
    let refused = anna.fill(&house, "/tables", full).await;
    assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{refused:?}");
    assert_eq!(refused.json()["error"], "More people are invited than there are seats.");
}

/// A finished game is in the profiles of those who played, with a rating each; whoever gave up is
/// last; an unrated game counts for nothing but itself; whoever leaves has no profile.
#[tokio::test(flavor = "multi_thread")]
async fn games_between_people_are_rated() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = together(&house, (&mut anna, &mut berta), "").await;
    let give_up = format!("/tables/{table}/together");
    let left = anna.fill(&house, &give_up, "seat=0&do=leave&sure=yes&bot=random").await;
    assert_eq!(left.status, StatusCode::SEE_OTHER, "{left:?}");
    play(&house, &[&berta], &table).await;
    let stranger = Visitor::default();
    let loser = stranger.get(&house, "/api/v1/people/anna").await.json();
    let winner = stranger.get(&house, "/api/v1/people/BERTA").await.json();
    assert_eq!((&winner["name"], &winner["games"][0]["won"]), (&"Berta".into(), &1.into()));
    assert_eq!(loser["games"][0]["won"], 0, "who gives up is last");
    let rated = |person: &serde_json::Value| person["games"][0]["people"]["rating"].as_i64();
    assert!(rated(&winner) > Some(1500) && rated(&loser) < Some(1500), "{winner} {loser}");
    let page = stranger.get(&house, "/people/Berta").await.text;
    for told in
        ["Santiago de Cuba", "One game finished, 1 won", "Rating among people", "Place 1 of 2"]
    {
        assert!(page.contains(told), "{told}: {page}");
    }
    assert!(!page.contains(&table), "whoever has the link watches; nobody else");
    let unrated = together(&house, (&mut anna, &mut berta), "rated=no").await;
    let told = anna.get(&house, &format!("/tables/{unrated}")).await.text;
    assert!(told.contains("This game is not rated."));
    play(&house, &[&anna, &berta], &unrated).await;
    let after = stranger.get(&house, "/api/v1/people/Berta").await.json();
    assert_eq!(after["games"][0]["people"], winner["games"][0]["people"]);
    assert_eq!(after["games"][0]["finished"], 2);
    for nobody in ["Nobody", "%00", "a%2Fb", "%F0%9F%98%80"] {
        let missing = stranger.get(&house, &format!("/people/{nobody}")).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{nobody}");
        let missing = stranger.get(&house, &format!("/api/v1/people/{nobody}")).await;
        assert_eq!(missing.status, StatusCode::NOT_FOUND, "{nobody}");
    }
    berta.fill(&house, "/me/delete", "old=correct+horse+Berta").await;
    assert_eq!(stranger.get(&house, "/people/Berta").await.status, StatusCode::NOT_FOUND);
}

/// With a bot at the table people are rated apart, and so is the bot.
#[tokio::test(flavor = "multi_thread")]
async fn bots_are_rated_apart() {
    let house = House::open().await;
    let mut anna = somebody(&house, "Anna").await;
    let form = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=bot:random";
    let table = anna.fill(&house, "/tables", form).await.table();
    play(&house, &[&anna], &table).await;
    let person = anna.get(&house, "/api/v1/people/Anna").await.json();
    assert_eq!(person["games"][0]["people"], serde_json::Value::Null);
    assert_eq!(person["games"][0]["bots"]["games"], 1);
    let form = anna.get(&house, "/new/santiago-de-cuba").await.text;
    assert!(form.contains("after one rated game"), "how well the bot has played: {form}");
    let bad = anna.fill(&house, "/tables", "game=cuba&seat-0=me&seat-1=open&rated=maybe").await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    assert!(Limits::default().talk.is_some());
}

/// Whoever has an account is led to by their name, in the lobby and at the table; whoever has none,
/// or sits there under another name, is not.
#[tokio::test(flavor = "multi_thread")]
async fn names_lead_to_profiles_of_those_who_have_one() {
    for kept in Kept::both() {
        let options = House::listed(Options::with(Limits::none()));
        let house = kept.house(options).await;
        let mut anna = somebody(&house, "Anna").await;
        let form = "game=santiago-de-cuba&variant=open&seat-1=open&seat-2=open&listed=public";
        let table = format!("{form}&seat-0=me&name-0=Anna");
        let table = anna.fill(&house, "/tables", &table).await.table();
        let hidden = format!("{form}&seat-0=me&name-0=Somebody");
        anna.fill(&house, "/tables", &hidden).await.table();
        let lobby = Visitor::default().get(&house, "/lobby").await.text;
        assert_eq!(lobby.matches("href=\"/people/").count(), 1, "not under another name: {lobby}");
        assert!(lobby.contains("href=\"/people/Anna\">Anna</a>"), "{lobby}");
        let path = format!("/lobby/{table}");
        let mut berta = Visitor { cookie: Visitor::default().get(&house, "/lobby").await.cookie };
        berta.fill(&house, &path, "name=Berta").await.table();
        let page = format!("/tables/{table}");
        let link = "href=\"/people/Berta\"";
        assert!(!Visitor::default().get(&house, &page).await.text.contains(link), "a guest");
        let up = "name=Berta&password=correct+horse+Berta";
        assert_eq!(berta.fill(&house, "/me/sign-up", up).await.status, StatusCode::OK);
        assert!(Visitor::default().get(&house, &page).await.text.contains(link), "at once");
        let carlo = somebody(&house, "Carlo").await;
        carlo.clone().fill(&house, &path, "name=Carlo").await.table();
        let page = Visitor::default().get(&house, &page).await.text;
        assert!(page.contains("href=\"/people/Carlo\""), "who sits down later: {page}");
    }
}

/// Whoever has an account and no table yet is told on an open page that somebody invites them.
#[tokio::test]
async fn an_open_home_page_hears_of_an_invitation() {
    let house = House::open().await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, Visitor::default());
    let up = "name=Berta&password=correct+horse+Berta";
    berta.fill(&house, "/me/sign-up", up).await;
    let open = berta.get(&house, "/").await.text;
    assert!(open.contains("data-mine") && open.contains("<title>Ingenio"), "{open}");
    assert!(!Visitor::default().get(&house, "/").await.text.contains("data-mine"));
    let both = together(&house, (&mut anna, &mut berta), "").await;
    play(&house, &[&anna, &berta], &both).await;
    anna.fill(&house, &format!("/tables/{both}/again"), "").await.table();
    let now = berta.get(&house, "/tables").await.text;
    assert!(now.contains("data-title=\"● You are invited – Ingenio\""), "{now}");
    assert!(now.contains("You are asked to sit down at a table."), "{now}");
    assert!(now.contains("data-turns=\"1\"") && !now.contains("Nobody is waiting for you"));
}
