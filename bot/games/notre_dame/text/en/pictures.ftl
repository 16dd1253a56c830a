### Lettering on the pictures of Notre Dame, and those pictures in words.

notre_dame-picture-round = Round { $round } of 9
notre_dame-picture-over = the end
notre_dame-picture-cards = Played
notre_dame-picture-piles = { $pile } to draw · { $away } discarded
notre_dame-picture-to-come = Persons to come
notre_dame-picture-won = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
notre_dame-picture-shared = a shared victory
notre_dame-picture-verdict = Final scoring
notre_dame-picture-choose = Choose one
notre_dame-picture-kept = Kept
notre_dame-picture-hand = Your cards
notre_dame-picture-no-card = No card in hand
notre_dame-picture-worth = Persons, points now
notre_dame-picture-passed = Passed on to { $who }
notre_dame-picture-spied = To come, by the Spy
notre_dame-picture-plague = plague
notre_dame-picture-shares = Notre Dame: { $pool } points { $n ->
    [0] and no marker yet
    [one] for { $n } marker, { $own } yours
   *[other] for { $n } markers, { $own } yours
}
notre_dame-picture-strip-gold = gold
notre_dame-picture-strip-markers = markers
notre_dame-picture-strip-rat = rat
    .then = rat → { $n }
notre_dame-picture-strip-passed = passed on:
notre_dame-picture-points = prestige

## The pictures in words: no symbols; each is a sentence, its full stop comes with the next

notre_dame-picture-begins = { $who } begins this round
notre_dame-picture-taken = Messages taken: { $list }
notre_dame-picture-closed = Colours closed to a carriage now: { $list }
notre_dame-picture-where = Notre Dame, period { $period }, round { $round } of 9, { $stage }
notre_dame-picture-display = Persons: { $list }; plague { $n }
notre_dame-picture-card = { $card } ({ $who })
notre_dame-picture-rat = rat on { $n }
notre_dame-picture-supply = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
} in the personal supply, { $rest } in the general one
notre_dame-picture-with-friend = { $n ->
    [0] { $sector } friend
   *[other] { $sector } { $n } and friend
}
notre_dame-picture-pool = Notre Dame shares { $pool } points: { $list }
notre_dame-picture-nobody = nobody there yet
notre_dame-picture-prestige = { $n ->
    [one] Your prestige: { $n } point
   *[other] Your prestige: { $n } points
}
notre_dame-picture-choose-alt = Choose one of: { $list }
notre_dame-picture-kept-alt = You hold: { $list }
notre_dame-picture-passed-alt = You have passed on to { $who }: { $list }
notre_dame-picture-spied-alt = Gray persons to come, in this order: { $list }
notre_dame-picture-seat = { $who }: { $list }

## Large print: what each part shows

notre_dame-picture-part-borough = your borough and Notre Dame
notre_dame-picture-part-carriage = the roads around your carriage
notre_dame-picture-part-upper-left = the city, upper left
notre_dame-picture-part-upper-right = the city, upper right
notre_dame-picture-part-lower-left = the city, lower left
notre_dame-picture-part-lower-right = the city, lower right
notre_dame-picture-part-players = the round and the players
notre_dame-picture-part-cards = cards played, persons to come
notre_dame-picture-part-known = your prestige and your secrets
story-standing-notre_dame = Prestige, round by round
