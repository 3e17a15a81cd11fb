"""SVG elements as text, definitions that elements refer to by their ids, and documents."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from bastide.render.svg.geometry.pen import number_text

Definition = tuple[str, str]  # an id, and the text of the element that has it

REFERENCE = re.compile(r"#([\w-]+)")  # also matches colours, which are never ids


def element(name: str, *content: str, **attributes: object) -> str:
    """Return an element. `fill_opacity` becomes fill-opacity, numbers are rounded, None is left out."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value_text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{given}>{''.join(content)}</{name}>" if content else f"<{name}{given}/>"


def value_text(value: object) -> str:
    if isinstance(value, int | float):
        return number_text(value, 2)
    return str(value).replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def group(*content: str, **attributes: object) -> str:
    return element("g", *content, **attributes)


def path(data: object, **attributes: object) -> str:
    return element("path", d=str(data), **attributes)


def use(symbol: str, x: float = 0, y: float = 0, scale: float = 1, **attributes: object) -> str:
    """Return a reference to a symbol, moved and scaled; a negative scale mirrors it."""
    if scale == 1:
        return element("use", href=f"#{symbol}", x=x or None, y=y or None, **attributes)
    size = number_text(scale, 2) if scale > 0 else f"{number_text(scale, 2)} {number_text(-scale, 2)}"
    placed = f"translate({number_text(x)} {number_text(y)})scale({size})"
    return element("use", href=f"#{symbol}", transform=placed, **attributes)


def define(tag: str, name: str, *content: str, **attributes: object) -> Definition:
    """Return an element that others refer to by its name."""
    return name, element(tag, *content, id=name, **attributes)


def symbol(name: str, *content: str) -> Definition:
    """Return a drawing for `use`; it may extend beyond its origin in every direction."""
    return define("symbol", name, *content, overflow="visible")


@lru_cache(maxsize=4096)
def references(text: str) -> frozenset[str]:
    """Return the ids that a text refers to, among other words."""
    return frozenset(REFERENCE.findall(text))


def used_definitions(definitions: Mapping[str, str], texts: Iterable[str]) -> str:
    """Return the definitions that texts use, directly or through others, in their order."""
    used: set[str] = set()
    waiting = list(texts)
    while waiting:
        found = references(waiting.pop()) & definitions.keys() - used
        used |= found
        waiting += [definitions[name] for name in found]
    return "".join(text for name, text in definitions.items() if name in used)


def document(width: float, height: float, *content: str, scale: float = 1, title: str | None = None) -> str:
    """Return a document of a size in units, with `scale` pixels per unit; screen readers read the title."""
    return element(
        "svg",
        *([element("title", value_text(title))] if title else []),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        role="img" if title else None,
        width=width * scale,
        height=height * scale,
        viewBox=f"0 0 {number_text(width)} {number_text(height)}",
    )
