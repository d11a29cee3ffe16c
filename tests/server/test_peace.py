"""Peace at a table: who may chat and sit, what the host may do, and who is host."""

from __future__ import annotations

from pathlib import Path

import pytest

from support.server import Client, Guest, Server, seated, serving


def people(server: Server, *names: str, players: int = 4) -> list[Client]:
    """Let people sit down at a table of the first."""
    guests = [server.guest(name) for name in names]
    table = guests[0].table("tiki-topple", players)["id"]
    clients = [guest.join(table) for guest in guests]
    for seat, client in enumerate(clients):
        client.sit(seat)
    clients[0].catch_up()
    return clients


def who(client: Client) -> str:
    """Give the public id of who is at a socket."""
    assert client.guest is not None
    return client.guest.id


def told(client: Client, kind: str) -> dict[str, object]:
    """Wait for a quiet line."""
    while True:
        line: dict[str, object] = client.until("chat")["chat"]
        if line["kind"] == kind:
            return line


# Chat


def test_only_those_who_sit_chat_unless_the_host_lets_others(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    zed = server.guest("Zed").join(ana.id)
    assert zed.ask("chat", text="hello")["code"] == "chat-seated"
    assert ben.ask("house", watchers_chat=True)["code"] == "not-host"
    ana.do("house", watchers_chat=True)
    opened = told(zed, "chat-opened")
    assert (opened["name"], opened["text"]) == ("Ana", "")
    assert zed.table["watchers_chat"] is True
    zed.do("chat", text="hello")
    said = told(ben, "said")
    assert (said["seat"], said["name"], said["guest"]) == (None, "Zed", who(zed))
    assert ana.ask("house", watchers_chat=True)["code"] == "no-change"
    ana.do("house", watchers_chat=False)
    assert zed.ask("chat", text="hello")["code"] == "chat-seated"


def test_a_host_who_does_not_sit_may_chat(server: Server) -> None:
    host = server.guest("Ana")
    host.join(host.table()["id"]).do("chat", text="come in")


def test_the_host_mutes_somebody_who_sits_or_watches(server: Server) -> None:
    ana, ben, cleo = people(server, "Ana", "Ben", "Cleo")
    zed = server.guest("Zed").join(ana.id)
    assert ben.ask("mute", guest=who(cleo), on=True)["code"] == "not-host"
    assert ana.ask("mute", guest=who(ana), on=True)["code"] == "yourself"
    assert ana.ask("mute", guest=who(zed), on=True)["code"] == "no-such-person"
    ana.do("mute", guest=who(ben), on=True)
    line = told(cleo, "muted")
    assert (line["name"], line["by"], line["guest"]) == ("Ben", "Ana", who(ben))
    assert cleo.table["muted"] == [who(ben)]
    assert ben.ask("chat", text="why?")["code"] == "muted"
    ana.do("mute", guest=who(ben), on=False)
    ben.do("chat", text="thanks")
    ana.do("house", watchers_chat=True)
    zed.do("chat", text="boo")
    ana.do("mute", guest=who(zed), on=True)
    assert zed.ask("chat", text="boo")["code"] == "muted"


# Removing and locking


def test_who_is_removed_neither_sits_nor_chats_until_let_back_in(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    ana.do("house", watchers_chat=True)
    ana.do("remove", guest=who(ben), on=True)
    told(ben, "removed")
    ben.catch_up()
    assert ben.table["seats"][1]["kind"] == "empty"
    assert ben.table["removed"] == [{"guest": who(ben), "name": "Ben"}]
    assert ben.ask("sit", seat=1)["code"] == "removed"
    assert ben.ask("chat", text="why?")["code"] == "removed"
    again = ben.guest.join(ana.id) if ben.guest is not None else ben
    assert again.ask("sit", seat=1)["code"] == "removed", "nor on another connection"
    ana.do("remove", guest=who(ben), on=False)
    again.sit(1)


def test_nobody_is_thrown_out_of_a_game(server: Server) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    refused = ana.ask("remove", guest=who(ben), on=True)
    assert refused["code"] == "still-playing" and "mute" in refused["message"]
    ana.do("mute", guest=who(ben), on=True)
    ben.catch_up()
    assert ben.table["seats"][1]["guest"] == who(ben)


def test_at_a_locked_table_nobody_new_sits_down(server: Server) -> None:
    host = server.guest("Ana")
    table = host.table("tiki-topple", 3, sit=0, public=True)["id"]
    ana, ben, zed = host.join(table), server.guest("Ben").join(table), server.guest().join(table)
    ben.sit(1)
    ana.do("house", locked=True)
    assert told(zed, "locked")["name"] == "Ana"
    assert zed.table["locked"] is True
    assert zed.ask("sit", seat=2)["code"] == "locked"
    ben.do("stand")
    ben.sit(2)
    listed = [card["id"] for card in server.http.get("/api/tables").json()]
    assert table not in listed, "nobody can join it from the list"
    ana.do("house", locked=False)
    zed.sit(1)


# The host's role


def test_the_host_hands_their_role_over(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    zed = server.guest("Zed").join(ana.id)
    assert ana.ask("hand-over", guest=who(zed))["code"] == "no-such-person"
    ana.do("mute", guest=who(ben), on=True)
    ana.do("hand-over", guest=who(ben))
    line = told(zed, "host")
    assert (line["name"], line["by"]) == ("Ben", "Ana")
    assert zed.table["host"] == who(ben)
    assert zed.table["muted"] == [], "no host is mute"
    assert ana.ask("start")["code"] == "not-host"
    ben.do("start")


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Server:  # type: ignore[misc]
    """A server at which nobody waits long for a host."""
    with serving(tmp_path_factory.mktemp("hasty"), host_seconds=0.3) as server:
        yield server


def test_if_the_host_vanishes_from_a_lobby_somebody_else_starts(hasty: Server) -> None:
    ana, ben = people(hasty, "Ana", "Ben")
    ana.close()
    line = told(ben, "host-gone")
    assert (line["name"], line["guest"]) == ("Ben", who(ben))
    ben.do("start")


def test_if_the_host_looks_at_something_else_for_long_somebody_else_starts(hasty: Server) -> None:
    ana, ben = people(hasty, "Ana", "Ben")
    ana.do("looking", on=False)
    assert told(ben, "host-gone")["guest"] == who(ben)
    ben.do("start")


def test_a_host_who_comes_back_in_time_stays_host(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    assert ana.guest is not None
    ana.close()
    ana = ana.guest.join(ben.id)
    ben.catch_up()
    assert ben.table["host"] == who(ana)
    ana.do("start")


def test_a_host_who_comes_back_too_late_is_a_player(hasty: Server) -> None:
    ana, ben = people(hasty, "Ana", "Ben")
    assert ana.guest is not None
    ana.close()
    told(ben, "host-gone")
    assert ana.guest is not None
    back = ana.guest.join(ben.id)
    assert back.welcome["you"]["host"] is False and back.welcome["you"]["seat"] == 0
    assert back.ask("start")["code"] == "not-host"


def test_a_host_who_stands_up_or_resigns_is_none_any_more(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    ana.do("stand")
    assert told(ben, "host-gone")["name"] == "Ben"
    first, second = seated(server, "tiki-topple", 2)
    first.do("resign")
    assert told(second, "host-gone")["guest"] == who(second)


# Names


def test_a_rename_reaches_seats_sockets_and_later_lines(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    assert ana.guest is not None
    ana.guest.ask("PATCH", "/api/guests/me", json={"name": "Anouk"})
    line = told(ben, "renamed")
    assert (line["name"], line["by"], line["seat"]) == ("Anouk", "Ana", 0)
    ben.catch_up()
    assert ben.table["seats"][0]["name"] == "Anouk"
    ana.do("chat", text="it is me")
    assert told(ben, "said")["name"] == "Anouk"


def test_who_is_muted_does_not_speak_by_names_either(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    assert ben.guest is not None
    ana.do("mute", guest=who(ben), on=True)
    ben.guest.ask("PATCH", "/api/guests/me", json={"name": "Ana is a cheat"})
    ana.catch_up()
    assert ana.table["seats"][1]["name"] == "Ben"
    ana.do("mute", guest=who(ben), on=False)
    ben.guest.join(ana.id)
    assert told(ana, "renamed")["by"] == "Ben"


def test_a_rename_in_a_game_is_shown_and_the_record_keeps_the_name_of_the_start(
    server: Server,
) -> None:
    ana, ben = seated(server, "tiki-topple", 2)
    assert ana.guest is not None
    ana.guest.ask("PATCH", "/api/guests/me", json={"name": "Anouk"})
    told(ben, "renamed")
    ben.catch_up()
    assert [seat["name"] for seat in ben.table["seats"]] == ["Anouk", "Ben"]
    mover = ana if ana.legal else ben
    mover.move()
    ben.catch_up()
    sentences = [text for event in ben.events for text in event["sentences"]]
    assert any("Anouk" in text for text in sentences) or mover is ben
    for client in (ana, ben):
        client.do("resign")
    record = until_over(server, ana.guest, ana.id)
    assert '"players":["Ana","Ben"]' in record.replace(": ", ":").replace(", ", ",")


def until_over(server: Server, guest: Guest, table: str) -> str:
    """Watch bots finish a game, and give its record."""
    watcher = guest.join(table)
    while not watcher.over:
        watcher.receive()
    return server.http.get(f"/api/tables/{table}/record").text


def test_a_rename_while_a_start_is_under_way_does_not_change_what_is_agreed_on(
    server: Server,
) -> None:
    ana, ben = people(server, "Ana", "Ben", players=2)
    ana.do("start")
    ana.commit()
    assert ana.guest is not None and ben.guest is not None
    ana.guest.ask("PATCH", "/api/guests/me", json={"name": "Anouk"})
    ben.catch_up()
    assert ben.table["seats"][0]["name"] == "Ana", "what everybody's program compares"
    ben.commit()
    assert '"Ana"' in ana.reveal()
    ben.reveal()
    for client in (ana, ben):
        client.catch_up()
        assert client.position is not None
        assert client.table["seats"][0]["name"] == "Anouk"


def test_a_rename_reaches_a_table_that_slept(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest, other = server.guest("Ana"), server.guest("Ben")
        table = guest.table("tiki-topple", 2, sit=0)["id"]
    with serving(tmp_path) as server:
        guest.server = other.server = server
        guest.ask("PATCH", "/api/guests/me", json={"name": "Anouk"})
        ben = other.join(table)
        guest.join(table)
        assert told(ben, "renamed")["name"] == "Anouk"


# Reports


def test_a_report_is_kept_with_the_chat_around_it(server: Server) -> None:
    ana, ben = people(server, "Ana", "Ben")
    for text in ("hello", "you fool", "oh"):
        ben.do("chat", text=text)
    assert ana.guest is not None
    path = f"/api/tables/{ana.id}/reports"
    report = {"guest": who(ben), "reason": "insults", "line": 1, "note": "see  there"}
    answer = ana.guest.ask("POST", path, json=report)
    assert answer.status_code == 201
    assert answer.json() == {"name": "Ben", "lines": 3}
    for wrong, code in (({"guest": who(ana)}, "yourself"), ({"guest": "g_x"}, "no-such-person")):
        refused = ana.guest.ask("POST", path, json={**report, **wrong})
        assert refused.json()["error"]["code"] == code
    assert server.http.post(path, json=report).status_code == 401


def test_reports_are_bounded_by_person_and_day(tmp_path: Path) -> None:
    with serving(tmp_path, reports_per_day=2) as server:
        ana, ben = people(server, "Ana", "Ben")
        assert ana.guest is not None and ben.guest is not None
        path = f"/api/tables/{ana.id}/reports"
        about_ben = {"guest": who(ben), "reason": "spam"}
        codes = [ana.guest.ask("POST", path, json=about_ben).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        about_ana = {"guest": who(ana), "reason": "name"}
        assert ben.guest.ask("POST", path, json=about_ana).status_code == 201
