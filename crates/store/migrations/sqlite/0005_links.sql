-- The invite by which a seat was taken: whoever took it gets the same answer again.
alter table seats add column used text;
create unique index seats_used on seats (used) where used is not null;
-- The guest by whom a private link was used.
alter table keys add column guest integer references guests (id);
