"""Weights as a file: a few significant digits, with where they come from."""

from __future__ import annotations

import tomllib
from math import isfinite

from librt.vecs import vec

from lanai.bots.learned.net import Net
from lanai.core.errors import SetupError

Made = dict[str, str | int | float]
"""Where weights come from: what is not in them, but in how they were found."""


def read_net(text: str, inputs: int, file: str) -> Net:
    """Read a net; raises SetupError where it is none, or was made for other inputs."""
    try:
        table = tomllib.loads(text)["net"]
        width, hidden = int(table["inputs"]), int(table["hidden"])
        weights = [float(number) for row in table["weights"] for number in row]
        if not all(isfinite(weight) for weight in weights):
            raise ValueError("not a number")
    except (ValueError, KeyError, TypeError, OverflowError):
        raise SetupError("weights-broken", {"file": file}) from None
    if width != inputs or hidden < 0 or len(weights) != inputs + hidden * (inputs + 2):
        raise SetupError("weights-other", {"file": file})
    net = Net(inputs, hidden)
    net.weights = vec[float](weights)
    return net


def write_net(net: Net, game: str, made: Made) -> str:
    """Write a net with where it comes from."""
    rows = [list(net.weights[: net.inputs])]
    width = net.inputs + 2
    for unit in range(int(net.hidden)):
        first = net.inputs + unit * width
        rows.append(list(net.weights[first : first + width]))
    lines = [
        f"# How seats stand in {game}, learned by self-play: `lanai train {game}` (docs/bots.md).",
        "",
        "[made]",
        *(f"{name} = {_written(value)}" for name, value in made.items()),
        "",
        "[net]",
        f"inputs = {net.inputs}",
        f"hidden = {net.hidden}",
        "weights = [",
        *(f"  [{', '.join(f'{number:.4g}' for number in row)}]," for row in rows),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _written(value: str | int | float) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
