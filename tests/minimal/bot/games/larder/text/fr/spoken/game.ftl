### Garde-manger en mots : ce qui a sinon des symboles.

larder-cards = { $n ->
    [one] { $card }
   *[other] { $n } fois { $card }
}
larder-option-take = Prendre un { $wedge }
    .outcome = { $n ->
        [one] { $n } point, reste { $left }
       *[other] { $n } points, reste { $left }
    }
