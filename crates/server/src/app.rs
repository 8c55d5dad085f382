//! All routes behind one router.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::body::{Frame, SizeHint};
use pages::Preferences;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::error::{AppError, as_json};
use crate::extract::{preferences, signed_in, unheard};
use crate::limits::Place;
use crate::metrics::Asked;
use crate::options::PublicUrl;
use crate::state::AppState;
use crate::{answer, routes, streaming};

/// No request is larger than this, but for those that bring a file.
const LARGEST_BODY: usize = 16 * 1024;
/// Whoever holds too much may come back after so many seconds.
pub(crate) const WAIT: u64 = 10;

/// The host is told of an answer that takes longer.
const LONG: Duration = Duration::from_secs(2);

/// Only our own files; nothing inline, nothing from elsewhere, no frames.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; \
                      frame-ancestors 'none'";

/// Everything the server answers.
pub fn app(state: AppState) -> Router {
    Router::new()
        .merge(routes::lobby::router())
        .merge(routes::settings::router())
        .merge(routes::learn::router())
        .merge(routes::legal::router())
        .merge(routes::mine::router())
        .merge(routes::company::router())
        .merge(routes::seats::router())
        .merge(routes::forking::router())
        .merge(routes::table::router())
        .merge(routes::talk::router())
        .merge(routes::together::router())
        .merge(routes::open::router())
        .merge(routes::people::router())
        .merge(routes::relics::router())
        .merge(routes::rules::router())
        .merge(routes::tools::router())
        .merge(routes::uploads::router())
        .merge(routes::api::router())
        .merge(routes::admin::router())
        // Loaded once and kept, so that packing them well pays.
        .merge(routes::assets::router().layer(packed(9)))
        .fallback(async || AppError::NotFound)
        .method_not_allowed_fallback(async || AppError::Method)
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn_with_state(state.clone(), receive))
        .layer(from_fn_with_state(state.clone(), guard))
        .layer(CatchPanicLayer::custom(|_| {
            AppError::internal("a handler panicked").into_response()
        }))
        .layer(from_fn_with_state(state.clone(), bound))
        .layer(from_fn_with_state(state.clone(), speak))
        .layer(from_fn_with_state(state.clone(), observe))
        .layer(packed(5))
        .with_state(state)
}

/// Notes how long each answer took, and tells the log of those worth telling: by their route, which
/// holds no table and no link.
async fn observe(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.as_deref().unwrap_or("none").to_owned();
    let (method, start) = (request.method().clone(), Instant::now());
    let response = next.run(request).await;
    let (took, status) = (start.elapsed(), response.status().as_u16());
    state.hub.metrics().answered(asked(&method, &route, &response), took);
    let millis = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    if status == 500 {
        tracing::error!(%method, route, status, millis, "a request failed");
    } else if took >= LONG && !streaming::is_stream(&response) {
        tracing::warn!(%method, route, status, millis, "a request took long");
    } else {
        tracing::debug!(%method, route, status, millis, "a request");
    }
    response
}

/// What kind of thing was asked for.
fn asked(method: &Method, route: &str, response: &Response) -> Asked {
    let html = response.headers().get(header::CONTENT_TYPE);
    let html = html.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    let moves = ["/moves", "/pick", "/really", "/undo", "/redo"];
    if *method == Method::POST && moves.iter().any(|end| route.ends_with(end)) {
        Asked::Move
    } else if html {
        Asked::Page
    } else {
        Asked::Other
    }
}

fn packed(quality: i32) -> CompressionLayer {
    CompressionLayer::new().quality(CompressionLevel::Precise(quality))
}

/// Turns away what another site's page sends in a visitor's name.
async fn guard(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let public = state.options.public_url.as_ref().map(PublicUrl::origin);
    if !reads(&request) && !is_ours(request.headers(), public) {
        return Err(AppError::Origin);
    }
    Ok(next.run(request).await)
}

/// Bounds what one visitor behind a proxy holds: each request, until its answer has been
/// sent. Whoever is connected directly has so many connections.
async fn bound(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    let Some(from) = state.options.behind_proxy(request.headers(), request.extensions()) else {
        return Ok(next.run(request).await);
    };
    let place = state.visits.enter(Some(from)).map_err(|_| AppError::TooMany(WAIT))?;
    Ok(next.run(request).await.map(|body| Body::new(Held { body, _place: place })))
}

/// The body of an answer, which keeps its visitor's place until it is sent.
struct Held {
    body: Body,
    _place: Place,
}

impl HttpBody for Held {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Takes the whole of a request in before anything is done for it.
async fn receive(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Result<Response, AppError> {
    if reads(&request) {
        return Ok(next.run(request).await);
    }
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    let more =
        |route| routes::uploads::largest_body(route).or_else(|| routes::talk::largest_body(route));
    let largest = route.and_then(more).unwrap_or(LARGEST_BODY);
    let (parts, body) = request.into_parts();
    // What is announced as too large need not be waited for.
    if body.size_hint().lower() > largest as u64 {
        return Err(AppError::TooLarge);
    }
    let arriving = Limited::new(body, largest).collect();
    let arrived = tokio::time::timeout(state.options.limits.body, arriving).await;
    let body = arrived.map_err(|_| AppError::Slow)?.map_err(|error| {
        let large = error.downcast_ref::<LengthLimitError>().is_some();
        if large { AppError::TooLarge } else { AppError::Bad(error.to_string()) }
    })?;
    Ok(next.run(Request::from_parts(parts, Body::from(body.to_bytes()))).await)
}

fn reads(request: &Request) -> bool {
    matches!(*request.method(), Method::GET | Method::HEAD)
}

/// Whether a writing request comes from one of our pages, or from no page at all.
fn is_ours(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value: &HeaderValue| value.to_str().unwrap_or("?"));
    if public.is_some() && text(header::ORIGIN) == public {
        return true;
    }
    match (text(header::ORIGIN), text(header::HOST)) {
        (Some(origin), Some(host)) => {
            origin.split_once("://").is_some_and(|(_, authority)| authority == host)
        }
        (Some(_), None) => false,
        (None, _) => {
            let site = headers.get("sec-fetch-site");
            site.is_none_or(|site| site == "same-origin" || site == "none")
        }
    }
}

/// Puts errors into the visitor's words and adds what every answer carries.
async fn speak(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let path = request.uri().path().to_owned();
    let preferences = preferences(request.headers(), &state.options, "/");
    let page = !path.starts_with("/api/") && answer::is_page_wanted(request.headers());
    let cookies = page.then(|| request.headers().clone());
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<AppError>() {
        let allowed = response.headers_mut().remove(header::ALLOW);
        response = if page {
            let notice = match &cookies {
                Some(headers) => unheard(headers, &state).await,
                None => None,
            };
            let signed_in = match &cookies {
                Some(headers) => signed_in(headers, &state).await,
                None => None,
            };
            let preferences = Preferences { notice, signed_in, ..preferences };
            let sentence = error.sentence(preferences.words());
            (error.status(), answer::page(pages::error(&sentence, &preferences))).into_response()
        } else {
            as_json(&error, preferences.words())
        };
        if let Some(seconds) = error.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, seconds.into());
        }
        if error.status() == StatusCode::UNAUTHORIZED {
            let scheme = HeaderValue::from_static("Bearer");
            response.headers_mut().insert(header::WWW_AUTHENTICATE, scheme);
        }
        // Whoever asks in another way is told in which it may be.
        if let Some(allowed) = allowed {
            response.headers_mut().insert(header::ALLOW, allowed);
        }
    }
    let headers = response.headers_mut();
    for (name, value) in usual() {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// What every answer carries, unless it says something else.
pub(crate) const fn usual() -> [(HeaderName, &'static str); 4] {
    [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        // What one viewer may see is nobody else's to keep.
        (header::CACHE_CONTROL, "no-store"),
    ]
}
