"""How the site of the documentation looks. `tools/site.py` gathers its pages and builds it."""

from __future__ import annotations

import re

from sphinx.application import Sphinx

import lanai

project = html_title = "Lanai"
version = release = lanai.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
html_theme = "furo"
html_copy_source = False
html_show_copyright = False
default_role = "code"  # docstrings write `names` as the pages do
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}
suppress_warnings = [
    "misc.highlighting_failure",  # Fluent is shown without colours
    "ref.python",  # every room has a Seat
]

TABLE = "  |"


def adapt(_app: Sphinx, _what: str, _name: str, _object: object, _options: object,
          lines: list[str]) -> None:  # fmt: skip
    """Write a docstring as Sphinx reads it: letters after a `name`, and tables as they are."""
    adapted: list[str] = []
    for line in lines:
        if line.startswith("|"):
            begun = adapted[-1:] and adapted[-1].startswith(TABLE)
            adapted += [TABLE + line[1:]] if begun else ["::", "", TABLE + line[1:]]
        else:
            adapted.append(re.sub(r"(`[^`]+`)(?=\w)", r"\1\\ ", line))
    lines[:] = adapted


def setup(app: Sphinx) -> None:
    """Let docstrings be adapted."""
    app.connect("autodoc-process-docstring", adapt)
