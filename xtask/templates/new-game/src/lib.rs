//! {{name}}: the title that joins its rules, its board and its bots.

use bots::{Beginner, Glance, Greedy, Random, Tree};
use title::{Hire, Listed};
use {{snake}}_board::Heap;
use {{snake}}_bot::Eye;
use {{snake}}_rules::{{type}};

/// The game as a host sees it.
pub static TITLE: Listed<{{type}}, Heap> = Listed::new(BOTS);

/// Who plays it, the strongest last.
const BOTS: &[Hire<{{type}}>] = &[
    Hire::new("random", || Box::new(Random::default())),
    Hire::new("beginner", || Box::new(Beginner::new(Glance::new(Eye)))),
    Hire::new("greedy", || Box::new(Greedy::new(Eye, 1))),
    Hire::new("medium", || Box::new(Tree::new(Eye))).thinking(150, 5_000),
    Hire::new("hard", || Box::new(Tree::new(Eye))).thinking(1_500, 50_000),
];
