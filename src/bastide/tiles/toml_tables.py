"""Typed access to the TOML tables of data files.

Errors are DataErrors that name the file and the key, written as a path such as "tiles.D.segments[2].kind".
"""

import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from bastide.errors import DataError


class TomlTable:
    """A TOML table with its file and its path in the file, for error messages."""

    def __init__(self, file: str, path: str, content: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.content = content

    def __contains__(self, key: str) -> bool:
        return key in self.content

    def error(self, reason: str, **details: object) -> DataError:
        return DataError(reason, file=self.file, **details)

    def path_of(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def check_keys(self, *known: str) -> None:
        """Raise DataError for any key that is not `known`."""
        for key in self.content:
            if key not in known:
                raise self.error("data/unknown-key", key=self.path_of(key), known=known)

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self._wrong_type(self.path_of(key), value, "text")
        return value

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self._wrong_type(self.path_of(key), value, "truth")
        return value

    def number(self, key: str) -> int:
        return self._checked_number(self.path_of(key), self._value(key))

    def count(self, key: str) -> int:
        """Return a number that is 0 or more."""
        value = self.number(key)
        if value < 0:
            raise self.error("data/negative", key=self.path_of(key), value=value)
        return value

    def positive_number(self, key: str) -> int:
        """Return a number that is 1 or more."""
        value = self.number(key)
        if value < 1:
            raise self.error("data/below-one", key=self.path_of(key), value=value)
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

    def table(self, key: str) -> "TomlTable":
        return self._checked_table(self.path_of(key), self._value(key))

    def tables(self, key: str) -> tuple["TomlTable", ...]:
        return tuple(self._checked_table(path, value) for path, value in self._items(key))

    def named_tables(self) -> Iterator[tuple[str, "TomlTable"]]:
        """Yield the tables in this one with their names, in the order of the file."""
        return ((name, self.table(name)) for name in self.content)

    def _value(self, key: str) -> object:
        if key not in self.content:
            raise self.error("data/missing-key", key=self.path_of(key))
        return self.content[key]

    def _items(self, key: str) -> Iterator[tuple[str, object]]:
        path, value = self.path_of(key), self._value(key)
        if not isinstance(value, list):
            raise self._wrong_type(path, value, "list")
        return ((f"{path}[{index}]", item) for index, item in enumerate(value))

    def _checked_number(self, path: str, value: object) -> int:
        # bool is a subclass of int, but true is not a number in a data file.
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._wrong_type(path, value, "number")
        return value

    def _checked_table(self, path: str, value: object) -> "TomlTable":
        if not isinstance(value, dict):
            raise self._wrong_type(path, value, "table")
        return TomlTable(self.file, path, value)

    def _wrong_type(self, path: str, value: object, expected: str) -> DataError:
        return self.error("data/wrong-type", key=path, value=repr(value), expected=expected)


def read_table(file: Traversable) -> TomlTable:
    """Read a TOML file. Raises DataError."""
    try:
        return TomlTable(str(file), "", tomllib.loads(file.read_text(encoding="utf-8")))
    except OSError as problem:
        raise DataError("data/unreadable", file=str(file), problem=problem) from problem
    except ValueError as problem:  # invalid TOML or invalid UTF-8
        raise DataError("data/not-toml", file=str(file), problem=str(problem)) from problem
