### The play of Rattus in words: what takes the place of texts with symbols.

rattus-event-turned_up = { $region }: a rat is turned up, { $face }; population { $n }, { $hit ->
    [1] it counts.
   *[other] no effect.
}
rattus-event-wall = { $new ->
    [1] Emperor: { $who } places a wall between { $wall }.
   *[other] Emperor: { $who } moves the wall between { $moved }; it stands between { $wall } now.
}
rattus-event-last_round = Final round: { $supply ->
    [0] the rats are used up
   *[other] { $n ->
        [0] somebody had all cubes on the board
       *[other] { $out } had all cubes on the board
    }
}; all but { $who } use their cards once more.
    .short = Final round: several had all cubes on the board; all but { $who } use their cards once more.
rattus-event-final_ravage = Final ravage: every rat is turned up, region by region.
rattus-option-messenger_from = { $here } · { $n ->
    [1] of { $who }
   *[other] { $who }, asked next
}
    .short = { $here }
rattus-option-messenger_to = { $here } · with { $n ->
    [1] { $who }
   *[other] { $who }, asked next
}
    .short = { $here }
rattus-option-owners = one of { $n }
rattus-option-wall_to = Wall towards { $region }
rattus-option-wall_piece = The wall between { $wall }
    .new = A wall from the stock
    .pass = No further wall
rattus-option-next_rat = Rat { $slot }, { $face }
    .short = Rat { $slot }, limit value { $limit }
rattus-option-known = you know it, { $face }
rattus-option-gets = { $region }, { $face }
rattus-option-monk_rat = Rat { $slot } { $region_in }
rattus-option-piper_rats = Rat { $slot } { $region_in }
rattus-option-witch_rat = Look at rat { $slot } { $region_in }
rattus-option-witch_second = Look at rat { $slot } { $region_in }
rattus-plan-wall_to = Wall between { $wall }.
