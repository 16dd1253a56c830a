### Rattus Cartus in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

cartus-held = { $n ->
    [one] 1 { $card }
   *[other] { $n } { $card }
}
cartus-kind = { $n ->
    [0] { $card } with no nun
    [one] { $card } with { $n } nun
   *[other] { $card } with { $n } nuns
}
cartus-effect-palace =
    .premium = 2 victory point tokens
    .standard = 1 victory point token
cartus-supplies-rats = { $n ->
    [one] discard { $n } rat
   *[other] discard { $n } rats
}
    .short = { $n ->
        [one] { $n } rat less
       *[other] { $n } rats less
    }
cartus-headline = Round { $round } of { $rounds }, phase { $phase }, start player { $start }
    .last = Last round, { $round } of { $rounds }, phase { $phase }, start player { $start }
cartus-secret-hand = { $n ->
    [0] Your hand: no card
    [one] Your hand, { $n } card: { $cards }
   *[other] Your hand, { $n } cards: { $cards }
}
cartus-secret-laid = You have laid { $at }: { $cards }
cartus-secret-rats = Your rats: { $rats }
cartus-secret-nun = card { $place }, { $card } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
cartus-secret-nuns = Nun-row, seen by you: { $cards }; { $sum ->
    [0] no nun in all
    [one] { $sum } nun in all
   *[other] { $sum } nuns in all
}
    .none = Nun-row: none seen by you
cartus-ask-lay_cards = { $nth ->
    [1] { $building }: which cards do you lay?
        Other classes bring 1 rat each. You are first there.
   *[other] { $building }: which cards do you lay?
        Other classes bring 1 rat each. Before you: { $before }.
}
cartus-option-hand = hand { $old }, then { $new }
cartus-option-rats = rats { $old }, then { $new }
cartus-table-edition = Component data
    .built_in = built in, partly reconstructed

## The board in sentences: one fact a line

cartus-said-round = Round { $round } of { $rounds }.
    .last = This is the last round: round { $round } of { $rounds }.
cartus-said-phase = Phase { $phase }.
cartus-said-start = Start player: { $who }.
cartus-said-buildings = The buildings, resolved from left to right:
cartus-said-place = Building { $place }: { $building }, { $class }.
cartus-said-nobody = Nobody is { $at } yet.
cartus-said-visitor = Number { $nth } { $at }: { $who }.
    .laid = Number { $nth } { $at }: { $who } with { $n ->
        [0] no card
        [one] { $n } card
       *[other] { $n } cards
    } face down.
cartus-said-open = { $who } has laid { $at }: { $cards }.
cartus-said-premium = { $building }, premium action: { $what }.
cartus-said-standard = { $building }, standard action: { $what }.
cartus-said-supplies = { $building }, supplies: { $what }.
cartus-said-premium-of-round = Premium action of this round: { $who }.
cartus-said-to-enter = Still to enter, in this order: { $list }.
cartus-said-influence = Influence in { $class }: { $list }.
    .none = Influence in { $class }: nobody.
cartus-said-rank = Best first; of equals, who came first.
cartus-said-points = { $who } { $n }
cartus-said-hand = { $n ->
    [0] { $who } has no card in hand.
    [one] { $who } has { $n } card in hand.
   *[other] { $who } has { $n } cards in hand.
}
cartus-said-tokens = { $n ->
    [0] { $who } has no victory point token.
    [one] { $who } has { $n } victory point token.
   *[other] { $who } has { $n } victory point tokens.
}
cartus-said-deck = Cards in the deck: { $n }.
cartus-said-discard = Cards in the discard pile: { $n }.
cartus-said-discarded = Discarded { $cards }: { $list }.
cartus-said-discarded-nuns = { $n } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}
cartus-said-pile = { $cards } in their pile: { $n }.
cartus-said-tokens-left = Victory point tokens left: { $n }.
cartus-said-building-deck = Cards in the building deck: { $n }.
cartus-said-nuns = Nun-row: 5 cards face down.
cartus-said-nun = Card { $place } of the nun-row: { $n ->
    [0] no nun
    [one] { $n } nun
   *[other] { $n } nuns
}.
cartus-said-card = card { $n }
cartus-said-looked = { $who } has looked at { $places } of the nun-row.
cartus-said-nobody-looked = Nobody has looked at the nun-row.
cartus-said-rest = { $building } cards still to come or set aside: { $n }.
cartus-said-replacement = Cards in the replacement deck: { $n }.
    .known = Known at the bottom of the replacement deck: { $list }.
cartus-said-edition = Component data: { $edition }.
    .reconstructed = Component data: { $edition }, in part reconstructed.
cartus-said-score = { $line }: { $list }.
cartus-said-nothing-scored = nobody
cartus-said-nuns-open = Nuns in the nun-row: { $cards }; in all { $sum }.
cartus-said-kind = { $cards } with { $nuns ->
    [0] no nun
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}{ $n ->
    [one] {""}
   *[other] {" "}each
}
