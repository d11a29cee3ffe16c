"""Measure what others feel while a server is attacked, and write bench/ATTACKS.md.

Run by `make bench-attacks`; `python bench/under_attack.py [NAME …] [--seconds S]` only shows the
figures, of the attacks in bench/attacks/ that are named or of all. The innocent are in this
process, the server and the attackers in others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType

from attacks.target import Target
from bystander import Bystander, Spell
from load import part
from results import machine, write_section
from serving import HERE, Served, limited

from lanai.cli.output import is_compiled, version_line

SECONDS = float(os.environ.get("LANAI_BENCH_SECONDS", "10"))
SPELLS = ("before", "during", "after")
WATCH_SECONDS = 0.1
FIRST_PAUSE = 1.0
"""Seconds that an attacker gets to come in before what it does is counted."""
PAGE = HERE / "ATTACKS.md"
HEAD = (
    "# Under attack\n\n"
    "What others at the server feel while somebody attacks it, measured by `make bench-attacks`. "
    "An innocent player plays at one table with a bot of level `medium` that answers as soon as it "
    "can, and waits at another, where they ping; newcomers open the page on new connections. "
    "Server, attackers and the innocent share one machine, so a part of what is felt is the "
    "attackers' own use of its processor. The server runs with the limits that it has by default.\n"
)
NO_HELPERS = ("__init__", "target")


def all_attacks() -> list[str]:
    """List the attacks by the names of their files."""
    found = (path.stem for path in (HERE / "attacks").glob("*.py"))
    return sorted(name for name in found if name not in NO_HELPERS)


def attack_of(name: str) -> ModuleType:
    """Load an attack."""
    return import_module(f"attacks.{name}")


# In the attackers' process


async def attack_for(name: str, url: str, victim: str, seconds: float) -> None:
    """Attack for a while, print what was done, and be gone at once: nobody says goodbye."""
    target = Target(url, victim)
    attack = asyncio.create_task(attack_of(name).attack(target))
    done, _ = await asyncio.wait([attack], timeout=seconds)
    if done:
        attack.result()
    print(json.dumps(target.counts), flush=True)
    os._exit(0)


# In the process of the innocent


async def watch(served: Served, bystander: Bystander, seconds: float) -> Spell:
    """Let the innocent play for a while, and keep the most memory that the server held."""
    spell = bystander.spell = Spell()
    end = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < end:
        spell.memory = max(spell.memory, served.memory)
        await asyncio.sleep(WATCH_SECONDS)
    return spell


async def felt(name: str, served: Served, seconds: float) -> tuple[list[Spell], dict[str, int]]:
    """Measure the innocent before, during and after an attack."""
    bystander = Bystander(served.url)
    await bystander.begin()
    spells = [await watch(served, bystander, seconds)]
    bystander.spell = Spell()  # how the attackers come in belongs to none
    attacker = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", name, served.url, bystander.home,
        str(FIRST_PAUSE + seconds), stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        await asyncio.sleep(FIRST_PAUSE)
        spells.append(await watch(served, bystander, seconds))
        spells.append(await watch(served, bystander, seconds))
        counts = json.loads((await attacker.communicate())[0] or "{}")
    finally:
        if attacker.returncode is None:
            attacker.kill()
    await bystander.end()
    return spells, counts


def measure(name: str, seconds: float) -> str:
    """Take the figures of an attack and write its section."""
    before = os.getloadavg()[0]
    settings = {"bot_pace": 0, "log_level": "WARNING", **getattr(attack_of(name), "SETTINGS", {})}
    with (
        TemporaryDirectory(prefix="lanai-attack-") as data,
        limited(Path(data), **settings) as served,
    ):
        spells, counts = asyncio.run(felt(name, served, seconds))
    return section(name, seconds, spells, counts, before)


# The page


def figures(values: list[float], *shares: float) -> str:
    """Write the milliseconds within which these shares of all were answered."""
    found = (part(values, share) for share in shares)
    return " · ".join("–" if value is None else f"{value:,.{value < 10:d}f}" for value in found)


def line(name: str, spell: Spell) -> str:
    """Write the line of one part of the run."""
    return (
        f"| {name} | {figures(spell.pings, 0.5, 0.99, 1)} | {figures(spell.moves, 0.5, 0.99)} "
        f"| {figures(spell.bots, 0.5, 1)} | {len(spell.moves)} | {figures(spell.pages, 0.5, 1)} "
        f"| {spell.memory / 2**20:.0f} | {spell.lost} |\n"
    )


def section(
    name: str, seconds: float, spells: list[Spell], counts: dict[str, int], load: float
) -> str:
    """Write the section of one attack."""
    told = " ".join((attack_of(name).__doc__ or "").split())
    done = ", ".join(f"{number:,} {what}" for what, number in sorted(counts.items())) or "nothing"
    return (
        f"{told}\n\n"
        "| | ping, ms: p50 · p99 · max | move to `ok`: p50 · p99 | bot's answer: p50 · max "
        "| moves made | page: p50 · max | server's memory, MiB | broken off or refused |\n"
        "|---|---|---|---|---|---|---|---|\n"
        + "".join(line(*each) for each in zip(SPELLS, spells, strict=True))
        + f"\nSpells of {seconds:g} s. The attackers counted: {done}. Machine: {machine()}, load "
        f"{load:.1f} before; {version_line()}.\n"
    )


def main() -> int:
    """Measure the attacks that are named, or all."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("names", nargs="*", metavar="NAME")
    reader.add_argument("--seconds", type=float, default=SECONDS, help="of each spell")
    reader.add_argument("--write", action="store_true", help="write bench/ATTACKS.md")
    reader.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    given = reader.parse_args()
    if given.attack is not None:
        name, url, victim, seconds = given.attack
        asyncio.run(attack_for(name, url, victim, float(seconds)))
    if given.write and not is_compiled():
        print("The engine is not compiled here: the figures would not be those of Lanai.")
        return 1
    for name in given.names or all_attacks():
        text = measure(name, given.seconds)
        title = name.replace("_", " ").capitalize()
        print(f"## {title}\n\n{text}", flush=True)
        if given.write:
            write_section(title, text, PAGE, HEAD)
    return 0


if __name__ == "__main__":
    sys.exit(main())
