"""Studies: their figures are those that a few lines of Python find in their tables."""

from __future__ import annotations

import copy
import csv
import re
from collections import Counter
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from lanai.arena.intervals import mean_interval, share_interval
from lanai.arena.study.collect import WIN, Counts, Holders, Sums
from lanai.arena.study.figures import Findings, findings_of, mean_of, share_of, worth_of
from lanai.arena.study.page import page_of, style
from lanai.arena.study.plan import Study, Variant, every_option, plan_study
from lanai.arena.study.run import play_study
from lanai.arena.study.tables import table_files, write_figures
from lanai.arena.workers import Work
from lanai.core.errors import CardsError, SetupError
from lanai.core.rng import FastRng
from lanai.games import card_tables, find
from lanai.texts import LANGUAGES, text_in
from support.kuhn import announced

TIKI = find("tiki-topple")


class Never:
    def is_set(self) -> bool:
        return False


def in_order(
    make: Callable[[], Work[Any, Any]], units: Iterator[Any], take: Callable[[Any], None]
) -> None:
    work, stop = make(), Never()
    for unit in units:
        take(work(unit, stop))


def backwards(
    make: Callable[[], Work[Any, Any]], units: Iterator[Any], take: Callable[[Any], None]
) -> None:
    in_order(make, iter(list(units)[::-1]), take)


def study_of(variants: list[Variant] | None = None, games: int = 70) -> Study:
    chosen = variants or [Variant("")]
    return plan_study(TIKI, [2, 3], ["random"], chosen, games=games, seed=3, seconds=1.0)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Findings, Path]:
    page = tmp_path_factory.mktemp("study") / "tiki.html"
    study = study_of()
    files = table_files(page, "csv", study.counts)
    findings = findings_of(study, play_study(study, in_order, files, lambda _: None))
    write_figures(findings, page, "csv")
    return findings, page


def rows_of(page: Path, name: str) -> list[dict[str, str]]:
    with page.with_name(f"{page.stem}-{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def share(row: dict[str, str], seat: int) -> float:
    return float(row[f"share_{seat}"])


# Figures


@pytest.mark.parametrize("players", [2, 3])
def test_places_are_counted_from_the_starter(players: int, played: tuple[Findings, Path]) -> None:
    findings, page = played
    games = rows_of(page, f"games-{players}")
    assert len(games) == 70
    (figures,) = findings.with_players(players)
    for place, estimate in enumerate(figures.places):
        found = [share(row, (int(row["starter"]) + place) % players) for row in games]
        assert estimate is not None and estimate.value == pytest.approx(fmean(found))
        assert estimate.interval is not None
        assert estimate.interval[0] < estimate.value < estimate.interval[1]


def test_margins_and_moves_are_those_of_the_table(played: tuple[Findings, Path]) -> None:
    findings, page = played
    games = rows_of(page, "games-3")
    points = [sorted(int(row[f"score_{seat}"]) for seat in range(3)) for row in games]
    figures = {row["figure"]: row for row in rows_of(page, "figures") if row["players"] == "3"}
    margin = fmean(each[2] - each[1] for each in points)
    assert float(figures["margin"]["value"]) == pytest.approx(margin)
    assert float(figures["moves"]["value"]) == fmean(int(row["moves"]) for row in games)
    (three,) = findings.with_players(3)
    assert three.counts.games == 70 and findings.complete


def test_a_mission_is_worth_what_its_holders_win_more(played: tuple[Findings, Path]) -> None:
    findings, page = played
    games = rows_of(page, "games-3")
    (figures,) = findings.with_players(3)
    judged = 0
    for held in findings.kinds():
        for worth in figures.worths(held):
            seats = [(row, seat) for row in games for seat in range(3)]
            has = {True: list[float](), False: list[float]()}
            for row, seat in seats:
                has[worth.name in row[f"{held.kind}_{seat}"].split()].append(share(row, seat))
            assert worth.seats == len(has[True])
            assert worth.share.value == pytest.approx(fmean(has[True]))
            assert worth.without == pytest.approx(fmean(has[False]))
            judged += 1
    assert judged > 5
    kind = findings.kinds()[0]
    lows = [low for worth in figures.worths(kind) for low in (worth.difference.interval or ())[:1]]
    assert lows == sorted(lows, reverse=True)


def test_the_interval_of_a_worth_follows_from_how_games_depart_from_it() -> None:
    """The sums give what all games one by one give."""
    rng, players = FastRng(11), 3
    games = [(int(rng.below(3)), int(rng.below(2)) * WIN) for _ in range(200)]
    games = [(seats, won if seats else 0) for seats, won in games]
    counts, holders = Counts(players, games=len(games)), Holders()
    for seats, won in games:
        if seats:
            holders.put(seats, won)
    worth = worth_of(("kind", "card"), holders, counts, 10)
    assert worth is not None
    held = sum(seats for seats, _ in games)
    free = players * len(games) - held
    gaps = [
        (won / WIN - worth.share.value * seats) / held
        - (1 - won / WIN - worth.without * (players - seats)) / free
        for seats, won in games
    ]
    spread = sum(gap * gap for gap in gaps) * len(games) / (len(games) - 1)
    assert worth.difference.spread == pytest.approx(spread)
    wanted = mean_interval(worth.difference.value, spread, holders.games)
    assert worth.difference.interval == pytest.approx(wanted, abs=0.02)
    assert worth.wide[0] < wanted[0] and worth.wide[1] > wanted[1]
    alone = [(won / WIN - worth.share.value * seats) / held for seats, won in games]
    spread = sum(each * each for each in alone) * len(games) / (len(games) - 1)
    interval = share_interval(worth.share.value, spread, holders.games)
    assert worth.share.interval == pytest.approx(interval)


def test_a_card_that_few_held_is_not_made_much_of() -> None:
    """Two wins of forty, where a quarter would be fair: seen among 27 cards that is no wonder."""
    holders = Holders()
    for number in range(40):
        holders.put(1, WIN if number < 2 else 0)
    worth = worth_of(("kind", "card"), holders, Counts(4, games=60), 27)
    assert worth is not None and worth.difference.excludes(0)
    assert not worth.shown


@pytest.mark.parametrize("won", [0, WIN])
def test_a_card_that_always_or_never_wins_has_an_interval(won: int) -> None:
    holders = Holders()
    for _ in range(49):
        holders.put(1, won)
    worth = worth_of(("kind", "card"), holders, Counts(2, games=99), 3)
    assert worth is not None and worth.share.interval is not None
    low, high = worth.share.interval
    assert 0 <= low < high <= 1 and high - low < 0.1 and worth.shown


def test_few_games_have_no_interval() -> None:
    assert share_of(Sums()) is None
    few = share_of(Sums(2, WIN, WIN * WIN))
    assert few is not None and few.interval is None and few.value == 0.5
    counts = Counts(2)
    assert mean_of(counts.moves) is None


def test_what_is_won_is_held_against_its_average() -> None:
    """Two cards that winners hold more often: by chance both say much, by winning only one does."""
    counts = Counts(2, games=1000)
    for kind in ("hand", "island"):
        for card, wins in (("G1", 350), ("G2", 280)):
            holders = counts.held.setdefault((kind, card), Holders())
            for number in range(400):
                holders.put(1, WIN if number < wins else 0)
    moluku = find("moluku")
    study = plan_study(moluku, [2], ["random"], [Variant("")], games=1, seed=1, seconds=1.0)
    (figures,) = findings_of(study, [counts]).cells
    dealt, won = (figures.worths(held) for held in moluku.held)
    assert [worth.usual for worth in dealt] == [0, 0] and all(worth.shown for worth in dealt)
    usual = fmean(worth.difference.value for worth in dealt)
    assert [worth.usual for worth in won] == [pytest.approx(usual)] * 2
    assert [worth.name for worth in won] == ["G1", "G2"] and won[0].shown


def test_the_order_in_which_parts_come_changes_nothing(
    played: tuple[Findings, Path], tmp_path: Path
) -> None:
    findings, page = played
    again = tmp_path / page.name
    study = study_of()
    files = table_files(again, "csv", study.counts)
    counts = play_study(study, backwards, files, lambda _: None)
    assert counts == [each.counts for each in findings.cells]
    for file in files.values():
        assert file.read_bytes() == (page.parent / file.name).read_bytes()


# Variants


def test_a_variant_is_left_out_where_it_cannot_be_played() -> None:
    moluku = find("moluku")
    teams = Variant("teams=true", {"teams": True})
    plan: dict[str, Any] = {"games": 1, "seed": 1, "seconds": 1.0}
    study = plan_study(moluku, [2, 4], ["random"], [Variant(""), teams], **plan)
    cells = [(cell.players, cell.variant.name) for cell in study.cells]
    assert cells == [(2, ""), (4, ""), (4, "teams=true")]
    with pytest.raises(SetupError):
        plan_study(moluku, [2, 3], ["random"], [teams], **plan)
    assert [variant.name for variant in every_option(moluku, {})] == ["teams=true"]
    assert [each.name for each in every_option(TIKI, {})] == ["hand=one-toast", "hand=gamewright"]


def test_a_changed_card_table_is_played_with() -> None:
    text = card_tables.table_text(TIKI.room, TIKI.cards)
    fewer = text.replace("topple = 1, wiki = 1, toast = 2", "topple = 1, wiki = 2, toast = 1")
    study = study_of([Variant(""), Variant("fewer.toml", {}, fewer)], games=2)
    counts = play_study(study, in_order, {}, lambda _: None)
    aside = [{name for kind, name in each.held if kind == "aside"} for each in counts]
    assert len(study.cells) == 4 and all(aside)
    version = TIKI.draft(fewer)
    assert version.startswith("draft-") and version not in TIKI.card_versions
    state = TIKI.new(2, {}, version)
    assert TIKI.draft(fewer) == version and state.origin()[1] == version


def test_a_wrong_card_table_is_refused() -> None:
    text = card_tables.table_text(TIKI.room, TIKI.cards)
    for wrong in ("no = toml = ", text.replace('"nani", "eepo"', '"nani", "nobody"')):
        with pytest.raises(CardsError):
            TIKI.draft(wrong)
    with announced() as kuhn, pytest.raises(SetupError):
        kuhn.draft(text)


# The page


class Reader(HTMLParser):
    """Reads a page as a browser would, and keeps what matters here."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.text += data


def read_page(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_from_elsewhere(
    language: str, played: tuple[Findings, Path]
) -> None:
    findings, page = played
    command = "lanai study tiki-topple <b>"
    text = page_of(findings, text_in(language), command, [page])
    reader = read_page(text)
    assert "script" not in {tag for tag, _ in reader.seen} and "http" not in text
    assert not any(attrs.keys() & {"src", "onclick"} for _, attrs in reader.seen)
    assert "url(" not in text and "@import" not in text
    assert command in reader.text and "\\u" not in reader.text
    ids = {attrs["id"] for _, attrs in reader.seen if "id" in attrs}
    links = [str(attrs["href"]) for tag, attrs in reader.seen if tag == "a"]
    assert len(links) >= 6 and {link.lstrip("#") for link in links} == ids


def test_every_picture_is_described_or_stands_beside_its_figures(
    played: tuple[Findings, Path],
) -> None:
    findings, _ = played
    reader = read_page(page_of(findings, text_in("en"), "lanai", []))
    pictures = [attrs for tag, attrs in reader.seen if tag == "svg" and "overflow" not in attrs]
    assert len(pictures) > 30
    assert all("aria-hidden" in each or each.get("aria-label") for each in pictures)
    assert sum(tag == "table" for tag, _ in reader.seen) >= 10


def test_a_length_that_never_varies_is_told_in_words(played: tuple[Findings, Path]) -> None:
    findings = copy.deepcopy(played[0])
    for cell in findings.cells:
        cell.counts.moves = Counter({54: cell.counts.games})
    reader = read_page(page_of(findings, text_in("en"), "lanai", []))
    assert "All games of a row" in reader.text and "upright line" not in reader.text
    findings.cells[0].counts.moves[55] += 1
    reader = read_page(page_of(findings, text_in("en"), "lanai", []))
    assert "All games of a row" not in reader.text and "upright line" in reader.text


def test_the_page_has_the_colours_of_the_web_app() -> None:
    root = Path(__file__).parent.parent.parent
    names = ("ground", "surface", "raised", "ink", "muted", "accent", "act", "line", "edge")
    tokens = (root / "web" / "src" / "lib" / "tokens.css").read_text(encoding="utf-8")
    for name in (*names, "wood-deep", "wood", "wood-light", "wood-ink"):
        colour = re.compile(rf"  --{name}: (#\w+);")
        assert colour.findall(style()) == colour.findall(tokens)[:2], name


def test_a_game_of_two_files_is_studied_with_what_it_has() -> None:
    with announced() as kuhn:
        study = plan_study(kuhn, [2], ["random"], [Variant("")], games=40, seed=1, seconds=1.0)
        findings = findings_of(study, play_study(study, in_order, {}, lambda _: None))
        reader = read_page(page_of(findings, text_in("en"), "lanai study kuhn-poker", []))
    assert "Kuhn Poker: a study" in reader.text
    assert "Nobody led after half of the moves" in reader.text
    assert findings.kinds() == []
    starts = findings.cells[0].places[0]
    assert starts is not None and sqrt(starts.spread) > 0
