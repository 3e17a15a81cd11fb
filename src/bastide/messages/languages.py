"""The available languages, and the current one."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from bastide.errors import SetupError

DEFAULT_LANGUAGE = "en"
SUFFIX = ".ftl"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # of the environment, in order of precedence

_current = ContextVar("language", default=DEFAULT_LANGUAGE)


@cache
def language_names() -> tuple[str, ...]:
    """Return the codes of the languages that have messages."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if has_messages(folder)))


def has_messages(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(SUFFIX) for file in folder.iterdir())


def check_language(language: str) -> None:
    """Raise SetupError if a language has no messages."""
    if language not in language_names():
        raise SetupError("setup/unknown-language", name=language, known=language_names())


def current_language() -> str:
    """Return the default language of all texts: English unless another was set."""
    return _current.get()


def set_language(language: str) -> None:
    """Set the current language of this thread or task. Raises SetupError for an unknown one."""
    check_language(language)
    _current.set(language)


@contextmanager
def using_language(language: str) -> Iterator[None]:
    """Set the language within a block, and restore the previous one afterwards. Raises SetupError."""
    check_language(language)
    before = _current.set(language)
    try:
        yield
    finally:
        _current.reset(before)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language of the environment, such as hu for "hu_HU.UTF-8"; English if it is not supported."""
    wanted = next(filter(None, map(environment.get, VARIABLES)), "")
    code = re.split("[_.@]", wanted)[0].lower()
    return code if code in language_names() else DEFAULT_LANGUAGE
