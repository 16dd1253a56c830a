### What the face says at every table, whatever the game.

## Names

ui-title = { $game } · table { $code }
ui-bot-1 = Otto
    .trade = Otto the cellarman
ui-bot-2 = Hanne
    .trade = Hanne the cook
ui-bot-3 = Jost
    .trade = Jost the cooper
ui-bot-4 = Trude
    .trade = Trude the laundress
ui-bot-5 = Veit
    .trade = Veit the candle-maker
ui-bot-6 = Alma
    .trade = Alma the weaver
ui-bot-7 = Bruno
    .trade = Bruno the potter
ui-bot-8 = Griet
    .trade = Griet the seamstress
ui-bot-titled = { $name } (bot, { $level }, { $style })
ui-bot-explained = -# (bot): plays by itself and keeps nobody waiting; the words behind say how strong it is and what it leans to.
ui-level = { $level ->
    [easy] easy
    [strong] strong
   *[middle] middle
}
ui-style = { $style ->
    [bold] bold
    [greedy] greedy
   *[cautious] cautious
}
ui-bots-are = { $n ->
    [one] { $names } is a bot.
   *[other] { $names } are bots.
}
ui-nameless = Somebody
ui-free-seat = free
ui-is-host = { $name } (host)
ui-just-now = just now
ui-nothing = nothing
ui-n-seats = { $n } seats
ui-page = Page { $page }
ui-default = the usual
ui-own-pace-page = The hours of this pace are on page { $page }.
ui-language-en = English
ui-language-fr = français

## The lobby

ui-lobby-head = Opened by { $host } · { $seated } of { $seats } seats · { $language }
ui-ready = ready
ui-not-ready = has to agree to the new options
ui-options-head = **Options**
ui-option-group = { $title }: { $group }
ui-join = Join or agree
ui-join-invited = Join · Rejoindre
ui-agree-to-options = Agree to the options
ui-leave = Leave
ui-keep-open = Keep it open
ui-kept-open = { $title } stays open for two more weeks.
ui-options = Options
ui-start = Start
ui-start-with = Start with { $n }
ui-start-needs = Start: { $n } more needed (at least { $least })
ui-start-not-with = Start: not with { $n } and these options
ui-start-barred = **Not possible with { $n } players** { $why }
ui-start-not-agreed = { $n ->
    [one] Start: 1 has to agree
   *[other] Start: { $n } have to agree
}
ui-fill = Fill with bots
ui-fill-level = { $n ->
        [one] How strong shall the bot at { $title } be?
       *[other] How strong shall the bots at { $title } be?
    }
    • **Easy** looks at once at what each answer brings.
    • **Middle** also plays each answer on for some moves.
    • **Strong** does so in many more ways, and takes some seconds to begin its turn.
ui-fill-easy = Easy
ui-fill-middle = Middle
ui-fill-strong = Strong
ui-only-easy = Bots are easy ones here: whoever hosts this bot lets them think no longer.
ui-add-bot = Add one bot
ui-remove-bot = Remove a bot
ui-lobby-started = { $title }: the deal is sealed. Seal { $seal } · options agreed by { $names } · the board: { $place }
    .here = { $title }: the deal is sealed. Seal { $seal } · options agreed by { $names } · the board stands below
ui-lobby-closed = { $title }: closed before the start.
ui-lobby-below = -# The lobby goes on further down.
ui-called-seats_taken = { $names }, all seats are taken.
ui-called-invited = { $names }, you are invited: press **Join or agree**.
ui-called-agree_again = { $names }, the options have changed: look at them and press **Join or agree**.
ui-called-rematch = { $names }, once more? Your seats are kept for 48 hours unless the host starts without you: press **Join or agree**, or **Leave** to decline. The game starts when all are back.
ui-called-will_close = { $names }, nobody has touched this lobby for twelve days: it closes in two days.
ui-called-end = { $names }, the game is over: { $outcome }
ui-invite = Invite
ui-invite-whom = Who is to be invited to { $title }? They are told once.
ui-invite-choose = Choose somebody
ui-invite-bot = A bot cannot be invited. Bot players sit down with **Fill with bots**.
ui-invited = Invited to { $title }: { $name }.
ui-invited-line = **Invited** { $names }
ui-kept-line = **Kept free** for { $names }, until { $until }. The game starts when all are back.
ui-may-start = { $free ->
    [0] All seats are taken: { $host } may start; after two days of silence so may anybody seated.
   *[other] { $host } may start with { $n }; free seats go then.
}
ui-rematch = Rematch
ui-just-over = The game has just ended, so nothing was done. For a rematch, press **Rematch** again.
ui-rematch-open = { $title } is open for the same people, and you sit there; it starts when all are back.
ui-rematch-joined = You sit at { $title } again; { $starts ->
    [alone] it starts when all are back.
   *[host] its host starts it.
}
ui-verify = Verify
ui-verified = { $moves } moves, { $draws } draws: all as sealed ✓
    Deal, seating, every move and the result follow from the secret, and its hash is the seal of the start. To check it at home press **Record** and run `python -m bot verify` with the file.
ui-verified-not = Not as sealed: { $fault }, after { $moves } moves. Please report it with { $report }; **Record** gives the file.
ui-fault-unreadable = the record cannot be read
ui-fault-unknown_game = the game is not known here
ui-fault-bad_seal = the secret does not fit the seal of the start
ui-fault-bad_edition = the component data are not those of the start
ui-fault-bad_options = the table options are not those of the start
ui-fault-bad_seating = the seats do not follow from the secret
ui-fault-bad_move = a move does not fit the rules
ui-fault-bad_take_back = a move was taken back that had to stay
ui-fault-bad_result = the result does not follow from the moves
ui-opened = { $title } is open. Others press **Join or agree**; free seats can go to bots.
ui-joined = You sit at { $title } as { $name }.
    .told = You sit at { $title } as { $name }. When it is your move you get a private message with your question; `/settings notices` changes that.
    .called = You sit at { $title } as { $name }. When it is your move you are called in its channel; `/settings notices` changes that.
    .untold = You sit at { $title } as { $name }. Nothing will tell you when it is your move: look into `/turns`; `/settings notices` changes that.
ui-leave-sure = Leave { $title }? Your seat becomes free.
ui-leave-yes = Leave table { $code }
ui-left = You have left { $title }.
ui-decline-sure = You have no seat at { $title } yet, but you are invited. Do you decline? A seat that is kept for you becomes free for others.
ui-declined = You have declined: { $title }.
ui-freed = Done: the seat is free again at { $title }.
ui-filled = { $free ->
    [0] Done: all seats are taken at { $title }. The host may start.
    [one] Done: one seat is still free at { $title }.
   *[other] Done: { $free } seats are still free at { $title }.
}
ui-started = The deal is sealed. The game begins.
ui-not-started = The game has not started yet: the lobby is in its channel.
ui-not-started-where = If that is gone or closed to me, `/table board` with table { $code }, in another channel, brings it there.
ui-open-in-server = A table needs a channel of a server: use this command there.
ui-lacking-threads = The table gets no thread of its own here: I lack { $permissions }.
ui-lacking-pictures = The board comes in text alone here: I lack { $permissions }.
ui-cannot-write-here = I may not do my part in this channel. Ask a moderator for: { $permissions }.
ui-close-lobby = Close this table
ui-close-sure = Close { $title } for everybody?
ui-close-yes = Close table { $code }
ui-closed = { $title } is closed.

## Terms of a table

ui-term-seats = Seats
ui-term-seating = Seat order
ui-term-undo = Taking back
ui-term-language = Language of the board
ui-term-board = Form of the board
ui-seating = { $seating ->
    [joined] seats as joined
   *[drawn] seats drawn
}
ui-undo = { $undo ->
    [never] no taking back
    [consent] taking back by consent
   *[free] taking back free until something is revealed
}
ui-board = { $board ->
    [text] text
    [both] picture and text
   *[picture] picture
}

## The board

ui-call = { $names }, { $call }.
    .several = { $names }, it is your move.
ui-news-earlier = … { $n } earlier{ $yours ->
    [0] {""}
   *[other] , { $yours } about you
} · { $log ->
    [0] `/table since`
   *[other] Log
}
ui-news-folded = -# Since your last move: { $n ->
    [one] 1 event
   *[other] { $n } events
}{ $yours ->
    [0] {""}
   *[other] , { $yours } about you
} · { $log ->
    [0] `/table since`
   *[other] Log
}
ui-since-last-board = -# Since the last board
ui-waiting-for = **Waiting for** { $name }: { $call }, asked { $since }.
    .bot = **Waiting for** { $name } (bot, thinking): { $call }.
ui-waiting-for-several = **Waiting for** { $names }.
    .since = **Waiting for** { $names } (asked { $since }).
ui-waiting-to-decide = **Waiting for** { $names } to accept or decline the take-back; then { $bots } { $m ->
    [one] goes on
   *[other] go on
}.
    .call = { $names }: accept or decline the take-back
ui-asked-and-time = { $since }; { $clock }
ui-waiting-until = { $name } (time ends { $when })
ui-nobody-awaited = Nobody is awaited.
ui-messages-closed = -# I cannot reach everybody by private message: **My move** shows your question.
ui-my-move = My move
ui-my-hand = My hand
    .things = My things
ui-log = Log
ui-more = More
ui-undo-request = { $name } asks to take back { $n ->
    [one] a move
   *[other] { $n } moves
}.
    .own = You ask to take back { $n ->
        [one] a move
       *[other] { $n } moves
    }. Those whose moves would go back too are asked.
ui-undo-request-open = { $name } asks to take back { $n ->
    [one] a move
   *[other] { $n } moves
}. Answer under **More**.
ui-undo-moves-of = Moves of { $names }
ui-undo-request-over = { $names }, your request to take back came to nothing.
ui-asked-settled-undo_asked = Settled: { $title }, the request to take back.
ui-asked-settled-ballot = Settled: { $title }, how it goes on for somebody absent.
ui-asked-settled-pause_asked = Settled: { $title }, the pause.
ui-asked-settled-no_place = Settled: { $title }, the place where it stands.
ui-asked-settled-paused_by_staff = Settled: { $title }, the pause.
ui-asked-settled-end_asked = Settled: { $title }, the vote to end without a result.
ui-asked-settled-candidate = Settled: { $title }, who takes the offered seat.
ui-asked-settled-invited = Settled: { $title }, the invitation.
ui-asked-settled-rematch = Settled: { $title }, the invitation.
ui-asked-settled-agree_again = Settled: { $title }, the changed options.
ui-asked-settled-seats_taken = Settled: { $title }, the call to start.
ui-asked-settled-will_close = Settled: { $title }, the warning that it would close.
ui-asked-settled-last_call = Settled: { $title }, the last call.
ui-asked-settled-nudge = Settled: { $title }, the question about your answer.
ui-asked-settled-cared = Settled: { $title }, the time the caretaker played for you.
ui-asked-settled-seat_offered = Settled: { $title }, the offer of your seat.

## The panel

digest-you = you
digest-named = { $name }:
digest-then = { $before }; { $after }
digest-times = { $what } ×{ $n }
ui-only-you = only you see this
ui-since-your-move = **Since your last move**
    .with = **Your last move, and since**
    .first = **Since the start**
ui-done = **Done:**
ui-receipt-next = Next: { $names }.
ui-chosen = **Chosen:** { $answer }.
ui-kept = **Chosen:** { $answer }. Waiting for { $names }.
ui-care-sealed = Your caretaker has answered for you, sealed. Answer yourself, and your own answer counts instead.
ui-change = Change
ui-back = Back
ui-plan = **Plan**, not yet played: { $steps }
ui-plan-lost = Your plan does not fit any more: this is what is left of it.
ui-watching = You are watching.
ui-game-over-with = This game is over: { $outcome }
ui-closed-already = { $title } is closed: nothing can be done or decided there any more.
ui-table-closed = This table was closed without a result.
ui-moved-on = This was an earlier question; here is the present one.
ui-settled = Settled: { $call }.
ui-asked-no-longer = You are no longer asked: { $name } took a move back.
ui-already = You have already answered that. It counts once.
ui-other-device = Changed on another device. Here is how it stands.
ui-unknown-button = This button means nothing any more. Use My move or `/move`.
ui-other-question = Something else is asked of you now: { $call }.
ui-understood = Understood: { $what }
ui-choose-one = Choose one
ui-choose-group = Choose a group first
ui-choose-all = Choose { $n }
ui-choose-several = Choose any number of them
ui-at-once = Play at once:
    .planned = In one press:
ui-choose-exactly = Choose { $wanted } ({ $chosen } so far), then hand in
ui-choose-between = Choose { $least } to { $most } ({ $chosen } so far)
ui-choose-up-to = Choose up to { $most } ({ $chosen } so far)
ui-choose-stays = Choose what stays: { $wanted } ({ $chosen } so far)
ui-goes-on-after = -# After { $labels } you go on: { $call }.
ui-no-way-back = -# No take back after this: it { $shown }.
ui-no-way-back-after = -# No take back after { $labels }: that { $shown }.
ui-no-way-back-but = -# No take back after any answer here but { $labels }: that { $shown }.
ui-put-back = Put all back
ui-counted = { $chosen ->
    [0] (0 of { $there })
   *[other] · { $chosen } of { $there } ✓
}
ui-ticked = ✓
ui-tab-here = ▸ { $heading }
ui-ticked-as = ✓ no. { $place }
ui-take-back = Take back
ui-taken-back = Taken back.
    .prepared = Taken back. What you had prepared is dropped, too.
ui-undo-asked = Asked: those whose moves would go back too have to agree.
ui-no-take-back = Cannot take back: { $why }.
ui-why-no-take-back = Why can’t I take back?
ui-may-take-back = { $alone ->
    [1] Nothing stands against taking back: press Take back, or use `/table undo`.
   *[other] Use `/table undo`: those whose moves would go back too have to agree.
}
ui-why = Why can’t I…?
ui-why-not = **Not possible now** · { $call }
ui-why-nothing = Nothing that you might expect is barred now.
ui-why-which = Choose what you would like to do
ui-next-table = Next table: { $game }, { $call }
    .short = Next table: { $game }
ui-stored-not-drawn = Your move is stored, but I cannot show the panel. That is our fault; report it with { $report }.

## More

ui-more-moved-on = The game has moved on. Press again if you still want to take your move back; whoever has moved since must agree.
ui-more-head = What is needed less often.
ui-more-technical = -# Move { $n } · seal of the deal { $seal } · component data { $edition }
ui-show-pictures = Board and hand as pictures
ui-show-text = Board as text
ui-board-in-words = Board in words
ui-board-for-you = The board, for your eyes only
ui-here = here
ui-board-comes = { $title }: the board comes to the bottom of { $place }.
    .here = { $title }: the board comes to the bottom of this channel.
    .own = { $title }: the board comes to the bottom of its own thread.
ui-board-other-server = A table stays in its server: use this command there.
ui-board-elsewhere = That table stands in { $place }. It can only be moved when its channel is gone, closed to me or, while it is at rest, taken by another table.
ui-resign = Give up my seat
ui-resign-sure = Give up your seat at { $title }? A bot goes on for you; you cannot come back.
ui-resign-closes = Give up your seat at { $title }? Nobody else plays there: the table closes without a result.
ui-resign-yes = Give up my seat at { $code }
ui-resigned-closed = You have given up your seat, and { $title } is closed without a result. Thank you for playing.
ui-resigned = A bot goes on for you at { $title }. Thank you for playing.
ui-end = End without a result
ui-end-sure = Vote to end { $title } without a result? With yours it would be { $votes } of { $people }: it takes more than half of the people; of two, both. The others are told. A vote stands for seven days, and you may withdraw it.
ui-end-yes = Vote to end { $code }
ui-end-now = Your vote ends { $title } **now**, without a result ({ $votes } of { $people }).
ui-end-now-yes = End { $code } now ({ $votes } of { $people })
ui-end-voted = Your vote is counted: { $votes } of { $people } people want to end. It stands until { $until }.
ui-end-asked = 🏁 { $names } voted to end without a result: { $votes } of { $people } people. It takes more than half; of two, both. A vote stands for seven days.
ui-withdraw-vote = Withdraw my vote
ui-vote-withdrawn = Your vote is withdrawn: { $votes } of { $people } people want to end.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw my request
ui-undo-request-answered = Your answer is counted.

## The log

ui-log-page = Log, page { $page } of { $pages }
ui-log-seal = -# Seal of the deal { $seal }
ui-log-none = Nothing of that in the log.
ui-log-player = One player
ui-log-all-players = All players
ui-log-heading = -# { $round }
ui-since-turns = { $n ->
    [one] **Since your last turn**
   *[other] **Since your last { $n } turns**
}
ui-since-before = Before:
ui-since-nothing = Nothing has happened since.
ui-log-empty = Nothing has happened yet.
ui-earlier = Earlier
ui-later = Later

## The rules

ui-rules = Rules
ui-rules-title = Rules of { $game }
ui-rules-before = Previous
ui-at-hand = Look up: what is this?
ui-rules-contents = Contents
ui-rules-after = Next
ui-rules-see = See: { $title }
ui-rules-edition = Component data
ui-rules-not-found = No page speaks of “{ $word }”. Here are all of them.
ui-edition-head = { $who } · `{ $hash }`
ui-edition-built-in = **Built in**, comes with Ratskeller
ui-edition-owner = **{ $label }**, brought by whoever hosts this bot
ui-edition-kept = This table is played with other data, `{ $hash }`: kept with it, no longer offered to new tables. Those are:
ui-edition-explained = Numbers marked ◇ could not be found in print. A holder of the box can supply a file.
ui-hint = -# First game: { $hint }
ui-hide-hints = Hide
ui-hints-hidden = Hints are hidden. `/settings hints` brings them back.

## The end

ui-end-title = { $title } · the end
ui-own-place = Your place: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $of }{ $shared ->
    [yes] {", "}shared
   *[no] {""}
}.
ui-end-seal = -# The seal of the start was { $seal }: it is the hash of the secret in the record.
ui-practice = -# Practice, played on from { $table } after { $moves ->
    [0] the deal
    [one] one move
   *[other] { $moves } moves
}: it does not count.
ui-weighed = What bots weighed
ui-weighed-page = What the bots weighed before each answer: the best three with the share of the victory they expected of each, the first of which they gave. It was tried out most; the others less often, so their share may come out higher. Each reads as on the bot’s own button: “you” is the bot · page { $page } of { $pages }
ui-weighed-asked = **{ $who }** · { $call }
ui-weighed-pick = { $percent } % – { $pick }
ui-weighed-none = No bot weighed anything here: they had no choice, or drew lots.
ui-record = Record
ui-record-here = The record of { $title }: options, secret, every move and the result. Anybody can play it again and check the seal.

## The private message

ui-sheet-call = 🔔 Your move in { $title }: { $call }.
ui-sheet-waiting = { $title }: others are to move.
ui-sheet-as-of = As it stood { $since }; **Open my panel** tells whom the table waits for by now.
ui-sheet-rests = { $title }: nobody is asked for now.
ui-sheet-over = 🏁 { $title } is over: { $outcome }
ui-sheet-settled = Settled: { $title }, { $call }.
ui-sheet-taken-back = { $title }: no longer asked ({ $name } took a move back).
ui-sheet-beside = -# At the same time: { $tables }
ui-sheet-discreet = -# Discreet: your secrets are left out here. **Open my panel** shows them.
ui-sheet-left = { $title }: you do not sit there any more.
ui-sheet-elsewhere = { $title }: you are not told here any more. Your panel: `/move`.
ui-discreet = Discreet
ui-indiscreet = Show my secrets here
ui-mute = Mute this table
ui-unmute = Unmute this table
ui-first-table = When it is your move you get a private message with your question. A trial shows whether it reaches you.
ui-test-it = Test it
ui-channel-instead = Use the channel instead
ui-trial = A trial message: this is where your questions will come.
ui-trial-sent = Sent: look at your private messages. If nothing is there, choose the channel instead.
ui-trial-failed = I cannot write to you privately: your settings for this server do not allow it. You will be called in the channel; **My move** opens your question.
ui-trial-later = Discord lets me open no new private messages for the moment. Try again in a while.
ui-turned-mute = { $on ->
    [on] { $title } makes no sounds for you any more. Your private message is edited silently when you are asked. One thing still reaches you: the last call before your time runs out.
   *[off] { $title } rings you again when you are asked.
}
ui-turned-discreet = { $on ->
    [on] Your secrets of { $title } are left out of the private message. **Open my panel** shows them.
   *[off] Your secrets of { $title } stand in the private message again.
}
ui-sheet-with = With { $names } in { $place }
ui-sheet-kept = **Chosen:** { $answer }. You can change it until all have chosen.
ui-sheet-explained = -# For you alone:
ui-open-panel = Open my panel
ui-go-to-table = Go to the table
notice-nudge = 👋 { $title }: { $seats } would be glad to go on. You are asked: { $call }.
notice-agree_again = ✎ { $title }: the options have changed. Do you agree?
notice-seats_taken = { $title }: all seats are taken. You may start.
notice-undo_declined = ↩ { $title }: { $seat } declines to take back.
notice-undo_lapsed = ↩ { $title }: nobody has answered your request to take back for a day. The game goes on.
notice-invited = ✉ { $host } invites you to { $title }. Joining is one press; your questions will come here.
notice-rematch = ✉ { $title }: { $host } asks for a rematch. Your seat is kept for 48 hours, unless { $host } starts without you; the game starts when all are back.
notice-will_close = ⏳ { $title }: nobody has touched the lobby for twelve days. It closes in two days unless somebody keeps it open, joins, leaves or changes something.
notice-new_host = { $title }: the host has left, and now it is you: the options, the seats and the start are yours.
notice-not_coming = { $title }: { $name } is not coming. The seat is free for anybody; the game no longer starts by itself, you start it.
notice-put_out = { $title }: the host has freed your seat. You do not sit there any more.
notice-lobby_closed = { $title } is closed before the start: { $why ->
    [by_host] by its host.
    [by_staff] by a moderator.
   *[untouched] nobody has touched the lobby for two weeks.
}
notice-undo_asked = ↩ { $title }: { $seat } asks to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}. Do you agree?
notice-channel-gone = The channel or thread of { $title } is gone; nothing of the game is lost, but it rests until it has a place again. To give it one, go to the channel where it shall go on and use `/table board` with table { $code } there.
notice-not-allowed = I may not show { $title } in { $place }. Ask a moderator to give me there: { $permissions }. I try again every ten minutes; nothing of the game is lost. To go on elsewhere, use `/table board` with table { $code } in another channel.
notice-thread-locked = The thread of { $title } is locked: { $place }. A moderator can unlock it; I try again every ten minutes, and nothing of the game is lost. After an hour the table rests: nothing can be answered until I can write there. To go on elsewhere, use `/table board` with table { $code } in another channel.
notice-no-thread = { $title } is played in { $place } itself: Discord did not let me open a thread for it. Nothing of the game is lost.
notice-no-thread-permissions = { $title } is played in { $place } itself. For a thread of its own I lack there: { $permissions }. Ask a moderator if the next table is to have one.
notice-no-thread-full = { $title } is played in { $place } itself: this server has as many open threads as Discord allows. Where a moderator closes some, the next table can have one.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-connect = Connect

## Where Discord refuses a message as it is

ui-least = -# Discord refuses to show more here for now; nothing of the game is lost.
ui-least-open = `/table join` with table { $code } takes a seat, `/table options` shows the options, `/table start` begins (host).
ui-least-running = `/move` with table { $code } opens your panel; the commands under `{ $command }` answer by typing; `/table show` gives the board as text.
ui-least-over = `/table record` with table { $code } gives the record as a file, `/table rematch` opens another table for the same people.
ui-least-asked = 🔔 Your move in { $title }.
ui-least-news = { $title } has news for you.

## Settings

ui-settings = My settings
ui-settings-kept = Kept.
ui-settings-mine = For me
ui-settings-others = With others
ui-setting-language = **Language** of my panels and messages
ui-setting-notices = **Notices**: where I am told that I am asked
ui-setting-reading = **Reading**: with pictures in private messages, as text alone with marks and columns, or in whole sentences
ui-setting-hints = **Hints** above each question of a first game
ui-setting-invitations = **Invitations**: who may invite me to a table; who may not learns no reason
ui-offer-language-auto = As my Discord
ui-offer-language-en = English
ui-offer-language-fr = Français
ui-offer-notices-dm = Private message
ui-offer-notices-channel = Channel
ui-offer-notices-nowhere = Nowhere
ui-notices-closed = Private messages do not reach you: you are called in the channel. After opening them choose private message anew.
ui-offer-reading-pictures = Pictures
ui-offer-reading-large = Large pictures
ui-offer-reading-contrast = Pictures in high contrast
ui-offer-reading-text = Text
ui-show-large = Large pictures
ui-show-contrast = Pictures in high contrast
ui-no-picture = There is no picture now; the text is complete.
ui-offer-reading-words = Words
ui-offer-hints-on = On
ui-offer-hints-off = Off
ui-offer-invitations-everybody = Everybody
ui-offer-invitations-sat_with = People I sat with
ui-offer-invitations-nobody = Nobody
ui-setting-reminders = **First reminder** of a question that waits for me, in hours; then daily, five in all
ui-offer-reminders-4 = 4 hours
ui-offer-reminders-12 = 12 hours
ui-offer-reminders-24 = 24 hours
ui-offer-reminders-48 = 48 hours
ui-offer-reminders-never = Never
ui-setting-zone = **Time zone** { $zone } ({ $now }): `/settings zone`
ui-setting-no-zone = **Time zone** not known, so no hour is quiet: `/settings zone`
ui-setting-quiet = **Quiet hours** { $begin }–{ $end }: nothing sounds then, and no clock of yours runs: `/settings quiet`
ui-setting-not-quiet = **Quiet hours** none: `/settings quiet`
ui-quiet-shows = Others can guess your quiet hours from your clock.
ui-zone-gone = This time zone is not known any more. Its last time counts until you choose another.
ui-hours-kept = Kept. It holds for sounds at once, and for clocks from { $date } on, once a week at most.
ui-zone-unclear = I find no single time zone for “{ $typed }”. Type a city and choose from the list.
ui-time-unclear = “{ $typed }” is no time of day. Type it as 22:00.
ui-server-not-yours = This is for moderators (permission: Manage Server).
ui-server-language-auto = as the server
ui-server-language-en = English
ui-server-language-fr = français
ui-server-language-kept = New tables here speak: { $language }. Tables that stand already keep their language; their hosts can change it before the start.
ui-rooms-threads = a thread for each table
ui-rooms-here = in the channel itself
ui-rooms-channel = one channel only
ui-rooms-kept-threads = Tables open in any channel, and each gets a thread when it starts.
ui-rooms-kept-here = Tables stay in the channel where they open, without a thread.
ui-rooms-kept-channel = Tables open in { $place } and its threads only.
ui-open-elsewhere = On this server tables open in { $place }.
ui-server-no-tables = No table is open or running on this server.
ui-server-tables = { $n ->
    [one] One table on this server
   *[other] { $n } tables on this server
}
ui-server-lobby = lobby, { $seated } of { $seats } seats
ui-server-broken = cannot be read; whoever hosts this bot has been told
ui-server-more = { $n ->
    [one] And one more.
   *[other] And { $n } more.
}

## What the bot may do on a server

ui-check = What I may do here
ui-check-not-now = I cannot look now: Discord has not told me of this server yet. Try again in a minute.
ui-check-no-channels = I see no text channel here.
ui-check-fine = - All I need: { $places }
ui-check-lacking = - { $places }: I lack **{ $permissions }**. { $effect }
ui-check-no-tables = No table can be played there.
ui-check-no-threads = Tables are played in the channel itself, without a thread.
ui-check-no-pictures = Boards come as text.
ui-check-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
ui-check-only-channel-gone = The only channel where tables may open here is gone: `/server rooms` sets another one.
ui-cannot-write-there = I may not do my part in { $place }. It needs: { $permissions }.
ui-moderator-paused = { $title } is paused. Whoever sits there may resume it; after thirty days it goes on by itself.
ui-moderator-close-sure = Close { $title } for everybody, without a result? The log will say that a moderator did it, without your name.
ui-moved = { $title } goes on in { $place }.
ui-welcome = **Ratskeller** hosts board games that are played over days: a move takes a press, and who is awaited is told.
    In any channel: `/table open`. `/help` says how it goes on.
    For moderators: `/server check` says what I may do here, `/server rooms` where tables may open.

## What is stored about a person

ui-mydata = What is stored about you
ui-mydata-settings = - Your number and name at Discord, your language, and what you chose in `/settings`.
ui-mydata-tables = - Your seats: { $running ->
    [one] one table
   *[other] { $running } tables
} now, { $over ->
    [one] one game
   *[other] { $over } games
} before.
ui-mydata-moves = - { $n ->
    [one] One move of yours
   *[other] { $n } moves of yours
}: games can be checked and taken back by them.
ui-mydata-others = - { $n ->
    [one] One small thing
   *[other] { $n } small things
} besides: which messages stand for you, what rang when, what you have begun to answer.
ui-mydata-how = `/mydata export` gives you all of it as a file, `/mydata erase` erases it. `PRIVACY.md`, which comes with this program, says what is kept, why and how long.
ui-mydata-here = All that is stored about you. Your moves show your hands: keep the file to yourself while you play.
ui-mydata-erase-sure = Erase all that is stored about you?
ui-mydata-erase-what = Your settings and your name go, and the messages that I wrote to you as far as Discord lets me. Games that are over keep their moves, under *Somebody*. A table that still runs and where you had a seat, or were declined one, keeps until its end a number made from yours with a secret, without your name: who knows a hand takes no other seat. It cannot be undone. Backups, files that somebody fetched before, and old messages in channels stay as they are.
ui-mydata-erase-yes = Erase all about me
ui-mydata-seat-left = - { $title } in { $place }: you leave the lobby.
ui-mydata-cup-left = - { $title } in { $place }: you leave it.
ui-mydata-seat-closed = - { $title } in { $place }: it closes, nobody else plays there.
ui-mydata-seat-goes-on = - { $title } in { $place }: a bot goes on for you, with { $n ->
    [one] one other player
   *[other] { $n } other players
}; the seat is offered for seven days, without your name.
ui-mydata-erased = All that was stored about you is erased. If you use me again I begin anew with you.

## Reminders

ui-reminder = ⏳ { $n ->
    [one] One table waits for you.
   *[other] { $n } tables wait for you, the longest first.
}
ui-reminder-morning = ☀ { $n ->
    [one] One table waits for you; this came while you had quiet hours.
   *[other] { $n } tables wait for you; this came while you had quiet hours.
}
ui-reminder-more = { $n ->
    [one] And one more: `/turns`
   *[other] And { $n } more: `/turns`
}
ui-reminder-last = { $n ->
    [one] This is the last reminder for { $title }; the board goes on showing it.
   *[other] This is the last reminder for { $n } of them; their boards go on showing it.
}
ui-nudge = Nudge
ui-nudge-whom = Whom would you like to nudge?
ui-nudge-nobody = The table waits for nobody whom you could nudge.
ui-nudged = Your nudge reaches { $name } at once.
ui-nudged-later = Your nudge reaches { $name } by { $time } at the latest.
ui-called-nudge = 👋 { $names } The others would be glad to go on.
ui-called-remind = ⏳ { $names } This table and perhaps others wait for you: `/turns`
ui-called-morning = ☀ { $names } This table and perhaps others wait for you since your quiet hours: `/turns`

## Lists and help

ui-turns-none = You sit at no table. Open one with `/table open`.
ui-turns-cared = The caretaker plays for you
ui-turns-quiet = No table waits for you
ui-turns-waiting = { $n ->
    [one] One table waits for you
   *[other] { $n } tables wait for you
}
ui-turns-others = Waiting for others
ui-turns-resting = At rest
ui-turns-lobby = in its lobby
ui-turns-at-rest = { $why ->
    [paused] paused
    [asleep] asleep
   *[frozen] without a place to write
}
ui-turns-asked = { $name } (asked { $since })
ui-turns-previous = Previous
ui-turns-next = Next
ui-help-none = **Ratskeller** hosts board games that are played over days. Open a table in a channel of your server with `/table open`, let others join, put bots on free seats, and start. Every move is a press under **My move**, or a command of the game. `/turns` lists the tables that wait for you.
ui-help-open = **{ $title }** is in its lobby. `/table join` takes a seat, `/table fill` puts bots on free seats, `/table options` shows the options, `/table start` begins (host).
ui-help-running = **{ $title }** is running. `/move` opens your panel with what you hold and your question. The commands of the game answer the same questions by typing. `/table undo` takes your last move back, `/table log` tells what happened, `/table show` gives the board as text. **Rules** opens the page about the question of the moment, `/rules why` tells what is not possible now.
ui-help-over = **{ $title }** is over. `/table record` gives the record as a file, `/table open` opens another table here.
ui-help-closed = **{ $title }** was closed. `/table open` opens another table here.

## What went wrong

ui-our-fault = That was our fault. { $stored ->
    [yes] What you did is stored and counts.
   *[no] Nothing was changed.
    [unknown] I cannot see whether what you did is stored: look before you do it again.
} Report it with { $report }.
ui-not-now = { $stored ->
    [yes] What you did is stored and counts, but I cannot reach my database just now to show it. Look again in a minute.
   *[no] I cannot reach my database just now; nothing was changed. Try again in a minute.
    [unknown] I cannot reach my database just now. Look in a minute whether what you did is stored, before you do it again.
} Whoever hosts me sees it in the log.
ui-answer-refused = { $stored ->
    [yes] What you did is stored and counts, but Discord refused my answer as it was.
   *[no] Discord refused my answer as it was.
} You can go on by typing: the commands of the game answer the same questions, `/table log` tells what happened.
ui-no-such-command = This command is gone. Type / again to see the present ones.
ui-not-possible = That is not possible now.
ui-understood-part = I read “{ $read }”; “{ $word }” is none of the options.
ui-understood-blank = An empty answer is none of the options. Choose from what is offered while you type.
ui-understood-several = “{ $word }” fits several options. Say which: choose from what is offered while you type.
ui-understood-nothing = “{ $word }” is none of the options. Choose from what is offered while you type.
refused-no_such_table = There is no table { $code } for you here. From a server you reach its tables, from anywhere those where you sit or are invited. Tables that ended long ago may be in the archive of whoever hosts this bot.
refused-table_broken = Table { $code } cannot be read. Whoever hosts this bot has been told; nothing is lost.
refused-no_table_here = No table here. Open one with `/table open`; `/turns` tells where yours are.
refused-no_table_yours = You sit at no table that could be meant.
refused-say_which_table = You sit at several tables: say which with the parameter table, or use `/turns`.
refused-other_game = Another game is played at this table.
refused-one_per_channel = There is a table here already, open or running. Use a thread or another channel.
refused-place_taken = Another table plays in its channel by now. `/table board` in another channel of this server takes it there; then **My move** lets it go on.
refused-no_such_game = There is no game called { $game }.
refused-no_such_option = There is no option { $option }.
refused-bad_option = { $option } cannot be “{ $value }”.
refused-bad_seats = This game takes { $least } to { $most } seats.
refused-seats_taken = { $n } people and bots sit here already: free a seat first.
refused-full = All seats are taken.
refused-seats_kept = { $n ->
    [one] A seat is kept
   *[other] { $n } seats are kept
} until { $until } for those who were called. Who cannot come may decline; you may also start without them.
refused-not_invited = You are not invited to this table, or you have declined already.
refused-already_seated = You already sit here as { $seat }, and you have agreed to the options.
refused-not_seated = You do not sit at this table.
refused-not_open = That is possible only before the start.
refused-leave_by_resigning = The game runs: to leave it, **Give up my seat** under **More**, or `/table resign`.
refused-not_running = That is possible only while the game runs.
refused-game_over = This game is over.
refused-not_alone = Bots give advice only where no other person plays.
refused-advice_scored = Bots give no advice in a game that counts: rated, of a cup, or with the same deal as other tables.
refused-not_over = The record comes when the game is over: it holds the secret of the deal.
refused-host_first = { $host }, who opened the table, may start. If nothing happens here, anybody seated may from { $until } on.
refused-host_only = Only { $host }, who opened the table, can do that.
refused-not_over_yet = A rematch comes after the end.
refused-sits_here = { $name } sits here already.
refused-invited_already = { $name } is invited already.
refused-takes_no_invitations = { $name } takes no invitations now.
refused-invited_too_often = { $name } has been invited often. You can invite them again { $hours ->
    [0] in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
   *[other] in { $hours } hours
}; the lobby stands open meanwhile.
refused-invites_too_often = You have invited many people. You can invite again { $hours ->
    [0] in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
   *[other] in { $hours } hours
}; the lobby stands open meanwhile.
refused-not_yourself = Your own seat: use `/table leave`.
refused-seat_is_free = That seat is free already.
refused-no_bot_here = No bot sits here any more.
refused-options_changed = The options have changed since. Here is how they are now.
refused-too_few = This game needs { $least } players, { $n ->
    [one] one more
   *[other] { $n } more
} than sit here: wait for people, or fill up with bots.
refused-seats_changed = { $n } sit here now: look at the lobby and press again.
refused-not_agreed = These have to agree to the options first: { $seats }.
refused-not_sure = Say that you are sure: press the button once more.
refused-not_your_seat = That is not your seat.
refused-nothing_to_do = Nothing changed.
refused-nudge_yourself = That is your own seat.
refused-nudge_bot = Bots need no nudge.
refused-nudge_not_asked = { $name } is not asked now.
refused-nudge_away = { $name } is away until { $until }.
refused-nudge_soon = { $name } has been asked { $since }; a nudge is possible from { $until } on.
refused-nudge_left = { $name } has left this server: a nudge would not reach them.
refused-no_such_zone = There is no time zone { $zone }.
refused-no_zone = Quiet hours need a time zone: `/settings zone` first.
refused-quiet_too_long = Quiet hours last { $hours } hours at most.
refused-undo_off = At this table nothing is taken back.
refused-taken_back_often = You have taken back what you answered here { $n } times: this answer stands.
refused-nothing_to_take_back = You have no move to take back.
refused-nobody_agrees = Moves of a bot or caretaker would go back. This game counts, and nobody else is there who could agree.
refused-no_take_back = Cannot take back: something was revealed since.
refused-change_instead = Your answer is still sealed: change it in your panel instead.
refused-undo_asked_already = You have already asked to take a move back: wait for the answer, or withdraw it in your panel.
refused-undo_request_open = { $seat } has already asked to take a move back: that has to be answered first.
refused-no_undo_request = Settled already: that request is over.
refused-plan_too_long = An answer can be prepared for { $most } steps at most: prepare just its beginning.
refused-not_ahead = What you prepared is no longer what you are asked next.
refused-own_table = You play at this table, or gave up a seat there, so you neither close nor pause it as a moderator. Those who sit there can agree on a pause (`/table pause`) or vote for an end (`/table end`); another moderator still can do both.
refused-not_needed = Your answer is not needed for that.
refused-voted_already = You have voted already: { $votes } of { $people } people want to end.
refused-vote_decides = Your vote would end the table now: { $votes } of { $people } people.
refused-not_voted = You have no vote to withdraw: it may have lapsed.

## What the table itself tells in its log

told-table_opened = { $seat } opens the table.
told-table_joined = { $seat } joins.
told-table_agreed = { $seat } agrees to the options.
told-table_invited = { $seat } invites { $name }.
told-table_left = { $name } leaves.
told-table_not_coming = { $name } is not coming.
told-table_freed = A seat is freed.
told-table_filled = { $n ->
    [one] A bot sits down.
   *[other] { $n } bots sit down.
}
told-table_options_changed = Changed: { $names }.
told-table_started = The deal is sealed. Seal { $seal }
told-table_practice = Practice from here: { $seat } plays on from table { $table }, after { $moves ->
    [0] the deal
    [one] one move
   *[other] { $moves } moves
}.
told-table_taken_back = { $seat } takes back { $moves ->
    [one] a move.
   *[other] { $moves } moves.
}
told-table_undo_granted = Granted to { $seat }: { $moves ->
    [one] a move is taken back (by { $seats }).
   *[other] { $moves } moves are taken back (by { $seats }).
}
told-table_undo_asked = { $seat } asks to take back { $moves ->
    [one] a move.
   *[other] { $moves } moves.
}
told-table_undo_declined = { $seat } declines to take back.
told-table_undo_withdrawn = The request of { $seat } to take back is settled.
told-table_undo_lapsed = The request of { $seat } to take back has lapsed: nobody answered for a day.
told-table_resigned = { $name } gives up the seat: { $seat } (bot) goes on.
told-table_vote = { $seat } votes to end without a result: { $votes } of { $people } people.
told-table_vote_withdrawn = { $seat } withdraws the vote to end: { $votes } of { $people } people.
told-table_closed = { $why ->
    [by_host] The host closes the table.
    [untouched] Nobody has touched the lobby for two weeks: the table closes.
    [by_staff] A moderator closes the table, without a result.
    [lesson] The lesson ends.
    [untouched_table] Nobody woke the table for sixty days: it closes, unscored.
    [gone_server] I have had no place to write for thirty days: the table closes, unscored.
    [by_vote] The table was ended by vote, without a result.
   *[nobody_left] Nobody is left: the table closes without a result.
}
told-table_moved = A moderator moves the table.
told-table_repaired = Whoever hosts this bot has repaired the table.
told-table_rules_changed = I was updated: my rules read this position anew, and the game went on from there.
