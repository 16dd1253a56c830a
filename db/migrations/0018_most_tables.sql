-- At how many running tables an invitation may still seat a person; 0: at any number.
alter table people add column most_tables integer not null default 5 check (most_tables between 0 and 99);
