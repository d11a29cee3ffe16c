"""The guests that bots are here: nobody gives a true name in a hidden bar, so they go by drinks."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = {
    "easy": ("Julep", "Fizz", "Sling", "Cobbler", "Rickey"),
    "medium": ("Mimosa", "Bellini", "Gimlet", "Sidecar", "Americano"),
    "hard": ("Negroni", "Martini", "Bronx", "Manhattan", "Aviation"),
    "expert": ("Sazerac", "Vesper", "Absinthe", "Bijou", "Zombie"),
    "master": ("Chartreuse", "Mezcal", "Akvavit", "Rakija", "Slivovitz"),
}
