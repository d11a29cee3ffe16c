"""Prove every chance event of a record without Lanai: check_fairness.py RECORD CARDS.toml

It follows fairness.md, record.md and the pages in games/. It shows that the secret and the nonces
are those promised, that they give the seed, and that the seed gives every event of the record. It
takes the moves as they stand: whether they were allowed is for `lanai verify` to say.
"""

import hashlib
import hmac
import itertools
import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

Data = dict[str, Any]
Draw = Callable[[int], int]  # draw(n) gives the next number below n of an event's stream


class Unfair(Exception):
    """One sentence that says why a record is not proven."""


def need(fact: object, otherwise: str) -> None:
    if not fact:
        raise Unfair(otherwise)


def once(pairs: list[tuple[str, Any]]) -> Data:
    need(len(dict(pairs)) == len(pairs), "a key stands twice in one object")
    return dict(pairs)


def parsed(text: str, what: str) -> Data:
    try:
        return dict(json.loads(text, object_pairs_hook=once))
    except (TypeError, ValueError):
        raise Unfair(f"{what} is not a JSON object") from None


def same(one: object, other: object) -> bool:
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def stream(seed: str, event: int) -> Draw:
    """How the numbers of one event are drawn: fairness.md, 6 and 7."""

    def words() -> Iterator[int]:
        for block in itertools.count():
            digest = hmac.digest(bytes.fromhex(seed), f"{event}:{block}".encode(), "sha256")
            yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))

    fresh = words()
    return lambda n: next(word for word in fresh if word < 2**64 - 2**64 % n) % n


def check_seed(head: Data, last: Data) -> str:
    """What the seed was made of: fairness.md, 1 to 5, and scheme 1."""
    need("commitment" in head, "nothing was committed to, so nothing can be proven")
    need(not head.get("lesson"), "this is a lesson, whose deal was chosen to teach")
    need("secret" in last and "result" in last, "the game is not over: its secret is not shown")
    need(sha256(last["secret"]) == head["commitment"], "the secret is not the one committed to")
    mixed, scheme = [last["secret"], *head["nonces"]], "scheme 1: nothing was agreed on"
    if "daily" in head:
        day = head["daily"]["day"]
        tied = [sha256(f"{day} {head['game']}")]
        need(head["nonces"] == tied and "agreement" not in head, f"this is not the deal of {day}")
        scheme = f"deal of {day}; compare the commitment with yours: {head['commitment']}"
    elif re.fullmatch("[0-9a-f]{64}", str(head.get("agreement"))):
        mixed.insert(0, head["agreement"])
        scheme = f"scheme 2, sealed as somebody is gone; compare with yours: {head['agreement']}"
    elif "agreement" in head:
        terms, digest = parsed(head["agreement"], "the agreement"), sha256(head["agreement"])
        need(terms["scheme"] == 2, "the agreement is not of scheme 2")
        for key in ("game", "rules", "cards", "options", "players", "commitment"):
            need(same(terms[key], head[key]), f"another “{key}” was agreed on")
        need(len(terms["hashes"]) == len(head["players"]), "not every seat has its hash, or null")
        hashes = [each for each in terms["hashes"] if each is not None]
        need(hashes == [sha256(n) for n in head["nonces"]], "the nonces are not those agreed on")
        need(terms["attempt"] == len(terms["failed"]) + 1, "not every failed start is told")
        mixed.insert(0, digest)
        scheme = f"scheme 2, attempt {terms['attempt']}; compare the agreement with yours: {digest}"
    need(last["seed"] == sha256("\n".join(mixed)), "the seed is not made of what was promised")
    return scheme


def tiki_topple(head: Data, cards: Data, lines: list[Data], draws: Iterator[Draw]) -> Iterator[Any]:
    players, used, starter = len(head["players"]), set(), -1
    tikis, orders = [tiki["name"] for tiki in cards["tiki"]], list(itertools.permutations(range(3)))
    hand = next(hand for hand in cards["hand"] if hand["name"] == head["options"]["hand"])
    deck = [kind for kind, count in hand["cards"].items() for _ in range(count)][players > 2 :]
    for event in range(3 if players == 3 else 4):
        draw, aside, missions = next(draws), [], list[list[str]]()
        starter = (starter + 1) % players if event else draw(players)
        groups = orders[draw(6)]
        column = [tikis[3 * group + at] for group in groups for at in orders[draw(6)]]
        for _ in range(players):
            left = list(deck)
            drawn = [left.pop(draw(len(left))) for _ in range(hand["aside"])]
            aside.append(sorted(drawn, key=deck.index))
        while len(missions) < players:
            if (mission := draw(27)) not in used:
                used.add(mission)
                missions.append(cards["mission"][mission]["tikis"])
        dealt = {"starter": starter, "column": column, "aside": aside, "missions": missions}
        yield {"chance": "round", "value": dealt}


def moluku(head: Data, cards: Data, lines: list[Data], draws: Iterator[Draw]) -> Iterator[Any]:
    players, age = len(head["players"]), head["options"]["age"]
    deal = next(deal for deal in cards["deal"] if deal["players"] == players)
    heights = [suit["height"] for suit in cards["suited"] if suit["height"] not in deal["without"]]
    deck = [f"{colour['letter']}{height}" for colour in cards["colour"] for height in heights]
    deck += [panku["name"] for panku in cards["panku"]]
    for line in lines:  # a record may list the cards of a seat in any order
        if line.get("chance") in ("deal", "stock"):
            for hand in itertools.chain(*line["value"].values()):
                hand.sort(key=deck.index)

    def spread(stock: list[str], each: int, draw: Draw) -> list[list[str]]:
        places = [seat for seat in range(players) for _ in range(each)]
        places += [players] * (len(stock) - len(places))  # those of the stock come last
        hands: list[list[str]] = [[] for _ in range(players + 1)]
        for card in stock:
            hands[places.pop(draw(len(places)))].append(card)
        return hands

    draw, seats = next(draws), list(range(players))
    starter = draw(players)
    if age is None:
        age = [seats.pop(draw(len(seats))) for _ in range(players - 1)] + seats
    yield {"chance": "setup", "value": {"starter": starter, "age": age}}
    *hands, stock = spread(deck, deal["hand"], next(draws))
    yield {"chance": "deal", "value": {"hands": hands}}
    for _ in range(2 if deal["fresh"] else 0):
        *hands, stock = spread(stock, deal["fresh"], next(draws))
        yield {"chance": "stock", "value": {"cards": hands}}


class Seat:
    """A seat of Moonshine, as far as it decides which dice are rolled and how many cards drawn."""

    def __init__(self, bar: Data, front: list[str], clients: dict[str, Data]):
        self.bar, self.front, self.clients = bar, front, clients
        self.moons, self.validated, self.offer = Counter[str](), list[str](), list[str]()

    def bonuses(self) -> Counter[str]:
        spots = [(f"bar.{at}", spot) for at, spot in enumerate(self.bar["spots"], 1)]
        spots += [(name, self.clients[name].get("spot")) for name in self.front]
        active = [spot["bonus"] for at, spot in spots if spot and self.moons[at] >= spot["moons"]]
        permanent = [self.clients[name].get("bonus") for name in self.validated]
        return Counter(active + permanent) + Counter(eye=self.bar["eyes"], slot=self.bar["slots"])

    def move(self, verb: str, names: list[str]) -> set[str]:
        """Carry a move out; gives the clients that it discards."""
        if verb in ("moon", "pay", "lose"):
            self.moons[names[0]] += 1 if verb == "moon" else -1
        elif verb == "validate":
            self.front.remove(names[0])
            self.validated.append(names[0])
        elif verb == "keep" and names:
            need(set(names) <= set(self.front), "a client is kept that was not offered")
            self.front = names
        elif verb in ("pick", "replace"):
            *old, new = names  # nothing is old for “pick c31” and “replace none”
            need(new in [*self.offer, "none"], "a client is taken that was not drawn")
            need(set(old) <= set(self.front), "a client is replaced that is not there")
            discards, self.offer = {*old, *self.offer} - {new}, []
            self.front = [each for each in [*self.front, new] if each not in [*old, "none"]]
            self.moons.subtract({each: self.moons[each] for each in old})
            return discards
        return set()


class Deck:
    """The clients that can be drawn in Moonshine; discards join the pile when their step ends."""

    def __init__(self, clients: set[str]):
        self.clients, self.pile, self.discards, self.step = clients, set[str](), set[str](), ""

    def enter(self, step: str) -> None:
        if step != self.step:
            self.step, self.pile, self.discards = step, self.pile | self.discards, set()

    def take(self, draw: Draw) -> Iterator[str]:
        while self.clients or self.pile:
            if not self.clients:
                self.clients, self.pile = self.pile, set()
            card = sorted(self.clients)[draw(len(self.clients))]
            self.clients.remove(card)
            yield card


def set_up(head: Data, cards: Data, draw: Draw) -> tuple[Data, list[Seat]]:
    players, regulars = len(head["players"]), head["options"]["regulars"]
    clients = {client["id"]: client for client in cards["client"]}
    left = sorted(name for name in clients if regulars or clients[name].get("start"))
    sides = [bar for bar in cards["bar"] if bar["side"] == ("regulars" if regulars else "standard")]
    first = draw(players)
    bars = [sides.pop(draw(len(sides))) for _ in range(players)]
    counts = [(4, 5, 5, 6, 6)[(at - first) % players] if regulars else 2 for at in range(players)]
    dealt = [sorted(left.pop(draw(len(left))) for _ in range(count)) for count in counts]
    value = {"first": first, "bars": [bar["name"] for bar in bars], "clients": dealt}
    return value, [Seat(bar, list(front), clients) for bar, front in zip(bars, dealt, strict=True)]


def moonshine(head: Data, cards: Data, lines: list[Data], draws: Iterator[Draw]) -> Iterator[Any]:
    value, seats = set_up(head, cards, next(draws))
    yield {"chance": "setup", "value": value}
    deck, active, at, verb, names = Deck(set()), value["first"], 0, "", list[str]()
    for before, line in itertools.pairwise(lines):
        apart = "move" in {**before, **line} or before["value"] == []
        need(apart, "two events stand together without a move")
        if "move" in line:  # the reader takes capitals, and c3 for c03
            text = re.sub(r"\bc(\d)\b", r"c0\1", line["move"].lower())
            at, (verb, *names) = line["seat"], text.split()
            deck.enter("action" if verb in ("validate", "take-moon", "draw") else deck.step)
            deck.discards |= seats[at].move(verb, names)
        elif line["chance"] == "roll":
            if verb != "reroll":  # a round begins
                if not deck.step:  # the first one: all clients that nobody has are in the deck
                    deck.clients = set(seats[0].clients).difference(*(s.front for s in seats))
                deck.enter("dice")
                has = seats[active].bonuses()
                names = ["w1", "w2", "w3", "b" * (has["blue"] > 0), "o" * (has["orange"] > 0)]
                active = (active + 1) % len(seats)
            draw, dice = next(draws), [die for die in cards["die"] if die["name"] in names]
            yield {"chance": "roll", "value": {die["name"]: die["faces"][draw(6)] for die in dice}}
        else:
            has = seats[at].bonuses()
            due = verb == "draw" or len(seats[at].front) < has["slot"]
            need(due, f"seat {at} draws where no card is due")
            seats[at].offer = list(itertools.islice(deck.take(next(draws)), has["eye"]))
            yield {"chance": "draw", "seat": at, "value": seats[at].offer}


GAMES = {"tiki-topple": tiki_topple, "moluku": moluku, "moonshine": moonshine}


def branched(start: Data) -> str:
    """Say what a game is that begins with the beginning of another."""
    cards = "redealt" if start["cards"] == "redealt" else "the very same"
    return (
        f"no fair deal by proof: it begins with {start['step']} lines of another game, SHA-256 "
        f"{start['digest']}, the cards that seat {start['seat']} could not know are {cards}"
    )


def prove(record: str, cards: Data) -> str:
    """Say what is proven of the text of a record, or raise Unfair."""
    texts = record.rstrip("\n").split("\n")
    head, *lines, last = [parsed(text, f"line {at}") for at, text in enumerate(texts, 1)]
    need(head.get("game") in GAMES, "this is no record of a game that is known here")
    if head.get("lanai") == 2:
        need(False, branched(head["from"]))
    scheme = check_seed(head, last)
    draws = (stream(last["seed"], event) for event in itertools.count())
    due = GAMES[head["game"]](head, cards, lines, draws)
    shown = [(at, line) for at, line in enumerate(lines, 2) if "chance" in line]
    for event, (expected, found) in enumerate(itertools.zip_longest(due, shown)):
        need(found, f"event {event} is missing")
        need(expected, f"event {event} is one too many")
        fits = all(same(found[1].get(key), value) for key, value in expected.items())
        need(fits, f"event {event} in line {found[0]} does not follow from the seed: {expected}")
    return f"{len(shown)} events proven, {scheme}"


def main(record: str, table: str) -> str:
    try:
        with open(record, encoding="utf-8") as text, open(table, "rb") as cards:
            return prove(text.read(), tomllib.load(cards))
    except Unfair as reason:
        sys.exit(f"not proven: {reason}")
    except Exception as fault:
        sys.exit(f"not proven: the record or the card table is not as the docs say ({fault!r})")


if __name__ == "__main__":
    print(main(*sys.argv[1:]) if len(sys.argv) == 3 else sys.exit(__doc__))
