### Notes: what somebody writes for themselves about a table.

note-open = My note
note = My note on { $title }
note-only-you = Only you ever see it, whoever has your seat later.
note-empty = Nothing is noted yet.
note-edit = Edit
note-back = Back to my panel
note-label = For you alone, { $most } characters at most
refused-note_too_long = A note has at most { $most } characters; this one has { $n }. It is kept as it was.
cmd-table-note = note
    .about = My private note on a table
