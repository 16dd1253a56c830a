-- Ratings are worked out from finished games; these rows only keep the outcome, and can be made anew at any time.
create table ratings (
    game          text    not null,
    person        integer not null,            -- 0: bot players
    level         text    not null,            -- of bot players; '': a person
    mean          real    not null,
    deviation     real    not null,
    games         integer not null,
    primary key (game, person, level)
) strict, without rowid;
create index ratings_of_a_person on ratings (person);

-- One row: how many finished games the ratings hold, and the last of them. None: they are to be worked out anew.
create table rated_until (
    id            integer primary key check (id = 1),
    games         integer not null,
    ended         real    not null,
    code          text    not null
) strict;
create index finished_tables on tables (ended, code) where status = 'over';

-- Whether a person takes part in the ratings.
alter table people add column rated integer not null default 1 check (rated in (0, 1));
