"""Players from people's own files: a module that defines one class with a name and `choose(game, limit)`."""

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
    """A player's source. It goes as text to other processes and machines, which need not have the file."""

    file: str
    source: str

    @property
    def digest(self) -> str:
        """What tells this source from any other."""
        return hashlib.sha256(self.source.encode()).hexdigest()


class CustomPlayers:
    """What makes players of a class that need not know of seeds and parameters: without a constructor it gets none."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.parameters = getattr(kind, "parameters", ())

    def __call__(self, seed: int | None, **values: object) -> Any:
        return self.kind() if self.kind.__init__ is object.__init__ else self.kind(seed, **values)


def read_code(path: Path) -> Code:
    """What a file holds. Raises SetupError."""
    try:
        return Code(path.name, path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SetupError("code/unreadable", file=path, problem=error) from None
    except UnicodeDecodeError:
        raise SetupError("code/not-text", file=path) from None


@cache
def enter(code: Code) -> str:
    """Run a source, list its player with the others, and return its name. Raises SetupError."""
    kind = only_player(code, run(code))
    if not NAME.fullmatch(kind.name):
        raise SetupError("code/wrong-name", file=code.file, name=kind.name)
    if kind.name in PLAYERS:
        raise SetupError("code/name-taken", file=code.file, name=kind.name)
    PLAYERS[kind.name] = CustomPlayers(kind)
    name: str = kind.name
    return name


def run(code: Code) -> ModuleType:
    """The module that a source makes. Raises SetupError, whatever went wrong in it."""
    module = ModuleType(f"bastide_player_{code.digest[:16]}")
    sys.modules[module.__name__] = module  # dataclasses look for it there
    try:
        exec(compile(code.source, code.file, "exec"), module.__dict__)  # their own file, which they ask us to run
    except Exception as error:
        raise SetupError("code/fails", file=code.file, problem=f"{type(error).__name__}: {error}") from error
    return module


def only_player(code: Code, module: ModuleType) -> Any:
    """The one class in a module that plays. Raises SetupError if there is none, or more."""
    found = [each for each in vars(module).values() if is_player(each) and each.__module__ == module.__name__]
    if len(found) != 1:
        raise SetupError("code/not-one-player", file=code.file, count=len(found))
    return found[0]


def is_player(value: object) -> bool:
    return isinstance(value, type) and isinstance(getattr(value, "name", None), str) and hasattr(value, "choose")
