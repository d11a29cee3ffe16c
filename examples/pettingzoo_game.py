"""Play in PettingZoo: two seats choose at random among what the mask allows. Prints the rewards."""

import numpy as np

from lanai.envs import moluku_v0

rng = np.random.default_rng(7)
env = moluku_v0.env(players=2, text=True)
env.reset(seed=7)
rewards = {}
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        rewards[agent] = reward
        env.step(None)
        continue
    move = int(rng.choice(np.flatnonzero(observation["action_mask"])))
    print(f"{agent}: {info['moves'][move]}")
    env.step(move)
print("rewards", rewards, "scores", info["scores"])
