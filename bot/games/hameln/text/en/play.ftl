### Hameln, the play: questions, options, what happens, refusals, commands. The names: game.ftl.
### Seats come as mark and tag ("■ Bea"), houses and circles by their names, sums of money with their unit ("4 fl").

## What is asked, as everybody may read it

hameln-call-man = place a man in a starting house
hameln-call-woman = place a woman in a starting house
hameln-call-act = mandatory action
hameln-call-activate = choose the houses to activate
hameln-call-rats = place the rats of a house
hameln-call-rat_set = place the rats of a house
hameln-call-couple = choose a couple to marry
hameln-call-home = choose a house for the couple
hameln-call-for_money = choose the goods to sell
hameln-call-for_tokens = choose the goods to give for tokens
hameln-call-piles = choose the piles of tokens
hameln-call-optional = optional action, or none
hameln-call-chase = remove a rat with the cat
hameln-call-bribe = choose a space to bribe the Pied Piper
hameln-call-amount = say how much the bribe is
hameln-call-keep = pay the Pied Piper for children, or not

## The questions, as the one who is asked reads them

hameln-ask-man = Opening: in which starting house does your man live?
hameln-ask-woman = Opening: beside which man does your woman live?
    He must be of another family.
hameln-ask-act = Your turn: which mandatory action?
hameln-ask-activate = { $members ->
    [men] Which of your men’s houses, in which order?
   *[women] Which of your women’s houses, in which order?
}
    .then = Where the rats go is asked next.
hameln-ask-last_rat = { $ends ->
    [0] With the last big rat the Pied Piper comes
   *[other] The last big rat ends the game and is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; the Pied Piper comes
} to { $quarter } at once, before any optional action, and a child kept costs { $price }. Now you have { $children } and { $money }.
hameln-ask-rats = { $n ->
    [one] { $house } draws { $n } rat. Where does it go?
   *[other] { $house } draws { $n } rats. Where do they go?
}
    { $touching }
hameln-ask-rat_set = { hameln-ask-rats }
hameln-ask-couple = { $married ->
    [0] Which couple marries?
   *[other] Does another couple marry?
}
    The boy’s family pays for the house.
hameln-ask-home = { $own ->
    [1] Your boy
   *[other] Boy of { $boy }
}, { $hers ->
    [1] your girl
   *[other] girl of { $girl }
}: into which house?
    { $own ->
        [1] You pay for it and have { $money }.
       *[other] { $boy } pays for it and has { $money }.
    }
hameln-ask-for_money = Which goods do you sell for money?
    You have { $goods }. { $left ->
    [0] There are no rat-catcher tokens left.
   *[other] After that you may give others for rat-catcher tokens.
}
hameln-ask-for_tokens = { $left ->
    [one] What do you give for a rat-catcher token?
   *[other] What do you give for rat-catcher tokens?
}
    You still have { $goods }. { $left ->
        [one] { $left } token is left.
       *[other] Each good brings one; { $left } tokens are left.
    }{ $least ->
        [0] {""}
       *[other] {""} As you sell nothing, you give at least one.
    }
hameln-ask-piles = { $n ->
    [one] From which pile do you take the token?
   *[other] From which piles do you take { $n } tokens?
}
    You give { $given }. A token is worth { $lowest } to { $highest }, which you see after that.
hameln-ask-optional = An optional action? You have { $money }.
hameln-ask-chase = The cat: from which circle does a rat leave the board?
hameln-ask-bribe = Bribe: on which space of the Pied Piper?
    You have { $money }; the sum is asked next. At the end of the phase he leads away the rats of the market and of his quarter, and each family pays him for its children or loses them.
hameln-ask-amount = Bribe for { $region_quarter }: how much?
    You have { $money }. No two bribes may be equal.
hameln-ask-keep = The Pied Piper is here: whom do you pay for?
    He asks { $price } for each child. You have { $children } and { $money }, { $most ->
    [0] enough for none.
    [one] enough for { $most }.
   *[other] enough for { $most }.
} Keeping nobody costs { $costs ->
    [one] { $costs } point
   *[other] { $costs } points
} at the end.

## First-game hints, one line above the question

hameln-hint-man = Starting houses are butcheries at the market: a man there makes meat, worth 4 florins.
hameln-hint-woman = Who lives with whom makes a chain of families; it may close only once it holds all families.
hameln-hint-act = An activated house serves both who live in it: goods for the man, a child for the woman.
hameln-hint-activate = House by house: benefits, then rats. A house that is infested meanwhile is skipped.
hameln-hint-rats = A house is infested when all circles around it hold rats; one circle may touch several houses.
hameln-hint-rat_set = A second rat on one side is placed only when no other side of the house has a free circle.
hameln-hint-couple = Nobody can refuse a marriage. Both families score what the house costs.
hameln-hint-home = Any empty house will do, even an infested one; an influence house pays its bonus once, now.
hameln-hint-for_money = Bread 1, cheese 2, ale 3, meat 4.
hameln-hint-for_tokens = Any good is worth one token; the highest sum of tokens scores at the end.
hameln-hint-piles = Each token is worth 1, 2 or 3; only its owner sees it.
hameln-hint-optional = Influence decides every tie, and the turn order of the next cycle.
hameln-hint-chase = Without one rat on its circles a house is free again, and its big rat returns to the pool.
hameln-hint-bribe = The Pied Piper goes at once to the largest bribe; there he will clear rats and take children.
hameln-hint-amount = The bribe that called him is paid to the bank after his visit; the others stay.
hameln-hint-keep = Children nobody pays for go to Transylvania and cost points at the end.

## Options: the start, and activating

hameln-group-market = market
hameln-option-man = { $house } · your man
hameln-option-woman = { $house } · beside { $other }
    .short = { $house }
hameln-option-your_man = your man
hameln-option-draws = { $n ->
    [one] draws { $n } rat
   *[other] draws { $n } rats
}
    .later = { $n ->
        [one] draws { $n } rat whenever it is activated
       *[other] draws { $n } rats whenever it is activated
    }
hameln-option-rats = { $most ->
    [0] { $n ->
        [0] no rat
        [one] { $n } rat
       *[other] { $n } rats
    }
   *[other] { $n ->
        [0] no rat
        [one] up to { $n } rat
       *[other] up to { $n } rats
    }
}
hameln-option-some_of = { $n } of { $houses }
hameln-option-skipped = { $n ->
    [one] one house would be skipped
   *[other] { $n } houses would be skipped
}
hameln-option-which-houses = which houses is asked next
hameln-option-to-others = to the others: { $gains }
hameln-children = { $n ->
    [0] no child
    [one] { $n } child
   *[other] { $n } children
}
hameln-brings-colon = { ": " }
hameln-option-free_circles = { $n ->
    [one] { $n } free circle
   *[other] { $n } free circles
}
hameln-option-act-men = Men
    .short = { $sign } · activate houses
hameln-option-act-women = Women
    .short = { $sign } · activate houses
hameln-option-act-marry = Marry
    .short = { $sign } · children in the hall
hameln-option-act-sell = Sell
    .short = { $sign } · goods
hameln-option-brings-good = { $good } for you, a child for { $other }
hameln-option-brings-child = a child for you, { $good } for { $other }
hameln-option-brings-florin = 1 florin each for you and { $other }
hameln-brings-good = { $good }, { $other } child
hameln-brings-child = child, { $other } { $good }
hameln-brings-florin = 1 fl, { $other } 1 fl

## Options: rats

hameln-infested = { $houses } infested
hameln-option-infests = { $what } · { hameln-infested }
    .outcome = { $n ->
        [0] no big rat is left for { $houses }
        [one] big rat { $which } of { $all }
       *[other] big rats { $which } of { $all }
    } · { $many ->
        [one] { $houses } gives nothing now
       *[other] { $houses } give nothing now
    }
hameln-last_rat = { $ends ->
    [0] last rat: piper comes
   *[other] last rat: ends the game
}
    .short = { $ends ->
        [0] piper comes
       *[other] game ends
    }
hameln-option-frees = frees { $houses }
hameln-option-beside = { $circle } · at { $houses }
hameln-circle-touches = circle { $circle } touches { $houses }
hameln-circle-beside = { $first ->
    [1] circle { $circle }
   *[other] { $circle }
}{ $n ->
    [0] {""}
   *[other] : { $houses }
}
hameln-touching = { $list } (all touch { $house })

## Options: marriages

hameln-option-couple = boy { $boy } + girl { $girl }
    .pass = No further marriage · the turn goes on
    .own = Your boy and your girl
    .outcome = { $own ->
        [1] you pay { $price } (have { $money })
       *[other] { $who } pays { $price } (has { $money })
    }
    .outcome-short = { $own ->
        [1] you pay { $price }
       *[other] { $who } pays { $price }
    }
    .into = { $couple } into { $house }
hameln-option-marries = { $sign } · { $own ->
    [1] girl
   *[other] boy
} of { $other }
    .outcome = { $own ->
        [1] your boy and the girl of { $who }
       *[other] the boy of { $who } and your girl
    }
hameln-option-prices = { $n ->
    [0] { $most }
   *[other] { $least } to { $most }
}
    .unknown = for the house
hameln-option-home = { $own ->
    [1] { $house } · you pay { $price }
   *[other] { $house } · { $other } pays { $price }
}
    .short = { $house } · { $price }
hameln-brings-home = { $n ->
    [0] { $price }
   *[other] { $price } · +{ $n }
}
hameln-option-kept = you keep { $money }
hameln-option-bonus = influence +{ $n } for both
hameln-option-infested = infested now
hameln-option-piper_quarter = the Pied Piper’s quarter
hameln-option-scarce = becomes infested
    .short = infested

## Options: sales

hameln-option-for_money = { $good } · { $alone ->
    [1] sell for { $price }
   *[other] { $price }
}
hameln-option-for_tokens = { $good }{ $alone ->
    [1] {""} · give for 1 token
   *[other] {""}
}
hameln-pile = Pile { $pile }
hameln-option-piles = { $pile } · { $n } left
hameln-from_pile = { $n ->
    [one] { $n } token from pile { $pile }
   *[other] { $n } tokens from pile { $pile }
}
    .short = pile { $pile } ×{ $n }

## Options: the optional action

hameln-option-optional =
    .pass = Nothing
hameln-option-sign-influence = Influence
hameln-option-sign-cat = Cat
hameln-option-sign-bribe = Bribe
hameln-option-influence = { $sign } · { $price } → +{ $n }
    .outcome = from { $old } to { $new } on the track
hameln-option-cat = { $sign } · { $price }
    .outcome = remove a rat; 1 point if yours at the end
    .only = rat off circle { $circle }; 1 point if yours at the end
    .no_rats = no rat to remove; 1 point if yours at the end
    .owner = { $who } gets { $price }, the bank { $bank }
hameln-option-to_bribe = { $n ->
    [1] { $sign } · the Pied Piper, { $price }
   *[other] { $sign } · the Pied Piper, any sum
}
    .only = { $sign } · { $quarter }, { $price }
    .outcome = the Pied Piper is at { $quarter } now
hameln-option-bribe = { $quarter } · { $money } there
    .only = { $quarter } · { $price }
hameln-option-calls = { $n ->
    [0] he is here
   *[other] { $dear ->
        [0] he comes for { $price } or more
       *[other] he stays: { $price } needed
    }
}
hameln-option-comes = he comes
hameln-brings-calls = { $n ->
    [0] he is here
   *[other] { $dear ->
        [0] comes for { $price }
       *[other] stays: { $price } needed
    }
}
hameln-option-a_child = a child kept costs { $price } there
hameln-option-leads_away = { $n ->
    [0] no rats to lead away
    [one] leads { $n } rat away
   *[other] leads { $n } rats away
}
hameln-option-amount = { $price } · { $total } in all
hameln-brings-in_all = { $total } in all
hameln-option-piper_goes = the Pied Piper goes to { $quarter }
hameln-option-piper_stays = the Pied Piper stays at { $quarter }

## Options: children to keep

hameln-option-keep-boy = Boy
hameln-option-keep-girl = Girl

## Handing in a counted pick; finished answers

hameln-confirm-activate = Activate { $houses }
    .short = { $n ->
        [one] Activate { $n } house
       *[other] Activate { $n } houses
    }
    .briefest = { $some ->
        [1] { $n } of { $all } houses
       *[0] { $n ->
            [one] { $n } house
           *[other] { $n } houses
        }
    }
hameln-confirm-skipped = { $houses } skipped
    .count = { $n } skipped
hameln-confirm-draws = { $n ->
    [0] {""}
    [one] {""} · { $n } child drawn
   *[other] {""} · { $n } children drawn
}
hameln-confirm-for_money = Sell { $goods }: { $price }
    .short = Sell for { $price }
    .all = All for money: { $price }
    .none = Nothing for money
hameln-confirm-for_tokens = { $n ->
    [one] Give { $goods } for { $n } token
   *[other] Give { $goods } for { $n } tokens
}
    .short = { $n ->
        [one] Give goods for { $n } token
       *[other] Give goods for { $n } tokens
    }
    .none = No tokens
hameln-confirm-piles = { $n ->
    [one] Take { $n } token
   *[other] Take { $n } tokens
}
    .short = Take { $list }
hameln-confirm-keep = Keep { $children }: pay { $price }
    .short = Pay { $price }
    .all = Keep all: pay { $price }
    .none = Keep none

## A plan in sentences

hameln-plan-then_turn = **Then your next turn:**
hameln-plan-then_piper = **Then the Pied Piper:**
hameln-plan-action = { $what }.
hameln-plan-going_on = { $what } …
hameln-plan-activate = { $who }: { $what }.
hameln-plan-rats = { $n ->
    [one] { $of ->
        [0] rat on { $circles }
       *[other] rat of { $house } on { $circles }
    }
   *[other] { $of ->
        [0] rats on { $circles }
       *[other] rats of { $house } on { $circles }
    }
}
hameln-plan-for_money = Sell { $goods }.
hameln-plan-for_tokens = { $n ->
    [one] Give { $goods } for { $n } token.
   *[other] Give { $goods } for { $n } tokens.
}
hameln-plan-chase = Cat: the rat on { $circle } goes.
hameln-plan-couple = Marry { $own ->
    [1] your boy
   *[other] the boy of { $boy }
} and { $hers ->
    [1] your girl
   *[other] the girl of { $girl }
}
hameln-plan-home = Marry { $own ->
    [1] your boy
   *[other] the boy of { $boy }
} and { $hers ->
    [1] your girl
   *[other] the girl of { $girl }
} into { $house }; { $own ->
    [1] you pay { $price }.
   *[other] { $boy } pays { $price }.
}
hameln-plan-bribe = Bribe for { $quarter }
hameln-plan-amount = Bribe for { $quarter }: { $price }.

## Typed words: the first is offered, all are understood

hameln-typed-men = men, man
hameln-typed-women = women, woman
hameln-typed-marry = marry
hameln-typed-sell = sell
hameln-typed-cat = cat
hameln-typed-influence = influence
hameln-typed-bribe = bribe
hameln-typed-enough = enough, no, none, nothing, done, pass
hameln-typed-nothing = nothing, none, no, done, pass
hameln-typed-all = all, everything
hameln-typed-pile = pile
hameln-typed-boy = boy, boys
hameln-typed-girl = girl, girls

## Events. `.seen`: for the one who looked alone; `.short`: where names are long

hameln-event-placed_man = { $who } places a man in { $house }.
hameln-event-placed_woman = { $who } places a woman in { $house }, beside { $other }.
hameln-event-activated = { $members ->
    [men] { $who } activates the men in { $houses }.
   *[women] { $who } activates the women in { $houses }.
}
    .short = { $members ->
        [men] { $who } activates the men in { $many } houses.
       *[women] { $who } activates the women in { $many } houses.
    }
hameln-event-skipped_house = { $house } is skipped: it is infested, or the Pied Piper comes.
hameln-event-gained_money = { $who } gets { $florins }.
hameln-event-gained_good = { $who } gets { $good }.
hameln-event-no_good = { $who } gets nothing: there is no { $bare } left.
hameln-event-child = { $sex ->
    [0] { $who } draws a boy.
   *[other] { $who } draws a girl.
}
hameln-event-no_child = { $why ->
    [bag_empty] { $who } draws no child: the bag is empty.
   *[no_member] { $who } draws no child: no member is left in the reserve.
}
hameln-event-no_rats = { $house } draws no rat: there is none, or no circle is free.
hameln-event-placed_rats = { $who } places rats for { $house }: { $circles }.
hameln-event-infested = { $big ->
    [1] **{ $house } is infested**, with a big rat; { $n } left.
   *[other] **{ $house } is infested**; there is no big rat left.
}
hameln-event-freed = { $big ->
    [1] { $house } is free again; its big rat returns, { $n } left.
   *[other] { $house } is free again.
}
hameln-event-married = The boy of { $boy } and the girl of { $girl } marry into { $house }; { $boy } pays { $florins }.
    .short = { $boy } and { $girl } marry into { $house } for { $florins }.
hameln-event-gained_influence = { $n ->
    [0] { $who } gains no influence, being at the top ({ $to }).
   *[other] { $who } gains { $n } influence and is at { $to }.
}
hameln-event-sold = { $who } sells { $goods } for { $florins }.
    .short = { $who } sells goods for { $florins }.
hameln-event-took_tokens = { $n ->
    [one] { $who } gives { $goods } for { $n } token from pile { $piles }.
   *[other] { $who } gives { $goods } for { $n } tokens, { $of_piles ->
        [one] pile
       *[other] piles
    } { $piles }.
}
    .seen = { $n ->
        [one] { $who } gives { $goods } for { $n } token from pile { $piles }: { $values }.
       *[other] { $who } gives { $goods } for { $n } tokens, { $of_piles ->
        [one] pile
       *[other] piles
    } { $piles }: { $values }.
    }
    .short = { $n ->
        [one] { $who } gives goods for { $n } rat-catcher token.
       *[other] { $who } gives goods for { $n } rat-catcher tokens.
    }
hameln-event-bought_cat = { $nobody ->
    [1] { $who } buys the cat from the bank for { $florins }.
   *[other] { $who } buys the cat from { $other } for { $florins }.
}
hameln-event-chased = The cat of { $who } chases the rat off { $circle }.
hameln-event-bought_influence = { $who } buys influence for { $florins }.
hameln-event-bribed = { $who } bribes with { $florins } for { $region_quarter }, { $total } in all; Pied Piper: { $piper }.
hameln-event-passed = { $who } does nothing.
hameln-event-new_cycle = **New cycle** { $order }
hameln-event-nobody_moves = Nobody can do anything: the phase ends.
hameln-event-endless_phase = The phase has gone on for { $n } turns and ends.
hameln-event-piper_comes = **The Pied Piper comes** to { $region_quarter }, at the end of phase { $phase }.
hameln-event-cleared = { $n ->
    [0] He finds no rats there.
    [one] He leads { $n } rat away from the market and his quarter.
   *[other] He leads { $n } rats away from the market and his quarter.
}{ $many ->
    [0] {""}
   *[other] {""} Free again: { $houses }.
}
    .short = { $n ->
        [0] He finds no rats there.
        [one] He leads { $n } rat away.
       *[other] He leads { $n } rats away.
    } { $many ->
        [one] { $many } house is free again.
       *[other] { $many } houses are free again.
    }
hameln-event-kept_children = { $who } pays { $florins } and keeps { $children }.
    .short = { $who } pays { $florins } for children.
hameln-event-lost_children = { $who } loses { $children } to Transylvania.
    .short = { $who } loses children to Transylvania.
hameln-event-piper_goes = The Pied Piper goes on to { $region_quarter }.
hameln-event-phase_begins = { $n ->
    [one] **Phase { $phase }** begins with { $n } big rat.
   *[other] **Phase { $phase }** begins with { $n } big rats.
}
hameln-event-showed_tokens = { $who } shows rat-catcher tokens: { $values }.
hameln-event-won = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}

## What a take-back cannot cross: a clause, "Cannot take back: …"

barrier-hameln-dice = a child has been drawn since
barrier-hameln-took_tokens = rat-catcher tokens have been taken since
barrier-hameln-showed_tokens = the game has ended since

## What an answer brings to light, on its label

hameln-reveals = reveals something
hameln-reveals-dice = draws a child
hameln-reveals-took_tokens = { $n ->
    [one] shows its value
   *[other] shows their values
}
hameln-reveals-showed_tokens = ends the game

## Refusals, and the chapters they come from

hameln-refusal-man_stands_there = A man of { $other } lives there.
hameln-refusal-woman_stands_there = A woman of { $other } lives there.
hameln-refusal-own_man = Your own man lives there; nobody marries within the family.
hameln-refusal-closes_ring = Beside that man the chain of families would close without all of you; somebody would be left out.
hameln-refusal-infested = { $house } is infested.
hameln-refusal-reserve_empty = You have no member left in the reserve for a child.
hameln-refusal-bag_empty = The bag is empty.
hameln-refusal-no_child_in_hall = You have no child in the parish hall.
hameln-refusal-no_match = No child of another family and the other sex waits in the parish hall.
hameln-refusal-own_children = Children of one family do not marry each other.
hameln-refusal-cannot_pay_any = { $other } has { $florins } and cannot pay for any empty house.
hameln-refusal-cannot_pay = { $other } cannot pay { $price } for { $house }, having { $florins }.
hameln-refusal-house_taken = { $who } and { $other } live there.
hameln-refusal-no_goods = You have no goods.
hameln-refusal-circle_full = A rat is there already.
hameln-refusal-side_used = A rat of this turn is on that side, and another side has a free circle.
hameln-refusal-own_cat = The cat is yours already.
hameln-refusal-too_poor = That costs { $price }; you have { $florins }.
hameln-refusal-equal_bribes = With { $florins } more there would be { $total }, as on another space; no two bribes may be equal.
hameln-rule-opening = Starting placement
hameln-rule-activate = Activating houses
hameln-rule-marry = Marry and move
hameln-rule-sell = Selling goods
hameln-rule-rats = Rats
hameln-rule-five_players = Five players
hameln-rule-optional = Optional actions

## The game's commands

game-hameln = Hameln
    .command = /{ cmd-hameln }
    .about = Families live together in the houses of a town: every house you use gives goods and children, and draws rats. When the Pied Piper has come three times, clean houses, influence and money count.
    .length = 3 to 5 players · about 35 answers each
cmd-hameln = hameln
    .about = Hameln: answer by typing
cmd-hameln-man = man
    .about = Start: place a man in a starting house
cmd-hameln-woman = woman
    .about = Start: place a woman beside another family’s man
cmd-hameln-activate = activate
    .about = Activate men or women, in the order named
cmd-hameln-rats = rats
    .about = Put the rats of a house on its circles
cmd-hameln-marry = marry
    .about = Marry two children into a house
cmd-hameln-enough = enough
    .about = No further marriage
cmd-hameln-sell = sell
    .about = Sell goods for money or rat-catcher tokens
cmd-hameln-cat = cat
    .about = Buy the cat
cmd-hameln-chase = chase
    .about = Cat: take one rat off the board
cmd-hameln-influence = influence
    .about = Buy the next step of influence
cmd-hameln-bribe = bribe
    .about = Add florins to a space of the Pied Piper
cmd-hameln-pay = pay
    .about = Pay the Pied Piper for children, or let them go
cmd-hameln-done = done
    .about = No optional action
cmd-rules-hameln = hameln
    .about = Hameln: rules by chapter, house or example
