### News in few words: clauses of a line that begins with a name, or with what happened at the table.

## What was done, and what it brought

hameln-digest-brings = { $what }: { $list }
hameln-digest-placed_man = man in { $house }
hameln-digest-placed_woman = woman in { $house }, beside { $other }
hameln-digest-activated = { $members ->
    [men] men in { $houses }
   *[women] women in { $houses }
}
hameln-digest-skipped_house = { $house } skipped
hameln-digest-no_good = no { $good } left
hameln-digest-no_child = no child
hameln-digest-influence = { $n ->
    [0] no influence, at the top ({ $to })
   *[other] +{ $n } influence ({ $to } now)
}
hameln-digest-no_rats = no rat for { $house }
hameln-digest-rats = { $n ->
    [one] rat on { $circles }
   *[other] rats on { $circles }
}
hameln-digest-married = marries { $boy_you ->
    [1] **your boy**
    [2] their own boy
   *[0] the boy of { $boy }
} and { $girl_you ->
    [1] **your girl**
    [2] their own girl
   *[0] the girl of { $girl }
} into { $house }
hameln-digest-pays = { $you ->
    [1] you pay { $florins }
   *[0] { $who } pays { $florins }
}
    .own = pays { $florins }
hameln-digest-sold = sells { $goods } ({ $florins })
hameln-digest-took_tokens = { $n ->
    [one] gives { $goods } for { $n } token (pile { $piles })
   *[other] gives { $goods } for { $n } tokens ({ $of_piles ->
        [one] pile
       *[other] piles
    } { $piles })
}
    .seen = { $n ->
        [one] gives { $goods } for { $n } token (pile { $piles }): { $values }
       *[other] gives { $goods } for { $n } tokens ({ $of_piles ->
        [one] pile
       *[other] piles
    } { $piles }): { $values }
    }
hameln-digest-bought_cat = { $nobody ->
    [1] buys the cat from the bank ({ $florins })
   *[other] buys the cat from { $other } ({ $florins })
}
hameln-digest-bought_influence = buys influence ({ $florins })
hameln-digest-bribed = bribes for { $region_quarter } ({ $florins }, { $total } in all); the Pied Piper { $piper_then ->
    [goes] goes there
    [stays] stays there
    [there] is there
   *[elsewhere] stays at { $piper_quarter }
}
hameln-digest-passed = does nothing
    .named = no action

## What came of it

hameln-digest-chased = rat off { $circles }
hameln-digest-freed = { $n ->
    [one] { $houses } free again
   *[other] { $houses } free again
}
hameln-digest-infested = { $n ->
    [one] { $houses } infested
   *[other] { $houses } infested
}
hameln-digest-big_left = { $n ->
    [0] no big rat left
    [one] { $n } big rat left
   *[other] { $n } big rats left
}

## The table

hameln-round = Cycle { $n }
    .to = Cycles { $n } to { $to }
    .and = Cycles { $n } and { $to }
    .which = One cycle
    .all = All cycles
    .another = Another cycle
    .step = Another step of this cycle
    .name = Cycle
hameln-digest-cycle = New cycle
hameln-digest-piper = Pied Piper
hameln-digest-piper_comes = comes to { $region_quarter }, phase { $phase } ends
hameln-digest-cleared = { $n ->
    [0] no rats there
    [one] { $n } rat gone
   *[other] { $n } rats gone
}{ $many ->
    [0] {""}
   *[other] , free again { $houses }
}
hameln-digest-kept_children = { $who }: { $children } kept for { $florins }
hameln-digest-lost_children = { $who }: { $children } lost to Transylvania
hameln-digest-piper_goes = goes on to { $region_quarter }
hameln-digest-phase_begins = { $n ->
    [one] phase { $phase } with { $n } big rat
   *[other] phase { $phase } with { $n } big rats
}
hameln-digest-nobody_moves = nobody can do anything
hameln-digest-endless_phase = the phase ends after { $n } turns
hameln-digest-end = The end
hameln-digest-tokens = tokens: { $list }
hameln-digest-won = { $n ->
    [one] victory with { $n } point: { $who }
   *[other] victory with { $n } points: { $who }
}
