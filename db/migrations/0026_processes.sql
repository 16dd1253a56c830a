-- The processes that serve this database together, and what each of them holds until it ends or its lease does.
create table processes (
    id            text    primary key,         -- drawn anew whenever it enters
    name          text    not null,            -- its number and machine, for the operator
    roles         text    not null,            -- what it does: JSON list
    program       text    not null,
    knows         integer not null,            -- the newest version of the database that it understands
    began         real    not null,            -- by the database's clock, as `until`
    until         real    not null
) strict, without rowid;
alter table lanes add column holder text;      -- the process that sends what is in it now
create table shards (
    shard         integer not null,
    of            integer not null,            -- so many shards in all
    holder        text,
    primary key (shard, of)
) strict, without rowid;
-- From when on the next connection to Discord's gateway may be made, for each of its buckets.
create table identify (
    key           integer primary key,
    free_at       real    not null
) strict, without rowid;
-- When a shard was connected anew lately: a bot that cannot stay connected must not use up the thousand of a day.
create table identified (
    shard         integer not null,
    at            real    not null
) strict;
-- From when on the token's next request may go, and until when none may.
create table quota (
    id            integer primary key check (id = 1),
    free_at       real    not null,
    shut_until    real    not null
) strict, without rowid;
-- Which commands each application registered last, as a hash.
create table registered (
    application   text    primary key,
    commands      text    not null
) strict, without rowid;
