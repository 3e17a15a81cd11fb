"""Loads the Fluent files of a language and puts messages into its words."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bastide.errors import BastideError
from bastide.messages.languages import SUFFIX, current_language
from bastide.messages.tree import Message, message, refusal_message, shortened


@cache
def bundle_of(language: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {"KIND": partial(kind_name, language)}
    bundle = FluentBundle([language], functions, use_isolating=False)
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(SUFFIX):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def kind_name(language: str, kind: str, *, form: str | None = None) -> str:
    """What KIND($kind) is in a message: what a kind of terrain or of features is called in a language.

    KIND($kind, form: "accusative") is the form of the word that the attribute of that name has.
    """
    return formatted(Message(f"kind-{kind}"), language, form)


def text_of(told: Message, *, language: str | None = None) -> str:
    """A message in a language, by default in the current one; a missing id or argument is our fault and raises."""
    return formatted(told, language or current_language())


def formatted(told: Message, language: str, attribute: str | None = None) -> str:
    bundle = bundle_of(language)
    entry = bundle.get_message(told.id)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise LookupError(f"the message {told.id!r} has no text in {language!r}")
    arguments = {
        name: shortened(formatted(value, language)) if isinstance(value, Message) else value
        for name, value in told.arguments.items()
    }
    text, faults = bundle.format_pattern(pattern, arguments)
    if faults:
        raise LookupError(f"the message {told.id!r} in {language!r}: {faults}")
    return str(text)


def say(name: str, /, *, language: str | None = None, **arguments: object) -> str:
    """The message of that id with those arguments, in a language, by default in the current one."""
    return text_of(message(name, **arguments), language=language)


def sentence_about(error: BastideError, *, language: str | None = None) -> str:
    """The sentence for a refusal."""
    return text_of(refusal_message(error), language=language)
