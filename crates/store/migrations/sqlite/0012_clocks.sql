-- What a table has agreed upon about time and absence, and when it has to be looked at next.
create table clocks (
    match_id text primary key references matches (id),
    terms text not null,
    due integer
) strict, without rowid;

create index clocks_due on clocks (due) where due is not null;

-- When the server was last known to run: one row at most.
create table alive (
    id integer primary key check (id = 1),
    at integer not null
) strict;

-- When no server ran. Clocks stand still meanwhile.
create table gaps (
    since integer primary key,
    until integer not null
) strict;
