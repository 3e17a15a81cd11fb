"""Which languages there are, and in which of them people are spoken to now."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from importlib.resources.abc import Traversable

DEFAULT_LANGUAGE = "en"
SUFFIX = ".ftl"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, the one that overrides the others first

_current = ContextVar("language", default=DEFAULT_LANGUAGE)


def language_names() -> tuple[str, ...]:
    """The languages that have messages, by their codes."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if has_messages(folder)))


def has_messages(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(SUFFIX) for file in folder.iterdir())


def current_language() -> str:
    """The language of everything that is said without naming one: English, unless another was chosen."""
    return _current.get()


def speak(language: str) -> None:
    """Say everything in this language from now on."""
    _current.set(language)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in this language, and afterwards in the one that was spoken before."""
    before = _current.set(language)
    try:
        yield
    finally:
        _current.reset(before)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that somebody set up their machine for, such as hu for "hu_HU.UTF-8"; English if it is not known."""
    wanted = next(filter(None, map(environment.get, VARIABLES)), "")
    code = re.split("[_.@]", wanted)[0].lower()
    return code if code in language_names() else DEFAULT_LANGUAGE
