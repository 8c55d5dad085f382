-- Where somebody gets mail, since they have confirmed that it is theirs.
create table addresses (
    guest bigint primary key references accounts (guest),
    address text not null,
    language text not null,
    made_at bigint not null
);

-- Links that were sent by mail, by the hash of their token: each works once, until then.
create table letters (
    hash bytea primary key,
    guest bigint not null references accounts (guest),
    kind text not null,
    address text not null,
    made_at bigint not null,
    until bigint not null
);

create index letters_guest on letters (guest);

-- What is pushed to a browser is encrypted with what that browser has said, and ends with the
-- session that was there.
create table pushes (
    channel text primary key references channels (id),
    point bytea not null,
    auth bytea not null,
    session bytea not null,
    called text not null
);

create index channels_target on channels (target) where kind = 'push';

-- The key by which push services know this house: one row at most.
create table vapid (
    id bigint primary key check (id = 1),
    pkcs8 bytea not null
);
