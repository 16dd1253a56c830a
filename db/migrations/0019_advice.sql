-- Whether a person who plays among bots alone wants a button that asks what one would do.
alter table people add column advice integer not null default 0 check (advice in (0, 1));
