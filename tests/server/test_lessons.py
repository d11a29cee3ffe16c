"""Lessons: each is played by its script over a real socket, then freely to the end of the game."""

from __future__ import annotations

import random

import pytest

from lanai.core.fairness import FairLuck
from lanai.core.match import Match, start
from lanai.games import all_games, find
from lanai.server import lessons
from lanai.server.lessons import LEARNER, Lesson
from lanai.texts import LANGUAGES, text_in
from support.server import Client, Server

GAMES = sorted(all_games())
IDEAS = {
    "moluku": {"play", "take", "chill", "trump", "lizard", "B1+G4"},
    "moonshine": {"moon", "reroll", "keep", "validate", "pay", "pick", "draw", "replace"},
    "tiki-topple": {"up1", "up2", "up3", "puh", "topple", "wiki", "toast"},
}
SPECIAL = {
    "moluku": "Panku Chill Wedding Hut Lizard reversed Palm trump Volcano Mask",
    "moonshine": "reroll spot bolt strikes discount swap slot majority blue orange",
    "tiki-topple": "mission Topple Wiki Toast Puh Marks drag",
}
"""What is special in each game, and is told."""
LONGEST = 240


def replayed(lesson: Lesson) -> Match:
    names = [f"seat {seat}" for seat in range(lesson.players)]
    match = start(find(lesson.game), names, {}, FairLuck(lesson.secret, []), lesson.cards)
    for line in lesson.moves:
        assert line.seat in match.state.to_act()
        match.apply(line.seat, line.move)
    return match


def lesson_of(game: str) -> Lesson:
    found = lessons.lesson_of(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_legal_and_written_as_the_engine_writes_it(game: str) -> None:
    lesson = lesson_of(game)
    match = replayed(lesson)
    written = [(line["seat"], line["move"]) for line in match.record.lines if "move" in line]
    assert written == [(line.seat, line.move) for line in lesson.moves]
    assert not match.state.over()


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_visits_the_main_ideas_in_ten_to_fifteen_steps(game: str) -> None:
    lesson = lesson_of(game)
    assert 10 <= lesson.steps <= 15
    own = [line.move for line in lesson.moves if line.seat == LEARNER]
    assert {word for move in own for word in move.split()} >= IDEAS[game]
    told = {event.kind for event in replayed(lesson).journal.events}
    assert told & {"scored", "acted", "taken"}, "the learner has seen points"


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_tells_what_is_special_in_its_game(game: str) -> None:
    steps = [*range(1, lesson_of(game).steps + 1), "end"]
    told = " ".join(text_in("en")(f"{game}-lesson-{step}") for step in steps)
    assert [word for word in SPECIAL[game].split() if word not in told] == []


def test_lists_tell_a_lesson_from_a_game(server: Server) -> None:
    guest = server.guest()
    lesson = guest.ask("POST", "/api/lessons/tiki-topple").json()["id"]
    game = guest.table("tiki-topple", 2, sit=0)["id"]
    tables = guest.ask("GET", "/api/guests/me").json()["tables"]
    assert {table["id"]: table["lesson"] for table in tables} == {lesson: True, game: False}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_a_short_text_and_no_text_is_left_over(game: str, language: str) -> None:
    texts, lesson = text_in(language), lesson_of(game)
    ends = [*range(1, lesson.steps + 1), "end"]
    assert all(0 < len(texts(f"{game}-lesson-{end}")) <= LONGEST for end in ends)
    assert not texts.has(f"{game}-lesson-{lesson.steps + 1}")


def begin(server: Server, game: str, lang: str = "en") -> Client:
    guest = server.guest()
    response = guest.ask("POST", f"/api/lessons/{game}")
    assert response.status_code == 201, response.text
    table = response.json()
    assert (table["lesson"], table["status"]) == (game, "playing")
    return guest.join(table["id"], lang=lang)


def await_step(client: Client) -> dict[str, object] | None:
    """Wait until a move is asked for; None when the script is over."""
    while True:
        assert client.position is not None
        lesson: dict[str, object] = client.position["lesson"]
        if lesson["move"] is not None:
            return lesson
        if lesson["text"] == text_in("en")(f"{client.table['lesson']}-lesson-end"):
            return None
        client.until("update")


def other_move(client: Client, expected: object) -> str | None:
    return next((move for move in client.legal if move != expected), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_the_lesson_and_on_to_the_end(server: Server, game: str) -> None:
    client, steps = begin(server, game), 0
    while (lesson := await_step(client)) is not None:
        steps += 1
        assert (lesson["step"], lesson["steps"]) == (steps, lesson_of(game).steps)
        assert lesson["text"] == text_in("en")(f"{game}-lesson-{steps}")
        before = client.position
        assert before is not None and before["undo"] is None
        wrong = other_move(client, lesson["move"])
        if wrong is not None:
            refused = client.move(wrong)
            assert refused["code"] == "lesson" and "marked" in refused["message"]
        assert client.ask("undo", seq=client.seq)["code"] == "lesson-later"
        assert client.ask("hint", seq=client.seq)["code"] == "lesson-later"
        client.catch_up()
        assert client.position == before, "what was refused has changed nothing"
        client.do("move", seq=client.seq, move=lesson["move"])
        client.catch_up()
    assert steps == lesson_of(game).steps
    play_to_the_end(client)
    assert client.position is not None and client.position["lesson"] is None
    assert client.guest is not None
    record = client.guest.ask("GET", f"/api/tables/{client.id}/record").text
    assert '"lesson":true' in record.splitlines()[0]


def play_to_the_end(client: Client) -> None:
    rng = random.Random(7)
    while not client.over:
        if client.legal:
            answer = client.move(rng.choice(client.legal))
            assert answer["type"] == "ok" or answer["code"] == "stale", answer
            client.catch_up()
        else:
            client.receive()


def test_a_reload_finds_the_same_step(server: Server) -> None:
    client = begin(server, "moonshine")
    for _ in range(3):
        lesson = await_step(client)
        assert lesson is not None
        client.do("move", seq=client.seq, move=lesson["move"])
        client.catch_up()
    lesson = await_step(client)
    assert client.guest is not None
    assert await_step(client.guest.join(client.id)) == lesson
    french = client.guest.join(client.id, lang="fr").position
    assert french is not None
    assert french["lesson"]["text"] == text_in("fr")("moonshine-lesson-4")


def test_nothing_is_taken_back_during_a_lesson(server: Server) -> None:
    client = begin(server, "moluku")
    assert client.seat == LEARNER
    assert await_step(client) is not None
    assert client.ask("undo", seq=client.seq)["code"] == "lesson-later"


def test_there_is_no_lesson_of_an_unknown_game_nor_without_a_guest(server: Server) -> None:
    assert server.guest().ask("POST", "/api/lessons/chess").status_code == 404
    assert server.http.post("/api/lessons/moluku").status_code == 401
