"""Build: `core`, `games` and `bots` are compiled with mypyc where there is a C compiler."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "bots")
# Lets gcc and clang inline calls inside the extension although it is position-independent: +30 %.
INLINE = "-fno-semantic-interposition"


def c_compiler() -> bool:
    """Tell whether the C compiler of this Python is there, with Python's headers."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.exists()


def compiled_modules() -> list[object]:
    """List the extension modules: none with LANAI_COMPILE=0, or without a compiler."""
    wanted = os.environ.get("LANAI_COMPILE", "auto")
    if wanted == "0" or (wanted == "auto" and not c_compiler()):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 (only there when it is wanted)

    sources = sorted(
        str(path) for layer in COMPILED for path in Path("src/lanai", layer).rglob("*.py")
    )
    modules = mypycify(["--strict", *sources], opt_level="3", debug_level="0")
    for module in modules:
        if os.name == "posix":
            module.extra_compile_args.append(INLINE)
    return modules


setup(ext_modules=compiled_modules())
