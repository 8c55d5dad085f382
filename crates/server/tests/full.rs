//! A server at which as many boxes have been played with as it can keep. It is a program of its
//! own, since boxes are kept for as long as one runs.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use boxes::MOST_BOXES;
use http_body_util::BodyExt as _;
use server::{AppState, Limits, Options};
use store::Store;
use tower::ServiceExt as _;

const GAME: &str = "santiago-de-cuba";
const FORM: &str = "game=santiago-de-cuba&variant=open&seat-0=me&name-0=Anna&seat-1=here";

/// A box that holds so many points.
fn boxed(points: usize) -> String {
    let file = catalog::find(GAME).unwrap().boxes().file();
    assert!(file.contains("points = { value = 230,"));
    let file = file.replace("points = { value = 230,", &format!("points = {{ value = {points},"));
    file.replacen("name = \"", "name = \"Mine, ", 1)
}

async fn ask(
    router: &Router,
    request: axum::http::request::Builder,
    body: &str,
) -> (StatusCode, String, String) {
    let request =
        request.header(header::HOST, "here:8018").body(Body::from(body.to_owned())).unwrap();
    let response = router.clone().oneshot(request).await.unwrap();
    let status = response.status();
    let place =
        response.headers().get(header::LOCATION).map(|place| place.to_str().unwrap().to_owned());
    let text = response.into_body().collect().await.unwrap().to_bytes();
    (status, place.unwrap_or_default(), String::from_utf8_lossy(&text).into_owned())
}

async fn get(router: &Router, path: &str) -> (StatusCode, String) {
    let (status, _, text) = ask(router, Request::get(path), "").await;
    (status, text)
}

async fn make(router: &Router, hash: &str) -> (StatusCode, String, String) {
    let kind = "application/x-www-form-urlencoded";
    let request = |path: &str| Request::post(path).header(header::CONTENT_TYPE, kind);
    let form = format!("{FORM}&box={hash}");
    let made = ask(router, request("/tables"), &form).await;
    // Sent again elsewhere, as browsers do.
    if made.0 == StatusCode::TEMPORARY_REDIRECT {
        ask(router, request(&made.1), &form).await
    } else {
        made
    }
}

/// Nobody is told of tables where boxes are meant, and what cannot be played is shown.
#[tokio::test]
async fn when_no_other_box_can_be_kept_it_is_said_of_boxes() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("boxes")).unwrap();
    std::fs::write(folder.path().join("boxes/mine.toml"), boxed(999)).unwrap();
    let title = catalog::find(GAME).unwrap();
    let mine = title.boxes().read(&boxed(999)).unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    let boxes = Some(folder.path().join("boxes"));
    let options = Options { boxes, ..Options::with(Limits::none()) };
    let router = server::app(AppState::with(store.clone(), options));
    let (_, usual, _) = make(&router, &title.boxes().built_in().hash).await;
    let (_, table, _) = make(&router, &title.boxes().built_in().hash).await;
    for points in 300..300 + MOST_BOXES {
        let printed = title.boxes().read(&boxed(points)).unwrap();
        title.boxes().keep(&printed.value).unwrap();
    }
    let sentence = "So many different boxes of this game have been played with";
    let (status, _, page) = make(&router, &mine.hash).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(page.contains(sentence) && !page.contains("So many tables"), "{page}");
    // A table with such a box, which lies in the store or in the folder.
    let file =
        sqlx::sqlite::SqliteConnectOptions::new().filename(folder.path().join("ingenio.sqlite"));
    let pool = sqlx::SqlitePool::connect_with(file).await.unwrap();
    let id = table.trim_start_matches("/tables/");
    let sql = format!("update matches set data = '{}' where id = '{id}'", mine.hash);
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&pool).await.unwrap();
    pool.close().await;
    for stored in [false, true] {
        if stored {
            store.keep_box(&mine.hash, GAME, &mine.value).await.unwrap();
        }
        let router = server::app(AppState::with(
            store.clone(),
            Options { boxes: Some(folder.path().join("boxes")), ..Options::with(Limits::none()) },
        ));
        let (status, page) = get(&router, &table).await;
        assert_eq!(status, StatusCode::OK, "{page}");
        assert!(page.contains(sentence) && page.contains("Anna"), "{page}");
        assert!(
            page.contains("What was written down") && !page.contains("into the folder"),
            "{page}"
        );
        let (status, page) = get(&router, &format!("{table}/entries.jsonl")).await;
        assert_eq!((status, page.contains(&mine.hash)), (StatusCode::OK, true), "{page}");
        let (status, told) = get(&router, &format!("/api/v1{table}")).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{told}");
        assert!(told.contains(sentence), "{told}");
        // All others go on.
        assert_eq!(get(&router, &usual).await.0, StatusCode::OK);
    }
}
