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
-- Who decided a move: by hand, or the caretaker.
alter table log add column by text not null default 'hand';

-- Until when a person is away, as the table shows it, and what they say of it.
alter table players add column away_until real;
alter table players add column away_note text not null default '';
-- How many answers the person and the caretaker gave.
alter table players add column decided integer not null default 0;
alter table players add column cared integer not null default 0;
-- When the table last voted to go on without the person; JSON: who had the seat before, and how many answers they gave.
alter table players add column cared_at real;
alter table players add column former text not null default '[]';

-- Times away that people announced. `choice`: wait, care or offer; `begun` and `ended`: their tables know.
create table aways (
    person        integer not null,
    begins        real    not null,
    until         real    not null,
    code          text    not null,            -- '': all tables
    choice        text    not null check (choice in ('wait', 'care', 'offer')),
    note          text    not null,
    begun         integer not null default 0,
    ended         real,
    primary key (person, begins)
) strict, without rowid;
create index aways_to_come on aways (begins) where ended is null;

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

-- One row: when this host was last seen alive, and since when Discord is out of reach.
create table alive (
    id            integer primary key check (id = 1),
    at            real    not null,
    gone          real
) strict;

-- 2. Time zones, quiet hours, reminders and nudges.
-- Hours after which a question is first reminded of (0: never), and the hour of the day for all further reminders.
alter table people add column remind integer not null default 24;
alter table people add column good_hour integer not null default 18;

-- Time zone and quiet hours as a person set them at a time: never edited, so that past nights stay as they were.
create table hours (
    person        integer not null,
    since         real    not null,
    zone          text    not null,            -- IANA name; '': none
    begins        integer not null,            -- minutes after midnight; both alike: no hour is quiet
    ends          integer not null,
    utc_offset    integer not null,            -- seconds east of UTC when it was set
    primary key (person, since)
) strict, without rowid;

-- What is to happen to a person at a time, over all their tables: timers of a person.
create table alarms (
    person        integer not null,
    kind          text    not null,
    due           real    not null,
    primary key (person, kind)
) strict, without rowid;
create index alarms_due on alarms (due);

-- Reminders and nudges of the last two days that sounded for a person.
create table rings (
    person        integer not null,
    at            real    not null,
    kind          text    not null,
    code          text    not null             -- '': about several tables
) strict;
create index rings_of_a_person on rings (person, at);

-- When a player last nudged another at a table.
create table nudges (
    code          text    not null references tables (code),
    person        integer not null,
    asker         integer not null,
    at            real    not null,
    primary key (code, person, asker)
) strict, without rowid;

-- How often and when a person was last reminded of their question at a table, and since when that question is open;
-- when something of it last came silently in quiet hours, of which the morning tells.
alter table notification_states add column reminded integer not null default 0;
alter table notification_states add column reminded_of real;
alter table notification_states add column reminded_at real;
alter table notification_states add column quiet_at real;

-- The outbox and the messages without their reference to tables: code '' is a message to a person about several.
create table new_outbox (
    id            integer primary key autoincrement,  -- never used again: a delivery may outlast its row
    code          text    not null,
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
insert into new_outbox (id, code, kind, person, topic, facts, due, sound, nonce, attempts, version)
    select id, code, kind, person, topic, facts, due, sound, nonce, attempts, version from outbox;
drop table outbox;
alter table new_outbox rename to outbox;
create index outbox_due on outbox (due);
create table new_messages (
    code          text    not null,
    kind          text    not null,
    person        integer not null,            -- 0: public
    channel       integer not null,
    message       integer not null,
    at            real    not null,
    line          integer not null,
    primary key (code, kind, person)
) strict, without rowid;
insert into new_messages (code, kind, person, channel, message, at, line)
    select code, kind, person, channel, message, at, line from messages;
drop table messages;
alter table new_messages rename to messages;

-- 3. Prepared and standing answers.
-- What a person answers before they are asked: once, as a plan of several steps, or as often as it is asked.
create table answers (
    code          text    not null,
    seat          integer not null,
    what          text    not null check (what in ('prepared', 'standing')),
    choice        text    not null,            -- the question by its name in the rules
    args          text    not null,            -- JSON: its arguments; of a standing answer none
    steps         text    not null,            -- JSON: [choice, arguments, pick] each; or what a standing answer says
    mode          text    not null check (mode in ('same', 'anyway')),
    told          text    not null,            -- a hash of what the labels told of the steps
    until         integer,                     -- it runs out where the game's span differs; none: until it is changed
    made          real    not null,
    version       integer not null,
    primary key (code, seat, what, choice)
) strict, without rowid;

create table new_drafts (
    code          text    not null references tables (code),
    seat          integer not null,
    what          text    not null check (what in ('now', 'next')),  -- for the open question, or for the foreseen one
    revision      integer not null,
    number        integer not null,
    body          text    not null,            -- JSON
    primary key (code, seat, what)
) strict, without rowid;
insert into new_drafts (code, seat, what, revision, number, body)
    select code, seat, 'now', revision, number, body from drafts;
drop table drafts;
alter table new_drafts rename to drafts;

-- 4. Hosting.
-- Since when delivering this message has failed; none: it has not.
alter table outbox add column failing_since real;

-- Tables that ended long ago: their record is in a file, and of their rows only table and players are left.
create table archived (
    code          text    primary key references tables (code),
    at            real    not null,
    file          text    not null             -- its name in the archive; '': the table had never started
) strict, without rowid;

-- JSON: how a frozen table stood before, [standing, since, until]; none: it ran, or is not frozen.
alter table tables add column before_frozen text;
