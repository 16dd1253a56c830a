### Leçons en toutes lettres.

lesson-head = Leçon : { $n ->
    [one] { $n } chose vue
   *[other] { $n } choses vues
} sur { $of }. Elle ne compte pas.
lesson-look = Regarde : { $text }
lesson-weigh = Réfléchis : { $text }
