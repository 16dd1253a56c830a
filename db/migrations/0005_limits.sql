-- From whom a person takes invitations: everybody, people sat with, nobody.
alter table people add column invitations text not null default 'everybody';

-- Invitations of the last day: how often somebody invites, and is invited.
create table invitations (
    code          text    not null references tables (code),
    guest         integer not null,
    inviter       integer not null,
    at            real    not null,
    primary key (code, guest)
) strict, without rowid;
create index invitations_of_a_guest on invitations (guest, at);
create index invitations_of_an_inviter on invitations (inviter, at);

-- Messages of the last day that sounded for a person, and what they were about ('': nothing that could come again).
create table sounds (
    person        integer not null,
    at            real    not null,
    code          text    not null references tables (code),
    about         text    not null
) strict;
create index sounds_of_a_person on sounds (person, at);
