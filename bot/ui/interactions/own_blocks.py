"""`/block`: with whom the caller will not sit down. All of it is private."""

from __future__ import annotations

from bot.tables import Person
from bot.ui.kit.ids import number_in
from bot.ui.kit.names import shown_name

from .caller import Caller
from .invitations import NO_ID
from .replies import Reply, say
from .services import Services


async def block(services: Services, caller: Caller, other: Person, *, bot: bool) -> Reply:
    """Block somebody."""
    if bot:
        return say(caller.words("block-bot"))
    parted = await services.tables.blocks.add(caller.person.id, other)
    done = caller.words("block-done", name=shown_name(caller.words, other.name))
    return say("\n".join([done, *([caller.words("block-parted", n=parted)] if parted else [])]))


async def lift(services: Services, caller: Caller, who: str) -> Reply:
    """Lift a block. `who`: an id, as completed, or a name."""
    blocked = await services.tables.blocks.of(caller.person.id)
    wanted = who.strip().casefold()
    number = number_in(wanted, len(str(NO_ID)))
    found = [each for each in blocked if each.id == number or (wanted and each.name.casefold() == wanted)]
    name = await services.tables.blocks.lift(caller.person.id, found[0].id if found else 0)
    return say(caller.words("block-lifted", name=shown_name(caller.words, name)))


async def blocked_list(services: Services, caller: Caller) -> Reply:
    """Whom the caller has blocked."""
    blocked = await services.tables.blocks.of(caller.person.id)
    if not blocked:
        return say(caller.words("block-none"))
    lines = [caller.words("block-line", name=shown_name(caller.words, each.name)) for each in blocked]
    return say("\n".join([caller.words("block-list"), *lines]))
