"""The rules of a game as its docstrings tell them, for games without a rules page of their own."""

from __future__ import annotations

import inspect
from typing import NamedTuple

from lanai.core.contract import Game
from lanai.texts import Texts
from lanai.texts.titles import title_of


class Section(NamedTuple):
    """A part of the rules: what it is about, and its paragraphs, with empty lines between them."""

    title: str
    text: str


def rules_of(game: Game, texts: Texts) -> list[Section]:
    """Collect the docstrings: the game's, its position's, and those that begin with a rule's id."""
    state = type(game.new(game.seats[0]))
    sections = [
        Section(title_of(game, texts), told(type(game))),
        Section(texts("rules-play"), told(state)),
    ]
    if game.moves:
        sections.append(Section(texts("rules-moves"), ", ".join(game.moves)))
    functions = [*vars(state).values(), *vars(game.part("rules") or object).values()]
    by_rule = dict(rule_and_text(told(function)) for function in functions)
    sections += [Section(rule, by_rule[rule]) for rule in game.rule_ids if rule in by_rule]
    return [section for section in sections if section.text]


def told(thing: object) -> str:
    """Give the docstring of a class or a function, its paragraphs in one line each."""
    if not (inspect.isclass(thing) or inspect.isroutine(thing)):
        return ""
    docstring = inspect.cleandoc(thing.__doc__ or "")
    return "\n\n".join(" ".join(part.split()) for part in docstring.split("\n\n"))


def rule_and_text(docstring: str) -> tuple[str, str]:
    """Take the rule's id from the beginning of a docstring.

    >>> rule_and_text("KP-2: whoever passes after a bet gives up.")
    ('KP-2', 'Whoever passes after a bet gives up.')
    """
    rule, _, text = docstring.partition(": ")
    return rule, text[:1].upper() + text[1:]
