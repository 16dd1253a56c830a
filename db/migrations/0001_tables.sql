-- Times are seconds since 1970. JSON is text that this room does not look into.

create table tables (
    code          text primary key,            -- never given twice: rows are never deleted
    game          text    not null,
    status        text    not null check (status in ('open', 'running', 'over', 'closed')),
    host          integer not null,
    guild         integer,
    channel       integer not null,
    terms         text    not null,            -- JSON: options that all games share
    options       text    not null,            -- JSON: options of the game
    options_seen  integer not null,            -- grows with every change of the two
    seal          text,
    result        text,                        -- JSON
    votes         text    not null,            -- JSON: who wants it ended
    wish          text,                        -- JSON: an open request to take moves back
    opened        real    not null,
    started       real,
    ended         real,
    writes        integer not null,            -- guards every change
    lines         integer not null             -- number of the last log line
) strict;
create unique index one_table_a_channel on tables (channel) where status in ('open', 'running');
create index tables_of_a_channel on tables (channel, opened);
create index tables_of_a_server on tables (guild, opened) where status in ('open', 'running');

-- What was drawn and fixed when a table started.
create table deals (
    code          text    primary key references tables (code),
    secret        text    not null,            -- hex; told when the game is over
    joined        text    not null,            -- JSON: the players in their order before seats were drawn
    edition       text    not null,            -- name of the component data
    program       text    not null             -- version that dealt
) strict;

create table players (
    code          text    not null references tables (code),
    seat          integer not null,
    person        integer,                     -- none: a house player
    name          text    not null,
    house         integer not null,            -- number of a house player, 0 for people
    ready         integer not null,
    awaited_since real,
    last_line     integer not null,            -- log line of the last own move
    primary key (code, seat)
) strict, without rowid;
create index tables_of_a_person on players (person) where person is not null;

-- The states a table can go back to, the newest being the present one.
create table states (
    code          text    not null references tables (code),
    line          integer not null,            -- the log line that led here
    mover         integer,                     -- the seat that moved, none for the deal or a repair
    state         text    not null,            -- JSON, with the dice's secret
    primary key (code, line)
) strict;

create table log (
    code          text    not null references tables (code),
    line          integer not null,
    at            real    not null,
    revision      integer not null,
    seat          integer,
    person        integer,
    act           text,                        -- JSON: what a replay must do
    events        text    not null,            -- JSON
    undone        integer not null,
    primary key (code, line)
) strict;

-- A submission is stored under its interaction's id, so that the same one twice counts once.
create table submissions (
    submission    text    primary key,
    code          text    not null references tables (code),
    at            real    not null,
    first_line    integer not null,
    last_line     integer not null
) strict, without rowid;

create table outbox (
    id            integer primary key autoincrement,  -- never used again: a delivery may outlast its row
    code          text    not null references tables (code),
    kind          text    not null,
    person        integer not null,            -- 0: public
    topic         text    not null,
    facts         text    not null,            -- JSON
    due           real    not null,
    sound         integer not null,
    nonce         text    not null,
    attempts      integer not null,
    version       integer not null,            -- grows when a newer state asks for the same message
    unique (code, kind, person, topic)
) strict;
create index outbox_due on outbox (due);

create table messages (
    code          text    not null references tables (code),
    kind          text    not null,
    person        integer not null,            -- 0: public
    channel       integer not null,
    message       integer not null,
    at            real    not null,
    line          integer not null,
    primary key (code, kind, person)
) strict, without rowid;

-- What must happen at a time: a house player's move now, reminders and absence later.
create table timers (
    code          text    not null references tables (code),
    kind          text    not null,
    seat          integer not null,
    due           real    not null,
    primary key (code, kind, seat)
) strict, without rowid;
create index timers_due on timers (due);

create table drafts (
    code          text    not null references tables (code),
    seat          integer not null,
    revision      integer not null,
    number        integer not null,
    body          text    not null,            -- JSON
    primary key (code, seat)
) strict, without rowid;

create table editions (
    game          text    not null,
    name          text    not null,
    files         text    not null,            -- JSON
    primary key (game, name)
) strict;

create table people (
    person        integer primary key,
    name          text    not null,
    locale        text,
    language      text,
    notices       text    not null,
    dm            text    not null
) strict;

create table servers (
    guild         integer primary key,
    language      text,
    rooms         text    not null,
    channel       integer
) strict;
