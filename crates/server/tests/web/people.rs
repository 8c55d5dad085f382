//! People: an account keeps what a guest had, on any device, and is left without harm to others.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{StatusCode, header};
use cluster::Cluster;
use serde_json::{Value, json};
use server::{Limits, Options};
use store::{Among, Kind};

use crate::house::{Answer, House, Visitor};
use crate::speed::weight;

const FIREFOX: &str = "Mozilla/5.0 (X11; rv:143.0) Gecko/20100101 Firefox/143.0";

/// Signs up and says which codes open the account when the password is lost.
pub(crate) async fn sign_up(house: &House, who: &mut Visitor, name: &str) -> Vec<String> {
    let answer =
        who.fill(house, "/me/sign-up", &format!("name={name}&password=correct+horse")).await;
    assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
    let codes: Vec<String> = answer.text.split("<code>").skip(1).map(first_word).collect();
    assert_eq!(codes.len(), 10, "{}", answer.text);
    codes
}

fn first_word(text: &str) -> String {
    text.split(['<', '"']).next().unwrap_or_default().to_owned()
}

async fn sign_in(house: &House, who: &mut Visitor, name: &str, password: &str) -> Answer {
    who.fill(house, "/me/sign-in", &format!("name={name}&password={password}")).await
}

/// The tables of whoever asks, as programs list them.
async fn tables(house: &House, who: &Visitor) -> Vec<String> {
    let listed = who.get(house, "/api/v1/tables").await;
    if listed.status == StatusCode::UNAUTHORIZED {
        return Vec::new();
    }
    let listed = listed.json();
    let tables = listed["tables"].as_array().unwrap().iter();
    tables.map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

/// Whether one of these seats of the visitor's is asked, once chance has done its part.
async fn asked(house: &House, who: &Visitor, table: &str, seats: &[u64]) -> Option<Value> {
    for &seat in seats {
        let view = who.turn(house, table, seat).await;
        if !view["decision"].is_null() {
            return Some(view);
        }
    }
    None
}

/// Plays the first legal choice of whichever of these seats is asked.
async fn play(house: &House, who: &Visitor, table: &str, seats: &[u64]) -> StatusCode {
    let view = asked(house, who, table, seats).await.expect("one of them is asked");
    let (seat, decision) = (&view["seat"], &view["decision"]);
    let wish = json!({ "seat": seat, "decision": decision, "path": view["choices"][0] });
    who.act(house, table, &wish).await.status
}

/// Where somebody is signed in, as forms name it; the place that asks is not among them.
async fn elsewhere(house: &House, who: &Visitor) -> Vec<String> {
    let page = who.get(house, "/me").await.text;
    page.split("/me/sessions/").skip(1).map(|rest| rest[..16].to_owned()).collect()
}

#[tokio::test]
async fn a_guest_who_signs_up_keeps_every_table_on_every_device() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "open", &["here"]).await;
    let guest = anna.clone();
    sign_up(&house, &mut anna, "Anna").await;
    assert_ne!(anna.cookie, guest.cookie, "another token, known to nobody");
    assert_eq!(tables(&house, &guest).await, [""; 0], "the first one is over");
    assert_eq!(tables(&house, &anna).await, [table.as_str()]);
    assert_eq!(play(&house, &anna, &table, &[0, 1]).await, StatusCode::OK);
    // Another device, at which nobody was yet.
    let mut phone = Visitor::default();
    let answer = sign_in(&house, &mut phone, "ANNA", "correct+horse").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{answer:?}");
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(tables(&house, &phone).await, [table.as_str()]);
    assert_eq!(play(&house, &phone, &table, &[0, 1]).await, StatusCode::OK, "the same seats");
    let home = phone.get(&house, "/").await.text;
    assert!(home.contains(">Anna</a>"), "{home}");
    // Signed out there, and nowhere else.
    let out = phone.clone().fill(&house, "/me/sign-out", "").await;
    assert!(out.headers["set-cookie"].to_str().unwrap().contains("Max-Age=0"));
    assert_eq!(tables(&house, &phone).await, [""; 0]);
    assert_eq!(tables(&house, &anna).await, [table]);
}

/// What is told before happens: the tables of this browser are brought along, with what their
/// maker may do, and the table in memory knows it at once.
#[tokio::test]
async fn whoever_signs_in_brings_the_tables_of_this_browser_along() {
    let house = House::open().await;
    let (mut anna, mut browser) = (Visitor::default(), Visitor::default());
    let first = house.table(&mut anna, "open", &["open"]).await;
    sign_up(&house, &mut anna, "Anna").await;
    let second = house.table(&mut browser, "open", &["open"]).await;
    let page = anna.get(&house, &format!("/tables/{first}")).await.text;
    let invite = page.split("/join/").nth(1).map(|rest| rest[..32].to_owned()).unwrap();
    browser.fill(&house, &format!("/join/{invite}"), "name=Berta").await;
    let told = browser.get(&house, "/me").await.text;
    assert!(told.contains("The 2 tables of this browser come along"), "{told}");
    assert!(told.contains("you see what both may see"));
    let before = browser.clone();
    sign_in(&house, &mut browser, "anna", "correct+horse").await;
    assert_ne!(before.cookie, browser.cookie, "nobody brings a session of their own");
    let mut mine = tables(&house, &anna).await;
    mine.sort();
    let mut both = [first.clone(), second.clone()];
    both.sort();
    assert_eq!(mine, both);
    assert_eq!(anna.view_as(&house, &first, 1).await["seats"], json!([0, 1]));
    let page = anna.get(&house, &format!("/tables/{second}")).await.text;
    assert!(page.contains("/join/"), "its maker hands out links: {page}");
    let closed = anna.fill(&house, &format!("/tables/{second}/close"), "").await;
    assert_eq!(closed.status, StatusCode::SEE_OTHER, "{closed:?}");
    let after = before.view(&house, &first).await;
    assert_eq!(after["seats"], json!([]), "the browser's first token is nobody's");
}

/// The same answer whether the name or the password is wrong; and few attempts are taken, by
/// address and by name.
#[tokio::test]
async fn wrong_passwords_tell_nothing_and_are_few() {
    let house = House::open().await;
    sign_up(&house, &mut Visitor::default(), "Anna").await;
    let mut stranger = Visitor::default();
    let wrong = sign_in(&house, &mut stranger, "Anna", "wrong+horse").await;
    let nobody = sign_in(&house, &mut stranger, "Nobody", "wrong+horse").await;
    assert_eq!((wrong.status, &wrong.text), (StatusCode::FORBIDDEN, &nobody.text));
    assert_eq!(nobody.status, StatusCode::FORBIDDEN);
    assert_eq!((wrong.cookie, nobody.cookie), (None, None));
    let lost = "password=another+horse&code=abcd-efgh-ijkm-npqr&name=";
    let wrong = stranger.fill(&house, "/recover", &format!("{lost}Anna")).await;
    let nobody = stranger.fill(&house, "/recover", &format!("{lost}Nobody")).await;
    assert_eq!((wrong.status, wrong.text), (nobody.status, nobody.text));
    let rate = server::Rate { burst: 3, every: Duration::from_mins(1) };
    for limits in [
        Limits { sign_ins: Some(rate), ..Limits::none() },
        Limits { sign_ins_by_name: Some(rate), ..Limits::none() },
    ] {
        let house = House::with(Options::with(limits)).await;
        let mut statuses = Vec::new();
        for _ in 0..4 {
            statuses.push(sign_in(&house, &mut stranger, "Anna", "guess").await.status);
        }
        assert_eq!(statuses[..3], [StatusCode::FORBIDDEN; 3]);
        assert_eq!(statuses[3], StatusCode::TOO_MANY_REQUESTS);
    }
}

/// Whoever guesses from many addresses keeps nobody out of the browser from which they signed out,
/// nor of what is theirs where they are signed in.
#[tokio::test]
async fn guesses_keep_nobody_out_of_a_browser_that_is_known() {
    let rate = server::Rate { burst: 3, every: Duration::from_mins(1) };
    let limits = Limits { sign_ins_from_anywhere: Some(rate), ..Limits::none() };
    let house = House::with(Options::with(limits)).await;
    let (mut anna, mut stranger) = (Visitor::default(), Visitor::default());
    sign_up(&house, &mut anna, "Anna").await;
    let left = anna.fill(&house, "/me/sign-out", "").await;
    let known = left.headers.get_all(header::SET_COOKIE).into_iter();
    let known = known.filter_map(|cookie| cookie.to_str().unwrap().split(';').next());
    let known = known.filter(|cookie| cookie.starts_with("known=")).collect::<String>();
    for _ in 0..3 {
        let wrong = sign_in(&house, &mut stranger, "Anna", "guess").await;
        assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    }
    let full = StatusCode::TOO_MANY_REQUESTS;
    assert_eq!(sign_in(&house, &mut stranger, "Anna", "correct+horse").await.status, full);
    let mut forged = Visitor { cookie: Some(format!("{known}x")) };
    assert_eq!(sign_in(&house, &mut forged, "Anna", "correct+horse").await.status, full);
    let mut home = Visitor { cookie: Some(known.clone()) };
    let back = sign_in(&house, &mut home, "Anna", "correct+horse").await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{back:?}");
    // With another password it is void.
    let form = "old=correct+horse&password=another+horse";
    let mut before = Visitor { cookie: Some(known) };
    let changed = home.fill(&house, "/me/password", form).await;
    assert_eq!(changed.status, StatusCode::OK, "{changed:?}");
    assert_eq!(sign_in(&house, &mut before, "Anna", "another+horse").await.status, full);
}

#[tokio::test]
async fn a_name_and_a_password_have_to_be_fit() {
    let house = House::open().await;
    sign_up(&house, &mut Visitor::default(), "Anna").await;
    for (form, why) in [
        ("name=ANNA&password=correct+horse", "Somebody has that name"),
        ("name=Bot+Olga&password=correct+horse", "without the word for a bot"),
        ("name=%E2%80%8B&password=correct+horse", "Please choose a name"),
        ("password=correct+horse", "Please choose a name"),
        ("name=Berta&password=short", "at least 8 characters"),
        ("name=Berta", "at least 8 characters"),
    ] {
        let answer = Visitor::default().fill(&house, "/me/sign-up", form).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{form}");
        assert!(answer.text.contains(why), "{form}: {}", answer.text);
    }
    // Whoever has not signed in is led to where they can.
    for path in ["sign-out", "password", "codes", "tokens", "delete", "sessions/00/end"] {
        let answer = Visitor::default().fill(&house, &format!("/me/{path}"), "").await;
        assert_eq!(answer.location.as_deref(), Some("/me"), "{path}");
    }
    let request = Visitor::default().request("POST", "/me/sign-in");
    let request = request.header("origin", "https://evil.example");
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let form = "name=Anna&password=correct+horse";
    let answer = house.send(request.body(form.into()).unwrap()).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "another site signs nobody in");
    assert_eq!(answer.cookie, None);
}

#[tokio::test]
async fn a_changed_password_ends_other_sessions_and_a_code_opens_once() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let codes = sign_up(&house, &mut anna, "Anna").await;
    let table = house.table(&mut anna, "open", &["here"]).await;
    let mut phone = Visitor::default();
    sign_in(&house, &mut phone, "Anna", "correct+horse").await;
    let wrong = anna.fill(&house, "/me/password", "old=nope&password=better+horse").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert_eq!(tables(&house, &phone).await, [table.as_str()]);
    let done = anna.fill(&house, "/me/password", "old=correct+horse&password=better+horse").await;
    assert_eq!(done.status, StatusCode::OK, "{done:?}");
    assert_eq!(tables(&house, &phone).await, [""; 0]);
    assert_eq!(tables(&house, &anna).await, [table.as_str()]);
    let old = sign_in(&house, &mut phone, "Anna", "correct+horse").await;
    assert_eq!(old.status, StatusCode::FORBIDDEN);
    // Typed as people do.
    let typed = codes[3].to_uppercase().replace('-', "+");
    let form = format!("name=anna&code={typed}&password=third+horse");
    let mut found = Visitor::default();
    assert_eq!(found.fill(&house, "/recover", &form).await.location.as_deref(), Some("/me"));
    assert_eq!(tables(&house, &found).await, [table]);
    assert_eq!(tables(&house, &anna).await, [""; 0], "all others are out");
    let again = Visitor::default().fill(&house, "/recover", &form).await;
    assert_eq!(again.status, StatusCode::FORBIDDEN, "each once");
    assert!(found.get(&house, "/me").await.text.contains("You have 9 left."));
    let new = found.fill(&house, "/me/codes", "old=third+horse").await;
    assert!(new.text.contains("<code>") && !new.text.contains(&codes[5]));
    let form = format!("name=anna&code={}&password=fourth+horse", codes[5]);
    assert_eq!(anna.fill(&house, "/recover", &form).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn sessions_are_listed_by_browser_and_ended_one_by_one() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    sign_up(&house, &mut anna, "Anna").await;
    let request = Visitor::default().request("POST", "/me/sign-in");
    let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
    let request = request.header(header::USER_AGENT, FIREFOX);
    let form = "name=Anna&password=correct+horse";
    let phone = Visitor { cookie: house.send(request.body(form.into()).unwrap()).await.cookie };
    let page = anna.get(&house, "/me").await.text;
    assert!(page.contains("Firefox, Linux") && !page.contains("X11"), "no more than that: {page}");
    let lost = anna.request("GET", "/nowhere").header(header::ACCEPT, "text/html");
    let lost = house.send(lost.body(Body::empty()).unwrap()).await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    assert!(
        lost.text.contains("href=\"/me\">Anna</a>"),
        "signed in also where nothing is: {lost:?}"
    );
    assert!(page.contains("this browser") && page.contains("used today"));
    let keys = elsewhere(&house, &anna).await;
    let [key] = keys.as_slice() else { panic!("{keys:?}") };
    // Somebody else's hand does not reach it.
    let mut berta = Visitor::default();
    sign_up(&house, &mut berta, "Berta").await;
    berta.fill(&house, &format!("/me/sessions/{key}/end"), "").await;
    assert!(phone.get(&house, "/me").await.text.contains("You are signed in as Anna"));
    anna.fill(&house, &format!("/me/sessions/{key}/end"), "").await;
    assert!(!phone.get(&house, "/me").await.text.contains("signed in as"));
    assert!(anna.get(&house, "/me").await.text.contains("You are signed in as Anna"));
}

/// A token is shown once, plays in the person's name, and has no say about the account.
#[tokio::test]
async fn a_program_plays_by_a_token_of_its_own_until_it_is_ended() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["open"]).await;
    sign_up(&house, &mut anna, "Anna").await;
    let unnamed = anna.fill(&house, "/me/tokens", "called=+%E2%80%8B").await;
    assert_eq!(unnamed.status, 400);
    assert!(unnamed.text.contains("A program that gets a token needs a name."));
    let page = anna.fill(&house, "/me/tokens", "called=My+program+bot").await.text;
    let token = page.split("value=\"").map(first_word).find(|value| value.len() == 48);
    let token = token.unwrap_or_else(|| panic!("{page}"));
    let bearer = async |method: &str, path: &str, form: &str| {
        let request = Visitor::default().request(method, path);
        let request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        house.send(request.body(form.to_owned().into()).unwrap()).await
    };
    assert_eq!(bearer("GET", "/api/v1/tables", "").await.json()["tables"][0]["id"], table);
    let seen = bearer("GET", &format!("/api/v1/tables/{table}"), "").await.json();
    assert_eq!((&seen["seat"], &seen["seats"]), (&json!(0), &json!([0])));
    assert_eq!(bearer("POST", "/me/tokens", "called=More").await.location.as_deref(), Some("/me"));
    assert_eq!(bearer("POST", "/me/delete", "old=correct+horse").await.status, 303);
    let listed = anna.get(&house, "/me").await.text;
    assert!(listed.contains("My program bot") && !listed.contains(&token), "shown once");
    let raw = std::fs::read(house.folder.path().join("ingenio.sqlite-wal")).unwrap();
    let holds = |text: &str| raw.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("My program") && !holds(&token) && !holds("correct horse"), "only hashes");
    let keys = elsewhere(&house, &anna).await;
    anna.fill(&house, &format!("/me/sessions/{}/end", keys[0]), "").await;
    assert_eq!(bearer("GET", "/api/v1/tables", "").await.status, StatusCode::UNAUTHORIZED);
}

/// What is hidden from others is not told to a file either.
#[tokio::test]
async fn everything_that_is_mine_is_one_file_without_secrets() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    let open = house.table(&mut anna, "open", &["here"]).await;
    let hidden = house.table(&mut anna, "hidden", &["here"]).await;
    sign_up(&house, &mut anna, "Anna").await;
    play(&house, &anna, &open, &[0, 1]).await;
    let answer = anna.get(&house, "/me/export.json").await;
    let disposition = answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    let mine = answer.json();
    assert_eq!(mine["person"]["name"], "Anna");
    assert_eq!(mine["sessions"][0]["kind"], "browser");
    let tables = mine["tables"].as_array().unwrap();
    let found = |id: &str| tables.iter().find(|table| table["id"] == id).unwrap();
    assert_eq!(tables.len(), 2);
    assert_eq!(found(&open)["transcript"][0]["ingenio"], 1);
    assert!(found(&open)["transcript"].as_array().unwrap().len() > 2);
    assert_eq!(found(&hidden)["transcript"], json!(null));
    for secret in ["argon2", "hash", anna.cookie.as_deref().unwrap().trim_start_matches("ingenio=")]
    {
        assert!(!answer.text.contains(secret), "{secret}");
    }
    // As every browser asks for it.
    assert!(weight(&house, &anna, "/me/export.json").await > 300);
    let mut nobody = Visitor::default();
    sign_up(&house, &mut nobody, "Nobody").await;
    assert_eq!(nobody.get(&house, "/me/export.json").await.json()["tables"], json!([]));
}

/// Whoever leaves takes nobody's game along; the seat says so in each language.
#[tokio::test]
async fn whoever_deletes_the_account_leaves_seats_behind_and_no_name() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    let table = house.table(&mut berta, "open", &["open"]).await;
    let page = berta.get(&house, &format!("/tables/{table}")).await.text;
    let invite = page.split("/join/").nth(1).map(|rest| rest[..32].to_owned()).unwrap();
    anna.fill(&house, &format!("/join/{invite}"), "name=Zacharias").await;
    sign_up(&house, &mut anna, "Zacharias").await;
    let page = berta.get(&house, &format!("/tables/{table}")).await.text;
    assert!(page.contains("Zacharias"));
    while asked(&house, &berta, &table, &[0]).await.is_none() {
        play(&house, &anna, &table, &[1]).await;
    }
    let wrong = anna.fill(&house, "/me/delete", "old=nope").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert_eq!(tables(&house, &anna).await.len(), 1);
    let done = anna.fill(&house, "/me/delete", "old=correct+horse").await;
    assert!(done.text.contains("Your account is deleted"), "{done:?}");
    assert!(!done.text.contains("Zacharias"), "{done:?}");
    for (language, said) in
        [("en", "Someone who left"), ("de", "Unbekannt"), ("es", "Alguien que se fue")]
    {
        for path in [format!("/tables/{table}"), "/".to_owned()] {
            let request = berta.request("GET", &path).header("accept-language", language);
            let page = house.send(request.body("".into()).unwrap()).await.text;
            assert!(
                page.contains(said) && !page.contains("Zacharias"),
                "{path} {language}: {page}"
            );
        }
    }
    let again = sign_in(&house, &mut Visitor::default(), "Zacharias", "correct+horse").await;
    assert_eq!(again.status, StatusCode::FORBIDDEN);
    let entries = house.store.entries(&table, 0).await.unwrap();
    assert!(!format!("{entries:?}").contains("Zacharias"), "{entries:?}");
    for _ in 0..5 {
        assert_eq!(play(&house, &berta, &table, &[0]).await, StatusCode::OK, "the game goes on");
        while asked(&house, &berta, &table, &[0]).await.is_none() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    assert!(entries_of(&house, &table, Among::Left).await == 1, "it is written down");
}

async fn entries_of(house: &House, table: &str, among: Among) -> usize {
    let entries = house.store.entries(table, 0).await.unwrap();
    entries.iter().filter(|entry| entry.kind == Kind::Among(among)).count()
}

/// Tables that have not begun: one's own end, and where others wait a bot takes the seat.
#[tokio::test]
async fn who_deletes_an_account_leaves_no_table_waiting() {
    let house = House::open().await;
    let (mut anna, mut berta) = (Visitor::default(), Visitor::default());
    sign_up(&house, &mut anna, "Anna").await;
    let own = house.table(&mut anna, "open", &["open"]).await;
    let alone = house.table(&mut anna, "open", &["bot:greedy"]).await;
    let others = house.table(&mut berta, "open", &["open", "open"]).await;
    let page = berta.get(&house, &format!("/tables/{others}")).await.text;
    let links: Vec<String> =
        page.split("/join/").skip(1).map(|rest| rest[..32].to_owned()).collect();
    anna.fill(&house, &format!("/join/{}", links[0]), "name=Anna").await;
    anna.fill(&house, "/me/delete", "old=correct+horse").await;
    for table in [own, alone] {
        let entries = house.store.entries(&table, 0).await.unwrap();
        assert_eq!(entries.last().unwrap().kind, Kind::Closed, "{entries:?}");
    }
    assert_eq!(entries_of(&house, &others, Among::Left).await, 1);
    let mut carla = Visitor::default();
    carla.fill(&house, &format!("/join/{}", links[1]), "name=Carla").await;
    for _ in 0..4 {
        while asked(&house, &berta, &others, &[0]).await.is_none() {
            if asked(&house, &carla, &others, &[2]).await.is_some() {
                play(&house, &carla, &others, &[2]).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(play(&house, &berta, &others, &[0]).await, StatusCode::OK);
    }
}

/// A thousand wrong passwords delay nobody's move.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_wrong_passwords_delay_nobody_s_move() {
    let house = House::in_memory().await;
    sign_up(&house, &mut Visitor::default(), "Anna").await;
    let mut berta = Visitor::default();
    let table = house.table(&mut berta, "open", &["here"]).await;
    let mut asked = tokio::task::JoinSet::new();
    for number in 0..1000 {
        let router = house.router.clone();
        asked.spawn(async move {
            let request = Visitor::default().request("POST", "/me/sign-in");
            let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let form = format!("name=Anna&password=guess{number}");
            let request = request.body(axum::body::Body::from(form)).unwrap();
            tower::ServiceExt::oneshot(router, request).await.unwrap().status()
        });
    }
    let mut slowest = Duration::ZERO;
    for _ in 0..20 {
        let start = Instant::now();
        assert_eq!(play(&house, &berta, &table, &[0, 1]).await, StatusCode::OK);
        slowest = slowest.max(start.elapsed());
    }
    let statuses = asked.join_all().await;
    let refused = statuses.iter().filter(|status| **status == StatusCode::TOO_MANY_REQUESTS);
    eprintln!("slowest of 20 moves meanwhile: {slowest:?}; asked to wait: {}", refused.count());
    assert!(statuses.iter().all(StatusCode::is_client_error), "nobody gets in");
    // The first waits until a thousand pages are drawn on this thread, in a build that is not
    // optimized. To hash as many passwords would take a minute.
    assert!(slowest < Duration::from_secs(8), "{slowest:?}");
}

/// A stream that was opened with a session tells nothing more when that is over.
#[tokio::test]
async fn a_stream_ends_with_the_session_that_opened_it() {
    use http_body_util::BodyExt as _;
    let house = House::open().await;
    let mut anna = Visitor::default();
    let table = house.table(&mut anna, "hidden", &["here"]).await;
    sign_up(&house, &mut anna, "Anna").await;
    let mut phone = Visitor::default();
    sign_in(&house, &mut phone, "Anna", "correct+horse").await;
    let seq = house.entries(&table).await;
    let path = format!("/api/v1/tables/{table}/events?seat=0&after={seq}");
    let request = phone.request("GET", &path).body(axum::body::Body::empty()).unwrap();
    let stream = tower::ServiceExt::oneshot(house.router.clone(), request).await.unwrap();
    let mut stream = stream.into_body();
    play(&house, &anna, &table, &[0, 1]).await;
    let first = stream.frame().await.unwrap().unwrap();
    assert!(first.data_ref().is_some_and(|data| data.starts_with(b"id: ")));
    let keys = elsewhere(&house, &anna).await;
    anna.fill(&house, &format!("/me/sessions/{}/end", keys[0]), "").await;
    play(&house, &anna, &table, &[0, 1]).await;
    let rest = tokio::time::timeout(Duration::from_secs(10), async {
        while let Some(frame) = stream.frame().await {
            let data = frame.unwrap().into_data().unwrap();
            assert!(!data.starts_with(b"id: "), "{data:?}");
        }
    });
    rest.await.unwrap();
}

/// Two nodes over one database: an account is known at both, and what ends at one ends at both.
#[tokio::test]
async fn an_account_is_known_at_every_node_and_its_sessions_end_at_all() {
    let cluster = Cluster::start().unwrap();
    let [one, two] = &House::nodes(&cluster).await;
    let (mut anna, mut phone) = (Visitor::default(), Visitor::default());
    let table = one.table(&mut anna, "open", &["here"]).await;
    sign_up(one, &mut anna, "Anna").await;
    // The browser at the other node brings a table that the first has in memory.
    let other = two.table(&mut phone, "open", &["here"]).await;
    assert_eq!(anna.view(one, &other).await["seats"], json!([]));
    sign_in(two, &mut phone, "Anna", "correct+horse").await;
    assert_eq!(anna.view(one, &other).await["seats"], json!([0, 1]));
    assert_eq!(play(one, &anna, &other, &[0, 1]).await, StatusCode::OK);
    assert_eq!(play(two, &phone, &table, &[0, 1]).await, StatusCode::OK);
    let keys = elsewhere(one, &anna).await;
    anna.fill(one, &format!("/me/sessions/{}/end", keys[0]), "").await;
    let ended = Instant::now();
    while !tables(two, &phone).await.is_empty() {
        assert!(ended.elapsed() < Duration::from_secs(5), "it goes on at the other node");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let done = anna.fill(one, "/me/delete", "old=correct+horse").await;
    assert_eq!(done.status, StatusCode::OK);
    let names = Visitor::default().view(two, &table).await["names"].clone();
    assert_eq!(names[0], "\u{2014}");
}
