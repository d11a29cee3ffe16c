"""Moonshine in the terminal: dice, the own bar and clients with what they lack, the other bars."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lanai.games.moonshine.cards import RESOURCES, Cards, Client, load
from lanai.terminal.flow import Flow
from lanai.texts import Texts

PAINT: Final = {
    "green": "#3f9c6b", "pink": "#d9668f", "violet": "#8a6ad0", "amber": "#d98a2b",
    "teal": "#2c9aa0",
}  # fmt: skip
DIE_PAINT: Final = {"w": "#f5e6c8", "b": "#6aa5e8", "o": "#ee9440"}
GLYPHS: Final = {
    "food": "♨", "music": "♪", "drink": "Y", "joker": "◆", "moon": "☾", "reroll": "↻", "eye": "◉",
    "slot": "▣", "blue": "b■", "orange": "o■", "discount": "☾−", "majority": "≡",
}  # fmt: skip
GOLD: Final = "#d9a441"
NIGHT: Final = "#4a5fae"
STANDING_BONUSES: Final = ("eye", "slot", "reroll", "discount", "majority", "blue", "orange")
GAIN: Final = "+2"
RECONSTRUCTED: Final = "reconstructed"

View = dict[str, Any]


def draw(view: View, names: list[str], texts: Texts) -> RenderableType:
    """Draw the dice, the own bar with its clients, all players, and what is to do."""
    parts: list[RenderableType] = []
    if view["dice"]:
        parts += [_dice(view, names, texts), ""]
    if "you" in view and not view["over"]:
        parts += [*_own(view, texts), ""]
    if view["seats"]:
        parts += [_players(view, names, texts), ""]
    parts.append(Text(_to_do(view, names, texts), style=f"bold {GOLD}"))
    if _is_reconstructed(load(view["table"])):
        parts.append(Text(texts("ms-reconstructed"), style="dim"))
    title = Text.assemble((texts("moonshine-name"), f"bold {GOLD}"), " · ", _title(view, texts))
    return Panel(Group(*parts), title=title, title_align="left", box=ROUNDED, border_style=NIGHT)


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    lines = [_title(view, texts)]
    if view["dice"]:
        dice = ", ".join(f"{die} {_face(face, texts)}" for die, face in view["dice"].items())
        label = texts("ms-dice-of", seat=names[view["active"]])
        lines.append(texts("labelled", label=label, value=dice))
    for seat in view["seats"]:
        lines += _describe_seat(view, seat, names, texts)
    if "you" in view and not view["over"]:
        lines += _describe_own(view, texts)
    lines.append(_to_do(view, names, texts))
    if _is_reconstructed(load(view["table"])):
        lines.append(texts("ms-reconstructed"))
    return [line for line in lines if line]


def narrate(event: View, names: list[str], texts: Texts) -> list[str]:
    """Tell an event in sentences."""
    kind = event["event"]
    if kind == "over":
        return [texts("ms-event-over")]
    if kind == "setup":
        return _narrate_setup(event, names, texts)
    args: dict[str, object] = {"seat": names[event["seat"]]}
    if kind == "rolled":
        return [_narrate_rolled(event, args, texts)]
    if kind == "acted":
        return [" ".join(_narrate_acted(event, args, texts))]
    for key in ("place", "moons", "points", "client", "old", "new"):
        if key in event:
            args[key] = event[key]
    if "clients" in event:
        args["clients"] = ", ".join(event["clients"])
    return [texts(_message(event), **args)]


# Pieces


def _bonus(bonus: str, texts: Texts) -> str:
    return texts(f"moonshine-bonus-{bonus}")


def _face(face: str, texts: Texts) -> str:
    return texts("moonshine-face-moon") if face == "moon" else _bonus(face, texts)


def _client(table: Cards, name: str) -> Client:
    return table.clients[table.numbers[name]]


def _sign(bonus: str, texts: Texts) -> Text:
    """Draw a bonus: its sign and its name."""
    return Text.assemble((GLYPHS[bonus], _die_paint(bonus)), f" {_bonus(bonus, texts)}")


def _die_paint(bonus: str) -> str:
    return DIE_PAINT[bonus[0]] if bonus in ("blue", "orange") else ""


def _colour(colour: str, texts: Texts) -> Text:
    return Text(texts(f"moonshine-colour-{colour}"), style=PAINT.get(colour, GOLD))


def _places(moons: int, places: int) -> str:
    """Draw the places of a spot, those with a moon covered."""
    return "●" * moons + "○" * (places - moons)


def _spot(shown: View, bonus: str, texts: Texts) -> Text:
    """Draw a spot: its places and its bonus, bright while it is active."""
    places = Text(_places(shown["moons"], shown["places"]), style=f"bold {GOLD}")
    mark = " ✓" if shown["active"] else ""
    style = "bold" if shown["active"] else "dim"
    return Text.assemble(places, " ", Text.assemble(_sign(bonus, texts), mark, style=style))


def _cost(client: Client) -> Text:
    """Draw a cost: a sign for each resource, then the moons."""
    signs = [GLYPHS[name] * client.cost[name] for name in RESOURCES if client.cost[name]]
    moons = GLYPHS["moon"] * client.cost["moons"]
    return Text.assemble(" ".join(signs), (f" {moons}" if moons else "", GOLD))


def _top(client: Client, shown: View | None, texts: Texts) -> Text:
    """Draw the top of a client: its spot, or its instant, which has acted once it lies in front."""
    if client.spot is None:
        return Text(_bolt(client, texts), style="dim" if shown else "bold")
    spot = shown or {"moons": 0, "places": client.spot.moons, "active": False}
    return _spot(spot, client.spot.bonus, texts)


def _bolt(client: Client, texts: Texts) -> str:
    return texts(f"moonshine-bolt-{'gain' if client.bolt == GAIN else 'strike'}")


def _worth(client: Client, texts: Texts) -> Text:
    """Draw what a client is worth once it is validated."""
    worth = Text()
    if client.points:
        worth.append(f"★{client.points}", f"bold {GOLD}")
    if client.bonus:
        worth.append(" + " if client.points else "")
        worth.append_text(_sign(client.bonus, texts))
    return worth


def _is_reconstructed(table: Cards) -> bool:
    return any(client.provenance == RECONSTRUCTED for client in table.clients)


# The board


def _title(view: View, texts: Texts) -> str:
    step = texts(f"moonshine-step-{view['step']}")
    args = {"target": view["target"], "deck": view["deck"], "pile": len(view["pile"])}
    if view["round"]:
        return texts("ms-title", round=view["round"], step=step, **args)
    return texts("ms-title-setup", step=step, **args)


def _dice(view: View, names: list[str], texts: Texts) -> Flow:
    label = texts("ms-dice-of", seat=names[view["active"]])
    pieces = [Text(texts("labelled", label=label, value="").strip(), style="bold")]
    for die, face in view["dice"].items():
        paint = f"bold #101a3a on {DIE_PAINT[die[0]]}"
        pieces.append(Text.assemble(f"{die} ", (f" {GLYPHS[face]} {_face(face, texts)} ", paint)))
    if view["step"] == "dice":
        pieces.append(Text(texts("ms-rerolls-left", rerolls=view["rerolls"]), style="dim"))
    return Flow(pieces, gap=2)


def _own(view: View, texts: Texts) -> list[RenderableType]:
    """Draw the own bar, what is available, and the clients in front with what they lack."""
    seat = view["seats"][view["you"]["seat"]]
    table = load(view["table"])
    shown: list[RenderableType] = [_bar(seat, texts), _available(seat, texts)]
    if seat["clients"]:
        shown += ["", _clients(view, seat, table, texts)]
    if seat["offer"]:
        shown += ["", _offer(view, seat["offer"], table, texts)]
    return shown


def _bar(seat: View, texts: Texts) -> Flow:
    label = Text.assemble((texts("ms-your-bar"), "bold"), " ", _colour(seat["bar"], texts))
    pieces = [label]
    for spot in seat["spots"]:
        pieces.append(Text.assemble(f"{spot['place']} ", _spot(spot, spot["bonus"], texts)))
    if seat["points"]["bar"]:
        colour = texts(f"moonshine-colour-{seat['bar']}")
        pieces.append(Text(texts("ms-scores-colour", colour=colour), style=GOLD))
    return Flow([*pieces, *_bonuses(seat, texts)], gap=2)


def _bonuses(seat: View, texts: Texts) -> list[Text]:
    """Draw the bonuses that are no resources."""
    return [
        Text.assemble(_sign(bonus, texts), f" {seat['bonuses'][bonus]}", style="dim")
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
        pieces.append(Text(f"{GLYPHS[kind]} {_bonus(kind, texts)} {found[kind]}", style=style))
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
    acted = _has_acted(view)
    for shown in seat["clients"]:
        client = _client(table, shown["client"])
        lit = shown["can_validate"] and not acted
        grid.add_row(
            Text(client.name, style=f"bold {GOLD}" if lit else "bold"),
            _colour(client.colour, texts),
            _cost(client),
            _top(client, shown, texts),
            _worth(client, texts),
            Text("" if acted else _now(shown, texts), style=f"bold {GOLD}" if lit else "dim"),
        )
    return grid


def _has_acted(view: View) -> bool:
    """Tell whether the viewer has chosen the action of this round: nothing more is validated."""
    return bool(view["step"] == "action" and view["you"]["task"] != "action")


def _now(shown: View, texts: Texts) -> str:
    """Say what a client lacks, or what validating it now would cost."""
    after = shown["validation"]
    if shown["can_validate"]:
        return texts("ms-can-validate", moons=after["moon_cost"], points=after["points"])
    lacks = [f"{_bonus(kind, texts)} {count}" for kind, count in shown["lacks"].items() if count]
    told = []
    if shown["resources_missing"]:
        told.append(texts("ms-lacks", lacks=", ".join(lacks)))
        if shown["jokers_used"]:
            told.append(texts("ms-less-jokers", jokers=shown["jokers_used"]))
    if shown["moons_missing"]:
        told.append(texts("ms-lacks-moons", moons=shown["moons_missing"]))
    return ", ".join(told)


def _offer(view: View, offer: list[str], table: Cards, texts: Texts) -> Table:
    """Draw the clients among which the viewer chooses."""
    label = "ms-offered" if view["step"] == "keep" else "ms-drawn"
    grid = _card_table((label, "", "ms-cost", "ms-top", "ms-validated-worth"), texts)
    for name in offer:
        client = _client(table, name)
        grid.add_row(
            Text(name, style=f"bold {GOLD}"),
            _colour(client.colour, texts),
            _cost(client),
            _top(client, None, texts),
            _worth(client, texts),
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
            Text(_light(view, number) + names[number], style="bold" if leads else ""),
            Text(str(seat["points"]["total"]), style=f"bold {GOLD}"),
            Text(_parts(seat["points"], texts), style="dim"),
            Flow(_in_front(seat), gap=2),
            Flow(_engine(seat), gap=2),
            Flow(_validated(view, seat, texts), gap=2),
        )
    return grid


def _light(view: View, seat: int) -> str:
    """The ready light of a seat: it owes a decision, or it is done."""
    if view["over"]:
        return "▸ " if seat in view["winners"] else "  "
    if seat in view["waiting"]:
        return "… "
    return "✓ "


def _parts(points: View, texts: Texts) -> str:
    """Tell how points come about."""
    parts = [texts("ms-printed", points=points["printed"])]
    for row in points["majority"]:
        colour = texts(f"moonshine-colour-{row['colour']}")
        parts.append(texts("ms-majority", colour=colour, points=row["points"]))
    if points["bar"] and points["bar"]["points"]:
        colour = texts(f"moonshine-colour-{points['bar']['colour']}")
        parts.append(texts("ms-bar-points", colour=colour, points=points["bar"]["points"]))
    return " + ".join(parts) if points["total"] else ""


def _in_front(seat: View) -> list[Text]:
    """Draw where the moons of a seat lie: its spots and the clients in front."""
    pieces = [
        Text.assemble(
            (_places(spot["moons"], spot["places"]) + " ", GOLD),
            (GLYPHS[spot["bonus"]], _die_paint(spot["bonus"])),
        )
        for spot in seat["spots"]
    ]
    for shown in seat["clients"]:
        places = _places(shown["moons"], shown["places"])
        pieces.append(Text.assemble(shown["client"], (f" {places}" if places else "", GOLD)))
    return pieces


def _engine(seat: View) -> list[Text]:
    """Draw the active bonuses beyond what every bar prints."""
    return [
        Text.assemble((GLYPHS[kind], _die_paint(kind)), str(count))
        for kind, count in seat["bonuses"].items()
        if count and kind not in ("eye", "slot", "reroll")
    ]


def _by_colour(view: View, seat: View) -> dict[str, list[str]]:
    """Sort validated clients by colour."""
    table = load(view["table"])
    sorted_in: dict[str, list[str]] = {}
    for colour in table.colours:
        own = [name for name in seat["validated"] if _client(table, name).colour == colour]
        if own:
            sorted_in[colour] = own
    return sorted_in


def _validated(view: View, seat: View, texts: Texts) -> list[Text]:
    return [
        Text.assemble(_colour(colour, texts), f" {len(clients)}")
        for colour, clients in _by_colour(view, seat).items()
    ]


# What is to do


def _to_do(view: View, names: list[str], texts: Texts) -> str:
    """Say what the viewer must do now, or for whom all wait."""
    if view["over"]:
        return texts("ms-event-over")
    own = view.get("you")
    task = own["task"] if own else None
    if own is None or task in (None, "draw") or own["seat"] not in view["waiting"]:
        waiting = ", ".join(names[seat] for seat in view["waiting"])
        return texts("ms-waiting", names=waiting) if waiting else ""
    if task == "action":
        return _to_act(view, texts)
    if task == "reroll":
        return texts("ms-do-reroll", rerolls=view["rerolls"])
    seat = view["seats"][own["seat"]]
    args: dict[str, object] = {"moons": own["owed"], "place": _example_place(seat, task)}
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


def _example_place(seat: View, task: str) -> str:
    """Find a place that can be named in an example."""
    for shown in [*seat["spots"], *seat["clients"]]:
        if shown["moons"] < shown["places"] if task == "moon" else shown["moons"]:
            return str(shown.get("place") or shown["client"])
    return "bar.1"


def _to_act(view: View, texts: Texts) -> str:
    seat = view["seats"][view["you"]["seat"]]
    ready = [f"validate {shown['client']}" for shown in seat["clients"] if shown["can_validate"]]
    if ready:
        return texts("ms-do-action-validate", moves=", ".join(ready))
    return texts("ms-do-action")


# In plain lines


def _describe_seat(view: View, seat: View, names: list[str], texts: Texts) -> list[str]:
    number = seat["seat"]
    ready = number not in view["waiting"]
    state = texts("ms-is-ready" if ready else "ms-is-busy")
    parts = _parts(seat["points"], texts)
    points = texts("ms-point-count", points=seat["points"]["total"])
    validated = [
        f"{texts(f'moonshine-colour-{colour}')} {' '.join(clients)}"
        for colour, clients in _by_colour(view, seat).items()
    ]
    value = "; ".join(
        [
            f"{points} ({parts})" if parts else points,
            texts("ms-moon-count", moons=seat["moons"]),
            texts("labelled", label=texts("ms-in-front"), value=_moons_by_place(seat)),
            texts("labelled", label=texts("ms-validated"), value=", ".join(validated) or "–"),
            *([] if view["over"] else [state]),
        ]
    )
    return [texts("labelled", label=names[number], value=value)]


def _moons_by_place(seat: View) -> str:
    """Write the spots and clients of a seat with the moons on them."""
    return ", ".join(
        f"{shown.get('place') or shown['client']}"
        + (f" {shown['moons']}/{shown['places']}" if shown["places"] else "")
        for shown in [*seat["spots"], *seat["clients"]]
    )


def _describe_own(view: View, texts: Texts) -> list[str]:
    seat = view["seats"][view["you"]["seat"]]
    table = load(view["table"])
    spots = ", ".join(
        f"{spot['place']} {spot['moons']}/{spot['places']} {_bonus(spot['bonus'], texts)}"
        for spot in seat["spots"]
    )
    icons = ", ".join(
        f"{_bonus(kind, texts)} {seat['bonuses'][kind]}"
        for kind in STANDING_BONUSES
        if seat["bonuses"][kind]
    )
    found = seat["available"]
    available = ", ".join(f"{_bonus(kind, texts)} {found[kind]}" for kind in (*RESOURCES, "joker"))
    sources = ", ".join(f"{row['source']} {_bonus(row['gives'], texts)}" for row in found["from"])
    if sources:
        available += f" ({texts('ms-from', sources=sources)})"
    lines = [
        texts("labelled", label=texts("ms-your-bar"), value=f"{spots}; {icons}"),
        texts("labelled", label=texts("ms-available"), value=available),
    ]
    for shown in seat["clients"]:
        client = _client(table, shown["client"])
        now = "" if _has_acted(view) else _now(shown, texts)
        value = f"{_in_words(client, table, texts)}; {now}".rstrip("; ")
        lines.append(texts("labelled", label=client.name, value=value))
    lines += [
        texts("labelled", label=name, value=_in_words(_client(table, name), table, texts))
        for name in seat["offer"]
    ]
    return lines


def _in_words(client: Client, table: Cards, texts: Texts) -> str:
    """Describe a client: colour and scene, cost, top, worth."""
    scene = texts(f"moonshine-scene-{table.scenes[table.colours.index(client.colour)]}")
    cost = [f"{_bonus(kind, texts)} {client.cost[kind]}" for kind in RESOURCES if client.cost[kind]]
    if client.cost["moons"]:
        cost.append(texts("ms-moon-count", moons=client.cost["moons"]))
    if client.spot is None:
        top = _bolt(client, texts)
    else:
        moons = texts("ms-moon-count", moons=client.spot.moons)
        top = f"{moons} → {_bonus(client.spot.bonus, texts)}"
    worth = [texts("ms-point-count", points=client.points)] if client.points else []
    worth += [_bonus(client.bonus, texts)] if client.bonus else []
    return "; ".join(
        [
            f"{texts(f'moonshine-colour-{client.colour}')}, {scene}",
            texts("labelled", label=texts("ms-cost"), value=", ".join(cost)),
            texts("labelled", label=texts("ms-top"), value=top),
            texts("labelled", label=texts("ms-validated-worth"), value=", ".join(worth)),
        ]
    )


# Events


def _message(event: View) -> str:
    """Find the sentence for an event of one sentence."""
    kind = event["event"]
    if kind == "instant":
        return "ms-event-instant-plus" if event["bolt"] == GAIN else "ms-event-instant-minus"
    if kind == "drew" and not event["clients"]:
        return "ms-event-drew-nothing"
    return f"ms-event-{kind}"


def _narrate_setup(event: View, names: list[str], texts: Texts) -> list[str]:
    told = [texts("ms-event-setup", first=names[event["first"]])]
    for seat in event["seats"]:
        bar = texts(f"moonshine-colour-{seat['bar']}")
        name = names[seat["seat"]]
        if seat["clients"]:
            clients = ", ".join(seat["clients"])
            told.append(texts("ms-event-setup-seat", seat=name, bar=bar, clients=clients))
        else:
            count = seat["offered"]
            told.append(texts("ms-event-setup-offered", seat=name, bar=bar, count=count))
    if "offer" in event:
        told.append(texts("ms-event-offer", clients=", ".join(event["offer"])))
    return told


def _narrate_rolled(event: View, args: dict[str, object], texts: Texts) -> str:
    dice = ", ".join(f"{die} {_face(event['dice'][die], texts)}" for die in event["rolled"])
    if event["again"]:
        return texts("ms-event-rerolled", dice=dice, **args)
    return texts("ms-event-rolled", round=event["round"], dice=dice, **args)


def _narrate_acted(event: View, args: dict[str, object], texts: Texts) -> list[str]:
    """Sum up what a seat did in a hidden step."""
    action = event["action"]
    if action == "validate":
        more: dict[str, object] = {"client": event["validated"], "points": event["points"]}
        told = [texts("ms-event-acted-validate", **args, **more)]
    elif action == "draw" and event["drew"]:
        told = [texts("ms-event-acted-draw", drew=", ".join(event["drew"]), **args)]
    else:
        nothing = action == "draw"
        told = [texts("ms-event-drew-nothing" if nothing else "ms-event-acted-take-moon", **args)]
    if event["replaced"]:
        swapped = {"old": ", ".join(event["replaced"]), "new": ", ".join(event["took"])}
        told.append(texts("ms-event-acted-replaced", **swapped))
    elif event["took"]:
        told.append(texts("ms-event-acted-took", took=", ".join(event["took"])))
    if event["moons"] and sum(event["moons"].values()) != event["moons_before"]:
        moons = ", ".join(f"{place} {count}" for place, count in event["moons"].items())
        told.append(texts("ms-event-acted-moons", moons=moons))
    return told
