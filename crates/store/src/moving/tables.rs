//! The tables that move house, and their columns.

#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    Text,
    Int,
    Bytes,
}
use Kind::{Bytes, Int, Text};

/// A table: its columns, the first of which put its rows in order.
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) keys: usize,
    pub(super) columns: &'static [(&'static str, Kind)],
}

/// Each after those that it refers to.
pub(super) const TABLES: [Table; 30] = [
    Table {
        name: "guests",
        keys: 1,
        columns: &[("id", Int), ("token_hash", Bytes), ("name", Text), ("created_at", Int)],
    },
    Table {
        name: "matches",
        keys: 1,
        columns: &[
            ("id", Text),
            ("game", Text),
            ("setup", Text),
            ("edition", Int),
            ("data", Text),
            ("secret_seed", Bytes),
            ("maker", Int),
            ("created_at", Int),
            ("state", Text),
            ("asked", Int),
            ("ply", Int),
            ("moved_at", Int),
            ("aids", Int),
            ("strict", Int),
            ("changes", Int),
        ],
    },
    Table {
        name: "seats",
        keys: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Int),
            ("kind", Text),
            ("name", Text),
            ("bot", Text),
            ("invite", Text),
            ("used", Text),
        ],
    },
    Table {
        name: "holders",
        keys: 3,
        columns: &[("guest", Int), ("match_id", Text), ("seat", Int)],
    },
    Table {
        name: "keys",
        keys: 1,
        columns: &[
            ("hash", Bytes),
            ("match_id", Text),
            ("seat", Int),
            ("created_at", Int),
            ("guest", Int),
        ],
    },
    Table {
        name: "entries",
        keys: 2,
        columns: &[
            ("match_id", Text),
            ("seq", Int),
            ("kind", Text),
            ("seat", Int),
            ("body", Text),
            ("fingerprint", Text),
            ("request", Text),
            ("at", Int),
        ],
    },
    Table {
        name: "intents",
        keys: 2,
        columns: &[("match_id", Text), ("seat", Int), ("intent", Text)],
    },
    Table { name: "boxes", keys: 1, columns: &[("hash", Text), ("game", Text), ("body", Text)] },
    Table {
        name: "accounts",
        keys: 1,
        columns: &[
            ("guest", Int),
            ("name", Text),
            ("folded", Text),
            ("password", Text),
            ("made_at", Int),
        ],
    },
    Table {
        name: "sessions",
        keys: 1,
        columns: &[
            ("hash", Bytes),
            ("guest", Int),
            ("kind", Text),
            ("device", Text),
            ("made_at", Int),
            ("seen_day", Int),
        ],
    },
    Table { name: "codes", keys: 2, columns: &[("guest", Int), ("hash", Bytes)] },
    Table {
        name: "lobby",
        keys: 1,
        columns: &[("match_id", Text), ("since", Int), ("until", Int)],
    },
    Table {
        name: "channels",
        keys: 1,
        columns: &[
            ("id", Text),
            ("guest", Int),
            ("kind", Text),
            ("target", Text),
            ("language", Text),
            ("base", Text),
            ("made_at", Int),
            ("failed", Int),
            ("off_at", Int),
        ],
    },
    Table {
        name: "outbox",
        keys: 4,
        columns: &[
            ("channel", Text),
            ("match_id", Text),
            ("kind", Text),
            ("turn", Int),
            ("at", Int),
            ("state", Text),
            ("tries", Int),
            ("due", Int),
            ("said", Text),
        ],
    },
    Table {
        name: "hours",
        keys: 1,
        columns: &[("guest", Int), ("begins", Int), ("ends", Int), ("ahead", Int)],
    },
    Table { name: "notices", keys: 1, columns: &[("id", Int), ("said", Text), ("at", Int)] },
    Table {
        name: "clocks",
        keys: 1,
        columns: &[("match_id", Text), ("terms", Text), ("due", Int)],
    },
    Table { name: "alive", keys: 1, columns: &[("id", Int), ("at", Int)] },
    Table { name: "gaps", keys: 1, columns: &[("since", Int), ("until", Int)] },
    Table {
        name: "results",
        keys: 2,
        columns: &[
            ("match_id", Text),
            ("seat", Int),
            ("game", Text),
            ("place", Int),
            ("score", Int),
            ("at", Int),
            ("guest", Int),
            ("bot", Text),
            ("pool", Text),
        ],
    },
    Table {
        name: "ratings",
        keys: 3,
        columns: &[
            ("game", Text),
            ("pool", Text),
            ("player", Text),
            ("mean", Int),
            ("deviation", Int),
            ("games", Int),
            ("wins", Int),
        ],
    },
    Table { name: "archived", keys: 2, columns: &[("guest", Int), ("match_id", Text)] },
    Table {
        name: "invitations",
        keys: 3,
        columns: &[
            ("match_id", Text),
            ("seat", Int),
            ("guest", Int),
            ("by_guest", Int),
            ("at", Int),
        ],
    },
    Table { name: "rematches", keys: 1, columns: &[("match_id", Text), ("again", Text)] },
    Table {
        name: "messages",
        keys: 2,
        columns: &[
            ("match_id", Text),
            ("number", Int),
            ("guest", Int),
            ("seat", Int),
            ("name", Text),
            ("said", Text),
            ("at", Int),
            ("hidden", Int),
        ],
    },
    Table {
        name: "reports",
        keys: 3,
        columns: &[("match_id", Text), ("number", Int), ("guest", Int), ("at", Int)],
    },
    Table { name: "mutes", keys: 2, columns: &[("guest", Int), ("muted", Int)] },
    Table { name: "silenced", keys: 1, columns: &[("guest", Int), ("at", Int)] },
    Table {
        name: "jottings",
        keys: 2,
        columns: &[("guest", Int), ("match_id", Text), ("body", Text)],
    },
    Table {
        name: "sleeping",
        keys: 1,
        columns: &[("guest", Int), ("begins", Int), ("length", Int)],
    },
];
