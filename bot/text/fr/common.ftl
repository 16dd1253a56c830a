### Ce que tous les jeux partagent.

## Listes

list-last = { $rest } et { $last }
labelled = { $what } : { $told }

## Refus du moteur

refusal-not_your_turn = Ce n’est pas à toi.
refusal-game_over = Cette partie est terminée.
refusal-out_of_date = La table a avancé. Voici la question du moment.
refusal-not_an_option = Impossible maintenant.
refusal-wrong_number = Choisis-en de { $least } à { $most } ; tu en as { $n }.
    .exactly = Choisis-en { $most } ; tu en as { $n }.
    .up_to = Choisis-en { $most } au plus ; tu en as { $n }.
refusal-unknown_edition = Les données { $edition } ne sont pas ici. Demande à qui héberge ce bot.
refusal-with-rule = { $text } ({ $rule })

## Ce qu’une annulation ne peut pas franchir : « Annulation impossible : … »

barrier-dice = le hasard a parlé depuis
barrier-opened = les réponses scellées ont été ouvertes depuis
barrier-table_resigned = quelqu’un a rendu sa place depuis

## Un tour, dans le journal et la partie revue

round = Tour { $n }
    .to = Tours { $n } à { $to }
    .and = Tours { $n } et { $to }
    .which = Un tour
    .all = Tous les tours
    .another = Un autre tour
    .step = Une autre étape de ce tour
    .name = Tour

## Options de table

table-pair = { $name } : { $value }

## Le décompte final

score-total = Total
score-place = Place
score-line = { $line } : { $list }.
score-of = { $who } { $n }
score-nobody = personne
score-minus = moins { $n }

## Éditions : d’où vient chaque sorte de données

edition-line = { $what } : { $grades }
grade-printed = { $n ->
    [one] { $n } imprimée
   *[other] { $n } imprimées
}
grade-inferred = { $n ->
    [one] { $n } déduite
   *[other] { $n } déduites
}
grade-reconstructed = { $n ->
    [one] { $n } reconstituée ◇
   *[other] { $n } reconstituées ◇
}

## Les pages de règles par groupe

pages-chapters = Chapitres
pages-buildings = Bâtiments
pages-cards = Cartes
pages-houses = Maisons
pages-persons = Personnages
pages-new_persons = Nouveaux personnages
pages-common = À chaque table
