-- Days between moves: clocks, absence, reminders, prepared answers, and what those who host need.

-- 1. Clocks and absence.
-- How a table that has started goes on: runs, paused, asleep (nobody would go on but bot players) or frozen (no place).
alter table tables add column standing text not null default 'runs'
    check (standing in ('runs', 'paused', 'asleep', 'frozen'));
alter table tables add column standing_since real;
alter table tables add column standing_until real;
-- JSON: the vote on how to go on for an absent person; a question to all (a pause, a stand-in).
alter table tables add column ballot text;
alter table tables add column proposal text;
-- A sleeping or frozen table leaves its channel to others.
drop index one_table_a_channel;
create unique index one_table_a_channel on tables (channel)
    where status in ('open', 'running') and standing in ('runs', 'paused');

-- JSON: the account of a person's time; none for bot players and before the start.
alter table players add column account text;
alter table players add column stand text not null default 'own'
    check (stand in ('own', 'called', 'voted', 'cared', 'offered'));
alter table players add column stand_why text not null default '';
alter table players add column stand_since real;
-- JSON: the accounts of all seats in this state, for undo.
alter table states add column accounts text;

-- Spans in which clocks do not run: of one table (pause, sleep), of one person (away), or of all (code '' and person 0:
-- the bot or Discord was off). No end: it goes on.
create table stops (
    code          text    not null,
    person        integer not null,
    began         real    not null,
    ended         real,
    why           text    not null,
    primary key (code, person, began)
) strict, without rowid;

-- 2. Time zones, quiet hours, reminders and nudges.

-- 3. Prepared and standing answers.

-- 4. Hosting.
