-- Whether a person wants a line of advice on the rules above each question of a first game.
alter table people add column hints integer not null default 1 check (hints in (0, 1));
