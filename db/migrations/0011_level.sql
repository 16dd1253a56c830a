-- How hard a bot player thinks. Those who sat down before stay as they were.
alter table players add column level text not null default 'easy' check (level in ('easy', 'middle', 'strong'));
-- How often a person has asked what a bot would do.
alter table players add column advised integer not null default 0;
