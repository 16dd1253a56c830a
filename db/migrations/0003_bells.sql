-- How a person reads tables.
alter table people add column reading text not null default 'pictures';

-- How one person hears of one table.
create table bells (
    code          text    not null references tables (code),
    person        integer not null,
    discreet      integer not null,            -- the private message leaves the secrets out
    muted         integer not null,            -- no sounds from this table
    rung_at       real,                        -- when the person was rung last
    rung_for      integer,                     -- for which question: its revision; below zero: a request from that line
    beside        text,                        -- not by a sound of its own: the table whose sound told of this one
    primary key (code, person)
) strict, without rowid;
create index bells_of_a_person on bells (person, rung_at);
