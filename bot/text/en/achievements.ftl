### Achievements: quiet firsts and feats.

achieved-finished = To the end
achieved-finished-how = Play a game to its end
achieved-won = Victory
achieved-won-how = Win, alone or together with others
achieved-full_table = Full table
achieved-full_table-how = Play with as many players as the game takes
achieved-close_finish = By a whisker
achieved-close_finish-how = Win by a single point, or on a tie
achieved = Achievements: { $game }
achieved-private = Only you see this. Games from the deal to the end on your own seat count, without advice from bots and at most a quarter of them played by the caretaker; no practice, no lessons.
achieved-some = { $n } of { $of }
achieved-line = ✅ **{ $name }** · { $how } · { $date }, { $table }
achieved-not = ▫️ { $name } · { $how }
achieved-left = { $n ->
    [one] One of your games has not been looked at yet.
   *[other] { $n } of your games have not been looked at yet.
}
achieved-on = Look on
achieved-show = Show here
achieved-shown = **{ $name }** · achievements in { $game }: { $n } of { $of }
achieved-shown-line = ✅ **{ $name }** · { $how }
achieved-shown-done = Everybody can read it here now.
achieved-none-to-show = You have earned nothing in { $game } yet that could be shown.
cmd-achievements = achievements
    .about = Your quiet firsts and feats; only you see them
ui-show-in-server = Others read it in a channel of a server: use this command there.
ui-not-shown = I could not write here just now. Try again in a minute.
