-- Lessons: tables of one person that stand in no channel (0), of which there may be many.
drop index one_table_a_channel;
create unique index one_table_a_channel on tables (channel)
    where status in ('open', 'running') and standing in ('runs', 'paused') and channel <> 0;

-- Which point of its lesson a table told at which question.
create table told_points (
    code          text    not null references tables (code),
    revision      integer not null,            -- of the question
    point         text    not null,
    primary key (code, revision)
) strict, without rowid;
