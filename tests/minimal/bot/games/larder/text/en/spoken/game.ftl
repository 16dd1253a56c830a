### Larder in words mode: what has symbols otherwise.

larder-cards = { $n ->
    [one] { $card }
   *[other] { $n } times { $card }
}
larder-option-take = Take a { $wedge }
    .outcome = { $n ->
        [one] 1 point, { $left } left
       *[other] { $n } points, { $left } left
    }
