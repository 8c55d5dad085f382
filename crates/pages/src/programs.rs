//! The OpenAPI document for people who write programs.
//!
//! Headings are in the visitor's words; what the document itself says is English.

use locale::Words;
use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::frame::frame;
use crate::preferences::Preferences;

/// Where the document is served.
const DOCUMENT: &str = "/api/v1/openapi.json";

/// The page that shows the document.
pub fn programs(document: &Value, preferences: &Preferences) -> Markup {
    let words = preferences.words();
    let heading = words.text("programs");
    let page = html! {
        main #main.card.programs {
            h1 { (heading) }
            p { (words.text("programs-text")) }
            p { a href=(DOCUMENT) { code { (DOCUMENT) } } }
            div lang="en" { (paragraphs(text(&document["info"], "description"))) }
            @for tag in list(&document["tags"]) {
                @for (method, path, operation) in tagged(document, text(tag, "name")) {
                    (request(words, (method, path), operation))
                }
            }
            h2 { (words.text("programs-shapes")) }
            @for (name, schema) in fields(&document["components"]["schemas"]) { (shape(words, name, schema)) }
        }
    };
    frame(preferences, &heading, &["programs.css".to_owned()], page)
}

/// All that can be asked for under a tag: method, path and description.
fn tagged<'d>(
    document: &'d Value,
    tag: &'d str,
) -> impl Iterator<Item = (&'d String, &'d String, &'d Value)> {
    let all = fields(&document["paths"])
        .flat_map(|(path, item)| fields(item).map(move |(method, asked)| (method, path, asked)));
    all.filter(move |(_, _, asked)| asked["tags"][0] == tag)
}

/// One thing that can be asked for, and everything that may be answered.
fn request(words: &Words, (method, path): (&str, &str), operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let optional = list(&operation["security"]).any(|one| fields(one).next().is_none());
    let token = fields(&operation["security"][0]).next().is_some()
        || list(&operation["security"]).count() > 1;
    html! {
        section #(text(operation, "operationId")) {
            h2 { code { b { (method.to_uppercase()) } " " (path) } }
            div lang="en" {
                p { (marked(text(operation, "summary"))) }
                (paragraphs(text(operation, "description")))
            }
            @if token {
                p.quiet { (words.text(if optional { "programs-token-may" } else { "programs-token-must" })) }
            }
            @if operation["parameters"].is_array() {
                h3 { (words.text("programs-given")) }
                dl {
                    @for one in list(&operation["parameters"]) {
                        @let place = text(one, "in");
                        dt { code { (text(one, "name")) } " " span.kind { (kind(&one["schema"])) " · " (place) } }
                        dd lang="en" { (marked(text(one, "description"))) }
                    }
                }
            }
            @if body.is_object() {
                h3 { (words.text("programs-sent")) }
                p { span.kind { (kind(body)) } " " span lang="en" { (marked(text(&operation["requestBody"], "description"))) } }
            }
            h3 { (words.text("programs-answers")) }
            dl {
                @for (status, answer) in fields(&operation["responses"]) {
                    dt {
                        code { (status) }
                        @for (media, content) in fields(&answer["content"]) {
                            " " span.kind { (kind(&content["schema"])) " · " (media) }
                        }
                    }
                    dd lang="en" {
                        (marked(text(answer, "description")))
                        @for (name, header) in fields(&answer["headers"]) {
                            br; code { (name) } ": " (marked(text(header, "description")))
                        }
                    }
                }
            }
        }
    }
}

/// What is sent and answered, field by field.
fn shape(words: &Words, name: &str, schema: &Value) -> Markup {
    let required: Vec<&str> = list(&schema["required"]).filter_map(Value::as_str).collect();
    html! {
        section #{ "shape-" (name) } {
            h3 { code { (name) } }
            div lang="en" { (paragraphs(text(schema, "description"))) }
            @if schema["properties"].is_object() {
                dl {
                    @for (field, inside) in fields(&schema["properties"]) {
                        dt {
                            code { (field) } " " span.kind { (kind(inside)) }
                            @if !required.contains(&field.as_str()) { " " span.quiet { (words.text("programs-optional")) } }
                        }
                        dd lang="en" { (marked(text(inside, "description"))) }
                    }
                }
            } @else if schema["oneOf"].is_array() {
                dl {
                    @for one in list(&schema["oneOf"]) {
                        dt { span.kind { (kind(one)) } }
                        dd lang="en" { (marked(text(one, "description"))) }
                    }
                }
            } @else { p { span.kind { (kind(schema)) } } }
        }
    }
}

/// What kind of value a schema allows, in short.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = text(schema, "$ref").rsplit('/').next().filter(|name| !name.is_empty()) {
        return html! { a href={ "#shape-" (name) } { (name) } };
    }
    if schema["oneOf"].is_array() {
        return separated(list(&schema["oneOf"]).map(kind));
    }
    if schema["enum"].is_array() {
        return separated(list(&schema["enum"]).map(|value| html! { (value) }));
    }
    if schema["items"].is_object() {
        return html! { "[" (kind(&schema["items"])) "]" };
    }
    if let Some((field, inside)) = fields(&schema["properties"]).next() {
        return html! { "{" (format!("{field:?}")) ": " (kind(inside)) "}" };
    }
    match &schema["type"] {
        Value::String(one) => html! { (one) },
        Value::Array(several) => {
            separated(several.iter().map(|one| html! { (one.as_str().unwrap_or_default()) }))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => html! { "JSON" },
    }
}

fn separated(all: impl Iterator<Item = Markup>) -> Markup {
    html! { @for (number, one) in all.enumerate() { @if number > 0 { " | " } (one) } }
}

fn paragraphs(text: &str) -> Markup {
    html! { @for one in text.split("\n\n").filter(|one| !one.is_empty()) { p { (marked(one)) } } }
}

/// A text in which code stands between backticks.
fn marked(text: &str) -> Markup {
    html! {
        @for (number, part) in text.split('`').enumerate() {
            @if number % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}

fn text<'v>(value: &'v Value, field: &str) -> &'v str {
    value[field].as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}
