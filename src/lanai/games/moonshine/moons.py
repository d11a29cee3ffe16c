"""Moons: they cover places, and a spot whose places are all covered gives its bonus (MS-M)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from lanai.games.moonshine.board import (
    FIRST_CLIENT,
    add_power,
    bar_of,
    capacity_of,
    client_at,
    lay_moon,
    lift_moon,
    moons_on,
    remove_client,
)
from lanai.games.moonshine.cards import SPOTS_OF_A_BAR, Cards


def spot_power(cards: Cards, board: vec[i64], seat: i64, place: i64) -> i64:
    """Give the packed bonus of a place's spot."""
    if place < FIRST_CLIENT:
        return cards.bar_spots[SPOTS_OF_A_BAR * bar_of(board, seat) + place]
    return cards.spots[client_at(board, seat, place - FIRST_CLIENT)]


def put_moon(cards: Cards, board: vec[i64], seat: i64, place: i64) -> None:
    """MS-M1, MS-M2: a moon covers a free place; the last one makes the spot's bonus active."""
    lay_moon(board, seat, place)
    if moons_on(board, seat, place) == capacity_of(board, seat, place):
        add_power(board, seat, spot_power(cards, board, seat, place))


def take_moon(cards: Cards, board: vec[i64], seat: i64, place: i64) -> None:
    """MS-M2: a moon leaves a place; a spot that was covered loses its bonus."""
    if moons_on(board, seat, place) == capacity_of(board, seat, place):
        add_power(board, seat, -spot_power(cards, board, seat, place))
    lift_moon(board, seat, place)


def clear_client(cards: Cards, board: vec[i64], seat: i64, rank: i64) -> None:
    """MS-A1, MS-A4: a client leaves its seat, and the moons on it are discarded."""
    while moons_on(board, seat, FIRST_CLIENT + rank):
        take_moon(cards, board, seat, FIRST_CLIENT + rank)
    remove_client(board, seat, rank)
