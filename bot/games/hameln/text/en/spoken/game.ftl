### Hameln in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

hameln-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}
hameln-values = { $list }, sum { $sum }
hameln-table-edition = Component data
    .built_in = built in, in part reconstructed
hameln-headline-opening = Before phase 1: starting placement
hameln-headline-turn = Phase { $phase } of 3, turn { $turn }; big rats left: { $left } of { $all }
hameln-headline-piper = Phase { $phase } of 3, turn { $turn }; the Pied Piper is here and asks for { $price } a child
hameln-board-tokens = Rat-catcher tokens: { $list }.
hameln-score-infested = Infested, so without points: { $list }.
hameln-score-without = { $house }, { $n ->
    [one] { $n } point
   *[other] { $n } points
} less for { $who }
hameln-secret-tokens = Your rat-catcher tokens: { $values }
    .none = Your rat-catcher tokens: none
hameln-data-board = The board is “{ $name }”, a reconstruction: costs, circles and places are not those of the printed board

## The board in sentences: one fact a line

hameln-said-opening = Starting placement, before phase 1.
hameln-said-turn = Phase { $phase } of 3, turn { $turn }.
hameln-said-piper = Phase { $phase } of 3, turn { $turn }: the Pied Piper is here.
hameln-said-over = The game is over.
hameln-said-order = Order of this cycle: { $list }; at { $who }.
hameln-said-women = Women: the last player first, then in turn order.
    .reverse = Women: from the last player back to the first.
hameln-said-passed = Passed since anybody acted: { $list }.
hameln-said-pool = Big rats left: { $n } of { $all }.
hameln-said-house = { $house }, { $kind }: price { $price }, draws { $rats }. { $people }. { $n ->
    [one] { $n } rat
   *[other] { $n } rats
}{ $free ->
    [0] {""} on { $all } circles
   *[other] ; free { $list }
}{ $state }.
hameln-said-empty = Empty
hameln-said-man = Man { $man }
hameln-said-couple = Man { $man }, woman { $woman }
hameln-said-state-clean = { "" }
hameln-said-state-big = , infested, a big rat
hameln-said-state-bare = , infested
hameln-said-rats = Rats on the board, { $n }: { $list }.
    .none = No rats on the board.
    .limited = There are only { $n } small rats.
hameln-said-sides = Sides with a rat of this turn: { $list }.
hameln-said-family = { $who }: { $money }, { $goods }, rat-catcher tokens { $tokens }, members left { $members }.
hameln-said-no-goods = no goods
hameln-said-hall = In the hall, { $who }: { $children }.
hameln-said-bag = In the bag: { $children }.
    .empty = The bag is empty.
hameln-said-influence = Influence, best first: { $list }.
hameln-said-step = Next step of influence: { $price } for { $n }; step { $step } of the loop.
hameln-said-piper-stands = The Pied Piper stands on { $region } and asks for { $price } a child.
hameln-said-bribe = Bribe on { $region }: { $n }.
hameln-said-cat = The cat belongs to { $who }.
    .bank = The cat is at the bank.
hameln-said-road = On the road to Transylvania, in order, with what each child costs: { $list }.
    .none = Nobody is on the road to Transylvania.
    .next = The next child on the road costs { $value }.
hameln-said-supply = In the supply: { $goods }.
hameln-said-piles = Piles of rat-catcher tokens: { $list }.
hameln-said-bank = The bank holds { $n }.
    .debt = The bank has paid out { $n } more than the box holds.
    .limited = The bank pays only what it holds.
hameln-said-edition = Component data { $edition }.
    .reconstructed = Board { $name }, not the printed one; component data { $edition }.
hameln-apart = { "; " }
