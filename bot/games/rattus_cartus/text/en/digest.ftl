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
    [0] no card left
    [one] { $n } card
   *[other] { $n } cards
}{ $cards }
rattus_cartus-digest-known = {" "}({ $list })
rattus_cartus-digest-no_cards = no { $cards } left
rattus_cartus-digest-tokens = { $n ->
    [0] no token left
    [one] { $n } token
   *[other] { $n } tokens
}
rattus_cartus-digest-discarded = { $n ->
    [0] nothing discarded
   *[other] { $cards } discarded
}
rattus_cartus-digest-declined = without the cards
rattus_cartus-digest-protected = protected
rattus_cartus-digest-no_tribute = nobody pays
rattus_cartus-digest-premium = premium: { $what }
    .open = premium
rattus_cartus-digest-looked = { $n ->
    [one] nun card { $list } seen
   *[other] nun cards { $list } seen
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
    [one] Sword: { $n } card due from { $to }
   *[other] Sword: { $n } cards due from { $to }
}
    .none = Sword: { $to } has too few cards
rattus_cartus-digest-flute = gives 1 rat to { $to } (Flute)
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
    [0] nothing
    [one] { $n } card
   *[other] { $n } cards
}
rattus_cartus-digest-level = { $n ->
    [one] { $cards }: nobody else { $building }
   *[other] { $cards }: level { $building }, nothing moves
}
rattus_cartus-digest-pass = a Pass by { $who }

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
    [one] won with { $n } point: { $who }
   *[other] won with { $n } points: { $who }
}
rattus_cartus-digest-nobody_won = nobody wins
