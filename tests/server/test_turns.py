"""Lists say at which tables it is the visitor's own turn, and nothing of anybody else's."""

from __future__ import annotations

import time
from pathlib import Path

from support.server import Guest, Server, seated, serving


def turns(guest: Guest) -> dict[str, bool]:
    """Ask where a guest has to act."""
    tables = guest.ask("GET", "/api/guests/me").json()["tables"]
    return {card["id"]: card["turn"] for card in tables}


def test_only_who_owes_a_decision_reads_that_it_is_their_turn(server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    assert ana.guest is not None and ben.guest is not None
    acting, waiting = (ana.guest, ben.guest) if ana.legal else (ben.guest, ana.guest)
    assert turns(acting) == {ana.id: True} and turns(waiting) == {ana.id: False}
    (ana if ana.legal else ben).move()
    assert turns(acting) == {ana.id: False} and turns(waiting) == {ana.id: True}


def test_a_hidden_move_changes_only_the_own_list(server: Server) -> None:
    ana, ben = seated(server, "moonshine", 2)
    assert ana.guest is not None and ben.guest is not None and ana.legal and ben.legal
    before = ben.guest.ask("GET", "/api/guests/me").json()
    assert ana.move()["type"] == "ok"
    assert turns(ana.guest) == {ana.id: False}
    assert ben.guest.ask("GET", "/api/guests/me").json() == before


def test_lobbies_lessons_and_public_lists(server: Server) -> None:
    guest = server.guest()
    lobby = guest.table(sit=0, public=True)["id"]
    lesson = guest.ask("POST", "/api/lessons/moluku").json()["id"]
    assert turns(guest)[lobby] is False
    with_socket = guest.join(lesson)
    while not with_socket.legal:
        with_socket.receive()
    with_socket.close()
    assert turns(guest)[lesson] is True
    assert all("turn" not in card for card in server.http.get("/api/tables").json())


def test_a_table_that_sleeps_still_says_whose_turn_it_is(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana, ben = seated(first, "tiki-topple", 2)
        assert ana.guest is not None and ben.guest is not None
        expected = [bool(ana.legal), bool(ben.legal)]
        tokens = [ana.guest, ben.guest]
        ana.close()
        ben.close()
    with serving(tmp_path) as again:
        for guest in tokens:
            guest.server = again
        assert [turns(guest)[ana.id] for guest in tokens] == expected


def test_a_list_says_who_is_there_and_how_a_game_stands_in_ones_own_language(
    server: Server,
) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    guest = ana.guest
    assert guest is not None and ben.guest is not None

    def own(lang: str) -> dict[str, object]:
        (card,) = guest.ask("GET", f"/api/guests/me?lang={lang}").json()["tables"]
        return {key: card[key] for key in ("here", "standing")}

    assert own("en") == {"here": [0, 1], "standing": "Round 1 of 4 · 0 points"}
    ben.close()
    while own("de")["here"] != [0]:
        time.sleep(0.02)
    assert own("de")["standing"] == "Runde 1 von 4 · 0 Punkte"
    assert own("fr")["standing"] == "Manche 1 sur 4 · 0 point"
    lobby = guest.table(sit=0)["id"]
    cards = guest.ask("GET", "/api/guests/me").json()["tables"]
    assert [(card["here"], card["standing"]) for card in cards if card["id"] == lobby] == [([], "")]
