"""People who go on playing at another table while somebody misbehaves."""

from __future__ import annotations

import json
import random
import threading
import time

from support.server import PATIENCE, Address, Server, play_on, seated


class Bystanders:
    """Play a long game on a server for the length of a block; fail if it comes to a halt."""

    def __init__(self, server: Address, pause: float = 0.05) -> None:
        self.server = server
        self.pause = pause
        self.moves = 0
        self.stopping = threading.Event()
        self.failure: BaseException | None = None
        self.playing = threading.Thread(target=self._play, daemon=True)

    def _play(self) -> None:
        try:
            rng = random.Random(1)
            clients = seated(self.server, "moonshine", 2)
            while not self.stopping.wait(self.pause):
                if clients[0].over:
                    clients = seated(self.server, "moonshine", 2)
                self.moves += play_on(clients, rng, most=2)
            for client in clients:
                client.close()
        except BaseException as failure:
            self.failure = failure

    def __enter__(self) -> Bystanders:
        """Begin to play."""
        self.playing.start()
        self._wait_for(2)
        return self

    def __exit__(self, *_: object) -> None:
        """Play a little longer, stop, and make sure that nothing went wrong meanwhile."""
        self._wait_for(self.moves + 2)
        self.stopping.set()
        self.playing.join(PATIENCE)
        assert self.failure is None, repr(self.failure)
        assert not self.playing.is_alive()

    def _wait_for(self, moves: int) -> None:
        until = time.monotonic() + PATIENCE
        while self.moves < moves and self.failure is None:
            assert time.monotonic() < until, "the other table has come to a halt"
            time.sleep(0.01)


def assert_quiet(server: Server) -> None:
    """Make sure that a server has logged no defect and no trace."""
    assert server.log
    for line in server.log:
        entry = json.loads(line)
        assert entry["level"] in ("debug", "info", "warning"), line
        assert "where" not in entry and "defect" not in entry["event"], line
