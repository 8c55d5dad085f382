-- Seats of running games that anybody may take, since the time of whoever sat there was over.
create table vacancies (
    match_id text not null,
    seat bigint not null,
    since bigint not null,
    primary key (match_id, seat),
    foreign key (match_id, seat) references seats (match_id, seat)
);

create index vacancies_since on vacancies (since);
