### Leçons : une première partie qui apprend le jeu.

lesson-title = { $game } : ta première partie
lesson-head = -# 🎓 Leçon : { $n ->
    [one] { $n } chose vue
   *[other] { $n } choses vues
} sur { $of } · ne compte pas
lesson-own = Tu as tout rencontré. Encore quelques tours sans aide, puis vient la fin.
lesson-known = Tu connais cette question : décide à ton gré.
lesson-aside = 🎓 Pas encore rencontré, mais bon à savoir : { $about }
lesson-look = 👀 { $text }
lesson-weigh = ⚖ { $text }
lesson-after = 🎓 { $text }
lesson-better = 💡 Un bot préférerait : { $told }
lesson-goes-on = Ta leçon reprend où tu l’avais laissée.
lesson-ends = C’était la leçon. Si des bots jouaient la suite, la partie pourrait finir ainsi :
lesson-over = C’était la leçon, et toute la partie :
lesson-finish = Vers la fin
lesson-play-on = Continuer
lesson-again = Encore, autre donne
lesson-open = Ouvrir une table
lesson-learn = Novice ? Apprendre
lesson-none = Il n’y a pas encore de leçon pour ce jeu. `/règles` l’explique page par page.

quiz-title = { $game } : que se passe-t-il ici ?
quiz-place = Question { $n } sur { $of }
quiz-back = { $n ->
    [one] Elle revient : la dernière
   *[other] Elle revient : il en reste { $n }
}
quiz-nobody = personne
quiz-right = ✅ Juste : { $answer }.
quiz-wrong = ❌ Pas tout à fait. Ta réponse : { $given }. C’est : { $answer }. La question reviendra.
quiz-reason = 📖 { $reason }
quiz-next = Question suivante
quiz-done = La série est finie : { $first } sur { $of } du premier coup, { $tries } réponses en tout.
quiz-again = Dix autres
quiz-open = Que se passe-t-il ici ?
