"""Load the Fluent files of a language and format messages."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from bastide.errors import BastideError
from bastide.message import Message
from bastide.messages.factories import message, refusal_message, shorten
from bastide.messages.languages import SUFFIX, check_language, current_language


@cache
def bundle_of(language: str) -> FluentBundle:
    """Load the messages of a language. Raises SetupError for an unknown one."""
    check_language(language)
    functions: dict[str, Callable[..., Any]] = {"KIND": partial(kind_name, language)}
    bundle = FluentBundle([language], functions, use_isolating=False)
    folder = files(__package__) / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(SUFFIX):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def kind_name(language: str, kind: str, *, form: str | None = None) -> str:
    """Implement KIND($kind) in messages: return the word for a kind of terrain or feature.

    KIND($kind, form: "accusative") is the attribute .accusative of that word's message.
    """
    return format_message(Message(f"kind-{kind}"), language, form)


def text_of(content: Message, *, language: str | None = None) -> str:
    """Return the text of a message in a language, by default the current one.

    Raises LookupError for a missing id or argument, which is a bug.
    """
    return format_message(content, language or current_language())


def format_message(content: Message, language: str, attribute: str | None = None) -> str:
    bundle = bundle_of(language)
    entry = bundle.get_message(content.id)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise LookupError(f"the message {content.id!r} has no text in {language!r}")
    arguments = {
        name: shorten(format_message(value, language)) if isinstance(value, Message) else value
        for name, value in content.arguments.items()
    }
    text, faults = bundle.format_pattern(pattern, arguments)
    if faults:
        raise LookupError(f"the message {content.id!r} in {language!r}: {faults}")
    return str(text)


def say(name: str, /, *, language: str | None = None, **arguments: object) -> str:
    """Return the text of the message with that id and those arguments, by default in the current language."""
    return text_of(message(name, **arguments), language=language)


def sentence_about(error: BastideError, *, language: str | None = None) -> str:
    """Return the sentence for an error."""
    return text_of(refusal_message(error), language=language)
