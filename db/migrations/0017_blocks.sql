-- Whom a person will not sit with: read by nobody else. It holds for both.
create table blocks (
    person        integer not null,
    blocked       integer not null,
    name          text    not null,
    at            real    not null,
    primary key (person, blocked)
) strict, without rowid;
create index blocks_of_the_blocked on blocks (blocked);
