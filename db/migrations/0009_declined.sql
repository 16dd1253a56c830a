-- JSON: the people whom the table declined as stand-ins for this seat; they may not come again.
alter table players add column declined text not null default '[]';
