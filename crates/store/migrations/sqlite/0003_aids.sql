-- Whether a table helps its players with what the rules leave to their own reckoning.
alter table matches add column aids integer not null default 1;
