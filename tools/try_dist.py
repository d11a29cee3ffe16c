"""Install each file of `make dist` in a fresh environment: `lanai serve` must show the page."""

import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen
from venv import create

INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "-qq")
LOCKED = ("--constraint", "requirements/lock.txt")


def expected_build(package: Path) -> str:
    """Name the build that a package gives: an sdist compiles where this machine can."""
    if package.suffix == ".whl":
        return "interpreted" if package.stem.endswith("none-any") else "compiled"
    asked = [sys.executable, "tools/expected_build.py"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


def try_package(package: Path) -> None:
    """Install a package and open the page that it serves."""
    with TemporaryDirectory() as folder:
        create(folder, with_pip=True)
        programs = Path(sysconfig.get_path("scripts", vars={"base": folder}))
        subprocess.run([programs / "python", *INSTALL, *LOCKED, package], check=True)
        command = str(programs / "lanai")
        version = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
        assert expected_build(package) in version.stdout, version.stdout
        arguments = [command, "serve", "--port", "0", "--data", f"{folder}/data"]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
            try:
                assert server.stdout is not None
                look(server.stdout.readline())
            finally:
                server.terminate()
        print(f"{package.name}: {version.stdout.strip()}, and the page is there")


def look(greeting: str) -> None:
    """Open the page at the address that the server names, and the program that it loads."""
    found = re.search(r"http://\S+", greeting)
    assert found, greeting
    with urlopen(found[0]) as page:
        program = re.search(r'<script [^>]*src="([^"]+)"', page.read().decode())
    assert program, "this is not the page"
    for coding in ("br", "gzip"):
        asked = Request(found[0] + program[1], headers={"Accept-Encoding": coding})
        with urlopen(asked) as script:
            assert "javascript" in script.headers["Content-Type"]
            assert script.headers["Content-Encoding"] == coding, "it is not packed compressed"


for name in sys.argv[1:]:
    try_package(Path(name))
