### Leçons en toutes lettres.

lesson-head = Leçon : déjà vu { $n } sur { $of }. Elle ne compte pas.
lesson-look = Regarde : { $text }
lesson-weigh = Réfléchis : { $text }
