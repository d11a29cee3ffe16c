"""One search for all games: what it knows about a game is in `bots/knowledge/`."""
