### Lettering on the pictures of Rattus, and these in words.

picture-turn = Turn { $n }
picture-rattus-opening = Opening placement
picture-rattus-turn = until the rats run out
picture-rattus-ending = this turn is the last
picture-rattus-round = Final round
picture-rattus-ravage = The final ravage
picture-rattus-over = The end
picture-palace = Palace
picture-offer = Cards on offer
picture-supply = Supply { $n }
picture-on-board = Board { $n }
picture-discarded = Discarded { $n }, by limit
picture-no-card = No class card yet
picture-known = { $n ->
    [0] You know no rat
    [one] You know { $n } rat
   *[other] You know { $n } rats
}
picture-known-alt = Rats you know, with their limit: { $list }
picture-cards = Your cards: { $list }
picture-cubes = Your cubes: { $board } on the board, { $stock } in your supply
picture-plague = The plague piece stands in { $region }
