"""Rated tables: nobody's game counts who has not agreed, and nobody gets help there."""

from __future__ import annotations

import random

import pytest

from lanai.core.errors import LanaiError
from lanai.server import entries as log
from lanai.server import messages
from lanai.server import protocol as wire
from lanai.server.folding import fold
from lanai.server.ratings.measures import newest_measure
from lanai.server.ratings.results import result_of
from lanai.server.refused import code_of
from support.server import Client, Server, acting, play_on, seated
from support.sitting import Sitting


def lobby(**changes: object) -> Sitting:
    """Let two people sit at a table whose host then makes it rated."""
    sitting = Sitting("moluku", 2, begin=False)
    sitting.ask(0, messages.Options(id="rated", rated=True, **changes))  # type: ignore[arg-type]
    return sitting


def agrees(sitting: Sitting) -> list[bool]:
    return [place.agrees for place in sitting.table.seats]


def refusal(sitting: Sitting, seat: int, request: messages.AnyRequest) -> str:
    with pytest.raises(LanaiError) as caught:
        sitting.ask(seat, request)
    return code_of(caught.value)


def test_who_sat_before_has_to_agree() -> None:
    sitting = lobby()
    assert agrees(sitting) == [True, False], "the host agrees by what they ask for"
    assert refusal(sitting, 0, messages.Start(id="s1")) == "not-agreed"
    sitting.ask(1, messages.AgreeRated(id="a1"))
    assert refusal(sitting, 1, messages.AgreeRated(id="a2")) == "no-change"
    sitting.ask(1, messages.AgreeRated(id="a3", agree=False))
    assert refusal(sitting, 0, messages.Start(id="s2")) == "not-agreed"
    sitting.ask(1, messages.AgreeRated(id="a4"))
    sitting.ask(0, messages.Start(id="s3"))
    assert sitting.table.status == "playing" and sitting.table.rated
    assert sitting.table.measure == newest_measure(sitting.table.game)


def test_other_rules_have_to_be_agreed_to_anew_and_others_not() -> None:
    sitting = lobby()
    sitting.ask(1, messages.AgreeRated(id="a1"))
    sitting.ask(0, messages.Options(id="o1", public=True, level="medium"))
    assert agrees(sitting) == [True, True]
    sitting.ask(0, messages.Options(id="o2", limit=wire.Limit("move", 20)))
    assert agrees(sitting) == [True, False]
    sitting.ask(1, messages.AgreeRated(id="a2"))
    sitting.ask(0, messages.Options(id="o3", rated=False))
    assert refusal(sitting, 1, messages.AgreeRated(id="a3")) == "not-rated"
    sitting.ask(0, messages.Options(id="o4", rated=True))
    assert agrees(sitting) == [True, False], "what was agreed to once is not agreed to for ever"


def test_who_changes_the_seat_still_agrees() -> None:
    sitting = Sitting("moluku", 3, begin=False)
    sitting.ask(2, messages.Stand(id="stand"))
    sitting.ask(0, messages.Options(id="rated", rated=True))
    sitting.ask(1, messages.AgreeRated(id="a1"))
    sitting.ask(1, messages.Sit(id="s1", seat=2))
    assert agrees(sitting) == [True, False, True]
    sitting.ask(2, messages.Sit(id="s2", seat=1))
    assert agrees(sitting) == [True, False, True], "who was not shown it has not agreed"
    sitting.ask(2, messages.Sit(id="s3", seat=1, rated=True))
    assert agrees(sitting) == [True, True, True]


def test_an_old_log_is_not_rated() -> None:
    entry = {"entry": "started", "at": 1}
    assert isinstance(log.read(entry), log.Started)
    assert Sitting("tiki-topple", 2).table.rated is False


def started(server: Server, game: str = "tiki-topple", players: int = 2) -> list[Client]:
    return seated(server, game, players, rated=True)


def test_nobody_gets_help_at_a_rated_table(server: Server) -> None:
    clients = seated(server, "moluku", 2, rated=True, hints=True, aid=True)
    table = clients[0].table
    assert (table["rated"], table["hints"], table["aid"]) == (True, False, False)
    mover = acting(clients)
    assert mover.ask("hint", seq=mover.seq)["code"] == "no-hints"
    assert mover.position is not None and mover.position["aid"] is None


def test_only_what_nobody_saw_can_be_taken_back(server: Server) -> None:
    clients = started(server)
    mover = acting(clients)
    mover.move()
    assert mover.position is not None and mover.position["undo"] == "free"
    mover.do("undo", seq=mover.seq)
    mover.catch_up()
    mover.move()
    other = acting([client for client in clients if client is not mover])
    other.move()
    mover.catch_up()
    assert mover.position["undo"] is None
    assert mover.ask("undo", seq=mover.seq)["code"] == "rated-undo"


def test_with_bots_one_asks_nobody_either(server: Server) -> None:
    guest = server.guest()
    bots = [{"seat": 1, "level": "random"}]
    client = guest.join(guest.table(sit=0, bots=bots, start=True, rated=True)["id"])
    acting([client])
    client.move()
    acting([client])
    assert client.ask("undo", seq=client.seq)["code"] == "rated-undo"


def test_a_rematch_is_rated_by_the_same_agreement(server: Server) -> None:
    ana, ben = started(server)
    play_on([ana, ben], random.Random(1))
    fresh = ana.do("rematch")["table"]
    ben.do("rematch")
    table = server.http.get(f"/api/tables/{fresh}").json()
    assert table["rated"] and [seat["agrees"] for seat in table["seats"]] == [True, True]
    assert table["starting"]


def test_who_plays_again_by_other_rules_is_asked_again(server: Server) -> None:
    ana, ben = started(server)
    play_on([ana, ben], random.Random(1))
    fresh = ana.do("rematch")["table"]
    assert ana.guest is not None
    ana.guest.join(fresh).do("options", limit={"kind": "move", "seconds": 20})
    ben.do("rematch")
    table = server.http.get(f"/api/tables/{fresh}").json()
    assert [seat["agrees"] for seat in table["seats"]] == [False, True]
    assert not table["starting"]


def test_a_result_tells_who_left() -> None:
    sitting = Sitting("tiki-topple", 3, wire.Limit("player", 600))
    sitting.ask(2, messages.Resign(id="r"))
    rng = random.Random(3)
    while not sitting.play.state.over():
        state = sitting.play.state
        seat = state.to_act()[0]
        moved = log.Moved(
            at=sitting.time, seat=seat, move=state.text(seat, rng.choice(state.legal(seat)))
        )
        fold(sitting.table, moved)
    result = result_of(sitting.table)
    assert [sitter.place for sitter in result.sitters][2] == 3
    assert {sitter.place for sitter in result.sitters[:2]} <= {1, 2}
    assert (result.rated, result.ended, result.game) == (False, sitting.time, "tiki-topple")
