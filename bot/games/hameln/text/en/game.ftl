### Hameln: names, the board, secrets, the final scoring, table options. The play itself: play.ftl.

## Houses, goods, quarters, circles

hameln-kind-bakery = bakery
    .short = bread
hameln-kind-dairy = dairy
    .short = cheese
hameln-kind-brewery = brewery
    .short = ale
hameln-kind-butchery = butchery
    .short = meat
hameln-kind-influence = influence house
    .short = infl.
hameln-good-bread = bread
    .short = bre
    .counted = { $n } bread
hameln-good-cheese = cheese
    .short = che
    .counted = { $n } cheese
hameln-good-ale = ale
    .short = ale
    .counted = { $n } ale
hameln-good-meat = meat
    .short = mea
    .counted = { $n } meat
hameln-florins = { $n } fl
hameln-boys = { $n ->
    [one] { $n } boy
   *[other] { $n } boys
}
hameln-girls = { $n ->
    [one] { $n } girl
   *[other] { $n } girls
}
hameln-values = { $list } (sum { $sum })
hameln-region-yellow = yellow
    .quarter = the yellow quarter
hameln-region-green = green
    .quarter = the green quarter
hameln-region-red = red
    .quarter = the red quarter
hameln-region-blue = blue
    .quarter = the blue quarter
hameln-region-white = white
    .quarter = the white quarter
hameln-region-orange = orange
    .quarter = the orange quarter
hameln-region-purple = purple
    .quarter = the purple quarter
hameln-region-brown = brown
    .quarter = the brown quarter
hameln-circles = { $n ->
    [one] circle { $list }
   *[other] circles { $list }
}
hameln-circle-at = circle { $list }, at { $houses }
hameln-place-market = market { $label }
hameln-place-street = street { $label }
hameln-place-alley = alley { $label }
hameln-place-wall = wall { $label }
hameln-apart = { " · " }

## The board

hameln-headline-opening = Before phase 1: starting placement · { $who }
    .short = Before phase 1: starting placement
hameln-headline-turn = Phase { $phase } of 3, turn { $turn } · { $who } · big rats left { $left } of { $all }
    .short = Phase { $phase } of 3 · big rats left { $left } of { $all }
hameln-headline-piper = Phase { $phase } of 3, turn { $turn } · the Pied Piper is here and asks for { $price } a child
hameln-headline-over = The end, after three visits of the Pied Piper
hameln-map-kind = kind
hameln-map-price = $
hameln-map-act = d
hameln-map-man = m
hameln-map-woman = w
hameln-map-rats = rats, free
hameln-board-key = -# $ price · d rats it draws · m man, w woman · then rats of all circles, free circles · × infested, big rat · ~ without big rat
hameln-board-rats = **Rats** { $n }: { $list }
    .none = **Rats** none
hameln-board-most-rats = No more than { $n } rats can lie there.
hameln-board-sides = **Sides with a rat of this turn** { $list }
hameln-family-florins = fl
hameln-family-tokens = tok
hameln-board-hall = **Hall** { $list } · bag { $bag }
hameln-board-hall-empty = nobody
hameln-board-bag-empty = empty
hameln-board-members = **Members left** { $list }
hameln-board-influence = **Influence** best first { $list } · next step { $price } → +{ $gain }
hameln-board-piper = **Pied Piper** { $region }, { $price } a child · bribes { $bribes }
hameln-board-bribe = { $region } { $n }
hameln-board-cat = **Cat** { $who }
    .bank = **Cat** at the bank
hameln-board-road = **Road to Transylvania** { $list } · next −{ $next }
    .none = **Road to Transylvania** nobody · next −{ $next }
hameln-board-supply = **Supply** { $goods } · tokens { $piles } · bank { $bank }
    .limited = **Supply** { $goods } · tokens { $piles } · bank { $bank }, no more
hameln-board-tokens = **Rat-catcher tokens** { $list }
hameln-board-passed = **Passed** since anybody acted: { $list }
hameln-board-women = **Women**: the last player first, then in turn order
    .reverse = **Women**: from the last player back to the first
hameln-board-tail = -# Component data { $edition }
    .reconstructed = -# Board “{ $name }” ◇, not the printed one · component data { $edition }

## What a seat alone may know

hameln-secret-tokens = **Your rat-catcher tokens** { $values }
    .none = **Your rat-catcher tokens** none

## The final scoring

hameln-score-houses = Houses
hameln-score-influence = Influence
hameln-score-money = Money
hameln-score-rat_catcher = Rat-catcher
hameln-score-cat = Cat
hameln-score-ended_game = Last rat
hameln-score-road = Road
hameln-score-infested = **Infested, so without points** { $list }
hameln-score-without = { $house } −{ $n } ({ $who })
hameln-won = { $who } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
hameln-why-most_points = Most points.
hameln-why-influence = Equal points: { $who } has more influence.
hameln-why-equal = { $n ->
    [one] { $n } point
   *[other] { $n } points
} each, placed by influence: { $list }.
hameln-ended-big_rats = The last big rat of the third phase ended the game.
hameln-ended-nobody = Nobody could move any more: the third phase ended without a last big rat.

## Table options

hameln-table-women_order = Starting women
    .by_board = as in the component data
    .cyclic = last player, then in turn order
    .reverse = last player back to the first
hameln-table-small_rats_limit_placement = No more small rats than the box holds
    .by_board = as in the component data
    .yes = yes
    .no = no
hameln-table-bank_limited = The bank can run out of money
    .by_board = as in the component data
    .yes = yes
    .no = no
hameln-table-edition = Component data
    .built_in = built in ◇ reconstructed
hameln-table-advice = Advice for five players: let rats be placed without a limit, else a phase may not end

## Component data

hameln-data-board = The board is “{ $name }”, a reconstruction: costs, circles and places are not those of the printed board ◇
    .faithful = The board is “{ $name }”, as printed
hameln-data-houses = Houses
hameln-data-circles = Circles
hameln-data-piper = Spaces of the Pied Piper
hameln-data-track = Length of the influence track
hameln-data-steps = Steps of the purchase loop
hameln-data-road = Road to Transylvania
hameln-data-pieces = Numbers of pieces
hameln-data-prices = Prices
hameln-data-big_rats = Big rats by phase
hameln-data-scoring = Final scoring
hameln-data-rulings = What the rulebook leaves open
