//! Mail through a real server: an address that is confirmed, notices, and lost passwords.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{StatusCode, header};
use postbox::{Letter, Postbox};
use server::{Clock, Limits, Mail, Options};
use store::{Channel, Way};

use crate::house::{Answer, House, Visitor};
use crate::notices::{somebody, table, to_berta};
use crate::people::sign_up;

const SITE: &str = "https://play.example.org";
const FORM: &str = "application/x-www-form-urlencoded";

fn mailing(postbox: &Postbox, limits: Limits) -> Options {
    let mail = Mail::new(&postbox.url(), "Ingenio <games@example.org>").unwrap();
    let public_url = Some(SITE.parse().unwrap());
    Options { mail: Some(mail), public_url, ..Options::with(limits) }
}

/// Waits for so many letters while the server goes on.
async fn until(postbox: &Arc<Postbox>, count: usize) -> Vec<Letter> {
    let postbox = Arc::clone(postbox);
    tokio::task::spawn_blocking(move || postbox.until(count).unwrap()).await.unwrap()
}

async fn opened() -> (Arc<Postbox>, House) {
    let postbox = Arc::new(Postbox::open().unwrap());
    let house = House::with(mailing(&postbox, Limits::none())).await;
    (postbox, house)
}

/// What a page has in its form for language and light.
fn comes_back_to(path: &str) -> String {
    format!("name=\"back\" value=\"{path}\"")
}

/// The path of the link in a letter.
fn path(letter: &Letter) -> String {
    letter.link().and_then(|link| link.strip_prefix(SITE)).unwrap().to_owned()
}

async fn name(house: &House, who: &mut Visitor, address: &str, password: &str) -> Answer {
    let form = format!("address={}&old={password}", address.replace('@', "%40"));
    who.fill(house, "/me/mail", &form).await
}

/// Somebody with a confirmed address, whose password is `correct horse`.
async fn reached(house: &House, postbox: &Arc<Postbox>, called: &str) -> Visitor {
    let mut who = Visitor::default();
    sign_up(house, &mut who, called).await;
    let before = postbox.letters().unwrap().len();
    let address = format!("{}@example.org", called.to_lowercase());
    let named = name(house, &mut who, &address, "correct+horse").await;
    assert_eq!(named.status, StatusCode::OK, "{}", named.text);
    let link = path(until(postbox, before + 1).await.last().unwrap());
    assert_eq!(Visitor::default().fill(house, &link, "").await.status, StatusCode::OK);
    who
}

#[tokio::test]
async fn an_address_is_confirmed_by_a_link_that_works_once_and_for_a_day() {
    let postbox = Arc::new(Postbox::open().unwrap());
    let hands = Arc::new(AtomicI64::new(1_800_000_000_000));
    let clock = Clock::Held(Arc::clone(&hands));
    let house = House::with(Options { clock, ..mailing(&postbox, Limits::none()) }).await;
    let mut anna = Visitor::default();
    sign_up(&house, &mut anna, "Anna").await;
    let wrong = name(&house, &mut anna, "anna@example.org", "wrong+horse").await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN, "an open browser is not enough");
    for nonsense in ["", "anna", "anna%0d%0aBcc:b@example.org", "a@b.example,c@d.example"] {
        let refused = name(&house, &mut anna, nonsense, "correct+horse").await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{nonsense}");
    }
    let bounced = name(&house, &mut anna, "nobody@example.org", "correct+horse").await;
    assert_eq!(bounced.status, StatusCode::BAD_GATEWAY);
    assert!(bounced.text.contains("was refused there. Please check"), "{}", bounced.text);
    assert!(!bounced.text.contains("nobody@example.org"), "nothing waits for it");
    let sent = name(&house, &mut anna, "anna@Example.org", "correct+horse").await;
    assert!(sent.text.contains("A link is on its way") && sent.text.contains("anna@example.org"));
    let letters = until(&postbox, 1).await;
    assert_eq!(letters[0].field("To").as_deref(), Some("anna@example.org"));
    assert_eq!(letters[0].field("From").as_deref(), Some("Ingenio <games@example.org>"));
    assert!(letters[0].text.contains("“Anna”"), "{:?}", letters[0]);
    let link = path(&letters[0]);
    // Looking at it does nothing: programs that look through mail do that.
    let asked = Visitor::default().get(&house, &link).await.text;
    assert!(asked.contains("Does anna@example.org belong to the account “Anna”?"), "{asked}");
    assert!(asked.contains(&comes_back_to(&link)), "{asked}");
    hands.fetch_add(24 * 3_600_000, Ordering::Relaxed);
    let late = Visitor::default().fill(&house, &link, "").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    assert!(late.text.contains("has been used already, or it is too old"), "{}", late.text);
    name(&house, &mut anna, "anna@example.org", "correct+horse").await;
    let link = path(&until(&postbox, 2).await[1]);
    hands.fetch_add(24 * 3_600_000 - 1, Ordering::Relaxed);
    let done = Visitor::default().fill(&house, &link, "").await;
    assert!(done.text.contains("The address is confirmed."), "{}", done.text);
    for again in [
        Visitor::default().fill(&house, &link, "").await,
        Visitor::default().get(&house, &link).await,
        Visitor::default().get(&house, "/mail/confirm/nonsense").await,
    ] {
        assert_eq!(again.status, StatusCode::NOT_FOUND);
    }
    let export = anna.get(&house, "/me/export.json").await.json();
    assert_eq!(export["mail"]["address"], "anna@example.org");
    assert!(anna.get(&house, "/me").await.text.contains("anna@example.org"));
    anna.fill(&house, "/me/mail/remove", "").await;
    assert!(!anna.get(&house, "/me").await.text.contains("anna@example.org"));
}

#[tokio::test]
async fn a_turn_is_told_by_mail_and_one_click_ends_that() {
    let (postbox, house) = opened().await;
    let mut anna = somebody(&house, "Anna").await;
    let mut berta = reached(&house, &postbox, "Berta").await;
    let table = table(&house, &mut anna, &mut berta).await;
    let cookie = berta.cookie.clone().unwrap();
    let mut german = Visitor { cookie: Some(format!("{cookie}; language=de")) };
    german.fill(&house, "/me/notices/mail", "").await;
    let page = berta.get(&house, "/me/notices").await.text;
    assert!(page.contains("berta@example.org"), "{page}");
    let people = [&anna, &berta];
    to_berta(&house, &table, &people).await;
    let letters = until(&postbox, 2).await;
    let letter = &letters[1];
    let subject = "Du bist am Zug bei Santiago de Cuba (Anna, Berta).";
    assert_eq!(letter.field("Subject").as_deref(), Some(subject));
    assert!(letter.text.starts_with(&format!("{subject}\n\n{SITE}/tables/{table}\n")));
    let key = letter.field("Message-ID").unwrap();
    assert!(key.starts_with(&format!("<{table}-turn-")) && key.ends_with("@example.org>"), "{key}");
    let one_click = letter.field("List-Unsubscribe-Post");
    assert_eq!(one_click.as_deref(), Some("List-Unsubscribe=One-Click"));
    let off = letter.field("List-Unsubscribe").unwrap();
    let off = off.trim_matches(['<', '>']).strip_prefix(SITE).unwrap();
    assert!(letter.text.contains(&format!("{SITE}{off}\n")));
    assert!(!anna.get(&house, "/me/notices").await.text.contains("berta@example.org"));
    // Looked at it asks; sent by a mail program it does it, without signing in.
    let asked = Visitor::default().get(&house, off).await.text;
    assert!(asked.contains("Shall no more notices be sent"), "{asked}");
    assert!(asked.contains(&comes_back_to(off)), "{asked}");
    let done = Visitor::default().fill(&house, off, "List-Unsubscribe=One-Click").await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
    let page = berta.get(&house, "/me/notices").await.text;
    assert!(page.contains("Off: switched off by the link") && page.contains("Switch on"), "{page}");
    let nowhere = Visitor::default().fill(&house, "/mail/off/nonsense", "").await;
    assert_eq!(nowhere.status, StatusCode::NOT_FOUND);
    to_berta(&house, &table, &people).await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(postbox.letters().unwrap().len(), 2);
    let id = off.rsplit('/').next().unwrap();
    berta.fill(&house, &format!("/me/notices/{id}/on"), "").await;
    let tried = berta.fill(&house, &format!("/me/notices/{id}/try"), "").await;
    assert!(tried.text.contains("It has arrived."), "{}", tried.text);
    until(&postbox, 3).await;
}

/// What is refused for good is given up at once, what is refused for now is tried again, and who
/// is told nothing of it is not held up.
#[tokio::test]
async fn mail_that_bounces_is_given_up_and_harms_nobody() {
    let postbox = Arc::new(Postbox::open().unwrap());
    let hands = Arc::new(AtomicI64::new(1_800_000_000_000));
    let clock = Clock::Held(Arc::clone(&hands));
    let house = House::with(Options { clock, ..mailing(&postbox, Limits::none()) }).await;
    let mut anna = somebody(&house, "Anna").await;
    let mut berta = reached(&house, &postbox, "Berta").await;
    let guest = house.store.account("berta").await.unwrap().unwrap().guest;
    for address in ["nobody@example.org", "full@example.org"] {
        let table = table(&house, &mut anna, &mut berta).await;
        let [id, target, language, base] = [&address[..4], address, "en", SITE].map(str::to_owned);
        let channel = Channel { id, way: Way::Mail, target, language, base, off: None };
        house.store.open_channel(guest, channel, 1).await.unwrap();
        to_berta(&house, &table, &[&anna, &berta]).await;
        hands.fetch_add(1001, Ordering::Relaxed);
        let why = if address.starts_with("nobody") {
            "given up. The mail was refused there for good (550)."
        } else {
            "waiting, tried once. The mail was not taken for now (451)."
        };
        let start = Instant::now();
        loop {
            let record = berta.get(&house, "/me/notices").await.text;
            if record.contains(why) {
                break;
            }
            assert!(start.elapsed() < Duration::from_secs(20), "{record}");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

async fn forgotten(house: &House, name: &str) -> Answer {
    Visitor::default().fill(house, "/recover/mail", &format!("name={name}")).await
}

#[tokio::test]
async fn a_lost_password_is_mended_by_mail_once_and_ends_all_sessions() {
    let (postbox, house) = opened().await;
    let anna = reached(&house, &postbox, "Anna").await;
    sign_up(&house, &mut Visitor::default(), "Berta").await;
    // The same is said whoever it is, and whatever the request calls us.
    let known = forgotten(&house, "anna").await;
    let nobody = forgotten(&house, "nobody").await;
    let mailless = forgotten(&house, "berta").await;
    assert_eq!((known.status, &known.text), (StatusCode::OK, &nobody.text));
    assert_eq!(known.text, mailless.text);
    let letters = until(&postbox, 2).await;
    assert_eq!(letters[1].field("Subject").as_deref(), Some("A new password"));
    let link = path(&letters[1]);
    let form = Visitor::default().get(&house, &link).await;
    assert!(form.text.contains("name=\"password\""), "{}", form.text);
    let short = Visitor::default().fill(&house, &link, "password=short").await;
    assert_eq!(short.status, StatusCode::BAD_REQUEST, "{}", short.text);
    let mut phone = Visitor::default();
    let reset = phone.fill(&house, &link, "password=another+horse").await;
    assert_eq!(reset.location.as_deref(), Some("/me"), "{reset:?}");
    assert!(phone.get(&house, "/me").await.text.contains("signed in as Anna"));
    assert!(!anna.get(&house, "/me").await.text.contains("signed in as Anna"), "all others end");
    let again = Visitor::default().fill(&house, &link, "password=evil+horse").await;
    assert_eq!(again.status, StatusCode::NOT_FOUND);
    assert!(again.text.contains("has been used already"), "{}", again.text);
    let form = "name=Anna&password=another+horse";
    let signed = Visitor::default().fill(&house, "/me/sign-in", form).await;
    assert_eq!(signed.status, StatusCode::SEE_OTHER);
    let letters = until(&postbox, 3).await;
    assert_eq!(letters[2].field("Subject").as_deref(), Some("Your password was changed"));
    assert_eq!(letters[2].field("To").as_deref(), Some("anna@example.org"));
    assert_eq!(path(&letters[2]), "/recover", "where it can be set anew");
    // However often it is asked for, no more than three are under way.
    for _ in 0..6 {
        forgotten(&house, "anna").await;
    }
    until(&postbox, 6).await;
    tokio::time::sleep(Duration::from_millis(700)).await;
    assert_eq!(postbox.letters().unwrap().len(), 6);
}

/// Whoever has a code of somebody's does not set another password without a word.
#[tokio::test]
async fn a_password_that_is_set_by_a_code_is_told_by_mail() {
    let (postbox, house) = opened().await;
    let mut anna = reached(&house, &postbox, "Anna").await;
    let codes = anna.fill(&house, "/me/codes", "old=correct+horse").await.text;
    let code = codes.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).unwrap();
    let form = format!("name=Anna&password=another+horse&code={code}");
    let reset = Visitor::default().fill(&house, "/recover", &form).await;
    assert_eq!(reset.location.as_deref(), Some("/me"), "{reset:?}");
    let letters = until(&postbox, 2).await;
    assert_eq!(letters[1].field("Subject").as_deref(), Some("Your password was changed"));
}

/// All that depends on whether there is somebody happens after the answer.
#[tokio::test]
async fn whether_somebody_has_a_name_is_not_told_by_the_time_it_takes() {
    let (postbox, house) = opened().await;
    reached(&house, &postbox, "Anna").await;
    let mut least = [Duration::MAX; 2];
    for _ in 0..30 {
        for (least, name) in least.iter_mut().zip(["anna", "nobody"]) {
            let start = Instant::now();
            forgotten(&house, name).await;
            *least = start.elapsed().min(*least);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let [known, nobody] = least;
    eprintln!("asked for a new password: {known:?} where there is somebody, else {nobody:?}");
    assert!(known < nobody * 2 && nobody < known * 2, "{known:?} and {nobody:?}");
}

#[tokio::test]
async fn a_link_to_a_new_password_is_over_after_an_hour_and_leads_to_us_alone() {
    let postbox = Arc::new(Postbox::open().unwrap());
    let hands = Arc::new(AtomicI64::new(1_800_000_000_000));
    let clock = Clock::Held(Arc::clone(&hands));
    let house = House::with(Options { clock, ..mailing(&postbox, Limits::none()) }).await;
    reached(&house, &postbox, "Anna").await;
    let request = Visitor::default().request("POST", "/recover/mail");
    let mut request =
        request.header(header::CONTENT_TYPE, FORM).body(Body::from("name=anna")).unwrap();
    request.headers_mut().insert(header::HOST, "evil.example".parse().unwrap());
    house.send(request).await;
    let letters = until(&postbox, 2).await;
    assert!(!letters[1].text.contains("evil.example"), "{}", letters[1].text);
    let link = path(&letters[1]);
    hands.fetch_add(3_600_000, Ordering::Relaxed);
    let late = Visitor::default().fill(&house, &link, "password=another+horse").await;
    assert_eq!(late.status, StatusCode::NOT_FOUND, "{}", late.text);
}

/// A request from somewhere.
async fn from(house: &House, address: [u8; 4], path: &str, form: &str) -> StatusCode {
    let request = Visitor::default().request("POST", path).header(header::CONTENT_TYPE, FORM);
    let mut request = request.body(Body::from(form.to_owned())).unwrap();
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 1))));
    house.send(request).await.status
}

/// Wrong codes and wished-for letters by the thousand: few are looked at, and others come in as
/// always.
#[tokio::test]
async fn thousands_of_wrong_codes_and_letters_harm_nobody() {
    let postbox = Arc::new(Postbox::open().unwrap());
    let house = House::with(mailing(&postbox, Limits::default())).await;
    reached(&house, &postbox, "Anna").await;
    sign_up(&house, &mut Visitor::default(), "Berta").await;
    let evil = [198, 51, 100, 7];
    let (mut tried, mut asked) = (0, 0);
    for nth in 0..1000 {
        let form = format!("name=anna&password=evil+horse&code=abcd-efgh-{nth:04}-2345");
        let code = from(&house, evil, "/recover", &form).await;
        tried += usize::from(code == StatusCode::FORBIDDEN);
        let letter = from(&house, evil, "/recover/mail", "name=anna").await;
        asked += usize::from(letter == StatusCode::OK);
    }
    assert!(tried <= 30 && asked <= 5, "{tried} codes and {asked} letters were taken");
    let here = [203, 0, 113, 9];
    let form = "name=berta&password=correct+horse";
    assert_eq!(from(&house, here, "/me/sign-in", form).await, StatusCode::SEE_OTHER);
    let letters = postbox.letters().unwrap();
    assert!(letters.len() <= 4, "Anna is not flooded: {}", letters.len());
    // A link that was sent works although her name is tried all the time.
    let link = path(&until(&postbox, 2).await[1]);
    let reset = from(&house, here, &link, "password=another+horse").await;
    assert_eq!(reset, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn without_a_mail_server_nothing_of_it_is_shown() {
    let house = House::open().await;
    let mut anna = Visitor::default();
    sign_up(&house, &mut anna, "Anna").await;
    for page in ["/me", "/me/notices", "/recover"] {
        let page = anna.get(&house, page).await.text;
        assert!(!page.to_lowercase().contains("e-mail"), "{page}");
    }
    for path in ["/me/mail", "/me/notices/mail", "/recover/mail"] {
        let form = "address=a%40example.org&name=anna&old=correct+horse";
        assert_eq!(anna.fill(&house, path, form).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let kept = anna.get(&house, "/about/privacy").await.text;
    assert!(kept.contains("You are not asked for an e-mail address"));
    let (_postbox, house) = opened().await;
    let kept = Visitor::default().get(&house, "/about/privacy").await.text;
    assert!(kept.contains("used for nothing but a new password and the notices"), "{kept}");
}
