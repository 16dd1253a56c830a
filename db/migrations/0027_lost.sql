-- expand
alter table processes add column lost integer not null default 0;    -- 1: it hears nothing from Discord, though its shards are its
