-- expand
alter table players add column care_sealed integer not null default 0;    -- 1: the answer sealed for the seat is its caretaker's
alter table alive add column rederive_from text;    -- clocks of all tables are worked out anew, from this code on; null: they are
