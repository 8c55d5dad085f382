//! The OpenAPI document, put together from what stands at the handlers.

use std::sync::LazyLock;

use serde_json::Value;
use utoipa::openapi::header::HeaderBuilder;
use utoipa::openapi::path::{Operation, ParameterIn};
use utoipa::openapi::schema::{KnownFormat, ObjectBuilder, SchemaFormat, Type};
use utoipa::openapi::security::{
    ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme,
};
use utoipa::openapi::{ContentBuilder, OpenApi, Ref, RefOr, Response, ResponseBuilder};

use super::described;
use super::wire::{Entry, Talked};
use crate::error::Problem;
use crate::extract::GUEST;

/// What every description shares.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Ingenio",
        description = "The tables of this server, for programs: list them, see what a seat sees, \
                       read what it may decide, and decide.\n\nA player is known by a token, sent as \
                       `Authorization: Bearer TOKEN`: one that was made for the program on the \
                       page `/me`, or the value of the cookie `ingenio` that whoever sits down is \
                       given. Whoever has it plays in the player's name. The name `—` stands for \
                       somebody who has left for good.\n\n\
                       Whatever is refused is answered with a `Problem`, and nothing has changed \
                       then. An address that is known is answered with 405 if it is asked for in \
                       another way. What is no HTTP, and what has too long an address or head, is \
                       answered with 400, 414 or 431 without a body, whatever it asks for. Sentences come in the language of `Accept-Language` (English, \
                       German, Spanish); `code` is the same in all of them.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    components(schemas(Entry, Problem, Talked)),
    tags(
        (name = "tables", description = "Tables and what happens at them."),
        (name = "people", description = "Who plays, and what they say."),
        (name = "server", description = "The server itself."),
    ),
)]
pub(super) struct Document;

/// The document as a program of this version serves it.
pub(super) fn of(version: &str) -> String {
    let mut document = VALUE.clone();
    document["info"]["version"] = version.into();
    document.to_string()
}

/// The document as a value.
pub(crate) static VALUE: LazyLock<Value> = LazyLock::new(|| {
    let mut document = described().into_openapi();
    complete(&mut document);
    serde_json::to_value(document).expect("a document can be written")
});

/// Adds what holds for every operation: how players are known, and what any request may meet.
fn complete(document: &mut OpenApi) {
    let components = document.components.get_or_insert_default();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(token));
    let cookie = ApiKey::Cookie(ApiKeyValue::new(GUEST));
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(cookie));
    for (address, path) in &mut document.paths.paths {
        for operation in [&mut path.get, &mut path.post].into_iter().flatten() {
            meet(operation);
            refuse(address, operation);
        }
    }
}

/// How an operation refuses what is asked, as far as that follows from what it takes; where it says
/// something else of a status, that holds.
fn refuse(address: &str, operation: &mut Operation) {
    let asks = |wanted: Option<&str>| {
        let mut asked = operation.parameters.iter().flatten();
        asked.any(|asked| match asked {
            RefOr::T(asked) if asked.parameter_in == ParameterIn::Query => {
                wanted.is_none_or(|wanted| asked.name == wanted)
            }
            RefOr::T(_) | RefOr::Ref(_) => false,
        })
    };
    let of_table = address.starts_with("/api/v1/tables/{id}");
    let of_seat = of_table && asks(Some("seat"));
    let takes = operation.request_body.is_some();
    let mut ways_in = operation.security.iter().flatten();
    let is_closed = !ways_in.any(|way_in| *way_in == SecurityRequirement::default());
    for (holds, status, description) in [
        (asks(None), "400", "The query cannot be understood."),
        (of_seat, "401", "A seat is asked for with a token that is not known."),
        (is_closed, "401", "There is no token, or it is not known."),
        (of_seat, "403", "The seat that is asked for is not the player's."),
        (of_table, "404", "There is no such table."),
        (takes, "408", "It did not arrive in time."),
        (of_table, "409", "The table plays with a box that is not known here."),
        (takes, "413", "It is larger than 16 KiB."),
    ] {
        if holds {
            let responses = &mut operation.responses.responses;
            let refused = || RefOr::T(refused(description, false));
            responses.entry(status.to_owned()).or_insert_with(refused);
        }
    }
}

/// These ask neither the store nor a table.
const ALONE: [&str; 2] = ["document", "health"];

/// What any request may meet.
fn meet(operation: &mut Operation) {
    let alone = operation.operation_id.as_deref().is_some_and(|id| ALONE.contains(&id));
    for (status, description, waits) in [
        ("429", "It was too much at once; `Retry-After` says when to come back.", true),
        ("500", "The server is at fault; its log says why.", false),
        ("503", UNREADY, true),
    ] {
        if status != "503" || !alone {
            let refused = RefOr::T(refused(description, waits));
            operation.responses.responses.insert(status.to_owned(), refused);
        }
    }
}

const UNREADY: &str = "The store cannot be read or written now, or there is no room. A move may have \
                       been kept if `code` is `uncertain`: sent again with the same `id` it is \
                       answered with what became of it.";

fn refused(description: &str, waits: bool) -> Response {
    let problem = Ref::from_schema_name("Problem");
    let content = ContentBuilder::new().schema(Some(problem)).build();
    let response = ResponseBuilder::new().description(description);
    let response = response.content("application/json", content);
    if !waits {
        return response.build();
    }
    let seconds = ObjectBuilder::new().schema_type(Type::Integer);
    let seconds = seconds.format(Some(SchemaFormat::KnownFormat(KnownFormat::Int64)));
    let header = HeaderBuilder::new().schema(Some(seconds.build()));
    let header = header.description(Some("After so many seconds it may be tried again."));
    response.header("Retry-After", header.build()).build()
}
