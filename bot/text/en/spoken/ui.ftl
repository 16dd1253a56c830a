### In words at every table: what takes the place of texts with symbols.

ui-hide-hints = Hide hints
ui-edition-explained = Numbers called reconstructed could not be found in print. A holder of the box can supply a file.
grade-reconstructed = { $n } reconstructed
ui-counted = ({ $chosen } of { $there })
ui-ticked = (chosen)
ui-tab-here = { $heading } (shown)
ui-ticked-as = (number { $place })
ui-board-in-words = Read the board
ui-news-earlier = { $n } earlier{ $yours ->
    [0] {""}
   *[other] , { $yours } of them with you
}: see { $log ->
    [0] `/table since`.
   *[other] Log.
}
ui-news-folded = Since your last move: { $n ->
    [one] one thing
   *[other] { $n } things
}{ $yours ->
    [0] {""}
   *[other] , { $yours } of them with you
}: see { $log ->
    [0] `/table since`.
   *[other] Log.
}
digest-times = { $n } times { $what }
ui-weighed-asked = { $who }: { $call }
