"""SVG elements as text, and documents made of them."""

from bastide.render.svg.pen import number_text


def element(name: str, *content: str, **attributes: object) -> str:
    """An element: `fill_opacity` becomes fill-opacity, numbers are rounded, and None is left out."""
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
    """A symbol of the document, moved and scaled; with a negative scale it is mirrored."""
    if scale == 1:
        return element("use", href=f"#{symbol}", x=x or None, y=y or None, **attributes)
    size = number_text(scale, 2) if scale > 0 else f"{number_text(scale, 2)} {number_text(-scale, 2)}"
    placed = f"translate({number_text(x)} {number_text(y)})scale({size})"
    return element("use", href=f"#{symbol}", transform=placed, **attributes)


def symbol(name: str, *content: str) -> str:
    """A drawing that is used by its name; it may reach beyond its origin in every direction."""
    return element("symbol", *content, id=name, overflow="visible")


def document(width: float, height: float, *content: str, scale: float = 1, title: str | None = None) -> str:
    """A whole picture of that many units, `scale` pixels to a unit; its title is told to those who do not see it."""
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
