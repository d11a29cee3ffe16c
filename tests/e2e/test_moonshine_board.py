"""Moonshine's board explains its symbols, and every choice is confirmed in the same way."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from e2e.conftest import Visit
from support.browser import PHONE, Visitor

LANDSCAPE: ViewportSize = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}


def _seated(visit: Visit, **context: object) -> Visitor:
    ana = visit(**context)
    ana.play_now("moonshine")
    return ana


def test_a_moon_is_chosen_first_and_placed_when_it_is_confirmed(visit: Visit) -> None:
    ana = _seated(visit)
    spot = ana.page.locator("button.spot").first
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")
    expect(ana.line).to_have_value("moon bar.1")
    ana.page.get_by_role("button", name="Place it there").click()
    expect(spot).to_contain_text("1 moon, needs 1")


def test_by_keyboard_the_focus_goes_to_what_confirms(visit: Visit) -> None:
    ana = _seated(visit)
    spot = ana.page.locator("button.spot").first
    spot.focus()
    ana.page.keyboard.press("Enter")
    expect(ana.page.get_by_role("button", name="Place it there")).to_be_focused()
    ana.page.keyboard.press("Enter")
    expect(spot).to_contain_text("1 moon, needs 1")


def test_a_button_that_is_chosen_confirms_where_it_stands(visit: Visit) -> None:
    """No other button slides under the pointer: a second touch means the same move."""
    ana = _seated(visit)
    ana.page.locator("button.spot").first.click()
    ana.page.get_by_role("button", name="Place it there").click()
    buttons = ana.page.locator(".ribbon .acts button")
    expect(buttons).to_have_text([re.compile("Keep|Take"), re.compile("Reroll|Draw")])
    texts = buttons.all_inner_texts()
    buttons.first.click()
    expect(buttons.first).to_have_attribute("data-confirm", "")
    assert buttons.all_inner_texts() == texts


def test_symbols_say_what_they_mean_to_a_mouse_and_to_a_finger(visit: Visit) -> None:
    ana = _seated(visit)
    ana.page.locator(".printed [data-mean=eye]").first.hover()
    expect(ana.page.get_by_role("tooltip")).to_contain_text("you see as many cards")
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("tooltip")).to_have_count(0)
    bob = _seated(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    bob.page.get_by_role("button", name="reroll 1. When you are active").tap()
    expect(bob.page.get_by_role("tooltip")).to_contain_text("reroll any of the dice")


def test_a_finger_held_on_a_client_tells_of_it_and_chooses_nothing(visit: Visit) -> None:
    ana = _seated(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    card = ana.page.locator("button.cl").first
    held = {"pointerType": "touch", "isPrimary": True, "bubbles": True}
    card.dispatch_event("pointerdown", held)
    expect(ana.page.get_by_role("tooltip")).to_contain_text("Once validated")
    card.dispatch_event("pointerup", held)
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "true")


def test_the_log_names_clients_with_their_portraits(visit: Visit) -> None:
    ana = _seated(visit)
    ana.move(random.Random(1))
    runs = ana.log.locator("p", has_text="runs the")
    expect(runs.first).to_contain_text(re.compile(r"with the [a-z ]+, the [a-z ]+\.\s*$"))
    expect(runs.first.locator("svg[viewBox='22 34 150 150']")).to_have_count(2)


def _inside(part: Locator, whole: Locator) -> bool:
    box, around = part.bounding_box(), whole.bounding_box()
    assert box and around
    top, bottom = box["y"] + 1 >= around["y"], box["y"] + box["height"]
    return top and bottom <= around["y"] + around["height"] + 1


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, TABLET])
def test_dice_and_what_is_available_stay_in_sight(visit: Visit, size: dict[str, int]) -> None:
    ana = _seated(visit, viewport=size)
    board = ana.page.locator(".board").first
    board.evaluate("board => board.scrollTo(0, board.scrollHeight)")
    assert _inside(ana.page.locator(".tray"), board)
    assert _inside(ana.page.locator(".available"), board)


def test_the_parts_of_ones_bar_do_not_cover_each_other_on_a_phone_on_its_side(
    visit: Visit,
) -> None:
    ana = _seated(visit, viewport=LANDSCAPE)
    parts = [".title", ".printed", ".spots", ".tally"]
    boxes = [ana.page.locator(f".own {part}").bounding_box() for part in parts]
    bottoms = [box["y"] + box["height"] for box in boxes if box]
    tops = [box["y"] for box in boxes if box]
    assert all(bottom <= top + 1 for bottom, top in zip(bottoms, tops[1:], strict=False))


# Writes down what is told to be available, at how many clients it is told what they lack or that
# they are in reach, and whether dice still tumble, whenever that changes.
NOTE = """() => {
  window.noted = [];
  const look = () => {
    const numbers = [...document.querySelectorAll(".available li:not(.moons) b")];
    const tumbles = [...document.querySelectorAll(".cube")].some(die => die.getAnimations().length);
    const told = document.querySelectorAll(".hand .caption > :not(.quiet)").length;
    const what = [tumbles ? "tumbling" : "lying", ...numbers.map(b => b.textContent), told];
    const note = what.join(" ");
    if (window.noted.at(-1) !== note) window.noted.push(note);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_what_dice_bring_is_told_when_they_lie(visit: Visit) -> None:
    ana = _seated(visit, reduced_motion="no-preference", settings={"speed": "fast"})
    ana.page.evaluate(NOTE)
    rng = random.Random(4)
    while not ana.page.evaluate("noted.some(note => note.startsWith('tumbling'))"):
        assert ana.move(rng)
    ana.page.wait_for_function(r"() => /^lying( \d+){5}$/.test(noted.at(-1))")
    noted: list[str] = ana.page.evaluate("noted")
    assert {note for note in noted if "tumbling" in note} == {"tumbling – – – – 0"}, noted


def test_the_place_that_is_chosen_stays_in_sight_also_when_the_phone_is_turned(
    visit: Visit,
) -> None:
    ana = visit(viewport=PHONE, settings={"moveLine": False})
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play now: Moonshine").click()
    expect(ana.page.locator(".ribbon.mine")).to_be_attached()
    ana.page.locator(".own button.spot").first.click()
    expect(ana.page.get_by_role("button", name="Place it there")).to_be_visible()
    chosen = ana.page.locator(".own .spot[aria-pressed=true]")
    for size in (PHONE, LANDSCAPE, PHONE):
        ana.page.set_viewport_size(size)
        ana.page.evaluate("new Promise(go => requestAnimationFrame(() => setTimeout(go)))")
        spot, ribbon = chosen.bounding_box(), ana.page.locator(".ribbon").bounding_box()
        tray = ana.page.locator(".tray").bounding_box()
        assert spot and ribbon and tray
        top = tray["y"] + tray["height"] if size is PHONE else 0
        assert top <= spot["y"] and spot["y"] + spot["height"] <= ribbon["y"] + 1
