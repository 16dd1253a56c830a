"""`/achievements`: what the caller has earned, for them alone, and *Show here*."""

from __future__ import annotations

from hashlib import blake2b

from bot.replays import look_back
from bot.ui.kit.best_effort import log_undone
from bot.ui.kit.ids import Id
from bot.ui.kit.names import shown_name
from bot.ui.kit.permissions import permission_names
from bot.ui.kit.posting import FAULTS, post
from bot.ui.kit.screen import Screen
from bot.ui.screens.achievements import PAGE, SHOW, achievements_screen, shown_screen

from .caller import Caller
from .replies import Reply, say
from .server_settings import server_words
from .services import Services


async def achievements(services: Services, caller: Caller, game: str | None = None) -> Reply:
    """The caller's achievements in a game, by default the one where they have most."""
    left = await look_back(services.tables, caller.person.id)
    earned = await services.tables.achieved.of(caller.person.id)
    games = tuple(services.games)
    game = game or max(games, key=lambda each: sum(one.game == each for one in earned))
    return Reply(achievements_screen(caller.words, game, games, earned, left))


async def press(services: Services, caller: Caller, id: Id, values: tuple[str, ...]) -> Reply:
    """A game, *Look on* and *Show here*."""
    if id.choice not in (PAGE, SHOW) or id.what not in services.games:
        return say(caller.words("ui-unknown-button"))
    return await (show if id.choice == SHOW else achievements)(services, caller, id.what)


async def show(services: Services, caller: Caller, game: str) -> Reply:
    """Post in the caller's channel what they have earned in a game: nobody else can."""
    words, earned = caller.words, await services.tables.achieved.of(caller.person.id)
    if not any(one.game == game for one in earned):
        return say(words("achieved-none-to-show", game=words(f"game-{game}")))
    speaking = await server_words(services, caller)
    name = shown_name(speaking, caller.person.name)
    return await posted(services, caller, shown_screen(speaking, name, game, earned))


async def posted(services: Services, caller: Caller, screen: Screen) -> Reply:
    """Put a screen into the caller's channel, in silence, and say so. Two presses of the same button post it once."""
    words = caller.words
    if caller.place is None:
        return say(words("ui-show-in-server"))
    if caller.lacking:
        return say(words("ui-cannot-write-here", permissions=permission_names(words, caller.lacking)))
    channel = services.client.get_partial_messageable(caller.place.channel)
    same = f"{caller.person.id}:{caller.place.channel}:{screen!r}"  # Discord knows a nonce again for some minutes
    try:
        await post(channel, screen, nonce=blake2b(same.encode(), digest_size=12).hexdigest(), silent=True)
    except FAULTS as fault:
        log_undone("what somebody achieved was not shown", fault)
        return say(words("ui-not-shown"))
    return say(words("achieved-shown-done"))
