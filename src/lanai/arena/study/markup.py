"""Building HTML and SVG from elements, so that every text is escaped."""

from __future__ import annotations

from xml.etree.ElementTree import Element, tostring

Child = Element | str | None


def make(tag: str, *children: Child, **attributes: object) -> Element:
    """Make an element. `class_` stands for class, underlines for hyphens, None for nothing.

    >>> render(make("p", "A ", make("b", "<b>"), " c", class_="lead", data_x=1))
    '<p class="lead" data-x="1">A <b>&lt;b&gt;</b> c</p>'
    """
    named = {
        name.rstrip("_").replace("_", "-"): str(value)
        for name, value in attributes.items()
        if value is not None
    }
    made = Element(tag, named)
    fill(made, *children)
    return made


def fill(parent: Element, *children: Child) -> None:
    """Put elements and texts into an element, after what is there."""
    for child in children:
        if isinstance(child, str):
            _append_text(parent, child)
        elif child is not None:
            parent.append(child)


def _append_text(parent: Element, text: str) -> None:
    if len(parent):
        parent[-1].tail = (parent[-1].tail or "") + text
    else:
        parent.text = (parent.text or "") + text


def render(element: Element) -> str:
    """Write an element as HTML."""
    return tostring(element, encoding="unicode", method="html")
