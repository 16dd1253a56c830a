### Lessons in words.

lesson-head = Lesson: { $n } of { $of } things met. It counts for nothing.
lesson-look = Look: { $text }
lesson-weigh = Weigh: { $text }
