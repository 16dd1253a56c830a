-- expand
alter table processes add column reads text;    -- what it reads of what others write: JSON list of texts; null: it does not say
