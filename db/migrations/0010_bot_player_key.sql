-- What the chance of bot players that think is drawn from: never a table's secret, and the same after a restart.
create table bot_player_key (key text not null) strict;
insert into bot_player_key values (lower(hex(randomblob(32))));
