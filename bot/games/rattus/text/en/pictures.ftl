### Lettering on the pictures of Rattus, and these in words.

picture-turn = Turn { $n }
picture-rattus-turn-of = Turn { $n }: { $who }
picture-rattus-opening = Opening placement
picture-rattus-ending = this turn is the last
picture-rattus-round = Final round
picture-rattus-ravage = The final ravage
picture-rattus-over = Turn { $n }: the end
picture-rattus-won = { $who } wins
picture-rattus-most = most cubes: { $n }
picture-rattus-tied = { $n ->
    [one] { $n } cube, tie: next in turn wins
   *[other] { $n } cubes, tie: next in turn wins
}
picture-rattus-until = ends at 0, or with 20 cubes on the board
picture-rattus-card = card
picture-rattus-place-cubes = cubes
picture-rattus-then = › plague
picture-rattus-taken = card taken
picture-rattus-placed = cubes placed
picture-rattus-first = began
picture-rattus-last = last turn
picture-rattus-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
picture-rattus-cubes = Board
picture-rattus-stock = Supply
picture-palace = Palace
picture-offer = Cards on offer
picture-rattus-no-offer = No card on offer
picture-supply = Supply
picture-on-board = Board
picture-rattus-removed = Out
picture-rattus-still-out = Face down
picture-rattus-rats-out = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-rattus-again-out = + 1 discarded
picture-rattus-left = { $n } left
picture-rattus-key = 5MA: from 5 cubes · M: most cubes −1 · A: all −1 · sign: who holds its card −1
picture-rattus-legend-ring = new since your last turn
picture-rattus-legend-seen = has looked at the rat
picture-rattus-legend-potion = potion: saves a cube once
picture-rattus-majority = most cubes lose one
picture-rattus-everybody = everybody loses one
picture-rattus-start = starting rat
picture-rattus-start-known = known starting rat
picture-rattus-order = left one first
picture-rattus-again = drawn again
picture-rattus-looked = looked at by
picture-no-card = No class card yet
picture-known = { $n ->
    [0] You know no rat
    [one] You know { $n } rat
   *[other] You know { $n } rats
}
picture-cards = Your cards: { $list }
picture-cubes = Your cubes: { $board } on the board, { $stock } in your supply
picture-plague = The plague piece stands in { $region }
picture-rattus-rats = Rats: { $supply } in the supply, { $discards } discarded
picture-rattus-part-northwest = north-west
picture-rattus-part-northeast = north-east
picture-rattus-part-southwest = south-west and discarded rats
picture-rattus-part-southeast = south-east and discarded rats
picture-rattus-part-turn = turn and rats
picture-rattus-part-players = players and their cards
picture-rattus-part-cards = cards on offer, further players
picture-rattus-part-held = your cubes and cards
picture-rattus-part-known = the rats you know
picture-rattus-has = { $who } { $n } on the board
picture-rattus-bishops = { $n ->
    [one] a bishop
   *[other] { $n } bishops
}
picture-rattus-nuns = { $n ->
    [one] a nun
   *[other] { $n } nuns
}
picture-rattus-used = used
picture-rattus-walls = Walls { $list }
picture-rattus-full = full
picture-rattus-bishop = a bishop: no rat
rattus-picture-ravage = The final ravage took
rattus-picture-survivors = Cubes kept alive
picture-rattus-march-knight = counts as 2 cubes until the end
picture-rattus-march-crusader = all rats at once, your order
picture-rattus-march-serf = a cube after each rat
story-standing-rattus = Cubes on the board, round by round
