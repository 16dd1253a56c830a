"""Lessons: first games that teach, as data (docs/add_a_lesson.md), and the choice of a point for each question."""

from .choosing import END, Happened, Situation, ToldPoint, keys_of, next_point, point_about, said_after, told_again
from .files import BadLesson, lesson_of
from .lesson import Lesson, PointTexts, TeachingPoint

__all__ = [
    "END",
    "BadLesson",
    "Happened",
    "Lesson",
    "PointTexts",
    "Situation",
    "TeachingPoint",
    "ToldPoint",
    "keys_of",
    "lesson_of",
    "next_point",
    "point_about",
    "said_after",
    "told_again",
]
