"""The steps of a game of Moonshine, what a seat owes in them, and the chance that may be due."""

from __future__ import annotations

from typing import Final, Literal

# The steps of the game
SETTING_UP: Final = 0
KEEPING: Final = 1
FIRST_MOONS: Final = 2
INSTANTS: Final = 3
LOSING: Final = 4
ROLLING: Final = 5
DICE_MOONS: Final = 6
ACTING: Final = 7
OVER: Final = 8
Step = Literal[
    "setup", "keep", "first-moons", "instants", "losses", "dice", "dice-moons", "action", "over",
]  # fmt: skip
STEPS: Final[tuple[Step, ...]] = (
    "setup", "keep", "first-moons", "instants", "losses", "dice", "dice-moons", "action", "over",
)  # fmt: skip

# The chance event that is due
NOTHING: Final = 0
SETUP: Final = 1
ROLL: Final = 2
DRAW: Final = 3
CHANCES: Final = ("move", "setup", "roll", "draw")
"""The chance events by number; when none is due a move is expected."""

# The task of a seat
IDLE: Final = 0
REROLL_DICE: Final = 1
PLACE: Final = 2
CHOOSE: Final = 3
PAY: Final = 4
PICK: Final = 5
REPLACE: Final = 6
LOSE: Final = 7
KEEP: Final = 8
AWAIT_REFILL: Final = 9
AWAIT_DRAW: Final = 10
Task = Literal["reroll", "moon", "action", "pay", "pick", "replace", "lose", "keep", "draw"]
TASKS: Final[tuple[Task | None, ...]] = (
    None, "reroll", "moon", "action", "pay", "pick", "replace", "lose", "keep", "draw", "draw",
)  # fmt: skip

# The action that a seat has chosen
NO_ACTION: Final = 0
VALIDATE: Final = 1
TAKE_MOON: Final = 2
DRAW_CARDS: Final = 3
Action = Literal["validate", "take-moon", "draw"]
ACTIONS: Final[tuple[Action | None, ...]] = (None, "validate", "take-moon", "draw")
