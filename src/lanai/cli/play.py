"""`lanai play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lanai.bots.asking import BotError
from lanai.bots.catalog import make
from lanai.bots.contract import Bot
from lanai.cli.files import check_writable, kept_game, read_text
from lanai.cli.language import T
from lanai.cli.options import examples, read_options
from lanai.cli.output import BOT_FAILED, INTERRUPTED, complain
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import FairLuck, SimulationLuck, draw_secret
from lanai.core.match import Match, start
from lanai.core.saving import resume
from lanai.games import all_games, find
from lanai.terminal.screen import Screen
from lanai.terminal.session import BOT, Quit, Session, shown_names


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai play tiki-topple",
        "lanai play tiki-topple --players 4 --seat Ana --seat Ben --bot greedy",
        "lanai play tiki-topple --option hand=one-toast --bot examples/first_bot.py:FirstBot",
        "lanai play my-game.lanai.jsonl",
    )
    app.command(help=T("cli-play"), epilog=epilog)(play)


def play(
    game: Annotated[str | None, typer.Argument(help=T("cli-play-game"))] = None,
    players: Annotated[int | None, typer.Option(help=T("cli-players"))] = None,
    seat: Annotated[list[str] | None, typer.Option(help=T("cli-seat"))] = None,
    bot: Annotated[str, typer.Option(help=T("cli-bot"))] = "greedy",
    option: Annotated[list[str] | None, typer.Option(help=T("cli-option"))] = None,
    seed: Annotated[int | None, typer.Option(help=T("cli-play-seed"), min=0)] = None,
    seconds: Annotated[float, typer.Option(help=T("cli-seconds"), min=0.01)] = 10.0,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
) -> None:
    """Play in the terminal."""
    screen = Screen(plain=plain)
    chosen = game or choose_game(screen)
    if Path(chosen).is_file():
        match = resume(read_text(chosen), find)
        keep = Path(chosen)
    else:
        rules = find(chosen)
        names = seat_names(rules, players, seat or [], bot)
        match = new_match(rules, names, read_options(rules, option or []), seed)
        keep = kept_game(rules.name)
    bots = seated_bots(match.game, match.record.players)
    check_writable(keep.absolute().parent)
    introduce(match, screen)
    run(Session(match, bots, T, screen, keep, seconds), screen, keep)


def choose_game(screen: Screen) -> str:
    """Ask which game to play; with only one there is nothing to ask."""
    names = sorted(all_games())
    if len(names) == 1:
        return names[0]
    screen.say(T("play-which"))
    for number, name in enumerate(names, start=1):
        screen.say(f"  {number}  {T(f'{name}-name')} – {T(f'{name}-line')}")
    while True:
        try:
            answer = screen.ask(T("play-number", count=len(names)), names)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None
        if answer in names:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return names[int(answer) - 1]


def seat_names(game: Game, players: int | None, named: list[str], bot: str) -> list[str]:
    """Name who sits where: those who are named first, then bots."""
    count = max(game.seats[0], len(named)) if players is None else players
    if count not in game.seats:
        game.new(count)
    if len(named) > count:
        raise SetupError("setup-seats", {"given": len(named), "players": count})
    seated = named or [T("play-person")]
    if all(name.startswith(BOT) for name in seated):
        raise SetupError("setup-no-person")
    return [*seated, *[BOT + bot] * (count - len(seated))]


def new_match(game: Game, names: list[str], options: dict[str, object], seed: int | None) -> Match:
    """Start a match with a secret, committed deal, or with a practice deal."""
    if seed is not None:
        return start(game, names, options, SimulationLuck(seed, 0))
    nonces = [draw_secret() for _ in names]
    return start(game, names, options, FairLuck(draw_secret(), nonces))


def seated_bots(game: Game, names: list[str]) -> dict[int, Bot]:
    """Make the bots that a record names, by seat."""
    return {
        seat: make(name.removeprefix(BOT), game)
        for seat, name in enumerate(names)
        if name.startswith(BOT)
    }


def introduce(match: Match, screen: Screen) -> None:
    """Say what is played, and show the commitment before the first move."""
    name = T(f"{match.game.name}-name")
    screen.say(
        T("play-title", game=name, players=", ".join(shown_names(match.record.players))), "bold"
    )
    header, luck = match.record.header, match.luck
    if "commitment" in header:
        screen.say(T("play-commitment", commitment=str(header["commitment"])), "dim")
    elif isinstance(luck, SimulationLuck):
        screen.say(T("play-practice", seed=luck.seed), "dim")
    else:
        screen.say(T("play-unproven"), "yellow")
    screen.say(T("play-help"), "dim")


def run(session: Session, screen: Screen, keep: Path) -> None:
    """Play; whatever stops the game, it is kept."""
    try:
        session.run()
    except BotError as error:
        complain(T.error(error))
        screen.say(T("play-go-on", file=str(keep)))
        raise typer.Exit(BOT_FAILED) from None
    except Quit:
        screen.say(T("play-go-on", file=str(keep)))
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        screen.say(T("play-interrupted"))
        screen.say(T("play-go-on", file=str(keep)))
        raise typer.Exit(INTERRUPTED) from None
