### The play of Hameln in words: what takes the place of texts with symbols.

hameln-option-influence = { $sign } for { $price }, { $n } up
    .outcome = from { $old } to { $new } on the track
hameln-from_pile = { $n ->
    [one] { $n } token from pile { $pile }
   *[other] { $n } tokens from pile { $pile }
}
    .short = { $n } of pile { $pile }
