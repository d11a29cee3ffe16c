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

import os
import subprocess
import sys
from pathlib import Path

import protocol
import views

from lanai.texts.plain import SEATED

ROOT = Path(__file__).parent.parent
COMMANDS = (
    "",
    "play",
    "serve",
    "reports",
    "simulate",
    "tournament",
    "replay",
    "verify",
    "cards",
    "games",
    "check",
    "new-game",
    "bench",
)
GAMES = sorted(path.name for path in (ROOT / "tests" / "golden").iterdir())


def lanai(*arguments: str) -> str:
    """Run the command as a user would, on a page of 100 columns."""
    environment = {**os.environ, "COLUMNS": "100", "TERM": "dumb", "LANAI_LANG": "en"}
    run = subprocess.run(
        [sys.executable, "-m", "lanai", *arguments],
        cwd=ROOT, env=environment, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return "\n".join(line.rstrip() for line in run.stdout.strip("\n").splitlines()) + "\n"


def commands_page() -> str:
    """Collect the help of all commands."""
    page = ["# Commands\n\nMade by `make generate` from the program's own help.\n"]
    for command in COMMANDS:
        asked = [command, "--help"] if command else ["--help"]
        shown = lanai(*asked).replace("python -m lanai", "lanai")
        page.append(f"## lanai {command}".rstrip() + f"\n\n```\n{shown}```\n")
    return "\n".join(page)


def cards_page(game: str) -> str:
    """Show a game's card table."""
    shown = lanai("cards", game, "--plain")
    return f"# Cards of {game}\n\nMade by `make generate`.\n\n```\n{shown}```\n"


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
