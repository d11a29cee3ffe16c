"""The numbered steps that bring a database from any older schema to the present one."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Literal

from lanai.server.store.contract import StoreError


@dataclass(frozen=True, slots=True)
class Step:
    """One step: the schema version it leads to and the SQL that does it."""

    version: int
    sql: str


def steps_for(database: Literal["sqlite", "postgresql"]) -> list[Step]:
    """Read the steps of a database, oldest first."""
    folder = files(__name__).joinpath(database)
    return sorted(
        (
            Step(int(file.name.split("_")[0]), file.read_text(encoding="utf-8"))
            for file in folder.iterdir()
            if file.name.endswith(".sql")
        ),
        key=lambda step: step.version,
    )


def steps_after(steps: list[Step], version: int) -> list[Step]:
    """Choose the steps that a database of this version still needs; a newer one is refused."""
    newest = steps[-1].version
    if version > newest:
        raise StoreError("store-newer", {"version": version, "known": newest})
    return [step for step in steps if step.version > version]
