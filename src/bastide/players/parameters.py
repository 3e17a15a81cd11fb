"""Parameters of players, declared as data, and their text form such as "candidates=8,plies=4"."""

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bastide.errors import SetupError

Value = bool | int | float | str


@dataclass(frozen=True, slots=True)
class Parameter:
    """A number with bounds, one of several words, or a flag that is off by default; `kind` says which.

    A player with an `is_unfair` flag sees the hidden order of tiles.
    """

    name: str
    default: Value | None
    kind: type[Value]
    least: float = 0
    most: float = math.inf
    words: tuple[str, ...] = ()
    is_unfair: bool = False

    @classmethod
    def whole(cls, name: str, default: int | None, *, least: int, most: int) -> "Parameter":
        return cls(name, default, int, least, most)

    @classmethod
    def number(cls, name: str, default: float | None, *, least: float, most: float) -> "Parameter":
        return cls(name, default, float, least, most)

    @classmethod
    def word(cls, name: str, default: str, *, words: Sequence[str]) -> "Parameter":
        return cls(name, default, str, words=tuple(words))

    @classmethod
    def flag(cls, name: str, *, is_unfair: bool = False) -> "Parameter":
        return cls(name, default=False, kind=bool, is_unfair=is_unfair)

    def read(self, text: str | None, player: str) -> Value:
        """Parse a value; a flag has no text. Raises SetupError."""
        if self.kind is bool:
            if text is not None:
                raise SetupError("setup/flag-with-value", player=player, parameter=self.name, value=text)
            return True
        value = self._parse(text or "")
        if value is None:
            raise self._error(text or "", player)
        return value

    def _parse(self, text: str) -> Value | None:
        if self.kind is str:
            return text if text in self.words else None
        try:
            value = int(text) if self.kind is int else float(text)
        except ValueError:
            return None
        return value if self.least <= value <= self.most else None

    def _error(self, text: str, player: str) -> SetupError:
        given = {"player": player, "parameter": self.name, "value": text}
        if self.kind is str:
            return SetupError("setup/not-a-word-of", **given, known=self.words)
        bounds = {"least": format_value(self.least), "most": format_value(self.most)}
        return SetupError("setup/not-a-whole-number" if self.kind is int else "setup/not-a-number", **given, **bounds)


def format_value(value: Value) -> str:
    """Return the shortest text that parses to the value."""
    return str(int(value)) if isinstance(value, float) and value.is_integer() else str(value)


def read_values(text: str, parameters: Iterable[Parameter], player: str) -> dict[str, Value]:
    """Parse values such as "plies=4,published". Raises SetupError."""
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, Value] = {}
    for part in text.split(","):
        name, equals, value = (each.strip() for each in part.partition("="))
        if name not in known:
            raise SetupError("setup/unknown-parameter", player=player, name=name, known=tuple(known))
        if name in values:
            raise SetupError("setup/parameter-twice", player=player, name=name)
        values[name] = known[name].read(value if equals else None, player)
    return values


def write_values(values: Mapping[str, Value], parameters: Iterable[Parameter]) -> str:
    """Return values as text, sorted by name, without defaults."""
    defaults = {parameter.name: parameter.default for parameter in parameters}
    given = {name: value for name, value in sorted(values.items()) if value != defaults[name]}
    return ",".join(name if value is True else f"{name}={format_value(value)}" for name, value in given.items())
