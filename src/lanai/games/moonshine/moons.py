"""Moons: they cover places, and a spot whose places are all covered gives its bonus (MS-M)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lanai.core.bits import bit
from lanai.games.moonshine.board import (
    BAR,
    FIRST_CLIENT,
    MOONS,
    PLACE_BITS,
    POWER,
    TOTAL_ONE,
    client_at,
    moons_on,
    remove_client,
    room_of,
)
from lanai.games.moonshine.cards import SPOTS_OF_A_BAR, Cards


def spot_power(cards: Cards, words: vec[i64], at: i64, place: i64) -> i64:
    """Give the packed bonus of a place's spot."""
    if place < FIRST_CLIENT:
        return cards.bar_spots[SPOTS_OF_A_BAR * words[at + BAR] + place]
    return cards.spots[client_at(words, at, place - FIRST_CLIENT)]


def put_moon(cards: Cards, words: vec[i64], at: i64, place: i64) -> None:
    """MS-M1, MS-M2: a moon covers a free place; the last one makes the spot's bonus active."""
    words[at + MOONS] += TOTAL_ONE + bit(PLACE_BITS * place)
    if moons_on(words, at, place) == room_of(words, at, place):
        words[at + POWER] += spot_power(cards, words, at, place)


def take_moon(cards: Cards, words: vec[i64], at: i64, place: i64) -> None:
    """MS-M2: a moon leaves a place; a spot that was covered loses its bonus."""
    if moons_on(words, at, place) == room_of(words, at, place):
        words[at + POWER] -= spot_power(cards, words, at, place)
    words[at + MOONS] -= TOTAL_ONE + bit(PLACE_BITS * place)


def clear_client(cards: Cards, words: vec[i64], at: i64, rank: i64) -> None:
    """MS-A1, MS-A4: a client leaves its seat, and the moons on it are discarded."""
    while moons_on(words, at, FIRST_CLIENT + rank):
        take_moon(cards, words, at, FIRST_CLIENT + rank)
    remove_client(words, at, rank)
