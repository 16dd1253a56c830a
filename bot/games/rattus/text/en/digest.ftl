### News in few words: clauses of a line that begins with a name. `.seen`: for the Witch alone.

## What was done

rattus-digest-start_cubes = { $n } cubes { $region_in }
rattus-digest-took = { $beside ->
    [1] takes { $the }
   *[other] takes { $the } from { $holder }
}
rattus-digest-placed = { $n ->
    [one] { $n } cube { $region_in }
   *[other] { $n } cubes { $region_in }
}
rattus-digest-peasant = Peasant: 1 more cube { $region_in }
rattus-digest-queen = { $n ->
    [one] Queen: { $n } more cube { $region_in }
   *[other] Queen: { $n } more cubes { $region_in }
}
rattus-digest-mayor = { $n ->
    [one] Mayor: 1 cube to { $regions }
   *[other] Mayor: 1 cube each to { $regions }
}
rattus-digest-baker_filled = Baker: 1 cube on the card ({ $n } now)
rattus-digest-baker_emptied = { $n ->
    [one] Baker: { $owner_you ->
        [1] **your** cube
        [2] their own cube
       *[0] { $n } cube of { $owner }
    } { $region_in }
   *[other] Baker: { $owner_you ->
        [1] **your** { $n } cubes
        [2] their own { $n } cubes
       *[0] { $n } cubes of { $owner }
    } { $region_in }
}
rattus-digest-merchant = { $n ->
    [one] Merchant: { $n } cube { $source } → { $target }
   *[other] Merchant: { $n } cubes { $source } → { $target }
}
rattus-digest-messenger = Messenger: { $owner_you ->
    [1] **your** cube
   *[0] cube of { $owner }
} { $source_in } swapped with { $other_you ->
    [1] **one of yours**
   *[0] one of { $other }’s
} { $target_in }
rattus-digest-monk = Monk: a rat { $source } → { $target }
rattus-digest-piper = Pied Piper: 1 cube { $source } → { $target }{ $n ->
    [0] {""}
    [one] , { $n } rat follows
   *[other] , { $n } rats follow
}
rattus-digest-bishop = { $new ->
    [1] { $target_in }
   *[other] { $source } → { $target }
}
rattus-digest-bishops = { $n ->
    [one] bishop { $list }
   *[other] bishops { $list }
}
rattus-digest-nun = { $new ->
    [1] { $target_in }
   *[other] { $source } → { $target }
}
rattus-digest-nuns = { $n ->
    [one] nun { $list }
   *[other] nuns { $list }
}
rattus-digest-wall = { $new ->
    [1] { $wall }
   *[other] { $moved } → { $wall }
}
rattus-digest-walls = { $n ->
    [one] wall { $list }
   *[other] walls { $list }
}
rattus-digest-wizard = Wizard: potion { $region_in }
rattus-digest-king = King: 1 cube { $region } → palace
rattus-digest-looked = { $region_in }
    .seen = { $region_in } ({ $face })
rattus-digest-looks = { $n ->
    [one] Witch: looks at a rat { $list }
   *[other] Witch: looks at rats { $list }
}
rattus-digest-swapped = Witch: swaps rat { $slot } { $source_of } and rat { $second } { $target_of }
rattus-digest-plague = plague { $source } → { $target }
    .short = plague → { $target }
rattus-digest-stayed = the plague is walled in, stays { $region_in }
rattus-digest-no_room = no room for a new rat
rattus-digest-new_rats = { $n ->
    [one] new rat: { $list }
   *[other] { $n } new rats: { $list }
}
rattus-digest-soldier = Soldier: 1 more rat { $region_in }
rattus-digest-redrawn = a discarded rat { $region_in } again
rattus-digest-knight = Knight: the plague counts as 2 cubes
rattus-digest-revealed = Crusader: all rats turned up
rattus-digest-left_over = { $n ->
    [one] { $n } rat left where nobody lives
   *[other] { $n } rats left where nobody lives
}

## What came of it

rattus-digest-region = { $region }:{" "}
rattus-digest-lost = { $who } −{ $n }
rattus-digest-because = { $what } ({ $why })
rattus-digest-rat = limit { $limit }: { $what }
rattus-digest-by-m = majority
rattus-digest-by-a = everybody
rattus-digest-cards = { $cls } – { $cards }
rattus-digest-gave_potion = { $who }: potion given up, the cube stays
rattus-digest-put_away = { $n ->
    [one] nobody left, { $n } open rat goes
   *[other] nobody left, { $n } open rats go
}
rattus-digest-missed = limit { $limit } misses (population { $n })
    .short = limit { $limit } misses
rattus-digest-harmless = limit { $limit } takes nobody
rattus-digest-serf = { $who } +{ $n } (Serf)

## Beginning and end

rattus-digest-opening = Opening
rattus-digest-last_round = Final round
    .why = { $supply ->
        [0] the rats are used up
       *[other] { $n ->
            [0] somebody had all cubes on the board
            [one] { $out_you ->
                [1] { $out } had all cubes on the board
               *[0] { $out } had all cubes on the board
            }
           *[other] { $out } had all cubes on the board
        }
    }; all but { $who } use their cards once more
rattus-digest-ravage = Final ravage
rattus-digest-saved = saved: { $list }
rattus-digest-won = { $you ->
    [1] you win with { $n }
   *[0] { $who } wins with { $n }
}

## A round, in log and replay

rattus-round = Round { $n }
    .to = Rounds { $n } to { $to }
    .and = Rounds { $n } and { $to }
    .which = One round
    .all = All rounds
    .another = Another round
    .step = Another step of this round
    .name = Round
