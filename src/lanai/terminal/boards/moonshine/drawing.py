"""Moonshine drawn: dice, the own bar and clients with what they lack, the other bars."""

from __future__ import annotations

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.games.moonshine.cards import RESOURCES, Cards, load
from lanai.terminal.boards.moonshine.compact import SIZES, Compact, light
from lanai.terminal.boards.moonshine.pieces import (
    DIE_PAINT,
    GLYPHS,
    GOLD,
    NIGHT,
    STANDING_BONUSES,
    View,
    bonus_sign,
    by_colour,
    client_of,
    colour_name,
    cost_of,
    die_paint,
    has_acted,
    is_reconstructed,
    now_of,
    places_of,
    points_parts,
    spot_of,
    title_of,
    to_do,
    top_of,
    worth_of,
)
from lanai.terminal.fit import Fit
from lanai.terminal.flow import Flow
from lanai.texts import Texts
from lanai.texts.narration.moonshine import bonus_name, face_name


def draw(view: View, names: list[str], texts: Texts) -> Fit:
    """Draw the position in words where the screen is large enough, otherwise in signs."""
    sizes = [Compact(view, names, texts, size) for size in SIZES]
    return Fit([draw_whole(view, names, texts), *sizes])


def draw_whole(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the dice, the own bar with its clients, all players, and what is to do."""
    parts: list[RenderableType] = []
    if view["dice"]:
        parts += [_dice(view, names, texts), ""]
    if "you" in view and not view["over"]:
        parts += [*_own(view, texts), ""]
    if view["seats"]:
        parts += [_players(view, names, texts), ""]
    parts.append(Text(to_do(view, names, texts), style=f"bold {GOLD}"))
    if is_reconstructed(load(view["card_table"])):
        parts.append(Text(texts("ms-reconstructed"), style="dim"))
    title = Text.assemble((texts("moonshine-name"), f"bold {GOLD}"), " · ", title_of(view, texts))
    return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, border_style=NIGHT)


def _dice(view: View, names: list[str], texts: Texts) -> Flow:
    label = texts("ms-dice-of", seat=names[view["active"]])
    pieces = [Text(texts("labelled", label=label, value="").strip(), style="bold")]
    for die, face in view["dice"].items():
        paint = f"bold #101a3a on {DIE_PAINT[die[0]]}"
        pieces.append(
            Text.assemble(f"{die} ", (f" {GLYPHS[face]} {face_name(face, texts)} ", paint))
        )
    if view["step"] == "dice":
        pieces.append(Text(texts("ms-rerolls-left", rerolls=view["rerolls"]), style="dim"))
    return Flow(pieces, gap=2)


def _own(view: View, texts: Texts) -> list[RenderableType]:
    """Draw the own bar, what is available, and the clients in front with what they lack."""
    seat = view["seats"][view["you"]["seat"]]
    table = load(view["card_table"])
    shown: list[RenderableType] = [_bar(seat, texts), _available(seat, texts)]
    if seat["clients"]:
        shown += ["", _clients(view, seat, table, texts)]
    if seat["offer"]:
        shown += ["", _offer(view, seat["offer"], table, texts)]
    return shown


def _bar(seat: View, texts: Texts) -> Flow:
    label = Text.assemble((texts("ms-your-bar"), "bold"), " ", colour_name(seat["bar"], texts))
    pieces = [label]
    for spot in seat["spots"]:
        pieces.append(Text.assemble(f"{spot['place']} ", spot_of(spot, spot["bonus"], texts)))
    if seat["points"]["bar"]:
        colour = texts(f"moonshine-colour-{seat['bar']}")
        pieces.append(Text(texts("ms-scores-colour", colour=colour), style=GOLD))
    return Flow([*pieces, *_bonuses(seat, texts)], gap=2)


def _bonuses(seat: View, texts: Texts) -> list[Text]:
    """Draw the bonuses that are no resources."""
    return [
        Text.assemble(bonus_sign(bonus, texts), f" {seat['bonuses'][bonus]}", style="dim")
        for bonus in STANDING_BONUSES
        if seat["bonuses"][bonus]
    ]


def _available(seat: View, texts: Texts) -> Flow:
    """Draw the resources that are available this round, and where they come from."""
    found = seat["available"]
    label = texts("labelled", label=texts("ms-available"), value="").strip()
    pieces = [Text(label, style=f"bold {GOLD}")]
    for kind in (*RESOURCES, "joker"):
        style = "bold" if found[kind] else "dim"
        pieces.append(Text(f"{GLYPHS[kind]} {bonus_name(kind, texts)} {found[kind]}", style=style))
    if found["from"]:
        where = " ".join(f"{row['source']} {GLYPHS[row['gives']]}" for row in found["from"])
        pieces.append(Text(texts("ms-from", sources=where), style="dim"))
    return Flow(pieces, gap=2)


def _card_table(columns: tuple[str, ...], texts: Texts) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=f"{GOLD}")
    for column in columns:
        grid.add_column(texts(column) if column else "", overflow="fold")
    return grid


def _clients(view: View, seat: View, table: Cards, texts: Texts) -> Table:
    """Draw the clients in front; those that can be validated are lit until one has acted."""
    columns = ("ms-in-front", "", "ms-cost", "ms-top", "ms-validated-worth", "ms-now")
    grid = _card_table(columns, texts)
    acted = has_acted(view)
    for shown in seat["clients"]:
        client = client_of(table, shown["client"])
        lit = shown["can_validate"] and not acted
        grid.add_row(
            Text(client.name, style=f"bold {GOLD}" if lit else "bold"),
            colour_name(client.colour, texts),
            cost_of(client),
            top_of(client, shown, texts),
            worth_of(client, texts),
            Text("" if acted else now_of(shown, texts), style=f"bold {GOLD}" if lit else "dim"),
        )
    return grid


def _offer(view: View, offer: list[str], table: Cards, texts: Texts) -> Table:
    """Draw the clients among which the viewer chooses."""
    label = "ms-offered" if view["step"] == "keep" else "ms-drawn"
    grid = _card_table((label, "", "ms-cost", "ms-top", "ms-validated-worth"), texts)
    for name in offer:
        client = client_of(table, name)
        grid.add_row(
            Text(name, style=f"bold {GOLD}"),
            colour_name(client.colour, texts),
            cost_of(client),
            top_of(client, None, texts),
            worth_of(client, texts),
        )
    return grid


def _players(view: View, names: list[str], texts: Texts) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=GOLD)
    grid.add_column("  " + texts("ms-player"), no_wrap=True, max_width=18)
    grid.add_column(texts("ms-points"), justify="right")
    for column in ("ms-parts", "ms-bar-and-clients", "ms-engine", "ms-validated"):
        grid.add_column(texts(column))
    own = view["you"]["seat"] if "you" in view else None
    for seat in view["seats"]:
        number = seat["seat"]
        leads = number in view["winners"] if view["over"] else number == own
        grid.add_row(
            Text(light(view, number) + names[number], style="bold" if leads else ""),
            Text(str(seat["points"]["total"]), style=f"bold {GOLD}"),
            Text(points_parts(seat["points"], texts), style="dim"),
            Flow(_in_front(seat), gap=2),
            Flow(_engine(seat), gap=2),
            Flow(_validated(view, seat, texts), gap=2),
        )
    return grid


def _in_front(seat: View) -> list[Text]:
    """Draw where the moons of a seat lie: its spots and the clients in front."""
    pieces = [
        Text.assemble(
            (places_of(spot["moons"], spot["places"]) + " ", GOLD),
            (GLYPHS[spot["bonus"]], die_paint(spot["bonus"])),
        )
        for spot in seat["spots"]
    ]
    for shown in seat["clients"]:
        places = places_of(shown["moons"], shown["places"])
        pieces.append(Text.assemble(shown["client"], (f" {places}" if places else "", GOLD)))
    return pieces


def _engine(seat: View) -> list[Text]:
    """Draw the active bonuses beyond what every bar prints."""
    return [
        Text.assemble((GLYPHS[kind], die_paint(kind)), str(count))
        for kind, count in seat["bonuses"].items()
        if count and kind not in ("eye", "slot", "reroll")
    ]


def _validated(view: View, seat: View, texts: Texts) -> list[Text]:
    return [
        Text.assemble(colour_name(colour, texts), f" {len(clients)}")
        for colour, clients in by_colour(view, seat).items()
    ]
