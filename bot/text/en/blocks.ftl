### Blocks: with whom somebody will not sit down.

block-done = { $name } is blocked. From now on neither of you gets a seat beside the other, at no table. Nobody is told; who tries reads only that the seat is not free for them. Tables where you both sit already go on. `/block lift` ends it.
block-lifted = { $name } is not blocked any more.
block-bot = That is a bot: it sits down at no table.
block-none = You have blocked nobody. `/block person` keeps somebody from the tables where you sit, without telling them.
block-list = **Whom you have blocked** (only you see this)
block-line = · { $name }
refused-seat_not_for_you = No seat is free for you at this table.
refused-block_yourself = You cannot block yourself.
refused-blocks_many = You have blocked { $n } people already, which is the most. Lift a block first: `/block lift`.
refused-not_blocked = You have blocked nobody of that name. `/block list` names them all.
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
