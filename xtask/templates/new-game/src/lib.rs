//! {{name}}: the title that joins its rules, its board and its bots.

use bots::{Greedy, Random};
use title::{Hire, Listed};
use {{snake}}_board::Heap;
use {{snake}}_rules::{{type}};

/// The game as a host sees it.
pub static TITLE: Listed<{{type}}, Heap> = Listed::new(BOTS);

/// Who plays it, the strongest last.
const BOTS: &[Hire<{{type}}>] = &[
    ("random", || Box::new(Random::default())),
    ("greedy", || Box::new(Greedy::new({{snake}}_bot::Eye, 1))),
];
