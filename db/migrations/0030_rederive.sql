-- expand
alter table alive add column rederive_from text;    -- clocks of all tables are worked out anew, from this code on; null: they are
