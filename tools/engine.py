"""Lay out the engine of a page: Lanai's modules and the wheels of requirements/page.txt.

`tools/engine.py` packs it, compiled for the Python of web's pyodide; `tools/engine.py FOLDER` puts
it below a folder that is served, with `engine.json`, which names its files. Only pip, npm and
Node.js are needed.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / ".build" / "page-engine"
WHEELS: Final = BUILD / "wheels"
TREE: Final = BUILD / "tree"
MADE: Final = BUILD / "made"
OFFERS: Final = BUILD / "offers"
PACKER: Final = ROOT / "tools" / "pack.py"
LAYERS: Final = ("core", "games", "bots", "texts", "server", "page")
"""What of Lanai may be wanted; of the server only what is imported is packed."""
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY: Final = "python_stdlib.zip"
SQUEEZED: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
ARCHIVE: Final = "lanai.pack"
"""A tar by gzip, under a name that makes no web space unpack it on its way."""
LOCK: Final = "pyodide-lock.json"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
ASSETS: Final = "assets"
SUM: Final = 12
"""Digits of the sum that names the engine's folder."""


def download(requirements: Path, folder: Path) -> None:
    """Fetch the wheels, each with the hash that is asked for."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = {line.partition("sha256:")[2].strip() for line in requirements.open() if "==" in line}
    if wanted == {sum_of(wheel) for wheel in folder.glob("*.whl")}:
        return
    shutil.rmtree(folder)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-qq"]
    which = ["--platform", PLATFORM, "--python-version", PYTHON, "--only-binary=:all:", "--no-deps"]
    what = ["--require-hashes", "--requirement", str(requirements), "--dest", str(folder)]
    subprocess.run([*pip, *which, *what], check=True)


def sum_of(file: Path) -> str:
    """Give the hash of a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def lay_out(tree: Path) -> None:
    """Put all modules and their files into one folder, as they are."""
    shutil.rmtree(tree, ignore_errors=True)
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(tree)
    source = ROOT / "src" / "lanai"
    leave = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.sql")
    for layer in LAYERS:
        shutil.copytree(source / layer, tree / "lanai" / layer, ignore=leave)
    shutil.copy(source / "__init__.py", tree / "lanai")
    shutil.copy(PACKER, tree)


def lock_of(runtime: Path) -> str:
    """Write the list of packages that Pyodide may load by itself: none."""
    lock = json.loads((runtime / LOCK).read_text(encoding="utf-8"))
    return json.dumps({**lock, "packages": {}}, separators=(",", ":"))


def pack() -> None:
    """Make the engine's files, in a folder of their own."""
    download(ROOT / "requirements" / "page.txt", WHEELS)
    lay_out(TREE)
    for folder in (MADE, OFFERS):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
    packer = ROOT / "web" / "engine" / "pack.mjs"
    runtime = ROOT / "web" / "node_modules" / "pyodide"
    library = BUILD / f"library-{sum_of(runtime / LIBRARY)[:SUM]}-{sum_of(PACKER)[:SUM]}.zip"
    for old in set(BUILD.glob("library-*.zip")) - {library}:
        old.unlink()
    subprocess.run(["node", packer, TREE, MADE / ARCHIVE, OFFERS, library], check=True)
    shutil.copyfile(library, MADE / LIBRARY)
    for name in RUNTIME:
        shutil.copyfile(runtime / name, MADE / name)
    (MADE / LOCK).write_text(lock_of(runtime), encoding="utf-8")


def put(folder: Path) -> None:
    """Put the engine below a folder that is served, in place of an older one."""
    files = sorted(MADE.iterdir())
    total = hashlib.sha256("".join(map(sum_of, files)).encode()).hexdigest()[:SUM]
    where = f"{ASSETS}/engine-{total}"
    for old in (folder / ASSETS).glob("engine-*"):
        shutil.rmtree(old)
    shutil.copytree(MADE, folder / where)
    if (folder / "index.html.gz").exists():  # it is served by who sends what was compressed before
        for name in SQUEEZED:
            packed = gzip.compress((MADE / name).read_bytes(), mtime=0)
            (folder / where / f"{name}.gz").write_bytes(packed)
    shutil.copytree(OFFERS, folder / OFFERS.name, dirs_exist_ok=True)
    listed = {
        "folder": where,
        "files": {file.name: file.stat().st_size for file in files},
        "offers": sorted(file.name for file in OFFERS.iterdir()),
    }
    (folder / "engine.json").write_text(json.dumps(listed), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:]:
        put(Path(sys.argv[1]))
    else:
        pack()
