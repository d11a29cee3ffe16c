"""`lanai play`: a game in the terminal."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated

import typer

from lanai.bots.catalog import SEARCHES, make
from lanai.bots.contract import Bot
from lanai.bots.turn import BotError
from lanai.cli import completion
from lanai.cli.branching import branch_off, new_branch
from lanai.cli.files import check_writable, kept_game, read_text
from lanai.cli.language import T
from lanai.cli.options import Seconds, examples, read_options
from lanai.cli.output import BOT_FAILED, INTERRUPTED, complain
from lanai.core.branch import Beginning
from lanai.core.contract import Game
from lanai.core.errors import SetupError
from lanai.core.fairness import LARGEST_SEED, FairLuck, Luck, SimulationLuck, draw_secret
from lanai.core.match import Match, start
from lanai.core.record import BRANCHED, SUFFIX, Record
from lanai.core.saving import resume
from lanai.games import all_games, find
from lanai.terminal.saved_games import command_to_go_on, shortened, unfinished
from lanai.terminal.screen import Screen
from lanai.terminal.session import Quit, Session, how_to_play
from lanai.texts import harmless
from lanai.texts.narration import BOT, shown_names
from lanai.texts.titles import line_of, title_of
from lanai.texts.verdicts import branch_in_words

DEFAULT_BOT = "medium"


def add_to(app: typer.Typer) -> None:
    """Add the command."""
    epilog = examples(
        T("cli-examples"),
        "lanai play tiki-topple",
        "lanai play tiki-topple --players 4 --seat Ana --seat Ben --bot hard",
        "lanai play tiki-topple --option hand=one-toast --bot examples/first_bot.py:FirstBot",
        "lanai play my-game.lanai.jsonl",
        "lanai play my-game.lanai.jsonl --from 12 --as 0",
    )
    app.command(help=T("cli-play"), epilog=epilog)(play)


def play(
    game: Annotated[
        str | None,
        typer.Argument(help=T("cli-play-game"), autocompletion=completion.games_and_records),
    ] = None,
    players: Annotated[int | None, typer.Option(help=T("cli-players"))] = None,
    seat: Annotated[
        list[str] | None, typer.Option(help=T("cli-seat"), autocompletion=completion.seats)
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(help=T("cli-bot"), show_default=DEFAULT_BOT, autocompletion=completion.bot),
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=T("cli-option"), autocompletion=completion.options)
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help=T("cli-play-seed"), min=0, max=LARGEST_SEED)
    ] = None,
    seconds: Seconds = 10.0,
    moves: Annotated[
        int | None, typer.Option("--from", metavar="MOVE", help=T("cli-play-from"), min=0)
    ] = None,
    own: Annotated[
        int | None, typer.Option("--as", metavar="SEAT", help=T("cli-play-as"), min=0)
    ] = None,
    same_cards: Annotated[bool, typer.Option("--same-cards", help=T("cli-same-cards"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=T("cli-plain"))] = False,
) -> None:
    """Play in the terminal."""
    screen = Screen(T, plain=plain)
    others = any(given is not None for given in (players, seat, option, seed))
    arranged = others or bot is not None
    if moves is not None or own is not None or same_cards:
        if players is not None or seat or option:
            raise SetupError("play-from-arranged")
        match = branch_of(game, moves, own, same_cards, bot or DEFAULT_BOT, seed)
        start_session(match, screen, kept_game(match.game.name), seconds)
        return
    chosen = game or choose(screen, [] if arranged else unfinished(kept_game("").parent))
    if is_file(chosen):
        if others or (bot is not None and not is_program(bot)):
            raise SetupError("play-file-arranged", {"file": chosen})
        keep = Path(os.path.expanduser(chosen))
        match = resume(read_kept(keep), find)
        demand_known_bots(match.record.players, keep, bot)
    else:
        rules = find(chosen)
        names = seat_names(rules, players, seat or [], bot or DEFAULT_BOT)
        match = new_match(rules, names, read_options(rules, option or []), seed)
        keep = kept_game(rules.name)
    start_session(match, screen, keep, seconds)


def branch_of(
    file: str | None, moves: int | None, own: int | None, same_cards: bool, bot: str,
    seed: int | None,
) -> Match:  # fmt: skip
    """Begin a game of one's own from a moment of a recorded one on."""
    if moves is None:
        raise SetupError("play-from-missing")
    if file is None or not is_file(file):
        raise SetupError("play-from-file")
    text = read_kept(Path(os.path.expanduser(file)))
    game, original, begun = branch_off(text, moves, own, same_cards)
    luck = new_luck(len(original.players), seed)
    return new_branch(game, original, begun, seated(original, begun, bot), luck)


def seated(original: Record, begun: Beginning, bot: str) -> list[str]:
    """Name who sits where: a person on their seat, as they were called, bots on all others."""
    own = begun.note["seat"]
    assert isinstance(own, int)
    names = [BOT + bot for _ in original.players]
    named = original.players[own]
    names[own] = T("play-person") if named.startswith(BOT) else named
    return names


def start_session(match: Match, screen: Screen, keep: Path, seconds: float) -> None:
    """Play a match in the terminal, kept in its file."""
    bots = seated_bots(match.game, match.record.players)
    check_writable(keep.absolute().parent)
    introduce(match, screen, keep)
    run(Session(match, bots, screen, keep, seconds), screen, keep)


def is_file(chosen: str) -> bool:
    """Tell whether a file is meant and not a game."""
    if chosen in all_games():
        return False
    return "/" in chosen or chosen.endswith(SUFFIX) or os.path.isfile(chosen)


def demand_known_bots(players: list[str], file: Path, named: str | None) -> None:
    """Refuse to run a program because a file says so: it may have come with it, from anybody.

    Games that were kept here name bots that were named by hand before.
    """
    if named is not None and BOT + named not in players:
        raise SetupError("play-file-arranged", {"file": str(file)})
    if file.resolve().parent == kept_game("").resolve().parent:
        return
    for player in players:
        bot = player.removeprefix(BOT)
        if bot not in (player, named) and is_program(bot):
            raise SetupError("play-file-bot", {"file": str(file), "bot": bot})


def is_program(bot: str) -> bool:
    """Tell whether a bot is a class of a file, and not a level or a search."""
    return ":" in bot and not bot.startswith(SEARCHES)


def read_kept(file: Path) -> str:
    """Read a game that was kept."""
    if not os.path.exists(file):
        raise SetupError("play-no-file", {"file": str(file)})
    return read_text(str(file))


def choose(screen: Screen, kept: list[tuple[Path, Record]]) -> str:
    """Ask for a new game or one to go on with; with only one choice there is nothing to ask."""
    games = sorted(all_games())
    choices = [*games, *(str(file) for file, _ in kept)]
    if len(choices) == 1:
        return choices[0]
    screen.say(T("play-which"), "bold")
    for number, name in enumerate(games, start=1):
        game = find(name)
        screen.say(f"  {number}  {title_of(game, T)} – {line_of(game, T)}")
    for number, (file, record) in enumerate(kept, start=len(games) + 1):
        screen.say(f"  {number}  {T('play-kept-game', **summary(file, record))}")
    while True:
        try:
            answer = screen.ask(T("play-number", count=len(choices)), games)
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(INTERRUPTED) from None
        if answer.lower() in games:
            return answer.lower()
        if answer in map(str, range(1, len(choices) + 1)):
            return choices[int(answer) - 1]


def summary(file: Path, record: Record) -> dict[str, object]:
    """Sum up a kept game: what, who, how far and when."""
    return {
        "game": title_of(find(record.game), T) if record.game in all_games() else record.game,
        "players": ", ".join(shown_names(record.players)),
        "moves": sum("move" in line for line in record.lines),
        "when": time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime)),
    }


def seat_names(game: Game, players: int | None, named: list[str], bot: str) -> list[str]:
    """Name who sits where: those who are named first, then bots."""
    count = max(game.seats[0], len(named)) if players is None else players
    if count not in game.seats:
        game.new(count)
    named = [readable(name) for name in named]
    if len(named) > count:
        raise SetupError("setup-seats", {"given": len(named), "players": count})
    seated = named or [T("play-person")]
    if all(name.startswith(BOT) for name in seated):
        raise SetupError("setup-no-person")
    return [*seated, *[BOT + bot] * (count - len(seated))]


def readable(name: str) -> str:
    """Give a name as it is shown, or raise SetupError where there is nothing to read."""
    shown = " ".join(name.split())
    if harmless(shown) != shown or not any(map(str.isprintable, shown)):
        raise SetupError("setup-name", {"name": name})
    return shown


def new_match(game: Game, names: list[str], options: dict[str, object], seed: int | None) -> Match:
    """Start a match with a secret, committed deal, or with a practice deal."""
    return start(game, names, options, new_luck(len(names), seed))


def new_luck(players: int, seed: int | None) -> Luck:
    """Give the luck of a secret, committed deal, or of a practice deal."""
    if seed is not None:
        return SimulationLuck(seed, 0)
    nonces = [draw_secret() for _ in range(players)]
    return FairLuck(draw_secret(), nonces)


def seated_bots(game: Game, names: list[str]) -> dict[int, Bot]:
    """Make the bots that a record names, by seat."""
    return {
        seat: make(name.removeprefix(BOT), game)
        for seat, name in enumerate(names)
        if name.startswith(BOT)
    }


def introduce(match: Match, screen: Screen, keep: Path) -> None:
    """Say what is played and where it is kept, and show the commitment before the first move."""
    name = title_of(match.game, T)
    players = ", ".join(shown_names(match.record.players))
    screen.say(T("play-title", game=name, players=players), "bold")
    header, luck = match.record.header, match.luck
    if header["lanai"] == BRANCHED:
        screen.say(T("play-branch", begun=branch_in_words(match.record, T)), "yellow")
    elif "commitment" in header:
        screen.say(T("play-commitment", commitment=str(header["commitment"])), "dim")
    elif isinstance(luck, SimulationLuck):
        screen.say(T("play-practice", seed=str(luck.seed)), "dim")
    else:
        screen.say(T("play-unproven"), "yellow")
    screen.say(T("play-kept", file=shortened(keep)), "dim", whole=True)
    screen.say(how_to_play(screen), "dim")


def run(session: Session, screen: Screen, keep: Path) -> None:
    """Play; whatever stops the game, it is kept."""
    go_on = T("play-go-on", command=command_to_go_on(keep))
    try:
        session.run()
    except BotError as error:
        complain(T.error(error))
        screen.say(go_on, whole=True)
        raise typer.Exit(BOT_FAILED) from None
    except Quit:
        screen.say(go_on, whole=True)
    except (EOFError, KeyboardInterrupt):
        screen.say("")
        screen.say(T("play-interrupted"))
        screen.say(go_on, whole=True)
        raise typer.Exit(INTERRUPTED) from None
