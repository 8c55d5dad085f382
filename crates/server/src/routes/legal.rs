//! What a visitor may want to know of the house.

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::get;

use crate::answer;
use crate::extract::Visitor;
use crate::options::Contact;
use crate::state::AppState;

pub(crate) fn router() -> Router<AppState> {
    Router::new()
        .route("/about/privacy", get(privacy))
        .route("/about/contact", get(contact))
        .route("/about/whose", get(whose))
}

async fn privacy(State(state): State<AppState>, visitor: Visitor) -> Response {
    answer::page(pages::privacy(&visitor.preferences, state.options.mail().is_some()))
}

async fn contact(State(state): State<AppState>, visitor: Visitor) -> Response {
    let contact = state.options.contact.as_ref().map(Contact::text);
    answer::page(pages::contact(&visitor.preferences, contact))
}

async fn whose(visitor: Visitor) -> Response {
    answer::page(pages::whose(&visitor.preferences))
}
