"""Drive the engine from Python: who acts, what is legal, apply. Prints one random game."""

from lanai.core.rng import FastRng
from lanai.games import find

rng = FastRng(seed=7)
state = find("tiki-topple").new(players=3, options={"hand": "classic"})
state.settle(rng)
while seats := state.to_act():
    seat = seats[0]
    move = int(state.pick(seat, rng))
    print(f"seat {seat}: {state.text(seat, move)}  ({len(state.legal(seat))} legal moves)")
    state.apply(seat, move)
    state.settle(rng)
print("scores", state.scores(), "winners", state.winners())
