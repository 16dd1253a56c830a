"""A small bot that touches every surface a bot for games needs; it knows nothing of the sandbox."""

import asyncio
import io
import re
from typing import Any, ClassVar

import discord
from discord import app_commands, ui

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


class Cell(ui.DynamicItem[ui.Button[Any]], template=r"grid:(?P<grid>\d+):(?P<cell>\d)"):
    """A button of a grid; it outlives restarts because its custom id says all."""

    def __init__(self, grid: int, cell: int, mark: str = "·") -> None:
        super().__init__(ui.Button(label=mark, custom_id=f"grid:{grid}:{cell}"))
        self.grid, self.cell = grid, cell

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> "Cell":
        return cls(int(match["grid"]), int(match["cell"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=grid_view(self.grid, self.cell))


def grid_view(grid: int, marked: int | None = None) -> ui.LayoutView:
    """Return a grid of four cells, one of them marked."""
    view = ui.LayoutView(timeout=None)
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(*(Cell(grid, n, "X" if n == marked else "·") for n in pair)) for pair in ((0, 1), (2, 3))
    ]
    view.add_item(ui.Container(ui.TextDisplay(f"## Grid {grid}"), ui.Separator(), *rows, accent_colour=0x335577))
    return view


class Wishes(ui.Modal, title="Wishes"):
    """A form with a text and a select."""

    nick: ui.Label[Any] = ui.Label(
        text="Nick", description="as on the board", component=ui.TextInput(custom_id="nick", max_length=9)
    )
    colour: ui.Label[Any] = ui.Label(
        text="Colour",
        component=ui.Select(
            custom_id="colour", options=[discord.SelectOption(label=word, value=word[0]) for word in ("red", "blue")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        nick, colour = self.nick.component, self.colour.component
        assert isinstance(nick, ui.TextInput) and isinstance(colour, ui.Select)
        await interaction.response.send_message(f"{nick.value} likes {colour.values[0]}", ephemeral=True)


class Panel(ui.View):
    """A private panel of every classic kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @ui.button(label="Wishes", custom_id="panel:wishes")
    async def wishes(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Wishes(custom_id="wishes"))

    @ui.button(label="Not now", custom_id="panel:off", disabled=True)
    async def off(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button cannot be pressed")

    @ui.button(label="Quietly", custom_id="panel:quiet")
    async def quiet(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="quietly changed")

    @ui.button(label="Beside", custom_id="panel:beside")
    async def beside(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
        await interaction.response.defer()
        await interaction.followup.send("said beside", ephemeral=True)

    @ui.select(
        custom_id="panel:pick",
        max_values=2,
        options=[discord.SelectOption(label=letter.upper(), value=letter) for letter in "abc"],
    )
    async def pick(self, interaction: discord.Interaction[Any], select: ui.Select[Any]) -> None:
        await interaction.response.edit_message(content=f"picked {'+'.join(select.values)}")

    @ui.select(cls=ui.UserSelect, custom_id="panel:who")
    async def who(self, interaction: discord.Interaction[Any], select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"hello {select.values[0].display_name}", ephemeral=True)


class Words(app_commands.Translator):
    """French names for a few commands."""

    FRENCH: ClassVar = {"grid": "grille", "draw": "tracer", "size": "taille", "small": "petit"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.FRENCH.get(string.message) if locale is discord.Locale.french else None


class Pilot(discord.Client):
    """The client; `slow` holds the command /slow back until a test lets it go."""

    def __init__(self, **options: Any) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True), **options)
        self.tree = app_commands.CommandTree(self)
        self.slow = asyncio.Event()
        self.errors: list[BaseException] = []
        self.heard: list[discord.Message] = []
        self.allowed_mentions = discord.AllowedMentions(everyone=False, roles=False, users=True)
        self.tree.on_error = self._on_tree_error  # type: ignore[method-assign]  # the documented way

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Cell)
        self.add_view(Panel())
        await self.tree.set_translator(Words())
        _commands(self)
        await self.tree.sync()

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    async def _on_tree_error(self, interaction: discord.Interaction[Any], error: Exception) -> None:
        self.errors.append(error)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once; five seconds' wait is for Discord."""


def _commands(pilot: Pilot) -> None:
    tree = pilot.tree

    @tree.command(description="Answers at once")
    async def ping(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("pong", ephemeral=True)

    @tree.command(description="Answers when it is let go")
    async def slow(interaction: discord.Interaction[Any]) -> None:
        await pilot.slow.wait()
        await interaction.response.send_message("at last", ephemeral=True)

    @tree.command(description="Defers, then answers when it is let go")
    async def think(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        await pilot.slow.wait()
        await interaction.edit_original_response(content="thought")

    @tree.command(description="Shows a private panel")
    async def panel(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("panel", view=Panel(), ephemeral=True)

    @tree.command(description="Draws, deferred, with a picture and a second message")
    async def picture(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True)
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://dot.png", description="a dot")))
        await interaction.followup.send(view=view, file=discord.File(io.BytesIO(PIXEL), "dot.png"))
        await interaction.followup.send("and a word", ephemeral=True, file=discord.File(io.BytesIO(b"hi"), "a.txt"))

    @tree.command(description="Writes to somebody in private")
    async def invite(interaction: discord.Interaction[Any], who: discord.User) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await who.send("come and play", embed=discord.Embed(title="Table 1", description="two seats free"))
        except discord.Forbidden as error:
            await interaction.edit_original_response(content=f"closed: {error.code}")
        else:
            await interaction.edit_original_response(content="sent")

    @tree.command(description="Weighs a file")
    async def weigh(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        read = await file.read()
        told = f"{file.filename} {file.content_type} {file.size} {len(read)} {file.ephemeral}"
        await interaction.response.send_message(told, ephemeral=True)

    @tree.command(description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    async def rule(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("ruled")

    group = app_commands.Group(name="grid", description="Grids")

    @group.command(name="draw", description="Draws a grid")
    @app_commands.choices(size=[app_commands.Choice(name=app_commands.locale_str("small"), value=2)])
    async def draw(interaction: discord.Interaction[Any], name: str, size: int = 2) -> None:
        await interaction.response.send_message(view=grid_view(size))

    @draw.autocomplete("name")
    async def names(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        known = ("Chess", "Checkers", "Go")
        return [app_commands.Choice(name=n, value=n.lower()) for n in known if typed.lower() in n.lower()]

    tree.add_command(group)
