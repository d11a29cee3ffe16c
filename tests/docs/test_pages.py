"""The pages for people: links, anchors, pictures and code blocks. Fast, without the generator."""

from __future__ import annotations

import ast
import doctest
import re
import shlex
import subprocess
import textwrap
from functools import cache
from pathlib import Path

import pytest
import typer.main

from lanai.cli.main import add_commands, app

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("[!.]*/*.md"), *(ROOT / "docs").rglob("*.md")})
PICTURES = sorted((ROOT / "docs" / "screenshots").iterdir())
MOST_PICTURES = 30
MOST_BYTES = 150_000
FENCE = re.compile(r"^(```+)(\w*)\n(.*?)^\1$", re.M | re.S)
LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)\)")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@cache
def anchors_of(page: Path) -> set[str]:
    """List the anchors of a page's headings, as GitHub and the site make them."""
    found: dict[str, int] = {}
    for heading in re.findall(r"^#+ (.+)$", FENCE.sub("", text_of(page)), re.M):
        shown = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()
        anchor = re.sub(r"[^\w\- ]", "", shown).replace(" ", "-")
        found[anchor] = found.get(anchor, -1) + 1
    return {
        name + (f"-{more}" if more else "") for name, n in found.items() for more in range(n + 1)
    }


def links_of(page: Path) -> list[str]:
    prose = re.sub(r"`[^`\n]+`", "", FENCE.sub("", text_of(page)))
    return LINK.findall(prose)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for link in links_of(page):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if not has(target, anchor):
            broken.append(link)
    assert broken == []


def has(target: Path, anchor: str) -> bool:
    """Tell whether there is such a file or folder in the project, with such a heading."""
    if not target.is_relative_to(ROOT) or not target.exists():
        return False
    return not anchor or (target.suffix == ".md" and anchor in anchors_of(target))


def test_the_pictures_are_few_small_and_all_shown() -> None:
    shown = {
        (page.parent / link).resolve()
        for page in PAGES
        for link in links_of(page)
        if link.endswith(".png")
    }
    assert 0 < len(PICTURES) <= MOST_PICTURES
    assert set(PICTURES) == shown
    assert [picture.name for picture in PICTURES if picture.stat().st_size > MOST_BYTES] == []


def test_every_page_of_the_docs_is_in_their_index() -> None:
    index = ROOT / "docs" / "README.md"
    listed = {(index.parent / link.partition("#")[0]).resolve() for link in links_of(index)}
    pages = {page for page in PAGES if page.is_relative_to(index.parent)} - {index}
    assert [named(page) for page in sorted(pages) if not {page, page.parent} & listed] == []


# Code blocks


def blocks(*kinds: str) -> list[tuple[str, str]]:
    """List the blocks of some kinds, each with where it stands."""
    return [
        (f"{named(page)}-{number}", block[2])
        for page in PAGES
        for number, block in enumerate(FENCE.findall(text_of(page)))
        if block[1] in kinds
    ]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if "```python" in text_of(page)], ids=named
)
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    """Sessions say what comes out; a block that is a file, or a part of one, is at least Python."""
    examples = [block[2] for block in FENCE.findall(text_of(page)) if block[1] == "python"]
    sessions = [example for example in examples if ">>> " in example]
    for example in examples:
        if example not in sessions:
            ast.parse(textwrap.dedent(example))
    failures, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failures == 0 and tried >= len(sessions)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_in_sentences_are_commands(page: Path) -> None:
    prose = FENCE.sub("", text_of(page))
    for command in re.findall(r"`((?:lanai|make) [^`]+)`", prose):
        for words in commands_in(command):
            check_command(words)


@pytest.mark.parametrize("block", [pytest.param(text, id=where) for where, text in blocks("sh")])
def test_shell_blocks_are_shell_and_name_what_there_is(block: str) -> None:
    checked = subprocess.run(
        ["bash", "-n"], input=block, capture_output=True, text=True, check=False
    )
    assert checked.stderr == ""
    for command in commands_in(block):
        check_command(command)


def test_examples_of_the_commands_name_what_there_is() -> None:
    examples = re.findall(r"^ (lanai .+)$", text_of(ROOT / "docs" / "commands.md"), re.M)
    assert len(examples) > 20
    for example in examples:
        for words in commands_in(example):
            check_command(words)


def commands_in(block: str) -> list[list[str]]:
    """List the calls of make and lanai in a block, word by word."""
    found = []
    for line in block.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        for at, word in enumerate(words):
            if word.rpartition("/")[2] in ("make", "lanai") and (at == 0 or "=" in words[at - 1]):
                found.append([word.rpartition("/")[2], *words[at + 1 :]])
    return found


def check_command(words: list[str]) -> None:
    program, *rest = words
    names = [word for word in rest if not word.startswith("-") and "=" not in word]
    if program == "make":
        assert set(names) <= make_targets(), words
        return
    longer = " ".join(names[:2])  # a group's command
    name = longer if longer in commands() else names[0] if names else ""
    assert name in commands(), words
    known = commands()[name] | {"--help", "--lang"}
    options = {word.partition("=")[0] for word in rest if word.startswith("--")}
    assert options <= known, words


@cache
def make_targets() -> set[str]:
    return set(
        re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M)
    )


@cache
def commands() -> dict[str, set[str]]:
    """List the commands of `lanai`, each with its options; its own under an empty name."""
    add_commands("")
    group = typer.main.get_command(app)
    found = {"": group, **group.commands}  # type: ignore[attr-defined]
    for name, command in list(found.items()):
        parts = getattr(command, "commands", {}) if name else {}
        found |= {f"{name} {part}": each for part, each in parts.items()}
    return {
        name: {option for parameter in command.params for option in parameter.opts}
        for name, command in found.items()
    }


def test_the_files_for_contributors_call_what_there_is() -> None:
    workflow = text_of(ROOT / ".github" / "workflows" / "test.yml")
    called = set(re.findall(r"run: make ([a-z-]+)", workflow))
    assert {"test", "dist"} <= called <= make_targets()
    check = text_of(ROOT / "Makefile").partition("\ncheck:")[2].partition("\n\n")[0]
    hooks = re.findall(r"entry: (.+)", text_of(ROOT / ".pre-commit-config.yaml"))
    for line in re.findall(r"\$\(DEV\)/bin/(.+)", check):
        tool = line.removesuffix(" .").removesuffix(" --check")
        assert any(hook.startswith(f".venv/bin/{tool}") for hook in hooks), line
