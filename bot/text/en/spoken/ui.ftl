### In words at every table: what takes the place of texts with symbols.

ui-sheet-call = Your move in { $title }: { $call }.
ui-sheet-over = { $title } is over: { $outcome }
ui-edition-explained = Numbers called reconstructed could not be found in print. A holder of the box can supply a file.
grade-reconstructed = { $n } reconstructed
notice-undo_asked = { $title }: { $seat } asks to take back { $moves ->
    [one] a move
   *[other] { $moves } moves
}. Do you agree?
ui-counted = ({ $chosen } of { $there })
ui-ticked = (chosen)
