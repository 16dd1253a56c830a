-- A cup: people who play a game in rounds, each time with others.
create table cups (
    cup           text    primary key,
    game          text    not null,
    guild         integer,
    channel       integer not null,            -- where its message stands and its tables begin
    people        integer not null,            -- with so many it begins by itself
    seats         integer not null,            -- of a table, at most
    rounds        integer not null,
    days          integer not null,            -- of a round, at most
    pace          text    not null,
    language      text    not null,
    opened        real    not null,
    status        text    not null check (status in ('open', 'running', 'over', 'closed')),
    round         integer not null,            -- the last that has begun; 0: none
    began         real    not null,            -- when it did
    ended         real,
    writes        integer not null
) strict, without rowid;
create index cups_under_way on cups (status) where status in ('open', 'running');
create unique index one_cup_a_channel on cups (channel) where status in ('open', 'running');

-- Who takes part. `gone`: drawn no more.
create table cup_entrants (
    cup           text    not null references cups (cup),
    person        integer not null,
    name          text    not null,
    number        integer not null,            -- in the order of joining
    gone          integer not null default 0 check (gone in (0, 1)),
    primary key (cup, person)
) strict, without rowid;
create index cup_entrants_of_a_person on cup_entrants (person);

-- Who was drawn to which seat. `played_at`: the code of the table, which stays when the table is archived.
create table cup_seats (
    cup           text    not null references cups (cup),
    round         integer not null,
    played_at     text    not null,
    seat          integer not null,
    person        integer not null,
    primary key (cup, round, played_at, seat)
) strict, without rowid;
create index cup_seats_of_a_person on cup_seats (person);
