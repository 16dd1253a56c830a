-- expand
create index submissions_of_a_table on submissions (code, last_line);       -- read for every panel
create index players_who_gave_way on players (code) where former <> '[]';   -- read for everybody who sits somewhere
create index tables_by_status on tables (status);                           -- counted for the metrics
create index finished_of_a_server on tables (guild, game) where status = 'over';  -- read for its ratings
