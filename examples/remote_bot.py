"""A bot that plays over the network: python remote_bot.py http://127.0.0.1:8000 TABLE SEAT."""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, table: str, seat: int) -> None:
    request = Request(f"{server}/api/guests", json.dumps({"name": "Robo"}).encode())
    token = json.load(urlopen(request))["token"]
    with connect(f"{server.replace('http', 'ws')}/api/tables/{table}/socket") as socket:

        def tell(**message: Any) -> None:
            socket.send(json.dumps(message))

        tell(type="hello", token=token)
        tell(type="sit", id="sit", seat=seat)
        for message in map(json.loads, socket):
            position = message.get("position")  # in welcome, update, and when we were too late
            if position and position["over"]:
                return
            if position and position["legal"]:
                seq, move = position["seq"], random.choice(position["legal"])
                tell(type="move", id=f"move {seq}", seq=seq, move=move)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2], int(sys.argv[3]))
