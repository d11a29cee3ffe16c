"""Build the site of the documentation into .build/site: `make docs`.

The pages of the project, as they are, become one searchable site with the reference of the engine
from its docstrings. A link or an anchor that leads nowhere ends the build.
"""

from __future__ import annotations

import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONFIG = ROOT / "docs" / "site"
SOURCE = ROOT / ".build" / "site-source"
SITE = ROOT / ".build" / "site"
TREES = ROOT / ".build" / "site-trees"
HOME = ROOT / "README.md"
CONTENTS = ROOT / "docs" / "README.md"
PAGES = sorted({*ROOT.glob("*.md"), *ROOT.glob("[!.]*/*.md"), *(ROOT / "docs").rglob("*.md")})
DESCRIBED = ("lanai.core", "lanai.games", "lanai.bots")
LINK = re.compile(r"(\]\()([^)\s:#]+)((?:#[^)\s]*)?\))")
BLOCK = re.compile(r"(^```.*?^```$)", re.M | re.S)


def place_of(page: Path) -> Path:
    """Say where a page lies in the site: the README is its home, a folder has an index."""
    if page.is_dir():
        page = page / "README.md" if (page / "README.md").exists() else page / "index.md"
    return Path("index.md") if page == HOME else page.relative_to(ROOT)


def parts_of(page: Path) -> list[str]:
    """Cut a page into prose and blocks of code, by turns."""
    return BLOCK.split(page.read_text(encoding="utf-8"))


def links_of(page: Path) -> list[Path]:
    """List the files and folders that a page links to."""
    links = LINK.findall("".join(parts_of(page)[::2]))
    return [(page.parent / path).resolve() for _, path, _ in links]


def adapted(page: Path) -> str:
    """Write a page with links to where the others lie in the site."""
    here = place_of(page).parent

    def to_place(link: re.Match[str]) -> str:
        target = (page.parent / link[2]).resolve()
        if not target.exists():
            return link[0]  # the generator says so
        return link[1] + Path(os.path.relpath(place_of(target), here)).as_posix() + link[3]

    parts = parts_of(page)
    parts[::2] = [LINK.sub(to_place, prose) for prose in parts[::2]]
    return "".join(parts)


def contents(pages: list[str], *options: str) -> str:
    """Write a list of pages for the menu."""
    return "\n".join(["```{toctree}", *options, "", *pages, "```", ""])


def folder_page(folder: Path) -> str:
    """Write the page of a folder that has none: its pages, or its files."""
    name = "decisions" if folder.name == "adr" else folder.name.replace("_", " ")
    title = f"# {name.capitalize()}\n\n"
    if any(folder.glob("*.md")):
        return title + contents(["*"], ":glob:", ":maxdepth: 1")
    files = sorted(each for each in folder.rglob("*") if each.suffix in (".py", ".toml"))
    texts = (f"## {file.name}\n\n````\n{file.read_text(encoding='utf-8')}````\n" for file in files)
    return "---\norphan: true\n---\n" + title + "\n".join(texts)


def modules() -> Iterator[str]:
    """List the modules of the engine."""
    for name in DESCRIBED:
        yield name
        package = import_module(name)
        yield from (each.name for each in pkgutil.walk_packages(package.__path__, f"{name}."))


def write(place: Path | str, text: str) -> None:
    """Write a page of the site's source."""
    file = SOURCE / place
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def write_reference() -> None:
    """Write a page for each module of the engine, to be filled from its docstrings."""
    names = list(modules())
    for name in names:
        write(f"reference/{name}.md", f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n")
    write("reference/index.md", "# API reference\n\n" + contents(names, ":maxdepth: 1"))


def write_source() -> None:
    """Gather all that the site is made of."""
    for page in PAGES:
        write(place_of(page), adapted(page))
    for target in sorted({target for page in PAGES for target in links_of(page)} - set(PAGES)):
        if target.is_file():
            (SOURCE / place_of(target)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(target, SOURCE / place_of(target))
        elif not (target / "README.md").exists():
            write(place_of(target), folder_page(target))
    write_reference()
    write(place_of(HOME), adapted(HOME) + "\n" + menu())


def menu() -> str:
    """Write the menu: the docs in the order of their index, then the rest of the project."""
    docs = [CONTENTS, *(page for page in links_of(CONTENTS) if page.is_dir() or page in PAGES)]
    others = [page for page in PAGES if CONTENTS.parent not in page.parents and page != HOME]
    first, rest = (
        [place_of(page).with_suffix("").as_posix() for page in pages] for pages in (docs, others)
    )
    return contents(first, ":caption: Documentation", ":hidden:") + contents(
        [*rest, "reference/index"], ":caption: The project", ":hidden:"
    )


def main() -> None:
    """Build the site."""
    for folder in (SOURCE, SITE):
        shutil.rmtree(folder, ignore_errors=True)
    write_source()
    command = [
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-E",
        "-d",
        TREES,
        "-c",
        CONFIG,
        SOURCE,
        SITE,
    ]
    built = subprocess.run([sys.executable, *map(str, command)], cwd=ROOT, check=False)
    if built.returncode == 0:
        print(f"The site is in {SITE.relative_to(ROOT)}: open {SITE.relative_to(ROOT)}/index.html")
    sys.exit(built.returncode)


if __name__ == "__main__":
    main()
