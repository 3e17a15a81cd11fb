"""Typed, checked reading of the TOML tables in data files.

Every refusal is a DataError that names the file and the key, written as a path such as "tiles.D.segments[2].kind".
"""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bastide.errors import DataError


class Table:
    """A TOML table that knows which keys it may have and where it stands in which file."""

    def __init__(self, file: str, path: str, content: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.content = content

    def __contains__(self, key: str) -> bool:
        return key in self.content

    def refusal(self, reason: str, **details: object) -> DataError:
        return DataError(reason, file=self.file, **details)

    def path_of(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def allow(self, *known: str) -> None:
        """Refuses every key that is not among those."""
        for key in self.content:
            if key not in known:
                raise self.refusal("data/unknown-key", key=self.path_of(key), known=known)

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self._wrong_type(self.path_of(key), value, "text")
        return value

    def truth(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self._wrong_type(self.path_of(key), value, "truth")
        return value

    def number(self, key: str) -> int:
        return self._checked_number(self.path_of(key), self._value(key))

    def points(self, key: str) -> int:
        """A number that must not be negative."""
        value = self.number(key)
        if value < 0:
            raise self.refusal("data/negative", key=self.path_of(key), value=value)
        return value

    def amount(self, key: str) -> int:
        """A number that must be at least one."""
        value = self.number(key)
        if value < 1:
            raise self.refusal("data/below-one", key=self.path_of(key), value=value)
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(self._checked_number(path, value) for path, value in self._items(key))

    def texts(self, key: str) -> tuple[str, ...]:
        values = []
        for path, value in self._items(key):
            if not isinstance(value, str):
                raise self._wrong_type(path, value, "text")
            values.append(value)
        return tuple(values)

    def table(self, key: str) -> "Table":
        return self._checked_table(self.path_of(key), self._value(key))

    def tables(self, key: str) -> tuple["Table", ...]:
        return tuple(self._checked_table(path, value) for path, value in self._items(key))

    def named_tables(self) -> Iterator[tuple[str, "Table"]]:
        """The tables in this one, by their names and in the order of the file."""
        return ((name, self.table(name)) for name in self.content)

    def _value(self, key: str) -> object:
        if key not in self.content:
            raise self.refusal("data/missing-key", key=self.path_of(key))
        return self.content[key]

    def _items(self, key: str) -> Iterator[tuple[str, object]]:
        path, value = self.path_of(key), self._value(key)
        if not isinstance(value, list):
            raise self._wrong_type(path, value, "list")
        return ((f"{path}[{index}]", item) for index, item in enumerate(value))

    def _checked_number(self, path: str, value: object) -> int:
        # Python counts true and false among the integers, a reader of the file does not.
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(path, value, "number")
        return value

    def _checked_table(self, path: str, value: object) -> "Table":
        if not isinstance(value, dict):
            raise self._wrong_type(path, value, "table")
        return Table(self.file, path, value)

    def _wrong_type(self, path: str, value: object, expected: str) -> DataError:
        return self.refusal("data/wrong-type", key=path, value=repr(value), expected=expected)


def read_table(file: Traversable) -> Table:
    """The whole content of a TOML file."""
    try:
        return Table(str(file), "", tomllib.loads(file.read_text(encoding="utf-8")))
    except OSError as problem:
        raise DataError("data/unreadable", file=str(file), problem=problem) from problem
    except ValueError as problem:  # not TOML, or not even UTF-8
        raise DataError("data/not-toml", file=str(file), problem=str(problem)) from problem
