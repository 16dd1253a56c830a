-- Plain words: the table whose rematch this is, and whether the host was told that all seats are taken.
alter table tables rename column again to rematch_of;
alter table tables rename column called to host_notified;
