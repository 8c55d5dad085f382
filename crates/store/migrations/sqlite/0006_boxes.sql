-- The printed data that tables play with, by the hash of their values.
create table boxes (
    hash text primary key,
    game text not null,
    body text not null
) strict, without rowid;
