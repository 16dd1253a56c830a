### What all games share.

## Lists

list-last = { $rest } and { $last }
labelled = { $what }: { $told }

## Refusals of the kernel

refusal-not_your_turn = It is not your turn.
refusal-game_over = This game is over.
refusal-out_of_date = The table has moved on. Here is the present question.
refusal-not_an_option = That is not possible now.
refusal-wrong_number = Choose { $least } to { $most }; you chose { $n }.
    .exactly = Choose { $most }; you chose { $n }.
    .up_to = Choose { $most } at most; you chose { $n }.
refusal-unknown_edition = The component data { $edition } is not here. Ask whoever hosts this bot.
refusal-with-rule = { $text } ({ $rule })

## What a take-back cannot cross: a clause, "Cannot take back: …"

barrier-dice = chance has had its say since
barrier-opened = sealed answers have been opened since
barrier-table_resigned = somebody has given up a seat since

## A round, in log and replay

round = Round { $n }
    .to = Rounds { $n } to { $to }
    .and = Rounds { $n } and { $to }
    .which = One round
    .all = All rounds
    .another = Another round
    .step = Another step of this round
    .name = Round

## Table options

table-pair = { $name }: { $value }

## The final scoring

score-total = Total
score-place = Place
score-line = { $line }: { $list }.
score-of = { $who } { $n }
score-nobody = nobody
score-minus = minus { $n }

## Editions: where each kind of component data comes from

edition-line = { $what }: { $grades }
grade-printed = { $n } printed
grade-inferred = { $n } inferred
grade-reconstructed = { $n } reconstructed ◇

## The pages of the rules by group

pages-chapters = Chapters
pages-buildings = Buildings
pages-cards = Cards
pages-houses = Houses
pages-persons = Persons
pages-new_persons = New Persons
pages-common = At every table
