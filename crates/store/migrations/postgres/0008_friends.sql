-- How games ended: where each seat came in, whose it was if one guest alone held it, and in which
-- company it is rated, if it is.
create table results (
    match_id text not null references matches (id),
    seat bigint not null,
    game text not null,
    place bigint not null,
    score bigint not null,
    at bigint not null,
    guest bigint references guests (id),
    bot text,
    pool text,
    primary key (match_id, seat)
);

create index results_guest on results (guest) where guest is not null;
create index results_at on results (at, match_id, seat) where pool is not null;

-- How well somebody plays a game, by all that was rated, in millionths: follows from the results.
create table ratings (
    game text not null,
    pool text not null,
    player text not null,
    mean bigint not null,
    deviation bigint not null,
    games bigint not null,
    wins bigint not null,
    primary key (game, pool, player)
);

create index ratings_player on ratings (player);

-- Tables that somebody has put away from their list.
create table archived (
    guest bigint not null references guests (id),
    match_id text not null references matches (id),
    primary key (guest, match_id)
);

-- Who is asked to sit down in a seat, by whom.
create table invitations (
    match_id text not null,
    seat bigint not null,
    guest bigint not null references guests (id),
    by_guest bigint not null references guests (id),
    at bigint not null,
    primary key (match_id, seat, guest),
    foreign key (match_id, seat) references seats (match_id, seat)
);

create index invitations_guest on invitations (guest);
create index invitations_by on invitations (by_guest);

-- Which table is the rematch of another: one at most.
create table rematches (
    match_id text primary key references matches (id),
    again text not null references matches (id)
);

-- What is said at a table: by those who play, or apart by those who watch.
create table messages (
    match_id text not null references matches (id),
    number bigint not null,
    guest bigint not null references guests (id),
    seat bigint,
    name text not null,
    said text not null,
    at bigint not null,
    hidden bigint not null,
    primary key (match_id, number)
);

create index messages_guest on messages (guest);

-- Who has said that the host should read a message.
create table reports (
    match_id text not null,
    number bigint not null,
    guest bigint not null references guests (id),
    at bigint not null,
    primary key (match_id, number, guest),
    foreign key (match_id, number) references messages (match_id, number)
);

create index reports_guest on reports (guest);
create index reports_at on reports (at);

-- Whom somebody does not want to read.
create table mutes (
    guest bigint not null references guests (id),
    muted bigint not null references guests (id),
    primary key (guest, muted)
);

create index mutes_muted on mutes (muted);

-- Who may say nothing, by the host's word.
create table silenced (
    guest bigint primary key references guests (id),
    at bigint not null
);

-- What somebody has noted for themselves at a table.
create table jottings (
    guest bigint not null references guests (id),
    match_id text not null references matches (id),
    body text not null,
    primary key (guest, match_id)
);

-- When somebody sleeps, for tables to come: minutes of the day in Greenwich, and how many.
create table sleeping (
    guest bigint primary key references guests (id),
    begins bigint not null,
    length bigint not null
);
