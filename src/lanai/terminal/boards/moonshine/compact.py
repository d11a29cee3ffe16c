"""Moonshine on a small screen: signs for words, cards side by side, players in few lines.

The command `look` tells in words what is left out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.box import ROUNDED
from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.games.moonshine.cards import RESOURCES, Cards, Client, load
from lanai.terminal.boards.moonshine.pieces import (
    DIE_PAINT,
    GLYPHS,
    GOLD,
    NIGHT,
    PAINT,
    STANDING_BONUSES,
    View,
    by_colour,
    client_of,
    colour_name,
    cost_of,
    die_paint,
    has_acted,
    is_reconstructed,
    places_of,
    points_pieces,
    spot_of,
    title_of,
    to_do,
)
from lanai.terminal.flow import Flow
from lanai.texts import Texts
from lanai.texts.narration.moonshine import GAIN, bonus_name

FRAME: Final = 6
"""What the frame takes of a line that holds a title."""
NAME: Final = 16
LETTERS: Final = 2
TODO_LINES: Final = 2
BAR_LINES: Final = 2


Shown = list[tuple[Client, View | None]]
"""Clients, those in front of the viewer with what is seen of them."""


class Size(NamedTuple):
    """How much is shown: cards side by side, lines a player (0: points only), empty lines."""

    cards: int
    lines: int
    airy: bool


SIZES: Final = (
    Size(1, 2, True), Size(1, 1, True), Size(1, 2, False), Size(1, 1, False), Size(2, 1, False),
    Size(2, 0, False), Size(3, 0, False),
)  # fmt: skip


class Compact:
    """The board in one of its small sizes."""

    def __init__(self, view: View, names: list[str], texts: Texts, size: Size) -> None:
        self.view = view
        self.names = [shortened(name) for name in names]
        self.texts = texts
        self.size = size
        self.table: Cards = load(view["card_table"])

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield Panel(
            self.body(),
            title=self.title(options.max_width - FRAME),
            title_align="left",
            subtitle=Text(self.hint(), style="dim"),
            subtitle_align="right",
            box=ROUNDED,
            border_style=NIGHT,
        )

    def title(self, width: int) -> Text:
        """Write the name of the game, where it has room, and how the game stands."""
        name, stands = self.texts("moonshine-name"), title_of(self.view, self.texts)
        if cell_len(f"{name} · {stands}") > width:
            return Text(stands)
        return Text.assemble((name, f"bold {GOLD}"), f" · {stands}")

    def hint(self) -> str:
        """Tell how to see the rest, and where the clients come from."""
        return self.texts("ms-look-made" if is_reconstructed(self.table) else "ms-look")

    def body(self) -> Group:
        """Stack the parts, with empty lines between them where there is room."""
        parts: list[RenderableType] = []
        for part in (self.dice_and_bar(), self.cards(), self.players(), self.to_do()):
            if part and parts and self.size.airy:
                parts.append("")
            parts += part
        return Group(*parts)

    # The dice and the own bar

    def own(self) -> View | None:
        """Give the seat of the viewer while it plays."""
        if "you" not in self.view or self.view["over"]:
            return None
        seat: View = self.view["seats"][self.view["you"]["seat"]]
        return seat

    def dice_and_bar(self) -> list[RenderableType]:
        """Draw the dice, the own bar and what is available."""
        view, own = self.view, self.own()
        parts: list[RenderableType] = []
        if view["dice"] and not view["over"]:
            parts.append(self.dice())
        if own is not None:
            parts.append(self.bar(own))
            if view["dice"]:
                parts.append(self.available(own))
        return parts

    def dice(self) -> Flow:
        """Draw the dice as they lie, and how often they may be rerolled."""
        view = self.view
        pieces = [self.label(self.texts("ms-dice-of", seat=self.names[view["active"]]), "bold")]
        for die, face in view["dice"].items():
            paint = f"bold #101a3a on {DIE_PAINT[die[0]]}"
            pieces.append(Text.assemble(f"{die} ", (f" {GLYPHS[face]} ", paint)))
        if view["step"] == "dice":
            pieces.append(Text(f"{GLYPHS['reroll']}{view['rerolls']}", style="dim"))
        return Flow(pieces, gap=2, lines=1)

    def bar(self, seat: View) -> Flow:
        """Draw the own bar with its spots, and the bonuses that are no resources."""
        texts = self.texts
        label = Text.assemble((texts("ms-your-bar"), "bold"), " ", colour_name(seat["bar"], texts))
        pieces = [label]
        for spot in seat["spots"]:
            pieces.append(Text.assemble(f"{spot['place']} ", spot_of(spot, spot["bonus"], texts)))
        if seat["points"]["bar"]:
            colour = texts(f"moonshine-colour-{seat['bar']}")
            pieces.append(Text(texts("ms-scores-colour", colour=colour), style=GOLD))
        pieces += signs(seat, STANDING_BONUSES)
        return Flow(pieces, gap=2, lines=BAR_LINES)

    def available(self, seat: View) -> Flow:
        """Draw the resources that are available this round: sign, name and number."""
        found = seat["available"]
        pieces = [self.label(self.texts("ms-have"), f"bold {GOLD}")]
        for kind in (*RESOURCES, "joker"):
            told = f"{GLYPHS[kind]} {bonus_name(kind, self.texts)} {found[kind]}"
            pieces.append(Text(told, style="bold" if found[kind] else "dim"))
        return Flow(pieces, gap=2, lines=1)

    def label(self, text: str, style: str) -> Text:
        """Write what follows before it, as the language does it."""
        return Text(self.texts("labelled", label=text, value="").strip(), style=style)

    # Cards

    def cards(self) -> list[RenderableType]:
        """Draw the clients in front of the viewer, and those to choose from."""
        own = self.own()
        if own is None:
            return []
        offered = "ms-offered" if self.view["step"] == "keep" else "ms-drawn"
        offer: Shown = [(client_of(self.table, name), None) for name in own["offer"]]
        front: Shown = [(client_of(self.table, shown["client"]), shown) for shown in own["clients"]]
        draw = self.rows if self.size.cards == 1 else self.cells
        parts: list[RenderableType] = []
        if front:
            parts.append(draw("ms-in-front", front))
        if offer:
            parts.append(draw(offered, offer))
        return parts

    def rows(self, label: str, cards: Shown) -> Table:
        """Draw clients one below the other."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style=GOLD)
        for column in (label, "", "ms-cost", "ms-top"):
            grid.add_column(self.texts(column) if column else "", no_wrap=True)
        grid.add_column(GLYPHS["points"], no_wrap=True)
        grid.add_column("" if cards[0][1] is None else self.texts("ms-now"), no_wrap=True)
        for client, shown in cards:
            grid.add_row(
                self.name(client, shown),
                colour_name(client.colour, self.texts),
                cost_of(client),
                top_sign(client, shown),
                worth_sign(client),
                self.now(shown),
            )
        return grid

    def cells(self, label: str, cards: Shown) -> Table:
        """Draw clients side by side, after the word for all of them."""
        drawn = [Text(self.texts(label), style=GOLD)]
        drawn += [self.cell(client, shown) for client, shown in cards]
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(self.size.cards):
            grid.add_column(no_wrap=True, ratio=1)
        for first in range(0, len(drawn), self.size.cards):
            grid.add_row(*drawn[first : first + self.size.cards])
        return grid

    def cell(self, client: Client, shown: View | None) -> Text:
        """Draw a client in signs."""
        parts = [self.name(client, shown)]
        if self.size.cards < SIZES[-1].cards:
            parts.append(self.letters(client.colour))
        parts += [cost_of(client, ""), top_sign(client, shown), worth_sign(client)]
        if shown is not None and self.size.cards < SIZES[-1].cards:
            parts.append(self.now(shown))
        return Text(" ").join(parts)

    def name(self, client: Client, shown: View | None) -> Text:
        """Write a client's name in its paint; one that can be validated now is lit."""
        paint = PAINT.get(client.colour, GOLD)
        lit = shown is not None and shown["can_validate"] and not has_acted(self.view)
        return Text(client.name, style=f"bold reverse {paint}" if lit else f"bold {paint}")

    def now(self, shown: View | None) -> Text:
        """Draw what a client lacks, or what validating it costs and brings."""
        if shown is None or has_acted(self.view):
            return Text()
        if shown["can_validate"]:
            after = shown["validation"]
            brings = f"✓{GLYPHS['moon'] * after['moon_cost']} → ★{after['points']}"
            return Text(brings, style=f"bold {GOLD}")
        lacks = "".join(GLYPHS[kind] * count for kind, count in shown["lacks"].items())
        missing = lacks if shown["resources_missing"] else ""
        return Text(f"−{missing}{GLYPHS['moon'] * shown['moons_missing']}", style="dim")

    # Players

    def players(self) -> list[RenderableType]:
        """Draw all players in the lines there are."""
        view = self.view
        if not view["seats"]:
            return []
        if self.size.lines == 0:
            return [Flow([self.score(seat) for seat in view["seats"]], gap=3)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, justify="right")
        grid.add_column()
        for seat in view["seats"]:
            points = Text(f"★{seat['points']['total']}", style=f"bold {GOLD}")
            pieces = self.ending(seat) if view["over"] else self.standing(seat)
            grid.add_row(self.player(seat), points, Flow(pieces, lines=self.size.lines))
        return [grid]

    def score(self, seat: View) -> Text:
        """Draw a player and their points only."""
        points = f" ★{seat['points']['total']}"
        return Text.assemble(self.player(seat), (points, f"bold {GOLD}"))

    def player(self, seat: View) -> Text:
        """Write a player's name behind their light."""
        view, number = self.view, seat["seat"]
        own = view["you"]["seat"] if "you" in view else None
        leads = number in view["winners"] if view["over"] else number == own
        return Text(light(view, number) + self.names[number], style="bold" if leads else "")

    def standing(self, seat: View) -> list[Text]:
        """Draw where the moons of a player lie, their bonuses and whom they have validated."""
        engine = [kind for kind in GLYPHS if kind not in ("moon", "eye", "slot", "reroll")]
        return [
            *in_front(seat),
            *divided(signs(seat, engine)),
            *divided(self.validated(seat)),
        ]

    def ending(self, seat: View) -> list[Text]:
        """Draw how the points of a player came about, and what breaks ties."""
        moons = Text(f"{GLYPHS['moon']}{seat['moons']}", style=GOLD)
        told = points_pieces(seat["points"], self.texts)
        parts = [Text(part if part is told[0] else f"+ {part}", style="dim") for part in told]
        return [*parts, *divided([moons]), *divided(self.validated(seat))]

    def validated(self, seat: View) -> list[Text]:
        """Count the validated clients of a player by colour."""
        return [
            Text.assemble(self.letters(colour), str(len(clients)))
            for colour, clients in by_colour(self.view, seat).items()
        ]

    def letters(self, colour: str) -> Text:
        """Write the first letters of a colour in its paint."""
        return Text(self.texts(f"moonshine-colour-{colour}")[:LETTERS], PAINT.get(colour, GOLD))

    # What is to do

    def to_do(self) -> list[RenderableType]:
        """Say what the viewer must do."""
        told = to_do(self.view, self.names, self.texts)
        words = [Text(word, style=f"bold {GOLD}") for word in told.split(" ")]
        return [Flow(words, lines=TODO_LINES)] if told else []


def shortened(name: str) -> str:
    """Cut a long name."""
    if cell_len(name) <= NAME:
        return name
    return set_cell_size(name, NAME - 1).rstrip() + "…"


def light(view: View, seat: int) -> str:
    """The ready light of a seat: it owes a decision, or it is done; at the end, who won."""
    if view["over"]:
        return "▸ " if seat in view["winners"] else "  "
    return "… " if seat in view["waiting"] else "✓ "


def signs(seat: View, kinds: tuple[str, ...] | list[str]) -> list[Text]:
    """Draw bonuses that a seat has: sign and number."""
    return [
        Text.assemble((GLYPHS[kind], die_paint(kind)), str(seat["bonuses"][kind]))
        for kind in kinds
        if seat["bonuses"].get(kind)
    ]


def divided(pieces: list[Text]) -> list[Text]:
    """Set pieces apart from those before them."""
    return [Text.assemble(("· ", "dim"), pieces[0]), *pieces[1:]] if pieces else []


def in_front(seat: View) -> list[Text]:
    """Draw where the moons of a seat lie: its spots and the clients in front."""
    pieces = [
        Text.assemble(
            (places_of(spot["moons"], spot["places"]), GOLD),
            (GLYPHS[spot["bonus"]], die_paint(spot["bonus"])),
        )
        for spot in seat["spots"]
    ]
    for shown in seat["clients"]:
        places = places_of(shown["moons"], shown["places"])
        pieces.append(Text.assemble(shown["client"], (places, GOLD)))
    return pieces


def top_sign(client: Client, shown: View | None) -> Text:
    """Draw the top of a client: its places and their bonus, or its instant."""
    if client.spot is None:
        return Text("↯+2" if client.bolt == GAIN else "↯±1", style="dim" if shown else "bold")
    moons = 0 if shown is None else shown["moons"]
    active = shown is not None and shown["active"]
    return Text.assemble(
        (places_of(moons, client.spot.moons), f"bold {GOLD}"),
        (GLYPHS[client.spot.bonus], die_paint(client.spot.bonus)),
        style="bold" if active else "",
    )


def worth_sign(client: Client) -> Text:
    """Draw what a client is worth once it is validated."""
    worth = Text()
    if client.points:
        worth.append(f"★{client.points}", f"bold {GOLD}")
    if client.bonus:
        worth.append(GLYPHS[client.bonus], die_paint(client.bonus))
    return worth
