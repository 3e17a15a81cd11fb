"""Loads the Fluent files of a language and formats single messages."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bastide.errors import BastideError

DEFAULT_LANGUAGE = "en"
SUFFIX = ".ftl"
LONGEST = 1000  # characters of an argument
TOO_LARGE = 10**20  # a number of more digits than Fluent, and some time Python, cares to write


def language_names() -> tuple[str, ...]:
    """The languages that have messages, by their codes."""
    return tuple(sorted(folder.name for folder in files(__package__).iterdir() if has_messages(folder)))


def has_messages(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(SUFFIX) for file in folder.iterdir())


@cache
def bundle_of(language: str) -> FluentBundle:
    functions: dict[str, Callable[[Any], Any]] = {"KIND": partial(kind_name, language)}
    bundle = FluentBundle([language], functions, use_isolating=False)
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(SUFFIX):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def kind_name(language: str, kind: str) -> str:
    """What KIND($kind) is in a message: what a kind of terrain or of features is called in a language."""
    return say(f"kind-{kind}", language=language)


def say(message: str, *, language: str = DEFAULT_LANGUAGE, **arguments: object) -> str:
    """The message of that id, in a language; a missing id or argument is a fault of ours and raises."""
    bundle = bundle_of(language)
    entry = bundle.get_message(message)
    if entry.value is None:
        raise LookupError(f"the message {message!r} has no text in {language!r}")
    text, faults = bundle.format_pattern(entry.value, {name: plain(value) for name, value in arguments.items()})
    if faults:
        raise LookupError(f"the message {message!r} in {language!r}: {faults}")
    return str(text)


def plain(value: object) -> str | int | float:
    """What Fluent takes: numbers stay numbers, lists are joined by commas, all else is its text."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= TOO_LARGE:
        return shortened(hex(value))
    if isinstance(value, int | float):
        return value
    if isinstance(value, tuple | list) and not hasattr(value, "_fields"):  # a named tuple, such as a move, has its text
        return shortened(", ".join(str(item) for item in value))
    return shortened(str(value))


def shortened(text: str) -> str:
    """A text that may be anything, but without its middle if it is so long that Fluent refuses it."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


def sentence_about(error: BastideError, *, language: str = DEFAULT_LANGUAGE) -> str:
    """The sentence for a refusal: reason "move/no-fit" is told by the message "error-move-no-fit"."""
    return say("error-" + error.reason.replace("/", "-"), language=language, **error.details)
