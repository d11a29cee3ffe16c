"""The pieces of Moonshine in the terminal: how dice, bonuses and clients look and are called."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from lanai.games.moonshine.cards import RESOURCES, Cards, Client, load
from lanai.texts import Texts
from lanai.texts.narration.moonshine import GAIN, bonus_name

PAINT: Final = {
    "green": "#3f9c6b", "pink": "#d9668f", "violet": "#8a6ad0", "amber": "#d98a2b",
    "teal": "#2c9aa0",
}  # fmt: skip
DIE_PAINT: Final = {"w": "#f5e6c8", "b": "#6aa5e8", "o": "#ee9440"}
GLYPHS: Final = {
    "food": "♨", "music": "♪", "drink": "Y", "joker": "◆", "moon": "☾", "reroll": "↻", "eye": "◉",
    "slot": "▣", "blue": "b■", "orange": "o■", "discount": "☾−", "majority": "≡",
    "points": "★",
}  # fmt: skip
GOLD: Final = "#d9a441"
NIGHT: Final = "#4a5fae"
STANDING_BONUSES: Final = ("eye", "slot", "reroll", "discount", "majority", "blue", "orange")
RECONSTRUCTED: Final = "reconstructed"

View = dict[str, Any]


def client_of(table: Cards, name: str) -> Client:
    """Find a client by its name."""
    return table.clients[table.numbers[name]]


def bonus_sign(bonus: str, texts: Texts) -> Text:
    """Draw a bonus: its sign and its name."""
    return Text.assemble((GLYPHS[bonus], die_paint(bonus)), f" {bonus_name(bonus, texts)}")


def die_paint(bonus: str) -> str:
    """Give the paint of a bonus that is a die."""
    return DIE_PAINT[bonus[0]] if bonus in ("blue", "orange") else ""


def colour_name(colour: str, texts: Texts) -> Text:
    """Name a colour in its own paint."""
    return Text(texts(f"moonshine-colour-{colour}"), style=PAINT.get(colour, GOLD))


def places_of(moons: int, places: int) -> str:
    """Draw the places of a spot, those with a moon covered."""
    return "●" * moons + "○" * (places - moons)


def spot_of(shown: View, bonus: str, texts: Texts) -> Text:
    """Draw a spot: its places and its bonus, bright while it is active."""
    places = Text(places_of(shown["moons"], shown["places"]), style=f"bold {GOLD}")
    mark = " ✓" if shown["active"] else ""
    style = "bold" if shown["active"] else "dim"
    return Text.assemble(places, " ", Text.assemble(bonus_sign(bonus, texts), mark, style=style))


def cost_of(client: Client, gap: str = " ") -> Text:
    """Draw a cost: a sign for each resource, then the moons."""
    signs = [GLYPHS[name] * client.cost[name] for name in RESOURCES if client.cost[name]]
    moons = GLYPHS["moon"] * client.cost["moons"]
    return Text.assemble(gap.join(signs), (gap + moons if moons else "", GOLD))


def top_of(client: Client, shown: View | None, texts: Texts) -> Text:
    """Draw the top of a client: its spot, or its instant, which has acted once it lies in front."""
    if client.spot is None:
        return Text(bolt_of(client, texts), style="dim" if shown else "bold")
    spot = shown or {"moons": 0, "places": client.spot.moons, "active": False}
    return spot_of(spot, client.spot.bonus, texts)


def bolt_of(client: Client, texts: Texts) -> str:
    """Name an instant."""
    return texts(f"moonshine-bolt-{'gain' if client.bolt == GAIN else 'strike'}")


def worth_of(client: Client, texts: Texts) -> Text:
    """Draw what a client is worth once it is validated."""
    worth = Text()
    if client.points:
        worth.append(f"★{client.points}", f"bold {GOLD}")
    if client.bonus:
        worth.append(" + " if client.points else "")
        worth.append_text(bonus_sign(client.bonus, texts))
    return worth


def is_reconstructed(table: Cards) -> bool:
    """Tell whether any client of the table is reconstructed."""
    return any(client.provenance == RECONSTRUCTED for client in table.clients)


# The position in one line


def title_of(view: View, texts: Texts) -> str:
    """Write round, step, target and the sizes of deck and pile."""
    step = texts(f"moonshine-step-{view['step']}")
    args = {"target": view["target"], "deck": view["deck"], "pile": len(view["pile"])}
    if view["round"]:
        return texts("ms-title", round=view["round"], step=step, **args)
    return texts("ms-title-setup", step=step, **args)


# What is to do


def to_do(view: View, names: list[str], texts: Texts) -> str:
    """Say what the viewer must do now, or for whom all wait."""
    if view["over"]:
        return texts("ms-event-over")
    own = view.get("you")
    task = own["task"] if own else None
    if own is None or task in (None, "draw") or own["seat"] not in view["waiting"]:
        waiting = ", ".join(names[seat] for seat in view["waiting"])
        return texts("ms-waiting", names=waiting) if waiting else ""
    if task == "action":
        return to_act(view, texts)
    if task == "reroll":
        return texts("ms-do-reroll", rerolls=view["rerolls"])
    seat = view["seats"][own["seat"]]
    args: dict[str, object] = {"moons": own["owed"], "place": example_place(seat, task)}
    if task in ("moon", "lose"):
        return texts(f"ms-do-{task}", **args)
    if task == "pay":
        return texts("ms-do-pay", client=own["validating"], **args)
    offer = seat["offer"]
    args = {"clients": ", ".join(offer), "new": offer[-1] if offer else "c31"}
    if task == "pick":
        return texts("ms-do-pick", **args)
    old = offer[0] if task == "keep" else seat["clients"][0]["client"]
    return texts(f"ms-do-{task}", old=old, **args)


def example_place(seat: View, task: str) -> str:
    """Find a place that can be named in an example."""
    for shown in [*seat["spots"], *seat["clients"]]:
        if shown["moons"] < shown["places"] if task == "moon" else shown["moons"]:
            return str(shown.get("place") or shown["client"])
    return "bar.1"


def to_act(view: View, texts: Texts) -> str:
    """Tell what can be done in the action step, with examples that can be typed."""
    seat = view["seats"][view["you"]["seat"]]
    ready = [f"validate {shown['client']}" for shown in seat["clients"] if shown["can_validate"]]
    if ready:
        return texts("ms-do-action-validate", moves=", ".join(ready))
    return texts("ms-do-action")


# What is told of seats and clients


def points_parts(points: View, texts: Texts) -> str:
    """Tell how points come about."""
    return " + ".join(points_pieces(points, texts))


def points_pieces(points: View, texts: Texts) -> list[str]:
    """Tell each part of the points."""
    parts = [texts("ms-printed", points=points["printed"])]
    for row in points["majority"]:
        colour = texts(f"moonshine-colour-{row['colour']}")
        parts.append(texts("ms-majority", colour=colour, points=row["points"]))
    if points["bar"] and points["bar"]["points"]:
        colour = texts(f"moonshine-colour-{points['bar']['colour']}")
        parts.append(texts("ms-bar-points", colour=colour, points=points["bar"]["points"]))
    return parts if points["total"] else []


def by_colour(view: View, seat: View) -> dict[str, list[str]]:
    """Sort validated clients by colour."""
    table = load(view["card_table"])
    sorted_in: dict[str, list[str]] = {}
    for colour in table.colours:
        own = [name for name in seat["validated"] if client_of(table, name).colour == colour]
        if own:
            sorted_in[colour] = own
    return sorted_in


def has_acted(view: View) -> bool:
    """Tell whether the viewer has chosen the action of this round: nothing more is validated."""
    return bool(view["step"] == "action" and view["you"]["task"] != "action")


def now_of(shown: View, texts: Texts) -> str:
    """Say what a client lacks, or what validating it now would cost."""
    after = shown["validation"]
    if shown["can_validate"]:
        return texts("ms-can-validate", moons=after["moon_cost"], points=after["points"])
    lacks = [
        f"{bonus_name(kind, texts)} {count}" for kind, count in shown["lacks"].items() if count
    ]
    told = []
    if shown["resources_missing"]:
        told.append(texts("ms-lacks", lacks=", ".join(lacks)))
        if shown["jokers_used"]:
            told.append(texts("ms-less-jokers", jokers=shown["jokers_used"]))
    if shown["moons_missing"]:
        told.append(texts("ms-lacks-moons", moons=shown["moons_missing"]))
    return ", ".join(told)
