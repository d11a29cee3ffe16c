"""Pages of results: a section for each thing measured, replaced by whoever measures."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

PAGE = Path(__file__).parent / "RESULTS.md"
HEAD = "# Results\n\nOnly the ratios travel: everything in a section was measured in one run.\n"


def write_section(title: str, text: str, page: Path = PAGE, head: str = HEAD) -> None:
    """Put a section in the place of the old one, or at the end."""
    old = page.read_text(encoding="utf-8") if page.exists() else ""
    sections = dict(re.findall(r"^## (.*?)\n\n(.*?)(?=^## |\Z)", old, re.DOTALL | re.MULTILINE))
    sections[title] = text.strip() + "\n"
    body = "".join(f"\n## {name}\n\n{each.strip()}\n" for name, each in sections.items())
    page.write_text(head + body, encoding="utf-8")


def machine() -> str:
    """Name the machine."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}"


def processor() -> str:
    """Name the processor."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
