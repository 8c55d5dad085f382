-- What is written only to see whether writing works; one row at most.
create table probes (
    id integer primary key,
    filler blob not null
) strict;
