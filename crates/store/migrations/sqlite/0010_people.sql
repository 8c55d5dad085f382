-- A guest who has given a name and a password, to be known on any device.
create table accounts (
    guest integer primary key references guests (id),
    name text not null,
    folded text not null unique,
    password text not null,
    made_at integer not null
) strict;

-- Where somebody is signed in, by the hash of the token that their browser or program has.
create table sessions (
    hash blob primary key,
    guest integer not null references accounts (guest),
    kind text not null,
    device text not null,
    made_at integer not null,
    seen_day integer not null
) strict, without rowid;

create index sessions_guest on sessions (guest);

-- What opens an account whose password is lost, each once.
create table codes (
    guest integer not null references accounts (guest),
    hash blob not null,
    primary key (guest, hash)
) strict, without rowid;

-- Whose tables pass from one guest to another.
create index matches_maker on matches (maker);
create index holders_seat on holders (match_id, seat);
