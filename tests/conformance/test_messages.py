"""All languages say the same, nothing is said without words for it, and no message is idle."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse

from lanai.bots.levels import LEVELS
from lanai.bots.reasons.contract import ENDINGS
from lanai.bots.review.data import LUCK, OTHERS, OWN, VERDICTS
from lanai.core.contract import Game
from lanai.core.record import REDEALT, SAME
from lanai.core.verify import AGREED, COMMITTED, REPRODUCED, TAUGHT, UNPROVEN
from lanai.games import all_games
from lanai.games.card_tables import PROVENANCES
from lanai.games.moonshine.cards import BONUSES, DICE, SPOTS_OF_A_BAR
from lanai.games.moonshine.phases import STEPS, TASKS
from lanai.games.tiki_topple.cards import KINDS
from lanai.games.tiki_topple.moves import TIKIS_NAMED
from lanai.server.folding_game import STOOD_IN
from lanai.server.lessons import lesson_of
from lanai.server.protocol import Reason
from lanai.texts import LANGUAGES, sources
from lanai.texts.narration.moonshine import ANIMALS

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "lanai"
WEB = ROOT / "web" / "src"


def entries(language: str) -> Iterator[tuple[str, str]]:
    """Go through the messages of a language: each with its whole text."""
    for source in sources(language):
        for entry in parse(source).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.span is not None
                yield entry.id.name, source[entry.span.start : entry.span.end]


@cache
def messages(language: str) -> dict[str, str]:
    """List the messages of a language."""
    found: dict[str, str] = {}
    for name, text in entries(language):
        assert name not in found, f"{name} stands twice"
        found[name] = text
    return found


def arguments(language: str) -> dict[str, set[str]]:
    """List the arguments that each message takes."""
    return {name: set(re.findall(r"\{ \$(\w+)", text)) for name, text in messages(language).items()}


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_have_the_same_messages(language: str) -> None:
    assert arguments(language) == arguments("en")


# What the code says


@cache
def trees(under: str = "") -> list[ast.Module]:
    """Read the Python code of a file or a folder."""
    path = SOURCE / under
    files = [path] if path.suffix else path.rglob("*.py")
    return [ast.parse(file.read_text(encoding="utf-8")) for file in files]


@cache
def web_code() -> str:
    files = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def constants(under: str = "") -> set[str]:
    """List the texts and numbers that stand in Python code."""
    found = (node for tree in trees(under) for node in ast.walk(tree))
    return {
        str(node.value)
        for node in found
        if isinstance(node, ast.Constant) and isinstance(node.value, str | int)
    }


def web_constants() -> set[str]:
    return set(re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", web_code()))


def templates() -> set[str]:
    """List the texts with holes that some message fits, in Python and in what the web asks."""
    nodes = (node for tree in trees() for node in ast.walk(tree))
    found = {template_of(node) for node in nodes if isinstance(node, ast.JoinedStr)}
    asked = re.findall(r"\bt\(\s*`([^`]*)`", web_code())
    found |= {re.sub(r"\$\{[^}]*\}", "{}", text) for text in asked if "${" in text}
    shape = re.compile(r"(?=.*[a-z])(\{\}|[a-z0-9]+)(-(\{\}|[a-z0-9]+))+")
    spoken = filter(shape.fullmatch, found)
    return {each for each in spoken if any(map(fitting(each), messages("en")))}


def template_of(node: ast.JoinedStr) -> str:
    return "".join(
        str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values
    )


def fitting(template: str) -> Any:
    """Give what finds the messages that fit a template."""
    return re.compile(re.escape(template).replace(r"\{\}", "[a-z0-9-]+")).fullmatch


# What can come into the holes


def cards_of(name: str) -> Any:
    game = all_games()[name]
    return import_module(f"{game.room}.cards").load(game.cards)


def events_of(name: str) -> list[str]:
    return list(import_module(f"{all_games()[name].room}.events").EVENTS)


def choices(game: Game) -> list[tuple[str, str]]:
    """List the options of a game, each with each of its choices in words."""
    return [(each.name, each.write(choice)) for each in game.options for choice in each.choices]


def cells(game: Game) -> set[tuple[str, str]]:
    """List all that stands in the card tables of a game, by its column."""
    return {
        (column, cell)
        for version in game.card_versions
        for section in game.card_sections(version)
        for row in section.rows
        for column, cell in zip(section.columns, row, strict=True)
    }


def sections(game: Game) -> set[str]:
    return {each.title for each in game.card_sections(game.cards)}


def steps(name: str) -> list[str]:
    lesson = lesson_of(name)
    return [] if lesson is None else [str(step + 1) for step in range(lesson.steps)]


def study_words() -> set[str]:
    """List what the page of a study can ask for: words, and stems with words."""
    plain = constants("arena/study")
    stems = ("begins", "column", "heading", "how", "measure", "shares", "spread")
    return plain | {f"{stem}-{each}" for stem in stems for each in plain}


@cache
def possible() -> dict[str, set[str]]:
    """Fill every template with what the code's own data can put into it."""
    tikis, moluku, bars = cards_of("tiki-topple"), cards_of("moluku"), cards_of("moonshine")
    games = all_games()
    kinds = {moluku.kind(card) for card in range(len(moluku.names))}
    dealt = filled("mo-event-{}", events_of("moluku"))
    trumps = filled("mo-event-trump-{}", constants("games/moluku"))
    adjustments = constants("games/moluku/phases.py") | constants("texts/narration/moluku.py")
    tasks = [task for task in TASKS if task]
    columns = {column for game in games.values() for column, _ in cells(game)}
    made: dict[str, Iterable[str]] = {
        "bench-{}": constants("cli/bench.py"),
        "branch-begun-{}": (REDEALT, SAME),
        "build-{}": constants("cli/output.py"),
        "card-{}": [*KINDS, *moluku.names, *kinds],
        "column-{}": columns,
        "level-{}": LEVELS,
        "level-{}-about": LEVELS,
        "mo-do-play-{}": constants("games/moluku/view.py"),
        "mo-do-{}": constants("games/moluku/phases.py"),
        "mo-event-adjusted-{}": adjustments,
        "mo-event-idle-volcano-{}": constants("games/moluku"),
        "mo-event-trump-{}": constants("games/moluku"),
        "mo-event-{}": events_of("moluku"),
        "moluku-colour-{}": moluku.colours,
        "moluku-kind-{}": kinds,
        "moonshine-animal-{}": ANIMALS,
        "moonshine-at-{}": bars.scenes,
        "moonshine-bolt-{}": constants("terminal/boards/moonshine/pieces.py"),
        "moonshine-bonus-{}": BONUSES,
        "moonshine-colour-{}": bars.colours,
        "moonshine-die-{}": DICE,
        "moonshine-place-bar-{}": map(str, range(1, SPOTS_OF_A_BAR + 1)),
        "moonshine-place-{}": [f"bar-{spot + 1}" for spot in range(SPOTS_OF_A_BAR)],
        "moonshine-scene-{}": bars.scenes,
        "moonshine-step-{}": STEPS,
        "ms-do-{}": tasks,
        "ms-event-{}": events_of("moonshine"),
        "ms-owes-{}": tasks,
        "ms-wants-{}": constants("games/moonshine/notation.py"),
        "provenance-{}": PROVENANCES,
        "report-{}": get_args(Reason),
        "simulate-{}": constants("cli/simulate.py"),
        "study-column-{}": constants("cli/study.py"),
        "study-{}": study_words(),
        "table-{}": constants("server"),
        "tiki-topple-colour-{}": tikis.colours,
        "review-moment-{}": (LUCK, OWN, OTHERS),
        "review-verdict-{}": VERDICTS,
        "review-{}": constants("terminal/review.py"),
        "tiki-topple-group-{}": tikis.groups,
        "tiki-topple-option-hand-{}": [hand.name for hand in tikis.hands],
        "tiki-{}": tikis.tikis,
        "tournament-{}": constants("cli/tournament.py"),
        "tt-event-ended-{}": constants("games/tiki_topple/events.py"),
        "tt-event-played-{}": KINDS,
        "tt-wants-{}": map(str, TIKIS_NAMED),
        "verify-chance-branched-{}": (REPRODUCED, UNPROVEN),
        "verify-chance-{}": (AGREED, COMMITTED, TAUGHT, REPRODUCED, UNPROVEN),
        "{}-aid": games,
        "{}-by": [STOOD_IN],
        "{}-eager": games,
        "{}-lesson-end": games,
        "{}-line": games,
        "{}-name": games,
        "{}-none": trumps,
        "{}-own": dealt,
    }
    found = {template: filled(template, values) for template, values in made.items()}
    for name, game in games.items():
        for template, values in possible_of(name, game).items():
            found.setdefault(template, set()).update(template.format(*each) for each in values)
    return found


def possible_of(name: str, game: Game) -> dict[str, Iterable[tuple[str, ...]]]:
    """Say what a game can put into the templates that all games share."""
    return {
        "{}-cards-{}": product([name], sections(game)),
        "{}-column-{}": product([name], {column for column, _ in cells(game)}),
        "{}-event-{}": product([name], events_of(name)),
        "{}-held-{}": product([name], [held.kind for held in game.held]),
        "{}-lesson-{}": product([name], steps(name)),
        "{}-option-{}": product([name], [option.name for option in game.options]),
        "{}-option-{}-{}": [(name, *each) for each in choices(game)],
        "{}-tally-{}": product([name], game.new(game.seats[0]).tally()),
        "{}-{}-{}": [(name, *each) for each in cells(game)],
        "{}-aid-{}": product([name], ("false", "true") if game.aid else ()),
    }


def filled(template: str, values: Iterable[str]) -> set[str]:
    return {template.format(each) for each in values}


# Nothing without words, no words for nothing


def test_every_reason_in_the_code_has_a_message() -> None:
    reasons: set[str] = set()
    calls = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    for call in calls:
        name = ast.unparse(call.func).rpartition(".")[2]
        if name == "Refused":
            reasons |= {f"table-{code}" for code in texts_in(call.args[:1])}
        elif name.endswith("Error") or name in ("Refusal", "unreadable"):
            reasons |= {text for text in texts_in(call.args[:3]) if "-" in text and " " not in text}
    assert len(reasons) > 200
    assert sorted(reasons - messages("en").keys()) == []


def texts_in(nodes: list[ast.expr]) -> set[str]:
    """List the texts among the arguments of a call; of a choice both, of a rule id none."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.IfExp):
            found |= texts_in([node.body, node.orelse])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return {text for text in found if text.islower()}


def test_every_template_of_messages_is_known_here() -> None:
    """Whoever composes a message says in `possible` of what."""
    assert templates() - possible().keys() == set()
    idle = {template for template in possible() if not any(map(fitting(template), messages("en")))}
    assert idle <= {"{}-event-{}"}


def unused(names: Iterable[str]) -> list[str]:
    """List the messages that nothing asks for."""
    said = constants() | web_constants()
    said |= set().union(*possible().values())
    endings = {ending for endings in ENDINGS for ending in endings}
    said |= {reason + ending for reason in constants("bots/reasons") for ending in endings}
    for text in messages("en").values():
        said |= set(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text))
    return sorted(set(names) - said)


def test_every_message_is_used() -> None:
    assert unused(messages("en")) == []


def test_messages_that_nobody_asks_for_are_found() -> None:
    invented = [
        "bench-dreams", "card-joker", "level-silly", "mo-cards-odd", "mo-event-slept",
        "mo-reason-luck-worse", "moluku-option-teams-maybe", "moonshine-colour-mauve",
        "moonshine-lesson-99", "ms-wants-7", "table-nonsense", "tiki-nobody",
        "tiki-topple-column-size", "tournament-luck",
    ]  # fmt: skip
    assert unused(invented) == invented
