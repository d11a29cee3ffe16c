"""Studies: what many games between bots show about a game, as figures and as one page."""
