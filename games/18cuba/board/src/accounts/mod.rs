//! The accounts: the whole game as a spreadsheet, and how it came about.

mod chart;
mod coming;
mod compare;
mod flow;
mod incomes;
mod outlook;
mod sheet;

use art::{Accounts, Chapter, Chronicle as _};
use cuba18_rules::{Cuba18, View};
use cuba18_track::{Company, best_run};
use maud::{Markup, html};

pub use compare::compare;

use crate::map::SYMBOLS;
use crate::{Rounds, Stage};

/// Keeps the books of 18Cuba, round by round.
#[derive(Copy, Clone, Debug)]
pub struct Books;

impl Accounts<Cuba18> for Books {
    /// Spreadsheet, outlook, chart, cash flow and incomes.
    fn accounts(&self, chapters: &[Chapter<Cuba18>], now: &View, stage: &Stage<'_>) -> Markup {
        let told = told(chapters, now, stage);
        html! {
            div class="game-18cuba" { (art::sheet(SYMBOLS)) }
            div class="game-18cuba accounts" {
                (sheet::sheet(now, stage, &incomes::latest(&told)))
                (outlook::outlook(now, stage, &told))
                (chart::chart(&told, stage))
                (flow::flow(&told, stage))
                (incomes::incomes(&told, stage))
            }
        }
    }
}

/// A button that copies the table of its section for a spreadsheet.
fn copied(stage: &Stage<'_>) -> Markup {
    let done = stage.words.text("accounts-copied");
    html! { button type="button" class="copy-table" data-csv=(done) { (stage.words.text("accounts-copy")) } }
}

/// What `company` would earn if its trains ran now, machines included.
fn revenue(view: &View, company: Company) -> u32 {
    let charter = view.table().charter(company);
    if charter.train_count() == 0 {
        return 0;
    }
    let run = best_run(&view.table().board, &view.order(company)).revenue;
    if run > 0 { run + u32::from(charter.machine_bonus(&view.data().cards)) } else { 0 }
}

/// A round with its name, and the table as it ended or is now.
struct Told<'c> {
    /// `SR 2`, or `2.1` for the first operating round after it.
    name: String,
    chapter: &'c Chapter<Cuba18>,
    ended: &'c View,
}

fn told<'c>(chapters: &'c [Chapter<Cuba18>], now: &'c View, stage: &Stage<'_>) -> Vec<Told<'c>> {
    let ends = chapters.iter().skip(1).map(|chapter| &chapter.began).chain([now]);
    let keys: Vec<String> =
        chapters.iter().filter_map(|chapter| Rounds.begins(None, &chapter.began)).collect();
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let names = Rounds.names(&keys, stage.words).into_iter().map(|name| name.short);
    let told = chapters.iter().zip(ends).zip(names);
    told.map(|((chapter, ended), name)| Told { name, chapter, ended }).collect()
}
