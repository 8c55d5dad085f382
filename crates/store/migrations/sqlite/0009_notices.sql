-- What the host says to everybody, until it is taken back: one row at most.
create table notices (
    id integer primary key check (id = 1),
    said text not null,
    at integer not null
);

-- The tables that are open, for the host.
create index matches_open on matches (id) where state in ('waiting', 'playing');
