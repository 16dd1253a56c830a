### Rattus in words: what takes the place of texts with symbols, and the board in sentences.

## In place of texts with symbols

rattus-face = limit { $limit }: { $symbols }
    .bare = limit { $limit }, no symbol
rattus-symbol-m = majority
rattus-symbol-a = all
rattus-wall = { $one } and { $other }
rattus-ringed = { $face } (starting rat)
rattus-times = { $n } times { $what }
