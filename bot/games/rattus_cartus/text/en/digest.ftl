### News in few words: clauses about what each player got, and the parts of a round.

## What somebody got and gave

rattus_cartus-digest-influence = +{ $n } { $cls }
rattus_cartus-digest-last_point = +{ $n } { $cls } (last round)
rattus_cartus-digest-rats = { $n ->
    [one] +{ $n } rat
   *[other] +{ $n } rats
}
rattus_cartus-digest-rats_lost = { $n ->
    [0] no rat to discard
    [one] −{ $n } rat
   *[other] −{ $n } rats
}
rattus_cartus-digest-drew = { $n ->
    [0] no card to draw
    [one] +{ $n } card
   *[other] +{ $n } cards
}{ $cards }
rattus_cartus-digest-known = {" "}({ $list })
rattus_cartus-digest-gained = +{ $cards }
rattus_cartus-digest-no_cards = no { $cards } left
rattus_cartus-digest-tokens = { $n ->
    [0] no token left
    [one] +{ $n } token
   *[other] +{ $n } tokens
}
rattus_cartus-digest-discarded = { $you ->
    [1] you discard
   *[0] discards
} { $n ->
    [0] nothing
   *[other] { $cards }
}
rattus_cartus-digest-declined = { $you ->
    [1] you leave the cards
   *[0] leaves the cards
}
rattus_cartus-digest-protected = protected
rattus_cartus-digest-no_tribute = { $you ->
    [1] you get no cards
   *[0] gets no cards
}
rattus_cartus-digest-premium = premium: { $what }
    .open = premium
rattus_cartus-digest-looked = { $you ->
    [1] you look at
   *[0] looks at
} { $n ->
    [one] nun card { $list }
   *[other] nun cards { $list }
}
rattus_cartus-digest-gave = { $n ->
    [one] −{ $n } card
   *[other] −{ $n } cards
} to { $to }{ $cards }{ $sword ->
    [0] {""}
   *[other] {" "}by the Sword
}
rattus_cartus-digest-got = { $n ->
    [one] +{ $n } card
   *[other] +{ $n } cards
} from { $who }{ $cards }{ $sword ->
    [0] {""}
   *[other] {" "}by the Sword
}
rattus_cartus-digest-sword = { $n ->
    [one] { $n } card due from { $to } by the Sword
   *[other] { $n } cards due from { $to } by the Sword
}
    .none = no card from { $to } by the Sword (hand too small)
rattus_cartus-digest-flute = −1 rat to { $to } by the Flute
    .got = +1 rat from { $who } by the Flute

## The parts of a round

rattus_cartus-digest-round = Round { $n }
rattus_cartus-digest-begins = { $you ->
    [1] you begin
   *[0] { $who } begins
}
rattus_cartus-digest-supplies = Supplies
rattus_cartus-digest-supplied = { $n ->
    [one] { $who }: { $what }
   *[other] { $who }, each: { $what }
}
rattus_cartus-digest-reshuffled = the discards are shuffled
rattus_cartus-digest-entered = Entered
rattus_cartus-digest-shown = Entered and shown
    .only = Shown
rattus_cartus-digest-resolved = Buildings
rattus_cartus-digest-inside = { $building }: { $list }
rattus_cartus-digest-cards = { $n ->
    [0] no card
    [one] { $n } card
   *[other] { $n } cards
}
rattus_cartus-digest-level = { $n ->
    [one] { $cards }: nobody else { $building }
   *[other] { $cards }: level { $building }, nothing moves
}
rattus_cartus-digest-pass = { $n ->
    [one] Pass: { $who }
   *[other] Passes: { $who }
}

## The end

rattus_cartus-digest-end = The end
rattus_cartus-digest-nuns = { $n ->
    [one] { $n } nun
   *[other] { $n } nuns
}
rattus_cartus-digest-rats_at_end = rats: { $list }
rattus_cartus-digest-points = points: { $list }
rattus_cartus-digest-died = taken by the plague: { $list }
rattus_cartus-digest-won = { $n ->
    [one] { $who } wins with { $n } point
   *[other] { $who } wins with { $n } points
}
    .win = { $n ->
        [one] { $who } win with { $n } point
       *[other] { $who } win with { $n } points
    }
rattus_cartus-digest-nobody_won = nobody wins
