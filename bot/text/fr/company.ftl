### Qui est à une table : la fiabilité récente de chacun.

company-open = Qui est là
company = Qui est à { $title }
company-line = **{ $name }** : { $told }
company-new = fait ses débuts ici
company-hours = répond d’habitude en moins { $n ->
    [one] d’une heure
   *[other] de { $n } heures
}
company-days = répond d’habitude en moins de { $n } jours
company-finished = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
company-given-up = { $n ->
    [0] aucune place abandonnée
    [one] { $n } place abandonnée
   *[other] { $n } places abandonnées
}
company-cared = { $percent } % des réponses données par l’intérim
company-rated = cote { $rating }
company-rated-provisional = cote { $rating }, à titre provisoire
company-how = Sur les trois derniers mois ; les réponses anciennes pèsent moins, les nuits et les absences annoncées ne comptent pas.
