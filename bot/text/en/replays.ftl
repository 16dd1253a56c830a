### Looking back: a game step by step.

replay-button = Replay
replay-step = { $n ->
    [0] **The deal** · step 0 of { $of }
   *[other] **Round { $round }** · step { $n } of { $of }
}
replay-first = First
replay-back = Back
replay-on = On
replay-last = Last
replay-deal = This is how the game began. *On* leads through it.
replay-nothing = Nothing that these eyes could see.
replay-which-round = Another round
replay-which-turn = Another step of this round
replay-whose-eyes = Through whose eyes
replay-public = What everybody saw
replay-open = Everything open
replay-start = 0. The deal
replay-quiet = { $n }. Nothing to be seen

story-took = -# { $answers ->
    [one] One answer
   *[other] { $answers } answers
} in { $time }
story-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
}
story-days = { $n } days
story-turns = **What turned the game**
story-turn = Round { $round }: { $told } ({ $name } { $change }, { $lead })
story-lead = { $how ->
    [ahead] leads by { $n }
    [behind] { $n } behind
   *[level] level
}
