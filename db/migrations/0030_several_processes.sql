-- expand
-- What each process committed last, on a server: where its connection breaks under a commit, its row tells whether that
-- is stored. (A file needs none.)
create table commits (
    writer        text    primary key,         -- drawn anew by each process
    number        integer not null,            -- of its last transaction that wrote, counted by itself
    at            real    not null             -- by the server's clock
) strict, without rowid;
alter table processes add column cut_off_since real;    -- by the database's clock: it holds shards, and is connected with none of them
create index outbox_failing on outbox (failing_since) where failing_since is not null;  -- read at each scrape
