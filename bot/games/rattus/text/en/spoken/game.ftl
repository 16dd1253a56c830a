### Rattus in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

rattus-face = limit { $limit }: { $symbols }
    .bare = limit { $limit }, no symbol
rattus-symbol-m = majority
rattus-symbol-a = all
rattus-wall = { $one } and { $other }
rattus-ringed = { $face } (starting rat)
rattus-times = { $n } times { $what }
rattus-headline-opening = Opening placement, first player { $who }
rattus-headline-turn = Turn { $turn }, { $who }; { $supply ->
    [one] { $supply } rat
   *[other] { $supply } rats
} in the supply, at 0 the game ends
rattus-headline-ending = Turn { $turn }, { $who }; the game ends with this turn
rattus-headline-round = Final round after { $turn } turns: { $who } uses cards once more
rattus-headline-ravage = After the final round and { $turn } turns: the final ravage
    .baker = After the final round and { $turn } turns: Baker, then the final ravage
rattus-headline-over = The end, after { $turn } turns
rattus-unseen = unseen
rattus-secret-rats = Rats you have seen: { $list }
    .none = Rats you have seen: none
    .many = Rats you have seen, in order of arrival:

## The board in sentences: one fact a line

rattus-said-opening = Opening placement: everybody puts two cubes into a region, then the same in reverse order.
rattus-said-turn = Turn { $turn }: { $who }. The game ends when the rat supply is empty.
rattus-said-ending = Turn { $turn }: { $who }. The game ends with this turn.
rattus-said-round = Final round, after { $turn } turns: { $who } uses cards once more.
rattus-said-ravage = The final round is over, after { $turn } turns: now the final ravage.
    .baker = The final round is over, after { $turn } turns: now the Baker and the final ravage.
rattus-said-over = The game is over, after { $turn } turns.
rattus-said-last = Last regular turn: { $who }; the others follow counter-clockwise. Equal cubes: turn order after that seat.
rattus-said-plague = The plague piece is { $region }.
rattus-said-neutral = The plague piece counts as 2 neutral cubes.
rattus-said-region = { $region }: { $rats }. { $cubes }. Next to { $near }.
rattus-said-no-cubes = No cubes
rattus-said-cubes = { $who } { $cubes }
rattus-said-rat = rat { $n } { $region }
    .several = rats { $slots } { $region }
rattus-said-open = Open, { $rat }: { $face }.
rattus-said-supply = Rats in the supply: { $n }.
rattus-said-rats = Rats on the board: { $n }.
rattus-said-removed = Rats removed unseen: { $n }.
rattus-said-order = In each region rat 1 has been there longest.
rattus-said-starting = Starting rats still on the board: { $list }; all others have come in play.
rattus-said-redrawn = Drawn again from the discards: { $list }.
rattus-said-looked = { $who } has looked at { $list }.
rattus-said-holds = { $who } holds { $cards }.
    .none = { $who } holds no card.
rattus-said-offer = Cards on offer: { $cards }.
    .none = Cards on offer: none.
rattus-said-taken = No card has been taken this turn.
    .yes = A card has been taken this turn.
rattus-said-placed = No cubes have been placed this turn.
    .yes = Cubes have been placed this turn.
rattus-said-used = Used this turn: { $cards }.
rattus-said-on-board = { $who }: { $cubes } on the board, { $n } in the supply.
rattus-said-palace = In the palace: { $cubes }.
    .none = In the palace: no cubes.
rattus-said-baker = On the Baker card: { $cubes }.
    .none = On the Baker card: no cubes.
rattus-said-bishops = { $n ->
    [one] { $n } bishop { $region }.
   *[other] { $n } bishops { $region }.
}
    .left = Bishops left: { $n }.
rattus-said-nuns = { $n ->
    [one] { $n } nun { $region }.
   *[other] { $n } nuns { $region }.
}
    .left = Nuns left: { $n }.
rattus-said-wall = A wall between { $wall }.
    .left = Walls left: { $n }.
rattus-said-potions = { $who }, { $region }: a cube with { $potions }.
    .left = Potions left: { $n }.
rattus-said-no-letter = no letter
rattus-said-discarded = Rats discarded: { $n }.
rattus-said-heap = Discarded, limit { $limit }, { $letters }: { $list }.
rattus-said-since-redraw = One of these was drawn again. Discarded since then:
rattus-said-first = First player: { $who }.
rattus-said-edition = Component data: { $edition }.
    .reconstructed = Component data: { $edition }, in part reconstructed.
rattus-table-edition = Component data
    .built_in = built in, partly reconstructed
