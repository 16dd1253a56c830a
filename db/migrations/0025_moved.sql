-- A row: everything in this database was moved to another one, and no bot may play on here.
create table moved (
    at            real    not null,
    target        text    not null             -- the address, without a password
) strict;
