### Duplicates: several tables that play the same deal.

duplicates-about = **The same deal at { $n } tables**: at the start those seated are spread over the tables by lot. Each table plays in a private thread, and nothing of one shows at another before all are over.
duplicates-set = { $title } will be played at { $n } tables with the same deal: { $seats } seats in all. Everybody else must agree again.
duplicates-set-one = { $title } is played at one table again.
duplicates-dealt = { $title }: the same deal is sealed for { $n } tables, each in a private thread. Seal { $seal }; it stands the same at each of them.
duplicates-started = The deal is sealed for { $n } tables. Yours is { $title }: its private thread comes in a moment.
duplicates-title = { $game }: one deal, { $n } tables
duplicates-seal = All are over. The seal of the deal, the same at each table: { $seal }
duplicates-winners = { $n ->
    [0] Table { $code }: nobody won.
    [one] Table { $code }: { $names } won.
   *[other] Table { $code }: { $names } won together.
}
duplicates-no-result = Table { $code }: ended without a result.
duplicates-nothing = Fewer than two tables were played to the end: there is nothing to compare.
duplicates-seat = Seat { $n }
duplicates-line = { $name } at table { $code }: place { $place }
duplicates-line-rounds = { $name } at table { $code }: place { $place } with { $total }; round by round { $numbers }
duplicates-replay = Replay { $code }
duplicates-in-play = -# The same deal is still played at another table: *Rematch*, *Replay* and *Record* come with the comparison, when all are over.
duplicates-no-room = The tables of a deal need private threads: open the lobby in a text channel of a server, not in an announcement channel.
duplicates-permissions = The tables of a deal need private threads. In { $place } I lack: { $permissions }.
notice-no-private-thread = { $title } plays a deal that is played at other tables, too, and needs a private thread. I could not open one in { $place }; I try again. Until then nothing of it shows.
notice-no-private-thread-permissions = { $title } plays a deal that is played at other tables, too, and needs a private thread. I could not open one in { $place }, where I lack: { $permissions }. I try again. Until then nothing of it shows.
notice-no-private-thread-full = { $title } plays a deal that is played at other tables, too, and needs a private thread, but this server has as many open threads as Discord allows. I try again. Until then nothing of it shows.
notice-drawn = 🎲 Your seat is drawn and the game has begun: { $title }. You are called when it is your turn.
ui-called-drawn = { $names }, your seats are drawn and the game has begun.
ui-term-tables = tables with the same deal
told-table_duplicates = { $n } tables play this deal; seal { $seal }.
ui-check-no-duplicates = No deal is played at several tables.
permission-create_private_threads = Create Private Threads
refused-bad_duplicates = The same deal can be played at { $tables } tables at most, with { $people } seats in all.
refused-duplicates_uneven = { $n } cannot be spread evenly over { $tables } tables of at least { $least }.
refused-duplicates_people = Each of the { $tables } tables needs a person.
refused-duplicates_closed = The same deal is played at other tables: until all are over nobody new sits down here or watches.
refused-deal_in_play = The same deal is still played at another table. Replay, record and check come when all are over.
refused-deal_told_here = What was played here is still played at another table with the same deal. Open a table elsewhere until all are over.
refused-not_a_duplicate = The deal of this table is its own.
cmd-duplicate = duplicate
    .about = Play the same deal at several tables; later, compare them
par-tables = tables
    .about = At how many tables, for the host of an open table; nothing: the comparison
