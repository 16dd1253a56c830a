### Blocks: with whom somebody will not sit down.

block-done = { $name } is blocked. From now on neither of you gets a seat beside the other, at no table. Nobody is told; who tries reads only that no seat is free for them, as others do for other reasons. Tables of both of you that run go on. `/block lift` ends it.
block-parted = { $n ->
    [one] One table where you both sat had not begun
   *[other] { $n } tables where you both sat had not begun
}: where you are the host, their seat is free again; elsewhere you have left yours.
block-lifted = { $name } is not blocked any more.
block-bot = That is the account of a bot, and only people can be blocked. Bot players sit down where a host seats them.
block-none = You have blocked nobody. `/block person` keeps somebody from the tables where you sit, without telling them.
block-list = **Whom you have blocked** (only you see this)
block-line = · { $name }
refused-seat_not_for_you = No seat is free for you at this table: it may be kept for somebody else, or the table may have declined. I never say which.
refused-block_yourself = You cannot block yourself.
refused-blocks_many = You have blocked { $n } people already, which is the most. Lift a block first: `/block lift`.
refused-not_blocked = You have blocked nobody of that name. `/block list` names them all.
ui-setting-tables = **Tables**: while I play at so many, no invitation seats me at one more; I may still sit down without one
ui-offer-tables-3 = 3
ui-offer-tables-5 = 5
ui-offer-tables-10 = 10
ui-offer-tables-20 = 20
ui-offer-tables-any = Any number
refused-tables_enough = You play at { $n } tables, the most you set for invitations. Nothing changed: `/settings show`, **With others**, **Tables** sets more.
cmd-block = block
    .about = With whom you will not sit down; nobody else sees it
cmd-block-person = person
    .about = Never sit at a table with somebody
cmd-block-lift = lift
    .about = Lift a block
cmd-block-list = list
    .about = Whom you have blocked
par-blocked = blocked
    .about = Whom you have blocked
