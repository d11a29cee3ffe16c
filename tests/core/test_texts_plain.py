from __future__ import annotations

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_message

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


def test_large_numbers_are_written_as_in_the_language() -> None:
    assert "1,234" in Texts("en")("play-number", count=1234)
    assert "1.234" in Texts("de")("play-number", count=1234)
    written = {language: Texts(language).number(-1234.5, 1) for language in LANGUAGES}
    assert written == {"en": "-1,234.5", "fr": "-1\u202f234,5", "de": "-1.234,5"}


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
