-- Who plays without an account. The token itself is only in the player's browser.
create table guests (
    id integer primary key,
    token_hash blob not null unique,
    name text not null,
    created_at integer not null
) strict;

-- What was agreed, and the last known state for lists. All else follows from the entries.
create table matches (
    id text primary key,
    game text not null,
    setup text not null,
    edition integer not null,
    data text not null,
    secret_seed blob not null,
    maker integer not null references guests (id),
    created_at integer not null,
    state text not null,
    asked integer not null,
    ply integer not null,
    moved_at integer not null
) strict, without rowid;

-- Who sits where.
create table seats (
    match_id text not null references matches (id),
    seat integer not null,
    kind text not null,
    name text not null,
    bot text,
    invite text unique,
    primary key (match_id, seat)
) strict, without rowid;

-- Which guests may act for a seat: one, or one person's several devices.
create table holders (
    guest integer not null references guests (id),
    match_id text not null,
    seat integer not null,
    primary key (guest, match_id, seat),
    foreign key (match_id, seat) references seats (match_id, seat)
) strict, without rowid;

-- Private links that bring a seat to another device.
create table keys (
    hash blob primary key,
    match_id text not null,
    seat integer not null,
    created_at integer not null,
    foreign key (match_id, seat) references seats (match_id, seat)
) strict, without rowid;

-- Everything that happened, append only. The primary key settles who comes first.
create table entries (
    match_id text not null references matches (id),
    seq integer not null,
    kind text not null,
    seat integer,
    body text not null,
    fingerprint text,
    request text,
    at integer not null,
    primary key (match_id, seq)
) strict, without rowid;

create unique index entries_request on entries (match_id, seat, request) where request is not null;
