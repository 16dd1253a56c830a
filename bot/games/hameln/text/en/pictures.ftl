### Lettering on the pictures of Hameln, and those pictures in words.

hameln-picture-phase = Phase { $phase } of 3
hameln-picture-turn = turn { $turn }
hameln-picture-opening = opening
hameln-picture-passed = passed
hameln-picture-rank = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
hameln-picture-won = wins the game
    .tied = wins the tie by influence
hameln-picture-points = points
hameln-picture-road = Road to Transylvania
hameln-picture-without = Infested, so without points
hameln-picture-tokens = Your rat-catcher tokens
hameln-picture-florins = florins
hameln-picture-boys = { $n ->
    [one] boy
   *[other] boys
}
hameln-picture-girls = { $n ->
    [one] girl
   *[other] girls
}
hameln-picture-own-tokens = { $n ->
    [0] tokens
   *[other] tok. ({ $sum })
}
hameln-picture-you-pay = you pay (have { $n } fl)
hameln-picture-pays = { $who } pays (has { $n } fl)
hameln-picture-each = { $n } fl each
    .token = 1 token each
hameln-picture-gain = { $money } + { $n } = { $total } fl
hameln-picture-tokens-left = { $n ->
    [one] { $n } token of { $left }
   *[other] { $n } tokens of { $left }
}
hameln-picture-left = { $n } left
hameln-picture-cat = 1 rat leaves
    .no_rats = no rat to chase
    .worth = { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }
hameln-picture-cat-from = { $price }, { $owners } to { $who }
hameln-picture-bribe = any sum
hameln-picture-piper-at = now at { $region }
hameln-picture-in-all = → { $n } fl
hameln-picture-gone = { $n ->
    [0] nobody goes
    [one] { $n } child goes: { $points ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
   *[other] { $n } children go: { $points ->
        [one] { $points } point lost
       *[other] { $points } points lost
    }
}
hameln-picture-draws = draws { $n }
hameln-picture-fills = { $n ->
    [one] { $n } rat: infested
   *[other] { $n } rats: infested
}
hameln-picture-free = { $n } free
hameln-picture-fill = { $n ->
    [one] { $list } fills it
   *[other] { $list } fill it
}
hameln-picture-sum = sum

hameln-picture-part-market = the market
hameln-picture-part-families = the first families
hameln-picture-part-beside = the other families, and beside the board
hameln-picture-part-tokens = your tokens
hameln-picture-part-sum = their sum

## The pictures in words: no symbols; each is a sentence, its full stop comes with the next

hameln-picture-where = Hameln, phase { $phase } of 3, turn { $turn }, big rats left { $n } of { $all }
hameln-picture-end = Hameln, the end
hameln-picture-mover = It is the turn of { $who }
hameln-picture-passed-by = Passed: { $list }
hameln-picture-used = { $n ->
    [one] { $n } free circle is crossed, as its side was used this turn
   *[other] { $n } free circles are crossed, as their sides were used this turn
}
hameln-picture-result = { $who } wins, points: { $list }
    .tied = { $who } wins the tie by influence, points: { $list }
hameln-picture-infested = Infested houses: { $list }
    .none = No house is infested
hameln-picture-rats = { $n ->
    [0] No rat on the board
    [one] { $n } rat on the board
   *[other] { $n } rats on the board
}
hameln-picture-leads = Rats the piper would lead away if he came, the market’s included each time: { $list }
hameln-picture-piper = The piper is on { $region }, price { $n }
hameln-picture-family = { $who }: { $money ->
    [one] { $money } florin
   *[other] { $money } florins
}, influence { $influence }, { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}, { $children ->
    [one] { $children } child
   *[other] { $children } children
} in the hall, members in { $houses }
hameln-picture-no-house = no house
hameln-picture-tokens-alt = Your rat-catcher tokens: { $list }, sum { $sum }
story-standing-hameln = Points, cycle by cycle
