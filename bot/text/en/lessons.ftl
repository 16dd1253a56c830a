### Lessons: a first game that teaches.

lesson-title = { $game }: your first game
lesson-head = -# 🎓 Lesson: { $n } of { $of } things met · counts for nothing
lesson-own = You have met it all. A few turns on your own, then comes the ending.
lesson-known = You know this one: decide as you like.
lesson-aside = 🎓 Not met yet, and good to know: { $about }
lesson-look = 👀 { $text }
lesson-weigh = ⚖ { $text }
lesson-after = 🎓 { $text }
lesson-better = 💡 A bot would rather: { $told }
lesson-goes-on = Your lesson goes on where you left it.
lesson-ends = That was the lesson. If bots played on from here, the game could end like this:
lesson-over = That was the lesson, and the whole game:
lesson-finish = To the ending
lesson-play-on = Play on
lesson-again = Again, another deal
lesson-open = Open a table
lesson-learn = New to this? Learn
lesson-none = There is no lesson for this game yet. `/rules` explains it page by page.

quiz-title = { $game }: what happens here?
quiz-place = Question { $n } of { $of }
quiz-back = { $n ->
    [one] It comes back: the last one
   *[other] It comes back: { $n } are left
}
quiz-nobody = nobody
quiz-right = ✅ Right: { $answer }.
quiz-wrong = ❌ Not quite. You said: { $given }. It is: { $answer }. The question comes back.
quiz-reason = 📖 { $reason }
quiz-next = Next question
quiz-done = That was the round: { $first } of { $of } at the first try, { $tries } answers in all.
quiz-again = Ten others
quiz-open = What happens here?
