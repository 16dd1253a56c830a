-- The field's standard terms: notification states, bot players, undo requests, actions, direct messages, mentions.
alter table log rename column act to action;
alter table players rename column house to bot_number;
alter table tables rename column wish to undo_request;

alter table bells rename to notification_states;
alter table notification_states rename column rung_at to notified_at;
alter table notification_states rename column rung_for to notified_for;
alter table notification_states rename column beside to bundled_with;
drop index bells_of_a_person;
create index notification_states_of_a_person on notification_states (person, notified_at);

update outbox set kind = 'direct_message' where kind = 'sheet';
update outbox set kind = 'mention' where kind = 'ring';
update messages set kind = 'direct_message' where kind = 'sheet';
update messages set kind = 'mention' where kind = 'ring';
update timers set kind = 'bot_player' where kind = 'house';
update timers set kind = 'undo_request' where kind = 'wish';
