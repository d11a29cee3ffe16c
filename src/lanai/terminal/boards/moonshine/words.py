"""Moonshine in words: the position in plain lines."""

from __future__ import annotations

from lanai.games.moonshine.cards import RESOURCES, Client, load
from lanai.terminal.boards.moonshine.pieces import (
    STANDING_BONUSES,
    View,
    bolt_of,
    by_colour,
    client_of,
    has_acted,
    is_reconstructed,
    now_of,
    points_parts,
    title_of,
    to_do,
)
from lanai.texts import Texts
from lanai.texts.narration.moonshine import Pieces, bonus_name, face_name


def describe(view: View, names: list[str], texts: Texts) -> list[str]:
    """Describe the position line by line."""
    lines = [title_of(view, texts)]
    if view["dice"]:
        dice = ", ".join(f"{die} {face_name(face, texts)}" for die, face in view["dice"].items())
        label = texts("ms-dice-of", seat=names[view["active"]])
        lines.append(texts("labelled", label=label, value=dice))
    for seat in view["seats"]:
        lines += _describe_seat(view, seat, names, texts)
    if "you" in view and not view["over"]:
        lines += _describe_own(view, texts)
    lines.append(to_do(view, names, texts))
    if is_reconstructed(load(view["card_table"])):
        lines.append(texts("ms-reconstructed"))
    return [line for line in lines if line]


# In plain lines


def _describe_seat(view: View, seat: View, names: list[str], texts: Texts) -> list[str]:
    number = seat["seat"]
    ready = number not in view["waiting"]
    state = texts("ms-is-ready" if ready else "ms-is-busy")
    parts = points_parts(seat["points"], texts)
    points = texts("ms-point-count", points=seat["points"]["total"])
    validated = [
        f"{texts(f'moonshine-colour-{colour}')} {' '.join(clients)}"
        for colour, clients in by_colour(view, seat).items()
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
    table = load(view["card_table"])
    pieces = Pieces(table, texts, coded=True)
    spots = ", ".join(
        f"{spot['place']} {spot['moons']}/{spot['places']} {bonus_name(spot['bonus'], texts)}"
        for spot in seat["spots"]
    )
    icons = ", ".join(
        f"{bonus_name(kind, texts)} {seat['bonuses'][kind]}"
        for kind in STANDING_BONUSES
        if seat["bonuses"][kind]
    )
    found = seat["available"]
    available = ", ".join(
        f"{bonus_name(kind, texts)} {found[kind]}" for kind in (*RESOURCES, "joker")
    )
    sources = ", ".join(
        f"{row['source']} {bonus_name(row['gives'], texts)}" for row in found["from"]
    )
    if sources:
        available += f" ({texts('ms-from', sources=sources)})"
    lines = [
        texts("labelled", label=texts("ms-your-bar"), value=f"{spots}; {icons}"),
        texts("labelled", label=texts("ms-available"), value=available),
    ]
    for shown in seat["clients"]:
        client = client_of(table, shown["client"])
        now = "" if has_acted(view) else now_of(shown, texts)
        value = f"{_in_words(client, texts)}; {now}".rstrip("; ")
        lines.append(texts("labelled", label=pieces.client(client.name), value=value))
    lines += [
        texts(
            "labelled",
            label=pieces.client(name),
            value=_in_words(client_of(table, name), texts),
        )
        for name in seat["offer"]
    ]
    return lines


def _in_words(client: Client, texts: Texts) -> str:
    """Describe a client: colour, cost, top, worth."""
    cost = [
        f"{bonus_name(kind, texts)} {client.cost[kind]}" for kind in RESOURCES if client.cost[kind]
    ]
    if client.cost["moons"]:
        cost.append(texts("ms-moon-count", moons=client.cost["moons"]))
    if client.spot is None:
        top = bolt_of(client, texts)
    else:
        moons = texts("ms-moon-count", moons=client.spot.moons)
        top = f"{moons} → {bonus_name(client.spot.bonus, texts)}"
    worth = [texts("ms-point-count", points=client.points)] if client.points else []
    worth += [bonus_name(client.bonus, texts)] if client.bonus else []
    return "; ".join(
        [
            texts(f"moonshine-colour-{client.colour}"),
            texts("labelled", label=texts("ms-cost"), value=", ".join(cost)),
            texts("labelled", label=texts("ms-top"), value=top),
            texts("labelled", label=texts("ms-validated-worth"), value=", ".join(worth)),
        ]
    )
