"""Let OpenSpiel's own search play Tiki Topple: it draws worlds that its seat cannot tell apart."""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from lanai.envs.openspiel import resampler

game = pyspiel.load_game("lanai_tiki_topple(players=2,chance=sampled,rng_seed=7)")
random_state = np.random.RandomState(7)
rng = random.Random(7)
evaluator = mcts.RandomRolloutEvaluator(1, random_state)
bot = ismcts.ISMCTSBot(game, evaluator, 1.0, max_simulations=20, random_state=random_state)
bot.set_resampler(resampler(seed=7))

state = game.new_initial_state()
while not state.is_terminal():
    player = state.current_player()
    if state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
        continue
    action = int(bot.step(state)) if player == 0 else rng.choice(state.legal_actions())
    print(f"seat {player}: {state.action_to_string(player, action)}")
    state.apply_action(action)
print("returns", state.returns())
