### News in few words: clauses of a line that begins with a name, or with what happened at the table.

## What was done

notre_dame-digest-played = plays { $the }
notre_dame-digest-no_action = no action
notre_dame-digest-moved_marker = a marker { $source_from } { $target_to }
    .on = a marker { $source_from }
notre_dame-digest-donated = gives { $n } gold to Notre Dame
    .on = { $n } gold
notre_dame-digest-friend = { $new ->
    [1] trusted friend { $sector_in }
   *[other] trusted friend { $source_from } { $sector_to }
}
    .on = { $new ->
        [1] { $sector_in }
       *[other] { $source_from } { $sector_to }
    }
notre_dame-digest-hired = hires { $the }
notre_dame-digest-hired_nobody = hires nobody
notre_dame-digest-idle = { $you ->
    [1] **you** hire nobody
   *[0] { $n ->
        [one] { $list } hires nobody
       *[other] { $list } hire nobody
    }
}
notre_dame-digest-spied = { $n ->
    [one] looks at { $n } gray person still to come
   *[other] looks at { $n } gray persons still to come
}
    .seen = gray persons still to come: { $persons }
notre_dame-digest-patron = { $n } gold to the Patron
    .none = nothing to the Patron
notre_dame-digest-shifted = { $pieces } { $source_from } { $target_to }
notre_dame-digest-prosecuted = uses { $sector_the }
notre_dame-digest-gave_back = { $n ->
    [one] returns { $n } marker ({ $places })
   *[other] returns { $n } markers ({ $places })
}
    .none = returns no marker
notre_dame-digest-drove = drives { $market_to }
notre_dame-digest-stayed = the carriage stays
notre_dame-digest-took_message = takes { $message } { $market_at }
    .on = takes { $message }
notre_dame-digest-left_message = leaves the message { $market_at }
    .on = leaves the message

## What it brought

notre_dame-digest-brings = { $what }: { $list }
notre_dame-digest-nothing = nothing
# Of an answer whose card or person was told before
notre_dame-digest-alone = takes { $list }
    .placed = { $n ->
        [one] adds a marker { $where }
       *[other] adds markers { $where }
    }
    .rat = moves the rat back { $n }
notre_dame-digest-placed = { $n ->
    [one] marker { $where }
   *[other] markers { $where }
}
notre_dame-digest-markers = { $n ->
    [one] { $n } marker
   *[other] { $n } markers
}
notre_dame-digest-gold = { $n } gold
notre_dame-digest-rat = rat back { $n }
notre_dame-digest-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $park ->
    [0] {""}
   *[other] {" "}(park { $park })
}
notre_dame-digest-gold_taken = { $who } −{ $n } gold (the supply is empty)

## The table

notre_dame-digest-round = Round { $n }
    .first = Period { $letter }, round { $n }
notre_dame-digest-draft = Action cards
notre_dame-digest-persons = persons: { $list }; plague { $n }
notre_dame-digest-bell = bell-ringer: { $who }
notre_dame-digest-drew = all have drawn 3 cards
    .pair = both have drawn 3 cards
notre_dame-digest-passed =
    .two = all have passed on 2 cards
    .two_pair = both have passed on 2 cards
    .one = all have passed on the last card
    .one_pair = the last card has come back
    .then = all have passed on 2 cards, then 1
    .then_pair = both have passed on 2 cards, one came back
notre_dame-digest-plague = { $n ->
    [0] Plague
   *[other] Plague { $n }
}
notre_dame-digest-rats = rats: { $list }
notre_dame-digest-outbreaks = { $n ->
    [one] outbreak: { $list }
   *[other] outbreaks: { $list }
}
notre_dame-digest-points_lost = { $n ->
    [one] −{ $n } point
   *[other] −{ $n } points
}
notre_dame-digest-marker_lost = −1 marker ({ $place })
notre_dame-digest-nobody = nobody has a marker there
notre_dame-digest-no_points = too many markers for a point
notre_dame-digest-shared = { $n ->
    [one] +{ $points } for 1 marker
   *[other] +{ $points } for { $n } markers
}
notre_dame-digest-end = The end
notre_dame-digest-prestige = prestige: { $list }
notre_dame-digest-winners = { $n ->
    [one] { $who } wins with { $n } point
   *[other] { $who } wins with { $n } points
}
    .win = { $n ->
        [one] { $who } win with { $n } point
       *[other] { $who } win with { $n } points
    }
