"""Install into an environment, made first where there is none: its folder, then pip's arguments.

uv takes a tenth of pip's time; `make` puts it into .build/uv. Where it is missing or fails (it does
not read pip's settings), pip does the same.
"""

import subprocess
import sys
from pathlib import Path

UV = Path(".build/uv/bin/uv")
HAS_PIP = "import sys, importlib.util; sys.exit(importlib.util.find_spec('pip') is None)"
PIP = ("-m", "pip", "--disable-pip-version-check", "install", "-qq")


def done(*command: str | Path) -> bool:
    """Run a command and tell whether it went well."""
    return subprocess.run(command, check=False).returncode == 0


def install_with_uv(folder: Path, wanted: list[str]) -> bool:
    """Install with uv, and pip too for whoever comes later."""
    made = (folder / "bin" / "python").exists() or done(
        UV, "venv", "-q", "--python", sys.executable, folder
    )
    return made and done(UV, "pip", "install", "-q", "--python", folder, "pip", *wanted)


def install_with_pip(folder: Path, wanted: list[str]) -> bool:
    """Install with the pip of the environment."""
    python = folder / "bin" / "python"
    made = python.exists() and done(python, "-c", HAS_PIP)
    return (made or done(sys.executable, "-m", "venv", folder)) and done(python, *PIP, *wanted)


def main(folder: Path, wanted: list[str]) -> bool:
    """Install with what there is."""
    if UV.exists():
        if install_with_uv(folder, wanted):
            return True
        print("uv could not; now with pip …", file=sys.stderr)
    return install_with_pip(folder, wanted)


if __name__ == "__main__":
    sys.exit(0 if main(Path(sys.argv[1]), sys.argv[2:]) else 1)
