BEGIN TRANSACTION;
CREATE TABLE achieved (
    person        integer not null,
    code          text    not null,
    version       integer not null,            -- of the achievements
    keys          text    not null,            -- a list
    primary key (person, code)
) strict, without rowid;
CREATE TABLE alarms (
    person        integer not null,
    kind          text    not null,
    due           real    not null,
    primary key (person, kind)
) strict, without rowid;
INSERT INTO "alarms" VALUES(101,'remind',1800086460.0);
CREATE TABLE alive (
    id            integer primary key check (id = 1),
    at            real    not null,
    gone          real
, rederive_from text) strict;
INSERT INTO "alive" VALUES(1,1800000000.0,NULL,NULL);
CREATE TABLE answers (
    code          text    not null,
    seat          integer not null,
    what          text    not null check (what in ('prepared', 'standing')),
    choice        text    not null,            -- the question by its name in the rules
    args          text    not null,            -- JSON: its arguments; of a standing answer none
    steps         text    not null,            -- JSON: [choice, arguments, pick] each; or what a standing answer says
    mode          text    not null check (mode in ('same', 'anyway')),
    told          text    not null,            -- a hash of what the labels told of the steps
    until         integer,                     -- it runs out where the game's span differs; none: until it is changed
    made          real    not null,
    version       integer not null,
    primary key (code, seat, what, choice)
) strict, without rowid;
CREATE TABLE archived (
    code          text    primary key references tables (code),
    at            real    not null,
    file          text    not null             -- its name in the archive; '': the table had never started
) strict, without rowid;
CREATE TABLE aways (
    person        integer not null,
    begins        real    not null,
    until         real    not null,
    code          text    not null,            -- '': all tables
    choice        text    not null check (choice in ('wait', 'care', 'offer')),
    note          text    not null,
    begun         integer not null default 0,
    ended         real,
    primary key (person, begins)
) strict, without rowid;
CREATE TABLE blocks (
    person        integer not null,
    blocked       integer not null,
    name          text    not null,
    at            real    not null,
    primary key (person, blocked)
) strict, without rowid;
CREATE TABLE bot_player_key (key text not null) strict;
INSERT INTO "bot_player_key" VALUES('f4758e157adb3fe44d48c365e76909bf6572943374f71c596ec45f981607b9f7');
CREATE TABLE commits (
    writer        text    primary key,         -- drawn anew by each process
    number        integer not null,            -- of its last transaction that wrote, counted by itself
    at            real    not null             -- by the server's clock
) strict, without rowid;
CREATE TABLE cup_entrants (
    cup           text    not null references cups (cup),
    person        integer not null,
    name          text    not null,
    number        integer not null,            -- in the order of joining
    gone          integer not null default 0 check (gone in (0, 1)),
    primary key (cup, person)
) strict, without rowid;
CREATE TABLE cup_seats (
    cup           text    not null references cups (cup),
    round         integer not null,
    played_at     text    not null,
    seat          integer not null,
    person        integer not null,
    primary key (cup, round, played_at, seat)
) strict, without rowid;
CREATE TABLE cups (
    cup           text    primary key,
    game          text    not null,
    guild         integer,
    channel       integer not null,            -- where its message stands and its tables begin
    people        integer not null,            -- with so many it begins by itself
    seats         integer not null,            -- of a table, at most
    rounds        integer not null,
    days          integer not null,            -- of a round, at most
    pace          text    not null,
    language      text    not null,
    opened        real    not null,
    status        text    not null check (status in ('open', 'running', 'over', 'closed')),
    round         integer not null,            -- the last that has begun; 0: none
    began         real    not null,            -- when it did
    ended         real,
    writes        integer not null
) strict, without rowid;
CREATE TABLE deals (
    code          text    primary key references tables (code),
    secret        text    not null,            -- hex; told when the game is over
    joined        text    not null,            -- JSON: the players in their order before seats were drawn
    edition       text    not null,            -- name of the component data
    program       text    not null             -- version that dealt
) strict;
INSERT INTO "deals" VALUES('J4YY','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','[{"name": "Ana"}, {"name": "Bea"}]','39a4c05dda05','test');
INSERT INTO "deals" VALUES('P2NH','000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','[{"name": "Ana"}, {"name": "Bea"}, {"name": "Chloé"}]','39a4c05dda05','test');
CREATE TABLE "drafts" (
    code          text    not null references tables (code),
    seat          integer not null,
    what          text    not null check (what in ('now', 'next')),  -- for the open question, or for the foreseen one
    revision      integer not null,
    number        integer not null,
    body          text    not null,            -- JSON
    primary key (code, seat, what)
) strict, without rowid;
CREATE TABLE editions (
    game          text    not null,
    name          text    not null,
    files         text    not null,            -- JSON
    primary key (game, name)
) strict;
INSERT INTO "editions" VALUES('magpie','39a4c05dda05','{"magpie.toml":"# The parts of Magpie, a small game that exists to try the kernel out.\n[hand]\nsize = 4\nprovenance = \"printed\"\n\n[[trinkets]]\nname = \"bead\"\npoints = 1\ncount = 7\nprovenance = \"printed\"\n\n[[trinkets]]\nname = \"button\"\npoints = 2\ncount = 6\nprovenance = \"printed\"\n\n[[trinkets]]\nname = \"mention\"\npoints = 4\ncount = 5\nprovenance = \"inferred\"\n\n[[trinkets]]\nname = \"cat\"\npoints = 0\ncount = 4\nprovenance = \"inferred\"\n\n[nest]\nsize = 5\nvalues = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8]\nprovenance = \"reconstructed\"\n"}');
CREATE TABLE foresights (
    code          text    not null references tables (code),
    person        integer not null,
    share         real    not null,
    primary key (code, person)
) strict, without rowid;
CREATE TABLE hours (
    person        integer not null,
    since         real    not null,
    zone          text    not null,            -- IANA name; '': none
    begins        integer not null,            -- minutes after midnight; both alike: no hour is quiet
    ends          integer not null,
    utc_offset    integer not null,            -- seconds east of UTC when it was set
    primary key (person, since)
) strict, without rowid;
CREATE TABLE identified (
    shard         integer not null,
    at            real    not null
) strict;
CREATE TABLE identify (
    key           integer primary key,
    free_at       real    not null
) strict, without rowid;
CREATE TABLE invitations (
    code          text    not null references tables (code),
    guest         integer not null,
    inviter       integer not null,
    at            real    not null,
    primary key (code, guest)
) strict, without rowid;
CREATE TABLE lanes (
    lane          text    primary key,
    due           real    not null,
    tried         integer not null
, holder text) strict, without rowid;
INSERT INTO "lanes" VALUES('@101',1800000000.0,0,NULL);
INSERT INTO "lanes" VALUES('@102',1800000000.0,0,NULL);
INSERT INTO "lanes" VALUES('@103',1800000060.0,0,NULL);
INSERT INTO "lanes" VALUES('J4YY',1800000000.0,0,NULL);
INSERT INTO "lanes" VALUES('NYQ6',1800000120.0,0,NULL);
INSERT INTO "lanes" VALUES('P2NH',1800000060.0,0,NULL);
CREATE TABLE log (
    code          text    not null references tables (code),
    line          integer not null,
    at            real    not null,
    revision      integer not null,
    seat          integer,
    person        integer,
    action           text,                        -- JSON: what a replay must do
    events        text    not null,            -- JSON
    undone        integer not null, by text not null default 'hand',
    primary key (code, line)
) strict;
INSERT INTO "log" VALUES('J4YY',1,1800000000.0,0,0,101,NULL,'[["table_opened",{"seat":0}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',2,1800000000.0,0,NULL,101,NULL,'[["table_options_changed",{"names":["seating"]}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',3,1800000000.0,0,1,102,NULL,'[["table_joined",{"seat":1}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',4,1800000000.0,0,NULL,101,'{"deal":2}','[["table_started",{"seal":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',5,1800000000.0,1,0,101,'{"seat":0,"choice":"pass_on","pick":[1]}','[]',0,'hand');
INSERT INTO "log" VALUES('J4YY',6,1800000000.0,2,1,102,'{"seat":1,"choice":"pass_on","pick":[2]}','[["passed",{"seat":0,"to":1,"n":1,"cards":{"only":[0,1],"fact":[1]}}],["passed",{"seat":1,"to":0,"n":1,"cards":{"only":[1,0],"fact":[2]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',7,1800000000.0,3,1,102,'{"seat":1,"choice":"look","pick":[1]}','[["looked",{"seat":1,"at":1,"face":{"only":[1],"fact":4}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',8,1800000000.0,4,0,101,'{"seat":0,"choice":"look","pick":[0]}','[["looked",{"seat":0,"at":0,"face":{"only":[0],"fact":5}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',9,1800000000.0,5,1,102,'{"seat":1,"choice":"swap","pick":["pass"]}','[]',0,'hand');
INSERT INTO "log" VALUES('J4YY',10,1800000000.0,6,0,101,'{"seat":0,"choice":"swap","pick":[3]}','[["swapped",{"seat":0,"at":0,"other":3}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',11,1800000000.0,7,0,101,'{"seat":0,"choice":"lay","pick":[0,0]}','[["laid",{"seat":0,"n":2,"cards":{"only":[0],"fact":[0,0]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',12,1800000000.0,8,1,102,'{"seat":1,"choice":"lay","pick":[]}','[["laid",{"seat":1,"n":0,"cards":{"only":[1],"fact":[]}}],["shown",{"seat":0,"cards":[0,0]}],["shown",{"seat":1,"cards":[]}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',13,1800000000.0,9,1,102,'{"seat":1,"choice":"tribute","pick":[1]}','[["paid",{"seat":1,"to":0,"n":1,"cards":{"only":[1,0],"fact":[1]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',14,1800000000.0,10,0,101,'{"seat":0,"choice":"prize","pick":[0]}','[["won",{"seat":0,"at":0,"face":{"only":[0],"fact":6}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',15,1800000000.0,11,0,101,'{"seat":0,"choice":"line_up","pick":[0,0]}','[["lined_up",{"seat":0,"cards":[0,0]}],["drew",{"seat":1,"n":1,"cards":{"only":[1],"fact":[0]}}],["drew",{"seat":0,"n":1,"cards":{"only":[0],"fact":[1]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',16,1800000000.0,12,0,101,'{"seat":0,"choice":"pass_on","pick":[1]}','[]',0,'hand');
INSERT INTO "log" VALUES('J4YY',17,1800000000.0,13,1,102,'{"seat":1,"choice":"pass_on","pick":[0]}','[["passed",{"seat":1,"to":0,"n":1,"cards":{"only":[1,0],"fact":[0]}}],["passed",{"seat":0,"to":1,"n":1,"cards":{"only":[0,1],"fact":[1]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',18,1800000000.0,14,0,101,'{"seat":0,"choice":"look","pick":[1]}','[["looked",{"seat":0,"at":1,"face":{"only":[0],"fact":4}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',19,1800000000.0,15,0,101,'{"seat":0,"choice":"swap","pick":[3]}','[["swapped",{"seat":0,"at":1,"other":3}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',20,1800000000.0,16,1,102,'{"seat":1,"choice":"look","pick":[2]}','[["looked",{"seat":1,"at":2,"face":{"only":[1],"fact":1}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',21,1800000000.0,17,1,102,'{"seat":1,"choice":"swap","pick":["pass"]}','[]',0,'hand');
INSERT INTO "log" VALUES('J4YY',22,1800000000.0,18,1,102,'{"seat":1,"choice":"lay","pick":[0,1]}','[["laid",{"seat":1,"n":2,"cards":{"only":[1],"fact":[0,1]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',23,1800000000.0,19,0,101,'{"seat":0,"choice":"lay","pick":[3,1]}','[["laid",{"seat":0,"n":2,"cards":{"only":[0],"fact":[1,3]}}],["shown",{"seat":1,"cards":[0,1]}],["shown",{"seat":0,"cards":[1,3]}],["caught",{"seat":1,"to":0,"n":1,"cards":{"only":[1,0],"fact":[1]}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',24,1800000000.0,20,1,102,'{"seat":1,"choice":"prize","pick":[4]}','[["won",{"seat":1,"at":4,"face":{"only":[1],"fact":3}}]]',0,'hand');
INSERT INTO "log" VALUES('J4YY',25,1800000000.0,21,1,102,'{"seat":1,"choice":"line_up","pick":[1,0]}','[["lined_up",{"seat":1,"cards":[1,0]}],["turned_up",{"seat":0,"tokens":[6]}],["turned_up",{"seat":1,"tokens":[3]}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',1,1800000060.0,0,0,101,NULL,'[["table_opened",{"seat":0}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',2,1800000060.0,0,NULL,101,NULL,'[["table_options_changed",{"names":["seating"]}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',3,1800000060.0,0,1,102,NULL,'[["table_joined",{"seat":1}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',4,1800000060.0,0,2,103,NULL,'[["table_joined",{"seat":2}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',5,1800000060.0,0,NULL,101,'{"deal":3}','[["table_started",{"seal":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',6,1800000060.0,1,0,101,'{"seat":0,"choice":"pass_on","pick":[0]}','[]',0,'hand');
INSERT INTO "log" VALUES('P2NH',7,1800000060.0,2,1,102,'{"seat":1,"choice":"pass_on","pick":[0]}','[]',0,'hand');
INSERT INTO "log" VALUES('P2NH',8,1800000060.0,3,2,103,'{"seat":2,"choice":"pass_on","pick":[0]}','[["passed",{"seat":0,"to":1,"n":1,"cards":{"only":[0,1],"fact":[0]}}],["passed",{"seat":1,"to":2,"n":1,"cards":{"only":[1,2],"fact":[0]}}],["passed",{"seat":2,"to":0,"n":1,"cards":{"only":[2,0],"fact":[0]}}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',9,1800000060.0,4,0,101,'{"seat":0,"choice":"look","pick":[0]}','[["looked",{"seat":0,"at":0,"face":{"only":[0],"fact":5}}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',10,1800000060.0,5,0,101,'{"seat":0,"choice":"swap","pick":[1]}','[["swapped",{"seat":0,"at":0,"other":1}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',11,1800000060.0,6,1,102,'{"seat":1,"choice":"look","pick":[0]}','[["looked",{"seat":1,"at":0,"face":{"only":[1],"fact":4}}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',12,1800000060.0,7,1,102,'{"seat":1,"choice":"swap","pick":[1]}','[["swapped",{"seat":1,"at":0,"other":1}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',13,1800000060.0,8,2,103,'{"seat":2,"choice":"look","pick":[0]}','[["looked",{"seat":2,"at":0,"face":{"only":[2],"fact":5}}]]',0,'hand');
INSERT INTO "log" VALUES('P2NH',14,1800000060.0,9,2,103,'{"seat":2,"choice":"swap","pick":[1]}','[["swapped",{"seat":2,"at":0,"other":1}]]',0,'hand');
INSERT INTO "log" VALUES('NYQ6',1,1800000120.0,0,0,101,NULL,'[["table_opened",{"seat":0}]]',0,'hand');
INSERT INTO "log" VALUES('NYQ6',2,1800000120.0,0,1,102,NULL,'[["table_joined",{"seat":1}]]',0,'hand');
INSERT INTO "log" VALUES('NYQ6',3,1800000120.0,0,2,103,NULL,'[["table_joined",{"seat":2}]]',0,'hand');
INSERT INTO "log" VALUES('NYQ6',4,1800000120.0,0,3,104,NULL,'[["table_joined",{"seat":3}]]',0,'hand');
CREATE TABLE "messages" (
    code          text    not null,
    kind          text    not null,
    person        integer not null,            -- 0: public
    channel       integer not null,
    message       integer not null,
    at            real    not null,
    line          integer not null,
    primary key (code, kind, person)
) strict, without rowid;
CREATE TABLE moved (
    at            real    not null,
    target        text    not null             -- the address, without a password
) strict;
CREATE TABLE notes (
    code          text    not null references tables (code),
    person        integer not null,
    text          text    not null,
    changed       real    not null,
    primary key (code, person)
) strict, without rowid;
CREATE TABLE "notification_states" (
    code          text    not null references tables (code),
    person        integer not null,
    discreet      integer not null,            -- the private message leaves the secrets out
    muted         integer not null,            -- no sounds from this table
    notified_at       real,                        -- when the person was rung last
    notified_for      integer,                     -- for which question: its revision; below zero: a request from that line
    bundled_with        text, reminded integer not null default 0, reminded_of real, reminded_at real, quiet_at real,                        -- not by a sound of its own: the table whose sound told of this one
    primary key (code, person)
) strict, without rowid;
CREATE TABLE nudges (
    code          text    not null references tables (code),
    person        integer not null,
    asker         integer not null,
    at            real    not null,
    primary key (code, person, asker)
) strict, without rowid;
CREATE TABLE "outbox" (
    id            integer primary key autoincrement,  -- never used again: a delivery may outlast its row
    code          text    not null,
    kind          text    not null,
    person        integer not null,            -- 0: public
    topic         text    not null,
    facts         text    not null,            -- JSON
    due           real    not null,
    sound         integer not null,
    nonce         text    not null,
    attempts      integer not null,
    version       integer not null, failing_since real, lane text not null default '',            -- grows when a newer state asks for the same message
    unique (code, kind, person, topic)
) strict;
INSERT INTO "outbox" VALUES(1,'J4YY','lobby',0,'','{}',1800000000.0,0,'e4157827a9ae6226d0b65797',0,4,NULL,'J4YY');
INSERT INTO "outbox" VALUES(7,'J4YY','direct_message',101,'','{}',1800000000.0,0,'d4f1761acfa4242ded65d66d',0,16,NULL,'@101');
INSERT INTO "outbox" VALUES(8,'J4YY','direct_message',102,'','{}',1800000000.0,0,'0221f7f774fa529514cf3f0c',0,16,NULL,'@102');
INSERT INTO "outbox" VALUES(69,'J4YY','end',0,'','{}',1800000000.0,1,'0bbf965194d321519ee5b776',0,1,NULL,'J4YY');
INSERT INTO "outbox" VALUES(72,'P2NH','lobby',0,'','{}',1800000060.0,0,'0d9270979f77174b392571f7',0,5,NULL,'P2NH');
INSERT INTO "outbox" VALUES(78,'P2NH','board',0,'','{}',1800000060.0,0,'d55f130e4276c2582cd68947',0,10,NULL,'P2NH');
INSERT INTO "outbox" VALUES(79,'P2NH','direct_message',101,'','{}',1800000075.0,1,'7bf2a4061d9bdf49566d5ba7',0,6,NULL,'@101');
INSERT INTO "outbox" VALUES(80,'P2NH','direct_message',102,'','{}',1800000060.0,0,'e71a699fac8d75339751c52d',0,5,NULL,'@102');
INSERT INTO "outbox" VALUES(81,'P2NH','direct_message',103,'','{}',1800000060.0,0,'12955c0a214635eb3fe3a458',0,4,NULL,'@103');
INSERT INTO "outbox" VALUES(90,'P2NH','late',103,'','{"since":1800000060000}',1800001860.0,1,'ae483840bddff6a8f6fa3d8c',0,2,NULL,'@103');
INSERT INTO "outbox" VALUES(93,'P2NH','late',101,'','{"since":1800000060000}',1800001860.0,1,'3d32dca3a294348507ee419d',0,1,NULL,'@101');
INSERT INTO "outbox" VALUES(98,'P2NH','late',102,'','{"since":1800000060000}',1800001860.0,1,'3d92e89d62e1928bccf36387',0,1,NULL,'@102');
INSERT INTO "outbox" VALUES(107,'NYQ6','lobby',0,'','{}',1800000120.0,0,'940c1f82f81180d97fb467b7',0,4,NULL,'NYQ6');
INSERT INTO "outbox" VALUES(111,'NYQ6','notice',101,'seats_taken','{}',1800000120.0,1,'cb3caee77811fa124748577e',0,1,NULL,'@101');
CREATE TABLE people (
    person        integer primary key,
    name          text    not null,
    locale        text,
    language      text,
    notices       text    not null,
    dm            text    not null
, hints integer not null default 1 check (hints in (0, 1)), reading text not null default 'pictures', invitations text not null default 'everybody', remind integer not null default 24, good_hour integer not null default 18, rated integer not null default 1 check (rated in (0, 1)), most_tables integer not null default 5 check (most_tables between 0 and 99), advice integer not null default 0 check (advice in (0, 1))) strict;
CREATE TABLE players (
    code          text    not null references tables (code),
    seat          integer not null,
    person        integer,                     -- none: a house player
    name          text    not null,
    bot_number         integer not null,            -- number of a house player, 0 for people
    ready         integer not null,
    awaited_since real,
    last_line     integer not null, account text, stand text not null default 'own'
    check (stand in ('own', 'called', 'voted', 'cared', 'offered')), stand_why text not null default '', stand_since real, away_until real, away_note text not null default '', decided integer not null default 0, cared integer not null default 0, cared_at real, former text not null default '[]', declined text not null default '[]', level text not null default 'easy' check (level in ('easy', 'middle', 'strong')), advised integer not null default 0, care_sealed integer not null default 0,            -- log line of the last own move
    primary key (code, seat)
) strict, without rowid;
INSERT INTO "players" VALUES('J4YY',0,101,'Ana',0,1,NULL,23,'{"left":604800.0,"since":null,"wait_since":1800000000.0,"wait_left":604800.0,"nth_wait":5,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":3024000.0,"cut":3024000.0,"back":0.0,"waits":5,"waited":0.0}','own','',NULL,NULL,'',10,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('J4YY',1,102,'Bea',0,1,NULL,25,'{"left":604800.0,"since":null,"wait_since":1800000000.0,"wait_left":604800.0,"nth_wait":4,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":2419200.0,"cut":2419200.0,"back":0.0,"waits":4,"waited":0.0}','own','',NULL,NULL,'',11,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('NYQ6',0,101,'Ana',0,1,NULL,0,NULL,'own','',NULL,NULL,'',0,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('NYQ6',1,102,'Bea',0,1,NULL,0,NULL,'own','',NULL,NULL,'',0,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('NYQ6',2,103,'Chloé',0,1,NULL,0,NULL,'own','',NULL,NULL,'',0,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('NYQ6',3,104,'Dan',0,1,NULL,0,NULL,'own','',NULL,NULL,'',0,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('P2NH',0,101,'Ana',0,1,1800000060.0,10,'{"left":604800.0,"since":1800000060.0,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":3,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":1800604860.0,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0}','own','',NULL,NULL,'',3,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('P2NH',1,102,'Bea',0,1,NULL,12,'{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":2,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0}','own','',NULL,NULL,'',3,0,NULL,'[]','[]','easy',0,0);
INSERT INTO "players" VALUES('P2NH',2,103,'Chloé',0,1,NULL,14,'{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":1,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":604800.0,"cut":604800.0,"back":0.0,"waits":1,"waited":0.0}','own','',NULL,NULL,'',3,0,NULL,'[]','[]','easy',0,0);
CREATE TABLE predictions (
    code          text    not null references tables (code),
    person        integer not null,
    line          integer not null,            -- of the log, after which it was made
    round         integer not null,
    seat          integer not null,
    at            real    not null,
    primary key (code, person, line)
) strict, without rowid;
CREATE TABLE processes (
    id            text    primary key,         -- drawn anew whenever it enters
    name          text    not null,            -- its number and machine, for the operator
    roles         text    not null,            -- what it does: JSON list
    program       text    not null,
    knows         integer not null,            -- the newest version of the database that it understands
    began         real    not null,            -- by the database's clock, as `until`
    until         real    not null
, lost integer not null default 0, cut_off_since real) strict, without rowid;
CREATE TABLE quota (
    id            integer primary key check (id = 1),
    free_at       real    not null,
    shut_until    real    not null
) strict, without rowid;
CREATE TABLE rated_until (
    id            integer primary key check (id = 1),
    games         integer not null,
    ended         real    not null,
    code          text    not null
) strict;
CREATE TABLE ratings (
    game          text    not null,
    person        integer not null,            -- 0: bot players
    level         text    not null,            -- of bot players; '': a person
    mean          real    not null,
    deviation     real    not null,
    games         integer not null,
    primary key (game, person, level)
) strict, without rowid;
CREATE TABLE registered (
    application   text    primary key,
    commands      text    not null
) strict, without rowid;
CREATE TABLE rings (
    person        integer not null,
    at            real    not null,
    kind          text    not null,
    code          text    not null             -- '': about several tables
) strict;
CREATE TABLE seeks (
    guild         integer not null,
    person        integer not null,
    game          text    not null,
    name          text    not null,
    channel       integer not null,            -- where they asked
    scope         integer not null,            -- that channel where not everybody sees it: they meet there only; else 0
    seats         integer not null,            -- 0: any number
    pace          text    not null,            -- '': any
    language      text    not null,            -- of the table; '': any
    reads         text    not null,            -- the language they read
    since         real    not null,
    lapsed        integer not null default 0 check (lapsed in (0, 1)),
    primary key (guild, person, game)
) strict, without rowid;
CREATE TABLE servers (
    guild         integer primary key,
    language      text,
    rooms         text    not null,
    channel       integer
) strict;
CREATE TABLE shards (
    shard         integer not null,
    of            integer not null,            -- so many shards in all
    holder        text,
    primary key (shard, of)
) strict, without rowid;
CREATE TABLE sounds (
    person        integer not null,
    at            real    not null,
    code          text    not null references tables (code),
    about         text    not null
) strict;
CREATE TABLE states (
    code          text    not null references tables (code),
    line          integer not null,            -- the log line that led here
    mover         integer,                     -- the seat that moved, none for the deal or a repair
    state         text    not null, accounts text,            -- JSON, with the dice's secret
    primary key (code, line)
) strict;
INSERT INTO "states" VALUES('J4YY',25,1,'{"version":2,"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","draws":6,"agenda":[],"revision":21,"since":{},"undo_seat":-1,"undo_depth":0,"undo_reach":0,"undo_barrier":"turned_up","seats":2,"edition":"39a4c05dda05","rounds":2,"looks":"apart","round":2,"shown":true,"over":true,"deck":[3,3,2,0,0,2,1,2,3,0,2,1],"discard":[1,3],"hands":[[0,1,2],[1]],"laid":[[],[]],"shelves":[[0,0],[1,0]],"nest":[[2,[]],[5,[0]],[1,[1]],[4,[0,1]],[7,[]]],"bag":[3,2,8,4,1],"won":[[[6,[0]]],[[3,[1]]]],"questions":{}}','[{"left":604800.0,"since":null,"wait_since":1800000000.0,"wait_left":604800.0,"nth_wait":5,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":3024000.0,"cut":3024000.0,"back":0.0,"waits":5,"waited":0.0},{"left":604800.0,"since":null,"wait_since":1800000000.0,"wait_left":604800.0,"nth_wait":4,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":2419200.0,"cut":2419200.0,"back":0.0,"waits":4,"waited":0.0}]');
INSERT INTO "states" VALUES('P2NH',13,2,'{"version":2,"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","draws":5,"agenda":[["next_round",[]],["show",[]],["turns",[[0,1,2]]],["apart",[[["swap",[2,0]]]]]],"revision":8,"since":{},"undo_seat":-1,"undo_depth":0,"undo_reach":0,"undo_barrier":"looked","seats":3,"edition":"39a4c05dda05","rounds":2,"looks":"apart","round":1,"shown":false,"over":false,"deck":[2,0,0,2,1,2,3,0,2,1],"discard":[],"hands":[[0,0,1,3],[0,1,1,2],[0,1,3,3]],"laid":[[],[],[]],"shelves":[[],[],[]],"nest":[[5,[0,2]],[4,[1]],[1,[]],[6,[]],[3,[]]],"bag":[2,7,3,2,8,4,1],"won":[[],[],[]],"questions":{"2":"386b2094f61f"}}','[{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":2,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0},{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":2,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0},{"left":604800.0,"since":1800000060.0,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":1,"answered_left":0.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":1800604860.0,"spent":0.0,"granted":0.0,"cut":0.0,"back":0.0,"waits":0,"waited":0.0}]');
INSERT INTO "states" VALUES('P2NH',14,2,'{"version":2,"secret":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f","draws":5,"agenda":[["next_round",[]],["show",[]],["turns",[[1,2]]],["lay",[0]]],"revision":9,"since":{},"undo_seat":2,"undo_depth":1,"undo_reach":1,"undo_barrier":"looked","seats":3,"edition":"39a4c05dda05","rounds":2,"looks":"apart","round":1,"shown":false,"over":false,"deck":[2,0,0,2,1,2,3,0,2,1],"discard":[],"hands":[[0,0,1,3],[0,1,1,2],[0,1,3,3]],"laid":[[],[],[]],"shelves":[[],[],[]],"nest":[[4,[1]],[5,[0,2]],[1,[]],[6,[]],[3,[]]],"bag":[2,7,3,2,8,4,1],"won":[[],[],[]],"questions":{"0":"3b0d1114d550"}}','[{"left":604800.0,"since":1800000060.0,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":3,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":1800604860.0,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0},{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":2,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":1209600.0,"cut":1209600.0,"back":0.0,"waits":2,"waited":0.0},{"left":604800.0,"since":null,"wait_since":1800000060.0,"wait_left":604800.0,"nth_wait":1,"answered_left":604800.0,"came_back":-1,"unpaid":false,"called_at":null,"taken_back":0,"has_answered":true,"day_taken":false,"days_taken":0,"until":null,"spent":0.0,"granted":604800.0,"cut":604800.0,"back":0.0,"waits":1,"waited":0.0}]');
CREATE TABLE stops (
    code          text    not null,
    person        integer not null,
    began         real    not null,
    ended         real,
    why           text    not null,
    primary key (code, person, began)
) strict, without rowid;
CREATE TABLE submissions (
    submission    text    primary key,
    code          text    not null references tables (code),
    at            real    not null,
    first_line    integer not null,
    last_line     integer not null
) strict, without rowid;
INSERT INTO "submissions" VALUES('interaction-1','J4YY',1800000000.0,5,5);
INSERT INTO "submissions" VALUES('interaction-10','J4YY',1800000000.0,14,14);
INSERT INTO "submissions" VALUES('interaction-11','J4YY',1800000000.0,15,15);
INSERT INTO "submissions" VALUES('interaction-12','J4YY',1800000000.0,16,16);
INSERT INTO "submissions" VALUES('interaction-13','J4YY',1800000000.0,17,17);
INSERT INTO "submissions" VALUES('interaction-14','J4YY',1800000000.0,18,18);
INSERT INTO "submissions" VALUES('interaction-15','J4YY',1800000000.0,19,19);
INSERT INTO "submissions" VALUES('interaction-16','J4YY',1800000000.0,20,20);
INSERT INTO "submissions" VALUES('interaction-17','J4YY',1800000000.0,21,21);
INSERT INTO "submissions" VALUES('interaction-18','J4YY',1800000000.0,22,22);
INSERT INTO "submissions" VALUES('interaction-19','J4YY',1800000000.0,23,23);
INSERT INTO "submissions" VALUES('interaction-2','J4YY',1800000000.0,6,6);
INSERT INTO "submissions" VALUES('interaction-20','J4YY',1800000000.0,24,24);
INSERT INTO "submissions" VALUES('interaction-21','J4YY',1800000000.0,25,25);
INSERT INTO "submissions" VALUES('interaction-22','P2NH',1800000060.0,6,6);
INSERT INTO "submissions" VALUES('interaction-23','P2NH',1800000060.0,7,7);
INSERT INTO "submissions" VALUES('interaction-24','P2NH',1800000060.0,8,8);
INSERT INTO "submissions" VALUES('interaction-25','P2NH',1800000060.0,9,9);
INSERT INTO "submissions" VALUES('interaction-26','P2NH',1800000060.0,10,10);
INSERT INTO "submissions" VALUES('interaction-27','P2NH',1800000060.0,11,11);
INSERT INTO "submissions" VALUES('interaction-28','P2NH',1800000060.0,12,12);
INSERT INTO "submissions" VALUES('interaction-29','P2NH',1800000060.0,13,13);
INSERT INTO "submissions" VALUES('interaction-3','J4YY',1800000000.0,7,7);
INSERT INTO "submissions" VALUES('interaction-30','P2NH',1800000060.0,14,14);
INSERT INTO "submissions" VALUES('interaction-4','J4YY',1800000000.0,8,8);
INSERT INTO "submissions" VALUES('interaction-5','J4YY',1800000000.0,9,9);
INSERT INTO "submissions" VALUES('interaction-6','J4YY',1800000000.0,10,10);
INSERT INTO "submissions" VALUES('interaction-7','J4YY',1800000000.0,11,11);
INSERT INTO "submissions" VALUES('interaction-8','J4YY',1800000000.0,12,12);
INSERT INTO "submissions" VALUES('interaction-9','J4YY',1800000000.0,13,13);
CREATE TABLE tables (
    code          text primary key,            -- never given twice: rows are never deleted
    game          text    not null,
    status        text    not null check (status in ('open', 'running', 'over', 'closed')),
    host          integer not null,
    guild         integer,
    channel       integer not null,
    terms         text    not null,            -- JSON: options that all games share
    options       text    not null,            -- JSON: options of the game
    options_seen  integer not null,            -- grows with every change of the two
    seal          text,
    result        text,                        -- JSON
    votes         text    not null,            -- JSON: who wants it ended
    undo_request          text,                        -- JSON: an open request to take moves back
    opened        real    not null,
    started       real,
    ended         real,
    writes        integer not null,            -- guards every change
    lines         integer not null             -- number of the last log line
, invited text not null default '[]', kept_until real, rematch_of text references tables (code), host_notified integer not null default 0 check (host_notified in (0, 1)), standing text not null default 'runs'
    check (standing in ('runs', 'paused', 'asleep', 'frozen')), standing_since real, standing_until real, ballot text, proposal text, before_frozen text, deal text, own_thread integer not null default 0 check (own_thread in (0, 1))) strict;
INSERT INTO "tables" VALUES('J4YY','magpie','over',101,1,11,'{"seats":2,"seating":"joined","undo":"free","language":"en","board":"picture","pace":"leisurely","bank":72,"increment":24,"cap":168,"origin":null,"rated":"experienced","counts":false,"lesson":null,"tables":1,"cup":"","sisters":[]}','{"rounds":"2","looks":"apart","edition":"39a4c05dda05"}',1,'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd','{"places":[1,2],"winners":[0],"totals":[9,8],"lines":[["tokens",[6,3]],["trinkets",[3,5]]],"why":"most_points","facts":{}}','[]',NULL,1800000000.0,1800000000.0,1800000000.0,25,25,'[]',NULL,NULL,1,'runs',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('P2NH','magpie','running',101,1,12,'{"seats":3,"seating":"joined","undo":"free","language":"en","board":"picture","pace":"leisurely","bank":72,"increment":24,"cap":168,"origin":null,"rated":"experienced","counts":false,"lesson":null,"tables":1,"cup":"","sisters":[]}','{"rounds":"2","looks":"apart","edition":"39a4c05dda05"}',1,'630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',NULL,'[]',NULL,1800000060.0,1800000060.0,NULL,14,14,'[]',NULL,NULL,1,'runs',NULL,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "tables" VALUES('NYQ6','magpie','open',101,1,13,'{"seats":4,"seating":"drawn","undo":"free","language":"en","board":"picture","pace":"leisurely","bank":72,"increment":24,"cap":168,"origin":null,"rated":"experienced","counts":false,"lesson":null,"tables":1,"cup":"","sisters":[]}','{"rounds":"2","looks":"apart","edition":""}',0,NULL,NULL,'[]',NULL,1800000120.0,NULL,NULL,4,4,'[]',NULL,NULL,1,'runs',NULL,NULL,NULL,NULL,NULL,NULL,0);
CREATE TABLE timers (
    code          text    not null references tables (code),
    kind          text    not null,
    seat          integer not null,
    due           real    not null,
    primary key (code, kind, seat)
) strict, without rowid;
INSERT INTO "timers" VALUES('P2NH','empty',0,1800604860.0);
INSERT INTO "timers" VALUES('P2NH','last',0,1800561660.0);
INSERT INTO "timers" VALUES('NYQ6','warn',0,1801036920.0);
CREATE TABLE told_points (
    code          text    not null references tables (code),
    revision      integer not null,            -- of the question
    point         text    not null,
    primary key (code, revision)
) strict, without rowid;
CREATE TABLE waits (
    person        integer not null,
    at            real    not null,            -- when it ended
    code          text    not null,
    seconds       real    not null,
    primary key (person, at, code)
) strict, without rowid;
INSERT INTO "waits" VALUES(101,1800000000.0,'J4YY',0.0);
INSERT INTO "waits" VALUES(101,1800000060.0,'P2NH',0.0);
INSERT INTO "waits" VALUES(102,1800000000.0,'J4YY',0.0);
INSERT INTO "waits" VALUES(102,1800000060.0,'P2NH',0.0);
INSERT INTO "waits" VALUES(103,1800000060.0,'P2NH',0.0);
CREATE TABLE watchers (
    code          text    not null references tables (code),
    person        integer not null,
    since         real    not null,
    lost          integer not null default 0 check (lost in (0, 1)),
    primary key (code, person)
) strict, without rowid;
CREATE INDEX tables_of_a_channel on tables (channel, opened);
CREATE INDEX tables_of_a_server on tables (guild, opened) where status in ('open', 'running');
CREATE INDEX tables_of_a_person on players (person) where person is not null;
CREATE INDEX rematch_of on tables (rematch_of) where rematch_of is not null;
CREATE INDEX invitations_of_a_guest on invitations (guest, at);
CREATE INDEX invitations_of_an_inviter on invitations (inviter, at);
CREATE INDEX sounds_of_a_person on sounds (person, at);
CREATE INDEX notification_states_of_a_person on notification_states (person, notified_at);
CREATE INDEX aways_to_come on aways (begins) where ended is null;
CREATE INDEX alarms_due on alarms (due);
CREATE INDEX rings_of_a_person on rings (person, at);
CREATE INDEX outbox_of_a_lane on outbox (lane, due, id);
CREATE INDEX lanes_due on lanes (tried, due);
CREATE INDEX timers_of_a_kind on timers (kind, due);
CREATE INDEX submissions_by_time on submissions (at);
CREATE INDEX ratings_of_a_person on ratings (person);
CREATE INDEX finished_tables on tables (ended, code) where status = 'over';
CREATE INDEX tables_watched on watchers (person);
CREATE INDEX foresights_of_a_person on foresights (person);
CREATE INDEX blocks_of_the_blocked on blocks (blocked);
CREATE INDEX seeks_of_a_person on seeks (person);
CREATE INDEX seeks_in_time on seeks (lapsed, since);
CREATE INDEX tables_of_a_deal on tables (deal) where deal is not null;
CREATE UNIQUE INDEX one_table_a_channel on tables (channel)
    where status in ('open', 'running') and standing in ('runs', 'paused') and channel <> 0 and own_thread = 0;
CREATE INDEX cups_under_way on cups (status) where status in ('open', 'running');
CREATE UNIQUE INDEX one_cup_a_channel on cups (channel) where status in ('open', 'running');
CREATE INDEX cup_entrants_of_a_person on cup_entrants (person);
CREATE INDEX cup_seats_of_a_person on cup_seats (person);
CREATE INDEX submissions_of_a_table on submissions (code, last_line);
CREATE INDEX players_who_gave_way on players (code) where former <> '[]';
CREATE INDEX tables_by_status on tables (status);
CREATE INDEX finished_of_a_server on tables (guild, game) where status = 'over';
CREATE INDEX outbox_failing on outbox (failing_since) where failing_since is not null;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',111);
COMMIT;
pragma user_version = 30;
