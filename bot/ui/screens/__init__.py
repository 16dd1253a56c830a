"""Makes the content of messages and panels from a table and a reader's perspective; sends nothing.

- In channels: `lobby`, `board`, `ending`, `mentions`, and `forms` for what Discord refuses
- For one person: `panel` with `answers`, `plans`, `reveals`, `receipts`, `why`, `hints`, `undo_request`
- `direct_message`, `in_words`, `log_page`, `options`, `rules_pages`
"""
