### Notre Dame in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

nd-message = { $mark } { $kind }
    .neutral = neutral { $mark } { $kind }
nd-card-of = { $card } ({ $mark })
nd-times = { $n } times { $what }
nd-headline = Period { $period }, round { $round } of 9: { $stage }; bell-ringer { $who }
nd-headline-over = The end, after { $round } rounds; bell-ringer { $who }
nd-secret-choosing = Choose from: { $list }
nd-secret-kept = Kept: { $list }
nd-secret-hand = Your cards: { $list }
nd-secret-passed = Passed on, not yet played: { $list }
nd-secret-points = Your prestige: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
nd-secret-spied = Shown by the Spy, in this order: { $list }
nd-table-roads = Carriage roads
    .border = with crossings at the borders, reconstructed
    .plain = without crossings, reconstructed
nd-table-edition = Component data
    .built_in = built in, partly reconstructed

## The board in sentences: one fact a line

nd-said-round = Period { $period }, round { $round } of 9: { $stage }.
nd-said-over = The game is over, after { $round } rounds.
nd-said-bell = Bell-ringer: { $who }.
nd-said-borough = { $who }, markers in the borough: { $list }.
    .empty = { $who }, markers in the borough: none.
nd-said-sector = { $sector } { $n }
    .friend = { $sector } { $n } with the trusted friend
nd-said-friend = The trusted friend is not placed yet.
nd-said-notre-dame = At Notre Dame: { $markers }.
nd-said-supplies = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }.
    .then = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }, after the plague on { $to }.
    .outbreak = { $who }: { $gold }, { $markers } in the personal supply, { $n } in the general supply, rat on { $rat }, after the plague on 9 with an outbreak.
nd-said-points = Prestige: { $points }.
nd-said-carriage = { $who }: carriage at the { $market }.
    .own = { $who }: carriage at the { $market } of the own borough.
nd-said-of-colour = { $colour } { $list }
nd-said-taken = { $who } has taken messages, by colour and points: { $list }.
nd-said-may-take = The next may be of: { $list }.
nd-said-doctored = The Doctor is hired: plague 0 this round.
nd-said-messages = Messages on the markets, each of the colour of its borough, by points:
nd-said-of-neutral = { $borough } ({ $colour })
nd-said-message = { $market } { $n }
nd-said-markets = In the { $borough }: { $list }.
    .empty = In the { $borough }: none.
nd-said-plague = Plague of this round: { $n }.
nd-said-person = { $person } on display, { $rats }, for 1 gold: { $does }.
nd-said-browns = Brown persons to come in this period, with rats: { $list }.
nd-said-grays = Gray persons { $letter } to come, with rats: { $list }.
nd-said-choosing =
    .three = Everybody keeps one of three own cards; two go to the left.
    .two = Everybody keeps one of the two cards received; the other goes to the left.
    .three_pair = Both keep one of three own cards; two go to the other player.
    .two_pair = Both keep one of the two cards received; the other goes back.
nd-said-hand = { $who } holds { $cards }, by colour: { $list }.
nd-said-played = Played in this period, colour { $colour }: { $list }.
nd-said-piles = Cards left in each pile: { $n }.
nd-said-discards = Cards discarded unseen: { $n }.
nd-said-share = Notre Dame shares { $pool } points: { $markers }, { $each } for each.
    .none = Notre Dame shares { $pool } points; no marker is there yet.
nd-said-gold-left = Gold left in the supply: { $n }.
nd-said-edition = Component data: { $edition }.
    .reconstructed = Component data: { $edition }, in part reconstructed.
nd-said-score-of = { $who } { $n }
nd-said-score = { $line }: { $list }.
