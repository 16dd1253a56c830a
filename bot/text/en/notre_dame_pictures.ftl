### Lettering on the pictures of Notre Dame, and those pictures in words.

nd-picture-round = Round { $round } of 9
nd-picture-over = the end
nd-picture-cards = Played
nd-picture-piles = { $pile } to draw · { $away } discarded
nd-picture-to-come = Persons to come
nd-picture-won = { $n ->
    [one] { $who } wins
   *[other] { $who } share the victory
}
nd-picture-shared = a shared victory
nd-picture-verdict = Final scoring
nd-picture-choose = Choose one
nd-picture-kept = Kept
nd-picture-hand = Your cards
nd-picture-no-card = No card in hand
nd-picture-worth = Persons, points now
nd-picture-passed = Passed on to { $who }
nd-picture-spied = To come, by the Spy
nd-picture-points = prestige

## The pictures in words: no symbols; each is a sentence, its full stop comes with the next

nd-picture-begins = { $who } begins this round
nd-picture-taken = Messages taken: { $list }
nd-picture-closed = Colours closed to a carriage now: { $list }
nd-picture-where = Notre Dame, period { $period }, round { $round } of 9, { $stage }
nd-picture-display = Persons: { $list }; plague { $n }
nd-picture-card = { $card } ({ $who })
nd-picture-rat = rat on { $n }
nd-picture-supply = markers { $n } own, { $rest } in supply
nd-picture-with-friend = { $n ->
    [0] { $sector } friend
   *[other] { $sector } { $n } and friend
}
nd-picture-pool = Notre Dame shares { $pool } points: { $list }
nd-picture-nobody = nobody there yet
nd-picture-prestige = { $n ->
    [one] Your prestige: { $n } point
   *[other] Your prestige: { $n } points
}
nd-picture-choose-alt = Choose one of: { $list }
nd-picture-kept-alt = You hold: { $list }
nd-picture-passed-alt = You have passed on to { $who }: { $list }
nd-picture-spied-alt = Gray persons to come, in this order: { $list }
nd-picture-seat = { $who }: { $list }

## Large print: what each part shows

nd-picture-part-borough = your borough and Notre Dame
nd-picture-part-carriage = the roads around your carriage
nd-picture-part-upper-left = the city, upper left
nd-picture-part-upper-right = the city, upper right
nd-picture-part-lower-left = the city, lower left
nd-picture-part-lower-right = the city, lower right
nd-picture-part-players = the round and the players
nd-picture-part-cards = cards played, persons to come
nd-picture-part-known = your prestige and your secrets
