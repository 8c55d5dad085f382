//! Web Push: what is told to a browser by way of a service, which cannot read it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{StatusCode, header};
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use cluster::Cluster;
use postbox::{PushService, Pushed};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use serde_json::Value;
use server::{AppState, Limits, Options};
use store::Store;

use crate::house::{Answer, House, Visitor};
use crate::notices::{somebody, table, to_berta};

const CHROME: &str = "Mozilla/5.0 (X11; Linux x86_64) Chrome/141.0.0.0 Safari/537.36";

fn private() -> Options {
    Options { allow_private_targets: true, ..Options::with(Limits::none()) }
}

async fn subscribe(house: &House, who: &Visitor, subscription: &str) -> Answer {
    let request = who.request("POST", "/me/notices/push").header(header::USER_AGENT, CHROME);
    let request = request.header(header::CONTENT_TYPE, "application/json");
    house.send(request.body(Body::from(subscription.to_owned())).unwrap()).await
}

async fn until(service: &Arc<PushService>, count: usize) -> Vec<Pushed> {
    let service = Arc::clone(service);
    tokio::task::spawn_blocking(move || service.until(count).unwrap()).await.unwrap()
}

/// The public point that pages hand to browsers.
async fn point(house: &House, who: &Visitor) -> String {
    let page = who.get(house, "/me/notices").await.text;
    let point = page.split("data-push=\"").nth(1).unwrap_or_else(|| panic!("no point: {page}"));
    point.split('"').next().unwrap().to_owned()
}

/// The channel that the page names, to be tried or removed.
async fn channel(house: &House, who: &Visitor) -> String {
    let page = who.get(house, "/me/notices").await.text;
    let rest = page.split("<strong>Chrome, ").nth(1);
    let id = rest.and_then(|rest| rest.split("/me/notices/").nth(1));
    id.unwrap_or_else(|| panic!("no browser: {page}")).split('/').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_turn_is_pushed_so_that_only_the_browser_reads_it() {
    let service = Arc::new(PushService::open().unwrap());
    let house = House::with(private()).await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    let cookie = format!("{}; language=es", berta.cookie.clone().unwrap());
    let spanish = Visitor { cookie: Some(cookie) };
    let added = subscribe(&house, &spanish, &service.subscription("/send/1")).await;
    assert_eq!(added.location.as_deref(), Some("/me/notices"), "{added:?}");
    // The same browser again is the same.
    subscribe(&house, &spanish, &service.subscription("/send/1")).await;
    let id = channel(&house, &berta).await;
    let tried = berta.fill(&house, &format!("/me/notices/{id}/try"), "").await;
    assert!(tried.text.contains("It has arrived."), "{}", tried.text);
    to_berta(&house, &table, &[&anna, &berta]).await;
    let pushed = until(&service, 2).await;
    let Pushed { path, head, text } = &pushed[1];
    let said: Value = serde_json::from_str(text).unwrap();
    assert_eq!(
        (path.as_str(), &said["text"]),
        ("/send/1", &Value::from("Te toca jugar en Santiago de Cuba (Anna, Berta)."))
    );
    assert_eq!(said["path"], format!("/tables/{table}"));
    assert!(said["id"].as_str().unwrap().starts_with(&format!("{table}-turn-")));
    for (name, value) in
        [("content-encoding", "aes128gcm"), ("ttl", "86400"), ("urgency", "normal")]
    {
        assert_eq!(head.get(name).map(String::as_str), Some(value), "{head:?}");
    }
    let topic = |pushed: &Pushed| pushed.head["topic"].clone();
    assert_eq!(topic(&pushed[1]).len(), 32);
    assert_ne!(topic(&pushed[0]), topic(&pushed[1]));
    // Signed with the key that the page hands out, for this service.
    let word = head["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, key) = word.split_once(", k=").unwrap();
    assert_eq!(key, point(&house, &berta).await);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(key))
        .verify(signed.as_bytes(), &read(signature))
        .unwrap();
    let claims: Value = serde_json::from_slice(&read(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{}", head["host"]));
    // Neither the record nor the page of anybody else names it, and the export is whole.
    assert!(!anna.get(&house, "/me/notices").await.text.contains("Chrome"));
    let export = berta.get(&house, "/me/export.json").await.json();
    assert_eq!(export["notices"]["channels"][0]["kind"], "push");
}

#[tokio::test]
async fn a_browser_that_has_gone_is_told_no_more() {
    let service = Arc::new(PushService::open().unwrap());
    let house = House::with(private()).await;
    let (mut anna, mut berta) = (somebody(&house, "Anna").await, somebody(&house, "Berta").await);
    let table = table(&house, &mut anna, &mut berta).await;
    subscribe(&house, &berta, &service.subscription("/gone")).await;
    to_berta(&house, &table, &[&anna, &berta]).await;
    until(&service, 1).await;
    let start = Instant::now();
    loop {
        let page = berta.get(&house, "/me/notices").await.text;
        if page.contains("Off: that browser no longer wants to be told.") {
            assert!(page.contains("That browser no longer wants to be told."), "{page}");
            break;
        }
        assert!(start.elapsed() < Duration::from_secs(20), "{page}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_is_no_subscription_or_leads_into_a_private_network_is_refused() {
    let service = Arc::new(PushService::open().unwrap());
    let house = House::with(Options::with(Limits::none())).await;
    let berta = somebody(&house, "Berta").await;
    let fine = service.subscription("/send");
    for wrong in [
        "",
        "{}",
        &fine.replace("http://", "ftp://"),
        &fine.replace("\"p256dh\":\"", "\"p256dh\":\"AAAA"),
        &fine.replace("\"auth\":\"", "\"auth\":\"!"),
        &fine.replace("/send", &"/x".repeat(300)),
    ] {
        let refused = subscribe(&house, &berta, wrong).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{wrong}: {refused:?}");
    }
    let stranger = subscribe(&house, &Visitor::default(), &fine).await;
    assert_eq!(stranger.location.as_deref(), Some("/me"));
    let private = subscribe(&house, &berta, &fine).await;
    assert_eq!(private.status, StatusCode::BAD_REQUEST, "{private:?}");
}

/// The key is made once and kept: nodes and restarts hand out the same.
#[tokio::test]
async fn every_node_is_known_by_the_same_key() {
    let cluster = Cluster::start().unwrap();
    let node = async || {
        let store = Store::connect(&cluster.url()).await.unwrap();
        let state = AppState::with(store.clone(), private());
        let folder = tempfile::tempdir().unwrap();
        House { store, router: server::app(state.clone()), state, folder }
    };
    let (one, other) = (node().await, node().await);
    let anna = somebody(&one, "Anna").await;
    let (first, second) = tokio::join!(point(&one, &anna), point(&other, &anna));
    assert_eq!(first, second);
    assert_eq!(point(&node().await, &anna).await, first);
}
