"""Other histories of a Moluku game: the record that would have led to a redealt world.

A redealt world says where the hidden cards are now. Here the hidden lines of the record (deals,
fresh cards, others' discards and passes) are rewritten so that they lead there. Whether that
history was possible, and looked the same to the viewer all along, is then found by playing it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from lanai.core.errors import RecordError
from lanai.core.events import Journal, Json
from lanai.core.match import Match, new_state, replay
from lanai.core.record import Record
from lanai.games import find
from lanai.games.moluku.phases import ADJUST, CHOOSE, STOCK
from lanai.games.moluku.state import MolukuState

Cards = frozenset[str]
NONE: Cards = frozenset()


def names(state: MolukuState, cards: int) -> Cards:
    return frozenset(state.cards.name_all(cards))


@dataclass
class Season:
    """What one Season's lines say: played, and chosen to discard or pass, by seat."""

    islands: list[Cards]  # taken up before it
    played: list[set[str]]
    chosen: list[set[str]]


@dataclass
class World:
    """Where the hidden cards are, by seat: in hand, and discarded before Seasons 2 and 3."""

    hands: list[Cards]
    chosen: list[Cards]
    discards: dict[int, list[Cards]] = field(default_factory=dict)


def seasons_of(record: Record) -> list[Season]:
    """Read a record Season by Season."""
    state = new_state(find("moluku"), record)
    assert isinstance(state, MolukuState)
    seats = range(int(state.players))
    found = [Season([NONE for _ in seats], [set() for _ in seats], [set() for _ in seats])]
    for number, line in enumerate(record.lines, start=2):
        season = int(state.season)
        replay(state, number, line)
        if "move" in line:
            verb, _, card = str(line["move"]).partition(" ")
            seat = line["seat"]
            assert isinstance(seat, int)
            if verb == "play":
                found[-1].played[seat].add(card)
            elif verb in ("discard", "pass"):
                found[-1].chosen[seat].add(card)
        if state.season > season and not state.over():
            islands = [names(state, state.taken_up(state.taken, seat)) for seat in seats]
            found.append(Season(islands, [set() for _ in seats], [set() for _ in seats]))
    return found


def world_of(state: MolukuState, seasons: list[Season], viewer: int) -> World:
    """Read a redealt state as a world; discards nobody has seen go to either Season."""
    seats = range(int(state.players))
    world = World(
        hands=[names(state, state.owned(state.hand, seat)) for seat in seats],
        chosen=[names(state, state.owned(state.chosen, seat)) for seat in seats],
    )
    adjusted = min(int(state.season) - (state.phase in (STOCK, CHOOSE, ADJUST)), 2)
    if state.deal.discard:
        world.discards = {
            season: [_discards(state, seasons, seat, season, adjusted, viewer) for seat in seats]
            for season in range(1, adjusted + 1)
        }
    return world


def _discards(
    state: MolukuState, seasons: list[Season], seat: int, season: int, last: int, viewer: int
) -> Cards:
    if seat == viewer:
        return frozenset(seasons[season].chosen[seat])
    out = names(state, state.owned(state.out, seat))
    if last == 1:
        return out
    later = out & seasons[2].islands[seat]
    surely = out & seasons[1].islands[seat] - later
    open_cards = sorted(out - later - surely)
    free = int(state.deal.discard) - len(surely)
    first = surely | frozenset(open_cards[:free])
    return first if season == 1 else out - first


def rewritten(
    record: Record, seasons: list[Season], state: MolukuState, world: World, viewer: int
) -> list[Json]:
    """Write the lines that lead to a world; the viewer's own stay as they are."""
    hidden = _hidden_cards(seasons, state, world)
    lines: list[Json] = []
    season = 0
    queues = {
        (at, seat): sorted(cards)
        for at, by_seat in hidden.chosen.items()
        for seat, cards in enumerate(by_seat)
    }
    for line in record.lines:
        season += line.get("chance") == "stock"
        verb = str(line.get("move", "")).split(" ")[0]
        if verb == "pass" and len(seasons) > 1:
            season = _season_of_pass(lines)
        if line.get("chance") == "deal":
            lines.append({"chance": "deal", "value": {"hands": _lists(hidden.dealt[0])}})
        elif line.get("chance") == "stock":
            lines.append({"chance": "stock", "value": {"cards": _lists(hidden.dealt[season])}})
        elif verb in ("discard", "pass") and line["seat"] != viewer:
            seat = line["seat"]
            assert isinstance(seat, int)
            queue = queues[season, seat]
            if not queue and season == len(seasons) - 1 and _is_choosing(state, seat):
                continue  # nobody knows how many cards a seat has chosen that is not done
            lines.append({"seat": seat, "move": f"{verb} {queue.pop(0) if queue else 'nothing'}"})
        else:
            lines.append(line)
    if any(queue for (_, seat), queue in queues.items() if seat != viewer):
        lines.append({"chance": "too many cards discarded or passed", "value": {}})
    return lines


def _is_choosing(state: MolukuState, seat: int) -> bool:
    """Tell whether a seat still has cards to discard or to pass."""
    return state.phase == ADJUST and state.owed_by(seat) > 0


def _season_of_pass(lines: list[Json]) -> int:
    """Passes come after the last take of Season 1 (48 cards played) or of Season 2 (96)."""
    played = sum(str(line.get("move", "")).startswith("play") for line in lines)
    return played // 48


def _lists(cards: list[Cards]) -> list[list[str]]:
    return [sorted(each) for each in cards]


@dataclass
class Hidden:
    """What the rewritten lines say: cards dealt before each Season, and chosen before it."""

    dealt: dict[int, list[Cards]]
    chosen: dict[int, list[Cards]]


def _hidden_cards(seasons: list[Season], state: MolukuState, world: World) -> Hidden:
    seats = range(int(state.players))
    now = len(seasons) - 1
    chosen: dict[int, list[Cards]] = {}
    for at in range(1, now + 1):
        if at in world.discards:
            chosen[at] = world.discards[at]
        elif at == now and state.phase == ADJUST:
            chosen[at] = world.chosen
        elif at == now and state.deal.passing and not state.over():
            chosen[at] = [_passed(seasons[at], state, world, seat) for seat in seats]
        else:
            chosen[at] = [frozenset(cards) for cards in seasons[at].chosen]
    dealt: dict[int, list[Cards]] = {}
    for at, season in enumerate(seasons):
        gone = world.discards.get(at, [NONE for _ in seats])
        held = world.hands if at == now else [NONE for _ in seats]
        dealt[at] = [
            (held[seat] | season.played[seat] | gone[seat]) - season.islands[seat] for seat in seats
        ]
    return Hidden(dealt, chosen)


def _passed(season: Season, state: MolukuState, world: World, seat: int) -> Cards:
    """All cards that the neighbour has or has played and that this seat had taken up."""
    to = int(state.receiver(seat))
    return (world.hands[to] | season.played[to]) & season.islands[seat]


def possible(record: Record, lines: list[Json]) -> MolukuState | None:
    """Play a history; None where the rules forbid it."""
    state = new_state(find("moluku"), record)
    assert isinstance(state, MolukuState)
    try:
        for number, line in enumerate(lines, start=2):
            replay(state, number, line)
    except RecordError:
        return None
    return state


def seen(record: Record, lines: list[Json], viewer: int) -> list[object]:
    """Play a history and write down everything the viewer sees on the way."""
    state = new_state(find("moluku"), record)
    told: list[object] = []
    last: object = None
    for number, line in enumerate(lines, start=2):
        state.journal = Journal()
        replay(state, number, line)
        events, now = state.journal.seen_by(viewer), (state.view(viewer), state.to_act())
        if events or now != last:
            told.append([events, now])
        last = now
    return told


def state_of(match: Match) -> MolukuState:
    assert isinstance(match.state, MolukuState)
    return match.state


# All worlds


Place = tuple[str, int]  # ("hand", seat), ("before-2", seat), ("before-3", seat) or ("stock", -1)


def all_worlds(state: MolukuState, seasons: list[Season], viewer: int, most: int) -> list[World]:
    """List every way to put the hidden cards into places of the known sizes.

    Cards taken up with an Island stay with whoever took them up (in 4-player games: or the
    neighbour). That is all that is used here; playing the rewritten history finds what is possible.
    """
    seats = [seat for seat in range(int(state.players)) if seat != viewer]
    now = len(seasons) - 1
    pending = state.phase in (STOCK, CHOOSE, ADJUST)
    room: dict[Place, int] = {("stock", -1): len(names(state, state.stock()))}
    for seat in seats:
        room["hand", seat] = len(names(state, state.owned(state.hand, seat)))
        for season in range(1, now + (not pending)):
            room[f"before-{season + 1}", seat] = int(state.deal.discard)
    hidden = sorted(names(state, state.deal.cards & ~state.shown()))
    if viewer >= 0:
        own = names(state, state.owned(state.hand | state.out, viewer))
        hidden = [card for card in hidden if card not in own]
    allowed = {card: _allowed(state, seasons, card, room) for card in hidden}
    hidden.sort(key=lambda card: len(allowed[card]))
    found: list[dict[str, Place]] = []
    _spread(hidden, allowed, room, {}, found, most)
    return [_world(state, seasons, viewer, placed) for placed in found]


def _allowed(
    state: MolukuState, seasons: list[Season], card: str, room: dict[Place, int]
) -> list[Place]:
    now = len(seasons) - 1
    for seat in range(int(state.players)):
        if card in seasons[now].islands[seat]:
            if state.deal.passing:
                places: list[Place] = [("hand", seat), ("hand", int(state.receiver(seat)))]
            else:
                places = [("hand", seat), (f"before-{now + 1}", seat)]
            return [place for place in places if place in room]
    for seat in range(int(state.players)):
        if now == 2 and card in seasons[1].islands[seat]:
            return [("before-2", seat)]
    return list(room)


def _spread(
    cards: list[str],
    allowed: dict[str, list[Place]],
    room: dict[Place, int],
    placed: dict[str, Place],
    found: list[dict[str, Place]],
    most: int,
) -> None:
    if len(found) > most:
        return
    if len(placed) == len(cards):
        found.append(dict(placed))
        return
    card = cards[len(placed)]
    for place in allowed[card]:
        if room[place]:
            room[place] -= 1
            placed[card] = place
            _spread(cards, allowed, room, placed, found, most)
            del placed[card]
            room[place] += 1


def _world(
    state: MolukuState, seasons: list[Season], viewer: int, placed: dict[str, Place]
) -> World:
    seats = range(int(state.players))
    heaps: dict[Place, set[str]] = {}
    for card, place in placed.items():
        heaps.setdefault(place, set()).add(card)
    hands = [frozenset(heaps.get(("hand", seat), set())) for seat in seats]
    now = len(seasons) - 1
    discards: dict[int, list[Cards]] = {}
    if state.deal.discard:
        for season in range(1, now + (state.phase not in (STOCK, CHOOSE, ADJUST))):
            discards[season] = [
                frozenset(heaps.get((f"before-{season + 1}", seat), set())) for seat in seats
            ]
    if viewer >= 0:
        hands[viewer] = names(state, state.owned(state.hand, viewer))
        for season, by_seat in discards.items():
            by_seat[viewer] = frozenset(seasons[season].chosen[viewer])
    return World(hands, [NONE for _ in seats], discards)
