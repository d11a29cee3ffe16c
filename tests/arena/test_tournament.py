"""Tournaments as a library: who plays whom, what comes out, what is kept."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from lanai.arena import workers
from lanai.arena.rows import check_table
from lanai.arena.simulate import Simulation, simulate
from lanai.arena.tournament.games import Arbiter, Played
from lanai.arena.tournament.journal import Journal, header_of, journal_of, kept_games
from lanai.arena.tournament.pairings import (
    Pairing,
    Seating,
    Tournament,
    count_games,
    pairings,
    seatings,
)
from lanai.arena.tournament.run import play_tournament
from lanai.arena.tournament.standings import Standings, ranks_of, share_of, stand
from lanai.arena.tournament.times import Thinking
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.games import all_games, find
from support.bots import TWINS, write_bots

FIRST_BOT = f"{Path(__file__).parent.parent.parent / 'examples' / 'first_bot.py'}:FirstBot"


def plan_of(
    bots: tuple[str, ...],
    game: str = "tiki-topple",
    players: int = 2,
    games: int = 4,
    seed: int = 7,
    among: str = "",
) -> Tournament:
    options = find(game).read_options(players, {})
    return Tournament(game, players, options, bots, games, seed, among=among)


def play(plan: Tournament, table: Path | None = None) -> Standings:
    return play_tournament(plan, partial(workers.run, processes=1), table, lambda _: None)


def played(bots: tuple[str, ...], scores: list[int], winners: list[int]) -> Played:
    return Played(Seating(bots, 0), scores, winners, 10, {bot: Thinking() for bot in bots})


def test_two_players_meet_once_and_more_are_alone_in_turn() -> None:
    assert pairings(plan_of(("a", "b", "c"))) == [
        Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c"),
    ]  # fmt: skip
    four = plan_of(("a", "b"), players=4)
    assert pairings(four) == [Pairing("a", "b"), Pairing("b", "a")]
    assert [seating.bots for seating in seatings(four)][:4] == [
        ("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"),
    ]  # fmt: skip


@pytest.mark.parametrize("players", [2, 4])
def test_all_may_be_measured_against_one(players: int) -> None:
    plan = plan_of(("random", "easy", "medium"), players=players, among="easy")
    assert pairings(plan) == [Pairing("random", "easy"), Pairing("medium", "easy")]
    standings = play(plan)
    lone = [cell.share for cell in standings.cells]
    shares = {standing.bot: standing.share for standing in standings.bots}
    field = (2 - sum(lone)) / 2 / (players - 1)
    assert [shares["random"], shares["medium"], shares["easy"]] == pytest.approx([*lone, field])


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = plan_of(("a", "b", "c"), players=4, games=10)
    assert plan.deals == 3
    assert count_games(plan) == len(set(seatings(plan))) == 3 * 4 * 6


def tables_of(game: Game) -> list[tuple[str, int]]:
    return [(game.name, players) for players in game.seats]


@pytest.mark.parametrize(
    ("game", "players"), [table for game in all_games().values() for table in tables_of(game)]
)
def test_equal_bots_have_exactly_equal_shares(game: str, players: int, tmp_path: Path) -> None:
    """The same deal and the same generators on every seat: only the names move."""
    file = write_bots(tmp_path, TWINS)
    twins = (f"{file}:Castor", f"{file}:Pollux", f"{file}:Helen")
    standings = play(plan_of(twins, game, players, games=2 * players))
    assert len(standings.cells) == (3 if players == 2 else 6)
    for cell in standings.cells:
        assert len(cell.shares) == 2
        assert cell.share == 1 / players


def test_the_games_are_those_of_a_simulation_with_the_same_seed(tmp_path: Path) -> None:
    plan = plan_of((FIRST_BOT, "random"))
    table, simulated = tmp_path / "tournament.csv", tmp_path / "simulated.csv"
    play(plan, table)
    bots = (FIRST_BOT, "random")
    simulate(
        Simulation(plan.game, plan.options, bots, 2, plan.seed, table=str(simulated)), 1,
        lambda _: None,
    )  # fmt: skip
    columns = slice(-6, None)
    wanted = [line.split(",")[columns] for line in simulated.read_text().splitlines()[1:]]
    rows = [line.split(",") for line in table.read_text().splitlines()[1:]]
    assert [row[-8:-2] for row in rows if row[5] == "0"] == wanted


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_that_looks_ahead_is_rated_above_a_random_one(players: int) -> None:
    standings = play(plan_of(("random", FIRST_BOT), players=players, games=12))
    first, last = standings.bots
    assert (first.bot, last.bot) == (FIRST_BOT, "random")
    assert first.ordinal > last.ordinal and first.share > 1 / players > last.share
    assert first.thinking.mean() > last.thinking.mean() > 0


def test_shared_wins_are_split() -> None:
    deal = [played(("a", "b"), [3, 3], [0, 1]), played(("b", "a"), [1, 2], [1])]
    assert share_of("a", deal) == share_of("a", deal[::-1]) == 0.75
    assert share_of("b", deal) == 0.25


@pytest.mark.parametrize(
    ("scores", "winners", "ranks"),
    [
        ([5, 9, 7], [1], [3, 1, 2]),
        ([5, 9, 9], [1], [3, 1, 2]),  # a tie that the rules break
        ([5, 9, 9], [1, 2], [3, 1, 1]),
        ([8, 1, 2, 3], [1, 3], [3, 1, 4, 1]),  # a team wins together
        ([4, 4, 9], [2], [2, 2, 1]),
    ],
)
def test_winners_are_ranked_first_and_the_others_by_points(
    scores: list[int], winners: list[int], ranks: list[float]
) -> None:
    assert ranks_of(played(tuple("abcd"[: len(scores)]), scores, winners)) == ranks


def test_deals_that_are_not_whole_do_not_count() -> None:
    plan = plan_of(("a", "b"))
    games = [
        Played(seating, [2, 1], [0], 10, {"a": Thinking(), "b": Thinking()})
        for seating in list(seatings(plan))[:3]
    ]
    standings = stand(plan, {game.seating: game for game in games})
    assert (standings.played, standings.games) == (3, 2)
    assert [len(cell.shares) for cell in standings.cells] == [1]


def test_percentiles_of_thinking_are_right_to_five_percent() -> None:
    thinking = Thinking()
    for number in range(1, 1001):
        thinking.add_decision(number / 1000)
    assert thinking.decisions == 1000
    assert thinking.mean() == pytest.approx(500.5)
    assert thinking.percentile(0.99) == pytest.approx(990, rel=0.05)
    assert thinking.percentile(0.5) == pytest.approx(500, rel=0.05)


def test_a_journal_gives_back_what_was_put_in(tmp_path: Path) -> None:
    plan = plan_of((FIRST_BOT, "random"))
    game = Arbiter(plan)(next(seatings(plan)), Never())
    assert game is not None
    journal = Journal(tmp_path / "journal", header_of(plan), [])
    journal.add(game)
    journal.close()
    _, (kept,) = kept_games(tmp_path / "journal", header_of(plan))
    assert (kept.seating, kept.scores, kept.winners, kept.moves) == (
        game.seating, game.scores, game.winners, game.moves,
    )  # fmt: skip
    assert {bot: thinking.lengths for bot, thinking in kept.thinking.items()} == {
        bot: thinking.lengths for bot, thinking in game.thinking.items()
    }


class Never:
    def is_set(self) -> bool:
        return False


class AtOnce:
    def is_set(self) -> bool:
        return True


def test_a_game_that_is_stopped_midway_counts_for_nothing() -> None:
    plan = plan_of(("random", FIRST_BOT))
    assert Arbiter(plan)(next(seatings(plan)), AtOnce()) is None


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Tournament, Path]:
    """Give a plan that was played, and its table."""
    plan, table = plan_of(("random", FIRST_BOT)), tmp_path / "league.csv"
    play(plan, table)
    return plan, table


def kept_of(plan: Tournament, table: Path) -> list[Played]:
    return kept_games(journal_of(table), header_of(plan))[1]


def test_a_torn_last_line_is_played_again(finished: tuple[Tournament, Path]) -> None:
    plan, table = finished
    before = without_times(table)
    journal = journal_of(table)
    journal.write_bytes(journal.read_bytes()[:-20])
    assert len(kept_of(plan, table)) == 3
    play(plan, table)
    assert len(kept_of(plan, table)) == 4
    assert without_times(table) == before


def without_times(table: Path) -> list[list[str]]:
    return [line.split(",")[:-2] for line in table.read_text(encoding="utf-8").splitlines()]


def test_a_journal_that_is_damaged_is_refused(finished: tuple[Tournament, Path]) -> None:
    plan, table = finished
    journal = journal_of(table)
    lines = journal.read_text(encoding="utf-8").splitlines()
    for damaged in ([*lines[:2], "{", *lines[2:]], lines[1:], ["[]"], []):
        journal.write_text("".join(line + "\n" for line in damaged), encoding="utf-8")
        with pytest.raises(SetupError, match="journal-broken"):
            play(plan, table)


def test_the_journal_of_another_tournament_is_refused(finished: tuple[Tournament, Path]) -> None:
    _, table = finished
    before = journal_of(table).read_bytes()
    with pytest.raises(SetupError, match=r"journal-other.*seed"):
        play(plan_of(("random", FIRST_BOT), seed=8), table)
    with pytest.raises(SetupError, match=r"journal-other.*players"):
        play(plan_of(("random", FIRST_BOT), players=3), table)
    assert journal_of(table).read_bytes() == before


def test_games_and_bots_may_be_added(finished: tuple[Tournament, Path], tmp_path: Path) -> None:
    _, table = finished
    castor = f"{write_bots(tmp_path, TWINS)}:Castor"
    grown = plan_of(("random", FIRST_BOT, castor), games=6)
    assert len(kept_of(grown, table)) == 4
    play(grown, table)
    anew = tmp_path / "anew.csv"
    play(grown, anew)
    assert without_times(table) == without_times(anew)
    assert set(json.loads(journal_of(table).read_text().splitlines()[0])["bots"]) == set(grown.bots)


def test_games_of_a_bot_that_has_changed_are_played_again(tmp_path: Path) -> None:
    file, table = write_bots(tmp_path, TWINS), tmp_path / "league.csv"
    plan = plan_of(("random", FIRST_BOT, f"{file}:Castor"))
    play(plan, table)
    assert len(kept_of(plan, table)) == 12
    file.write_text(TWINS + "# changed\n", encoding="utf-8")
    kept = kept_of(plan, table)
    assert {bot for game in kept for bot in game.thinking} == {"random", FIRST_BOT}


@pytest.mark.parametrize(
    ("bots", "reason"),
    [(("random",), "two-bots"), (("random", FIRST_BOT, "random"), "bot-twice"),
     (("random", "clever"), "bot-unknown")],
)  # fmt: skip
def test_what_is_wrong_is_said_before_anything_is_kept(
    bots: tuple[str, ...], reason: str, tmp_path: Path
) -> None:
    with pytest.raises(SetupError, match=reason):
        play(plan_of(bots), tmp_path / "league.csv")
    assert list(tmp_path.iterdir()) == []


def test_a_table_needs_a_known_ending() -> None:
    with pytest.raises(SetupError, match="table-ending"):
        check_table(Path("league.xlsx"))
