"""Who the bot is, and where the gateway is."""

from bot.sandbox.errors import ApiError, Code
from bot.sandbox.gateway.dispatches import guild_object
from bot.sandbox.wire import JsonObject

from .call import Answer, Call, route


@route("GET", "/users/@me")
def me(call: Call) -> Answer:
    """Return the bot's own user."""
    return Answer(call.renderer.me())


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Answer:
    """Return the bot's application."""
    bot = call.world.bot
    owner = next(iter(call.world.people()), bot)
    shown: JsonObject = {
        "id": bot.id,
        "name": bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": call.renderer.user(bot),
        "owner": call.renderer.user(owner),
        "team": None,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "approximate_guild_count": len(call.world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }
    return Answer(shown)


@route("GET", "/gateway")
def gateway(call: Call) -> Answer:
    """Return the gateway's address."""
    return Answer({"url": call.gateway.url()})


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """Return the gateway's address with the recommended number of shards."""
    limit = call.gateway.starts.shown()
    return Answer({"url": call.gateway.url(), "shards": call.world.shards, "session_start_limit": limit})


@route("GET", "/users/{user}")
def user(call: Call) -> Answer:
    """Return a user."""
    return Answer(call.renderer.user(call.world.user(call.path["user"])))


@route("GET", "/guilds/{guild}")
def guild(call: Call) -> Answer:
    """Return a guild."""
    record = call.world.guild(call.path["guild"])
    shown = guild_object(call.renderer, record)
    if call.query.get("with_counts") in ("1", "true"):
        shown |= {"approximate_member_count": len(record.members), "approximate_presence_count": 1}
    return Answer(shown)


@route("GET", "/guilds/{guild}/channels")
def guild_channels(call: Call) -> Answer:
    """Return the channels of a guild, without threads."""
    record = call.world.guild(call.path["guild"])
    return Answer([call.renderer.channel(c) for c in call.world.channels_of(record)])


@route("GET", "/guilds/{guild}/threads/active")
def active_threads(call: Call) -> Answer:
    """Return the threads of a guild that are not archived and that the bot sees."""
    record, bot = call.world.guild(call.path["guild"]), call.world.bot.id
    threads = [c for c in call.world.threads_of(record) if c.thread and not c.thread.archived]
    seen = [c for c in threads if call.world.allowed(c, bot)]
    members = [call.renderer.thread_member(c, bot) for c in seen if c.thread and bot in c.thread.members]
    return Answer({"threads": [call.renderer.channel(c) for c in seen], "members": members, "has_more": False})


@route("GET", "/guilds/{guild}/members/{user}")
def member(call: Call) -> Answer:
    """Return a member of a guild, or raise 10007."""
    record = call.world.guild(call.path["guild"])
    wanted = call.world.user(call.path["user"])
    if wanted.id not in record.members:
        raise ApiError(Code.UNKNOWN_MEMBER)
    return Answer(call.renderer.member(record, record.members[wanted.id]))
