"""Custom players: modules that define one class with a `name` and a method `choose(game, limit)`."""

import hashlib
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bastide.errors import SetupError
from bastide.players.registry import PLAYERS

NAME = re.compile(r"[a-z][a-z0-9_-]*")


@dataclass(frozen=True, slots=True)
class Code:
    """The source of a custom player. It travels as text, so other processes and machines need no file."""

    file: str
    source: str

    @property
    def digest(self) -> str:
        """Hash that identifies the source."""
        return hashlib.sha256(self.source.encode()).hexdigest()


class CustomPlayerFactory:
    """Factory for the players of a custom class. A class without a constructor gets neither seed nor parameters."""

    def __init__(self, player_class: Any) -> None:
        self.player_class = player_class
        self.parameters = getattr(player_class, "parameters", ())

    def __call__(self, seed: int | None, **values: object) -> Any:
        if self.player_class.__init__ is object.__init__:
            return self.player_class()
        return self.player_class(seed, **values)


def read_code(path: Path) -> Code:
    """Read the source of a player. Raises SetupError."""
    try:
        return Code(path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError("code/unreadable", file=path, problem=error) from None
    except UnicodeDecodeError:
        raise SetupError("code/not-text", file=path) from None


@cache
def register_player(code: Code) -> str:
    """Execute a source, add its player to the registry, and return its name. Raises SetupError."""
    player_class = find_player_class(code, load_module(code))
    name: str = player_class.name
    if not NAME.fullmatch(name):
        raise SetupError("code/wrong-name", file=code.file, name=name)
    if name in PLAYERS:
        raise SetupError("code/name-taken", file=code.file, name=name)
    PLAYERS[name] = CustomPlayerFactory(player_class)
    return name


def load_module(code: Code) -> ModuleType:
    """Execute a source as a module. Raises SetupError for any exception in it."""
    module = ModuleType(f"bastide_player_{code.digest[:16]}")
    sys.modules[module.__name__] = module  # dataclasses look it up there
    try:
        exec(compile(code.source, code.file, "exec"), module.__dict__)  # the user asks us to run this file
    except Exception as error:
        raise SetupError("code/fails", file=code.file, problem=f"{type(error).__name__}: {error}") from error
    return module


def find_player_class(code: Code, module: ModuleType) -> Any:
    """Return the only player class of a module. Raises SetupError if there is none, or more than one."""
    found = [each for each in vars(module).values() if is_player_class(each) and each.__module__ == module.__name__]
    if len(found) != 1:
        raise SetupError("code/not-one-player", file=code.file, count=len(found))
    return found[0]


def is_player_class(value: object) -> bool:
    return isinstance(value, type) and isinstance(getattr(value, "name", None), str) and hasattr(value, "choose")
