-- Whether what was decided stands as soon as anything has followed, bots' answers included.
alter table matches add column strict integer not null default 0;
