-- What the host says to everybody, until it is taken back: one row at most.
create table notices (
    id bigint primary key check (id = 1),
    said text not null,
    at bigint not null
);

-- The tables that are open, for the host and for whoever looks for those that were left alone.
create index matches_open on matches (id) where state in ('waiting', 'playing');
