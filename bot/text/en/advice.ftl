### Advice: what a bot would do, for who plays among bots alone.

ui-advice = What would a bot do?
ui-advice-first = What would a bot do? (then unscored)
ui-advice-head = **{ $title } · { $call }**
    { $level ->
        [easy] An easy bot
       *[middle] A middle bot
    }, seeing what you see, would think these best; the share is what it hopes for of the victory.
ui-advice-marked = { $head } This game is unscored from now on.
ui-advice-why = { $told } · { $why }
ui-advice-none = **No bot has an idea here.** There is only one answer, or bots draw lots in this game. Nothing was marked.
ui-advice-off = You have advice of bots turned off. `/settings advice` turns it on: a game with advice is unscored.
ui-advised = With advice of bots, so unscored: { $who }
ui-setting-advice = **Advice** in games among bots alone: a button asks what a middle bot would do. A game where I press it is unscored
ui-offer-advice-on = On
ui-offer-advice-off = Off
cmd-settings-advice = advice
    .about = Among bots alone: ask what one would do; the game is then unscored
