"""The carvers that bots are here: named by the woods of the islands, the harder the stronger."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = {
    "easy": ("Hau", "Ulu", "Hala", "Noni"),
    "medium": ("Kukui", "Kamani", "Kolea", "Pilo"),
    "hard": ("Ohia", "Naio", "Mamane", "Olopua"),
    "expert": ("Kauila", "Uhiuhi", "Alahee", "Aalii"),
    "master": ("Koaia", "Nioi", "Lama", "Aiea"),
}
