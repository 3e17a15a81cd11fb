"""Localized text from the Fluent files in this package."""

from bastide.message import Message
from bastide.messages.arguments import drop_unused_arguments
from bastide.messages.bundle import say, sentence_about, text_of
from bastide.messages.factories import message, refusal_message
from bastide.messages.languages import current_language, language_names, language_of, set_language, using_language

__all__ = [
    "Message",
    "current_language",
    "drop_unused_arguments",
    "language_names",
    "language_of",
    "message",
    "refusal_message",
    "say",
    "sentence_about",
    "set_language",
    "text_of",
    "using_language",
]
