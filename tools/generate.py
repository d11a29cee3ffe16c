"""Write everything that is generated: `make generate`. With --check only say what is out of date.

- docs/commands.md: the help of every command
- docs/cards/<game>.md: the card tables with their provenance
- docs/protocol.schema.json, docs/openapi.json, web/src/lib/protocol.ts: the wire protocol
- web/src/lib/pages.ts: where the web app has pages
- web/src/games/generic/seated.ts: keys whose numbers are seats
- web/src/games/<game>/view.ts: what views and events hold
- tests/golden/<game>/<name>.txt: golden games told in sentences
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from pathlib import Path

# What is generated is a page of 100 columns in English; texts are chosen when they are loaded.
os.environ |= {"COLUMNS": "100", "TERM": "dumb", "LANAI_LANG": "en"}

import protocol
import views
from typer.core import TyperGroup
from typer.main import get_command

from lanai.cli.main import add_commands, app
from lanai.games import find
from lanai.texts.plain import SEATED

ROOT = Path(__file__).parent.parent
GAMES = sorted(path.name for path in (ROOT / "tests" / "golden").iterdir())


@cache
def command() -> TyperGroup:
    """Make the whole command once: Typer would for every call."""
    add_commands("")
    made = get_command(app)
    assert isinstance(made, TyperGroup)
    return made


def commands(group: TyperGroup, above: str = "") -> Iterator[str]:
    """Name the commands of a group, each before its own."""
    for name, each in group.commands.items():
        yield f"{above}{name}"
        if isinstance(each, TyperGroup):
            yield from commands(each, f"{above}{name} ")


def lanai(*arguments: str) -> str:
    """Run the command as a user would, in this process."""
    with redirect_stdout(io.StringIO()) as shown:
        command().main(args=list(arguments), prog_name="lanai", standalone_mode=False)
    return "\n".join(line.rstrip() for line in shown.getvalue().strip("\n").splitlines()) + "\n"


def commands_page() -> str:
    """Collect the help of all commands."""
    page = ["# Commands\n\nMade by `make generate` from the program's own help.\n"]
    for name in ("", *commands(command())):
        asked = [*name.split(), "--help"]
        page.append(f"## lanai {name}".rstrip() + f"\n\n```\n{lanai(*asked)}```\n")
    return "\n".join(page)


def cards_page(game: str) -> str:
    """Show a game's card tables, the newest first."""
    page = [f"# Cards of {game}\n\nMade by `make generate`; [the game](../games/{game}.md).\n"]
    for version in reversed(find(game).card_versions):
        page.append(f"```\n{lanai('cards', game, '--table', version, '--plain')}```\n")
    return "\n".join(page)


def seated() -> str:
    """Tell the browser which keys hold seats."""
    keys = "".join(f'  "{key}",\n' for key in SEATED)
    about = "/** Keys whose numbers are seats: a name says more than a number. */"
    made = "// Made by `make generate` from src/lanai/texts/plain.py."
    return f"{made}\n{about}\nexport const SEATED: ReadonlySet<string> = new Set([\n{keys}]);\n"


def pages() -> dict[Path, str]:
    """Make all generated files."""
    made = {
        ROOT / "docs" / "commands.md": commands_page(),
        ROOT / "docs" / "protocol.schema.json": protocol.schema_json(),
        ROOT / "docs" / "openapi.json": protocol.openapi_json(),
        ROOT / "web" / "src" / "lib" / "protocol.ts": protocol.typescript(),
        ROOT / "web" / "src" / "lib" / "pages.ts": protocol.pages(),
        ROOT / "web" / "src" / "games" / "generic" / "seated.ts": seated(),
        **views.pages(),
    }
    for game in GAMES:
        made[ROOT / "docs" / "cards" / f"{game}.md"] = cards_page(game)
        for record in sorted((ROOT / "tests" / "golden" / game).glob("*.lanai.jsonl")):
            told = record.with_name(record.name.replace(".lanai.jsonl", ".txt"))
            made[told] = lanai("replay", str(record.relative_to(ROOT)), "--plain")
    return made


def main() -> int:
    """Write or check."""
    os.chdir(ROOT)
    stale = 0
    for path, text in pages().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale += 1
            print(path.relative_to(ROOT))
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
