"""Every step of `docs/adding-a-game.md` works as it is written, in its order."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parent.parent.parent / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(?P<kind>\w+)(?P<fails> fails)?\n(?P<body>.*?)^```$", re.S | re.M)
WHOLE = re.compile(r"`(?P<file>[^`]+)`:")
APPENDED = re.compile(r"Append to `(?P<file>[^`]+)`:")


@dataclass
class Reader:
    """Somebody who follows the page in an empty folder."""

    folder: Path
    shown: str = ""
    commands: int = 0
    files: int = 0

    def follow(self, line: str, kind: str, fails: bool, body: str) -> None:
        if kind == "sh":
            self.shown = "".join(self.run(command, fails) for command in body.splitlines())
        elif kind == "text":
            for expected in body.splitlines():
                assert squeezed(expected) in squeezed(self.shown + self.announced()), self.shown
        else:
            self.write(line, body)

    def announced(self) -> str:
        """The page shows a part of a file as well."""
        return (self.folder / "secret-heap" / "pyproject.toml").read_text()

    def run(self, command: str, fails: bool) -> str:
        words = shlex.split(command)
        if words[0] == "pip":
            # As --editable, but without touching the environment of the tests.
            words = [word for word in words if word != "--editable"]
            words += ["--no-deps", "--no-build-isolation", "--no-index", "--target", "installed"]
        program = {"lanai": ["lanai"], "pip": ["pip"], "python": []}[words[0]]
        arguments = (["-m", *program] if program else []) + words[1:]
        paths = [str(self.folder / "secret-heap"), str(self.folder / "installed")]
        before = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        environment = {
            **os.environ, "PYTHONPATH": os.pathsep.join(paths + before), "LANAI_LANG": "en",
            "COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        done = subprocess.run(
            [sys.executable, *arguments], cwd=self.folder, env=environment, timeout=300,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert (done.returncode != 0) is fails, f"{command}\n{done.stdout}{done.stderr}"
        self.commands += 1
        return done.stdout

    def write(self, line: str, body: str) -> None:
        if appended := APPENDED.fullmatch(line):
            file = self.folder / appended["file"]
            file.write_text(f"{file.read_text()}\n{body}")
        else:
            whole = WHOLE.fullmatch(line)
            assert whole is not None, f"which file is this? {line}"
            file = self.folder / whole["file"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body)
        self.files += 1


def squeezed(text: str) -> str:
    """Lines are broken where the screen ends."""
    return " ".join(text.split())


def test_the_page_works_step_by_step(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(page))
    assert len(blocks) == page.count("```") // 2
    reader = Reader(tmp_path)
    for block in blocks:
        line = page[: block.start()].rstrip().rpartition("\n")[2]
        reader.follow(line, block["kind"], block["fails"] is not None, block["body"])
    assert (reader.commands, reader.files) == (16, 10)
