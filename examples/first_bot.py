"""A bot of your own: lanai play tiki-topple --bot examples/first_bot.py:FirstBot"""

from lanai.bots.contract import Bot, Sight


class FirstBot(Bot):
    """Plays the card that leaves its mission with the most points right now."""

    def choose(self, sight: Sight) -> int | str:
        return max(sight.legal, key=lambda move: self.points_after(sight, move))

    def points_after(self, sight: Sight, move: int) -> int:
        world = sight.world.copy()
        world.apply(sight.seat, move)
        you = world.view(sight.seat).get("you")
        points = you.get("points_now") if isinstance(you, dict) else None
        return sum(points) if isinstance(points, list) else world.scores()[sight.seat]
