//! Box files, of whichever game.

use boxes::Complaint;
use title::{Printed, Title};

use crate::find;

/// Reads a box file of whichever game its head names, or says everything that is wrong with it.
pub fn read_box(text: &str) -> Result<(&'static dyn Title, Printed), Vec<Complaint>> {
    let game = boxes::game(text)?;
    let title = find(&game).map_err(|unknown| vec![Complaint::at("box.game", unknown.to_string())]);
    let title = title?;
    Ok((title, title.boxes().read(text)?))
}
