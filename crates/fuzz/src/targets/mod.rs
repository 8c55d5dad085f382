//! The kinds of input, one target each.

mod play;
mod texts;
mod web;

use anyhow::bail;
use tabletop::SeededDice;

use crate::seeds::Seeds;
use crate::watch::Watch;

/// What all targets are called.
pub(crate) const NAMES: [&str; 8] =
    ["transcripts", "positions", "boxes", "paths", "actions", "forms", "bodies", "addresses"];

/// What takes one kind of input.
pub(crate) trait Target {
    /// Tries one input; whether it was accepted, or what is wrong.
    fn attempt(&mut self, dice: &mut SeededDice) -> Result<bool, String>;
}

/// The target of this name.
pub(crate) fn open<'s>(
    name: &str,
    seeds: &'s Seeds,
    watch: &'s Watch,
) -> anyhow::Result<Box<dyn Target + 's>> {
    Ok(match name {
        "transcripts" => Box::new(texts::Transcripts { seeds, watch }),
        "positions" => Box::new(texts::Positions { seeds, watch }),
        "boxes" => Box::new(texts::Boxes { seeds, watch }),
        "paths" => Box::new(play::Paths { seeds, watch }),
        "actions" => Box::new(play::Actions { seeds, watch }),
        "forms" => Box::new(web::Web::open(web::Sort::Forms, watch)?),
        "bodies" => Box::new(web::Web::open(web::Sort::Bodies, watch)?),
        "addresses" => Box::new(web::Web::open(web::Sort::Addresses, watch)?),
        _ => bail!("there is no target {name:?}"),
    })
}
