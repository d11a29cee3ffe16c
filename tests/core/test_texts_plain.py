from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message
from fluent.syntax.visitor import Visitor

from lanai.texts import LANGUAGES, Texts, Variable, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_messages_read_as_fluent_writes_them(language: str) -> None:
    texts, slow = Texts(language), Texts(language)
    for read in (texts, slow):
        for message in list(read.unread):
            read.read(message)
    slow.plain.clear()
    values = ("Ana", "", "a\u0007b", "x" * 400, "tab\tline\n", 0, -7, 999)
    assert len(texts.plain) > 100
    for message, parts in texts.plain.items():
        names = [part.name for part in parts if isinstance(part, Variable)]
        for value in values:
            args = dict.fromkeys(names, value)
            assert texts(message, **args) == slow(message, **args)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_written_as_the_library_for_all_countries_writes_them(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        bundle.add_resource(FluentResource(source))
    texts = Texts(language)
    for message in list(texts.unread):
        texts.read(message)
    used = Variables()
    for entry in texts.patterns.entries.values():
        used.visit(entry)
    values = (0, 1, 2, -1, 1000, 1_000_000, -12_345_678, 0.5, 1.5, 1234.5678, "Ana", "first", "no")
    others = texts.patterns.entries.keys() - texts.plain.keys()  # the rest is read above
    assert len(others) > 50
    for message in others:
        pattern = bundle.get_message(message).value
        assert pattern is not None
        for value in values:
            args = dict.fromkeys(used.names, value)
            written, faults = bundle.format_pattern(pattern, args)
            assert not faults
            assert texts.patterns.write(message, args) == written, (message, value)


def test_what_messages_cannot_hold_is_said() -> None:
    texts = Texts("en")
    texts.unread.update(
        {
            "loop": "loop = a { loop }",
            "day": "day = { DATETIME($day) }",
            "exact": 'exact = { NUMBER($n, style: "percent") }',
        }
    )
    for message, args in (("loop", {}), ("day", {"day": 1}), ("exact", {"n": 1})):
        with pytest.raises(KeyError):
            texts(message, **args)


def test_a_term_knows_what_it_is_told() -> None:
    texts = Texts("en")
    texts.unread.update(
        {
            "-coin": "-coin = { $count -> \n    [one] coin\n   *[other] coins\n }",
            "purse": 'purse = { "{" }{ -coin(count: 2) }, { -coin(count: 1) }, { 1.5 }',
        }
    )
    assert texts("purse") == "{coins, coin, 1.5"


def test_large_numbers_are_written_as_in_the_language() -> None:
    assert "1,234" in Texts("en")("play-number", count=1234)
    assert "1.234" in Texts("de")("play-number", count=1234)
    written = {language: Texts(language).number(-1234.5, 1) for language in LANGUAGES}
    assert written == {"en": "-1,234.5", "fr": "-1\u202f234,5", "de": "-1.234,5"}


def test_a_number_in_a_sentence_keeps_its_spaces() -> None:
    french = Texts("fr")
    told = french("simulate-interrupted", games=french.number(12_000))
    assert told == "Arrêté après 12\u202f000 parties."
    assert "\\x1b" in french("simulate-interrupted", games="\x1b[2J")


def test_a_point_lost_is_not_told_as_one_won() -> None:
    for language in LANGUAGES:
        assert Texts(language)("play-points", points=-1).startswith("-1 ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    whole: dict[str, str] = {}
    for source in sources(language):
        for entry in FluentResource(source).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                entry.comment = None
                whole.setdefault(entry.id.name, serialize_message(entry))
    texts = Texts(language)
    assert list(texts.unread) == list(whole)
    for message, text in texts.unread.items():
        parted = FluentResource(text).body[0]
        assert isinstance(parted, ast.Message)
        assert serialize_message(parted) == whole[message]


def test_a_message_is_read_when_it_comes_up_with_what_it_refers_to() -> None:
    texts = Texts("en")
    assert texts("play-winner", name="Ana", points=3) == "Ana wins with 3 points."
    assert "play-points" not in texts.unread
    assert "play-undone" in texts.unread
    assert texts.has("play-undone")
    assert not texts.has("play-nothing-like-that")
