-- Messages of the outbox that are sent one after the other form a lane: a table's public ones, or all to one person.
-- For each lane it is stored when its first message is due and whether that was tried, so that a round reads no others.
alter table outbox add column lane text not null default '';
update outbox set lane = case when kind in ('direct_message', 'late', 'notice', 'reminder') then '@' || person else code end;
drop index outbox_due;
create index outbox_of_a_lane on outbox (lane, due, id);
create table lanes (
    lane          text    primary key,
    due           real    not null,
    tried         integer not null
) strict, without rowid;
create index lanes_due on lanes (tried, due);
insert into lanes (lane, due, tried) select lane, due, case when attempts > 0 then 1 else 0 end from outbox o
    where id = (select id from outbox f where f.lane = o.lane order by due, id limit 1);

-- The next timer of a kind that no table has would be looked for among all timers.
drop index timers_due;
create index timers_of_a_kind on timers (kind, due);
create index submissions_by_time on submissions (at);
