//! Event streams on a bare socket.
//!
//! A stream is open for hours and mostly silent, and nothing more is asked on its connection once
//! it has begun. So what reading and answering requests takes is given back, buffers and all, and
//! the stream's bytes go to the socket by themselves until either end closes it.

use std::io;
use std::time::SystemTime;

use axum::body::Body;
use axum::http::header::{CONNECTION, CONTENT_TYPE, DATE};
use axum::http::{HeaderValue, Response, response};
use http_body_util::BodyExt as _;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};

/// Whether an answer is a stream of events.
pub(crate) fn is_stream(answer: &Response<Body>) -> bool {
    let kind = answer.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

/// Sends an answer that ends when its connection does.
pub(crate) async fn send<S>(mut socket: S, answer: Response<Body>) -> io::Result<()>
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let (head, mut body) = answer.into_parts();
    socket.write_all(&written(head)).await?;
    let mut more = [0; 64];
    loop {
        tokio::select! {
            frame = body.frame() => {
                let Some(Ok(frame)) = frame else { return socket.shutdown().await };
                if let Ok(bytes) = frame.into_data() {
                    socket.write_all(&bytes).await?;
                }
            }
            // Whatever else is asked on this connection comes too late; that it is closed, not.
            read = socket.read(&mut more) => {
                if read? == 0 {
                    return Ok(());
                }
            }
        }
    }
}

/// The head of an answer as it is sent.
fn written(mut head: response::Parts) -> Vec<u8> {
    head.headers.insert(CONNECTION, HeaderValue::from_static("close"));
    let now = httpdate::fmt_http_date(SystemTime::now());
    head.headers.extend(HeaderValue::from_str(&now).map(|now| (DATE, now)));
    let mut bytes = format!("HTTP/1.1 {}\r\n", head.status).into_bytes();
    for (name, value) in &head.headers {
        bytes.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    bytes.extend(b"\r\n");
    bytes
}

#[cfg(test)]
mod tests {
    use futures_util::stream;
    use tokio::io::duplex;

    use super::*;

    fn answer(body: Body) -> Response<Body> {
        let kind = "text/event-stream; charset=utf-8";
        Response::builder().header(CONTENT_TYPE, kind).body(body).unwrap()
    }

    #[tokio::test]
    async fn a_stream_is_sent_whole_and_ends_the_connection() {
        let parts = ["data: one\n\n", "data: two\n\n"].map(Ok::<_, io::Error>);
        let answer = answer(Body::from_stream(stream::iter(parts)));
        assert!(is_stream(&answer));
        assert!(!is_stream(&Response::new(Body::empty())));
        let (mut near, far) = duplex(16);
        let sent = tokio::spawn(send(far, answer));
        let mut read = String::new();
        near.read_to_string(&mut read).await.unwrap();
        let (head, events) = read.split_once("\r\n\r\n").unwrap();
        assert_eq!(events, "data: one\n\ndata: two\n\n");
        let (rest, date) = head.split_once("\r\ndate: ").unwrap();
        assert_eq!(
            rest,
            "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\nconnection: close"
        );
        assert!(httpdate::parse_http_date(date).is_ok(), "{date}");
        sent.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn whoever_hangs_up_ends_it() {
        let (near, far) = duplex(1024);
        let sent = tokio::spawn(send(
            far,
            answer(Body::from_stream(stream::pending::<Result<&str, io::Error>>())),
        ));
        drop(near);
        let ended = tokio::time::timeout(std::time::Duration::from_secs(5), sent).await;
        assert!(ended.is_ok(), "it goes on");
    }
}
