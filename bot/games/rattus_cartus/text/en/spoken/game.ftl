### Rattus Cartus in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

rattus_cartus-held = { $n ->
    [one] 1 { $card }
   *[other] { $n } { $card }
}
rattus_cartus-kind = { $n ->
    [0] { $card } with no nun
    [one] { $card } with { $n } nun
   *[other] { $card } with { $n } nuns
}
rattus_cartus-option-enter = { $sign } · { $nth ->
    [1] as 1st
    [2] as 2nd
    [3] as 3rd
   *[other] as { $nth }th
}, premium { $premium }
    .short = { $sign } · { $nth ->
        [1] enter as 1st
        [2] enter as 2nd
        [3] enter as 3rd
       *[other] enter as { $nth }th
    }
rattus_cartus-effect-palace =
    .premium = 2 victory point tokens
    .standard = 1 victory point token
rattus_cartus-supplies-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
    .short = { $n ->
        [one] { $n } rat less
       *[other] { $n } rats less
    }
rattus_cartus-headline = Round { $round } of { $rounds }, phase { $phase }, start player { $start }
    .last = Last round, { $round } of { $rounds }, phase { $phase }, start player { $start }
rattus_cartus-secret-hand = { $n ->
    [0] Your hand: no card
    [one] Your hand, { $n } card: { $cards }
   *[other] Your hand, { $n } cards: { $cards }
}
rattus_cartus-secret-laid = You have laid { $at }: { $cards }
rattus_cartus-secret-rats = Your rats: { $rats }
rattus_cartus-secret-nun = card { $place }, { $card } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
rattus_cartus-secret-nuns = Nun-row, seen by you: { $cards }; { $sum ->
    [0] no nun in all
    [one] { $sum } nun in all
   *[other] { $sum } nuns in all
}
    .none = Nun-row: none seen by you
rattus_cartus-ask-lay_cards = { $nth ->
    [1] { $building }: which cards do you lay?
        Other classes bring 1 rat each. You are first there{ $ties ->
            [1] : you win ties.
           *[0] .
        }
   *[other] { $building }: which cards do you lay?
        Other classes bring 1 rat each. Before you: { $before }.
}
rattus_cartus-option-hand = hand { $old }, then { $new }
rattus_cartus-option-rats = rats { $old }, then { $new }
rattus_cartus-outcome-influence = { $class } { $old }, then { $new }
rattus_cartus-table-edition = Component data
    .built_in = built in, partly reconstructed

## The board in sentences: one fact a line

rattus_cartus-said-round = Round { $round } of { $rounds }.
    .last = This is the last round: round { $round } of { $rounds }.
rattus_cartus-said-phase = Phase { $phase }.
rattus_cartus-said-start = Start player: { $who }.
rattus_cartus-said-buildings = The buildings, resolved from left to right:
rattus_cartus-said-place = Building { $place }: { $building }, { $class }.
rattus_cartus-said-nobody = Nobody is { $at } yet.
rattus_cartus-said-visitor = Number { $nth } { $at }: { $who }.
    .laid = Number { $nth } { $at }: { $who } with { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } face down.
rattus_cartus-said-open = { $who } has laid { $at }: { $cards }.
rattus_cartus-said-premium = { $building }, premium action: { $what }.
rattus_cartus-said-standard = { $building }, standard action: { $what }.
rattus_cartus-said-supplies = { $building }, supplies: { $what }.
rattus_cartus-said-premium-of-round = Premium action of this round: { $who }.
rattus_cartus-said-to-enter = Still to enter, in this order: { $list }.
rattus_cartus-said-influence = Influence in { $class }: { $list }.
    .none = Influence in { $class }: nobody.
rattus_cartus-said-rank = Best first; of equals, who came first.
rattus_cartus-said-points = { $who } { $n }
rattus_cartus-said-hand = { $n ->
    [0] { $who } has no card in hand.
    [one] { $who } has { $n } card in hand.
   *[other] { $who } has { $n } cards in hand.
}
rattus_cartus-said-tokens = { $n ->
    [0] { $who } has no victory point token.
    [one] { $who } has { $n } victory point token.
   *[other] { $who } has { $n } victory point tokens.
}
rattus_cartus-said-deck = Cards in the deck: { $n }.
rattus_cartus-said-discard = Cards in the discard pile: { $n }.
rattus_cartus-said-discarded = Discarded { $cards }: { $list }.
rattus_cartus-said-discarded-nuns = { $n } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
rattus_cartus-said-pile = { $cards } in their pile: { $n }.
rattus_cartus-said-tokens-left = Victory point tokens left: { $n }.
rattus_cartus-said-building-deck = Cards in the building deck: { $n }.
rattus_cartus-said-nuns = Nun-row: 5 cards face down.
rattus_cartus-said-nun = Card { $place } of the nun-row: { $n ->
    [0] no nun
    [one] { $n } nun
   *[other] { $n } nuns
}.
rattus_cartus-said-card = card { $n }
rattus_cartus-said-looked = { $who } has looked at { $places } of the nun-row.
rattus_cartus-said-nobody-looked = Nobody has looked at the nun-row.
rattus_cartus-said-rest = { $building } cards still to come or set aside: { $n }.
rattus_cartus-said-replacement = Cards in the replacement deck: { $n }.
    .known = Known at the bottom of the replacement deck: { $list }.
rattus_cartus-said-edition = Component data: { $edition }.
    .reconstructed = Component data: { $edition }, in part reconstructed.
rattus_cartus-said-nuns-open = Nuns in the nun-row: { $cards }; in all { $sum }.
rattus_cartus-said-kind = { $cards } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}{ $n ->
    [one] {""}
   *[other] {" "}each
}
