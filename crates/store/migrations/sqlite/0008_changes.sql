-- Each entry, and whatever else happens at a table, counts here, so that whoever has it in memory
-- can tell whether something is new.
alter table matches add column changes integer not null default 0;
