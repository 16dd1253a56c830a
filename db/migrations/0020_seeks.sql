-- Who waits on a server for others to play with. `lapsed`: nobody came in time, of which they are told once.
create table seeks (
    guild         integer not null,
    person        integer not null,
    game          text    not null,
    name          text    not null,
    channel       integer not null,            -- where they asked
    scope         integer not null,            -- that channel where not everybody sees it: they meet there only; else 0
    seats         integer not null,            -- 0: any number
    pace          text    not null,            -- '': any
    language      text    not null,            -- of the table; '': any
    reads         text    not null,            -- the language they read
    since         real    not null,
    lapsed        integer not null default 0 check (lapsed in (0, 1)),
    primary key (guild, person, game)
) strict, without rowid;
create index seeks_of_a_person on seeks (person);
create index seeks_in_time on seeks (lapsed, since);
