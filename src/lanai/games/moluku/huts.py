"""MO-E2, MO-E3, MO-E4: the most that Huts and food can be worth, for every number of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FOODS: Final = ("rice", "pineapple", "fish")


class Group:
    """Different foods that one Hut can shelter (MO-E2): 0 or 1 of each, and their points."""

    def __init__(self, rice: int, pineapple: int, fish: int, points: int) -> None:
        self.rice: Final = rice
        self.pineapple: Final = pineapple
        self.fish: Final = fish
        self.points: Final = points

    def foods(self) -> list[str]:
        """Name the foods of the group."""
        present = (self.rice, self.pineapple, self.fish)
        return [food for food, there in zip(FOODS, present, strict=True) if there]

    def fits(self, rice: int, pineapple: int, fish: int) -> bool:
        """Tell whether there is food enough for the group."""
        return rice >= self.rice and pineapple >= self.pineapple and fish >= self.fish


class HutTable:
    """The best points for up to `huts` Huts and so much food, found by trying every first Hut."""

    def __init__(
        self, groups: list[Group], loose: tuple[int, int, int], most: tuple[int, int, int, int]
    ) -> None:
        self.groups: Final = sorted(groups, key=lambda group: -group.points)
        self.loose: Final = loose
        self.per_pineapple: Final[i64] = most[3] + 1
        self.per_rice: Final[i64] = self.per_pineapple * (most[2] + 1)
        self.per_hut: Final[i64] = self.per_rice * (most[1] + 1)
        self.points: vec[i64] = vec[i64]()
        for huts in range(most[0] + 1):
            for rice in range(most[1] + 1):
                for pineapple in range(most[2] + 1):
                    for fish in range(most[3] + 1):
                        points = self._try_all(huts, rice, pineapple, fish)
                        self.points = append(self.points, points)

    def best(self, huts: i64, rice: i64, pineapple: i64, fish: i64) -> i64:
        """Give the most points for these Huts and this food."""
        return self.points[
            huts * self.per_hut + rice * self.per_rice + pineapple * self.per_pineapple + fish
        ]

    def shelter(self, huts: int, rice: int, pineapple: int, fish: int) -> list[Group]:
        """List the groups of one best assignment, at most one for each Hut."""
        chosen: list[Group] = []
        for left in range(huts, 0, -1):
            best = self.best(left, rice, pineapple, fish)
            for group in self.groups:
                if group.fits(rice, pineapple, fish) and best == self._with(
                    group, left, rice, pineapple, fish
                ):
                    chosen.append(group)
                    rice -= group.rice
                    pineapple -= group.pineapple
                    fish -= group.fish
                    break
        return chosen

    def _try_all(self, huts: int, rice: int, pineapple: int, fish: int) -> i64:
        """MO-E4: try to leave the first Hut empty, and every group in it."""
        if huts == 0:
            return rice * self.loose[0] + pineapple * self.loose[1] + fish * self.loose[2]
        most = self.best(huts - 1, rice, pineapple, fish)
        for group in self.groups:
            if group.fits(rice, pineapple, fish):
                most = max(most, self._with(group, huts, rice, pineapple, fish))
        return most

    def _with(self, group: Group, huts: int, rice: int, pineapple: int, fish: int) -> i64:
        """Give the most points when the first Hut shelters `group`."""
        return group.points + self.best(
            huts - 1, rice - group.rice, pineapple - group.pineapple, fish - group.fish
        )
