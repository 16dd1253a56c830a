### Suivre une table, en mots.

watch-best-line = Place { $place } : { $name }, juste pendant { $n } pour cent de { $games } parties.
watch-was-right = Tu avais raison pendant les derniers { $n } pour cent de la partie.
watch-knew-first = Parmi le public, le premier pronostic juste vient de { $names } : juste pendant les derniers { $n } pour cent de la partie.
