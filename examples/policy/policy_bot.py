"""A trained policy as a bot: lanai play tiki-topple --bot examples/policy/policy_bot.py:Policy"""

from tiki_values import WEIGHTS, Values

from lanai import Bot, Sight


class Policy(Bot):
    """Makes the move that is worth most."""

    def __init__(self) -> None:
        self.values = Values.load(WEIGHTS)

    def choose(self, sight: Sight) -> int | str:
        return sight.legal[int(self.values.of(sight).argmax())]
