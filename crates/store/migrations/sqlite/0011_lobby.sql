-- Tables that anybody may find who looks for a seat, until when.
create table lobby (
    match_id text primary key references matches (id),
    since integer not null,
    until integer not null
) strict, without rowid;

create index lobby_since on lobby (since);
