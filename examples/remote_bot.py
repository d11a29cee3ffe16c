"""A bot on a server: python remote_bot.py http://127.0.0.1:8000 TABLE SEAT (0 is the first)."""

import sys
from pathlib import Path

from lanai.client import play

if __name__ == "__main__":
    bot = f"{Path(__file__).with_name('first_bot.py')}:FirstBot"
    play(sys.argv[1], bot, name="Robo", table=sys.argv[2], seat=int(sys.argv[3]), linger=0)
