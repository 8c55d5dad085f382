-- Where somebody wants to be told what concerns them. A channel by which nothing could be told for
-- long is off since then.
create table channels (
    id text primary key,
    guest bigint not null references accounts (guest),
    kind text not null,
    target text not null,
    language text not null,
    base text not null,
    made_at bigint not null,
    failed bigint not null,
    off_at bigint
);

create index channels_guest on channels (guest);

-- What is to be told, written with the move that it is about. Whoever tells it moves `due` on
-- first, so that it is told by one node, and by another if that one is gone.
create table outbox (
    channel text not null references channels (id),
    match_id text not null,
    kind text not null,
    turn bigint not null,
    at bigint not null,
    state text not null,
    tries bigint not null,
    due bigint not null,
    said text not null,
    primary key (channel, match_id, kind, turn)
);

create index outbox_due on outbox (due) where state = 'waiting';
create index outbox_at on outbox (at);

-- When somebody is told nothing: minutes of the day, and minutes by which their clock is ahead.
create table hours (
    guest bigint primary key references accounts (guest),
    begins bigint not null,
    ends bigint not null,
    ahead bigint not null
);

-- Who looks at which table, until when.
create table looking (
    guest bigint not null references accounts (guest),
    match_id text not null references matches (id),
    until bigint not null,
    primary key (guest, match_id)
);
