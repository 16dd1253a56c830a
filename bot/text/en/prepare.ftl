### Answers that somebody prepares before they are asked. All of it is for its owner alone.

prepare-button = Prepare my next turn
prepare-ahead = As things stand now:
prepare-how = -# Kept sealed and handed in some seconds after your turn has come: only if it brings the same as now, unless you say otherwise afterwards. You can change or drop it until then, and take it back like any move.
prepare-nothing = What you will be asked next cannot be told yet, so there is nothing to prepare.
prepare-asked = You are asked now: here is your question. Prepare the next one while you wait.
prepare-over = The game is over: there is nothing to prepare.
prepare-no-seat = You have no seat at this table: there is nothing to prepare.
prepare-kept = ✓ Prepared. It is handed in when your turn comes.
prepare-prepared = **Prepared:** { $steps }
prepare-mode = { $mode ->
    [anyway] Handed in wherever the rules allow it.
   *[same] Handed in only if it brings the same as when you prepared it.
}
prepare-to-mode = { $mode ->
    [anyway] Even if it brings something else
   *[same] Only if it brings the same
}
prepare-change = Change
prepare-drop = Drop
prepare-dropped = Dropped: nothing is prepared any more.
prepare-reopened = It is no longer prepared: change it here, and finish it again.
prepare-so-far = Prepare just this much
prepare-leave = Back to the panel
prepare-handed-in = ✓ Your prepared answer was handed in.
prepare-due = **Prepared:** { $steps } { $mode ->
    [anyway] It is handed in within 15 seconds, unless you drop it or answer first.
   *[same] It is handed in within 15 seconds if it still brings the same, unless you drop it or answer first.
}
prepare-unfit = { $why ->
    [gone] Your prepared answer is not possible any more.
   *[differs] Your prepared answer does not bring the same any more.
} Your panel is filled in as far as it fits.
prepare-unfit-before = -# When you prepared it: { $told }
prepare-unfit-now = -# Now: { $told }
prepare-sheet-handed-in = ✓ { $title }: your prepared answer was handed in.
prepare-sheet-unfit = 🔔 { $title }: your prepared answer does not bring the same any more. You are asked: { $call }.
prepare-standing = Standing answers
prepare-standing-how = What you answer as often as you are asked this, { $until }. Others see nothing but that an answer came.
prepare-standing-ask = Ask me
prepare-standing-now = Standing answers: { $answers }
prepare-standing-order = In this order: { $order }
prepare-standing-next = then { $what }
prepare-standing-out = take out { $what }
prepare-standing-goes-on = Add the next, or take one out
