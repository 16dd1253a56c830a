### Lettering on the pictures.

picture-seat = Seat { $seat }
picture-round = Round { $round } of { $rounds }
picture-last-round = Last round, { $round } of { $rounds }
picture-buildings = Buildings { $deck }, aside { $rest }
picture-nuns = Nuns
picture-deck = Deck { $n }
picture-discard = Discard { $n }
picture-laid = Laid { $at }
picture-seen = { $n ->
    [0] none seen
   *[other] { $n } seen: { $sum }
}

## The pictures in words: no symbols; each is a sentence, its full stop comes with the next

picture-asked = Waiting for { $who }
picture-place = { $name }: { $inside }
picture-guest = { $n ->
    [0] { $who } (no card)
    [one] { $who } ({ $n } card)
   *[other] { $who } ({ $n } cards)
}
picture-empty = nobody
picture-leaders = First in influence: { $list }
picture-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand, { $n } card: { $list }
   *[other] Your hand, { $n } cards: { $list }
}
picture-laid-alt = You have laid { $at }: { $list }
picture-with-nuns = { $nuns ->
    [0] { $cards } without nuns
    [one] { $n ->
        [one] { $cards } with { $nuns } nun
       *[other] { $cards } with { $nuns } nun each
    }
   *[other] { $n ->
        [one] { $cards } with { $nuns } nuns
       *[other] { $cards } with { $nuns } nuns each
    }
}
picture-rats = { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}
picture-seen-alt = { $n ->
    [0] You have seen no card of the nun-row
    [one] You have seen { $n } card of the nun-row, { $sum ->
        [one] { $sum } nun
       *[other] { $sum } nuns
    }
   *[other] You have seen { $n } cards of the nun-row, { $sum ->
        [one] { $sum } nun
       *[other] { $sum } nuns
    } together
}
picture-text-below = The text of this message says all of it.

## Rattus

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
