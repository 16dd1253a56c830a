-- expand
alter table processes add column cut_off_since real;    -- by the database's clock: it holds shards, and is connected with none of them
create index outbox_failing on outbox (failing_since) where failing_since is not null;  -- read at each scrape
