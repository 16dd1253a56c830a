-- `deal`: the same for all tables with the same deal, and none for a table that has its own.
alter table tables add column deal text;
create index tables_of_a_deal on tables (deal) where deal is not null;
-- 1: a table that gets a thread of its own. Until then it may stand in a channel with others of its deal or cup.
alter table tables add column own_thread integer not null default 0 check (own_thread in (0, 1));
drop index one_table_a_channel;
create unique index one_table_a_channel on tables (channel)
    where status in ('open', 'running') and standing in ('runs', 'paused') and channel <> 0 and own_thread = 0;
