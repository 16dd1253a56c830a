"""A small real bot that shows everything the page has to render; it knows nothing of the sandbox."""

import asyncio
import io
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui

Interaction = discord.Interaction[discord.Client]
BUILDINGS = ("Farm", "Palace", "Monastery", "Guard Tower")
WILD = """# Title
Some **bold** and *slanted* words, `code`, <script>window.stolen = 1</script> <img src=x onerror="window.stolen = 2">
[click](javascript:window.stolen=3) <https://example.org/a_b> https://example.org/c_d
- one
  - deep
> quoted
-# small
```
a <b>
```
<t:1700000000:D>"""


def png(width: int, height: int) -> bytes:
    """Return a plain picture of this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\x2c\x6e\x62" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class NoteForm(ui.Modal, title="A note for yourself"):
    """A form with a text, a line and a select."""

    before: ui.TextDisplay[Any] = ui.TextDisplay("Nobody **else** reads this.")
    line: ui.Label[Any] = ui.Label(text="Note", description="one line", component=ui.TextInput(max_length=60))
    kind: ui.Label[Any] = ui.Label(
        text="Kind", component=ui.Select(options=[discord.SelectOption(label=word) for word in ("plan", "fear")])
    )

    async def on_submit(self, interaction: Interaction, /) -> None:
        line, kind = self.line.component, self.kind.component
        assert isinstance(line, ui.TextInput) and isinstance(kind, ui.Select)
        if line.value == "no answer":
            return
        await interaction.response.send_message(f"Noted as {kind.values[0]}: {line.value}", ephemeral=True)


class Panel(ui.View):
    """A private panel: buttons, selects for one and for many, a select of people, a form, and a mute one."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.rounds = 0

    @ui.button(label="Next round", style=discord.ButtonStyle.primary)
    async def next_round(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        self.rounds += 1
        button.custom_id = f"round:{self.rounds}"
        await interaction.response.edit_message(content=f"Round {self.rounds}", view=self)

    @ui.button(label="Note", emoji="📝")
    async def note(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        await interaction.response.send_modal(NoteForm())

    @ui.button(label="Silence", style=discord.ButtonStyle.danger)
    async def silence(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        pass

    @ui.button(label="Not yet", disabled=True)
    async def never(self, interaction: Interaction, button: ui.Button[Any]) -> None:
        raise AssertionError("a disabled button cannot be pressed")

    @ui.select(
        placeholder="One building", options=[discord.SelectOption(label=b, description=f"the {b}") for b in BUILDINGS]
    )
    async def one(self, interaction: Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You go to the {select.values[0]}", ephemeral=True)

    @ui.select(
        placeholder="Cards", min_values=2, max_values=3, options=[discord.SelectOption(label=str(n)) for n in range(12)]
    )
    async def many(self, interaction: Interaction, select: ui.Select[Any]) -> None:
        await interaction.response.send_message(f"You lay {' and '.join(select.values)}", ephemeral=True)

    @ui.select(cls=ui.UserSelect, placeholder="Somebody")
    async def somebody(self, interaction: Interaction, select: ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"You point at {select.values[0].display_name}", ephemeral=True)


class Board(ui.LayoutView):
    """A public board: container, texts, picture, section and a row with a link."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow(
            MyMove(label="My move", style=discord.ButtonStyle.success),
            ui.Button(label="Rules", url="https://example.org/rules"),
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Board\nRound **4** of 8\n```\nRoyalty  ●4 ◆2\n```"),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="Ana leads by two")),
                ui.Separator(),
                ui.Section("-# Waiting for somebody", accessory=ui.Thumbnail("attachment://board.png")),
                row,
                accent_colour=0x2C6E62,
            )
        )


class MyMove(ui.Button[Any]):
    """Opens the private panel."""

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.send_message("Choose well", view=Panel(), ephemeral=True)


class Words(app_commands.Translator):
    """French names for what the tests type in French."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        french = {"go": "aller", "Go somewhere": "Va quelque part", "where": "où", "show": "montrer"}
        return french.get(string.message) if locale is discord.Locale.french else None


class DemoBot(discord.Client):
    """The client."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.thought = asyncio.Event()

    async def setup_hook(self) -> None:
        _commands(self, self.tree)
        await self.tree.set_translator(Words())
        await self.tree.sync()


def _commands(client: DemoBot, tree: app_commands.CommandTree[discord.Client]) -> None:
    @tree.command(description="Go somewhere")
    async def go(interaction: Interaction, where: str, cards: app_commands.Range[int, 0, 9] = 0) -> None:
        await interaction.response.send_message(f"{interaction.user.display_name} goes to {where} with {cards}")

    @go.autocomplete("where")
    async def _(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=b, value=b.upper()) for b in BUILDINGS if typed.lower() in b.lower()]

    group = app_commands.Group(name="show", description="Show things")
    tree.add_command(group)

    @group.command(description="The board with its picture")
    async def board(interaction: Interaction) -> None:
        picture = discord.File(io.BytesIO(png(320, 160)), "board.png")
        await interaction.response.send_message(view=Board(), file=picture)

    @group.command(description="A text full of markup")
    async def text(interaction: Interaction) -> None:
        await interaction.response.send_message(WILD)

    @tree.command(description="Weigh a file")
    async def weigh(interaction: Interaction, file: discord.Attachment) -> None:
        await interaction.response.send_message(f"{file.filename}: {await file.read()!r}")

    @tree.command(description="Think before answering")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await client.thought.wait()
        await interaction.edit_original_response(content="I have thought")

    @tree.command(description="Write to somebody in private")
    async def whisper(interaction: Interaction, who: discord.User, words: str) -> None:
        await who.send(words)
        await interaction.response.send_message("Whispered", ephemeral=True)

    @tree.command(description="Open a thread and call somebody into it")
    async def thread(interaction: Interaction, who: discord.Member) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        opened = await interaction.channel.create_thread(name="Table 7F3K", type=discord.ChannelType.public_thread)
        await opened.send(f"{who.mention}, enter a building.")
        await interaction.response.send_message(f"See {opened.mention}", ephemeral=True)

    @tree.command(description="Put this thread away")
    async def archive(interaction: Interaction) -> None:
        assert isinstance(interaction.channel, discord.Thread)
        await interaction.response.send_message("Put away", ephemeral=True)
        await interaction.channel.edit(archived=True)
