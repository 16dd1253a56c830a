### Larder. Names of seats come as mark and tag ("■ Bea").

game-larder = Larder
    .command = /{ cmd-larder }
    .about = Lay cards for the cheese in the larder, three rounds long. Whoever takes the most valuable cheese wins.
    .length = 2 to 4 players · about 10 answers each

## Things

larder-wedge-brie = { $n ->
    [one] brie
   *[other] bries
}
    .short = bri
larder-wedge-gouda = { $n ->
    [one] gouda
   *[other] goudas
}
    .short = gou
larder-wedge-stilton = { $n ->
    [one] stilton
   *[other] stiltons
}
    .short = sti
larder-cards = { $n ->
    [one] { $card }
   *[other] { $card } ×{ $n }
}
larder-nothing = nothing

## The board

larder-headline = Round { $round } of { $rounds }
larder-headline-over = The end, after { $rounds } rounds
larder-column-cards = hand
larder-column-laid = laid
larder-row-left = left
larder-board-discard = Discarded: { $list }
larder-secret-hand = Your hand: { $list }

## The board in sentences

larder-said-cards = { $n ->
    [one] { $who } holds 1 card.
   *[other] { $who } holds { $n } cards.
}
larder-said-laid = { $who } has laid a { $card }.
larder-said-taken = { $who } has taken: { $list }.
larder-said-left = In the larder: { $list }.
larder-said-discard = Discarded: { $list }.

## Questions

larder-call-lay = lay a card
larder-ask-lay = Round { $round }: which card do you lay?
larder-hint-lay = A card counts only if nobody else lays the same.
larder-option-lay = Lay a { $card }
larder-call-take = take a wedge
larder-ask-take = Which cheese do you take?
larder-hint-take = Rare cheese is worth more.
larder-option-take = Take a { $wedge }
    .outcome = { $n ->
        [one] 1 point · { $left } left
       *[other] { $n } points · { $left } left
    }
larder-reveals = shows all cards laid
larder-refusal-none_left = No { $wedge } is left.

## What happens

larder-event-round_begins = Round { $round } begins.
larder-event-drew = { $who } draws a card.
    .seen = { $who } draws a { $card }.
larder-event-showed = { $who } laid a { $card }.
larder-event-nobody_alone = No card lies alone: nobody takes any cheese.
larder-event-took = { $who } takes a { $wedge }.
larder-event-won = { $who } won with { $n } points.

## The end

larder-why-most_points = { $who } won
larder-why-shared = { $who } share the victory

## What a table agrees on

larder-table-rounds = Rounds
    .two = two
    .three = three
larder-table-edition = Component data
    .built_in = built in ◇ reconstructed
larder-data-cards = Cards
larder-data-wedges = Cheese

## Commands

cmd-larder = larder
    .about = Larder: answer by typing
cmd-larder-lay = lay
    .about = Lay a card, face down
cmd-larder-take = take
    .about = Take a wedge of cheese
cmd-rules-larder = larder
    .about = Larder: the rules by chapter
par-cheese = cheese
    .about = A kind of cheese

## The picture

larder-picture-larder = In the larder
larder-picture-mice = The mice
larder-picture-discard = Discarded
larder-picture-hand = Your hand
larder-picture-part-larder = The larder
larder-picture-part-mice = The mice
larder-picture-part-hand = Your hand
larder-picture-alt = { $headline }. Waiting for: { $who }.
larder-picture-alt-seat = { $who }: { $n } in hand, laid { $laid }, taken { $list }.
