"""One page that shows a study: HTML with everything in it, which needs no network and no script."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from xml.etree.ElementTree import Element

from lanai import __version__
from lanai.arena.study.cards import card_sections
from lanai.arena.study.figures import Figures, Findings, lies_outside, wide_interval
from lanai.arena.study.markup import Child, make, render
from lanai.arena.study.pictures import Mark, strip
from lanai.arena.study.sections import (
    beginning,
    length,
    overview,
    section,
    share_scale,
    side_by_side,
    tension,
)
from lanai.arena.study.words import Words
from lanai.core.contract import Held
from lanai.texts import Texts
from lanai.texts.titles import line_of


def page_of(findings: Findings, texts: Texts, command: str, tables: list[Path]) -> str:
    """Write the page of a study."""
    words = Words(findings, texts)
    title = words("title", game=words.title)
    sections = [
        in_short(findings, words),
        side_by_side(findings, words),
        beginning(findings, words),
        length(findings, words),
        tension(findings, words),
        *card_sections(findings, words),
        how(findings, words, command, tables),
    ]
    shown = [each for each in sections if each is not None]
    head = make(
        "head",
        make("meta", charset="utf-8"),
        make("meta", name="viewport", content="width=device-width, initial-scale=1"),
        make("meta", name="color-scheme", content="light dark"),
        make("title", title),
        make("style", style()),
    )
    body = make("body", banner(findings, words), contents(shown, words), make("main", *shown))
    return "<!doctype html>\n" + render(make("html", head, body, lang=texts.language)) + "\n"


def style() -> str:
    """Read the style of the page."""
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def banner(findings: Findings, words: Words) -> Element:
    """Make the top of the page: what was studied."""
    study = findings.study
    game = study.game
    facts = [
        words("fact-games", games=words.number(findings.games)),
        words("fact-players", counts=", ".join(map(str, study.counts))),
        words("fact-bots", bots=", ".join(map(words.bot, study.bots))),
        words("fact-seed", seed=str(study.seed)),
        words("fact-versions", lanai=__version__, rules=game.rules, cards=game.cards),
    ]
    stopped = words(
        "stopped", games=words.number(findings.games), all=words.number(study.all_games)
    )
    return make(
        "header",
        make("p", "Lanai", class_="beam"),
        make(
            "div",
            make("h1", words("title", game=words.title)),
            make("p", line_of(game, words.texts), class_="lead"),
            make("ul", *(make("li", fact) for fact in facts), class_="facts"),
            None if findings.complete else make("p", stopped, class_="note"),
            class_="hero",
        ),
    )


def contents(sections: list[Element], words: Words) -> Element:
    """Link to the sections."""
    links = [
        make("li", make("a", each.findtext("h2") or "", href=f"#{each.get('id')}"))
        for each in sections
    ]
    return make("nav", make("ul", *links), aria_label=words("contents"))


def in_short(findings: Findings, words: Words) -> Element:
    """Say what the study shows in a few figures."""
    base, bot = findings.study.variants[0].name, findings.study.bots[0]
    cells = [findings.of(players, bot, base) for players in findings.study.counts]
    played = [each for each in cells if each is not None]
    tiles = [starter_tile(each, words, len(played)) for each in played]
    found = [told for held in findings.kinds() for told in card_findings(played, held, words)]
    return section(
        "short",
        words("heading-short"),
        make("div", *tiles, class_="tiles"),
        make("ul", *(make("li", each) for each in found), class_="found") if found else None,
        overview(findings, words),
    )


def starter_tile(figures: Figures, words: Words, tiles: int) -> Child:
    """Show how much whoever begins wins, on one of so many tiles."""
    share = figures.places[0]
    if share is None:
        return None
    verdict, wide = "fair", wide_interval(share, tiles)
    if wide is not None and lies_outside(figures.fair, wide):
        verdict = "more" if share.value > figures.fair else "less"
    scale = share_scale([share], figures.fair)
    mark = Mark(share.value, share.interval, wide)
    picture = strip(scale, [mark], [(figures.fair, "fair")])
    names = [words.players(figures.cell.players), words.bot(figures.cell.bot)]
    told = words(
        f"begins-{verdict}", fair=words.percent(figures.fair), span=words.span(share.interval)
    )
    return make(
        "figure",
        make("figcaption", " · ".join(names)),
        make("p", words.percent(share.value), class_="big"),
        picture,
        make("p", told),
        class_=f"tile begins-{verdict}",
    )


def card_findings(cells: list[Figures], held: Held, words: Words) -> list[str]:
    """Say which dealt cards stand out beyond doubt: the best and the worst of a kind."""
    if not held.dealt:
        return []
    kind = words.kind(held.kind).partition(":")[0].strip()
    told, silent = [], []
    for figures in cells:
        players = figures.cell.players
        shown = [worth for worth in figures.worths(held) if worth.shown]
        if not shown:
            silent.append(str(players))
        ranked = sorted(shown, key=lambda worth: -worth.difference.value)
        for worth in dict.fromkeys([*ranked[:1], *ranked[-1:]]):
            told.append(
                words(
                    "found-card",
                    players=words.players(players),
                    kind=kind,
                    card=words.piece(figures, held.kind, worth.name).title,
                    share=words.percent(worth.share.value),
                    without=words.percent(worth.without),
                )
            )
    return told + ([words("found-none", kind=kind, counts=", ".join(silent))] if silent else [])


def how(findings: Findings, words: Words, command: str, tables: list[Path]) -> Element:
    """Say how the study was made, what its figures mean and what they do not."""
    notes = ["bots", "share", "interval", "together", "cards", "halfway"]
    if len(findings.study.variants) > 1:
        notes.append("variants")
    return section(
        "how",
        words("heading-how"),
        make("pre", make("code", command), tabindex=0),
        make("ul", *(make("li", words(f"how-{note}")) for note in notes)),
        make("p", words("how-tables", files=", ".join(path.name for path in tables)))
        if tables
        else None,
    )
