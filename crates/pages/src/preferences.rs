//! How a visitor wants pages to look.

use std::sync::Arc;

use locale::{Language, Words};

use crate::words::shared;

/// How a visitor wants pages to look.
#[derive(Clone, Debug)]
pub struct Preferences {
    /// The language that pages speak.
    pub language: Language,
    /// `day` or `night`; otherwise as the device has it.
    pub light: Option<&'static str>,
    /// Where we are reached, for links to share: scheme, host and port.
    pub base: String,
    /// The page that was asked for, to come back to.
    pub here: String,
    /// The marks of the parts that a table's page already has, which need not be sent.
    pub known: String,
    /// Which drawing of a board is looked at, where it has several.
    pub scene: Option<&'static str>,
    /// What the visitor is called, if they have signed in.
    pub signed_in: Option<String>,
    /// What the host says to everybody.
    pub notice: Option<Arc<str>>,
}

impl Preferences {
    /// The words that all pages share.
    pub fn words(&self) -> &'static Words {
        shared(self.language)
    }
}
