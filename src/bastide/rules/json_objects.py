"""Reads the objects of a record in JSON, refusing what is missing or of another type."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bastide.errors import RecordError

QUOTED = 60  # how much of a wrong value is quoted


@dataclass(frozen=True, slots=True)
class JsonObject:
    """An object whose other keys are ignored; `turn` is the number of the turn that it stands for, or 0."""

    values: Mapping[str, object]
    turn: int = 0

    @classmethod
    def of(cls, value: object, turn: int = 0) -> "JsonObject":
        if not isinstance(value, Mapping):
            raise RecordError("json/not-an-object", turn=turn, value=quoted(value))
        return cls(value, turn)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def refusal(self, reason: str, **details: object) -> RecordError:
        return RecordError(reason, turn=self.turn, **details)

    def number(self, key: str) -> int:
        return cast(int, self._checked(key, "number", lambda value: type(value) is int))

    def text(self, key: str) -> str:
        return cast(str, self._checked(key, "text", lambda value: isinstance(value, str)))

    def name(self, key: str) -> str:
        """The name of a tile; it may be a number."""
        return str(self._checked(key, "name", is_name))

    def flag(self, key: str) -> bool:
        return cast(bool, self._checked(key, "flag", lambda value: isinstance(value, bool)))

    def items(self, key: str) -> list[object]:
        return cast(list[object], self._checked(key, "list", lambda value: isinstance(value, list | tuple)))

    def texts(self, key: str) -> list[str]:
        """A list of texts, which may be left out."""
        found = self.items(key) if key in self else []
        for value in found:
            if not isinstance(value, str):
                raise self.refusal("json/wrong-type", key=key, value=quoted(value), expected="text")
        return cast(list[str], found)

    def object_or_null(self, key: str) -> "JsonObject | None":
        value = self._checked(key, "object", lambda value: value is None or isinstance(value, Mapping))
        return None if value is None else JsonObject(value, self.turn)

    def _checked(self, key: str, expected: str, is_sound: Callable[[object], bool]) -> Any:
        if key not in self.values:
            raise self.refusal("json/missing-key", key=key)
        value = self.values[key]
        if not is_sound(value):
            raise self.refusal("json/wrong-type", key=key, value=quoted(value), expected=expected)
        return value


def is_name(value: object) -> bool:
    """Whether a value can be the name of a tile: a text or a whole number."""
    return isinstance(value, str) or type(value) is int


def quoted(value: object) -> str:
    """A value as JSON writes it, shortened where it is long."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    text = json.dumps(value, default=repr, ensure_ascii=False)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"
