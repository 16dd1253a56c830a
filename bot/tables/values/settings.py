"""What people and servers have set for themselves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field

Notices = Literal["dm", "channel", "nowhere"]
Reading = Literal["pictures", "large", "contrast", "text", "words"]
InvitationsFrom = Literal["everybody", "sat_with", "nobody"]
DmState = Literal["unknown", "open", "closed"]
Remind = Literal[0, 4, 12, 24, 48]
Rooms = Literal["threads", "here", "channel", "forum"]

Language = Annotated[str, Field(pattern=r"^[a-z]{2}(-[A-Z]{2})?$")]  # as Discord names locales


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """A person's settings. `language` is what they chose, `locale` that of their last interaction."""

    person: int
    name: str = ""
    locale: str | None = None
    language: Language | None = None
    notices: Notices = "dm"
    dm: DmState = "unknown"  # whether Discord lets the bot send them direct messages
    hints: bool = True  # a line on the rules above each question of a first game
    reading: Reading = "pictures"  # pictures in one of three looks, text alone, or whole sentences without symbols
    invitations: InvitationsFrom = "everybody"  # whose invitations they take
    remind: Remind = 24  # hours after which an open question is first reminded of; 0: never
    good_hour: Annotated[int, Field(ge=0, le=23)] = 18  # the hour of the day of all further reminders
    rated: bool = True  # takes part in the ratings; else they neither show them nor count them
    most_tables: Annotated[int, Field(ge=0, le=99)] = 5  # running ones, beyond which no invitation seats them; 0: any
    advice: bool = False  # may ask what a bot would do, in games among bots alone


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """A server's settings: the language of its public messages, and where tables may open."""

    guild: int
    language: Language | None = None
    rooms: Rooms = "threads"
    channel: int | None = None  # with rooms "channel": the only one where tables open; "forum": where each is a post
