### Who sits at a table: how reliable people were lately.

company-open = Who sits here
company = Who sits at { $title }
company-line = **{ $name }**: { $told }
company-new = new here
company-hours = usually answers within { $n ->
    [one] an hour
   *[other] { $n } hours
}
company-days = usually answers within { $n } days
company-finished = { $n ->
    [one] one game finished
   *[other] { $n } games finished
}
company-given-up = { $n ->
    [0] no seat given up
    [one] one seat given up
   *[other] { $n } seats given up
}
company-cared = the caretaker gave { $percent } % of the answers
company-rated = rated { $rating }
company-rated-provisional = rated { $rating }, provisionally
company-how = Over the last three months; older answers weigh less, nights and days away do not count.
