"""Before the game: tables, seats, bots, options, nonces."""

from __future__ import annotations

from support.server import Client, Server


def test_a_guest_has_a_name_a_token_and_tables(server: Server) -> None:
    guest = server.guest("Ana  Maria")
    assert guest.name == "Ana Maria"
    table = guest.table(sit=1)
    me = guest.ask("GET", "/api/guests/me").json()
    assert me["guest"] == guest.id
    assert [card["id"] for card in me["tables"]] == [table["id"]]
    assert me["tables"][0]["seats"][1]["name"] == "Ana Maria"
    renamed = guest.ask("PATCH", "/api/guests/me", json={"name": "Anna"}).json()
    assert renamed["name"] == "Anna"


def test_nobody_passes_for_a_bot_or_for_nobody(server: Server) -> None:
    for name in ("bot:hard", "BOT: hard", "   ", "a\u0000b"):
        response = server.http.post("/api/guests", json={"name": name})
        assert response.status_code == 422, name
        assert response.json()["error"]["code"] in ("bad-name", "name-bot", "unreadable")


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    guest = server.guest()
    public, hidden = guest.table(public=True), guest.table(public=False)
    ids = [card["id"] for card in server.http.get("/api/tables").json()]
    assert public["id"] in ids and hidden["id"] not in ids
    assert server.http.get(f"/api/tables/{hidden['id']}").json()["name"] == hidden["name"]


def test_sitting_standing_bots_and_clearing(server: Server) -> None:
    host, other = server.guest("Ana"), server.guest("Ben")
    table = host.table("tiki-topple", 3)
    ana, ben = host.join(table["id"]), other.join(table["id"])
    ana.sit(0)
    assert ben.ask("sit", seat=0)["code"] == "seat-taken"
    assert ben.ask("sit", seat=3)["code"] == "no-such-seat"
    ben.sit(2)
    ben.sit(1)
    ana.catch_up()
    assert [seat["kind"] for seat in ana.table["seats"]] == ["person", "person", "empty"]
    assert [seat["connected"] for seat in ana.table["seats"]] == [True, True, False]
    assert ben.ask("bot", seat=2, level="hard")["code"] == "not-host"
    assert ana.ask("bot", seat=2, level="genius")["code"] == "no-such-level"
    assert ana.ask("bot", seat=1, level="hard")["code"] == "seat-taken"
    ana.do("bot", seat=2, level="hard")
    ben.do("stand")
    ana.do("clear", seat=2)
    ana.catch_up()
    assert [seat["kind"] for seat in ana.table["seats"]] == ["person", "empty", "empty"]
    assert ana.ask("start")["code"] == "seats-empty"
    assert ben.ask("stand")["code"] == "not-seated"
    ben.close()
    while ana.table["watchers"]:
        ana.receive()


def test_the_host_changes_options_and_the_number_of_players(server: Server) -> None:
    host = server.guest()
    client = host.join(host.table("moluku", 2)["id"])
    limit = {"kind": "move", "seconds": 60}
    client.do("options", players=4, options={"teams": True}, limit=limit, level="hard")
    client.catch_up()
    assert client.table["players"] == 4 and len(client.table["seats"]) == 4
    assert client.table["options"]["teams"] is True and client.table["limit"] == limit
    client.do("options", hints=False, limit=None)
    client.catch_up()
    assert client.table["options"]["teams"] is True and client.table["limit"] is None
    assert client.ask("options", players=7)["code"] == "setup-players"
    assert client.ask("options", options={"nothing": 1})["code"] == "setup-option"
    client.sit(3)
    assert client.ask("options", players=2)["code"] == "seats-in-use"
    other = server.guest("Ben").join(client.id)
    assert other.ask("options", hints=True)["code"] == "not-host"


def test_chat_reaches_all_and_stays(server: Server) -> None:
    host = server.guest()
    table = host.table(sit=0)
    client, watcher = host.join(table["id"]), Client(server, table["id"], None)
    client.do("chat", text="  hello\n all ")
    assert watcher.until("chat")["chat"]["text"] == "hello all"
    assert watcher.ask("chat", text="me too")["code"] == "unauthorized"
    client.do("house", watchers_chat=True)
    server.guest("Ben").join(table["id"]).do("chat", text="hi")
    client.catch_up()
    client.chat.pop(1)
    assert [(line["seat"], line["name"]) for line in client.chat] == [(0, "Ana"), (None, "Ben")]
    again = host.join(table["id"])
    assert [line["n"] for line in again.welcome["chat"]] == [0, 1, 2]
    assert client.ask("chat", text="\u200b\u0007")["code"] == "chat-empty"
    assert client.ask("chat", text="x" * 501)["code"] == "unreadable"


def test_empty_seats_are_left_out_when_the_game_starts(server: Server) -> None:
    host = server.guest("Ana")
    client = host.join(host.table("tiki-topple", 4)["id"])
    client.sit(3)
    assert client.ask("start")["code"] == "seats-empty"
    client.do("bot", seat=1, level="easy")
    client.do("start")
    client.commit()
    client.reveal()
    client.catch_up()
    assert client.position is not None
    names = [(seat["kind"], seat["name"]) for seat in client.table["seats"]]
    assert names == [("bot", "Hau"), ("person", "Ana")]
    assert client.table["players"] == 2
    assert client.position["view"]["you"]["seat"] == 1


def test_a_table_of_moluku_can_help_the_memory_of_everybody(server: Server) -> None:
    host = server.guest()
    bots = [{"seat": 1, "level": "random"}]
    table = host.table("moluku", 2, sit=0, bots=bots)
    assert table["aid"] is False
    before = host.join(table["id"])
    before.do("options", aid=True)
    before.do("start")
    client = host.join(table["id"])
    assert client.table["aid"] is True and client.position is not None
    assert set(client.position["aid"]) == {"unseen", "held", "passed", "discarded"}
    watcher = Client(server, table["id"], None)
    assert watcher.position is not None
    hand = set(client.position["view"]["you"]["hand"])
    assert hand <= set(watcher.position["aid"]["unseen"])
    assert not hand & set(client.position["aid"]["unseen"])
    without = host.join(host.table("moluku", 2, sit=0, bots=bots, start=True)["id"])
    assert without.position is not None and without.position["aid"] is None
    refused = host.ask("POST", "/api/tables", json={"game": "moonshine", "players": 2, "aid": True})
    assert refused.status_code == 422 and refused.json()["error"]["code"] == "no-aid"
    games = {game["name"]: game["aid"] for game in server.http.get("/api/games").json()}
    assert games["moonshine"] is None and len(games["moluku"]["choices"]) == 2
