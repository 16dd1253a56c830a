-- Who follows a table in private. `lost`: their direct messages were refused, of which they are told once.
create table watchers (
    code          text    not null references tables (code),
    person        integer not null,
    since         real    not null,
    lost          integer not null default 0 check (lost in (0, 1)),
    primary key (code, person)
) strict, without rowid;
create index tables_watched on watchers (person);
-- Who a watcher thinks will win, once a round; shown to nobody else before the end.
create table predictions (
    code          text    not null references tables (code),
    person        integer not null,
    line          integer not null,            -- of the log, after which it was made
    round         integer not null,
    seat          integer not null,
    at            real    not null,
    primary key (code, person, line)
) strict, without rowid;
-- How well a watcher knew at the end: for which share of the game their right prediction stood.
create table foresights (
    code          text    not null references tables (code),
    person        integer not null,
    share         real    not null,
    primary key (code, person)
) strict, without rowid;
create index foresights_of_a_person on foresights (person);
