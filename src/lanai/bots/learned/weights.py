"""Weights as a file: a few significant digits, with where they come from."""

from __future__ import annotations

import tomllib

from librt.vecs import vec

from lanai.bots.learned.net import Net
from lanai.core.errors import SetupError

Made = dict[str, str | int | float]
"""Where weights come from: what is not in them, but in how they were found."""


def read_net(text: str, inputs: int) -> Net:
    """Read a net; raises SetupError where it was made for other inputs."""
    table = tomllib.loads(text)["net"]
    net = Net(int(table["inputs"]), int(table["hidden"]))
    weights = [float(number) for row in table["weights"] for number in row]
    if net.inputs != inputs or len(weights) != len(net.weights):
        raise SetupError("weights-other")
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
