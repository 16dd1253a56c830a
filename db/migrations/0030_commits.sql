-- expand
-- What each process committed last, on a server: where its connection breaks under a commit, its row tells whether that
-- is stored. (A file needs none.)
create table commits (
    writer        text    primary key,         -- drawn anew by each process
    number        integer not null,            -- of its last transaction that wrote, counted by itself
    at            real    not null             -- by the server's clock
) strict, without rowid;
