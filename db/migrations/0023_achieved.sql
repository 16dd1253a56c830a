-- What a person has earned in each finished game that was looked at: worked out from its record, and can be made anew.
create table achieved (
    person        integer not null,
    code          text    not null,
    version       integer not null,            -- of the achievements
    keys          text    not null,            -- a list
    primary key (person, code)
) strict, without rowid;
