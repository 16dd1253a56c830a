-- How long a person took to answer, nights and days away left out: of the last three months, for `Who sits here`.
create table waits (
    person        integer not null,
    at            real    not null,            -- when it ended
    code          text    not null,
    seconds       real    not null,
    primary key (person, at, code)
) strict, without rowid;
