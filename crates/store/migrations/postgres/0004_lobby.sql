-- Tables that anybody may find who looks for a seat, until when.
create table lobby (
    match_id text primary key references matches (id),
    since bigint not null,
    until bigint not null
);

create index lobby_since on lobby (since);
