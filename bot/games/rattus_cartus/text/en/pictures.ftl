### Lettering on the pictures of Rattus Cartus, and these in words: no symbols; each a sentence, its full stop comes with the next.

picture-round = Round { $round } of { $rounds }
picture-last-round = Last round, { $round } of { $rounds }
picture-resolving = D Resolve: { $place } · { $name }
picture-buildings = { $deck } in the deck +
picture-aside = { $rest } aside
picture-seen-by = seen by
picture-premium = premium
picture-standard = standard
picture-span = { $least } to { $most }
picture-supplies = Supplies
picture-part-street = the street
picture-part-seats = the end of the street, and the players
picture-part-influence = influence in the six classes
picture-part-cards = nuns, discard pile, piles
picture-part-secrets = your rats, and the nuns you have seen
picture-nuns = Nuns
picture-nuns-line = { $n } nuns: who has more rats is out
picture-deck = Deck { $n }
picture-discard = Discard { $n }
    .heads = Discards { $n }:
picture-laid = Laid { $at }
picture-seen = { $n ->
    [0] no nun card seen
    [one] { $sum ->
        [one] { $sum } nun on { $n } card seen
       *[other] { $sum } nuns on { $n } card seen
    }
   *[other] { $sum ->
        [one] { $sum } nun on { $n } cards seen
       *[other] { $sum } nuns on { $n } cards seen
    }
}
picture-place = { $name }: { $inside }
picture-guest = { $n ->
    [0] { $who } (no card)
    [one] { $who } ({ $n } card)
   *[other] { $who } ({ $n } cards)
}
picture-empty = nobody
picture-leaders = First in influence: { $list }
picture-looks = Cards of the nun-row looked at: { $list }
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
picture-seen-at = no. { $place } { $card }
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

## The pictures of questions

picture-last-point = last round: whoever lays most gains +1 influence
    .short = most cards: +1
picture-before-you = Before you, with how many cards:
picture-before-elsewhere = One premium in the round; laid elsewhere:
picture-first-inside = You are the first inside: you win ties.
picture-legend-premium = premium: most cards (no Sword, Flute)
picture-legend-standard = standard: all others inside
picture-same-hand = hand { $n }
picture-same-rats = rats { $n }
picture-look-at = see { $n ->
    [one] { $n } nun card
   *[other] { $n } nun cards
}
    .none = no look
picture-nobody-inside = nobody inside
picture-pass = the others go first, then you
picture-stays = stays with you; the others go to { $who }
picture-goes = what you tick goes to { $who }
picture-tribute = Guard Tower to come: its premium player takes 3 from equal or larger hands
picture-in-hand = cards in hand
picture-own-rats = your rats
    .out = too many: you would die
picture-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
picture-nuns-row = { $n ->
    [0] nuns in the row
    [one] nuns in the row, { $n } unseen
   *[other] nuns in the row, { $n } unseen
}
story-standing-rattus_cartus = Victory points, round by round
