-- People invited to a table that has not started: JSON, [[person, name], ...].
alter table tables add column invited text not null default '[]';
-- Until then free seats are kept for those invited: a rematch.
alter table tables add column kept_until real;
-- The table whose rematch this is; one rematch stands open at a time.
alter table tables add column again text references tables (code);
-- Whether the host was told that all seats are taken: that rings once.
alter table tables add column called integer not null default 0 check (called in (0, 1));
create index rematch_of on tables (again) where again is not null;
