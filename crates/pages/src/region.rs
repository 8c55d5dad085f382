//! A part of a table's page that its script replaces when it has changed.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, Render};

use crate::scene::Scene;

/// What stands in a part of the page, and a mark that is another one whenever that is.
pub(crate) struct Region {
    pub(crate) mark: String,
    /// Nothing, if the page that asks has it already.
    pub(crate) body: Option<Markup>,
}

impl Region {
    pub(crate) fn new(scene: &Scene<'_>, name: &str, body: Markup) -> Self {
        let mut hasher = DefaultHasher::new();
        (name, body.0.as_str()).hash(&mut hasher);
        let mark = format!("{:016x}", hasher.finish());
        let is_known = scene.preferences.known.split(' ').any(|known| known == mark);
        Self { mark, body: Some(body).filter(|_| !is_known) }
    }

    pub(crate) fn is_kept(&self) -> bool {
        self.body.is_none()
    }
}

impl Render for Region {
    fn render_to(&self, page: &mut String) {
        page.push_str(self.body.as_ref().map_or("", |body| body.0.as_str()));
    }
}
