-- What a seat has decided ahead of time. Nobody but its holders is shown it.
create table intents (
    match_id text not null,
    seat integer not null,
    intent text not null,
    primary key (match_id, seat),
    foreign key (match_id, seat) references seats (match_id, seat)
) strict, without rowid;
