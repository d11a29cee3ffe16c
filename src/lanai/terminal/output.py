"""Where Rich writes to."""

from __future__ import annotations

from rich.console import Console


class Output(Console):
    """A console that lets the command say how it ends when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Go on with the error; Rich would end the program here, as if something were wrong."""
        raise  # noqa: PLE0704 - Rich calls this where it has caught the error
