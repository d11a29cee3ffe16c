"""Prove every deal of a Tiki Topple record, without Lanai: check_fairness.py RECORD CARDS.toml"""

import hashlib
import hmac
import itertools
import json
import sys
import tomllib

head, *lines, last = [json.loads(line) for line in open(sys.argv[1], encoding="utf-8")]
cards = tomllib.load(open(sys.argv[2], "rb"))
sha256 = lambda text: hashlib.sha256(text.encode()).hexdigest()
assert sha256(last["secret"]) == head["commitment"], "the secret is not the one committed to"
agreed = []
if "agreement" in head:  # scheme 2: everybody knew all hashes before the first nonce was shown
    terms, agreed = json.loads(head["agreement"]), [sha256(head["agreement"])]
    assert terms["commitment"] == head["commitment"], "another secret was agreed on"
    hashes = [each for each in terms["hashes"] if each]
    assert hashes == [sha256(nonce) for nonce in head["nonces"]], "other nonces were agreed on"
    for key in ("game", "rules", "cards", "players", "options"):
        assert terms[key] == head[key], f"another “{key}” was agreed on"
    print(f"agreement {agreed[0]}, attempt {terms['attempt']}: compare it with yours")
seed = sha256("\n".join([*agreed, last["secret"], *head["nonces"]]))
assert seed == last["seed"], "the seed is not made of the secret and the nonces"


def words(event):
    for block in itertools.count():
        digest = hmac.digest(bytes.fromhex(seed), f"{event}:{block}".encode(), "sha256")
        yield from (int.from_bytes(digest[at : at + 8], "big") for at in range(0, 32, 8))


def below(n, stream):
    return next(word for word in stream if word < 2**64 - 2**64 % n) % n


tikis, hand = [t["name"] for t in cards["tiki"]], head["options"]["hand"]
full = next(h for h in cards["hand"] if h["name"] == hand)
deck = [kind for kind, count in full["cards"].items() for _ in range(count)]
orders, players, used = list(itertools.permutations(range(3))), len(head["players"]), set()
rounds = [line["value"] for line in lines if "chance" in line]
for event, shown in enumerate(rounds):
    stream = words(event)
    starter = below(players, stream) if event == 0 else (rounds[event - 1]["starter"] + 1) % players
    groups = orders[below(6, stream)]
    column = [tikis[3 * group + at] for group in groups for at in orders[below(6, stream)]]
    aside = []
    for _ in range(players):
        left = deck[players > 2 :]
        drawn = [left.pop(below(len(left), stream)) for _ in range(full["aside"])]
        aside.append(sorted(drawn, key=deck.index))
    missions = []
    while len(missions) < players:
        if (mission := below(27, stream)) not in used:
            used.add(mission)
            missions.append(cards["mission"][mission]["tikis"])
    dealt = {"starter": starter, "column": column, "aside": aside, "missions": missions}
    assert dealt == shown, f"round {event + 1} was not dealt from the seed"
print(f"{len(rounds)} deals proven")
