-- Where somebody wants to be told what concerns them. A channel by which nothing could be told for
-- long is off since then.
create table channels (
    id text primary key,
    guest integer not null references accounts (guest),
    kind text not null,
    target text not null,
    language text not null,
    base text not null,
    made_at integer not null,
    failed integer not null,
    off_at integer
) strict, without rowid;

create index channels_guest on channels (guest);

-- What is to be told, written with the move that it is about. Whoever tells it moves `due` on
-- first, so that it is told by one node, and by another if that one is gone.
create table outbox (
    channel text not null references channels (id),
    match_id text not null,
    kind text not null,
    turn integer not null,
    at integer not null,
    state text not null,
    tries integer not null,
    due integer not null,
    said text not null,
    primary key (channel, match_id, kind, turn)
) strict, without rowid;

create index outbox_due on outbox (due) where state = 'waiting';
create index outbox_at on outbox (at);

-- When somebody is told nothing: minutes of the day, and minutes by which their clock is ahead.
create table hours (
    guest integer primary key references accounts (guest),
    begins integer not null,
    ends integer not null,
    ahead integer not null
) strict, without rowid;

-- Who looks at which table, until when.
create table looking (
    guest integer not null references accounts (guest),
    match_id text not null references matches (id),
    until integer not null,
    primary key (guest, match_id)
) strict, without rowid;
