"""Print what pyproject.toml requires, to be installed before Lanai itself is built.

`build` for what builds the wheel, `run` for what Lanai needs.
"""

import sys
import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
REQUIRED = {
    "build": PROJECT["build-system"]["requires"],
    "run": PROJECT["project"]["dependencies"],
}

print(*REQUIRED[sys.argv[1]], sep="\n")
