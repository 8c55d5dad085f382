-- Whose seat somebody else has taken, since their time was over: until they have read it.
create table succeeded (
    guest integer not null references guests (id),
    match_id text not null,
    seat integer not null,
    at integer not null,
    primary key (guest, match_id, seat),
    foreign key (match_id, seat) references seats (match_id, seat)
) strict, without rowid;

-- By which it is known, when a server starts, for whom bots may play.
create index entries_apart on entries (match_id, seat) where kind in ('left', 'stood-in', 'timed-out');
