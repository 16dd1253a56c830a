-- expand
alter table players add column care_sealed integer not null default 0;    -- 1: the answer sealed for the seat is its caretaker's
