"""Generate the page's types from the protocol's models. With --check, only report whether they are up to date."""

import inspect
import json
import sys
import types
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

from pydantic import JsonValue
from pydantic.fields import FieldInfo

from bastide.message import Message
from bastide.messages import language_names
from bastide.messages.languages import DEFAULT_LANGUAGE
from bastide.render.svg.defaults import SMALL
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.pieces import ROLES, extent_on_board
from bastide.render.svg.pieces.seats import DEVICES, LIGHT_INK, SHIELD, SeatStyle
from bastide.render.svg.pieces.seats import SEATS as SEAT_STYLES
from bastide.render.svg.track.track_geometry import MIN_TRACK, TrackGeometry
from bastide.rules.options import SEATS
from bastide.server import protocol
from bastide.server.pictures import PIECE_MARGIN
from bastide.server.protocol.base import Model
from bastide.server.protocol.client_messages import FromPage, Hello
from bastide.server.protocol.games import NewGame, RematchOptions
from bastide.server.protocol.replay import GivenPosition, ImportedRecord, PositionQuestion, ReplayQuestion
from bastide.server.rooms.bots import FIRST_GAME_REASON

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEADING = (
    "// Generated from src/bastide/server/protocol by tools/protocol_types.py: change those files, not this one.\n"
)
WIDTH = 120

# Messages of the page may omit fields with a default. Messages of the server are always complete.
SENT = (NewGame, FromPage, Hello, RematchOptions, ImportedRecord, ReplayQuestion, GivenPosition, PositionQuestion)

PLAIN: dict[object, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    types.NoneType: "null",
    JsonValue: "unknown",
}
MODULES = [import_module(f"{protocol.__name__}.{found.name}") for found in iter_modules(protocol.__path__)]
DECLARED: dict[str, Any] = {name: value for module in MODULES for name, value in vars(module).items()}
# Named types that are not models.
ALIASES = {name: value for name, value in DECLARED.items() if get_origin(value) and value is not JsonValue}


def main() -> int:
    text = generate()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/protocol.ts does not match the protocol: run python -m tools.protocol_types", file=sys.stderr)
    return 1


def generate() -> str:
    """Return the whole file: constants, named types and models in the order of the protocol's modules."""
    return "\n".join([HEADING, *declarations()])


def declarations() -> Iterator[str]:
    for name, value in shared_constants().items():
        yield constant(name, value)
    sent = models_in(SENT, set())
    for name, value in DECLARED.items():
        if name.isupper():
            yield constant(name, value)
        elif name in ALIASES:
            yield type_alias(name, value)
        elif is_model(value):
            yield interface(value, is_sent=value in sent)


def shared_constants() -> dict[str, object]:
    """Return constants that the page shares with other packages than the protocol."""
    return {
        "LANGUAGE_CODES": language_names(),
        "DEFAULT_LANGUAGE": DEFAULT_LANGUAGE,
        "SEAT_STYLES": tuple(map(seat_style, SEATS, SEAT_STYLES)),
        "SHIELD": SHIELD,
        "TILE": TILE,
        "SMALL_TILE": SMALL,
        "PIECE_BOXES": {role: piece_box(role) for role in ROLES},
        "TRACK_SIDES": TrackGeometry(*MIN_TRACK).counts,
        "FIRST_GAME_REASON": FIRST_GAME_REASON,
    }


def seat_style(name: str, style: SeatStyle) -> dict[str, object]:
    """Return the name of a seat's colour, the path of its device, and whether its ink is light."""
    return {"name": name, "device": DEVICES[style.device], "hasLightInk": style.ink == LIGHT_INK}


def piece_box(role: str) -> dict[str, float]:
    """Return the extent of a piece's picture around the point where the piece stands, on a tile 240 wide."""
    box = extent_on_board(role).large.expanded(PIECE_MARGIN)
    extent = {"left": box.left, "top": box.top, "width": box.right - box.left, "height": box.bottom - box.top}
    return {name: round(value, 1) for name, value in extent.items()}


def constant(name: str, value: object) -> str:
    is_nested = isinstance(value, tuple | dict)
    declared = f"export const {name} = {value_text(value)}{' as const' if is_nested else ''};\n"
    if len(declared) <= WIDTH or not is_nested:
        return declared
    return f"export const {name} = {value_text(value, is_broken=True)} as const;\n"


def value_text(value: object, *, is_broken: bool = False) -> str:
    """Write a constant in TypeScript, on one line or with each item on a line of its own."""
    start, separator, end = ("\n  ", ",\n  ", ",\n") if is_broken else ("", ", ", "")
    match value:
        case dict():
            space = "" if is_broken else " "
            items = separator.join(f"{key}: {value_text(item)}" for key, item in value.items())
            return f"{{{space}{start}{items}{end}{space}}}"
        case tuple():
            return f"[{start}{separator.join(map(value_text, value))}{end}]"
        case float():
            return f"{value:g}"
        case _:
            return json.dumps(value)


def is_model(value: object) -> TypeGuard[type]:
    """Return True if a value is sent as an object: a Message, or a model that is not a base class of others."""
    return value is Message or (inspect.isclass(value) and issubclass(value, Model) and not value.__subclasses__())


def models_in(hint: object, found: set[type]) -> set[type]:
    """Return `found` with all models that a type contains, directly or in fields."""
    if is_model(hint) and hint not in found:
        found.add(hint)
        models_in(tuple(get_type_hints(hint).values()), found)
    for part in hint if isinstance(hint, tuple) else get_args(hint):
        models_in(part, found)
    return found


def type_alias(name: str, value: object) -> str:
    parts = type_text(value, alias=name)
    declared = f"export type {name} = {parts};\n"
    return (
        declared
        if len(declared) <= WIDTH
        else declared.replace(" = ", " =\n  | ", 1).replace(parts, parts.replace(" | ", "\n  | "))
    )


def interface(model: type, *, is_sent: bool) -> str:
    hints = get_type_hints(model, include_extras=True)
    lines = [field_line(name, hints[name], field, is_sent) for name, field in fields_of(model).items()]
    return "\n".join([*comment(model), f"export interface {model.__name__} {{", *lines, "}\n"])


def fields_of(model: type) -> dict[str, FieldInfo]:
    return model.model_fields if issubclass(model, Model) else {name: FieldInfo() for name in get_type_hints(model)}


def comment(model: type) -> list[str]:
    """Return the docstring of a model as a comment."""
    if "__doc__" not in vars(model) or not model.__doc__:
        return []
    lines = inspect.cleandoc(model.__doc__).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def field_line(name: str, hint: object, field: FieldInfo, is_sent: bool) -> str:
    mark = "?" if is_sent and not field.is_required() else ""
    about = f"  /** {field.description} */\n" if field.description else ""
    return f"{about}  {name}{mark}: {type_text(hint)};"


def type_text(hint: Any, alias: str = "") -> str:
    """Write a type in TypeScript: by its name if it has one, except in the declaration of that name."""
    name = next((name for name, value in ALIASES.items() if value is hint and name != alias), None)
    if name or is_model(hint):
        return name or str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    return BY_ORIGIN[get_origin(hint)](*get_args(hint))


def literal(*values: object) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def union(*parts: object) -> str:
    return " | ".join(dict.fromkeys(type_text(part) for part in parts))


def array(item: object) -> str:
    inner = type_text(item)
    return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"


def pair(*items: object) -> str:
    return array(items[0]) if items[-1] is Ellipsis else f"[{', '.join(type_text(item) for item in items)}]"


BY_ORIGIN: dict[object, Callable[..., str]] = {
    Annotated: lambda hint, *_: type_text(hint),
    Literal: literal,
    Union: union,
    types.UnionType: union,
    list: array,
    tuple: pair,
    dict: lambda key, value: f"Record<{type_text(key)}, {type_text(value)}>",
}


if __name__ == "__main__":
    sys.exit(main())
