"""Writes the page's types from the models of the protocol; with --check it only says whether they are up to date."""

import inspect
import json
import sys
import types
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Annotated, Any, Literal, TypeGuard, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, JsonValue
from pydantic.fields import FieldInfo

from bastide.server import protocol
from bastide.server.protocol.base import Model
from bastide.server.protocol.conversation import FromPage, Hello
from bastide.server.protocol.positions import GivenPosition, PositionQuestion
from bastide.server.protocol.replay import ImportedRecord, ReplayQuestion
from bastide.server.protocol.setup import NewGame, RematchWish

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol.ts"
HEADING = (
    "// Generated from src/bastide/server/protocol by tools/protocol_types.py: change those files, not this one.\n"
)
WIDTH = 120

# What the page sends: there a field that has a default may be left out. What comes from the server is always whole.
SENT = (NewGame, FromPage, Hello, RematchWish, ImportedRecord, ReplayQuestion, GivenPosition, PositionQuestion)

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
# Types that the protocol gives a name without making models of them.
ALIASES = {name: value for name, value in DECLARED.items() if get_origin(value) and value is not JsonValue}


def main() -> int:
    text = generated()
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    print("web/src/protocol.ts is not in step with the protocol: run python -m tools.protocol_types", file=sys.stderr)
    return 1


def generated() -> str:
    """The whole file: numbers, named types and models in the order in which the protocol's files have them."""
    return "\n".join([HEADING, *declarations()])


def declarations() -> Iterator[str]:
    sent = models_in(SENT, set())
    for name, value in DECLARED.items():
        if name.isupper():
            yield constant(name, value)
        elif name in ALIASES:
            yield type_alias(name, value)
        elif is_model(value):
            yield interface(value, is_sent=value in sent)


def constant(name: str, value: object) -> str:
    """A number, or some words of which none is ever added."""
    return f"export const {name} = {json.dumps(value)}{' as const' if isinstance(value, tuple) else ''};\n"


def is_model(value: object) -> TypeGuard[type[BaseModel]]:
    """Whether a value is a model that travels: what others are derived from does not."""
    return inspect.isclass(value) and issubclass(value, Model) and not value.__subclasses__()


def models_in(hint: object, found: set[type[BaseModel]]) -> set[type[BaseModel]]:
    """All models that a type is made of, those in their fields too, together with those found before."""
    if is_model(hint) and hint not in found:
        found.add(hint)
        models_in(tuple(get_type_hints(hint).values()), found)
    for part in hint if isinstance(hint, tuple) else get_args(hint):
        models_in(part, found)
    return found


def type_alias(name: str, value: object) -> str:
    parts = written(value, alias=name)
    declared = f"export type {name} = {parts};\n"
    return (
        declared
        if len(declared) <= WIDTH
        else declared.replace(" = ", " =\n  | ", 1).replace(parts, parts.replace(" | ", "\n  | "))
    )


def interface(model: type[BaseModel], *, is_sent: bool) -> str:
    hints = get_type_hints(model, include_extras=True)
    lines = [field_line(name, hints[name], field, is_sent) for name, field in model.model_fields.items()]
    return "\n".join([*comment(model), f"export interface {model.__name__} {{", *lines, "}\n"])


def comment(model: type[BaseModel]) -> list[str]:
    """The docstring of a model as a comment."""
    if "__doc__" not in vars(model) or not model.__doc__:
        return []
    lines = inspect.cleandoc(model.__doc__).splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def field_line(name: str, hint: object, field: FieldInfo, is_sent: bool) -> str:
    mark = "?" if is_sent and not field.is_required() else ""
    about = f"  /** {field.description} */\n" if field.description else ""
    return f"{about}  {name}{mark}: {written(hint)};"


def written(hint: Any, alias: str = "") -> str:
    """A type as TypeScript writes it: by its name where it has one, except in the declaration of that name."""
    name = next((name for name, value in ALIASES.items() if value is hint and name != alias), None)
    if name or is_model(hint):
        return name or str(hint.__name__)
    if hint in PLAIN:
        return PLAIN[hint]
    return BY_ORIGIN[get_origin(hint)](*get_args(hint))


def literal(*values: object) -> str:
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def union(*parts: object) -> str:
    return " | ".join(dict.fromkeys(written(part) for part in parts))


def array(item: object) -> str:
    inner = written(item)
    return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"


def pair(*items: object) -> str:
    return array(items[0]) if items[-1] is Ellipsis else f"[{', '.join(written(item) for item in items)}]"


BY_ORIGIN: dict[object, Callable[..., str]] = {
    Annotated: lambda hint, *_: written(hint),
    Literal: literal,
    Union: union,
    types.UnionType: union,
    list: array,
    tuple: pair,
    dict: lambda key, value: f"Record<{written(key)}, {written(value)}>",
}


if __name__ == "__main__":
    sys.exit(main())
