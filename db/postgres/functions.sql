-- What SQLite has built in and statements use, by the same names. JSON is text in both stores.

create or replace function instr(whole text, part text) returns bigint
    language sql immutable parallel safe return strpos(whole, part);

-- Not for a statement that runs in parallel: what catches an error is a subtransaction, and there can be none.
create or replace function json_valid(document text) returns boolean
    language plpgsql immutable parallel unsafe as $$
begin
    return document::json is not null;
exception when others then
    return false;
end $$;

-- Of paths only '$.key' and '$[0]' are used. Numbers and truth come as their JSON text. Not in parallel, as `json_valid`.
create or replace function json_extract(document text, path text) returns text
    language sql immutable parallel unsafe as $$
    select case when json_valid(document) then document::json #>> array[btrim(path, '$.[]')] end $$;

create or replace function json_each(document text, out value text) returns setof text
    language sql immutable parallel safe as $$
    select each.value::text from json_array_elements(document::json) each $$;

create or replace function json_each(document text, path text, out value text) returns setof text
    language sql immutable parallel safe as $$
    select each.value::text from json_array_elements((document::json) -> btrim(path, '$.[]')) each $$;

create or replace function hex(bytes bytea) returns text
    language sql immutable parallel safe return encode(bytes, 'hex');

-- Each UUID that the server draws holds 122 bits of a cryptographic generator.
create or replace function randomblob(n integer) returns bytea
    language sql volatile return substr(decode(replace(
        gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex'), 1, n);

-- A process that sleeps in the middle of a transaction keeps others waiting for its locks until its connection ends.
create or replace function end_connections(process text) returns bigint
    language sql volatile as $$
    select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database()
        and application_name = left('ratskeller ' || process, 63) and pid <> pg_backend_pid() $$;

-- Leases are told by one clock, the server's: those of two machines differ.
create or replace function server_time() returns double precision
    language sql volatile return extract(epoch from clock_timestamp());

-- A database gets these functions from a program whose number is higher than the one it has, and keeps them: so programs
-- of two versions beside each other do not take turns in replacing them. Raise it with every change of this file. The
-- older program goes on with the newer functions, so they must serve it, too.
comment on function server_time() is 'ratskeller functions 1';
