"""Parse JSON, and read typed values from its objects. Errors are RecordErrors that name the turn or the line."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bastide.errors import RecordError

QUOTED = 60  # characters of a wrong value to quote in the error


@dataclass(frozen=True, slots=True)
class JsonObject:
    """A JSON object; unknown keys are ignored. `turn` is the number of the turn that it describes, or 0."""

    values: Mapping[str, object]
    turn: int = 0

    @classmethod
    def of(cls, value: object, turn: int = 0) -> "JsonObject":
        if not isinstance(value, Mapping):
            raise RecordError("json/not-an-object", turn=turn, value=json_excerpt(value))
        return cls(value, turn)

    def __contains__(self, key: str) -> bool:
        return key in self.values

    def error(self, reason: str, **details: object) -> RecordError:
        return RecordError(reason, turn=self.turn, **details)

    def number(self, key: str) -> int:
        return cast(int, self._read(key, "number", lambda value: type(value) is int))

    def text(self, key: str) -> str:
        return cast(str, self._read(key, "text", lambda value: isinstance(value, str)))

    def name(self, key: str) -> str:
        """Return the name of a tile, which may be a number in JSON."""
        return str(self._read(key, "name", is_name))

    def flag(self, key: str) -> bool:
        return cast(bool, self._read(key, "flag", lambda value: isinstance(value, bool)))

    def items(self, key: str) -> list[object]:
        return cast(list[object], self._read(key, "list", lambda value: isinstance(value, list | tuple)))

    def texts(self, key: str) -> list[str]:
        """Return an optional list of texts."""
        found = self.items(key) if key in self else []
        for value in found:
            if not isinstance(value, str):
                raise self.error("json/wrong-type", key=key, value=json_excerpt(value), expected="text")
        return cast(list[str], found)

    def object_or_null(self, key: str) -> "JsonObject | None":
        value = self._read(key, "object", lambda found: found is None or isinstance(found, Mapping))
        return None if value is None else JsonObject(value, self.turn)

    def _read(self, key: str, expected: str, is_valid: Callable[[object], bool]) -> Any:
        if key not in self.values:
            raise self.error("json/missing-key", key=key)
        value = self.values[key]
        if not is_valid(value):
            raise self.error("json/wrong-type", key=key, value=json_excerpt(value), expected=expected)
        return value


def parse_json(text: str | bytes) -> object:
    """Parse JSON, as text or encoded in UTF-8. Raises RecordError."""
    try:
        data: object = json.loads(text if isinstance(text, str) else text.decode("utf-8-sig"))
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        raise RecordError("json/not-json", line=error.lineno, column=error.colno) from None
    except UnicodeDecodeError:
        raise RecordError("json/not-unicode") from None
    except UnicodeEncodeError:  # a lone surrogate: valid in JSON, but not printable
        raise RecordError("json/half-character") from None
    except ValueError:  # the only other cause: Python limits integers to 4300 digits
        raise RecordError("json/long-number") from None
    except RecursionError:
        raise RecordError("json/too-deep") from None
    return data


def is_json(text: str) -> bool:
    """Return True if a text begins like a JSON object or array."""
    return text.lstrip().startswith(("{", "["))


def is_name(value: object) -> bool:
    """Return True if a value can be the name of a tile: a text or a whole number."""
    return isinstance(value, str) or type(value) is int


def json_excerpt(value: object) -> str:
    """Return a value as JSON, shortened for an error message."""
    if isinstance(value, Mapping):
        return "{…}"
    if isinstance(value, list | tuple):
        return "[…]"
    text = json.dumps(value, default=repr, ensure_ascii=False)
    return text if len(text) <= QUOTED else f"{text[: QUOTED - 1]}…"
