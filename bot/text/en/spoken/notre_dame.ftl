### Notre Dame in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

nd-message = { $mark } { $kind }
    .neutral = neutral { $mark } { $kind }
nd-card-of = { $card }, from { $mark }
nd-times = { $n } times { $what }
