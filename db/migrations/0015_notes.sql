-- What a person wrote for themselves about a table: read by nobody else, whoever has their seat later.
create table notes (
    code          text    not null references tables (code),
    person        integer not null,
    text          text    not null,
    changed       real    not null,
    primary key (code, person)
) strict, without rowid;
