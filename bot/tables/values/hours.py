"""A person's time zone and quiet hours, as they set them at one time."""

from __future__ import annotations

from dataclasses import dataclass

LONGEST_QUIET = 600  # minutes by the wall that quiet hours last at most
A_DAY = 1440  # minutes


@dataclass(frozen=True, slots=True)
class Hours:
    """A time zone with quiet hours, from `since` on (seconds since 1970); a later change is another value.

    `begins` and `ends` are minutes after midnight in that zone; if they are equal, no hour is quiet.
    """

    since: float
    zone: str  # IANA name; "": not known, and then no hour is quiet
    begins: int = 22 * 60
    ends: int = 8 * 60
    utc_offset: int = 0  # seconds east of UTC when it was set: what counts once the zone is not known any more

    @property
    def quiet(self) -> bool:
        """Whether there are quiet hours at all."""
        return bool(self.zone) and self.begins != self.ends

    @property
    def lasts(self) -> int:
        """Minutes from begin to end by the wall."""
        return (self.ends - self.begins) % A_DAY
