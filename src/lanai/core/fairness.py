"""Fair by proof: where the chance of a game comes from, and how anybody can check it afterwards.

When a game starts the server draws a *secret* and shows its hash, the *commitment*. Every player
adds a *nonce*, also by its hash first. Only when all hashes are fixed in one *agreement* (see
`agreement.py`) the nonces are shown. The *seed* is the hash of all of it, so nobody can choose a
deal. Chance event *k* takes its numbers from a stream keyed by (seed, k): what is seen of one event
says nothing about another. `docs/fairness.md` describes it to the bit.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from lanai.core.agreement import digest_of
from lanai.core.errors import LanaiError, SetupError
from lanai.core.rng import WIDEST, FastRng, Rng

SECRET_BYTES: Final = 32
WORD_BYTES: Final = 8
WORDS: Final = 1 << 64
LARGEST_SEED: Final = 2**63 - 1
"""Of simulations: what a word of the compiled generator holds. Numbers of games end there too."""


class Luck(ABC):
    """Where the chance of one game comes from: one generator for each chance event."""

    @abstractmethod
    def stream(self, event: int) -> Rng:
        """Give the generator of chance event number `event`, counted from 0."""

    @abstractmethod
    def header(self) -> dict[str, object]:
        """Give what the record shows about chance from the start."""

    @abstractmethod
    def result(self) -> dict[str, object]:
        """Give what the record reveals about chance once the game is over."""


class FairLuck(Luck):
    """The luck of games between people: committed, keyed, provable.

    Without an agreement (scheme 1) it proves only that nothing was changed after the start: that is
    all there is to prove where one program holds the secret and all nonces.

    >>> luck = FairLuck(secret="00" * 32, nonces=["aa", "bb"])
    >>> luck.stream(0).below(6) == luck.stream(0).below(6)
    True
    """

    def __init__(self, secret: str, nonces: list[str], agreement: str | None = None) -> None:
        check_hex("secret", secret)
        for nonce in nonces:
            check_hex("nonce", nonce)
        self.secret: Final = secret
        self.nonces: Final = nonces
        self.agreement: Final = agreement
        self.commitment: Final = commitment_of(secret)
        self.seed: Final = seed_of(secret, nonces, agreement)

    def stream(self, event: int) -> Rng:
        return KeyedRng(bytes.fromhex(self.seed), event)

    def header(self) -> dict[str, object]:
        shown: dict[str, object] = {"commitment": self.commitment, "nonces": self.nonces}
        return shown if self.agreement is None else {**shown, "agreement": self.agreement}

    def result(self) -> dict[str, object]:
        return {"secret": self.secret, "seed": self.seed}


class SimulationLuck(Luck):
    """The luck of simulations: a plain number, the number of the game, and the fast generator.

    Raises SetupError for numbers that a record could not keep.
    """

    def __init__(self, seed: int, number: int) -> None:
        check_seed(seed)
        check_seed(number)
        self.seed: Final = seed
        self.number: Final = number

    def stream(self, event: int) -> Rng:
        return FastRng(self.seed, self.number, event)

    def header(self) -> dict[str, object]:
        return {}

    def result(self) -> dict[str, object]:
        return {"seed": f"fast:{self.seed}:{self.number}"}


class UnprovenLuck(Luck):
    """Fair luck that nobody can check, for games that were started elsewhere."""

    def __init__(self) -> None:
        self.hidden: Final = FairLuck(draw_secret(), [])

    def stream(self, event: int) -> Rng:
        return self.hidden.stream(event)

    def header(self) -> dict[str, object]:
        return {}

    def result(self) -> dict[str, object]:
        return {}


class KeyedRng(Rng):
    """The numbers of one chance event: HMAC-SHA256 keyed by the seed, 64 bits a word."""

    def __init__(self, key: bytes, event: int) -> None:
        self.key: Final = key
        self.event: Final = event
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """Take the next 64 bits of the stream."""
        if not self.words:
            message = f"{self.event}:{self.block}".encode()
            digest = hmac.new(self.key, message, hashlib.sha256).digest()
            self.block += 1
            for at in range(len(digest) - WORD_BYTES, -1, -WORD_BYTES):
                self.words.append(int.from_bytes(digest[at : at + WORD_BYTES], "big"))
        return self.words.pop()

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1; words from the last, incomplete run of n do not count."""
        size = int(n)
        if size > WIDEST:
            raise ValueError(f"a draw from more than {WIDEST} numbers")
        limit = WORDS - WORDS % size
        word = self.word()
        while word >= limit:
            word = self.word()
        return i64(word % size)


def check_seed(seed: int) -> None:
    """Raise SetupError unless a simulation can start from this number."""
    if not 0 <= seed <= LARGEST_SEED:
        raise SetupError("setup-seed", {"most": str(LARGEST_SEED)})


def draw_secret() -> str:
    """Draw a secret or a nonce from the operating system."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """Hash a secret so that it can be shown without giving it away."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, nonces: list[str], agreement: str | None = None) -> str:
    """Mix the agreement's hash, the secret and all nonces: hexadecimal texts on lines."""
    agreed = [] if agreement is None else [digest_of(agreement)]
    return hashlib.sha256("\n".join([*agreed, secret, *nonces]).encode()).hexdigest()


def daily_nonce(day: str, game: str) -> str:
    """Tie the secret of a deal of the day to its day and game.

    Everybody knows it. Without any nonce the seed would be the commitment, which is published.
    """
    return hashlib.sha256(f"{day} {game}".encode()).hexdigest()


def check_hex(what: str, text: str) -> None:
    """Raise LanaiError unless `text` is lower-case hexadecimal."""
    if not text or any(digit not in "0123456789abcdef" for digit in text):
        raise LanaiError("not-hexadecimal", {"what": what})
