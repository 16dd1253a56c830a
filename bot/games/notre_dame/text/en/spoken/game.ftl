### Notre Dame in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

notre_dame-message = { $mark } { $kind }
    .neutral = neutral { $mark } { $kind }
notre_dame-card-of = { $card } ({ $mark })
notre_dame-times = { $n } times { $what }
notre_dame-picture-strip-rat = rat
    .then = rat then on { $n }
notre_dame-gain-rat = rat back { $n }
notre_dame-gain-plague = { $outbreak ->
    [1] outbreak
   *[other] rat then on { $n }
}
    .short = { $outbreak ->
        [1] outbreak
       *[other] rat then on { $n }
    }
    .plate = { $outbreak ->
        [1] outbreak
       *[other] rat then on { $n }
    }
notre_dame-headline = Period { $period }, round { $round } of 9: { $stage }; bell-ringer { $who }
notre_dame-headline-over = The end, after { $round } rounds; bell-ringer { $who }
notre_dame-secret-choosing = To choose from: { $list }
notre_dame-secret-kept = Kept: { $list }
notre_dame-secret-hand = Your cards: { $list }
notre_dame-secret-passed = Passed on, not yet played: { $list }
notre_dame-secret-points = Your prestige: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
notre_dame-secret-worth = Persons for you now: { $list }
notre_dame-option-source = { $place }, one marker less
notre_dame-plate-then = { $before }, then { $after }
notre_dame-secret-spied = Shown by the Spy, in this order: { $list }
notre_dame-table-roads = Carriage roads
    .border = three bridges to each neighbour, reconstructed
    .plain = one bridge to each neighbour, reconstructed
notre_dame-table-edition = Component data
    .built_in = built in, partly reconstructed

## The board in sentences: one fact a line

notre_dame-said-round = Period { $period }, round { $round } of 9: { $stage }.
notre_dame-said-over = The game is over, after { $round } rounds.
notre_dame-said-bell = Bell-ringer: { $who }.
notre_dame-said-borough = { $who }, markers in the borough: { $list }.
    .empty = { $who }, markers in the borough: none.
notre_dame-said-sector = { $sector } { $n }
    .friend = { $sector } { $n } with the trusted friend
notre_dame-said-friend = The trusted friend is not placed yet.
notre_dame-said-notre-dame = At Notre Dame: { $markers }.
notre_dame-said-supplies = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }.
    .then = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }, after the plague on { $to }.
    .outbreak = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }, after the plague on 9 with an outbreak.
notre_dame-said-points = Prestige: { $points }.
notre_dame-said-carriage = { $who }: carriage { $market }.
    .own = { $who }: carriage { $market } of their own borough.
notre_dame-said-of-colour = { $colour } { $list }
notre_dame-said-taken = { $who } has taken messages, by colour and points: { $list }.
notre_dame-said-may-take = The next may be of: { $list }.
notre_dame-said-doctored = The Doctor is hired: plague 0 this round.
notre_dame-said-messages = Messages on the markets, each of the colour of its borough, by points:
notre_dame-said-of-neutral = { $borough } ({ $colour })
notre_dame-said-message = { $market } { $n }
notre_dame-said-markets = In the { $borough }: { $list }.
    .empty = In the { $borough }: none.
notre_dame-said-plague = Plague of this round: { $n }.
notre_dame-said-person = { $person } on display, { $rats }, for 1 gold: { $does }.
notre_dame-said-browns = Brown persons to come in this period, with rats: { $list }.
notre_dame-said-grays = Gray persons { $letter } to come, with rats: { $list }.
notre_dame-said-choosing =
    .three = Everybody keeps one of three own cards; two go to the left.
    .two = Everybody keeps one of the two cards received; the other goes to the left.
    .three_pair = Both keep one of three own cards; two go to the other player.
    .two_pair = Both keep one of the two cards received; the other goes back.
notre_dame-said-hand = { $who } holds { $cards }, by colour: { $list }.
notre_dame-said-played = Played in this period, colour { $colour }: { $list }.
notre_dame-said-piles = Cards left in each pile: { $n }.
notre_dame-said-discards = Cards discarded unseen: { $n }.
notre_dame-said-share = Notre Dame shares { $pool } points: { $markers }, { $each } for each.
    .none = Notre Dame shares { $pool } points; no marker is there yet.
notre_dame-said-gold-left = Gold left in the supply: { $n }.
notre_dame-said-edition = Component data: { $edition }.
    .reconstructed = Component data: { $edition }, in part reconstructed.
notre_dame-sign-card_of = { $card } of { $owner }
notre_dame-ask-person = { $person }: { $does }.
