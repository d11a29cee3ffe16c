"""The islanders that bots are here: named by islands of the Moluccas, the greater the stronger."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = {
    "easy": ("Aru", "Kei", "Leti", "Gorong"),
    "medium": ("Banda", "Ambon", "Kisar", "Haruku"),
    "hard": ("Bacan", "Wetar", "Morotai", "Seram"),
    "expert": ("Tidore", "Ternate", "Saparua", "Tanimbar"),
    "master": ("Halmahera", "Buru", "Yamdena", "Taliabu"),
}
